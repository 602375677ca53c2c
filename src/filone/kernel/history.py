"""A game with everything that led to it, as each seat was told it.

A view says what a seat knows now. Its information state is longer: everything that it was told, in order, so that
whoever remembers all of it is in the same one. A resampled history is another that a seat was told the same.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from filone.kernel.state import CHANCE, State, sees

if TYPE_CHECKING:
    from filone.kernel.game import Game

ANEW = -1
SWAPS = 1
"""How often each hidden step is tried to be another, on average, before a history counts as resampled."""


class Told(NamedTuple):
    """A step: who made it (CHANCE or a seat), who saw all of it, what they were told, and what others were."""

    turn: int
    witnesses: int
    whole: str
    openly: str

    def to(self, seat: int) -> tuple[int, str]:
        """Who made it, and what this seat was told."""
        return self.turn, self.whole if sees(self.witnesses, seat) else self.openly


class History:
    """`moves` led from the `start` to the `state`; `told`, beside them, is what was told of each."""

    def __init__(self, game: Game, start: State) -> None:
        self.game = game
        self.start = start
        self.state = start.copy()
        self.moves: list[int] = []
        self.told: list[Told] = []

    def copy(self) -> History:
        twin = History(self.game, self.start)
        twin.state = self.state.copy()
        twin.moves = self.moves[:]
        twin.told = self.told[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> History:
        return self.copy()

    def step(self, move: int) -> None:
        """A legal move, and what is told of it."""
        self._repeat(move, self._tell(move))

    def _repeat(self, move: int, told: Told) -> None:
        self.told.append(told)
        self.moves.append(move)
        self.state.step(move)

    def _tell(self, move: int) -> Told:
        space, state = self.game.space, self.state
        kind = space.kind_of(move)
        whole = openly = space.text(move)
        if any(arg.secret for arg in kind.args):
            values = zip(kind.args, kind.indices(move), strict=True)
            openly = " ".join([kind.name, *(arg.token(index) for arg, index in values if not arg.secret)])
        return Told(state.turn, state.witnesses(move), whole, openly)

    def information(self, seat: int) -> str:
        """The information state of a seat: what it was told so far, a step to a line."""
        return "\n".join(f"{turn} {text}" for turn, text in (told.to(seat) for told in self.told))

    def resample(self, seat: int, rng: Random) -> History:
        """Another history of which the seat was told the same.

        Secrets of two steps that the seat did not see change places, or one is made anew, where everything else it was
        told can still have happened; what is hidden and no longer possible is made anew as well. How likely players
        were to do what they did is not weighed.
        """
        found = self
        for _ in range(SWAPS * len(self._hidden(seat))):
            hidden = found._hidden(seat)
            one, other = rng.choice(hidden), rng.choice(hidden)
            changed = {one: ANEW} if one == other or rng.random() < 0.5 else found._swapped(one, other)
            if changed:
                found = found._replayed(changed, seat, rng) or found
        return found.copy()

    def _hidden(self, seat: int) -> list[int]:
        """The steps of which the seat was not told all."""
        return [
            number
            for number, told in enumerate(self.told)
            if told.whole != told.openly and not sees(told.witnesses, seat)
        ]

    def _swapped(self, one: int, other: int) -> dict[int, int]:
        """The moves of two steps of the same kind with their secrets exchanged; nothing if they have the same."""
        kind = self.game.space.kind_of(self.moves[one])
        if not kind.has(self.moves[other]):
            return {}
        here, there = kind.indices(self.moves[one]), kind.indices(self.moves[other])
        for at, arg in enumerate(kind.args):
            if arg.secret:
                here[at], there[at] = there[at], here[at]
        changed = {one: kind.code(here), other: kind.code(there)}
        return changed if changed[one] != self.moves[one] else {}

    def _replayed(self, changed: dict[int, int], seat: int, rng: Random) -> History | None:
        """The history with some moves changed, if the seat could not tell."""
        again = History(self.game, self.start)
        for number, move in enumerate(self.moves):
            wanted = changed.get(number, move)
            if number < min(changed) or (wanted == move and move in again.state.legal()):
                again._repeat(move, self.told[number])
                continue
            heard = self.told[number].to(seat)
            legal = again.state.legal()
            if wanted not in legal or again._tell(wanted).to(seat) != heard:
                weights = again.state.weights() if again.state.turn == CHANCE else [1] * len(legal)
                alike = [again._tell(other).to(seat) == heard for other in legal]
                if not any(alike):
                    return None
                wanted = rng.choices(legal, [weight * told for weight, told in zip(weights, alike, strict=True)])[0]
            again.step(wanted)
        same = again.state.turn == self.state.turn and again.state.view(seat) == self.state.view(seat)
        return again if same else None
