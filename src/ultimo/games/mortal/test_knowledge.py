"""What each seat knows of pile and hands, proved by brute force: every world that agrees, all alike."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any, Final

import pytest

from ultimo.games.mortal import bags as b
from ultimo.games.mortal.deck import DECK
from ultimo.games.mortal.kinds import DEATH, IDS
from ultimo.games.mortal.position import ANY_CARD
from ultimo.games.mortal.state import MortalState
from ultimo.games.mortal.testing import Table, table, walk
from ultimo.table.deck import Deck
from ultimo.table.events import WATCHER
from ultimo.table.rng import Rng

World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
"""The hands by seat, each sorted, and the pile from its top."""
Rule = Callable[[World], bool]

DRAWN: Final = 3_000


def whole_world(state: MortalState, rng: Rng) -> World:
    """A world with everything decided that was not, as draws would decide it."""
    for depth in range(int(state.left)):
        index = state.at(depth)
        word = state.pile[index] & 63
        if word > DEATH:
            cards = b.total(state.bags, state.pool())
            ticket = rng.below(cards + (state.loose if word == ANY_CARD else 0))
            state.decide(index, DEATH if ticket >= cards else b.card_at(state.bags, state.pool(), ticket))
    pile = tuple(IDS[state.pile[state.at(depth)] & 63] for depth in range(int(state.left)))
    return tuple(tuple(sorted(b.names(state.bags, seat))) for seat in range(int(state.seats))), pile


def drawn_worlds(at: Table, viewer: int) -> Counter[World]:
    """Worlds drawn for a viewer."""
    rng = Rng("worlds", viewer)
    view = at.state.veil(viewer)
    found: Counter[World] = Counter()
    for _ in range(DRAWN):
        state = view.determinize(rng)
        assert isinstance(state, MortalState)
        found[whole_world(state, rng)] += 1
    return found


def worlds(truth: World, seen: Sequence[tuple[int, str]], places: dict[int, str], rule: Rule) -> dict[World, Fraction]:
    """Every world that agrees, with its share: all ways to deal the unseen cards to the unseen places.

    `seen` are cards that are known to be in a hand, as (seat, card), `places` those known by depth; `rule` says what
    else holds.
    """
    hands, pile = truth
    unseen_hands = [list(hand) for hand in hands]
    for seat, card in seen:
        unseen_hands[seat].remove(card)
    hidden = [card for hand in unseen_hands for card in hand]
    hidden += [card for depth, card in enumerate(pile) if depth not in places]
    found: Counter[World] = Counter()
    for order in permutations(hidden):
        left = list(order)
        dealt = []
        for seat, hand in enumerate(unseen_hands):
            known = [card for holder, card in seen if holder == seat]
            dealt.append(tuple(sorted(known + left[: len(hand)])))
            left = left[len(hand) :]
        laid = tuple(places[depth] if depth in places else left.pop(0) for depth in range(len(pile)))
        world: World = (tuple(dealt), laid)
        if all("muerte" not in hand for hand in dealt) and rule(world):
            found[world] += 1
    total = sum(found.values())
    return {world: Fraction(count, total) for world, count in found.items()}


def are_drawn_alike(found: Counter[World], expected: dict[World, Fraction]) -> None:
    """The worlds drawn are those expected, as often as expected: chi-square, one wrong alarm in a million."""
    assert set(found) <= set(expected), set(found) - set(expected)
    assert len(expected) <= DRAWN / 8
    squares = sum((found[world] - DRAWN * share) ** 2 / (DRAWN * share) for world, share in expected.items())
    freedom = max(len(expected) - 1, 1)
    spread = 2 / (9 * freedom)
    assert float(squares) <= freedom * (1 - spread + 4.75 * spread**0.5) ** 3 + 1e-9


def agree(
    at: Table, viewer: int, truth: World, seen: Sequence[tuple[int, str]], places: dict[int, str], rule: Rule
) -> None:
    """A viewer knows these cards of hands and pile, and what the rule says, and nothing else."""
    own = [(viewer, card) for card in truth[0][viewer]] if viewer != WATCHER else []
    expected = worlds(truth, [*own, *seen], places, rule)
    assert truth in expected
    are_drawn_alike(drawn_worlds(at, viewer), expected)


def truth_of(at: Table) -> World:
    """The world as it is, what is not decided being decided by lot."""
    state = at.state.copy()
    return whole_world(state, Rng("truth"))


def deaths_at(pile: Sequence[str], *depths: int) -> Rule:
    """Deaths lie exactly where `pile` has them, among these depths."""
    return lambda world: all((world[1][depth] == "muerte") == (pile[depth] == "muerte") for depth in depths)


def deaths_among(number: int, *depths: int) -> Rule:
    """So many deaths lie among these depths."""
    return lambda world: sum(world[1][depth] == "muerte" for depth in depths) == number


def both(*rules: Rule) -> Rule:
    """Several rules at once."""
    return lambda world: all(rule(world) for rule in rules)


def with_number(card: str, number: int) -> Deck:
    """The house's deck with another number for a card."""
    cards: dict[str, dict[str, Any]] = {name: dict(fields) for name, fields in DECK.cards.items()}
    cards[card]["number"] = number
    return Deck("test", DECK.numbers, cards)


def test_mortal_known_places_are_deaths_or_game_cards_for_all() -> None:
    at = table("paz | no | no", "game muerte game game", hidden="corte corte robo")
    truth = truth_of(at)
    rule = deaths_at(truth[1], 0, 1, 2, 3)
    agree(at, 0, truth, [], {}, rule)
    agree(at, WATCHER, truth, [], {}, rule)


def test_mortal_known_observador_tells_its_player_the_top_three() -> None:
    at = table("observador paz | no | robo", "game muerte game game", hidden="corte vidente escapada")
    at.do("play observador", "through", "draw corte", "draw vidente")
    truth = truth_of(at)
    rule = deaths_at(truth[1], 0, 1, 2, 3)
    agree(at, 0, truth, [], {0: "corte", 1: "muerte", 2: "vidente"}, rule)
    agree(at, 1, truth, [], {}, rule)


def test_mortal_known_barajar_leaves_only_how_many_deaths_there_are() -> None:
    at = table("barajar paz | no | no", "game muerte game", hidden="corte robo")
    at.do("play barajar", "through")
    truth = truth_of(at)
    for viewer in (0, 1, WATCHER):
        agree(at, viewer, truth, [], {}, lambda world: True)


def test_mortal_known_observador_after_barajar_tells_the_top_and_counts_the_rest() -> None:
    at = table("barajar observador paz paz paz | no", "game muerte game game muerte", hidden="corte vidente escapada")
    at.do("play barajar", "through", "play observador", "through", "draw corte", "draw muerte", "draw vidente")
    truth = truth_of(at)
    agree(at, 0, truth, [], {0: "corte", 1: "muerte", 2: "vidente"}, lambda world: True)
    agree(at, 1, truth, [], {}, lambda world: True)


def test_mortal_known_vidente_leaves_others_a_count_of_the_top_three() -> None:
    at = table("vidente paz | no | robo", "game muerte game muerte game", hidden="corte escudo escapada")
    at.do("play vidente", "through", "draw corte", "draw escudo", "put escudo", "put muerte")
    truth = truth_of(at)
    assert truth[1][:3] == ("escudo", "muerte", "corte")
    agree(at, 0, truth, [], {0: "escudo", 1: "muerte", 2: "corte"}, deaths_at(truth[1], 0, 1, 2, 3, 4))
    agree(at, 1, truth, [], {}, both(deaths_among(1, 0, 1, 2), deaths_at(truth[1], 3, 4)))


def test_mortal_known_vidente_takes_from_others_what_they_had_seen() -> None:
    at = table(
        "observador paz paz paz | vidente paz paz paz", "game game game game", hidden="corte escudo escapada robo"
    )
    at.do("play observador", "through", "draw corte", "draw escudo", "draw escapada", "end")
    assert at.sees(0)["pile.1"] == ["corte"]
    at.do("play vidente", "through", "put escapada", "put corte")
    assert [zone for zone in at.sees(0) if zone.startswith("pile")] == []
    assert [at.sees(1)[f"pile.{depth}"] for depth in (1, 2, 3)] == [["escapada"], ["corte"], ["escudo"]]


def test_mortal_known_corte_at_the_bottom_is_known_and_not_shown() -> None:
    at = table("observador corte paz paz paz | no", "game muerte game game", hidden="escudo vidente escapada")
    at.do("play observador", "through", "draw escudo", "draw vidente", "play corte", "through", "cut 2")
    truth = truth_of(at)
    assert truth[1][0] == "vidente"
    assert truth[1][2:] == ("escudo", "muerte")
    agree(at, 0, truth, [], {0: "vidente", 2: "escudo", 3: "muerte"}, deaths_at(truth[1], 0, 1, 2, 3))
    assert [zone for zone in at.sees(0) if zone.startswith("pile")] == ["pile.1"]


def test_mortal_known_two_sets_of_places_keep_their_own_counts() -> None:
    at = table(
        "vidente corte vidente paz paz paz | no",
        "game muerte game muerte game",
        hidden="escudo escudo robo",
        deck=with_number("vidente", 2),
        played=-1,
    )
    at.do("play vidente", "through", "draw escudo", "put muerte", "play corte", "through", "cut 2")
    at.do("play vidente", "through", "draw robo", "put muerte")
    truth = truth_of(at)
    rule = both(deaths_among(1, 0, 1), deaths_among(1, 3, 4), deaths_at(truth[1], 2))
    agree(at, 1, truth, [], {}, rule)
    agree(at, 0, truth, [], {depth: truth[1][depth] for depth in (0, 1, 3, 4)}, rule)


def test_mortal_known_resurreccion_hides_the_place_from_others_alone() -> None:
    at = table(
        "observador resurreccion paz paz paz | no",
        "game game muerte game",
        deaths="1|0",
        hidden="escudo escapada robo",
        deck=with_number("resurreccion", 2),
    )
    at.do("play observador", "through", "draw escudo", "draw escapada", "play resurreccion", "through", "bury 1")
    truth = truth_of(at)
    assert truth[1][:4] == ("escudo", "muerte", "escapada", "muerte")
    rule = deaths_at(truth[1], 0, 1, 2, 3, 4)
    agree(at, 0, truth, [], dict(enumerate(truth[1][:4])), rule)
    agree(at, 1, truth, [], {}, both(deaths_among(1, 0, 1, 2), deaths_at(truth[1], 3, 4)))
    assert at.sees(0)["pile.2"] == ["muerte"]
    assert "pile.2" not in at.sees(1)


@pytest.mark.parametrize("depth", range(11))
def test_mortal_hidden_depth_a_buried_death_shows_not_whether_the_pile_is_that_high(depth: int) -> None:
    shown = []
    for height in range(1, 14):
        at = table("resurreccion paz paz paz | no", "game " * height, deaths="1|0")
        at.do("play resurreccion", "through", f"bury {depth}")
        assert at.pile.split().index("muerte") == min(depth, height)
        shown.append([zone for zone in at.sees(0) if zone.startswith("pile")])
    assert shown == [["pile.1"] if depth == 0 else []] * 13


@pytest.mark.parametrize("depth", [0, 4, 10])
def test_mortal_known_who_buries_a_death_alone_is_told_how_deep_whatever_lies_there(depth: int) -> None:
    for height in (2, 13):
        at = table("resurreccion paz paz paz | no", "game " * height, deaths="1|0")
        at.do("play resurreccion", "through", f"bury {depth}")
        told = [[event.veil(viewer) for event in at.state.journal or []] for viewer in (0, 1, WATCHER)]
        notes = [[event.facts for event in events if event and event.verb == "notes"] for events in told]
        assert notes == [[{"depth": depth}], [], []]


def test_mortal_known_a_death_that_is_buried_below_seen_cards_is_shown() -> None:
    for depth in range(11):
        at = table("observador resurreccion paz paz paz | no", "no corte robo game game game game", deaths="1|0")
        at.do("play observador", "through", "play resurreccion", "through", f"bury {depth}")
        places = [cards for zone, cards in at.sees(0).items() if zone.startswith("pile")]
        assert (["muerte"] in places) == (depth <= 3)
        assert len(places) == (4 if depth <= 3 else 3)


def test_mortal_known_bajo_tierra_leaves_the_top_three_known() -> None:
    at = table(
        "observador bajo-tierra paz paz | no paz paz", "game game game muerte game", hidden="corte escudo robo vidente"
    )
    at.do("play observador", "through", "draw corte", "draw escudo", "draw robo", "play bajo-tierra", "through")
    at.do("pass")
    assert at.deaths == [1, 0]
    assert at.turn == 1 or at.hands[0].count("vidente") == 1
    assert [at.sees(0)[f"pile.{depth}"] for depth in (1, 2, 3)] == [["corte"], ["escudo"], ["robo"]]


# Hands


def test_mortal_known_a_card_drawn_by_another_that_one_has_seen_is_known_in_their_hand() -> None:
    at = table("observador escapada paz | doble-filo paz paz | paz", "robo no corte game game")
    at.do("play observador", "through", "play escapada", "through", "play doble-filo", "through", "end")
    assert at.sees(0)["hand.1"] == ["robo", "?", "?"]
    assert at.sees(2)["hand.1"] == ["?", "?", "?"]


def test_mortal_known_robo_is_known_to_both_and_to_nobody_else() -> None:
    at = table("robo paz paz | no corte | paz", hidden="escudo")
    at.do("play robo", "aim at 1", "through", "draw corte")
    assert at.sees(0)["hand.0"] == ["paz", "paz", "corte"]
    assert at.sees(1)["hand.0"] == ["corte", "?", "?"]
    assert at.sees(2)["hand.0"] == ["?", "?", "?"]
    truth = truth_of(at)
    agree(at, 1, truth, [(0, "corte")], {}, lambda world: True)
    agree(at, 2, truth, [], {}, lambda world: True)


def test_mortal_known_hands_that_change_places_take_along_what_is_known() -> None:
    at = table("trueque paz no | corte robo | paz", hidden="escudo")
    at.do("play trueque", "aim at 1", "through")
    assert at.hands == ["robo corte", "paz no", "paz"]
    assert at.sees(0)["hand.1"] == ["paz", "no"]
    assert at.sees(1)["hand.0"] == ["robo", "corte"]
    assert at.sees(2)["hand.0"] == ["?", "?"]


def test_mortal_known_a_hand_that_was_seen_is_known_until_a_card_leaves_unseen() -> None:
    at = table("hipnotizar doble-filo paz paz paz | corte no no | robo paz paz", turn=0)
    at.do("play hipnotizar", "aim at 1", "through", "use corte", "through", "cut 1", "end")
    assert at.sees(0)["hand.1"][:2] == ["no", "no"]
    assert at.sees(2)["hand.1"] == ["?", "?"]


def test_mortal_known_an_unseen_card_makes_one_of_each_kind_uncertain() -> None:
    at = table("robo paz paz | no no corte | paz paz paz", turn=0)
    at.state.see_hand(2, 1)
    assert at.sees(2)["hand.1"] == ["no", "no", "corte"]
    at.do("play robo", "aim at 1", "through", "draw corte")
    assert at.sees(2)["hand.1"] == ["no", "?"]


def test_mortal_known_an_open_hand_is_seen_by_all_and_what_leaves_it_too() -> None:
    at = table("robo paz paz | no corte | paz", fronts="-|maldicion|-")
    assert at.sees(2)["hand.1"] == ["no", "corte"]
    assert at.sees(WATCHER)["hand.1"] == ["no", "corte"]
    at.do("play robo", "aim at 1", "through", "draw no")
    assert at.sees(2)["hand.0"] == ["no", "?", "?"]


@pytest.mark.parametrize("seed", range(6))
def test_mortal_known_is_always_true(seed: int) -> None:
    for at in walk(2 + seed % 5, "known", seed):
        state = at.state
        for viewer in range(int(state.seats) + 1):
            for seat in range(int(state.seats)):
                for kind in range(len(IDS)):
                    known = b.count(state.known, viewer * state.seats + seat, kind)
                    assert known <= b.count(state.bags, seat, kind)


@pytest.mark.parametrize("seed", range(6))
def test_mortal_hidden_depth_is_nowhere_in_what_is_shown(seed: int) -> None:
    for at in walk(2 + seed % 5, "depth", seed):
        for viewer in (0, WATCHER):
            shown = at.state.veil(viewer).describe()
            assert not [zone for zone in shown["zones"] if zone["id"] in ("pile", "unseen")]
            assert not [gauge for gauge in shown["gauges"] if gauge["id"] not in ("deaths", "played", "tie")]
        told = [event for event in at.events if event.verb != "notes"]  # a depth that its player has chosen
        assert not [event for event in told if {"left", "depth", "pile"} & set(event.facts)]
        at.events.clear()
