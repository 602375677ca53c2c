"""A game of a few lines, to test the kernel and the kit on.

Everybody holds a secret card and may swap it once; the highest wins.
"""
