# What a table refuses.
refused-stale = The game has moved on. Look again before you move.
refused-not-your-seat = This is not your seat.
refused-not-undoable = This move can no longer be undone.
refused-seat-taken = This seat is taken.
refused-seats-free = Every seat must be taken before the game starts.
refused-not-host = Only the player who set up the table can do this.
refused-started = The game has already started.
refused-not-started = The game has not started yet.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-no-hints = There are no hints at this table.
refused-adjourned = The game was adjourned.
refused-not-elsewhere = A rated game, or one of a challenge, cannot be adjourned: it is finished here.
refused-sealed = This table is sealed until everybody has played the same deal.

# filone verify
verify-good = { $rolls ->
    [0] The record is sound. It has no draws to check.
    [one] The record is sound, and its draw is the one its secret gives.
   *[other] The record is sound, and all { $rolls } draws are those its secret gives.
}
verify-elsewhere = { $moves ->
    [one] The first move was made elsewhere: its draw may have been chosen. The secret vouches for what follows.
   *[other] The first { $moves } moves were made elsewhere: their draws may have been chosen. The secret vouches for what follows.
}
verify-no-dice = The record is sound, but it does not contain the secret: its draws cannot be checked.
error-dice-commitment = The secret is not the one fixed before the game.
error-dice-secret = The secret in the record is not readable.
error-dice-from = The record says that its secret holds from a move that it does not have.
error-dice-roll = Move { $number } is “{ $found }”, but the secret gives “{ $allowed }”.
