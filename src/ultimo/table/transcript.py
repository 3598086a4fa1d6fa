"""A transcript: a record with voices, for a person to read and a program to check.

The lines that begin with `> ` are the record, line by line. Between them, indented, stands what followed from each:
every event with who notices it, then the open question with what the table shows, what each seat sees beyond that,
and what it may do. All in ids, so that a transcript changes with the rules and never with a translation.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from typing import Any, Final

from ultimo.table.events import EVERYBODY, WATCHER, Event
from ultimo.table.game import Game
from ultimo.table.options import Options
from ultimo.table.record import Record, RecordError, Replay
from ultimo.table.state import DRAW, OVER, State

RECORD: Final = "> "
"""What the lines of the record begin with."""


class TranscriptError(ValueError):
    """A transcript that tells its record wrongly: the `line`, from 1, what is found there and what is expected.

    None stands for a line that is not there.
    """

    def __init__(self, line: int, found: str | None, expected: str | None) -> None:
        super().__init__(f"line {line} is {quoted(found)}, but the record gives {quoted(expected)}")
        self.line = line
        self.found = found
        self.expected = expected


def write_transcript(game: Game, record: Record) -> str:
    """The transcript of a record, of a match that is over or still running. Raises `RecordError` as a replay does."""
    replay = Replay(record, game)
    voices = Voices(game, replay.state)
    head, *rows = record.write().split("\n")[:-1]
    lines = [title(game, replay.options, record.head.seats), options_line(replay.options), "", RECORD + head]
    lines += voices.question()
    for line, _ in zip(rows, replay, strict=False):
        lines.append(RECORD + line)
        lines += [f"  {tell(event, record.head.seats)}" for event in replay.take_events()]
        lines += voices.question()
    replay.finish()
    if replay.state.kind() == OVER:
        standings = replay.state.standings()
        places, scores = spaced(standings.places), spaced(standings.scores)
        lines += ["", f"  over by {standings.rule}: places {places}, scores {scores}"]
    if record.end is not None:
        lines.append(RECORD + rows[-1])
    return "".join(line + "\n" for line in lines)


def read_transcript(text: str) -> Record:
    """The record in a transcript. Raises `RecordError` with the line of the transcript."""
    with lines_of(text) as rows:
        return Record.read("".join(row + "\n" for row in rows))


def check_transcript(game: Game, text: str) -> Record:
    """The record in a transcript that tells it rightly.

    Raises `RecordError` with the line of the transcript where the record cannot be read or played, and
    `TranscriptError` where what stands around it is not what it gives.
    """
    record = read_transcript(text)
    with lines_of(text):
        expected = write_transcript(game, record).split("\n")
    for number, (found, line) in enumerate(zip_longest(text.split("\n"), expected), 1):
        if found != line:
            raise TranscriptError(number, found, line)
    return record


@contextmanager
def lines_of(text: str) -> Iterator[list[str]]:
    """The lines of the record in a transcript; a `RecordError` within then names the transcript's line, not its own."""
    lines = text.split("\n")
    numbers = [number for number, line in enumerate(lines, 1) if line.startswith(RECORD)]
    if not numbers:
        raise RecordError(1, f"there is no record here: its lines begin with {RECORD!r}")
    try:
        yield [lines[number - 1].removeprefix(RECORD) for number in numbers]
    except RecordError as error:
        raise RecordError(numbers[error.line - 1], error.wrong) from None


def quoted(line: str | None) -> str:
    """A line as a message shows it."""
    return "the end" if line is None else repr(line)


def title(game: Game, options: Options, seats: int) -> str:
    """The first line: the game, its revision, how many play, and by which preset, if by one."""
    preset = next((name for name, known in game.presets.items() if known == options), "")
    rules = f"preset {preset}" if preset else "own options"
    return f"# {game.name}, revision {game.revision}, {seats} players, {rules}"


def options_line(options: Options) -> str:
    """The second line: every option and its value."""
    return "# " + ", ".join(f"{choice.name} {words(getattr(options, choice.name))}" for choice in options.choices())


def words(value: object) -> str:
    """An option's value as it is written on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def tell(event: Event, seats: int) -> str:
    """An event in one line: verb and seat, cards, where from and where to, facts, and who notices if not all do."""
    parts = [event.verb if event.seat < 0 else f"{event.verb} {event.seat}"]
    if event.cards:
        parts[0] += ": " + " ".join(event.cards)
    if event.source or event.target:
        parts.append(event.target if event.source == event.target else f"{event.source} -> {event.target}")
    parts += [f"{name} {value}" for name, value in event.facts.items()]
    line = ", ".join(parts)
    limits: list[str] = []
    if event.cards and event.shown_to & ~event.cards_for:
        limits.append(f"cards seen by {viewers(event.cards_for, seats)}")
    if event.shown_to != EVERYBODY:
        limits.append(f"noticed by {viewers(event.shown_to, seats)}")
    return f"{line} ({', '.join(limits)})" if limits else line


def viewers(mask: int, seats: int) -> str:
    """The seats of a mask, and the watchers if they are in it."""
    found = [str(seat) for seat in range(seats) if mask >> seat & 1]
    if mask >> WATCHER & 1:
        found.append("watchers")
    return " ".join(found) or "nobody"


def spaced(values: tuple[int, ...]) -> str:
    """Numbers with blanks between."""
    return " ".join(str(value) for value in values)


class Voices:
    """What the table shows and what each seat sees and may do, said once and then only where it has changed.

    A new question says everything anew.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.asked = 0
        self.said: dict[str, dict[str, str]] = {}

    def question(self) -> list[str]:
        """The lines of the open question; none while a draw is owed and when the match is over."""
        if self.state.kind() in (DRAW, OVER):
            return []
        watcher = self.state.veil(WATCHER).describe()
        lines: list[str] = []
        number = int(self.state.question())
        if number != self.asked:
            self.asked = number
            self.said = {}
            lines.append("")
        line = f"  question {number}: {watcher['kind']}, prompt {watcher['prompt']}, asked {seats_of(watcher['asked'])}"
        if watcher["open"] != watcher["asked"]:
            line += f", open {seats_of(watcher['open'])}"
        lines.append(line)
        shown = facts(watcher)
        lines += self.say("table shows", shown)
        for seat in range(int(self.state.seats)):
            view = self.state.veil(seat)
            beyond = {name: found for name, found in facts(view.describe()).items() if shown.get(name) != found}
            lines += self.say(f"seat {seat} sees", beyond)
            moves = ", ".join(self.game.write(move) for move in view.legal())
            lines += self.say(f"seat {seat} may", {"": moves} if moves else {})
        return lines

    def say(self, voice: str, now: dict[str, str]) -> list[str]:
        """One line with what differs from what this voice said last; none if nothing does."""
        before = self.said.get(voice, {})
        self.said[voice] = now
        news = [f"{name} {found}".lstrip() for name, found in now.items() if before.get(name) != found]
        news += [f"{name} -" for name in before if name and name not in now]
        return [f"    {voice} {'; '.join(news)}"] if news else []


def seats_of(seats: list[int]) -> str:
    """Seats with blanks between."""
    return spaced(tuple(seats))


def facts(description: dict[str, Any]) -> dict[str, str]:
    """A description as names with texts: the order of play, who is out, zones that are not empty, gauges."""
    found = {name: seats_of(description[name]) for name in ("order", "out") if description[name]}
    for zone in description["zones"]:
        if zone["cards"]:
            found[zone["id"]] = " ".join(zone["cards"])
    for gauge in description["gauges"]:
        name = gauge["id"] if gauge["seat"] < 0 else f"{gauge['id']}.{gauge['seat']}"
        found[name] = f"{gauge['value']}/{gauge['most']}" if gauge["most"] else str(gauge["value"])
    return found
