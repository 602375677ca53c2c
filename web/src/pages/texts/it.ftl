# Le parole delle pagine oltre all’ingresso e ai tavoli.
saved = Salvato
theme-system = Automatico
theme-light = Chiaro
theme-dark = Scuro

## Nuovo tavolo

new-title = Un tavolo di { $game }
new-seats = Giocatori
new-who = I posti
new-you = Tu
new-person = Una persona
new-rank = Livello dei bot
new-set = Si gioca con
new-set-usual = Le nostre regole abituali
new-set-own = Regole personalizzate
new-set-help = Dove il regolamento lascia spazio, ogni tavolo gioca a modo suo. Scegli una base, poi cambia qui sotto ciò che vuoi.
new-single = Regola per regola
new-options-none = Questo gioco non ha opzioni.
new-with = { $name } riceverà un invito a questo tavolo.
new-name = Nome del tavolo
new-name-help = Aiuta a riconoscerlo nell’elenco. Facoltativo.
new-open = Tavolo aperto a tutti
new-open-help = Il tavolo compare nell’elenco. Altrimenti si entra solo su tuo invito.
new-hints-help = Chi è di turno può chiedere che cosa farebbe un maestro; tutti vedono che l’ha chiesto. Da soli contro i bot si può sempre.
new-scores = Mostra il punteggio durante la partita
new-scores-help = Tutti vedono sempre il punteggio di tutti.
pace-none-help = Ognuno si prende il tempo che vuole.
pace-live = Dal vivo
pace-live-help = Un tempo limite per ogni turno, più una riserva per tutta la partita.
pace-slow = Una mossa al giorno
pace-slow-help = Alcuni giorni per ogni turno: si gioca quando si ha tempo.
pace-turn-seconds = Secondi per turno
pace-reserve-minutes = Minuti di riserva
pace-days = Giorni per turno
new-timeout = Quando il tempo scade
timeout-move = un bot gioca quel turno
timeout-seat = un bot prende il posto
new-create = Apri il tavolo
new-play = Gioca

## Profilo

profile-title = Profilo
profile-guest = Giochi come { $name }, da ospite: il nome è tuo finché questo browser resta collegato. Con una password, una passkey o un codice di recupero lo conservi e puoi accedere anche da altri dispositivi.
profile-named = Sei { $name }.
profile-nobody = Non hai ancora effettuato l’accesso. Scegli un nome oppure accedi.
profile-password = Password
profile-password-new = Nuova password
profile-password-old = Password attuale
profile-password-help = Almeno 8 caratteri.
profile-change-password = Cambia la password
profile-sign-in = Accedi
profile-be-guest = Gioca da ospite
profile-name = Nome
profile-sign-out = Esci
profile-sign-out-everywhere = Esci da tutti i dispositivi
profile-playing = Al tavolo
asking-final = Solo per le mosse che non si possono annullare
asking-always = Sempre
asking-never = Mai
pace-events = Mosse degli altri
pace-events-slow = Mostrate lentamente
pace-events-normal = Mostrate una alla volta
pace-events-fast = Mostrate in fretta
pace-events-now = Subito tutte
only-help = Dopo una breve pausa, così nessuno capisce che non avevi alternative.
sounds-help = Le mosse man mano che si fanno, e un colpo leggero quando tocca a te.
notify-help = Il browser ti avvisa quando tocca a te e questa pagina non è in primo piano.
coach-help = Nel tuo turno la barra dice che cosa vale la pena guardare.
shortcuts-help = Tasti singoli al tavolo: premi ? per vederli.
hook = Webhook
hook-help = Un indirizzo web da avvisare quando tocca a te.

## Fine della partita


## Replay

replay-title = Rivedi la partita
replay-first = All’inizio
replay-back = { $unit ->
    [turn] Un turno indietro
    [round] Un giro indietro
   *[step] Un passo indietro
}
replay-play = Avvia
replay-pause = Pausa
replay-next = { $unit ->
    [turn] Un turno avanti
    [round] Un giro avanti
   *[step] Un passo avanti
}
replay-last = Alla fine
replay-step = Passo { $at } di { $length }
replay-pace = Velocità
replay-pace-slow = lenta
replay-pace-normal = normale
replay-pace-fast = rapida
replay-pace-now = massima
replay-by = Procedi per
replay-by-step = passi
replay-by-turn = turni
replay-by-round = giri
replay-eyes = Visuale
replay-everything = tutto scoperto
replay-spectator = da spettatore
replay-share = Link a questo momento
replay-not-over = Si potrà rivedere a partita finita.

## Regolamento

rules-title = Regole

## Informazioni

about-title = Che cos’è Filone
about-what = Filone riunisce a un solo tavolo giochi di caccia al tesoro: nel browser, con gli amici o contro i bot, dal vivo o una mossa al giorno.
about-fair = Tutto alla luce del sole
about-fair-text = Le regole sono scritte per punti numerati, con parole nostre. I sorteggi si possono ricontrollare dopo ogni partita. I bot vedono solo quello che vedrebbe un giocatore al loro posto.
about-credits = Ringraziamenti
about-icons = Icone di Lorc, Delapouite e degli altri autori di game-icons, ricolorate e ridimensionate:
about-fonts = Alegreya di Juan Pablo del Peral e Source Sans 3 di Paul D. Hunt:
about-games = Saboteur è un gioco di Frederic Moyersoen. Valdora è un gioco di Michael Schacht. El Dorado è un gioco di Reiner Knizia. Caverna è un gioco di Uwe Rosenberg. Questa è una realizzazione indipendente, con disegni e parole propri: se ti piacciono, compra i giochi originali.
about-free = Filone è software libero con licenza MIT.

## Lezioni

learn-title = Lezioni
learn-count = { $n ->
    [one] un passo
   *[other] { $n } passi
}
learn-done = fatta
learn-step = Passo { $n } di { $all }
learn-next = Avanti
learn-back = Indietro
learn-play = Gioca con il consigliere
learn-again = Da capo
learn-other = Altre lezioni
learn-rule = Regola { $number }

## Conservare il posto

keeping-title = Per tornare
secret-copy-code = Copia il codice
secret-copy-link = Copia come link
link-make = Accedi da un altro dispositivo
link-help = Apri il link sull’altro dispositivo, o scrivi lì il codice alla voce «Profilo». Vale una volta sola, per dieci minuti.
recovery-make = Ottieni un codice di recupero
recovery-renew = Ottieni un nuovo codice di recupero
recovery-help = Annotalo o salvalo: non potremo mostrarlo di nuovo. Ti riporta a questo nome da qualsiasi dispositivo, fino a un anno dopo l’ultimo uso. Un nuovo codice lo sostituisce; se cambi la password non vale più.
passkey-add = Aggiungi una passkey
passkey-use = Usa una passkey
passkey = Passkey, { $name }, { DATETIME($day, dateStyle: "medium") }
mail-address = E-mail
mail-help = Serve solo a farti rientrare e, se vuoi, a ricordarti le partite. Nessun altro la vede.
mail-add = Conferma questo indirizzo
mail-mine = E-mail: { $address }
mail-sent = Se l’indirizzo è giusto, sta arrivando un messaggio.
mail-recover = Mandami un link
mail-recover-help = Mandiamo un link all’indirizzo che hai confermato: ti fa entrare e ti permette di scegliere una nuova password.
mail-confirm-title = È il tuo indirizzo?
mail-confirm = Sì, è il mio
mail-confirm-done = Grazie. Ora puoi rientrare anche per e-mail.
mail-stop-title = Basta promemoria?
mail-stop = Non mandarne più
mail-stop-done = Non riceverai più promemoria per e-mail.
enter-title = Entra
enter-text = Con questo link accedi da questo dispositivo.
enter-instead = Qui hai già effettuato l’accesso come { $name }: se entri, qui sarai qualcun altro.
enter-password-help = Almeno 8 caratteri; se lasci vuoto resta quella di prima. Una nuova password ti scollega da tutti gli altri dispositivi.
enter-other = Un altro modo per entrare
enter-code = Codice
enter-code-help = Preso da un dispositivo dove hai già effettuato l’accesso, oppure il tuo codice di recupero.
leave-title = Vuoi uscire?
leave-lost = Giochi da ospite: se esci, nessuno potrà più essere { $name }{ $games ->
    [0] .
    [one] , e la tua partita la continua un bot.
   *[other] , e le tue { $games } partite le continuano i bot.
} Con un codice di recupero, una password o una passkey puoi tornare.
leave-recoverable = Con il codice di recupero puoi tornare a essere { $name }. Ce l’hai?
leave-stay = Resta
leave-anyway = Esci e perdi tutto
profile-set-password = Imposta una password
push-title = A pagina chiusa
push-turn = Tocca a te
push-invitation = Qualcuno ti invita
push-result = Una partita è finita
push-help = Te lo mostra questo browser. Ogni dispositivo sceglie per sé.
push-none = Questo server non manda avvisi a pagina chiusa: chi lo gestisce non li ha attivati.
push-cannot = Questo browser non può ricevere avvisi a pagina chiusa. Su iPhone e iPad può se aggiungi Filone alla schermata Home.
mail-none = Questo server non manda e-mail: per tornare hai password, passkey e codice di recupero.
push-refused = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
digest = Per e-mail: le partite lente che ti aspettano, al massimo una volta al giorno
mybots-title = I tuoi bot
mybots-help = Un bot che fai girare su un tuo computer riceve qui un nome. Finché è collegato, chi apre un tavolo può dargli un posto.
mybots-token = Il token di { $name }. Lo vedi solo adesso: chi lo possiede può giocare come il tuo bot.
mybots-here = collegato
mybots-away = non collegato
mybots-renew = Nuovo token
mybots-name = Nome del bot
mybots-make = Crea un bot
mine-title = I tuoi dati
mine-text = Porta con te tutto ciò che è memorizzato su di te, oppure fallo cancellare.
mine-download = Scarica tutto
mine-delete = Cancella tutto
mine-delete-title = Cancellare { $name }?
mine-delete-text = Il tuo nome sparisce da tutte le partite, insieme a ciò che hai scritto nelle chat e negli appunti. I bot continuano le tue partite. Non si può annullare.
mine-delete-sure = Sì, cancella tutto ciò che è mio

## Analisi

analyse = Analizza
analysis = Analisi
analysis-thinking = Ci sto pensando: { $percent }%
analysis-stopped = Questa partita non è stata analizzata.
analysis-sign-in = Questa partita non è stata analizzata. Scegli un nome per chiederlo.
analysis-chances = Probabilità di vittoria, a carte scoperte. La fascia chiara è il margine di dubbio.
analysis-points = Punti attesi. La fascia chiara è il margine di dubbio.
analysis-table = In tabella
analysis-step = Passo
analysis-moments = Le svolte
analysis-costly = { $name }: «{ $move }» è costata cara.
analysis-strong = { $name }: «{ $move }» era di gran lunga la mossa migliore.
analysis-lucky = La pesca: { $gain } per { $name }.
analysis-swing = La svolta per { $name }: { $gain }.
analysis-better = Meglio: { $line }.
analysis-show = Mostra sul tabellone
analysis-back = Torna alla partita
analysis-instead = Invece:
analysis-luck = Fortuna e scelte
analysis-draws = Fortuna
analysis-own = Mosse proprie
analysis-others = Mosse altrui
analysis-beliefs = Chi poteva capire chi
analysis-beliefs-help = Quanto chi sta in una riga poteva ritenere probabile, a questo passo, che chi sta in una colonna fosse un sabotatore.
analysis-was = era un sabotatore
analysis-deeper = Pensaci di più
what-if = Prosegui da qui
what-if-help = E se fosse andata diversamente? La partita prosegue da questa posizione a un tavolo a parte, che lo dice a tutti; le carte che verranno sono pescate di nuovo.
what-if-seat = Gioca come
what-if-others = Gli altri
what-if-friends = Amici, su invito
what-if-begin = Prosegui
what-if-before = Proseguimenti di questa partita
what-if-branch = Dopo la mossa { $at }: { $names }

## Circolo

club-title = Il circolo
club-live = Si gioca adesso
club-live-none = In questo momento nessuno gioca a un tavolo aperto.
club-leaders = Le valutazioni migliori
club-recent = Ultimi risultati
leaders-none = Ancora nessuna partita classificata.
results = Partite
results-none = Ancora nessuna partita finita.
replay-of = Rivedi la partita: { $game }, { $when }
left-to-bot = poi un bot
new-rated-help = Il risultato conta per la valutazione di tutti, e tutti possono vederlo. Niente suggerimenti, chi lascia il posto a un bot arriva ultimo e la partita non si può sospendere. Anche con «Senza orologio» ci sono 14 giorni per ogni turno.
won = Vinte
won-share = { $won } ({ $share })
at-size = { $size ->
    [one] da solo
   *[other] in { $size }
}
tally-places = Partite vinte secondo l’ordine di gioco
tally-what = Che cosa
tally-played = Volte
tally-won = Vinte

## Un giocatore

player-nobody = Non c’è nessuno con questo nome.
player-guest = Ospite, qui dal { $date }
player-since = Qui dal { $date }
player-played = { $played ->
    [one] 1 partita giocata, vinte { $won }
   *[other] { $played } partite giocate, vinte { $won }
}
player-invite = Invita a una partita
profile-page = Le tue partite e valutazioni, come le vedono gli altri
ratings = Valutazioni
ratings-none = Ancora nessuna partita classificata. Un tavolo può esserlo, se lo si sceglie quando lo si apre.
rating-which = Gioco e numero di giocatori
rating-of = { $game }, in { $size }: { $rating } dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
rating-chart = { $games ->
    [one] La valutazione dopo 1 partita: { $to }
   *[other] La valutazione nelle ultime { $games } partite: da { $from } a { $to }
}
favourites = Giochi preferiti
opponents = I più incontrati
ahead = { $name } davanti
behind = { $name } dietro

## Amici

friends-none = Ancora nessuno. Chiedi l’amicizia a qualcuno, per nome.
friend-name = Nome
friend-ask = Chiedi l’amicizia
friend-accept = Accetta
friend-remove = Togli
friend-withdraw = Ritira
friend-block = Blocca
friend-unblock = Sblocca
friend-here = è qui
friend-away = non c’è
tie-friend = È tra i tuoi amici
tie-asked = Gliel’hai chiesto
tie-asking = Ti chiede l’amicizia
tie-blocked = Non può più chiederti nulla né invitarti

## Ricerche

seek-title = Cerca giocatori per { $game }
seek-help = Gli altri vedono a che cosa vuoi giocare. Quando siete abbastanza, la partita comincia da sola.
seek-fewest = Almeno
seek-most = Al massimo
seek-wait = Attesa massima
seek-put = Cerca giocatori
seek-put-up = Si comincia appena siete abbastanza.

## Sfide

challenge-puzzles = I problemi del giorno
challenge-puzzles-help = Una mossa è chiaramente la migliore. Trovala sul tabellone.
challenge-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}, record: { $best }.
challenge-solved = risolto
challenge-deal = La distribuzione della settimana: { $game }
challenge-deal-help = Tutti ricevono la stessa distribuzione allo stesso posto, contro gli stessi bot, e la giocano una volta sola. Nessuno vede come l’hanno giocata gli altri fino alla scadenza: { $until }.
challenge-play-deal = Gioca la distribuzione
challenge-yours = Il tuo tavolo
challenge-player = Giocatore
challenge-score = Punti
challenge-better = Meglio di
challenge-percent = { $n }%
challenge-unranked = fuori gara
challenge-none = Nessuno ha ancora finito.
challenge-dice = I sorteggi erano uguali per tutti?
challenge-dice-help = Tutti i tavoli della settimana pescano da un solo segreto, che si rivela alla fine. I nomi che nessuno ha conservato, o nati in questa settimana, sono elencati fuori gara. L’impronta del segreto, fissata fin d’ora:
challenge-past = La settimana scorsa: { $game }
challenge-secret = Il segreto era
challenge-solo = Caverna da soli
challenge-solo-help = Non si pesca nulla, perciò tutti partono alla pari. Prova quante volte vuoi: conta il tuo punteggio migliore.
challenge-play-solo = Comincia una partita
challenge-go-on = Continua la tua partita
tournaments-none = Non è ancora stato annunciato nessun torneo.
tournament-new = Annuncia un torneo
tournament-swiss = Svizzero
tournament-round-robin = Tutti contro tutti
tournament-people = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
tournament-entered = partecipi anche tu
tournament-took-part = c’eri anche tu
tournament-mine = Al tuo tavolo
tournament-starts = Inizio: { $time }
tournament-due = Inizio del turno { $round }: { $time }
tournament-round-of = Turno { $round } di { $rounds }
tournament-over = Concluso
tournament-off = Annullato
tournament-organiser = Annunciato da
tournament-enter = Partecipa
tournament-leave = Lascia il torneo
tournament-leave-sure = Il torneo va avanti senza di te e non potrai rientrarci. La partita che stai giocando puoi finirla.
tournament-call-off = Annulla il torneo
tournament-call-off-sure = Non si giocherà più, e chi si è iscritto resta senza torneo. Non si può tornare indietro.
tournament-entrants = Chi partecipa
tournament-standings = Classifica
tournament-nobody = Non si è ancora iscritto nessuno.
tournament-place = Pos.
tournament-player = Giocatore
tournament-points = Punti
tournament-opponents = Punti degli avversari
tournament-points-help = Una vittoria vale un punto; in un gruppo più grande conta la quota degli avversari che ti sei lasciato dietro. A parità decidono i punti degli avversari, poi gli scontri diretti, poi la quota dei punteggi, infine la valutazione.
tournament-gone = ha lasciato
tournament-absent = assente
tournament-round = Turno { $n }
tournament-table = Tavolo { $n }
tournament-byes = Senza partita in questo turno
tournament-duplicate-help = In ogni turno tutti i tavoli ricevono la stessa distribuzione, e il confronto è con chi sedeva al tuo posto altrove. Finché il turno non è concluso nessun altro vede i tavoli.
announce-title = Annuncia un torneo di { $game }
announce-help = All’inizio di ogni turno i tavoli si formano da soli. Chi non si presenta entro cinque minuti a un turno dal vivo lo perde, e al suo posto gioca un bot.
announce-name = Nome
announce-system = Formula
announce-rounds = Turni
announce-size = Giocatori per tavolo
announce-fewest = Per tavolo, almeno
announce-most = Per tavolo, al massimo
announce-starts = Comincia fra
announce-duplicate = La stessa distribuzione a tutti i tavoli
announce-go = Annuncia

## Ordine

new-chat-help = Senza, a questo tavolo non scrive nessuno: né chi gioca né chi guarda.
order-not-yours = Questa pagina è per i moderatori. Li nomina chi gestisce il server.
order-reports = Segnalazioni
order-reports-none = Non c’è niente in attesa.
order-reported = Segnalato { $when } da
order-moderator = È un moderatore: solo chi gestisce il server può fare altro che archiviare.
order-in-force-mute = Non può scrivere
order-in-force-ban = Non può entrare
order-for-ever = per sempre
order-until = fino al { $date }
order-somebody = Qualcuno, per nome
order-act = Che cosa fare
order-act-mute = Togli la parola
order-act-unmute = Ridai la parola
order-act-ban = Escludi
order-act-unban = Riammetti
order-act-rename = Cambia nome
order-act-hide = Nascondi la riga
order-act-dismiss = Archivia
order-done-mute = Parola tolta
order-done-unmute = Parola ridata
order-done-ban = Escluso
order-done-unban = Riammesso
order-done-rename = Nome cambiato
order-done-hide = Riga nascosta
order-done-close = Tavolo chiuso
order-done-dismiss = Segnalazione archiviata
order-done-moderator = Nominato moderatore
order-done-no-moderator = Non è più moderatore
order-days = Per quanto tempo
order-days-n = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
order-new-name = Nuovo nome
order-why = Perché
order-log = Che cosa è stato fatto
order-log-none = Ancora niente.
order-before = prima: { $name }
order-operator = Chi gestisce il server
