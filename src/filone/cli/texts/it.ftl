filone = Quattro giochi da tavolo di caccia al tesoro a un solo tavolo.

# Comandi
command-games = Elenca i giochi, il numero di giocatori e le opzioni.
command-rules = Stampa il regolamento di un gioco.
command-play = Gioca una partita nel terminale contro i bot.
command-serve = Avvia un server dove ci si incontra ai tavoli, nel browser.
command-sim = Gioca molte partite a caso e ne stampa le statistiche.
command-replay = Mostra una partita registrata.
command-verify = Controlla una partita registrata, e se la sorte è stata onesta.
command-admin = Gestisce i tavoli e gli account di un server.
command-backup = Salva tutto ciò che c’è su un server, o lo ripristina, mentre funziona.
command-bench = Misura la velocità delle regole, compilate e interpretate.
command-new-game = Crea un nuovo gioco: una cartella già giocabile, da trasformare nella tua.
command-version = Stampa la versione e il tipo di installazione.

# Aiuto
help-usage = uso:
help-commands = comandi
help-command = COMANDO
help-positionals = argomenti
help-options = opzioni
help-help = mostra questo aiuto
help-lang = lingua: it o en (se manca, quella del sistema)
help-game-name = GIOCO
help-game = un gioco; `filone games` li elenca
help-game-or-file = un gioco; `filone games` li elenca; oppure il file di una partita salvata, da riprendere
help-players = numero di giocatori
help-option-form = NOME=VALORE
help-option = un’opzione del gioco, quante volte serve; per i dati il valore è un file JSON
help-seed = un numero intero: lo stesso seme dà la stessa sorte
help-json = stampa JSON, per i programmi
help-games = numero di partite
help-jobs = numero di processi (se manca: 1)
help-level-form = LIVELLO
help-bots = quanto sono bravi i bot: { $levels } (se manca: random)
help-seat = il tuo posto, contando da 0 (se manca: 0)
help-file-name = FILE
help-file = una partita registrata, come la scrive `save`
help-at = mostra la posizione dopo questo numero di mosse
help-view = mostra ciò che sapeva questo posto (se manca: ciò che vede uno spettatore)
help-bench-games = i giochi da misurare (se mancano: tutti)
help-bench-players = numero di giocatori (se manca: quello di mezzo fra i possibili)
help-seconds = secondi per ogni gioco e installazione (se manca: 2)
help-this-build = misura solo ciò che è installato

# Che cosa non va negli argomenti
wrong-missing = manca: { $what }
wrong-unknown = non capisco: { $what }
wrong-no-value = { $what } vuole un valore
wrong-choice = { $what } non può essere { $value }; sono ammessi: { $allowed }
wrong-number = { $what } deve essere un numero intero, non { $value }
wrong-small = { $what } deve essere almeno { $least }, non { $value }
wrong-seat = il posto { $value } non esiste; i posti vanno da 0 a { $most }
wrong-option = «{ $value }» non è un’opzione; si scrive NOME=VALORE
wrong-file = non posso usare «{ $file }»: { $why }
wrong-extra = serve { $what }, che non è installato; scrivi: pip install "filone[{ $extra }]"
wrong-name = «{ $value }» non può essere il nome di un gioco: da due a trenta lettere minuscole e cifre, per prima una lettera
wrong-checkout = «{ $folder }» non è una copia di lavoro di Filone: mancano src/filone/games e tests/games
wrong-exists = esiste già un gioco «{ $value }»

# Un nuovo gioco
help-new-name = NOME
help-new = il nome del gioco, in lettere minuscole
help-checkout = la copia di lavoro di Filone (altrimenti la cartella in cui sei)
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
games-players = da { $least } a { $most } giocatori

# Simulazione
sim-speed = { $games } { $games ->
    [one] partita
   *[other] partite
} e { $moves } mosse in { $seconds } s: { $games_per_second } partite e { $moves_per_second } mosse al secondo ({ $build }).
sim-length = Durata di una partita: da { $least } a { $most } mosse, in media { $mean }.
sim-shared = Vittorie condivise: { $shared }. Seme { $seed }, impronta di tutte le mosse { $fingerprint }.
sim-seat = posto
sim-wins = vittorie
sim-least = punteggio minimo
sim-mean = medio
sim-most = massimo

# Velocità
bench-game = gioco
bench-players = giocatori
bench-build = versione
bench-moves = mosse/s
bench-copy = copia µs
bench-view = vista µs
bench-imagine = immagina µs
bench-redeal = rimescola µs
bench-ratio = rapporto

# Al tavolo
player = Giocatore { $seat }
bot = Bot { $seat }
turn-of = Tocca a { $name }.
outcome-winners = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
}
outcome-name = giocatore
outcome-score = punti
replay-at = { $title }, dopo la mossa { $at } di { $moves }.

# Giocare
play-welcome = { $title }. Tu sei { $name }. Scrivi un numero per scegliere, ? per l’aiuto.
play-choose = La tua scelta
play-confirm = Invio per proseguire, undo per ripensarci
play-end = Invio per uscire, save FILE per conservare la partita
play-undone = Ritiri la tua mossa.
play-no-undo = Non si può ritirare: nel frattempo ha mosso qualcun altro, oppure la sorte.
play-saved = Salvata in { $file }.
play-bye = Arrivederci.
play-notation = In notazione: { $text }
play-no-clause = Nel regolamento non c’è un punto { $number }.
play-commands =
    Un numero sceglie. Una parola mostra le scelte in cui compare. Una mossa si può anche scrivere in notazione.
    ? 3        spiega la scelta 3
    ? 2.1      mostra il punto 2.1 del regolamento
    undo       ritira la tua ultima mossa
    save FILE  scrive la registrazione della partita
    quit       lascia il tavolo
choices-none = Nessuna scelta contiene «{ $part }». Scrivi ? per l’aiuto.
choices-more = … e altre { $count }: Invio le mostra tutte, una parola quelle in cui compare.

# arena
command-arena = Fa giocare i bot l’uno contro l’altro e misura chi è più forte.
help-arena-bots = livelli dei bot, separati da virgole ({ $levels }); adept@200 pensa per 200 passi invece che a tempo; se sono meno dei posti l’ultimo riempie il tavolo, se sono di più si giocano tutte le formazioni
help-ray-form = INDIRIZZO
help-ray = gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno qui
help-nodes = fa pensare i bot per questo numero di passi invece che a tempo: i risultati si ripetono identici
help-journal = annota qui ogni partita e, se interrotto, riprende da qui
help-chart = scrive qui un grafico (SVG)
wrong-journal = «{ $file }» non è il diario di questo torneo
arena-bot = bot
arena-games = partite
arena-share = quota di vittorie (95 %)
arena-score = punteggio medio (95 %)
arena-rating = valutazione
arena-slowest = tempo per mossa (99 %)
arena-pair = coppia
arena-shares = vittorie
arena-scores = punteggi
arena-difference = differenza fra i punteggi
arena-ratio = rapporto fra i punteggi

# Servire
help-host-name = INDIRIZZO
help-host = indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questa macchina)
help-port = porta su cui ascoltare (predefinita: la prima libera da 8000; 0 ne prende una qualunque)
help-database = base di dati: sqlite:///FILE o postgresql://… (predefinita: un file nella tua cartella dei dati)
help-workers = processi che pensano per i bot (predefinito: uno per core, meno uno)
help-root-name = PERCORSO
help-root = percorso sotto cui un reverse proxy mostra il server, per esempio /filone
help-origin = un’altra origine le cui pagine possono usare il server, quante volte serve
help-proxies = reverse proxy da credere su chi chiede (predefinito: 127.0.0.1; * li crede tutti)
help-private-hooks = permette di mandare avvisi a indirizzi privati
help-no-browser = non apre il browser
help-log = che cosa annotare nel registro (predefinito: warning)
wrong-root = --root deve cominciare con /, non essere «{ $value }»
wrong-port = --port va da 0 a 65535, non { $value }
wrong-running = Filone è già in funzione: apri { $address } (per un altro accanto servono una --port e un --database suoi)
wrong-address = non posso ascoltare su { $address }: { $why }; --host e --port scelgono un altro indirizzo
wrong-database = la base di dati non è utilizzabile: { $why }

# Chi gestisce il server
help-act-name = AZIONE
help-act = tables (tavoli), accounts (account), close (chiudi), export (esporta), import (importa) o delete (elimina)
help-what-name = ID
help-what = un tavolo, o per delete anche un account; per import una registrazione
help-admin-file = per export: il file da scrivere
wrong-what = non c’è niente con l’id «{ $value }»
admin-id = id
admin-game = gioco
admin-status = stato
admin-changed = modificato
admin-seats = posti
admin-name = nome
admin-kind = tipo
admin-created = dal
admin-guest = ospite
admin-kept = con password
admin-done = Fatto.
admin-imported = Tavolo { $id }, invito { $invitation }.

# Copie di sicurezza
help-backup-file = il file da scrivere o, con --restore, da leggere
help-restore = ripristina la copia: tutto ciò che è venuto dopo va perduto
backup-taken = { $rows } righe salvate in { $file }.
backup-restored = { $rows } righe ripristinate.
