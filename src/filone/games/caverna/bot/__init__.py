"""What a good player of Caverna knows."""
