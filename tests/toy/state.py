"""The rules of the toy."""

from random import Random
from typing import Final

from filone.kernel import CHANCE, EVERYONE, OVER, Kind, MoveSpace, Number, Seat, State, View

SPACE: Final = MoveSpace(
    Kind("keep"),
    Kind("swap"),
    Kind("deal", Seat("target", 4), Number("card", range(1, 10), secret=True), chance=True),
)
KEEP: Final = SPACE.base("keep")
SWAP: Final = SPACE.base("swap")
DEAL: Final = SPACE.base("deal")


class Toy(State):
    """`receiver` is dealt to next; `turns` is how many seats have decided."""

    def __init__(self, seats: int, options: dict[str, bool]) -> None:
        super().__init__(seats)
        self.lucky = options["lucky"]
        self.hands = [0] * seats
        self.pile = list(range(1, 10))
        self.discards: list[int] = []
        self.receiver = 0
        self.turns = 0

    def space(self) -> MoveSpace:
        return SPACE

    def find_moves(self) -> list[int]:
        if self.turn == CHANCE:
            return [DEAL + self.receiver * 9 + card - 1 for card in self.pile]
        return [KEEP] if self.lucky and self.hands[self.turn] == 9 else [KEEP, SWAP]

    def weights(self) -> list[int]:
        return [1] * len(self.pile)

    def apply(self, move: int) -> None:
        if move == SWAP:
            self.discards.append(self.hands[self.turn])
            self.hands[self.turn] = 0
            self.receiver = self.turn
            self.turn = CHANCE
            return
        if move >= DEAL:
            card = (move - DEAL) % 9 + 1
            self.pile.remove(card)
            self.hands[self.receiver] = card
            if 0 in self.hands:
                self.receiver += 1
                return
            if not self.turns and not self.discards:
                self.turn = 0
                return
        self.turns += 1
        self.turn = self.turns if self.turns < self.seats else OVER

    def refuse(self, move: int) -> str:
        return "1.2"

    def copy(self) -> "Toy":
        twin = type(self)(self.seats, {"lucky": self.lucky})
        self.copy_into(twin)
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.receiver = self.receiver
        twin.turns = self.turns
        return twin

    def scores(self) -> list[int]:
        return self.hands[:]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"card": self.hands[seat]}

    def ask(self) -> str:
        return "card" if self.turn >= 0 else ""

    def witnesses(self, move: int) -> int:
        return 1 << self.receiver if move >= DEAL else EVERYONE

    def view(self, seat: int) -> View:
        from toy.game import see

        return see(self, seat)

    def redeal(self, seat: int, rng: Random) -> None:
        others = [s for s in range(self.seats) if s != seat and self.hands[s]]
        cards = [self.hands[s] for s in others] + self.pile + self.discards
        rng.shuffle(cards)
        for other in others:
            self.hands[other] = cards.pop()
        self.discards = [cards.pop() for _ in self.discards]
        self.pile = sorted(cards)
        self.forget()

    def census(self) -> dict[str, int]:
        return {"cards": sum(1 for card in self.hands if card) + len(self.pile) + len(self.discards)}
