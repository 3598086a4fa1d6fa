"""The table as one seat sees it, drawn for a terminal of any width from 40 columns up."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ultimo.cli.cards import ASKED, SHORT, SOFT, Drawing, flow
from ultimo.cli.choices import Choice
from ultimo.cli.speak import Paper
from ultimo.table.deck import Deck
from ultimo.table.describe import Description
from ultimo.table.narrate import move_text, part_texts, prompt_help, prompt_text
from ultimo.table.state import COMMIT, KIND_NAMES, REACTION, Standings
from ultimo.table.texts import Texts

FEW: Final = 6
"""Up to so many choices stand one below the other, however wide the terminal is."""
NUMBER: Final = 6
"""How wide the number of a choice is, with the blanks around it."""
MANY: Final = 9
"""Up to so many choices each have their chance beside them."""
LONGEST_NAME: Final = 12
MOST_BESIDE: Final = 2
"""More lines of open cards than this go below a player's name, not beside it."""
BELOW: Final = 4
"""How far they are set in there."""
SECRET: Final = (KIND_NAMES[COMMIT], KIND_NAMES[REACTION])
"""While the table waits for such, cards that are played lie face down."""


class Screen:
    """Draws for the player on seat `me` what a view describes, and no more. `names` are the players', by seat."""

    def __init__(self, paper: Paper, texts: Texts, deck: Deck, names: Sequence[str], me: int) -> None:
        self.paper = paper
        self.texts = texts
        self.names = names
        self.me = me
        self.drawing = Drawing(paper, texts, deck)

    def board(self, seen: Description) -> None:
        """The whole table: the others, gauges and piles, then what is mine."""
        self.head(seen)
        for step in range(1, seen["seats"]):
            self.seat(seen, (self.me + step) % seen["seats"])
        self.middle(seen)
        self.seat(seen, self.me)
        for line in self.drawing.big(cards(seen, "hand", self.me), self.paper.columns - 2):
            self.paper.put(Text("  ").append_text(line))

    def head(self, seen: Description) -> None:
        """A line with the game's name and the gauges that are on their way."""
        name = self.texts.say("game-name")
        numbers = ""
        for gauge in seen["gauges"]:
            if gauge["seat"] < 0 and 0 < gauge["value"] < gauge["most"] and not self.has_places(gauge["id"]):
                label = self.texts.say(f"gauge-{gauge['id']}")
                numbers += " · " + self.texts.say("cli-gauge", label=label, value=gauge["value"], most=gauge["most"])
        is_wide = cell_len(name + numbers) <= self.paper.columns - 6
        self.line(Text.assemble((name, "bold"), (numbers if is_wide else "", SOFT)))
        if not is_wide:
            self.paper.hang("   ", numbers.removeprefix(" · "), SOFT)

    def line(self, title: Text) -> None:
        """A title with a line after it to the edge."""
        title.truncate(self.paper.columns - 4, overflow="ellipsis")
        dash = self.drawing.sign("─", "-")
        line = Text.assemble((dash * 2, SOFT), " ", title, " ")
        self.paper.put(line.append(dash * (self.paper.columns - line.cell_len), SOFT))

    def seat(self, seen: Description, seat: int) -> None:
        """A player's lines: who, what they hold, what they are up to, what lies open before them."""
        asked = seat in seen["asked"]
        out = seat in seen["out"]
        room = min(LONGEST_NAME, max(cell_len(name) for name in self.names))
        line = Text().append(self.drawing.sign("▶ ", "> ") if asked else "  ", ASKED)
        line.append(f"{seat} ", SOFT)
        name = self.names[seat]
        line.append(
            set_cell_size(name, room) if cell_len(name) <= room else name[: room - 1] + "…", "dim" if out else "bold"
        )
        line.append(" ")
        hand = cards(seen, "hand", seat) if seat != self.me else []
        if "?" in hand:
            line.append_text(self.drawing.backs(hand.count("?"))).append(" ")
        for chip in self.drawing.gathered([card for card in hand if card != "?"]):
            line.append_text(chip).append(" ")
        indent = line.cell_len
        note = self.note(seen, seat)
        if note and indent + cell_len(note) <= self.paper.columns:
            line.append(note, SOFT).append(" ")
            note = ""
        # Much that lies open does not fit beside a name: then it goes below.
        front = cards(seen, "front", seat)
        beside = self.drawing.chips(front, self.paper.columns - line.cell_len)
        if not note and len(beside) <= MOST_BESIDE:
            indent = line.cell_len
            for number, row in enumerate(beside or [Text()]):
                self.paper.put((line if number == 0 else Text(" " * indent)).append_text(row))
            return
        self.paper.put(line)
        if note:
            self.paper.hang(" " * BELOW, note, SOFT)
        for row in self.drawing.chips(front, self.paper.columns - BELOW):
            self.paper.put(Text(" " * BELOW).append_text(row))

    def note(self, seen: Description, seat: int) -> str:
        """What else there is to say of a player: out, or done with a secret choice, and their own gauges."""
        if seat in seen["out"]:
            return self.texts.say("cli-out", place=self.texts.say("place", place=seen.get("places", [])[seat]))
        notes = [self.texts.say("cli-has-chosen")] if self.has_chosen(seen, seat) else []
        for gauge in seen["gauges"]:
            if gauge["seat"] == seat and gauge["value"]:
                label = self.texts.say(f"gauge-{gauge['id']}")
                # A gauge of one step is a mark that a seat has or has not.
                is_mark = gauge["most"] == 1
                notes.append(label if is_mark else self.texts.say("cli-number-of", label=label, value=gauge["value"]))
        return " · ".join(notes)

    def has_chosen(self, seen: Description, seat: int) -> bool:
        """Whether a seat has answered, unseen, while others are still waited for."""
        return seen["kind"] in SECRET and seat in seen["open"] and seat not in seen["asked"]

    def has_places(self, gauge: str) -> bool:
        """Whether the game has words for the places of a gauge, so that it is drawn and not told."""
        return self.texts.has(f"gauge-{gauge}-full")

    def middle(self, seen: Description) -> None:
        """Gauges that are drawn as places, piles, and the order of play."""
        self.paper.put(Text())
        for gauge in seen["gauges"]:
            if self.has_places(gauge["id"]):
                in_play = gauge["value"] > 0 or bool(seen["order"])
                for row in self.drawing.chambers(gauge, in_play, self.paper.columns - 2):
                    self.paper.put(Text("  ").append_text(row))
        self.played(seen)
        for zone in seen["zones"]:
            if zone["kind"] == "pile" and zone["cards"]:
                label = self.texts.say(f"zone-{zone['id'].partition('.')[0]}")
                self.paper.hang("  ", self.texts.say("cli-pile", zone=label, cards=self.pile(zone["cards"])), SOFT)
        for maybe in seen.get("maybe", []):
            places = ", ".join(self.place(zone, seen) for zone in maybe["zones"])
            name = self.drawing.name(maybe["card"])
            self.paper.hang("  ", self.texts.say("cli-maybe", card=name, places=places), SOFT)
        if seen["order"]:
            arrow = self.drawing.sign(" → ", " > ")
            names = arrow.join(self.names[seat] for seat in seen["order"])
            self.paper.hang("  ", self.texts.say("cli-order", names=names), SOFT)
        self.paper.put(Text())

    def played(self, seen: Description) -> None:
        """Cards that lie open on the table, with whose they are, from the first to act on."""
        parts: list[Text] = []
        for zone in seen["zones"]:
            is_closed = zone["seat"] >= 0 and seen["kind"] in SECRET
            if zone["kind"] == "table" and zone["cards"] and not is_closed:
                name = self.names[zone["seat"]] if zone["seat"] >= 0 else self.texts.say("zone-table")
                message = f"zone-{zone['id'].replace('.', '-')}"
                name = self.texts.say(message) if self.texts.has(message) else name
                chips = self.drawing.gathered(zone["cards"])
                parts.append(Text(" ").join([Text(name, SOFT), *chips]))
        for row in flow(parts, self.paper.columns - 2, "  "):
            self.paper.put(Text("  ").append_text(row))

    def score(self, seen: Description, seat: int) -> None:
        """What a seat's score is made of: a line for each part that counts, and what would change it."""
        parts = [part for part in seen.get("parts", []) if part["seat"] == seat]
        total = self.texts.say("cli-score", player=self.names[seat], points=sum(part["points"] for part in parts))
        self.paper.hang("", total, "bold")
        for part in parts:
            if part["facts"]["count"] or part["points"]:
                what, made, following = part_texts(part, self.texts)
                self.paper.hang(
                    f"{part['points']:>5}  ", self.texts.say("cli-part", what=what, made=made, next=following)
                )

    def place(self, zone: str, seen: Description) -> str:
        """What a zone is called, and whose it is."""
        seat = next(found["seat"] for found in seen["zones"] if found["id"] == zone)
        label = self.texts.say(f"zone-{zone.partition('.')[0]}")
        return label if seat < 0 else self.texts.say("cli-zone-of", zone=label, player=self.names[seat])

    def pile(self, cards: Sequence[str]) -> str:
        """The cards of a pile in a row."""
        labels = [self.drawing.label(card) for card in cards]
        return ", ".join(labels) if any(" " in label or len(label) > SHORT for label in labels) else " ".join(labels)

    def question(self, seen: Description, offered: Sequence[Choice]) -> None:
        """What is asked, and every answer to it."""
        self.paper.put(Text())
        self.paper.hang("", prompt_text(seen, self.texts, self.names, self.me), ASKED)
        help_line = prompt_help(seen, self.texts, self.names, self.me)
        if help_line:
            self.paper.hang("", help_line, SOFT)
        self.answers(offered)

    def answers(self, offered: Sequence[Choice]) -> None:
        """Every choice, with its chance to be the last one beside it, or above it where there is no room."""
        phrases = [self.phrase(choice) for choice in offered]
        room = max(phrase.cell_len for phrase in phrases) + 2
        for long in (True, False):
            chances = [self.chance(choice, long) for choice in offered]
            if not any(chances):
                self.in_columns(phrases, FEW)
                return
            if room + max(chance.cell_len for chance in chances) <= self.paper.columns and len(offered) <= MANY:
                for phrase, chance in zip(phrases, chances, strict=True):
                    self.paper.put(padded(phrase, room).append_text(chance))
                return
        for _, group in groupby(offered, lambda choice: (choice.text.split()[0], choice.risk)):
            alike = list(group)
            self.paper.hang("  ", self.chance(alike[0], long=True))
            self.in_columns([self.phrase(choice) for choice in alike], 2)

    def in_columns(self, lines: Sequence[Text], few: int) -> None:
        """Short lines, one below the other; if there are more than a `few`, in columns, each read from the top down."""
        cell = max(line.cell_len for line in lines) + 2
        columns = max(1, (self.paper.columns + 2) // cell) if len(lines) > few else 1
        rows = -(-len(lines) // columns)
        for row in range(rows):
            *before, last = lines[row::rows]
            if before:
                self.paper.put(Text().join([*(padded(line, cell) for line in before), last]))
            else:  # which may be longer than the screen is wide
                self.paper.hang(last[:NUMBER], last[NUMBER:])

    def phrase(self, choice: Choice) -> Text:
        """The number to type and what it does."""
        return Text.assemble(
            (f"{choice.number:>{NUMBER - 2}}  ", "bold"), move_text(choice.text, self.texts, self.names)
        )

    def chance(self, choice: Choice, long: bool) -> Text:
        """How likely a choice is the last one: as dots and in words, or as numbers only."""
        if choice.risk is None:
            return Text()
        ways, of = choice.risk
        if ways == 0:
            return Text(self.texts.say("cli-safe"), SOFT)
        percent = self.texts.say("cli-chance", ways=ways, of=of, percent=round(100 * ways / of))
        if not long:
            return Text(percent)
        message = f"chance-{choice.text.split()[0]}"
        words = self.texts.say(message, percent=percent) if self.texts.has(message) else percent
        return self.drawing.danger(ways, of).append(" ").append(words, "")

    def places(self, standings: Standings) -> None:
        """Everybody in the order of places."""
        for place, seat in sorted(zip(standings.places, range(len(standings.places)), strict=True)):
            number = self.texts.say("place", place=place) if place else "-"
            style = "bold" if place == 1 else ""
            self.paper.put(Text.assemble(f"{number:>5}  ", (self.names[seat], style)))


def cards(seen: Description, zone: str, seat: int) -> list[str]:
    """The cards of a seat in its zones of one kind."""
    return [
        card for found in seen["zones"] if found["kind"] == zone and found["seat"] == seat for card in found["cards"]
    ]


def padded(text: Text, room: int) -> Text:
    """A copy of a text with blanks after it up to a width."""
    longer = text.copy()
    longer.pad_right(max(0, room - text.cell_len))
    return longer
