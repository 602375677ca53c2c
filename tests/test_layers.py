"""kernel <- games <- bots, table <- rl, teaching, data <- server <- cli, testing: nothing imports from later ones."""

import ast
from pathlib import Path

import pytest

import filone

ROOT = Path(filone.__file__).parent
LAYERS = {
    "kernel": 0, "games": 1, "bots": 2, "table": 2, "rl": 3, "teaching": 3, "data": 3, "server": 4, "client": 5,
    "cli": 6, "testing": 6,
}  # fmt: skip
IMPURE = {"asyncio", "datetime", "io", "os", "pathlib", "secrets", "socket", "subprocess", "sys", "tempfile", "time"}
"""What rules must not touch: the clock, files, processes, the network, the machine's own randomness."""


def modules() -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py"))


def imports(module: str) -> set[str]:
    """Everything a module imports, with the names taken from it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / module).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("module", [module for module in modules() if "/" in module])
def test_imports_point_one_way(module: str) -> None:
    layer = module.split("/", maxsplit=1)[0]
    for imported in imports(module):
        package, _, rest = imported.partition(".")
        if package != "filone":
            continue
        other = rest.split(".")[0]
        if other not in LAYERS:
            continue
        assert other == layer or LAYERS[other] < LAYERS[layer], f"{module} imports {imported}"


@pytest.mark.parametrize("module", [module for module in modules() if module.startswith("games/")])
def test_rules_are_pure_and_games_do_not_know_each_other(module: str) -> None:
    game = module.split("/")[1]
    for imported in imports(module):
        parts = imported.split(".")
        assert parts[0] not in IMPURE, f"{module} imports {imported}"
        assert parts[0] != "random" or imported == "random.Random", f"{module} uses the global random"
        if parts[:2] == ["filone", "games"]:
            assert parts[2] == game, f"{module} imports {imported}"
        if parts[0] == "filone" and len(parts) > 1:
            assert parts[1] in ("kernel", "games"), f"{module} imports {imported}"


def test_there_is_something_to_check() -> None:
    assert any(module.startswith("kernel/") for module in modules())
    assert {module.split("/")[0] for module in modules() if "/" in module} <= set(LAYERS)
