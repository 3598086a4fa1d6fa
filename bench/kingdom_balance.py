"""Counts what decides matches of Death Over The Kingdom: `python bench/kingdom_balance.py 20000 > figures.json`.

So many matches of each of `TABLES` between greedy bots, the very ones that `ultimo simulate kingdom --bots greedy`
plays with the same seed. Beside who wins the match it counts which characters win rounds or lose deals for whoever
holds them at the reveal, and how often an action or a power makes others win. What is said of one match, one card at
a reveal, or one action is one observation; intervals are of 95 %. `bench/kingdom_chart.py` draws the figures.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from counting import Mean, arguments, as_mean, as_share, in_parts, tell
from ultimo.bots import Bot, make_bot
from ultimo.games import find
from ultimo.games.kingdom.deck import DECK
from ultimo.games.kingdom.ending import losers, use_powers, winners
from ultimo.games.kingdom.kinds import IDS
from ultimo.games.kingdom.moves import CUT, HAND, KEEP, SHOW, SWAP
from ultimo.games.kingdom.options import KingdomOptions
from ultimo.games.kingdom.places import VOID
from ultimo.games.kingdom.position import ACTING
from ultimo.games.kingdom.rules import KIND, KingdomRules
from ultimo.games.kingdom.state import KingdomState
from ultimo.table.dice import Random
from ultimo.table.events import Event
from ultimo.table.state import DEALER, NOBODY

TABLES = (("court", 3), ("court", 5), ("court", 7), ("reaper", 4), ("reaper", 8), ("reaper", 16), ("lives", 6))
"""Presets and numbers of players."""
GOALS = ("high", "low", "middle", "lowest")
"""What a round is for, the last in both forms of the reaper's game."""
TURN_POWERS = tuple(card for card in IDS if DECK.cards[card]["power"] in ("juggle", "steal", "peek", "burn"))
END_POWERS = tuple(card for card in IDS if DECK.cards[card]["power"] != "none" and card not in TURN_POWERS)
ACTIONS = ("swap", "cut", "hand", *TURN_POWERS)


@dataclass
class Counts:
    """What was counted of some matches at tables of one kind.

    `seat[n]` is won by seat n, `after[n]` by whoever sits n places to the left of the first Dealer; void matches by
    nobody. `played`: of the rounds, in how many others win at the end than would have won with the cards as laid.
    `held`: of the cards of a character at the reveal of a round for a goal, how many win it (or lose the deal).
    `often`: how often an action is taken in a match; `action`: how often others would win after it, were all cards
    turned up at once, than before it. `power`: of the rounds in which the character lies on the table at the reveal,
    in how many others win than would if its power did nothing.
    """

    preset: str
    players: int
    matches: int = 0
    decisions: Mean = field(default_factory=Mean)
    void: Mean = field(default_factory=Mean)
    shared: Mean = field(default_factory=Mean)
    played: Mean = field(default_factory=Mean)
    seat: list[Mean] = field(default_factory=list)
    after: list[Mean] = field(default_factory=list)
    held: dict[str, dict[str, Mean]] = field(default_factory=dict)
    often: dict[str, Mean] = field(default_factory=dict)
    action: dict[str, Mean] = field(default_factory=dict)
    power: dict[str, Mean] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seat = self.seat or [Mean() for _ in range(self.players)]
        self.after = self.after or [Mean() for _ in range(self.players)]
        for goal in GOALS:
            by_card = self.held.setdefault(goal, {})
            for card in IDS:
                by_card.setdefault(card, Mean())
        for by_name, names in ((self.often, ACTIONS), (self.action, ACTIONS), (self.power, END_POWERS)):
            for name in names:
                by_name.setdefault(name, Mean())

    def means(self) -> Iterator[Mean]:
        """Every mean, always in the same order."""
        yield from (self.decisions, self.void, self.shared, self.played, *self.seat, *self.after)
        for by_name in (*self.held.values(), self.often, self.action, self.power):
            yield from by_name.values()

    def merge(self, other: "Counts") -> None:
        """The matches of another count too."""
        self.matches += other.matches
        for mine, others in zip(self.means(), other.means(), strict=True):
            mine.merge(others)

    def add(self, places: Sequence[int], rule: str, dealer: int, decisions: int, taken: Sequence[str]) -> None:
        """A match that has ended: places, the rule that ended it, the first Dealer, and all actions in it."""
        self.matches += 1
        self.decisions.add(decisions)
        self.void.add(rule == VOID)
        first = [seat for seat, place in enumerate(places) if place == 1]
        self.shared.add(len(first) > 1)
        for seat in range(self.players):
            share = 1 / len(first) if seat in first else 0.0
            self.seat[seat].add(share)
            self.after[(seat - dealer) % self.players].add(share)
        for action in ACTIONS:
            self.often[action].add(taken.count(action))


class Judge:
    """Says who would win a round, or lose a deal, with other cards before the players, or without a power."""

    def __init__(self, state: KingdomState, options: KingdomOptions) -> None:
        self.state = state.copy()
        self.rules = KingdomRules(options, state.seats, DECK)

    def take(self, state: KingdomState) -> None:
        """Judge from now on of the round that this state is in."""
        self.state.copy_from(state)
        self.state.rules = self.rules

    def of(self, kinds: Sequence[int], without: str = "") -> int:
        """The mask of who would win or lose if these were turned up; no Sorceress turns anything."""
        state, rules = self.state, self.rules
        for seat, kind in enumerate(kinds):
            state.table[seat] = kind
        state.turned = state.slain = 0
        number = IDS.index(without) + 1 if without else 0  # no card is 0
        power, modest = rules.power[number], rules.modest
        if without:
            rules.power[number] = 0
            rules.modest &= ~(1 << number)
        use_powers(state)
        found = losers(state) if rules.reaper else winners(state)
        if without:
            rules.power[number] = power
            rules.modest = modest
        return int(found)


class Watcher:
    """Plays matches of bots and counts what happens in them."""

    def __init__(self, preset: str, players: int, bot: str) -> None:
        game = find("kingdom")
        options = game.preset(preset)
        start = game.start(options, players)
        assert isinstance(start, KingdomState)
        assert isinstance(options, KingdomOptions)
        self.start = start
        self.state = start.copy()
        self.judge = Judge(start, options)
        self.bots: list[Bot] = [make_bot(bot, game)] * players
        self.counts = Counts(preset, players)
        # Of the round: who would win with the cards as laid and as they lie, -1 before anybody acts; the last action.
        self.laid = self.now = -1
        self.action = ""
        self.taken: list[str] = []
        # Of the last reveal: the cards by seat, and what the round was for.
        self.cards: dict[int, str] = {}
        self.goal = ""

    def play(self, dice: Random) -> None:
        """Play one match and count it."""
        state, decisions = self.state, 0
        state.copy_from(self.start)
        state.draw(dice)
        dealer = int(state.dealer)
        self.laid = self.now = -1
        self.taken = []
        while True:
            state.journal = []
            seat = int(state.mover())
            if seat == NOBODY:
                break
            if seat == DEALER:
                state.draw(dice)
            else:
                acting = state.phase == ACTING
                if acting:
                    self.look([int(slot & KIND) for slot in state.table])
                move = int(self.bots[seat].choose(state.veil(seat), dice.rng))
                if acting:
                    self.action = action_of(move)
                state.play(seat, move)
                decisions += 1
            self.hear(state.journal or [])
        ended = state.standings()
        self.counts.add(ended.places, ended.rule, dealer, decisions, self.taken)

    def look(self, kinds: Sequence[int]) -> None:
        """Cards lie so before the players: compare who would win with who would have before the last action."""
        begins = self.laid < 0
        if begins:
            self.judge.take(self.state)
        found = self.judge.of(kinds)
        if begins:
            self.laid = found
        elif self.action:
            self.taken.append(self.action)
            self.counts.action[self.action].add(found != self.now)
        self.now = found

    def hear(self, events: Sequence[Event]) -> None:
        """Go on by what has happened: a reveal, and how it came out."""
        shown = {event.seat: event.cards[0] for event in events if event.verb == "reveal"}
        if shown:
            self.cards = shown
            self.look([IDS.index(shown[seat]) + 1 if seat in shown else 0 for seat in range(self.counts.players)])
            self.goal = GOALS[int(self.judge.state.goal())]
        if any(event.verb == "aside" for event in events):
            counted = {event.seat for event in events if event.verb in ("score", "token", "life")}
            self.count_round(counted)
            self.laid = self.now = -1

    def count_round(self, counted: set[int]) -> None:
        """A round is over: these have won it, or lost the deal."""
        mask = sum(1 << seat for seat in counted)
        self.counts.played.add(mask != self.laid)
        for seat, card in self.cards.items():
            self.counts.held[self.goal][card].add(seat in counted)
        kinds = [IDS.index(self.cards[seat]) + 1 if seat in self.cards else 0 for seat in range(self.counts.players)]
        for card in set(self.cards.values()) & set(END_POWERS):
            if DECK.cards[card]["power"] == "enchants":
                self.counts.power[card].add(mask != self.now)
            else:
                self.counts.power[card].add(self.judge.of(kinds, card) != self.now)


def action_of(move: int) -> str:
    """What an action is counted as: nothing for keeping, a character for its power."""
    if move == KEEP:
        return ""
    if move in (SWAP, CUT):
        return "swap" if move == SWAP else "cut"
    return IDS[move - SHOW - 1] if move <= HAND else "hand"


def count(preset: str, players: int, seed: str, bot: str, first: int, number: int) -> Counts:
    """Play the matches from number `first` on and count them."""
    watcher, dice = Watcher(preset, players, bot), Random(seed)
    for match in range(first, first + number):
        dice.rng.restart(seed, "match", match)
        watcher.play(dice)
    return watcher.counts


def counted(matches: int, seed: str, jobs: int, bot: str) -> list[Counts]:
    """So many matches at each table. The figures do not depend on `jobs`."""
    found: list[Counts] = []
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for preset, players in TABLES:
            counts = Counts(preset, players)
            for part in in_parts(count, matches, pool, preset, players, seed, bot):
                counts.merge(part)
            found.append(counts)
    return found


# What is said of it


def spoken(counts: Counts) -> str:
    """The figures of one table as tables in Markdown."""
    court = counts.preset == "court"
    goals = GOALS[:3] if court else GOALS[3:]
    head = f"### {counts.preset}, {counts.players} players, {counts.matches:,} matches"
    void = f"void {as_share(counts.void)}; " if court else ""
    lines = [
        head,
        "",
        f"{as_mean(counts.decisions)} decisions; {void}shared {as_share(counts.shared)}; "
        f"play makes others {'win the round' if court else 'lose the deal'} in {as_share(counts.played)}.",
        "",
        "| wins | by seat | so many places after the first Dealer |",
        "|---|---|---|",
        *(
            f"| {place} | {as_share(counts.seat[place])} | {as_share(counts.after[place])} |"
            for place in range(counts.players)
        ),
        "",
        f"| held at the reveal | {' | '.join('wins ' + goal if court else 'loses' for goal in goals)} |",
        f"|---|{'---|' * len(goals)}",
        *(f"| {card} | {' | '.join(as_share(counts.held[goal][card]) for goal in goals)} |" for card in IDS),
        "",
        "| action | in a match | others would win |",
        "|---|---|---|",
        *(f"| {name} | {as_mean(counts.often[name])} | {as_share(counts.action[name])} |" for name in ACTIONS),
        "",
        "| power at the reveal | others win |",
        "|---|---|",
        *(f"| {card} | {as_share(found)} |" for card, found in counts.power.items() if found.count),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Count, write the figures to the standard output and the tables to standard error."""
    given = arguments(__doc__).parse_args()
    tell(counted(given.matches, given.seed, given.jobs, given.bots), spoken, given.seed)


if __name__ == "__main__":
    main()
