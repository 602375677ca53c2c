# What the server refuses.
refused-malformed = This request could not be understood: { $why }
refused-too-fast = Too many requests: try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
refused-too-large = This is too large: at most { $limit } kB.
refused-unknown-table = There is no such table.
refused-unknown-player = There is nobody of this name.
refused-unknown-path = There is nothing here.
refused-wrong-method = This address does not take { $method }.
refused-bad-hook = This address cannot be a webhook: it must be an http or https address on the public internet.
refused-bad-name = This name cannot be used: it has no letters, characters that cannot be seen, or letters of one alphabet that look like those of another.
refused-bad-host = This server is not known as “{ $host }”. Whoever runs it can allow the name: filone serve --allow-host { $host }
refused-bad-origin = This page may not use the server.
refused-out-of-scope = This token is good for playing, not for that.
refused-name-not-kept = Keep your name by a password first: a guest’s bot would soon be nobody’s.
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
refused-not-welcome = { $name } does not want to be asked.
refused-invitation-needed = This table is by invitation only.
refused-busy = The server is busy. Try again in a moment.
refused-internal = Something went wrong on the server. Nothing was changed.

why-allowed = This move is allowed.

# The server's own voice, in a terminal.
serve-ready = Filone is ready: { $address }
serve-stop = Press Ctrl+C to stop it.
