"""`ultimo play`: a match at this terminal, asked and answered line by line."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from rich.text import Text

from ultimo.cli.choices import choices, chosen, meant
from ultimo.cli.errors import DONE, FAILED, BadInput
from ultimo.cli.files import short, write_text
from ultimo.cli.keeper import Keeper
from ultimo.cli.keyboard import Keyboard
from ultimo.cli.rules import ledger
from ultimo.cli.screen import Screen
from ultimo.cli.speak import Paper
from ultimo.cli.telling import story, veiled, worth_telling
from ultimo.cli.words import COMMANDS, HELP, Command, read_command, words_of
from ultimo.table.describe import Description
from ultimo.table.events import WATCHER, Event
from ultimo.table.narrate import ended_text, move_text, refusal_text
from ultimo.table.refusal import Refusal, TableError
from ultimo.table.state import View
from ultimo.table.texts import Texts, rule_text_id
from ultimo.table.transcript import words

USUAL_BOT = "greedy"

REMINDER = 6
"""How much of what happened is told again when a match goes on."""


class Leave(Exception):
    """The player leaves the table; the record stays."""


class Seat:
    """A person's seat: how the table looks from there, and how much of what `happened` has been told there."""

    def __init__(self, seat: int, screen: Screen) -> None:
        self.seat = seat
        self.screen = screen
        self.told = 0

    def story(self, events: Sequence[Event]) -> list[str]:
        """What this seat notices of events, in words."""
        return story(veiled(events, self.seat), self.screen.texts, self.screen.names, self.seat)

    def news(self, happened: Sequence[Event]) -> list[str]:
        """What is worth telling of what happened since the last call."""
        events = worth_telling(veiled(happened[self.told :], self.seat), self.seat)
        self.told = len(happened)
        return story(events, self.screen.texts, self.screen.names, self.seat)


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
        self.names = keeper.match.record.head.players
        self.happened: list[Event] = []
        self.refused: Refusal | None = None
        self.seats: dict[int, Seat] = {}
        for seat in keeper.people:
            own = [texts.say("cli-you") if other == seat else name for other, name in enumerate(self.names)]
            self.seats[seat] = Seat(seat, Screen(paper, texts, keeper.deck, own, seat))
        self.last = keeper.people[0]
        self.hinted = False

    def run(self, before: Sequence[Event] = ()) -> int:
        """Play until the match is over or the people leave; return the exit code. `before` has happened already."""
        self.happened += before
        for seat in self.seats.values():
            seat.told = max(0, len(before) - REMINDER)
        try:
            self.introduce()
            while True:
                self.happened += self.keeper.advance()
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

    def introduce(self) -> None:
        """What the game is about, and where it is not played as usual."""
        self.paper.hang("", self.texts.say("game-name"), "bold")
        self.paper.hang("", self.texts.say("game-goal"))
        options = self.keeper.options.as_json()
        for choice in self.game.options.choices():
            value = words(options[choice.name])
            if value != words(choice.default):
                message = f"option-{choice.name}-{value}"
                text = self.texts.say(message) if self.texts.has(message) else value
                self.paper.hang(
                    "  ", self.texts.say("cli-option-value", name=choice.name, value=value, text=text), "dim"
                )
        self.paper.put(Text())

    def ask(self, seat: Seat) -> None:
        """Show the table to who is asked, and talk until there is an answer that the game takes."""
        if seat.seat != self.last:
            self.curtain(seat)
        self.refused = None
        self.tell(seat.news(self.happened))
        self.show(seat)
        while True:
            line = self.keyboard.ask(self.paper)
            view = self.keeper.view(seat.seat)
            command = None if self.is_move(line) else read_command(line, self.texts)
            if command is not None:
                self.obey(command, seat, view)
            elif several := meant(line, choices(self.game, view)):
                self.paper.hang("", self.texts.say("cli-which"))
                seat.screen.answers(several)
            elif line:
                move = chosen(line, choices(self.game, view))
                self.refused = self.refusal(view, move)
                if self.refused is None:
                    self.happened += self.keeper.answer(seat.seat, move)
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
        if not self.hinted:
            self.paper.hang("", self.texts.say("cli-hint", help=HELP), "dim")
            self.hinted = True

    def curtain(self, seat: Seat) -> None:
        """Hide the table until the keyboard is in the right hands."""
        if self.keyboard.is_live:
            self.paper.clear()
        self.paper.hang("", self.texts.say("cli-curtain", player=self.names[seat.seat]), "bold")
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
        elif command.name == "score":
            self.show_score(command.rest, seat, view)
        elif command.name == "log":
            self.tell(seat.story(self.happened))
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

    def show_score(self, whose: str, seat: Seat, view: View) -> None:
        """What the score of this seat is made of, or that of another, by its number."""
        seen = description(view)
        seats = [str(number) for number in range(seen["seats"])]
        if not seen.get("parts"):
            self.paper.hang("", self.texts.say("cli-no-score"))
        elif whose in ("", *seats):
            seat.screen.score(seen, int(whose or seat.seat))
        else:
            self.paper.hang("", self.texts.say("cli-no-seat", seat=whose, seats=", ".join(seats)))

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
        seat = self.seats[self.last]
        if len(self.seats) == 1:
            self.tell(seat.news(self.happened))
        else:  # all are looking now
            unheard = self.happened[min(other.told for other in self.seats.values()) :]
            events = worth_telling(veiled(unheard, WATCHER), WATCHER)
            self.tell(story(events, self.texts, self.names, WATCHER))
        standings = self.keeper.view(seat.seat).standings()
        self.paper.put(Text())
        seat.screen.line(Text(self.texts.say("kind-over"), "bold"))
        self.paper.hang("", ended_text(standings, self.texts, seat.screen.names, seat.seat), "bold")
        seat.screen.places(standings)
        self.paper.put(Text())
        self.paper.whole_line(self.texts.say("cli-see-again", command=command("replay", self.file)))
        again = same_deal(self.keeper)
        if again:
            self.paper.whole_line(self.texts.say("cli-same-deal", command=again))

    def go_on(self) -> None:
        """Say in one line how to go on."""
        self.paper.whole_line(self.texts.say("cli-go-on", command=command("play --resume", self.file)))


def description(view: View) -> Description:
    """What a view shows, under its type."""
    return cast(Description, view.describe())


def command(name: str, file: Path) -> str:
    """A command line of this program on a file, as it can be copied into a shell."""
    return f"ultimo {name} {shlex.quote(str(file))}"


def same_deal(keeper: Keeper) -> str:
    """The command line for another match from the same seed; nothing for one with a deck of its own."""
    head, seats, game = keeper.match.record.head, keeper.notes.bots, keeper.match.game
    if head.deck is not None:
        return ""
    usual = {choice.name: choice.default for choice in game.options.choices()}
    bots = [bot for bot in seats if bot]
    parts = ["ultimo", "play", head.game, "--players", str(head.seats)]
    parts += [
        part
        for name, value in keeper.options.as_json().items()
        if value != usual[name]
        for part in ("--set", f"{name}={words(value)}")
    ]
    parts += ["--humans", ",".join(str(seat) for seat in keeper.people)] if keeper.people != [0] else []
    parts += ["--bots", ",".join(bots)] if set(bots) - {USUAL_BOT} else []
    return shlex.join([*parts, "--seed", keeper.notes.seed])
