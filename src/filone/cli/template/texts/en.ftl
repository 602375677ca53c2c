game-name = Template
game-tagline = Lay your nuggets, and stop before the roof comes down.
option-limit = The roof
    .help = How many nuggets the roof can bear in one row.
ask-turn = Lay a card or stop
move-lay = Lay the { $card }
move-stop = Stop here
log-lay = { $you ->
    [seat] You lay
   *[no] { $seat } lays
} a { $card }.
log-stop = { $you ->
    [seat] You stop.
   *[no] { $seat } stops.
}
log-draw = { $you ->
    [target] You draw
   *[no] { $target } draws
} a { $card }.
log-draw-hidden = { $target } draws a card.

told-collapse = { $you ->
    [seat] Your roof comes down!
   *[no] { $seat }’s roof comes down!
}
score-nuggets = Nuggets
view-hand = Your hand
view-deck = Cards in the deck
seats-rows = The rows
seats-hands = Cards in hand
seats-stopped = Who has stopped
draw-deck = Deck: { $cards } cards
draw-row = { $player }: { $cards } ({ $total })
draw-hand = Your hand: { $cards }
