# Panda Rei. $you is "yes" if the reader is the one it is about, else "no".

game-name = Panda Rei
game-line = Le lion dort, le trône est vide et chaque animal est à prendre. Ramasse les bons.
    .short = Ramasse. Mais pas trop.
game-goal = Deux manches de onze plis. Qui gagne un pli prend deux de ses animaux, les autres un chacun, le dernier aucun. À la fin, on compte les animaux : le plus haut score gagne.

## Cards

card-rabbit = lapin
card-bear = ours
card-giraffe = girafe
card-owl = hibou
card-cat = chat
card-fox = renard
card-lion = lion
card-pig = cochon
card-panda1 = panda 1
card-panda2 = panda 2
card-panda3 = panda 3
card-panda4 = panda 4
card-monkey = singe
card-back = carte cachée
the-card =
    { $card ->
        [rabbit] le lapin
        [bear] l’ours
        [giraffe] la girafe
        [owl] le hibou
        [cat] le chat
        [fox] le renard
        [lion] le lion
        [pig] le cochon
        [panda1] le panda 1
        [panda2] le panda 2
        [panda3] le panda 3
        [panda4] le panda 4
       *[monkey] le singe
    }
# Some equal cards in little room; in a hand, with what each is worth
card-chip =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }
    .hand =
        { $card ->
            [monkey]
                { $count ->
                    [1] +1 { $name }
                   *[other] +1 { $name } ×{ $count }
                }
           *[other]
                { $count ->
                    [1] { $strength } { $name }
                   *[other] { $strength } { $name } ×{ $count }
                }
        }

## Prompts. $left: cards that who is asked is still to take; $players, $count: who is waited for

prompt-play = Joue une carte
    .help = La plus haute valeur gagne, mais des cartes égales la battent, le plus grand groupe d’abord. Un singe vaut un de plus que la carte d’avant.
    .wait =
        { $count ->
            [one] { $players } choisit la carte à jouer.
           *[other] Choisissent la carte à jouer : { $players }.
        }
prompt-take =
    { $left ->
        [one] Prends une carte
       *[other] Pli gagné : prends deux cartes
    }
    .help = Ce que tu prends reste devant toi et compte à la fin. Les renards aussi.
    .wait =
        { $count ->
            [one] { $players } choisit quoi prendre.
           *[other] Choisissent quoi prendre : { $players }.
        }

## What a button says

move-play = Jouer { the-card }
move-take = Prendre { the-card }

## What happened

event-start =
    { $you ->
        [yes] Le sort en décide : tu entames le premier pli.
       *[no] Le sort en décide : { $player } entame le premier pli.
    }
event-round = Manche { $round } sur { $of } : nouvelles mains.
event-deal =
    { $you ->
        [yes] Tu reçois : { $cards }.
       *[no] { $player } reçoit : { $cards }.
    }
event-lead =
    { $you ->
        [yes] Tu entames avec { the-card }, valeur { $worth }.
       *[no] { $player } entame avec { the-card }, valeur { $worth }.
    }
event-play =
    { $you ->
        [yes] Tu joues { the-card }, valeur { $worth }.
       *[no] { $player } joue { the-card }, valeur { $worth }.
    }
event-dummy = Le figurant joue { the-card }, valeur { $worth }.
event-trick =
    { $you ->
        [yes] Tu gagnes le pli et choisis d’abord.
       *[no] { $player } gagne le pli et choisit d’abord.
    }
event-take =
    { $you ->
        [yes] Tu prends { the-card }.
       *[no] { $player } prend { the-card }.
    }
event-final =
    { $you ->
        [yes]
            { $points ->
                [one] Tu as { $points } point, place { $place }.
               *[other] Tu as { $points } points, place { $place }.
            }
       *[no]
            { $points ->
                [one] { $player } a { $points } point, place { $place }.
               *[other] { $player } a { $points } points, place { $place }.
            }
    }
event-wins =
    { $you ->
        [yes] Le nouveau roi est à toi : tu gagnes.
       *[no] Le nouveau roi est à { $player }, qui gagne.
    }
event-shares =
    { $you ->
        [yes] Tu partages le trône.
       *[no] { $player } partage le trône.
    }

## Why a trick was won. $card is the winning card, $worth its worth, $size how many cards share it, $pigs what the winner
## has, $rival what the next best has, $by is "pigs" or "first", $higher the worth of the dummy's card

why-panda-highest = Toutes diffèrent, et { $worth } est la plus haute valeur : { the-card }.
why-panda-group = Les égales gagnent : { $size } cartes de valeur { $worth }. Aucun groupe n’est plus grand, aucun aussi grand ne vaut plus.
why-panda-pigs =
    { $by ->
        [pigs] Les égales gagnent : { $size } cartes de valeur { $worth }. Entre elles, les cochons tranchent : { $pigs } contre { $rival }.
       *[first] Les égales gagnent : { $size } cartes de valeur { $worth }. Entre elles, les cochons ne tranchent pas ({ $pigs } contre { $rival }) : la première jouée l’emporte.
    }
why-panda-dummy = Toutes diffèrent. Le figurant a { $higher }, plus haut, mais il ne peut pas gagner : { $worth } suffit, { the-card }.

## Answers that are not taken. $move is what the button of that move says

refused-panda-play =
    { $card ->
        [monkey] « { $move } » : impossible, tu n’as pas de singe en main. Joue une carte que tu as.
       *[other] « { $move } » : pas maintenant. Le pli attend une carte de ta main : joues-en une que tu as.
    }
refused-panda-take =
    { $card ->
        [monkey] « { $move } » : impossible, il n’y a plus de singe dans ce pli. Prends une carte qui s’y trouve encore.
       *[other] « { $move } » : pas maintenant. Prends une des cartes de ce pli qui sont encore sur la table.
    }

## Rules, as players read them

rule-panda-cards = Il y a 119 cartes : 20 lapins, 15 ours, 15 girafes, 15 hiboux, 10 chats, 10 renards, 10 lions, 10 cochons, 5 singes et 9 pandas, dont trois de niveau 1, trois de niveau 2, deux de niveau 3 et un de niveau 4.
rule-panda-strength = Dans un pli, une carte vaut son rang dans cet ordre : lapin 1, ours 2, girafe 3, hibou 4, chat 5, renard 6, lion 7, cochon 8, panda 9 quel que soit son niveau.
rule-panda-players = On joue de deux à cinq.
rule-panda-deal = Il y a deux manches. À chacune, tout le monde reçoit 11 cartes prises dans ce qui reste du paquet. Rien n’y retourne entre-temps, et personne ne voit ce qui n’a pas été donné.
rule-panda-start = Qui a le jeton de départ entame. Le sort le donne pour le premier pli ; ensuite il va à qui gagne le pli, d’une manche à l’autre aussi.
rule-panda-play = À tour de rôle, vers la gauche, on joue une carte face visible. N’importe laquelle : rien n’oblige à suivre.
rule-panda-monkey = Un singe vaut un de plus que la carte jouée juste avant lui, même si c’est un singe. En entame, il vaut 1. Sa valeur est fixée quand il est joué, et il peut être égal à d’autres cartes comme n’importe laquelle.
rule-panda-highest = Si toutes les cartes ont des valeurs différentes, la plus haute gagne le pli.
rule-panda-group = Si des cartes sont égales, seules des cartes égales peuvent gagner : celles du plus grand groupe et, entre groupes aussi grands, celles qui valent plus.
rule-panda-pigs = Dans le groupe gagnant, l’emporte qui a pris le plus de cochons aux plis précédents, d’une manche ou de l’autre ; à égalité, qui a joué en premier. Les singes ne sont pas des cochons ici, et les cochons ne rapportent aucun point. Si la table joue « { option-group_tie } : { option-group_tie-first } », les cochons ne servent à rien.
rule-panda-take = Qui gagne reçoit le jeton de départ et prend deux des cartes jouées. Puis, vers la gauche, chacun en prend une, jusqu’à la dernière ; qui vient en dernier n’en a pas. On est obligé de prendre, les renards aussi. Ce qu’on prend reste visible devant soi.
rule-panda-dummy = À deux, un figurant joue une carte au hasard, toujours en dernier. Il ne gagne rien, ne prend rien et n’a pas de cochons, mais sa carte peut être égale à la tienne, et elle se prend : qui gagne prend deux cartes, l’autre une. Si la carte du figurant est seule la plus haute, la suivante gagne.
rule-panda-rabbits = Les lapins rapportent 1, 3, 6, 10 ou 15 points, de un à cinq. Six ou plus coûtent 5 points en tout.
rule-panda-bears = Chaque paire d’ours rapporte 6 points, un ours seul rien.
rule-panda-giraffes = Chaque girafe rapporte 1 point.
rule-panda-owls = Chaque hibou qui a une girafe à lui rapporte 6 points, les autres rien.
rule-panda-cats = Les chats rapportent leur nombre multiplié par lui-même : trois chats font 9 points, cinq en font 25.
rule-panda-foxes = Chaque renard coûte 3 points.
rule-panda-lions = Sans lion tu perds 10 points, avec un seul 4. Deux ne coûtent rien, et chaque lion de plus rapporte 2 points.
rule-panda-pandas = Additionne les niveaux de tes pandas. En avoir le plus rapporte 8 points, le moins en coûte 8 ; n’en avoir aucun compte 0. Tous les ex æquo ont la même chose, et si tout le monde est à égalité, personne n’a rien.
rule-panda-monkeys = Chaque singe que tu as pris compte une fois comme lapin, ours, girafe, hibou ou chat, au mieux pour toi. Comme girafe, il peut servir à un hibou.
rule-panda-end = Après la deuxième manche, le plus haut score gagne. À score égal, on partage la place.

section-material = Les animaux
section-two-rounds = Deux manches de onze plis
section-who-wins-a-trick = Qui gagne un pli, et ce que ça rapporte
section-two-players = À deux
section-what-the-animals-count = Ce que comptent les animaux
source-S3 = résumé
source-R = pages d’aide
source-D = déduit
source-H = maison

## How it ended. $player has won

ended-panda-end =
    { $you ->
        [yes] Les animaux ont choisi : le plus haut score est pour toi.
       *[no] Les animaux ont choisi. Le plus haut score : { $player }.
    }

## Options

option-group_tie = Cartes égales
    .help = Qui l’emporte dans le groupe gagnant.
option-group_tie-pigs = le plus de cochons, puis qui a joué en premier
option-group_tie-first = qui a joué en premier

## Sets of options

preset-current = Actuelles
    .help = Comme dans le résumé : entre cartes égales, les cochons tranchent.
preset-older = Anciennes
    .help = Comme dans une ancienne page d’aide : entre cartes égales, la première jouée l’emporte.

## Places for cards, and numbers on the table

zone-hand = Main
zone-front = Animaux pris
zone-table = Carte jouée
zone-table-dummy = Le figurant
zone-unseen = Jamais vues
gauge-round = Manches jouées
gauge-trick = Plis joués
gauge-left = Cartes à prendre
gauge-score = Points
gauge-pigs = Cochons
gauge-worth = Valeur
gauge-start = Jeton de départ

## What a score is made of. $count cards of the kind; $monkeys that count as it, $total with these; $more further cards would
## change the points by $change, $direction is "up", "down" or "none"

part-rabbit = Lapins
    .made =
        { $monkeys ->
            [0] { $total }
            [one] { $total }, dont un singe
           *[other] { $total }, dont { $monkeys } singes
        }
    .next =
        { $direction ->
            [none] un lapin de plus n’y change rien
            [up] le prochain : +{ $change }
           *[down] le prochain : { $change }
        }
part-bear = Ours
    .made =
        { $monkeys ->
            [0] { $total }, paires : { $pairs }
            [one] { $total }, dont un singe, paires : { $pairs }
           *[other] { $total }, dont { $monkeys } singes, paires : { $pairs }
        }
    .next =
        { $direction ->
            [none] un ours de plus n’y change rien
            [up] avec { $more } de plus : +{ $change }
           *[down] avec { $more } de plus : { $change }
        }
part-giraffe = Girafes
    .made =
        { $monkeys ->
            [0] { $total }
            [one] { $total }, dont un singe
           *[other] { $total }, dont { $monkeys } singes
        }
    .next =
        { $direction ->
            [none] une girafe de plus n’y change rien
            [up] la prochaine : +{ $change }
           *[down] la prochaine : { $change }
        }
part-owl = Hiboux
    .made =
        { $monkeys ->
            [0] { $total }, avec une girafe : { $paired }
            [one] { $total }, dont un singe, avec une girafe : { $paired }
           *[other] { $total }, dont { $monkeys } singes, avec une girafe : { $paired }
        }
    .next =
        { $direction ->
            [none] il manque une girafe pour un hibou de plus
            [up] le prochain : +{ $change }
           *[down] le prochain : { $change }
        }
part-cat = Chats
    .made =
        { $monkeys ->
            [0] { $total } × { $total }
            [one] { $total } × { $total }, dont un singe
           *[other] { $total } × { $total }, dont { $monkeys } singes
        }
    .next =
        { $direction ->
            [none] un chat de plus n’y change rien
            [up] le prochain : +{ $change }
           *[down] le prochain : { $change }
        }
part-fox = Renards
    .made = { $total }
    .next =
        { $direction ->
            [none] un renard de plus n’y change rien
            [up] le prochain : +{ $change }
           *[down] le prochain : { $change }
        }
part-lion = Lions
    .made = { $total }
    .next =
        { $direction ->
            [none] un lion de plus n’y change rien
            [up] le prochain : +{ $change }
           *[down] le prochain : { $change }
        }
part-pig = Cochons
    .made = { $total }
    .next = aucun point, mais l’avantage entre égaux
part-panda = Pandas
    .made = niveaux { $levels } ; le plus { $most }, le moins { $fewest }
    .next =
        { $direction ->
            [none] un niveau de plus n’y change rien
            [up] avec { $more } en niveaux de plus : +{ $change }
           *[down] avec { $more } en niveaux de plus : { $change }
        }
part-monkey = Singes
    .made = { $total }, comptés plus haut
    .next =
        { $direction ->
            [none] un de plus n’y change rien
            [up] le prochain : +{ $change }
           *[down] le prochain : { $change }
        }

## Questions and answers. Each answer names its rules

faq-1-q = Nous sommes deux à avoir joué un hibou, quelqu’un d’autre un lion. Qui gagne ?
faq-1-a = L’un des hiboux. Dès que deux cartes sont égales, les cartes seules sont hors course, si hautes soient-elles. Entre les hiboux, gagne qui a le plus de cochons ; à égalité, le premier joué.
    .rules = panda.group panda.pigs
faq-2-q = Deux chats et deux hiboux sont sur la table. Quelle paire gagne ?
faq-2-a = Les chats. Les deux groupes ont deux cartes, et 5 bat 4. Trois hiboux battraient les deux chats.
    .rules = panda.group panda.strength
faq-3-q = Tout le monde a joué autre chose. C’est simplement la plus haute ?
faq-3-a = Oui. Sans deux cartes de même valeur, la plus haute gagne le pli.
    .rules = panda.highest
faq-4-q = Que vaut un singe ?
faq-4-a = Un de plus que la carte jouée juste avant : 10 après un panda, et après un singe un de plus que ce singe. En entame il vaut 1, comme un lapin.
    .rules = panda.monkey
faq-5-q = Un singe peut-il être égal à une autre carte ?
faq-5-a = Oui. Un singe joué après un hibou vaut 5 et forme une paire avec un chat. Entre les deux, les cochons tranchent, puis l’ordre de jeu.
    .rules = panda.monkey panda.group panda.pigs
faq-6-q = Des pandas de niveaux différents forment-ils un groupe ?
faq-6-a = Oui. Dans un pli, chaque panda vaut 9. Les niveaux ne comptent qu’à la fin.
    .rules = panda.strength panda.group panda.pandas
faq-7-q = Les cochons rapportent-ils des points ?
faq-7-a = Non. Ils aident à gagner : entre les cartes égales du groupe gagnant, le plus de cochons tranche, sur les deux manches. Certains jouent sans, voir « { option-group_tie } : { option-group_tie-first } ».
    .rules = panda.pigs
faq-8-q = Dois-je prendre une carte qui me coûte des points ?
faq-8-a = Oui, si c’est à toi de choisir et qu’il ne reste rien de mieux. Choisis tôt, ou viens en dernier : on n’a rien.
    .rules = panda.take panda.foxes
faq-9-q = Alors pourquoi jouer un renard ?
faq-9-a = Parce qu’il vaut 6 dans un pli. Il peut te gagner deux meilleurs animaux, et c’est un autre qui devra l’emporter.
    .rules = panda.foxes panda.strength panda.take
faq-10-q = Le sixième lapin est-il si terrible ?
faq-10-a = Il coûte 20 points : cinq lapins en font 15, six font −5, sept aussi.
    .rules = panda.rabbits
faq-11-q = De quoi les hiboux ont-ils besoin ?
faq-11-a = D’une girafe chacun. Trois hiboux et deux girafes font deux couples de hibou et girafe, 12 points, plus 2 pour les girafes.
    .rules = panda.owls panda.giraffes
faq-12-q = Combien de lions me faut-il ?
faq-12-a = Deux, pour ne rien perdre. À partir du troisième, chacun rapporte 2 points. N’en avoir aucun coûte 10 : tout le monde commence là.
    .rules = panda.lions
faq-13-q = Je n’ai pas de panda. Qu’est-ce que ça coûte ?
faq-13-a = 8 points si d’autres en ont : tu en as le moins. Si personne n’en a, rien.
    .rules = panda.pandas
faq-14-q = Que compte un singe à la fin ?
faq-14-a = C’est un lapin, un ours, une girafe, un hibou ou un chat, au mieux pour toi ; le calcul est fait pour toi. Il ne devient jamais ton sixième lapin.
    .rules = panda.monkeys panda.rabbits
faq-15-q = À deux, le figurant peut-il gagner ?
faq-15-a = Non. Sa carte peut seulement aider l’un de vous en étant égale à la sienne. Si elle est seule la plus haute, la suivante gagne. Elle se prend comme les autres.
    .rules = panda.dummy
faq-16-q = Est-ce qu’on voit les cartes qui restent ?
faq-16-a = Non. Ce qui n’a pas été donné reste caché jusqu’à la fin, et rien ne revient pour la deuxième manche.
    .rules = panda.deal
faq-17-q = Qui commence la deuxième manche ?
faq-17-a = Qui a gagné le dernier pli de la première : le jeton de départ ne bouge pas.
    .rules = panda.start
faq-18-q = Nous avons le même score. Qui gagne ?
faq-18-a = Vous deux. À score égal, on partage la place.
    .rules = panda.end

## The page

game-where =
    { $prompt ->
        [take] Manche { $round_next } · pli { $trick }/{ $trick_of }
       *[other] Manche { $round_next } · pli { $trick_next }/{ $trick_of }
    }
game-winner = Le plus de points
game-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

### The table

scene-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Behind a large number
scene-points-only =
    { $points ->
        [one] point
       *[other] points
    }
scene-dummy = Figurant
scene-leads = entame
scene-wins = gagne
scene-equal = égale
scene-pigs =
    { $count ->
        [0] sans cochon
        [one] { $count } cochon
       *[other] { $count } cochons
    }
# A card with the number in its corner
scene-card = { $value } { $name }
scene-played = { $player } : { $card }, valeur { $worth }
scene-waits = { $player } : rien de joué encore
scene-taken =
    { $you ->
        [yes] Tu as pris : { $card }
       *[no] { $player } a pris : { $card }
    }
scene-brings = change tes points de { $points }
scene-won =
    { $you ->
        [yes] Tu gagnes le pli
       *[no] { $player } gagne le pli
    }
scene-last =
    { $you ->
        [yes] Dernier pli : à toi.
       *[no] Dernier pli : { $player }.
    }
scene-rule = Voir la règle
# What somebody has collected, as a button that opens the account
scene-account-of = { $player }, { $points }. De quoi c’est fait
scene-tile = { $name } : { $count }, points : { $points }

### The account: what points are made of, and what would change them. $name is the player

scene-account = De quoi sont faits les points
scene-account-you = Toi
scene-account-none = Pas encore ramassés
scene-account-sum = En tout

### The coach

coach-play = Joue une carte, n’importe laquelle. La plus haute gagne le pli, et qui gagne choisit d’abord parmi tout ce qui est là.
coach-group = Des cartes égales battent les autres, même plus hautes : deux lapins battent un cochon. Le plus grand groupe l’emporte, puis le plus haut.
coach-monkey = Un singe vaut un de plus que la carte jouée juste avant lui. S’il entame, il vaut 1.
coach-dummy = À deux, un figurant joue en dernier, au hasard. Il ne gagne jamais, mais sa carte peut égaler la tienne, et on peut la prendre.
coach-take = Tu prends une carte, et c’est obligé. Ce qu’elle change à tes points pour l’instant est écrit dessous.
coach-first = Tu as gagné : deux cartes sont à toi. Puis les autres en prennent une chacun, et le dernier n’en a pas.
coach-account = Touche ce que quelqu’un a ramassé : tu verras de quoi ses points sont faits et ce qui les changerait.
coach-fox = Un renard coûte des points à la maison, mais dans un pli il vaut 6. Joue-le, et laisse quelqu’un d’autre le prendre.
coach-rabbit = Cinq lapins, c’est bien. Au sixième ils coûtent des points, et un singe ne devient jamais le sixième.
coach-owl = Un hibou a besoin d’une girafe à lui pour rapporter. Les girafes seules rapportent un peu.
coach-bear = Les ours comptent par paires. Un ours seul ne rapporte encore rien.
coach-cat = Les chats comptent leur nombre fois lui-même : un seul, c’est peu, cinq, c’est beaucoup.
coach-lion = Sans lion tu perds des points, avec un seul tu en perds moins. À partir du troisième, ils en rapportent.
coach-panda = Les pièces sur les pandas sont leurs niveaux. En avoir le plus rapporte, en avoir le moins coûte.
coach-pig = Les cochons ne rapportent rien. Mais entre cartes égales, qui a le plus de cochons gagne le pli.
coach-pig-first = Les cochons ne rapportent rien. À cette table ils ne tranchent rien non plus : entre cartes égales, la première jouée gagne.
coach-ape = Un singe ramassé compte comme le lapin, l’ours, la girafe, le hibou ou le chat qui t’aide le plus.
coach-round = Deuxième manche : nouvelles mains, mais tout ce que tu as ramassé reste, et qui a gagné le dernier pli entame.

### How it went. $trick is the number of the trick in round $round

story-pigs =
    { $you ->
        [yes] Manche { $round }, pli { $trick } : cartes égales, et tes cochons ont tranché, { $pigs } contre { $rival }.
       *[no] Manche { $round }, pli { $trick } : cartes égales, et { $player } avait les cochons, { $pigs } contre { $rival }.
    }
story-crowd =
    { $you ->
        [yes] Manche { $round }, pli { $trick } : { $size } cartes égales, et c’est toi qui as gagné.
       *[no] Manche { $round }, pli { $trick } : { $size } cartes égales, et { $player } a gagné.
    }
story-dummy =
    { $you ->
        [yes] Manche { $round }, pli { $trick } : le figurant avait { $higher }, mais c’est ton { $worth } qui a gagné.
       *[no] Manche { $round }, pli { $trick } : le figurant avait { $higher }, mais { $player } a gagné avec { $worth }.
    }
story-monkey =
    { $you ->
        [yes] Manche { $round }, pli { $trick } : ton singe valait { $worth }, et ça a suffi.
       *[no] Manche { $round }, pli { $trick } : { $player } a gagné avec un singe de valeur { $worth }.
    }
story-run =
    { $you ->
        [yes] Manche { $round } : tu as gagné { $count } plis d’affilée.
       *[no] Manche { $round } : { $player } a gagné { $count } plis d’affilée.
    }
story-rabbit =
    { $you ->
        [yes] Un lapin de trop : tu as pris le sixième.
       *[no] Un lapin de trop : { $player } a pris le sixième.
    }
story-cat =
    { $you ->
        [yes] Tu as pris un quatrième chat. La portée en valait la peine.
       *[no] { $player } a pris un quatrième chat. La portée en valait la peine.
    }
story-fox =
    { $you ->
        [yes] Le troisième renard est rentré chez toi. Personne d’autre n’en voulait.
       *[no] Le troisième renard est rentré chez { $player }. Personne d’autre n’en voulait.
    }
story-lion =
    { $you ->
        [yes] Tu as pris un quatrième lion : toute une troupe.
       *[no] { $player } a pris un quatrième lion : toute une troupe.
    }
story-panda =
    { $you ->
        [yes] Tu as pris le panda de niveau 4.
       *[no] { $player } a pris le panda de niveau 4.
    }
story-narrow =
    { $count ->
        [one]
            { $you ->
                [yes] Tu as gagné d’un seul point.
               *[no] { $player } a gagné d’un seul point.
            }
       *[other]
            { $you ->
                [yes] Tu as gagné de { $count } points seulement.
               *[no] { $player } a gagné de { $count } points seulement.
            }
    }
