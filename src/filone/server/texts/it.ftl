# Ciò che il server rifiuta.
refused-malformed = La richiesta non è comprensibile: { $why }
refused-too-fast = Troppe richieste: riprova fra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}.
refused-too-large = Il file è troppo grande: al massimo { $limit } kB.
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-player = Non c’è nessuno con questo nome.
refused-unknown-path = Qui non c’è niente.
refused-wrong-method = Questo indirizzo non accetta { $method }.
refused-bad-hook = Questo indirizzo non può ricevere avvisi: dev’essere un indirizzo http o https raggiungibile da internet.
refused-bad-name = Questo nome non si può usare: non ha lettere, o contiene caratteri invisibili, o lettere di un alfabeto che sembrano di un altro.
refused-bad-host = Questo server non si chiama «{ $host }». Chi lo gestisce può ammettere il nome: filone serve --allow-host { $host }
refused-bad-origin = Questa pagina non può usare il server.
refused-name-taken = Il nome «{ $name }» è già preso.
refused-wrong-password = Nome o password errati.
refused-not-signed-in = Prima scegli un nome o accedi.
refused-too-many-tables = Hai { $limit } tavoli non ancora conclusi: prima concludine o lasciane qualcuno.
refused-too-many-notes = Hai appunti su { $limit } tavoli: prima cancellane qualcuno.
refused-invitation-needed = A questo tavolo si accede solo su invito.
refused-busy = Il server è occupato. Riprova fra un momento.
refused-internal = Qualcosa è andato storto sul server. Non è cambiato nulla.

why-allowed = Questa mossa è permessa.

# La voce del server, nel terminale.
serve-ready = Filone è pronto: { $address }
serve-stop = Premi Ctrl+C per fermarlo.
