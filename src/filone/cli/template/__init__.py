"""Template: lay cards of nuggets in a row, and stop before the roof comes down."""
