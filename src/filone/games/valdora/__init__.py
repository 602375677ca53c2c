"""Valdora: roads, books, gems and patrons."""
