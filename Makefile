# make play: build and play in the browser. make test: install what the tests need and run everything. make check: the fast part.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= auto
# Tests that wait for a browser or a server leave their core to another.
MORE_JOBS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 1)')
# Compiled once, whatever the environment says: the tests start hundreds of commands.
export PYTHONDONTWRITEBYTECODE :=
PIP := HORDEKEEP_SKIP_WEB=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play terminal web setup check daily read lint types web-types web-test servers test whole fast soak mutants bench picture pictures playthroughs scenario-pages meetings thorough clean

play: $(VENV)/.play web
	@$(BIN)/hordekeep serve --open

terminal: $(VENV)/.play
	@$(BIN)/hordekeep play

# The browser client, built into the package; nothing is done while web/ stays as it is.
web: | $(VENV)/bin/python
	@$(BIN)/python scripts/build_web.py

setup: $(VENV)/.dev web

check: $(VENV)/.dev web
	@$(AT_ONCE) daily read
	$(BIN)/hordekeep rules coverage

# With "+" the progress of the tests is seen at once; all else is shown when it is done.
daily:
	+$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal -m "not slow and not browser and not servers"

# What is read and not played: the client and Python, beside the tests, so that no core waits for the others' last step.
AT_ONCE := $(MAKE) --no-print-directory --jobs 3 --output-sync=line
read: web-test types lint

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.dev
	$(BIN)/mypy

# svelte-check, ESLint and Prettier; nothing is done while web/ stays as it was when they passed.
web-types: web
	$(BIN)/python scripts/build_web.py --changed check

web-test: web-types
	$(BIN)/python scripts/build_web.py --changed test

# Chromium, PostgreSQL, Redis and strace, where they are missing.
servers:
	@sh scripts/install_test_servers.sh

test: $(VENV)/.dev web servers
	@$(AT_ONCE) whole read
	$(BIN)/hordekeep rules coverage

whole:
	+$(BIN)/python -m pytest -q -n $(MORE_JOBS) --dist worksteal --durations 20

# The laboratory with compiled rules, two to three times as fast: .venv-fast/bin/hordekeep. Make it again after a change.
fast:
	@sh scripts/make_fast.sh $(PYTHON) .venv-fast table,lab
	@.venv-fast/bin/hordekeep --version

# 100,000 random games of each game with every invariant on.
soak: $(VENV)/.dev
	HORDEKEEP_SOAK_GAMES=100000 $(BIN)/python -m pytest -q -s -n 0 tests/games/plankton_horde/test_random_games.py
	HORDEKEEP_SOAK_GAMES=100000 $(BIN)/python -m pytest -q -s -n 0 tests/games/lanes/test_random_games.py
	HORDEKEEP_SOAK_GAMES=100000 $(BIN)/python -m pytest -q -s -n 0 tests/games/skytear/test_random_games.py \
		-k random_games_keep_all_invariants
	HORDEKEEP_SOAK_GAMES=100000 $(BIN)/python -m pytest -q -s -n 0 tests/games/cloudspire/test_random_games.py \
		-k random_games_keep_all_invariants

# Mutation testing of the kernel and the games; prints the scores.
mutants: $(VENV)/.dev
	$(BIN)/python -m scripts.mutants --game plankton-horde
	$(BIN)/python -m scripts.mutants --game skytear-horde
	$(BIN)/python -m scripts.mutants --game monoliths
	$(BIN)/python -m scripts.mutants --game skytear
	$(BIN)/python -m scripts.mutants --game cloudspire
	$(BIN)/python -m scripts.mutants

bench: $(VENV)/.play
	$(BIN)/hordekeep bench

# The picture of the terminal in the README, drawn from a real game.
picture: $(VENV)/.play
	$(BIN)/python scripts/draw_terminal.py

# The pictures of the pages in the README, taken from the running service.
pictures: $(VENV)/.dev servers web
	$(BIN)/python -m scripts.draw_pages

# Measures what make check leaves to make test; on a quiet machine.
thorough: $(VENV)/.dev
	$(BIN)/python -m pytest -q -n 0 -m "not slow and not browser and not servers" --measure-thorough

playthroughs: $(VENV)/.dev
	$(BIN)/python -m pytest -q -n 0 tests/games/plankton_horde/test_playthroughs.py \
		tests/games/lanes/test_playthroughs.py tests/games/skytear/test_playthroughs.py \
		tests/games/cloudspire/test_playthroughs.py --update-playthroughs

# Which scenarios show what meets with what, as pages of the docs.
meetings: $(VENV)/.dev
	$(BIN)/python -m scripts.meetings

# What a scenario can write, a page for each game.
scenario-pages: $(VENV)/.dev
	$(BIN)/python -m scripts.scenario_pages

clean:
	rm -rf $(VENV) .venv-fast dist build mutants web/node_modules src/hordekeep/table/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# Playing needs the service; developing needs everything.
$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	@echo "Setting up (once) ..."
	@$(PIP) -e '.[table]'
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	$(PIP) -e '.[dev]'
	@touch $(VENV)/.play $@

$(VENV)/bin/python:
	@sh scripts/make_venv.sh $(PYTHON) $(VENV)
