# Words that only the board in the browser uses.
board-round = Round { $round } of { $rounds }
board-deck = Draw pile: { $n }
board-pass = Pass
board-pass-help = Discard the selected card face down.
board-propose = Give up
board-turn = Turn the card
board-your-role = Your role
board-empty-cell = Empty cell { $cell }
board-card-at = { $card } at { $cell }
board-goal-down = { $goal }, face down
board-goal-known = { $goal }: you know it is { $card }
board-goal-up = { $goal }: { $card }
board-lookers = looked at by { $names }
board-hand = Your hand
board-hand-size = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
board-gold-cards = { $n ->
    [one] 1 gold card
   *[other] { $n } gold cards
}
board-nuggets = { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}
board-tool-broken = { $tool }: broken
board-count = { $card }, { $n } copies
board-keep = Your share of the gold
board-round-over = Round { $round } is over
board-diggers-won = The diggers have found the treasure.
board-saboteurs-won = The treasure was not found.
board-play-on = Continue
board-cards = cards in hand:
board-gold = gold cards:
