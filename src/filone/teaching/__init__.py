"""What the table says to those who learn: lessons, the coach, hints. Never more than their seat may know."""
