"""The commands: what each takes, and who does it."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from ultimo.bots import NAMES
from ultimo.build_info import describe_build
from ultimo.cli import decks, many, measure, seating, story
from ultimo.cli import given as take
from ultimo.cli import rules as book
from ultimo.cli.errors import BadInput, Commands, run
from ultimo.cli.files import write_text
from ultimo.cli.given import GAME, JSON, LANGUAGE, SEED, a_game, match_options, some_names, whole_number
from ultimo.cli.speak import Paper, language, texts_for
from ultimo.games import SHELF
from ultimo.lab.bench import USUAL, Place
from ultimo.table.game import Game
from ultimo.table.state import MAX_SEATS
from ultimo.table.texts import texts as house_texts

BOTS = ", ".join(NAMES)
MOST_MATCHES = 999_999_999
MOST_JOBS = 256
MOST_REPEATS = 99
MOST_MILLISECONDS = 60_000

a_seat = whole_number(0, MAX_SEATS - 1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `ultimo` with these arguments (None: those of the process) and return its exit code.

    0: done; 1: failed; 2: bad input, said in one line on standard error.
    """
    return run(ultimo, arguments)


def write_json(document: Any) -> None:
    """One JSON document on standard output."""
    click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())


@click.group(
    cls=Commands,
    invoke_without_command=True,
    epilog="""\b
Examples:
  ultimo serve --open
  ultimo play pan
  ultimo rules pan --lang fr
  ultimo simulate pan --players 4 --matches 100000
\b
Exit codes: 0 done, 1 failed, 2 bad input.""",
)
@click.version_option(describe_build(), message="%(prog)s %(version)s")
@click.pass_context
def ultimo(context: click.Context) -> None:
    """Four card games to play with bots, to learn, and to study.

    Every command says more with --help.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@ultimo.command(
    epilog="""\b
Examples:
  ultimo serve --open
  ultimo serve --port 8080 --database tables.sqlite3
\b
Everything is kept in the database after each answer: stop and start as you like.
Exit codes: 0 stopped; 2 a port or a database that cannot be had.""",
    short_help="Serve tables in the browser.",
)
@click.option("--host", default="0.0.0.0", help="Listen here only; 127.0.0.1 keeps other devices out.")
@click.option(
    "--port", metavar="PORT", callback=whole_number(0, 65535), default="8000", help="Without it 8000; 0: any free one."
)
@click.option("--database", metavar="FILE", help="Keep the tables here; without it in your data folder.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser.")
@LANGUAGE
def serve(host: str, port: int, database: str | None, open_page: bool, lang: str | None) -> None:
    """Serve tables in the browser, for this machine and for phones in the same network."""
    from ultimo.cli.serving import serve_tables  # the server's libraries take longer to load than any other command

    serve_tables(host, port, database, open_page, house_texts(language(lang)))


@ultimo.command(
    epilog="""\b
Examples:
  ultimo play pan
  ultimo play pan --players 6 --bots greedy --lang es
  ultimo play pan --preset faq --set mouse=elephant
  ultimo play pan --humans 0,2 --names Ana,Luc
  ultimo play --resume FILE
\b
At the table: the number of a choice, or the move itself (play 6, spin 2);
? for help. The record is kept after every answer, with all cards in it.
Exit codes: 0 played to the end, or left with quit; 1 left by Ctrl-C or
by the end of input; 2 bad input.""",
    short_help="Play GAME in the terminal.",
)
@click.argument("game", metavar="[GAME]", required=False, callback=a_game)
@match_options
@click.option("--seat", metavar="SEAT", callback=a_seat, help="Your seat, counted from 0; without it 0.")
@click.option(
    "--humans", metavar="A,B", callback=some_names, help="Several people at this keyboard: their seats, as in 0,2."
)
@click.option(
    "--names", metavar="A,B", callback=some_names, help="The names of the people, in the order of their seats."
)
@click.option(
    "--bots",
    metavar="A,B",
    callback=some_names,
    help=f"One bot ({BOTS}) for all other seats, or one for each of them; without it greedy.",
)
@SEED
@click.option("--record", metavar="FILE", help="Keep the record in this new file.")
@click.option("--resume", metavar="FILE", help="Go on with the match of this record.")
@LANGUAGE
def play(game: Game | None, lang: str | None, resume: str | None, **asked: Any) -> int:
    """Play GAME in the terminal, against bots or with others at the same keyboard."""
    if resume is not None:
        if game is not None or any(value not in (None, []) for value in asked.values()):
            raise BadInput("--resume FILE goes with --lang only: the record says what is played and by whom")
        return seating.play_on(resume, lang)
    if game is None:
        raise BadInput(f"GAME is missing: the games are {', '.join(SHELF)}")
    return seating.play_new(game, lang, **asked)


@ultimo.command(
    epilog="""\b
Examples:
  ultimo rules pan
  ultimo rules pan pan.skip
  ultimo rules pan --faq --lang fr""",
    short_help="Show the rules of GAME, or one.",
)
@GAME
@click.argument("rule", required=False)
@click.option("--faq", is_flag=True, help="Questions and answers instead.")
@LANGUAGE
@JSON
def rules(game: Game, rule: str | None, faq: bool, lang: str | None, as_json: bool) -> None:
    """Show the rules of GAME, or one RULE by its id, with its source and the option that switches it."""
    texts = texts_for(game, lang)
    if faq and rule is not None:
        raise BadInput("RULE cannot go with --faq: ask for one of them")
    page = book.faq(game, texts) if faq else book.ledger(game, rule)
    if as_json:
        write_json(page.as_json(texts))
    else:
        page.show(Paper(), texts)


@ultimo.command(
    epilog="""\b
Examples:
  ultimo transcript pan --seed 7
  ultimo transcript pan --players 2 --bots random --out match.txt
  ultimo transcript pan --record FILE""",
    short_help="Tell a match of GAME line by line.",
)
@GAME
@match_options
@click.option(
    "--bots",
    metavar="A,B",
    callback=some_names,
    help=f"One bot ({BOTS}) for all seats, or one for each; without it greedy.",
)
@SEED
@click.option("--record", metavar="FILE", help="Tell the match of this record instead.")
@click.option("--out", metavar="FILE", help="Write to this file.")
@JSON
def transcript(game: Game, out: str | None, record: str | None, as_json: bool, **asked: Any) -> None:
    """Tell a match of GAME line by line: what happened, what each seat saw and could do."""
    if record is None:
        told = story.told_by_bots(game, **asked)
    else:
        given = [name for name, value in asked.items() if value not in (None, [])]
        if given:
            raise BadInput("--record cannot go with options of a new match: the record says what was played")
        told = story.told_from(game, record)
    if out is not None:
        write_text(Path(out), told.text, "transcript")
    if as_json:
        write_json(told.as_json())
    elif out is None:
        click.echo(told.text, nl=False)


@ultimo.command(
    epilog="""\b
Examples:
  ultimo simulate pan --players 4 --matches 1000000
  ultimo simulate pan --players 2 --bots greedy,random --seed 7 --json""",
    short_help="Play many matches of GAME by bots.",
)
@GAME
@match_options
@click.option(
    "--bots",
    metavar="A,B",
    callback=some_names,
    default="random",
    help=f"One bot ({BOTS}) for all seats, or one for each; without it random.",
)
@click.option(
    "--matches",
    metavar="M",
    callback=whole_number(1, MOST_MATCHES),
    default="10000",
    help="How many; without it 10000.",
)
@SEED
@click.option(
    "--jobs", metavar="J", callback=whole_number(1, MOST_JOBS), help="Processes at work; without it one for each core."
)
@LANGUAGE
@JSON
def simulate(
    game: Game,
    bots: list[str],
    matches: int,
    seed: str | None,
    jobs: int | None,
    lang: str | None,
    as_json: bool,
    **asked: Any,
) -> None:
    """Play many matches of GAME by bots and count how they end."""
    given = take.what_is_played(game, **asked)
    names = take.bot_names(game, bots, given.seats)
    texts = texts_for(game, lang)
    cores = os.cpu_count() or 1
    summary = many.simulated(given, matches, names, seed or take.some_seed(), jobs or cores, texts)
    if as_json:
        write_json(summary.as_json())
    else:
        many.show_summary(Paper(), texts, summary)


@ultimo.command(
    epilog="""\b
Examples:
  ultimo bench
  ultimo bench panda
  ultimo bench --only playouts --only copy
  ultimo bench --json
\b
Without GAME it is pan, beside the same matches in C; that needs a C compiler
and the checkout. The games of others need pip install "ultimo[peers]". What is
not there is left out, and said so."""
)
@click.argument("game", metavar="[GAME]", required=False, callback=a_game)
@click.option("--only", "names", metavar="NAME", multiple=True, help="Measure only this; repeatable.")
@click.option(
    "--repeats",
    metavar="N",
    callback=whole_number(1, MOST_REPEATS),
    default="5",
    help="How often to measure each; without it 5.",
)
@click.option(
    "--milliseconds",
    metavar="MS",
    callback=whole_number(1, MOST_MILLISECONDS),
    default="500",
    help="For how long each time; without it 500.",
)
@SEED
@LANGUAGE
@JSON
def bench(
    game: Game | None,
    names: list[str],
    repeats: int,
    milliseconds: int,
    seed: str | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """Measure how fast GAME is, beside C or C++ and beside the games of others."""
    texts = house_texts(language(lang))
    figures = measure.measured(game or USUAL, names, seed or "bench", repeats, milliseconds / 1000, texts)
    where = Place.here()
    if as_json:
        write_json([figure.as_json(where) for figure in figures])
    else:
        measure.show_figures(Paper(), texts, figures, where)


@ultimo.command(
    epilog="""\b
Examples:
  ultimo replay FILE
  ultimo replay FILE --seat 2 --lang fr
\b
Exit codes: 0 the record is right; 1 it is not; 2 it cannot be read.""",
    short_help="Play a record again, check it, tell its story.",
)
@click.argument("file", metavar="FILE")
@click.option("--seat", metavar="SEAT", callback=a_seat, help="Through the eyes of this seat, counted from 0.")
@LANGUAGE
@JSON
def replay(file: str, seat: int | None, lang: str | None, as_json: bool) -> int:
    """Play the record or transcript in FILE again, row by row, check it, and tell its story."""
    checked = story.checked(file, seat)
    if as_json:
        write_json(checked.as_json())
    return story.report(checked, lang, as_json)


@ultimo.command(
    epilog="""\b
Examples:
  ultimo deck pan
  ultimo deck pan --check my-deck.toml""",
    short_help="Show the deck of GAME, or check a file.",
)
@GAME
@click.option("--check", metavar="FILE", help="Check and show this deck file instead of the game's own.")
@LANGUAGE
@JSON
def deck(game: Game, check: str | None, lang: str | None, as_json: bool) -> None:
    """Show the deck of GAME, or check a deck file for it."""
    shown = decks.shown(game, check)
    if as_json:
        write_json(shown.as_json())
    else:
        shown.show(Paper(), texts_for(game, lang))
