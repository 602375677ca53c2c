"""The valley in a terminal: the map with gems and pawns, then the books, the supply and the players."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from filone.games.valdora import moves
from filone.games.valdora.content.box import COLOUR_POINTS, COLOURS, NO_COLOUR
from filone.games.valdora.content.commissions import WANTS
from filone.games.valdora.content.equipment import ITEMS, is_carrier
from filone.games.valdora.content.gems import GEMS
from filone.games.valdora.content.spaces import (
    CATALOGUES,
    HARBOUR_CITY,
    HOUSES,
    SHIPS,
    SPACES,
    colour_of,
    has_gems,
    is_catalogue,
    is_city,
    is_house,
    is_mine,
    is_road,
)
from filone.games.valdora.content.valley import Valley
from filone.games.valdora.content.valley_file import valley_of
from filone.games.valdora.effects import ValdoraEffects
from filone.games.valdora.view import Adventurer, Card, ValdoraView
from filone.kernel.texts import Words

COLUMNS = 106
ROWS = 28
MARGIN = 6
"""Columns left free at both sides of the map, for the labels."""
BARE = "○"
"""A road without gems."""
NAMED = ("commission", "provisions", *ITEMS)
"""What the choice itself says that it costs or brings."""
IN_BOOKS = (moves.BUY_ITEM, moves.BUY_COMMISSION, moves.RETURN)
"""The moves that are about a card of a book."""


def draw(view: ValdoraView, words: Words, players: Sequence[str]) -> list[list[str]]:
    letters = ", ".join(f"{words(f'draw-{gem}')} {words(f'gem-{gem}')}" for gem in GEMS)
    return [
        _map(view, words, valley_of(view.options)),
        [words("draw-legend", letters=letters)],
        _books(view, words),
        [
            f"{words('draw-discard')}: {_tally(words, 'gem', view.discard)}",
            f"{words('draw-craftsmen')}: {_tally(words, 'colour', view.craftsmen)}",
            f"{words('draw-bonus')}: {view.bonus}",
        ],
        [words("draw-round", round=view.round, last="yes" if view.ending else "no")],
        *(_player(view, words, seat, player, players[seat]) for seat, player in enumerate(view.players)),
    ]


def beside(view: ValdoraView, move: int, effects: ValdoraEffects, words: Words) -> str:
    """What is paid and received, what lies where a journey leads, and what a card of a book is good for."""
    told: list[str | None] = []
    if not moves.DELIVER.has(move):
        told += [f"−{_amount(words, thing, n)}" for thing, n in effects.costs.items() if thing not in NAMED]
    told += [f"+{_amount(words, thing, n)}" for thing, n in effects.brings.items() if thing not in NAMED]
    if colour := effects.craftsman:
        points = 0 if view.players[view.seat].craftsmen.get(colour) else COLOUR_POINTS
        told.append(_worth(words, words("draw-hires", colour=words(f"colour-{colour}")), points))
    if colour := effects.workshop:
        points = valley_of(view.options).prize[COLOURS.index(colour)]
        told.append(_worth(words, words("draw-opens", colour=words(f"colour-{colour}")), points))
    if moves.GO.has(move):
        space = moves.GO.space.of(move)
        told.append(words("draw-idle") if effects.idle and not effects.brings else _there(view, words, space))
    kind = moves.SPACE.kind_of(move)
    cards = [arg for arg in kind.args if arg.noun in ("item", "wants") and kind in IN_BOOKS]
    told += [about(view, arg.noun, arg.json(arg.of(move)), words) for arg in cards]
    return "; ".join(filter(None, told))


def about(view: ValdoraView, noun: str, name: str, words: Words) -> str | None:
    """What the valley in play has printed on a card, a tile or a space, and what lies there."""
    valley = valley_of(view.options)
    if noun == "item":
        item = ITEMS.index(name)
        if is_carrier(item):
            return words("draw-item-carrier", coins=valley.fee[item])
        return words("draw-item-tool", gem=words(f"gem-{GEMS[valley.takes[item].bit_length() - 1]}"))
    if noun == "wants":
        wants = WANTS.index(name)
        if valley.crest[wants] == NO_COLOUR:
            return None
        house = words(f"space-{HOUSES[valley.crest[wants]]}")
        return f"{words('draw-points', points=valley.points[wants])}, {house}"
    if noun == "space":
        space = SPACES.index(name)
        told = [words(f"draw-help-{_purpose(space)}", ships=SHIPS[space]), _there(view, words, space)]
        return " ".join(filter(None, told))
    if noun == "colour":
        colour = COLOURS.index(name)
        left = words("draw-craftsmen-left", number=view.craftsmen.get(name, 0))
        workshop = words("draw-workshop", craftsmen=valley.needed[colour], points=valley.prize[colour])
        return f"{left}. {workshop}"
    return ""


def _purpose(space: int) -> str:
    if is_road(space):
        return "road"
    if is_mine(space):
        return "mine"
    if is_house(space):
        return "house"
    if space == HARBOUR_CITY:
        return "harbour-city"
    return "catalogue" if is_catalogue(space) else "commissions" if is_city(space) else "harbour"


def _there(view: ValdoraView, words: Words, space: int) -> str:
    """The gems, the open pages or the own commissions that one finds on a space."""
    name = SPACES[space]
    if has_gems(space):
        lying = view.roads.get(name, {}) if is_road(space) else view.discard
        return _tally(words, "gem", lying) if any(lying.values()) else ""
    if name in view.books:
        return " | ".join(_pages(view, words, name))
    if is_house(space) and view.seat >= 0:
        crest = valley_of(view.options).crest
        mine = [card.face for card in view.players[view.seat].open]
        return ", ".join(words(f"wants-{wants}") for wants in mine if crest[WANTS.index(wants)] == colour_of(space))
    return ""


def _worth(words: Words, thing: str, points: int) -> str:
    return f"{thing} ({words('draw-points', points=points)})" if points else thing


def _amount(words: Words, thing: str, number: int) -> str:
    if thing == "coin":
        return words("draw-coins", coins=number)
    if thing == "points":
        return words("draw-points", points=number)
    if thing == "bonus":
        return words("draw-tiles", bonus=number)
    return f"{number} {words(f'gem-{thing}')}"


def _map(view: ValdoraView, words: Words, valley: Valley) -> list[str]:
    canvas = [[" "] * COLUMNS for _ in range(ROWS)]
    points = [(MARGIN + x * (COLUMNS - 2 * MARGIN - 1) // 1000, y * (ROWS - 1) // 700) for x, y in valley.places]
    for road in valley.roads:
        for here, there in pairwise(road):
            _line(canvas, points[here], points[there])
    for space, point in enumerate(points):
        _write(canvas, point, _label(view, words, space))
        pawns = [str(seat + 1) for seat, player in enumerate(view.players) if player.space == SPACES[space]]
        if pawns:
            _write(canvas, (point[0], point[1] + 1), f"({' '.join(pawns)})")
    return "\n".join("".join(row).rstrip() for row in canvas).strip("\n").split("\n")


def _line(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    (x, y), (right, down) = start, end
    steps = max(abs(right - x), abs(down - y), 1)
    for step in range(steps + 1):
        canvas[y + (down - y) * step // steps][x + (right - x) * step // steps] = "·"


def _write(canvas: list[list[str]], point: tuple[int, int], label: str) -> None:
    """Centre the label on the point, as far as the canvas reaches."""
    column = max(0, min(point[0] - len(label) // 2, COLUMNS - len(label)))
    row = min(point[1], ROWS - 1)
    canvas[row][column : column + len(label)] = label


def _label(view: ValdoraView, words: Words, space: int) -> str:
    name = SPACES[space]
    if is_house(space):
        return f"⌂{words(f'colour-{COLOURS[colour_of(space)]}')}"
    if is_mine(space):
        return "$"
    if is_road(space):
        pile = view.roads.get(name, {})
        return "".join(words(f"draw-{gem}") * pile.get(gem, 0) for gem in GEMS) or BARE
    if is_city(space):
        return "[≈]" if space == HARBOUR_CITY else f"[{name[-1].upper()}]"
    return "≈" * SHIPS[space]


def _books(view: ValdoraView, words: Words) -> list[str]:
    lines: list[str] = []
    for city, book in view.books.items():
        tops = _pages(view, words, city)
        lines.append(words("draw-book", space=words(f"space-{city}"), left=tops[0], right=tops[1], unseen=book.unseen))
    return lines


def _pages(view: ValdoraView, words: Words, city: str) -> list[str]:
    """The cards that can be bought there."""
    book = view.books[city]
    valley = None if city in CATALOGUES else valley_of(view.options)
    return [_card(words, cards[-1], valley) if cards else "-" for cards in (book.left, book.right)]


def _card(words: Words, card: Card, valley: Valley | None) -> str:
    face = _face(words, card.face, valley)
    return face if card.back is None else words("draw-card", face=face, back=_face(words, card.back, valley))


def _face(words: Words, face: str, valley: Valley | None) -> str:
    """A piece of equipment, or a commission with its points as they are in a valley."""
    if valley is None:
        return words(f"item-{face}")
    return _worth(words, words(f"wants-{face}"), valley.points[WANTS.index(face)])


def _tally(words: Words, noun: str, counts: Mapping[str, int]) -> str:
    return ", ".join(f"{words(f'{noun}-{name}')} {n}" for name, n in counts.items() if n) or "-"


def _player(view: ValdoraView, words: Words, seat: int, player: Adventurer, name: str) -> list[str]:
    facts = [words(f"space-{player.space}"), words("draw-coins", coins=player.coins)]
    if player.provisions:
        facts.append(words("draw-provisions"))
    equipment = [
        f"{words(f'item-{item}')} [{words(f'gem-{gem}') if gem else ' '}]" for item, gem in player.equipment.items()
    ]
    commissions = [_face(words, card.face, valley_of(view.options)) for card in player.open]
    workshops = [words(f"colour-{colour}") for colour, owner in view.workshops.items() if owner == seat]
    tiles = [
        f"{words('draw-crew')}: {_tally(words, 'colour', player.craftsmen)}",
        f"{words('draw-workshops')}: {', '.join(workshops) or '-'}",
        words("draw-tiles", bonus=player.bonus),
    ]
    mark = ">" if seat == view.mover else " "
    points = "" if player.score is None else f"; {words('draw-points', points=player.score)}"
    completed = (
        "" if player.completed is None else f"{words('draw-completed')}: {_tally(words, 'colour', player.completed)}; "
    )
    return [
        f"{mark} {seat + 1} {name}: {', '.join(facts)}{points}",
        f"    {words('draw-equipment')}: {', '.join(equipment)}; {words('draw-open')}: {'; '.join(commissions) or '-'}",
        f"    {completed}{'; '.join(tiles)}",
    ]
