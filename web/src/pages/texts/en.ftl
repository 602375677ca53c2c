# The words of the pages beyond the lobby and a table.
saved = Saved
theme-system = Match system
theme-light = Light
theme-dark = Dark

## New table

new-title = New { $game } table
new-seats = Players
new-who = Seats
new-you = You
new-person = A person
new-rank = Bot level
new-set = Play by
new-set-usual = Our usual rules
new-set-own = Custom rules
new-set-help = Where rulebooks leave room, tables differ. Choose a set, then change below what you like.
new-single = Rule by rule
new-options-none = This game has no options.
new-with = { $name } will be invited to this table.
new-name = Table name
new-name-help = Helps others find it in the list. Optional.
new-open = Anyone can join
new-open-help = The table is listed in the lobby. Otherwise players need your invitation.
new-hints-help = Whoever is to move may ask what a master would do; everybody sees that they asked. Alone against bots you always can.
new-scores = Show the score during the game
new-scores-help = Everybody sees everybody’s score all the time.
pace-none-help = Everybody takes as long as they like.
pace-live = Live
pace-live-help = A time limit per turn, plus a reserve for the whole game.
pace-slow = A move a day
pace-slow-help = A few days per turn: play when you have time.
pace-turn-seconds = Seconds per turn
pace-reserve-minutes = Minutes in reserve
pace-days = Days per turn
new-timeout = When time runs out
timeout-move = a bot plays that turn
timeout-seat = a bot takes over the seat
new-create = Open the table
new-play = Play

## Profile

profile-title = Profile
profile-guest = You are playing as { $name }, a guest: the name is yours for as long as this browser stays signed in. With a password, a passkey or a recovery code you keep it, and can sign in elsewhere.
profile-named = You are { $name }.
profile-nobody = You are not signed in. Choose a name or sign in.
profile-password = Password
profile-password-new = New password
profile-password-old = Current password
profile-password-help = At least 8 characters.
profile-change-password = Change the password
profile-sign-in = Sign in
profile-be-guest = Play as a guest
profile-name = Name
profile-sign-out = Sign out
profile-sign-out-everywhere = Sign out everywhere
profile-playing = Playing
asking-final = Only for moves you can’t undo
asking-always = Always
asking-never = Never
pace-events = Other players’ moves
pace-events-slow = Shown slowly
pace-events-normal = Shown one by one
pace-events-fast = Shown fast
pace-events-now = At once
only-help = After a short pause, so that nobody can tell you had no alternative.
sounds-help = The moves as they are made, and a soft knock when it is your turn.
notify-help = The browser tells you when it is your turn and this page is in the background.
coach-help = On your turn the bar says what is worth looking at.
shortcuts-help = Single keys at the table: press ? there to see them.
hook = Webhook
hook-help = A web address we notify when it’s your turn.

## End of the game


## Replay

replay-title = Replay
replay-first = To the beginning
replay-back = { $unit ->
    [turn] Previous turn
    [round] Previous round
   *[step] Previous step
}
replay-play = Play
replay-pause = Pause
replay-next = { $unit ->
    [turn] Next turn
    [round] Next round
   *[step] Next step
}
replay-last = To the end
replay-step = Step { $at } of { $length }
replay-pace = Speed
replay-pace-slow = slow
replay-pace-normal = normal
replay-pace-fast = fast
replay-pace-now = very fast
replay-by = Go by
replay-by-step = steps
replay-by-turn = turns
replay-by-round = rounds
replay-eyes = View
replay-everything = everything open
replay-spectator = as a spectator
replay-share = Link to this moment
replay-not-over = You can watch the replay once the game is over.

## Rulebook

rules-title = Rules

## About

about-title = About Filone
about-what = Filone, Italian for a vein of ore, is one table for treasure-hunt board games: in the browser, with friends or against bots, live or a move a day.
about-fair = Nothing up our sleeves
about-fair-text = The rules are written as numbered clauses, in our own words. Every draw can be checked after the game. Bots see only what a player in their seat would see.
about-credits = Credits
about-icons = Icons by Lorc, Delapouite and the other authors of game-icons, recoloured and resized:
about-fonts = Alegreya by Juan Pablo del Peral and Source Sans 3 by Paul D. Hunt:
about-games = Saboteur is a game by Frederic Moyersoen. Valdora is a game by Michael Schacht. The Quest for El Dorado is a game by Reiner Knizia. Caverna is a game by Uwe Rosenberg. This is an independent implementation, with art and wording of its own; please buy the games.
about-free = Filone is free software under the MIT licence.

## Lessons

learn-title = Lessons
learn-count = { $n ->
    [one] one step
   *[other] { $n } steps
}
learn-done = done
learn-step = Step { $n } of { $all }
learn-next = Next
learn-back = Back
learn-play = Play with the coach
learn-again = Start again
learn-other = Other lessons
learn-rule = Rule { $number }

## Keeping one’s place

keeping-title = Ways back in
secret-copy-code = Copy the code
secret-copy-link = Copy as a link
link-make = Sign in on another device
link-help = Open the link on the other device, or type the code there under “Profile”. It works once, within ten minutes.
recovery-make = Get a recovery code
recovery-renew = Get a new recovery code
recovery-help = Write it down or save it: we can’t show it again. It brings you back to this name from any device, for a year after its last use. A new code replaces it; changing your password cancels it.
passkey-add = Add a passkey
passkey-use = Use a passkey
passkey = Passkey, { $name }, { DATETIME($day, dateStyle: "medium") }
mail-address = E-mail
mail-help = Only to let you back in, and for reminders if you want them. Nobody else sees it.
mail-add = Confirm this address
mail-mine = E-mail: { $address }
mail-sent = If the address is right, there’s a message on its way.
mail-recover = Send me a link
mail-recover-help = We send a link to the address you confirmed. It lets you in, and lets you choose a new password.
mail-confirm-title = Is this your address?
mail-confirm = Yes, it’s mine
mail-confirm-done = Thank you. You can now get back in by e-mail.
mail-stop-title = No more reminders?
mail-stop = Stop the reminders
mail-stop-done = You won’t get any more reminders by e-mail.
enter-title = Come in
enter-text = This link signs you in on this device.
enter-instead = You are signed in here as { $name }: you would be somebody else from then on.
enter-password-help = At least 8 characters, or leave it empty to keep the old one. A new one signs you out everywhere else.
enter-other = Another way in
enter-code = Code
enter-code-help = From another device where you are signed in, or your recovery code.
leave-title = Sign out?
leave-lost = You are a guest: once you sign out, nobody can be { $name } again{ $games ->
    [0] .
    [one] , and a bot takes over your game.
   *[other] , and bots take over your { $games } games.
} A recovery code, a password or a passkey lets you come back.
leave-recoverable = You can come back as { $name } with your recovery code. Do you have it?
leave-stay = Stay
leave-anyway = Sign out and lose it
profile-set-password = Set a password
push-title = While the page is closed
push-turn = It’s your turn
push-invitation = Somebody invites you
push-result = A game is over
push-help = This browser shows it. Each device chooses for itself.
push-none = This server sends no notifications while the page is closed: whoever runs it has not turned them on.
push-cannot = This browser can’t be notified while the page is closed. On an iPhone or iPad it can once Filone is added to the home screen.
mail-none = This server sends no e-mail: a password, a passkey and a recovery code are your ways back in.
push-refused = The browser doesn’t allow notifications from this page. You can change that in its settings.
digest = By e-mail: slow games waiting for you, at most once a day
mybots-title = Your bots
mybots-help = A bot that you run on your own machine gets a name here. While it is connected, whoever sets up a table can give it a seat.
mybots-token = The token of { $name }. It is shown only now; whoever has it can play as your bot.
mybots-here = connected
mybots-away = not connected
mybots-renew = New token
mybots-name = Name of the bot
mybots-make = Make a bot
mine-title = Your data
mine-text = Download everything that is stored about you, or have it deleted.
mine-download = Download everything
mine-delete = Delete everything
mine-delete-title = Delete { $name }?
mine-delete-text = Your name disappears from all games, with what you wrote in chats and notes. Bots take over your games. This can’t be undone.
mine-delete-sure = Yes, delete everything of mine

## Analysis

analyse = Analyse
analysis = Analysis
analysis-thinking = Thinking it over: { $percent }%
analysis-stopped = This game has not been analysed.
analysis-sign-in = This game has not been analysed. Choose a name to ask for it.
analysis-chances = Chances of winning, with all cards face up. The pale band is the margin of doubt.
analysis-points = Expected points. The pale band is the margin of doubt.
analysis-table = As a table
analysis-step = Step
analysis-moments = Turning points
analysis-costly = { $name }: “{ $move }” was costly.
analysis-strong = { $name }: “{ $move }” was clearly the best move.
analysis-lucky = The draw: { $gain } for { $name }.
analysis-swing = Things turned for { $name }: { $gain }.
analysis-better = Better: { $line }.
analysis-show = Show on the board
analysis-back = Back to the game
analysis-instead = Instead:
analysis-luck = Luck and choice
analysis-draws = Luck
analysis-own = Own play
analysis-others = Others’ play
analysis-beliefs = Who could suspect whom
analysis-beliefs-help = How likely the player in a row could think it, at this step, that the player in a column was a saboteur.
analysis-was = was a saboteur
analysis-deeper = Think longer
what-if = Play on from here
what-if-help = What if it had gone differently? The game continues from this position at a separate table, where everybody is told so; the cards to come are drawn afresh.
what-if-seat = Play as
what-if-others = The others
what-if-friends = Friends, by invitation
what-if-begin = Play on
what-if-before = Continuations of this game
what-if-branch = After move { $at }: { $names }

## Club

club-title = The club
club-live = Being played now
club-live-none = Nobody is playing at an open table right now.
club-leaders = Best ratings
club-recent = Latest results
leaders-none = No rated games yet.
results = Games
results-none = No finished games yet.
replay-of = Replay: { $game }, { $when }
left-to-bot = then a bot
new-rated-help = The result counts for everybody’s rating, and everybody can see it. There are no hints, whoever leaves the seat to a bot comes last, and the game cannot be adjourned. With “No clock” there are still 14 days for each turn.
won = Won
won-share = { $won } ({ $share })
at-size = { $size ->
    [one] 1 player
   *[other] { $size } players
}
tally-places = Games won by order of play
tally-what = What
tally-played = Times
tally-won = Won

## A player

player-nobody = There is nobody by this name.
player-guest = Guest, here since { $date }
player-since = Here since { $date }
player-played = { $played ->
    [one] 1 game played, { $won } won
   *[other] { $played } games played, { $won } won
}
player-invite = Invite to a game
profile-page = Your games and ratings, as others see them
ratings = Ratings
ratings-none = No rated games yet. A table can be rated when it is set up.
rating-which = Game and number of players
rating-of = { $game }, { $size } players: { $rating } after { $games ->
    [one] 1 game
   *[other] { $games } games
}
rating-chart = { $games ->
    [one] The rating after 1 game: { $to }
   *[other] The rating over the last { $games } games: from { $from } to { $to }
}
favourites = Favourite games
opponents = Most often met
ahead = { $name } ahead
behind = { $name } behind

## Friends

friends-none = Nobody yet. Ask someone by name.
friend-name = Name
friend-ask = Ask to be friends
friend-accept = Accept
friend-remove = Remove
friend-withdraw = Withdraw
friend-block = Block
friend-unblock = Unblock
friend-here = here now
friend-away = away
tie-friend = Your friend
tie-asked = You have asked
tie-asking = Wants to be friends
tie-blocked = Blocked: cannot ask or invite you

## Seeks

seek-title = Find players for { $game }
seek-help = Others see what you want to play. The game starts by itself when enough of you have agreed.
seek-fewest = At least
seek-most = At most
seek-wait = Wait for
seek-put = Find players
seek-put-up = We’ll start as soon as enough players have agreed.

## Challenges

challenge-puzzles = Puzzles of the day
challenge-puzzles-help = One move is clearly best. Find it on the board.
challenge-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}; your best: { $best }.
challenge-solved = solved
challenge-deal = The deal of the week: { $game }
challenge-deal-help = Everybody gets the same deal in the same seat, against the same bots, and plays it once. Until { $until } nobody sees how the others played it.
challenge-play-deal = Play the deal
challenge-yours = Your table
challenge-player = Player
challenge-score = Points
challenge-better = Better than
challenge-percent = { $n }%
challenge-unranked = out of competition
challenge-none = Nobody has finished yet.
challenge-dice = Were the draws the same for everybody?
challenge-dice-help = All tables of the week draw from one secret, revealed when the week is over. Names that nobody has kept, or that are new this week, are listed out of competition. The fingerprint of the secret, fixed now:
challenge-past = Last week: { $game }
challenge-secret = The secret was
challenge-solo = Caverna alone
challenge-solo-help = Nothing is drawn, so everybody starts level. Try it as often as you like: your best score counts.
challenge-play-solo = Start a game
challenge-go-on = Go on with your game
tournaments-none = No tournament has been announced yet.
tournament-new = Announce a tournament
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-people = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tournament-entered = you’re taking part
tournament-took-part = you took part
tournament-mine = Go to your table
tournament-starts = Starts { $time }
tournament-due = Round { $round } starts { $time }
tournament-round-of = Round { $round } of { $rounds }
tournament-over = Over
tournament-off = Called off
tournament-organiser = Announced by
tournament-enter = Take part
tournament-leave = Leave the tournament
tournament-leave-sure = The tournament goes on without you, and you can’t come back in. You can still finish the game you are playing.
tournament-call-off = Call it off
tournament-call-off-sure = It won’t be played, and everybody who has entered is left without it. This can’t be undone.
tournament-entrants = Taking part
tournament-standings = Standings
tournament-nobody = Nobody has entered yet.
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-opponents = Opponents’ points
tournament-points-help = A win is one point, and in a larger group you get the share of the others you were ahead of. Ties are broken by the points of your opponents, then by who beat whom, then by the share of the scores, then by rating.
tournament-gone = left
tournament-absent = absent
tournament-round = Round { $n }
tournament-table = Table { $n }
tournament-byes = No game this round
tournament-duplicate-help = In each round every table gets the same deal, and you are compared with whoever sat in your seat elsewhere. Nobody else sees a table until the round is over.
announce-title = Announce a tournament: { $game }
announce-help = Tables are set up automatically when a round is due. Whoever is not there within five minutes of a live round loses it, and a bot plays the seat.
announce-name = Name
announce-system = Format
announce-rounds = Rounds
announce-size = Players at a table
announce-fewest = At a table, at least
announce-most = At a table, at most
announce-starts = Starts in
announce-duplicate = The same deal for all tables
announce-go = Announce

## Order

new-chat-help = Without it nobody writes at this table, neither players nor spectators.
order-not-yours = This page is for moderators. Whoever runs the server makes them.
order-reports = Reports
order-reports-none = Nothing is waiting for you.
order-reported = Reported { $when } by
order-moderator = A moderator: only whoever runs the server can do more than dismiss this.
order-in-force-mute = Muted
order-in-force-ban = Banned
order-for-ever = for ever
order-until = until { $date }
order-somebody = Somebody by name
order-act = What to do
order-act-mute = Mute
order-act-unmute = Let write again
order-act-ban = Ban
order-act-unban = Let in again
order-act-rename = Rename
order-act-hide = Hide the line
order-act-dismiss = Dismiss
order-done-mute = Muted
order-done-unmute = May write again
order-done-ban = Banned
order-done-unban = Let in again
order-done-rename = Renamed
order-done-hide = Line hidden
order-done-close = Table closed
order-done-dismiss = Report dismissed
order-done-moderator = Made a moderator
order-done-no-moderator = No longer a moderator
order-days = For how long
order-days-n = { $n ->
    [one] 1 day
   *[other] { $n } days
}
order-new-name = New name
order-why = Why
order-log = What was done
order-log-none = Nothing yet.
order-before = before: { $name }
order-operator = The operator
