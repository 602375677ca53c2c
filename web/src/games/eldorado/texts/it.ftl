# Le parole che usa solo il tavolo nel browser.
board-market = Mercato
board-reserve = Riserva
board-reserve-open = Un posto del mercato è vuoto: è in vendita anche la riserva.
board-reserve-shut = In vendita quando un posto del mercato resta vuoto.
board-free = Posto vuoto
board-free-help = Il prossimo mazzo della riserva da cui si acquista si sposta qui.
board-pile = { $card }, ne { $n ->
    [one] resta 1
   *[other] restano { $n }
}
board-left = { $n ->
    [one] Ne resta 1 copia.
   *[other] Ne restano { $n } copie.
}
board-hand = La tua mano
board-hand-empty = Nessuna carta in mano
board-count = { $card }, { $n } copie
board-worth = Valore in monete: { $coins }.
board-tokens = I tuoi gettoni
board-token = { $n ->
    [one] Gettone { $token }
   *[other] { $n } gettoni { $token }
}
board-deck = Carte
board-deck-help = Guarda di quali carte è fatto questo mazzo.
board-heap-hand = in mano
board-heap-known = sicuramente in mano
board-heap-unseen = in mano o nel mazzo
board-heap-draw = nel mazzo
board-heap-played = in tavola
board-heap-discard = negli scarti
board-to-go = { $n ->
    [one] manca { $steps } passo
   *[other] mancano { $steps } passi
}
board-to-go-help = Tanto è lontana El Dorado.
board-arrived = { $of ->
    [1] A El Dorado
   *[other] { $n } su { $of } a El Dorado
}
board-terrain = { $terrain } { $value }
board-space = { $terrain } sulla tessera { $tile }, a { $steps ->
    [one] 1 passo da El Dorado
   *[other] { $steps } passi da El Dorado
}
board-mountain = { $terrain } sulla tessera { $tile }
board-here = qui: { $names }
board-bearing = a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
} dalla tua pedina, { $way }
board-bearing-0 = a destra
board-bearing-1 = in basso a destra
board-bearing-2 = in basso
board-bearing-3 = in basso a sinistra
board-bearing-4 = a sinistra
board-bearing-5 = in alto a sinistra
board-bearing-6 = in alto
board-bearing-7 = in alto a destra
board-start = casella di partenza { $n }
board-finish = arrivo, { $terrain }
board-cave = grotta { $cave }
board-cave-tokens = { $n ->
    [0] Grotta { $cave }, vuota
    [one] Grotta { $cave }, 1 gettone
   *[other] Grotta { $cave }, { $n } gettoni
}
board-block = Blocco { $block }: { $terrain } { $value }
board-block-won = In caso di parità alla fine decidono i blocchi.
board-symbol-machete = machete
board-symbol-paddle = remo
board-symbol-coin = moneta
board-power = Potenza residua: { $power } ({ $symbols })
board-passing = Le pedine non ti sbarrano la strada
board-way = Costa { $cost }, potenza residua { $left }.
board-spare = resto { $n }
board-way-free = Non costa nulla.
board-preview = { $n ->
    [one] Una casella raggiungibile: sceglila sul tabellone.
   *[other] { $n } caselle raggiungibili: scegline una sul tabellone.
}
board-amount-coins = { $n ->
    [0.5] ½ moneta
    [one] 1 moneta
   *[other] { $n } monete
}
board-pays = { $halves ->
    [1] Vale ½ moneta.
    [2] Vale 1 moneta.
   *[other] Vale { $coins } monete.
}
board-amount-power = { $n ->
    [one] 1 punto di potenza
   *[other] { $n } punti di potenza
}
board-amount-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
board-amount-tokens = { $n ->
    [one] 1 gettone
   *[other] { $n } gettoni
}
board-amount-blocks = { $n ->
    [one] 1 blocco
   *[other] { $n } blocchi
}
board-whole = Tutto il percorso
board-near = La mia pedina
board-near-other = La pedina di turno
board-choose-pawn = Pedina { $n }
board-choose-pawn-help = Scegli la pedina da muovere con la prossima carta.
board-help-jungle = Richiede machete { $value } o più, da una sola carta.
board-help-river = Richiede remo { $value } o più, da una sola carta.
board-help-village = Richiede moneta { $value } o più, da una sola carta.
board-help-rubble = { $value ->
    [one] Per entrare gioca una carta qualsiasi della mano.
   *[other] Per entrare gioca { $value } carte qualsiasi della mano.
}
board-help-camp = { $value ->
    [one] Per entrare elimina dal gioco una carta qualsiasi della mano.
   *[other] Per entrare elimina dal gioco { $value } carte qualsiasi della mano.
}
board-help-mountain = Nessuno entra in una montagna.
board-help-cave = Fermati accanto per prendere il gettone in cima, se ce n’è uno.
board-help-start = Da qui si parte; non ci si può tornare.
board-help-finish = Un passo qui porta la pedina a El Dorado.
board-help-block-jungle = Si supera con machete { $value }; poi la via è libera.
board-help-block-river = Si supera con remo { $value }; poi la via è libera.
board-help-block-village = Si supera con moneta { $value }; poi la via è libera.
board-help-block-rubble = { $value ->
    [one] Si supera giocando una carta qualsiasi della mano; poi la via è libera.
   *[other] Si supera giocando { $value } carte qualsiasi della mano; poi la via è libera.
}
board-race = La corsa a El Dorado
board-race-help = Chi è in testa è più a destra; i numeri sono i passi che mancano.
board-compass = El Dorado: { $steps ->
    [one] manca 1 passo
   *[other] mancano { $steps } passi
}
board-compass-help = Da quella parte c’è la città d’oro: vince chi ci arriva per primo.
board-legend = Che cosa chiedono gli spazi
board-legend-jungle = machete
board-legend-river = remi
board-legend-village = monete
board-legend-rubble = carte da giocare
board-legend-camp = carte da eliminare
board-bought = Va negli scarti e tornerà in mano più avanti.
board-lost = fuori dal gioco per sempre
board-arrival-first = La prima spedizione a El Dorado: finito questo giro, la partita è finita.
board-arrival-next = Nello stesso giro di altri: fra chi è arrivato vince chi ha preso più blocchi.
