game-name = Template
game-tagline = Cala le tue pepite, e fermati prima che crolli la volta.
option-limit = La volta
    .help = Quante pepite regge la volta in una fila.
ask-turn = Cala una carta o fermati
move-lay = Cala { $card ->
    [8] l’8
    [11] l’11
   *[other] il { $card }
}
move-stop = Fermati qui
log-lay = { $you ->
    [seat] Cali
   *[no] { $seat } cala
} un { $card }.
log-stop = { $you ->
    [seat] Ti fermi.
   *[no] { $seat } si ferma.
}
log-draw = { $you ->
    [target] Peschi
   *[no] { $target } pesca
} un { $card }.
log-draw-hidden = { $target } pesca una carta.

told-collapse = { $you ->
    [seat] La tua volta crolla!
   *[no] La volta di { $seat } crolla!
}
score-nuggets = Pepite
view-hand = La tua mano
view-deck = Carte nel mazzo
seats-rows = Le file
seats-hands = Carte in mano
seats-stopped = Chi si è fermato
draw-deck = Mazzo: { $cards } carte
draw-row = { $player }: { $cards } ({ $total })
draw-hand = La tua mano: { $cards }
