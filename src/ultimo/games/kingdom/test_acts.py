"""What a player may do, and who sees what of it: named after the rules."""

import pytest

from ultimo.games.kingdom.game import KINGDOM
from ultimo.games.kingdom.kinds import CARD
from ultimo.games.kingdom.testing import Table, acting, left_alive
from ultimo.table.events import WATCHER


def before(seen: Table, viewer: int) -> list[str]:
    """The cards before all seats as a viewer sees them."""
    return [card for seat in range(int(seen.state.seats)) for card in seen.sees(viewer, f"table.{seat}")]


def test_kingdom_act_keep_changes_nothing() -> None:
    assert before(acting("monk queen king").do("keep"), 0) == ["monk", "?", "?"]


def test_kingdom_act_a_swap_is_with_the_left_and_both_know_both_cards() -> None:
    seen = acting("monk queen king").do("swap")
    assert before(seen, 0) == ["queen", "monk", "?"]
    assert before(seen, 1) == ["queen", "monk", "?"]
    assert before(seen, 2) == ["?", "?", "king"]
    assert before(seen, WATCHER) == ["?", "?", "?"]


def test_kingdom_act_only_a_power_for_the_turn_can_be_shown() -> None:
    assert acting("monk queen king").legal() == ["keep", "swap"]
    assert acting("thief queen king").legal() == ["keep", "swap", "show thief"]
    refusal = acting("monk queen king").refusal("show monk")
    assert refusal is not None
    assert refusal.rule == "kingdom.act"


def test_kingdom_act_what_is_gained_is_not_used_in_the_same_action() -> None:
    seen = acting("monk thief king").do("swap")
    assert seen.turn == 1


def test_kingdom_steal_the_thief_is_open_and_what_he_took_is_seen_by_two() -> None:
    seen = acting("thief queen king").do("show thief", "aim at 2")
    assert before(seen, 0) == ["king", "?", "thief"]
    assert before(seen, 1) == ["?", "queen", "thief"]
    assert before(seen, 2) == ["king", "?", "thief"]
    assert before(seen, WATCHER) == ["?", "?", "thief"]


def test_kingdom_juggle_each_knows_what_they_gave_and_what_they_got() -> None:
    seen = acting("juggler queen monk king").do("show juggler", "aim at 2", "aim at 1")
    assert before(seen, 0) == ["queen", "?", "juggler", "?"]
    assert before(seen, 1) == ["queen", "monk", "juggler", "?"]
    assert before(seen, 2) == ["?", "monk", "juggler", "?"]
    assert before(seen, 3) == ["?", "?", "juggler", "king"]


def test_kingdom_juggle_names_two_others() -> None:
    seen = acting("juggler queen monk king").do("show juggler")
    assert seen.legal() == ["aim at 1", "aim at 2", "aim at 3"]
    assert seen.do("aim at 2").legal() == ["aim at 1", "aim at 3"]


@pytest.mark.parametrize("answer", ["trade", "leave"])
def test_kingdom_peek_the_merchant_knows_what_he_saw_wherever_it_goes(answer: str) -> None:
    seen = acting("merchant queen king").do("show merchant", "aim at 1")
    assert before(seen, 0) == ["merchant", "queen", "?"]
    assert before(seen, 2) == ["merchant", "?", "king"]
    refusal = seen.refusal("keep")
    assert refusal is not None
    assert refusal.rule == "kingdom.peek"
    seen.do(answer, "swap")
    assert "queen" in before(seen, 0)


def test_kingdom_peek_all_see_whose_card_was_looked_at() -> None:
    seen = acting("merchant queen king").do("show merchant", "aim at 1")
    (event,) = seen.of("peek")
    told = event.veil(2)
    assert told is not None
    assert told.facts["from"] == 1
    assert told.cards == ("?",)


def test_kingdom_burn_a_card_goes_face_up_and_one_comes_unseen() -> None:
    seen = acting("dragon queen king").do("show dragon", "aim at 1: monk")
    assert before(seen, 0) == ["dragon", "?", "?"]
    assert before(seen, 1) == ["dragon", "monk", "?"]
    assert seen.sees(WATCHER, "used") == ["queen"]


def test_kingdom_burn_the_dragon_may_burn_itself() -> None:
    seen = acting("dragon queen king").do("show dragon", "aim at 0: monk")
    assert before(seen, 0) == ["monk", "?", "?"]
    assert before(seen, 1) == ["?", "queen", "?"]


def test_kingdom_targets_any_other_whether_they_have_acted_or_deal() -> None:
    assert acting("monk thief king", turn=1).do("show thief").legal() == ["aim at 0", "aim at 2"]
    assert acting("dragon queen king").do("show dragon").legal() == ["aim at 0", "aim at 1", "aim at 2"]
    refusal = acting("thief queen king").do("show thief").refusal("aim at 0")
    assert refusal is not None
    assert refusal.rule == "kingdom.targets"


def test_kingdom_targets_a_power_without_one_is_not_offered() -> None:
    seen = left_alive("juggler king", out=1)
    assert seen.legal() == ["keep", "swap"]
    refusal = seen.refusal("show juggler")
    assert refusal is not None
    assert refusal.rule == "kingdom.targets"


def test_kingdom_spent_a_card_shown_works_again_in_no_other_hand() -> None:
    seen = acting("thief king monk").do("show thief", "aim at 1")
    assert seen.legal() == ["keep", "swap"]


def test_kingdom_dealer_a_cut_is_seen_by_all() -> None:
    seen = acting("monk queen king", turn=2, mode="reaper").do("cut")
    assert before(seen, WATCHER) == ["?", "?", "king"]
    seen.draw("thief")
    assert [event.cards for event in seen.of("cut", "cut-to")] == [("king",), ("thief",)]
    assert seen.of("reveal")[2].cards == ("thief",)


def test_kingdom_dealer_nobody_else_cuts() -> None:
    refusal = acting("monk queen king").refusal("cut")
    assert refusal is not None
    assert refusal.rule == "kingdom.dealer"


def test_kingdom_empty_no_cut_without_a_card_in_the_deck() -> None:
    seen = acting("monk queen king", turn=2, empty=True)
    assert seen.legal() == ["keep"]
    refusal = seen.refusal("cut")
    assert refusal is not None
    assert refusal.rule == "kingdom.empty"


def test_kingdom_look_who_gave_a_card_still_knows_it_two_swaps_later() -> None:
    seen = acting("monk queen king jester").do("swap", "swap")
    assert before(seen, 0) == ["queen", "?", "monk", "?"]
    assert before(seen, 2) == ["?", "king", "monk", "?"]


def with_hand(cards: str, hand: str) -> Table:
    """Round 1 with these cards before players, and this hand of seat 0 behind."""
    seen = acting(cards)
    for seat in range(3):
        loose = sorted(KINGDOM.read(f"lay {card}") - 31 for card in hand.split())
        for place, kind in enumerate(loose):
            seen.state.loose[seat] |= kind << 4 * place
            seen.state.deck -= CARD[kind]
            seen.state.left -= 1
        hand = ("princess sorceress", "innkeeper dragon")[seat] if seat < 2 else ""
    return seen


def test_kingdom_act_a_card_of_the_hand_for_the_one_before_you() -> None:
    seen = with_hand("monk queen king", "death thief")
    assert seen.legal() == ["keep", "swap", "hand death", "hand thief"]
    seen.do("hand thief")
    assert before(seen, 0) == ["thief", "?", "?"]
    assert sorted(seen.sees(0, "hand.0")) == ["death", "monk"]
    assert seen.sees(1, "hand.0") == ["?", "?"]


def test_kingdom_shown_a_card_shown_and_put_into_a_hand_is_known_to_be_there() -> None:
    seen = with_hand("thief queen king", "death monk").do("show thief", "aim at 1", "hand sorceress")
    assert seen.sees(WATCHER, "hand.1") == ["thief", "?"]
    assert seen.sees(WATCHER, "table.1") == ["?"]


def test_kingdom_shown_once_that_hand_lays_only_the_places_are_known() -> None:
    seen = with_hand("thief queen king", "death monk").do("show thief", "aim at 1", "hand princess", "keep")
    assert seen.sees(WATCHER, "hand.1") == ["thief", "?"]
    seen.answer(1, "lay thief")
    assert seen.sees(WATCHER, "hand.1") == ["?"]
    seen.answer(0, "lay death").answer(2, "lay dragon")
    assert seen.sees(WATCHER, "hand.1") == ["?"]
    assert seen.sees(WATCHER, "table.1") == ["?"]
    maybe = seen.state.veil(WATCHER).describe()["maybe"]
    assert maybe == [{"card": "thief", "zones": ["table.1", "hand.1"]}]


def test_kingdom_shown_a_card_put_into_the_deck_is_known_to_be_there() -> None:
    seen = with_hand("monk queen king", "death thief").do("keep", "keep", "cut: jester")
    assert seen.sees(0, "deck")[0] == "king"
