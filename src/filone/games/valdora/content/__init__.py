"""What comes in the box of Valdora: board, cards, gems, tiles, and the numbers that the rules state in words."""
