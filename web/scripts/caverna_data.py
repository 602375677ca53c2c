"""Writes what is printed on Caverna's boards, cards and tiles, and is the same in every game, as `web/src/games/caverna/data.ts`.

    python web/scripts/caverna_data.py
"""

import json
from pathlib import Path
from typing import Any

from filone.games.caverna import actions, furnishings
from filone.games.caverna.exchanges import EXCHANGES
from filone.games.caverna.furnishings import FURNISHINGS
from filone.games.caverna.goods import GOODS, MARKET
from filone.games.caverna.harvest import EVENTS, FIRST_ROUNDS
from filone.games.caverna.homeboard import FINDS
from filone.games.caverna.loot import LOOT
from filone.games.caverna.rounds import STAGES
from filone.games.caverna.spaces import SOLO_ORDER, SPACE_NAMES, SPACES, Space
from filone.games.caverna.view import place

DATA = Path(__file__).parents[1] / "src" / "games" / "caverna" / "data.ts"

KINDS = {
    "dwelling": furnishings.DWELLING,
    "room": furnishings.CUDDLE_ROOM,
    "material": furnishings.CARPENTER,
    "cave": furnishings.SLAUGHTERING_CAVE,
    "parlor": furnishings.WEAVING_PARLOR,
    "storage": furnishings.STONE_STORAGE,
    "chamber": furnishings.BROOM_CHAMBER,
}
"""The kinds of furnishing tile, by the first of each."""

STEPS = {
    actions.TAKE: "take",
    actions.GAIN: "gain",
    actions.PER_ORE_MINE: "per_ore_mine",
    actions.FOR_RUBY_MINES: "for_ruby_mines",
    actions.TOKEN: "token",
    actions.IMITATE: "imitate",
    actions.LAY: "lay",
    actions.PUT: "put",
    actions.FURNISH: "furnish",
    actions.GROW: "grow",
    actions.SOW: "sow",
    actions.FORGE: "forge",
    actions.EXPEDITION: "expedition",
    actions.BUY: "buy",
    actions.TRADE: "trade",
    actions.BREED: "breed",
    actions.SHARPEN: "sharpen",
}
WITH_GOODS = (actions.GAIN, actions.PER_ORE_MINE, actions.FOR_RUBY_MINES)
PIECES = (*actions.PIECES, "ruby_mine")

TYPES = """export type Amounts = Readonly<Partial<Record<string, number>>>;

export interface Furnishing {
  name: string;
  kind: string;
  cost: Amounts;
  points: number;
}

/** `what` is a good or a tile, `number` how many, the price or the level. */
export interface Step {
  does: string;
  what: string;
  number: number;
}

/** Parts of another `group` are alternatives; those of a higher `rank` come later. */
export interface Part {
  name: string;
  group: number;
  rank: number;
  steps: readonly Step[];
}

/** `pile` is what each round brings: good, number if the space is empty, number otherwise. `stage` is 0 on a board. */
export interface Space {
  name: string;
  seats: readonly number[];
  stage: number;
  pile: readonly (readonly [string, number, number])[];
  parts: readonly Part[];
}

/** What a player may give and get at any time; some need a furnishing tile, some bring a piece of land. */
export interface Exchange {
  pay: Amounts;
  get: Amounts;
  piece: string;
  animals: number;
}"""


def amounts(numbers: dict[int, int]) -> dict[str, int]:
    return {GOODS[good]: number for good, number in numbers.items()}


def kind_of(tile: int) -> str:
    return next(kind for kind, first in reversed(KINDS.items()) if tile >= first)


def step(packed: actions.Step) -> dict[str, Any]:
    does, first, second = packed
    what, number = "", first
    if does in WITH_GOODS:
        what, number = GOODS[first], second
    elif does == actions.LAY:
        what, number = " ".join(twin for i, twin in enumerate(actions.TWINS) if first >> i & 1), second
    elif does == actions.PUT:
        what, number = PIECES[first], second
    return {"does": STEPS[does], "what": what, "number": number}


def space(one: Space) -> dict[str, Any]:
    parts = [
        {"name": part.name, "group": part.group, "rank": part.rank, "steps": [step(packed) for packed in part.steps]}
        for part in one.parts
    ]
    pile = [[GOODS[good], empty, more] for good, empty, more in one.pile]
    return {"name": one.name, "seats": list(one.seats), "stage": one.stage, "pile": pile, "parts": parts}


def the_data() -> str:
    tiles = [
        {"name": tile.name, "kind": kind_of(number), "cost": amounts(tile.cost), "points": tile.points}
        for number, tile in enumerate(FURNISHINGS)
    ]
    exchanges = {
        one.name: {
            "pay": amounts(one.pay),
            "get": amounts(one.get),
            "piece": "" if one.piece < 0 else PIECES[one.piece],
            "animals": one.animals,
        }
        for one in EXCHANGES
    }
    finds = [[list(place(cell.bit_length() - 1)), GOODS[good], number] for cell, good, number in FINDS]
    constants: list[tuple[str, str, Any]] = [
        ("GOODS", "readonly string[]", GOODS),
        ("KINDS", "readonly string[]", list(KINDS)),
        ("FURNISHINGS", "readonly Furnishing[]", tiles),
        ("SPACES", "readonly Space[]", [space(one) for one in SPACES]),
        ("LOOT", "readonly { name: string; strength: number }[]", [{"name": i.name, "strength": i.strength} for i in LOOT]),
        ("EXCHANGES", "Readonly<Record<string, Exchange>>", exchanges),
        ("FINDS", "readonly [readonly [number, number], string, number][]", finds),
        ("PRICES", "Amounts", amounts(MARKET)),
        ("STAGES", "readonly number[]", STAGES),
        ("SOLO", "readonly string[]", ["" if card < 0 else SPACE_NAMES[card] for card in SOLO_ORDER]),
        ("FIRST_ROUNDS", "readonly number[]", FIRST_ROUNDS),
        ("EVENTS", "readonly number[]", EVENTS),
    ]
    parts = ["// Written by scripts/caverna_data.py from filone.games.caverna. Do not edit.", TYPES]
    for name, kind, value in constants:
        text = json.dumps(value, separators=(", ", ": "))
        if name in ("FURNISHINGS", "SPACES"):
            text = "[\n" + "".join(f"  {json.dumps(one)},\n" for one in value) + "]"
        parts.append(f"export const {name}: {kind} = {text};")
    return "\n\n".join(parts) + "\n"


def generate() -> dict[Path, str]:
    """What each file should hold."""
    return {DATA: the_data()}


if __name__ == "__main__":
    for path, text in generate().items():
        path.write_text(text, encoding="utf-8")
