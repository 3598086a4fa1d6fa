# Ultimo: `make play` to play, `make test` to test. Both set up what they need, here in the folder, and need only
# Python 3.11 or newer; with a C compiler Ultimo runs compiled. Tests want a Chromium, and install it where they may.

PYTHON ?= python3
# Whoever has nothing left to do takes tests over: those in browsers take longest, and come first.
PYTEST_ARGS ?= --numprocesses auto --dist worksteal

# Everything that pip installs, for building too, comes in the versions of constraints.txt.
export PIP_CONSTRAINT = constraints.txt
export PIP_BUILD_CONSTRAINT = constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Some tests start many processes, which should not compile the same sources over and over.
unexport PYTHONDONTWRITEBYTECODE

PACKAGING := pyproject.toml setup.py constraints.txt
# Installs are repeated when a file changes, comes or goes: the list of files is one of the files they depend on.
SOURCES := $(shell find src -type f ! -name '*.py[co]' ! -path '*.egg-info/*' ! -path 'src/ultimo/server/page/*')
PAGE_SOURCES := $(shell find web -type f ! -path '*/node_modules/*') $(wildcard package*.json *.config.ts svelte.config.js tsconfig.json)

.PHONY: help play terminal test lint page check-page chromium test-uncompiled test-compiled screens format clean
.DELETE_ON_ERROR:

help:
	@echo "make play             install Ultimo into .venv, start the server and open the page"
	@echo "make terminal         install it too, and play Pan t'es Mort in the terminal"
	@echo "make test             check the sources, then run all tests, uncompiled and compiled"
	@echo "make lint             only check the sources: ruff, mypy, pyright, import-linter"
	@echo "make page             only build the page; make check-page also tests and weighs it"
	@echo "make test-uncompiled  only run the tests on the sources as they are"
	@echo "make test-compiled    only run the tests on the compiled package"
	@echo "make screens          take the pictures of docs/screens anew"
	@echo "make format           format the sources"
	@echo "make clean            remove everything that make has made"

play: .venv/.installed
	@.venv/bin/ultimo serve --open

terminal: .venv/.installed
	@.venv/bin/ultimo play pan

# Sources are checked while they are compiled: each keeps one core busy.
test:
	@$(MAKE) --no-print-directory --jobs=2 lint .venv-compiled/.installed
	@$(MAKE) --no-print-directory check-page
	@$(MAKE) --no-print-directory test-uncompiled
	@$(MAKE) --no-print-directory test-compiled

lint: .venv-test/.installed
	.venv-test/bin/ruff check src tests web bench setup.py
	.venv-test/bin/ruff format --check src tests web bench setup.py
	.venv-test/bin/mypy
	@for file in tests/*/conftest.py; do .venv-test/bin/mypy $$file || exit 1; done
	.venv-test/bin/pyright
	.venv-test/bin/lint-imports

page: .venv-test/.installed
	.venv-test/bin/python web/build.py

check-page: .venv-test/.installed
	.venv-test/bin/python web/build.py --check

chromium: .venv-test/.installed
	@.venv-test/bin/python tests/browser/chromium.py

screens: page chromium
	.venv-test/bin/python tests/browser/screens.py

test-uncompiled: .venv-test/.installed page chromium
	ULTIMO_EXPECT=uncompiled .venv-test/bin/pytest $(PYTEST_ARGS)

# The tests that lie in the package are taken from the installed one: from src they would run the uncompiled modules.
# What people see in their browsers does not depend on the build, so the browser tests run once; so do those marked so.
test-compiled: .venv-compiled/.installed
	ULTIMO_EXPECT=compiled .venv-compiled/bin/pytest $(PYTEST_ARGS) --ignore tests/browser -m "not once" --rootdir . --pyargs tests ultimo

format: .venv-test/.installed
	.venv-test/bin/ruff check --fix --select I src tests web bench setup.py
	.venv-test/bin/ruff format src tests web bench setup.py

clean:
	rm -rf build node_modules src/ultimo/server/page .venv .venv-test .venv-compiled src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# An environment with pip, made anew if it is broken or was left half-made.
define environment
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "Ultimo needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>/dev/null || echo not there). Name another: make PYTHON=python3.13" >&2; exit 1; }
@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	{ echo "$(PYTHON) has no venv module; on Debian and Ubuntu it comes with the package python3-venv." >&2; exit 1; }
@$(@D)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(@D)
endef

.venv/.installed: $(PACKAGING) $(SOURCES) $(PAGE_SOURCES) build/sources
	$(environment)
	@echo "Installing Ultimo and building its page; the first time takes a minute or two."
	@.venv/bin/python -m pip install --quiet .
	@.venv/bin/ultimo --version
	@touch $@

.venv-test/.installed: $(PACKAGING)
	$(environment)
	.venv-test/bin/python -m pip install --quiet --editable '.[test,check]'
	@touch $@

.venv-compiled/.installed: .venv-test/.installed $(SOURCES) $(PAGE_SOURCES) build/sources
	$(environment)
	rm -rf build/wheel
	ULTIMO_PURE=0 .venv-test/bin/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir build/wheel . || \
	{ echo "Ultimo could not be compiled; without a C compiler, make test-uncompiled runs the other half." >&2; exit 1; }
	.venv-compiled/bin/python -m pip install --quiet "$$(echo build/wheel/*.whl)[test]"
	.venv-compiled/bin/python -m pip install --quiet --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

build/sources: FORCE
	@mkdir -p build
	@echo '$(SOURCES) $(PAGE_SOURCES)' | cmp -s - $@ || echo '$(SOURCES) $(PAGE_SOURCES)' > $@

FORCE:
