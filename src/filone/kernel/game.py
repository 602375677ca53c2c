"""A game: the declared facts that everything else selects on, and the way in."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, SupportsIndex

import msgspec

from filone.kernel.effects import Effects, is_final
from filone.kernel.errors import BadSeats
from filone.kernel.facts import Facts
from filone.kernel.findings import Finding, Played
from filone.kernel.history import History
from filone.kernel.legality import require_legal
from filone.kernel.options import Option, complete
from filone.kernel.registry import game_of, module_of
from filone.kernel.space import MoveSpace, Names, plain
from filone.kernel.state import State, sees
from filone.kernel.texts import Name, Words, words_of
from filone.kernel.told import Tale, Told
from filone.kernel.view import View


class Game:
    """`begin` makes the first position; `imagine` a position that fits a view.

    `own` is what a seat sees otherwise than a spectator, whose view it is given if there is one, by the names of its
    `view`: where many look, the rest is put together once. `rules` is the version of the rules that records name.
    `nouns` lists named things that no move mentions (those of the moves are known from the space), `asks` the
    decisions, `categories` the lines of the score, `facts` what an algorithm wants to know of it.
    `simulation` are the options under which even random games end; people play without them. `effects` tells what a
    move costs and brings, `told` what came of it (one of the `tales`). `sets` are choices of options that go together,
    by name. With `open_scores`, everybody can work out the scores at any time, so a table may show them, unless the
    option named by `hides_scores` is on. `before` are options under which games were played that do not say so, because
    there was no choice yet (`Record`). `names` are the names of things that depend on the options of a table, by their
    keys; `whereabouts` lists, by kind of move, the facts that `Effects.where` has for it. `findings` are what
    statistics want to know of a finished game; `found` has, for each of their kinds, the noun that leads to its words.
    """

    def __init__(
        self,
        *,
        name: str,
        rules: int,
        seats: range,
        options: Sequence[Option],
        space: MoveSpace,
        begin: Callable[[int, dict[str, Any]], State],
        imagine: Callable[[Any, Random], State],
        view: type[View],
        asks: Sequence[str],
        categories: Sequence[str],
        facts: Facts,
        nouns: Mapping[str, Sequence[str]] | None = None,
        simulation: Mapping[str, Any] | None = None,
        open_scores: bool = False,
        effects: Callable[[Any, int], Effects] | None = None,
        sets: Mapping[str, Mapping[str, Any]] | None = None,
        hides_scores: str = "",
        before: Mapping[str, Any] | None = None,
        tales: Sequence[Tale] = (),
        told: Callable[[Any, int, Any], list[Told]] | None = None,
        names: Callable[[Mapping[str, Any]], dict[str, Name]] | None = None,
        whereabouts: Mapping[str, Sequence[str]] | None = None,
        found: Mapping[str, str] | None = None,
        findings: Callable[[Any, Played], list[Finding]] | None = None,
        own: Callable[[Any, int, Any], dict[str, Any]] | None = None,
    ) -> None:
        self.name = name
        self.rules = rules
        self.seats = seats
        self.options = tuple(options)
        self.space = space
        space.game = name
        self.view = view
        self.asks = tuple(asks)
        self.categories = tuple(categories)
        self.facts = facts
        self.nouns = dict(nouns or {})
        self.simulation = dict(simulation or {})
        self.sets = {set: dict(options) for set, options in (sets or {}).items()}
        self.open_scores = open_scores
        self.hides_scores = hides_scores
        self.before = dict(before or {})
        self._begin = begin
        self._imagine = imagine
        self._effects = effects
        self.tales = {tale.name: tale for tale in tales}
        self._told = told
        self._names = names
        self.whereabouts = dict(whereabouts or {})
        self.found = dict(found or {})
        self._findings = findings
        self._own = own

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one object of a game in a process: a copy or a pickle of it is that one."""
        return game_of, (self.name, module_of(self.name))

    @property
    def package(self) -> str:
        """Where the game's texts and rulebook lie: the package of the function that begins it."""
        return self._begin.__module__.rpartition(".")[0]

    def start(self, seats: SupportsIndex, options: Mapping[str, Any] | None = None) -> State:
        """The first position; options that are not given have their defaults. `BadSeats` or `BadOption` otherwise."""
        number = plain(seats) if hasattr(seats, "__index__") and not isinstance(seats, bool) else 0
        if number not in self.seats:
            raise BadSeats(game=self.name, allowed=f"{self.seats.start}-{self.seats.stop - 1}", seats=str(seats))
        return self._begin(number, complete(self.name, self.options, options or {}))

    def names(self, options: Mapping[str, Any] | None = None) -> dict[str, Name]:
        """The names that things have at a table with these options, by their keys; others are called by their texts."""
        return self._names(complete(self.name, self.options, options or {})) if self._names else {}

    def words(self, lang: str, options: Mapping[str, Any] | None = None) -> Words:
        """The game's texts, as they are at a table with these options."""
        return words_of(self.package, lang).renamed(self.names(options))

    def history(self, seats: SupportsIndex, options: Mapping[str, Any] | None = None) -> History:
        """A game from its start that remembers what every seat is told."""
        return History(self, self.start(seats, options))

    def things(self) -> list[tuple[str, str]]:
        """Everything that has words of its own, by noun and name."""
        args = [arg for kind in self.space.kinds for arg in kind.args if isinstance(arg, Names)]
        named = [(arg.noun, name) for arg in args for name in arg.ids]
        named += [(noun, name) for noun, names in self.nouns.items() for name in names]
        return list(dict.fromkeys(named))

    def shows_scores(self, options: Mapping[str, Any]) -> bool:
        """May a table with these options show the scores before the end?"""
        return self.open_scores and not options.get(self.hides_scores, False)

    def imagine(self, view: View, rng: Random) -> State:
        """A full state that fits the view, sampled fairly."""
        return self._imagine(view, rng)

    def view_beside(self, state: State, seat: int, spectator: View) -> View:
        """As `state.view(seat)`, for one who has the view of SPECTATOR already."""
        return msgspec.structs.replace(spectator, **self.own(state, seat, spectator))

    def own(self, state: State, seat: int, spectator: View) -> dict[str, Any]:
        """What a seat may see otherwise than SPECTATOR, whose view is given: fields of its own view."""
        if self._own is None:
            return msgspec.structs.asdict(state.view(seat))
        return {"seat": seat, **self._own(state, seat, spectator)}

    def describe(self, state: State, move: SupportsIndex, seat: SupportsIndex | None = None) -> dict[str, Any]:
        """A move of this state as data; for a seat (or SPECTATOR) without what it does not see."""
        described = self.space.json(move)
        if seat is None or sees(state.witnesses(plain(move)), plain(seat)):
            return described
        secret = {arg.name for arg in self.space.kind_of(move).args if arg.secret}
        return {name: value for name, value in described.items() if name not in secret}

    def effects(self, state: State, move: SupportsIndex) -> Effects:
        """What a legal move costs and brings whoever is on turn, and whether it can be taken back.

        A game may know that it cannot; else it is tried out, which costs as much as the move itself.
        """
        effects = self._effects(state, plain(move)) if self._effects else Effects()
        if effects.final or not is_final(state, plain(move)):
            return effects
        return msgspec.structs.replace(effects, final=True)

    def told(self, state: State, move: SupportsIndex) -> list[Told]:
        """What comes of a legal move, beyond what the move says itself."""
        if self._told is None:
            return []
        after = state.copy()
        after.step(move)
        return self._told(state, plain(move), after)

    def findings(self, state: State, played: Played) -> list[Finding]:
        """What statistics want to know of a game that is over, from its end and its moves."""
        return self._findings(state, played) if self._findings else []

    def text(self, state: State, move: SupportsIndex) -> str:
        """A move of this state in one line, as `parse` reads it back."""
        return self.space.text(move)

    def parse(self, state: State, text: str) -> int:
        """The move that a text means; `MalformedMove` if it means none, `IllegalMove` if it is not allowed now."""
        move = self.space.meant(self.space.parse(text))
        require_legal(state, move, text)
        return move
