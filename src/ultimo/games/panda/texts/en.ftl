# Panda Rei. $you is "yes" if the reader is the one it is about, else "no".

game-name = Panda Rei
game-line = The lion sleeps, the throne is empty, and every animal is for sale. Collect the right ones.
    .short = Collect. But not too many.
game-goal = Two rounds of eleven tricks. Who wins a trick takes two of its animals, the others one each, the last none. At the end the animals count: the highest score wins.

## Cards

card-rabbit = rabbit
card-bear = bear
card-giraffe = giraffe
card-owl = owl
card-cat = cat
card-fox = fox
card-lion = lion
card-pig = pig
card-panda1 = panda 1
card-panda2 = panda 2
card-panda3 = panda 3
card-panda4 = panda 4
card-monkey = monkey
card-back = hidden card
the-card =
    { $card ->
        [rabbit] the rabbit
        [bear] the bear
        [giraffe] the giraffe
        [owl] the owl
        [cat] the cat
        [fox] the fox
        [lion] the lion
        [pig] the pig
        [panda1] panda 1
        [panda2] panda 2
        [panda3] panda 3
        [panda4] panda 4
       *[monkey] the monkey
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

prompt-play = Play a card
    .help = Highest worth wins, but any equals beat it: the largest group first. A monkey is worth one more than the card before it.
    .wait =
        { $count ->
            [one] { $players } is choosing a card to play.
           *[other] Choosing a card to play: { $players }.
        }
prompt-take =
    { $left ->
        [one] Take a card
       *[other] You won: take two cards
    }
    .help = What you take lies in front of you and counts at the end. Foxes too.
    .wait =
        { $count ->
            [one] { $players } is choosing what to take.
           *[other] Choosing what to take: { $players }.
        }

## What a button says

move-play = Play { the-card }
move-take = Take { the-card }

## What happened

event-start =
    { $you ->
        [yes] By lot, you lead the first trick.
       *[no] By lot, { $player } leads the first trick.
    }
event-round = Round { $round } of { $of }: new hands.
event-deal =
    { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $player } is dealt: { $cards }.
    }
event-lead =
    { $you ->
        [yes] You lead { the-card }, worth { $worth }.
       *[no] { $player } leads { the-card }, worth { $worth }.
    }
event-play =
    { $you ->
        [yes] You play { the-card }, worth { $worth }.
       *[no] { $player } plays { the-card }, worth { $worth }.
    }
event-dummy = The dummy plays { the-card }, worth { $worth }.
event-trick =
    { $you ->
        [yes] You win the trick and choose first.
       *[no] { $player } wins the trick and chooses first.
    }
event-take =
    { $you ->
        [yes] You take { the-card }.
       *[no] { $player } takes { the-card }.
    }
event-final =
    { $you ->
        [yes]
            { $points ->
                [one] You have { $points } point, place { $place }.
               *[other] You have { $points } points, place { $place }.
            }
       *[no]
            { $points ->
                [one] { $player } has { $points } point, place { $place }.
               *[other] { $player } has { $points } points, place { $place }.
            }
    }
event-wins =
    { $you ->
        [yes] The new king is yours: you win.
       *[no] The new king belongs to { $player }, who wins.
    }
event-shares =
    { $you ->
        [yes] You share the throne.
       *[no] { $player } shares the throne.
    }

## Why a trick was won. $card is the winning card, $worth its worth, $size how many cards share it, $pigs what the winner
## has, $rival what the next best has, $by is "pigs" or "first", $higher the worth of the dummy's card

why-panda-highest = All differ, and { $worth } is the highest: { the-card }.
why-panda-group = Equal cards win: { $size } worth { $worth }, no group is larger, and none as large is higher.
why-panda-pigs =
    { $by ->
        [pigs] Equal cards win: { $size } worth { $worth }. Among them most pigs decide: { $pigs } to { $rival }.
       *[first] Equal cards win: { $size } worth { $worth }. Among them pigs do not decide ({ $pigs } to { $rival }), so the first one played wins.
    }
why-panda-dummy = All differ. The dummy’s { $higher } is higher but cannot win, so { $worth } does: { the-card }.

## Answers that are not taken. $move is what the button of that move says

refused-panda-play =
    { $card ->
        [monkey] “{ $move }” does not go: there is no monkey in your hand. Play a card that you hold.
       *[other] “{ $move }” does not go now. The trick needs one card from your hand: play one that you hold.
    }
refused-panda-take =
    { $card ->
        [monkey] “{ $move }” does not go: no monkey is left in this trick. Take a card that still lies there.
       *[other] “{ $move }” does not go now. You are to take one of the cards of this trick that still lie on the table.
    }

## Rules, as players read them

rule-panda-cards = There are 119 cards: 20 rabbits, 15 bears, 15 giraffes, 15 owls, 10 cats, 10 foxes, 10 lions, 10 pigs, 5 monkeys, and 9 pandas: three each of level 1 and 2, two of level 3, one of level 4.
rule-panda-strength = In a trick a card is worth its place in this order: rabbit 1, bear 2, giraffe 3, owl 4, cat 5, fox 6, lion 7, pig 8, panda 9 whatever its level.
rule-panda-players = Two to five can play.
rule-panda-deal = There are two rounds. In each, everybody is dealt 11 cards from what is left of the deck. Nothing is shuffled back in between, and nobody sees what is left over.
rule-panda-start = Whoever has the start token leads. A lot gives it away for the first trick; after that it goes to the winner of each trick, into the second round as well.
rule-panda-play = In turn, to the left, each plays one card face up. Any card will do: nobody has to follow.
rule-panda-monkey = A monkey is worth one more than the card played just before it, even if that is a monkey. Led, it is worth 1. What it is worth is settled when it is played, and it can be equal to other cards like any card.
rule-panda-highest = If all cards differ in worth, the highest wins the trick.
rule-panda-group = If some cards are equal, only equal cards can win: those of the largest group and, of groups as large, those worth more.
rule-panda-pigs = Within the winning group, whoever has taken most pigs in earlier tricks wins, in either round; if that is level, whoever played first. Monkeys are no pigs here, and pigs bring no points. If the table plays “{ option-group_tie }: { option-group_tie-first }”, pigs do nothing.
rule-panda-take = The winner gets the start token and takes two of the cards played. Then each player to the left takes one, until all are gone; the last gets none. You must take, foxes too. Whatever you take lies open in front of you.
rule-panda-dummy = With two players a dummy plays a card at random, always last. It wins nothing, takes nothing and has no pigs, but its card can be equal to yours, and it can be taken: the winner takes two cards, the other one. If the dummy’s card alone is highest, the next highest wins.
rule-panda-rabbits = Rabbits bring 1, 3, 6, 10 or 15 points for one to five. Six or more cost 5 points in all.
rule-panda-bears = Each pair of bears brings 6 points, a single bear nothing.
rule-panda-giraffes = Each giraffe brings 1 point.
rule-panda-owls = Each owl that has a giraffe of its own brings 6 points, any other owl nothing.
rule-panda-cats = Cats bring their number times itself: three cats are 9 points, five are 25.
rule-panda-foxes = Each fox costs 3 points.
rule-panda-lions = Without a lion you lose 10 points, with one 4. Two break even, and each further lion brings 2 points.
rule-panda-pandas = Add up the levels of your pandas. Most brings 8 points, fewest costs 8; having none counts as 0. All who tie get the same, and if everybody is level nobody gets anything.
rule-panda-monkeys = Each monkey you have taken counts once as a rabbit, a bear, a giraffe, an owl or a cat, whichever is best for you. As a giraffe it can serve one owl.
rule-panda-end = After the second round the highest score wins. Equal scores share the place.

section-material = The animals
section-two-rounds = Two rounds of eleven tricks
section-who-wins-a-trick = Who wins a trick, and what that brings
section-two-players = With two players
section-what-the-animals-count = What the animals count
source-S3 = summary
source-R = help pages
source-D = derived
source-H = house

## How it ended. $player has won

ended-panda-end =
    { $you ->
        [yes] The animals have chosen: most points are yours.
       *[no] The animals have chosen. Most points: { $player }.
    }

## Options

option-group_tie = Equal cards
    .help = Who wins within the winning group.
option-group_tie-pigs = most pigs, then who played first
option-group_tie-first = who played first

## Sets of options

preset-current = Current
    .help = As the summary has it: pigs decide between equal cards.
preset-older = Older
    .help = As an older help page has it: between equal cards the first one played wins.

## Places for cards, and numbers on the table

zone-hand = Hand
zone-front = Collected
zone-table = Played
zone-table-dummy = The dummy
zone-unseen = Never seen
gauge-round = Rounds played
gauge-trick = Tricks played
gauge-left = Cards to take
gauge-score = Points
gauge-pigs = Pigs
gauge-worth = Worth
gauge-start = Start token

## What a score is made of. $count cards of the kind; $monkeys that count as it, $total with these; $more further cards would
## change the points by $change, $direction is "up", "down" or "none"

part-rabbit = Rabbits
    .made =
        { $monkeys ->
            [0] { $total }
            [one] { $total }, one of them a monkey
           *[other] { $total }, of them { $monkeys } monkeys
        }
    .next =
        { $direction ->
            [none] no further rabbit changes this
            [up] next: +{ $change }
           *[down] next: { $change }
        }
part-bear = Bears
    .made =
        { $monkeys ->
            [0] { $total }, pairs: { $pairs }
            [one] { $total }, one of them a monkey, pairs: { $pairs }
           *[other] { $total }, of them { $monkeys } monkeys, pairs: { $pairs }
        }
    .next =
        { $direction ->
            [none] no further bear changes this
            [up] with { $more } more: +{ $change }
           *[down] with { $more } more: { $change }
        }
part-giraffe = Giraffes
    .made =
        { $monkeys ->
            [0] { $total }
            [one] { $total }, one of them a monkey
           *[other] { $total }, of them { $monkeys } monkeys
        }
    .next =
        { $direction ->
            [none] no further giraffe changes this
            [up] next: +{ $change }
           *[down] next: { $change }
        }
part-owl = Owls
    .made =
        { $monkeys ->
            [0] { $total }, with a giraffe: { $paired }
            [one] { $total }, one of them a monkey, with a giraffe: { $paired }
           *[other] { $total }, of them { $monkeys } monkeys, with a giraffe: { $paired }
        }
    .next =
        { $direction ->
            [none] another owl needs a giraffe
            [up] next: +{ $change }
           *[down] next: { $change }
        }
part-cat = Cats
    .made =
        { $monkeys ->
            [0] { $total } × { $total }
            [one] { $total } × { $total }, one of them a monkey
           *[other] { $total } × { $total }, of them { $monkeys } monkeys
        }
    .next =
        { $direction ->
            [none] no further cat changes this
            [up] next: +{ $change }
           *[down] next: { $change }
        }
part-fox = Foxes
    .made = { $total }
    .next =
        { $direction ->
            [none] no further fox changes this
            [up] next: +{ $change }
           *[down] next: { $change }
        }
part-lion = Lions
    .made = { $total }
    .next =
        { $direction ->
            [none] no further lion changes this
            [up] next: +{ $change }
           *[down] next: { $change }
        }
part-pig = Pigs
    .made = { $total }
    .next = no points, but the upper hand among equals
part-panda = Pandas
    .made = levels { $levels }; most { $most }, fewest { $fewest }
    .next =
        { $direction ->
            [none] no further level changes this
            [up] with { $more } in levels more: +{ $change }
           *[down] with { $more } in levels more: { $change }
        }
part-monkey = Monkeys
    .made = { $total }, counted above
    .next =
        { $direction ->
            [none] another one changes nothing
            [up] next: +{ $change }
           *[down] next: { $change }
        }

## Questions and answers. Each answer names its rules

faq-1-q = Two of us played an owl, somebody else a lion. Who wins?
faq-1-a = One of the owls. As soon as two cards are equal, single cards are out of the race, however high. Between the owls, whoever has more pigs wins; if that is level, the first one played.
    .rules = panda.group panda.pigs
faq-2-q = Two cats and two owls lie there. Which pair wins?
faq-2-a = The cats. Both groups have two cards, and 5 is more than 4. Three owls would beat the two cats.
    .rules = panda.group panda.strength
faq-3-q = Everybody played something else. Is it simply the highest?
faq-3-a = Yes. With no two cards of equal worth, the highest wins the trick.
    .rules = panda.highest
faq-4-q = What is a monkey worth?
faq-4-a = One more than the card played just before it: after a panda 10, after a monkey one more than that monkey. If you lead it, it is worth 1, like a rabbit.
    .rules = panda.monkey
faq-5-q = Can a monkey be equal to another card?
faq-5-a = Yes. A monkey after an owl is worth 5, and with a cat it makes a pair. Between the two, pigs decide, then who played first.
    .rules = panda.monkey panda.group panda.pigs
faq-6-q = Do pandas of different levels make a group?
faq-6-a = Yes. In a trick each panda is worth 9. Levels only count at the end.
    .rules = panda.strength panda.group panda.pandas
faq-7-q = Do pigs bring points?
faq-7-a = No. They help you win: between equal cards of the winning group, most pigs decide, from both rounds. Some play without that, see “{ option-group_tie }: { option-group_tie-first }”.
    .rules = panda.pigs
faq-8-q = Must I take a card that costs me points?
faq-8-a = Yes, when it is your turn to choose and nothing better is left. Choose early, or be the last one, who gets nothing.
    .rules = panda.take panda.foxes
faq-9-q = Why play a fox at all?
faq-9-a = Because it is worth 6 in a trick. It may win you two better animals, and somebody else has to take it home.
    .rules = panda.foxes panda.strength panda.take
faq-10-q = Is the sixth rabbit really that bad?
faq-10-a = It costs 20 points: five rabbits are 15, six are −5, and seven are −5 as well.
    .rules = panda.rabbits
faq-11-q = What do owls need?
faq-11-a = A giraffe each. Three owls and two giraffes are two pairs of owl and giraffe, 12 points, and 2 for the giraffes.
    .rules = panda.owls panda.giraffes
faq-12-q = How many lions do I want?
faq-12-a = Two, to lose nothing. From the third on each brings 2 points. Remember that having none costs 10: everybody starts there.
    .rules = panda.lions
faq-13-q = I have no panda. What does that cost?
faq-13-a = 8 points, if others have some: you have fewest. If nobody has any, nothing.
    .rules = panda.pandas
faq-14-q = What does a monkey count at the end?
faq-14-a = It is one rabbit, bear, giraffe, owl or cat, whichever brings you most; that is worked out for you. It never becomes your sixth rabbit.
    .rules = panda.monkeys panda.rabbits
faq-15-q = Two players: can the dummy win?
faq-15-a = No. Its card can only help one of you by being equal to yours. If it alone is highest, the next highest wins. Its card is taken like the others.
    .rules = panda.dummy
faq-16-q = Do I see which cards are left over?
faq-16-a = No. Whatever was not dealt stays hidden to the end, and nothing comes back for the second round.
    .rules = panda.deal
faq-17-q = Who begins the second round?
faq-17-a = Whoever won the last trick of the first: the start token stays with them.
    .rules = panda.start
faq-18-q = We have the same score. Who wins?
faq-18-a = Both of you. Equal scores share the place.
    .rules = panda.end

## The page

game-where =
    { $prompt ->
        [take] Round { $round_next } · trick { $trick }/{ $trick_of }
       *[other] Round { $round_next } · trick { $trick_next }/{ $trick_of }
    }
game-winner = Most points
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
scene-dummy = Dummy
scene-leads = leads
scene-wins = wins
scene-equal = equal
scene-pigs =
    { $count ->
        [0] no pig
        [one] { $count } pig
       *[other] { $count } pigs
    }
# A card with the number in its corner
scene-card = { $value } { $name }
scene-played = { $player }: { $card }, worth { $worth }
scene-waits = { $player }: nothing played yet
scene-taken =
    { $you ->
        [yes] You have taken: { $card }
       *[no] { $player } has taken: { $card }
    }
scene-brings = changes your points by { $points }
scene-won =
    { $you ->
        [yes] You win the trick
       *[no] { $player } wins the trick
    }
scene-last =
    { $you ->
        [yes] Last trick: yours.
       *[no] Last trick: { $player }.
    }
scene-rule = See the rule
# What somebody has collected, as a button that opens the account
scene-account-of = { $player }, { $points }. What it is made of
scene-tile = { $name }: { $count }, points: { $points }

### The account: what points are made of, and what would change them. $name is the player

scene-account = What points are made of
scene-account-you = You
scene-account-none = Not collected yet
scene-account-sum = All together

### The coach

coach-play = Play one card, any you like. The highest wins the trick, and whoever wins chooses first from everything that lies there.
coach-group = Equal cards beat single ones, however high: two rabbits beat a pig. More equal cards beat fewer, then the higher ones.
coach-monkey = A monkey is worth one more than the card played just before it. Led, it is worth 1.
coach-dummy = With two at the table a dummy plays last, at random. It never wins, but its card can match yours, and it can be taken.
coach-take = You take a card home, and you must. What it changes in your points now stands below it.
coach-first = You won: two cards are yours. Then the others take one each, and the last gets none.
coach-account = Press what anybody has collected, and you see what their points are made of and what would change them.
coach-fox = A fox costs points at home, yet in a trick it is worth 6. Play it, and let somebody else take it.
coach-rabbit = Five rabbits are fine. With the sixth they cost points, and a monkey never becomes the sixth.
coach-owl = An owl needs a giraffe of its own to bring points. Giraffes alone bring a little.
coach-bear = Bears count in pairs. A single one brings nothing yet.
coach-cat = Cats count their number times itself: one is little, five are a lot.
coach-lion = Without lions you lose points, with one fewer. From the third on they bring some.
coach-panda = The coins on pandas are levels. Most of them in all brings points, fewest costs points.
coach-pig = Pigs bring no points. But among equal cards, whoever has most pigs wins the trick.
coach-pig-first = Pigs bring no points. At this table they decide nothing either: among equal cards the first one played wins.
coach-ape = A monkey at home counts as the rabbit, bear, giraffe, owl or cat that helps you most.
coach-round = Second round: new hands, but all that you have collected stays, and the winner of the last trick leads.

### How it went. $trick is the number of the trick in round $round

story-pigs =
    { $you ->
        [yes] Round { $round }, trick { $trick }: equal cards, and your pigs decided, { $pigs } to { $rival }.
       *[no] Round { $round }, trick { $trick }: equal cards, and { $player } had the pigs, { $pigs } to { $rival }.
    }
story-crowd =
    { $you ->
        [yes] Round { $round }, trick { $trick }: { $size } equal cards lay there, and you won.
       *[no] Round { $round }, trick { $trick }: { $size } equal cards lay there, and { $player } won.
    }
story-dummy =
    { $you ->
        [yes] Round { $round }, trick { $trick }: the dummy’s { $higher } was higher, but your { $worth } won.
       *[no] Round { $round }, trick { $trick }: the dummy’s { $higher } was higher, but { $player } won with { $worth }.
    }
story-monkey =
    { $you ->
        [yes] Round { $round }, trick { $trick }: your monkey was worth { $worth }, and that was enough.
       *[no] Round { $round }, trick { $trick }: { $player } won with a monkey worth { $worth }.
    }
story-run =
    { $you ->
        [yes] Round { $round }: you won { $count } tricks in a row.
       *[no] Round { $round }: { $player } won { $count } tricks in a row.
    }
story-rabbit =
    { $you ->
        [yes] One rabbit too many: you took a sixth.
       *[no] One rabbit too many: { $player } took a sixth.
    }
story-cat =
    { $you ->
        [yes] You took a fourth cat. The litter was worth it.
       *[no] { $player } took a fourth cat. The litter was worth it.
    }
story-fox =
    { $you ->
        [yes] The third fox came home with you. Nobody else wanted it.
       *[no] The third fox went home with { $player }. Nobody else wanted it.
    }
story-lion =
    { $you ->
        [yes] You took a fourth lion: a whole pride.
       *[no] { $player } took a fourth lion: a whole pride.
    }
story-panda =
    { $you ->
        [yes] You took the panda of level 4.
       *[no] { $player } took the panda of level 4.
    }
story-narrow =
    { $count ->
        [one]
            { $you ->
                [yes] You won by a single point.
               *[no] { $player } won by a single point.
            }
       *[other]
            { $you ->
                [yes] You won by only { $count } points.
               *[no] { $player } won by only { $count } points.
            }
    }
