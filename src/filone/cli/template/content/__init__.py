"""What comes in the box, as typed data."""
