"""What comes in the box: goods, boards, spaces, tiles, loot, exchanges, rounds."""
