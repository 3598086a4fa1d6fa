# Pan t'es Mort. $you is "yes" if the reader is the one it is about, else "no".

game-name = Pan t'es Mort
game-line = Quatre plis pour se remplir les poches, puis un revolver fait le tour de la table. Viens avec des amis dont tu peux te passer.
    .short = Six chambres. Un seul bang.
game-goal = Survis à toute la table : gagne des cartes en quatre plis, puis dépense-les pour éviter l’unique BANG parmi cinq CLIC.
game-winner = Dernier survivant
# How far the match is: the trick that is on while any is left, then the gun
game-where =
    { $trick_full ->
        [no] Pli { $trick_next } sur { $trick_of }
       *[yes] Le revolver · { $alive } en vie
    }

## Cards

card-1 = souris
card-2 = raton laveur
card-3 = renard
card-4 = loup
card-5 = gorille
card-6 = éléphant
card-back = carte cachée
card-full = { $card } { $name }

## Prompts. $left: cards still to discard or to steal; $clics: CLICs that lie open; $players, $count: who is waited for

prompt-choose = Choisis une carte en secret
    .help = La plus forte gagne, les égales s’annulent, la souris bat l’éléphant.
    .wait =
        { $count ->
            [one] { $players } réfléchit encore.
           *[other] Réfléchissent encore : { $players }.
        }
prompt-turn = À toi le revolver
    .help =
        { $clics ->
            [0] Pile neuve : aucun CLIC n’est sorti, le BANG peut être partout.
            [one] Un CLIC est sorti. Le BANG, non.
           *[other] { $clics } CLIC sont sortis. Le BANG, non.
        }
    .wait =
        { $count ->
            [one] { $players } tient le revolver.
           *[other] Au revolver : { $players }.
        }
prompt-discard =
    { $left ->
        [one] Défausse encore une carte
       *[other] Défausse encore { $left } cartes
    }
    .help = Tu choisis lesquelles. Une fois tout payé, ton tour est fini.
    .wait =
        { $count ->
            [one] { $players } paie pour passer.
           *[other] Paient pour passer : { $players }.
        }
prompt-double = CLIC. Une deuxième carte ?
    .help = Un deuxième CLIC te laisse voler. Le BANG reste le BANG.
    .wait =
        { $count ->
            [one] { $players } lorgne une deuxième carte.
           *[other] Lorgnent une deuxième carte : { $players }.
        }
prompt-steal =
    { $left ->
        [one] Vole une carte, ou arrête
       *[other] Vole jusqu’à { $left } cartes
    }
    .help = Une à la fois, n’importe laquelle, à n’importe qui. Tu peux t’arrêter avant.
    .wait =
        { $count ->
            [one] { $players } fait les poches des autres.
           *[other] Font les poches des autres : { $players }.
        }

## What a button says

move-flip = Retourner la carte du dessus
move-stop = En rester là
move-double = Retourner une deuxième carte
move-spin = Barillet : payer { $card } { $name }
move-skip = Passer : payer d’abord { $card } { $name }
move-discard = Défausser { $card } { $name }
move-steal = Voler { $card } { $name } à { $from }
move-play = Jouer { $card } { $name }

## What happened. $from_you is "yes" if the reader is the one named in $from

event-deal =
    { $you ->
        [yes] Tu reçois : { $cards }.
       *[no] { $player } reçoit : { $cards }.
    }
event-chosen =
    { $you ->
        [yes] Tu choisis : { $cards }.
       *[no] { $player } a choisi.
    }
event-changed =
    { $you ->
        [yes] Réflexion faite : { $cards }.
       *[no] { $player } change d’avis.
    }
event-reveal =
    { $you ->
        [yes] Tu montres : { $cards }.
       *[no] { $player } montre : { $cards }.
    }
event-phantom = Le fantôme montre : { $cards }.
event-take =
    { $count ->
        [one]
            { $you ->
                [yes] Tu rafles la carte : { $cards }.
               *[no] { $player } rafle la carte : { $cards }.
            }
       *[other]
            { $you ->
                [yes] Tu rafles les { $count } cartes : { $cards }.
               *[no] { $player } rafle les { $count } cartes : { $cards }.
            }
    }
event-phantom-wins = Le fantôme gagne et ne garde rien. Hors du jeu : { $cards }.
event-nobody = Personne ne gagne. Hors du jeu : { $cards }.
event-ranking =
    { $you ->
        [yes] Tu commences. Ordre au revolver : { $order }.
       *[no] { $player } commence. Ordre au revolver : { $order }.
    }
event-lot =
    { $you ->
        [yes] Égalité parfaite : { $tied }. Par tirage au sort, tu passes en { $place ->
            [1] tête
           *[other] position { $place }
        }.
       *[no] Égalité parfaite : { $tied }. Par tirage au sort, { $player } passe en { $place ->
            [1] tête
           *[other] position { $place }
        }.
    }
event-flip =
    { $you ->
        [yes] Tu appuies sur la détente.
       *[no] { $player } appuie sur la détente.
    }
event-spin =
    { $you ->
        [yes] Tu paies ({ $cards }), tu fais tourner le barillet et tu tires.
       *[no] { $player } paie ({ $cards }), fait tourner le barillet et tire.
    }
event-skip =
    { $you ->
        [yes] Tu achètes ta sortie. Prix : { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
       *[no] { $player } passe. Prix : { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
    }
event-discard =
    { $you ->
        [yes] Tu défausses : { $cards }.
       *[no] { $player } défausse : { $cards }.
    }
event-clic =
    { $you ->
        [yes] CLIC. Tu es encore là. Déjà sortis : { $clics }.
       *[no] CLIC. { $player } est encore là. Déjà sortis : { $clics }.
    }
event-bang =
    { $count ->
        [0]
            { $you ->
                [yes] BANG. Te voilà hors jeu, place { $place }.
               *[no] BANG. { $player } est hors jeu, place { $place }.
            }
       *[other]
            { $you ->
                [yes] BANG. Te voilà hors jeu, place { $place }. Tu laisses : { $cards }.
               *[no] BANG. { $player } est hors jeu, place { $place }. Il reste : { $cards }.
            }
    }
event-double =
    { $you ->
        [yes] Une fois ne suffit pas : tu retournes une deuxième carte.
       *[no] Une fois ne suffit pas : { $player } retourne une deuxième carte.
    }
event-stop =
    { $you ->
        [yes] Tu en restes là.
       *[no] { $player } en reste là.
    }
event-steal =
    { $you ->
        [yes] Tu voles à { $from } : { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } te vole : { $cards }.
               *[no] { $player } vole à { $from } : { $cards }.
            }
    }
event-out =
    { $you ->
        [yes] Pas de cartes, pas de revolver : te voilà hors jeu, place { $place }.
       *[no] Pas de cartes, pas de revolver : { $player } est hors jeu, place { $place }.
    }
event-wins =
    { $you ->
        [yes] Il ne reste que toi. La table t’appartient.
       *[no] { $player } survit à toute la table et gagne.
    }

## Why a trick went where it went. $card and $name are those of the winning card

why-pan-highest = Plus forte carte restante : { $card } { $name }.
why-pan-mouse = Petite, mais les gros détalent : { $card } { $name }.
why-pan-nobody = Chaque carte a trouvé son égale, et les égales s’annulent.
why-pan-phantom-wins = { $card } { $name } l’emporte, mais un fantôme n’a pas de poches.

## Answers that are not taken. $move is what the button of that move says

refused-pan-choose = « { $move } » ne va pas maintenant. Le pli demande une carte de ta main : choisis-en une que tu as.
refused-pan-turn = « { $move } » ne va pas maintenant. C’est ton tour au revolver : retourne la carte du dessus, fais tourner le barillet ou passe.
refused-pan-spin = « { $move } » ne va pas. Faire tourner le barillet coûte une carte posée devant toi, et celle-là n’y est pas : paie avec une autre, ou retourne simplement la carte du dessus.
refused-pan-skip =
    { $has ->
        [0] Passer coûte autant de cartes qu’il y a de survivants : { $needs }. Tu n’en as aucune. Retourne la carte du dessus.
       *[other] Passer coûte autant de cartes qu’il y a de survivants : { $needs }. Tu en as { $has }. Retourne la carte du dessus, ou paie une carte pour faire tourner le barillet.
    }
refused-pan-discard = « { $move } » ne va pas. Tu paies pour passer, reste dû : { $left }. Défausse une carte posée devant toi.
refused-pan-double = « { $move } » ne va pas maintenant. Retourne une deuxième carte, ou restes-en là.
refused-pan-steal = « { $move } » ne va pas. Prends une carte posée devant quelqu’un d’autre, ou restes-en là.
refused-pan-forced = « { $move } » ne va pas. À cette table le tir est forcé : juste après un CLIC, tu peux seulement retourner la carte du dessus.

## Rules, as players read them

rule-pan-cards = Il y a 24 cartes de personnages, quatre de chaque : 1 souris, 2 raton laveur, 3 renard, 4 loup, 5 gorille et 6 éléphant.
rule-pan-gun = Le revolver est une pile de six cartes : cinq disent CLIC, une dit BANG.
rule-pan-players = On joue de deux à six.
rule-pan-deal = Chacun reçoit quatre cartes, faces cachées. Le reste demeure hors du jeu, sans être vu.
rule-pan-choose = Chacun choisit en secret une carte de sa main, puis toutes sont montrées en même temps. Tant qu’il manque un choix, tu peux changer le tien, et les autres savent seulement que tu as choisi.
rule-pan-cancel = Les cartes de même valeur s’annulent : aucune ne peut gagner le pli.
rule-pan-highest = La plus forte des cartes restantes gagne le pli.
rule-pan-mouse = Si la plus forte carte restante est un 6 et qu’il reste aussi un 1, le 1 gagne. Les autres cartes battent le 1, sauf si la table joue « { option-mouse } : { option-mouse-top } ».
rule-pan-take = Qui gagne prend toutes les cartes jouées, les annulées aussi, et les étale faces visibles.
rule-pan-nobody = Si toutes les cartes s’annulent, personne ne gagne et elles quittent le jeu.
rule-pan-tricks = On joue quatre plis, jusqu’à ce que les mains soient vides.
rule-pan-phantom = À deux, un fantôme reçoit lui aussi quatre cartes. À chaque pli, une d’elles, tirée au hasard, est jouée avec les vôtres.
rule-pan-phantom-wins = Si la carte du fantôme gagne, tout le pli quitte le jeu.
rule-pan-phantom-out = Le fantôme ne s’approche pas du revolver.
rule-pan-order = Au revolver, le plus de cartes passe d’abord ; puis la plus grande somme des valeurs, puis le plus de 6, de 5, et ainsi de suite. Le tour suit ce classement, encore et encore, ou va de place en place à partir de la tête, selon la table. Il est fait au début et après chaque BANG, jamais entre-temps.
rule-pan-lot = Ce qui reste à égalité dans le classement est tiré au sort, devant tout le monde.
rule-pan-turn = À ton tour au revolver, une chose sur trois : retourner la carte du dessus, faire tourner le barillet, ou passer.
rule-pan-flip = Pour tirer, retourne la carte du dessus et regarde ce qu’elle dit.
rule-pan-spin = Pour faire tourner le barillet, défausse une de tes cartes, mélange les six cartes du revolver et retourne celle du dessus. La carte est payée même si tu y restes ; sur une pile neuve tu peux le faire, mais tu n’y gagnes rien.
rule-pan-skip = Pour passer, défausse autant de tes cartes qu’il y a de survivants, toi avec ; ton tour finit sans tirer. Avec moins de cartes, impossible.
rule-pan-discard = Tu choisis quelles cartes défausser, une par une. Elles quittent le jeu.
rule-pan-clic = Un CLIC ne fait rien. Il reste visible, chacun peut compter ce qui reste, et le tour passe.
rule-pan-bang = Qui retourne le BANG est aussitôt hors jeu, et ses cartes quittent le jeu. Les six cartes du revolver sont mélangées, le classement est refait, et la tête enchaîne.
rule-pan-double = Si tu n’as aucune carte devant toi et que tu viens de retourner un CLIC, tu peux retourner une deuxième carte, ou non. Si c’est le BANG, tu es hors jeu comme n’importe qui. La table peut l’autoriser à tout le monde, ou à personne.
rule-pan-steal = Si la deuxième carte est aussi un CLIC, prends jusqu’à autant de cartes qu’il y a de survivants : une par une, n’importe lesquelles, à n’importe qui. Tu peux t’arrêter avant ; si les autres en ont moins, prends ce qu’il y a. Ton tour finit dans tous les cas.
rule-pan-forced = Si le tir est forcé, qui joue après un CLIC peut seulement retourner la carte du dessus, et la deuxième là où c’est permis. Sinon, tous les choix restent ouverts.
rule-pan-entry = Tout le monde passe au revolver, avec ou sans cartes. Si seuls les gagnants y vont, les autres sont hors jeu avant et partagent la dernière place ; s’il n’en reste qu’un, la partie est finie, et si personne n’a de cartes, tout le monde continue.
rule-pan-last = Le dernier survivant gagne. Les autres sont classés selon leur chute, le premier tombé bon dernier.

## How it ended. $player won

ended-pan-flip =
    { $you ->
        [yes] Un tir de trop, et pas le tien : il ne reste que toi.
       *[no] Un tir de trop : { $player } survit à toute la table.
    }
ended-pan-spin =
    { $you ->
        [yes] Le barillet a mal tourné pour quelqu’un d’autre : il ne reste que toi.
       *[no] Le barillet a mal tourné : { $player } survit à toute la table.
    }
ended-pan-double =
    { $you ->
        [yes] La gourmandise a retourné une deuxième carte : il ne reste que toi.
       *[no] La gourmandise a retourné une deuxième carte : { $player } survit à toute la table.
    }
ended-pan-entry =
    { $you ->
        [yes] Personne d’autre n’a gagné la moindre carte : la table est à toi sans un coup de feu.
       *[no] Personne d’autre n’a gagné la moindre carte : { $player } gagne sans un coup de feu.
    }

## Options

option-mouse = La souris
    .help = Quelles cartes le 1 bat.
option-mouse-elephant = ne bat que le 6
option-mouse-top = bat toutes les cartes
option-order = L’ordre au revolver
    .help = Qui suit qui une fois le classement fait.
option-order-ranking = selon le classement
option-order-clockwise = de place en place, depuis la tête
option-double = La deuxième carte
    .help = Qui peut retourner encore une carte après un CLIC, et voler si c’est aussi un CLIC.
option-double-empty = seulement sans cartes
option-double-anyone = tout le monde
option-double-off = personne
option-double_when = Sans cartes depuis quand
    .help = Quand il faut être sans cartes pour en retourner une deuxième ; cela compte si la dernière a payé le barillet.
option-double_when-after = au moment du CLIC
option-double_when-before = depuis le début du tour
option-forced = Le tir forcé
    .help = Ce que peut faire la personne suivante juste après un CLIC.
option-forced-on = seulement retourner la carte du dessus
option-forced-off = tout
option-entry = Qui va au revolver
    .help = Si l’on prend part à la deuxième étape sans avoir gagné de cartes.
option-entry-all = tout le monde
option-entry-winners = seulement avec des cartes

## Sets of options

preset-rulebook = Livret
    .help = Comme dans la règle imprimée ; ce que tu as si tu ne changes rien.
preset-faq = Questions et réponses
    .help = Comme dans un résumé avec réponses : la souris bat tout, on joue de place en place, tir forcé, sans cartes depuis le début du tour.
preset-2013 = 2013
    .help = Comme les critiques racontent l’édition de 2013 : pas de deuxième carte, et pas de revolver pour qui n’a pas de cartes.
preset-publisher = Éditeur
    .help = Comme l’éditeur décrit la nouvelle édition : tout le monde peut retourner une deuxième carte après un CLIC.

## Places for cards, and numbers on the table

zone-hand = Main
zone-front = Gagnées
zone-table = Jouée
zone-gone = Hors du jeu
zone-unseen = Jamais vues
gauge-trick = Plis joués
gauge-clics = CLIC sortis
gauge-clics-full = CLIC
gauge-clics-empty = ?
gauge-left = Cartes à venir

## Chances. $percent is ready to read: 1/6 · 17 %

chance-flip = { $percent } d’y rester
chance-spin = { $percent } d’y rester après le barillet
chance-double = { $percent } d’y rester à la deuxième carte

## Questions and answers. Each answer names its rules

faq-1-q = Nous sommes deux à avoir joué la même valeur. Qui prend le pli ?
faq-1-a = Ni toi ni l’autre. Les cartes égales s’annulent, et la plus forte des autres gagne. Elle prend aussi les annulées : votre querelle de jumeaux enrichit un tiers.
    .rules = pan.cancel pan.highest pan.take
faq-2-q = Et si chaque carte a son égale ?
faq-2-a = Alors personne ne gagne. Les cartes de ce pli quittent le jeu, et le pli suivant se joue comme d’habitude.
    .rules = pan.cancel pan.nobody
faq-3-q = Un 1 et un 6 ont été joués. Qui gagne ?
faq-3-a = Le 1, si les deux restent une fois les égales annulées. Il prend tout le pli.
    .rules = pan.mouse pan.take
faq-4-q = La souris bat-elle aussi le gorille ?
faq-4-a = Non. Le 1 ne bat qu’un 6 qui est la plus forte carte restante ; si c’est un 5, un 4, un 3 ou un 2, le 1 perd comme toute petite carte. Certaines sources le mettent au-dessus de tout : choisis « { option-mouse } : { option-mouse-top } » pour jouer à leur façon.
    .rules = pan.mouse pan.highest
faq-5-q = Deux souris et un éléphant : les souris gagnent-elles ensemble ?
faq-5-a = Non, les souris s’annulent et le 6 tient bon. À l’inverse, deux 6 s’annulent et le 1 n’a plus personne à effrayer : la plus forte du reste gagne.
    .rules = pan.cancel pan.mouse
faq-6-q = Est-il sage de garder une souris pour un éléphant ?
faq-6-a = À une petite table, souvent. Plus il y a de monde, plus il est probable que quelqu’un envoie une autre souris, et alors les deux ne valent rien.
    .rules = pan.mouse pan.cancel
faq-7-q = Que deviennent les cartes qui n’ont pas été distribuées ?
faq-7-a = Elles restent hors de la partie et personne ne les voit. À six, il n’y en a pas.
    .rules = pan.deal pan.players
faq-8-q = À deux, qui choisit la carte du fantôme ?
faq-8-a = Le hasard, à chaque pli. Désigner à tour de rôle une de ses cartes cachées, comme certains le font, revient au même : personne ne sait ce qu’il y a dessous.
    .rules = pan.phantom
faq-9-q = Le fantôme a gagné un pli. À qui vont les cartes ?
faq-9-a = À personne. Toutes les trois quittent le jeu. Le fantôme ne prend pas non plus part au revolver.
    .rules = pan.phantom-wins pan.phantom-out
faq-10-q = Qui commence au revolver, et en cas d’égalité ?
faq-10-a = Qui a le plus de cartes. À égalité, la plus grande somme des valeurs passe devant, puis le plus de 6, puis le plus de 5, jusqu’aux 1. Si tout est égal, le sort décide sous les yeux de tous ; une source laisse la table s’entendre. Ensuite on suit le classement, ou les places avec « { option-order } : { option-order-clockwise } ».
    .rules = pan.order pan.lot
faq-11-q = J’ai moins de cartes maintenant. L’ordre change-t-il ?
faq-11-a = Pas encore. Payer et voler n’y touchent pas. Seul un BANG fait refaire le classement, avec les cartes qu’on a à ce moment-là.
    .rules = pan.order pan.bang
faq-12-q = À quoi servent les cartes que j’ai gagnées ?
faq-12-a = Elles te placent tôt dans l’ordre, et elles sont ta monnaie au revolver : une seule paie le barillet, autant qu’il y a de survivants paient le droit de passer. Sans cartes, tu tires quand vient ton tour.
    .rules = pan.order pan.spin pan.skip
faq-13-q = Pourquoi vouloir passer en premier ?
faq-13-a = Parce que le premier tir sur une pile neuve est le plus doux : 1 sur 6. Chaque CLIC rend le suivant plus rude : 1 sur 5, 1 sur 4, jusqu’à la certitude.
    .rules = pan.order pan.flip pan.clic
faq-14-q = La personne avant moi a retourné un CLIC. Puis-je faire tourner le barillet ou passer ?
faq-14-a = Oui, si tu peux payer. Certaines sources t’obligent alors à retourner la carte du dessus : c’est « { option-forced } : { option-forced-on } ». Même ainsi, qui n’a pas de cartes peut en retourner une deuxième après son propre CLIC.
    .rules = pan.turn pan.forced pan.double
faq-15-q = Quand le barillet vaut-il sa carte ?
faq-15-a = Quand plusieurs CLIC sont sortis. Le barillet te ramène toujours à 1 sur 6 ; avec quatre CLIC sortis, tirer serait à 1 sur 2, avec cinq ce serait la fin. Sur une pile neuve tu paies pour rien, ce qui est permis.
    .rules = pan.spin pan.flip
faq-16-q = J’ai payé le barillet et retourné le BANG. Ma carte revient-elle ?
faq-16-a = Non. La carte est partie, et toi aussi.
    .rules = pan.spin pan.bang
faq-17-q = Il me manque une carte pour passer. Puis-je payer ce que j’ai ?
faq-17-a = Non. Il faut autant de cartes qu’il y a de survivants, toi avec, sinon on ne passe pas. Retourne la carte du dessus, ou fais tourner le barillet pour une seule carte.
    .rules = pan.skip pan.turn
faq-18-q = Passer, n’est-ce pas beaucoup trop cher ?
faq-18-a = Tant qu’il y a du monde en vie, si. C’est aussi la seule façon de traverser un tour sans tirer, et cela laisse la pile chargée à la suite. Chaque BANG fait baisser le prix d’une carte.
    .rules = pan.skip pan.discard
faq-19-q = Je n’ai pas de cartes et j’ai retourné un CLIC. Dois-je en retourner une deuxième ?
faq-19-a = Non. Tu peux t’arrêter après la première, et le tour passe.
    .rules = pan.double
faq-20-q = La deuxième carte est le BANG. Est-ce que ça compte ?
faq-20-a = Autant que la première. Première ou deuxième, qui retourne le BANG est hors jeu.
    .rules = pan.double pan.bang
faq-21-q = Puis-je tout prendre à la même personne ?
faq-21-a = Oui. Répartis comme tu veux entre les autres, sans prendre plus de cartes qu’il n’y a de survivants. S’ils en ont moins à eux tous, tu prends ce qu’il y a, et tu peux t’arrêter avant.
    .rules = pan.steal
faq-22-q = Au fait, qui peut retourner une deuxième carte ?
faq-22-a = Qui n’a aucune carte devant soi quand le CLIC sort, même si la dernière vient de payer le barillet. Les sources divergent : « { option-double } » peut s’ouvrir à tout le monde ou se fermer à tous, et « { option-double_when } : { option-double_when-before } » regarde le début du tour.
    .rules = pan.double
faq-23-q = Je n’ai gagné aucun pli. C’est déjà fini pour moi ?
faq-23-a = Pas tout à fait. Tu ne peux rien payer, mais un deuxième CLIC dans le même tour te remplit les poches aux frais des riches. Le risque est double : sur une pile neuve, 1 sur 3 au lieu de 1 sur 6. Certains jouent que tu ne vas même pas au revolver : « { option-entry } : { option-entry-winners } ».
    .rules = pan.double pan.steal pan.entry
faq-24-q = Quelqu’un est hors jeu. Et maintenant ?
faq-24-a = Ses cartes quittent le jeu, les six cartes du revolver sont mélangées, et les survivants sont reclassés d’après ce qu’ils ont. La tête enchaîne, jusqu’à ce qu’il n’en reste qu’un.
    .rules = pan.bang pan.order pan.last


### The rules and the story of a match, as the page shows them

section-material = Sur la table
section-stage-1-tricks = D’abord : quatre plis
section-two-players = À deux
section-stage-2-the-gun = Ensuite : le revolver
source-S0p = éditeur
source-S0r = résumé
source-S0f = réponses
source-S1 = livret
source-R = critiques
source-H = maison

story-mouse =
    { $you ->
        [yes] Pli { $trick } : ta souris a battu tout le monde et raflé { $count } cartes.
       *[no] Pli { $trick } : la souris de { $player } a battu tout le monde et raflé { $count } cartes.
    }
story-take =
    { $you ->
        [yes] Pli { $trick } : les { $count } cartes sont pour toi.
       *[no] Pli { $trick } : les { $count } cartes sont pour { $player }.
    }
story-nobody = Pli { $trick } : tout s’est annulé, personne n’a gagné.
story-phantom-wins = Le pli { $trick } est allé au fantôme, donc hors du jeu.
story-out =
    { $you ->
        [yes] Pas de cartes, pas de revolver : tu étais hors jeu avant le début.
       *[no] Pas de cartes, pas de revolver : { $player } était hors jeu avant le début.
    }
story-clic-flip =
    { $you ->
        [yes] Tu as retourné la carte à 1 sur { $of }. CLIC.
       *[no] { $player } a retourné la carte à 1 sur { $of }. CLIC.
    }
story-clic-spin =
    { $you ->
        [yes] Tu as fait tourner le barillet, 1 sur { $of }. CLIC.
       *[no] { $player } a fait tourner le barillet, 1 sur { $of }. CLIC.
    }
story-clic-double =
    { $you ->
        [yes] Tu as retourné une deuxième carte à 1 sur { $of }. CLIC.
       *[no] { $player } a retourné une deuxième carte à 1 sur { $of }. CLIC.
    }
story-bang-flip =
    { $of ->
        [1]
            { $you ->
                [yes] Il ne te restait que la dernière carte. BANG.
               *[no] Il ne restait à { $player } que la dernière carte. BANG.
            }
       *[other]
            { $you ->
                [yes] Tu as retourné la carte à 1 sur { $of }. BANG.
               *[no] { $player } a retourné la carte à 1 sur { $of }. BANG.
            }
    }
story-bang-spin =
    { $you ->
        [yes] Tu as fait tourner le barillet, 1 sur { $of }. BANG.
       *[no] { $player } a fait tourner le barillet, 1 sur { $of }. BANG.
    }
story-bang-double =
    { $you ->
        [yes] Tu as voulu une deuxième carte, 1 sur { $of }. BANG.
       *[no] { $player } a voulu une deuxième carte, 1 sur { $of }. BANG.
    }
story-steal =
    { $count ->
        [one]
            { $you ->
                [yes] Deux CLIC d’affilée : tu as volé une carte.
               *[no] Deux CLIC d’affilée : { $player } a volé une carte.
            }
       *[other]
            { $you ->
                [yes] Deux CLIC d’affilée : tu as volé { $count } cartes.
               *[no] Deux CLIC d’affilée : { $player } a volé { $count } cartes.
            }
    }

### The table on the page

scene-you = Toi
scene-phantom = Fantôme
scene-phantom-note = joue au hasard
scene-nobody = personne
scene-chosen = choisi
scene-thinking = réfléchit
scene-next = ensuite
scene-at-gun = à présent
scene-out = hors jeu
scene-bot-plays = un robot joue
scene-away = absent
scene-cards =
    { $count ->
        [0] 0 carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
scene-gone =
    { $count ->
        [0] Aucune carte n’est hors du jeu
        [one] { $count } carte est hors du jeu
       *[other] { $count } cartes sont hors du jeu
    }
scene-front = Devant { $player }
scene-hand = Ta main
scene-own = Tes cartes
scene-card-chosen = { $card }, ton choix. Toi seul le vois
scene-best = gagne
scene-cancelled = annulée
scene-last-trick = Dernier pli
    .won = Dernier pli : { $player }.
scene-rule = Voir la règle
scene-change = Tant que tous n’ont pas choisi, tu peux encore changer d’avis.
scene-you-out = Te voilà hors jeu. À présent, place au spectacle.
scene-choices = Tes choix
scene-gun =
    { $clics ->
        [0] Le revolver : { $left } chambres, aucune vue. L’une d’elles est le BANG
        [one] Le revolver : un CLIC vu, { $left } chambres inconnues. L’une d’elles est le BANG
       *[other] Le revolver : { $clics } CLIC vus, { $left ->
            [one] une seule chambre reste : le BANG
           *[other] { $left } chambres inconnues. L’une d’elles est le BANG
        }
    }
scene-hold = Maintenir pour tirer
scene-shoot = Tirer
scene-hold-spin = Maintenir pour tourner
scene-shoot-spin = Faire tourner
scene-hold-double = Maintenir : encore une
scene-shoot-double = Encore une
scene-sure = Vraiment ? Encore une fois
scene-spin = Barillet
scene-skip = Passer
scene-back = Retour
scene-pay =
    { $count ->
        [one] payer une carte
       *[other] payer { $count } cartes
    }
scene-then =
    { $count ->
        [one] puis encore une
       *[other] puis encore { $count }
    }
scene-safe = sans risque
scene-odds =
    { $of ->
        [1] mort certaine
        [2] une sur deux
        [3] une sur trois
        [4] une sur quatre
        [5] une sur cinq
        [6] une sur six
       *[other] une sur { $of }
    } · { $percent } %
scene-percent = { $percent } %
scene-pick-spin = Quelle carte paie le barillet ?
scene-pick-skip = Quelle carte d’abord ?

### The coach. $count: how many are alive

coach-choose = Choisis une carte : les autres voient que c’est fait, pas laquelle. Tant qu’il manque un choix, presse une autre carte pour changer d’avis.
coach-highest = Puis toutes se montrent d’un coup, et la plus forte qui reste gagne. Après quatre plis vient le revolver.
coach-cancel = Les cartes égales s’annulent : aucune ne gagne, si forte soit-elle. Qui gagne les prend aussi ; si tout s’annule, personne ne prend rien.
coach-mouse = Si la plus forte carte restante est un 6 éléphant et qu’il reste un 1 souris, la souris gagne le pli. Sans éléphant, un 1 n’est qu’un 1.
coach-mouse-top = À cette table, le 1 souris bat toutes les cartes, même le 6 éléphant. Seule une autre souris l’arrête : les égales s’annulent.
coach-phantom = À deux, un fantôme joue une carte au hasard à chaque pli. Ce qu’il gagne quitte le jeu.
coach-take = Les cartes gagnées sont ta monnaie : au revolver, elles paient barillet et passages. Qui en a le plus commence, sur une pile neuve.
coach-take-winners = Les cartes gagnées paient le barillet et le droit de passer. À cette table, qui n’en a pas quand d’autres en ont est hors jeu avant le premier tir.
coach-turn = Trois façons de jouer ton tour : tirer, tourner le barillet ou passer. Tirer est gratuit ; le barillet coûte une carte, passer en coûte plusieurs.
coach-flip = Six chambres, un seul BANG, et chaque CLIC lui laisse une cachette de moins. Les points d’un bouton disent ton risque d’en mourir.
coach-flip-unseen = Six chambres, un seul BANG, et chaque CLIC lui laisse une cachette de moins. Compte bien : cette table ne montre pas les risques.
coach-forced = À cette table, tant qu’un CLIC est visible, tu peux seulement tirer. Le barillet et le droit de passer attendent une pile neuve.
coach-broke = Sans cartes, tu peux seulement tirer. Si c’est un CLIC, tu peux risquer une deuxième carte : un autre CLIC te laisse voler.
coach-broke-off = Sans cartes, tu peux seulement tirer : tout le reste se paie, et personne ne prête.
coach-last = Vous n’êtes plus que deux. Le prochain BANG finit la partie : qui le retourne est deuxième, l’autre gagne.
coach-spin = Le barillet coûte une carte et mélange les six : retour à une sur six. La carte reste payée, même si tu y restes aussi.
coach-skip = Passer finit ton tour sans tirer. Il en coûte autant de cartes qu’il y a de survivants, { $count } en ce moment ; avec moins, impossible.
coach-bang = Le BANG emporte quelqu’un, cartes comprises. Les six cartes du revolver sont mélangées, le classement est refait, et la tête enchaîne.
coach-order = Le plus de cartes passe d’abord, puis la plus grande somme. Le tour suit ce classement, encore et encore ; seul un BANG le refait.
coach-order-clockwise = Le plus de cartes commence, puis la plus grande somme ; de là, on va de place en place. Après un BANG, on cherche une nouvelle tête.
coach-discard = Tu choisis de quoi payer, une carte à la fois. Une petite paie autant qu’une grande, et les grandes départagent les égalités.
coach-double = Un CLIC, et aucune carte devant toi : tu peux en retourner une deuxième. Un autre CLIC te laisse voler ; le BANG reste le BANG.
coach-double-anyone = À cette table, qui retourne un CLIC peut retourner une deuxième carte. Un autre CLIC te laisse voler ; le BANG reste le BANG.
coach-steal = Deux CLIC dans le même tour : vole jusqu’à { $count } cartes, le nombre de survivants, à qui tu veux. S’il y en a moins, prends ce qu’il y a.
coach-out = Te voilà hors jeu, cartes comprises. Le dernier survivant gagne ; les autres sont classés selon leur chute.
coach-out-entry = Tu n’as gagné aucune carte, d’autres si : à cette table, cela met hors jeu avant le premier tir.
