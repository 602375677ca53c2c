"""Everything about a furnishing tile can be found from the tile."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from filone.games import caverna
from filone.games.caverna.content import furnishings
from filone.games.caverna.content.exchanges import EXCHANGES
from filone.games.caverna.content.furnishings import DWELLINGS, FURNISHINGS, KINDS, YELLOW

FOLDER = Path(caverna.__file__).parent
NUMBERS = {tile.name.upper(): number for number, tile in enumerate(FURNISHINGS)}


def functions_that_name_tiles() -> dict[str, set[str]]:
    """By tile: the functions of the rules and of the table in which its number stands."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in (*(FOLDER / "rules").glob("*.py"), FOLDER / "position.py", FOLDER / "homeboard.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                names = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
                for tile in NUMBERS.keys() & names:
                    found[tile].add(f"{path.stem}.{function.name}")
    return found


def test_every_tile_has_its_number() -> None:
    for name, number in NUMBERS.items():
        assert getattr(furnishings, name) == number


@pytest.mark.parametrize("tile", FURNISHINGS, ids=lambda tile: tile.name)
def test_a_tile_names_the_rules_that_carry_out_its_power(tile: furnishings.Furnishing) -> None:
    assert set(tile.rules) == functions_that_name_tiles()[tile.name.upper()]


@pytest.mark.parametrize("tile", FURNISHINGS, ids=lambda tile: tile.name)
def test_a_tile_does_something(tile: furnishings.Furnishing) -> None:
    exchanged = any(one.tile == NUMBERS[tile.name.upper()] for one in EXCHANGES)
    assert tile.beds or tile.supply[1] or tile.bonus[0] or exchanged or tile.rules
    assert not tile.rules or tile.power


def test_kinds_stand_together() -> None:
    kinds = [tile.kind for tile in FURNISHINGS]
    assert kinds == sorted(kinds, key=KINDS.index)
    assert [number for number, kind in enumerate(kinds) if kind == "dwelling"] == list(DWELLINGS)
    assert [n for n, kind in enumerate(kinds) if kind in ("parlor", "storage", "chamber")] == list(YELLOW)
