game-name = Toy
game-tagline = One secret card each.
option-lucky = Lucky nine
    .help = A nine may not be swapped.
set-nine = With the nine
    .help = The nine is lucky.
ask-card = Keep your card or swap it
move-keep = Keep it
move-swap = Swap it
log-keep = { $you ->
    [seat] You keep your card.
   *[no] { $seat } keeps the card.
}
log-swap = { $you ->
    [seat] You swap your card.
   *[no] { $seat } swaps a card.
}
log-deal = { $you ->
    [target] You are
   *[no] { $target } is
} dealt a { $card }.
log-deal-hidden = { $target } is dealt a card.

told-swapped = It was a { $card }.
told-swapped-hidden = Nobody else sees it.
score-card = Card
draw-card = You hold { $card }.
coach-card = Your card is worth { $card }.
