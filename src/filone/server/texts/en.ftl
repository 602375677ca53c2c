# What the server refuses.
refused-malformed = This request is not understood: { $why }
refused-too-fast = That was too fast. Try again in { $seconds } s.
refused-too-large = This is too large: at most { $limit } kB.
refused-unknown-table = There is no such table.
refused-unknown-path = There is nothing here.
refused-wrong-method = This address does not take { $method }.
refused-bad-hook = This address cannot be a web hook: it must be an http or https address on the public internet.
refused-bad-origin = This page may not speak with the server.
refused-name-taken = The name “{ $name }” is taken.
refused-too-many-tables = You have { $limit } tables that are not finished. End or leave some of them first.
refused-too-many-notes = You have notes on { $limit } tables. Empty some of them first.
refused-wrong-password = Name or password is wrong.
refused-not-signed-in = Say who you are first.
refused-invitation-needed = This table is by invitation only.
refused-busy = The server is busy. Try again in a moment.
refused-internal = Something went wrong on the server. Nothing was changed.

why-allowed = This move is allowed.

# The server's own voice, in a terminal.
serve-ready = Filone is ready: { $address }
serve-stop = Press Ctrl+C to stop it.
