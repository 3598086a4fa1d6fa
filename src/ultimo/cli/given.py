"""What was given on the command line, turned into what the table and the lab take."""

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import click

from ultimo.bots import make_bot
from ultimo.cli.errors import BadInput, naming_bad_input
from ultimo.cli.files import read_deck
from ultimo.games import SHELF, find
from ultimo.table.deck import Deck
from ultimo.table.game import Game
from ultimo.table.options import Options, show
from ultimo.table.texts import LANGUAGES

USUAL_PLAYERS: Final = 4
LONGEST_SEED: Final = 1000


# How each thing given is read. Click calls these with what was typed, None for nothing.


def the_game(context: click.Context, parameter: click.Parameter, found: str | None) -> Game:
    """A game of the shelf."""
    if found is None:
        raise BadInput(f"GAME is missing: the games are {', '.join(SHELF)}")
    with naming_bad_input():
        return find(found)


def a_game(context: click.Context, parameter: click.Parameter, found: str | None) -> Game | None:
    """A game of the shelf, or none."""
    return None if found is None else the_game(context, parameter, found)


def whole_number(low: int, high: int) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """A whole number within bounds, both included."""

    def read(context: click.Context, parameter: click.Parameter, found: str | None) -> int | None:
        if found is None:
            return None
        # Nine digits at most, so that no number takes long to read.
        if re.fullmatch(r"[0-9]{1,9}", found) and low <= int(found) <= high:
            return int(found)
        raise BadInput(f"{parameter.opts[0]} cannot be {show(found)}: allowed are whole numbers from {low} to {high}")

    return read


def a_language(context: click.Context, parameter: click.Parameter, found: str | None) -> str | None:
    """A language that there are texts in."""
    if found is None or found in LANGUAGES:
        return found
    raise BadInput(f"{parameter.opts[0]} cannot be {show(found)}: allowed are {', '.join(LANGUAGES)}")


def a_seed(context: click.Context, parameter: click.Parameter, found: str | None) -> str | None:
    """Any text or number, but not nothing, and not what a terminal cannot show."""
    if found is None or (found.isprintable() and 0 < len(found) <= LONGEST_SEED):
        return found
    raise BadInput(
        f"{parameter.opts[0]} cannot be {show(found)}: allowed is any text or number of 1 to {LONGEST_SEED} letters"
    )


def changes(context: click.Context, parameter: click.Parameter, found: Sequence[str]) -> list[tuple[str, str]]:
    """Options of the game with their new values, each as `name=value`."""
    pairs = []
    for each in found:
        name, sign, value = each.partition("=")
        if not sign or not name:
            raise BadInput(f"{parameter.opts[0]} cannot be {show(each)}: allowed is name=value, as in mouse=top")
        pairs.append((name, value))
    return pairs


def some_names(context: click.Context, parameter: click.Parameter, found: str | None) -> list[str] | None:
    """Names with commas between them."""
    return None if found is None else [name.strip() for name in found.split(",")]


GAME: Final = click.argument("game", metavar="GAME", required=False, callback=the_game)
LANGUAGE: Final = click.option(
    "--lang", metavar="LANG", callback=a_language, help="en, fr or es; else as LC_ALL, LC_MESSAGES or LANG say."
)
JSON: Final = click.option(
    "--json", "as_json", is_flag=True, help="One JSON document on standard output, nothing else."
)
SEED: Final = click.option(
    "--seed", metavar="SEED", callback=a_seed, help="Any text or number; the same seed gives the same match."
)


def match_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the options that say what is played: players, options, deck."""
    for option in (
        click.option("--deck", "deck_file", metavar="FILE", help="A deck file instead of the game's own cards."),
        click.option(
            "--set",
            "changes",
            metavar="NAME=VALUE",
            multiple=True,
            callback=changes,
            help="Change an option; repeatable.",
        ),
        click.option("--preset", metavar="NAME", help="A named set of options; --set changes it further."),
        click.option("--players", metavar="N", help=f"How many play; {USUAL_PLAYERS} unless the game wants otherwise."),
    ):
        command = option(command)
    return command


@dataclass(frozen=True)
class Given:
    """What is to be played: valid together, so that a match with it starts. `deck` None is the game's own."""

    game: Game
    options: Options
    seats: int
    deck: Deck | None


def what_is_played(
    game: Game, players: str | None, preset: str | None, changes: Sequence[tuple[str, str]], deck_file: str | None
) -> Given:
    """The match that the options of `match_options` ask for. Raises `BadInput`."""
    with naming_bad_input():
        options = game.preset(game.default_preset() if preset is None else preset).with_set(dict(changes))
        seats = number_of_players(game, options, players)
        deck = None if deck_file is None else read_deck(deck_file, game)
        game.start(options, seats, deck)
    return Given(game, options, seats, deck)


def number_of_players(game: Game, options: Options, players: str | None) -> int:
    """The number of players asked for, or the usual one. Raises `BadInput`."""
    low, high = options.seats(game.seats)
    if players is None:
        return min(max(USUAL_PLAYERS, low), high)
    if not re.fullmatch(r"[0-9]{1,9}", players):
        raise BadInput(f"--players cannot be {show(players)}: {game.id} is for {low} to {high} players")
    with naming_bad_input():
        game.check_seats(int(players), options)
    return int(players)


def bot_names(game: Game, bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each of `seats` seats, from one name for all or one for each. Raises `BadInput`."""
    with naming_bad_input():
        for name in bots:
            make_bot(name, game)
    if len(bots) == 1:
        return tuple(bots) * seats
    if len(bots) != seats:
        raise BadInput(f"--bots names {len(bots)} bots for {seats} seats: allowed are one name, or one for each seat")
    return tuple(bots)


def some_seed() -> str:
    """A seed for those who gave none: nobody can guess it, and it is shown, so that the match can be had again."""
    return secrets.token_hex(6)
