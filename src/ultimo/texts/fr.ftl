# What every game says. The names of games, cards and rules stand in each game's own folder.

language-name = Français

## Places: first, second, …; $place is a number

place =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }

## A seat that a move names, though nobody holds it

seat-empty = la place { $seat }, où il n’y a personne

## What the table waits for

kind-turn = Une personne doit jouer.
kind-commit = Tout le monde choisit en secret.
kind-reaction = Tout le monde peut répondre.
kind-draw = La banque est occupée.
kind-over = La partie est finie.

## Answers that no game takes

refused-table-not-asked = Personne ne te demande rien pour l’instant. Attends que la question vienne à toi.
refused-table-out = Pour toi, cette partie est finie. Regarder reste gratuit.
refused-table-over = La partie est finie. Il ne reste plus rien à jouer, sauf une autre.
refused-table-late = Trop tard : c’était pour la question { $question }, et la table en est à la question { $now }. Regarde bien, puis réponds à celle-là.
refused-table-unreadable = « { $text } » n’est pas un coup de ce jeu. Un coup s’écrit ainsi : { $expected }.

rule-table-not-asked = On ne répond que si la question nous est posée.
rule-table-out = Une fois hors jeu, on ne répond plus.
rule-table-over = Quand la partie est finie, plus aucun coup n’est accepté.
rule-table-late = Une réponse vaut pour une seule question ; si la table est passée à la suite, elle ne compte plus.
rule-table-unreadable = Un coup s’écrit sous une forme que le jeu connaît.
