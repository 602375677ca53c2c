"""The Quest for El Dorado: a race through jungle, river and village, with a deck that grows on the way."""
