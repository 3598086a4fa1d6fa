"""Plain http: tables made and found, records, QR codes, and the page itself."""

import gzip
import hashlib
import json
import re
from base64 import b64encode
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from house import House, open_house, play_on
from ultimo.games import SHELF
from ultimo.games.pan import PAN
from ultimo.server.addresses import is_loopback, lan_addresses, qr_terminal
from ultimo.server.settings import Limits
from ultimo.table.record import Record, Replay

pytestmark = pytest.mark.anyio


# Tables


async def test_a_table_is_made_and_found_by_its_code_however_it_is_typed(house: House) -> None:
    made = (await house.post(name="Ann")).json()
    assert re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{6}", made["code"])
    assert len(made["token"]) == 22
    typed = made["code"].lower().replace("0", "o").replace("1", "l")
    assert (await house.get(f"/api/tables/{typed}")).json() == {
        "code": made["code"],
        "game": "pan",
        "phase": "before",
    }


async def test_a_table_has_the_usual_seats_where_nobody_says_how_many(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SHELF, "pan", replace(PAN, seats=(2, 3)))
    assert (await house.post(now=True)).status_code == 201
    assert [len(table.saved.bots) for table in house.hub.tables.values()] == [2]


async def test_a_table_offers_the_seats_that_its_options_allow(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "pan", replace(PAN, room=lambda _, seats, options: (4 * seats, 12)))
    (ann,) = await house.party("Ann", seats=2)
    assert [ann.picture["info"][name] for name in ("least", "most")] == [2, 3]
    refused = await ann.refusal("setup", seats=4)
    assert (refused["rule"], refused["facts"]["allowed"]) == ("server.option", "2 to 3")


# Games


async def test_the_shelf_is_told_with_its_words_in_every_language(house: House) -> None:
    pan, *_ = (await house.get("/api/games")).json()
    assert (pan["id"], pan["least"], pan["most"]) == ("pan", 2, 6)
    assert list(pan["words"]) == ["en", "fr", "es"]
    assert pan["words"]["fr"]["cards"] == {
        "1": "souris", "2": "raton laveur", "3": "renard", "4": "loup", "5": "gorille", "6": "éléphant",
        "back": "carte cachée",
    }  # fmt: skip
    assert all(len(words["short"]) < len(words["line"]) for words in pan["words"].values())


async def test_what_a_page_needs_of_a_game_that_it_was_built_without_is_there_to_read(house: House) -> None:
    for file, path in (("es", "texts/es.ftl"), ("rules.md", "rules.md")):
        answer = await house.get(f"/api/games/pan/{file}")
        assert answer.text == (PAN.folder / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", ["poker/en", "pan/de", "pan/state.py", "pan/..%2fgame.py", "pan/%2e%2e"])
async def test_no_other_file_of_a_game_is_there_to_read(house: House, path: str) -> None:
    assert (await house.get(f"/api/games/{path}")).status_code == 404


async def test_a_code_of_no_table_is_404_with_its_rule(house: House) -> None:
    for path in ("/api/tables/NOTHIN", "/api/tables/NOTHIN/record"):
        answer = await house.get(path)
        assert (answer.status_code, answer.json()["rule"]) == (404, "server.no-table")


@pytest.mark.parametrize(
    ("wish", "rule", "facts"),
    [
        ({"game": "poker"}, "server.option", {"field": "game", "found": "poker", "allowed": ", ".join(SHELF)}),
        ({"seats": 9}, "server.option", {"field": "seats", "found": "9", "allowed": "2 to 6"}),
        ({"seats": 10**30}, "server.option", {"field": "seats", "found": str(10**30)}),
        ({"preset": "x" * 99}, "server.option", {"field": "preset", "found": "x" * 37 + "..."}),
        ({"bot": "hal"}, "server.option", {"field": "bot", "found": "hal", "allowed": "random, greedy"}),
        ({"name": "x" * 25}, "server.name", {"longest": 24, "length": 25}),
        ({"name": 7}, "server.unreadable", {}),
        ({"colour": "red"}, "server.unreadable", {}),
        ({"seats": "four"}, "server.unreadable", {}),
    ],
)
async def test_a_table_that_cannot_be_is_400_with_rule_and_facts(
    house: House, wish: dict[str, Any], rule: str, facts: dict[str, object]
) -> None:
    answer = await house.post(**wish)
    assert answer.status_code == 400
    assert answer.json()["rule"] == rule
    assert facts.items() <= answer.json()["facts"].items()
    assert house.hub.tables == {}


async def test_one_address_makes_only_so_many_tables(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=Limits(tables_a_second=0.5, tables_at_once=2)) as house:
        for _ in range(2):
            assert (await house.post()).status_code == 201
        answer = await house.post()
        assert (answer.status_code, answer.json()["rule"]) == (429, "server.too-fast")
        house.clock.move_to(house.clock.now() + 2.0)
        assert (await house.post()).status_code == 201


async def test_what_is_not_there_is_404_as_json_below_api(house: House) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables"):
        answer = await house.get(path)
        assert answer.status_code in (404, 405), path
        assert answer.json()["rule"].startswith("http.40")


async def test_a_body_that_is_far_too_large_is_refused(house: House) -> None:
    answer = await house.post(name="x" * 100_000)
    assert (answer.status_code, answer.json()["rule"]) == (413, "http.413")


@pytest.mark.parametrize("path", ["%ff", "%00", "%F0%9F%83%8F", "x" * 3000, "..", "%2e%2e%2f"])
async def test_any_code_whatever_is_answered(house: House, path: str) -> None:
    answer = await house.get(f"/api/tables/{path}")
    assert answer.status_code in (404, 405)


# Records


async def test_the_record_of_a_match_that_is_over_can_be_replayed_and_names_the_players(house: House) -> None:
    (ann,) = await house.party("Ann", seats=3)
    await ann.start()
    await play_on([ann])
    answer = await house.get(f"/api/tables/{ann.code}/record")
    assert answer.headers["content-type"].startswith("application/jsonl")
    record = Record.read(answer.text)
    assert record.head.players == [person["name"] for person in ann.picture["people"]]
    assert list(Replay(record, PAN).finish().standings().places) == ann.picture["ending"]["places"]
    times = [row.time for row in record.rows if row.time is not None]
    assert times == sorted(times)


# Addresses and QR codes


async def test_a_qr_code_leads_to_an_own_path_only(house: House) -> None:
    for path in ("/", "/t/ABC123", "/t/abc123%23move=Aa_-9"):
        answer = await house.get(f"/api/qr?path={path}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
    for path in (
        "//evil.example",
        "http://evil.example",
        "/t/ABC/x",
        "/t/A?x=1",
        "@evil.example",
        "/%0d%0a",
        "/api/host",
    ):
        assert (await house.get(f"/api/qr?path={path}")).json()["rule"] == "server.option", path


async def test_a_server_for_this_machine_only_names_no_address_for_others(house: House) -> None:
    assert (await house.get("/api/host")).json() == {"addresses": []}


async def test_addresses_for_others_are_never_those_of_this_machine_alone() -> None:
    for address in lan_addresses(8000, "0.0.0.0"):
        assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8000", address)
        assert not address.startswith(("http://127.", "http://169.254.", "http://0."))
    assert lan_addresses(8000, "192.168.1.7") == ["http://192.168.1.7:8000"]
    assert lan_addresses(8000, "fd00::7") == ["http://[fd00::7]:8000"]


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "a.localhost"])
async def test_what_means_this_machine_is_known(host: str) -> None:
    assert is_loopback(host)
    assert not is_loopback(host.replace("1", "8").replace("localhost", "example"))


async def test_the_terminal_shows_a_code_that_is_square() -> None:
    lines = qr_terminal("http://192.168.1.7:8000").rstrip("\n").split("\n")
    plain = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines]
    assert len({len(line) for line in plain}) == 1
    assert len(plain[0]) in (2 * len(plain), 2 * len(plain) - 1)


# The page


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><script>let theme = 1</script><p>Ultimo</p>" + " " * 500)
    (folder / "assets" / "index-abc.js").write_text("export const card = 6\n" * 100)
    (folder / "assets" / "card.webp").write_bytes(bytes(range(256)) * 8)
    (folder / "robots.txt").write_text("User-agent: *\n")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_every_page_path_gives_the_page_and_keeps_nothing(tmp_path: Path, built: Path) -> None:
    async with open_house(tmp_path, page=built) as house:
        for path in ("/", "/t/ABC123", "/rules", "/credits", "/t/ABC123/replay/3"):
            answer = await house.get(path)
            assert (answer.status_code, "Ultimo" in answer.text) == (200, True), path
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"


async def test_assets_are_kept_forever_and_packed_for_who_can_unpack_them(tmp_path: Path, built: Path) -> None:
    async with open_house(tmp_path, page=built) as house:
        path = "/assets/index-abc.js"
        answer = await house.get(path, **{"Accept-Encoding": "gzip"})
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith("text/javascript")
        plain = await house.get(path, **{"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert answer.text == plain.text == (built / path.lstrip("/")).read_text()
        assert (
            int(answer.headers["content-length"]) == len(gzip.compress(plain.content, 9, mtime=0)) < len(plain.content)
        )
        again = await house.get(path, **{"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        image = await house.get("/assets/card.webp", **{"Accept-Encoding": "gzip"})
        assert "content-encoding" not in image.headers
        assert image.content == (built / "assets/card.webp").read_bytes()


async def test_a_page_built_anew_is_served_anew(tmp_path: Path, built: Path) -> None:
    async with open_house(tmp_path, page=built) as house:
        assert "Ultimo" in (await house.get("/")).text
        (built / "index.html").write_text("<!doctype html><p>Another</p>")
        assert "Another" in (await house.get("/")).text


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt"]
)
async def test_nothing_outside_the_page_is_served(tmp_path: Path, built: Path, path: str) -> None:
    async with open_house(tmp_path, page=built) as house:
        assert "secret" not in (await house.get(path)).text


async def test_an_asset_that_is_not_there_is_not_the_page(tmp_path: Path, built: Path) -> None:
    async with open_house(tmp_path, page=built) as house:
        answer = await house.get("/assets/index-old.js")
        assert (answer.status_code, answer.json()["rule"]) == (404, "http.404")


async def test_the_page_runs_its_own_scripts_and_no_others(tmp_path: Path, built: Path) -> None:
    async with open_house(tmp_path, page=built) as house:
        answer = await house.get("/")
        allowed = b64encode(hashlib.sha256(b"let theme = 1").digest()).decode()
        policy = answer.headers["content-security-policy"]
        assert f"script-src 'self' 'sha256-{allowed}';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert (await house.get("/api/host")).headers["content-security-policy"].startswith("default-src 'none'")


async def test_a_page_that_is_not_built_says_how_to_build_it(house: House) -> None:
    answer = await house.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text
    assert (await house.post(name="Ann")).status_code == 201


async def test_a_table_made_over_http_is_json_with_the_right_type(house: House) -> None:
    answer = await house.post(name="Ann")
    assert answer.status_code == 201
    assert answer.headers["content-type"] == "application/json"
    assert set(json.loads(answer.content)) == {"code", "token"}
