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

### The command

## At the table: who, what, how likely. $place is text, as `place` gives it

cli-you = Toi
cli-guest = Invité
cli-player = Place { $seat }
cli-out = hors jeu, { $place }
cli-has-chosen = a choisi
cli-gauge = { $label } : { $value } sur { $most }
cli-pile = { $zone } : { $cards }
cli-order = À suivre : { $names }
cli-safe = sans risque
cli-chance = { $ways }/{ $of } · { $percent } %
cli-place = { $place } : { $player }

## At the table: what else is said

cli-hint = Tape un numéro ou un coup, ? pour l’aide.
cli-refused-by = { $rule } ({ $word } : lire la règle)
cli-curtain = Passe le clavier à { $player }. { $player } : appuie sur Entrée.
cli-told-to = Pour { $player } :
cli-no-rule = Il n’y a pas de règle « { $rule } ». Les règles sont : { $rules }.
cli-why-nothing = Rien n’a été refusé. Ajoute un coup pour savoir s’il est permis et, sinon, pourquoi.
cli-why-allowed = C’est permis.
cli-kept = La partie est gardée dans { $file }
cli-go-on = La partie est gardée. Pour continuer : { $command }
cli-see-again = Pour la revoir : { $command }
cli-same-deal = La même donne : --seed { $seed }

## At the table: words that can be typed, the usual one first, and what they do

cli-word-help = aide, ?
cli-word-table = table
cli-word-log = journal
cli-word-why = pourquoi
cli-word-rules = règles, règle, regles, regle
cli-word-save = garder
cli-word-quit = quitter
cli-help-answer = Le numéro devant un choix le prend. Tu peux aussi écrire le coup lui-même : « { $text } » veut dire « { $phrase } ». Ou un de ces mots :
cli-help-help = cette page
cli-help-table = la table encore une fois
cli-help-log = tout ce qui s’est passé
cli-help-why = la règle derrière le dernier « non » ; avec un coup : s’il est permis
cli-help-rules = toutes les règles ; avec un nom de règle : celle-là
cli-help-save = où la partie est gardée ; avec un fichier : une copie
cli-help-quit = partir ; la partie reste gardée et tu peux continuer plus tard

## Rules, records, decks, simulations

cli-source = Source : { $source }
cli-option = Option { $name }, { $label } :
cli-option-default = { $name }={ $value } : { $text } (d’habitude)
cli-option-value = { $name }={ $value } : { $text }
cli-replay = { $game } : { $players }
cli-replay-ok =
    { $rows ->
        [one] La partie gardée est juste : { $rows } ligne rejouée.
       *[other] La partie gardée est juste : { $rows } lignes rejouées.
    }
cli-replay-running =
    { $rows ->
        [one] La partie gardée est juste jusqu’ici : { $rows } ligne. Elle n’est pas finie.
       *[other] La partie gardée est juste jusqu’ici : { $rows } lignes. Elle n’est pas finie.
    }
cli-deck =
    { $size ->
        [one] { $game }, paquet « { $name } » : { $size } carte
       *[other] { $game }, paquet « { $name } » : { $size } cartes
    }
cli-deck-number = { $field } = { $value }
cli-deck-players = De quoi jouer de { $least } à { $most }.
cli-card = Carte
cli-name = Nom
cli-copies = Copies
cli-simulated =
    { $matches ->
        [one] { $game } : { $matches } partie à { $players }, graine { $seed }
       *[other] { $game } : { $matches } parties à { $players }, graine { $seed }
    }
cli-matches = Parties
cli-seat = Place
cli-bot = Robot
cli-wins = Victoires
cli-interval-head = sûr à 95 %
cli-interval = { $low } à { $high }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number = { NUMBER($number) }
cli-ended-by = Finies par { $rule } : { $number }
cli-no-winner = Sans vainqueur : { $number }
cli-speed = { $seconds } secondes, { $speed } coups par seconde
