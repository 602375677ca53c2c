# Words that only the board in the browser uses.
board-market = Market
board-reserve = Reserve
board-reserve-open = A place in the market is empty, so the reserve is for sale too.
board-reserve-shut = For sale once a place in the market is empty.
board-free = Empty place
board-free-help = The next pile of the reserve that somebody buys from moves here.
board-pile = { $card }, { $n } left
board-left = { $n ->
    [one] 1 copy left.
   *[other] { $n } copies left.
}
board-hand = Your hand
board-hand-empty = No cards in hand
board-count = { $card }, { $n } copies
board-worth = Worth in coins: { $coins }.
board-tokens = Your cave tokens
board-token = { $n ->
    [one] { $token } token
   *[other] { $n } { $token } tokens
}
board-deck = Cards
board-deck-help = See which cards this deck is made of.
board-heap-hand = in hand
board-heap-known = certainly in hand
board-heap-unseen = in hand or draw pile
board-heap-draw = to draw
board-heap-played = played
board-heap-discard = discarded
board-to-go = { $n ->
    [one] { $steps } step to go
   *[other] { $steps } steps to go
}
board-to-go-help = So far is El Dorado.
board-arrived = { $of ->
    [1] In El Dorado
   *[other] { $n } of { $of } in El Dorado
}
board-terrain = { $terrain } { $value }
board-space = { $terrain } on tile { $tile }, { $steps ->
    [one] 1 step from El Dorado
   *[other] { $steps } steps from El Dorado
}
board-mountain = { $terrain } on tile { $tile }
board-here = here: { $names }
board-bearing = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from your pawn, { $way }
board-bearing-0 = to the right
board-bearing-1 = below and to the right
board-bearing-2 = below
board-bearing-3 = below and to the left
board-bearing-4 = to the left
board-bearing-5 = above and to the left
board-bearing-6 = above
board-bearing-7 = above and to the right
board-start = start space { $n }
board-finish = finish, { $terrain }
board-cave = cave { $cave }
board-cave-tokens = { $n ->
    [0] Cave { $cave }, empty
    [one] Cave { $cave }, 1 token
   *[other] Cave { $cave }, { $n } tokens
}
board-block = Block { $block }: { $terrain } { $value }
board-block-won = Blocks break ties at the end.
board-symbol-machete = machete
board-symbol-paddle = paddle
board-symbol-coin = coin
board-power = Power left: { $power } ({ $symbols })
board-passing = Pawns do not bar your way
board-way = Costs { $cost }, leaves { $left }.
board-spare = { $n } left
board-way-free = Costs nothing.
board-preview = { $n ->
    [one] One space within reach: choose it on the board.
   *[other] { $n } spaces within reach: choose one on the board.
}
board-amount-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
board-pays = { $halves ->
    [1] Pays ½ coin.
    [2] Pays 1 coin.
   *[other] Pays { $coins } coins.
}
board-amount-power = { $n } power
board-amount-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-amount-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
board-amount-blocks = { $n ->
    [one] 1 block
   *[other] { $n } blocks
}
board-whole = Whole route
board-near = My pawn
board-near-other = The pawn to move
board-choose-pawn = Pawn { $n }
board-choose-pawn-help = Choose the pawn that the next card will move.
board-help-jungle = { $value ->
    [one] Needs a machete.
   *[other] Needs { $value } machetes from a single card.
}
board-help-river = { $value ->
    [one] Needs a paddle.
   *[other] Needs { $value } paddles from a single card.
}
board-help-village = { $value ->
    [one] Needs a coin.
   *[other] Needs { $value } coins from a single card.
}
board-help-rubble = { $value ->
    [one] Play any card from your hand to enter.
   *[other] Play any { $value } cards from your hand to enter.
}
board-help-camp = { $value ->
    [one] Remove any card in your hand from the game to enter.
   *[other] Remove any { $value } cards in your hand from the game to enter.
}
board-help-mountain = Nobody enters a mountain.
board-help-cave = Stop beside a cave to take its top token, if it has one.
board-help-start = It asks for nothing and cannot be entered again.
board-help-finish = A step here brings the pawn to El Dorado.
board-help-block-jungle = { $value ->
    [one] Needs a machete; then the way is open.
   *[other] Needs { $value } machetes from a single card; then the way is open.
}
board-help-block-river = { $value ->
    [one] Needs a paddle; then the way is open.
   *[other] Needs { $value } paddles from a single card; then the way is open.
}
board-help-block-village = { $value ->
    [one] Needs a coin; then the way is open.
   *[other] Needs { $value } coins from a single card; then the way is open.
}
board-help-block-rubble = { $value ->
    [one] Needs any card from your hand; then the way is open.
   *[other] Needs any { $value } cards from your hand; then the way is open.
}
board-race = The race to El Dorado
board-race-help = Whoever is ahead is furthest to the right; the figures are the steps that are left.
board-compass = El Dorado: { $steps ->
    [one] 1 step to go
   *[other] { $steps } steps to go
}
board-compass-help = That way lies the golden city. Whoever gets there first wins.
board-legend = What the spaces ask for
board-legend-jungle = machetes
board-legend-river = paddles
board-legend-village = coins
board-legend-rubble = cards to play
board-legend-camp = cards to remove
board-bought = Goes to the discards and comes up in a later hand.
board-lost = out of the game for good
board-arrival-first = The first in El Dorado: when this round is over, so is the game.
board-arrival-next = In the same round as others: of those who have arrived, whoever took the most blocks wins.
