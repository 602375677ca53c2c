# Ciò che unisce l’ultima di più cose alle altre.
list-and = { $most } e { $last }

# Errori. $allowed elenca ciò che andrebbe bene.
error = Qualcosa non va.
error-malformed = «{ $move }» non è una mossa di questo gioco.
error-illegal = Il regolamento ora non lo permette (punto { $clause }).
error-not-your-turn = Non è il tuo turno.
error-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-unknown-game = Non c’è nessun gioco chiamato «{ $name }». Ci sono: { $allowed }.
error-seats = { $game } si gioca in { $allowed }, non in { $seats }.
error-option-unknown = { $game } non ha l’opzione «{ $name }». Ha: { $allowed }.
error-option-value = L’opzione «{ $name }» non può essere «{ $value }». Valori ammessi: { $allowed }.
error-option-data = L’opzione «{ $name }» non è utilizzabile: { $why }.
error-record-unreadable = Il file non è leggibile: { $why }.
error-record-foreign = Questa non è una partita registrata di Filone.
error-record-format = La registrazione ha il formato { $found }; questa versione di Filone legge il formato { $allowed }.
error-record-rules = La registrazione segue la versione { $found } delle regole di { $game }; qui sono alla versione { $allowed }.
error-record-players = I nomi nella registrazione non vanno bene: al massimo uno per posto, senza caratteri di controllo e lunghi al massimo { $allowed } caratteri.
error-record-move = La mossa { $number } della registrazione ({ $move }) non è una mossa di questo gioco.
error-record-illegal = La mossa { $number } della registrazione, «{ $move }», è contraria al regolamento (punto { $clause }).
error-record-text = La mossa { $number } della registrazione è scritta «{ $found }» ma significa «{ $allowed }».
error-record-bare = Questo diario è di una versione precedente: contiene solo i risultati, non le partite.
error-record-by = La registrazione sbaglia nel dire chi ha fatto quale mossa.
error-record-result = Il risultato nella registrazione non è quello a cui portano le mosse.
error-record-long = La registrazione continua dopo la fine della partita, alla mossa { $number }.
error-record-at = La registrazione ha { $allowed } mosse; non c’è una posizione dopo la mossa { $number }.
error-unknown-bot = Non c’è nessun bot chiamato «{ $name }». Ci sono: { $allowed }.
error-bot-nodes = «{ $name }» non è un bot con un numero di passi. Si scrive per esempio adept@200; il numero è almeno 1, e a passi pensano solo: { $thinkers }.
error-broken-bot = Il bot «{ $name }» non si può far entrare: { $why }.
error-lost-bot = Il bot «{ $name }» non ha dato in tempo una mossa valida: { $why }.
