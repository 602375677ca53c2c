"""Filone: one table for four treasure-hunt board games."""

from filone import games  # registers the games, so that records find them

__version__: str

__all__ = ["__version__", "games"]


def __getattr__(name: str) -> str:
    """The version is asked for rarely, and reading the metadata of the install takes longer than the rest."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version  # noqa: PLC0415

    return version("filone")
