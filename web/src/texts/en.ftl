# The page's own words, those that the lobby or a table needs; the others are in `pages/texts`.
app-name = Filone
app-tagline = Treasure hunts around one table
skip-to-content = Skip to the content
loading = One moment…
offline = Connection lost. Trying again…
close = Close
cancel = Cancel
confirm = Confirm
effects-costs = Costs { $things }.
effects-brings = You get { $things }.
effects-final = This can’t be undone.
save = Save
copy = Copy
copied = Copied
error-offline = The server cannot be reached. Check the connection and try again.
error-unexpected = Something went wrong. Nothing was changed.
not-found = There is nothing here.
not-found-table = This table does not exist, or no longer does.
back-to-lobby = Back to the lobby
nav-lobby = Lobby
nav-rules = Rules
nav-about = About
nav-profile = Profile
nav-language = Language
language-it = Italiano
language-en = English
theme = Theme
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
character-bold = Flint
character-bold-full = Flint the bold
character-careful = Slate
character-careful-full = Slate the careful
character-builder = Marble
character-builder-full = Marble the builder
character-trader = Amber
character-trader-full = Amber the trader
character-trusting = Opal
character-trusting-full = Opal the trusting
character-suspicious = Obsidian
character-suspicious-full = Obsidian the suspicious
bot-level = { $level } bot
bot-visiting = bot
level-random = random
level-novice = novice
level-adept = adept
level-master = master

## Lobby

lobby-more = Show more
lobby-title = Which treasure today?
lobby-name = Your name at the table
players-range = { $more ->
    [0] { $to } { $to ->
        [one] player
       *[other] players
    }
   *[other] { $from } to { $to } players
}
play-now = Play now
play-now-label = Play now: { $game } against bots
create-table = Set up a table
create-table-label = Set up a table: { $game }
rules-label = Rules of { $game }
my-games = Your games
my-games-over = Finished
my-games-none = No games yet. Tap “Play now” and you’re in.
open-tables = Open tables
open-tables-none = Nobody is waiting for players right now. Set up a table and invite someone.
your-turn = Your turn
turn-of = { $name }’s turn
status-waiting = Waiting for players
status-playing = In progress
status-adjourned = Adjourned
status-over = Finished
won-with = Won by { $names } with { $score }
you-won-with = You won with { $score }
won-with-yours = Won by { $names } with { $score }; you had { $mine }
seats-taken = { $taken } of { $seats } seats taken
watch = Watch
open-table = Open
upload-record = Open a recorded game
upload-help = If it is finished you can watch it; if not, you can carry on playing.
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

new-bot = Bot, { $level }
new-character = { $name }, { $level }
fill-with-bots = Fill with bots
new-options = Rules at this table
new-hints = Allow hints
new-pace = Pace
pace-none = No clock
pace-slow-agreed = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
 }
pace-live-agreed = { $seconds } s per turn{ $minutes ->
    [0] { "" }
   *[other] , { $minutes } min in reserve
}
switched-off = off
yes = yes
no = no

## Profile

profile-keep = Keep this name
asking = Confirm moves
only = Answer for me when there is only one choice
only-soon = There is only one choice: it will be made in a moment.
only-hold = Wait
sounds = Sounds
volume = Volume
notify = Notifications
coach = Coach
shortcuts = Keyboard shortcuts

## Table

table-waiting = Waiting for players
table-invite = Invite someone
table-invite-help = Whoever opens this link can sit down.
table-start = Start
table-start-wait = The game can start when every seat is taken.
table-join = Sit here
table-leave = Leave
table-add-bot = Bot
table-empty-seat = Free the seat
table-watching = You are watching
table-menu = More
table-resign = Leave the seat to a bot
table-resign-sure = A bot will play your seat for the rest of the game. Leave it?
table-adjourn = Adjourn
table-adjourn-help = If everyone agrees, the game stops and you can download its record.
table-adjourn-wish = In favour of adjourning: { $names }
table-record = Download the record
table-rules = Rules
table-fair = Provably fair
table-fair-help = Every draw in this game comes from a secret number; this is its fingerprint. Once the game is over the secret is in the record, and “filone verify” can check every draw.
table-elsewhere = { $moves ->
    [one] This game began elsewhere: its first move was brought in a file, and whoever brought it may have chosen the cards. Only the draws that follow are provably fair.
   *[other] This game began elsewhere: its first { $moves } moves were brought in a file, and whoever brought it may have chosen the cards. Only the draws that follow are provably fair.
}
began-elsewhere = Began elsewhere
players = Players
log = Log
choices = Moves
choices-count = Moves ({ $n })
chat = Chat
notes = Notes
board = Board
actions = Your move
on-turn = to move
away = away
you = you
log-empty = Nothing has happened yet.
log-you = You
log-since = Since your last turn
since-more = … and { $n } more
log-show = Show on the board: { $text }
since-away = Dismiss
events-see = See what happened
events-first = As soon as you have seen what happened.
events-all = { $text } And so on, { $n } times in all.
events-skip = Skip
events-on = Go on
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-spectator = (watching)
notes-help = Only you see this.
choices-none = There is nothing to choose right now.
choices-help = Every move you can make now.
choices-group = { $name } ({ $n })
back = Back
undo = Undo
undo-label = Undo: { $text }
undo-all = Undo the turn
wait-for = { $name }’s turn
wait-for-bot = { $name } is thinking…
wait-chance = One moment…
why-not = Not now
why-clause = Clause { $number }
why-nothing = There is nothing to do here at the moment.
why-unclear = That doesn’t fit what you’ve selected.
keys-title = Keys
keys-arrows = Arrow keys
keys-arrows-help = move between the things you can choose
keys-enter = Enter
keys-enter-help = choose; confirm the move
keys-escape = Escape
keys-escape-help = clear the selection
keys-numbers = 1 to 9
keys-numbers-help = choose from the list
keys-skip = Space or Escape
keys-skip-help = skip what is being shown
keys-undo = U
keys-undo-help = undo
keys-help = ?
keys-help-help = show this
clock-turn = { $time } for this turn
clock-reserve = { $time } in reserve
score = Score
score-now = Score: { $n }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything

## End of the game

over-title = The game is over
over-winner = { $names } wins
over-winners = { $names } win
over-you-win = You win
over-you-too = You and { $names } win
over-why = { $lead ->
    [one] One point
   *[other] { $lead } points
} ahead of { $you ->
    [yes] you
   *[no] { $second }
}.
over-why-level = Level on points with { $you ->
    [yes] you
   *[no] { $second }
}: the tie-break decides.
over-why-most = The biggest difference: { $category }, { $own } to { $other }.
over-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
over-total = Total
over-chart = The score during the game
over-rematch = Rematch
over-replay = Watch the replay
over-show = Result

## Rulebook

rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found
    [one] 1 clause
   *[other] { $n } clauses
}
rules-contents = Contents
rules-link = Link to clause { $number }

## Lessons

learn = Learn
learn-label = Learn to play { $game }

## Hints

hint = Hint
hint-title = What would a master do?
hint-thinking = Thinking…
hint-none = The game has moved on meanwhile.
hint-best = a master’s move
hint-close = just as good
hint-less = not quite as good
hint-worse = weaker
hints-taken = { $n ->
    [one] one hint
   *[other] { $n } hints
}

## Keeping one’s place

session-ended = You are no longer signed in as { $name }. Your games are still there.
session-again = Sign in
renewed = There is a newer version of this page.
renew = Reload
remove = Remove
enter = Enter
keep-invitation = Good game, { $name }! You are still a guest: keep your name, and this game stays yours.

## Analysis

table-source = This game continues another one, which is over: everybody could see all its cards.
table-source-replay = Watch that game

## Club

nav-club = Club
watchers = { $n ->
    [one] 1 person watching
   *[other] { $n } people watching
}
somebody-left = somebody who left
rated = rated
new-rated = Rated game
game = Game
player = Player
played = Played
game-page = What wins
game-page-label = What wins at { $game }

## Friends

friends = Friends
invited = You are invited
decline = Decline
invite-name = Invite by name
invite-send = Invite
invite-sent = { $name } has been invited.
told-started = Your game has begun.
told-invitation = { $who } invites you to a table.
told-friend = Friends: there is news from { $who }.

## Seeks

seeks = Players wanted
seeks-none = Nobody is looking for players right now.
seeks-club = To the club
seek-new = Find players
seek-size = { $size } players
seek-sizes = { $fewest } to { $most } players
seek-agree = Count me in
seek-withdraw = Withdraw
seek-until = until { $time }
seek-starts = starts { $time }
minutes = { $n } minutes
hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

## Challenges

challenges = Challenges
challenges-help = Puzzles of the day, the deal of the week, Caverna alone
puzzle = Puzzle
tournaments = Tournaments

## Order

report = Report
report-of = Report { $name }
report-text = What has happened?
report-help = The moderators read this, with what was said at the table around it. { $name } is not told who has reported them.
report-sent = Thank you. A moderator will look at it.
chat-hidden = hidden by a moderator
told-report = There is a new report for the moderators.
order-title = Moderation
order-act-close = Close the table
