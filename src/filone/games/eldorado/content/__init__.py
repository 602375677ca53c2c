"""What comes in the box: cards, cave tokens, blocks, tiles, and the routes made of them."""
