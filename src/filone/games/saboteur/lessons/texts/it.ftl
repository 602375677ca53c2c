# Le lezioni: <lezione>-title, <lezione>-<passo>, <lezione>-end. Chi siede al tavolo: player-<posto>.
player-0 = Tu
player-1 = Basalto
player-2 = Calcite

first-title = Il primo round
first-theme = Siamo nani in una miniera, e da qualche parte c’è un tesoro. Qualcuno però lavora di nascosto contro di noi.
first-goal = A destra vedi tre carte coperte: una è il tesoro, le altre due sono pietre. I cercatori d’oro vincono se una galleria unisce la partenza al tesoro; i sabotatori, se non ci si arriva.
first-role = Tu sei un cercatore d’oro, ma lo sai solo tu. { player-1 } e { player-2 } conoscono soltanto il proprio ruolo: chi sono lo scoprirai da quello che fanno.
first-place = Nel tuo turno giochi una carta. Comincia a scavare: posa la galleria diritta accanto alla partenza.
first-turn = Dopo ogni carta se ne pesca un’altra, e tocca al vicino. { player-2 } e { player-1 } hanno continuato la tua galleria: fin qui sembrano tutti onesti.
first-map = Ma verso quale carta scaviamo? Gioca la mappa e guarda la destinazione di mezzo.
first-secret = È il tesoro! Gli altri hanno visto dove hai guardato, ma non che cosa: se ti credono, dipende da te.
first-broken = Intanto { player-1 } ti ha rotto la lanterna. Finché hai un attrezzo rotto non puoi posare gallerie: mappe, frane e riparazioni invece sì.
first-repair = Hai la carta giusta: ripara la tua lanterna. Si può riparare anche l’attrezzo di un altro.
first-suspect = { player-1 } ha rotto l’attrezzo di chi scavava e poi ha fatto crollare una galleria buona. Uno sbaglio capita, due no: è lui il sabotatore.
first-break = Rendigli il favore: rompi il vagoncino di { player-1 }. Così non potrà posare vicoli ciechi davanti a noi.
first-dig = { player-2 } ha richiuso il buco. Continua la galleria: dove due carte si toccano, apertura incontra apertura e parete incontra parete.
first-arrive = Manca una carta sola. Posane una con un’uscita verso il tesoro, e la destinazione si scopre.
first-gold = Il round è vostro, e i ruoli si scoprono: era proprio { player-1 }. Chi trova il tesoro sceglie per primo fra le carte oro: tieni quella da tre pepite.
first-rounds = Si rimescola tutto, ruoli compresi, e dopo tre round vince chi ha più pepite.
first-end = Un consiglio: guarda chi aiuta chi, più che le carte sul tavolo. Ora sei pronto per una partita vera!
