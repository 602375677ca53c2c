# Le lezioni: <lezione>-title, <lezione>-<passo>, <lezione>-end. Chi siede al tavolo: player-<posto>.
player-0 = Tu
player-1 = Basalto
player-2 = Calcite

first-title = La prima commissione
first-theme = Valdora è una valle piena di gemme, e tu sei un avventuriero appena sbarcato. Hai una padella per l’oro, una moneta e tanta voglia di fortuna.
first-goal = Nei palazzi abitano clienti ricchi, uno per colore. Porta a ciascuno quello che ha ordinato: ogni commissione dà punti, e a fine partita vince chi ne ha di più.
first-travel = Ogni turno comincia con un viaggio: quanto lontano vuoi, ma alla prima città ci si ferma. Vai alla città D, dove si tiene un libro delle commissioni.
first-book = Ecco il libro: di ogni lato si vede solo la carta in cima. Qui un cliente giallo chiede dell’oro, e offre 2 punti.
first-buy = Una commissione costa una moneta, ed è proprio quella che hai. Comprala.
first-turn = In un turno si viaggia e poi si fa una cosa sola. Anche gli altri l’hanno fatto: in città hanno preso le provviste, che permettono di attraversare la prossima città senza fermarsi.
first-road = Ora serve l’oro. Sulle strade ci sono gemme di ogni colore, e nessuno le rifornisce mai: vai alla strada 13.
first-load = La padella porta un pezzo d’oro, e caricarla non costa nulla. Caricalo.
first-house = Il cliente giallo abita qui accanto. Vai al suo palazzo.
first-deliver = Consegna l’oro e completa la commissione.
first-craftsman = I 2 punti sono tuoi, e con loro un artigiano giallo. L’oro consegnato finisce al centro della valle, nella casella degli scarti.
first-colours = Gli artigiani valgono oro: 10 punti per ogni colore diverso che hai. E chi per primo ne raduna abbastanza di un colore ne apre il laboratorio.
first-harbour = Nei porti si pesca fra le gemme degli scarti. Vai alla città portuale, qui vicino.
first-ship = La nave della città ti lascia prendere una gemma: riprenditi l’oro. Servirà a comprare equipaggiamento, perché nei cataloghi si paga un pezzo d’oro per carta.
first-mine = Le monete però sono finite. Vai alla miniera d’argento: lì torni sempre a 6.
first-rich = Sei monete: non se ne possono avere di più. Attento agli incontri: chi si ferma dove c’è già qualcuno gli paga una moneta, tranne che in miniera.
first-end = Un consiglio: prima di comprare una commissione guarda dove sono la gemma e il palazzo. I viaggi che servono a due cose insieme fanno vincere.

books-title = I libri e i laboratori
books-purse = Sei appena stato in miniera: sei monete, e tanta voglia di spenderle bene. Una commissione costa una moneta, ma il libro va saputo sfogliare.
books-go = Vai alla città C, dove c’è il libro delle commissioni più vicino.
books-page = Ti piace quello che vedi? Volta pagina: la carta in cima a destra si gira e passa a sinistra, e sotto ne compare un’altra.
books-free = Ora puoi scegliere fra due carte, e non è costato nulla: la prima pagina di ogni turno è gratuita, le altre costano una moneta. Chi viene dopo di te troverà il libro come lo lasci.
books-buy = Compra una commissione: di ogni carta vale soltanto la faccia che mostra.
books-again = In una stessa azione puoi comprarne quante ne paghi, fino a tre aperte. Comprane un’altra.
books-workshop = Guarda i colori degli stemmi: due o tre commissioni dello stesso colore aprono il laboratorio, e da allora ogni altra di quel colore porta una tessera bonus da 10 punti.
books-end = Un consiglio: all’inizio raccogli colori diversi, che valgono 10 punti l’uno. Poi scegli un laboratorio che nessun altro sta cercando.
