"""A picture of a tournament: a bar for each bot's share of the victories, with its interval."""

from collections.abc import Sequence
from html import escape

from filone.bots import title
from filone.bots.arena import Line
from filone.kernel.texts import Words

LEFT, WIDTH, ROW = 110, 480, 34


def shares_chart(lines: Sequence[Line], words: Words, players: int) -> str:
    """An SVG; the dashed line is the share that equals would have."""
    height = ROW * len(lines) + 50
    size = f'viewBox="0 0 {LEFT + WIDTH + 80} {height}" font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}><title>{escape(words("arena-share"))}</title>',
        '<rect width="100%" height="100%" fill="#fbf6ea"/>',
    ]
    for row, line in enumerate(lines):
        y = 12 + ROW * row
        low, high = (LEFT + WIDTH * min(1.0, max(0.0, bound)) for bound in line.share_interval)
        parts.append(
            f'<text x="{LEFT - 10}" y="{y + 16}" text-anchor="end">{escape(title(line.bot, words.lang))}</text>'
            f'<rect x="{LEFT}" y="{y}" width="{WIDTH * line.share:.1f}" height="22" fill="#b8860b"/>'
            f'<path d="M{low:.1f} {y + 11}H{high:.1f}M{low:.1f} {y + 6}v10M{high:.1f} {y + 6}v10" stroke="#26313a"/>'
            f'<text x="{max(high, LEFT + WIDTH * line.share) + 8:.1f}" y="{y + 16}">{100 * line.share:.1f} %</text>'
        )
    fair = LEFT + WIDTH / players
    foot = 12 + ROW * len(lines)
    parts.append(
        f'<path d="M{fair:.1f} 6V{foot}" stroke="#26313a" stroke-dasharray="4 4"/>'
        f'<text x="{LEFT}" y="{foot + 22}">{escape(words("arena-share"))}</text></svg>'
    )
    return "".join(parts) + "\n"
