"""Writes what is printed on Caverna's boards, cards and tiles as `web/src/games/caverna/data.ts`.

python web/scripts/caverna_data.py
"""

import json
from pathlib import Path
from typing import Any

from filone.games.caverna.content import actions
from filone.games.caverna.content.board import FINDS
from filone.games.caverna.content.exchanges import EXCHANGES
from filone.games.caverna.content.furnishings import FURNISHINGS, KINDS
from filone.games.caverna.content.goods import GOODS, MARKET
from filone.games.caverna.content.loot import LOOT
from filone.games.caverna.content.rounds import EVENTS, FIRST_ROUNDS, STAGES
from filone.games.caverna.content.spaces import SOLO_ORDER, SPACE_NAMES, SPACES, Space
from filone.games.caverna.view import place

DATA = Path(__file__).parents[1] / "src" / "games" / "caverna" / "data.ts"

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


def step(one: actions.Step) -> dict[str, Any]:
    what, number = "", one.number
    if one.does in WITH_GOODS:
        what = GOODS[one.what]
    elif one.does == actions.LAY:
        what = " ".join(twin for i, twin in enumerate(actions.TWINS) if one.what >> i & 1)
    elif one.does == actions.PUT:
        what = PIECES[one.what]
    elif one.does == actions.FURNISH:
        number = one.what
    return {"does": actions.DOES[one.does], "what": what, "number": number}


def space(one: Space) -> dict[str, Any]:
    parts = [
        {"name": part.name, "group": part.group, "rank": part.rank, "steps": [step(each) for each in part.steps]}
        for part in one.parts
    ]
    pile = [[GOODS[good], empty, more] for good, empty, more in one.pile]
    return {"name": one.name, "seats": list(one.seats), "stage": one.stage, "pile": pile, "parts": parts}


def the_data() -> str:
    loot = [{"name": item.name, "strength": item.strength} for item in LOOT]
    tiles = [
        {"name": tile.name, "kind": tile.kind, "cost": amounts(tile.cost), "points": tile.points}
        for tile in FURNISHINGS
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
        ("LOOT", "readonly { name: string; strength: number }[]", loot),
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
