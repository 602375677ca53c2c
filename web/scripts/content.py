"""Writes what is printed on each game's boards, cards and tiles as `web/src/games/<game>/data.ts`.

python web/scripts/content.py
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from filone.games.caverna.content import actions, board, exchanges, furnishings, goods, loot
from filone.games.caverna.content import spaces as action_spaces
from filone.games.caverna.view import place
from filone.games.eldorado.content import blocks, tiles, tokens
from filone.games.eldorado.content import cards as expedition
from filone.games.saboteur.content import cards as tunnels
from filone.games.saboteur.content import numbers
from filone.games.valdora.content import box, commissions, equipment, gems, spaces

GAMES = Path(__file__).parents[1] / "src" / "games"


class Constant(NamedTuple):
    """`tall`: a line for each thing in it."""

    name: str
    type: str
    value: Any
    tall: bool = False


def chosen(names: Sequence[str], bits: int) -> list[str]:
    """The names of a set of bits."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


# Saboteur

SABOTEUR_TYPES = """export type Side = "N" | "E" | "S" | "W";

/** `plays` is the kind of move that plays it, empty where it never is in a hand; `open` are the sides of a tunnel. */
export interface Card {
  plays: string;
  open: readonly Side[];
  dead: boolean;
  tools: readonly string[];
}"""


def plays(card: int) -> str:
    if card < tunnels.FIRST_BREAK:
        return "place"
    if card < tunnels.FIRST_REPAIR:
        return "break"
    if card < tunnels.ROCKFALL:
        return "repair"
    return {tunnels.ROCKFALL: "rockfall", tunnels.MAP: "map"}.get(card, "")


def of_saboteur() -> list[Constant]:
    tools = [*tunnels.TOOLS_OF, *[0] * (len(tunnels.FACES) - tunnels.KINDS)]
    cards = {
        face: {
            "plays": plays(card),
            "open": chosen("NESW", tunnels.EDGES[card]),
            "dead": tunnels.DEAD_END[card],
            "tools": chosen(tunnels.TOOLS, tools[card]),
        }
        for card, face in enumerate(tunnels.FACES)
    }
    return [
        Constant("TOOLS", "readonly string[]", tunnels.TOOLS),
        Constant("ROUNDS", "number", numbers.ROUNDS),
        Constant("GOALS", "readonly string[]", numbers.GOALS),
        Constant("CARDS", "Readonly<Record<string, Card>>", cards, tall=True),
    ]


# Valdora

VALDORA_TYPES = """export type City = "catalogue" | "commissions" | "harbour-city";
export type Purpose = City | "road" | "harbour" | "mine" | "house";

/** What a space is for, and the gems that an action loads in a harbour. */
export interface Space {
  purpose: Purpose;
  ships: number;
}"""


def purpose_of(space: int) -> str:
    if spaces.is_catalogue(space):
        return "catalogue"
    if spaces.is_commission_book(space):
        return "commissions"
    if space == spaces.HARBOUR_CITY:
        return "harbour-city"
    if spaces.is_road(space):
        return "road"
    if spaces.is_mine(space):
        return "mine"
    return "house" if spaces.is_house(space) else "harbour"


def of_valdora() -> list[Constant]:
    known = {
        name: {"purpose": purpose_of(space), "ships": 0 if spaces.is_road(space) else spaces.SHIPS[space]}
        for space, name in enumerate(spaces.SPACES)
    }
    return [
        Constant("GEMS", "readonly string[]", gems.GEMS),
        Constant("PAN", "string", equipment.ITEMS[equipment.PAN]),
        Constant("PAN_TAKES", "string", gems.GEMS[gems.GOLD]),
        Constant("PURSE", "number", box.PURSE),
        Constant("OPEN_COMMISSIONS", "number", commissions.MOST_OPEN),
        Constant("SPACES", "Readonly<Record<string, Space>>", known, tall=True),
    ]


# El Dorado

ELDORADO_TYPES = """export type Symbol = "machete" | "paddle" | "coin";

/** `cost` is 0 where a card is not for sale, `worth` what it pays for another, in half coins. */
export interface Print {
  symbols: readonly Symbol[];
  power: number;
  cost: number;
  worth: number;
  item: boolean;
  draws: number;
  removes: number;
}

export interface Token {
  symbols: readonly Symbol[];
  power: number;
}

export interface BlockPrint {
  terrain: string;
  value: number;
}"""


def of_eldorado() -> list[Constant]:
    cards = {
        name: {
            "symbols": chosen(expedition.SYMBOL_NAMES, expedition.SYMBOLS[card]),
            "power": expedition.POWER[card],
            "cost": expedition.COST[card] // 2,
            "worth": expedition.WORTH[card],
            "item": expedition.ITEM[card],
            "draws": expedition.DRAWS[card],
            "removes": expedition.REMOVES[card],
        }
        for card, name in enumerate(expedition.CARDS)
    }
    cave_tokens = {
        name: {
            "symbols": chosen(expedition.SYMBOL_NAMES, tokens.TOKEN_SYMBOL[token]),
            "power": tokens.TOKEN_POWER[token],
        }
        for token, name in enumerate(tokens.TOKENS)
    }
    barriers = {
        block: {"terrain": tiles.TERRAINS[blocks.BLOCK_TERRAIN[block]], "value": blocks.BLOCK_VALUE[block]}
        for block in range(1, blocks.BLOCKS + 1)
    }
    return [
        Constant("PLACES", "number", expedition.PLACES),
        Constant("CHANGE_SYMBOL", "string", tokens.TOKENS[tokens.CHANGE_SYMBOL]),
        Constant("CARDS", "Readonly<Record<string, Print>>", cards, tall=True),
        Constant("TOKENS", "Readonly<Record<string, Token>>", cave_tokens, tall=True),
        Constant("BLOCKS", "Readonly<Record<number, BlockPrint>>", barriers, tall=True),
    ]


# Caverna

CAVERNA_TYPES = """export type Amounts = Readonly<Partial<Record<string, number>>>;

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
  group: number;
  rank: number;
  steps: readonly Step[];
}

/** `pile` is what each round brings: good, number if the space is empty, number otherwise. `stage` is 0 on a board. */
export interface Space {
  name: string;
  stage: number;
  pile: readonly (readonly [string, number, number])[];
  parts: readonly Part[];
}"""

WITH_GOODS = (actions.GAIN, actions.PER_ORE_MINE, actions.FOR_RUBY_MINES)
PIECES = (*actions.PIECES, "ruby_mine")


def amounts(numbers: dict[int, int]) -> dict[str, int]:
    return {goods.GOODS[good]: number for good, number in numbers.items()}


def step(one: actions.Step) -> dict[str, Any]:
    what, number = "", one.number
    if one.does in WITH_GOODS:
        what = goods.GOODS[one.what]
    elif one.does == actions.LAY:
        what = " ".join(chosen(actions.TWINS, one.what))
    elif one.does == actions.PUT:
        what = PIECES[one.what]
    elif one.does == actions.FURNISH:
        number = one.what
    return {"does": actions.DOES[one.does], "what": what, "number": number}


def action_space(one: action_spaces.Space) -> dict[str, Any]:
    parts = [
        {"group": part.group, "rank": part.rank, "steps": [step(each) for each in part.steps]} for part in one.parts
    ]
    pile = [[goods.GOODS[good], empty, more] for good, empty, more in one.pile]
    return {"name": one.name, "stage": one.stage, "pile": pile, "parts": parts}


def of_caverna() -> list[Constant]:
    tiles_on_offer = [
        {"name": tile.name, "kind": tile.kind, "cost": amounts(tile.cost), "points": tile.points}
        for tile in furnishings.FURNISHINGS
    ]
    items = [{"name": item.name, "strength": item.strength} for item in loot.LOOT]
    pieces = {one.name: PIECES[one.piece] for one in exchanges.EXCHANGES if one.piece >= 0}
    finds = [[list(place(cell.bit_length() - 1)), goods.GOODS[good], number] for cell, good, number in board.FINDS]
    return [
        Constant("GOODS", "readonly string[]", goods.GOODS),
        Constant("KINDS", "readonly string[]", list(furnishings.KINDS)),
        Constant("FURNISHINGS", "readonly Furnishing[]", tiles_on_offer, tall=True),
        Constant("SPACES", "readonly Space[]", [action_space(one) for one in action_spaces.SPACES], tall=True),
        Constant("LOOT", "readonly { name: string; strength: number }[]", items, tall=True),
        Constant("EXCHANGE_PIECES", "Readonly<Record<string, string>>", pieces),
        Constant("FINDS", "readonly [readonly [number, number], string, number][]", finds),
        Constant("ENTRY", "readonly [number, number]", place(*board.members(board.ENTRY_DWELLING))),
    ]


# All of them

CONTENT = {
    "saboteur": (SABOTEUR_TYPES, of_saboteur),
    "valdora": (VALDORA_TYPES, of_valdora),
    "eldorado": (ELDORADO_TYPES, of_eldorado),
    "caverna": (CAVERNA_TYPES, of_caverna),
}


def spell(constant: Constant) -> str:
    value = constant.value
    if not constant.tall:
        text = json.dumps(value)
    elif isinstance(value, dict):
        text = "{\n" + "".join(f"  {json.dumps(key)}: {json.dumps(one)},\n" for key, one in value.items()) + "}"
    else:
        text = "[\n" + "".join(f"  {json.dumps(one)},\n" for one in value) + "]"
    return f"export const {constant.name}: {constant.type} = {text};"


def generate() -> dict[Path, str]:
    """What each file should hold."""
    written = {}
    for game, (types, constants) in CONTENT.items():
        parts = [f"// Written by scripts/content.py from filone.games.{game}.content. Do not edit.", types]
        parts += [spell(constant) for constant in constants()]
        written[GAMES / game / "data.ts"] = "\n\n".join(parts) + "\n"
    return written


if __name__ == "__main__":
    for path, text in generate().items():
        path.write_text(text, encoding="utf-8")
