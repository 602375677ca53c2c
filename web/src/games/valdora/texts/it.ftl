# Parole che usa solo il tabellone nel browser.
board-at-road = per strada
board-at-mine = alla miniera
board-bank = { $coins ->
    [one] 1 moneta in banca
   *[other] { $coins } monete in banca
}
board-round = Giro { $round }
board-last-round = Ultimo giro
board-close = Chiudi il libro
board-look = Tocca per vedere il libro da vicino.
board-book = Libro di { $city }: a sinistra { $left }; a destra { $right }; da scoprire { $n }
board-book-catalogue = Catalogo dell’equipaggiamento
board-book-commissions = Libro delle commissioni
board-empty-page = nessuna carta
board-page = Pagina di { $side }: { $card }
board-beneath = Sotto, a partire dall’alto: { $cards }.
board-back = Sul retro: { $card }.
board-back-unseen = Il retro non l’ha visto nessuno; può essere: { $cards }.
board-unseen = { $n ->
    [one] 1 carta da scoprire
   *[other] { $n } carte da scoprire
}
board-buy = Compra
board-turn = Volta
board-free = gratis
board-return = Restituisci
board-return-to = Restituisci una commissione a { $side }
board-take-provisions = Provviste
board-stop = Fine turno
board-ships = { $n ->
    [0] Le navi sono tutte partite
    [one] Ancora 1 gemma dalla casella degli scarti
   *[other] Ancora { $n } gemme dalla casella degli scarti
}
board-no-gems = nessuna gemma
board-gem = { $gem }, qui { $n }
board-gem-help = Tocca la gemma, oppure trascinala su una carta equipaggiamento che può portarla.
board-no-orders = Non hai commissioni di questo cliente.
board-standing = qui: { $names }
board-next-to = accanto: { $places }
board-idle = Non ci sarà niente da scegliere: il turno finirà subito.
board-offers = Lì puoi avere: { $things }.
board-pays = Paghi { $names }.
board-hires = Assumi un artigiano { $colour }.
board-opens = Apri il laboratorio { $colour }.
board-discard-help = Le gemme pagate, consegnate o scaricate. Si possono caricare di nuovo nei porti.
board-item-empty = { $item }, senza gemma
board-item-holds = { $item } con { $gem }
board-fee = { $coins ->
    [one] 1 moneta per carico
   *[other] { $coins } monete per carico
}
board-commission = Commissione { $slot }: { $wants }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-commission-help = Da consegnare presso { $house }. { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
board-free-slot = Posto per una commissione
board-free-slot-help = Puoi avere tre commissioni aperte. Le vendono le città C e D.
board-coins-help = Mai più di sei. Si riprendono nelle miniere d’argento.
board-provisions = Provviste
board-no-provisions = Niente provviste
board-own-provisions = le tue provviste
board-provisions-help = Con le provviste uno spostamento può attraversare una città. Si prendono in ogni città.
board-pack = Il tuo equipaggiamento
board-guild-short = Gilda
board-guild = Artigiani e laboratori
board-craftsmen-silver = Artigiani argento
board-craftsmen-yellow = Artigiani gialli
board-craftsmen-white = Artigiani bianchi
board-craftsmen-violet = Artigiani viola
board-craftsmen-red = Artigiani rossi
board-craftsmen-blue = Artigiani blu
board-craftsmen-green = Artigiani verdi
board-craftsmen = { $craftsmen }: { $n ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $n }
}
board-craftsmen-mine = Tu ne hai { $n }.
board-workshop-owner = { $you ->
    [player] È tuo.
   *[no] È di { $player }.
}
board-bonus = Tessere bonus rimaste: { $n }
board-bonus-help = 10 punti per ogni altra commissione di un colore di cui possiedi il laboratorio.
board-crew = { $craftsmen }: { $n }
board-crew-workshop = { $craftsmen }: { $n }, con il laboratorio
board-crew-help = 10 punti per ogni colore di cui si ha almeno un artigiano.
board-done = { $n ->
    [one] 1 commissione completata
   *[other] { $n } commissioni completate
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-hired = { $n ->
    [one] 1 artigiano
   *[other] { $n } artigiani
}
board-guild-left = artigiani da assumere
board-guild-how = a chi per primo ne riempie le porte
board-left = liberi
board-yours = tuoi
board-purse = { $coins ->
    [one] 1 moneta su { $most }
   *[other] { $coins } monete su { $most }
}
board-equipment = Equipaggiamento: una gemma per pezzo
board-commissions = Commissioni: porta le gemme allo stemma
board-sells-catalogue = Equipaggiamento
board-sells-commissions = Commissioni
board-worth = Che cosa dà punti
board-worth-commission = commissioni: il loro numero
board-worth-colour = ogni colore di artigiani: 10
board-worth-workshop = laboratori: il loro numero
board-worth-bonus = tessere bonus
board-worth-gem = ogni gemma trasportata: 1
