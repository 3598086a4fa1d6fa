# Death Over The Kingdom. $you is "yes" if the reader is the one it is about, else "no".

game-name = Death Over The Kingdom
game-line = Une cour de treize personnages, et personne ne garde la carte reçue. Le trône revient à qui finit deuxième.
    .short = Une cour de treize. La deuxième place gagne.
game-goal = Au jeu de la cour, finis avec le deuxième total. Au jeu de la faucheuse, ne reste pas avec la carte la plus basse.
# How far the match is: turn and round in the court’s game, in the reaper’s the deal, and with lives who is alive
game-where =
    { $round ->
        [0]
            { $deal_of ->
                [0] Donne { $deal } · encore { $alive } en jeu
               *[other] Donne { $deal } sur { $deal_of }
            }
       *[other] Tour { $turn } sur { $turn_of }, manche { $round }
    }

## Cards

card-death = Mort
card-princess = Princesse
card-jester = Bouffon
card-juggler = Jongleur
card-thief = Voleur
card-merchant = Marchand
card-innkeeper = Aubergiste
card-monk = Moine
card-knight = Chevalier
card-sorceress = Sorcière
card-dragon = Dragon
card-queen = Reine
card-king = Roi
card-back = carte cachée

## Prompts. $round: 1 to 3 in the court's game, 0 in the reaper's; $players, $count: who is waited for

prompt-lay = Pose une carte face cachée
    .help =
        { $round ->
            [1] Manche 1 : la carte la plus haute gagne.
            [2] Manche 2 : la carte la plus basse gagne.
           *[other] Manche 3 : gagne ce qui n’est ni le plus haut ni le plus bas.
        }
    .wait =
        { $count ->
            [one] { $players } choisit encore une carte.
           *[other] Choisissent encore : { $players }.
        }
prompt-act = Que fais-tu de ta carte ?
    .help =
        { $round ->
            [0] La carte la plus basse perd, et la Mort perd toujours.
            [1] La carte la plus haute gagne.
            [2] La carte la plus basse gagne.
           *[other] Gagne ce qui n’est ni le plus haut ni le plus bas.
        }
    .wait =
        { $count ->
            [one] À { $players } de jouer.
           *[other] À jouer : { $players }.
        }
prompt-steal = Quelle carte prend le Voleur ?
    .help = Ton Voleur va là-bas en échange, et nul ne peut refuser.
    .wait =
        { $count ->
            [one] { $players } choisit la victime du Voleur.
           *[other] Choisissent une victime : { $players }.
        }
prompt-peek = Quelle carte regardes-tu ?
    .help = Ensuite tu échanges, ou tu la laisses.
    .wait =
        { $count ->
            [one] { $players } choisit une carte à regarder.
           *[other] Choisissent une carte à regarder : { $players }.
        }
prompt-throw = Qui reçoit ton Jongleur ?
    .help = La carte de cette personne part chez la suivante que tu nommes.
    .wait =
        { $count ->
            [one] { $players } se met à jongler.
           *[other] Jonglent : { $players }.
        }
prompt-throw-on = Qui reçoit cette carte ?
    .help = La carte de qui tu nommes maintenant vient chez toi.
    .wait =
        { $count ->
            [one] { $players } continue de jongler.
           *[other] Continuent de jongler : { $players }.
        }
prompt-burn = Quelle carte le Dragon brûle-t-il ?
    .help = N’importe laquelle sur la table, la tienne aussi. Une carte de la pioche la remplace.
    .wait =
        { $count ->
            [one] { $players } lâche un Dragon.
           *[other] Lâchent un Dragon : { $players }.
        }
prompt-trade = Échanger avec la carte vue ?
    .help = Ton Marchand partirait en échange.
    .wait =
        { $count ->
            [one] { $players } pèse le marché.
           *[other] Pèsent le marché : { $players }.
        }
prompt-turn = Ta Sorcière peut retourner une carte
    .help = N’importe quelle carte à deux valeurs, dans un sens ou dans l’autre, ou aucune.
    .wait =
        { $count ->
            [one] { $players } marmonne un sort.
           *[other] Marmonnent un sort : { $players }.
        }

## What a button says

move-keep = La garder
move-swap = Échanger avec qui est à ta gauche
move-cut = Couper : une carte de la pioche, vue de tous
move-trade = Échanger
move-leave = La laisser
move-pass = Ne rien retourner
move-show = Montrer cette carte et user de son pouvoir : { $name }
move-hand = La changer contre une carte de ta main : { $name }
move-lay = Poser : { $name }
move-aim = { $at }

## What happened. $from_you is "yes" if the reader is the one named in $from

event-lot =
    { $you ->
        [yes] Le sort te désigne : tu donnes en premier.
       *[no] Le sort désigne { $player }, qui donne en premier.
    }
event-turn =
    { $you ->
        [yes] Tour { $turn } sur { $of }. Tu donnes.
       *[no] Tour { $turn } sur { $of }. { $player } donne.
    }
event-dealer =
    { $you ->
        [yes] Donne { $deal }. C’est toi qui donnes.
       *[no] Donne { $deal }. { $player } donne.
    }
event-deal =
    { $you ->
        [yes] Tu reçois : { $cards }.
       *[no] { $player } reçoit : { $cards }.
    }
event-lay =
    { $you ->
        [yes] Tu poses : { $cards }.
       *[no] { $player } pose : { $cards }.
    }
event-changed =
    { $you ->
        [yes] Réflexion faite : { $cards }.
       *[no] { $player } change d’avis.
    }
event-round =
    { $goal ->
        [high] { $you ->
            [yes] Manche haute, et tu commences.
           *[no] Manche haute, et { $player } commence.
        }
        [low] { $you ->
            [yes] Manche basse, et tu commences.
           *[no] Manche basse, et { $player } commence.
        }
        [middle] { $you ->
            [yes] Manche du milieu, et tu commences.
           *[no] Manche du milieu, et { $player } commence.
        }
       *[other] { $you ->
            [yes] La faucheuse attend, et tu commences.
           *[no] La faucheuse attend, et { $player } commence.
        }
    }
event-keep =
    { $you ->
        [yes] Tu gardes ta carte.
       *[no] { $player } garde sa carte.
    }
event-swap =
    { $you ->
        [yes] Tu échanges avec { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } échange avec toi.
               *[no] { $player } échange avec { $from }.
            }
    }
event-get =
    { $you ->
        [yes] { $from } te passe : { $cards }.
       *[no]
            { $from_you ->
                [yes] Tu passes à { $player } : { $cards }.
               *[no] { $from } passe à { $player } : { $cards }.
            }
    }
event-show =
    { $you ->
        [yes] Tu montres : { $cards }.
       *[no] { $player } montre : { $cards }.
    }
event-take =
    { $you ->
        [yes] Avec ton Voleur, tu te sers chez { $from }.
       *[no]
            { $from_you ->
                [yes] Avec son Voleur, { $player } prend ta carte.
               *[no] Avec son Voleur, { $player } se sert chez { $from }.
            }
    }
event-peek =
    { $you ->
        [yes] Tu regardes la carte posée chez { $from } : { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } regarde ta carte : { $cards }.
               *[no] { $player } regarde la carte posée chez { $from } : { $cards }.
            }
    }
event-trade =
    { $you ->
        [yes] Marché conclu : tu échanges avec { $from }.
       *[no]
            { $from_you ->
                [yes] Marché conclu : { $player } échange avec toi.
               *[no] Marché conclu : { $player } échange avec { $from }.
            }
    }
event-leave =
    { $you ->
        [yes] Tu la laisses à { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } te laisse ta carte.
               *[no] { $player } la laisse à { $from }.
            }
    }
event-throw =
    { $you ->
        [yes] Tu lances le Jongleur à { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } te lance le Jongleur.
               *[no] { $player } lance le Jongleur à { $from }.
            }
    }
event-juggle =
    { $you ->
        [yes] Tu jongles. Les cartes vont à : { $order }.
       *[no] { $player } jongle. Les cartes vont à : { $order }.
    }
event-burn =
    { $you ->
        [yes] Ton Dragon brûle chez { $from } : { $cards }.
       *[no]
            { $from_you ->
                [yes] Avec son Dragon, { $player } brûle ta carte : { $cards }.
               *[no] Avec son Dragon, { $player } brûle chez { $from } : { $cards }.
            }
    }
event-replace =
    { $you ->
        [yes] De la pioche, tu reçois : { $cards }.
       *[no] De la pioche, { $player } reçoit : { $cards }.
    }
event-cut =
    { $you ->
        [yes] Tu coupes. Retourne dans la pioche : { $cards }.
       *[no] { $player } coupe. Retourne dans la pioche : { $cards }.
    }
event-cut-to =
    { $you ->
        [yes] La coupe te donne : { $cards }.
       *[no] La coupe donne à { $player } : { $cards }.
    }
event-hand =
    { $you ->
        [yes] Tu changes ta carte contre une de ta main : { $cards }.
       *[no] { $player } change sa carte contre une de sa main : { $cards }.
    }
event-store =
    { $you ->
        [yes] Dans ta main va : { $cards }.
       *[no] { $player } range dans sa main : { $cards }.
    }
event-reveal =
    { $you ->
        [yes] Tu retournes : { $cards }.
       *[no] { $player } retourne : { $cards }.
    }
event-turns =
    { $you ->
        [yes] Ta carte change de valeur, { $cards } : elle compte { $value } maintenant.
       *[no] Chez { $player }, une carte change de valeur, { $cards } : elle compte { $value } maintenant.
    }
event-slain =
    { $you ->
        [yes] Ta carte est terrassée, { $cards } : elle compte { $value }.
       *[no] Chez { $player }, une carte est terrassée, { $cards } : elle compte { $value }.
    }
event-enchant =
    { $you ->
        [yes] Ta Sorcière retourne une carte chez { $from }, { $cards } : elle compte { $value } maintenant.
       *[no]
            { $from_you ->
                [yes] Avec sa Sorcière, { $player } retourne ta carte, { $cards } : elle compte { $value } maintenant.
               *[no] Avec sa Sorcière, { $player } retourne une carte chez { $from }, { $cards } : elle compte { $value } maintenant.
            }
    }
event-pass =
    { $you ->
        [yes] Ta Sorcière ne retourne rien.
       *[no] Avec sa Sorcière, { $player } ne retourne rien.
    }
event-score =
    { $you ->
        [yes] Un point pour toi : { $cards }, qui compte { $value }. Points jusqu’ici : { $points }.
       *[no] Un point pour { $player } : { $cards }, qui compte { $value }. Points jusqu’ici : { $points }.
    }
event-nobody = Aucune carte ne gagne cette manche.
event-token =
    { $you ->
        [yes] Tu perds : { $cards }, qui compte { $value }. Jetons jusqu’ici : { $tokens }.
       *[no] { $player } perd : { $cards }, qui compte { $value }. Jetons jusqu’ici : { $tokens }.
    }
event-life =
    { $you ->
        [yes] Tu perds une vie : { $cards }, qui compte { $value }. Vies restantes : { $left }.
       *[no] { $player } perd une vie : { $cards }, qui compte { $value }. Vies restantes : { $left }.
    }
event-out =
    { $you ->
        [yes] C’était ta dernière vie. Tu sors du jeu.
       *[no] { $player } n’a plus de vie et sort du jeu.
    }
event-aside = Mises de côté : { $cards }.
event-wins =
    { $you ->
        [yes] Tu gagnes la partie.
       *[no] { $player } gagne la partie.
    }
event-void = Personne ne gagne : nul ne se tient entre les ex æquo.

## Why it came out so. $name is the card it is about

why-kingdom-high = La plus haute valeur qui compte : { $name }.
why-kingdom-low = La plus basse valeur : { $name }.
why-kingdom-middle = Ni la plus haute ni la plus basse : { $name }.
why-kingdom-lowest = La plus basse valeur sur la table : { $name }.
why-kingdom-doomed = Cette carte perd, quoi qu’aient les autres : { $name }.
why-kingdom-grim = La plus basse à côté de la Mort : { $name }.
why-kingdom-meets = Une présence à la table ne laisse pas cette carte indifférente : { $name }.
why-kingdom-beside = Bonne compagnie à côté : { $name }.
why-kingdom-slays = Un Chevalier a trouvé un Dragon.
why-kingdom-scares = Un Moine est sur la table.
why-kingdom-enchants = Une Sorcière est à l’œuvre.

## Answers that are not taken. $move is what the button of that move says

refused-kingdom-lay = « { $move } » ne va pas maintenant. Pose une des cartes de ta main.
refused-kingdom-act = « { $move } » ne va pas maintenant. Garde ta carte, échange-la, montre-la si elle a un pouvoir pour ce moment, ou change-la contre une que tu as en main.
refused-kingdom-dealer = « { $move } » ne va pas. Qui donne coupe la pioche et n’échange jamais à gauche ; les autres échangent et ne coupent jamais.
refused-kingdom-empty = « { $move } » ne va pas : la pioche est vide, et il en faut une carte.
refused-kingdom-spent = « { $move } » ne va pas : le pouvoir de cette carte a déjà servi dans cette manche ({ $name }).
refused-kingdom-targets = « { $move } » ne va pas. Nomme quelqu’un dont ce pouvoir peut atteindre la carte.
refused-kingdom-peek = « { $move } » ne va pas maintenant. Tu as regardé : échange avec cette carte, ou laisse-la.
refused-kingdom-enchants = « { $move } » ne va pas. La Sorcière retourne une carte à deux valeurs, ou aucune.

## Rules, as players read them

rule-kingdom-court = Il y a 26 cartes, deux de chaque : Mort 0, Princesse 1 ou 11, Bouffon 2 ou 11, Jongleur 3, Voleur 4, Marchand 5, Aubergiste 6 ou 10, Moine 7, Chevalier 8 ou 12, Sorcière 9 ou 1, Dragon 10, Reine 11 ou 2, Roi 12. Valeurs et pouvoirs sont de nous ; aucune source publique ne les donne.
rule-kingdom-doomed = La Mort compte 0. Au jeu de la faucheuse, qui l’a devant soi à la fin perd toujours.
rule-kingdom-meets = À la fin, la Princesse passe de 1 à 11 si un Chevalier est sur la table, le Bouffon de 2 à 11 si un Roi ou une Reine y est, et la Reine de 11 à 2 si un Bouffon y est.
rule-kingdom-beside = À la fin, l’Aubergiste passe de 6 à 10 si à côté, à la table, se montre un Marchand, un Voleur ou un Jongleur.
rule-kingdom-scares = À la fin, si un Moine est sur la table, chaque Sorcière y passe à 1.
rule-kingdom-slays = À la fin, le Chevalier passe de 8 à 12 si un Dragon est sur la table, et chaque Dragon compte alors 0.
rule-kingdom-enchants = Après tous les autres pouvoirs, et sauf si un Moine est sur la table, qui a une Sorcière peut retourner une carte à deux valeurs, dans un sens ou dans l’autre, la Sorcière aussi.
rule-kingdom-king = Le Roi n’est jamais la carte la plus haute : c’est la valeur suivante qui l’est. Si la table joue « { option-king } : { option-king-plain } », il compte comme les autres. Au jeu de la faucheuse, cela ne change rien.
rule-kingdom-juggle = Jongleur, à ton tour : ta carte va à la première personne que tu nommes, la sienne à la deuxième, et celle de la deuxième à toi. Les autres ne voient rien.
rule-kingdom-steal = Voleur, à ton tour : échange avec n’importe qui. Les autres ne voient pas ce que tu reçois.
rule-kingdom-peek = Marchand, à ton tour : regarde la carte de n’importe qui, puis échange avec elle ou laisse-la.
rule-kingdom-burn = Dragon, à ton tour : défausse face visible n’importe quelle carte sur la table, même la tienne. La carte du dessus de la pioche la remplace face cachée.
rule-kingdom-targets = Un pouvoir vise la carte de n’importe qui d’autre, et celui du Dragon aussi la tienne. Peu importe que cette personne ait déjà joué, qu’elle donne, ou que sa carte soit visible, et nul ne peut refuser. Un pouvoir qui n’atteint personne n’est pas proposé.
rule-kingdom-spent = Le pouvoir d’une carte pour le tour ne sert qu’une fois par manche, qui que ce soit qui la reçoive ensuite.
rule-kingdom-end-order = Les pouvoirs de fin regardent les personnages posés, non leurs valeurs. Une carte passe à sa deuxième valeur une fois au plus ; seule la Sorcière en fait revenir une. D’abord agissent tous les autres pouvoirs dans l’ordre du jeu, puis chaque Sorcière, qui voit tout.
rule-kingdom-neighbours = Sont voisins les deux assis à côté de toi dans le cercle, qui donne et qui commence aussi. On saute qui est sorti du jeu.
rule-kingdom-turns = Il y a autant de tours que de joueurs, pour que chacun donne une fois ; le sort dit qui donne en premier. Un tour a trois manches : haute, basse, milieu.
rule-kingdom-deal = Chacun reçoit trois cartes. Le reste fait la pioche.
rule-kingdom-lay = Une manche commence quand chacun pose une carte de sa main face cachée, tous à la fois. Jusqu’à la dernière posée, tu peux changer la tienne. La dernière carte d’une main se pose sans rien demander.
rule-kingdom-order = Ensuite chacun agit une fois, de la gauche de qui donne jusqu’à qui donne.
rule-kingdom-act = À ton tour, fais une seule chose : garde ta carte ; échange-la avec qui est à ta gauche, qui ne peut refuser ; montre-la et use de son pouvoir ; ou change-la, face cachée, contre une carte de ta main. Ce que tu y gagnes ne sert pas aussitôt.
rule-kingdom-dealer = Qui donne joue en dernier et n’échange pas à gauche, mais peut couper : l’ancienne carte est montrée, une coupe à l’aveugle en montre une nouvelle à tous, et l’ancienne retourne dans la pioche, n’importe où.
rule-kingdom-empty = Le Dragon et la coupe veulent une carte dans la pioche.
rule-kingdom-look = Tu peux toujours regarder la carte devant toi. Qui reçoit une carte la voit, et qui l’a donnée la connaît encore. Tous voient quelle carte un Marchand regarde, mais non ce que c’est.
rule-kingdom-shown = Une carte montrée reste visible où qu’elle aille sur la table pendant la manche. Dans une main ou dans la pioche, elle est de nouveau cachée ; tous savent qu’elle y est jusqu’à ce qu’une carte en sorte sans être vue, et dès lors où elle peut être.
rule-kingdom-reveal = Quand qui donne a joué, toutes les cartes sont retournées et les pouvoirs de fin agissent.
rule-kingdom-high = À la manche 1, la carte la plus haute gagne. Les cartes égales gagnent toutes, et chaque gagnant marque un point.
rule-kingdom-low = À la manche 2, la carte la plus basse gagne.
rule-kingdom-middle = À la manche 3, gagne toute carte qui n’est ni la plus haute ni la plus basse.
rule-kingdom-used = Les cartes jouées sont mises de côté, visibles. Après la troisième manche, tout le paquet est mélangé, et c’est à gauche que l’on donne.
rule-kingdom-second = Après le dernier tour, le deuxième total gagne, même si c’est le plus bas. Les totaux égaux se partagent la victoire, sauf si la table joue « { option-ties } : { option-ties-latest } ». Les autres sont classés par leurs totaux.
rule-kingdom-void = Si tous sont à égalité pour le plus ou pour le moins et que nul ne se tient entre eux, personne ne gagne. Qui est seul en tête ou seul en queue n’est pas à égalité.
rule-kingdom-one = Au jeu de la faucheuse, chacun reçoit une carte, et tout le paquet est mélangé à chaque donne. Garde, échange, use d’un pouvoir, ou coupe si tu donnes ; il n’y a pas de main. On donne ensuite à gauche, et on saute qui est sorti du jeu.
rule-kingdom-lowest = Après les pouvoirs de fin, la carte la plus basse perd, et toutes ses égales avec elle.
rule-kingdom-grim = Si la table joue sinistre, la Mort perd, et la plus basse des autres aussi. C’est l’usage à partir de 8.
rule-kingdom-tokens = Chaque perte vaut un jeton. Après le nombre de donnes convenu, qui a le moins de jetons gagne, et les égaux partagent. D’usage, deux donnes par personne jusqu’à cinq, une au-delà.
rule-kingdom-lives = Ou chaque perte coûte une vie : tu en as quatre, ou deux à partir de 12. Sans vie, tu sors du jeu. Qui reste en dernier gagne ; si les derniers tombent ensemble, ils partagent.

section-the-court = La cour
section-the-court-s-game-3-to-7-players = Le jeu de la cour, de 3 à 7
section-the-reaper-s-game-3-to-16-players = Le jeu de la faucheuse, de 3 à 16
source-S2 = éditeur
source-R = critiques
source-R14 = édition de 2014
source-H = maison

## How it ended. $player won

ended-kingdom-second =
    { $you ->
        [yes] Deuxième place, donc la première de toutes : tu gagnes.
       *[no] Deuxième place, donc la première de toutes : { $player }.
    }
ended-kingdom-void = Tous sont à égalité et nul ne se tient entre eux : le royaume ne revient à personne.
ended-kingdom-tokens =
    { $you ->
        [yes] La Mort t’a le moins rendu visite : tu gagnes.
       *[no] La Mort y est passée le moins souvent : { $player }.
    }
ended-kingdom-lives =
    { $you ->
        [yes] Tu as survécu à la cour.
       *[no] Survit à la cour : { $player }.
    }

## Options

option-mode = Jeu
    .help = Lequel des deux jeux de la boîte.
option-mode-court = celui de la cour, pour la deuxième place
option-mode-reaper = celui de la faucheuse, contre la Mort
option-count = Une perte coûte
    .help = Ce que coûte une donne perdue au jeu de la faucheuse.
option-count-tokens = un jeton
option-count-lives = une vie
option-deals = Donnes
    .help = Combien de donnes se jouent pour les jetons ; 0 est l’usage pour ce nombre de joueurs.
option-lives = Vies
    .help = Combien de vies chacun possède ; 0 est l’usage pour ce nombre de joueurs.
option-grim = Sinistre
    .help = Si la plus basse des autres perd aussi quand la Mort est sur la table.
option-grim-usual = à partir de 8
option-grim-on = toujours
option-grim-off = jamais
option-king = Le Roi
    .help = S’il compte comme la carte la plus haute.
option-king-modest = jamais le plus haut
option-king-plain = comme les autres
option-ties = Totaux égaux
    .help = Ce qu’il advient de qui a les mêmes points.
option-ties-share = partagent
option-ties-latest = qui a marqué en dernier passe devant

## Sets of options

preset-court = La cour
    .help = Trois manches par tour, chacun donne une fois ; le deuxième total gagne. De 3 à 7.
preset-reaper = La faucheuse
    .help = Une carte par donne, un jeton par perte ; le moins gagne. De 3 à 16.
preset-lives = Vies
    .help = Une carte par donne, une vie par perte ; qui reste en dernier gagne. De 3 à 16.

## Places for cards, and numbers on the table

zone-hand = Main
zone-table = Sur la table
zone-deck = Pioche
zone-used = Mises de côté
zone-unseen = Jamais vues
gauge-round = Manche
gauge-turn = Tour
gauge-deal = Donne
gauge-points = Points
gauge-tokens = Jetons
gauge-lives = Vies
gauge-dealer = Donne les cartes
gauge-spent = pouvoir utilisé
gauge-open = montrée
gauge-second = second
gauge-ahead = en tête
gauge-value = Compte

## The table

scene-card = { $value } { $name }
scene-card-two = { $value } { $name }, retournée { $turned }
scene-card-now = { $value } { $name }, ce qu’elle compte maintenant
scene-own = Ta carte
scene-own-chosen = Choisie ; tu peux encore changer
scene-empty = Rien ici
scene-open = vue de tous
scene-known = tu la connais, les autres non
scene-maybe = peut-être : { $name }
scene-won = gagne
scene-lost = perd
scene-dealer-short = D
scene-use = User de son pouvoir
scene-swap = Échanger
scene-cut = Couper
scene-court = La cour
scene-court-lead = Tout le monde dans ce paquet : ce que vaut la carte, ce qu’elle vaut retournée, et ce qu’elle peut faire.
scene-again = Dernière manche
scene-next = Suite
scene-skip = Passer
scene-rule = Voir la règle
scene-reveal = Toutes les cartes sont dévoilées.
scene-doomed = La Mort perd toujours
scene-race = La course à la deuxième place
scene-race-second = deuxième : gagne
scene-race-ahead = en tête : ne gagne rien
scene-did-keep = garde
scene-did-swap = ⇄ { $to }
scene-did-take = ⇄ { $to }
scene-did-trade = ⇄ { $to }
scene-did-peek = voit : { $to }
scene-did-leave = a vu { $to }
scene-did-throw = → { $to }
scene-did-juggle = ⟳ { $to }
scene-did-burn = brûle { $to }
scene-did-cut = coupe
scene-did-hand = de la main
# Behind a large number
scene-points =
    { $points ->
        [one] point
       *[other] points
    }
scene-lives =
    { $count ->
        [one] { $count } vie
       *[other] { $count } vies
    }
scene-tokens =
    { $count ->
        [one] { $count } donne perdue
       *[other] { $count } donnes perdues
    }
scene-goal =
    { $round ->
        [0] La plus basse perd
        [1] La plus haute gagne
        [2] La plus basse gagne
       *[other] L’entre-deux gagne
    }
# Who has won or lost, or whose card has changed: $players, the card $name that counts $value
scene-score = { $players } : { $name } { $value }
scene-turns = { $players } : { $name } → { $value }
scene-slain = { $players } : { $name } → { $value }
scene-token = Perd : { $players } · { $name } { $value }
scene-life = Perd : { $players } · { $name } { $value }

## What a character can do. $of: for whom; $turned: the second value; $counts: what they count then

power-juggle = À ton tour, trois cartes tournent : la tienne chez quelqu’un, la sienne chez un autre, et celle de l’autre chez toi.
power-steal = À ton tour, échange avec qui tu veux. Personne d’autre ne voit.
power-peek = À ton tour, regarde la carte de quelqu’un ; puis échange ou laisse.
power-burn = À ton tour, brûle une carte de la table, même celle-ci. La pioche en donne une autre.
power-meets = Passe à { $turned } si sur la table il y a : { $of }.
power-beside = Passe à { $turned } si un voisin montre : { $of }.
power-slays = Passe à { $turned } si sur la table il y a : { $of }. L’autre compte alors { $counts }.
power-scares = À la fin, retourne toute carte de ce genre : { $of }.
power-enchants = À la fin, tu peux retourner une carte à deux valeurs, sauf si sur la table il y a : { $of }.
power-none = Pas de pouvoir.
power-modest =
    { $mode ->
        [reaper] Au jeu de la faucheuse : pas de pouvoir.
       *[other] { $king ->
            [plain] À cette table, compte comme toute carte.
           *[other] Ne compte jamais comme la plus haute.
        }
    }
power-doomed =
    { $mode ->
        [reaper] Qui l’a à la fin perd toujours.
       *[other] Pas de pouvoir au jeu de la cour.
    }

## The coach

coach-lay = Pose une de tes cartes. Dans un tour, il y a une manche pour la plus haute, une pour la plus basse, une pour ce qui est entre les deux. Chaque gain est un point.
coach-ahead = Tu es en tête, et c’est dangereux : c’est le deuxième total qui gagne. Perds une manche ou deux exprès.
coach-second = La case dorée montre qui gagnerait maintenant : le deuxième. Qui a le plus de points ne gagne rien.
coach-values = Un petit chiffre dans le coin est une seconde valeur. Des pouvoirs retournent les cartes à la fin. Touche « { scene-court } » pour les voir tous.
coach-reaper = Chacun a une carte. Quand toutes sont dévoilées, la plus basse perd, et la Mort perd toujours. Débarrasse-toi à temps d’une mauvaise carte.
coach-act = Fais une seule chose : garde ta carte, ou échange avec la personne à ta gauche. Elle ne peut pas refuser, et chacun sait ce qu’il a donné.
coach-power = Ta carte a un pouvoir pour ce tour. Utilise le bouton, ou glisse la carte vers quelqu’un. Elle est alors visible et ne sert qu’une fois par manche.
coach-cut = Tu donnes, donc tu joues en dernier. Au lieu d’échanger, tu peux couper : ta carte va dans la pioche, une autre vient, vue de tous.
coach-hand = Ou change ta carte, face cachée, contre une de ta main : touche-la.
coach-know = Tu connais une carte devant quelqu’un. Un œil veut dire qu’elle est cachée pour d’autres.
coach-lives = Chaque bougie est une vie. Qui n’en a plus est hors-jeu ; la dernière personne en vie gagne.
coach-tokens = Chaque crâne est une donne perdue. Qui en a le moins gagne.
coach-aim = Touche la carte de quelqu’un. Tu lui laisses ton voleur.
coach-look = Touche la carte de quelqu’un pour la voir. Personne d’autre ne la voit ; puis tu peux échanger.
coach-throw = Touche qui reçoit ta carte, puis de qui vient la tienne.
coach-burn = Touche la carte à brûler, la tienne aussi. Son propriétaire reçoit la première carte de la pioche.
coach-spell = Toutes les cartes sont visibles. Touche celle qui doit prendre son autre valeur : le chiffre affiché. Ou ne retourne rien.

## The story of a match. $turn: the turn, or the deal

story-spell =
    { $you ->
        [yes] Tour { $turn } : ta sorcière a retourné une carte, et le point fut pour toi.
       *[no] Tour { $turn } : la sorcière de { $player } a retourné une carte et pris le point.
    }
story-slain =
    { $you ->
        [yes] Tour { $turn } : ton dragon a croisé un chevalier.
       *[no] Tour { $turn } : le dragon de { $player } a croisé un chevalier.
    }
story-out =
    { $you ->
        [yes] Donne { $turn } : ta dernière bougie s’est éteinte.
       *[no] Donne { $turn } : la dernière bougie de { $player } s’est éteinte.
    }
story-robbed =
    { $you ->
        [yes] Tour { $turn } : une carte que tu avais prise a gagné la manche.
       *[no] Tour { $turn } : une carte prise par { $player } a gagné la manche.
    }
story-haunted =
    { $you ->
        [yes] Donne { $turn } : ta perte numéro { $count }.
       *[no] Donne { $turn } : { $player } en était à { $count } pertes.
    }
story-run =
    { $you ->
        [yes] Tour { $turn } : { $count } manches de suite rien que pour toi.
       *[no] Tour { $turn } : { $count } manches de suite pour { $player }, sans partage.
    }
story-first =
    { $you ->
        [yes] Tu avais le plus de points, { $points }, et donc rien gagné.
       *[no] Le plus de points, { $points }, et rien de gagné : { $player }.
    }
story-second =
    { $you ->
        [yes] Deuxième avec { $points }, donc le trône fut à toi.
       *[no] Avec { $points }, la deuxième place et donc le trône : { $player }.
    }
story-nobody = Tour { $turn } : une manche que nulle carte n’a gagnée.
story-crowd = Tour { $turn } : { $count } points d’un coup, autant de gagnants.
story-reaped = Donne { $turn } : { $count } pertes d’un coup.
story-void = Tous à égalité, et personne entre eux.

## Questions and answers. Each answer names its rules

faq-1-q = Pourquoi est-il dangereux d’être en tête ?
faq-1-a = Parce que c’est le deuxième total qui gagne. Qui mène sans partage ne gagne rien, et chaque point peut t’y pousser. Si deux mènent ensemble, le total juste derrière est le deuxième.
    .rules = kingdom.second
faq-2-q = J’ai le moins de points de tous. Puis-je encore gagner ?
faq-2-a = Oui, s’il n’y a que deux totaux différents : le plus bas est alors le deuxième. Avec 5, 5 et 2 points, c’est le 2 qui gagne.
    .rules = kingdom.second kingdom.void
faq-3-q = Quand personne ne gagne-t-il ?
faq-3-a = Quand tous sont à égalité, ou quand deux groupes le sont sans personne entre eux : 4, 4, 2, 2. Une seule personne à un bout suffit pour qu’il y ait victoire.
    .rules = kingdom.void
faq-4-q = Roi 12 et Chevalier passé à 12 : qui gagne la manche haute ?
faq-4-a = Le Chevalier. Le Roi n’est jamais le plus haut, si haut qu’il soit. Avec « { option-king } : { option-king-plain } », les deux gagnent.
    .rules = kingdom.king kingdom.high kingdom.slays
faq-5-q = Le Roi peut-il gagner la manche du milieu ?
faq-5-a = Oui. Il n’est pas le plus haut, puisqu’il ne l’est jamais ; s’il n’est pas non plus le plus bas, il marque.
    .rules = kingdom.king kingdom.middle
faq-6-q = On veut ma carte. Puis-je refuser ?
faq-6-a = Jamais. Ni un échange, ni le Voleur, ni le Jongleur.
    .rules = kingdom.act kingdom.targets
faq-7-q = On m’a passé un Voleur déjà montré avant mon tour. Puis-je m’en servir ?
faq-7-a = Non. Son pouvoir a servi dans cette manche ; il faut attendre qu’il soit posé de nouveau.
    .rules = kingdom.spent kingdom.shown
faq-8-q = Qui connaît quelle carte après un échange ?
faq-8-a = Les deux qui ont échangé connaissent les deux cartes. Les autres ne connaissent que ce qui était visible.
    .rules = kingdom.look kingdom.shown
faq-9-q = Une carte montrée est allée dans une main. Sais-je encore où elle est ?
faq-9-a = Jusqu’à ce que cette personne pose ou change une carte sans la montrer. Ce peut alors être l’une ou l’autre, jusqu’à ce que l’une des deux soit vue.
    .rules = kingdom.shown
faq-10-q = Le Dragon peut-il brûler ma propre carte ?
faq-10-a = Oui, même lui-même. Tu reçois la carte du dessus de la pioche.
    .rules = kingdom.burn kingdom.targets
faq-11-q = Que fait qui donne, au lieu d’échanger ?
faq-11-a = Couper la pioche, s’il y reste une carte. Tous voient ce qui part et ce qui vient.
    .rules = kingdom.dealer kingdom.empty
faq-12-q = Deux pouvoirs changeraient la même carte. Revient-elle ?
faq-12-a = Non. Une carte passe une seule fois à sa deuxième valeur ; seule une Sorcière en fait revenir une.
    .rules = kingdom.end-order kingdom.enchants
faq-13-q = Avec deux Sorcières, la deuxième choisit-elle encore si la première l’a retournée ?
faq-13-a = Oui. C’est le même personnage, quoi qu’il compte.
    .rules = kingdom.end-order kingdom.enchants
faq-14-q = Au jeu de la faucheuse, peut-on perdre sans la Mort ?
faq-14-a = Oui : la carte la plus basse perd. La Mort perd toujours, et avec « { option-grim } : { option-grim-on } » la plus basse des autres l’accompagne.
    .rules = kingdom.doomed kingdom.lowest kingdom.grim
faq-15-q = Nous étions les deux derniers, et nous sommes tombés ensemble. Qui gagne ?
faq-15-a = Vous deux.
    .rules = kingdom.lives
