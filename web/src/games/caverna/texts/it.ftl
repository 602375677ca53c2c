# Parole che usa soltanto il tavolo nel browser.
board-boards = Plance azione
board-cards = Carte azione
board-spaces-why = Caselle azione: su ognuna lavora un nano e fa ciò che mostra
board-coming = Carte in arrivo
board-rounds = Giri e raccolti
board-round = Giro { $round }
board-round-of = Giro { $round } di { $all }
board-ends-none = poi nessun raccolto
board-ends-pay = poi 1 cibo per nano
board-ends-harvest = poi il raccolto: 2 cibi per nano
board-ends-part = poi mezzo raccolto: 2 cibi per nano
board-ends-hidden = poi forse un raccolto
board-starter = Primo giocatore:
board-end-none = Alla fine del giro non c’è raccolto.
board-end-pay = Alla fine del giro ognuno paga 1 cibo per ogni nano.
board-end-harvest = Il giro finisce con un raccolto: i campi danno frutti, ogni nano mangia 2 cibi (un neonato 1), gli animali in coppia fanno un piccolo.
board-end-part = Il giro finisce con un raccolto in cui ogni giocatore salta la fase campo o la fase riproduzione.
board-end-hidden = Il suo segnalino è coperto. Segnalini ancora nascosti: { $leaves ->
    [0] { board-end-hidden.questions }
    [one] 1 foglia{ board-end-hidden.more }
   *[other] { $leaves } foglie{ board-end-hidden.more }
 }.
    .more = { $questions ->
        [0] { "" }
       *[other] { " e " }{ board-end-hidden.questions }
     }
    .questions = { $questions ->
        [one] 1 punto interrogativo
       *[other] { $questions } punti interrogativi
     }
board-occupied = { $you ->
    [player] occupata da te
   *[no] occupata da { $player }
}
board-lacks-goods = ancora niente
board-lacks-food = poco cibo
board-lacks-model = niente da imitare
board-lacks-ore = poco minerale
board-lacks-room = manca un letto
board-lacks-weapon = serve un’arma
board-lacks-tunnel = serve un tunnel
board-lacks-tunnels = servono due tunnel
board-lacks-forest = foresta finita
board-home-of = { $you ->
    [player] La tua plancia casa
   *[no] Plancia casa di { $player }
}
board-look = Guardala da vicino
board-enlarge = Ingrandisci la tua plancia
board-cell = { $what }, { move-put.where }
board-forest-help = Accoglie prati e campi. Una stalla qui custodisce 1 cinghiale.
board-mountain-help = Accoglie caverne e tunnel accanto al tuo complesso di grotte.
board-forest-why = Foresta: da dissodare per campi e pascoli
board-mountain-why = Montagna: da scavare per stanze e miniere
board-find = chi la copre riceve { $goods }
board-entry = Ingresso Dimora
board-entry-help = Ha posto per due nani e per due animali dello stesso tipo.
board-dwarfs = Nani
board-dwarf = Nano disarmato
board-dwarf-armed = Nano con un’arma di forza { $strength }
board-newborn = appena nato
board-at-work = al lavoro
board-supplies = Riserva
board-score = { $n ->
    [one] { $points } punto in questo momento
   *[other] { $points } punti in questo momento
 }
board-score-why = Valgono punti stanze, miniere, pascoli, rubini, animali, coltivazioni, nani e oro. Ogni casella inutilizzata, ogni tipo di animale mancante e ogni segnalino elemosina ne toglie: tutti cominciano ben sotto lo zero.
board-points = Punti: { $n }
board-market = Arredamenti disponibili
board-means = { $n } su { $all } alla tua portata
board-market-short = Arredamenti
board-close = Chiudi
board-search = Cerca
board-kind = Tipo di tessera
board-kind-all = Tutti i tipi
board-kind-dwelling = Dimore
board-kind-room = Stanze
board-kind-material = Materiali da costruzione
board-kind-cave = Grotte
board-kind-parlor = Botteghe
board-kind-storage = Depositi
board-kind-chamber = Camere
board-able = Solo quelle che posso permettermi
board-no-tile = Nessuna tessera corrisponde ai filtri.
board-free = gratis
board-tile = { $tile }. Costo: { $cost }. Punti: { $points }. { $text }
board-task = La tua scelta
board-two-cells = Scegli due caselle: la prima per { $first }, la seconda per { $second }.
board-step-field = I campi danno frutti
board-step-feeding = I nani mangiano
board-step-breeding = Nascono animali
board-owed = { $food ->
    [one] I tuoi nani mangiano 1 cibo.
   *[other] I tuoi nani mangiano { $food } cibi.
 }
board-have = Ne hai { $food }.
board-short = { $food ->
    [one] Manca 1 cibo: 1 segnalino elemosina.
   *[other] Mancano { $food } cibi: { $food } segnalini elemosina.
 }
board-expedition = Forza { $strength }. { $items ->
    [one] Puoi prendere ancora 1 oggetto.
   *[other] Puoi prendere ancora { $items } oggetti.
 }
board-loot = { $item }, da forza { $strength }
board-taken = Già scelto: { $item }
board-moment-gathered = Il raccolto è finito
board-moment-reaped = Raccolto
board-moment-fed = Cibo per i nani
board-moment-born = Animali nati
board-moment-harvest-why = Ogni campo seminato dà un frutto. Poi ogni nano mangia 2 cibi e gli animali in coppia fanno un piccolo.
board-moment-child-why = Dal prossimo giro lavora anche lui; e c’è una bocca in più da sfamare.
board-why-wood = Il legno serve per pascoli e stanze.
board-why-stone = La pietra serve per stalle e stanze.
board-why-ore = Con il minerale si forgiano armi, o si vende per oro.
board-why-ruby = Un rubino vale un punto, o ciò che serve di più: merci, terreni, un nano prima del turno.
board-why-food = Il cibo sfama i nani al raccolto.
board-why-gold = L’oro vale punti; compra anche cibo.
board-why-grain = Seminato, il grano diventa 3; mangiato, è 1 cibo.
board-why-vegetable = Seminato, un ortaggio diventa 2; mangiato, è 2 cibi.
board-why-dog = I cani badano alle pecore dove non c’è recinto; ognuno vale un punto.
board-why-sheep = Le pecore valgono punti; due hanno un agnello al raccolto.
board-why-donkey = Gli asini valgono punti; vivono anche nelle miniere.
board-why-boar = I cinghiali valgono punti; li tengono le stalle nella foresta.
board-why-cattle = I bovini valgono punti e sfamano più di tutti.
