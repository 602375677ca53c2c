"""What came of a step, told with it in the log: who won the round, what a journey paid, what paid for a card."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from filone.kernel.state import EVERYONE, sees

Fact: TypeAlias = str | int | list[str] | dict[str, int]


class Tale(msgspec.Struct, frozen=True):
    """Something that can be told: `nouns` has, for each of its facts, the noun that leads to its words.

    The facts named in `secret` are for witnesses. Steps one after the other that tell the same `run` make one line of
    the log: amounts add up, also those by name, lists go on, and whatever has a name is the same in all of them.
    """

    name: str
    nouns: dict[str, str] = {}
    secret: tuple[str, ...] = ()
    run: bool = False


class Told(msgspec.Struct, frozen=True):
    """A tale with its facts: a name, a number, names in a row, or how much there is of each name."""

    tale: Tale
    facts: dict[str, Fact] = {}
    witnesses: int = EVERYONE

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The facts as a seat, or SPECTATOR, is told them; with None all of them."""
        hidden = () if seat is None or sees(self.witnesses, seat) else self.tale.secret
        return {"tale": self.tale.name, **{name: fact for name, fact in self.facts.items() if name not in hidden}}


def continued(tale: Tale, told: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any] | None:
    """A run with what the next step tells of it, or None if that is about something else."""
    joined = dict(told)
    for name, fact in more.items():
        if name not in told:
            joined[name] = fact
        elif isinstance(fact, list) or (isinstance(fact, int) and not tale.nouns.get(name)):
            joined[name] = told[name] + fact
        elif isinstance(fact, dict):
            joined[name] = {one: told[name].get(one, 0) + fact.get(one, 0) for one in told[name] | fact}
        elif fact != told[name]:
            return None
    return joined
