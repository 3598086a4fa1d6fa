"""Who sits where in `ultimo play`: people, bots and their names; then the match begins, or goes on."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ultimo.cli import given as take
from ultimo.cli.errors import BadInput
from ultimo.cli.files import new_record
from ultimo.cli.keeper import Keeper, Notes
from ultimo.cli.keyboard import Keyboard
from ultimo.cli.play import USUAL_BOT, Play
from ultimo.cli.speak import Paper, texts_for
from ultimo.table.game import Game
from ultimo.table.options import show

BOTS: Final = ("Sol", "Bruno", "Chloé", "Ned", "Iris", "Marco", "Vega", "Otto", "Luz", "Axel", "Nina", "Hugo", "Zoé",
               "Pepe", "Ada", "Fritz")  # fmt: skip
"""Names of bots, more than enough for every table."""
LONGEST_NAME: Final = 20


def play_new(
    game: Game,
    lang: str | None,
    *,
    seat: int | None,
    humans: Sequence[str] | None,
    names: Sequence[str] | None,
    bots: Sequence[str] | None,
    seed: str | None,
    record: str | None,
    **asked: Any,
) -> int:
    """Begin a match and play it; return the exit code. Raises `BadInput`."""
    given = take.what_is_played(game, **asked)
    people = seats_of_people(given.seats, seat, humans)
    free = given.seats - len(people)
    chosen = iter(take.bot_names(game, bots or (USUAL_BOT,), free) if free else no_bots(bots))
    texts = texts_for(game, lang)
    named = iter(names_of_people(len(people), names, texts.say("cli-guest")))
    taken = set(names or ())
    spare = iter(name for name in BOTS if name not in taken)
    notes = Notes(seed or take.some_seed(), ["" if here in people else next(chosen) for here in range(given.seats)])
    players = [next(named) if here in people else next(spare) for here in range(given.seats)]
    file = new_record(game.id) if record is None else Path(record)
    if file.exists():
        raise BadInput(f"record {file} exists already: go on with ultimo play --resume {file}, or name a new file")
    keeper = Keeper.begin(given, notes, players, file)
    keeper.keep()
    return sit_down(keeper, file, lang).run()


def play_on(file: str, lang: str | None) -> int:
    """Go on with the match of a record; return the exit code. Raises `BadInput`."""
    keeper, events = Keeper.resume(file)
    if keeper.is_over:
        raise BadInput(f"record {file}: the match is over: ultimo replay {file} tells it")
    if not keeper.people:
        raise BadInput(f"record {file}: line 1: notes: no seat is a person's")
    return sit_down(keeper, Path(file), lang).run(events)


def sit_down(keeper: Keeper, file: Path, lang: str | None) -> Play:
    """The talk between a match and the people at this terminal."""
    keyboard = Keyboard()
    return Play(
        keeper, file.absolute(), keyboard, Paper(plain=not keyboard.is_live), texts_for(keeper.match.game, lang)
    )


def seats_of_people(seats: int, seat: int | None, humans: Sequence[str] | None) -> list[int]:
    """The seats of the people, in order. Raises `BadInput`."""
    allowed = f"allowed are seats from 0 to {seats - 1}"
    if humans is None:
        if seat is not None and seat >= seats:
            raise BadInput(f"--seat cannot be {seat}: {allowed}")
        return [seat or 0]
    if seat is not None:
        raise BadInput("--seat cannot go with --humans: --humans names every seat of a person")
    found = set()
    for word in humans:
        if word not in [str(known) for known in range(seats)]:
            raise BadInput(f"--humans cannot name {show(word)}: {allowed}, with commas between")
        found.add(int(word))
    return sorted(found)


def no_bots(bots: Sequence[str] | None) -> tuple[str, ...]:
    """No bot, where people hold all seats. Raises `BadInput` when one was named all the same."""
    if bots:
        raise BadInput("--bots cannot go with people on every seat: no seat is left for a bot")
    return ()


def names_of_people(number: int, names: Sequence[str] | None, guest: str) -> list[str]:
    """The names of the people. Raises `BadInput`."""
    if names is None:
        return [guest] if number == 1 else [f"{guest} {index}" for index in range(1, number + 1)]
    if len(names) != number:
        raise BadInput(f"--names has {len(names)} names for {number} people: allowed is one for each")
    for name in names:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise BadInput(f"--names cannot hold {show(name)}: allowed are names of 1 to {LONGEST_NAME} letters")
    if len(set(names)) < len(names):
        raise BadInput(f"--names has {show(','.join(names))}: allowed are names that differ")
    return list(names)
