# Le lezioni: <lezione>-title, <lezione>-<passo>, <lezione>-end. Chi siede al tavolo: player-<posto>.
player-0 = Tu
player-1 = Basalto
player-2 = Calcite

first-title = In viaggio
first-theme = Guidi una spedizione attraverso la giungla, e in fondo al percorso c’è El Dorado. È una corsa: vince chi ci arriva per primo.
first-ground = Ogni casella dice che cosa serve per entrarci: machete per la giungla, remi per il fiume, monete per i villaggi. Il numero dice quanta forza ci vuole.
first-hand = Queste quattro carte sono la tua squadra di oggi. L’Esploratore porta un machete, la Viaggiatrice una moneta, il Marinaio un remo.
first-play = Davanti a te c’è giungla di valore 1: basta un machete. Gioca un Esploratore.
first-step = Ora scegli dove va: entra nella casella accanto, verso El Dorado.
first-again = In un turno giochi quante carte vuoi, ciascuna una volta sola. Gioca anche l’altro Esploratore.
first-further = Avanti ancora di una casella. Ricorda che le carte non si sommano: una casella di valore 2 chiede una carta da 2.
first-buy = La giungla per oggi è finita, ma non le carte: una volta per turno puoi comprarne una nuova. Scegli il Ricognitore, che vale due machete.
first-pay = Il Ricognitore costa una moneta. Paga con la Viaggiatrice; ogni carta senza moneta varrebbe mezza moneta.
first-stop = Fatto: il Ricognitore va sugli scarti e ti servirà più avanti. Ora termina il turno.
first-keep = Il Marinaio non l’hai usato, e più avanti c’è dell’acqua. Puoi scartarlo o tenerlo: tienilo.
first-draw = A fine turno peschi fino ad avere quattro carte. Anche gli altri si sono mossi: dove sta una pedina non si entra e non si passa, perciò le strade strette conviene prenderle per primi.
first-richer = Due Viaggiatrici sono due monete. Compra la Fotografa, che ne vale due da sola: chi ha poche carte forti pesca meglio di chi ne ha tante deboli.
first-coins = Paga con una Viaggiatrice: l’altra la aggiungo io. Non si riceve resto, perciò conviene pagare giusto.
first-scout = Il mazzo era finito: hai rimescolato gli scarti, ed ecco il Ricognitore che avevi comprato. Giocalo.
first-two = Ha due machete, perciò entra in due caselle di valore 1, una dopo l’altra. Fai il primo passo.
first-rest = Resta un machete: fai il secondo passo. Se ti fermassi qui, andrebbe perduto.
first-blocks = Fra una tessera e l’altra un blocco sbarra la via: chi lo supera apre il passaggio a tutti, ma si tiene il blocco, e a parità d’arrivo vince chi ne ha di più. Questo chiede un remo: ecco perché hai tenuto il Marinaio.
first-end = Un consiglio: compra presto e poco, e poi corri. Una carta comprata all’ultimo momento non fa in tempo a tornarti in mano.
