# What joins the last of several things to the others.
list-and = { $most } and { $last }

# Errors. $allowed lists what would be right.
error = Something is wrong.
error-malformed = “{ $move }” is not a move of this game.
error-illegal = The rules do not allow this now (clause { $clause }).
error-not-your-turn = It is not your turn.
error-over = The game is over.
error-not-over = The game is not over yet.
error-unknown-game = There is no game called “{ $name }”. There are: { $allowed }.
error-seats = { $game } is played by { $allowed } players, not by { $seats }.
error-option-unknown = { $game } has no option “{ $name }”. It has: { $allowed }.
error-option-value = Option “{ $name }” cannot be “{ $value }”. Allowed: { $allowed }.
error-option-data = Option “{ $name }” is not usable: { $why }.
error-record-unreadable = This file cannot be read: { $why }.
error-record-foreign = This is not a Filone record.
error-record-format = This record has format { $found }; this version of Filone reads format { $allowed }.
error-record-rules = This record was played under version { $found } of the rules of { $game }; here they are at version { $allowed }.
error-record-players = The names in the record are not usable: at most one for each seat, without control characters, of at most { $allowed } characters.
error-record-move = Move { $number } of the record ({ $move }) is not a move of this game.
error-record-illegal = Move { $number } of the record, “{ $move }”, is against the rules (clause { $clause }).
error-record-text = Move { $number } of the record is written “{ $found }” but means “{ $allowed }”.
error-record-bare = This journal is of an earlier version and holds results only, no games.
error-record-by = The record does not say rightly who made which move.
error-record-result = The result in the record is not the one that its moves lead to.
error-record-long = The record goes on after the end of the game, at move { $number }.
error-record-at = The record has { $allowed } moves; there is no position after move { $number }.
error-unknown-bot = There is no bot called “{ $name }”. There are: { $allowed }.
error-bot-nodes = “{ $name }” is not a bot with a number of steps. Write adept@200, for example; the number is at least 1, and only these think in steps: { $thinkers }.
error-broken-bot = The bot “{ $name }” cannot be brought: { $why }.
error-lost-bot = The bot “{ $name }” gave no legal move in its time: { $why }.
