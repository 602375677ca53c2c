"""What a good player knows."""
