game-name = El Dorado
game-tagline = Through jungle, river and village: the first expedition to reach the city of gold wins.

# Options

option-route = Route
    .help = One of the seven named routes, from the first game to the hard ones (1.1).
option-route-first = First Game
option-route-hills_of_gold = Hills of Gold (easy)
option-route-home_stretch = Home Stretch (easy)
option-route-winding_paths = Winding Paths (medium)
option-route-serpentine = Serpentine (medium)
option-route-swamplands = Swamplands (hard)
option-route-witchs_cauldron = Witch’s Cauldron (hard)
option-layout = Custom route
    .help = Tiles, sides, turns and places of your own choice instead of a named route. It is checked before the game starts (14.1).
option-caves = Caves
    .help = Expeditions may explore the caves along the route and find tokens there (12.1).
option-native_block = Native and blocks
    .help = The rulebook lets a Native move the pawn one space and also remove blocks; it does not say whether the pawn then steps across as well (8.8).
option-native_block-stay = The pawn stays
option-native_block-cross = The pawn may also step across
option-transmitter = Transmitter
    .help = The rulebook lets you buy one card a turn, and take one with the Transmitter without paying; it does not say whether that is the one you buy (8.3).
option-transmitter-free = Not a purchase
option-transmitter-purchase = The purchase of the turn
option-pass_token = Pass token
    .help = The rulebook says that for the rest of the turn the pawn may pass over occupied spaces; whether it may also end its move there is not said (13.7).
option-pass_token-stop = The pawn may end on an occupied space
option-pass_token-through = The pawn must move on
option-between_steps = Between two steps of a card
    .help = The rulebook lets you play action cards and tokens at any time, even while you are moving; it does not say whether a Native or a token may move the pawn before the card has ended its move (3.11, 3.12).
option-between_steps-still = Only what does not move a pawn
option-between_steps-moving = A Native or a token may move the pawn
option-tie = Tied on blocks
    .help = The rulebook then gives the win to the player whose blocks have the highest value, which can be read in two ways (10.7, 10.12).
option-tie-highest = The highest block decides
option-tie-sum = The sum of the blocks decides
option-rounds = Round limit
    .help = The game ends after this many rounds at the latest; the player then nearest to El Dorado wins (10.10).

set-printed = As printed in Italy
    .help = The Italian rulebook to the letter: action cards and tokens at any time, and occupied spaces only to pass through.
set-common = As at most tables
    .help = A Native or a token may move the pawn in the middle of a card; everything else as usual here.

# What is asked

ask-act = Play a card to move, buy a card, or end your turn
ask-move = Choose the next step, or stop
ask-native = Choose where the Native leads, or a block to remove
ask-cross = Step across the seam, or stop
ask-toll = Choose a card to pay for the space or block
ask-price = Pay with cards, then choose “Done”
ask-remove = Choose a card to remove from the game
ask-take = Choose a card to take
ask-swap = Choose up to four cards to replace
ask-explore = Explore the cave?
ask-item = Keep the item you have just used?
ask-discard = Discard cards, or keep them

# Choices

move-play = Play the { $card }
move-change = Use the { $card } with another symbol
move-token = Use the { $token } token
move-pay = Pay with the { $card }
move-step = Step { $side ->
    [ahead] straight ahead
    [ahead_left] ahead to the left, as the route goes
    [ahead_right] ahead to the right, as the route goes
    [left] to the left, as the route goes
    [right] to the right, as the route goes
    [back_left] back to the left, as the route goes
    [back_right] back to the right, as the route goes
    [back] straight back
   *[other] one space
}{ $second ->
    [yes] { " with the second pawn" }
   *[no] { "" }
}{ $terrain ->
    [jungle] : { terrain-jungle } { $value }
    [river] : { terrain-river } { $value }
    [village] : { terrain-village } { $value }
    [rubble] : { terrain-rubble } { $value }
    [camp] : { terrain-camp } { $value }
    [finish] : El Dorado
   *[other] { "" }
}
move-clear = { $second ->
        [yes] Remove block { $block } with the second pawn
       *[no] Remove block { $block }
    }
move-stop = Stop here
move-buy = Buy the { $card }
move-take = Take the { $card }
move-remove = Remove the { $card } from the game
move-swap = Replace the { $card }
move-explore = Explore cave { $cave }
move-leave = Leave the cave alone
move-lose = Remove the item from the game
move-done = Done
move-end = End your turn
move-discard = Discard the { $card }
move-keep = Keep the other cards and draw

# What happened

log-play = { $you ->
    [seat] You play
   *[no] { $seat } plays
} the { $card }.
log-change = { $you ->
    [seat] You use
   *[no] { $seat } uses
} the { $card } with another symbol.
log-token = { $you ->
    [seat] You use
   *[no] { $seat } uses
} the { $token } token.
log-pay = { $you ->
    [seat] You pay
   *[no] { $seat } pays
} with the { $card }.
log-step = { $you ->
    [seat] You move
   *[no] { $seat } moves
} one space{ $second ->
    [yes] { " " }with the second pawn.
   *[no] { "." }
}
log-clear = { $you ->
    [seat] You remove
   *[no] { $seat } removes
} block { $block }{ $second ->
    [yes] { " " }with the second pawn.
   *[no] { "." }
}
log-stop = { $you ->
    [seat] You stop.
   *[no] { $seat } stops.
}
log-buy = { $you ->
    [seat] You choose
   *[no] { $seat } chooses
} to buy the { $card }.
log-take = { $you ->
    [seat] You take
   *[no] { $seat } takes
} the { $card }.
log-remove = { $you ->
    [seat] You remove
   *[no] { $seat } removes
} the { $card } from the game.
log-swap = { $you ->
    [seat] You set
   *[no] { $seat } sets
} the { $card } aside.
log-explore = { $you ->
    [seat] You explore
   *[no] { $seat } explores
} cave { $cave }.
log-leave = { $you ->
    [seat] You leave
   *[no] { $seat } leaves
} the cave alone.
log-lose = { $you ->
    [seat] You remove
   *[no] { $seat } removes
} the item from the game.
log-done = { $you ->
    [seat] You choose
   *[no] { $seat } chooses
} no more cards.
log-end = { $you ->
    [seat] You play
   *[no] { $seat } plays
} no more cards.
log-discard = { $you ->
    [seat] You discard
   *[no] { $seat } discards
} the { $card }.
log-keep = { $you ->
    [seat] You keep
   *[no] { $seat } keeps
} the other cards.
log-block = Block { $block } bars the way beyond the { $seam ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
} tile.
log-draw = { $you ->
    [player] You draw
   *[no] { $player } draws
} the { $card }.
log-draw-hidden = { $player } draws a card.
log-start = { $you ->
    [player] You begin.
   *[no] { $player } begins.
}
log-find = { $you ->
    [player] You find
   *[no] { $player } finds
} the { $token } token.

told-purchase = { $you ->
    [seat] You buy
   *[no] { $seat } buys
} the { $card } with { $paid }.
told-walk = { $spaces ->
    [0] { $you ->
        [seat] You play
       *[no] { $seat } plays
    } { $by }
   *[other] { $you ->
        [seat] You go
       *[no] { $seat } goes
    } { $spaces ->
        [one] one space{ $back ->
            [0] { "" }
           *[other] { " " }back
        }
       *[other] { $spaces } spaces{ $back ->
            [0] { "" }
            [one] , one of them back,
           *[other] , { $back } of them back,
        }
    } { $lands }{ $pawn ->
        [second] { " " }(second pawn)
       *[first] { "" }
    }{ $cards ->
        [0] { "" }
       *[other] { " " }with { $by }
    }
}.
told-toll = { $you ->
    [seat] You { $place ->
        [block] remove the block by playing
        [rubble] enter { $spaces ->
            [one] the rubble
           *[other] { $spaces } spaces of rubble
        } by playing
       *[camp] enter { $spaces ->
            [one] the base camp
           *[other] { $spaces } spaces of base camp
        } and give up for good
    }
   *[no] { $seat } { $place ->
        [block] removes the block by playing
        [rubble] enters { $spaces ->
            [one] the rubble
           *[other] { $spaces } spaces of rubble
        } by playing
       *[camp] enters { $spaces ->
            [one] the base camp
           *[other] { $spaces } spaces of base camp
        } and gives up for good
    }
} { $paid }.
told-draws = { $you ->
    [seat] You draw
   *[no] { $seat } draws
} { $number ->
    [one] one card
   *[other] { $number } cards
}.
told-drawn = { $you ->
    [target] You draw
   *[no] { $target } draws
} { $number } cards: { $cards }.
told-discarded = { $you ->
    [seat] You discard
   *[no] { $seat } discards
} { $cards }.
told-idle = { $you ->
    [seat] You end
   *[no] { $seat } ends
} the turn with { $cards } cards unplayed.
told-drawn-hidden = { $target } draws { $number } cards.
told-blocks = The blocks are laid out.
told-arrival = { $you ->
    [seat] Your pawn has
   *[no] { $seat }’s pawn has
} reached El Dorado!
told-tie = { $by ->
    [blocks] More blocks taken on the way win the tie: { $own } to { $other }.
    [value] As many blocks each: the better ones win the tie, { $own } to { $other }.
   *[first] As many blocks each: whoever was there first wins the tie.
}

# Cards

card-explorer = Explorer
    .help = Machete 1.
card-traveler = Traveller
    .help = Coin 1.
card-sailor = Sailor
    .help = Paddle 1.
card-scout = Scout
    .help = Machete 2. Costs 1.
card-trailblazer = Trailblazer
    .help = Machete 3. Costs 3.
card-jack_of_all_trades = Jack-of-all-Trades
    .help = Joker 1: machete, paddle or coin. Costs 2.
card-photographer = Photographer
    .help = Coin 2. Costs 2.
card-treasure_chest = Treasure Chest
    .help = Item: coin 4. Costs 3.
card-transmitter = Transmitter
    .help = Item: put any card from the market or the reserve on your discard pile. Costs 4.
card-pioneer = Pioneer
    .help = Machete 5. Costs 5.
card-giant_machete = Giant Machete
    .help = Item: machete 6. Costs 3.
card-captain = Captain
    .help = Paddle 3. Costs 2.
card-journalist = Journalist
    .help = Coin 3. Costs 3.
card-millionaire = Millionaire
    .help = Coin 4. Costs 5.
card-adventurer = Adventurer
    .help = Joker 2: machete, paddle or coin. Costs 4.
card-prop_plane = Prop Plane
    .help = Item: joker 4 (machete, paddle or coin). Costs 4.
card-cartographer = Cartographer
    .help = Draw two cards. Costs 4.
card-compass = Compass
    .help = Item: draw three cards. Costs 2.
card-scientist = Scientist
    .help = Draw a card, then you may remove one from the game. Costs 4.
card-travel_log = Travel Log
    .help = Item: draw two cards, then you may remove up to two from the game. Costs 3.
card-native = Native
    .help = Move one space, whatever it asks for, or remove a block. Costs 5.

# Cave tokens

token-machete_1 = machete 1
    .help = Moves a pawn like a card with machete 1.
token-machete_2 = machete 2
    .help = Moves a pawn like a card with machete 2.
token-machete_3 = machete 3
    .help = Moves a pawn like a card with machete 3.
token-paddle_1 = paddle 1
    .help = Moves a pawn like a card with paddle 1.
token-paddle_2 = paddle 2
    .help = Moves a pawn like a card with paddle 2.
token-coin_1 = coin 1
    .help = Moves a pawn like a card with coin 1, or adds 1 to a purchase.
token-coin_2 = coin 2
    .help = Moves a pawn like a card with coin 2, or adds 2 to a purchase.
token-draw = draw
    .help = Draw a card.
token-remove = remove
    .help = Remove a card in your hand from the game.
token-replace = replace
    .help = Set up to four cards from your hand aside and draw the same number.
token-keep_item = keep item
    .help = The item you have just used does not leave the game.
token-pass = pass
    .help = For the rest of the turn pawns do not bar your way.
token-native = native
    .help = Move one space, whatever it asks for, or remove a block.
token-change_symbol = change symbol
    .help = A card counts as another symbol with the same power.

# Terrain

terrain-jungle = jungle
    .help = Entered with machetes, as many as the number says.
terrain-river = river
    .help = Entered with paddles, as many as the number says.
terrain-village = village
    .help = Entered with coins, as many as the number says.
terrain-rubble = rubble
    .help = Entered by playing any cards from your hand, as many as the number says.
terrain-camp = base camp
    .help = Entered by removing any cards from your hand from the game, as many as the number says.
terrain-mountain = mountain
    .help = Cannot be entered. Some have a cave.
terrain-start = start
    .help = Where the expeditions set out. Nobody comes back here.

# The way through it

through-jungle = through jungle
through-river = by river
through-village = through villages
through-rubble = over rubble
through-camp = through a base camp
through-goal = into El Dorado

# Score

score-steps = Steps covered

# The drawing

draw-legend = ♣ machete  ≈ paddle  $ coin  ∷ rubble  ▲ base camp  ■ mountain  ∩ cave  ○ start  ★ El Dorado  ┃ block
draw-block = Block { $block } ({ $terrain } { $value }) between tiles { $one } and { $other }
draw-round = Round { $round }
draw-last-round = Round { $round }, the last
draw-market = Market: { $cards }
draw-reserve = Reserve: { $cards }
draw-player = { $player }: { $pawns }, hand { $hand }, draw pile { $draw }, discard pile { $discard }
draw-arrived = in El Dorado
draw-away = { $steps ->
    [one] 1 step to go
   *[other] { $steps } steps to go
}
draw-blocks = blocks { $blocks }
draw-tokens = tokens { $tokens }
draw-played = Played: { $cards }
draw-hand = Your hand: { $cards }
draw-power = Power left: { $power }
draw-cards-due = Cards still to pay: { $cards }
draw-coins-due = Coins still to pay: { $coins } ({ $card })
draw-power-cost = costs { $number } power
draw-cards-cost = { $number ->
    [one] costs 1 card
   *[other] costs { $number } cards
}
draw-worth = { $halves ->
    [1] worth ½ coin
    [2] worth 1 coin
   *[other] worth { $coins } coins
}
draw-left = { $number } left
draw-cave = Cave { $cave } on tile { $tile }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}

# What is wrong with a layout

wrong-layout = it needs "tiles" and "end"
wrong-tiles = "tiles" lists 1 to { $most } pieces
wrong-end = "end" needs "side" and "corner"
wrong-end-side = the ending tile shows its "jungle" or its "river" side
wrong-piece = each piece needs "side", "at" and "turns"
wrong-side = there is no piece { $side }
wrong-turns = { $side } may be turned 0 to 5 times
wrong-place = a place is two whole numbers from -{ $reach } to { $reach }
wrong-overlap = { $one } and { $other } overlap
wrong-corner = { $cell } is not a corner hex of { $side }
wrong-start = a route begins with the start tile, A or B, at 0,0
wrong-twice = { $one } and { $other } are the same piece, which can be used only once
wrong-last = the last piece before the ending tile is a tile, but { $side } is a strip
wrong-strips = the strips { $one } and { $other } cannot be neighbours
wrong-seam = { $one } and { $other } do not lie edge to edge
wrong-contact = { $one } and { $other } touch, but do not follow one another
wrong-end-overlap = the ending tile overlaps another piece
wrong-end-contact = the ending tile touches more than the last tile
wrong-way = there is no way from the start space at { $cell } to El Dorado

# What a move costs and brings, where it is none of the things above.
amount-cards = cards
amount-coins = coins
amount-half_coins = half coins

## The coach
coach-last = This is the last round: what you buy now will be of no use.
coach-shuffle = { $cards ->
    [one] One card is left in your draw pile
   *[other] { $cards } cards are left in your draw pile
}: your discard pile will soon be shuffled, and what you buy now comes back quickly.
coach-buy = { $price ->
    [one] With your whole hand you could buy the { $card }, which costs one coin.
   *[other] With your whole hand you could buy the { $card }, which costs { $price } coins.
}
coach-weight = { $weak } of your { $all } cards are still the weak ones you started with: a base camp or the Scientist gets rid of them.
coach-why-strong = A card of power { $power } is worth many weak ones.
coach-why-thin = One weak card fewer: the others come round more often.
coach-why-nearer = { $steps ->
    [0] Brings you to El Dorado.
    [one] Brings you within a step of El Dorado.
   *[other] Brings you nearer: { $steps } steps are left.
}
coach-why-power = Power { $power } to move ahead.
coach-why-fresh = In its place you draw another for your next turn.
coach-why-block = Opens the way, and the block counts for you if it comes to a tie.

finding-route = Games won by whoever begins, by route
finding-card = Games won by whoever buys a card
