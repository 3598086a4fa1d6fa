"""The time before the start, and what stays of it: who sits where, who is host, what is set up.

Functions that change a `SavedTable` on somebody's word, or raise `ServerRefusal`; they know neither sockets nor time
but for what they are given. A refused call may leave its table half changed: callers work on a copy.
"""

from ultimo.bots import QUICK as BOTS
from ultimo.games import SHELF, UnknownGame, find
from ultimo.server import refusals as no
from ultimo.server.names import UNNAMED, bot_name, check_free, clean_name
from ultimo.server.refusals import ServerRefusal, bad_option
from ultimo.server.saved import SavedBot, SavedPerson, SavedTable
from ultimo.server.wire import LONGEST_WINDOW, SHORTEST_WINDOW, Bot, NewTable, Setup, Sit
from ultimo.table.game import Game, SeatsError
from ultimo.table.options import OptionError, Options

DEFAULT_BOT = "greedy"
USUAL_SEATS = 4


def make(new: NewTable, code: str, token: str, now: float) -> SavedTable:
    """A new table whose maker, the browser with the secret of the hash `token`, is host."""
    try:
        game = find(new.game)
    except UnknownGame:
        raise bad_option("game", new.game, ", ".join(SHELF)) from None
    host = SavedPerson(1, token, "", away_since=now)
    table = SavedTable(code, game.id, game.seats[0], {}, host.id, host.id + 1, [host], [])
    least, most = game.seats
    seats = new.seats or min(max(USUAL_SEATS, least), most)
    change(table, Setup(seats=seats, preset=new.preset or game.default_preset()))
    check_bot(new.bot)
    if new.name or new.now:
        sit(table, host, Sit(new.name or UNNAMED, 0))
    if new.now:
        fill(table, new.bot)
    return table


# Seats


def sit(table: SavedTable, person: SavedPerson, wish: Sit) -> None:
    """Seat a person, or give them another seat or name."""
    name = clean_name(wish.name)
    check_free(name, [other.name for other in table.people if other is not person and other.seat >= 0])
    seat = wish.seat
    if seat == -1:
        seat = person.seat
        if seat == -1:
            free = table.free_seats()
            if not free:
                raise ServerRefusal(no.FULL, seats=table.seats)
            seat = free[0]
    check_seat(table, seat)
    holder = table.person_on(seat)
    if table.bot_on(seat) is not None or (holder is not None and holder is not person):
        raise ServerRefusal(no.SEAT_TAKEN, seat=seat)
    person.seat = seat
    person.name = name
    rename_bots(table)


def newcomer(table: SavedTable, token: str) -> SavedPerson:
    """A person for the browser with the secret of this hash, without a seat yet."""
    person = SavedPerson(table.next_id, token, "")
    table.next_id += 1
    table.people.append(person)
    return person


def stand(table: SavedTable, person: SavedPerson) -> None:
    """Take a person's seat away; only the host is remembered without one."""
    person.seat = -1
    if person.id != table.host:
        table.people.remove(person)


def seat_bot(table: SavedTable, wish: Bot) -> None:
    """Put a bot on a seat, or take it away. Somebody who is away loses the seat to it; somebody who is there does
    not.
    """
    check_seat(table, wish.seat)
    if wish.bot:
        check_bot(wish.bot)
    holder = table.person_on(wish.seat)
    if holder is not None:
        if holder.away_since is None:
            raise ServerRefusal(no.SEAT_TAKEN, seat=wish.seat)
        stand(table, holder)
    table.bots = [bot for bot in table.bots if bot.seat != wish.seat]
    if wish.bot:
        table.bots.append(SavedBot(wish.seat, bot_name(names(table), wish.seat), wish.bot))


def fill(table: SavedTable, bot: str = DEFAULT_BOT) -> None:
    """Put bots on all free seats."""
    for seat in table.free_seats():
        seat_bot(table, Bot(seat, bot))


def rename_bots(table: SavedTable) -> None:
    """Give another name to each bot that is called like a person: people come first."""
    for bot in table.bots:
        try:
            check_free(bot.name, [person.name for person in table.seated()])
        except ServerRefusal:
            bot.name = bot_name(names(table), bot.seat)


def names(table: SavedTable) -> list[str]:
    """All names at the table."""
    return [person.name for person in table.seated()] + [bot.name for bot in table.bots]


def check_seat(table: SavedTable, seat: int) -> None:
    """Refuse a seat that the table has not."""
    if not 0 <= seat < table.seats:
        raise bad_option("seat", seat, f"0 to {table.seats - 1}")


def check_bot(bot: str) -> None:
    """Refuse a bot that does not exist."""
    if bot not in BOTS:
        raise bad_option("bot", bot, ", ".join(BOTS))


# Setup


def change(table: SavedTable, wish: Setup) -> None:
    """Change what is to be played. An option or preset that is not allowed is refused with what is."""
    game = find(table.game)
    try:
        if wish.preset is not None:
            table.options = game.preset(wish.preset).as_json()
        if wish.set is not None:
            table.options = options_of(table).with_set(wish.set).as_json()
        if wish.seats is not None:
            resize(table, game, wish.seats)
        game.start(options_of(table), table.seats)
    except OptionError as error:
        raise bad_option(error.field, error.found, error.allowed) from None
    except SeatsError:
        found = table.seats if wish.seats is None else wish.seats
        low, high = seats_of(game, options_of(table))
        raise bad_option("seats", found, f"{low} to {high}") from None
    if wish.pace is not None:
        table.pace = wish.pace
    if wish.watchers is not None:
        table.watchers = wish.watchers
    if wish.chances is not None:
        table.chances = wish.chances
    if wish.window is not None:
        if not SHORTEST_WINDOW <= wish.window <= LONGEST_WINDOW:
            raise bad_option("window", wish.window, f"{SHORTEST_WINDOW} to {LONGEST_WINDOW}")
        table.window_seconds = wish.window


def resize(table: SavedTable, game: Game, seats: int) -> None:
    """Set the number of seats. People on seats that go move to free ones, and bots make room for them."""
    game.check_seats(seats, options_of(table))
    people = table.seated()
    if len(people) > seats:
        raise ServerRefusal(no.FULL, seats=seats)
    table.seats = seats
    table.bots = [bot for bot in table.bots if bot.seat < seats]
    for person in people:
        if person.seat >= seats:
            free = table.free_seats()
            if not free:
                bot = max(table.bots, key=lambda bot: bot.seat)
                table.bots.remove(bot)
                free = [bot.seat]
            person.seat = free[0]


def options_of(table: SavedTable) -> Options:
    """The options that the table is set up with."""
    return find(table.game).options().with_set(table.options)


def seats_of(game: Game, options: Options) -> tuple[int, int]:
    """The fewest and the most players that can play with these options; the game's own numbers if none can."""
    low, high = game.seats
    allowed = [seats for seats in range(low, high + 1) if starts(game, options, seats)]
    return (allowed[0], allowed[-1]) if allowed else (low, high)


def starts(game: Game, options: Options, seats: int) -> bool:
    """Whether a match of so many can begin."""
    try:
        game.start(options, seats)
    except SeatsError:
        return False
    return True


def preset_of(table: SavedTable) -> str:
    """The preset whose options these are, empty if there is none."""
    options = options_of(table)
    return next((name for name, preset in find(table.game).presets.items() if preset == options), "")


# Host


def check_host(table: SavedTable, person: SavedPerson | None) -> SavedPerson:
    """The person, who must be the host."""
    if person is None or person.id != table.host:
        raise ServerRefusal(no.NOT_HOST)
    return person


def host_of(table: SavedTable) -> SavedPerson | None:
    """The host, if there still is one."""
    return next((person for person in table.people if person.id == table.host), None)


def heir(table: SavedTable) -> SavedPerson | None:
    """Who becomes host when the host does not come back: the next seat with somebody there."""
    host = host_of(table)
    after = host.seat if host is not None else -1
    there = [person for person in table.seated() if person.away_since is None and person.id != table.host]
    return min(there, key=lambda person: (person.seat <= after, person.seat), default=None)


def hand_over(table: SavedTable, person: SavedPerson) -> None:
    """Make a person the host; the one before is forgotten if without a seat."""
    old = host_of(table)
    table.host = person.id
    if old is not None and old.seat == -1:
        table.people.remove(old)


# Rounds


def begin(table: SavedTable, reserve: float) -> None:
    """The match starts: bots on all free seats, everybody in person, full reserves."""
    fill(table)
    table.phase = "running"
    table.window = table.passes = None
    for person in table.people:
        person.left = person.bot_plays = False
        person.reserve = reserve
        person.back_at = 0.0


def again(table: SavedTable) -> None:
    """Back to the time before the start; who left the match by word has no seat any more."""
    table.phase = "before"
    table.round += 1
    for person in list(table.seated()):
        if person.left:
            stand(table, person)
        person.left = person.bot_plays = False
