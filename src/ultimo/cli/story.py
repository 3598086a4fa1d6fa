"""`ultimo replay` and `ultimo transcript`: records played again, checked and told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ultimo.cli import given as take
from ultimo.cli.errors import DONE, FAILED, BadInput, complain, naming_bad_input
from ultimo.cli.files import read_record
from ultimo.cli.keeper import Keeper, Notes
from ultimo.cli.speak import Paper, texts_for
from ultimo.cli.telling import story, veiled, worth_telling
from ultimo.games import find
from ultimo.table.events import WATCHER, Event
from ultimo.table.game import Game
from ultimo.table.narrate import ended_text
from ultimo.table.record import Record, RecordError, Replay
from ultimo.table.state import OVER, Standings
from ultimo.table.texts import Texts
from ultimo.table.transcript import RECORD, TranscriptError, check_transcript, read_transcript, write_transcript


@dataclass(frozen=True)
class Told:
    """A match with its transcript. `seed` is empty when it comes from a record."""

    game: Game
    record: Record
    seed: str
    text: str

    def as_json(self) -> dict[str, Any]:
        """The match and its transcript."""
        head = self.record.head
        return {
            "game": self.game.id,
            "revision": self.game.revision,
            "options": head.options,
            "players": head.seats,
            "seed": self.seed,
            "standings": self.record.end,
            "transcript": self.text,
        }


def told_by_bots(game: Game, bots: Sequence[str] | None, seed: str | None, **asked: Any) -> Told:
    """A match that bots play from a seed. Raises `BadInput`."""
    given = take.what_is_played(game, **asked)
    names = take.bot_names(game, bots or ("greedy",), given.seats)
    notes = Notes(seed or take.some_seed(), list(names))
    keeper = Keeper.begin(given, notes, [], None)
    keeper.advance()
    record = keeper.match.record
    record.head.notes = {}  # this match is over, and a transcript holds outcomes, no seeds
    return Told(game, record, notes.seed, write_transcript(game, record))


def told_from(game: Game, file: str) -> Told:
    """The match of a record. Raises `BadInput`."""
    source = read_source(file)
    if source.record.head.game != game.id:
        raise BadInput(f"record {file}: line 1: the record is of {source.record.head.game}, not of {game.id}")
    try:
        return Told(game, source.record, "", write_transcript(game, source.record))
    except RecordError as error:
        raise BadInput(f"record {file}: {source.place(error)}") from None


@dataclass(frozen=True)
class Source:
    """A record as a file holds it: by itself, or within a transcript. `lines` are its lines in the file, from 1."""

    record: Record
    text: str
    is_transcript: bool
    lines: Sequence[int]

    def place(self, error: RecordError) -> str:
        """What is wrong, with the line of the file."""
        line = self.lines[error.line - 1] if error.line <= len(self.lines) else self.lines[-1] + 1
        return f"line {line}: {error.wrong}"


def read_source(file: str) -> Source:
    """The record in a file. Raises `BadInput` when there is none, or a line of it is none of a record."""
    text = read_record(file)
    lines = text.removesuffix("\n").split("\n")
    marked = [number for number, line in enumerate(lines, 1) if line.startswith(RECORD)]
    is_transcript = bool(marked) and not text.startswith("{")
    try:
        record = read_transcript(text) if is_transcript else Record.read(text)
    except RecordError as error:
        raise BadInput(f"record {file}: {error}") from None
    return Source(record, text, is_transcript, marked if is_transcript else range(1, len(lines) + 1))


@dataclass(frozen=True)
class Checked:
    """A record that was played again: how far it went, and the `reason` why it is not right (None: it is)."""

    file: str
    game: Game
    record: Record
    events: list[Event]
    standings: Standings | None
    viewer: int
    reason: str | None

    def as_json(self) -> dict[str, Any]:
        """The keys that programs may rely on; `standings` is null while the match runs, `reason` when all is right."""
        return {
            "game": self.game.id,
            "revision": self.record.head.revision,
            "ok": self.reason is None,
            "standings": self.standings,
            "reason": self.reason,
        }


def checked(file: str, seat: int | None) -> Checked:
    """Play the record in a file again, row by row. Raises `BadInput` for what is no record of a game that is known."""
    source = read_source(file)
    record = source.record
    before = f"record {file}: line {source.lines[0]}: "
    with naming_bad_input(before):
        game = find(record.head.game)
    try:
        replay = Replay(record, game)
    except RecordError as error:
        raise BadInput(f"record {file}: {source.place(error)}") from None
    if seat is not None and seat >= record.head.seats:
        raise BadInput(f"--seat cannot be {seat}: allowed are seats from 0 to {record.head.seats - 1}")
    reason = None
    events: list[Event] = []
    try:
        for _ in replay:
            events += replay.take_events()
        if source.is_transcript:
            check_transcript(game, source.text)
    except RecordError as error:
        reason = source.place(error)
    except TranscriptError as error:
        reason = str(error)
    over = reason is None and replay.state.kind() == OVER
    standings = replay.state.standings() if over else None
    return Checked(file, game, record, events, standings, WATCHER if seat is None else seat, reason)


def report(result: Checked, lang: str | None, quiet: bool) -> int:
    """Tell the story, unless `quiet`, and how the check came out; return the exit code."""
    if not quiet:
        tell(result, Paper(), texts_for(result.game, lang))
    if result.reason is not None:
        return complain(f"record {result.file}: {result.reason}", FAILED)
    return DONE


def tell(result: Checked, paper: Paper, texts: Texts) -> None:
    """The story of a record through the eyes of its viewer, then its end."""
    head = result.record.head
    names = [texts.say("cli-player", seat=seat) for seat in range(head.seats)]
    if len(head.players) == head.seats:
        names = list(head.players)
    paper.put(Text(texts.say("cli-replay", game=texts.say("game-name"), players=", ".join(names)), "bold"))
    if result.viewer != WATCHER:
        names[result.viewer] = texts.say("cli-you")
    events = worth_telling(veiled(result.events, result.viewer), result.viewer)
    for line in story(events, texts, names, result.viewer):
        paper.hang("· " if paper.has_signs else "- ", line)
    if result.reason is not None:
        return
    if result.standings is None:
        paper.hang("", texts.say("cli-replay-running", rows=len(result.record.rows)))
        return
    paper.put(Text())
    paper.hang("", ended_text(result.standings, texts, names, result.viewer), "bold")
    for place, seat in sorted(zip(result.standings.places, range(head.seats), strict=True)):
        paper.hang("  ", texts.say("cli-place", place=texts.say("place", place=place), player=names[seat]))
    paper.hang("", texts.say("cli-replay-ok", rows=len(result.record.rows)))
