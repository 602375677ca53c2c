"""The `filone` command."""
