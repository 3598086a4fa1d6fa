# Death Over The Kingdom. $you is "yes" if the reader is the one it is about, else "no".

game-name = Death Over The Kingdom
game-line = A court of thirteen, and nobody keeps the card they were dealt. The throne goes to whoever comes second.
    .short = A court of thirteen. Second place wins.
game-goal = In the court’s game, finish with the second most points. In the reaper’s game, do not be left with the lowest card.
# How far the match is: turn and round in the court’s game, in the reaper’s the deal, and with lives who is alive
game-where =
    { $round ->
        [0]
            { $deal_of ->
                [0] Deal { $deal } · { $alive } still in
               *[other] Deal { $deal } of { $deal_of }
            }
       *[other] Turn { $turn } of { $turn_of }, round { $round }
    }

## Cards

card-death = Death
card-princess = Princess
card-jester = Jester
card-juggler = Juggler
card-thief = Thief
card-merchant = Merchant
card-innkeeper = Innkeeper
card-monk = Monk
card-knight = Knight
card-sorceress = Sorceress
card-dragon = Dragon
card-queen = Queen
card-king = King
card-back = hidden card

## Prompts. $round: 1 to 3 in the court's game, 0 in the reaper's; $players, $count: who is waited for

prompt-lay = Lay a card, face down
    .help =
        { $round ->
            [1] Round 1: the highest card wins.
            [2] Round 2: the lowest card wins.
           *[other] Round 3: what is neither highest nor lowest wins.
        }
    .wait =
        { $count ->
            [one] { $players } is still choosing a card.
           *[other] Still choosing: { $players }.
        }
prompt-act = What becomes of your card?
    .help =
        { $round ->
            [0] The lowest card loses, and Death always does.
            [1] The highest card wins.
            [2] The lowest card wins.
           *[other] What is neither highest nor lowest wins.
        }
    .wait =
        { $count ->
            [one] It is { $players }’s move.
           *[other] To move: { $players }.
        }
prompt-steal = Whose card does the Thief take?
    .help = They get your Thief for it, and cannot refuse.
    .wait =
        { $count ->
            [one] { $players } picks a victim for the Thief.
           *[other] Picking a victim: { $players }.
        }
prompt-peek = Whose card do you look at?
    .help = Then you may swap, or leave it.
    .wait =
        { $count ->
            [one] { $players } picks a card to look at.
           *[other] Picking a card to look at: { $players }.
        }
prompt-throw = Who gets your Juggler?
    .help = Their card goes on to the next player you name.
    .wait =
        { $count ->
            [one] { $players } starts to juggle.
           *[other] Juggling: { $players }.
        }
prompt-throw-on = Who gets that player’s card?
    .help = The card of whom you name now comes to you.
    .wait =
        { $count ->
            [one] { $players } juggles on.
           *[other] Juggling on: { $players }.
        }
prompt-burn = Which card does the Dragon burn?
    .help = Any on the table, your own too. A new one from the deck takes its place.
    .wait =
        { $count ->
            [one] { $players } points a Dragon.
           *[other] Pointing a Dragon: { $players }.
        }
prompt-trade = Swap with the card you saw?
    .help = They would get your Merchant.
    .wait =
        { $count ->
            [one] { $players } weighs a bargain.
           *[other] Weighing a bargain: { $players }.
        }
prompt-turn = Your Sorceress may turn a card
    .help = Any card with two values, either way, or none at all.
    .wait =
        { $count ->
            [one] { $players } mutters a spell.
           *[other] Muttering spells: { $players }.
        }

## What a button says

move-keep = Keep it
move-swap = Swap with the player on your left
move-cut = Cut: a card from the deck, seen by all
move-trade = Swap
move-leave = Leave it
move-pass = Turn nothing
move-show = Show the { $name } and use its power
move-hand = Change it for the { $name } in your hand
move-lay = Lay the { $name }
move-aim = { $at }

## What happened. $from_you is "yes" if the reader is the one named in $from

event-lot =
    { $you ->
        [yes] The lot falls on you: you are Dealer first.
       *[no] The lot falls on { $player }, who is Dealer first.
    }
event-turn =
    { $you ->
        [yes] Turn { $turn } of { $of }. You are Dealer.
       *[no] Turn { $turn } of { $of }. { $player } is Dealer.
    }
event-dealer =
    { $you ->
        [yes] Deal { $deal }. You are Dealer.
       *[no] Deal { $deal }. { $player } is Dealer.
    }
event-deal =
    { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $player } is dealt: { $cards }.
    }
event-lay =
    { $you ->
        [yes] You lay: { $cards }.
       *[no] { $player } lays: { $cards }.
    }
event-changed =
    { $you ->
        [yes] On second thoughts: { $cards }.
       *[no] { $player } chooses again.
    }
event-round =
    { $goal ->
        [high] { $you ->
            [yes] High round, and you begin.
           *[no] High round, and { $player } begins.
        }
        [low] { $you ->
            [yes] Low round, and you begin.
           *[no] Low round, and { $player } begins.
        }
        [middle] { $you ->
            [yes] Middle round, and you begin.
           *[no] Middle round, and { $player } begins.
        }
       *[other] { $you ->
            [yes] The reaper waits, and you begin.
           *[no] The reaper waits, and { $player } begins.
        }
    }
event-keep =
    { $you ->
        [yes] You keep your card.
       *[no] { $player } keeps.
    }
event-swap =
    { $you ->
        [yes] You swap with { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } swaps with you.
               *[no] { $player } swaps with { $from }.
            }
    }
event-get =
    { $you ->
        [yes] You receive from { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } receives from you: { $cards }.
               *[no] { $player } receives from { $from }: { $cards }.
            }
    }
event-show =
    { $you ->
        [yes] You show: { $cards }.
       *[no] { $player } shows: { $cards }.
    }
event-take =
    { $you ->
        [yes] Your Thief takes the card of { $from }.
       *[no]
            { $from_you ->
                [yes] { $player }’s Thief takes your card.
               *[no] { $player }’s Thief takes the card of { $from }.
            }
    }
event-peek =
    { $you ->
        [yes] You look at the card of { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player } looks at your card: { $cards }.
               *[no] { $player } looks at the card of { $from }: { $cards }.
            }
    }
event-trade =
    { $you ->
        [yes] A bargain: you swap with { $from }.
       *[no]
            { $from_you ->
                [yes] A bargain: { $player } swaps with you.
               *[no] A bargain: { $player } swaps with { $from }.
            }
    }
event-leave =
    { $you ->
        [yes] You leave it to { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } leaves you your card.
               *[no] { $player } leaves it to { $from }.
            }
    }
event-throw =
    { $you ->
        [yes] You throw the Juggler to { $from }.
       *[no]
            { $from_you ->
                [yes] { $player } throws the Juggler to you.
               *[no] { $player } throws the Juggler to { $from }.
            }
    }
event-juggle =
    { $you ->
        [yes] You juggle. The cards go to: { $order }.
       *[no] { $player } juggles. The cards go to: { $order }.
    }
event-burn =
    { $you ->
        [yes] Your Dragon burns what lay before { $from }: { $cards }.
       *[no]
            { $from_you ->
                [yes] { $player }’s Dragon burns your card: { $cards }.
               *[no] { $player }’s Dragon burns what lay before { $from }: { $cards }.
            }
    }
event-replace =
    { $you ->
        [yes] From the deck you get: { $cards }.
       *[no] From the deck, { $player } gets: { $cards }.
    }
event-cut =
    { $you ->
        [yes] You cut. Back into the deck goes: { $cards }.
       *[no] { $player } cuts. Back into the deck goes: { $cards }.
    }
event-cut-to =
    { $you ->
        [yes] The cut gives you: { $cards }.
       *[no] The cut gives { $player }: { $cards }.
    }
event-hand =
    { $you ->
        [yes] You change your card for one of your hand: { $cards }.
       *[no] { $player } changes the card for one of the hand: { $cards }.
    }
event-store =
    { $you ->
        [yes] Into your hand goes: { $cards }.
       *[no] Into { $player }’s hand goes: { $cards }.
    }
event-reveal =
    { $you ->
        [yes] You turn up: { $cards }.
       *[no] { $player } turns up: { $cards }.
    }
event-turns =
    { $you ->
        [yes] Your card turns, { $cards }: it counts { $value } now.
       *[no] { $player }’s card turns, { $cards }: it counts { $value } now.
    }
event-slain =
    { $you ->
        [yes] Your card is slain, { $cards }: it counts { $value }.
       *[no] { $player }’s card is slain, { $cards }: it counts { $value }.
    }
event-enchant =
    { $you ->
        [yes] Your Sorceress turns a card before { $from }, { $cards }: it counts { $value } now.
       *[no]
            { $from_you ->
                [yes] { $player }’s Sorceress turns your card, { $cards }: it counts { $value } now.
               *[no] { $player }’s Sorceress turns a card before { $from }, { $cards }: it counts { $value } now.
            }
    }
event-pass =
    { $you ->
        [yes] Your Sorceress turns nothing.
       *[no] { $player }’s Sorceress turns nothing.
    }
event-score =
    { $you ->
        [yes] A point for you: { $cards }, counting { $value }. Points so far: { $points }.
       *[no] A point for { $player }: { $cards }, counting { $value }. Points so far: { $points }.
    }
event-nobody = No card wins this round.
event-token =
    { $you ->
        [yes] You lose: { $cards }, counting { $value }. Tokens so far: { $tokens }.
       *[no] { $player } loses: { $cards }, counting { $value }. Tokens so far: { $tokens }.
    }
event-life =
    { $you ->
        [yes] You lose a life: { $cards }, counting { $value }. Lives left: { $left }.
       *[no] { $player } loses a life: { $cards }, counting { $value }. Lives left: { $left }.
    }
event-out =
    { $you ->
        [yes] That was your last life. You are out.
       *[no] { $player } has no life left and is out.
    }
event-aside = Laid aside: { $cards }.
event-wins =
    { $you ->
        [yes] You win the match.
       *[no] { $player } wins the match.
    }
event-void = Nobody wins: no one stands between the tied.

## Why it came out so. $name is the card it is about

why-kingdom-high = Highest value that counts: { $name }.
why-kingdom-low = Lowest value: { $name }.
why-kingdom-middle = Neither highest nor lowest: { $name }.
why-kingdom-lowest = Lowest value on the table: { $name }.
why-kingdom-doomed = Whoever holds { $name } loses, whatever the others have.
why-kingdom-grim = Lowest beside Death: { $name }.
why-kingdom-meets = Somebody the { $name } cannot overlook is on the table.
why-kingdom-beside = Good company next door: { $name }.
why-kingdom-slays = A Knight has met a Dragon.
why-kingdom-scares = A Monk is on the table.
why-kingdom-enchants = A Sorceress at work.

## Answers that are not taken. $move is what the button of that move says

refused-kingdom-lay = “{ $move }” does not go now. Lay one of the cards in your hand.
refused-kingdom-act = “{ $move }” does not go now. Keep your card, swap it, show it if it has a power for the turn, or change it for one you hold.
refused-kingdom-dealer = “{ $move }” does not go. The Dealer cuts the deck and never swaps to the left; everybody else swaps and never cuts.
refused-kingdom-empty = “{ $move }” does not go: the deck is empty, and it takes a card from there.
refused-kingdom-spent = “{ $move }” does not go: the power of this { $name } has been used this round.
refused-kingdom-targets = “{ $move }” does not go. Name a player whose card this power can reach.
refused-kingdom-peek = “{ $move }” does not go now. You have looked: swap with that card, or leave it.
refused-kingdom-enchants = “{ $move }” does not go. The Sorceress turns a card that has two values, or none.

## Rules, as players read them

rule-kingdom-court = There are 26 cards, two of each: Death 0, Princess 1 or 11, Jester 2 or 11, Juggler 3, Thief 4, Merchant 5, Innkeeper 6 or 10, Monk 7, Knight 8 or 12, Sorceress 9 or 1, Dragon 10, Queen 11 or 2, King 12. Numbers and powers are ours; no public source gives them.
rule-kingdom-doomed = Death counts 0. In the reaper’s game, whoever has her at the reveal always loses.
rule-kingdom-meets = At the end, the Princess turns from 1 to 11 if a Knight is on the table, the Jester from 2 to 11 if a King or a Queen is, and the Queen from 11 to 2 if a Jester is.
rule-kingdom-beside = At the end, the Innkeeper turns from 6 to 10 if a neighbour at the table shows a Merchant, a Thief or a Juggler.
rule-kingdom-scares = At the end, if a Monk is on the table, every Sorceress there turns to 1.
rule-kingdom-slays = At the end, the Knight turns from 8 to 12 if a Dragon is on the table, and every Dragon then counts 0.
rule-kingdom-enchants = After all other powers, and unless a Monk is on the table, the player of a Sorceress may turn any one card that has two values, one way or the other, the Sorceress too.
rule-kingdom-king = The King never counts as the highest card: the next value does. If the table plays “{ option-king }: { option-king-plain }”, he counts like any other. In the reaper’s game it makes no difference.
rule-kingdom-juggle = Juggler, on your turn: your card goes to the first player you name, theirs to the second you name, and the second’s to you. Nobody else sees them.
rule-kingdom-steal = Thief, on your turn: swap with any one other player. Nobody else sees what you get.
rule-kingdom-peek = Merchant, on your turn: look at any one other player’s card, then swap with it or leave it.
rule-kingdom-burn = Dragon, on your turn: discard any one card on the table face up, even the one before you. The top card of the deck takes its place face down.
rule-kingdom-targets = A power may be aimed at any other player’s card, the Dragon’s at your own as well. It does not matter whether they have acted, whether they are Dealer, or whether the card is open, and nobody may refuse. A power that can reach nobody is not offered.
rule-kingdom-spent = A card’s power for the turn works once a round. Then it is spent, whoever gets the card.
rule-kingdom-end-order = End powers go by the characters that lie before players, not by their values. A card turns to its second value at most once; only the Sorceress turns one back. First all other powers work in the order of play, then each Sorceress, who sees everything.
rule-kingdom-neighbours = Neighbours are the two who sit next to you in the circle, the Dealer and the first player too. Who is out is passed over.
rule-kingdom-turns = There are as many turns as players, so everyone is Dealer once; a lot decides who is first. Each turn has three rounds: high, low, middle.
rule-kingdom-deal = Everybody is dealt three cards. The rest is the deck.
rule-kingdom-lay = A round begins with everybody laying one card of their hand face down, all at once. Until the last one is in you may change yours. The last card of a hand is laid without asking.
rule-kingdom-order = Then each acts once, from the player on the Dealer’s left round to the Dealer.
rule-kingdom-act = When it is your turn, do one thing: keep your card; swap it with the player on your left, who cannot refuse; show it and use its power; or change it, face down, for a card of your hand. What you gain by it is not used again at once.
rule-kingdom-dealer = The Dealer, who acts last, does not swap to the left but may cut: the old card is shown, a blind cut shows a new one to all, and the old one goes back into the deck at a random place.
rule-kingdom-empty = The Dragon and the cut need a card in the deck.
rule-kingdom-look = You may always look at the card before you. Whoever receives a card sees it, and whoever gave it still knows it. Everybody sees whose card a Merchant looks at, but not what it is.
rule-kingdom-shown = A card that was shown stays open wherever it goes on the table in that round. If it goes into a hand or the deck, it is closed again; everybody knows that it is there until a card leaves that place unseen, and from then on where it can be.
rule-kingdom-reveal = When the Dealer has acted, all cards are turned up, and the end powers work.
rule-kingdom-high = In round 1 the highest card wins. Equal cards all win, and each winner scores one point.
rule-kingdom-low = In round 2 the lowest card wins.
rule-kingdom-middle = In round 3 every card wins that is neither the highest nor the lowest.
rule-kingdom-used = The cards played are laid aside, open. After the third round the whole deck is shuffled, and the next player on the left is Dealer.
rule-kingdom-second = After the last turn the second highest total wins, even if it is the lowest one. Equal totals share the win, unless the table plays “{ option-ties }: { option-ties-latest }”. The others are placed by their totals.
rule-kingdom-void = If all are tied for the most or for the fewest and nobody stands between, nobody wins. One player alone at the top or alone at the bottom is not tied.
rule-kingdom-one = In the reaper’s game everybody gets one card, and the whole deck is shuffled for every deal. Keep, swap, use a power, or cut as Dealer; there are no hands. The Dealer moves on to the next player alive, and who is out is passed over.
rule-kingdom-lowest = After the end powers the lowest card loses, with all that are equal to it.
rule-kingdom-grim = If the table plays grim, Death loses and so does the lowest of the others. This is usual with 8 players or more.
rule-kingdom-tokens = Each loss is a token. After the agreed number of deals, the fewest tokens win, and ties share. Usual are two deals for each player up to five players, one for each above.
rule-kingdom-lives = Or each loss costs a life: you have four, or two with 12 players or more. Without one you are out. The last one alive wins; if the last fall together, they share.

section-the-court = The court
section-the-court-s-game-3-to-7-players = The court’s game, 3 to 7 players
section-the-reaper-s-game-3-to-16-players = The reaper’s game, 3 to 16 players
source-S2 = publisher
source-R = reviews
source-R14 = edition of 2014
source-H = house

## How it ended. $player won

ended-kingdom-second =
    { $you ->
        [yes] Second, and so first of all: you win.
       *[no] Second, and so first of all: { $player }.
    }
ended-kingdom-void = All are tied and nobody stands between: the kingdom goes to no one.
ended-kingdom-tokens =
    { $you ->
        [yes] Death called on you least: you win.
       *[no] Death called on them least: { $player }.
    }
ended-kingdom-lives =
    { $you ->
        [yes] You have outlived the court.
       *[no] Outlived the court: { $player }.
    }

## Options

option-mode = Game
    .help = Which of the two games in the box.
option-mode-court = the court’s, for second place
option-mode-reaper = the reaper’s, against Death
option-count = A loss costs
    .help = What losing a deal costs in the reaper’s game.
option-count-tokens = a token
option-count-lives = a life
option-deals = Deals
    .help = How many deals are played for tokens; 0 is the usual number for the players there are.
option-lives = Lives
    .help = How many lives each has; 0 is the usual number for the players there are.
option-grim = Grim
    .help = Whether the lowest of the others loses too when Death is on the table.
option-grim-usual = from 8 players on
option-grim-on = always
option-grim-off = never
option-king = The King
    .help = Whether he counts as the highest card.
option-king-modest = never the highest
option-king-plain = like any card
option-ties = Equal totals
    .help = What becomes of players with the same points.
option-ties-share = share
option-ties-latest = who scored last goes first

## Sets of options

preset-court = The court
    .help = Three rounds a turn, everyone Dealer once; the second most points win. For 3 to 7.
preset-reaper = The reaper
    .help = One card a deal, a token for each loss; the fewest win. For 3 to 16.
preset-lives = Lives
    .help = One card a deal, a life for each loss; the last one alive wins. For 3 to 16.

## Places for cards, and numbers on the table

zone-hand = Hand
zone-table = On the table
zone-deck = Deck
zone-used = Laid aside
zone-unseen = Not seen
gauge-round = Round
gauge-turn = Turn
gauge-deal = Deal
gauge-points = Points
gauge-tokens = Tokens
gauge-lives = Lives
gauge-dealer = Dealer
gauge-spent = power used
gauge-open = shown
gauge-second = second
gauge-ahead = ahead
gauge-value = Counts

## The table

scene-card = { $value } { $name }
scene-card-two = { $value } { $name }, turned { $turned }
scene-card-now = { $value } { $name }, as it counts now
scene-own = Your card
scene-own-chosen = Chosen; you can still change
scene-empty = Nothing lies here
scene-open = open to all
scene-known = only you and who gave it know it
scene-maybe = perhaps { $name }
scene-won = wins
scene-lost = loses
scene-dealer-short = D
scene-use = Use its power
scene-swap = Swap
scene-cut = Cut
scene-court = The court
scene-court-lead = Everybody in this deck: what the card counts, what it counts turned, and what it can do.
scene-again = Last round
scene-next = Next
scene-skip = Skip
scene-rule = See the rule
scene-reveal = All cards are turned up.
scene-doomed = Death always loses
scene-race = The race for second place
scene-race-second = second: wins
scene-race-ahead = ahead: wins nothing
scene-did-keep = kept
scene-did-swap = ⇄ { $to }
scene-did-take = ⇄ { $to }
scene-did-trade = ⇄ { $to }
scene-did-peek = looks: { $to }
scene-did-leave = saw { $to }
scene-did-throw = → { $to }
scene-did-juggle = ⟳ { $to }
scene-did-burn = burnt { $to }
scene-did-cut = cut
scene-did-hand = from hand
# Behind a large number
scene-points =
    { $points ->
        [one] point
       *[other] points
    }
scene-lives =
    { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }
scene-tokens =
    { $count ->
        [one] { $count } deal lost
       *[other] { $count } deals lost
    }
scene-goal =
    { $round ->
        [0] Lowest loses
        [1] Highest wins
        [2] Lowest wins
       *[other] Middle wins
    }
# Who has won or lost, or whose card has changed: $players, the card $name that counts $value
scene-score = { $players }: { $name } { $value }
scene-turns = { $players }: { $name } → { $value }
scene-slain = { $players }: { $name } → { $value }
scene-token = { $players } lost: { $name } { $value }
scene-life = { $players } lost: { $name } { $value }

## What a character can do. $of: for whom; $turned: the second value; $counts: what they count then

power-juggle = On your turn three cards go round: yours to one player, theirs to another, that one’s to you.
power-steal = On your turn, swap with anyone. Nobody else sees it.
power-peek = On your turn, look at anyone’s card; then swap or leave it.
power-burn = On your turn, burn any card on the table, even this one. The deck gives a new one.
power-meets = Turns to { $turned } if this lies on the table: { $of }.
power-beside = Turns to { $turned } if a neighbour shows this: { $of }.
power-slays = Turns to { $turned } if this lies on the table: { $of }. That counts { $counts } then.
power-scares = At the end it turns every card of this kind: { $of }.
power-enchants = At the end you may turn any card with two values, unless this lies on the table: { $of }.
power-none = No power.
power-modest =
    { $mode ->
        [reaper] In the reaper’s game: no power.
       *[other] { $king ->
            [plain] Counts like any card at this table.
           *[other] Never counts as the highest.
        }
    }
power-doomed =
    { $mode ->
        [reaper] Whoever has it at the end always loses.
       *[other] No power in the court’s game.
    }

## The coach

coach-lay = Lay one of your cards. In a turn there is a round for the highest card, one for the lowest, one for what is between. Each win is a point.
coach-ahead = You lead, and that is dangerous: the second most points win the match. Lose a round or two on purpose.
coach-second = The gold tile shows who would win now: whoever is second. Whoever has most wins nothing.
coach-values = A small number in the corner is a second value. Powers turn cards when all lie open. Press “{ scene-court }” to see them all.
coach-reaper = Everybody has one card. When all are turned up, the lowest loses, and Death always does. Get rid of a bad card in time.
coach-act = Do one thing: keep your card, or swap with the player on your left. They cannot refuse, and you both know what you gave.
coach-power = Your card has a power for the turn. Use it by its button, or drag the card to somebody. It lies open then, and works once a round.
coach-cut = As Dealer you act last. Instead of a swap you may cut: your card goes into the deck, and a new one comes, seen by all.
coach-hand = Or change your card, face down, for one of your hand: press that card.
coach-know = You know a card before somebody. An eye means that it is closed for others.
coach-lives = Each candle is a life. Whoever has none left is out; the last one alive wins.
coach-tokens = Each skull is a deal lost. The fewest win.
coach-aim = Press anybody’s card. They get your Thief for it.
coach-look = Press anybody’s card to look at it. Only you see it; then you may swap.
coach-throw = Press who gets your card, then whose card comes to you.
coach-burn = Press the card that shall burn, your own too. Its owner gets the top card of the deck.
coach-spell = All cards lie open. Press one that shall count its other value: the number on it. Or turn nothing.

## The story of a match. $turn: the turn, or the deal

story-spell =
    { $you ->
        [yes] Turn { $turn }: your Sorceress turned a card, and the point was yours.
       *[no] Turn { $turn }: { $player }’s Sorceress turned a card, and took the point.
    }
story-slain =
    { $you ->
        [yes] Turn { $turn }: your Dragon met a Knight.
       *[no] Turn { $turn }: { $player }’s Dragon met a Knight.
    }
story-out =
    { $you ->
        [yes] Deal { $turn }: your last candle went out.
       *[no] Deal { $turn }: { $player }’s last candle went out.
    }
story-robbed =
    { $you ->
        [yes] Turn { $turn }: a card you had taken won you the round.
       *[no] Turn { $turn }: a card that { $player } had taken won the round.
    }
story-haunted =
    { $you ->
        [yes] Deal { $turn }: your loss number { $count }.
       *[no] Deal { $turn }: { $player } had lost { $count } times.
    }
story-run =
    { $you ->
        [yes] Turn { $turn }: you alone took { $count } rounds in a row.
       *[no] Turn { $turn }: { $player } alone took { $count } rounds in a row.
    }
story-first =
    { $you ->
        [yes] You had most, { $points }, and so won nothing.
       *[no] { $player } had most, { $points }, and so won nothing.
    }
story-second =
    { $you ->
        [yes] Second with { $points }, and so the throne was yours.
       *[no] Second with { $points }, and so the throne went to { $player }.
    }
story-nobody = Turn { $turn }: a round that no card won.
story-crowd = Turn { $turn }: { $count } players scored at once.
story-reaped = Deal { $turn }: { $count } players lost at once.
story-void = All were tied, and nobody stood between.

## Questions and answers. Each answer names its rules

faq-1-q = Why is being first dangerous?
faq-1-a = Because the second most points win. Whoever leads alone wins nothing, and any point may push you up there. If two lead together, whoever is behind them is second.
    .rules = kingdom.second
faq-2-q = I am last of all with the fewest points. Can I still win?
faq-2-a = Yes, if there are only two different totals: then the lower one is the second. With 5, 5 and 2 points, the 2 wins.
    .rules = kingdom.second kingdom.void
faq-3-q = When does nobody win?
faq-3-a = When everybody is level, or when two groups are tied and nobody is between: 4, 4, 2, 2. One player alone at either end is enough for a winner.
    .rules = kingdom.void
faq-4-q = King 12 and a Knight turned to 12: who wins the high round?
faq-4-a = The Knight. The King never counts as the highest, however high he is. With “{ option-king }: { option-king-plain }” both win.
    .rules = kingdom.king kingdom.high kingdom.slays
faq-5-q = Can the King win the middle round?
faq-5-a = Yes. He is not the highest, as he never is; if he is not the lowest either, he scores.
    .rules = kingdom.king kingdom.middle
faq-6-q = Somebody wants my card. May I refuse?
faq-6-a = Never. Not a swap, not the Thief, not the Juggler.
    .rules = kingdom.act kingdom.targets
faq-7-q = I was handed a shown Thief before my turn. May I use it?
faq-7-a = No. Its power has worked this round; it is spent until it is played anew.
    .rules = kingdom.spent kingdom.shown
faq-8-q = Who knows which card after a swap?
faq-8-a = The two who swapped know both cards. Everybody else knows only what was open.
    .rules = kingdom.look kingdom.shown
faq-9-q = A shown card went into a hand. Do I still know where it is?
faq-9-a = Until that player lays or changes a card unseen. Then it may be the one or the other, until one of them is seen.
    .rules = kingdom.shown
faq-10-q = May the Dragon burn my own card?
faq-10-a = Yes, even itself. You get the top card of the deck for it.
    .rules = kingdom.burn kingdom.targets
faq-11-q = What does the Dealer do instead of a swap?
faq-11-a = Cut the deck, if there is a card in it. Everybody sees what goes and what comes.
    .rules = kingdom.dealer kingdom.empty
faq-12-q = Two powers would turn the same card. Does it turn back?
faq-12-a = No. A card turns to its second value once; only a Sorceress turns one back.
    .rules = kingdom.end-order kingdom.enchants
faq-13-q = With two Sorceresses, does the second still choose if the first turned her?
faq-13-a = Yes. She is the same character, whatever she counts.
    .rules = kingdom.end-order kingdom.enchants
faq-14-q = In the reaper’s game, can anyone but Death lose?
faq-14-a = Yes: the lowest card loses. Death always does, and with “{ option-grim }: { option-grim-on }” the lowest of the others goes with her.
    .rules = kingdom.doomed kingdom.lowest kingdom.grim
faq-15-q = We two were the last, and both fell. Who wins?
faq-15-a = Both of you.
    .rules = kingdom.lives
