"""What each message does to a table: worked out on a draft, which counts only once it is kept.

Every action takes the draft and who asks, changes the draft or raises a `TableError`, and touches nothing else. What is
to be said to single pages afterwards goes into `draft.after`.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from ultimo.server import lobby, windows
from ultimo.server import refusals as no
from ultimo.server.deadlines import charge, host_due, seat_due, waited_for
from ultimo.server.desk import Desk
from ultimo.server.entropy import hash_token, new_token
from ultimo.server.matches import Playing
from ultimo.server.refusals import ServerRefusal
from ultimo.server.saved import SavedPerson, SavedTable
from ultimo.server.wire import Answer, Bot, PassOn, Setup, Sit
from ultimo.table.match import Step
from ultimo.table.record import Row
from ultimo.table.refusal import NOT_ASKED, Refusal, TableError


@dataclass
class Draft:
    """A table as it would be after an action. `rows` are new, `after` runs when all is kept."""

    table: SavedTable
    playing: Playing | None
    now: float
    steps: list[Step] = field(default_factory=list)
    begun: bool = False
    rows: list[Row] = field(default_factory=list)
    after: list[Callable[[], None]] = field(default_factory=list)


@dataclass
class Arrival:
    """Who a page turns out to be: its secret, and the hash of the secret that is dead now, if the seat has moved."""

    plain: str
    moved_from: str = ""


# Coming and going


def arrive(draft: Draft, plain: str, desk: Desk, others: Collection[str]) -> Arrival:
    """Somebody opens the table who knows the secret `plain`, a browser's or that of a link that moves a seat, or none
    ("").

    `others` are the hashes of the secrets of all other open pages.
    """
    token = hash_token(plain)
    person = draft.table.person_of(token)
    arrival = Arrival(plain)
    if person is None:
        arrival.plain = new_token(desk.entropy)
        person = next((one for one in draft.table.people if one.move == token and one.move_until >= draft.now), None)
        if person is not None:
            arrival.moved_from = person.token
            person.token = hash_token(arrival.plain)
            person.moved = True
    else:
        arrived(draft, token)
    present(draft, {*others, hash_token(arrival.plain)})
    if person is not None and not person.left:
        come_back(draft, person)
    return arrival


def arrived(draft: Draft, token: str) -> None:
    """The page that a seat was moved to has its new secret: the link has done its work. Until then it may try again."""
    person = draft.table.person_of(token)
    if person is not None and person.moved:
        person.move = ""
        person.moved = False


def present(draft: Draft, tokens: Collection[str]) -> None:
    """Note who has a page open: the people with these hashes of secrets."""
    for person in draft.table.people:
        if person.token in tokens:
            person.away_since = None
        elif person.away_since is None:
            person.away_since = draft.now


def come_back(draft: Draft, person: SavedPerson) -> None:
    """Let a person take over from the bot that sits in for them."""
    if person.bot_plays:
        person.back_at = draft.now
    person.left = person.bot_plays = False


# Messages


def sit(draft: Draft, person: SavedPerson | None, token: str, message: Sit) -> None:
    """A seat, another seat, or another name."""
    check_before(draft)
    lobby.sit(draft.table, person or lobby.newcomer(draft.table, token), message)


def stand(draft: Draft, person: SavedPerson | None) -> None:
    """Give the seat back, or leave it to a bot."""
    person = check_seated(person)
    if draft.table.phase == "before":
        lobby.stand(draft.table, person)
    else:
        person.left = True
        person.bot_plays = draft.table.phase == "running"


def back(draft: Draft, person: SavedPerson | None) -> None:
    """Play the seat oneself again."""
    come_back(draft, check_seated(person))


def setup(draft: Draft, person: SavedPerson | None, message: Setup) -> None:
    """Change what is to be played."""
    lobby.check_host(draft.table, person)
    check_before(draft)
    lobby.change(draft.table, message)


def seat_bot(draft: Draft, person: SavedPerson | None, message: Bot) -> None:
    """Put a bot on a seat or take it away."""
    lobby.check_host(draft.table, person)
    check_before(draft)
    lobby.seat_bot(draft.table, message)


def start(draft: Draft, person: SavedPerson | None, desk: Desk) -> None:
    """Start the match."""
    lobby.check_host(draft.table, person)
    check_before(draft)
    begin(draft, desk)


def begin(draft: Draft, desk: Desk) -> None:
    """Deal."""
    lobby.begin(draft.table, desk.times.reserve)
    secret = desk.entropy.take(32)
    draft.playing, first = Playing.begin(draft.table, secret, desk.dice(secret), draft.now)
    draft.rows = [] if first is None else [first]
    draft.begun = True


def rematch(draft: Draft, person: SavedPerson | None) -> None:
    """Back to the time before the start; nothing to do for somebody who is there already."""
    lobby.check_host(draft.table, person)
    if draft.table.phase == "running":
        raise ServerRefusal(no.RUNNING)
    if draft.table.phase == "over":
        lobby.again(draft.table)
        draft.playing = None


def answer(draft: Draft, person: SavedPerson | None, message: Answer, desk: Desk) -> None:
    """Take an answer; whoever gives it plays the seat themselves from now on."""
    person = check_seated(person)
    if draft.playing is None:
        raise TableError(Refusal(NOT_ASKED, {"seat": person.seat}))
    if draft.playing.is_window():
        windows.answer(draft.table, draft.playing, person.seat, message.question, message.move)
        come_back(draft, person)
        return
    step = draft.playing.answer(person.seat, message.question, message.move, draft.now)
    charge(draft.table, draft.playing, person, desk.times, draft.now)
    come_back(draft, person)
    take(draft, step)


def pass_on(draft: Draft, person: SavedPerson | None, message: PassOn) -> None:
    """Pass on everything this turn, or no longer."""
    windows.pass_on(draft.table, running(draft), check_seated(person).seat, message.on)


def more_time(draft: Draft, person: SavedPerson | None) -> None:
    """Keep the open window open for longer."""
    windows.more_time(draft.table, running(draft), check_seated(person).seat)


def running(draft: Draft) -> Playing:
    """The running match. Refuses where there is none, as whatever goes with windows is."""
    if draft.playing is None or draft.playing.is_over():
        raise ServerRefusal(no.NO_WINDOW)
    return draft.playing


def take(draft: Draft, *steps: Step) -> None:
    """Make steps, one after the other, part of the draft."""
    for step in steps:
        assert draft.playing is not None
        draft.playing = draft.playing.after(step, draft.now)
        draft.steps.append(step)
        draft.rows.append(step.row)
        if draft.playing.is_over():
            draft.table.phase = "over"


def move_seat(draft: Draft, person: SavedPerson | None, desk: Desk) -> str:
    """Make the secret that moves the seat to another browser; return its path."""
    person = check_seated(person)
    secret = new_token(desk.entropy)
    person.move = hash_token(secret)
    person.moved = False
    person.move_until = draft.now + desk.times.seat_link
    return f"/t/{draft.table.code}#move={secret}"


def check_seated(person: SavedPerson | None) -> SavedPerson:
    """The person, who must have a seat."""
    if person is None or person.seat < 0:
        raise ServerRefusal(no.NOT_SEATED)
    return person


def check_before(draft: Draft) -> None:
    """Refuse what can only be done before the start."""
    if draft.table.phase != "before":
        raise ServerRefusal(no.STARTED)


# Time


def stop_waiting(draft: Draft, desk: Desk, loaded: float) -> None:
    """Do what is due: bots sit in for people, another person becomes host. `loaded` is when the table came into
    memory.
    """
    table, playing = draft.table, draft.playing
    if table.phase == "running" and playing is not None:
        for person in waited_for(table, playing):
            due = seat_due(table, playing, person, desk.times)
            if due is not None and max(due, loaded + desk.times.grace) <= draft.now:
                charge(table, playing, person, desk.times, draft.now)
                person.bot_plays = True
    due = host_due(table, desk.times)
    heir = lobby.heir(table)
    if due is not None and due <= draft.now and heir is not None:
        lobby.hand_over(table, heir)


def window_due(table: SavedTable, playing: Playing, desk: Desk, loaded: float) -> float | None:
    """When the open window closes, if there is one; one that a restart has cut into leaves time to come back."""
    until = windows.closes_at(table, playing, desk.times) if playing.is_window() else None
    return max(until, loaded + desk.times.grace) if until is not None and playing.opened < loaded else until


def next_due(table: SavedTable, playing: Playing | None, desk: Desk, loaded: float) -> float | None:
    """When `stop_waiting` has something to do next."""
    due = [host_due(table, desk.times)]
    if table.phase == "running" and playing is not None:
        due.append(window_due(table, playing, desk, loaded))
        for person in waited_for(table, playing):
            seat = seat_due(table, playing, person, desk.times)
            due.append(None if seat is None else max(seat, loaded + desk.times.grace))
    return min((when for when in due if when is not None), default=None)
