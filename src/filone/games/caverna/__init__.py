"""Caverna: dwarfs who farm a forest, furnish a mountain and go on expeditions, for one to seven players."""
