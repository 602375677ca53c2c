"""A position in the terminal: the game's own drawing, what happened, how it ended."""

from collections.abc import Iterable, Sequence
from importlib import import_module

from filone.cli.output import print_columns
from filone.kernel import Game, Names, Outcome, State, View
from filone.kernel.sentences import Entry, log_lines, sentence
from filone.kernel.texts import words_of


class Board:
    """One game shown to one seat (or SPECTATOR) in one language."""

    def __init__(self, game: Game, lang: str, players: Sequence[str], seat: int) -> None:
        self.game = game
        self.lang = lang
        self.players = players
        self.seat = seat
        self.words = words_of(game.package, lang)

    def draw(self, view: View) -> str:
        drawing: str = import_module(f"{self.game.package}.draw").draw(view, self.words, self.players)
        return drawing

    def log(self, entries: Iterable[Entry]) -> list[str]:
        """What happened, told to the one who is shown it."""
        return log_lines(self.game, self.lang, entries, self.players, self.seat)

    def choice(self, state: State, move: int) -> str:
        return sentence(self.game, self.lang, "move", self.game.describe(state, move), self.players, reader=self.seat)

    def explanations(self, move: int) -> list[str]:
        """What the things named in a move do, where the texts explain it."""
        kind = self.game.space.kind_of(move)
        things = zip(kind.args, kind.indices(move), strict=True)
        keys = [f"{arg.noun}-{arg.json(index)}" for arg, index in things if isinstance(arg, Names)]
        return [f"{self.words(key)}: {self.words.help(key)}" for key in keys if self.words.help(key)]

    def print_outcome(self, outcome: Outcome) -> None:
        words = words_of("filone.cli", self.lang)
        print(words("outcome-winners", count=len(outcome.winners), names=", ".join(self.names(outcome.winners))))
        print()
        categories = [category for category in self.game.categories if any(category in b for b in outcome.breakdown)]
        heads = ["", words("outcome-name"), words("outcome-score"), *(self.words(f"score-{c}") for c in categories)]
        rows = [
            [
                words("outcome-rank", rank=outcome.ranks[seat]),
                self.players[seat],
                str(outcome.scores[seat]),
                *(str(outcome.breakdown[seat].get(category, 0)) for category in categories),
            ]
            for seat in sorted(range(len(self.players)), key=outcome.ranks.__getitem__)
        ]
        print_columns([heads, *rows], right=1 + len(categories))

    def names(self, seats: Sequence[int]) -> list[str]:
        return [self.players[seat] for seat in seats]
