"""A picture of shares: groups of bars with their intervals, and a dashed line for the share that equals would have."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

WIDTH, ROW = 460, 30
LETTER = 7.5
"""As wide as a letter mostly is."""


class Bar(NamedTuple):
    """Somebody's share, and the interval in which it probably is."""

    who: str
    share: float
    low: float
    high: float


class Group(NamedTuple):
    """Bars that belong together, at a table of so many players."""

    title: str
    players: int
    bars: Sequence[Bar]


def shares_chart(groups: Iterable[Group]) -> str:
    """An SVG, with as much room on the left as the longest name needs."""
    shown = list(groups)
    left = max(130.0, 20 + LETTER * max((len(bar.who) for group in shown for bar in group.bars), default=0))
    parts, y = [], 8
    for group in shown:
        parts.append(f'<text x="10" y="{y + 15}" font-weight="bold">{escape(group.title)}</text>')
        y += ROW
        fair = left + WIDTH / group.players
        parts.append(
            f'<path d="M{fair:.1f} {y - 4}V{y + ROW * len(group.bars)}" stroke="#26313a" stroke-dasharray="4 4"/>'
        )
        for bar in group.bars:
            parts.append(_drawn(bar, left, y))
            y += ROW
        y += 12
    size = f'viewBox="0 0 {left + WIDTH + 80:g} {y}" font-family="sans-serif" font-size="13"'
    ground = '<rect width="100%" height="100%" fill="#fbf6ea"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{ground}{"".join(parts)}</svg>\n'


def _drawn(bar: Bar, left: float, y: int) -> str:
    low, high = (left + WIDTH * min(1.0, max(0.0, bound)) for bound in (bar.low, bar.high))
    return (
        f'<text x="{left - 10:g}" y="{y + 15}" text-anchor="end">{escape(bar.who)}</text>'
        f'<rect x="{left:g}" y="{y}" width="{WIDTH * bar.share:.1f}" height="20" fill="#b8860b"/>'
        f'<path d="M{low:.1f} {y + 10}H{high:.1f}M{low:.1f} {y + 5}v10M{high:.1f} {y + 5}v10" stroke="#26313a"/>'
        f'<text x="{max(high, left + WIDTH * bar.share) + 8:.1f}" y="{y + 15}">{100 * bar.share:.1f} %</text>'
    )
