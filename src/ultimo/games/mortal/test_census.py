"""The states and views of the small decks, counted once more from the rules in plain Python, with nothing of the game.

`census.toml` holds what the suite counts by walking through the game itself. Here the rules are told anew, slowly, with
cards by name, as far as the small decks need them: hands of one card, a pile with one death at its bottom, and too few
deaths for anybody to be the first with the last one. What a viewer does not see is what the rules say: the hands of
others, which game cards the pile holds, and what others have answered in a window that is open.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from ultimo.games.mortal.deck import SMALL
from ultimo.table.recount import Retold, census_of, less, more, put

CENSUS: Final = census_of(Path(__file__).parent)
DEATH: Final = "muerte"
ANSWERS: Final = ("no", "rebota", "escudo")

Cards = tuple[str, ...]


class Played(NamedTuple):
    """A card that is played and not dealt with: by whom, whom it hits (-1 for nobody), at what it is aimed besides."""

    card: str
    player: int
    hits: int = -1
    aim: int = -1


class Match(NamedTuple):
    """A match at one moment, by seat where there is one of each; a hand is one card, or an empty word."""

    stage: str
    unseen: Cards
    hands: Cards
    deaths: tuple[int, ...]
    pile: Cards = ()  # its top last; a game card is not named, because it is any of `unseen`
    discards: Cards = ()
    frost: Played | None = None  # the Congelación that lies before a player
    thawed: bool = False  # whether it has been used up
    stack: tuple[Played, ...] = ()
    answers: Cards = ()  # empty words of those who have not answered
    turn: int = -1
    played: int = 0
    lost: bool = False
    last: str = ""

    def seen_by(self, viewer: int) -> object:
        """What a seat sees of the match, or a watcher, who is no seat."""
        hands = [card if seat == viewer else bool(card) for seat, card in enumerate(self.hands)]
        answers = [card if seat == viewer else bool(card) for seat, card in enumerate(self.answers)]
        return self._replace(unseen=(), hands=(), answers=()), tuple(hands), tuple(answers)


class Rules(Retold[Match]):
    """The rules at one table with a small deck."""

    def __init__(self, seats: int, deck: str) -> None:
        self.seats = seats
        self.group = SMALL[deck].numbers["group"]
        cards = [card for card in SMALL[deck].cards for _ in range(SMALL[deck].copies(card)) if card != DEATH]
        self.start = Match("lot", tuple(sorted(cards)), ("",) * seats, (0,) * seats)

    def following(self, match: Match) -> Iterator[Match]:
        stages = {
            "lot": self.lot, "deal": self.deal, "play": self.play, "aim": self.aim, "destroy": self.destroy,
            "answer": self.answer, "pay": self.pay, "draw": self.draw, "shield": self.shield,
        }  # fmt: skip
        return stages[match.stage](match) if match.stage in stages else iter(())

    def lot(self, match: Match) -> Iterator[Match]:
        """Who begins (mortal.first)."""
        for seat in range(self.seats):
            yield match._replace(stage="deal", turn=seat)

    def deal(self, match: Match) -> Iterator[Match]:
        """One card to the first hand that is empty, then the pile (mortal.deal, mortal.pile)."""
        seat = match.hands.index("")
        for card in set(match.unseen):
            dealt = match._replace(unseen=less(match.unseen, card), hands=put(match.hands, seat, card))
            if all(dealt.hands):
                assert len(dealt.unseen) <= self.group, "more than one death"
                yield self.begin(dealt._replace(pile=(DEATH,) + ("",) * len(dealt.unseen)), match.turn)
            else:
                yield dealt

    # The turn

    def begin(self, match: Match, seat: int) -> Match:
        """The turn of a player begins (mortal.start, mortal.card-congelacion)."""
        match = match._replace(turn=seat, played=0, lost=False)
        if match.frost and match.frost.hits == seat and not match.thawed:
            match = match._replace(lost=True, thawed=True)
            if match.hands[seat]:
                return match._replace(stage="pay")
        return self.warm(match)

    def pay(self, match: Match) -> Iterator[Match]:
        """Whoever is frozen discards what they have, up to two cards (mortal.card-congelacion)."""
        yield self.warm(self.drop(match))

    def warm(self, match: Match) -> Match:
        """What was played for one round goes; then cards may be played (mortal.start, mortal.play)."""
        if match.frost and match.frost.player == match.turn:
            match = match._replace(frost=None, thawed=False, discards=more(match.discards, "congelacion"))
        return match._replace(stage="play" if match.hands[match.turn] and not match.lost else "draw")

    def drop(self, match: Match) -> Match:
        """The card in hand goes to the discards."""
        card = match.hands[match.turn]
        return match._replace(hands=put(match.hands, match.turn, ""), discards=more(match.discards, card))

    def play(self, match: Match) -> Iterator[Match]:
        """The one card in hand is played if it can be used, else discarded (mortal.usable, mortal.stuck)."""
        seat = match.turn
        card = match.hands[seat]
        if card in ANSWERS or (card == "desintegrador" and not any(match.deaths)):
            yield self.drop(match)._replace(stage="draw")
            return
        stage = {"congelacion": "aim", "desintegrador": "destroy"}.get(card, "window")
        played = match._replace(hands=put(match.hands, seat, ""), stack=(Played(card, seat),), played=1, stage=stage)
        yield self.open(played) if stage == "window" else played

    def aim(self, match: Match) -> Iterator[Match]:
        """At anybody, oneself included (mortal.anyone)."""
        for seat in range(self.seats):
            yield self.open(match._replace(stack=(match.stack[0]._replace(hits=seat),)))

    def destroy(self, match: Match) -> Iterator[Match]:
        """At a death before anybody; nothing else lies there (mortal.card-desintegrador)."""
        for seat, deaths in enumerate(match.deaths):
            if deaths:
                yield self.open(match._replace(stack=(match.stack[0]._replace(aim=seat),)))

    # Windows

    def open(self, match: Match) -> Match:
        """Everybody is asked (mortal.window)."""
        return match._replace(stage="answer", answers=("",) * self.seats)

    def answer(self, match: Match) -> Iterator[Match]:
        """Somebody who has not answered passes or answers; those who have may still change that."""
        top = match.stack[-1]
        for seat in range(self.seats):
            card = match.hands[seat]
            can = card == "no" or (card in ANSWERS and top.hits == seat and (card == "escudo" or top.player != seat))
            for said in ("pass", card) if can else ("pass",):
                answered = match._replace(answers=put(match.answers, seat, said))
                yield answered if "" in answered.answers else self.close(answered)

    def close(self, match: Match) -> Match:
        """The first answer in turn order counts; without one the card works (mortal.window)."""
        player = match.stack[-1].player
        for step in range(1, self.seats + 1):
            seat = (player + step) % self.seats
            card = match.answers[seat]
            if card != "pass":
                # A Rebota hits whoever played the card; a NO hits nobody.
                assert card != "escudo", "whoever is hit in these decks has none"
                answer = Played(card, seat, player if card == "rebota" else -1)
                played = match.played + (seat == match.turn)
                hands = put(match.hands, seat, "")
                return self.open(match._replace(stack=(*match.stack, answer), hands=hands, played=played))
        return self.work(match._replace(answers=()))

    def work(self, match: Match) -> Match:
        """The topmost card works (mortal.no, mortal.rebota, and the cards)."""
        *below, top = match.stack
        if top.card not in ANSWERS:
            match = match._replace(last=top.card)
        match = match._replace(stack=tuple(below))
        if top.card == "congelacion":
            return self.go_on(match._replace(frost=top))
        match = match._replace(discards=more(match.discards, top.card))
        if top.card == "no":
            *below, hit = match.stack
            match = match._replace(stack=tuple(below), discards=more(match.discards, hit.card))
            return self.open(match) if below else self.go_on(match)
        if top.card == "rebota":
            *below, hit = match.stack
            return self.open(match._replace(stack=(*below, hit._replace(hits=hit.player))))
        if top.card == "escapada":
            return self.begin(match, (match.turn + 1) % self.seats)
        deaths = tuple(number - (seat == top.aim) for seat, number in enumerate(match.deaths))
        return self.go_on(match._replace(deaths=deaths))

    def go_on(self, match: Match) -> Match:
        """After a card: the hand is empty, so the player draws."""
        return match._replace(stage="draw")

    # The pile

    def draw(self, match: Match) -> Iterator[Match]:
        """A card from the pile; a death is shown to its drawer first (mortal.draw, mortal.death, mortal.empty)."""
        *below, top = match.pile
        match = match._replace(pile=tuple(below))
        if top == DEATH:
            yield match._replace(stage="shield", stack=(Played(DEATH, match.turn, match.turn),))
            return
        for card in set(match.unseen):
            hands = put(match.hands, match.turn, card)
            drawn = match._replace(unseen=less(match.unseen, card), hands=hands)
            assert below, "the death is the last card"
            yield self.begin(drawn, (match.turn + 1) % self.seats)

    def shield(self, match: Match) -> Iterator[Match]:
        """Whoever draws has no card, so no Escudo; the death was the last card (mortal.shield-death, mortal.empty)."""
        deaths = tuple(number + (seat == match.turn) for seat, number in enumerate(match.deaths))
        yield match._replace(stage="over", stack=(), deaths=deaths)


@pytest.mark.once
@pytest.mark.parametrize(("deck", "preset", "seats"), CENSUS)
def test_the_rules_in_plain_python_make_as_many_states_and_views(deck: str, preset: str, seats: int) -> None:
    assert Rules(seats, deck).counts() == CENSUS[deck, preset, seats]
