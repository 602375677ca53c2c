game-name = Valdora
game-tagline = Gemme ai bordi delle strade, clienti che le vogliono e mai abbastanza artigiani.

option-map = La tua valle
    .help = Un file con il tabellone e le carte del gioco stampato. Senza, si gioca nella valle ricostruita (8.1, 8.2).
option-rounds = Limite di giri
    .help = Dopo questo numero di giri la partita finisce e si contano i punti. Senza limite finisce quando restano artigiani di un solo colore (8.3).
option-hidden_commissions = Commissioni completate nascoste
    .help = Il regolamento fa mettere le commissioni completate sotto la carta avventuriero. Così né quelle né il punteggio si mostrano agli altri prima della fine (1.10, 1.12).
option-return_with_purchase = Restituire solo per comprare
    .help = Il regolamento dice che chi ha tre commissioni e ne vuole un’altra deve prima restituirne una, e poi può comprare. Così chi restituisce deve comprare (4.8, 4.15).
option-compulsory_action = Azione obbligatoria
    .help = Il regolamento dice che dopo il movimento il giocatore svolge una delle azioni; non dice che possa farne a meno (3.2, 3.8).

set-printed = Come da regolamento italiano
    .help = Il regolamento italiano alla lettera: commissioni nascoste, restituite solo per comprare, e nessun turno senza azione.
set-common = Come si gioca di solito
    .help = Tutto in vista, ma una commissione si restituisce solo per comprarne un’altra.

ask-move = Dove vai?
ask-action = Che cosa fai qui?
ask-gem = Quale consegni?

move-go = { $provisions ->
    [yes] Usa le provviste e raggiungi { $space }
   *[no] Raggiungi { $space }
}
move-buy_item = Compra la carta equipaggiamento a { $side }: { $item }
move-buy_commission = Compra la commissione a { $side }, che chiede: { $wants }
move-turn = Volta la pagina di { $side }
move-return = Restituisci a { $side } la commissione { $slot } ({ $wants })
move-load = Carica { $gem ->
    [oro] un pezzo d’oro
    [ametista] un’ametista
    [zaffiro] uno zaffiro
    [smeraldo] uno smeraldo
   *[other] un { $gem }
} ({ $item })
move-deliver = Consegna: { $wants } (commissione { $slot })
move-pay = Consegna ciò che è sulla carta { $item }
move-refill = Prendi monete fino ad averne sei
move-provisions = Prendi le provviste
move-stop = Termina il turno

log-go = { $provisions ->
    [yes] { $you ->
        [seat] Consumi le provviste e raggiungi
       *[no] { $seat } consuma le provviste e raggiunge
    }
   *[no] { $you ->
        [seat] Raggiungi
       *[no] { $seat } raggiunge
    }
} { $space }.
log-buy_item = { $you ->
    [seat] Paghi un pezzo d’oro per
   *[no] { $seat } paga un pezzo d’oro per
} una carta equipaggiamento: { $item }.
log-buy_commission = { $you ->
    [seat] Paghi una moneta per
   *[no] { $seat } paga una moneta per
} una commissione che chiede: { $wants }.
log-turn = { $you ->
    [seat] Volti
   *[no] { $seat } volta
} la pagina di { $side }.
log-return = { $you ->
    [seat] Restituisci
   *[no] { $seat } restituisce
} a { $side } una commissione: { $wants }.
log-load = { $you ->
    [seat] Carichi
   *[no] { $seat } carica
} { $gem ->
    [oro] un pezzo d’oro
    [ametista] un’ametista
    [zaffiro] uno zaffiro
    [smeraldo] uno smeraldo
   *[other] un { $gem }
} ({ $item }).
log-deliver = { $you ->
    [seat] Completi
   *[no] { $seat } completa
} una commissione: { $wants }.
log-pay = { $you ->
    [seat] Consegni
   *[no] { $seat } consegna
} ciò che è sulla carta { $item }.
log-refill = { $you ->
    [seat] Prendi
   *[no] { $seat } prende
} monete fino ad averne sei.
log-provisions = { $you ->
    [seat] Prendi
   *[no] { $seat } prende
} le provviste: con queste un viaggio può attraversare una città.
log-stop = { $you ->
    [seat] Termini il tuo turno.
   *[no] { $seat } termina il turno.
}
log-start = { $you ->
    [player] Cominci tu.
   *[no] Comincia { $player }.
}
log-deal = Su una casella strada vanno { $gold ->
    [0] { "" }
    [one] 1 pezzo d’oro,{ " " }
   *[other] { $gold } pezzi d’oro,{ " " }
}{ $ruby ->
    [0] { "" }
    [one] 1 rubino,{ " " }
   *[other] { $ruby } rubini,{ " " }
}{ $sapphire ->
    [0] { "" }
    [one] 1 zaffiro,{ " " }
   *[other] { $sapphire } zaffiri,{ " " }
}{ $amethyst ->
    [0] { "" }
    [one] 1 ametista,{ " " }
   *[other] { $amethyst } ametiste,{ " " }
}{ $emerald ->
    [0] { "" }
    [one] 1 smeraldo,{ " " }
   *[other] { $emerald } smeraldi,{ " " }
}in tutto sei.
log-reveal_item = A { $city }, a { $side }, compare: { $item }.
log-reveal_commission = A { $city }, a { $side }, compare una commissione che chiede: { $wants }.

told-purchase = { log-buy_item }
told-delivery = { log-deliver }
told-fee = { $you ->
    [seat] Paghi
   *[no] { $seat } paga
} per questo { $coins ->
    [one] una moneta.
   *[other] { $coins } monete.
}
told-thrown_off = { $you ->
    [seat] Scarti
   *[no] { $seat } scarta
} ciò che c’era: { $gem }.
told-sought = { $points ->
    [one] Serve per { $space }: varrà 1 punto.
   *[other] Serve per { $space }: varrà { $points } punti.
}
told-to_spend = Compra equipaggiamento nelle città A e B.
told-tool = Porta { $gem ->
    [oro] un pezzo d’oro
    [ametista] un’ametista
    [zaffiro] uno zaffiro
    [smeraldo] uno smeraldo
   *[other] un { $gem }
}.
told-carrier = Porta una gemma qualsiasi.
told-worth = { $points ->
    [one] Varrà 1 punto presso { $space }.
   *[other] Varrà { $points } punti presso { $space }.
}
told-points = { $you ->
    [seat] Ottieni
   *[no] { $seat } ottiene
} { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
told-craftsman = { $points ->
    [0] { $you ->
        [seat] Assumi un artigiano { $colour }.
       *[no] { $seat } assume un artigiano { $colour }.
    }
   *[other] { $you ->
        [seat] Assumi il tuo primo artigiano { $colour } ({ $points } punti).
       *[no] { $seat } assume il primo artigiano { $colour } ({ $points } punti).
    }
}
told-workshop = { $you ->
    [seat] Apri
   *[no] { $seat } apre
} il laboratorio { $colour }.
told-bonus = { $you ->
    [seat] Ricevi
   *[no] { $seat } riceve
} una tessera bonus (10 punti).
told-none_left = Non resta nessun artigiano { $colour }: arriva il colore che segue nella gilda.
told-deal = Si distribuiscono le gemme sulle strade.
told-toll = { $you ->
    [seat] { $target } è già lì e riceve da te una moneta.
    [target] { $seat } ti incontra e ti paga una moneta.
   *[no] { $target } è già lì e riceve una moneta da { $seat }.
}
told-lost_toll = { $you ->
    [seat] Paghi una moneta, ma { $target } ne ha già sei: va in banca.
    [target] { $seat } paga una moneta, ma tu ne hai già sei: va in banca.
   *[no] { $seat } paga una moneta, ma { $target } ne ha già sei: va in banca.
}
told-last_round = Restano artigiani di un solo colore: questo è l’ultimo giro.

space-city_a = Città A
space-city_b = Città B
space-city_c = Città C
space-city_d = Città D
space-harbour_city = la Città portuale
space-road = la { $number ->
    [0] strada
    [1] prima strada
    [2] seconda strada
    [3] terza strada
   *[other] { $number }ª strada
} tra { $one } e { $other }
space-mine = la { $number ->
    [0] miniera
    [1] prima miniera
    [2] seconda miniera
   *[other] terza miniera
} tra { $one } e { $other }
space-harbour_1 = il porto con una nave
space-harbour_2 = il porto con due navi
space-house_silver = il Palazzo argento
space-house_yellow = il Palazzo giallo
space-house_white = il Palazzo bianco
space-house_violet = il Palazzo viola
space-house_red = il Palazzo rosso
space-house_blue = il Palazzo blu
space-house_green = il Palazzo verde

side-left = sinistra
side-right = destra

gem-gold = oro
gem-ruby = rubino
gem-sapphire = zaffiro
gem-amethyst = ametista
gem-emerald = smeraldo

item-pan = padella da cercatore
item-shovel = vanga
item-pick = piccone
item-hammer = martello
item-chisel = scalpello
item-cart = carretto
item-horse = cavallo

wants-coin = 1 moneta
wants-gold = oro
wants-ruby = rubino
wants-sapphire = zaffiro
wants-amethyst = ametista
wants-emerald = smeraldo
wants-gold_gold_gold = 3 pezzi d’oro
wants-gold_gold_ruby = 2 pezzi d’oro e 1 rubino
wants-gold_gold_sapphire = 2 pezzi d’oro e 1 zaffiro
wants-gold_gold_amethyst = 2 pezzi d’oro e 1 ametista
wants-gold_gold_emerald = 2 pezzi d’oro e 1 smeraldo
wants-gold_ruby_ruby = 1 pezzo d’oro e 2 rubini
wants-gold_ruby_sapphire = oro, rubino e zaffiro
wants-gold_ruby_amethyst = oro, rubino e ametista
wants-gold_ruby_emerald = oro, rubino e smeraldo
wants-gold_sapphire_sapphire = 1 pezzo d’oro e 2 zaffiri
wants-gold_sapphire_amethyst = oro, zaffiro e ametista
wants-gold_sapphire_emerald = oro, zaffiro e smeraldo
wants-gold_amethyst_amethyst = 1 pezzo d’oro e 2 ametiste
wants-gold_amethyst_emerald = oro, ametista e smeraldo
wants-gold_emerald_emerald = 1 pezzo d’oro e 2 smeraldi
wants-ruby_ruby_ruby = 3 rubini
wants-ruby_ruby_sapphire = 2 rubini e 1 zaffiro
wants-ruby_ruby_amethyst = 2 rubini e 1 ametista
wants-ruby_ruby_emerald = 2 rubini e 1 smeraldo
wants-ruby_sapphire_sapphire = 1 rubino e 2 zaffiri
wants-ruby_sapphire_amethyst = rubino, zaffiro e ametista
wants-ruby_sapphire_emerald = rubino, zaffiro e smeraldo
wants-ruby_amethyst_amethyst = 1 rubino e 2 ametiste
wants-ruby_amethyst_emerald = rubino, ametista e smeraldo
wants-ruby_emerald_emerald = 1 rubino e 2 smeraldi
wants-sapphire_sapphire_sapphire = 3 zaffiri
wants-sapphire_sapphire_amethyst = 2 zaffiri e 1 ametista
wants-sapphire_sapphire_emerald = 2 zaffiri e 1 smeraldo
wants-sapphire_amethyst_amethyst = 1 zaffiro e 2 ametiste
wants-sapphire_amethyst_emerald = zaffiro, ametista e smeraldo
wants-sapphire_emerald_emerald = 1 zaffiro e 2 smeraldi
wants-amethyst_amethyst_amethyst = 3 ametiste
wants-amethyst_amethyst_emerald = 2 ametiste e 1 smeraldo
wants-amethyst_emerald_emerald = 1 ametista e 2 smeraldi
wants-emerald_emerald_emerald = 3 smeraldi

colour-silver = argento
colour-yellow = giallo
colour-white = bianco
colour-violet = viola
colour-red = rosso
colour-blue = blu
colour-green = verde

score-commissions = Commissioni
score-craftsmen = Colori degli artigiani
score-workshops = Laboratori
score-bonus = Tessere bonus
score-gems = Gemme trasportate

draw-gold = O
draw-ruby = R
draw-sapphire = Z
draw-amethyst = A
draw-emerald = S
draw-legend = Gemme: { $letters }. Miniere $, porti ≈ con le loro navi, pedine con il loro numero tra parentesi.
draw-round = { $last ->
    [yes] Giro { $round }, l’ultimo
   *[no] Giro { $round }
}
draw-discard = Casella degli scarti
draw-craftsmen = Artigiani rimasti
draw-bonus = Tessere bonus rimaste
draw-book = { $space }: { $left } | { $right }, da scoprire { $unseen }
draw-card = { $face } (retro: { $back })
draw-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
draw-provisions = provviste
draw-equipment = Equipaggiamento
draw-open = Commissioni
draw-completed = Completate
draw-crew = Artigiani
draw-workshops = Laboratori
draw-tiles = { $bonus ->
    [one] { $bonus } tessera bonus
   *[other] { $bonus } tessere bonus
}
draw-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
draw-idle = niente da fare
draw-hires = un artigiano { $colour }
draw-opens = il laboratorio { $colour }
draw-craftsmen-left = artigiani rimasti: { $number }
draw-help-catalogue = Compri carte equipaggiamento per 1 oro l’una. La prima pagina che volti è gratis, ogni altra costa 1 moneta. Oppure prendi le provviste.
draw-help-commissions = Compri commissioni per 1 moneta l’una. La prima pagina che volti è gratis, ogni altra costa 1 moneta. Oppure prendi le provviste.
draw-help-harbour-city = Carichi 1 gemma dalla casella degli scarti, oppure prendi le provviste.
draw-help-road = Carichi le gemme che si trovano qui, quante ne può portare il tuo equipaggiamento.
draw-help-harbour = { $ships ->
    [one] Carichi 1 gemma dalla casella degli scarti.
   *[other] Carichi fino a { $ships } gemme dalla casella degli scarti.
}
draw-help-mine = Torni a sei monete. Qui gli incontri non si pagano.
draw-help-house = Completi le commissioni di questo cliente.
draw-item-tool = Porta { $gem ->
    [oro] un pezzo d’oro
    [ametista] un’ametista
    [zaffiro] uno zaffiro
    [smeraldo] uno smeraldo
   *[other] un { $gem }
}. Caricare è gratis.
draw-item-carrier = Porta una gemma qualsiasi. Ogni carico costa { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}; la gemma che porta si può scaricare per caricarne una di un altro colore.
draw-workshop = Laboratorio per il primo che ne ha { $craftsmen }: { $points ->
    [0] solo tessere bonus
    [one] 1 punto
   *[other] { $points } punti
}.

wrong-object = "{ $where }" deve essere un oggetto con { $keys }
wrong-lacks = in "{ $where }" manca: { $keys }
wrong-extra = in "{ $where }" c’è qualcosa che non fa parte del gioco: { $keys }
wrong-list = "{ $where }" deve essere una lista
wrong-number = "{ $where }" deve essere un numero intero da { $least } a { $most }, non { $value }
wrong-name = "{ $where }": { $value } non fa parte del gioco
wrong-text = "name" deve essere un testo di al massimo { $most } caratteri
wrong-point = "{ $where }" deve essere una lista di due numeri
wrong-same-point = "spaces": due caselle si trovano nello stesso punto
wrong-many-roads = "roads": al massimo { $most } strade
wrong-short-road = "roads": ogni strada deve unire almeno due caselle
wrong-loop = "roads": la strada da { $one } a { $other } passa due volte per la stessa casella
wrong-unreachable = "roads": nessuno può raggiungere { $names }
wrong-sum = "{ $where }": devono essere { $wanted }, non { $found }
wrong-gold-tool = "tools": per l’oro c’è la padella da cercatore
wrong-tools = "tools": ogni attrezzo deve prendere una gemma diversa
wrong-ring = "ring": ognuno dei sette colori deve comparire una volta
wrong-requests = "{ $where }" deve essere un oggetto con almeno una richiesta
wrong-two-patrons = "commissions": due clienti chiedono { $request }
wrong-card = "{ $where }": ogni carta ha un fronte e un retro
wrong-absent = "{ $where }": nessuna carta mostra { $names }

# Ciò che una mossa costa o porta, se non è una delle cose qui sopra.
amount-commission = commissione

## Il consigliere
coach-deliver = { $points ->
    [one] Hai tutto per una commissione da un punto: raggiungi { $house }.
   *[other] Hai tutto per una commissione da { $points } punti: raggiungi { $house }.
}
coach-coins = Non hai monete: una miniera d’argento ti riporta a 6.
coach-commission = Non hai commissioni aperte: i libri sono nelle città C e D.
coach-ending = { $colours ->
    [one] Restano artigiani di un solo colore: questo è l’ultimo giro.
   *[other] Restano artigiani di { $colours } colori: la fine è vicina.
}
coach-why-coins = { $coins ->
    [one] Porta una moneta.
   *[other] Porta { $coins } monete.
}
coach-why-deliver = Qui puoi consegnare, per { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
coach-why-points = { $points ->
    [one] Un punto subito.
   *[other] { $points } punti subito.
}
coach-why-ready = Hai già tutto per consegnarla: { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
coach-why-commission = Una volta consegnata vale { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
coach-why-wanted = Lo chiedono le tue commissioni.
coach-why-book = Qui si trovano commissioni, e non ne hai nessuna.
coach-why-gems = Qui c’è ciò che le tue commissioni chiedono.

finding-workshop = Partite vinte da chi possiede un laboratorio
