"""Many games as data: reading their records, and laying them out in rows for those who ask questions of thousands."""

from filone.data.rows import GameRow, MoveRow, SeatRow, game_row, move_rows, order_of_play, seat_rows
from filone.data.sources import Game, read, write

__all__ = [
    "Game",
    "GameRow",
    "MoveRow",
    "SeatRow",
    "game_row",
    "move_rows",
    "order_of_play",
    "read",
    "seat_rows",
    "write",
]
