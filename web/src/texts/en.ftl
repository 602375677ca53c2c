# The page's own words.
app-name = Filone
app-tagline = Treasure hunts around one table
skip-to-content = Skip to the content
loading = One moment …
offline = Connection lost. Trying again …
close = Close
cancel = Cancel
confirm = Confirm
effects-costs = Costs { $things }.
effects-brings = You get { $things }.
effects-final = It cannot be taken back.
save = Save
saved = Saved
copy = Copy
copied = Copied
error-offline = The server cannot be reached. Check the connection and try again.
error-unexpected = Something went wrong. Nothing was changed.
not-found = There is nothing here.
not-found-table = This table does not exist, or no longer does.
back-to-lobby = To the lobby

nav-lobby = Lobby
nav-rules = Rules
nav-about = About
nav-profile = Profile
nav-language = Language
language-it = Italiano
language-en = English
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark

guest-name = Digger
player-number = Player { $n }
seat-free = free seat
bot-name-0 = Amethyst
bot-name-1 = Basalt
bot-name-2 = Calcite
bot-name-3 = Jasper
bot-name-4 = Hematite
bot-name-5 = Feldspar
bot-name-6 = Garnet
bot-name-7 = Onyx
bot-name-8 = Quartz
bot-name-9 = Topaz
bot-level = { $level } bot
level-random = random
level-novice = novice
level-adept = adept
level-master = master

## Lobby

lobby-more = Show more
lobby-title = Which treasure today?
lobby-name = Your name at the table
players-range = { $from } to { $to } players
play-now = Play now
play-now-label = Play now: { $game } against bots
create-table = Set up a table
create-table-label = Set up a table of { $game }
rules-label = Rules of { $game }
my-games = Your games
my-games-none = No games yet. One click on “Play now” and you are in.
open-tables = Open tables
open-tables-none = Nobody is waiting for players right now. Set up a table and invite some.
your-turn = Your turn
turn-of = { $name } is on turn
status-waiting = Waiting for players
status-playing = In play
status-adjourned = Adjourned
status-over = Finished
seats-taken = { $taken } of { $seats } seats taken
watch = Watch
open-table = Open
upload-record = Open a recorded game
upload-help = A finished game is opened as a replay, an unfinished one as a table to go on with.
ago-now = just now
ago-minutes = { $n ->
    [one] 1 minute ago
   *[other] { $n } minutes ago
}
ago-hours = { $n ->
    [one] 1 hour ago
   *[other] { $n } hours ago
}
ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

## New table

new-title = A table of { $game }
new-seats = Players
new-who = Who sits where
new-you = You
new-person = Somebody else
new-bot = Bot, { $level }
new-options = Rules of this table
new-options-none = This game has no options.
new-name = Name of the table
new-name-help = So that others recognise it in the list. May stay empty.
new-open = Everybody may join
new-open-help = The table is listed in the lobby. Otherwise it takes your invitation.
new-scores = Show the score during the game
new-scores-help = Everybody sees everybody's points all the time.
new-pace = Pace
pace-none = No clock
pace-none-help = Everybody takes as long as they like.
pace-live = Live
pace-live-help = A time for each turn, and a reserve for the whole game.
pace-slow = A move a day
pace-slow-help = Days for each turn: play when you find the time.
pace-turn-seconds = Seconds for a turn
pace-reserve-minutes = Minutes in reserve
pace-days = Days for a turn
new-timeout = When time runs out
timeout-move = a bot plays that turn
timeout-seat = a bot takes over the seat
new-create = Set the table
new-play = Play
switched-off = off
yes = yes
no = no

## Profile

profile-title = Profile
profile-guest = You play as { $name }, a guest: the name is yours as long as this browser is signed in. With a password you keep it, and can sign in elsewhere.
profile-named = You are { $name }.
profile-nobody = You are not signed in. Choose a name, or sign in with one you have.
profile-password = Password
profile-password-new = New password
profile-password-old = Present password
profile-password-help = At least 8 characters.
profile-keep = Keep this name
profile-change-password = Change the password
profile-sign-in = Sign in
profile-be-guest = Play as a guest
profile-name = Name
profile-sign-out = Sign out
profile-sign-out-everywhere = Sign out everywhere
profile-playing = Playing
asking = Confirm moves
asking-final = Where they cannot be taken back
asking-always = Always
asking-never = Never
sounds = Sounds
sounds-help = A soft knock when it is your turn.
notify = Notifications
notify-help = The browser tells you when it is your turn and this page is not in front.
shortcuts = Keyboard shortcuts
shortcuts-help = Single keys at the table: press ? there to see them.
hook = Web hook
hook-help = An address that is told when it becomes your turn.

## Table

table-waiting = Waiting for players
table-invite = Invite somebody
table-invite-help = Whoever opens this link can sit down.
table-start = Start
table-start-wait = The game can start when every seat is taken.
table-join = Sit here
table-leave = Stand up
table-add-bot = Bot
table-empty-seat = Empty the seat
table-watching = You are watching
table-menu = More
table-resign = Leave the seat to a bot
table-resign-sure = A bot takes your seat for the rest of the game. Leave it?
table-adjourn = Adjourn
table-adjourn-help = When everybody agrees, the game stops and its record can be taken along.
table-adjourn-wish = Want to adjourn: { $names }
table-record = Download the record
table-rules = Rules
table-fair = Fair dice
table-fair-help = All chance in this game comes from a secret whose fingerprint is shown here. The secret is in the record when the game is over: “filone verify” checks every step.
players = Players
log = Log
choices = Choices
choices-count = Choices ({ $n })
chat = Chat
notes = Notes
board = Board
actions = Your move
on-turn = on turn
away = away
you = you
log-empty = Nothing has happened yet.
log-since = Since your last turn
log-show = Show on the board: { $text }
since-more = (+{ $n })
since-away = Put away
log-run = { $n } steps of chance
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-spectator = (watching)
notes-help = Only you see this.
choices-none = It is not your turn.
choices-help = Every move that is possible now.
choices-group = { $name } ({ $n })
back = Back
undo = Undo
undo-label = Undo: { $text }
undo-all = Undo the turn
wait-for = { $name } is on turn
wait-chance = One moment …
why-not = Not now
why-clause = Clause { $number }
why-nothing = There is nothing to do here at the moment.
why-unclear = That does not go together with what you have picked.
keys-title = Keys
keys-arrows = Arrow keys
keys-arrows-help = go from one possible thing to the next
keys-enter = Enter
keys-enter-help = picks; confirms the move
keys-escape = Escape
keys-escape-help = lets go of what is picked
keys-numbers = 1 to 9
keys-numbers-help = choose from the list
keys-undo = U
keys-undo-help = takes back
keys-help = ?
keys-help-help = shows this
clock-turn = { $time } for this turn
clock-reserve = { $time } in reserve
score = Score
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
zoom-in = Closer
zoom-out = Further away
zoom-fit = Show everything

## End of the game

over-title = The game is over
over-winner = { $names } wins
over-winners = { $names } win
over-you-win = You win
over-rank = { $n }.
over-total = Total
over-chart = The score over the game
over-chart-help = From the first step to the last.
over-rematch = Rematch
over-replay = Watch the game again
over-show = Result

## Replay

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-step = Step { $at } of { $length }
replay-eyes = Seen by
replay-everything = everybody: all open
replay-spectator = a spectator
replay-share = Link to this moment
replay-not-over = The replay is there when the game is over.

## Rulebook

rules-title = Rules
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found
    [one] 1 clause
   *[other] { $n } clauses
}
rules-contents = Contents
rules-link = Link to clause { $number }

## About

about-title = About Filone
about-what = Filone, Italian for a vein of ore, is one table for treasure-hunt board games: in the browser, with friends or against bots, live or a move a day.
about-fair = Everything is open
about-fair-text = Rules are told in numbered clauses, in our own words. Chance can be checked after every game. Bots see only what a player in their seat would see.
about-credits = Credits
about-icons = Icons by Lorc, Delapouite and the other authors of game-icons, recoloured and resized:
about-fonts = Alegreya by Juan Pablo del Peral and Source Sans 3 by Paul D. Hunt:
about-games = Saboteur is a game by Frederic Moyersoen. Valdora is a game by Michael Schacht. The Quest for El Dorado is a game by Reiner Knizia. Caverna is a game by Uwe Rosenberg. This is an independent implementation, with art and wording of its own; please buy the games.
about-free = Filone is free software under the MIT licence.
