"""A server that is killed between any two answers goes on where it stood: real processes, SIGKILL, real time."""

import asyncio
import json
import random
import re
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from killable import Killable
from ultimo.server.store import Store

pytestmark = pytest.mark.anyio

PATIENCE = 60.0
KILLS = 30


async def post(server: Killable, **fields: Any) -> dict[str, str]:
    """Make a table."""
    async with httpx.AsyncClient(trust_env=False, verify=False) as client:
        made: dict[str, str] = (await client.post(f"{server.address}/api/tables", json=fields)).json()
        return made


class Player:
    """A person's page that remembers what it was shown."""

    def __init__(self, server: Killable, code: str, token: str = "") -> None:
        self.server = server
        self.code = code
        self.token = token
        self.seq = 0
        self.events: list[Any] = []
        self.shown: dict[str, Any] = {}
        self.sent = ""

    async def open(self) -> None:
        """Connect, and compare what is shown now with what was shown before."""
        address = self.server.address.replace("http", "ws", 1)
        self.socket: ClientConnection = await connect(
            f"{address}/ws/{self.code}", compression=None, proxy=None, ping_interval=None
        )
        await self.say("hello", token=self.token, seq=self.seq)
        before, events, seq = self.shown, self.events, self.seq
        await self.hear()
        assert self.seq == seq + 1
        if not before.get("view"):
            return
        now = self.shown
        assert self.events[: len(events)] == events, "what has been shown has happened"
        assert (now["you"], now["info"]) == (before["you"], before["info"])
        assert [person["name"] for person in now["people"]] == [person["name"] for person in before["people"]]
        if now["view"]["question"] == before["view"]["question"] and now["phase"] == before["phase"]:
            assert now["chosen"] in (before["chosen"], self.sent)
            assert set(now["view"]["asked"]) <= set(before["view"]["asked"])
            if now["chosen"] == before["chosen"]:
                assert self.hand(now) == self.hand(before)

    def hand(self, shown: dict[str, Any]) -> list[str]:
        zones = {zone["id"]: zone["cards"] for zone in shown["view"]["zones"]}
        return sorted(zones[f"hand.{shown['you']}"] + zones[f"table.{shown['you']}"])

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self) -> dict[str, Any]:
        """The next update; refusals are given as they are."""
        async with asyncio.timeout(PATIENCE):
            frame: dict[str, Any] = json.loads(await self.socket.recv())
        if frame["type"] in ("table", "news"):
            assert frame["type"] == "table" or frame["seq"] == self.seq + 1
            self.seq = frame["seq"]
            self.events = frame["events"] if frame["type"] == "table" else self.events + frame["events"]
            self.shown = {**self.shown, **frame}
            self.token = self.shown["token"]
        return frame

    def is_asked(self) -> bool:
        return self.shown["phase"] == "running" and self.shown["you"] in self.shown["view"]["asked"]

    async def answer(self, move: str) -> None:
        """Send an answer, without waiting for what comes of it."""
        self.sent = move
        await self.say("answer", question=self.shown["view"]["question"], move=move)


@asynccontextmanager
async def killable(folder: Path) -> AsyncGenerator[Killable]:
    """A server process for as long as the block lasts."""
    server = Killable(folder / "tables.sqlite3")
    await server.prepare()
    await server.start()
    try:
        yield server
    finally:
        await server.close()


async def play_and_kill(server: Killable, players: list[Player], choice: random.Random) -> int:
    """Play a match, killing the server again and again, often while an answer is under way; give how often."""
    kills = 0
    while players[0].shown["phase"] != "over":
        frames = choice.randrange(8)
        for player in players:
            if player.is_asked() and choice.random() < 0.8:
                await player.answer(choice.choice(player.shown["moves"])["text"])
        listening = [asyncio.create_task(listen(player, frames)) for player in players]
        await asyncio.wait(listening, return_when=asyncio.FIRST_COMPLETED, timeout=0.2)
        await server.kill()
        kills += 1
        for task in listening:
            await task
        await server.start()
        for player in players:
            await player.open()
    return kills


async def listen(player: Player, frames: int) -> None:
    """Hear so many frames, then whatever still comes until the line is dead."""
    try:
        for _ in range(frames):
            await player.hear()
        return
    except ConnectionClosed:
        return


@pytest.mark.once
@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGKILL")
async def test_killed_at_any_moment_a_match_goes_on_with_all_that_was_shown(tmp_path: Path) -> None:
    choice = random.Random("kill")
    kills = 0
    async with killable(tmp_path) as server:
        while kills < KILLS:
            made = await post(server, name="Ann", seats=3)
            ann = Player(server, made["code"], made["token"])
            ben = Player(server, made["code"])
            await ann.open()
            await ben.open()
            await ben.say("sit", name="Ben")
            while ben.shown["you"] != 1:
                await ben.hear()
            await ann.say("start")
            while ben.shown["phase"] == "before":
                await ben.hear()
            while ann.shown["phase"] == "before":
                await ann.hear()
            kills += await play_and_kill(server, [ann, ben], choice)
            assert ann.events[-1]["verb"] == "wins"
            assert ann.shown["ending"] == ben.shown["ending"]


async def test_the_command_for_development_says_where_it_is_and_stops_when_it_is_told(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "ultimo.server", "--port", "0", "--fast", "--database", str(tmp_path / "tables.sqlite3")),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().strip()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address)
    async with httpx.AsyncClient(trust_env=False, verify=False) as client:
        made = (await client.post(f"{address}/api/tables", json={"now": True})).json()
    process.terminate()
    await process.communicate()
    assert process.returncode == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.sqlite3", "tables.sqlite3.lock"]
    store = Store(tmp_path / "tables.sqlite3")
    assert await store.running() == [made["code"]]
    store.close()
