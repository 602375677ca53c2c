# Every target sets up what it needs. A fresh machine needs Python 3.11 or later, make and a C compiler.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
PREPARE := $(PYTHON) tools/prepare.py
CHECK := $(PYTHON) tools/check.py
DEV := .venv/dev/bin

.PHONY: help play test test-long quick compiled dev lint golden screens fields bench docs lock wheel clean
.DEFAULT_GOAL := help

help:
	@echo "make play        a server of your own, in the browser"
	@echo "make test        every check, on the interpreted and the compiled build"
	@echo "make quick       lint, types and the interpreted tests of what you changed; GAME=saboteur: of one game"
	@echo "make compiled    what you changed is compiled, and its tests run on that; GAME=caverna: those of one game"
	@echo "make dev         an interpreted, editable install with all tools: .venv/dev"
	@echo "make lint        ruff, mypy --strict, eslint, prettier, svelte-check"
	@echo "make golden      rewrite the golden transcripts"
	@echo "make screens     take the pictures of the page's screens anew"
	@echo "make fields      rewrite the copies of positions from the fields they declare"
	@echo "make bench       moves a second, compiled and interpreted side by side"
	@echo "make docs        the documentation as static pages: build/site"
	@echo "make test-long   the tests that are too slow for every commit"
	@echo "make wheel       an sdist and a wheel, with the page inside: dist/"
	@echo "make lock        renew requirements/*.txt from pyproject.toml"
	@echo "make clean       remove everything that was built"

play:
	@$(PREPARE) play

test:
	@$(CHECK) all

test-long:
	@$(CHECK) long

quick:
	@$(CHECK) quick $(GAME)

compiled:
	@$(CHECK) compiled $(GAME)

lint:
	@$(CHECK) lint

dev:
	@$(PREPARE) dev

golden: dev
	$(DEV)/python -m pytest -q tests/kit/test_golden.py --rewrite-golden

screens: dev
	$(DEV)/python web/page.py --tools
	$(DEV)/python -m pytest -q tests/web/test_pictures.py -m "long or not long" --rewrite-screens

fields: dev
	$(DEV)/python -m filone.testing.fields

bench:
	@$(PREPARE) test
	PYTHONPATH=.venv/compiled $(DEV)/filone bench

docs: dev
	$(DEV)/python docs/make_site.py

UV := .venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock"
BUILD_REQUIRES := $(PYTHON) -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], sep='\n')"

lock:
	test -x .venv/lock/bin/uv || { $(PYTHON) -m venv .venv/lock && .venv/lock/bin/python -m pip install --quiet uv; }
	$(BUILD_REQUIRES) | $(UV) pyproject.toml - --extra all --group dev --output-file requirements/dev.txt
	$(UV) pyproject.toml --extra server --constraint requirements/dev.txt --output-file requirements/run.txt
	$(BUILD_REQUIRES) | $(UV) - --constraint requirements/dev.txt --output-file requirements/build.txt
	$(UV) --group node --constraint requirements/dev.txt --output-file requirements/node.txt

# The wheel is built from the sdist, so that whoever has only the sources can build it too.
wheel: dev
	rm -rf dist
	FILONE_BUILD=compiled $(DEV)/python -m build --no-isolation --outdir dist

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
