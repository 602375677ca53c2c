# Ciò che un tavolo rifiuta.
refused-stale = Nel frattempo la partita è andata avanti: guarda di nuovo prima di muovere.
refused-not-your-seat = Questo non è il tuo posto.
refused-not-undoable = Questa mossa non si può più annullare.
refused-seat-taken = Questo posto è occupato.
refused-seats-free = Prima di cominciare devono essere occupati tutti i posti.
refused-not-host = Può farlo solo chi ha aperto il tavolo.
refused-started = La partita è già cominciata.
refused-not-started = La partita non è ancora cominciata.
refused-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-no-hints = A questo tavolo non si danno suggerimenti.
refused-adjourned = La partita è stata sospesa.
refused-not-elsewhere = Una partita classificata o di una sfida non si può sospendere: si finisce qui.
refused-sealed = Il tavolo è sigillato finché tutti non hanno giocato la stessa distribuzione.

# filone verify
verify-good = { $rolls ->
    [0] La registrazione è corretta. Non ci sono sorteggi da controllare.
    [one] La registrazione è corretta, e il suo sorteggio è quello che il segreto produce.
   *[other] La registrazione è corretta, e tutti i { $rolls } sorteggi sono quelli che il segreto produce.
}
verify-elsewhere = { $moves ->
    [one] La prima mossa è stata fatta altrove: l’estrazione può essere stata scelta. Il segreto garantisce ciò che segue.
   *[other] Le prime { $moves } mosse sono state fatte altrove: le loro estrazioni possono essere state scelte. Il segreto garantisce ciò che segue.
}
verify-no-dice = La registrazione è corretta, ma non contiene il segreto: i sorteggi non si possono controllare.
error-dice-commitment = Il segreto non è quello fissato prima della partita.
error-dice-secret = Il segreto nella registrazione non è leggibile.
error-dice-from = Secondo la registrazione il segreto vale da una mossa che non c’è.
error-dice-roll = La mossa { $number } è «{ $found }», ma il segreto produce «{ $allowed }».
