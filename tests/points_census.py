"""Point 13: how many states and how many views the small decks have.

The numbers are pinned in the game's `census.toml`; `python tests/points_census.py pan` writes it anew. A fault that
lets a seat see more makes more views, one that lets states fall together makes fewer states.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sights import sight
from ultimo.table.game import Game
from walking import Case, Small, numbers_of_seats, spot_of, unseen_answers, viewers

FILE: Final = "census.toml"


def census(case: Case) -> None:
    """Point 13: the small decks have as many states and views as are pinned, and as many views as what was told makes.

    Exhaustively. What a viewer did, was told and was asked on any way leaves a set of states possible; each such set is
    one view. That counts the views anew, from events alone. The states are counted anew by a test of the game's own.
    """
    views_are_as_told(case)
    pinned = pins(case.game.folder / FILE)
    walked = [place(small) for small in case.small]
    for entry in pinned:
        is_here = entry[0] in case.game.small_decks and entry[1:] == (case.preset, str(case.seats))
        if is_here and entry not in walked:
            raise spot_of(case).fault(13, f"{FILE} counts {entry[0]}, which is no small deck that is walked here")
    for small in case.small:
        found = counts(small)
        wanted = pinned.get(place(small))
        if found != wanted:
            wrong = f"this small deck has {written(found)}; {FILE} says {written(wanted) if wanted else 'nothing'}"
            raise spot_of(small).fault(13, wrong)


def views_are_as_told(case: Case) -> None:
    """What a viewer was told makes its view: it never sees now this, now that after the same.

    What shows of answers while others are still waited for is for point 7.
    """
    for small in case.small:
        for viewer in viewers(small.states[0]):
            seen = sight(small, viewer)
            for thought in seen.thoughts:
                first = min(thought)
                if unseen_answers(small.states[first], viewer):
                    continue
                for number in sorted(thought):
                    if seen.views[number] != seen.views[first]:
                        was = small.states[first].veil(viewer).describe()["zones"]
                        now = small.states[number].veil(viewer).describe()["zones"]
                        wrong = f"viewer {viewer} sees more than it was told: {now}, else, told the same, {was}"
                        raise spot_of(small, number).fault(13, wrong)


def census_is_whole(game: Game) -> None:
    """Point 13: `census.toml` counts for no preset and no number of seats that is not tested. Exhaustively."""
    for deck, preset, seats in pins(game.folder / FILE):
        if preset not in game.presets or int(seats) not in numbers_of_seats(game, preset):
            raise AssertionError(f"point 13: {FILE} of {game.id} counts {deck} for {preset} with {seats} seats")


def smalls(game: Game) -> Iterator[Small]:
    """Every small deck that is walked, with every preset and number of seats."""
    for preset in game.presets:
        for seats in numbers_of_seats(game, preset):
            yield from Case(game, preset, seats).small


def place(small: Small) -> tuple[str, str, str]:
    """Where a census stands in the file: deck, preset, seats."""
    assert small.deck is not None
    return small.deck.name, small.preset, str(small.seats)


def counts(small: Small) -> dict[str, Any]:
    """The states, and the views of each seat and of the watchers."""
    views = [len(sight(small, viewer).groups) for viewer in viewers(small.states[0])]
    return {"states": len(small.states), "views": views}


def pins(file: Path) -> dict[tuple[str, str, str], dict[str, Any]]:
    """What is pinned, by deck, preset and seats; nothing if there is no file."""
    found = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {
        (deck, preset, seats): count
        for deck, presets in found.items()
        for preset, by_seats in presets.items()
        for seats, count in by_seats.items()
    }


def written(count: dict[str, Any]) -> str:
    """One census as the file has it."""
    return f"{{ states = {count['states']}, views = {count['views']} }}"


def file_of(game: Game) -> str:
    """The whole file of a game."""
    lines = [
        f"# {game.name}: the states of each small deck, and the views of each seat and of the watchers,",
        "# for each preset and number of seats. A leak makes more views; states that fall together are fewer.",
    ]
    table: tuple[str, str] | None = None
    for small in sorted(smalls(game), key=lambda small: [*game.small_decks].index(place(small)[0])):
        deck, preset, seats = place(small)
        if table != (deck, preset):
            table = deck, preset
            lines += ["", f"[{deck}.{preset}]"]
        lines.append(f"{seats} = {written(counts(small))}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    from digests import GAMES

    for name in sys.argv[1:]:
        (GAMES[name].folder / FILE).write_text(file_of(GAMES[name]), encoding="utf-8")
