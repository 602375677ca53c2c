"""A position in the terminal: the game's own drawing, what happened, how it ended."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any

from filone.cli.output import print_columns
from filone.kernel import Game, Names, Outcome, State, View
from filone.kernel.effects import Effects
from filone.kernel.sentences import Entry, log_lines, sentence
from filone.kernel.texts import page, words_of


class Board:
    """One game shown to one seat (or SPECTATOR) in one language. `shown` is the drawing that was printed last."""

    def __init__(self, game: Game, lang: str, options: Mapping[str, Any], players: Sequence[str], seat: int) -> None:
        self.game = game
        self.lang = lang
        self.options = options
        self.players = players
        self.seat = seat
        self.words = game.words(lang, options)
        self.drawing = import_module(f"{game.package}.draw")
        self.shown: list[list[str]] = []

    def draw(self, view: View) -> str:
        self.shown = self.drawing.draw(view, self.words, self.players)
        return page(self.shown)

    def draw_changes(self, view: View) -> str:
        """Only the blocks that are not as they were printed last."""
        before = self.shown
        self.draw(view)
        return page([block for block in self.shown if block not in before])

    def log(self, entries: Iterable[Entry]) -> list[str]:
        """What happened, told to the one who is shown it."""
        return log_lines(self.game, self.words, entries, self.players, self.seat)

    def choices(self, state: State) -> list[tuple[str, str]]:
        """The choices of whoever is on turn, and beside each what it costs, brings and does."""
        view = state.view(self.seat)
        found = []
        for move in state.moves():
            effects = self.game.effects(state, move)
            beside = self.drawing.beside(view, move, effects, self.words).strip()
            found.append((self.choice(state, move, effects), beside))
        return found

    def choice(self, state: State, move: int, effects: Effects) -> str:
        """A choice in words."""
        described = self.game.describe(state, move) | effects.where
        return sentence(self.game, self.words, "move", described, self.players, reader=self.seat)

    def explanations(self, view: View, move: int) -> list[str]:
        """What the things named in a move do."""
        kind = self.game.space.kind_of(move)
        things = zip(kind.args, kind.indices(move), strict=True)
        told = [self.explanation(view, arg.noun, arg.json(index)) for arg, index in things if isinstance(arg, Names)]
        return list(filter(None, told))

    def explanation(self, view: View, noun: str, name: str) -> str:
        """A thing, with what the drawing and the texts say about it; empty if that is nothing."""
        about = self.drawing.about(view, noun, name, self.words)
        key = f"{noun}-{name}"
        told = [] if about is None else list(filter(None, (about, self.words.help(key))))
        return f"{self.words(key)}: {'. '.join(told)}" if told else ""

    def print_outcome(self, outcome: Outcome) -> None:
        words = words_of("filone.cli", self.lang)
        others = [seat for seat in outcome.winners if seat != self.seat]
        winners = "outcome-winners" if others == outcome.winners else "outcome-you"
        print(words(winners, count=len(outcome.winners), names=", ".join(self.names(others))))
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
