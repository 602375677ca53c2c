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
refused-name-taken = The name “{ $name }” is taken.
refused-wrong-password = Wrong name or password.
refused-not-signed-in = Choose a name or sign in first.
refused-too-many-tables = You have { $limit } tables that are not finished. End or leave some of them first.
refused-too-many-notes = You have notes on { $limit } tables. Empty some of them first.
refused-invitation-needed = This table is by invitation only.
refused-busy = The server is busy. Try again in a moment.
refused-internal = Something went wrong on the server. Nothing was changed.

why-allowed = This move is allowed.

# The server's own voice, in a terminal.
serve-ready = Filone is ready: { $address }
serve-stop = Press Ctrl+C to stop it.
