"""Points 2, 3 and 4: what is written is read as the same, copies share nothing, no card is lost."""

from collections import Counter
from itertools import islice
from typing import Final

from budget import affordable, stride
from ultimo.table.dice import Random
from ultimo.table.events import Event
from ultimo.table.match import Match
from ultimo.table.record import Record, Replay
from ultimo.table.refusal import UnreadableMove
from ultimo.table.rng import Rng
from ultimo.table.state import OVER, State
from ultimo.table.texts import LANGUAGES
from walking import (
    DEALER,
    Case,
    Spot,
    Step,
    everywhere,
    exhaustively,
    last_step,
    outline,
    random_step,
    spot_of,
    take,
    walk,
)

NO_MOVES: Final = ("", " ", "?", "0", "-1", "no such move", "\x00", "6" * 200, *LANGUAGES)


def round_trips(case: Case, matches: int = 4) -> None:
    """Point 2: what is written is read as the same: moves, outcomes, states, records.

    Exhaustively: all moves; the outcomes and the bytes of all states. Sampled: matches whose state is kept as bytes
    from step to step; records of matches with every deck, replayed to equal keys, bytes, events and standings.
    """
    moves_round_trip(case)
    for spot in exhaustively(case):
        outcomes_round_trip(spot)
        bytes_round_trip(spot, spot.case.rebuild(spot.state))
    for seed in affordable(case, matches, 12):
        kept = case.start()
        for spot in walk(case, seed):
            if spot.steps:
                take(kept, spot.steps[-1])
            kept = case.rebuild(kept)
            bytes_round_trip(spot, kept)
            outcomes_round_trip(spot)
        for used in (case, *case.small):
            record_round_trips(used, seed)
    wrong_bytes_are_refused(case)


def moves_round_trip(case: Case) -> None:
    """Each move has a text of its own that is read as that move, and what is none is refused as such."""
    spot = spot_of(case)
    for move in range(int(spot.state.moves())):
        text = case.game.write(move)
        for variant in (text, f"  {text.upper()} "):
            found = case.game.read(variant)
            if found != move:
                raise spot.fault(2, f"move {move} is written {text!r}, but {variant!r} is read as move {found}")
    for text in NO_MOVES:
        try:
            found = case.game.read(text)
        except UnreadableMove:
            continue
        raise spot.fault(2, f"{text!r} is read as move {found}: expected UnreadableMove")


def outcomes_round_trip(spot: Spot) -> None:
    """Each outcome has a text that is read as that outcome."""
    game = spot.case.game
    for outcome, _ in spot.state.chances():
        text = game.write_outcome(outcome)
        found = game.read_outcome(text)
        if found != outcome:
            raise spot.fault(2, f"outcome {outcome} is written {text!r}, which is read as {found}")


def bytes_round_trip(spot: Spot, kept: State) -> None:
    """A state that was kept as bytes is the state."""
    state = spot.state
    if everything(kept) != everything(state) or outline(kept) != outline(state):
        raise spot.fault(2, "a state that was kept as bytes is not the same")


def wrong_bytes_are_refused(case: Case) -> None:
    """Bytes that are no state raise `ValueError`."""
    for wrong in (b"", b"\x00", case.start().to_bytes()[:-1]):
        try:
            case.start().from_bytes(wrong)
        except ValueError:
            continue
        raise spot_of(case).fault(2, f"from_bytes takes {wrong!r} for a state: expected ValueError")


def record_round_trips(case: Case, seed: int) -> None:
    """A match played by texts, its record, and the match replayed from it agree, at every row."""
    match = Match(case.game, case.options, case.seats, case.deck)
    dice = Random("record", case.game.id, case.preset, case.seats, seed)
    rng = Rng("moves", case.game.id, case.preset, case.seats, seed)
    events = match.settle(dice)
    taken: list[Step] = []
    rows = [match.state.to_bytes()] if match.record.rows else []
    while match.state.kind() != OVER and match.state.question() <= match.state.bound():
        taken.append(random_step(match.state, rng, seed))
        text = case.game.write(taken[-1].number)
        events += match.answer(taken[-1].seat, text, dice, int(match.state.question()))
        rows.append(match.state.to_bytes())
    if match.state.kind() == OVER:
        match.record.close(match.state.standings())
    spot = Spot(case, f"record {seed}", taken, match.state)
    text = match.record.write()
    record = Record.read(text)
    if record.write() != text:
        raise spot.fault(2, "a record that was read is written differently")
    replay = Replay(record, case.game)
    for _ in replay:
        if replay.state.to_bytes() != rows[replay.done - 1]:
            raise spot.fault(2, f"the replay of the record differs from row {replay.done} on")
    if replay.state.key() != match.state.key() or replay.state.journal != events:
        raise spot.fault(2, "the replay of the record has another key or tells other events")
    if replay.state.kind() == OVER and replay.state.standings() != match.state.standings():
        raise spot.fault(2, "the replay of the record has other standings")


def copies(case: Case, matches: int = 2, ahead: int = 6) -> None:
    """Point 3: a copy is the same and shares nothing; an equal key means that the same can follow.

    Exhaustively: states reached with equal keys agree on who may do what, on draws, on where the cards are, and on the
    keys of what follows. Sampled: of each state a copy, and a used state made one by `copy_from`: `ahead` steps with
    the one leave the other as it is, and the other way round; the same steps lead both to the same.
    """
    for small in case.small:
        for number, other in small.doubtful:
            spot = spot_of(small, number)
            wrong = f"this key is that of another state, from which others follow: {outline(other)}"
            raise spot.fault(3, f"{wrong}; this one: {outline(spot.state)}")
    every = stride(case, matches, lambda state: 20 + 8 * ahead)
    for seed in range(matches):
        used = case.start()
        journal: list[Event] = []
        for spot in islice(walk(case, seed), seed % every, None, every):
            rng = Rng("copies", seed, len(spot.steps))
            original = case.rebuild(spot.state)
            original.journal = []
            copy = original.copy()
            if copy.journal is not None:
                raise spot.fault(3, "a copy has a journal")
            stand_apart(spot, original, copy, rng, ahead)
            used.journal = journal
            used.copy_from(spot.state)
            if used.journal is not journal or journal:
                raise spot.fault(3, "copy_from has touched the journal")
            used.journal = None
            stand_apart(spot, case.rebuild(spot.state), used, rng, ahead)
            views_are_copied(spot)


def stand_apart(spot: Spot, one: State, other: State, rng: Rng, ahead: int) -> None:
    """Two states are equal; what happens to the one leaves the other alone; then the same happens to both."""
    if everything(one) != everything(other):
        raise spot.fault(3, f"a copy is not the same: {everything(other)}, the original: {everything(one)}")
    for moved, still in ((one, other), (other, one)):
        before = everything(still)
        taken: list[Step] = []
        while moved.kind() != OVER and len(taken) < ahead:
            taken.append(random_step(moved, rng))
            take(moved, taken[-1])
        steps = ", ".join(spot.case.text(step) for step in taken)
        if everything(still) != before:
            raise spot.fault(3, f"what happens to a state happens to its copy too, somewhere in {steps}")
        for step in taken:
            take(still, step)
        if everything(moved) != everything(still):
            raise spot.fault(3, f"the same steps lead a state and its copy to different ones: {steps}")


def everything(state: State) -> tuple[object, ...]:
    """All that a state says of itself."""
    return state.key(), state.to_bytes(), state.question(), state.zones(), state.describe()


def views_are_copied(spot: Spot) -> None:
    """The copy of a veiled state is veiled too."""
    step = last_step(spot)
    veiled = spot.state.veil(0 if step is None or step.seat == DEALER else step.seat).state
    copy = veiled.copy()
    if copy.viewer != veiled.viewer or everything(copy) != everything(veiled):
        raise spot.fault(3, f"the copy of the view of seat {veiled.viewer} is not the same")


def cards_stay(case: Case, matches: int = 4) -> None:
    """Point 4: no card is lost or made. Exhaustively and sampled: all zones together hold the deck."""
    for spot in everywhere(case, affordable(case, matches, 2)):
        deck = spot.case.deck or spot.case.game.deck_of(spot.case.options)
        whole = Counter({card: deck.copies(card) for card in deck.cards})
        found = Counter(card for cards in spot.state.zones().values() for card in cards)
        lost, made = sorted((whole - found).elements()), sorted((found - whole).elements())
        if lost or made:
            raise spot.fault(4, f"all zones together must hold the deck: lost {lost}, made {made}", last_step(spot))
