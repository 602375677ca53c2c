# Le parole della pagina.
app-name = Filone
app-tagline = Cacce al tesoro intorno a un tavolo
skip-to-content = Vai al contenuto
loading = Un momento …
offline = Connessione interrotta. Riprovo …
close = Chiudi
cancel = Annulla
confirm = Conferma
effects-costs = Costa { $things }.
effects-brings = Ricevi { $things }.
effects-final = Non si può tornare indietro.
save = Salva
saved = Salvato
copy = Copia
copied = Copiato
error-offline = Il server non risponde. Controlla la connessione e riprova.
error-unexpected = Qualcosa è andato storto. Non è cambiato nulla.
not-found = Qui non c’è niente.
not-found-table = Questo tavolo non esiste, o non esiste più.
back-to-lobby = Torna all’ingresso

nav-lobby = Ingresso
nav-rules = Regole
nav-about = Informazioni
nav-profile = Profilo
nav-language = Lingua
language-it = Italiano
language-en = English
theme = Colori
theme-system = Come il sistema
theme-light = Chiari
theme-dark = Scuri

guest-name = Minatore
player-number = Giocatore { $n }
seat-free = posto libero
bot-name-0 = Ametista
bot-name-1 = Basalto
bot-name-2 = Calcite
bot-name-3 = Diaspro
bot-name-4 = Ematite
bot-name-5 = Feldspato
bot-name-6 = Granato
bot-name-7 = Onice
bot-name-8 = Quarzo
bot-name-9 = Topazio
bot-level = bot { $level }
level-random = a caso
level-novice = principiante
level-adept = esperto
level-master = maestro

## Ingresso

lobby-more = Mostra altri
lobby-title = Quale tesoro oggi?
lobby-name = Il tuo nome al tavolo
players-range = da { $from } a { $to } giocatori
play-now = Gioca subito
play-now-label = Gioca subito a { $game } contro i bot
create-table = Apri un tavolo
create-table-label = Apri un tavolo di { $game }
rules-label = Regole di { $game }
my-games = Le tue partite
my-games-none = Ancora nessuna. Un clic su «Gioca subito» e sei in partita.
open-tables = Tavoli aperti
open-tables-none = In questo momento nessuno aspetta giocatori. Apri un tavolo e invita qualcuno.
your-turn = Tocca a te
turn-of = Tocca a { $name }
status-waiting = In attesa di giocatori
status-playing = In corso
status-adjourned = Sospesa
status-over = Finita
seats-taken = Posti occupati: { $taken } su { $seats }
watch = Guarda
open-table = Apri
upload-record = Apri una partita registrata
upload-help = Una partita finita si apre da rivedere, una interrotta come tavolo su cui continuare.
ago-now = adesso
ago-minutes = { $n ->
    [one] un minuto fa
   *[other] { $n } minuti fa
}
ago-hours = { $n ->
    [one] un’ora fa
   *[other] { $n } ore fa
}
ago-days = { $n ->
    [one] ieri
   *[other] { $n } giorni fa
}

## Nuovo tavolo

new-title = Un tavolo di { $game }
new-seats = Giocatori
new-who = Chi siede dove
new-you = Tu
new-person = Un’altra persona
new-bot = Bot, { $level }
new-options = Le regole di questo tavolo
new-options-none = Questo gioco non ha opzioni.
new-name = Nome del tavolo
new-name-help = Per riconoscerlo nell’elenco. Può restare vuoto.
new-open = Chiunque può sedersi
new-open-help = Il tavolo compare nell’elenco. Altrimenti ci si siede solo su tuo invito.
new-scores = Mostra i punti durante la partita
new-scores-help = Tutti vedono sempre i punti di tutti.
new-pace = Ritmo
pace-none = Senza orologio
pace-none-help = Ognuno si prende il tempo che vuole.
pace-live = Dal vivo
pace-live-help = Un tempo per ogni turno, più una riserva per tutta la partita.
pace-slow = Una mossa al giorno
pace-slow-help = Giorni per ogni turno: si gioca quando si trova il tempo.
pace-turn-seconds = Secondi per turno
pace-reserve-minutes = Minuti di riserva
pace-days = Giorni per turno
new-timeout = Quando il tempo scade
timeout-move = un bot gioca quel turno
timeout-seat = un bot prende il posto
new-create = Apri il tavolo
new-play = Gioca
switched-off = no
yes = sì
no = no

## Profilo

profile-title = Profilo
profile-guest = Giochi come { $name }, da ospite: il nome è tuo finché questo browser resta collegato. Con una password lo tieni per sempre e puoi accedere anche da altrove.
profile-named = Sei { $name }.
profile-nobody = Non hai ancora un nome. Scegline uno, oppure accedi con quello che hai.
profile-password = Password
profile-password-new = Nuova password
profile-password-old = Password attuale
profile-password-help = Almeno 8 caratteri.
profile-keep = Tieni questo nome
profile-change-password = Cambia la password
profile-sign-in = Accedi
profile-be-guest = Gioca da ospite
profile-name = Nome
profile-sign-out = Esci
profile-sign-out-everywhere = Esci ovunque
profile-playing = Al tavolo
asking = Conferma delle mosse
asking-final = Quando non si può tornare indietro
asking-always = Sempre
asking-never = Mai
sounds = Suoni
sounds-help = Un colpo leggero quando tocca a te.
notify = Notifiche
notify-help = Il browser ti avvisa quando tocca a te e questa pagina non è in primo piano.
shortcuts = Scorciatoie da tastiera
shortcuts-help = Tasti singoli al tavolo: premi ? per vederli.
hook = Web hook
hook-help = Un indirizzo da avvisare quando tocca a te.

## Tavolo

table-waiting = In attesa di giocatori
table-invite = Invita qualcuno
table-invite-help = Chi apre questo link può sedersi.
table-start = Inizia
table-start-wait = Si comincia quando tutti i posti sono occupati.
table-join = Siediti qui
table-leave = Alzati
table-add-bot = Bot
table-empty-seat = Libera il posto
table-watching = Stai guardando
table-menu = Altro
table-resign = Lascia il posto a un bot
table-resign-sure = Un bot giocherà al tuo posto fino alla fine. Vuoi lasciare?
table-adjourn = Sospendi
table-adjourn-help = Se tutti sono d’accordo, la partita si ferma e la registrazione si può portare via.
table-adjourn-wish = Vogliono sospendere: { $names }
table-record = Scarica la registrazione
table-rules = Regole
table-fair = Dadi onesti
table-fair-help = Tutto il caso di questa partita viene da un segreto, di cui qui vedi l’impronta. A partita finita il segreto è nella registrazione: «filone verify» controlla ogni passo.
players = Giocatori
log = Cronaca
choices = Scelte
choices-count = Scelte ({ $n })
chat = Chat
notes = Appunti
board = Tabellone
actions = La tua mossa
on-turn = di turno
away = assente
you = tu
log-empty = Non è ancora successo niente.
log-since = Dal tuo ultimo turno
log-show = Mostra sul tabellone: { $text }
since-more = (+{ $n })
since-away = Metti via
log-run = { $n } passi del caso
chat-empty = Nessuno ha ancora parlato.
chat-say = Di’ qualcosa
chat-send = Invia
chat-spectator = (guarda)
notes-help = Li vedi solo tu.
choices-none = Non è il tuo turno.
choices-help = Tutte le mosse possibili adesso.
choices-group = { $name } ({ $n })
back = Indietro
undo = Torna indietro
undo-label = Riprendi: { $text }
undo-all = Riprendi il turno
wait-for = Tocca a { $name }
wait-chance = Un momento …
why-not = Ora non si può
why-clause = Punto { $number }
why-nothing = Qui per il momento non c’è niente da fare.
why-unclear = Non va insieme a quello che hai scelto.
keys-title = Tasti
keys-arrows = Frecce
keys-arrows-help = passano da una cosa possibile all’altra
keys-enter = Invio
keys-enter-help = sceglie; conferma la mossa
keys-escape = Esc
keys-escape-help = lascia andare quel che è scelto
keys-numbers = da 1 a 9
keys-numbers-help = scelgono dall’elenco
keys-undo = U
keys-undo-help = torna indietro
keys-help = ?
keys-help-help = mostra questo riquadro
clock-turn = { $time } per questo turno
clock-reserve = { $time } di riserva
score = Punti
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Mostra tutto

## Fine della partita

over-title = La partita è finita
over-winner = Vince { $names }
over-winners = Vincono { $names }
over-you-win = Hai vinto
over-rank = { $n }°
over-total = Totale
over-chart = I punti nel corso della partita
over-chart-help = Dal primo all’ultimo passo.
over-rematch = Rivincita
over-replay = Rivedi la partita
over-show = Risultato

## Replay

replay-title = Rivedi la partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-step = Passo { $at } di { $length }
replay-eyes = Vista da
replay-everything = tutti: tutto scoperto
replay-spectator = uno spettatore
replay-share = Link a questo momento
replay-not-over = Si può rivedere a partita finita.

## Regolamento

rules-title = Regole
rules-search = Cerca nelle regole
rules-found = { $n ->
    [0] Nessun risultato
    [one] 1 punto
   *[other] { $n } punti
}
rules-contents = Indice
rules-link = Link al punto { $number }

## Informazioni

about-title = Che cos’è Filone
about-what = Filone è un tavolo solo per giochi di caccia al tesoro: nel browser, con gli amici o contro i bot, dal vivo o una mossa al giorno.
about-fair = Tutto alla luce
about-fair-text = Le regole sono scritte per punti numerati, con parole nostre. Il caso si può controllare dopo ogni partita. I bot vedono solo quello che vedrebbe un giocatore al loro posto.
about-credits = Ringraziamenti
about-icons = Icone di Lorc, Delapouite e degli altri autori di game-icons, ricolorate e ridimensionate:
about-fonts = Alegreya di Juan Pablo del Peral e Source Sans 3 di Paul D. Hunt:
about-games = Saboteur è un gioco di Frederic Moyersoen. Valdora è un gioco di Michael Schacht. El Dorado è un gioco di Reiner Knizia. Caverna è un gioco di Uwe Rosenberg. Questa è una realizzazione indipendente, con disegni e parole propri; comprate i giochi.
about-free = Filone è software libero con licenza MIT.
