# El Mortal. $you vaut « yes » si c’est du lecteur qu’il s’agit, sinon « no ».

game-name = El Mortal
game-line = La pile est pleine de morts. Mieux vaut toi que moi.
game-goal = Avoir le moins de morts devant soi quand quelqu’un en a une de trop : esquive, fais passer, dis NON.

## Cartes : nom, effet, exemple

card-observador = Observateur
    .effect = Regarde les trois premières cartes de la pile, puis repose-les dans le même ordre.
    .example = Un Vol, une mort, un NON : tu sais que la deuxième pioche fait mal. Les autres t’ont seulement vu regarder.
card-tachan = Tadam
    .effect = Chacun passe toute sa main à gauche, dans le sens des aiguilles, quel que soit le sens du jeu.
    .example = Tu tiens trois mauvaises cartes, ton voisin de droite cinq bonnes : un instant après, les cinq sont à toi.
card-tachan-reves = Tadam à l’envers
    .effect = Chacun passe toute sa main à droite, à rebours des aiguilles, quel que soit le sens du jeu.
    .example = Après un Tadam, celui-ci rend à chacun la main qu’il avait.
card-escudo = Bouclier humain
    .effect = À tout moment, quand une carte te vise ou que tu pioches une mort : ce qui devait te toucher va à un autre joueur vivant de ton choix.
    .example = Tu pioches une mort, tu poses le bouclier et désignes Ana : si personne ne dit NON, la mort est pour elle.
card-piedra = Pierre
    .effect = Aucune utilité. On ne peut pas la défausser par choix ; elle peut être prise, passée ou perdue au hasard.
    .example = Tu n’as que la pierre : à ton tour tu ne fais rien, puis tu pioches.
card-paz = Paix
    .effect = Reste un tour devant toi. Pendant ce temps personne, pas même toi, ne peut jouer une carte nuisible.
    .example = Tant que la Paix est là, un Coup de poignard est refusé ; un NON ou un Désintégrateur ne l’est pas.
card-envenenamiento = Empoisonnement
    .effect = Reste pour de bon devant un joueur. Au début de chacun de ses tours, il défausse une carte au hasard, même la Pierre.
    .example = Deux poisons devant toi te coûtent deux cartes par tour, jusqu’à un Désintégrateur ou un Profanateur.
card-hipnotizar = Hypnotiser
    .effect = Regarde la main d’un joueur et utilise une de ses cartes comme si elle était à toi. Elle ne compte pas dans tes deux cartes.
    .example = Tu regardes la main de Max et utilises son Héritage : une de tes morts va à Ana, et Max a une carte de moins.
card-no = NON
    .effect = À tout moment : la carte visée n’a d’effet sur personne. Un NON peut annuler un NON.
    .example = Ana joue Bousculade sur toi, tu dis NON, elle dit NON à ton NON : tu pioches.
card-rebota = Rebond
    .effect = À tout moment, quand la carte d’un autre te vise : la part qui devait te toucher touche celui qui l’a jouée. Les autres la subissent comme prévu.
    .example = Faux sur Ana, toi et son joueur : tu la renvoies, Ana défausse une carte, son joueur deux puis trois.
card-congelacion = Congélation
    .effect = Reste un tour devant un joueur. À son prochain tour il ne joue rien, défausse deux cartes de son choix, et pioche.
    .example = Deux congélations devant toi ne te coûtent qu’un tour : il use les deux.
card-guadana = Faux
    .effect = Nomme jusqu’à trois joueurs différents, dans l’ordre : le premier défausse une carte, le deuxième deux, le troisième trois, de leur choix.
    .example = Qui a trop peu de cartes défausse ce qu’il a.
card-punalada = Coup de poignard
    .effect = Un joueur défausse une carte que tu tires à l’aveugle de sa main.
    .example = Tu poignardes Max et tires son dernier NON. Ou sa Pierre : alors il te remercie.
card-desintegrador = Désintégrateur
    .effect = Détruis une carte posée devant un joueur : une mort, une carte durable ou d’un tour. Elle quitte la partie.
    .example = Détruis une de tes morts. Au départage, cela fait gagner aussitôt.
card-gemelas = Jumelles
    .effect = Restent pour de bon devant toi. À ce tour ou à un autre de tes tours, tu peux poser dessus une carte de ta main : dès lors toi seul peux jouer cette sorte de carte.
    .example = Tu poses NON sur les Jumelles : personne d’autre ne peut dire NON. Si elles partent, le NON est défaussé et chacun peut de nouveau.
card-empujon = Bousculade
    .effect = Un joueur pioche maintenant la première carte.
    .example = Tu as vu une mort en haut de la pile : bouscule Ana.
card-robo = Vol
    .effect = Prends une carte au hasard dans la main d’un joueur.
    .example = Tu voles Max et tires son bouclier. Il sait ce que tu as maintenant.
card-escapada = Fuite
    .effect = Ton tour s’arrête aussitôt et tu ne pioches pas.
    .example = La prochaine carte est une mort, et tu le sais : fuis.
card-doble-filo = Double tranchant
    .effect = Ta limite de ce tour augmente de deux cartes.
    .example = Quatre cartes en un tour, puis toute une main à piocher : d’où son nom.
card-media-vuelta = Demi-tour
    .effect = Le jeu change de sens et ton tour s’arrête sans piocher.
    .example = Celui qui vient de jouer rejoue, juste après toi.
card-barajar = Mélange
    .effect = Toute la pile est mélangée, morts comprises.
    .example = Ce que chacun a vu de la pile ne vaut plus rien.
card-corte = Coupe
    .effect = Mets d’un bloc les une à cinq premières cartes sous la pile. Le nombre est public ; s’il dépasse le possible, toutes y passent sauf une.
    .example = Tu as vu une mort en troisième place : coupe trois cartes.
card-vidente = Voyante
    .effect = Regarde les trois premières cartes de la pile et repose-les dans l’ordre de ton choix.
    .example = Tu pioches une carte ce tour-ci : mets la mort en deuxième.
card-bajo-tierra = Sous terre
    .effect = À la fin de ce tour tu pioches sous les trois premières cartes. S’il en reste trois ou moins, tu prends celle du fond.
    .example = Une mort est en haut : creuse dessous et laisse-la au suivant.
card-resurreccion = Résurrection
    .effect = Remets une de tes morts dans la pile, sous zéro à dix cartes. La profondeur est ton choix et ton secret.
    .example = Zéro la met en haut, pour qui pioche ensuite : toi peut-être, à la fin de ce tour. Au départage, remettre une mort fait gagner aussitôt.
card-herencia = Héritage
    .effect = Donne une de tes morts à un joueur qui en a moins que toi. Pas au départage.
    .example = Tu as deux morts, Ana aucune : elle en hérite d’une.
card-saqueo = Pillage
    .effect = Prends la carte de ton choix dans la défausse, mais ni Pillage ni Miroir.
    .example = Le NON d’Ana vient d’être défaussé. Il était bon ; il est à toi.
card-impuesto = Impôt
    .effect = Deux autres joueurs de ton choix te donnent chacun une carte de leur choix.
    .example = L’un des deux peut avoir la main vide ; alors tu reçois une carte.
card-lluvia = Pluie
    .effect = Chacun, toi aussi, pioche une carte, à commencer par toi.
    .example = Trois joueurs sous la pluie : la troisième carte est une mort.
card-espejo = Miroir
    .effect = Utilise l’effet de la dernière carte qui a agi, jamais d’une carte à tout moment, avec de nouvelles cibles. Il compte en tout comme cette carte.
    .example = Ana t’a volé. Ton Miroir est maintenant un Vol : reprends ta carte, si le hasard le veut.
card-cadenas = Chaînes
    .effect = Restent pour de bon devant un joueur. Il doit jouer deux cartes par tour s’il le peut, et jamais plus.
    .example = Deux cartes jouées sont deux cartes piochées : les chaînes attirent la mort.
card-amuleto = Amulette
    .effect = Reste pour de bon devant toi. La prochaine mort que tu prendrais quitte la partie, et l’Amulette est défaussée.
    .example = Ana te lègue une mort : elle tombe en poussière, l’Amulette aussi.
card-maldicion = Malédiction
    .effect = Reste pour de bon devant un joueur. Il joue main ouverte et ne peut jouer aucune carte à tout moment.
    .example = Tout le monde voit les deux NON de Max, et personne n’a à les craindre.
card-profanador = Profanateur
    .effect = Échange toutes les cartes durables et d’un tour posées devant toi avec celles d’un joueur. Chacune reste à qui l’a jouée.
    .example = Ton poison contre l’Amulette d’Ana : une bonne nuit de travail.
card-amnesia = Amnésie
    .effect = Un joueur défausse toute sa main, même la Pierre.
    .example = Max avait six cartes et de grands projets.
card-trueque = Troc
    .effect = Échange ta main avec celle d’un joueur, même vide.
    .example = C’était ta dernière carte : Ana ne reçoit rien, toi ses cinq.
card-ruleta = Roulette
    .effect = Un joueur vivant tiré au sort, toi peut-être, pioche la première carte.
    .example = Le sort tombe avant les réponses : qui est touché a encore son bouclier.
card-muerte = mort
    .effect = Reste visible devant qui la prend. Quand quelqu’un en a trois (à deux joueurs, d’ordinaire quatre), la partie s’arrête, et qui en a le moins gagne.
    .example = Tu pioches une mort : elle est à toi, sauf si tu as un bouclier et quelqu’un derrière qui te cacher.
card-back = carte cachée
card-marked-any-time = { $name }, à tout moment
card-marked-one-round = { $name }, pour un tour
card-marked-lasting = { $name }, carte durable

## Questions

prompt-play = Ton tour : joue une carte
    .help = Il faut en jouer une. Si aucune ne sert, tu en défausses une.
    .wait =
        { $count ->
            [one] À { $players } de jouer.
           *[other] À eux de jouer : { $players }.
        }
prompt-more = Encore une, ou fin du tour ?
    .help = Ensuite tu pioches jusqu’à trois cartes.
    .wait =
        { $count ->
            [one] { $players } peut jouer encore une carte.
           *[other] Peuvent continuer : { $players }.
        }
prompt-aim = Qui vises-tu ?
    .help = Toi-même aussi, sauf si la carte l’interdit.
    .wait =
        { $count ->
            [one] { $players } vise.
           *[other] Ils visent : { $players }.
        }
prompt-answer = Tu réponds ?
    .help = Tout le monde est interrogé en même temps et en secret. La première réponse dans l’ordre du tour compte ; les autres restent en main.
    .wait =
        { $count ->
            [one] { $players } réfléchit encore à une réponse.
           *[other] Réfléchissent encore : { $players }.
        }
prompt-shield = Une mort. Un bouclier ?
    .help = Avec un bouclier elle va à quelqu’un d’autre, s’il n’y peut rien.
    .wait =
        { $count ->
            [one] { $players } a pioché une mort.
           *[other] Ils ont pioché une mort : { $players }.
        }
prompt-discard = Défausse une carte
    .help = Celle que tu veux. Une Pierre reste.
    .wait =
        { $count ->
            [one] { $players } doit défausser.
           *[other] Doivent défausser : { $players }.
        }
prompt-use = Utilise une de ces cartes
    .help = C’est toi qui la joues, et elle ne compte pas dans tes deux.
    .wait =
        { $count ->
            [one] { $players } fouille une main qui n’est pas la sienne.
           *[other] Fouillent la main d’un autre : { $players }.
        }
prompt-give = Donne une carte
    .help = Celle que tu veux.
    .wait =
        { $count ->
            [one] { $players } paie l’impôt.
           *[other] Paient l’impôt : { $players }.
        }
prompt-cut = Couper combien de cartes ?
    .help = Elles vont d’un bloc sous la pile. Tous voient le nombre.
    .wait =
        { $count ->
            [one] { $players } coupe la pile.
           *[other] Coupent la pile : { $players }.
        }
prompt-order = Quelle carte ensuite ?
    .help = De haut en bas. Qui pioche ensuite prend la première.
    .wait =
        { $count ->
            [one] { $players } range des cartes.
           *[other] Rangent des cartes : { $players }.
        }
prompt-bury = Enterrer la mort sous combien ?
    .help = Zéro, c’est en haut. Si la pile est moins haute, elle va dessous. Personne ne voit où.
    .wait =
        { $count ->
            [one] { $players } enterre une mort.
           *[other] Enterrent une mort : { $players }.
        }
prompt-take = Quelle carte de la défausse ?
    .help = Elle va dans ta main, sauf si quelqu’un dit NON.
    .wait =
        { $count ->
            [one] { $players } fouille la défausse.
           *[other] Fouillent la défausse : { $players }.
        }
prompt-destroy = Détruire quelle carte ?
    .help = Elle quitte la partie, sauf si quelqu’un dit NON.
    .wait =
        { $count ->
            [one] { $players } vise une carte.
           *[other] Visent une carte : { $players }.
        }

## Ce que dit un bouton

move-pass = Laisser faire
move-end = Finir le tour et piocher
move-nothing = Rien à faire
move-stop = Personne d’autre
move-cut = Couper { $number }
move-bury = Sous { $number }
move-aim = { $at }
move-play = Jouer { $name }
move-answer = Répondre { $name }
move-discard = Défausser { $name }
move-lay = Poser { $name } sur les Jumelles
move-use = Utiliser { $name }
move-give = Donner { $name }
move-take = Prendre { $name }
move-put = Ensuite : { $name }
move-destroy = Détruire { $name } devant { $from }
move-destroy-twins = Détruire les Jumelles portant { $name } devant { $from }

## Ce qui s’est passé

event-removed = Hors jeu : { $cards }.
event-first =
    { $you ->
        [yes] Le sort te fait commencer.
       *[no] Le sort fait commencer { $player }.
    }
event-deal =
    { $you ->
        [yes] Tu reçois : { $cards }.
       *[no] { $player } reçoit : { $cards }.
    }
event-turn =
    { $you ->
        [yes] À toi de jouer.
       *[no] Au tour de { $player }.
    }
event-frozen =
    { $you ->
        [yes] Tu es pris dans la glace : ce tour est perdu.
       *[no] { $player } est pris dans la glace : ce tour est perdu.
    }
event-fade =
    { $you ->
        [yes] Un tour est passé. Parti de devant toi : { $cards }.
       *[no] Un tour est passé. Parti de devant { $player } : { $cards }.
    }
event-poisoned =
    { $you ->
        [yes] Le poison te prend : { $cards }.
       *[no] Le poison prend à { $player } : { $cards }.
    }
event-plays =
    { $you ->
        [yes] Tu joues { $as ->
            [yes] { $cards } comme { $name }
           *[no] { $cards }
        }.
       *[no] { $player } joue { $as ->
            [yes] { $cards } comme { $name }
           *[no] { $cards }
        }.
    }
event-answers =
    { $you ->
        [yes] Tu réponds : { $cards }.
       *[no] { $player } répond : { $cards }.
    }
event-uses =
    { $you ->
        [yes] Tu utilises, de la main de { $from } : { $as ->
            [yes] { $cards } comme { $name }
           *[no] { $cards }
        }.
       *[no]
            { $from_you ->
                [yes] { $player } utilise, de ta main : { $as ->
            [yes] { $cards } comme { $name }
           *[no] { $cards }
        }.
               *[no] { $player } utilise, de la main de { $from } : { $as ->
            [yes] { $cards } comme { $name }
           *[no] { $cards }
        }.
            }
    }
event-aims =
    { $you ->
        [yes] Avec { $name } tu vises { $at }.
       *[no]
            { $at_you ->
                [yes] Avec { $name } { $player } te vise.
               *[no] Avec { $name } { $player } vise { $at }.
            }
    }
event-names =
    { $you ->
        [yes] Tu veux { $name }, dans la défausse.
       *[no] { $player } veut { $name }, dans la défausse.
    }
event-targets =
    { $count ->
        [0]
            { $you ->
                [yes] Tu vises { $name } devant { $from }.
               *[no]
                    { $from_you ->
                        [yes] { $player } vise { $name } devant toi.
                       *[no] { $player } vise { $name } devant { $from }.
                    }
            }
       *[other]
            { $you ->
                [yes] Tu vises { $name } portant { $cards } devant { $from }.
               *[no]
                    { $from_you ->
                        [yes] { $player } vise { $name } portant { $cards } devant toi.
                       *[no] { $player } vise { $name } portant { $cards } devant { $from }.
                    }
            }
    }
event-lot =
    { $you ->
        [yes] Le sort tombe sur toi.
       *[no] Le sort tombe sur { $player }.
    }
event-cancelled = Annulé : { $cards }.
event-lies =
    { $you ->
        [yes] { $name } est maintenant devant toi.
       *[no] { $name } est maintenant devant { $player }.
    }
event-lays =
    { $you ->
        [yes] Tu poses sur les Jumelles : { $cards }. Personne d’autre ne peut plus en jouer.
       *[no] { $player } pose sur les Jumelles : { $cards }. Personne d’autre ne peut plus en jouer.
    }
event-bared =
    { $you ->
        [yes] Tout le monde voit ta main : { $cards }.
       *[no] La main de { $player } est visible : { $cards }.
    }
event-redirects =
    { $you ->
        [yes] Ce que { $name } te ferait, c’est { $at } qui le subit.
       *[no]
            { $at_you ->
                [yes] Ce que { $name } ferait à { $player }, c’est toi qui le subis.
               *[no] Ce que { $name } ferait à { $player }, c’est { $at } qui le subit.
            }
    }
event-discards =
    { $you ->
        [yes] Tu défausses : { $cards }.
       *[no] { $player } défausse : { $cards }.
    }
event-nothing =
    { $you ->
        [yes] Tu ne peux rien faire.
       *[no] { $player } ne peut rien faire.
    }
event-stabbed =
    { $you ->
        [yes] Arraché à ta main : { $cards }.
       *[no] Arraché à la main de { $player } : { $cards }.
    }
event-steals =
    { $you ->
        [yes] Tu voles à { $from } : { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } te vole : { $cards }.
               *[no] { $player } vole à { $from } : { $cards }.
            }
    }
event-gives =
    { $you ->
        [yes] Tu donnes à { $at } : { $cards }.
       *[no]
            { $at_you ->
                [yes] { $player } te donne : { $cards }.
               *[no] { $player } donne à { $at } : { $cards }.
            }
    }
event-passes =
    { $you ->
        [yes] Ta main va à { $at } : { $cards }.
       *[no]
            { $at_you ->
                [yes] La main de { $player } vient à toi : { $cards }.
               *[no] La main de { $player } va à { $at } : { $cards }.
            }
    }
event-sees =
    { $you ->
        [yes] Tu regardes la main de { $from } : { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } regarde ta main : { $cards }.
               *[no] { $player } regarde la main de { $from } : { $cards }.
            }
    }
event-looks =
    { $you ->
        [yes] En haut de la pile tu vois : { $cards }.
       *[no] { $player } regarde le haut de la pile : { $cards }.
    }
event-orders =
    { $you ->
        [yes] Tu reposes les cartes à ton idée.
       *[no] { $player } repose les cartes à son idée.
    }
event-cuts =
    { $you ->
        [yes] Tu coupes { $number }.
       *[no] { $player } coupe { $number }.
    }
event-shuffles =
    { $you ->
        [yes] Tu mélanges la pile.
       *[no] { $player } mélange la pile.
    }
event-buries =
    { $you ->
        [yes] Une de tes morts retourne dans la pile.
       *[no] Une mort de { $player } retourne dans la pile, personne ne voit où.
    }
event-notes =
    { $you ->
        [yes]
            { $depth ->
                [0] Toi seul le sais : elle est sur le dessus de la pile.
                [one] Toi seul le sais : une carte la couvre.
               *[other] Toi seul le sais : { $depth } cartes la couvrent, ou toutes celles qui restent.
            }
       *[no] { $player } seul sait combien de cartes la couvrent : { $depth }, ou toutes celles qui restent.
    }
event-loots =
    { $you ->
        [yes] Tu prends dans la défausse : { $cards }.
       *[no] { $player } prend dans la défausse : { $cards }.
    }
event-destroys =
    { $you ->
        [yes] Tu détruis { $cards } devant { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } détruit { $cards } devant toi.
               *[no] { $player } détruit { $cards } devant { $from }.
            }
    }
event-bequeaths =
    { $you ->
        [yes] Tu lègues une mort à { $at }.
       *[no]
            { $at_you ->
                [yes] { $player } te lègue une mort.
               *[no] { $player } lègue une mort à { $at }.
            }
    }
event-exhumes =
    { $you ->
        [yes] Ce qui est devant toi et devant { $at } change de place.
       *[no]
            { $at_you ->
                [yes] { $player } échange ce qui est devant soi avec ce qui est devant toi.
               *[no] { $player } échange ce qui est devant soi avec ce qui est devant { $at }.
            }
    }
event-forgets =
    { $you ->
        [yes] Tu oublies tout : { $cards }.
       *[no] { $player } oublie tout : { $cards }.
    }
event-escapes =
    { $you ->
        [yes] Tu files sans piocher.
       *[no] { $player } file sans piocher.
    }
event-turns-round =
    { $you ->
        [yes] Tu changes le sens du jeu.
       *[no] { $player } change le sens du jeu.
    }
event-draws =
    { $you ->
        [yes] Tu pioches : { $cards }.
       *[no] { $player } pioche : { $cards }.
    }
event-death =
    { $you ->
        [yes] Tu pioches une MORT.
       *[no] { $player } pioche une MORT.
    }
event-takes =
    { $you ->
        [yes] La mort est à toi. Tu en as maintenant { $deaths }.
       *[no] { $player } prend la mort et en a maintenant { $deaths }.
    }
event-amulet =
    { $you ->
        [yes] Ton Amulette fait sortir la mort du jeu et part à la défausse.
       *[no] L’Amulette de { $player } fait sortir la mort du jeu et part à la défausse.
    }
event-tie = Le moins de morts : { $tied }. Eux seuls continuent, et qui prend une mort est éliminé.
event-out =
    { $you ->
        [yes] Tu es hors jeu.
       *[no] { $player } est hors jeu.
    }
event-leaves =
    { $you ->
        [yes] Tu laisses ta main : { $cards }.
       *[no] { $player } laisse sa main : { $cards }.
    }
event-wins =
    { $you ->
        [yes] Tu gagnes.
       *[no] { $player } gagne.
    }
event-all-lose = La pile est vide. Tout le monde perd.

## Réponses refusées

refused-mortal-play = « { $move } » ne va pas. À ton tour tu joues une carte de ta main : une au moins, deux au plus, sauf si une carte dit autre chose.
refused-mortal-usable = « { $move } » ne va pas. Cette carte n’a rien sur quoi agir, ou ne répond qu’à ce que jouent les autres.
refused-mortal-stuck = « { $move } » ne va pas. Tu ne défausses que si aucune de tes cartes ne sert, et jamais une Pierre.
refused-mortal-anyone = « { $move } » ne va pas. Nomme un joueur encore en jeu.
refused-mortal-window = « { $move } » ne va pas. Réponds avec une carte à tout moment de ta main, ou laisse faire.
refused-mortal-any-time = « { $move } » ne va pas. Tu as joué toutes les cartes permises ce tour-ci, et les réponses comptent aussi.
refused-mortal-rebota = « { $move } » ne va pas. Seul celui que touche la carte d’un autre peut la renvoyer.
refused-mortal-shield = « { $move } » ne va pas. Seul celui que touche une carte peut se protéger d’elle.
refused-mortal-shield-death = « { $move } » ne va pas. Une mort piochée ne se passe qu’avec un bouclier.
refused-mortal-card-observador = « { $move } » ne va pas. { card-observador } : { card-observador.effect }
refused-mortal-card-tachan = « { $move } » ne va pas. { card-tachan } : { card-tachan.effect }
refused-mortal-card-tachan-reves = « { $move } » ne va pas. { card-tachan-reves } : { card-tachan-reves.effect }
refused-mortal-card-escudo = « { $move } » ne va pas. { card-escudo } : { card-escudo.effect }
refused-mortal-card-piedra = « { $move } » ne va pas. { card-piedra } : { card-piedra.effect }
refused-mortal-card-paz = « { $move } » ne va pas. { card-paz } : { card-paz.effect }
refused-mortal-card-envenenamiento = « { $move } » ne va pas. { card-envenenamiento } : { card-envenenamiento.effect }
refused-mortal-card-hipnotizar = « { $move } » ne va pas. { card-hipnotizar } : { card-hipnotizar.effect }
refused-mortal-card-no = « { $move } » ne va pas. { card-no } : { card-no.effect }
refused-mortal-card-rebota = « { $move } » ne va pas. { card-rebota } : { card-rebota.effect }
refused-mortal-card-congelacion = « { $move } » ne va pas. { card-congelacion } : { card-congelacion.effect }
refused-mortal-card-guadana = « { $move } » ne va pas. { card-guadana } : { card-guadana.effect }
refused-mortal-card-punalada = « { $move } » ne va pas. { card-punalada } : { card-punalada.effect }
refused-mortal-card-desintegrador = « { $move } » ne va pas. { card-desintegrador } : { card-desintegrador.effect }
refused-mortal-card-gemelas = « { $move } » ne va pas. { card-gemelas } : { card-gemelas.effect }
refused-mortal-card-empujon = « { $move } » ne va pas. { card-empujon } : { card-empujon.effect }
refused-mortal-card-robo = « { $move } » ne va pas. { card-robo } : { card-robo.effect }
refused-mortal-card-escapada = « { $move } » ne va pas. { card-escapada } : { card-escapada.effect }
refused-mortal-card-doble-filo = « { $move } » ne va pas. { card-doble-filo } : { card-doble-filo.effect }
refused-mortal-card-media-vuelta = « { $move } » ne va pas. { card-media-vuelta } : { card-media-vuelta.effect }
refused-mortal-card-barajar = « { $move } » ne va pas. { card-barajar } : { card-barajar.effect }
refused-mortal-card-corte = « { $move } » ne va pas. { card-corte } : { card-corte.effect }
refused-mortal-card-vidente = « { $move } » ne va pas. { card-vidente } : { card-vidente.effect }
refused-mortal-card-bajo-tierra = « { $move } » ne va pas. { card-bajo-tierra } : { card-bajo-tierra.effect }
refused-mortal-card-resurreccion = « { $move } » ne va pas. { card-resurreccion } : { card-resurreccion.effect }
refused-mortal-card-herencia = « { $move } » ne va pas. { card-herencia } : { card-herencia.effect }
refused-mortal-card-saqueo = « { $move } » ne va pas. { card-saqueo } : { card-saqueo.effect }
refused-mortal-card-impuesto = « { $move } » ne va pas. { card-impuesto } : { card-impuesto.effect }
refused-mortal-card-lluvia = « { $move } » ne va pas. { card-lluvia } : { card-lluvia.effect }
refused-mortal-card-espejo = « { $move } » ne va pas. { card-espejo } : { card-espejo.effect }
refused-mortal-card-cadenas = « { $move } » ne va pas. { card-cadenas } : { card-cadenas.effect }
refused-mortal-card-amuleto = « { $move } » ne va pas. { card-amuleto } : { card-amuleto.effect }
refused-mortal-card-maldicion = « { $move } » ne va pas. { card-maldicion } : { card-maldicion.effect }
refused-mortal-card-profanador = « { $move } » ne va pas. { card-profanador } : { card-profanador.effect }
refused-mortal-card-amnesia = « { $move } » ne va pas. { card-amnesia } : { card-amnesia.effect }
refused-mortal-card-trueque = « { $move } » ne va pas. { card-trueque } : { card-trueque.effect }
refused-mortal-card-ruleta = « { $move } » ne va pas. { card-ruleta } : { card-ruleta.effect }

## Règles, comme les lisent les joueurs

rule-mortal-players = On joue de deux à six.
rule-mortal-two = À deux, on retire d’abord les cartes marquées « pas à deux ».
rule-mortal-deck = On joue avec toutes les cartes, ou seulement avec celles que nomme le livret.
rule-mortal-deal = On met les morts à part et on donne trois cartes à chacun.
rule-mortal-pile = De bas en haut, la pile est une mort, six cartes dessus (cinq à six joueurs), une autre mort, et ainsi de suite. Les morts en trop quittent la partie.
rule-mortal-short = Le groupe du haut peut être court. D’ordinaire il reste, mais à deux il quitte la partie, ses cartes visibles, avec la mort qui est dessous.
rule-mortal-first = Le premier joueur est tiré au sort.
rule-mortal-hidden-depth = Personne ne peut regarder combien de cartes restent avant la prochaine mort. Ce que tu as vu reste sous tes yeux tant que c’est certain.
rule-mortal-start = Le tour commence par la glace, puis tes cartes d’un tour partent, puis le poison agit.
rule-mortal-play = Tu dois jouer une carte et faire ce qu’elle dit ; puis tu peux en jouer encore une. Jamais plus de deux, sauf si une carte le dit.
rule-mortal-usable = Une carte sert si elle a sur quoi agir. Les cartes à tout moment ne servent pas seules.
rule-mortal-stuck = Si aucune carte ne sert, tu en défausses une, puis tu pioches ; sinon tu ne peux pas défausser. Une Pierre ne se défausse pas.
rule-mortal-anyone = Une carte peut viser tout joueur vivant, toi aussi, sauf si elle dit autre chose.
rule-mortal-draw = À la fin de ton tour tu pioches jusqu’à trois cartes ; avec trois ou plus tu ne pioches pas. Il n’y a pas de limite de main.
rule-mortal-death = Une mort piochée reste visible devant toi et ne compte pas dans les trois. Si une carte te fait piocher, c’est une carte, mort ou non.
rule-mortal-order = On joue dans le sens des aiguilles, jusqu’à ce qu’une carte le renverse.
rule-mortal-one-round = Une carte d’un tour est défaussée quand le tour revient à qui l’a jouée.
rule-mortal-lasting = Une carte durable reste jusqu’à ce qu’une carte l’enlève.
rule-mortal-any-time = Une carte à tout moment se joue quand on te demande une réponse. À ton tour elle compte dans tes deux cartes.
rule-mortal-window = Une fois la carte jouée et les cibles nommées, chacun peut répondre, tous ensemble et en secret. La première réponse dans l’ordre du tour compte, les autres restent en main. On peut répondre à une réponse.
rule-mortal-answerable = On ne répond qu’aux cartes jouées : ni aux défausses, ni aux cartes posées sur les Jumelles, ni aux choix d’un effet.
rule-mortal-no = NON annule pour tous la carte visée, et un NON peut annuler un NON. Les cartes annulées sont défaussées.
rule-mortal-rebota = Rebond renvoie à qui a joué la carte la partie qui devait te toucher. Seul qui est touché peut le jouer, jamais sur sa propre carte.
rule-mortal-shield = Un bouclier envoie la partie qui devait te toucher à un autre joueur vivant de ton choix. On peut opposer un bouclier à un bouclier.
rule-mortal-shield-death = Si tu pioches une mort, toi seul es interrogé, quoi que tu aies, pour la passer avec un bouclier. On peut répondre à ce bouclier.
rule-mortal-no-target = Aux cartes qui ne touchent personne on ne répond que par NON.
rule-mortal-three = Dès que quelqu’un a trois morts, la partie s’arrête, et qui en a le moins gagne. À deux il en faut quatre, ou autant que vous voulez, jusqu’à cinq ; à trois jusqu’à quatre.
rule-mortal-tie = Si plusieurs ont le moins de morts, eux seuls continuent, et les autres défaussent ce qu’ils ont. Qui prend une mort est éliminé, le dernier gagne. Qui enlève une de ses morts gagne aussitôt.
rule-mortal-empty = Si la pile est vide et que personne n’a gagné, tout le monde perd.
rule-mortal-immortal = Qui gagne sans une seule mort est immortel.
rule-mortal-places = Le gagnant d’abord, puis selon le moins de morts. Au départage, qui tombe plus tard vient avant. Si tout le monde perd, il n’y a pas de places.
rule-mortal-known = Qui donne, prend ou voit des cartes les connaît tant qu’elles n’ont pas pu bouger.
rule-mortal-card-observador = { card-observador } : { card-observador.effect }
rule-mortal-card-tachan = { card-tachan } : { card-tachan.effect }
rule-mortal-card-tachan-reves = { card-tachan-reves } : { card-tachan-reves.effect }
rule-mortal-card-escudo = { card-escudo } : { card-escudo.effect }
rule-mortal-card-piedra = { card-piedra } : { card-piedra.effect }
rule-mortal-card-paz = { card-paz } : { card-paz.effect }
rule-mortal-card-envenenamiento = { card-envenenamiento } : { card-envenenamiento.effect }
rule-mortal-card-hipnotizar = { card-hipnotizar } : { card-hipnotizar.effect }
rule-mortal-card-no = { card-no } : { card-no.effect }
rule-mortal-card-rebota = { card-rebota } : { card-rebota.effect }
rule-mortal-card-congelacion = { card-congelacion } : { card-congelacion.effect }
rule-mortal-card-guadana = { card-guadana } : { card-guadana.effect }
rule-mortal-card-punalada = { card-punalada } : { card-punalada.effect }
rule-mortal-card-desintegrador = { card-desintegrador } : { card-desintegrador.effect }
rule-mortal-card-gemelas = { card-gemelas } : { card-gemelas.effect }
rule-mortal-card-empujon = { card-empujon } : { card-empujon.effect }
rule-mortal-card-robo = { card-robo } : { card-robo.effect }
rule-mortal-card-escapada = { card-escapada } : { card-escapada.effect }
rule-mortal-card-doble-filo = { card-doble-filo } : { card-doble-filo.effect }
rule-mortal-card-media-vuelta = { card-media-vuelta } : { card-media-vuelta.effect }
rule-mortal-card-barajar = { card-barajar } : { card-barajar.effect }
rule-mortal-card-corte = { card-corte } : { card-corte.effect }
rule-mortal-card-vidente = { card-vidente } : { card-vidente.effect }
rule-mortal-card-bajo-tierra = { card-bajo-tierra } : { card-bajo-tierra.effect }
rule-mortal-card-resurreccion = { card-resurreccion } : { card-resurreccion.effect }
rule-mortal-card-herencia = { card-herencia } : { card-herencia.effect }
rule-mortal-card-saqueo = { card-saqueo } : { card-saqueo.effect }
rule-mortal-card-impuesto = { card-impuesto } : { card-impuesto.effect }
rule-mortal-card-lluvia = { card-lluvia } : { card-lluvia.effect }
rule-mortal-card-espejo = { card-espejo } : { card-espejo.effect }
rule-mortal-card-cadenas = { card-cadenas } : { card-cadenas.effect }
rule-mortal-card-amuleto = { card-amuleto } : { card-amuleto.effect }
rule-mortal-card-maldicion = { card-maldicion } : { card-maldicion.effect }
rule-mortal-card-profanador = { card-profanador } : { card-profanador.effect }
rule-mortal-card-amnesia = { card-amnesia } : { card-amnesia.effect }
rule-mortal-card-trueque = { card-trueque } : { card-trueque.effect }
rule-mortal-card-ruleta = { card-ruleta } : { card-ruleta.effect }

## Comment cela a fini

ended-mortal-three =
    { $you ->
        [yes] Le moins de morts : tu gagnes.
       *[no] Le moins de morts : { $player } gagne.
    }
ended-mortal-immortal =
    { $you ->
        [yes] Pas une seule mort : tu es immortel.
       *[no] Pas une seule mort : { $player } est immortel.
    }
ended-mortal-tie =
    { $you ->
        [yes] Le dernier sans nouvelle mort, c’est toi : tu gagnes le départage.
       *[no] { $player } est le dernier sans nouvelle mort et gagne le départage.
    }
ended-mortal-card-desintegrador =
    { $score ->
        [0]
            { $you ->
                [yes] Tu as détruit ta seule mort et gagnes le départage : tu es immortel.
               *[no] { $player } a détruit sa seule mort et gagne le départage : immortel.
            }
       *[other]
            { $you ->
                [yes] Tu as détruit une de tes morts et gagnes le départage.
               *[no] { $player } a détruit une de ses morts et gagne le départage.
            }
    }
ended-mortal-card-resurreccion =
    { $score ->
        [0]
            { $you ->
                [yes] Tu as renvoyé ta seule mort et gagnes le départage : tu es immortel.
               *[no] { $player } a renvoyé sa seule mort et gagne le départage : immortel.
            }
       *[other]
            { $you ->
                [yes] Tu as renvoyé une de tes morts et gagnes le départage.
               *[no] { $player } a renvoyé une de ses morts et gagne le départage.
            }
    }
ended-mortal-empty = La pile est vide, personne n’a gagné : tout le monde perd.

## Options

option-deck = Cartes
    .help = Avec quelles cartes on joue.
option-deck-house = toutes
option-deck-named = celles que nomme le livret
option-short_group = Groupe court
    .help = Ce que devient un groupe trop court en haut de la pile.
option-short_group-usual = sort à deux, reste à plus
option-short_group-keep = reste
option-short_group-remove = sort, avec la mort qui est dessous
option-deaths = Morts
    .help = Combien de morts finissent la partie : cinq au plus à deux, quatre à trois, trois à plus.
option-deaths-usual = quatre à deux, trois à plus
option-deaths-3 = trois
option-deaths-4 = quatre, où c’est permis
option-deaths-5 = cinq, ou autant que permis
preset-house = Toutes les cartes
    .help = Les cartes nommées et celles que nous avons ajoutées, 102 en tout.
preset-named = Cartes nommées
    .help = Seulement les quinze cartes que nomme le livret, en plus grand nombre.

## Places des cartes, et nombres sur la table

zone-hand = Main
zone-front = Devant
zone-laid = Sur les Jumelles
zone-stack = En jeu
zone-discards = Défausse
zone-gone = Hors jeu
zone-pile = Vu dans la pile
zone-unseen = Jamais vu
gauge-deaths = Morts
gauge-played = Cartes jouées
gauge-tie = Départage

## Questions et réponses

faq-1-q = Un NON peut-il annuler un NON ?
faq-1-a = Oui, et le NON suivant annule celui-là. On peut répondre à chaque réponse, sans fin ; quand tout est dit, la carte du dessous agit ou n’agit pas.
    .rules = mortal.no mortal.window
faq-2-q = Deux d’entre nous ont dit NON en même temps. Perdent-ils tous deux leur carte ?
faq-2-a = Non. Le plus proche dans l’ordre du tour paie, l’autre carte reste en main, et personne ne l’apprend.
    .rules = mortal.window
faq-3-q = Pourquoi me demande-t-on une réponse quand je n’en ai pas ?
faq-3-a = Pour que personne ne sache qui en a une. Tout le monde est interrogé à chaque fois.
    .rules = mortal.window
faq-4-q = Puis-je utiliser une carte contre moi-même ?
faq-4-a = Oui, même déplaisante, sauf si la carte dit autre chose, comme Impôt et Héritage.
    .rules = mortal.anyone
faq-5-q = La Faux touche trois joueurs et je la renvoie. Que se passe-t-il ?
faq-5-a = Ta part touche qui l’a jouée, dans le même ordre. Les autres défaussent comme prévu.
    .rules = mortal.rebota mortal.card-guadana
faq-6-q = Je n’ai qu’une Pierre et deux NON. Et maintenant ?
faq-6-a = Rien de cela ne sert seul : tu défausses un NON et tu pioches. La Pierre ne se défausse pas.
    .rules = mortal.stuck mortal.card-piedra
faq-7-q = Une réponse à mon propre tour compte-t-elle ?
faq-7-a = Oui, dans tes deux cartes. Après deux, tu ne peux plus répondre avant la fin de ton tour.
    .rules = mortal.any-time mortal.play
faq-8-q = J’ai cinq cartes à la fin de mon tour. Est-ce que je pioche ?
faq-8-a = Non. On ne pioche qu’avec moins de trois cartes, et il n’y a pas de limite de main.
    .rules = mortal.draw
faq-9-q = J’ai pioché une mort. Remplit-elle ma main ?
faq-9-a = Non, elle reste devant toi, et tu pioches encore jusqu’à trois cartes.
    .rules = mortal.death mortal.draw
faq-10-q = Puis-je me défaire d’une mort ?
faq-10-a = Détruis-la, remets-la avec Résurrection, lègue-la avec Héritage, ou lève un bouclier quand tu la pioches.
    .rules = mortal.card-desintegrador mortal.card-resurreccion mortal.card-herencia mortal.shield-death
faq-11-q = Plusieurs ont le moins de morts. Qui gagne ?
faq-11-a = Eux seuls continuent. Qui prend une mort est éliminé ; qui enlève une des siennes gagne aussitôt.
    .rules = mortal.tie
faq-12-q = Combien de cartes reste-t-il dans la pile ?
faq-12-a = On ne regarde pas. Qui compte de tête le peut.
    .rules = mortal.hidden-depth
faq-13-q = Et si la pile est finie ?
faq-13-a = Tout le monde perd, sauf si la dernière carte vient de décider.
    .rules = mortal.empty
faq-14-q = Mes Jumelles ont été détruites. Et la carte posée dessus ?
faq-14-a = Elle est défaussée, et chacun peut de nouveau jouer cette sorte de carte.
    .rules = mortal.card-gemelas

## Ce que la page montre encore

section-setup = Avant de commencer
section-turn = Ton tour
section-marks = Marques des cartes
section-reactions = Réponses
section-the-end = La fin
section-cards = Les cartes
section-knowledge = Ce que tu sais
source-S4 = livret
source-R = critiques
source-H = maison

## Toutes les cartes, une à une

gallery-sum = { $cards } cartes de { $kinds } sortes, et { $deaths } morts.
gallery-turn = À ton tour
    .help = Elles agissent aussitôt, puis sont défaussées.
gallery-any-time = À tout moment
    .help = Des réponses : elles se jouent quand on t’en demande une. À ton tour, elles comptent dans tes deux cartes.
gallery-one-round = Pour un tour
    .help = Elles restent devant un joueur jusqu’à ce que le tour revienne à qui les a jouées.
gallery-lasting = Durables
    .help = Elles restent devant un joueur jusqu’à ce qu’une carte les enlève.
gallery-drawn = Piochées, jamais jouées
    .help = Elles sont entre les cartes de la pile.
gallery-copies =
    { $count ->
        [one] une dans le paquet
       *[other] { $count } dans le paquet
    }
gallery-harmful = nuisible : la Paix l’interdit
gallery-not-for-two = pas à deux

## La table

scene-pile = La pile. Personne n’a le droit de la compter
scene-known = Tu connais
scene-known-at = Numéro { $number } depuis le haut : { $name }
scene-knows = Connu de la main : { $cards }
scene-deaths =
    { $count ->
        [0] aucune mort sur { $most }
        [one] une mort sur { $most }
       *[other] { $count } morts sur { $most }
    }
scene-you = toi
scene-hit = visé
scene-turn = joue
scene-look = Regarder les cartes
scene-rule = Règle
scene-as = { $name } en { $as }
scene-on-twins = Sur les Jumelles : { $name }
scene-goal = { $card } devant { $player }
scene-goal-with = { $card } avec { $on } devant { $player }
scene-last-first = Dans la défausse
scene-link = { $player } : { $card }
scene-link-at = { $player } : { $card } → { $at }
scene-link-to = { $player } : { $card } à { $to }
scene-link-death = { $player } : une mort, piochée
scene-link-death-at = { $player } : une mort, pour { $at }
scene-cancelled = annulé
scene-done = fait
scene-else = Si personne ne répond : { $card } agit.
scene-else-at = Si personne ne répond : { $card } touche { $at }.
scene-else-cancelled = Si personne ne répond : { $card } ({ $player }) n’a aucun effet.
scene-else-turned = Si personne ne répond : { $card } touche { $at } au lieu de { $player }.
scene-else-death = Si personne ne répond : la mort va à { $at }, non à { $player }.
scene-answer = Répondre à { $name } ?
scene-answering = Tu réponds : { $name }
scene-passed = Tu laisses faire
scene-passing = Tu passes tout ce tour
scene-aim = { $name } : contre qui ?
scene-aim-next = { $name } : qui d’autre ?
scene-lay = Poser une carte sur les Jumelles
scene-lay-which = Quelle carte sur les Jumelles ?
scene-can = Tu peux la jouer maintenant.
scene-can-answer = Tu peux répondre avec elle.
scene-can-part = Tu peux la choisir.
scene-no-answer = Ce n’est pas une réponse : il faut un éclair.
scene-not-now = Pas maintenant : appuie pour savoir pourquoi.
scene-not-yet = Pas encore : d’autres agissent.
scene-not = { $name }, ne se joue pas maintenant
scene-again = Appuie encore pour le faire.

## Le mentor

coach-play = Joue une carte, puis une autre si tu veux. Tout le monde peut y répondre.
coach-stuck = Aucune de tes cartes ne sert maintenant : tu en défausses une. C’est le seul cas où tu le peux.
coach-deaths = Les morts sont devant chacun. Dès que quelqu’un en a { $most }, la partie finit, et qui en a le moins gagne.
coach-known = Ce que tu as vu de la pile reste à côté d’elle, tant que tu peux en être sûr.
coach-lay = Pose une carte sur les Jumelles, et personne d’autre ne peut jouer cette sorte.
coach-more = Une deuxième carte, c’est une pioche de plus, et toute carte piochée peut être une mort.
coach-aim = Presque toute carte peut viser n’importe qui, toi compris.
coach-bury = Toi seul sais où elle est : relis-le dans ce qui s’est passé. Personne n’a le droit de voir la hauteur de la pile.
coach-shield = Tu as pioché une mort. Seul un bouclier l’envoie à quelqu’un d’autre. La question est posée à qui en pioche une, même sans bouclier.
coach-window = Après chaque carte, tout le monde est interrogé, quoi qu’il ait : ainsi personne ne se trahit. Les cartes à l’éclair sont des réponses.
coach-no = Un NON répond à un NON, et ainsi de suite. Suis les numéros : le plus récent est dessus.
coach-tie = Départage : qui prend une mort sort. Qui ôte une de ses morts gagne aussitôt.

## L’histoire d’une partie

story-quarrel =
    { $you ->
        [yes] Tour { $turn } : ton NON était le numéro { $count } sur une carte.
       *[no] Tour { $turn } : { $count } NON sur une carte ; le dernier de { $player }.
    }
story-shoved =
    { $you ->
        [yes] Tour { $turn } : tu as bousculé quelqu’un vers une mort.
       *[no] Tour { $turn } : { $player } a bousculé quelqu’un vers une mort.
    }
story-shielded =
    { $you ->
        [yes] Tour { $turn } : tu pioches une mort et la fais prendre à un autre.
       *[no] Tour { $turn } : { $player } pioche une mort et la fait prendre à un autre.
    }
story-rebounded =
    { $you ->
        [yes] Tour { $turn } : tu as renvoyé ce qui te visait.
       *[no] Tour { $turn } : { $player } a renvoyé ce qui venait.
    }
story-black =
    { $you ->
        [yes] Tour { $turn } : { $count } morts de suite pour toi.
       *[no] Tour { $turn } : { $count } morts de suite pour { $player }.
    }
story-amulet =
    { $you ->
        [yes] Tour { $turn } : ton Amulette a pris une mort pour toi.
       *[no] Tour { $turn } : une Amulette a pris une mort pour { $player }.
    }
story-bequeathed =
    { $you ->
        [yes] Tour { $turn } : tu as légué une mort.
       *[no] Tour { $turn } : { $player } a légué une mort.
    }
story-buried =
    { $you ->
        [yes] Tour { $turn } : tu as enterré une mort, toi seul savais où.
       *[no] Tour { $turn } : { $player } a enterré une mort, personne n’a vu où.
    }
story-destroyed =
    { $you ->
        [yes] Tour { $turn } : tu as détruit une de tes morts.
       *[no] Tour { $turn } : { $player } a détruit une de ses morts.
    }
story-out =
    { $you ->
        [yes] Tour { $turn } : tu es tombé au départage.
       *[no] Tour { $turn } : { $player } tombe au départage.
    }
story-last =
    { $you ->
        [yes] Ta dernière mort a fini la partie.
       *[no] La dernière mort de { $player } a fini la partie.
    }
story-immortal =
    { $you ->
        [yes] Pas une mort devant toi.
       *[no] Pas une mort devant { $player }.
    }
story-tie = Tour { $turn } : le moins de morts pour { $count } à la fois, qui ont joué la suite.
story-all-lose = La pile était vide avant que quelqu’un ait gagné.
