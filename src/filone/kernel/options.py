"""Options of a game, declared as data and checked before a game starts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from filone.kernel.errors import BadData, BadOption


class Option:
    """One option. `type` is `flag`, `choice`, `number` or `data`; `check` raises `BadData`, saying why not.

    `formerly` gives names that it has in older records, each with what its values there are called now.
    """

    def __init__(
        self,
        name: str,
        type: str,
        default: Any,
        choices: Sequence[str] = (),
        limits: range = range(0),
        check: Callable[[Any], None] | None = None,
        formerly: Mapping[str, Sequence[tuple[Any, Any]]] | None = None,
    ) -> None:
        self.name = name
        self.type = type
        self.default = default
        self.choices = tuple(choices)
        self.limits = limits
        self.formerly = dict(formerly or {})
        self._check = check

    @property
    def text(self) -> str:
        """The key of its name in the game's texts; the attribute `.help` explains it."""
        return f"option-{self.name}"

    @property
    def allowed(self) -> str:
        """The values it may have, for a person to read."""
        match self.type:
            case "flag":
                return "true, false"
            case "choice":
                return ", ".join(self.choices)
            case "number":
                span = f"{self.limits.start}-{self.limits.stop - 1}"
                return span if self.default is not None else f"{span}, null"
            case _:
                return "null, JSON"

    def check(self, value: Any) -> None:
        """Raise `BadOption` unless `value` is one of the allowed ones."""
        if value is None and self.default is None:
            return
        match self.type:
            case "flag":
                good = isinstance(value, bool)
            case "choice":
                good = value in self.choices
            case "number":
                good = type(value) is int and value in self.limits
            case _:
                good = True
                self._check_data(value)
        if not good:
            raise BadOption(reason="value", name=self.name, value=str(value), allowed=self.allowed)

    def _check_data(self, value: Any) -> None:
        assert self._check is not None
        try:
            self._check(value)
        except BadData as error:
            package = self._check.__module__.rpartition(".")[0]
            raise BadOption(reason="data", name=self.name, package=package, why=error.key, **error.details) from error


def flag(name: str, default: bool) -> Option:
    """Yes or no."""
    return Option(name, "flag", default)


def choice(
    name: str,
    choices: Sequence[str],
    default: str,
    formerly: Mapping[str, Sequence[tuple[Any, Any]]] | None = None,
) -> Option:
    """One of several names."""
    return Option(name, "choice", default, choices=choices, formerly=formerly)


def number(name: str, limits: range, default: int | None) -> Option:
    """A whole number; with a default of None it may also be switched off."""
    return Option(name, "number", default, limits=limits)


def data(name: str, check: Callable[[Any], None]) -> Option:
    """JSON of the game's own making (a map, a layout), absent by default."""
    return Option(name, "data", None, check=check)


def complete(game: str, declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every declared option with its given or default value."""
    known = {option.name: option for option in declared}
    chosen = renamed(declared, given)
    for name in chosen:
        if name not in known:
            raise BadOption(reason="unknown", game=game, name=name, allowed=", ".join(known) or "-")
    for name, option in known.items():
        if name in chosen:
            option.check(chosen[name])
    return {name: chosen.get(name, option.default) for name, option in known.items()}


def renamed(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """What was given, by the names of today."""
    chosen = dict(given)
    for option in declared:
        for name, values in option.formerly.items():
            if name in chosen:
                former = chosen.pop(name)
                chosen[option.name] = next((now for then, now in values if then is former), former)
    return chosen
