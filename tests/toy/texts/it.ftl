game-name = Giocattolo
game-tagline = Una carta segreta a testa.
option-lucky = Nove fortunato
    .help = Il nove non si può cambiare.
set-nine = Con il nove
    .help = Il nove porta fortuna.
ask-card = Tieni la carta o cambiala
move-keep = Tienila
move-swap = Cambiala
log-keep = { $you ->
    [seat] Tieni
   *[no] { $seat } tiene
} la carta.
log-swap = { $you ->
    [seat] Cambi
   *[no] { $seat } cambia
} la carta.
log-deal = { $you ->
    [target] Ricevi
   *[no] { $target } riceve
} un { $card }.
log-deal-hidden = { $target } riceve una carta.

told-swapped = Era un { $card }.
told-swapped-hidden = Nessun altro la vede.
score-card = Carta
draw-card = Hai in mano il { $card }.
coach-card = La tua carta vale { $card }.
