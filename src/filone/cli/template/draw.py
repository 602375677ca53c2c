"""The table in a terminal."""

from collections.abc import Sequence

from filone.cli.template.view import TemplateView
from filone.kernel.texts import Words


def draw(view: TemplateView, words: Words, players: Sequence[str]) -> str:
    lines = [words("draw-deck", cards=view.deck)]
    for seat, row in enumerate(view.rows):
        cards = " ".join(map(str, row)) or "-"
        lines.append(words("draw-row", player=players[seat], cards=cards, total=sum(row)))
    if view.hand:
        lines.append(words("draw-hand", cards=" ".join(map(str, view.hand))))
    return "\n".join(lines)
