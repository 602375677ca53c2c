# Le parole della pagina, quelle che servono nell’ingresso o a un tavolo; le altre sono in `pages/texts`.
app-name = Filone
app-tagline = Cacce al tesoro intorno a un tavolo
skip-to-content = Vai al contenuto
loading = Un momento…
offline = Connessione interrotta. Riprovo…
close = Chiudi
cancel = Annulla
confirm = Conferma
effects-costs = Costa { $things }.
effects-brings = Ricevi { $things }.
effects-final = Non si potrà annullare.
save = Salva
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
theme = Tema
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
character-bold = Selce
character-bold-full = Selce l’audace
character-careful = Ardesia
character-careful-full = Ardesia la prudente
character-builder = Marmo
character-builder-full = Marmo il costruttore
character-trader = Ambra
character-trader-full = Ambra la mercante
character-trusting = Opale
character-trusting-full = Opale il fiducioso
character-suspicious = Ossidiana
character-suspicious-full = Ossidiana la sospettosa
bot-level = bot { $level }
bot-visiting = bot
level-random = casuale
level-novice = principiante
level-adept = esperto
level-master = maestro

## Ingresso

lobby-more = Mostra altri
lobby-title = Quale tesoro oggi?
lobby-name = Il tuo nome al tavolo
players-range = { $more ->
    [0] { $to } { $to ->
        [one] giocatore
       *[other] giocatori
    }
   *[other] da { $from } a { $to } giocatori
}
play-now = Gioca subito
play-now-label = Gioca subito a { $game } contro i bot
create-table = Apri un tavolo
create-table-label = Apri un tavolo di { $game }
rules-label = Regole di { $game }
my-games = Le tue partite
my-games-over = Finite
my-games-none = Ancora nessuna. Tocca «Gioca subito» e sei in partita.
open-tables = Tavoli aperti
open-tables-none = In questo momento nessuno aspetta giocatori. Apri un tavolo e invita qualcuno.
your-turn = Tocca a te
turn-of = Tocca a { $name }
status-waiting = In attesa di giocatori
status-playing = In corso
status-adjourned = Sospesa
status-over = Finita
won-with = Vittoria di { $names } con { $score }
you-won-with = Hai vinto con { $score }
won-with-yours = Vittoria di { $names } con { $score }; tu { $mine }
seats-taken = Posti occupati: { $taken } su { $seats }
watch = Guarda
open-table = Apri
upload-record = Apri una partita registrata
upload-help = Se è finita potrai rivederla, se è interrotta potrai riprenderla.
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

new-bot = Bot { $level }
new-character = { $name }, livello { $level }
fill-with-bots = Completa con i bot
new-options = Le regole di questo tavolo
new-hints = Permetti i suggerimenti
new-pace = Ritmo
pace-none = Senza orologio
pace-slow-agreed = { $days ->
    [one] 1 giorno per turno
   *[other] { $days } giorni per turno
 }
pace-live-agreed = { $seconds } s per turno{ $minutes ->
    [0] { "" }
   *[other] , { $minutes } min di riserva
}
switched-off = no
yes = sì
no = no

## Profilo

profile-keep = Conserva questo nome
asking = Conferma delle mosse
only = Rispondi per me quando la scelta è una sola
only-soon = Non ci sono altre scelte: si prosegue tra un attimo.
only-hold = Aspetta
sounds = Suoni
volume = Volume
notify = Notifiche
coach = Consigliere
shortcuts = Scorciatoie da tastiera

## Tavolo

table-waiting = In attesa di giocatori
table-invite = Invita qualcuno
table-invite-help = Chi apre questo link può sedersi al tavolo.
table-start = Inizia
table-start-wait = Si comincia quando tutti i posti sono occupati.
table-join = Siediti qui
table-leave = Lascia il posto
table-add-bot = Bot
table-empty-seat = Libera il posto
table-watching = Stai guardando
table-menu = Altro
table-resign = Lascia il posto a un bot
table-resign-sure = Un bot giocherà al tuo posto fino alla fine. Vuoi lasciare?
table-adjourn = Sospendi
table-adjourn-help = Se tutti sono d’accordo, la partita si ferma e la registrazione si può scaricare.
table-adjourn-wish = A favore della sospensione: { $names }
table-record = Scarica la registrazione
table-rules = Regole
table-fair = Sorteggi verificabili
table-fair-help = Tutti i sorteggi di questa partita nascono da un numero segreto: questa è la sua impronta. A fine partita il segreto compare nella registrazione e «filone verify» può ricontrollare ogni sorteggio.
table-elsewhere = { $moves ->
    [one] Questa partita è cominciata altrove: la prima mossa viene da un file, e chi l’ha portato può aver scelto le carte. La verifica dei sorteggi vale solo per ciò che segue.
   *[other] Questa partita è cominciata altrove: le prime { $moves } mosse vengono da un file, e chi l’ha portato può aver scelto le carte. La verifica dei sorteggi vale solo per ciò che segue.
}
began-elsewhere = Cominciata altrove
players = Giocatori
log = Cronaca
choices = Mosse
choices-count = Mosse ({ $n })
chat = Chat
notes = Appunti
board = Tabellone
actions = La tua mossa
on-turn = di turno
away = assente
you = tu
log-empty = Non è ancora successo niente.
log-you = Tu
log-since = Dal tuo ultimo turno
since-more = … e { $n ->
    [one] un altro
   *[other] altri { $n }
}
log-show = Mostra sul tabellone: { $text }
since-away = Nascondi
events-see = Guarda che cosa è successo
events-first = Appena avrai visto che cosa è successo.
events-all = { $text } E così via, { $n } volte in tutto.
events-skip = Salta
events-on = Avanti
chat-empty = Nessuno ha ancora parlato.
chat-say = Di’ qualcosa
chat-send = Invia
chat-spectator = (guarda)
notes-help = Li vedi solo tu.
choices-none = Per ora non c’è niente da scegliere.
choices-help = Tutte le mosse possibili adesso.
choices-group = { $name } ({ $n })
back = Indietro
undo = Annulla l’ultima mossa
undo-label = Annulla «{ $text }»
undo-all = Ricomincia il turno
wait-for = Tocca a { $name }
wait-for-bot = { $name } ci sta pensando…
wait-chance = Un momento…
why-not = Ora non si può
why-clause = Punto { $number }
why-nothing = Qui per il momento non c’è niente da fare.
why-unclear = Non è compatibile con la tua selezione.
keys-title = Tasti
keys-arrows = Frecce
keys-arrows-help = passano da una scelta all’altra
keys-enter = Invio
keys-enter-help = sceglie; conferma la mossa
keys-escape = Esc
keys-escape-help = annulla la selezione
keys-numbers = da 1 a 9
keys-numbers-help = scelgono dall’elenco
keys-skip = Spazio o Esc
keys-skip-help = saltano quello che viene mostrato
keys-undo = U
keys-undo-help = annulla l’ultima mossa
keys-help = ?
keys-help-help = mostra questo riquadro
clock-turn = { $time } per questo turno
clock-reserve = { $time } di riserva
score = Punteggio
score-now = Punteggio: { $n }
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Mostra tutto

## Fine della partita

over-title = La partita è finita
over-winner = Vince { $names }
over-winners = Vincono { $names }
over-you-win = Hai vinto
over-you-too = Vincete tu e { $names }
over-why = { $lead ->
    [one] Un punto
   *[other] { $lead } punti
} in più di { $you ->
    [yes] te
   *[no] { $second }
}.
over-why-level = A pari punti con { $you ->
    [yes] te
   *[no] { $second }
}: decide lo spareggio.
over-why-most = La differenza maggiore: { $category }, { $own } a { $other }.
over-rank = { $n }°
over-total = Totale
over-chart = Il punteggio nel corso della partita
over-rematch = Rivincita
over-replay = Rivedi la partita
over-show = Risultato

## Regolamento

rules-search = Cerca nelle regole
rules-found = { $n ->
    [0] Nessun risultato
    [one] 1 punto
   *[other] { $n } punti
}
rules-contents = Indice
rules-link = Link al punto { $number }

## Lezioni

learn = Impara
learn-label = Impara a giocare a { $game }

## Suggerimenti

hint = Suggerimento
hint-title = Che cosa farebbe un maestro?
hint-thinking = Ci pensa…
hint-none = Nel frattempo la partita è andata avanti.
hint-best = la mossa di un maestro
hint-close = altrettanto buona
hint-less = un po’ meno buona
hint-worse = meno buona
hints-taken = { $n ->
    [one] un suggerimento
   *[other] { $n } suggerimenti
}

## Conservare il posto

session-ended = La sessione di { $name } è scaduta. Le tue partite ci sono ancora.
session-again = Accedi
renewed = C’è una versione più recente di questa pagina.
renew = Ricarica
remove = Togli
enter = Entra
keep-invitation = Bella partita, { $name }! Giochi ancora da ospite: conserva il nome, e questa partita resta tua.

## Analisi

table-source = Questa partita è il proseguimento di un’altra, già finita: tutti potevano vederne le carte.
table-source-replay = Rivedi quella partita

## Circolo

nav-club = Circolo
watchers = { $n ->
    [one] 1 spettatore
   *[other] { $n } spettatori
}
somebody-left = qualcuno che se n’è andato
rated = classificata
new-rated = Partita classificata
game = Gioco
player = Giocatore
played = Giocate
game-page = Chi vince
game-page-label = Chi vince a { $game }

## Amici

friends = Amici
invited = Ti hanno invitato
decline = Rifiuta
invite-name = Invita per nome
invite-send = Invita
invite-sent = Invito mandato a { $name }.
told-started = La tua partita è cominciata.
told-invitation = { $who } ti invita a un tavolo.
told-friend = Amici: ci sono novità da { $who }.

## Ricerche

seeks = Si cercano giocatori
seeks-none = In questo momento nessuno cerca giocatori.
seeks-club = Al circolo
seek-new = Cerca giocatori
seek-size = in { $size }
seek-sizes = da { $fewest } a { $most } giocatori
seek-agree = Ci sto
seek-withdraw = Ritirati
seek-until = scadenza: { $time }
seek-starts = inizio: { $time }
minutes = { $n } minuti
hours = { $n ->
    [one] 1 ora
   *[other] { $n } ore
}
days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}

## Sfide

challenges = Sfide
challenges-help = I problemi del giorno, la distribuzione della settimana, Caverna da soli
puzzle = Problema
tournaments = Tornei

## Ordine

report = Segnala
report-of = Segnala { $name }
report-text = Che cos’è successo?
report-help = Lo leggono i moderatori, insieme a ciò che si diceva al tavolo in quel momento. { $name } non saprà chi l’ha segnalato.
report-sent = Grazie. Un moderatore se ne occuperà.
chat-hidden = nascosto da un moderatore
told-report = C’è una nuova segnalazione per i moderatori.
order-title = Moderazione
order-act-close = Chiudi il tavolo
