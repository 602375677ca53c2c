game-name = El Dorado
game-tagline = Tra giungla, fiumi e villaggi: vince la prima spedizione che raggiunge la città dell’oro.

# Opzioni

option-route = Percorso
    .help = Uno dei sette percorsi con un nome, dalla prima partita ai più difficili (1.1).
option-route-first = Prima partita
option-route-hills_of_gold = Le colline d’oro (facile)
option-route-home_stretch = Dirittura d’arrivo (facile)
option-route-winding_paths = Sentieri tortuosi (medio)
option-route-serpentine = Lo slalom (medio)
option-route-swamplands = Le paludi (difficile)
option-route-witchs_cauldron = Il calderone stregato (difficile)
option-layout = Percorso personalizzato
    .help = Tessere, lati, rotazioni e posizioni a tua scelta al posto di uno dei percorsi con un nome. Viene controllato prima di cominciare (14.1).
option-caves = Grotte
    .help = Le spedizioni possono esplorare le grotte lungo il percorso e trovarvi dei gettoni (12.1).
option-native_block = Nativo e blocchi
    .help = Il regolamento dice che il Nativo sposta la pedina di una casella e può anche distruggere i blocchi; non dice se poi la pedina passi pure oltre (8.8).
option-native_block-stay = La pedina resta dov’è
option-native_block-cross = La pedina può anche passare oltre
option-transmitter = Trasmettitore
    .help = Il regolamento lascia acquistare una carta per turno, e con il Trasmettitore prenderne una senza pagare; non dice se sia quella l’acquisto (8.3).
option-transmitter-free = Non è un acquisto
option-transmitter-purchase = È l’acquisto del turno
option-pass_token = Gettone passaggio
    .help = Il regolamento dice che per il resto del turno la pedina può passare su caselle occupate; se possa anche fermarvisi non lo dice (13.7).
option-pass_token-stop = Può fermarsi
option-pass_token-through = Deve passare oltre
option-between_steps = Fra un passo e l’altro di una carta
    .help = Il regolamento lascia giocare carte azione e gettoni in qualsiasi momento, anche mentre si muove; non dice se un Nativo o un gettone possa muovere la pedina prima che la carta abbia finito (3.11, 3.12).
option-between_steps-still = Solo ciò che non muove pedine
option-between_steps-moving = Un Nativo o un gettone può muovere la pedina
option-tie = A parità di blocchi
    .help = Per il regolamento vince allora chi ha i blocchi di valore più alto, e si può intendere in due modi (10.7, 10.12).
option-tie-highest = Decide il blocco più alto
option-tie-sum = Decide la somma dei blocchi
option-rounds = Limite di giri
    .help = La partita finisce al più tardi dopo questo numero di giri; vince allora chi è più vicino a El Dorado (10.10).

set-printed = Come da regolamento italiano
    .help = Il regolamento italiano alla lettera: carte azione e gettoni in qualsiasi momento, e sulle caselle occupate si passa soltanto.
set-common = Come si gioca di solito
    .help = Un Nativo o un gettone può muovere la pedina a metà di una carta; il resto come sempre qui.

# Le domande

ask-act = Muoviti, acquista una carta o termina il turno
ask-move = Scegli il prossimo passo o fermati
ask-native = Scegli dove porta il Nativo o quale blocco distruggere
ask-cross = Passa oltre la giunzione o fermati
ask-toll = Scegli una carta con cui pagare la casella o il blocco
ask-price = Paga con le tue carte, poi scegli «Fatto»
ask-remove = Scegli una carta da eliminare dal gioco
ask-take = Scegli una carta da prendere
ask-swap = Scegli fino a quattro carte da sostituire
ask-explore = Vuoi esplorare la grotta?
ask-item = Vuoi salvare l’oggetto appena usato?
ask-discard = Scarta o tieni le carte

# Le scelte

move-play = Gioca la carta { $card }
move-change = Usa la carta { $card } con un altro simbolo
move-token = Usa il gettone «{ $token }»
move-pay = Paga con la carta { $card }
move-step = Vai { $side ->
    [ahead] dritto
    [ahead_left] avanti a sinistra rispetto al percorso
    [ahead_right] avanti a destra rispetto al percorso
    [left] a sinistra rispetto al percorso
    [right] a destra rispetto al percorso
    [back_left] indietro a sinistra rispetto al percorso
    [back_right] indietro a destra rispetto al percorso
    [back] indietro
   *[other] avanti
}{ $second ->
    [yes] { " con la seconda pedina" }
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
        [yes] Supera il blocco { $block } con la seconda pedina
       *[no] Supera il blocco { $block }
    }
move-stop = Fermati qui
move-buy = Acquista la carta { $card }
move-take = Prendi la carta { $card }
move-remove = Elimina la carta { $card } dal gioco
move-swap = Sostituisci la carta { $card }
move-explore = Esplora la grotta { $cave }
move-leave = Lascia stare la grotta
move-lose = Elimina l’oggetto dal gioco
move-done = Fatto
move-end = Termina il turno
move-discard = Scarta la carta { $card }
move-keep = Tieni le altre carte e pesca

# Che cosa è successo

log-play = { $you ->
    [seat] Giochi
   *[no] { $seat } gioca
} la carta { $card }.
log-change = { $you ->
    [seat] Usi
   *[no] { $seat } usa
} la carta { $card } con un altro simbolo.
log-token = { $you ->
    [seat] Usi
   *[no] { $seat } usa
} il gettone «{ $token }».
log-pay = { $you ->
    [seat] Paghi
   *[no] { $seat } paga
} con la carta { $card }.
log-step = { $you ->
    [seat] Muovi
   *[no] { $seat } muove
} la { $second ->
    [yes] seconda pedina
   *[no] pedina
} di una casella.
log-clear = { $you ->
    [seat] Superi
   *[no] { $seat } supera
} il blocco { $block }{ $second ->
    [yes] { " " }con la seconda pedina.
   *[no] { "." }
}
log-stop = { $you ->
    [seat] Ti fermi.
   *[no] { $seat } si ferma.
}
log-buy = { $you ->
    [seat] Scegli
   *[no] { $seat } sceglie
} di acquistare la carta { $card }.
log-take = { $you ->
    [seat] Prendi
   *[no] { $seat } prende
} la carta { $card }.
log-remove = { $you ->
    [seat] Elimini
   *[no] { $seat } elimina
} la carta { $card } dal gioco.
log-swap = { $you ->
    [seat] Metti
   *[no] { $seat } mette
} da parte la carta { $card }.
log-explore = { $you ->
    [seat] Esplori
   *[no] { $seat } esplora
} la grotta { $cave }.
log-leave = { $you ->
    [seat] Lasci
   *[no] { $seat } lascia
} stare la grotta.
log-lose = { $you ->
    [seat] Elimini
   *[no] { $seat } elimina
} l’oggetto dal gioco.
log-done = { $you ->
    [seat] Non scegli
   *[no] { $seat } non sceglie
} altre carte.
log-end = { $you ->
    [seat] Smetti
   *[no] { $seat } smette
} di giocare carte.
log-discard = { $you ->
    [seat] Scarti
   *[no] { $seat } scarta
} la carta { $card }.
log-keep = { $you ->
    [seat] Tieni
   *[no] { $seat } tiene
} le altre carte.
log-block = Il blocco { $block } sbarra la via dopo la { $seam ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
    [6] sesta
    [7] settima
   *[8] ottava
} tessera.
log-draw = { $you ->
    [player] Peschi
   *[no] { $player } pesca
} la carta { $card }.
log-draw-hidden = { $player } pesca una carta.
log-start = { $you ->
    [player] Cominci tu.
   *[no] Comincia { $player }.
}
log-find = { $you ->
    [player] Trovi
   *[no] { $player } trova
} il gettone «{ $token }».

told-purchase = { $you ->
    [seat] Acquisti
   *[no] { $seat } acquista
} la carta { $card } con { $paid }.
told-walk = { $spaces ->
    [0] { $you ->
        [seat] Giochi
       *[no] { $seat } gioca
    } { $by }
   *[other] { $you ->
        [seat] Percorri
       *[no] { $seat } percorre
    } { $spaces ->
        [one] una casella{ $back ->
            [0] { "" }
           *[other] { " " }all’indietro
        }
       *[other] { $spaces } caselle{ $back ->
            [0] { "" }
            [one] , di cui una all’indietro,
           *[other] , di cui { $back } all’indietro,
        }
    } { $lands }{ $pawn ->
        [second] { " " }(seconda pedina)
       *[first] { "" }
    }{ $cards ->
        [0] { "" }
       *[other] { " " }con { $by }
    }
}.
told-toll = { $you ->
    [seat] { $place ->
        [block] Superi il blocco giocando
        [rubble] Entri { $spaces ->
            [one] nelle rovine
           *[other] in { $spaces } caselle di rovine
        } giocando
       *[camp] Entri { $spaces ->
            [one] nel campo base
           *[other] in { $spaces } caselle di campo base
        } e rinunci per sempre a
    }
   *[no] { $seat } { $place ->
        [block] supera il blocco giocando
        [rubble] entra { $spaces ->
            [one] nelle rovine
           *[other] in { $spaces } caselle di rovine
        } giocando
       *[camp] entra { $spaces ->
            [one] nel campo base
           *[other] in { $spaces } caselle di campo base
        } e rinuncia per sempre a
    }
} { $paid }.
told-draws = { $you ->
    [seat] Peschi
   *[no] { $seat } pesca
} { $number ->
    [one] una carta
   *[other] { $number } carte
}.
told-drawn = { $you ->
    [target] Peschi
   *[no] { $target } pesca
} { $number } carte: { $cards }.
told-discarded = { $you ->
    [seat] Scarti
   *[no] { $seat } scarta
} { $cards }.
told-arrival = { $you ->
    [seat] La tua pedina è
   *[no] La pedina di { $seat } è
} arrivata a El Dorado!
told-idle = { $you ->
    [seat] Finisci
   *[no] { $seat } finisce
} il turno con { $cards } carte non giocate.
told-drawn-hidden = { $target } pesca { $number } carte.
told-blocks = Si dispongono i blocchi.
told-tie = { $by ->
    [blocks] A parità di strada vince chi ha preso più blocchi: { $own } a { $other }.
    [value] Anche i blocchi sono pari: vince chi ha i più alti, { $own } a { $other }.
   *[first] Anche i blocchi sono pari: vince chi è arrivato per primo.
}

# Carte

card-explorer = Esploratore
    .help = Machete 1.
card-traveler = Viaggiatrice
    .help = Moneta 1.
card-sailor = Marinaio
    .help = Remo 1.
card-scout = Ricognitore
    .help = Machete 2. Costa 1.
card-trailblazer = Capo spedizione
    .help = Machete 3. Costa 3.
card-jack_of_all_trades = Tuttofare
    .help = Jolly 1: machete, remo o moneta. Costa 2.
card-photographer = Fotografa
    .help = Moneta 2. Costa 2.
card-treasure_chest = Forziere
    .help = Oggetto: moneta 4. Costa 3.
card-transmitter = Trasmettitore
    .help = Oggetto: prendi una carta qualsiasi dal mercato o dalla riserva e mettila sui tuoi scarti. Costa 4.
card-pioneer = Pioniere
    .help = Machete 5. Costa 5.
card-giant_machete = Machete gigante
    .help = Oggetto: machete 6. Costa 3.
card-captain = Capitano
    .help = Remo 3. Costa 2.
card-journalist = Giornalista
    .help = Moneta 3. Costa 3.
card-millionaire = Milionaria
    .help = Moneta 4. Costa 5.
card-adventurer = Avventuriera
    .help = Jolly 2: machete, remo o moneta. Costa 4.
card-prop_plane = Aeroplano
    .help = Oggetto: jolly 4 (machete, remo o moneta). Costa 4.
card-cartographer = Cartografo
    .help = Pesca due carte. Costa 4.
card-compass = Bussola
    .help = Oggetto: pesca tre carte. Costa 2.
card-scientist = Scienziata
    .help = Pesca una carta, poi puoi eliminarne una dal gioco. Costa 4.
card-travel_log = Diario di viaggio
    .help = Oggetto: pesca due carte, poi puoi eliminarne fino a due dal gioco. Costa 3.
card-native = Nativo
    .help = Muovi la pedina di una casella, qualunque sia il suo requisito, o distruggi un blocco. Costa 5.

# Gettoni grotta

token-machete_1 = machete 1
    .help = Muove una pedina come una carta con machete 1.
token-machete_2 = machete 2
    .help = Muove una pedina come una carta con machete 2.
token-machete_3 = machete 3
    .help = Muove una pedina come una carta con machete 3.
token-paddle_1 = remo 1
    .help = Muove una pedina come una carta con remo 1.
token-paddle_2 = remo 2
    .help = Muove una pedina come una carta con remo 2.
token-coin_1 = moneta 1
    .help = Muove una pedina come una carta con moneta 1, o aggiunge 1 a un acquisto.
token-coin_2 = moneta 2
    .help = Muove una pedina come una carta con moneta 2, o aggiunge 2 a un acquisto.
token-draw = pesca
    .help = Pesca una carta.
token-remove = elimina
    .help = Elimina dal gioco una carta della tua mano.
token-replace = sostituisci
    .help = Metti da parte fino a quattro carte della tua mano e pescane altrettante.
token-keep_item = salva oggetto
    .help = L’oggetto appena usato non esce dal gioco.
token-pass = passaggio
    .help = Per il resto del turno le pedine non ti sbarrano la strada.
token-native = nativo
    .help = Muovi la pedina di una casella, qualunque sia il suo requisito, o distruggi un blocco.
token-change_symbol = cambia simbolo
    .help = Una carta vale come un altro simbolo con la stessa potenza.

# Territorio

terrain-jungle = giungla
    .help = Si entra con tanti machete quanti ne indica il numero.
terrain-river = fiume
    .help = Si entra con tanti remi quanti ne indica il numero.
terrain-village = villaggio
    .help = Si entra con tante monete quante ne indica il numero.
terrain-rubble = rovine
    .help = Si entra giocando tante carte qualsiasi della mano quante ne indica il numero.
terrain-camp = campo base
    .help = Si entra eliminando dal gioco tante carte qualsiasi della mano quante ne indica il numero.
terrain-mountain = montagna
    .help = Non ci si entra. Alcune hanno una grotta.
terrain-start = partenza
    .help = Da qui partono le spedizioni. Non ci si torna.

# La via che lo attraversa

through-jungle = nella giungla
through-river = sul fiume
through-village = nei villaggi
through-rubble = sulle rovine
through-camp = in un campo base
through-goal = fino a El Dorado

# Punteggio

score-steps = Passi fatti

# Il disegno

draw-legend = ♣ machete  ≈ remo  $ moneta  ∷ rovine  ▲ campo base  ■ montagna  ∩ grotta  ○ partenza  ★ El Dorado  ┃ blocco
draw-block = Blocco { $block } ({ $terrain } { $value }) fra le tessere { $one } e { $other }
draw-round = Giro { $round }
draw-last-round = Giro { $round }, l’ultimo
draw-market = Mercato: { $cards }
draw-reserve = Riserva: { $cards }
draw-player = { $player }: { $pawns }, mano { $hand }, mazzo di pesca { $draw }, scarti { $discard }
draw-arrived = a El Dorado
draw-away = { $steps ->
    [one] manca 1 passo
   *[other] mancano { $steps } passi
}
draw-blocks = blocchi { $blocks }
draw-tokens = gettoni { $tokens }
draw-played = Giocate: { $cards }
draw-hand = La tua mano: { $cards }
draw-power = Potenza residua: { $power }
draw-cards-due = Carte ancora da dare: { $cards }
draw-coins-due = Monete mancanti: { $coins } ({ $card })
draw-power-cost = { $number ->
    [one] costa 1 punto di potenza
   *[other] costa { $number } punti di potenza
}
draw-cards-cost = { $number ->
    [one] costa 1 carta
   *[other] costa { $number } carte
}
draw-worth = { $halves ->
    [1] vale ½ moneta
    [2] vale 1 moneta
   *[other] vale { $coins } monete
}
draw-left = { $number ->
    [one] ne resta 1
   *[other] ne restano { $number }
}
draw-cave = Grotta { $cave } sulla tessera { $tile }: { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
}

# Che cosa non va in un percorso

wrong-layout = deve avere "tiles" e "end"
wrong-tiles = "tiles" elenca da 1 a { $most } pezzi
wrong-end = "end" deve avere "side" e "corner"
wrong-end-side = la tessera finale mostra il lato giungla ("jungle") o il lato fiume ("river")
wrong-piece = ogni pezzo deve avere "side", "at" e "turns"
wrong-side = il pezzo { $side } non esiste
wrong-turns = { $side } si può ruotare da 0 a 5 volte
wrong-place = una posizione è data da due numeri interi fra -{ $reach } e { $reach }
wrong-overlap = { $one } e { $other } si sovrappongono
wrong-corner = { $cell } non è una casella d’angolo di { $side }
wrong-start = un percorso comincia con la tessera iniziale, A o B, in 0,0
wrong-twice = { $one } e { $other } sono lo stesso pezzo, che si può usare una volta sola
wrong-last = prima della tessera finale ci vuole una tessera, ma { $side } è una striscia
wrong-strips = le strisce { $one } e { $other } non possono essere vicine
wrong-seam = { $one } e { $other } non combaciano lungo un lato
wrong-contact = { $one } e { $other } si toccano, ma non si susseguono
wrong-end-overlap = la tessera finale si sovrappone a un altro pezzo
wrong-end-contact = la tessera finale non tocca soltanto l’ultima tessera
wrong-way = dalla casella di partenza in { $cell } nessuna via porta a El Dorado

# Ciò che una mossa costa o porta, se non è una delle cose qui sopra.
amount-cards = carte
amount-coins = monete
amount-half_coins = mezze monete

## Il consigliere
coach-last = Questo è l’ultimo giro: ciò che acquisti ora non servirà più.
coach-shuffle = { $cards ->
    [one] Nel tuo mazzo resta una carta
   *[other] Nel tuo mazzo restano { $cards } carte
}: fra poco rimescoli gli scarti, e ciò che acquisti ora torna presto.
coach-buy = { $price ->
    [one] Con tutta la mano potresti acquistare la carta { $card }, che costa una moneta.
   *[other] Con tutta la mano potresti acquistare la carta { $card }, che costa { $price } monete.
}
coach-weight = { $weak } delle tue { $all } carte sono ancora quelle iniziali: eliminale ai campi base o con la Scienziata.
coach-why-strong = Una carta di potenza { $power } ne vale tante deboli.
coach-why-thin = Una carta debole in meno: le altre tornano più spesso.
coach-why-nearer = { $steps ->
    [0] Ti porta a El Dorado.
    [one] Ti porta a un passo da El Dorado.
   *[other] Ti avvicina: restano { $steps } passi.
}
coach-why-power = Potenza { $power } per avanzare.
coach-why-fresh = Al suo posto ne peschi un’altra per il prossimo turno.
coach-why-block = Apre la via, e in caso di parità il blocco conta per te.

finding-route = Partite vinte da chi comincia, secondo il percorso
finding-card = Partite vinte da chi acquista una carta
