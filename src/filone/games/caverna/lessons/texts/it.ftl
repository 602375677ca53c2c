# Le lezioni: <lezione>-title, <lezione>-<passo>, <lezione>-end. Chi siede al tavolo: player-<posto>.
player-0 = Tu
player-1 = Basalto

first-title = Mettere su casa
first-theme = Sei a capo di una famiglia di nani. A sinistra hai una foresta da dissodare, a destra una montagna da scavare, e in mezzo la vostra piccola caverna.
first-goal = In pochi round metti su casa: campi, animali, stanze, miniere. Alla fine quasi tutto dà punti, e ogni casella rimasta vuota ne toglie uno: per questo si parte così in basso.
first-use = Si gioca mandando i nani al lavoro, uno per turno. Prima di tutto si mangia: manda un nano su «Sostentamento».
first-part = Hai preso cibo e un grano. La casella offre anche del terreno, e con «e/o» puoi fare tutto: colloca un prato e un campo.
first-lay = La prima tessera sta davanti all’ingresso della caverna. Mettila sulle due caselle segnate: sotto una c’è una sorgente, che ti regala un cibo.
first-taken = { player-1 } è andato al «Taglio del Legname». Ogni casella accoglie un solo nano per round, perciò chi arriva prima sceglie meglio.
first-dig = Ora la montagna. Manda l’altro nano su «Scavo»: prende una pietra e apre nuove stanze.
first-cavern = Colloca la caverna e il tunnel accanto alla tua caverna. Le caverne si arredano con stanze, nei tunnel si aprono miniere.
first-card = Comincia il round 2: i nani sono tornati a casa, le caselle si sono riempite e c’è una carta nuova. Il grano dà frutto se lo semini: vai su «Taglia e Brucia».
first-sow = Qui si può collocare altro terreno oppure seminare. Scegli «Semina».
first-grain = Semina il tuo grano. Sul campo ne metti uno e ne crescono altri due: ne raccoglierai uno a ogni raccolto.
first-wood = Serve legno per gli steccati. Prendi quello del «Taglio del Legname»: da questo round ce ne sono di nuovo tre.
first-sheep = Round 3: su «Allevamento di Pecore» ne aspettano già due, perché ciò che nessuno prende si accumula. Vai a prenderle.
first-fence = Le pecore però scappano da un prato aperto. Con due legni recinta il tuo.
first-flock = Il pascolo piccolo tiene due animali. Ora prendi le pecore.
first-hunger = Alla fine di questo round c’è il raccolto, e ogni nano mangia due cibi. Te ne servono quattro e ne hai tre: su «Primo Giocatore» ce ne sono altri tre, e comincerai il prossimo round.
first-feed = Raccolto! Dal campo è arrivato un grano; ora nutri i nani. Chi non ha abbastanza deve chiedere l’elemosina, e ogni segnalino costa punti.
first-born = E alla fine del raccolto nascono i piccoli: due pecore hanno fatto un agnello. Il pascolo è pieno, ma l’ingresso della caverna ospita altri due animali.
first-score = Così si cresce: cibo per tutti, poi terreno, animali e stanze. Con una stanza libera la famiglia può avere un terzo nano, e fare una cosa in più ogni round.
first-end = Un consiglio: a ogni round guarda prima di tutto quanto manca al raccolto. Chi ha il cibo pronto sceglie le caselle che vuole, chi non ce l’ha prende quelle che restano.
