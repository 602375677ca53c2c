"""The maze as a picture, for a notebook."""

from filone.games.saboteur.content.cards import DEAD_END, EAST, EDGES, FACES, NORTH, SOUTH, WEST, turned_over
from filone.games.saboteur.view import Piece, SaboteurView
from filone.kernel import svg
from filone.kernel.texts import Words

WIDTH, HEIGHT = 48, 66
ROCK, TUNNEL, LIT = "#6b5a48", "#d9c9a8", "#f2d98a"
SIGNS = {"GOAL_GOLD": "★", "GOAL_STONE_1": "●", "GOAL_STONE_2": "●", None: "?"}


def picture(view: SaboteurView, words: Words) -> str:  # noqa: ARG001  (a maze has no words)
    cells = [piece.cell for piece in view.maze] + [goal.cell for goal in view.goals]
    left, top = min(x for x, _ in cells) - 1, min(y for _, y in cells) - 1
    columns, rows = max(x for x, _ in cells) - left + 2, max(y for _, y in cells) - top + 2
    parts = [_piece(piece) for piece in view.maze]
    for goal in view.goals:
        x, y = _middle(goal.cell)
        if not goal.up:
            parts.append(svg.rectangle(x - WIDTH / 2 + 1, y - HEIGHT / 2 + 1, WIDTH - 2, HEIGHT - 2, "#3c4a57", LIT))
        parts.append(svg.label(x, y, SIGNS[goal.card], LIT if not goal.up else svg.INK, 22))
    return svg.frame(left * WIDTH, top * HEIGHT, columns * WIDTH, rows * HEIGHT, "#2b2622", parts)


def _middle(cell: tuple[int, int]) -> tuple[float, float]:
    return (cell[0] + 0.5) * WIDTH, (cell[1] + 0.5) * HEIGHT


def _piece(piece: Piece) -> str:
    """A card as rock with tunnels in it, lit where they lead to the start."""
    number = FACES.index(piece.card)
    edges = turned_over(EDGES[number]) if piece.turned else EDGES[number]
    x, y = _middle(piece.cell)
    colour = LIT if piece.linked else TUNNEL
    inside = 0.45 if DEAD_END[number] else 0.0
    parts = [svg.rectangle(x - WIDTH / 2 + 1, y - HEIGHT / 2 + 1, WIDTH - 2, HEIGHT - 2, ROCK)]
    for side, across, down in ((NORTH, 0, -1), (EAST, 1, 0), (SOUTH, 0, 1), (WEST, -1, 0)):
        if edges & side:
            far = (x + across * (WIDTH / 2 - 1), y + down * (HEIGHT / 2 - 1))
            near = (x + across * inside * WIDTH / 2, y + down * inside * HEIGHT / 2)
            parts.append(svg.line([near, far], colour, 10))
    if piece.card == "START":
        parts.append(svg.label(x, y, "@", svg.INK, 22))
    return "".join(parts)
