"""What a player of the toy knows."""
