# Ciò che il server rifiuta.
refused-malformed = La richiesta non è comprensibile: { $why }
refused-too-fast = Troppo in fretta. Riprova fra { $seconds } s.
refused-too-large = È troppo grande: al massimo { $limit } kB.
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-path = Qui non c’è niente.
refused-wrong-method = Questo indirizzo non accetta { $method }.
refused-bad-hook = Questo indirizzo non può ricevere avvisi: dev’essere un indirizzo http o https su internet pubblica.
refused-bad-origin = Questa pagina non può parlare con il server.
refused-name-taken = Il nome «{ $name }» è già preso.
refused-too-many-tables = Hai { $limit } tavoli non ancora conclusi: prima concludine o lasciane qualcuno.
refused-too-many-notes = Hai appunti su { $limit } tavoli: prima cancellane qualcuno.
refused-wrong-password = Il nome o la password non sono giusti.
refused-not-signed-in = Prima di’ chi sei.
refused-invitation-needed = A questo tavolo si accede solo su invito.
refused-busy = Il server è occupato. Riprova fra un momento.
refused-internal = Qualcosa è andato storto sul server. Non è cambiato nulla.

why-allowed = Questa mossa è permessa.

# La voce del server, nel terminale.
serve-ready = Filone è pronto: { $address }
serve-stop = Premi Ctrl+C per fermarlo.
