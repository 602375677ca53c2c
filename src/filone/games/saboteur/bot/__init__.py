"""What a good player of Saboteur knows."""
