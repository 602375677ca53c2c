"""What a seat may know: everything on the table. Hidden are only cards and tokens nobody has turned over yet."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from filone.games.caverna.content.actions import (
    ANY_TILE,
    EXPEDITION,
    FORGE,
    GROW,
    IMITATE,
    LAY,
    ORE_MINE_TILE,
    PIECES,
    PUT,
    TAKE,
    TRADE,
    TWINS,
    WHAT,
    Step,
)
from filone.games.caverna.content.board import JOINED_DOWN, JOINED_RIGHT, LAND, WIDTH
from filone.games.caverna.content.furnishings import TILES
from filone.games.caverna.content.goods import FOOD, GOODS
from filone.games.caverna.content.loot import LOOT_NAMES
from filone.games.caverna.content.rounds import ENDINGS, LAST_ROUND, STAGES, TOKENS
from filone.games.caverna.content.spaces import SLOT_GOOD, SLOTS, SPACE_NAMES, SPACES, STEPS_OF
from filone.games.caverna.decisions import DECISIONS, Part, Place, Steps
from filone.games.caverna.homeboard import Home, Room, new_home
from filone.games.caverna.position import PHASES
from filone.games.caverna.rules.animals import arrange
from filone.games.caverna.rules.furnishing import affordable
from filone.games.caverna.rules.harvest import ending
from filone.games.caverna.rules.possible import POSSIBLE, Prospect
from filone.games.caverna.rules.rounds import cards_to_come, has_token, is_skipped
from filone.games.caverna.rules.scoring import CATEGORIES, lines
from filone.games.caverna.rules.work import next_dwarf
from filone.kernel.decisions import Decision, name_of
from filone.kernel.view import View

if TYPE_CHECKING:
    from filone.games.caverna.state import Caverna

Cell = tuple[int, int]
"""Column and row; the board has columns 0 to 5 and rows 0 to 3."""


class RoomView(msgspec.Struct, frozen=True):
    """A furnishing tile; a covered one does nothing any more."""

    cell: Cell
    tile: str
    covered: bool


class Pasture(msgspec.Struct, frozen=True):
    """A large pasture: its two cells."""

    cells: tuple[Cell, Cell]


class Crop(msgspec.Struct, frozen=True):
    cell: Cell
    good: str
    number: int


class Animals(msgspec.Struct, frozen=True):
    """Farm animals in one place, and the dogs that watch them."""

    cells: list[Cell]
    good: str
    number: int
    dogs: int


class Dwarf(msgspec.Struct, frozen=True):
    """`strength` is 0 without a weapon."""

    strength: int
    placed: bool
    newborn: bool


class HomeView(msgspec.Struct, frozen=True):
    """A player's home."""

    goods: dict[str, int]
    land: dict[str, list[Cell]]
    large_pastures: list[Pasture]
    stables: list[Cell]
    rooms: list[RoomView]
    crops: list[Crop]
    animals: list[Animals]
    dwarfs: list[Dwarf]
    supplies: list[int]
    begging: int
    extended: bool
    score: int
    points: dict[str, int]
    """The score, line by line."""
    affordable: list[str]
    """The available furnishing tiles that it could pay for now."""


class SpaceView(msgspec.Struct, frozen=True):
    """An open action space: what lies on it, and who is there (-1 for nobody).

    `lacks` is what keeps whoever is to place a dwarf from using it, though nobody is there.
    """

    space: str
    goods: dict[str, int]
    occupant: int
    lacks: str


class RoundView(msgspec.Struct, frozen=True):
    """How a round ends: `none`, `pay`, `harvest`, `part`, or `hidden` while its token is face down.

    `token` is empty in the rounds that have none, and while it is face down.
    """

    number: int
    stage: int
    ending: str
    token: str


class DecisionView(msgspec.Struct, frozen=True):
    """Something open, by the name of its class (`part`, `lay` ...) with its fields, things by their names."""

    name: str
    fields: dict[str, int | bool | str | list[str]]


class CavernaView(View, kw_only=True, frozen=True):
    """The whole table."""

    round: int
    phase: str
    rounds: list[RoundView]
    """All those of this game."""
    starter: int
    first: int
    homes: list[HomeView]
    spaces: list[SpaceView]
    coming: list[str]
    """The cards that are still face down."""
    available: list[str]
    leaves: int
    questions: int
    turned: list[str]
    """Harvest tokens, from round 6 on."""
    cursor: int
    passes: int
    active: int
    actor: int
    sent: int
    no_field: list[int]
    no_breeding: list[int]
    crowded: bool
    """Are there animals that still have to find a place?"""
    decisions: list[DecisionView]
    """What is open: the last is asked now, those before it wait."""


CROPS = (("grain", 1), ("grain", 2), ("grain", 3), ("vegetable", 1), ("vegetable", 2))


def place(cell: int) -> Cell:
    return cell % WIDTH - 1, cell // WIDTH - 1


def places(cells: int) -> list[Cell]:
    return [place(cell) for cell in members(cells)]


def members(numbers: int) -> list[int]:
    """One after the other and not bit by bit: every view asks for a hundred sets, most of them all but empty."""
    found = []
    while numbers:
        lowest = numbers & -numbers
        found.append(lowest.bit_length() - 1)
        numbers ^= lowest
    return found


def names(all_names: Sequence[str], numbers: int) -> list[str]:
    return [all_names[number] for number in members(numbers)]


def number_set(all_names: Sequence[str], chosen: list[str]) -> int:
    return bits([all_names.index(name) for name in chosen])


def parts_of(space: int) -> list[str]:
    return [part.name for part in SPACES[space].parts]


ONE_OF: dict[str, Sequence[str]] = {
    "space": SPACE_NAMES,
    "piece": (*PIECES, "deep_ruby_mine"),
    "what": WHAT,
    "tile": TILES,
}
SOME_OF: dict[str, Sequence[str]] = {"twins": TWINS, "taken": LOOT_NAMES, "bought": GOODS, "saved": SPACE_NAMES}
"""The fields of decisions that stand for one thing, and for a set of things."""


def see_decision(decision: Decision) -> DecisionView:
    fields = decision.fields()
    for field, value in fields.items():
        if field in ONE_OF:
            fields[field] = ONE_OF[field][value]
        elif field in SOME_OF:
            fields[field] = names(SOME_OF[field], value)
    if isinstance(decision, Part):
        fields["left"] = names(parts_of(decision.space), decision.left)
        fields["done"] = names(parts_of(decision.space), decision.done)
    elif isinstance(decision, Steps):
        fields["part"] = parts_of(decision.space)[decision.part]
    return DecisionView(name_of(type(decision)), fields)


def rebuild_decision(seen: DecisionView) -> Decision:
    fields: dict[str, Any] = dict(seen.fields)
    for field, value in fields.items():
        if field in ONE_OF:
            fields[field] = ONE_OF[field].index(value)
        elif field in SOME_OF:
            fields[field] = number_set(SOME_OF[field], value)
    if seen.name == "part":
        fields["left"] = number_set(parts_of(fields["space"]), fields["left"])
        fields["done"] = number_set(parts_of(fields["space"]), fields["done"])
    elif seen.name == "steps":
        fields["part"] = parts_of(fields["space"]).index(fields["part"])
    return DECISIONS[seen.name](*fields.values())


def see_rounds(state: "Caverna") -> list[RoundView]:
    """Every round takes the next of the tokens that are turned over."""
    rounds = []
    tokens = 0
    for number in range(1, LAST_ROUND + 1):
        if is_skipped(number, state.seats):
            continue
        tokens += has_token(number, state.seats)
        turned = state.turned[:tokens]
        hidden = len(turned) < tokens
        rounds.append(
            RoundView(
                number,
                STAGES[number],
                "hidden" if hidden else ENDINGS[ending(number, turned)],
                "" if hidden or not turned else TOKENS[turned[-1]],
            )
        )
    return rounds


def see_home(home: Home, available: list[int]) -> HomeView:
    pastures = [
        Pasture((place(cell), place(cell + step)))
        for joined, step in ((JOINED_RIGHT, 1), (JOINED_DOWN, WIDTH))
        for cell in members(home.land[joined])
    ]
    points = lines(home)
    return HomeView(
        goods={good: home.goods[number] for number, good in enumerate(GOODS)},
        land={kind: places(home.land[number]) for number, kind in enumerate(LAND)},
        large_pastures=pastures,
        stables=places(home.stables),
        rooms=[RoomView(place(room.cell), TILES[room.tile], covered=not home.has(room.tile)) for room in home.rooms],
        crops=[
            Crop(cell, good, number)
            for (good, number), cells in zip(CROPS, home.crops, strict=True)
            for cell in places(cells)
        ],
        animals=[
            Animals([place(cell) for cell in herd.cells], GOODS[herd.animal], herd.number, herd.dogs)
            for herd in arrange(home)
        ],
        dwarfs=[
            Dwarf(strength, bool(home.placed >> number & 1), bool(home.newborn >> number & 1))
            for number, strength in enumerate(home.dwarfs)
        ],
        supplies=list(home.supplies),
        begging=home.begging,
        extended=home.extended,
        score=sum(points),
        points=dict(zip(CATEGORIES, points, strict=True)),
        affordable=[TILES[tile] for tile in available if affordable(home, tile, ANY_TILE)],
    )


LACKS = {TAKE: "goods", FORGE: "ore", TRADE: "ore", GROW: "room", EXPEDITION: "weapon", PUT: "tunnel"}
"""What the steps want that want one thing; of the pieces only mines have a space of their own."""


def lacking(state: "Caverna") -> dict[int, str]:
    """The free spaces that cannot be used by the next dwarf, each with what the first step of it wants."""
    home = state.home()
    prospect = Prospect(state, home, home.dwarfs[next_dwarf(state, home)])
    free = [space for space in members(state.open_spaces) if state.occupant[space] < 0]
    return {
        space: next(lack(step, home) for step in STEPS_OF[space][0] if prospect.step(space, step, True) != POSSIBLE)
        for space in free
        if not prospect.space(space)
    }


def lack(step: Step, home: Home) -> str:
    if step.does == LAY:
        return "tunnels" if step.what >> ORE_MINE_TILE & 1 else "forest"
    if step.does == IMITATE:
        return "food" if home.goods[FOOD] < step.number else "model"
    return LACKS[step.does]


def see(state: "Caverna", seat: int) -> CavernaView:
    available = members(state.available)
    lacks = lacking(state) if isinstance(state.open, Place) else {}
    return CavernaView(
        game="caverna",
        rules=1,
        seats=state.seats,
        options=state.options,
        seat=seat,
        turn=state.turn,
        ask=state.ask(),
        round=state.round,
        phase=PHASES[state.phase],
        rounds=see_rounds(state),
        starter=state.starter,
        first=state.first,
        homes=[see_home(home, available) for home in state.homes],
        spaces=[
            SpaceView(
                SPACES[space].name,
                {GOODS[SLOT_GOOD[slot]]: state.piles[slot] for slot in SLOTS[space] if state.piles[slot]},
                state.occupant[space],
                lacks.get(space, ""),
            )
            for space in members(state.open_spaces)
        ],
        coming=[SPACE_NAMES[card] for card in cards_to_come(state)],
        available=[TILES[tile] for tile in available],
        leaves=state.leaves,
        questions=state.questions,
        turned=[TOKENS[token] for token in state.turned],
        cursor=state.cursor,
        passes=state.passes,
        active=state.active,
        actor=state.actor,
        sent=state.sent,
        no_field=members(state.no_field),
        no_breeding=members(state.no_breeding),
        crowded=state.check_room,
        decisions=[see_decision(decision) for decision in (*state.waiting, state.open)],
    )


def own(_state: "Caverna", _seat: int, _: CavernaView | None) -> dict[str, Any]:
    """Everything lies open."""
    return {}


def bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def cell_number(cell: Cell) -> int:
    return (cell[1] + 1) * WIDTH + cell[0] + 1


def cell_set(cells: list[Cell]) -> int:
    return bits([cell_number(cell) for cell in cells])


def rebuild_home(seen: HomeView) -> Home:
    home = new_home()
    for number, good in enumerate(GOODS):
        home.goods[number] = seen.goods[good]
    for number, kind in enumerate(LAND):
        home.land[number] = cell_set(seen.land[kind])
    for pasture in seen.large_pastures:
        first, second = pasture.cells
        home.land[JOINED_RIGHT if first[1] == second[1] else JOINED_DOWN] |= cell_set([first])
    home.stables = cell_set(seen.stables)
    home.rooms = [Room(TILES.index(room.tile), cell_number(room.cell)) for room in seen.rooms]
    for room in seen.rooms:
        if not room.covered:
            home.tiles |= 1 << TILES.index(room.tile)
    for crop in seen.crops:
        home.crops[CROPS.index((crop.good, crop.number))] |= cell_set([crop.cell])
    home.dwarfs = [dwarf.strength for dwarf in seen.dwarfs]
    home.placed = bits([number for number, dwarf in enumerate(seen.dwarfs) if dwarf.placed])
    home.newborn = bits([number for number, dwarf in enumerate(seen.dwarfs) if dwarf.newborn])
    home.supplies = list(seen.supplies)
    home.begging = seen.begging
    home.extended = seen.extended
    return home


def imagine(view: CavernaView, rng: Random) -> "Caverna":  # noqa: ARG001 (nothing is hidden)
    """The position itself: there is nothing to guess."""
    from filone.games.caverna.state import Caverna  # noqa: PLC0415 (the state asks this module for views)

    state = Caverna(view.seats)
    state.set_up(view.options)
    state.turn = view.turn
    state.round, state.phase = view.round, PHASES.index(view.phase)
    state.starter, state.first = view.starter, view.first
    state.homes = [rebuild_home(home) for home in view.homes]
    state.open_spaces = 0
    for seen in view.spaces:
        space = SPACE_NAMES.index(seen.space)
        state.open_spaces |= 1 << space
        state.occupant[space] = seen.occupant
        for slot in SLOTS[space]:
            state.piles[slot] = seen.goods.get(GOODS[SLOT_GOOD[slot]], 0)
    state.available = number_set(TILES, view.available)
    state.leaves, state.questions = view.leaves, view.questions
    state.turned = [TOKENS.index(token) for token in view.turned]
    state.cursor, state.passes, state.active = view.cursor, view.passes, view.active
    state.actor, state.sent = view.actor, view.sent
    state.no_field, state.no_breeding = bits(view.no_field), bits(view.no_breeding)
    *state.waiting, state.open = [rebuild_decision(decision) for decision in view.decisions]
    state.check_room = view.crowded
    state.forget()
    return state
