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
cli-pile = { $zone }: { $cards }
cli-order = Next in turn: { $names }
cli-safe = safe
cli-chance = { $ways }/{ $of } · { $percent }%
cli-place = { $place }: { $player }

## At the table: what else is said

cli-hint = Type a number or a move, ? for help.
cli-refused-by = { $rule } ({ $word }: read the rule)
cli-curtain = Hand the keyboard to { $player }. { $player }: press Enter.
cli-told-to = For { $player }:
cli-no-rule = There is no rule “{ $rule }”. The rules are: { $rules }.
cli-why-nothing = Nothing was refused. Add a move to learn whether it goes, and if not, why.
cli-why-allowed = That goes.
cli-kept = The record is kept in { $file }
cli-go-on = The match is kept. Go on with: { $command }
cli-see-again = See it again: { $command }
cli-same-deal = Same deal again: --seed { $seed }

## At the table: words that can be typed, the usual one first, and what they do

cli-word-help = help, ?
cli-word-table = table, show
cli-word-log = log
cli-word-why = why
cli-word-rules = rules, rule
cli-word-save = save
cli-word-quit = quit, exit
cli-help-answer = The number beside a choice picks it. You can also write the move itself: “{ $text }” means “{ $phrase }”. Or one of these:
cli-help-help = this page
cli-help-table = the table again
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
cli-interval-head = 95% sure
cli-interval = { $low } to { $high }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number = { NUMBER($number) }
cli-ended-by = Ended by { $rule }: { $number }
cli-no-winner = Without a winner: { $number }
cli-speed = { $seconds } seconds, { $speed } moves a second
