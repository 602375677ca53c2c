"""What a good player of El Dorado knows."""
