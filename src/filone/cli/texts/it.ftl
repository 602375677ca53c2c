filone = Quattro giochi da tavolo di caccia al tesoro, un solo tavolo.

# Comandi
command-games = Elenca i giochi, il numero di giocatori e le opzioni.
command-rules = Stampa il regolamento di un gioco.
command-learn = Insegna un gioco nel terminale, mossa per mossa.
command-puzzle = Propone un problema: trova la mossa migliore.
command-play = Gioca una partita nel terminale contro i bot.
command-serve = Avvia un server dove ci si incontra ai tavoli, nel browser.
command-sim = Gioca molte partite a caso e stampa le statistiche.
command-replay = Mostra una partita registrata.
command-verify = Controlla una partita registrata e l’onestà dei suoi sorteggi.
command-admin = Gestisce i tavoli e gli account di un server.
command-backup = Salva tutto ciò che c’è su un server, o lo ripristina, mentre funziona.
command-doctor = Prova tutto ciò che serve a un server, e dice che cosa non va.
command-bot = Tiene un bot su un server: gioca dove qualcuno gli dà un posto.
help-bot-name = BOT
help-bot = un livello, il nome di un bot installato, modulo:Nome, o exec:COMANDO
help-bot-server = l’indirizzo del server, per esempio https://giochi.example.org
help-bot-token = il codice del bot, quello dato dalla pagina del profilo sul server (altrimenti vale FILONE_TOKEN)
help-bot-seconds = secondi per pensare a una mossa (predefinito: 1)
help-bot-games = se ne va dopo tante partite
bot-here = { $name } è su { $server }. Chi apre un tavolo può dargli un posto; Ctrl+C lo porta via.
bot-over = { $table }: finita, posizione { $rank }
wrong-token = Manca il codice: usa --token, o imposta FILONE_TOKEN.
wrong-server = «{ $server }» non risponde: { $why }
command-export = Scrive le partite finite come righe di tabelle, per chi ne studia molte.
command-stats = Mostra che cosa hanno in comune molte partite: quanto durano, quanto spesso vince chi muove per primo, con quanto.
command-bench = Misura la velocità delle regole, compilate e interpretate.
command-new-game = Crea un nuovo gioco: una cartella già giocabile, da cui ricavare il tuo.
command-version = Stampa la versione e il tipo di installazione.

# Aiuto
help-usage = uso:
help-commands = comandi
help-command = COMANDO
help-positionals = argomenti
help-options = opzioni
help-help = mostra questo aiuto
help-lang = lingua: it o en (predefinita: quella del sistema)
help-game-name = GIOCO
help-game = un gioco; `filone games` li elenca
help-game-or-file = un gioco; `filone games` li elenca; oppure il file di una partita salvata, da riprendere
help-players = numero di giocatori
help-option-form = NOME=VALORE
help-option = un’opzione del gioco, ripetibile; per i dati il valore è un file JSON
help-set-form = NOME
help-set = un insieme di opzioni che stanno bene insieme; le opzioni date a parte prevalgono. `filone games` li elenca
help-seed = un numero intero: lo stesso seme dà gli stessi sorteggi
help-json = stampa JSON, per i programmi
help-games = numero di partite
help-jobs = numero di processi (predefinito: 1)
help-threads = processi che pensano insieme a una mossa, oltre a --jobs (predefinito: 1); le iterazioni si dividono, i secondi valgono per ciascuno
help-level-form = LIVELLO
help-bots = quanto sono bravi i bot: { $levels } (predefinito: random), e con che stile, se il gioco lo prevede: { $styles }; oppure un bot tuo: il nome se è installato, modulo:Nome, o exec:COMANDO; se sono più d’uno, separati da virgole, si siedono in quest’ordine e l’ultimo riempie il tavolo
help-seat = il tuo posto, contando da 1 (predefinito: 1)
help-coach = di’ a ogni turno che cosa vale la pena guardare
help-lesson-name = LEZIONE
help-lesson = una lezione del gioco (predefinita: la prima)
help-puzzle-name = NUMERO
help-puzzle = quale; senza, il problema del giorno
help-file-name = FILE
help-file = una partita registrata, come la scrive `save`
help-at = mostra la posizione dopo questo numero di mosse
help-view = mostra ciò che sapeva questo posto, contando da 1 (predefinito: ciò che vede uno spettatore)
help-bench-games = i giochi da misurare (predefinito: tutti)
help-bench-players = numero di giocatori (predefinito: quello intermedio fra i possibili)
help-seconds = secondi per ogni gioco e installazione (predefinito: 2)
help-this-build = misura solo ciò che è installato
help-rl = misura ciò che serve a chi apprende: molte partite insieme, con le osservazioni, alternate a OpenSpiel e PettingZoo se installati

# Che cosa non va negli argomenti
wrong-missing = manca: { $what }
wrong-unknown = non capisco: { $what }
wrong-no-value = { $what } richiede un valore
wrong-choice = { $what } non può essere { $value }; sono ammessi: { $allowed }
wrong-number = { $what } deve essere un numero intero, non { $value }
wrong-small = { $what } deve essere almeno { $least }, non { $value }
wrong-seat = il posto { $value } non esiste; i posti vanno da 1 a { $most }
wrong-set = { $game } non ha un insieme «{ $value }»; ha: { $allowed }
wrong-option = «{ $value }» non è un’opzione; si scrive NOME=VALORE
wrong-no-lessons = per { $game } non ci sono ancora lezioni
wrong-file = non posso usare «{ $file }»: { $why }
wrong-extra = serve { $what }, che non è installato; scrivi: pip install "filone[{ $extra }]"
wrong-name = «{ $value }» non può essere il nome di un gioco: da due a trenta lettere minuscole e cifre, per prima una lettera
wrong-checkout = «{ $folder }» non è una copia di lavoro di Filone: mancano src/filone/games e tests/games
wrong-exists = esiste già un gioco «{ $value }»

# Un nuovo gioco
help-new-name = NOME
help-new = il nome del gioco, in lettere minuscole
help-checkout = la copia di lavoro di Filone (predefinita: la cartella in cui sei)
help-package = una cartella in cui farne un pacchetto a sé, invece che in una copia di lavoro
new-packaged =
    { $folder } è un gioco già giocabile. Ora:
    pip install --editable { $project }   lo fa conoscere a Filone
    filone play { $name } --players 2   lo gioca nel terminale
    filone serve                   lo gioca nel browser
new-made =
    { $folder } è un gioco già giocabile. Ora:
    filone play { $name } --players 2   lo gioca nel terminale
    filone serve                   lo gioca nel browser
    make golden                    scrive le sue trascrizioni
    CONTRIBUTING.md spiega come farlo tuo.

# Installazioni
version-compiled = compilato
version-interpreted = interpretato

# Giochi
games-players = { $more ->
    [0] { $most } { $most ->
        [one] giocatore
       *[other] giocatori
    }
   *[other] da { $least } a { $most } giocatori
}

# Simulazione
sim-speed = { $games } { $games ->
    [one] partita
   *[other] partite
} e { $moves } mosse in { $seconds } s: { $games_per_second } partite e { $moves_per_second } mosse al secondo ({ $build }).
sim-length = Durata di una partita: da { $least } a { $most } mosse, in media { $mean }.
sim-shared = Vittorie condivise: { $shared }. Seme { $seed }, impronta di tutte le mosse { $fingerprint }.
sim-seat = Posto
sim-wins = Vittorie
sim-least = Punteggio minimo
sim-mean = Medio
sim-most = Massimo

# Velocità
bench-game = Gioco
bench-players = Giocatori
bench-build = Versione
bench-moves = Mosse/s
bench-copy = Copia µs
bench-view = Vista µs
bench-imagine = Immagina µs
bench-redeal = Rimescola µs
bench-ratio = Rapporto
bench-decisions = Decisioni/s
bench-choices = Scelte/s

# Al tavolo
player = Giocatore { $seat }
bot = Bot { $seat }
turn-of = Tocca a { $name }.
outcome-winners = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
}
outcome-you = { $count ->
    [one] Hai vinto.
   *[other] Vincete tu e { $names }.
}
outcome-rank = { $rank }°
outcome-name = Giocatore
outcome-score = Totale
replay-at = { $title }, dopo la mossa { $at } di { $moves }.

# Giocare
play-welcome = { $title }. Tu sei { $name }. Scrivi un numero per scegliere, ? per l’aiuto, board per rivedere tutto il tavolo.
play-which = A che gioco giochiamo?
play-game = Un numero o un nome
play-players = In quanti si gioca, contando anche te? Da { $least } a { $most }
learn-next = Invio per continuare, «quit» per smettere
puzzle-more = I problemi di { $game }: { $names }.
learn-more = Le lezioni di { $game }: { $names }. Per giocare: filone play { $game }
hint-best = La mossa di un maestro: «{ $move }».
hint-close = Altrettanto buona: «{ $move }».
hint-less = Un po’ meno buona: «{ $move }».
hint-worse = Meno buona: «{ $move }».
play-choose = La tua mossa
play-confirm = Invio per proseguire, undo per annullare
play-end = Invio per uscire, save FILE per conservare la partita
play-undone = La tua mossa è annullata.
play-no-undo = Non si può annullare: nel frattempo ha mosso qualcun altro, oppure c’è stato un sorteggio.
play-saved = Salvata in { $file }.
play-bye = Arrivederci.
play-notation = In notazione: { $text }
play-no-name = { $count ->
    [0] In questo gioco non c’è nulla che si chiami «{ $name }».
   *[other] In questo gioco non c’è nulla che si chiami «{ $name }». Cercavi { $similar }?
}
play-no-clause = Nel regolamento non c’è un punto { $number }.
play-commands =
    Un numero sceglie. Una parola mostra le mosse in cui compare. Una mossa si può anche scrivere in notazione.
    ? 3        spiega la mossa 3
    ? NOME     spiega una carta, una tessera o una casella
    ? 2.1      mostra il punto 2.1 del regolamento
    board      mostra tutto il tavolo; altrimenti si vede solo ciò che è cambiato
    hint       dice che cosa farebbe un maestro, e perché
    undo       annulla la tua ultima mossa
    save FILE  scrive la registrazione della partita
    quit       lascia il tavolo
choices-none = Nessuna mossa contiene «{ $part }». Scrivi ? per l’aiuto.
choices-more = … e altre { $count }: Invio le mostra tutte, una parola quelle in cui compare.

# arena
command-arena = Fa giocare i bot l’uno contro l’altro e misura chi è più forte.
help-arena-bots = livelli dei bot, separati da virgole ({ $levels }); adept-bold è l’adept con uno stile del gioco; adept@200 pensa per 200 passi invece che a tempo; master+book segue il libro del gioco, se c’è; un bot tuo si chiama per nome se è installato, altrimenti modulo:Nome o exec:COMANDO; se sono meno dei posti l’ultimo riempie il tavolo, se sono di più si giocano tutte le formazioni
help-ray-form = INDIRIZZO
help-ray = gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno qui
help-nodes = fa pensare i bot per questo numero di passi invece che a tempo: i risultati si ripetono identici
help-journal = annota qui ogni partita e, se interrotto, riprende da qui
help-chart = scrive qui un grafico (SVG)
wrong-journal = «{ $file }» non è il diario di questo torneo
help-records = scrive le partite in questo file, una registrazione per riga; `filone export` e `filone stats` lo leggono
help-source-name = ORIGINE
help-source = una partita registrata, un file con una per riga, il diario di un torneo, una cartella di questi file, o il database di un server (sqlite:///FILE o postgresql://…)
help-export-file = un file che finisce in .jsonl, altrimenti una cartella per file Parquet
help-legal = con ogni mossa anche le altre che erano permesse
help-stats-chart = disegna le quote in questo file, come SVG
export-done = { $games ->
    [one] Una partita scritta in { $file }.
   *[other] { $games } partite scritte in { $file }.
}
stats-game = { $game }, { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}: { $games ->
    [one] una partita, { $moves } mosse
   *[other] { $games } partite, { $moves } mosse in media
}
stats-order = { $place }º di turno
stats-who = Chi
stats-games = Partite
stats-share = Quota di vittorie (95%)
stats-score = Punteggio medio
arena-bot = Bot
arena-games = Partite
arena-share = Quota di vittorie (95%)
arena-score = Punteggio medio (95%)
arena-rating = Valutazione
arena-slowest = Tempo per mossa (99%)
arena-pair = Coppia
arena-shares = Vittorie
arena-scores = Punteggi
arena-difference = Differenza fra i punteggi
arena-ratio = Rapporto fra i punteggi

# Servire
help-host-name = INDIRIZZO
help-host = indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questa macchina)
help-port = porta su cui ascoltare (predefinita: la prima libera da 8000; 0 ne prende una qualunque)
help-database = base di dati: sqlite:///FILE o postgresql://… (predefinita: un file nella tua cartella dei dati)
help-settings = file con le impostazioni del server (TOML); quello che c’è sulla riga di comando ha la precedenza
help-workers = processi che pensano per i bot (predefinito: uno per core, meno uno)
help-root-name = PERCORSO
help-root = percorso sotto cui un reverse proxy mostra il server, per esempio /filone
help-allow-host = un nome con cui si può chiamare il server, quante volte serve; gli indirizzi e il nome della macchina valgono già
help-origin = un’altra origine le cui pagine possono usare il server, ripetibile
help-proxies = reverse proxy di cui fidarsi su chi fa le richieste (predefinito: 127.0.0.1; * si fida di tutti)
help-private-hooks = permette di mandare avvisi a indirizzi privati
help-no-chat = nessuno può parlare ai tavoli
help-url = indirizzo con cui si raggiunge il server, per i link nelle e-mail: https://club.example/filone/
help-smtp = server SMTP che spedisce le e-mail: smtps://utente:password@mail.example, smtp+starttls://… o smtp://… (senza TLS); senza, niente e-mail
help-mail-name = INDIRIZZO
help-mail-from = mittente delle e-mail: Filone <filone@club.example>
help-push = a chi possono rivolgersi i servizi di notifica dei browser: mailto:tu@club.example; senza, niente notifiche
help-no-browser = non apre il browser
help-log = che cosa annotare nel registro (predefinito: warning)
help-quota-name = NOME=NUMERO
help-quota = quanto può occupare al massimo un account o un tavolo e per quanto tempo si conserva, ripetibile; i nomi sono in docs/deploy/settings.toml
wrong-quota = --quota non può essere «{ $value }»: { $why }
wrong-setting = un’impostazione non può essere giusta: { $why }
wrong-mail = per le e-mail servono tutti e tre: --smtp, --mail-from e --url
wrong-settings = le impostazioni in { $file } non si possono usare: { $why }
wrong-root = --root deve cominciare con /, non essere «{ $value }»
wrong-port = --port va da 0 a 65535, non { $value }
wrong-running = Filone è già in funzione: apri { $address } (per un altro accanto servono una --port e un --database suoi)
wrong-address = non posso ascoltare su { $address }: { $why }; --host e --port scelgono un altro indirizzo
wrong-database = la base di dati non è utilizzabile: { $why }

# Chi gestisce il server
help-act-name = AZIONE
help-act = tables, accounts, close, export, import, delete, ratings; moderator, no-moderator, reports, dismiss, mute, unmute, ban, unban, rename, log
help-what-name = ID
help-what = un tavolo, o per delete anche un account; per import una partita registrata; per dismiss una segnalazione; un nome per ciò che riguarda le persone
help-admin-file = per export: il file da scrivere; per rename: il nuovo nome
help-days = per mute e ban: per quanto tempo (altrimenti per sempre)
help-why-name = MOTIVO
help-why = che cosa deve dirne il registro
wrong-what = non c’è niente con l’id «{ $value }»
admin-id = Id
admin-game = Gioco
admin-status = Stato
admin-changed = Modificato
admin-seats = Posti
admin-name = Nome
admin-kind = Tipo
admin-created = Creato
admin-guest = ospite
admin-kept = con password
admin-moderator = moderatore
admin-operator = gestore
admin-at = Quando
admin-by = Chi
admin-act = Che cosa
admin-table = Tavolo
admin-text = Testo
admin-until = Fino al
admin-why = Perché
admin-done = Fatto.
admin-imported = Tavolo { $id }, invito { $invitation }.
admin-ratings = Ricalcolate da { $results } risultati; valutazioni risultate diverse: { $changed }.

# Copie di sicurezza
help-backup-file = il file da scrivere o, con --restore, da leggere
help-restore = ripristina la copia: tutto ciò che è venuto dopo va perso
backup-taken = { $rows } righe salvate in { $file }.
backup-restored = { $rows } righe ripristinate.

# Il controllo
doctor-database = la base di dati si apre e ci si può scrivere
doctor-database-help = Controlla --database, chi può scriverci e se un altro programma la tiene occupata.
doctor-secrets = nessun altro su questa macchina può leggere la base di dati e le impostazioni
doctor-secrets-help = Contengono segreti: togli agli altri il permesso di leggerli, con chmod o-r.
doctor-disk = c’è spazio sul disco
doctor-disk-help = Libera spazio: a disco pieno il server si ferma.
doctor-clock = l’orologio è giusto
doctor-clock-help = Regola l’orologio, per esempio con NTP: le partite lente si misurano con quello.
doctor-page = la pagina per il browser c’è
doctor-page-help = Installa il pacchetto, o prepara la pagina: python web/page.py
doctor-worker = un processo per i bot parte
doctor-worker-help = Reinstalla Filone in un ambiente tutto suo.
doctor-port = l’indirizzo è libero, o risponde già Filone
doctor-port-help = Scegline un altro con --host e --port.
doctor-proxy = il reverse proxy lascia passare tutto
doctor-proxy-help = Deve trasmettere Host, X-Forwarded-For, X-Forwarded-Proto e i WebSocket; vedi docs/server.md, e --allow-host, --proxies e --root.

# Analisi
command-analyse = Analizza una partita finita: probabilità, svolte, fortuna e scelte.
help-analyse-nodes = quanto pensare: il primo sguardo a ogni decisione fa questo numero di passi (predefinito: 60)
help-analyse-jobs = numero di processi (predefinito: uno per core)
help-analyse-save = conserva l’analisi accanto alla partita, come FILE.analysis.json
help-from = prosegue dalla posizione dopo questo numero di mosse del file
analyse-title = { $title }, { $steps } passi.
analyse-chances = Probabilità di vittoria, a carte scoperte:
analyse-points = Punti attesi da qui in poi, in percentuale di cento:
analyse-band = In media, più o meno { $band }; pensando di più si restringe (--nodes).
analyse-moments = Le svolte:
analyse-costly = { $at }. { $name }: «{ $move }» è costata cara.
analyse-strong = { $at }. { $name }: «{ $move }» era di gran lunga la mossa migliore.
analyse-lucky = { $at }. La pesca: { $gain } per { $name }.
analyse-swing = { $at }. La svolta per { $name }: { $gain }.
analyse-better = Meglio: { $line }.
analyse-name = Giocatore
analyse-start = All’inizio
analyse-draws = Fortuna
analyse-own = Mosse proprie
analyse-others = Mosse altrui
analyse-costs = Costose / decisioni
analyse-beliefs = Chi poteva capire chi: il passo dopo il quale chi sta in una riga poteva ritenere a ragione, almeno al 75%, che chi sta in una colonna fosse un sabotatore.
doctor-smtp = il server SMTP accetta la posta
doctor-smtp-help = Controlla --smtp: schema, nome, porta, utente e password.
doctor-push = i browser possono ricevere notifiche
doctor-push-help = Lo permettono solo con TLS: metti un reverse proxy davanti al server e indica il suo indirizzo https con --url.
