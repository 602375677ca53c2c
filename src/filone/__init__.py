"""Filone: one table for four treasure-hunt board games."""

from filone import games  # registers the games, so that records find them

__all__ = ["games"]
