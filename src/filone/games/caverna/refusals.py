"""Why a move is refused: the clause that forbids it, as far as the position tells."""

from typing import Final

from filone.games.caverna import decisions as ask
from filone.games.caverna.actions import (
    CAVERN_PIECE,
    DEEP_RUBY_MINE_PIECE,
    FIELD_PIECE,
    LARGE_PASTURE,
    MEADOW_FIELD,
    MEADOW_PIECE,
    ORE_MINE_TILE,
    RUBY_MINE_PIECE,
    SMALL_PASTURE,
    THE_DWELLING,
    TUNNEL_PIECE,
)
from filone.games.caverna.furnishings import DWELLINGS, OFFICE_ROOM
from filone.games.caverna.homeboard import BOARD, CELLS, DEEP, ENTRANCE, FOREST, STEPS, TUNNEL
from filone.games.caverna.loot import LOOT
from filone.games.caverna.rooms import rival
from filone.games.caverna.space import (
    FURNISH_MOVE,
    IMITATE_MOVE,
    INSTALL,
    LAY_MOVE,
    LOOT_MOVE,
    PART_MOVE,
    PUT_MOVE,
    SPACE,
    SWAP,
    USE,
)
from filone.games.caverna.spaces import FIRST_CARD, PART_NAMES, SPACES
from filone.games.caverna.table import Table
from filone.kernel.state import CHANCE, OVER

DECISION_OF: Final = {
    "use": (ask.PLACE,),
    "send": (ask.PLACE,),
    "pass": (ask.PLACE,),
    "part": (ask.PART,),
    "stop": (ask.PART, ask.ITEM, ask.PURCHASE),
    "imitate": (ask.COPY,),
    "lay": (ask.TWIN,),
    "put": (ask.PIECE,),
    "furnish": (ask.TILE,),
    "pay": (ask.PAYMENT,),
    "install": (ask.CELL,),
    "sow": (ask.CROPS,),
    "forge": (ask.WEAPON,),
    "loot": (ask.ITEM,),
    "buy": (ask.PURCHASE,),
    "trade": (ask.TIMES,),
    "swap": (ask.MENU, ask.ROOM, ask.FEEDING, ask.LAST),
    "coins": (ask.MENU, ask.FEEDING, ask.LAST),
    "food": (ask.COINS,),
    "disarm": (ask.MENU, ask.FEEDING, ask.LAST),
    "skip": (ask.EVENT,),
    "substitute": (ask.FEEDING,),
    "feed": (ask.FEEDING,),
    "breed": (ask.NEWBORNS,),
    "finish": (ask.LAST,),
    "save": (ask.RESCUE,),
    "clear": (ask.RESCUE,),
}
"""Where each kind of move belongs."""

AT: Final = {
    ask.PLACE: "3.1",
    ask.PART: "3.5",
    ask.COPY: "15.1",
    ask.TWIN: "5.1",
    ask.PIECE: "5.1",
    ask.TILE: "7.1",
    ask.PAYMENT: "29.5",
    ask.CELL: "7.1",
    ask.CROPS: "6.1",
    ask.WEAPON: "12.1",
    ask.ITEM: "12.6",
    ask.PURCHASE: "24.18",
    ask.TIMES: "25.11",
    ask.MENU: "13.1",
    ask.COINS: "13.4",
    ask.ROOM: "14.1",
    ask.EVENT: "17.8",
    ask.FEEDING: "18.1",
    ask.NEWBORNS: "19.1",
    ask.LAST: "20.1",
    ask.RESCUE: "22.6",
}
"""What has to be decided first, where a move belongs elsewhere."""

PLAIN: Final = {
    "send": "16.2",
    "pass": "3.3",
    "stop": "3.5",
    "pay": "29.5",
    "sow": "6.1",
    "forge": "12.1",
    "buy": "24.18",
    "trade": "25.11",
    "exchange": "13.1",
    "coins": "13.4",
    "food": "13.4",
    "disarm": "30.6",
    "skip": "17.7",
    "substitute": "30.3",
    "feed": "18.1",
    "breed": "19.3",
    "finish": "20.1",
    "save": "22.7",
    "clear": "22.6",
    "start": "1.1",
    "reveal": "1.5",
    "token": "1.6",
}

EXCHANGE_CLAUSES: Final = (
    ["13.2", "13.3", "13.3", "13.2", "13.2", "13.2", "13.2", "13.8"]
    + ["13.6"] * 4
    + ["13.7"]
    + ["13.6"] * 6
    + ["13.9"] * 3
    + ["13.10", "30.2", "31.4", "31.5", "31.5", "31.6", "32.3", "29.6"]
)


def clause_against(table: Table, move: int) -> str:
    kind = SPACE.kind_of(move).name
    if table.turn == CHANCE:
        return "1.7"
    if table.turn == OVER:
        return "20.1"
    decision = table.stack[-4]
    if decision not in DECISION_OF.get(kind, (decision,)):
        return AT[decision]
    match kind:
        case "use":
            return against_space(table, move - USE)
        case "part":
            return against_part(table, PART_NAMES[move - PART_MOVE])
        case "imitate":
            return against_model(table, move - IMITATE_MOVE)
        case "lay":
            return against_twin(table, move - LAY_MOVE)
        case "put":
            return against_piece(table, move - PUT_MOVE)
        case "furnish":
            return against_tile(table, move - FURNISH_MOVE)
        case "install":
            tile = (move - INSTALL) // CELLS
            other = rival(tile)
            return "32.7" if other >= 0 and table.home().has(other) else "7.2"
        case "loot":
            item = move - LOOT_MOVE
            strength = table.home().dwarfs[table.actor]
            if table.stack[-2] >> item & 1 or LOOT[item].strength > strength:
                return "12.4"
            return f"26.{item + 1}"
        case "swap":
            return EXCHANGE_CLAUSES[move - SWAP]
        case "stop" if decision == ask.ITEM:
            return "12.5"
        case _:
            return PLAIN[kind]


def against_space(table: Table, space: int) -> str:
    if not table.open_spaces >> space & 1:
        return "2.2" if space >= FIRST_CARD else "1.4"
    if table.occupant[space] >= 0:
        return "3.2"
    return "3.5"


def against_part(table: Table, name: str) -> str:
    space = table.stack[-3]
    remaining = table.stack[-2]
    done = table.stack[-1]
    parts = SPACES[space].parts
    for i, part in enumerate(parts):
        if part.name != name:
            continue
        if done >> i & 1:
            return "3.8"
        if not remaining >> i & 1:
            return "3.10" if any(other.group != part.group for other in parts) else "3.9"
        if part.needs >= 0 and not done >> part.needs & 1:
            return "3.11"
    return "3.5"


def against_model(table: Table, space: int) -> str:
    occupant = table.occupant[space]
    if SPACES[space].name.startswith("starting_player"):
        return "15.2"
    if not SPACES[space].imitable:
        return "15.7"
    if occupant == table.active:
        return "15.3"
    return "3.5" if occupant >= 0 else "15.1"


def against_twin(table: Table, code: int) -> str:
    twin = code // (CELLS * 4)
    if not table.stack[-3] >> twin & 1:
        return "5.8" if twin not in (ORE_MINE_TILE, LARGE_PASTURE) else "5.7"
    if twin == ORE_MINE_TILE:
        return "11.1"
    if twin == LARGE_PASTURE:
        return "9.4"
    home = table.home()
    first = 1 << code % (CELLS * 4) // 4
    to = code % (CELLS * 4) // 4 + STEPS[code % 4]
    second = 1 << to if 0 <= to < CELLS else 0
    both = first | second
    if both & ~BOARD:
        return "28.8" if home.has(OFFICE_ROOM) else "28.7"
    if twin != MEADOW_FIELD:
        return "5.2"
    taken = home.forest_tiles()
    if both & taken or both & ~FOREST:
        return "5.5"
    if not taken and not both & ENTRANCE:
        return "5.3"
    return "5.6" if second & home.stables else "5.4"


def against_piece(table: Table, code: int) -> str:
    piece = code // CELLS
    cell = 1 << code % CELLS
    asked = table.stack[-3]
    if piece != (RUBY_MINE_PIECE if asked == DEEP_RUBY_MINE_PIECE else asked):
        return "5.1"
    home = table.home()
    if piece in (TUNNEL_PIECE, CAVERN_PIECE):
        return "5.2"
    if piece == RUBY_MINE_PIECE:
        return "25.7" if cell & (home.land[TUNNEL] | home.land[DEEP]) else "11.2"
    if piece == SMALL_PASTURE:
        return "9.4"
    if piece in (MEADOW_PIECE, FIELD_PIECE):
        if piece == FIELD_PIECE and cell & home.stables:
            return "5.6"
        return "5.4" if home.forest_tiles() else "5.3"
    return "10.3" if home.stables_left() else "10.4"


def against_tile(table: Table, tile: int) -> str:
    what = table.stack[-3]
    if not table.available >> tile & 1:
        return "1.8"
    if what == THE_DWELLING:
        return "26.19"
    if what and tile not in DWELLINGS:
        return "7.3"
    return "7.1"
