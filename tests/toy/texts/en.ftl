# Magpies, a toy game of the tests.

game-name = Magpies
game-line = Carry home what glitters, and mind the cat.
game-goal = Have the richest nest when the hands are empty, or be the last bird in the air.

card-1 = button
card-2 = spoon
card-3 = ring
card-back = hidden card

prompt-show = Show a card
    .help = The highest that stands alone takes all.
    .wait = Still choosing: { $players }.
prompt-turn = Rest, look or dare?
    .help = A dare costs a card from your nest.
    .wait = { $players } looks at a house.
prompt-caw = Caw, or pass?
    .help = One caw scares the bird off; at stake: { $stake }.
    .wait = Still listening: { $players }.

move-show = Show the { $name }
move-rest = Rest
move-look = Look at the top card
move-dare = Pay the { $name } and dare
move-pass = Pass
move-caw = Caw with the { $name }

event-deal = { $player } is dealt: { $cards }.
event-shown = { $player } has chosen.
event-swapped = { $player } chooses again.
event-reveal = { $player } shows: { $cards }.
event-take = { $player } takes: { $cards }.
event-drop = Nobody takes: { $cards }.
event-rest = { $player } rests.
event-look = { $player } looks at the top card: { $cards }.
event-dare = { $player } pays and dares: { $cards }.
event-answered = { $player } has answered.
event-caw = { $player } caws: { $cards }.
event-free = { $player } gets away.
event-find = { $player } finds: { $cards }.
event-caught =
    { $you ->
        [yes] You are caught. Lost: { $cards }.
       *[no] { $player } is caught. Lost: { $cards }.
    }
event-scatter = The cat scatters it all: hands are shuffled in and dealt anew.
event-ends = The match is over.

refused-magpie-show = Show a card from your hand.
refused-magpie-turn = Rest, look, or dare with a card from your nest.
refused-magpie-look = There is no top card that you do not know.
refused-magpie-dare = There is no { $name } in your nest to pay with.
refused-magpie-caw = Pass, or caw with a card from your hand.

rule-magpie-deal = Each bird is dealt its hand, unseen by the others.
rule-magpie-show = Every bird picks a card in secret; all are turned up together.
rule-magpie-take = The highest card that stands alone takes all; if none does, they leave the game.
rule-magpie-turn = The bird that took the cards rests, looks or dares.
rule-magpie-look = Who looks sees the top one of the unseen cards and leaves it there.
rule-magpie-dare = A dare costs a card from the nest.
rule-magpie-caw = Before a dare, every other bird may secretly lay down a card to caw. One caw scares the bird off.
rule-magpie-house = The paid card stands against the cats. Who gets away finds an unseen card.
rule-magpie-caught = Who is caught is out, with nest and hand.
rule-magpie-scatter = After a catch, unseen cards and hands are shuffled together and dealt anew.
rule-magpie-last = The match ends when only one bird flies.
rule-magpie-empty = The match ends when all hands are empty.
rule-magpie-places = Birds that fly come first, then the richer nest.

ended-magpie-last = Only { $player } still flies.
ended-magpie-empty = All hands are empty. Richest: { $player }.

option-take = Which card takes all
    .help = Among the cards that stand alone.
option-take-highest = the highest
option-take-lowest = the lowest
option-caw = Cawing
    .help = Whether a dare can be scared off.
option-caw-on = on
option-caw-off = off
option-cats = Cats
    .help = How many cats are in a house.
option-look = Looking
    .help = Whether a bird may look at the top card.
option-look-on = on
option-look-off = off

preset-garden = Garden
    .help = As the rules have it.
preset-barn = Barn
    .help = Two cats, nobody caws, the lowest takes all.

zone-hand = Hand
zone-table = Table
zone-top = On top
zone-nest = Nest
zone-gone = Gone
gauge-stake = Paid
