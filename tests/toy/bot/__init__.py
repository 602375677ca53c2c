"""What a good player of the toy knows."""
