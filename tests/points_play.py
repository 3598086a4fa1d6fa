"""Points 1, 9, 10 and 11: what may be done, what is drawn, and how a match ends."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, pairwise
from typing import Final

from budget import affordable, sampled, stride, to_draw, to_try_moves
from ultimo.table.dice import Random
from ultimo.table.game import Game
from ultimo.table.refusal import IllegalMove
from ultimo.table.rng import Rng
from ultimo.table.state import COMMIT, DRAW, OVER, REACTION, TURN, Dice, State
from ultimo.table.transcript import read_transcript
from walking import (
    DEALER,
    Case,
    Small,
    Spot,
    Step,
    completes,
    everywhere,
    exhaustively,
    last_step,
    seats_of,
    spot_of,
    walk,
)

KINDS: Final = (TURN, COMMIT, REACTION, DRAW, OVER)


def legal_moves(case: Case, matches: int = 2) -> None:
    """Point 1: what is legal is what `check` lets through, for those who are asked, and for nobody else.

    Exhaustively and sampled: the masks fit the kind; `legal` rises, is non-empty exactly for open seats and equals what
    `check` lets through among all moves (for seats that are not asked: among those that others have); one refused move
    of each rule, tried, changes nothing; `pick` picks from `legal`, evenly; `play` equals `apply`.
    """
    for spot in chain(exhaustively(case), sampled(case, matches, to_try_moves)):
        masks_fit(spot)
        for seat in range(case.seats):
            legal_is_checked(spot, seat)
            picked_is_legal(spot, seat)
            for move in spot.state.legal(seat):
                play_is_apply(spot, Step(seat, move))


def masks_fit(spot: Spot) -> None:
    """The masks are those of the kind: one seat on a turn, nobody during draws."""
    asked, opened, kind = int(spot.state.asked()), int(spot.state.open()), int(spot.state.kind())
    if kind not in KINDS:
        raise spot.fault(1, f"kind {kind} is none")
    if asked & ~opened or opened >> spot.case.seats:
        wrong = f"asked {seats_of(asked)}, open {seats_of(opened)}: who is asked is open, who is open has a seat"
        raise spot.fault(1, wrong)
    if kind in (DRAW, OVER) and opened:
        raise spot.fault(1, f"seats {seats_of(opened)} are open while the dealer draws or the match is over")
    if kind not in (DRAW, OVER) and not asked:
        raise spot.fault(1, "a question is open and nobody is asked")
    if kind == TURN and (asked & (asked - 1) or opened != asked):
        raise spot.fault(1, f"on a turn one seat is asked and open, not {seats_of(asked)} and {seats_of(opened)}")


def legal_is_checked(spot: Spot, seat: int) -> None:
    """`legal` and `check` agree on every move of one seat."""
    state = spot.state
    legal = state.legal(seat)
    if list(legal) != sorted(set(legal)):
        raise spot.fault(1, f"the legal moves of seat {seat} do not rise: {legal}")
    if bool(legal) != bool(state.open() >> seat & 1):
        raise spot.fault(1, f"seat {seat} is {'not ' if legal else ''}open and has {len(legal)} legal moves")
    others = {move for other in range(spot.case.seats) for move in state.legal(other)}
    moves = range(-1, int(state.moves()) + 1)
    tried: set[str] = set()
    for move in moves if legal else sorted(others | {-1, 0, int(state.moves()) - 1, int(state.moves())}):
        refusal = state.check(seat, move)
        if (refusal is None) != (move in legal):
            how = f"legal, but check refuses it by {refusal}" if refusal else "let through by check, but not legal"
            raise spot.fault(1, f"move {move} of seat {seat} is {how}")
        if refusal is not None and refusal.rule not in tried:
            tried.add(refusal.rule)
            refused_changes_nothing(spot, seat, move)


def picked_is_legal(spot: Spot, seat: int) -> None:
    """`pick` gives the legal move whose number the generator gives, and asks it once."""
    legal = spot.state.legal(seat)
    if not legal:
        return
    rng, same = Rng("pick", len(spot.steps), seat), Rng("pick", len(spot.steps), seat)
    picked, number = spot.state.pick(seat, rng), int(same.below(len(legal)))
    if picked != legal[number]:
        raise spot.fault(
            1, f"pick gives seat {seat} move {picked}, number {number} of its legal moves {legal} is another"
        )
    if rng.next32() != same.next32():
        raise spot.fault(1, f"pick for seat {seat} has not asked the generator exactly once")


def refused_changes_nothing(spot: Spot, seat: int, move: int) -> None:
    """`apply` refuses as `check` does, and then nothing has changed."""
    state = spot.case.rebuild(spot.state)
    state.journal = []
    before = state.key(), state.to_bytes()
    refusal = state.check(seat, move)
    try:
        state.apply(seat, move)
    except IllegalMove as error:
        if error.refusal != refusal:
            raise spot.fault(1, f"apply refuses move {move} by {error.refusal}, check by {refusal}") from None
    else:
        raise spot.fault(1, f"check refuses move {move} of seat {seat} by {refusal}, apply takes it")
    if (state.key(), state.to_bytes()) != before or state.journal:
        raise spot.fault(1, f"move {move} of seat {seat} was refused by {refusal} and has changed something")


def play_is_apply(spot: Spot, step: Step) -> None:
    """`apply` does to a legal move what `play` does."""
    played, events = spot.case.after(spot.state, step)
    applied = spot.case.rebuild(spot.state)
    applied.journal = []
    applied.apply(step.seat, step.number)
    if applied.to_bytes() != played.to_bytes() or applied.journal != events:
        raise spot.fault(1, "apply and play come out differently", step)


class Ticket(Dice):
    """Dice that give one ticket, and remember of how many."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.total = 0

    def ticket(self, state: State, total: int) -> int:
        self.total = int(total)
        return self.number


def draws(case: Case, matches: int = 2) -> None:
    """Point 9: draws are owed when the kind says so, from a short list with whole weights, and come out of that list.

    Exhaustively and sampled: the list; a draw with every ticket; outcomes that are not on the list. Sampled: no draw
    has a name that another one of the match has.
    """
    for spot in exhaustively(case):
        draw_is_listed(spot)
    every = stride(case, matches, to_draw)
    for seed in range(matches):
        names: set[str] = set()
        for number, spot in enumerate(walk(case, seed)):
            if number % every == 0:
                draw_is_listed(spot)
            if spot.state.kind() == DRAW:
                name = spot.state.draw_name()
                if not name or name in names:
                    raise spot.fault(9, f"the draw's name {name!r} is empty, or another draw of the match has it")
                names.add(name)


def draw_is_listed(spot: Spot) -> None:
    """The chances of one state are a list as it must be, and draws keep to it."""
    state = spot.state
    chances = state.chances()
    outcomes = [outcome for outcome, _ in chances]
    if bool(chances) != (state.kind() == DRAW):
        wrong = f"chances {chances} do not fit kind {state.kind()}: there are some exactly when a draw is owed"
        raise spot.fault(9, wrong)
    if outcomes != sorted(set(outcomes)):
        raise spot.fault(9, f"outcomes do not rise: {chances}")
    if not all(isinstance(weight, int) and weight > 0 for _, weight in chances):
        raise spot.fault(9, f"weights are whole numbers above 0, not {chances}")
    tickets = [outcome for outcome, weight in chances for _ in range(weight)]
    results = {outcome: spot.case.after(state, Step(DEALER, outcome)) for outcome in outcomes}
    for number, outcome in enumerate(tickets):
        dice = Ticket(number)
        drawn = spot.case.rebuild(state)
        drawn.journal = []
        found = drawn.draw(dice)
        if not found == outcome == state.outcome_at(number):
            wrong = f"ticket {number} of {chances} draws {found}; outcome_at gives {state.outcome_at(number)}"
            raise spot.fault(9, wrong)
        if dice.total != len(tickets):
            raise spot.fault(9, f"the dice are asked for one of {dice.total} tickets, the weights are {len(tickets)}")
        resolved, events = results[outcome]
        if drawn.to_bytes() != resolved.to_bytes() or drawn.journal != events:
            raise spot.fault(9, "draw and resolve come out differently", Step(DEALER, outcome))
    nothing_else_is_drawn(spot, outcomes)


def nothing_else_is_drawn(spot: Spot, outcomes: list[int]) -> None:
    """An outcome that cannot be drawn raises `ValueError` and changes nothing; so does a draw that is not owed."""
    state = spot.case.rebuild(spot.state)
    before = state.to_bytes()
    wrong = [outcome for outcome in range(-1, max(outcomes, default=0) + 3) if outcome not in outcomes]
    attempts: list[tuple[str, Callable[[], object]]] = [
        (f"outcome {outcome}", partial(state.resolve, outcome)) for outcome in wrong
    ]
    if not outcomes:
        attempts.append(("a draw", lambda: state.draw(Random(0))))
    for name, attempt in attempts:
        try:
            attempt()
        except ValueError:
            if state.to_bytes() == before:
                continue
        raise spot.fault(9, f"{name} is not possible here: expected ValueError, and that nothing changes")


def matches_end(case: Case, matches: int = 12) -> None:
    """Point 10: a match ends within `bound()` questions, which are counted one by one.

    Exhaustively: nothing but a change of mind leads back to a state; the longest match is within the bound. Sampled:
    matches, two thirds of them stubborn, end within it; a new question has the next number, and nothing else changes
    it.
    """
    for small in case.small:
        longest_match(small)
    for seed in affordable(case, matches, 1):
        questions_are_counted(case, seed)


def questions_are_counted(case: Case, seed: int) -> None:
    """One match: every new question has the next number, and the last is within the bound."""
    number, is_answered, asked = 0, True, 0
    spot = spot_of(case)
    for spot in walk(case, seed):
        if spot.steps:
            step = spot.steps[-1]
            is_answered = is_answered or (step.seat != DEALER and asked == 1 << step.seat)
        asked = int(spot.state.asked())
        if asked and is_answered:
            number, is_answered = number + 1, False
        if spot.state.question() != number:
            wrong = f"this is question {number} of the match, but its number is {spot.state.question()}"
            raise spot.fault(10, wrong, last_step(spot))
    if spot.state.kind() != OVER or number > spot.state.bound():
        raise spot.fault(10, f"the match is not over after {spot.state.bound()} questions, its bound")


def longest_match(small: Small) -> None:
    """Walk all ways through a small deck at once, depth first: none comes back to where it was, none is too long."""
    lengths: dict[int, int] = {}
    way = [0]
    ahead: list[Iterator[tuple[int, int]]] = [onward(small, 0)]
    on_way = {0}
    while way:
        number = way[-1]
        target, _ = next(ahead[-1], (-1, 0))
        if target in on_way:
            raise endless(small, [*way[way.index(target) :], target])
        if target >= 0:
            if target not in lengths:
                way.append(target)
                on_way.add(target)
                ahead.append(onward(small, target))
            continue
        lengths[number] = max((lengths[target] + answered for target, answered in onward(small, number)), default=0)
        on_way.discard(way.pop())
        ahead.pop()
    bound = int(small.start().bound())
    if lengths[0] > bound:
        raise spot_of(small).fault(10, f"a match can take {lengths[0]} questions, its bound is {bound}")


def onward(small: Small, number: int) -> Iterator[tuple[int, int]]:
    """Where a state leads to, but for changes of mind, and whether that completes a question (0, 1)."""
    state = small.states[number]
    for edge in small.edges[number]:
        if edge.step.seat == DEALER or state.asked() >> edge.step.seat & 1:
            yield edge.target, int(completes(state, edge.step))


def endless(small: Small, circle: list[int]) -> AssertionError:
    """The fault of a way that leads back to its beginning."""
    steps = [next(edge.step for edge in small.edges[one] if edge.target == other) for one, other in pairwise(circle)]
    texts = ", ".join(small.text(step) for step in steps)
    return spot_of(small, circle[0]).fault(10, f"a match can go on for ever: this state comes back after {texts}")


def standings(case: Case, matches: int = 30) -> None:
    """Point 11: how a match ended is told in places that share, scores, and a rule that can end one.

    Exhaustively and sampled, at every end; before it, `standings` raises `ValueError`.
    """
    for spot in everywhere(case, affordable(case, matches, 1)):
        if spot.state.kind() == OVER:
            standings_are_valid(spot)
            continue
        try:
            spot.state.standings()
        except ValueError:
            continue
        raise spot.fault(11, "the match is running and has standings: expected ValueError")


def standings_are_valid(spot: Spot) -> None:
    """Places count from 1 and ties share them, or all are 0."""
    found = spot.state.standings()
    places = found.places
    if len(places) != spot.case.seats or len(found.scores) != spot.case.seats:
        raise spot.fault(11, f"{found} is not about {spot.case.seats} seats")
    shared = tuple(1 + sum(other < place for other in places) for place in places)
    if places != shared and any(places):
        raise spot.fault(11, f"places {places} are not as ties share them: {shared}, or all 0 when nobody wins")
    if found.rule not in spot.case.game.endings:
        endings = ", ".join(spot.case.game.endings)
        raise spot.fault(11, f"rule {found.rule} ends the match and is none of the game's endings {endings}")


def transcripts(game: Game) -> None:
    """Point 11: every rule of `endings` has a transcript in `transcripts/*.txt` that ends by it. Exhaustively."""
    ends: dict[str, list[str]] = {rule: [] for rule in game.endings}
    for file in sorted((game.folder / "transcripts").glob("*.txt")):
        record = read_transcript(file.read_text(encoding="utf-8"))
        if record.end is not None and record.end.rule in ends:
            ends[record.end.rule].append(file.name)
    for rule, files in ends.items():
        if not files:
            folder = game.folder.name
            raise AssertionError(f"point 11: no transcript of {game.id} in {folder}/transcripts ends by {rule}")
