"""Runs Filone from its Python sources although it is installed compiled: `python -P interpreted.py COMMAND ...`.

A program by itself, because importing any part of Filone would already bring in the compiled modules.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the modules of Filone as sources only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("filone."):
            return None
        folders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next(filter(None, (folder.find_spec(fullname, target) for folder in folders)), None)


if __name__ == "__main__":
    sys.meta_path.insert(0, SourceFinder())
    from filone.cli.main import main

    sys.exit(main())
