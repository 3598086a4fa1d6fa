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
