"""The six blocks that lie on the seams. Their lists count from 1, as the blocks do; what is at 0 stands for none."""

from typing import Final

from filone.games.eldorado.content.tiles import JUNGLE, RIVER, RUBBLE, VILLAGE

BLOCKS: Final = 6
BLOCK_TERRAIN: Final = [0, JUNGLE, VILLAGE, RUBBLE, RIVER, JUNGLE, RUBBLE]
BLOCK_VALUE: Final = [0, 1, 1, 1, 1, 2, 2]
