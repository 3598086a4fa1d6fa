# El Mortal. $you is "yes" if the reader is the one it is about, else "no".

game-name = El Mortal
game-line = The pile is full of deaths. Better you than me.
game-goal = Have the fewest deaths before you when somebody has one too many: dodge them, pass them on, say NO.

## Cards: name, what they do, an example

card-observador = Observer
    .effect = Look at the top three cards of the pile and put them back as they were.
    .example = Theft, a death, NO: you now know that the second draw hurts. The others only saw you look.
card-tachan = Ta-da
    .effect = Everyone passes their whole hand to the left, clockwise, whichever way play goes.
    .example = You hold three poor cards and your right neighbour five good ones: a moment later it is you who holds five.
card-tachan-reves = Ta-da in reverse
    .effect = Everyone passes their whole hand to the right, against the clock, whichever way play goes.
    .example = After a Ta-da, this one brings every hand back to where it was.
card-escudo = Human shield
    .effect = At any time, when a card hits you or you draw a death: what would hit you goes to another living player of your choice.
    .example = You draw a death, lay down the shield and point at Ana: if nobody says NO, the death is hers.
card-piedra = Stone
    .effect = No use at all. You cannot discard it by choice; it can be taken, passed on, or lost by lot.
    .example = You hold nothing but the stone: on your turn you do nothing, and then draw.
card-paz = Peace
    .effect = Lies before you for one round. Meanwhile nobody, you included, may play a harmful card.
    .example = With Peace on the table a Stab is refused; a NO or a Disintegrator is not.
card-envenenamiento = Poisoning
    .effect = Lies before a player for good. At the start of each of their turns they discard a card at random, Stone too.
    .example = Two poisons before you cost you two cards a turn, until a Disintegrator or a Grave robber comes along.
card-hipnotizar = Hypnotise
    .effect = Look at a player’s hand and use one card of it as if it were yours. It does not count towards your two cards.
    .example = You look at Max’s hand and use his Inheritance: one of your deaths goes to Ana, and Max is a card short.
card-no = NO
    .effect = At any time: the card it answers has no effect on anyone. A NO can cancel a NO.
    .example = Ana plays Shove on you, you say NO, she says NO to your NO: you draw.
card-rebota = Rebound
    .effect = At any time, when another’s card hits you: the part that would hit you hits its player instead. The others are hit as decided.
    .example = Scythe on Ana, you and its player: you rebound, Ana discards one, its player two and then three.
card-congelacion = Freeze
    .effect = Lies before a player for one round. In their next turn they play nothing, discard two cards of their choice, and draw.
    .example = Two freezes before you still cost you one turn only: it uses up both.
card-guadana = Scythe
    .effect = Name up to three different players in order: the first discards one card, the second two, the third three, of their choice.
    .example = Who has too few cards discards what there is.
card-punalada = Stab
    .effect = A player discards a card that you draw blind from their hand.
    .example = You stab Max and out comes his last NO. Or his Stone: then he thanks you.
card-desintegrador = Disintegrator
    .effect = Destroy one card that lies before a player: a death, a lasting or a one-round card. It leaves the game.
    .example = Destroy one of your deaths. In the tie-break, that wins at once.
card-gemelas = Twins
    .effect = Lies before you for good. On this or a later turn of yours you may lay a hand card on it: from then on only you may play cards of that kind.
    .example = You lay NO on the Twins: nobody else can say NO. If the Twins go, the NO is discarded and all may again.
card-empujon = Shove
    .effect = A player draws the top card now.
    .example = You have seen a death on top: shove Ana.
card-robo = Theft
    .effect = Take a random card from a player’s hand.
    .example = You steal from Max and get his shield. He knows what you have now.
card-escapada = Getaway
    .effect = Your turn ends at once and you do not draw.
    .example = The next card is a death, and you know it: get away.
card-doble-filo = Double edge
    .effect = Your limit this turn rises by two cards.
    .example = Four cards in one turn, and then a whole hand to draw: hence the name.
card-media-vuelta = About turn
    .effect = Play turns round and your turn ends without drawing.
    .example = Whoever has just played plays again, right after you.
card-barajar = Shuffle
    .effect = The whole pile is shuffled, deaths included.
    .example = Whatever anybody has seen of the pile is worth nothing now.
card-corte = Cut
    .effect = Put the top one to five cards, as a block, under the pile. The number is open; if it is more than possible, all but one go.
    .example = You have seen a death at number three: cut three.
card-vidente = Seer
    .effect = Look at the top three cards of the pile and put them back in any order.
    .example = You draw one card this turn: put the death second.
card-bajo-tierra = Underground
    .effect = At the end of this turn you draw from below the top three cards. With three or fewer left you draw the bottom one.
    .example = A death lies on top: dig below it and leave it to the next player.
card-resurreccion = Resurrection
    .effect = Put one of your deaths back into the pile, nought to ten cards deep. The depth is your choice and your secret.
    .example = Nought puts it on top, for whoever draws next: maybe you, at the end of this turn. In the tie-break, bringing back a death wins at once.
card-herencia = Inheritance
    .effect = Give one of your deaths to a player who has fewer deaths than you. Not in the tie-break.
    .example = You have two deaths, Ana none: she inherits one.
card-saqueo = Looting
    .effect = Take any card from the discards, but no Looting and no Mirror.
    .example = Ana’s NO has just been discarded. It was good; now it is yours.
card-impuesto = Tax
    .effect = Two other players of your choice each give you a card of their choice.
    .example = One of the two may have an empty hand; then you get one card.
card-lluvia = Rain
    .effect = Everyone, you too, draws a card, from you on.
    .example = Three of you stand in the rain: the third card is a death.
card-espejo = Mirror
    .effect = Use the effect of the last card that worked, never an any-time card, with new targets. It counts as that card in everything.
    .example = Ana stole from you. Your Mirror is a Theft now: steal it back, if luck has it.
card-cadenas = Chains
    .effect = Lie before a player for good. They must play two cards a turn if they can, and never more.
    .example = Two cards played are two cards drawn: chains bring deaths.
card-amuleto = Amulet
    .effect = Lies before you for good. The next death you would take leaves the game, and the Amulet is discarded.
    .example = Ana bequeaths you a death: it crumbles, and so does the Amulet.
card-maldicion = Curse
    .effect = Lies before a player for good. They play with an open hand and may not play any-time cards.
    .example = Everybody sees Max’s two NOs, and nobody has to fear them.
card-profanador = Grave robber
    .effect = Change all lasting and one-round cards before you with those before a player. Each still belongs to who played it.
    .example = Your poison for Ana’s Amulet: a good night’s work.
card-amnesia = Amnesia
    .effect = A player discards their whole hand, Stone too.
    .example = Max had six cards and great plans.
card-trueque = Barter
    .effect = Change hands with a player, empty ones too.
    .example = This was your last card: Ana gets nothing, you get her five.
card-ruleta = Roulette
    .effect = A living player drawn by lot, maybe you, draws the top card.
    .example = The lot falls before anybody may answer: whoever it hits still has a shield.
card-muerte = death
    .effect = Lies open before whoever takes it. When somebody has three (with two players usually four), the game ends, and who has fewest wins.
    .example = You draw a death: it is yours, unless you have a shield and somebody to hold it up to.
card-back = hidden card
card-marked-any-time = { $name }, at any time
card-marked-one-round = { $name }, for one round
card-marked-lasting = { $name }, lasting

## Prompts. $played: cards played this turn; $players, $count: who is waited for

prompt-play = Your turn: play a card
    .help = You must play one. If none can be used, you discard one.
    .wait =
        { $count ->
            [one] { $players } is to play.
           *[other] To play: { $players }.
        }
prompt-more = One more, or end your turn?
    .help = Then you draw until you hold three.
    .wait =
        { $count ->
            [one] { $players } may play one more card.
           *[other] To play on: { $players }.
        }
prompt-aim = Aim it at whom?
    .help = Yourself may do, too, unless the card says no.
    .wait =
        { $count ->
            [one] { $players } takes aim.
           *[other] Taking aim: { $players }.
        }
prompt-answer = Do you answer?
    .help = Everybody is asked at the same time and unseen. The first answer in turn order counts; the others stay in hand.
    .wait =
        { $count ->
            [one] { $players } is still thinking about an answer.
           *[other] Still thinking about an answer: { $players }.
        }
prompt-shield = A death. Hold up a shield?
    .help = With a shield, it goes to somebody else, unless they can help it.
    .wait =
        { $count ->
            [one] { $players } has drawn a death.
           *[other] They have drawn a death: { $players }.
        }
prompt-discard = Discard a card
    .help = Your choice which. A Stone stays.
    .wait =
        { $count ->
            [one] { $players } must discard.
           *[other] To discard: { $players }.
        }
prompt-use = Use one of these cards
    .help = You are its player, and it does not count towards your two.
    .wait =
        { $count ->
            [one] { $players } looks through a hand that is not theirs.
           *[other] Looking through another’s hand: { $players }.
        }
prompt-give = Give away a card
    .help = Your choice which.
    .wait =
        { $count ->
            [one] { $players } pays the tax.
           *[other] Paying the tax: { $players }.
        }
prompt-cut = Cut how many cards?
    .help = They go under the pile as a block. All see the number.
    .wait =
        { $count ->
            [one] { $players } cuts the pile.
           *[other] Cutting the pile: { $players }.
        }
prompt-order = Which card goes next?
    .help = From the top down. Whoever draws next gets the first.
    .wait =
        { $count ->
            [one] { $players } puts cards in order.
           *[other] Putting cards in order: { $players }.
        }
prompt-bury = Bury the death how deep?
    .help = Nought is on top. If the pile is not that high, it goes under it. Nobody sees where.
    .wait =
        { $count ->
            [one] { $players } buries a death.
           *[other] Burying a death: { $players }.
        }
prompt-take = Take which discard?
    .help = It goes to your hand, unless somebody says NO.
    .wait =
        { $count ->
            [one] { $players } rummages in the discards.
           *[other] Rummaging in the discards: { $players }.
        }
prompt-destroy = Destroy which card?
    .help = It leaves the game, unless somebody says NO.
    .wait =
        { $count ->
            [one] { $players } takes aim at a card.
           *[other] Taking aim at a card: { $players }.
        }

## What a button says

move-pass = Let it happen
move-end = End the turn and draw
move-nothing = Nothing to do
move-stop = Nobody else
move-cut = Cut { $number }
move-bury = { $number } deep
move-aim = { $at }
move-play = Play { $name }
move-answer = Answer with { $name }
move-discard = Discard { $name }
move-lay = Lay { $name } on the Twins
move-use = Use { $name }
move-give = Give { $name }
move-take = Take { $name }
move-put = Next: { $name }
move-destroy = Destroy { $name } before { $from }
move-destroy-twins = Destroy the Twins with { $name } before { $from }

## What happened. $at_you and $from_you are "yes" if the reader is the one named in $at or $from; $as is "yes" if a card counts as another

event-removed = Out of the game: { $cards }.
event-first =
    { $you ->
        [yes] You begin, by lot.
       *[no] { $player } begins, by lot.
    }
event-deal =
    { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $player } is dealt: { $cards }.
    }
event-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $player }’s turn.
    }
event-frozen =
    { $you ->
        [yes] You are frozen: this turn is lost.
       *[no] { $player } is frozen: this turn is lost.
    }
event-fade =
    { $you ->
        [yes] A round is over. Gone from before you: { $cards }.
       *[no] A round is over. Gone from before { $player }: { $cards }.
    }
event-poisoned =
    { $you ->
        [yes] The poison takes: { $cards }.
       *[no] The poison takes from { $player }: { $cards }.
    }
event-plays =
    { $you ->
        [yes] You play { $as ->
            [yes] { $cards } as { $name }
           *[no] { $cards }
        }.
       *[no] { $player } plays { $as ->
            [yes] { $cards } as { $name }
           *[no] { $cards }
        }.
    }
event-answers =
    { $you ->
        [yes] You answer: { $cards }.
       *[no] { $player } answers: { $cards }.
    }
event-uses =
    { $you ->
        [yes] You use from the hand of { $from }: { $as ->
            [yes] { $cards } as { $name }
           *[no] { $cards }
        }.
       *[no]
            { $from_you ->
                [yes] { $player } uses from your hand: { $as ->
            [yes] { $cards } as { $name }
           *[no] { $cards }
        }.
               *[no] { $player } uses from the hand of { $from }: { $as ->
            [yes] { $cards } as { $name }
           *[no] { $cards }
        }.
            }
    }
event-aims =
    { $you ->
        [yes] You aim { $name } at { $at }.
       *[no]
            { $at_you ->
                [yes] { $player } aims { $name } at you.
               *[no] { $player } aims { $name } at { $at }.
            }
    }
event-names =
    { $you ->
        [yes] You want { $name } from the discards.
       *[no] { $player } wants { $name } from the discards.
    }
event-targets =
    { $count ->
        [0]
            { $you ->
                [yes] You aim at { $name } before { $from }.
               *[no]
                    { $from_you ->
                        [yes] { $player } aims at { $name } before you.
                       *[no] { $player } aims at { $name } before { $from }.
                    }
            }
       *[other]
            { $you ->
                [yes] You aim at { $name } with { $cards } before { $from }.
               *[no]
                    { $from_you ->
                        [yes] { $player } aims at { $name } with { $cards } before you.
                       *[no] { $player } aims at { $name } with { $cards } before { $from }.
                    }
            }
    }
event-lot =
    { $you ->
        [yes] The lot falls on you.
       *[no] The lot falls on { $player }.
    }
event-cancelled = Cancelled: { $cards }.
event-lies =
    { $you ->
        [yes] { $name } lies before you now.
       *[no] { $name } lies before { $player } now.
    }
event-lays =
    { $you ->
        [yes] You lay on the Twins: { $cards }. Nobody else may play that now.
       *[no] { $player } lays on the Twins: { $cards }. Nobody else may play that now.
    }
event-bared =
    { $you ->
        [yes] Everybody sees your hand: { $cards }.
       *[no] { $player }’s hand lies open: { $cards }.
    }
event-redirects =
    { $you ->
        [yes] What { $name } would do to you, it does to { $at }.
       *[no]
            { $at_you ->
                [yes] What { $name } would do to { $player }, it does to you.
               *[no] What { $name } would do to { $player }, it does to { $at }.
            }
    }
event-discards =
    { $you ->
        [yes] You discard: { $cards }.
       *[no] { $player } discards: { $cards }.
    }
event-nothing =
    { $you ->
        [yes] There is nothing you can do.
       *[no] There is nothing { $player } can do.
    }
event-stabbed =
    { $you ->
        [yes] Stabbed out of your hand: { $cards }.
       *[no] Stabbed out of { $player }’s hand: { $cards }.
    }
event-steals =
    { $you ->
        [yes] You steal from { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } steals from you: { $cards }.
               *[no] { $player } steals from { $from }: { $cards }.
            }
    }
event-gives =
    { $you ->
        [yes] You give { $at }: { $cards }.
       *[no]
            { $at_you ->
                [yes] { $player } gives you: { $cards }.
               *[no] { $player } gives { $at }: { $cards }.
            }
    }
event-passes =
    { $you ->
        [yes] Your hand goes to { $at }: { $cards }.
       *[no]
            { $at_you ->
                [yes] { $player }’s hand goes to you: { $cards }.
               *[no] { $player }’s hand goes to { $at }: { $cards }.
            }
    }
event-sees =
    { $you ->
        [yes] You look at { $from }’s hand: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } looks at your hand: { $cards }.
               *[no] { $player } looks at { $from }’s hand: { $cards }.
            }
    }
event-looks =
    { $you ->
        [yes] On top of the pile you see: { $cards }.
       *[no] { $player } looks at the top of the pile: { $cards }.
    }
event-orders =
    { $you ->
        [yes] You put the cards back as you like.
       *[no] { $player } puts the cards back, in an order of their own.
    }
event-cuts =
    { $you ->
        [yes] You cut { $number }.
       *[no] { $player } cuts { $number }.
    }
event-shuffles =
    { $you ->
        [yes] You shuffle the pile.
       *[no] { $player } shuffles the pile.
    }
event-buries =
    { $you ->
        [yes] One of your deaths goes back into the pile.
       *[no] One of { $player }’s deaths goes back into the pile, nobody sees where.
    }
event-notes =
    { $you ->
        [yes]
            { $depth ->
                [0] Only you know: it lies on top of the pile.
                [one] Only you know: one card lies on it.
               *[other] Only you know: { $depth } cards lie on it, or as many as there are.
            }
       *[no] Only { $player } knows how many cards lie on it: { $depth }, or as many as there are.
    }
event-loots =
    { $you ->
        [yes] You take from the discards: { $cards }.
       *[no] { $player } takes from the discards: { $cards }.
    }
event-destroys =
    { $you ->
        [yes] You destroy { $cards } before { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } destroys { $cards } before you.
               *[no] { $player } destroys { $cards } before { $from }.
            }
    }
event-bequeaths =
    { $you ->
        [yes] You leave a death to { $at }.
       *[no]
            { $at_you ->
                [yes] { $player } leaves a death to you.
               *[no] { $player } leaves a death to { $at }.
            }
    }
event-exhumes =
    { $you ->
        [yes] What lies before you and before { $at } changes places.
       *[no]
            { $at_you ->
                [yes] { $player } changes what lies before them with what lies before you.
               *[no] { $player } changes what lies before them with what lies before { $at }.
            }
    }
event-forgets =
    { $you ->
        [yes] You forget everything: { $cards }.
       *[no] { $player } forgets everything: { $cards }.
    }
event-escapes =
    { $you ->
        [yes] You get away without drawing.
       *[no] { $player } gets away without drawing.
    }
event-turns-round =
    { $you ->
        [yes] You turn play round.
       *[no] { $player } turns play round.
    }
event-draws =
    { $you ->
        [yes] You draw: { $cards }.
       *[no] { $player } draws: { $cards }.
    }
event-death =
    { $you ->
        [yes] You draw a DEATH.
       *[no] { $player } draws a DEATH.
    }
event-takes =
    { $you ->
        [yes] The death is yours. You have { $deaths } now.
       *[no] { $player } takes the death and has { $deaths } now.
    }
event-amulet =
    { $you ->
        [yes] Your Amulet takes the death out of the game and is discarded.
       *[no] { $player }’s Amulet takes the death out of the game and is discarded.
    }
event-tie = Fewest deaths: { $tied }. They play on, and whoever takes a death is out.
event-out =
    { $you ->
        [yes] You are out.
       *[no] { $player } is out.
    }
event-leaves =
    { $you ->
        [yes] You leave your hand behind: { $cards }.
       *[no] { $player } leaves a hand behind: { $cards }.
    }
event-wins =
    { $you ->
        [yes] You win.
       *[no] { $player } wins.
    }
event-all-lose = The pile is empty. Everybody loses.

## Answers that are not taken. $move is what the button of that move says

refused-mortal-play = “{ $move }” does not go. On your turn you play a card from your hand: one at least, two at most unless a card says otherwise.
refused-mortal-usable = “{ $move }” does not go. That card has nothing to work on now, or answers only what others play.
refused-mortal-stuck = “{ $move }” does not go. You discard only if no card of yours can be used, and a Stone never.
refused-mortal-anyone = “{ $move }” does not go. Name a player who is still in the game.
refused-mortal-window = “{ $move }” does not go. Answer with an any-time card from your hand, or let it happen.
refused-mortal-any-time = “{ $move }” does not go. You have played all the cards you may play this turn, and answers count too.
refused-mortal-rebota = “{ $move }” does not go. Only whoever another’s card hits can rebound it.
refused-mortal-shield = “{ $move }” does not go. Only whoever a card hits can hold a shield against it.
refused-mortal-shield-death = “{ $move }” does not go. A death you have drawn can only be passed on with a shield.
refused-mortal-card-observador = “{ $move }” does not go. { card-observador }: { card-observador.effect }
refused-mortal-card-tachan = “{ $move }” does not go. { card-tachan }: { card-tachan.effect }
refused-mortal-card-tachan-reves = “{ $move }” does not go. { card-tachan-reves }: { card-tachan-reves.effect }
refused-mortal-card-escudo = “{ $move }” does not go. { card-escudo }: { card-escudo.effect }
refused-mortal-card-piedra = “{ $move }” does not go. { card-piedra }: { card-piedra.effect }
refused-mortal-card-paz = “{ $move }” does not go. { card-paz }: { card-paz.effect }
refused-mortal-card-envenenamiento = “{ $move }” does not go. { card-envenenamiento }: { card-envenenamiento.effect }
refused-mortal-card-hipnotizar = “{ $move }” does not go. { card-hipnotizar }: { card-hipnotizar.effect }
refused-mortal-card-no = “{ $move }” does not go. { card-no }: { card-no.effect }
refused-mortal-card-rebota = “{ $move }” does not go. { card-rebota }: { card-rebota.effect }
refused-mortal-card-congelacion = “{ $move }” does not go. { card-congelacion }: { card-congelacion.effect }
refused-mortal-card-guadana = “{ $move }” does not go. { card-guadana }: { card-guadana.effect }
refused-mortal-card-punalada = “{ $move }” does not go. { card-punalada }: { card-punalada.effect }
refused-mortal-card-desintegrador = “{ $move }” does not go. { card-desintegrador }: { card-desintegrador.effect }
refused-mortal-card-gemelas = “{ $move }” does not go. { card-gemelas }: { card-gemelas.effect }
refused-mortal-card-empujon = “{ $move }” does not go. { card-empujon }: { card-empujon.effect }
refused-mortal-card-robo = “{ $move }” does not go. { card-robo }: { card-robo.effect }
refused-mortal-card-escapada = “{ $move }” does not go. { card-escapada }: { card-escapada.effect }
refused-mortal-card-doble-filo = “{ $move }” does not go. { card-doble-filo }: { card-doble-filo.effect }
refused-mortal-card-media-vuelta = “{ $move }” does not go. { card-media-vuelta }: { card-media-vuelta.effect }
refused-mortal-card-barajar = “{ $move }” does not go. { card-barajar }: { card-barajar.effect }
refused-mortal-card-corte = “{ $move }” does not go. { card-corte }: { card-corte.effect }
refused-mortal-card-vidente = “{ $move }” does not go. { card-vidente }: { card-vidente.effect }
refused-mortal-card-bajo-tierra = “{ $move }” does not go. { card-bajo-tierra }: { card-bajo-tierra.effect }
refused-mortal-card-resurreccion = “{ $move }” does not go. { card-resurreccion }: { card-resurreccion.effect }
refused-mortal-card-herencia = “{ $move }” does not go. { card-herencia }: { card-herencia.effect }
refused-mortal-card-saqueo = “{ $move }” does not go. { card-saqueo }: { card-saqueo.effect }
refused-mortal-card-impuesto = “{ $move }” does not go. { card-impuesto }: { card-impuesto.effect }
refused-mortal-card-lluvia = “{ $move }” does not go. { card-lluvia }: { card-lluvia.effect }
refused-mortal-card-espejo = “{ $move }” does not go. { card-espejo }: { card-espejo.effect }
refused-mortal-card-cadenas = “{ $move }” does not go. { card-cadenas }: { card-cadenas.effect }
refused-mortal-card-amuleto = “{ $move }” does not go. { card-amuleto }: { card-amuleto.effect }
refused-mortal-card-maldicion = “{ $move }” does not go. { card-maldicion }: { card-maldicion.effect }
refused-mortal-card-profanador = “{ $move }” does not go. { card-profanador }: { card-profanador.effect }
refused-mortal-card-amnesia = “{ $move }” does not go. { card-amnesia }: { card-amnesia.effect }
refused-mortal-card-trueque = “{ $move }” does not go. { card-trueque }: { card-trueque.effect }
refused-mortal-card-ruleta = “{ $move }” does not go. { card-ruleta }: { card-ruleta.effect }

## Rules, as players read them

rule-mortal-players = Two to six can play.
rule-mortal-two = With two players the cards marked “not for two” are taken out first.
rule-mortal-deck = Play with all cards, or only with those that the rulebook names.
rule-mortal-deal = The deaths are put apart, everybody is dealt three cards.
rule-mortal-pile = From the bottom up, the pile is one death, six cards on it (five with six players), another death, and so on. Deaths left over leave the game.
rule-mortal-short = The group on top may be short. As usual it stays, but with two players it leaves the game, its cards shown, with the death under it.
rule-mortal-first = The first player is found by lot.
rule-mortal-hidden-depth = Nobody may look how many cards are left before the next death. What you have seen is kept before your eyes until it is no longer certain.
rule-mortal-start = A turn starts with what is frozen, then your one-round cards go, then poison works.
rule-mortal-play = You must play a card and do what it says; then you may play one more. Never more than two, unless a card says so.
rule-mortal-usable = A card can be used if there is something it can work on. Any-time cards cannot be used on their own.
rule-mortal-stuck = If you can use no card, you discard one instead, and then draw; otherwise you may not discard. A Stone cannot be discarded.
rule-mortal-anyone = A card may be aimed at any living player, yourself too, unless it says otherwise.
rule-mortal-draw = At the end of your turn you draw until you hold three cards; with three or more you do not draw. There is no hand limit.
rule-mortal-death = A death you draw lies open before you and does not count towards the three. If a card makes you draw, it is one card, death or not.
rule-mortal-order = Play goes clockwise until a card turns it round.
rule-mortal-one-round = A one-round card is discarded when the turn is back with whoever played it.
rule-mortal-lasting = A lasting card stays until a card removes it.
rule-mortal-any-time = An any-time card may be played whenever you are asked for an answer. On your own turn it counts towards your two cards.
rule-mortal-window = After a card is played and aimed, everybody may answer, all at once and unseen. The first answer in turn order counts, the others stay in hand. An answer can be answered, too.
rule-mortal-answerable = Only played cards can be answered: no discards, no cards laid on the Twins, no choices inside an effect.
rule-mortal-no = NO cancels the card it answers for everybody, and a NO can cancel a NO. Cancelled cards are discarded.
rule-mortal-rebota = Rebound sends the part that would hit you to the player of the card. Only whoever is hit may play it, never on a card of their own.
rule-mortal-shield = A shield sends the part that would hit you to another living player of your choice. A shield can be held against a shield.
rule-mortal-shield-death = If you draw a death, you alone are asked whether to pass it on with a shield, whatever you hold. That shield can be answered.
rule-mortal-no-target = Cards that hit nobody can only be answered with NO.
rule-mortal-three = As soon as somebody has three deaths, the game ends, and who has fewest wins. With two players it takes four, or as many as you choose, up to five; with three players up to four.
rule-mortal-tie = If several have the fewest deaths, they alone play on, and the others discard what they have. Whoever takes a death is out, the last one wins. Who removes a death of their own wins at once.
rule-mortal-empty = If the pile is empty and nobody has won, everybody loses.
rule-mortal-immortal = Who wins without a single death is immortal.
rule-mortal-places = The winner comes first, then by fewest deaths. In the tie-break, who falls later comes before who falls earlier. If everybody loses, there are no places.
rule-mortal-known = Whoever gives, takes or sees cards knows them until they may have moved.
rule-mortal-card-observador = { card-observador }: { card-observador.effect }
rule-mortal-card-tachan = { card-tachan }: { card-tachan.effect }
rule-mortal-card-tachan-reves = { card-tachan-reves }: { card-tachan-reves.effect }
rule-mortal-card-escudo = { card-escudo }: { card-escudo.effect }
rule-mortal-card-piedra = { card-piedra }: { card-piedra.effect }
rule-mortal-card-paz = { card-paz }: { card-paz.effect }
rule-mortal-card-envenenamiento = { card-envenenamiento }: { card-envenenamiento.effect }
rule-mortal-card-hipnotizar = { card-hipnotizar }: { card-hipnotizar.effect }
rule-mortal-card-no = { card-no }: { card-no.effect }
rule-mortal-card-rebota = { card-rebota }: { card-rebota.effect }
rule-mortal-card-congelacion = { card-congelacion }: { card-congelacion.effect }
rule-mortal-card-guadana = { card-guadana }: { card-guadana.effect }
rule-mortal-card-punalada = { card-punalada }: { card-punalada.effect }
rule-mortal-card-desintegrador = { card-desintegrador }: { card-desintegrador.effect }
rule-mortal-card-gemelas = { card-gemelas }: { card-gemelas.effect }
rule-mortal-card-empujon = { card-empujon }: { card-empujon.effect }
rule-mortal-card-robo = { card-robo }: { card-robo.effect }
rule-mortal-card-escapada = { card-escapada }: { card-escapada.effect }
rule-mortal-card-doble-filo = { card-doble-filo }: { card-doble-filo.effect }
rule-mortal-card-media-vuelta = { card-media-vuelta }: { card-media-vuelta.effect }
rule-mortal-card-barajar = { card-barajar }: { card-barajar.effect }
rule-mortal-card-corte = { card-corte }: { card-corte.effect }
rule-mortal-card-vidente = { card-vidente }: { card-vidente.effect }
rule-mortal-card-bajo-tierra = { card-bajo-tierra }: { card-bajo-tierra.effect }
rule-mortal-card-resurreccion = { card-resurreccion }: { card-resurreccion.effect }
rule-mortal-card-herencia = { card-herencia }: { card-herencia.effect }
rule-mortal-card-saqueo = { card-saqueo }: { card-saqueo.effect }
rule-mortal-card-impuesto = { card-impuesto }: { card-impuesto.effect }
rule-mortal-card-lluvia = { card-lluvia }: { card-lluvia.effect }
rule-mortal-card-espejo = { card-espejo }: { card-espejo.effect }
rule-mortal-card-cadenas = { card-cadenas }: { card-cadenas.effect }
rule-mortal-card-amuleto = { card-amuleto }: { card-amuleto.effect }
rule-mortal-card-maldicion = { card-maldicion }: { card-maldicion.effect }
rule-mortal-card-profanador = { card-profanador }: { card-profanador.effect }
rule-mortal-card-amnesia = { card-amnesia }: { card-amnesia.effect }
rule-mortal-card-trueque = { card-trueque }: { card-trueque.effect }
rule-mortal-card-ruleta = { card-ruleta }: { card-ruleta.effect }

## How it ended. $player won, and has $score deaths

ended-mortal-three =
    { $you ->
        [yes] Fewest deaths: you win.
       *[no] Fewest deaths: { $player } wins.
    }
ended-mortal-immortal =
    { $you ->
        [yes] Not a single death: you are immortal.
       *[no] Not a single death: { $player } is immortal.
    }
ended-mortal-tie =
    { $you ->
        [yes] The last one without another death: you win the tie-break.
       *[no] { $player } is the last one without another death and wins the tie-break.
    }
ended-mortal-card-desintegrador =
    { $score ->
        [0]
            { $you ->
                [yes] You destroyed your only death and win the tie-break: you are immortal.
               *[no] { $player } destroyed their only death and wins the tie-break: immortal.
            }
       *[other]
            { $you ->
                [yes] You destroyed a death of your own and win the tie-break.
               *[no] { $player } destroyed a death of their own and wins the tie-break.
            }
    }
ended-mortal-card-resurreccion =
    { $score ->
        [0]
            { $you ->
                [yes] You sent your only death back and win the tie-break: you are immortal.
               *[no] { $player } sent their only death back and wins the tie-break: immortal.
            }
       *[other]
            { $you ->
                [yes] You sent a death of your own back and win the tie-break.
               *[no] { $player } sent a death of their own back and wins the tie-break.
            }
    }
ended-mortal-empty = The pile is empty, nobody has won: everybody loses.

## Options and sets of options

option-deck = Deck
    .help = Which cards you play with.
option-deck-house = all cards
option-deck-named = only those that the rulebook names
option-short_group = Short group
    .help = What becomes of a group on top of the pile that is short.
option-short_group-usual = leaves the game with two players, stays with more
option-short_group-keep = stays
option-short_group-remove = leaves the game, with the death under it
option-deaths = Deaths
    .help = How many deaths end the game: at most five with two players, four with three, three with more.
option-deaths-usual = four with two players, three with more
option-deaths-3 = three
option-deaths-4 = four, where that is allowed
option-deaths-5 = five, or as many as are allowed
preset-house = All cards
    .help = The named cards and those we have added, 102 in all.
preset-named = Named cards
    .help = Only the fifteen cards that the rulebook names, more of each.

## Places for cards, and numbers on the table

zone-hand = Hand
zone-front = Before
zone-laid = On the Twins
zone-stack = Played now
zone-discards = Discards
zone-gone = Out of the game
zone-pile = Seen in the pile
zone-unseen = Never seen
gauge-deaths = Deaths
gauge-played = Cards played
gauge-tie = Tie-break

## Questions and answers. Each answer names its rules

faq-1-q = Can a NO cancel a NO?
faq-1-a = Yes, and the next NO cancels that one. Each answer can be answered, to any depth; when all is said, the card below works or it does not.
    .rules = mortal.no mortal.window
faq-2-q = Two of us said NO at the same time. Do both lose their card?
faq-2-a = No. The nearer in turn order pays, the other card stays in hand, and nobody learns of it.
    .rules = mortal.window
faq-3-q = Why am I asked for an answer when I have none?
faq-3-a = So that nobody can tell who has one. Everybody is asked in every window.
    .rules = mortal.window
faq-4-q = May I use a card against myself?
faq-4-a = Yes, even an unpleasant one, unless the card says otherwise, as Tax and Inheritance do.
    .rules = mortal.anyone
faq-5-q = The Scythe hits three of us and I rebound it. What happens?
faq-5-a = Your part hits its player, in the same order. The others discard what was decided.
    .rules = mortal.rebota mortal.card-guadana
faq-6-q = I hold only a Stone and two NOs. What now?
faq-6-a = You cannot use any of them, so you discard a NO and draw. The Stone cannot be discarded.
    .rules = mortal.stuck mortal.card-piedra
faq-7-q = Does an answer on my own turn count?
faq-7-a = Yes, towards your two cards. After two you may not answer any more until your turn is over.
    .rules = mortal.any-time mortal.play
faq-8-q = I have five cards at the end of my turn. Do I draw?
faq-8-a = No. You draw only if you hold fewer than three, and there is no hand limit.
    .rules = mortal.draw
faq-9-q = I drew a death. Does it fill my hand?
faq-9-a = No, it lies before you, and you draw on until you hold three cards.
    .rules = mortal.death mortal.draw
faq-10-q = Can I get rid of a death?
faq-10-a = Destroy it, put it back with Resurrection, leave it to somebody with Inheritance, or hold up a shield when you draw it.
    .rules = mortal.card-desintegrador mortal.card-resurreccion mortal.card-herencia mortal.shield-death
faq-11-q = Several of us have the fewest deaths. Who wins?
faq-11-a = You alone play on. Whoever takes a death is out; who removes one of their own wins at once.
    .rules = mortal.tie
faq-12-q = How many cards are left in the pile?
faq-12-a = That is not for looking. Whoever counts in their head may.
    .rules = mortal.hidden-depth
faq-13-q = What if the pile runs out?
faq-13-a = Then everybody loses, unless the last card has just decided the game.
    .rules = mortal.empty
faq-14-q = My Twins were destroyed. What about the card on them?
faq-14-a = It is discarded, and everybody may play that kind again.
    .rules = mortal.card-gemelas

## What the page shows beside

section-setup = Before the start
section-turn = Your turn
section-marks = Marks on cards
section-reactions = Answers
section-the-end = The end
section-cards = The cards
section-knowledge = What you know
source-S4 = rulebook
source-R = reviews
source-H = house

## All the cards, one by one

gallery-sum = { $cards } cards in { $kinds } kinds, and { $deaths } deaths.
gallery-turn = On your turn
    .help = They work at once and are discarded.
gallery-any-time = At any time
    .help = Answers: you play them when you are asked for one. On your own turn they count towards your two cards.
gallery-one-round = For one round
    .help = They lie before a player until the turn is back with whoever played them.
gallery-lasting = Lasting
    .help = They lie before a player until a card removes them.
gallery-drawn = Drawn, never played
    .help = They lie between the cards of the pile.
gallery-copies =
    { $count ->
        [one] one in the deck
       *[other] { $count } in the deck
    }
gallery-harmful = harmful: Peace forbids it
gallery-not-for-two = not for two

## The table

scene-pile = The pile. Nobody may count it
scene-known = You know
scene-known-at = Number { $number } from the top: { $name }
scene-knows = Known of the hand: { $cards }
scene-deaths =
    { $count ->
        [0] no death of { $most }
        [one] one death of { $most }
       *[other] { $count } deaths of { $most }
    }
scene-you = you
scene-hit = hit
scene-turn = plays
scene-look = Look at the cards
scene-rule = Rule
scene-as = { $name } as { $as }
scene-on-twins = On the Twins: { $name }
scene-goal = { $card } before { $player }
scene-goal-with = { $card } with { $on } before { $player }
scene-last-first = In the discards
scene-link = { $player }: { $card }
scene-link-at = { $player }: { $card } → { $at }
scene-link-to = { $player }: { $card } to { $to }
scene-link-death = { $player }: a death, drawn
scene-link-death-at = { $player }: a death, for { $at }
scene-cancelled = cancelled
scene-done = done
scene-else = If nobody answers: { $card } works.
scene-else-at = If nobody answers: { $card } hits { $at }.
scene-else-cancelled = If nobody answers: { $card } ({ $player }) has no effect.
scene-else-turned = If nobody answers: { $card } hits { $at } instead of { $player }.
scene-else-death = If nobody answers: the death goes to { $at }, not to { $player }.
scene-answer = Answer { $name }?
scene-answering = You answer: { $name }
scene-passed = You let it happen
scene-passing = You pass all this turn
scene-aim = { $name }: at whom?
scene-aim-next = { $name }: who else?
scene-lay = Lay a card on the Twins
scene-lay-which = Lay which card on the Twins?
scene-can = You can play it now.
scene-can-answer = You can answer with it now.
scene-can-part = You can choose it now.
scene-no-answer = It is no answer: only cards with a bolt are.
scene-not-now = Not now: press it to hear why.
scene-not-yet = Not yet: others act.
scene-not = { $name }, cannot be played now
scene-again = Press it again to do it.

## The coach

coach-play = Play one card, then one more if you like. What you play can be answered by anybody.
coach-stuck = None of your cards can be used now, so you discard one. It is the only time you may.
coach-deaths = Deaths lie before each player. Once somebody has { $most }, the game ends, and the fewest win.
coach-known = What you have seen of the pile lies beside it, until you can no longer be sure.
coach-lay = Lay a card on the Twins, and nobody else may play its kind.
coach-more = A second card means one more to draw, and every card you draw may be a death.
coach-aim = Nearly every card may be aimed at anybody, even at yourself.
coach-bury = Only you know how deep it lies: read it again in what happened. Nobody may look how high the pile is.
coach-shield = You have drawn a death. Only a shield sends it to somebody else. Whoever draws one is asked, even without a shield.
coach-window = Everybody is asked after every card, whatever they hold, so that nobody gives themselves away. Cards with a bolt are answers.
coach-no = A NO can be answered by a NO, and that one too. Follow the numbers: the newest lies on top.
coach-tie = A tie-break: whoever takes a death now is out. Who removes one of their own deaths wins at once.

## The story of a match

story-quarrel =
    { $you ->
        [yes] Turn { $turn }: your NO was number { $count } on one card.
       *[no] Turn { $turn }: { $count } NOs on one card; the last was { $player }’s.
    }
story-shoved =
    { $you ->
        [yes] Turn { $turn }: you shoved somebody into a death.
       *[no] Turn { $turn }: { $player } shoved somebody into a death.
    }
story-shielded =
    { $you ->
        [yes] Turn { $turn }: you drew a death and held up somebody else.
       *[no] Turn { $turn }: { $player } drew a death and held up somebody else.
    }
story-rebounded =
    { $you ->
        [yes] Turn { $turn }: you sent back what was meant for you.
       *[no] Turn { $turn }: { $player } sent back what was meant for them.
    }
story-black =
    { $you ->
        [yes] Turn { $turn }: { $count } deaths for you in a row.
       *[no] Turn { $turn }: { $count } deaths in a row for { $player }.
    }
story-amulet =
    { $you ->
        [yes] Turn { $turn }: your Amulet took a death for you.
       *[no] Turn { $turn }: an Amulet took a death for { $player }.
    }
story-bequeathed =
    { $you ->
        [yes] Turn { $turn }: you left a death to somebody.
       *[no] Turn { $turn }: { $player } left a death to somebody.
    }
story-buried =
    { $you ->
        [yes] Turn { $turn }: you buried a death, and only you knew where.
       *[no] Turn { $turn }: { $player } buried a death, nobody saw where.
    }
story-destroyed =
    { $you ->
        [yes] Turn { $turn }: you destroyed a death of your own.
       *[no] Turn { $turn }: { $player } destroyed a death of their own.
    }
story-out =
    { $you ->
        [yes] Turn { $turn }: you fell in the tie-break.
       *[no] Turn { $turn }: { $player } fell in the tie-break.
    }
story-last =
    { $you ->
        [yes] Your last death ended the game.
       *[no] { $player }’s last death ended the game.
    }
story-immortal =
    { $you ->
        [yes] Not one death lies before you.
       *[no] Not one death lies before { $player }.
    }
story-tie = Turn { $turn }: fewest deaths for { $count } at once, and they played on.
story-all-lose = The pile was empty before anybody had won.
