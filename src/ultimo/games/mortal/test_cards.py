"""Every card alone, and against whatever can meet it: NO, Rebota, Escudo, its own player, a player about to leave,
empty hands, and a pile of one card. `cases.toml` says for each card how it is played and what follows; the tests are
the same for all.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import pytest

from ultimo.games.mortal import bags as b
from ultimo.games.mortal import items as it
from ultimo.games.mortal.deck import DECK
from ultimo.games.mortal.kinds import EFFECTS, IDS, MARKS
from ultimo.games.mortal.tables import AIMED
from ultimo.games.mortal.testing import Table, table
from ultimo.table.state import DRAW, OVER


@dataclass(frozen=True)
class Playing:
    """A row of the table of cards in `cases.toml`, which says what the fields mean."""

    proves: str
    so: dict[str, object]
    aims: tuple[str, ...] = ()
    hits: tuple[int, ...] = ()
    then: tuple[str, ...] = ()
    deaths: str = "0|0|0"
    fronts: str = ""
    discards: str = ""
    last: str = ""


def rows() -> list[Playing]:
    """The table of cards."""
    text = (Path(__file__).parent / "cases.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["card"], list[Playing])


AT_1: Final = ("aim at 1",)
PLAYED: Final = {row.proves.removeprefix("mortal.card-"): row for row in rows()}

REACTIONS: Final = ("no", "rebota", "escudo")
HITTING: Final = [card for card, how in PLAYED.items() if how.hits]
MISSING: Final = [card for card, how in PLAYED.items() if not how.hits]
NEEDING_CARDS: Final = ("robo", "punalada", "hipnotizar", "amnesia")


def rule(card: str) -> str:
    """The rule of a card."""
    return f"mortal.card-{card}"


def set_out(
    card: str, mine: str = "", first: str = "", second: str = "", pile: str = "doble-filo no muerte game"
) -> Table:
    """A table of three at which seat 0 holds the card; further cards for each seat."""
    how = PLAYED[card]
    hands = f"{card} paz robo {mine}|paz corte {first}|paz robo {second}"
    return table(hands, pile, how.deaths, how.fronts, how.discards, last=how.last)


def play(at: Table, card: str) -> Table:
    """Play the card and name its targets: its window is open then."""
    at.do(f"play {card}", *PLAYED[card].aims)
    assert at.prompt == "answer"
    return at


def look(at: Table, what: str) -> object:
    """One thing about a table, by the word that a row of `PLAYED` has for it."""
    word, _, seat = what.partition(" ")
    if what == "plays left":
        return int(at.state.most_plays() - at.state.played)
    if word == "hand":
        return at.hands[int(seat)]
    if word == "front":
        return at.fronts[int(seat)]
    return {
        "deaths": at.deaths,
        "discards": at.discards,
        "pile": at.pile,
        "turn": at.turn,
        "under": int(at.state.under),
    }[word]


def test_cards_are_all_in_the_table() -> None:
    assert {*PLAYED, *REACTIONS, "piedra", "muerte"} == set(IDS)


@pytest.mark.parametrize("card", PLAYED)
def test_card_alone_works(card: str) -> None:
    how = PLAYED[card]
    at = play(set_out(card), card).do("through", *how.then)
    for what, expected in how.so.items():
        if what == "log":
            assert str(expected) in " ".join(at.log)
        else:
            assert look(at, what) == expected, what


@pytest.mark.parametrize("card", PLAYED)
def test_card_hits_whom_it_says(card: str) -> None:
    at = play(set_out(card), card)
    assert b.places(it.hit_by(at.state.top())) == [*PLAYED[card].hits]


@pytest.mark.parametrize("card", PLAYED)
def test_card_against_no_does_nothing(card: str) -> None:
    at = set_out(card, first="no")
    before = (at.deaths, at.fronts, at.pile)
    play(at, card).do("1: answer no", "through")
    assert (at.deaths, at.fronts, at.pile) == before
    assert at.hands[1:] == ["paz corte", "paz robo"]
    assert at.turn == 0
    assert set(at.discards.split()) == {"no", card, *PLAYED[card].discards.split()}


@pytest.mark.parametrize("card", PLAYED)
def test_card_against_no_against_no_works(card: str) -> None:
    how = PLAYED[card]
    at = play(set_out(card, mine="no", first="no"), card)
    at.do("1: answer no", "all pass", "0: answer no", "through", *how.then)
    assert at.log.count("answers") == 2
    assert at.log.count("cancelled") == 1
    for what, expected in how.so.items():
        if what in ("deaths", "front 0", "front 1"):  # after the second card the turn goes on to the draw
            assert look(at, what) == expected, what


@pytest.mark.parametrize("card", MISSING)
def test_card_that_hits_nobody_takes_only_no(card: str) -> None:
    at = play(set_out(card, first="no rebota escudo"), card)
    assert at.legal(1) == ["pass", "answer no"]
    for answer, refused in (("answer rebota", "mortal.rebota"), ("answer escudo", "mortal.shield")):
        refusal = at.refusal(answer, 1)
        assert refusal is not None
        assert refusal.rule == refused


@pytest.mark.parametrize("card", HITTING)
def test_card_against_rebota_hits_its_player(card: str) -> None:
    at = play(set_out(card, first="rebota", second="no"), card).do("1: answer rebota", "all pass", "all pass")
    assert at.stack == card
    item = at.state.top()
    assert it.victim_of(item, 0 if card != "lluvia" else 1) == 0
    assert not it.hit_by(item) >> 1 & 1
    assert (it.hit_by(item) >> 2 & 1 == 1) == (2 in PLAYED[card].hits)


@pytest.mark.parametrize("card", HITTING)
def test_card_of_ones_own_cannot_be_rebounded(card: str) -> None:
    at = play(set_out(card, mine="rebota no"), card)
    assert "answer rebota" not in at.legal(0)
    assert "answer no" in at.legal(0)


@pytest.mark.parametrize("card", HITTING)
def test_card_against_escudo_hits_another(card: str) -> None:
    at = play(set_out(card, first="escudo"), card).do("1: answer escudo", "all pass")
    assert at.legal() == ["aim at 0", "aim at 2"]
    at.do("aim at 2", "all pass")
    item = at.state.top()
    assert it.hit_by(item) >> 2 & 1
    assert not it.hit_by(item) >> 1 & 1
    finish(at)


@pytest.mark.parametrize("card", [card for card in HITTING if card not in ("impuesto", "herencia", "lluvia", "ruleta")])
def test_card_on_oneself_is_allowed(card: str) -> None:
    at = set_out(card)
    if card == "profanador":
        at = table("profanador paz | paz", fronts="cadenas by 1 | -")
    at.do(f"play {card}", "aim at 0")
    if at.prompt == "aim":
        at.do("stop")
    assert it.hit_by(at.state.top()) == 1
    finish(at)
    if card in ("robo", "trueque", "profanador"):
        assert at.log[-1] in ("aims", "exhumes") or "steals" not in at.log
        assert "passes" not in at.log


@pytest.mark.parametrize("card", NEEDING_CARDS)
def test_card_that_needs_a_card_cannot_be_aimed_at_an_empty_hand(card: str) -> None:
    at = table(f"{card} paz | - | robo").do(f"play {card}")
    assert at.legal() == ["aim at 0", "aim at 2"]
    refusal = at.refusal("aim at 1")
    assert refusal is not None
    assert refusal.rule == rule(card)


@pytest.mark.parametrize("card", NEEDING_CARDS)
def test_card_that_needs_a_card_cannot_be_used_where_nobody_has_one(card: str) -> None:
    at = table(f"{card} | - | -")
    refusal = at.refusal(f"play {card}")
    assert refusal is not None
    assert refusal.rule == "mortal.usable"
    assert at.legal() == [f"discard {card}"]


@pytest.mark.parametrize("card", [card for card in HITTING if card not in NEEDING_CARDS])
def test_card_against_empty_hands_does_what_there_is(card: str) -> None:
    how = PLAYED[card]
    at = table(f"{card} paz | paz | -", "doble-filo no robo game game", how.deaths, "-|-|cadenas")
    target = "aim at 2" if card != "ruleta" else "draw seat 2"
    aims = ("aim at 2", "aim at 1") if card == "impuesto" else () if card == "lluvia" else (target,)
    at.do(f"play {card}", *aims)
    if at.prompt == "aim":
        at.do("stop")
    finish(at)
    assert at.state.kind() in (DRAW, OVER) or at.asked


@pytest.mark.parametrize("card", PLAYED)
def test_card_with_a_pile_of_one_card_comes_to_an_end(card: str) -> None:
    at = play(set_out(card, pile="robo"), card)
    finish(at)
    at.through()
    if card in ("empujon", "lluvia", "ruleta"):
        assert at.ended == "mortal.empty"
    elif card in ("observador", "vidente"):
        assert at.log.count("looks") == 1
        assert at.pile == "robo"
    elif card == "corte":
        assert at.pile == "robo"
    elif card == "resurreccion":
        assert at.pile.split()[-1] == "robo" or at.pile.split()[0] == "robo"


@pytest.mark.parametrize("card", [card for card in HITTING if card != "herencia"])
def test_card_on_a_player_about_to_leave_leaves_nothing_behind(card: str) -> None:
    """In the tie-break a player falls while the card waits: whatever of it would hit them does not."""
    how = PLAYED[card]
    hands = f"{card} paz robo | paz corte escudo | paz robo | paz"
    at = table(hands, "muerte no robo corte game game", "1|1|1|1", how.fronts and how.fronts + "|-", tied=True)
    at.do(f"play {card}", *how.aims)
    item = at.state.top()
    at.state.leave(1)
    at.state.answers = 0
    at.state.waiting = at.state.alive
    finish(at)
    assert 1 not in at.asked
    assert at.hands[1] == "-"
    assert at.fronts[1] == "-"
    assert it.card_of(item) == IDS.index(card)


def finish(at: Table) -> None:
    """Let the card work, with the first of all moves and draws, until it has been dealt with."""
    for _ in range(60):
        if at.state.depth == 0 or at.ended:
            return
        if at.prompt == "answer":
            at.through()
        elif at.state.kind() == DRAW:
            at.state.resolve(at.state.chances()[0][0])
        else:
            at.do(at.legal()[0])
    raise AssertionError(f"{at.stack} does not come to an end")


# What a deck file says of a card


@pytest.mark.parametrize("card", IDS[:-1])
def test_deck_marks_agree_with_effects(card: str) -> None:
    fields = DECK.cards[card]
    effect = EFFECTS.index(fields["effect"])
    assert fields.get("mark", "none") in MARKS
    if card in PLAYED and len(PLAYED[card].aims) == 1 and PLAYED[card].aims == AT_1:
        assert effect in AIMED
