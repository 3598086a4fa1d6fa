"""Point 12: everything has its words in every language, every rule its proof, every option its use."""

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from budget import stride, to_try_moves
from ultimo.table.events import Event
from ultimo.table.game import Game
from ultimo.table.ledger import LedgerRule, read_ledger
from ultimo.table.narrate import ended_text, explain, move_text, narrate, prompt_help, prompt_text, refusal_text
from ultimo.table.options import Choice, Options
from ultimo.table.refusal import COMMON, LATE, Refusal
from ultimo.table.state import KIND_NAMES, OVER
from ultimo.table.texts import HOUSE, LANGUAGES, MissingText, Texts, rule_text_id
from walking import Case, Spot, last_step, numbers_of_seats, outline, seats_of, told, viewers, walk

NAMES: Final = (
    "Sol",
    "Ana",
    "Lee",
    "Kim",
    "Max",
    "Eve",
    "Ida",
    "Bo",
    "Uma",
    "Jo",
    "Eli",
    "Pia",
    "Tom",
    "Noa",
    "Lou",
    "Mia",
)


def texts_are_there(game: Game, matches: int = 1) -> None:
    """Point 12: everything that people read has its text in every language, and comes out whole.

    Exhaustively: the messages that the game's ids call for; no junk; the same messages and variables in every language.
    Sampled, with every preset and number of seats: events, prompts, moves, refusals and ends of matches, told to
    everybody.
    """
    english = messages(game, LANGUAGES[0])
    for language in LANGUAGES:
        found = messages(game, language)
        for name in needed(game):
            if name not in found:
                raise fault(game, f"there is no text {name} in {language}")
        for name in sorted(found.keys() | english.keys()):
            if found.get(name) != english.get(name):
                one, other = listed(found.get(name)), listed(english.get(name))
                raise fault(game, f"text {name} in {language} is {one}, in {LANGUAGES[0]} {other}")
    reader = Reader(game)
    for preset in game.presets:
        for seats in numbers_of_seats(game, preset):
            for seed in range(matches):
                match_is_told(Case(game, preset, seats), seed, reader)


def fault(game: Game, wrong: str) -> AssertionError:
    """The error of a game as a whole."""
    return AssertionError(f"point 12: {wrong}\n  {game.id}, see {game.folder}")


def listed(variables: frozenset[str] | None) -> str:
    """What there is of a message."""
    return "missing" if variables is None else f"with {', '.join(sorted(variables)) or 'no'} variables"


class Variables(Visitor):
    """Collects the names of the variables in a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Called for each variable."""
        self.names.add(node.id.name)


def messages(game: Game, language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of the house's and the game's file, with its variables."""
    found: dict[str, frozenset[str]] = {}
    for folder in (HOUSE, game.folder / "texts"):
        file = folder / f"{language}.ftl"
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise fault(game, f"{file.name} holds what is no message: {str(entry.content).strip()[:80]!r}")
            if isinstance(entry, ast.Message):
                parts = [("", entry.value), *((f".{part.id.name}", part.value) for part in entry.attributes)]
                for ending, pattern in parts:
                    if pattern is not None:
                        visitor = Variables()
                        visitor.visit(pattern)
                        found[entry.id.name + ending] = frozenset(visitor.names)
    return found


def needed(game: Game) -> Iterator[str]:
    """The messages that a game's ids call for."""
    yield from ("game-name", "game-line", "game-goal", "card-back", *(f"card-{card}" for card in game.form.ids))
    yield from (f"kind-{kind}" for kind in KIND_NAMES)
    for prompt in game.prompts:
        yield from (f"prompt-{prompt}", f"prompt-{prompt}.help", f"prompt-{prompt}.wait")
    yield from (f"event-{verb}" for verb in game.verbs)
    yield from (Refusal(rule).text_id() for rule in (*COMMON, *game.refusals))
    yield from (rule_text_id(rule) for rule in (*COMMON, *rules(game)))
    yield from (f"ended-{rule.replace('.', '-')}" for rule in game.endings)
    for preset in game.presets:
        yield from (f"preset-{preset}", f"preset-{preset}.help")
    for choice in game.options.choices():
        yield from (f"option-{choice.name}", f"option-{choice.name}.help")
        yield from (f"option-{choice.name}-{value}" for value in choice.values)
    state = game.start()
    yield from {f"move-{game.write(move).split()[0]}": None for move in range(int(state.moves()))}
    yield from {f"zone-{zone['id'].partition('.')[0]}": None for zone in state.describe()["zones"]}
    yield from {f"gauge-{gauge['id']}": None for gauge in state.describe()["gauges"]}


class Reader:
    """Reads to everybody, in every language, what has not been read yet."""

    def __init__(self, game: Game) -> None:
        self.languages = [Texts(language, game.folder) for language in LANGUAGES]
        self.known: set[str] = set()

    def read(self, spot: Spot, what: str, sentence: Callable[[Texts], str], may_be_empty: bool = False) -> None:
        """Read one sentence; `what` says which, and for whom if that matters."""
        if what in self.known:
            return
        self.known.add(what)
        for texts in self.languages:
            try:
                said = sentence(texts)
            except (MissingText, ValueError) as error:
                raise spot.fault(12, f"{what} cannot be told in {texts.language}: {error!r}") from error
            if not said and not may_be_empty:
                raise spot.fault(12, f"{what} is empty in {texts.language}")


def match_is_told(case: Case, seed: int, reader: Reader) -> None:
    """One match, told to all who look on."""
    before = case.start()
    every = stride(case, 1, to_try_moves)
    for spot in walk(case, seed):
        step = last_step(spot)
        for event in case.after(before, step)[1] if step else ():
            event_is_told(spot, event, reader)
        before = case.rebuild(spot.state)
        if len(spot.steps) % every == 0 or spot.state.kind() == OVER:
            question_is_told(spot, reader)
            refusals_are_told(spot, reader)


def event_is_told(spot: Spot, event: Event, reader: Reader) -> None:
    """The event's verb and rule are those of the game; everybody reads it as they notice it."""
    game = spot.case.game
    if event.verb not in game.verbs:
        raise spot.fault(12, f"the verb {event.verb} is none of the game's verbs {game.verbs}")
    rule = event.facts.get("rule", "")
    if rule and rule not in rules(game):
        raise spot.fault(12, f"event {event.verb} names the rule {rule}, which rules.md does not hold")
    for viewer in viewers(spot.state):
        for seen in told([event], viewer):
            what = f"{seen} for viewer {viewer}"
            reader.read(spot, what, partial(narrate, seen, names=NAMES, viewer=viewer))
            reader.read(spot, f"why of {what}", partial(explain, seen), may_be_empty=True)


def question_is_told(spot: Spot, reader: Reader) -> None:
    """Everybody reads the question, or the end; those who are asked read their moves."""
    state, game = spot.state, spot.case.game
    if state.prompt() and state.prompt() not in game.prompts:
        raise spot.fault(12, f"the prompt {state.prompt()} is none of the game's prompts {game.prompts}")
    for viewer in viewers(state):
        shown = state.veil(viewer).describe()
        what = f"{state.prompt() or state.kind()} asked {shown['asked']} {shown['gauges']} for viewer {viewer}"
        reader.read(spot, f"prompt {what}", partial(prompt_text, shown, names=NAMES, viewer=viewer))
        help_text = partial(prompt_help, shown, names=NAMES, viewer=viewer)
        reader.read(spot, f"help for prompt {what}", help_text, may_be_empty=viewer not in shown["asked"])
        if state.kind() == OVER:
            found = state.standings()
            reader.read(spot, f"{found} for viewer {viewer}", partial(ended_text, found, names=NAMES, viewer=viewer))
    for seat in seats_of(state.open()):
        for move in state.legal(seat):
            text = game.write(move)
            reader.read(spot, f"move {text}", partial(move_text, text, names=NAMES))


def refusals_are_told(spot: Spot, reader: Reader) -> None:
    """Every refusal of this moment, by a rule that may refuse, read to the one who is refused."""
    state, game = spot.state, spot.case.game
    found = [state.check(seat, move) for seat in range(spot.case.seats) for move in range(-1, int(state.moves()))]
    late = Refusal(LATE, {"question": 1, "now": 2})
    for refusal in (late, state.check(spot.case.seats, 0), *found):
        if refusal is None:
            continue
        if refusal.rule not in (*COMMON, *game.refusals):
            raise spot.fault(12, f"the rule {refusal.rule} refuses, and is none of the game's refusals {game.refusals}")
        names = NAMES[: spot.case.seats]
        reader.read(spot, f"refusal {refusal}", partial(refusal_text, refusal, names=names))


@cache
def ledger(folder: Path) -> tuple[LedgerRule, ...]:
    """The rules of a game's ledger."""
    return tuple(read_ledger((folder / "rules.md").read_text(encoding="utf-8")))


def rules(game: Game) -> tuple[str, ...]:
    """Every rule id of a game."""
    return tuple(rule.id for rule in ledger(game.folder))


def rules_are_proved(game: Game) -> None:
    """Point 12: every rule is proved by a case or a test, and what names a rule names one of the ledger.

    Exhaustively: a rule is proved by a string of `cases.toml` that is its id, or by a test of the game's folder that
    bears its name: `pan.skip` by `test_pan_skip_…`, unless a longer id fits.
    """
    known = rules(game)
    by_option = {choice.name: choice.rule for choice in game.options.choices()}
    for entry in ledger(game.folder):
        for option in entry.options():
            if option not in by_option:
                raise fault(game, f"rule {entry.id} is said to be switched by {option}, which is no option")
    for rule in (*game.endings, *game.refusals, *by_option.values()):
        if rule not in known:
            raise fault(game, f"rule {rule} ends matches, refuses or is switched by an option, and is not in rules.md")
    proved = set(rules_of_cases(game.folder)) | set(rules_of_tests(game.folder, known))
    for rule in known:
        if rule not in proved:
            raise fault(game, f"rule {rule} is proved by nothing: no case in cases.toml and no test names it")


def rules_of_cases(folder: Path) -> Iterator[str]:
    """Every string in the table of cases, if there is one."""
    file = folder / "cases.toml"
    left: list[Any] = [tomllib.loads(file.read_text(encoding="utf-8"))] if file.exists() else []
    while left:
        found = left.pop()
        if isinstance(found, str):
            yield found
        elif isinstance(found, dict):
            left += found.values()
        elif isinstance(found, list):
            left += found


def rules_of_tests(folder: Path, known: tuple[str, ...]) -> Iterator[str]:
    """The rules that tests are named after."""
    names = {f"test_{re.sub('[.-]', '_', rule)}_": rule for rule in known}
    for file in folder.glob("test_*.py"):
        for test in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            fitting = [name for name in names if f"{test}_".startswith(name)]
            if fitting:
                yield names[max(fitting, key=len)]


def options_matter(game: Game, matches: int = 40) -> None:
    """Point 12: every value of every option makes a difference.

    Exhaustively: all values but the default, numbers too. Sampled: up to `matches` matches from equal seeds with a
    preset that has the value and with the same preset that has the default, until one goes differently.
    """
    for choice in game.options.choices():
        for value in values_of(choice):
            bases = [preset.with_set({choice.name: choice.default}) for preset in game.presets.values()]
            pairs = [(base, base.with_set({choice.name: value})) for base in dict.fromkeys(bases)]
            seeds = ((seed, *pair) for seed in range(matches) for pair in pairs)
            if value != choice.default and not any(goes_differently(game, *seed) for seed in seeds):
                raise fault(game, f"option {choice.name}={value} makes no difference in any of {matches} matches")


def values_of(choice: Choice) -> list[object]:
    """Every value of an option."""
    if choice.values:
        return [choice.read(word) for word in choice.values]
    assert choice.low is not None and choice.high is not None
    return list(range(choice.low, choice.high + 1))


def goes_differently(game: Game, seed: int, one: Options, other: Options) -> bool:
    """Whether a match goes differently with other options, from the same seed."""
    low = max(options.seats(game.seats)[0] for options in (one, other))
    high = min(options.seats(game.seats)[1] for options in (one, other))
    seats = low + seed % (high + 1 - low)
    walks = (walk(Case(game, game.default_preset(), seats, chosen=options), seed) for options in (one, other))
    for this, that in zip(*walks, strict=False):
        if outline(this.state) != outline(that.state):
            return True
        if this.state.kind() == OVER and this.state.standings() != that.state.standings():
            return True
    return False
