# Pan t'es Mort. $you is "yes" if the reader is the one it is about, else "no".

game-name = Pan t'es Mort
game-line = Four tricks to fill your pockets, then a gun goes round the table. Bring friends you can spare.
    .short = Six chambers. One bang.
game-goal = Be the last one alive: win cards in four tricks, then spend them to dodge the one BANG among five CLICs.
game-winner = Last one alive
# How far the match is: the trick that is on while any is left, then the gun
game-where =
    { $trick_full ->
        [no] Trick { $trick_next } of { $trick_of }
       *[yes] The gun · { $alive } alive
    }

## Cards

card-1 = mouse
card-2 = raccoon
card-3 = fox
card-4 = wolf
card-5 = gorilla
card-6 = elephant
card-back = hidden card
card-full = { $card } { $name }

## Prompts. $left: cards still to discard or to steal; $clics: CLICs that lie open; $players, $count: who is waited for

prompt-choose = Choose a card in secret
    .help = Highest wins, equals cancel, the mouse beats the elephant.
    .wait =
        { $count ->
            [one] { $players } is still choosing.
           *[other] Still choosing: { $players }.
        }
prompt-turn = Your turn at the gun
    .help =
        { $clics ->
            [0] A fresh pile: no CLIC is open, the BANG can be anywhere.
            [one] One CLIC is open. The BANG is not.
           *[other] { $clics } CLICs are open. The BANG is not.
        }
    .wait =
        { $count ->
            [one] { $players } is at the gun.
           *[other] At the gun: { $players }.
        }
prompt-discard =
    { $left ->
        [one] Discard one more card
       *[other] Discard { $left } more cards
    }
    .help = You choose which. When all are paid, the turn is over.
    .wait =
        { $count ->
            [one] { $players } is paying to skip.
           *[other] Paying to skip: { $players }.
        }
prompt-double = CLIC. Turn a second card?
    .help = A second CLIC lets you steal. The BANG is still the BANG.
    .wait =
        { $count ->
            [one] { $players } is eyeing a second card.
           *[other] Eyeing a second card: { $players }.
        }
prompt-steal =
    { $left ->
        [one] Steal one card, or stop
       *[other] Steal up to { $left } cards
    }
    .help = One at a time, any card, from anyone. You may stop early.
    .wait =
        { $count ->
            [one] { $players } is going through pockets.
           *[other] Going through pockets: { $players }.
        }

## What a button says

move-flip = Turn the top card
move-stop = Leave it at that
move-double = Turn a second card
move-spin = Spin: pay { $card } { $name }
move-skip = Skip: pay { $card } { $name } first
move-discard = Discard { $card } { $name }
move-steal = Steal { $card } { $name } from { $from }
move-play = Play { $card } { $name }

## What happened. $from_you is "yes" if the reader is the one named in $from

event-deal =
    { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $player } is dealt: { $cards }.
    }
event-chosen =
    { $you ->
        [yes] You choose: { $cards }.
       *[no] { $player } has chosen.
    }
event-changed =
    { $you ->
        [yes] On second thoughts: { $cards }.
       *[no] { $player } chooses again.
    }
event-reveal =
    { $you ->
        [yes] You show: { $cards }.
       *[no] { $player } shows: { $cards }.
    }
event-phantom = The phantom shows: { $cards }.
event-take =
    { $count ->
        [one]
            { $you ->
                [yes] You take the card: { $cards }.
               *[no] { $player } takes the card: { $cards }.
            }
       *[other]
            { $you ->
                [yes] You take all { $count } cards: { $cards }.
               *[no] { $player } takes all { $count } cards: { $cards }.
            }
    }
event-phantom-wins = The phantom wins and keeps nothing. Out of the game: { $cards }.
event-nobody = Nobody wins. Out of the game: { $cards }.
event-ranking =
    { $you ->
        [yes] You go first. Order at the gun: { $order }.
       *[no] { $player } goes first. Order at the gun: { $order }.
    }
event-lot =
    { $you ->
        [yes] Dead level: { $tied }. By lot, you go { $place ->
            [1] first
            [2] second
            [3] third
           *[other] at number { $place }
        }.
       *[no] Dead level: { $tied }. By lot, { $player } goes { $place ->
            [1] first
            [2] second
            [3] third
           *[other] at number { $place }
        }.
    }
event-flip =
    { $you ->
        [yes] You pull the trigger.
       *[no] { $player } pulls the trigger.
    }
event-spin =
    { $you ->
        [yes] You pay { $cards }, spin the gun and pull the trigger.
       *[no] { $player } pays { $cards }, spins the gun and pulls the trigger.
    }
event-skip =
    { $you ->
        [yes] You buy your way out. Price: { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[no] { $player } skips. Price: { $count ->
            [one] one card
           *[other] { $count } cards
        }.
    }
event-discard =
    { $you ->
        [yes] You discard: { $cards }.
       *[no] { $player } discards: { $cards }.
    }
event-clic =
    { $you ->
        [yes] CLIC. You are still here. Open so far: { $clics }.
       *[no] CLIC. { $player } is still here. Open so far: { $clics }.
    }
event-bang =
    { $count ->
        [0]
            { $you ->
                [yes] BANG. You are out, place { $place }.
               *[no] BANG. { $player } is out, place { $place }.
            }
       *[other]
            { $you ->
                [yes] BANG. You are out, place { $place }. Left behind: { $cards }.
               *[no] BANG. { $player } is out, place { $place }. Left behind: { $cards }.
            }
    }
event-double =
    { $you ->
        [yes] Once was not enough: you turn a second card.
       *[no] Once was not enough: { $player } turns a second card.
    }
event-stop =
    { $you ->
        [yes] You leave it at that.
       *[no] { $player } leaves it at that.
    }
event-steal =
    { $you ->
        [yes] You steal from { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } steals from you: { $cards }.
               *[no] { $player } steals from { $from }: { $cards }.
            }
    }
event-out =
    { $you ->
        [yes] No cards, no second chance: you are out, place { $place }.
       *[no] No cards, no second chance: { $player } is out, place { $place }.
    }
event-wins =
    { $you ->
        [yes] You are the last one alive. The table is yours.
       *[no] { $player } is the last one alive and wins.
    }

## Why a trick went where it went. $card and $name are those of the winning card

why-pan-highest = Highest card left: { $card } { $name }.
why-pan-mouse = Small, but the big ones run from it: { $card } { $name }.
why-pan-nobody = Every card met its equal, and equals cancel.
why-pan-phantom-wins = { $card } { $name } wins, but a phantom has no pockets.

## Answers that are not taken. $move is what the button of that move says

refused-pan-choose = “{ $move }” does not go now. The trick needs one card from your hand: choose one that you hold.
refused-pan-turn = “{ $move }” does not go now. It is your turn at the gun: turn the top card, spin or skip.
refused-pan-spin = “{ $move }” does not go. A spin costs one card that lies in front of you, and that one does not: pay with another, or just turn the top card.
refused-pan-skip =
    { $has ->
        [0] A skip costs as many cards as there are players alive: { $needs }. You have none. Turn the top card.
       *[other] A skip costs as many cards as there are players alive: { $needs }. You have { $has }. Turn the top card, or pay one card for a spin.
    }
refused-pan-discard = “{ $move }” does not go. You are paying for a skip, still owed: { $left }. Discard a card that lies in front of you.
refused-pan-double = “{ $move }” does not go now. Turn a second card, or leave it at that.
refused-pan-steal = “{ $move }” does not go. Take a card that lies in front of somebody else, or leave it at that.
refused-pan-forced = “{ $move }” does not go. This table plays with forced flips: right after a CLIC, all you may do is turn the top card.

## Rules, as players read them

rule-pan-cards = There are 24 character cards, four each of 1 mouse, 2 raccoon, 3 fox, 4 wolf, 5 gorilla and 6 elephant.
rule-pan-gun = The gun is a pile of six cards: five say CLIC, one says BANG.
rule-pan-players = Two to six can play.
rule-pan-deal = Everybody is dealt four cards, face down. What is left over stays out of the game, unseen.
rule-pan-choose = Everybody chooses one card from hand in secret, then all are shown at once. Until the last choice is in, you may change yours, and the others learn only that you have chosen.
rule-pan-cancel = Cards of equal value cancel each other: none of them can win the trick.
rule-pan-highest = The highest card that is left wins the trick.
rule-pan-mouse = If the highest card left is a 6 and a 1 is left too, the 1 wins. Other cards beat the 1, unless the table plays “{ option-mouse }: { option-mouse-top }”.
rule-pan-take = The winner takes all the cards played, cancelled ones too, and lays them out face up.
rule-pan-nobody = If every card is cancelled, nobody wins and the cards leave the game.
rule-pan-tricks = Four tricks are played, until all hands are empty.
rule-pan-phantom = With two players a phantom is dealt four cards as well. In each trick one of them, drawn at random, is played along with yours.
rule-pan-phantom-wins = If the phantom’s card wins, the whole trick leaves the game.
rule-pan-phantom-out = The phantom stays away from the gun.
rule-pan-order = At the gun, most cards go first; then the higher sum of values, then more 6s, more 5s and so on down. The turn runs down this ranking, round and round, or by seat from its first, as the table has agreed. It is made at the start and after each BANG, never in between.
rule-pan-lot = Whatever is still tied in the ranking is settled by lot, in front of everybody.
rule-pan-turn = On your turn at the gun you do one of three things: turn the top card, spin, or skip.
rule-pan-flip = To flip, turn the top gun card and see what it says.
rule-pan-spin = To spin, discard one of your cards, shuffle all six gun cards and turn the top one. The card is paid even if it kills you; on a fresh pile you may, but it gains nothing.
rule-pan-skip = To skip, discard as many of your cards as there are players alive, you among them; your turn ends without a shot. With fewer cards you cannot.
rule-pan-discard = You choose which of your cards to discard, one by one. They leave the game.
rule-pan-clic = A CLIC does nothing. It stays open, so everybody can count what is left, and the turn passes on.
rule-pan-bang = Whoever turns the BANG is out at once, and their cards leave the game. All six gun cards are shuffled, the ranking is made anew, and its first goes next.
rule-pan-double = If you have no cards in front of you and have just turned a CLIC, you may turn a second card, or leave it. If it is the BANG, you are out like anyone else. The table may allow this to all, or to nobody.
rule-pan-steal = If the second card is a CLIC too, take up to as many cards as there are players alive: one by one, any cards, from any of the others. You may stop early; if the others have fewer, take what there is. Your turn is over either way.
rule-pan-forced = If the table plays with forced flips, whoever follows a CLIC may only turn the top card, and the second one where that is allowed. Otherwise every choice stays open.
rule-pan-entry = Everybody goes on to the gun, with cards or without. If only winners do, those without cards are out beforehand and share the last place; with one player left the match is over, and if nobody has cards, all go on.
rule-pan-last = The last one alive wins. The others are placed by when they fell, the first to fall last.

## How it ended. $player won

ended-pan-flip =
    { $you ->
        [yes] One flip too many, and not yours: you are the last one alive.
       *[no] One flip too many: { $player } is the last one alive.
    }
ended-pan-spin =
    { $you ->
        [yes] The spin came up wrong for somebody else: you are the last one alive.
       *[no] A spin came up wrong: { $player } is the last one alive.
    }
ended-pan-double =
    { $you ->
        [yes] Greed turned a second card: you are the last one alive.
       *[no] Greed turned a second card: { $player } is the last one alive.
    }
ended-pan-entry =
    { $you ->
        [yes] Nobody else won a single card: the table is yours without a shot.
       *[no] Nobody else won a single card: { $player } wins without a shot.
    }

## Options

option-mouse = The mouse
    .help = Which cards the 1 beats.
option-mouse-elephant = beats only the 6
option-mouse-top = beats every card
option-order = Order at the gun
    .help = Who follows whom once the ranking is made.
option-order-ranking = down the ranking
option-order-clockwise = by seat, from the first
option-double = A second card
    .help = Who may turn one more gun card after a CLIC, and steal if that is a CLIC too.
option-double-empty = only without cards
option-double-anyone = anyone
option-double-off = nobody
option-double_when = Empty since when
    .help = When you must be without cards to turn a second one; it matters if your last card paid for a spin.
option-double_when-after = when the CLIC is turned
option-double_when-before = since the turn began
option-forced = Forced flip
    .help = What the next player may do right after a CLIC.
option-forced-on = only turn the top card
option-forced-off = anything
option-entry = Who goes to the gun
    .help = Whether players who won no cards take part in the second stage.
option-entry-all = everybody
option-entry-winners = only those with cards

## Sets of options

preset-rulebook = Rulebook
    .help = As the printed rules have it; what you get if you change nothing.
preset-faq = Questions and answers
    .help = As a summary with answers has it: the mouse beats all, play by seat, forced flips, empty since the turn began.
preset-2013 = 2013
    .help = As reviews tell of the 2013 edition: no second card, and no gun for those without cards.
preset-publisher = Publisher
    .help = As the publisher describes the new edition: anyone may turn a second card after a CLIC.

## Places for cards, and numbers on the table

zone-hand = Hand
zone-front = Won
zone-table = Played
zone-gone = Out of the game
zone-unseen = Never seen
gauge-trick = Tricks played
gauge-clics = CLICs open
gauge-clics-full = CLIC
gauge-clics-empty = ?
gauge-left = Cards to go

## Chances. $percent is ready to read: 1/6 · 17 %

chance-flip = { $percent } to die
chance-spin = { $percent } to die after a spin
chance-double = { $percent } to die on the second card

## Questions and answers. Each answer names its rules

faq-1-q = Two of us played the same value. Who gets the trick?
faq-1-a = Neither of you. Equal cards cancel each other, and the highest of the others wins. It takes the cancelled cards too, so your twin quarrel pays a third party.
    .rules = pan.cancel pan.highest pan.take
faq-2-q = What if every card has its equal?
faq-2-a = Then nobody wins. The cards of that trick leave the game, and the next trick is played as usual.
    .rules = pan.cancel pan.nobody
faq-3-q = A 1 and a 6 were played. Who wins?
faq-3-a = The 1, if both are left after equal cards have cancelled. It takes the whole trick.
    .rules = pan.mouse pan.take
faq-4-q = Does the mouse beat the gorilla as well?
faq-4-a = No. The 1 beats only a 6 that is the highest card left; if a 5, 4, 3 or 2 is the highest, the 1 loses like any small card. Some sources put the 1 above everything: choose “{ option-mouse }: { option-mouse-top }” to play it their way.
    .rules = pan.mouse pan.highest
faq-5-q = Two mice and one elephant: do the mice win together?
faq-5-a = No, the mice cancel each other, and the 6 stands. The other way round, two 6s cancel and leave the 1 with nothing to frighten: the highest of the rest wins.
    .rules = pan.cancel pan.mouse
faq-6-q = Is it wise to keep a mouse for an elephant?
faq-6-a = At a small table, often. The more of you play, the likelier it is that somebody sends another mouse, and then both are worth nothing.
    .rules = pan.mouse pan.cancel
faq-7-q = What becomes of the cards that were not dealt?
faq-7-a = They stay out of the match and nobody sees them. With six players there are none.
    .rules = pan.deal pan.players
faq-8-q = With two players, who picks the phantom’s card?
faq-8-a = Chance does, afresh for each trick. Pointing at one of its face-down cards in turn, as some play it, comes to the same thing: nobody knows what lies there.
    .rules = pan.phantom
faq-9-q = The phantom won a trick. Who gets the cards?
faq-9-a = Nobody. All three leave the game. The phantom never takes part at the gun either.
    .rules = pan.phantom-wins pan.phantom-out
faq-10-q = Who starts at the gun, and what if we are level?
faq-10-a = Whoever has most cards. If level, the higher sum of values goes first, then more 6s, then more 5s, down to the 1s. If all that is equal, a lot decides that all can see; one source lets the players agree among themselves. After the first it goes down the ranking, or by seat with “{ option-order }: { option-order-clockwise }”.
    .rules = pan.order pan.lot
faq-11-q = I have fewer cards now. Does the order change?
faq-11-a = Not yet. Paying and stealing leave it alone. Only a BANG makes a new ranking, from the cards held at that moment.
    .rules = pan.order pan.bang
faq-12-q = What good are the cards I have won?
faq-12-a = They put you early in the order, and they are your money at the gun: one buys a spin, as many as there are players alive buy a skip. Without any, you pull when your turn comes.
    .rules = pan.order pan.spin pan.skip
faq-13-q = Why would I want to go first?
faq-13-a = Because the first shot at a fresh pile is the mildest: 1 in 6. Each CLIC makes the next one worse: 1 in 5, 1 in 4, down to certainty.
    .rules = pan.order pan.flip pan.clic
faq-14-q = The player before me turned a CLIC. May I spin or skip?
faq-14-a = Yes, if you can pay. Some sources make you turn the top card then: that is “{ option-forced }: { option-forced-on }”. Even so, who has no cards may turn a second one after a CLIC of their own.
    .rules = pan.turn pan.forced pan.double
faq-15-q = When is a spin worth its card?
faq-15-a = When several CLICs are open. A spin always brings you back to 1 in 6; with four CLICs open a flip would be 1 in 2, with five it would be the end. On a fresh pile you pay for nothing, which is allowed.
    .rules = pan.spin pan.flip
faq-16-q = I paid for a spin and turned the BANG. Do I get the card back?
faq-16-a = No. The card is gone, and so are you.
    .rules = pan.spin pan.bang
faq-17-q = I am one card short of a skip. Can I pay what I have?
faq-17-a = No. It takes as many cards as there are players alive, counting you, or there is no skip. Turn the top card, or spin for a single card.
    .rules = pan.skip pan.turn
faq-18-q = Is a skip not far too dear?
faq-18-a = With many players alive, it is. It is also the only way through a turn without a shot, and it leaves the loaded pile to the next in line. Each BANG makes it a card cheaper.
    .rules = pan.skip pan.discard
faq-19-q = I have no cards and turned a CLIC. Must I turn a second one?
faq-19-a = No. You may stop after the first, and the turn passes on.
    .rules = pan.double
faq-20-q = The second card is the BANG. Does it count?
faq-20-a = As much as the first one. First or second, whoever turns the BANG is out.
    .rules = pan.double pan.bang
faq-21-q = May I take everything from one player?
faq-21-a = Yes. Split it as you like among the others, as long as you take no more than there are players alive. If they have fewer between them, you get what there is, and you may stop before that.
    .rules = pan.steal
faq-22-q = Who may turn a second card at all?
faq-22-a = Whoever has no cards in front when the CLIC comes up, even if the last one has just paid for a spin. Sources differ: “{ option-double }” can be opened to anyone or closed to all, and “{ option-double_when }: { option-double_when-before }” looks at the start of the turn instead.
    .rules = pan.double
faq-23-q = I won no trick. Am I as good as dead?
faq-23-a = Not quite. You cannot pay your way out, but a second CLIC in one turn refills your pockets at the expense of the rich. It is twice the risk: from a fresh pile 1 in 3 instead of 1 in 6. Some play that you do not even reach the gun: “{ option-entry }: { option-entry-winners }”.
    .rules = pan.double pan.steal pan.entry
faq-24-q = Somebody is out. What now?
faq-24-a = Their cards leave the game, all six gun cards are shuffled, and those alive are ranked again by what they hold. The first of them goes next, until only one is left.
    .rules = pan.bang pan.order pan.last


### The rules and the story of a match, as the page shows them

section-material = What is on the table
section-stage-1-tricks = First: four tricks
section-two-players = With two players
section-stage-2-the-gun = Then: the gun
source-S0p = publisher
source-S0r = summary
source-S0f = answers
source-S1 = rulebook
source-R = reviews
source-H = house

story-mouse =
    { $you ->
        [yes] Trick { $trick }: your mouse beat them all and took { $count } cards.
       *[no] Trick { $trick }: { $player }’s mouse beat them all and took { $count } cards.
    }
story-take =
    { $you ->
        [yes] Trick { $trick }: all { $count } cards to you.
       *[no] Trick { $trick }: all { $count } cards to { $player }.
    }
story-nobody = Trick { $trick }: everything cancelled, nobody won.
story-phantom-wins = Trick { $trick } went to the phantom, and out of the game.
story-out =
    { $you ->
        [yes] No cards, no gun: you were out before it began.
       *[no] No cards, no gun: { $player } was out before it began.
    }
story-clic-flip =
    { $you ->
        [yes] You flipped at 1 in { $of }. CLIC.
       *[no] { $player } flipped at 1 in { $of }. CLIC.
    }
story-clic-spin =
    { $you ->
        [yes] You spun, 1 in { $of }. CLIC.
       *[no] { $player } spun, 1 in { $of }. CLIC.
    }
story-clic-double =
    { $you ->
        [yes] You turned a second card at 1 in { $of }. CLIC.
       *[no] { $player } turned a second card at 1 in { $of }. CLIC.
    }
story-bang-flip =
    { $of ->
        [1]
            { $you ->
                [yes] You had to flip the last card. BANG.
               *[no] { $player } had to flip the last card. BANG.
            }
       *[other]
            { $you ->
                [yes] You flipped at 1 in { $of }. BANG.
               *[no] { $player } flipped at 1 in { $of }. BANG.
            }
    }
story-bang-spin =
    { $you ->
        [yes] You spun, 1 in { $of }. BANG.
       *[no] { $player } spun, 1 in { $of }. BANG.
    }
story-bang-double =
    { $you ->
        [yes] You wanted a second card, 1 in { $of }. BANG.
       *[no] { $player } wanted a second card, 1 in { $of }. BANG.
    }
story-steal =
    { $count ->
        [one]
            { $you ->
                [yes] Two CLICs in one turn: you stole a card.
               *[no] Two CLICs in one turn: { $player } stole a card.
            }
       *[other]
            { $you ->
                [yes] Two CLICs in one turn: you stole { $count } cards.
               *[no] Two CLICs in one turn: { $player } stole { $count } cards.
            }
    }

### The table on the page

scene-you = You
scene-phantom = Phantom
scene-phantom-note = plays by chance
scene-nobody = nobody
scene-chosen = chosen
scene-thinking = thinking
scene-next = next
scene-at-gun = at the gun
scene-out = out
scene-bot-plays = a bot sits in
scene-away = away
scene-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
scene-gone =
    { $count ->
        [0] No card is out of the game
        [one] One card is out of the game
       *[other] { $count } cards are out of the game
    }
scene-front = In front of { $player }
scene-hand = Your hand
scene-own = Your cards
scene-card-chosen = { $card }, your choice. Nobody else sees it
scene-best = wins
scene-cancelled = cancelled
scene-last-trick = Last trick
    .won = Last trick: { $player }.
scene-rule = See the rule
scene-change = Until the last one is in, you can still change your mind.
scene-you-out = You are out. From here on, it is a show.
scene-choices = Your choices
scene-gun =
    { $clics ->
        [0] The gun: { $left } chambers, none seen yet. One of them is the BANG
        [one] The gun: one CLIC seen, { $left } chambers unknown. One of them is the BANG
       *[other] The gun: { $clics } CLICs seen, { $left ->
            [one] one chamber left: the BANG
           *[other] { $left } chambers unknown. One of them is the BANG
        }
    }
scene-hold = Hold to shoot
scene-shoot = Shoot
scene-hold-spin = Hold to spin
scene-shoot-spin = Spin
scene-hold-double = Hold for one more
scene-shoot-double = One more
scene-sure = Sure? Press again
scene-spin = Spin
scene-skip = Skip
scene-back = Back
scene-pay =
    { $count ->
        [one] pay one card
       *[other] pay { $count } cards
    }
scene-then =
    { $count ->
        [one] then one more
       *[other] then { $count } more
    }
scene-safe = safe
scene-odds =
    { $of ->
        [1] certain death
        [2] one in two
        [3] one in three
        [4] one in four
        [5] one in five
        [6] one in six
       *[other] one in { $of }
    } · { $percent } %
scene-percent = { $percent } %
scene-pick-spin = Which card pays for the spin?
scene-pick-skip = Which card goes first?

### The coach. $count: how many are alive

coach-choose = Pick a card: the others see that you have, not which. Until the last choice is in, press another to change your mind.
coach-highest = Then all cards are turned at once, and the highest one left wins. After four tricks comes the gun.
coach-cancel = Equal cards cancel each other: none of them wins, however high. The winner takes them too; if all cancel, nobody takes any.
coach-mouse = If the highest card left is a 6 elephant, a 1 mouse that is left wins the trick. Without an elephant, a 1 is only a 1.
coach-mouse-top = At this table a 1 mouse beats every card, the 6 elephant too. Only another mouse stops it: equals cancel.
coach-phantom = With two at the table, a phantom plays a random card in each trick. What it wins leaves the game.
coach-take = Won cards are money: at the gun they pay for spins and skips. Whoever has most also goes first, on a fresh pile.
coach-take-winners = Won cards pay for spins and skips at the gun. At this table, whoever has none while others do is out before the first shot.
coach-turn = Three ways through a turn: shoot, spin or skip. Shooting is free; a spin costs one card, a skip several.
coach-flip = Six chambers, one BANG, and each CLIC leaves it one less to hide in. The dots on a button are your chance to die by it.
coach-flip-unseen = Six chambers, one BANG, and each CLIC leaves it one less to hide in. Count them: this table shows no odds.
coach-forced = At this table, while a CLIC lies open, you may only shoot. Spins and skips are for a fresh pile.
coach-broke = Without cards you can only shoot. If it is a CLIC, you may risk a second card: another CLIC lets you steal.
coach-broke-off = Without cards you can only shoot: everything else is paid for, and nobody lends.
coach-last = Two are left. The next BANG ends the match: whoever turns it comes second, the other one wins.
coach-spin = A spin costs one card and shuffles all six: back to one in six. The card stays paid, even if it kills you.
coach-skip = A skip ends your turn without a shot. It costs as many cards as there are players alive, now { $count }; with fewer you cannot.
coach-bang = The BANG takes out a player, cards and all. The six gun cards are shuffled, the order is made anew, and its first goes on.
coach-order = Most cards go first, then the higher sum. The turn runs down that ranking, round and round; only a BANG makes it anew.
coach-order-clockwise = Most cards begin, then the higher sum; from there the turn goes by seat. After a BANG, a new first is found.
coach-discard = You choose what to pay with, one card at a time. A low card pays as well as a high one, and high ones break ties.
coach-double = A CLIC, and no cards in front of you: you may turn a second one. Another CLIC lets you steal; the BANG is still the BANG.
coach-double-anyone = At this table, whoever turns a CLIC may turn a second card. Another CLIC lets you steal; the BANG is still the BANG.
coach-steal = Two CLICs in one turn: steal up to { $count } cards, as many as there are players alive, from anyone. If there are fewer, take what there is.
coach-out = You are out, cards and all. The last one alive wins; the others are placed by when they fell.
coach-out-entry = You won no cards and others did: at this table, that puts you out before the first shot.
