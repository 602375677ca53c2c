"""The log of a scene, as one reader is told it."""

from filone.kernel import SPECTATOR, Game, State
from filone.kernel.sentences import Entry, log_lines

PLAYERS = ["Ada", "Ugo", "Pia", "Leo", "Eva"]


def log(game: Game, state: State, *texts: str, reader: int = SPECTATOR, lang: str = "en") -> list[str]:
    """Make these moves, and read the log of them."""
    entries: list[Entry] = []
    for text in texts:
        move = game.parse(state, text)
        told = [one.seen_by(reader) for one in game.told(state, move)]
        entries.append((state.turn, game.describe(state, move, reader), told))
        state.step(move)
    return log_lines(game, game.words(lang, state.view(SPECTATOR).options), entries, PLAYERS, reader)
