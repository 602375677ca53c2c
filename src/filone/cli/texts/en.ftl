filone = Four treasure-hunt board games at one table.

# Commands
command-games = List the games, the number of players and the options.
command-rules = Print the rulebook of a game.
command-learn = Teach a game in the terminal, move by move.
command-puzzle = Set a puzzle: find the best move.
command-play = Play a game in the terminal against bots.
command-serve = Run a server where people meet at tables in the browser.
command-sim = Play many random games and print statistics.
command-replay = Show a recorded game.
command-verify = Check a record and that its draws were fair.
command-admin = Look after the tables and accounts of a server.
command-backup = Back up everything on a server, or restore it, while it runs.
command-doctor = Try everything a server needs, and say what is wrong.
command-bot = Keep a bot at a server: it plays wherever somebody gives it a seat.
help-bot-name = BOT
help-bot = a level, the name of an installed bot, module:Name, or exec:COMMAND
help-bot-server = the address of the server, for example https://games.example.org
help-bot-token = the bot’s token, as the profile page on the server gave it (default: what FILONE_TOKEN is set to)
help-bot-seconds = seconds to think about a move (default: 1)
help-bot-games = leave after this many games
bot-here = { $name } is at { $server }. Whoever sets up a table there can give it a seat; Ctrl+C takes it away.
bot-over = { $table }: over, rank { $rank }
wrong-token = There is no token: say --token, or set FILONE_TOKEN.
wrong-server = “{ $server }” does not answer: { $why }
command-export = Write finished games as rows, for those who ask questions of many.
command-stats = Print what many games have in common: how long, how often whoever moves first wins, with how much.
command-bench = Measure the speed of the rules, compiled and interpreted.
command-new-game = Make a new game: a folder that is already playable, for you to turn into your own.
command-version = Print the version and the kind of build.

# Help
help-usage = usage:
help-commands = commands
help-command = COMMAND
help-positionals = arguments
help-options = options
help-help = show this help
help-lang = language: en or it (default: that of the system)
help-game-name = GAME
help-game = a game; `filone games` lists them
help-game-or-file = a game; `filone games` lists them; or the file of a saved game to resume
help-players = number of players
help-option-form = NAME=VALUE
help-option = an option of the game, repeatable; for data the value is a JSON file
help-set-form = NAME
help-set = a set of options that go together; single options override it. `filone games` lists both
help-seed = a whole number: the same seed gives the same draws
help-json = print JSON, for programs
help-games = number of games
help-jobs = number of processes (default: 1)
help-threads = processes that think together about one move, on top of --jobs (default: 1); iterations are shared out, seconds are for each
help-level-form = LEVEL
help-bots = how well the bots play: { $levels } (default: random), and in which style, as far as the game has it: { $styles }; or a bot of yours: its name if it is installed, module:Name, or exec:COMMAND; several, separated by commas, sit in this order and the last one fills the table
help-seat = your seat, counted from 1 (default: 1)
help-coach = say on every turn what is worth looking at
help-lesson-name = LESSON
help-lesson = a lesson of the game (default: the first)
help-puzzle-name = NUMBER
help-puzzle = which one; the puzzle of the day if left out
help-file-name = FILE
help-file = a record, as `save` writes it
help-at = show the position after this many moves
help-view = show what this seat knew, counted from 1 (default: what a spectator sees)
help-bench-games = the games to measure (default: all)
help-bench-players = number of players (default: halfway between the fewest and the most)
help-seconds = seconds per game and build (default: 2)
help-this-build = measure only the installed build
help-rl = measure what learners use: many games at once, with observations, alternating with OpenSpiel and PettingZoo where installed

# What is wrong with the arguments
wrong-missing = missing: { $what }
wrong-unknown = cannot understand: { $what }
wrong-no-value = { $what } needs a value
wrong-choice = { $what } cannot be { $value }; allowed: { $allowed }
wrong-number = { $what } must be a whole number, not { $value }
wrong-small = { $what } must be at least { $least }, not { $value }
wrong-seat = there is no seat { $value }; seats go from 1 to { $most }
wrong-set = { $game } has no set “{ $value }”; it has: { $allowed }
wrong-option = “{ $value }” is not an option; write NAME=VALUE
wrong-no-lessons = there are no lessons for { $game } yet
wrong-file = cannot use “{ $file }”: { $why }
wrong-extra = this needs { $what }, which is not installed; type: pip install "filone[{ $extra }]"
wrong-name = “{ $value }” cannot be the name of a game: two to thirty lower-case letters and digits, starting with a letter
wrong-checkout = “{ $folder }” is not a checkout of Filone: src/filone/games and tests/games are missing
wrong-exists = there is already a game “{ $value }”

# A new game
help-new-name = NAME
help-new = the name of the game, in lower-case letters
help-checkout = the checkout of Filone (default: where you are)
help-package = a folder to make a package of its own in, instead of a checkout
new-packaged =
    { $folder } is a game you can already play. Now:
    pip install --editable { $project }   makes it known
    filone play { $name } --players 2   plays it in the terminal
    filone serve                   plays it in the browser
new-made =
    { $folder } is a game you can already play. Now:
    filone play { $name } --players 2   plays it in the terminal
    filone serve                   plays it in the browser
    make golden                    writes its transcripts
    CONTRIBUTING.md explains how to make it yours.

# Builds
version-compiled = compiled
version-interpreted = interpreted

# Games
games-players = { $more ->
    [0] { $most } { $most ->
        [one] player
       *[other] players
    }
   *[other] { $least } to { $most } players
}

# Simulation
sim-speed = { $games } { $games ->
    [one] game
   *[other] games
} and { $moves } moves in { $seconds } s: { $games_per_second } games and { $moves_per_second } moves per second ({ $build }).
sim-length = Length of a game: { $least } to { $most } moves, { $mean } on average.
sim-shared = Shared victories: { $shared }. Seed { $seed }, fingerprint of all moves { $fingerprint }.
sim-seat = Seat
sim-wins = Wins
sim-least = Lowest score
sim-mean = Average
sim-most = Highest

# Speed
bench-game = Game
bench-players = Players
bench-build = Build
bench-moves = Moves/s
bench-copy = Copy µs
bench-view = View µs
bench-imagine = Imagine µs
bench-redeal = Redeal µs
bench-ratio = Ratio
bench-decisions = Decisions/s
bench-choices = Choices/s

# At the table
player = Player { $seat }
bot = Bot { $seat }
turn-of = { $name }’s turn.
outcome-winners = { $count ->
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}
outcome-you = { $count ->
    [one] You win.
   *[other] The winners are you and { $names }.
}
outcome-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
outcome-name = Player
outcome-score = Total
replay-at = { $title }, after move { $at } of { $moves }.

# Playing
play-welcome = { $title }. You are { $name }. Type a number to choose, ? for help, board to see the whole table again.
play-which = Which game shall it be?
play-game = A number or a name
play-players = How many players, you included? From { $least } to { $most }
learn-next = Enter to go on, “quit” to stop
puzzle-more = The puzzles of { $game }: { $names }.
learn-more = The lessons of { $game }: { $names }. To play: filone play { $game }
hint-best = A master’s move: “{ $move }”.
hint-close = Just as good: “{ $move }”.
hint-less = Not quite as good: “{ $move }”.
hint-worse = Weaker: “{ $move }”.
play-choose = Your move
play-confirm = Enter to go on, undo to change your mind
play-end = Enter to leave, save FILE to keep the game
play-undone = Your move is undone.
play-no-undo = This cannot be undone: somebody else has moved since, or something was drawn.
play-saved = Saved in { $file }.
play-bye = Goodbye.
play-notation = In notation: { $text }
play-no-name = { $count ->
    [0] Nothing in this game is called “{ $name }”.
   *[other] Nothing in this game is called “{ $name }”. Did you mean { $similar }?
}
play-no-clause = There is no clause { $number } in the rulebook.
play-commands =
    A number chooses. A word shows the moves it occurs in. A move may also be written in notation.
    ? 3        explains move 3
    ? NAME     explains a card, a tile or a space by its name
    ? 2.1      shows clause 2.1 of the rulebook
    board      shows the whole table; otherwise only what has changed is shown
    hint       says what a master would do, and why
    undo       undoes your last move
    save FILE  writes the record of the game
    quit       leaves the table
choices-none = No move contains “{ $part }”. Type ? for help.
choices-more = … and { $count } more: Enter shows all, a word those in which it occurs.

# arena
command-arena = Let bots play against each other and measure which is stronger.
help-arena-bots = bots by level, separated by commas ({ $levels }); adept-bold is the adept in a style of the game’s; adept@200 thinks for 200 steps instead of by the clock; master+book follows the game’s book, if it has one; a bot of yours is named if it is installed, else module:Name or exec:COMMAND; if there are fewer bots than seats the last one fills the table, if more all line-ups are played
help-ray-form = ADDRESS
help-ray = play on the Ray cluster at this address; “local” starts one here
help-nodes = let bots think for this many steps instead of by the clock: results repeat exactly
help-journal = note each game here and, if interrupted, resume from here
help-chart = write a chart (SVG) here
wrong-journal = “{ $file }” is not the journal of this tournament
help-records = write the games to this file, a record in every line; `filone export` and `filone stats` read it
help-source-name = SOURCE
help-source = a record, a file with one in every line, the journal of a tournament, a folder of these, or a server’s database (sqlite:///FILE or postgresql://…)
help-export-file = a file that ends in .jsonl, or else a folder for Parquet files
help-legal = with every move also what else was allowed
help-stats-chart = draw the shares into this file, as SVG
export-done = { $games ->
    [one] One game was written to { $file }.
   *[other] { $games } games were written to { $file }.
}
stats-game = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $games ->
    [one] one game, { $moves } moves
   *[other] { $games } games, { $moves } moves on average
}
stats-order = No. { $place } in turn order
stats-who = Who
stats-games = Games
stats-share = Share of wins (95%)
stats-score = Average score
arena-bot = Bot
arena-games = Games
arena-share = Share of wins (95%)
arena-score = Average score (95%)
arena-rating = Rating
arena-slowest = Time per move (99%)
arena-pair = Pair
arena-shares = Wins
arena-scores = Scores
arena-difference = Score difference
arena-ratio = Score ratio

# Serving
help-host-name = ADDRESS
help-host = address to listen on (default: 127.0.0.1, this machine only)
help-port = port to listen on (default: the first free one from 8000; 0 takes any)
help-database = database: sqlite:///FILE or postgresql://… (default: a file in your data folder)
help-settings = file of settings for the server (TOML); what is on the command line takes precedence
help-workers = processes that think for bots (default: one for each core but one)
help-root-name = PATH
help-root = path under which a reverse proxy shows the server, for example /filone
help-allow-host = a name that the server is known by, as often as needed; its addresses and the machine’s own name need not be named
help-origin = another origin whose pages may use the server, repeatable
help-proxies = reverse proxies to trust about who is asking (default: 127.0.0.1; * trusts all)
help-private-hooks = let webhooks go to private addresses
help-no-chat = let nobody talk at tables
help-url = address that people reach the server by, for links in mails: https://club.example/filone/
help-smtp = SMTP server that sends mails: smtps://user:password@mail.example, smtp+starttls://… or smtp://… (without TLS); no mails without it
help-mail-name = ADDRESS
help-mail-from = whom mails are from: Filone <filone@club.example>
help-push = whom push services of browsers may ask about this server: mailto:you@club.example; no notifications without it
help-no-browser = do not open a browser
help-log = what to log (default: warning)
help-quota-name = NAME=NUMBER
help-quota = what an account or a table may take at most and how long things are kept, repeatable; docs/deploy/settings.toml has the names
wrong-quota = --quota cannot be “{ $value }”: { $why }
wrong-setting = a setting cannot be right: { $why }
wrong-mail = mails need all three: --smtp, --mail-from and --url
wrong-settings = the settings in { $file } cannot be used: { $why }
wrong-root = --root must begin with /, so it cannot be “{ $value }”
wrong-port = --port must be from 0 to 65535, not { $value }
wrong-running = Filone is already running: open { $address } (a second one needs a --port and a --database of its own)
wrong-address = cannot listen on { $address }: { $why }; --host and --port choose another address
wrong-database = the database cannot be used: { $why }

# The operator
help-act-name = ACTION
help-act = tables, accounts, close, export, import, delete, ratings; moderator, no-moderator, reports, dismiss, mute, unmute, ban, unban, rename, log
help-what-name = ID
help-what = a table, or for delete also an account; for import a record; for dismiss a report; a name for what concerns people
help-admin-file = for export: the file to write; for rename: the new name
help-days = for mute and ban: how long (default: for ever)
help-why-name = REASON
help-why = what the log is to say about it
wrong-what = there is nothing with the id “{ $value }”
admin-id = Id
admin-game = Game
admin-status = Status
admin-changed = Changed
admin-seats = Seats
admin-name = Name
admin-kind = Kind
admin-created = Created
admin-guest = guest
admin-kept = with password
admin-moderator = moderator
admin-operator = operator
admin-at = When
admin-by = By
admin-act = What
admin-table = Table
admin-text = Text
admin-until = Until
admin-why = Why
admin-done = Done.
admin-imported = Table { $id }, invitation { $invitation }.
admin-ratings = Worked out anew from { $results } results; ratings that came out differently: { $changed }.

# Backups
help-backup-file = the file to write, or with --restore to read
help-restore = restore the backup: everything since is lost
backup-taken = { $rows } rows saved in { $file }.
backup-restored = { $rows } rows restored.

# The doctor
doctor-database = the database can be opened and written
doctor-database-help = See --database, who may write there, and whether another program holds it.
doctor-secrets = nobody else on this machine can read the database and the settings
doctor-secrets-help = They hold secrets: take the right to read them from others, with chmod o-r.
doctor-disk = there is space on the disk
doctor-disk-help = Make space: the server stops when the disk is full.
doctor-clock = the clock is right
doctor-clock-help = Set the clock, with NTP for example: slow games are measured by it.
doctor-page = the page for browsers is built
doctor-page-help = Install the package, or build the page: python web/page.py
doctor-worker = a process for bots starts
doctor-worker-help = Install Filone anew in an environment of its own.
doctor-port = the address is free, or Filone answers there
doctor-port-help = Choose another one with --host and --port.
doctor-proxy = the reverse proxy passes everything on
doctor-proxy-help = It must pass Host, X-Forwarded-For, X-Forwarded-Proto and WebSockets; see docs/server.md, and --allow-host, --proxies and --root.

# Analysis
command-analyse = Analyse a finished game: chances, turning points, luck and choices.
help-analyse-nodes = how long to think: a first look at each decision has this many steps (default: 60)
help-analyse-jobs = number of processes (default: one for each core)
help-analyse-save = keep the analysis beside the record, as FILE.analysis.json
help-from = play on from the position after this many moves of the file
analyse-title = { $title }, { $steps } steps.
analyse-chances = Chances of winning, with all cards face up:
analyse-points = Expected points from here on, as percentages of a hundred:
analyse-band = On average give or take { $band }; more thought narrows it (--nodes).
analyse-moments = Turning points:
analyse-costly = { $at }. { $name }: “{ $move }” was costly.
analyse-strong = { $at }. { $name }: “{ $move }” was clearly the best move.
analyse-lucky = { $at }. The draw: { $gain } for { $name }.
analyse-swing = { $at }. Things turned for { $name }: { $gain }.
analyse-better = Better: { $line }.
analyse-name = Player
analyse-start = At first
analyse-draws = Luck
analyse-own = Own play
analyse-others = Others’ play
analyse-costs = Costly / decisions
analyse-beliefs = Who could suspect whom: the step after which the player in a row could rightly think, at 75% or more, that the one in a column was a saboteur.
doctor-smtp = the SMTP server accepts mail
doctor-smtp-help = See --smtp: scheme, name, port, user and password.
doctor-push = browsers can be notified
doctor-push-help = They allow it only over TLS: put a reverse proxy in front of the server and give its https address with --url.
