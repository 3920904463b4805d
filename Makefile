# make play: build and play. make test: install what the tests need and run everything. make check: the fast part.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= auto

.PHONY: play setup check lint types test soak mutants bench picture playthroughs clean

play: $(VENV)/.play
	@$(BIN)/hordekeep play

setup: $(VENV)/.dev

check: $(VENV)/.dev lint types
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not slow"
	$(BIN)/hordekeep rules coverage

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.dev
	$(BIN)/mypy

test: $(VENV)/.dev lint types
	$(BIN)/python -m pytest -q -n $(JOBS)
	$(BIN)/hordekeep rules coverage

# 100,000 random games with every invariant on.
soak: $(VENV)/.dev
	HORDEKEEP_SOAK_GAMES=100000 $(BIN)/python -m pytest -q -s -n 0 tests/games/plankton_horde/test_random_games.py

# Mutation testing of the kernel and of Horde; prints the score.
mutants: $(VENV)/.dev
	$(BIN)/python scripts/mutants.py

bench: $(VENV)/.play
	$(BIN)/hordekeep bench

# The picture of the terminal in the README, drawn from a real game.
picture: $(VENV)/.play
	$(BIN)/python scripts/draw_terminal.py

playthroughs: $(VENV)/.dev
	$(BIN)/python -m pytest -q tests/games/plankton_horde/test_playthroughs.py --update-playthroughs

clean:
	rm -rf $(VENV) dist build mutants .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# Playing needs three small packages; developing needs them all.
$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	@echo "Setting up (once) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $(VENV)/.play $@

# A Debian without python3-venv: virtualenv from PyPI does the same.
$(VENV)/bin/python:
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { rm -rf $(VENV); \
	$(PYTHON) -m pip install --quiet --user --break-system-packages virtualenv && $(PYTHON) -m virtualenv -q $(VENV); }
