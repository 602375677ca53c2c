"""The rules of Valdora, a module per chapter: what may be done, what it does, what speaks against it."""
