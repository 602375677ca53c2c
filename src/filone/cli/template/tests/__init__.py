"""The tests of the game; `filone new-game` moves them to where tests are."""
