# What the server refuses.
refused-malformed = This request could not be understood: { $why }
refused-too-fast = Too many requests: try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
refused-too-large = This is too large: at most { $limit } kB.
refused-unknown-table = There is no such table.
refused-unknown-player = There is nobody by this name.
refused-unknown-path = There is nothing here.
refused-wrong-method = This address does not take { $method }.
refused-bad-hook = This address cannot be a webhook: it must be an http or https address on the public internet.
refused-bad-name = This name cannot be used: it has no letters, or it has invisible characters, or letters of one alphabet that look like those of another.
refused-bad-host = This server is not known as “{ $host }”. Whoever runs it can allow the name: filone serve --allow-host { $host }
refused-bad-origin = This page may not use the server.
refused-out-of-scope = This token is good for playing, not for that.
refused-name-not-kept = Protect your name with a password first: a guest’s bot would soon be nobody’s.
refused-too-many-bots = You have { $limit } bots already. Remove one first.
refused-bot-away = { $name } is not here, or does not play this game.
refused-name-taken = The name “{ $name }” is taken.
refused-wrong-password = Wrong name or password.
refused-not-signed-in = Choose a name or sign in first.
refused-too-many-tables = You have { $limit } tables that are not finished. End or leave some of them first.
refused-too-many-notes = You have notes on { $limit } tables. Empty some of them first.
refused-too-many-seeks = You have { $limit } seeks open already. Withdraw one of them first.
refused-too-many-ties = Your lists of friends and of people you blocked hold { $limit } names. Remove some of them first.
refused-too-many-invitations = { $limit } people are invited to this table already.
refused-unknown-seek = This seek is gone: its game has started, or its time is over.
refused-seek-full = Enough people have agreed already: the game is about to start.
refused-unknown-tournament = There is no such tournament.
refused-not-organiser = Only the player who announced the tournament can do that.
refused-entries-closed = The tournament has begun, or was called off.
refused-tournament-full = The tournament is full.
refused-too-many-tournaments = You have { $limit } tournaments that are not over. That is enough for now.
refused-not-welcome = { $name } does not want to be asked.
refused-barred = { $name } cannot come for now.
refused-muted = { $ever ->
    [yes] The moderators have decided that you cannot write any more. You can play on.
   *[no] The moderators have decided that you cannot write until { $until }. You can play on.
}
refused-banned = { $ever ->
    [yes] The moderators have decided that you cannot come in any more.
   *[no] The moderators have decided that you cannot come in until { $until }.
}
refused-no-chat = There is no chat here.
refused-not-moderator = Only moderators can do that.
refused-out-of-reach = Whoever runs the server decides about moderators, and somebody else about tables where you sit.
refused-unknown-report = Somebody has settled this report already.
refused-already-reported = You have reported { $name } already. A moderator will look at it.
refused-too-many-reports = { $limit } reports of yours wait for a moderator. That is enough for now.
refused-invitation-needed = This table is by invitation only.
refused-busy = The server is busy. Try again in a moment.
refused-internal = Something went wrong on the server. Nothing was changed.
refused-bad-address = This is not an e-mail address that can be written to.
refused-bad-code = This code is wrong, was used already or has expired.
refused-bad-passkey = This passkey could not be checked. Try again, or sign in another way.
refused-bad-push = This browser cannot be notified: its push service is not reachable from here.
refused-too-many-passkeys = You have { $limit } passkeys. Remove one first.
refused-no-address = Give an e-mail address first.
refused-no-mail = This server sends no e-mail.
refused-no-push = This server sends no notifications.

why-allowed = This move is allowed.

# What browsers are told while no page is open.
note-turn = Your turn
note-started = A game of { $game } begins
note-friend = { $name } would like to be friends
note-invitation = { $name } invites you to { $game }
note-report = A report for the moderators
note-over =
    { $winners ->
        [0] { $game }: the game is over
       *[other] { $game }: { $name } won
    }
note-bot = a bot

# Mails.
letter-confirm-subject = Filone: is this your address?
letter-confirm =
    Hello { $name },

    follow this link if you gave this address on Filone:

    { $link }

    It works for a day. If it was not you, do nothing: nothing is kept.
letter-enter-subject = Filone: your way back in
letter-enter =
    Hello { $name },

    this link lets you in, and lets you choose a new password:

    { $link }

    It works once, within half an hour. If you did not ask for it, do nothing.
letter-digest-subject = Filone: { $count ->
    [one] a game is waiting for you
   *[other] { $count } games are waiting for you
}
letter-digest =
    Hello { $name },

    it is your turn here:

    { $games }

    You get this at most once a day. To stop these messages: { $link }

# The server's own voice, in a terminal.
serve-ready = Filone is ready: { $address }
serve-stop = Press Ctrl+C to stop it.
