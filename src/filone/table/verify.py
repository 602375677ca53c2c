"""Was the chance of a recorded game what its secret says? Anybody can ask, afterwards."""

import re

from filone.kernel import CHANCE, FiloneError, Record
from filone.kernel.dice import Dice
from filone.kernel.texts import words_of


class BadDice(FiloneError):
    """The record's chance is not what was committed to; `reason` is a key of the texts."""

    package = "filone.table"

    def sentence(self, lang: str) -> str:
        return words_of(self.package, lang)(f"error-dice-{self.details['reason']}", **self.details)


def dice_from(record: Record) -> int:
    """How many moves the game had when its dice came in: those before are not theirs. At most all of them."""
    written = (record.dice or {}).get("from", "0")
    if not re.fullmatch("[0-9]{1,9}", written) or int(written) > len(record.moves):
        raise BadDice(reason="from")
    return int(written)


def verify(record: Record) -> int | None:
    """How many chance steps the secret explains; None for a record without a secret; `BadDice` if one differs."""
    if record.dice is None or "secret" not in record.dice:
        return None
    try:
        dice = Dice(bytes.fromhex(record.dice["secret"]))
    except ValueError as error:
        raise BadDice(reason="secret") from error
    first = dice_from(record)
    if len(dice.secret) != 32 or record.dice.get("commitment") != dice.commitment:
        raise BadDice(reason="commitment")
    rolls = 0
    for number, state, move in record.positions():
        if state.turn == CHANCE and number > first:
            rolled = dice.roll(number - 1, state)
            if rolled != move:
                space = state.space()
                raise BadDice(reason="roll", number=number, found=space.text(move), allowed=space.text(rolled))
            rolls += 1
    return rolls
