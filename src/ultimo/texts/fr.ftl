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
cli-gauge = { $label } : { $value } sur { $most }
cli-number-of = { $label } : { $value }
cli-score = { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-part = { $what } : { $made } ({ $next })
cli-no-score = Ce jeu ne compte pas de points.
cli-no-seat = Il n’y a pas de siège « { $seat } ». Les sièges sont : { $seats }.
cli-pile = { $zone } : { $cards }
cli-maybe = { $card } se trouve à l’un de ces endroits : { $places }
cli-zone-of = { $zone } ({ $player })
cli-order = À suivre : { $names }
cli-safe = sans risque
cli-chance = { $ways }/{ $of } · { $percent } %
cli-place = { $place } : { $player }

## At the table: what else is said

cli-hint = Tape un numéro ou un coup, { $help } pour l’aide.
cli-refused-by = { $rule } ({ $word } : lire la règle)
cli-curtain = Passe le clavier à { $player }. { $player } : appuie sur Entrée.
cli-no-rule = Il n’y a pas de règle « { $rule } ». Les règles sont : { $rules }.
cli-why-nothing = Rien n’a été refusé. Ajoute un coup pour savoir s’il est permis et, sinon, pourquoi.
cli-why-allowed = C’est permis.
cli-kept = La partie est gardée dans { $file }
cli-go-on = La partie est gardée. Pour continuer : { $command }
cli-see-again = Pour la revoir : { $command }
cli-same-deal = La même donne : { $command }
cli-which = Lequel de ceux-ci ?

## At the table: words that can be typed, the usual one first, and what they do

cli-word-help = aide
cli-word-table = table
cli-word-score = score, points
cli-word-log = journal
cli-word-why = pourquoi
cli-word-rules = règles, règle, regles, regle
cli-word-save = garder
cli-word-quit = quitter
cli-help-answer = Le numéro devant un choix le prend. Tu peux aussi écrire le coup lui-même : « { $text } » veut dire « { $phrase } ». Ou un de ces mots :
cli-help-help = cette page
cli-help-table = la table encore une fois
cli-help-score = de quoi ton score est fait ; avec le numéro d’un siège : celui-là
cli-help-log = tout ce qui s’est passé
cli-help-why = la règle derrière le dernier « non » ; avec un coup : s’il est permis
cli-help-rules = toutes les règles ; avec un nom de règle : celle-là
cli-help-save = où la partie est gardée ; avec un fichier : une copie
cli-help-quit = partir ; la partie reste gardée et tu peux continuer plus tard

## Rules, records, decks, simulations

cli-source = Source : { $source }
cli-option = Option { $name }, { $label } :
cli-option-default = { $name }={ $value } : { $text } (d’habitude)
cli-option-value = { $name }={ $value } : { $text }
cli-replay = { $game } : { $players }
cli-replay-ok =
    { $rows ->
        [one] La partie gardée est juste : { $rows } ligne rejouée.
       *[other] La partie gardée est juste : { $rows } lignes rejouées.
    }
cli-replay-running =
    { $rows ->
        [one] La partie gardée est juste jusqu’ici : { $rows } ligne. Elle n’est pas finie.
       *[other] La partie gardée est juste jusqu’ici : { $rows } lignes. Elle n’est pas finie.
    }
cli-deck =
    { $size ->
        [one] { $game }, paquet « { $name } » : { $size } carte
       *[other] { $game }, paquet « { $name } » : { $size } cartes
    }
cli-deck-number = { $field } = { $value }
cli-deck-players = De quoi jouer de { $least } à { $most }.
cli-card = Carte
cli-name = Nom
cli-copies = Copies
cli-simulated =
    { $matches ->
        [one] { $game } : { $matches } partie à { $players }, graine { $seed }
       *[other] { $game } : { $matches } parties à { $players }, graine { $seed }
    }
cli-matches = Parties
cli-seat = Place
cli-bot = Robot
cli-wins = Victoires
cli-interval-head = intervalle à 95 %
cli-interval = { $low } à { $high }
cli-seat-wins = { $bot } : { $wins } ({ $interval })
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number = { NUMBER($number) }
cli-ended-by = Finies par { $rule } : { $number }
cli-no-winner = Sans vainqueur : { $number }
cli-speed = { $seconds } s, { $speed } coups par seconde
cli-serve-here = Les tables sont ouvertes : { $address }
cli-serve-network = Sur un téléphone du même réseau : { $address }
cli-serve-stop = Arrête avec Ctrl-C ; chaque partie est gardée et reprend au prochain démarrage.

## Measurements

cli-bench-where = Ultimo { $build } sur { $machine }, { $system }, { $python }
cli-bench-peers = À côté de : { $peers }
cli-bench-how =
    { $repeats ->
        [one] Mesuré une fois, en temps de processeur.
       *[other] Médianes de { $repeats } mesures, en temps de processeur ; chaque tour mesure tout une fois. L’écart va du plus petit au plus grand.
    }
cli-bench-what = Quoi
cli-bench-value = Médiane
cli-bench-spread = Écart
cli-bench-beside = À côté de
cli-bench-ratio = Rapport
cli-bench-goal = But
cli-bench-least = ≥ { $goal }
cli-bench-met = atteint
cli-bench-missed = pas atteint
cli-bench-unknown = pas mesuré
cli-bench-rate = { $number } M coups/s
cli-bench-worlds = { $number } k itérations/s
cli-bench-time = { $number } ns
cli-bench-left-out = Laissé de côté : { $name }. { $why }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-compiled = parties au hasard, compilé
bench-full-table = parties au hasard, compilé, { $preset }, toutes places prises
bench-reference = les mêmes parties en C
bench-uncompiled = parties au hasard, non compilé
bench-driven = compilé, mené depuis Python
bench-ismcts = recherche pour la première carte
bench-copy_from = copie dans un état de brouillon
bench-copy = copie
bench-key = clé
bench-veil = vue d’une place
bench-determinize = monde tiré d’une vue
bench-to_bytes = état en octets
bench-from_bytes = état depuis des octets


### The page

## The way in

page-title-home = Petits jeux de cartes entre amis et avec des bots
page-play-now = Jouer
page-invite = Inviter des amis
page-code = Code
page-join = Entrer
page-join-empty = Tape d’abord le code d’une table : son hôte peut te le lire.
# The name of whoever starts to play without giving one
page-lucky = Lucky
page-no-account = Sans compte. Dix secondes.
page-players = De { $least } à { $most } joueurs
# The game that the buttons below will start
page-chosen = choisi
page-games = Jeux
page-home = Accueil
page-missing = Il n’y a rien ici
    .help = Cette adresse ne mène nulle part. Le chemin de l’accueil, lui, marche encore.

## The bar and what lies over everything

page-close = Fermer
page-language = Langue
page-rules = Règles
page-rules-of = Règles de { $game }
page-settings = Réglages
page-sound = Son
page-go-light = Passer au jour
page-go-dark = Passer à la nuit
page-unloaded = Une partie de cette page n’a pas pu être chargée.
page-load-again = Recharger
page-see-rule = Règle { $rule }
page-on = Oui
page-off = Non
page-theme = Jour ou nuit
page-theme-system = Comme l’appareil
page-theme-light = Jour
page-theme-dark = Nuit
page-motion = Mouvement
    .help = Rien ne bouge si ton appareil demande moins de mouvement.
page-motion-normal = Normal
page-motion-fast = Rapide
page-motion-off = Aucun
page-hold = La détente
    .help = Un tir ne se reprend pas, il faut donc un doigt ferme. Si maintenir t’est difficile, un simple appui suffit.
page-hold-on = Maintenir pour tirer
page-hold-off = Appuyer pour tirer
page-confirm = Confirmer avant de passer
    .help = Un appui de plus avant de payer des cartes qui ne reviennent pas.
page-coach = Coach
    .help = Explique chaque chose la première fois qu’elle arrive à la table.
page-coach-again = Tout réexpliquer
    .done = Toutes les leçons reviennent, dès la prochaine question.
page-log = Ce qui s’est passé
page-log-all = Tout
page-seconds =
    { $count ->
        [one] encore { $count } seconde
       *[other] encore { $count } secondes
    }

## Before the start

page-where-before = Avant le départ
page-link = Lien vers cette table
page-copy = Copier le lien
page-copied = Copié
page-copy-by-hand = Ce navigateur ne laisse aucune page copier. Le lien est sélectionné : copie-le à la main.
page-share = Partager
page-share-title = Une table de { $game } sur Ultimo
page-qr = Code à photographier : mène à cette table
page-host-network = Les téléphones du même réseau ouvrent ce lien.
page-host-alone = Cette machine n’est dans aucun réseau : seuls ses propres navigateurs ouvrent ce lien.
page-seats = Places
page-seat-number = Place { $number }
page-seat-free = libre
page-seat-away = parti
page-sit-here = S’asseoir ici
page-free-seat = Libérer la place
page-you = Toi
page-you-host = Toi, l’hôte
page-host = Hôte
page-here = à table
page-bot-random = Bot casse-cou
    .help = Fait tout ce qui lui passe par la tête.
page-bot-greedy = Bot prudent
    .help = Compte les cartes et les chambres.
page-name = Ton nom
page-name-ask = Comment t’appelle-t-on ?
page-name-missing = Tape d’abord un nom : les autres voudront savoir qui c’était.
page-name-change = Prendre ce nom
page-keep-name = Garder l’ancien
page-sit = S’asseoir
page-stand = Se lever
page-full = Toutes les places sont prises
page-full-watch = Tu peux regarder. Si une place se libère, il suffit de la demander.
page-full-leave = Cette table ne se regarde pas. Attends une place libre, ou ouvre la tienne.
page-ready = Tu en es
page-ready-host = Ta table
page-start = Commencer
page-start-help =
    { $count ->
        [0] Toutes les places sont prises. Commence quand tu veux.
        [one] Un bot prendra la place libre au départ.
       *[other] Des bots prendront les { $count } places libres au départ.
    }
page-wait-host = { $host } lancera la partie.
page-setup = Règles de la table
page-only-host = Seul l’hôte change ces réglages.
page-presets = Jouer selon
page-preset-own = Cette table a son propre mélange.
page-own-mix = Mélange maison
page-pace = Rythme
page-pace-relaxed = Tranquille
    .help = Sans horloge. Un bot remplace qui s’en va.
page-pace-live = En direct
    .help = Une horloge à chaque question, et une réserve. Quand elle est vide, un bot prend la place.
page-window = Temps pour réagir
    .help = Les secondes pendant lesquelles chacun peut répondre à ce qui vient d’être fait. Les mêmes pour tous, quoi qu’on ait en main.
page-watchers = Public
    .help = Si l’on peut regarder sans avoir de place. Le public ne voit aucune carte cachée.
page-chances = Chances
    .help = Si chaque choix montre à quel point il risque de t’éliminer.

## At the table

page-leave = Quitter la table
page-title = { $game } · Ultimo
page-title-asked = ● À toi · { $game }
page-where-alive = Encore en jeu : { $count }
page-where-over = C’est fini
page-dealt = Tu reçois : { $cards }.
page-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
page-you-watch = Tu regardes. Les cartes cachées le restent pour toi aussi.
page-bot-plays = Un bot joue pour toi.
page-take-over = Reprendre
page-line-opening = Un instant…
page-line-lost = Connexion perdue. Nouvel essai…
page-device = Ma place sur un autre appareil
    .help = Ouvre ceci sur l’autre appareil, d’ici dix minutes. Ta place y passe et cette page se ferme. Cela ne marche qu’une fois : garde-le pour toi.
page-device-qr = Code à photographier : déplace ta place
page-moved = Ta place a déménagé
    .help = Elle est sur ton autre appareil. Cette page n’a plus rien à montrer.
page-gone = Cette table n’existe pas
    .help = Aucune table n’a le code { $code }. Vérifie-le lettre par lettre, ou ouvre ta propre table.

## After the end

page-winner = Victoire
page-winners = Victoire
page-nobody = Personne
page-places = Places
page-story = Le film
page-see-table = Voir la table
page-see-result = Voir le résultat
page-record = Garder la partie
page-rematch = Revanche
page-wait-rematch = { $host } peut lancer une revanche.

## The rules

page-search = Chercher dans les règles
page-found =
    { $count ->
        [0] Rien trouvé. Essaie avec moins de lettres.
        [one] { $count } résultat
       *[other] { $count } résultats
    }
page-sources = Sources :
page-option = Option : { $option }
page-cards = Toutes les cartes
page-questions = Questions et réponses

## Whose work this is

page-credits = Crédits
page-credits-ours = Les chapeaux, les costumes, les jetons, les cartes, la table et le revolver sont dessinés pour cette page, et les bruits sont fabriqués sur place. Le reste vient de gens qui offrent leur travail. Merci.
page-credits-pictures = Images
page-credits-artist = Icônes de { $artist } :
page-credits-changed = habillées, coloriées et recadrées par nous
page-credits-letters = Lettres
page-credits-games = Jeux
page-credits-games-text = Les règles sont jouées comme leurs éditeurs et leurs joueurs les décrivent, avec nos mots et nos images. Les noms des jeux appartiennent à leurs éditeurs.

## What the server does not take

refused-server-unreadable = Le serveur n’a pas pu lire cela. Si cela se répète, recharge la page.
refused-server-too-large = C’était trop long pour le serveur.
refused-server-too-fast = Trop à la fois. Attends un instant, puis réessaie.
refused-server-not-seated = Tu n’as pas de place ici. Assieds-toi d’abord.
refused-server-not-host = Seul l’hôte fait cela.
refused-server-started = Trop tard : la partie a commencé.
refused-server-running = La partie n’est pas finie. Ce sera pour après.
refused-server-name = Un nom a de 1 à { $longest } lettres visibles. Essaies-en un autre.
refused-server-name-taken = Quelqu’un s’appelle déjà { $name } ici. Essaie un autre nom.
refused-server-seat-taken = Quelqu’un a été plus rapide : la place est prise.
refused-server-full =
    { $seats ->
        [one] Il n’y a que { $seats } place, et elle est prise.
       *[other] Les { $seats } places sont prises.
    }
refused-server-no-watchers = Cette table ne se regarde pas. Demande une place à l’hôte.
refused-server-option = « { $found } » ne va pas pour { $field }. Permis : { $allowed }.
refused-server-no-window = Personne ne peut réagir en ce moment : il n’y a rien à passer ni à attendre.
refused-server-more-once = Tu as déjà eu du temps en plus dans cette fenêtre. Cela ne se demande qu’une fois.
refused-server-failed = Le serveur n’a pas pu garder cela. Rien n’a changé ; réessaie.
refused-server-no-table = Aucune table n’a le code { $code }.
refused-server-origin = Le serveur ne prend rien de { $origin }. Ouvre la page à l’adresse du serveur.
refused-page-no-server = Le serveur ne répond pas. Tourne-t-il, et es-tu dans son réseau ?

### The table on the page, whatever is played

table-log = Ce qui s’est passé
table-log-all = Tout
table-seconds =
    { $count ->
        [one] { $count } seconde restante
       *[other] { $count } secondes restantes
    }
table-you = Toi
table-thinking = réfléchit
table-chosen = choisi
table-asked = à jouer
table-out = hors jeu
table-bot-plays = un robot joue
table-away = absent
table-hand = Ta main
table-choices = Tes choix
table-change = Tant que tous n’ont pas choisi, tu peux encore changer d’avis.
table-window = Temps pour réagir
table-window-change = Personne ne le voit avant la fin du temps. D’ici là, tu peux changer d’avis.
table-pass-on = Tout laisser passer ce tour-ci
table-more-time = Plus de temps
table-you-out = Te voilà hors jeu. À présent, place au spectacle.
table-safe = sans risque
table-chance = { $ways } sur { $of }
table-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
table-of = { $value } sur { $most }
table-card-chosen = { $card }, ton choix. Toi seul le vois
table-lately = À l’instant

### The coach of a first match

coach-name = Coach
coach-understood = Compris
coach-enough = Assez de leçons
