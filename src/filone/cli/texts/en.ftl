filone = Four treasure-hunt board games at one table.

# Commands
command-games = List the games, the number of players and the options.
command-rules = Print the rulebook of a game.
command-play = Play a game in the terminal against bots.
command-serve = Run a server where people meet at tables, in the browser.
command-sim = Play many random games and print statistics.
command-replay = Show a recorded game.
command-verify = Check a record, and that its chance was fair.
command-admin = Look after tables and accounts of a server.
command-backup = Save everything on a server, or bring it back, while it runs.
command-bench = Measure the speed of the rules, compiled and interpreted.
command-new-game = Make a new game: a folder that plays, to be changed into yours.
command-version = Print the version and the kind of build.

# Help
help-usage = usage:
help-commands = commands
help-command = COMMAND
help-positionals = arguments
help-options = options
help-help = show this help
help-lang = language: en or it (default: as the system is set)
help-game-name = GAME
help-game = a game; `filone games` lists them
help-game-or-file = a game; `filone games` lists them; or the file of a saved game to go on with
help-players = number of players
help-option-form = NAME=VALUE
help-option = an option of the game, as often as needed; for data the value is a JSON file
help-seed = a whole number: the same seed gives the same chance
help-json = print JSON, for programs
help-games = number of games
help-jobs = number of processes (default: 1)
help-level-form = LEVEL
help-bots = how well the bots play: { $levels } (default: random)
help-seat = your seat, counted from 0 (default: 0)
help-file-name = FILE
help-file = a record, as `save` writes it
help-at = show the position after this many moves
help-view = show what this seat knew (default: what a spectator sees)
help-bench-games = the games to measure (default: all)
help-bench-players = number of players (default: the middle of what the game allows)
help-seconds = seconds for each game and build (default: 2)
help-this-build = measure only the build that is installed

# What is wrong with the arguments
wrong-missing = missing: { $what }
wrong-unknown = not understood: { $what }
wrong-no-value = { $what } needs a value
wrong-choice = { $what } cannot be { $value }; allowed: { $allowed }
wrong-number = { $what } must be a whole number, not { $value }
wrong-small = { $what } must be at least { $least }, not { $value }
wrong-seat = there is no seat { $value }; seats go from 0 to { $most }
wrong-option = “{ $value }” is not an option; write NAME=VALUE
wrong-file = cannot use “{ $file }”: { $why }
wrong-extra = this needs { $what }, which is not installed; type: pip install "filone[{ $extra }]"

wrong-name = “{ $value }” cannot be the name of a game: two to thirty small letters and digits, a letter first
wrong-checkout = “{ $folder }” is not a checkout of Filone: there is no src/filone/games and tests/games
wrong-exists = there is a game “{ $value }” already

# A new game
help-new-name = NAME
help-new = the name of the game, in small letters
help-checkout = the checkout of Filone (default: where you are)
new-made =
    { $folder } is a game that plays. Now:
    filone play { $name } --players 2   plays it in the terminal
    filone serve                   plays it in the browser
    make golden                    writes its transcripts
    CONTRIBUTING.md tells how to make it yours.

# Builds
version-compiled = compiled
version-interpreted = interpreted

# Games
games-players = { $least } to { $most } players

# Simulation
sim-speed = { $games } { $games ->
    [one] game
   *[other] games
} and { $moves } moves in { $seconds } s: { $games_per_second } games and { $moves_per_second } moves a second ({ $build }).
sim-length = Length of a game: { $least } to { $most } moves, { $mean } on average.
sim-shared = Shared victories: { $shared }. Seed { $seed }, fingerprint of all moves { $fingerprint }.
sim-seat = seat
sim-wins = wins
sim-least = lowest score
sim-mean = average
sim-most = highest

# Speed
bench-game = game
bench-players = players
bench-build = build
bench-moves = moves/s
bench-copy = copy µs
bench-view = view µs
bench-imagine = imagine µs
bench-redeal = redeal µs
bench-ratio = ratio

# At the table
player = Player { $seat }
bot = Bot { $seat }
turn-of = { $name } is on turn.
outcome-winners = { $count ->
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}
outcome-name = player
outcome-score = score
replay-at = { $title }, after move { $at } of { $moves }.

# Playing
play-welcome = { $title }. You are { $name }. Type a number to choose, ? for help.
play-choose = Your choice
play-confirm = Enter to go on, undo to take it back
play-end = Enter to leave, save FILE to keep the game
play-undone = You take your move back.
play-no-undo = This cannot be taken back: somebody else has moved since, or chance has.
play-saved = Saved in { $file }.
play-bye = Goodbye.
play-notation = In notation: { $text }
play-no-clause = There is no clause { $number } in the rulebook.
play-commands =
    A number chooses. A word shows the choices it occurs in. A move may also be written in notation.
    ? 3        explains choice 3
    ? 2.1      shows clause 2.1 of the rulebook
    undo       takes your last move back
    save FILE  writes the record of the game
    quit       leaves the table
choices-none = No choice contains “{ $part }”. Type ? for help.
choices-more = … and { $count } more: Enter shows all, a word those in which it occurs.

# arena
command-arena = Let bots play against each other and measure who is better.
help-arena-bots = bots by level, separated by commas ({ $levels }); adept@200 thinks 200 steps instead of by the clock; with fewer bots than seats the last one fills up, with more all line-ups are played
help-ray-form = ADDRESS
help-ray = play on the Ray cluster at this address; “local” starts one here
help-nodes = let bots think this many steps instead of by the clock: results repeat exactly
help-journal = write down each game here, and go on from there when interrupted
help-chart = write a picture (SVG) here
wrong-journal = “{ $file }” is not the journal of this tournament
arena-bot = bot
arena-games = games
arena-share = share of victories (95 %)
arena-score = average score (95 %)
arena-rating = rating
arena-slowest = time per move (99 %)
arena-pair = pair
arena-shares = victories
arena-scores = scores
arena-difference = difference of the scores
arena-ratio = ratio of the scores

# Serving
help-host-name = ADDRESS
help-host = address to listen on (default: 127.0.0.1, this machine only)
help-port = port to listen on (default: the first free one from 8000; 0 takes any)
help-database = database: sqlite:///FILE or postgresql://… (default: a file in your data folder)
help-workers = processes that think for bots (default: one for each core but one)
help-root-name = PATH
help-root = path under which a reverse proxy shows the server, for example /filone
help-origin = another origin whose pages may use the server, as often as needed
help-proxies = reverse proxies to believe about who asks (default: 127.0.0.1; * believes all)
help-private-hooks = let web hooks go to private addresses
help-no-browser = do not open a browser
help-log = what to log (default: warning)
wrong-root = --root must begin with /, not be “{ $value }”
wrong-port = --port goes from 0 to 65535, not { $value }
wrong-running = Filone runs already: open { $address } (another one beside it wants a --port and a --database of its own)
wrong-address = cannot listen on { $address }: { $why }; --host and --port choose another address
wrong-database = the database cannot be used: { $why }

# The operator
help-act-name = ACT
help-act = tables, accounts, close, export, import or delete
help-what-name = ID
help-what = a table, or for delete an account as well; for import a record
help-admin-file = for export: the file to write
wrong-what = there is nothing with the id “{ $value }”
admin-id = id
admin-game = game
admin-status = status
admin-changed = changed
admin-seats = seats
admin-name = name
admin-kind = kind
admin-created = since
admin-guest = guest
admin-kept = kept
admin-done = Done.
admin-imported = Table { $id }, invitation { $invitation }.

# Backups
help-backup-file = the file to write, or with --restore to read
help-restore = bring the backup back: everything since is lost
backup-taken = { $rows } rows saved in { $file }.
backup-restored = { $rows } rows brought back.
