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
player-3 = Diaspro

people-title = Leggere le persone
people-eyes = Qui le carte contano meno delle facce. Sei un cercatore d’oro: guarda che cosa hanno fatto gli altri prima del tuo turno.
people-map = { player-2 } ha guardato la destinazione in alto. D’ora in poi sa qualcosa: osserva verso dove scava, e saprai anche tu che cosa ha visto.
people-dead = { player-1 } ha messo un vicolo cieco sulla via più breve. Può essere l’unica galleria che aveva, ma un cercatore onesto di solito preferisce passare.
people-fall = Non accusare ancora nessuno: rimedia. Fai franare il vicolo cieco.
people-enemies = Ora parlano le azioni: { player-2 } ha rotto la lanterna a { player-1 }. Chi rompe un attrezzo dice «non sei dei miei», e uno dei due ha torto.
people-friends = E { player-1 } ha risposto rompendo il piccone a { player-3 }, che ha soltanto scavato. Un vicolo cieco e un attacco a chi scava: i sospetti vanno tutti dalla stessa parte.
people-mend = Le riparazioni dicono di chi ti fidi, e tutti le leggono. Ripara il piccone di { player-3 }.
people-trust = { player-3 } e { player-2 } scavano di nuovo, e { player-1 } passa. Chi passa nasconde qualcosa: o carte che non vuole giocare, o carte che non può.
people-end = Un consiglio: fai i conti con due indizi, mai con uno solo. E se il sabotatore sei tu, per i primi turni scava come tutti gli altri.
