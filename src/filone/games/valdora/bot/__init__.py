"""What a good player of Valdora knows."""
