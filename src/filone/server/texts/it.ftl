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
refused-out-of-scope = Questo codice serve per giocare, non per altro.
refused-name-not-kept = Prima proteggi il tuo nome con una password: il bot di un ospite presto non sarebbe più di nessuno.
refused-too-many-bots = Hai già { $limit } bot. Prima togline uno.
refused-bot-away = { $name } non è collegato, o non gioca a questo gioco.
refused-name-taken = Il nome «{ $name }» è già preso.
refused-wrong-password = Nome o password errati.
refused-not-signed-in = Prima scegli un nome o accedi.
refused-too-many-tables = Hai { $limit } tavoli non ancora conclusi: prima concludine o lasciane qualcuno.
refused-too-many-notes = Hai appunti su { $limit } tavoli: prima cancellane qualcuno.
refused-too-many-seeks = Hai già { $limit } ricerche aperte. Prima ritirane una.
refused-too-many-ties = Le tue liste di amici e di persone bloccate contengono { $limit } nomi. Prima togline qualcuno.
refused-too-many-invitations = A questo tavolo sono già invitate { $limit } persone.
refused-unknown-seek = Questa ricerca non c’è più: la partita è cominciata, o il tempo è scaduto.
refused-seek-full = Siete già abbastanza: la partita sta per cominciare.
refused-unknown-tournament = Questo torneo non esiste.
refused-not-organiser = Può farlo solo chi ha annunciato il torneo.
refused-entries-closed = Il torneo è già cominciato, o è stato annullato.
refused-tournament-full = Il torneo è al completo.
refused-too-many-tournaments = Hai già { $limit } tornei non conclusi: per ora bastano.
refused-not-welcome = { $name } non vuole ricevere inviti.
refused-barred = { $name } per ora non può venire.
refused-muted = { $ever ->
    [yes] I moderatori hanno deciso che non puoi più scrivere. Puoi continuare a giocare.
   *[no] I moderatori hanno deciso che non puoi scrivere fino al { $until }. Puoi continuare a giocare.
}
refused-banned = { $ever ->
    [yes] I moderatori hanno deciso che non puoi più entrare.
   *[no] I moderatori hanno deciso che non puoi entrare fino al { $until }.
}
refused-no-chat = Qui non c’è la chat.
refused-not-moderator = Possono farlo solo i moderatori.
refused-out-of-reach = Sui moderatori decide chi gestisce il server, e sui tavoli dove siedi decide qualcun altro.
refused-unknown-report = Di questa segnalazione si è già occupato qualcuno.
refused-already-reported = Hai già segnalato { $name }. Un moderatore se ne occuperà.
refused-too-many-reports = Hai { $limit } segnalazioni in attesa di un moderatore: per ora bastano.
refused-invitation-needed = A questo tavolo si accede solo su invito.
refused-busy = Il server è occupato. Riprova fra un momento.
refused-internal = Qualcosa è andato storto sul server. Non è cambiato nulla.
refused-bad-address = Questo non è un indirizzo e-mail a cui si possa scrivere.
refused-bad-code = Questo codice è sbagliato, già usato o scaduto.
refused-bad-passkey = Non è stato possibile verificare la passkey. Riprova, o entra in un altro modo.
refused-bad-push = Questo browser non può ricevere notifiche: il suo servizio di notifica non è raggiungibile da qui.
refused-too-many-passkeys = Hai { $limit } passkey: prima togline una.
refused-no-address = Prima indica un indirizzo e-mail.
refused-no-mail = Questo server non manda e-mail.
refused-no-push = Questo server non manda notifiche.

why-allowed = Questa mossa è permessa.

# Ciò che i browser notificano quando nessuna pagina è aperta.
note-turn = Tocca a te
note-started = Comincia una partita a { $game }
note-friend = { $name } vorrebbe la tua amicizia
note-invitation = { $name } ti invita a giocare a { $game }
note-report = Una segnalazione per i moderatori
note-over =
    { $winners ->
        [0] { $game }: la partita è finita
        [one] { $game }: ha vinto { $name }
       *[other] { $game }: hanno vinto { $name }
    }
note-bot = un bot

# E-mail.
letter-confirm-subject = Filone: è il tuo indirizzo?
letter-confirm =
    Ciao { $name },

    se hai indicato tu questo indirizzo su Filone, segui il link:

    { $link }

    Vale un giorno. Se la richiesta non è tua non devi fare niente: non conserviamo nulla.
letter-enter-subject = Filone: per rientrare
letter-enter =
    Ciao { $name },

    con questo link rientri e puoi scegliere una nuova password:

    { $link }

    Vale una volta sola, per mezz’ora. Se la richiesta non è tua, non devi fare niente.
letter-digest-subject = Filone: { $count ->
    [one] una partita ti aspetta
   *[other] { $count } partite ti aspettano
}
letter-digest =
    Ciao { $name },

    tocca a te qui:

    { $games }

    Ricevi questo messaggio al massimo una volta al giorno. Per non riceverlo più: { $link }

# La voce del server, nel terminale.
serve-ready = Filone è pronto: { $address }
serve-stop = Premi Ctrl+C per fermarlo.
