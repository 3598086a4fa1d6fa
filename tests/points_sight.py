"""Points 5 and 7: what a view shows is true, and secret answers stay secret."""

from collections import Counter
from collections.abc import Callable
from itertools import chain, combinations
from typing import Final

import msgspec

from budget import sampled, to_answer
from ultimo.table.describe import Description
from ultimo.table.dice import Random
from ultimo.table.rng import Rng
from ultimo.table.state import COMMIT, OVER, REACTION, VeiledError, View
from walking import (
    Case,
    Spot,
    Step,
    completes,
    exhaustively,
    look,
    random_step,
    seats_of,
    told,
    viewers,
)

NO_CARDS: Final[Counter[str]] = Counter()


def veils(case: Case, matches: int = 2) -> None:
    """Point 5: a view shows what is there, the same each time, as much as a watcher sees, and cannot be played on.

    Exhaustively and sampled, for every viewer; that it cannot be played on, and refuses what the state refuses, with
    the same facts, for one viewer of each state, in turn.
    """
    spots = sampled(case, matches, lambda state: 6 * len(viewers(state)))
    for number, spot in enumerate(chain(exhaustively(case), spots)):
        watched: dict[str, Counter[str]] = {}
        zones = {zone: Counter(cards) for zone, cards in spot.state.zones().items()}
        for viewer in reversed(viewers(spot.state)):
            view = spot.state.veil(viewer)
            again = view.veil(viewer)
            if again.key() != view.key() or again.state.to_bytes() != view.state.to_bytes():
                raise spot.fault(5, f"veiling twice for viewer {viewer} is not veiling once")
            shown = view_is_true(spot, view, zones)
            watched = watched or shown
            for zone, cards in watched.items():
                if not cards <= shown.get(zone, NO_CARDS):
                    less = f"a watcher sees {dict(cards)} in {zone}, seat {viewer} less: {view.describe()}"
                    raise spot.fault(5, less)
            view_answers(spot, view)
            if viewer == viewers(spot.state)[number % (case.seats + 1)]:
                view_is_closed(spot, view)
                refusals_follow_from_the_view(spot, view)
                if look(again) != look(view):
                    raise spot.fault(5, f"veiling twice for viewer {viewer} does not look like veiling once")


def view_is_true(spot: Spot, view: View, zones: dict[str, Counter[str]]) -> dict[str, Counter[str]]:
    """What a view shows lies there, by `zones`; returns the cards it shows by zone."""
    who = f"viewer {view.viewer}"
    try:
        description = msgspec.convert(view.describe(), Description)
    except msgspec.ValidationError as error:
        raise spot.fault(5, f"describe() for {who} is no Description: {error}") from None
    shown: dict[str, Counter[str]] = {}
    for zone in description["zones"]:
        name, cards = zone["id"], zone["cards"]
        if name not in zones:
            raise spot.fault(5, f"{who} is shown a zone {name}, which zones() does not know")
        shown[name] = Counter(card for card in cards if card != "?")
        if not shown[name] <= zones[name] or len(cards) != zones[name].total():
            raise spot.fault(5, f"{who} sees {cards} in {name}, where {sorted(zones[name].elements())} lie")
    return shown


def view_is_closed(spot: Spot, view: View) -> None:
    """What only the full state knows, a view refuses, whatever is asked."""
    veiled = view.state
    another = next(seat for seat in range(spot.case.seats) if seat != view.viewer)
    step = Step(another, 0) if spot.state.kind() == OVER else random_step(spot.state, Rng(0))
    attempts: dict[str, Callable[[], object]] = {
        "apply": lambda: veiled.apply(step.seat, step.number),
        "play": lambda: veiled.play(step.seat, step.number),
        "chances": veiled.chances,
        "resolve": lambda: veiled.resolve(step.number),
        "draw": lambda: veiled.draw(Random(0)),
        "legal of another seat": lambda: veiled.legal(another),
        "veil for another seat": lambda: veiled.veil(another),
    }
    if spot.state.kind() != OVER:
        attempts["check of another seat"] = lambda: veiled.check(another, 0)
    before = veiled.to_bytes()
    for name, attempt in attempts.items():
        came = "nothing"
        try:
            attempt()
        except Exception as error:  # whatever else a game raises is as wrong as nothing
            came = repr(error)
            if isinstance(error, VeiledError) and veiled.to_bytes() == before:
                continue
        whose = f"{name} on the view of viewer {view.viewer}"
        raise spot.fault(5, f"{whose}: expected VeiledError and no change, not {came}")


def view_answers(spot: Spot, view: View) -> None:
    """A view tells what is open to all, and what its viewer may do, as the state does; heuristics can read it."""
    state, mine = spot.state, int(view.viewer)
    out = [(view.state.is_out(seat), state.is_out(seat)) for seat in range(spot.case.seats)]
    open_facts = (view.asked(), view.open(), view.kind(), view.question(), view.state.prompt(), view.state.bound())
    if open_facts != (state.asked(), state.open(), state.kind(), state.question(), state.prompt(), state.bound()):
        raise spot.fault(5, f"the view of viewer {mine} tells another question than the state")
    if any(seen != so for seen, so in out):
        raise spot.fault(5, f"the view of viewer {mine} and the state disagree who is out")
    if state.kind() == OVER and view.standings() != state.standings():
        raise spot.fault(5, f"the view of viewer {mine} has other standings: {view.standings()}")
    legal = state.legal(mine) if mine < spot.case.seats else ()
    if view.legal() != legal:
        raise spot.fault(5, f"seat {mine} sees {view.legal()} as its legal moves; they are {legal}")
    for move in legal:
        if view.check(move) is not None:
            raise spot.fault(5, f"the view refuses what is legal: {view.check(move)}", Step(mine, move))
        spot.case.game.score(view, move)
        risk = spot.case.game.risk(view, move)
        if risk is not None and not 0 <= risk[0] <= risk[1]:
            raise spot.fault(5, f"a risk of {risk[0]} in {risk[1]} is none", Step(mine, move))


def refusals_follow_from_the_view(spot: Spot, view: View) -> None:
    """Who is refused a move is told no more than the view knows: the view refuses it with the same facts."""
    mine = int(view.viewer)
    if mine >= spot.case.seats:
        return
    is_open = spot.state.open() >> mine & 1
    for move in range(int(spot.state.moves()) if is_open else 1):
        refusal, seen = spot.state.check(mine, move), view.check(move)
        if refusal != seen:
            raise spot.fault(5, f"seat {mine} is refused by {refusal}, its view knows {seen}", Step(mine, move))


def commits(case: Case, matches: int = 2, some: int = 2) -> None:
    """Point 7: secret answers commute, can be changed until the last is in, and tell others only that they are there.

    Exhaustively: all answers of all seats, alone, changed, and in pairs. Sampled: `some` answers of each seat likewise.
    """
    for spot in chain(exhaustively(case), sampled(case, matches, lambda state: to_answer(state, some))):
        if spot.state.kind() not in (COMMIT, REACTION):
            continue
        rng = Rng("commits", len(spot.steps))
        answers: dict[int, list[Step]] = {}
        for seat in seats_of(spot.state.open()):
            answers[seat] = [Step(seat, move) for move in spot.state.legal(seat)]
            while spot.case is case and len(answers[seat]) > some:
                answers[seat].pop(int(rng.below(len(answers[seat]))))
        for each in answers.values():
            if not completes(spot.state, each[0]):
                answers_are_secret(spot, each)
                answers_can_change(spot, each)
        for one, other in combinations(seats_of(spot.state.asked()), 2):
            answers_commute(spot, answers[one], answers[other])


def answers_are_secret(spot: Spot, answers: list[Step]) -> None:
    """Whatever a seat answers, others see and are told the same: that it has, or, if it had before, nothing."""
    state, seat = spot.state, answers[0].seat
    outcomes = [spot.case.after(state, step) for step in answers]
    changed = not state.asked() >> seat & 1
    for step, (after, _) in zip(answers, outcomes, strict=True):
        masks = (after.asked(), after.open(), after.kind(), after.question(), after.prompt())
        if masks != (state.asked() & ~(1 << seat), state.open(), state.kind(), state.question(), state.prompt()):
            raise spot.fault(7, "an answer that others are still waited for leaves the question as it is", step)
    for viewer in viewers(state):
        if viewer == seat:
            continue
        first, heard = (look(outcomes[0][0].veil(viewer)), told(outcomes[0][1], viewer))
        if changed and (heard or first != look(state.veil(viewer))):
            raise spot.fault(7, f"viewer {viewer} notices that seat {seat} changed its mind: {heard}", answers[0])
        for step, (after, events) in zip(answers[1:], outcomes[1:], strict=True):
            if told(events, viewer) != heard:
                wrong = f"viewer {viewer} is told {told(events, viewer)}, after another answer {heard}"
                raise spot.fault(7, wrong, step)
            if look(after.veil(viewer)) != first:
                wrong = f"viewer {viewer} sees what seat {seat} answered: {after.veil(viewer).describe()}"
                raise spot.fault(7, wrong, step)


def answers_can_change(spot: Spot, answers: list[Step]) -> None:
    """A changed answer leaves what a first one would; what may be answered stays the same."""
    legal = spot.state.legal(answers[0].seat)
    for first in answers:
        after, _ = spot.case.after(spot.state, first)
        if after.legal(first.seat) != legal:
            raise spot.fault(7, f"after an answer the legal ones are {after.legal(first.seat)}, before {legal}", first)
        for second in answers:
            changed, _ = spot.case.after(after, second)
            meant, _ = spot.case.after(spot.state, second)
            if (changed.key(), changed.to_bytes()) != (meant.key(), meant.to_bytes()):
                text = spot.case.text(second)
                raise spot.fault(7, f"an answer changed to `{text}` is not the same as `{text}` at once", first)


def answers_commute(spot: Spot, ones: list[Step], others: list[Step]) -> None:
    """Two seats answer in either order: the same state, and the same events but for their order."""
    for one in ones:
        for other in others:
            this, events = spot.case.after(spot.state, one, other)
            that, swapped = spot.case.after(spot.state, other, one)
            same = (this.key(), this.to_bytes()) == (that.key(), that.to_bytes())
            if not same or sorted(map(repr, events)) != sorted(map(repr, swapped)):
                raise spot.fault(7, f"it makes a difference that `{spot.case.text(other)}` came after, not before", one)
