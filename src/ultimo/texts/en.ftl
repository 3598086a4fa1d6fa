# What every game says. The names of games, cards and rules stand in each game's own folder.

language-name = English

## Places: first, second, …; $place is a number

place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## A seat that a move names, though nobody holds it

seat-empty = seat { $seat }, where nobody sits

## What the table waits for

kind-turn = One player is to act.
kind-commit = Everyone chooses in secret.
kind-reaction = Anyone may answer.
kind-draw = The dealer is busy.
kind-over = The match is over.

## Answers that no game takes

refused-table-not-asked = Nobody is asking you right now. Wait until the question comes to you.
refused-table-out = You are out of this match. From here on, watching is free.
refused-table-over = The match is over. Nothing more can be played, except another one.
refused-table-late = Too late: that was for question { $question }, and the table is at question { $now }. Look again, then answer that one.
refused-table-unreadable = “{ $text }” is no move here. Moves are written like this: { $expected }.

rule-table-not-asked = Only those who are asked may answer.
rule-table-out = Whoever is out of the match answers no more.
rule-table-over = When the match is over, no more moves are taken.
rule-table-late = An answer belongs to one question; once the table has moved on, it no longer counts.
rule-table-unreadable = A move is written in a form that the game knows.

### The command

## At the table: who, what, how likely. $place is text, as `place` gives it

cli-you = You
cli-guest = Guest
cli-player = Seat { $seat }
cli-out = out, { $place }
cli-has-chosen = has chosen
cli-gauge = { $label }: { $value } of { $most }
cli-number-of = { $label }: { $value }
cli-score = { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-part = { $what }: { $made } ({ $next })
cli-no-score = This game counts no points.
cli-no-seat = There is no seat “{ $seat }”. The seats are: { $seats }.
cli-pile = { $zone }: { $cards }
cli-maybe = { $card } is in one of these places: { $places }
cli-zone-of = { $zone } ({ $player })
cli-order = Next in turn: { $names }
cli-safe = safe
cli-chance = { $ways }/{ $of } · { $percent }%
cli-place = { $place }: { $player }

## At the table: what else is said

cli-hint = Type a number or a move, { $help } for help.
cli-refused-by = { $rule } ({ $word }: read the rule)
cli-curtain = Hand the keyboard to { $player }. { $player }: press Enter.
cli-no-rule = There is no rule “{ $rule }”. The rules are: { $rules }.
cli-why-nothing = Nothing was refused. Add a move to learn whether it goes, and if not, why.
cli-why-allowed = That goes.
cli-kept = The record is kept in { $file }
cli-go-on = The match is kept. Go on with: { $command }
cli-see-again = See it again: { $command }
cli-same-deal = Same deal again: { $command }
cli-which = Which of these?

## At the table: words that can be typed, the usual one first, and what they do

cli-word-help = help
cli-word-table = table, show
cli-word-score = score, points
cli-word-log = log
cli-word-why = why
cli-word-rules = rules, rule
cli-word-save = save
cli-word-quit = quit, exit
cli-help-answer = The number beside a choice picks it. You can also write the move itself: “{ $text }” means “{ $phrase }”. Or one of these:
cli-help-help = this page
cli-help-table = the table again
cli-help-score = what your score is made of; with the number of a seat: what theirs is
cli-help-log = all that happened so far
cli-help-why = the rule behind the last “no”; with a move: whether it goes
cli-help-rules = all rules; with an id: that rule
cli-help-save = where the record is; with a file: a copy of it
cli-help-quit = leave; the record stays, and you can go on later

## Rules, records, decks, simulations

cli-source = Source: { $source }
cli-option = Option { $name }, { $label }:
cli-option-default = { $name }={ $value }: { $text } (usual)
cli-option-value = { $name }={ $value }: { $text }
cli-replay = { $game }: { $players }
cli-replay-ok =
    { $rows ->
        [one] The record is right: { $rows } row, played again.
       *[other] The record is right: { $rows } rows, played again.
    }
cli-replay-running =
    { $rows ->
        [one] The record is right so far: { $rows } row. The match is not over.
       *[other] The record is right so far: { $rows } rows. The match is not over.
    }
cli-deck =
    { $size ->
        [one] { $game }, deck “{ $name }”: { $size } card
       *[other] { $game }, deck “{ $name }”: { $size } cards
    }
cli-deck-number = { $field } = { $value }
cli-deck-players = Enough for { $least } to { $most } players.
cli-card = Card
cli-name = Name
cli-copies = Copies
cli-simulated =
    { $matches ->
        [one] { $game }: { $matches } match, { $players } players, seed { $seed }
       *[other] { $game }: { $matches } matches, { $players } players, seed { $seed }
    }
cli-matches = Matches
cli-seat = Seat
cli-bot = Bot
cli-wins = Wins
cli-interval-head = 95% interval
cli-interval = { $low } to { $high }
cli-seat-wins = { $bot }: { $wins } ({ $interval })
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number = { NUMBER($number) }
cli-ended-by = Ended by { $rule }: { $number }
cli-no-winner = Without a winner: { $number }
cli-speed = { $seconds } s, { $speed } moves a second
cli-serve-here = The tables are open: { $address }
cli-serve-network = On a phone in the same network: { $address }
cli-serve-stop = Stop with Ctrl-C; every match is kept and goes on with the next start.

## Measurements

cli-bench-where = Ultimo { $build } on { $machine }, { $system }, { $python }
cli-bench-peers = Beside: { $peers }
cli-bench-how =
    { $repeats ->
        [one] Measured once, in processor time.
       *[other] Medians of { $repeats } repeats, in processor time; every repeat measures everything once. The spread is least to most.
    }
cli-bench-what = What
cli-bench-value = Median
cli-bench-spread = Spread
cli-bench-beside = Beside
cli-bench-ratio = Ratio
cli-bench-goal = Goal
cli-bench-least = ≥ { $goal }
cli-bench-met = met
cli-bench-missed = not met
cli-bench-unknown = not measured
cli-bench-rate = { $number } M moves/s
cli-bench-worlds = { $number } k iterations/s
cli-bench-time = { $number } ns
cli-bench-left-out = Left out: { $name }. { $why }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-compiled = compiled playouts
bench-full-table = compiled playouts, { $preset }, all seats taken
bench-reference = the same matches in C
bench-uncompiled = uncompiled playouts
bench-driven = compiled, driven from Python
bench-ismcts = search for the first card
bench-copy_from = copy into a scratch state
bench-copy = copy
bench-key = key
bench-veil = view of a seat
bench-determinize = world drawn from a view
bench-to_bytes = state into bytes
bench-from_bytes = state from bytes


### The page

## The way in

page-title-home = Small card games for friends and bots
page-play-now = Play now
page-invite = Invite friends
page-code = Code
page-join = Join
page-join-empty = Type the code of a table first: its host can read it out to you.
# The name of whoever starts to play without giving one
page-lucky = Lucky
page-no-account = No account. Ten seconds.
page-players = { $least } to { $most } players
# The game that the buttons below will start
page-chosen = chosen
page-games = Games
page-home = Home
page-missing = There is nothing here
    .help = The address leads nowhere. The way home still works.

## The bar and what lies over everything

page-close = Close
page-language = Language
page-rules = Rules
page-rules-of = Rules of { $game }
page-settings = Settings
page-sound = Sound
page-go-light = Switch to light
page-go-dark = Switch to dark
page-unloaded = Part of this page could not be loaded.
page-load-again = Load again
page-see-rule = Rule { $rule }
page-on = On
page-off = Off
page-theme = Day or night
page-theme-system = As the device
page-theme-light = Day
page-theme-dark = Night
page-motion = Motion
    .help = Nothing moves if your device asks for less motion.
page-motion-normal = Normal
page-motion-fast = Fast
page-motion-off = Off
page-hold = The trigger
    .help = A shot cannot be taken back, so it takes a steady finger. If holding is hard for you, a press will do.
page-hold-on = Hold to shoot
page-hold-off = Press to shoot
page-confirm = Ask before a skip
    .help = One more press before cards are paid that do not come back.
page-coach = Coach
    .help = Explains each thing at the table the first time it comes up.
page-coach-again = Explain it again
    .done = All lessons come again, from the next prompt on.
page-log = What happened
page-log-all = All
page-seconds =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }

## Before the start

page-where-before = Before the start
page-link = Link to this table
page-copy = Copy link
page-copied = Copied
page-copy-by-hand = This browser lets no page copy. The link is selected: copy it by hand.
page-share = Share
page-share-title = A table of { $game } on Ultimo
page-qr = Code for a camera: leads to this table
page-host-network = Phones in the same network open this link.
page-host-alone = This machine is in no network now, so only browsers on it can open the link.
page-seats = Seats
page-seat-number = Seat { $number }
page-seat-free = free
page-seat-away = away
page-sit-here = Sit here
page-free-seat = Make the seat free
page-you = You
page-you-host = You, the host
page-host = Host
page-here = is here
page-bot-random = Reckless bot
    .help = Does whatever comes to mind.
page-bot-greedy = Careful bot
    .help = Counts cards and chambers.
page-name = Your name
page-name-ask = What do they call you?
page-name-missing = Type a name first: the others want to know who that was.
page-name-change = Take this name
page-keep-name = Keep the old one
page-sit = Sit down
page-stand = Stand up
page-full = All seats are taken
page-full-watch = You may watch. If a seat becomes free, it is yours for the asking.
page-full-leave = This table lets nobody watch. Wait for a free seat, or start your own.
page-ready = You are in
page-ready-host = Your table
page-start = Start
page-start-help =
    { $count ->
        [0] All seats are taken. Start when you like.
        [one] A bot takes the free seat when you start.
       *[other] Bots take the { $count } free seats when you start.
    }
page-wait-host = { $host } starts the match.
page-setup = Table rules
page-only-host = Only the host changes these.
page-presets = Play by
page-preset-own = This table mixes its own.
page-own-mix = Own mix
page-pace = Pace
page-pace-relaxed = Relaxed
    .help = No clock. Whoever leaves is stood in for by a bot.
page-pace-live = Live
    .help = A clock for every question, and a reserve. If it runs out, a bot sits in.
page-window = Time to react
    .help = Seconds in which anybody may answer what was done. The same for all, whatever they hold.
page-watchers = Watchers
    .help = Whether people without a seat may look on. They see no hidden card.
page-chances = Chances
    .help = Whether each choice shows how likely it puts you out.

## At the table

page-leave = Leave the table
page-title = { $game } · Ultimo
page-title-asked = ● Your turn · { $game }
page-where-alive = { $count } still in
page-where-over = It is over
page-dealt = You are dealt: { $cards }.
page-watching =
    { $count ->
        [one] { $count } watcher
       *[other] { $count } watchers
    }
page-you-watch = You are watching. Hidden cards stay hidden from you too.
page-bot-plays = A bot plays for you.
page-take-over = Take over
page-line-opening = One moment …
page-line-lost = Connection lost. Trying again …
page-device = My seat on another device
    .help = Open this on the other device, within ten minutes. Your seat moves there, and this page closes. It works once: keep it to yourself.
page-device-qr = Code for a camera: moves your seat
page-moved = Your seat has moved
    .help = It is on your other device now. This page has nothing more to show.
page-gone = There is no such table
    .help = No table has the code { $code }. Check it letter by letter, or start a table of your own.

## After the end

page-winner = The winner
page-winners = The winners
page-nobody = Nobody
page-places = Places
page-story = How it went
page-see-table = See the table
page-see-result = See the result
page-record = Save the record
page-rematch = Rematch
page-wait-rematch = { $host } can start a rematch.

## The rules

page-search = Search the rules
page-found =
    { $count ->
        [0] Nothing found. Try fewer letters.
        [one] { $count } found
       *[other] { $count } found
    }
page-sources = Sources:
page-option = Option: { $option }
page-cards = All the cards
page-questions = Questions and answers

## Whose work this is

page-credits = Credits
page-credits-ours = Hats, suits, chips, cards, the table and the gun are drawn for this page, and the sounds are made on the spot. The rest comes from people who give their work away. Thank you.
page-credits-pictures = Pictures
page-credits-artist = Icons made by { $artist }:
page-credits-changed = dressed, coloured and cropped by us
page-credits-letters = Letters
page-credits-games = Games
page-credits-games-text = The rules are played as their publishers and players describe them, in our own words and pictures. Names of games belong to their publishers.

## What the server does not take

refused-server-unreadable = The server could not read that. Load the page anew if it happens again.
refused-server-too-large = That was too long for the server.
refused-server-too-fast = Too much at once. Wait a moment, then try again.
refused-server-not-seated = You have no seat here. Sit down first.
refused-server-not-host = Only the host does that.
refused-server-started = Too late: the match has started.
refused-server-running = The match is still running. That comes after the end.
refused-server-name = A name has 1 to { $longest } visible letters. Try another.
refused-server-name-taken = Somebody here is called { $name } already. Try another name.
refused-server-seat-taken = Somebody was quicker: the seat is taken.
refused-server-full =
    { $seats ->
        [one] There is only { $seats } seat, and it is taken.
       *[other] All { $seats } seats are taken.
    }
refused-server-no-watchers = This table lets nobody watch. Ask the host for a seat.
refused-server-option = “{ $found }” does not go for { $field }. Allowed: { $allowed }.
refused-server-no-window = Nobody can react right now, so there is nothing to pass on or to wait for.
refused-server-more-once = You have had more time in this window. It can be asked for once.
refused-server-failed = The server could not keep that. Nothing has changed; try again.
refused-server-no-table = There is no table with the code { $code }.
refused-server-origin = The server takes nothing from { $origin }. Open the page at the server’s own address.
refused-page-no-server = The server does not answer. Is it running, and are you in its network?

### The table on the page, whatever is played

table-log = What happened
table-log-all = All
table-seconds =
    { $count ->
        [one] one second left
       *[other] { $count } seconds left
    }
table-you = You
table-thinking = thinking
table-chosen = chosen
table-asked = to act
table-out = out
table-bot-plays = a bot sits in
table-away = away
table-hand = Your hand
table-choices = Your choices
table-change = Until the last one is in, you can still change your mind.
table-window = Time to react
table-window-change = Nobody sees it before the time is up. Until then you can change your mind.
table-pass-on = Pass on everything this turn
table-more-time = More time
table-you-out = You are out. From here on, it is a show.
table-safe = safe
table-chance = { $ways } in { $of }
table-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
table-of = { $value } of { $most }
table-card-chosen = { $card }, your choice. Nobody else sees it
table-lately = Just now

### The coach of a first match

coach-name = Coach
coach-understood = Understood
coach-enough = No more lessons
