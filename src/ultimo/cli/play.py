"""`ultimo play`: a match at this terminal, asked and answered line by line."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from rich.text import Text

from ultimo.cli.choices import choices, chosen
from ultimo.cli.errors import DONE, FAILED, BadInput
from ultimo.cli.files import short, write_text
from ultimo.cli.keeper import Keeper
from ultimo.cli.keyboard import Keyboard
from ultimo.cli.rules import ledger
from ultimo.cli.screen import Screen
from ultimo.cli.speak import Paper
from ultimo.cli.telling import news, story, veiled
from ultimo.cli.words import COMMANDS, Command, read_command, words_of
from ultimo.table.describe import Description
from ultimo.table.events import Event
from ultimo.table.narrate import ended_text, move_text, refusal_text
from ultimo.table.refusal import Refusal, TableError
from ultimo.table.state import View
from ultimo.table.texts import Texts, rule_text_id


class Leave(Exception):
    """The player leaves the table; the record stays."""


class Seat:
    """What a person at this keyboard has been told so far, and how the table looks from their seat."""

    def __init__(self, seat: int, screen: Screen) -> None:
        self.seat = seat
        self.screen = screen
        self.events: list[Event] = []
        self.told = 0

    def notice(self, events: Sequence[Event]) -> None:
        """Keep what this seat notices of what happened."""
        self.events += veiled(events, self.seat)

    def news(self) -> list[str]:
        """What happened since the last call, told."""
        lines = story(news(self.events[self.told :], self.seat), self.screen.texts, self.screen.names, self.seat)
        self.told = len(self.events)
        return lines


class Play:
    """The talk between one match and the people at one keyboard.

    All that is shown of the match comes from views and veiled events of the seat that is looking.
    """

    def __init__(self, keeper: Keeper, file: Path, keyboard: Keyboard, paper: Paper, texts: Texts) -> None:
        self.keeper = keeper
        self.file = file
        self.keyboard = keyboard
        self.paper = paper
        self.texts = texts
        self.game = keeper.match.game
        self.refused: Refusal | None = None
        names = keeper.match.record.head.players
        self.seats: dict[int, Seat] = {}
        for seat in keeper.people:
            own = [texts.say("cli-you") if other == seat else name for other, name in enumerate(names)]
            self.seats[seat] = Seat(seat, Screen(paper, texts, keeper.deck, own, seat))
        self.last = keeper.people[0]
        self.asked_before = False

    def run(self, before: Sequence[Event] = ()) -> int:
        """Play until the match is over or the people leave; return the exit code. `before` has happened already."""
        self.notice(before)
        try:
            while True:
                self.notice(self.keeper.advance())
                if self.keeper.is_over:
                    self.end()
                    return DONE
                self.ask(self.seats[self.keeper.asked()[0]])
        except Leave:
            self.go_on()
            return DONE
        except (KeyboardInterrupt, EOFError):
            self.paper.put(Text())
            self.go_on()
            return FAILED

    def notice(self, events: Sequence[Event]) -> None:
        """Let everybody notice what happened."""
        for seat in self.seats.values():
            seat.notice(events)

    def ask(self, seat: Seat) -> None:
        """Show the table to who is asked, and talk until there is an answer that the game takes."""
        if seat.seat != self.last:
            self.curtain(seat)
        self.refused = None
        self.tell(seat.news())
        self.show(seat)
        while True:
            line = self.keyboard.ask(self.paper)
            view = self.keeper.view(seat.seat)
            command = None if self.is_move(line) else read_command(line, self.texts)
            if command is not None:
                self.obey(command, seat, view)
            elif line:
                move = chosen(line, choices(self.game, view))
                self.refused = self.refusal(view, move)
                if self.refused is None:
                    self.notice(self.keeper.answer(seat.seat, move))
                    return
                self.say_no(seat, self.refused)

    def is_move(self, line: str) -> bool:
        """Whether a line is the text of a move, legal or not."""
        try:
            self.game.read(line)
        except TableError:
            return False
        return True

    def refusal(self, view: View, move: str) -> Refusal | None:
        """Why a seat may not answer with this text now, by what it sees; None if it may."""
        try:
            return view.check(self.game.read(move))
        except TableError as error:
            return error.refusal

    def tell(self, lines: Sequence[str]) -> None:
        """Lines of the story."""
        mark = "· " if self.paper.has_signs else "- "
        for line in lines:
            text = Text(line)
            text.highlight_regex(r"\b[A-Z]{4,}\b", "bold")  # what is cried out: CLIC, BANG
            self.paper.hang(mark, text)

    def show(self, seat: Seat) -> None:
        """The table and the question."""
        view = self.keeper.view(seat.seat)
        self.paper.put(Text())
        seat.screen.board(description(view))
        seat.screen.question(description(view), choices(self.game, view))
        if not self.asked_before:
            self.paper.hang("", self.texts.say("cli-hint"), "dim")
            self.asked_before = True

    def curtain(self, seat: Seat) -> None:
        """Hide the table until the keyboard is in the right hands."""
        if self.keyboard.is_live:
            self.paper.clear()
        self.paper.hang("", self.texts.say("cli-curtain", player=self.name(seat.seat)), "bold")
        self.keyboard.ask(self.paper)
        self.last = seat.seat

    def say_no(self, seat: Seat, refusal: Refusal) -> None:
        """Why an answer was not taken, and by which rule."""
        self.paper.hang("", refusal_text(refusal, self.texts, seat.screen.names), "bold")
        word = words_of("why", self.texts)[0]
        self.paper.hang("", self.texts.say("cli-refused-by", rule=refusal.rule, word=word), "dim")

    # What may be typed besides a move

    def obey(self, command: Command, seat: Seat, view: View) -> None:
        """Do what a command says. Raises `Leave` for the one to leave."""
        if command.name == "quit":
            raise Leave
        if command.name == "table":
            self.show(seat)
        elif command.name == "log":
            self.tell(story(seat.events, self.texts, seat.screen.names, seat.seat))
        elif command.name == "rules":
            self.show_rules(command.rest)
        elif command.name == "why":
            self.explain(command.rest, seat, view)
        elif command.name == "save":
            self.save(command.rest)
        else:
            self.help(seat, view)

    def help(self, seat: Seat, view: View) -> None:
        """What can be typed."""
        text = choices(self.game, view)[0].text
        phrase = move_text(text, self.texts, seat.screen.names)
        self.paper.hang("", self.texts.say("cli-help-answer", text=text, phrase=phrase))
        for name in COMMANDS:
            word = words_of(name, self.texts)[0]
            self.paper.hang(f"  {word:<10}", self.texts.say(f"cli-help-{name}"))

    def show_rules(self, rule: str) -> None:
        """All rules, or one by its id, with or without the game's own id before it."""
        found = ledger(self.game)
        ids = [known.id for known in found.rules]
        if not rule:
            found.show(self.paper, self.texts)
        elif rule in ids or f"{self.game.id}.{rule}" in ids:
            ledger(self.game, rule if rule in ids else f"{self.game.id}.{rule}").show(self.paper, self.texts)
        else:
            self.paper.hang("", self.texts.say("cli-no-rule", rule=rule, rules=", ".join(ids)))

    def explain(self, answer: str, seat: Seat, view: View) -> None:
        """The rule behind the last refusal, or whether and why an answer would be refused now."""
        refusal = self.refused
        if answer:
            refusal = self.refusal(view, chosen(answer, choices(self.game, view)))
            if refusal is None:
                self.paper.hang("", self.texts.say("cli-why-allowed"))
                return
            self.say_no(seat, refusal)
        if refusal is None:
            self.paper.hang("", self.texts.say("cli-why-nothing"))
            return
        self.paper.hang(f"{refusal.rule}  ", self.texts.say(rule_text_id(refusal.rule)))

    def save(self, copy: str) -> None:
        """Say where the record is, or write a copy of it to a new file."""
        if copy:
            try:
                if Path(copy).exists():
                    raise BadInput(f"record {copy} exists already")
                write_text(Path(copy), self.keeper.match.record.write(), "record")
            except BadInput as error:
                self.paper.hang("", error.message)
                return
        self.paper.whole_line(self.texts.say("cli-kept", file=copy or short(self.file)))

    # How it ends

    def end(self) -> None:
        """The rest of the story, the places, and where the record is."""
        for seat in self.seats.values():
            if len(self.seats) > 1:
                self.paper.hang("", self.texts.say("cli-told-to", player=self.name(seat.seat)), "bold")
            self.tell(seat.news())
        seat = self.seats[self.last]
        standings = self.keeper.view(seat.seat).standings()
        self.paper.put(Text())
        seat.screen.line(Text(self.texts.say("kind-over"), "bold"))
        self.paper.hang("", ended_text(standings, self.texts, seat.screen.names, seat.seat), "bold")
        seat.screen.places(standings)
        self.paper.put(Text())
        self.paper.whole_line(self.texts.say("cli-see-again", command=command("replay", self.file)))
        self.paper.whole_line(self.texts.say("cli-same-deal", seed=self.keeper.notes.seed))

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.keeper.match.record.head.players[seat]

    def go_on(self) -> None:
        """Say in one line how to go on."""
        self.paper.whole_line(self.texts.say("cli-go-on", command=command("play --resume", self.file)))


def description(view: View) -> Description:
    """What a view shows, under its type."""
    return cast(Description, view.describe())


def command(name: str, file: Path) -> str:
    """A command line of this program on a file, as it can be copied into a shell."""
    return f"ultimo {name} {shlex.quote(str(file))}"
