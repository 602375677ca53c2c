"""The valley in a terminal: the map with gems and pawns, then the books, the supply and the players."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from filone.games.valdora.content.box import COLOURS
from filone.games.valdora.content.gems import GEMS
from filone.games.valdora.content.spaces import (
    CATALOGUES,
    HARBOUR_CITY,
    SHIPS,
    SPACES,
    colour_of,
    is_city,
    is_house,
    is_mine,
    is_road,
    road_of,
)
from filone.games.valdora.content.valley import Valley
from filone.games.valdora.content.valley_file import valley_of
from filone.games.valdora.view import Adventurer, Card, ValdoraView
from filone.kernel.texts import Words

COLUMNS = 106
ROWS = 28
MARGIN = 6
"""Columns left free at both sides of the map, for the labels."""


def draw(view: ValdoraView, words: Words, players: Sequence[str]) -> str:
    lines = [
        *_map(view, words, valley_of(view.options)),
        words("draw-legend", letters=", ".join(f"{words(f'draw-{gem}')} {words(f'gem-{gem}')}" for gem in GEMS)),
        "",
        *_books(view, words),
        f"{words('draw-discard')}: {_tally(words, 'gem', view.discard)}",
        f"{words('draw-craftsmen')}: {_tally(words, 'colour', view.craftsmen)}",
        f"{words('draw-bonus')}: {view.bonus}",
        "",
        words("draw-round", round=view.round, last="yes" if view.ending else "no"),
    ]
    for seat, player in enumerate(view.players):
        lines += _player(view, words, seat, player, players[seat])
    return "\n".join(line.rstrip() for line in lines)


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
        return f"${name[-1]}"
    if is_road(space):
        pile = view.roads.get(name, {})
        return f"{road_of(space) + 1}:{''.join(words(f'draw-{gem}') * pile.get(gem, 0) for gem in GEMS)}"
    if is_city(space):
        return "[≈]" if space == HARBOUR_CITY else f"[{name[-1].upper()}]"
    return "≈" * SHIPS[space]


def _books(view: ValdoraView, words: Words) -> list[str]:
    lines: list[str] = []
    for city, book in view.books.items():
        noun = "item" if city in CATALOGUES else "wants"
        tops = [_card(words, noun, cards[-1]) if cards else "-" for cards in (book.left, book.right)]
        lines.append(words("draw-book", space=words(f"space-{city}"), left=tops[0], right=tops[1], unseen=book.unseen))
    return lines


def _card(words: Words, noun: str, card: Card) -> str:
    face = words(f"{noun}-{card.face}")
    return face if card.back is None else words("draw-card", face=face, back=words(f"{noun}-{card.back}"))


def _tally(words: Words, noun: str, counts: Mapping[str, int]) -> str:
    return ", ".join(f"{words(f'{noun}-{name}')} {n}" for name, n in counts.items() if n) or "-"


def _player(view: ValdoraView, words: Words, seat: int, player: Adventurer, name: str) -> list[str]:
    facts = [words(f"space-{player.space}"), words("draw-coins", coins=player.coins)]
    if player.provisions:
        facts.append(words("draw-provisions"))
    equipment = [
        f"{words(f'item-{item}')} [{words(f'gem-{gem}') if gem else ' '}]" for item, gem in player.equipment.items()
    ]
    commissions = [words(f"wants-{card.face}") for card in player.open]
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
