"""What cannot be read, is too large, too fast, too late or not one's own is refused by name and disturbs nobody."""

import asyncio
import json
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from house import PATIENCE, House, hands, open_house
from ultimo.server.line import text_frame
from ultimo.server.settings import SERVED_FRAME, Limits
from ultimo.server.sockets import CROWDED, FLOOD, SLOW
from ultimo.server.wire import MAX_FRAME, Pong

pytestmark = pytest.mark.anyio

GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type":"dance"}',
    '{"type":"table"}',
    '{"type":"answer"}',
    '{"type":"answer","question":"1","move":"flip"}',
    '{"type":"answer","question":1.5,"move":"flip"}',
    '{"type":"answer","question":1,"move":7}',
    '{"type":"answer","question":1,"move":"flip","tag":null}',
    '{"type":"answer","question":1,"move":"flip","more":1}',
    '{"type":"answer","question":1e400,"move":"flip"}',
    '{"type":"answer","question":1,"move":"flip","tag":123456789012345678901234567890}',
    '{"type":"answer","question":99999999999999999999,"move":"flip"}',
    '{"type":"hello","token":[],"seq":0}',
    '{"type":"hello","seq":9007199254740993}',
    '{"type":"setup","set":' + "[" * 2000 + "]" * 2000 + "}",
    '{"type":"setup","set":{"mouse":' + "[" * 2000 + "]" * 2000 + "}}",
    '{"type":"setup","pace":"fast"}',
    '{"type":"sit","name":"\\ud800"',
    "\u0000",
    '{"type":"ping"}{"type":"ping"}',
]


@pytest.mark.parametrize("frame", GARBAGE, ids=range(len(GARBAGE)))
async def test_what_is_no_message_is_refused_and_the_socket_lives_on(house: House, frame: str) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ann.send(frame)
    (refused,) = await ann.catch_up()
    assert refused == {"type": "refused", "tag": 0, "why": "unreadable", "rule": "server.unreadable", "facts": {}}
    await ann.answer()
    assert ann.picture["chosen"]
    assert len(await ben.catch_up()) == 2


async def test_bytes_are_refused_even_when_they_would_be_a_message(house: House) -> None:
    (ann,) = await house.party("Ann", seats=2)
    await ann.send(b'{"type":"start"}')
    assert [frame["rule"] for frame in await ann.catch_up()] == ["server.unreadable"]
    assert ann.phase == "before"


async def test_names_with_half_a_sign_are_refused_without_harm(house: House) -> None:
    (ann,) = await house.party("Ann", seats=2)
    page = house.page(ann.code)
    await page.open()
    await page.send('{"type":"sit","name":"\\ud800\\udc00 \\udfff"}')
    assert [frame["type"] for frame in await page.catch_up()] == ["refused"]
    await page.sit("Ben")
    assert page.you == 1


async def test_a_frame_of_the_largest_size_is_read_and_one_byte_more_is_refused_as_too_large(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    frame = '{"type":"ping"}'
    await ann.send(frame + " " * (MAX_FRAME - len(frame)))
    assert (await ann.hear())["type"] == "pong"
    await ann.send(frame + " " * (MAX_FRAME + 1 - len(frame)))
    assert await ann.hear() == {
        "type": "refused",
        "tag": 0,
        "why": "unreadable",
        "rule": "server.too-large",
        "facts": {"most": MAX_FRAME},
    }
    await ann.start()
    await ben.catch_up()
    assert ben.phase == "running"


async def test_a_frame_far_too_large_closes_its_own_socket_only(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    await ann.start()
    await ben.send("x" * (SERVED_FRAME + 1))
    assert await ben.closed() == 1009
    await ann.answer()
    assert ann.picture["chosen"]
    assert (await ben.open())["you"] == 1


async def test_a_page_that_sends_too_much_is_told_so_and_then_closed(tmp_path: Path) -> None:
    limits = Limits(frames_a_second=0.0, frames_at_once=5, frames_over=3)
    async with open_house(tmp_path, limits=limits) as house:
        page = await house.make(name="Ann")
        await page.open()
        for _ in range(4):
            await page.say("ping")
            await page.hear("pong")
        for _ in range(3):
            await page.say("ping")
            assert (await page.hear("refused"))["rule"] == "server.too-fast"
        await page.say("ping")
        assert await page.closed() == FLOOD


async def test_the_limit_lets_as_much_through_each_second_as_it_says(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=Limits(frames_a_second=2.0, frames_at_once=3)) as house:
        page = await house.make(name="Ann")
        await page.open()
        for _ in range(2):
            await page.say("ping")
            await page.hear("pong")
        await page.say("ping")
        await page.hear("refused")
        house.clock.move_to(house.clock.now() + 0.5)
        await page.say("ping")
        await page.hear("pong")
        await page.say("ping")
        await page.hear("refused")


async def test_nothing_is_taken_before_hello_but_a_ping(house: House) -> None:
    ann = await house.make(name="Ann")
    await ann.connect()
    await ann.say("ping")
    assert await ann.hear() == {"type": "pong", "seq": 0}
    await ann.say("start")
    assert (await ann.hear("refused"))["facts"] == {"expected": "hello"}
    await ann.say("hello", token=ann.token)
    assert (await ann.hear("table"))["phase"] == "before"


async def test_a_watcher_answers_nothing(house: House) -> None:
    (ann,) = await house.party("Ann", seats=2)
    watcher = house.page(ann.code)
    await watcher.open()
    await ann.start()
    refused = await watcher.refusal("answer", question=1, move="play 1", tag=3)
    assert (refused["rule"], refused["tag"]) == ("server.not-seated", 3)
    for kind in ("stand", "back", "move-seat"):
        assert (await watcher.refusal(kind))["rule"] == "server.not-seated"


@pytest.mark.parametrize(
    ("move", "why", "rule"),
    [
        ("play 1", "illegal", "pan.choose"),
        ("flip", "illegal", "pan.choose"),
        ("fold", "unreadable", "table.unreadable"),
        ("x" * 3000, "unreadable", "table.unreadable"),
        ("", "unreadable", "table.unreadable"),
    ],
)
async def test_a_move_that_cannot_be_made_is_refused_with_its_tag_and_rule(
    tmp_path: Path, move: str, why: str, rule: str
) -> None:
    async with open_house(tmp_path, outcomes=hands("6543", "1222")) as house:
        ann, ben = await house.party("Ann", "Ben")
        await ann.start()
        await ben.catch_up()
        refused = await ann.refusal("answer", question=1, move=move, tag=12)
        assert (refused["why"], refused["rule"], refused["tag"]) == (why, rule, 12)
        assert await ben.catch_up() == []
        assert ann.zone("hand.0") == ["3", "4", "5", "6"]


@pytest.mark.parametrize("question", [0, -1, 2, 10**9])
async def test_an_answer_to_another_question_is_late(house: House, question: int) -> None:
    (ann,) = await house.party("Ann", seats=2)
    await ann.start()
    refused = await ann.refusal("answer", question=question, move=ann.moves()[0])
    assert (refused["why"], refused["facts"]) == ("late", {"question": question, "now": 1})


async def test_an_answer_before_the_start_and_after_the_end_is_refused_by_name(house: House) -> None:
    (ann,) = await house.party("Ann", seats=2)
    assert (await ann.refusal("answer", question=1, move="play 1"))["rule"] == "table.not-asked"
    await ann.start()
    while ann.phase == "running":
        if ann.is_asked():
            await ann.answer()
        await house.pass_time(house.times.bot_most)
        await ann.catch_up()
    assert (await ann.refusal("answer", question=ann.question, move="flip"))["rule"] == "table.over"


@pytest.mark.parametrize("value", ["[" * 200 + "]" * 200, "9" * 3000, '{"a":[null]}', "-1.5", '"\\u0000"'])
async def test_an_option_of_any_strange_value_is_refused_by_name(house: House, value: str) -> None:
    (ann,) = await house.party("Ann", seats=2)
    for name in ("mouse", "forced"):
        await ann.send('{"type":"setup","set":{"' + name + '":' + value + "}}")
        (refused,) = await ann.catch_up()
        assert (refused["rule"], refused["facts"]["field"]) == ("server.option", name)
        assert len(refused["facts"]["found"]) <= 40


# Other sites, other readers


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://127.0.0.1:1", "null", "https://127.0.0.1.evil.example"]
)
async def test_a_page_of_another_site_gets_no_socket_and_makes_no_table(house: House, origin: str) -> None:
    page = await house.make(name="Ann")
    with pytest.raises(InvalidStatus) as refused:
        await page.connect(Origin=origin)
    assert refused.value.response.status_code == 403
    answer = await house.post(headers={"Origin": origin}, name="Ann")
    assert (answer.status_code, answer.json()["rule"]) == (403, "server.origin")


async def test_the_servers_own_page_is_let_in(house: House) -> None:
    page = await house.make(name="Ann")
    origin = f"http://127.0.0.1:{house.port}"
    assert (await page.open(Origin=origin))["you"] == 0
    assert (await house.post(headers={"Origin": origin}, name="Ann")).status_code == 201


def frame(text: str) -> bytes:
    """A text frame as a page sends it, its mask all zeros."""
    data = text.encode()
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


async def deaf_page(house: House, code: str, token: str) -> socket.socket:
    """The socket of a page that has said hello, and has little room for what it does not read."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", house.port))
    deaf.send(
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in await asyncio.get_running_loop().sock_recv(deaf, 65536)
    deaf.send(frame(json.dumps({"type": "hello", "token": token})))
    return deaf


async def test_a_reader_that_does_not_keep_up_is_closed_and_gets_everything_when_it_comes_back(tmp_path: Path) -> None:
    limits = Limits(frames_at_once=1e6, queue=8)
    async with open_house(tmp_path, limits=limits, send_buffer=4096) as house:
        ann, ben = await house.party("Ann", "Ben", seats=3)
        deaf = await deaf_page(house, ann.code, ben.token)
        table = house.table(ann.code)
        while len(table.pages) < 3:
            await asyncio.sleep(0)
        slow = table.pages[-1]
        turns = 0
        while slow.code is None:  # the slow page never reads; names go to and fro until its buffers are full
            turns += 1
            await ann.sit(f"Ann {turns}")
            await ben.catch_up()
        assert slow.code == SLOW
        assert ben.person(0)["name"] == f"Ann {turns}"
        while slow in table.pages:
            await asyncio.sleep(0)
        unread = b""
        while not unread.endswith(b"\x88\x02" + SLOW.to_bytes(2)):  # behind all that it left lying it finds why
            async with asyncio.timeout(PATIENCE):
                more = await asyncio.get_running_loop().sock_recv(deaf, 65536)
            assert more, "the line is closed without a word"
            unread += more
        deaf.close()
        again = house.page(ann.code, ben.token)
        picture = await again.open()
        assert (picture["you"], picture["people"][0]["name"]) == (1, f"Ann {turns}")


PING = b'\x81\x8f\0\0\0\0{"type":"ping"}'
UNMASKED = b"\x81\x05hello"  # a page's frames must be masked, and this one is not
NO_TEXT = b"\x81\x82\0\0\0\0\xc3\x28"
NO_TEXT_IN_TWO = b"\x01\x81\0\0\0\0\xc3\x80\x81\0\0\0\0\x28"


@pytest.mark.parametrize("data", [UNMASKED, PING + UNMASKED, UNMASKED + PING], ids=["alone", "behind", "before"])
async def test_bytes_that_make_no_sense_end_their_line_and_disturb_nobody(
    house: House, caplog: pytest.LogCaptureFixture, data: bytes
) -> None:
    """The worst moment for them: something waits to be sent to the same page."""
    ann, ben = await house.party("Ann", "Ben")
    (page,) = [page for page in house.table(ann.code).pages if page.plain == ben.token]
    (line,) = [line for line in house.lines() if line.transport.get_extra_info("peername") == ben.address]
    page.send(Pong(page.seq))
    line.data_received(data)
    assert await ben.closed() == 1002
    while not ann.person(1)["away"]:
        await ann.hear("news")
    assert (await ben.open())["you"] == 1
    assert caplog.records == []


@pytest.mark.parametrize(
    "data",
    [NO_TEXT, NO_TEXT_IN_TWO, PING + NO_TEXT, NO_TEXT + PING],
    ids=["alone", "in two fragments", "behind", "before"],
)
async def test_text_that_is_not_utf_8_ends_its_line_and_fills_no_log(
    house: House, caplog: pytest.LogCaptureFixture, data: bytes
) -> None:
    ann, ben = await house.party("Ann", "Ben")
    (line,) = [line for line in house.lines() if line.transport.get_extra_info("peername") == ben.address]
    line.data_received(data)
    assert await ben.closed() == 1007
    while not ann.person(1)["away"]:
        await ann.hear("news")
    assert (await ben.open())["you"] == 1
    assert caplog.records == []


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_text_of_any_size_leaves_as_the_library_of_the_line_would_write_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_two_pages_of_one_seat_show_the_same_and_both_may_answer(house: House) -> None:
    ann, ben = await house.party("Ann", "Ben")
    second = house.page(ann.code, ann.token)
    await second.open()
    await ann.start()
    await ann.answer(pick=0)
    await second.catch_up()
    assert (second.you, second.picture["chosen"]) == (0, ann.picture["chosen"])
    await second.answer(pick=-1)
    await ann.catch_up()
    assert second.picture["chosen"] == ann.picture["chosen"] == ann.moves()[-1]
    await second.close()
    await ben.catch_up()
    assert not ben.person(0)["away"], "one page is still open"
    await ann.close()
    await ben.catch_up()
    assert ben.person(0)["away"]


async def test_a_table_takes_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=Limits(frames_at_once=1e6, sockets_a_table=2)) as house:
        ann, _ = await house.party("Ann", "Ben")
        third = house.page(ann.code)
        await third.connect()
        await third.say("hello")
        assert await third.closed() == CROWDED
        await ann.start()
        assert ann.phase == "running"


async def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    limits = Limits(frames_at_once=1e6, hello=0.0)
    async with open_house(tmp_path, limits=limits) as house:
        page = await house.make(name="Ann")
        await page.connect()
        assert await page.closed() in (1000, 1005, 1006)


@pytest.mark.parametrize("code", ["ZZZZZZ", "x", "'; DROP TABLE tables; --", "%00"])
async def test_a_link_to_no_table_says_that_it_is_gone(house: House, code: str) -> None:
    page = house.page(code.replace(" ", "%20"))
    await page.connect()
    await page.say("hello")
    assert (await page.hear("closed"))["why"] == "gone"
    assert await page.closed() == 4000
