"""The furnishings in every cave at the end. A plain dwelling everybody can have."""

from filone.games.caverna.content.furnishings import DWELLING, TILES
from filone.games.caverna.state import Caverna
from filone.kernel.findings import Finding, Played


def findings(state: Caverna, _: Played) -> list[Finding]:
    return [
        Finding(seat, "furnishing", TILES[tile])
        for seat, home in enumerate(state.homes)
        for tile in sorted({room.tile for room in home.rooms} - {DWELLING})
    ]
