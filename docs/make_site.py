"""Builds the documentation as static pages that need no server and no other host.

python docs/make_site.py [FOLDER]

The pages are those of this folder, the rulebooks of all games, and what stands at the top of the repository.
"""
# ruff: noqa: INP001

import re
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from mkdocs.commands.build import build
from mkdocs.config import load_config

from filone import games
from filone.kernel.texts import LANGUAGES, words_of

DOCS = Path(__file__).parent
TOP = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LANGUAGE = {"en": "in English", "it": "in italiano"}


def gather(folder: Path) -> list[dict[str, str]]:
    """Lay all pages out in one folder; gives the rulebooks, by title."""
    kinds = shutil.ignore_patterns("*.py", "*.yml", "__pycache__")
    shutil.copytree(DOCS, folder, ignore=kinds, dirs_exist_ok=True)
    for name, page in TOP.items():
        (folder / page).write_text((DOCS.parent / name).read_text("utf-8"), "utf-8")
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(DOCS.parent / name, folder / f"{name}.txt")
    for path in folder.rglob("*.md"):
        path.write_text(relinked(path.read_text("utf-8")), "utf-8")
    ours = [name for name in games.names() if games.load(name).package.startswith("filone.games.")]
    return [rulebook(folder, name, lang) for name in ours for lang in LANGUAGES]


def relinked(text: str) -> str:
    """The same page where everything lies in one folder."""
    text = re.sub(r"\]\((?:\.\./)?docs/", "](", text)
    for name, page in TOP.items():
        text = re.sub(rf"\]\((?:\.\./)?{name}", f"]({page}", text)
    return re.sub(r"\]\((LICENSE|NOTICE)\)", r"](\1.txt)", text)


def rulebook(folder: Path, name: str, lang: str) -> dict[str, str]:
    package = games.load(name).package
    source = Path(str(sys.modules[package].__file__)).parent / f"rulebook/{lang}.md"
    page = folder / f"rules/{name}.{lang}.md"
    page.parent.mkdir(exist_ok=True)
    page.write_text(source.read_text("utf-8"), "utf-8")
    return {f"{words_of(package, lang)('game-name')}, {LANGUAGE[lang]}": str(page.relative_to(folder))}


def main() -> None:
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    site = Path(sys.argv[1]) if sys.argv[1:] else DOCS.parent / "build/site"
    with TemporaryDirectory() as pages:
        rules = gather(Path(pages))
        config = load_config(str(DOCS / "mkdocs.yml"), docs_dir=pages, site_dir=str(site.absolute()))
        config.nav = [*config.nav, {"Rulebooks": rules}] if config.nav else None
        build(config)
    print(site / "index.html")


if __name__ == "__main__":
    main()
