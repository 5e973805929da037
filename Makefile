# The two commands: `make play` and `make test`. Each sets up everything it needs by itself.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check lint compiled soak goldens load pictures bench ladder calibration clean

# Friends in the house can open it; HOST=127.0.0.1 keeps it to this machine.
HOST ?= 0.0.0.0
PORT ?= 8000

play: $(VENV)/.run  ## the table in the browser
	@$(BIN)/benbow serve --host $(HOST) --port $(PORT)

test: $(VENV)/.dev
	@tools/need g++ make chromium chromium-headless-shell
	@$(MAKE) --no-print-directory -j 2 lint compiled
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder

GAME ?= naufrageurs
check: $(VENV)/.dev lint  ## the inner loop: style, types, one game's rules uncompiled (GAME=martinique for another)
	NUMBA_DISABLE_JIT=1 $(BIN)/benbow laws $(GAME) --games 24 --pages 2 --uncompiled 0
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -n 2 tests/test_state.py tests/$(GAME) \
		-k "not figures and not exact and not perft and not bot and not drawing and not scene"

lint: $(VENV)/.dev
	$(BIN)/ruff check src tests examples
	$(BIN)/mypy

compiled: $(VENV)/.dev
	$(BIN)/python -m tests.compile

soak: $(VENV)/.dev  ## the long runs: the laws at full volume, all languages in the browser, more of all that is random
	$(BIN)/benbow compile
	$(BIN)/benbow laws --games 200000 --pages 2000 --uncompiled 200
	$(BIN)/python -m tests.crash --kills 100
	$(BIN)/python -m tests.reconnect --runs 1000
	BENBOW_SOAK=1 $(BIN)/python -m pytest -n 2 --dist loadfile tests/games tests/browser tests/server/test_wire.py tests/test_uncompiled.py \
		tests/test_laws.py tests/test_cache.py

goldens: $(VENV)/.dev  ## write the golden playthroughs anew; read the diff before you commit it
	$(BIN)/python -m tests.goldens

load: $(VENV)/.dev  ## 200 tables at once through HTTP: flat out, then with people who think
	$(BIN)/python -m tests.load --tables 200 --seconds 20
	$(BIN)/python -m tests.load --tables 200 --seconds 20 --think 5

pictures: $(VENV)/.dev  ## the pictures of README and docs, from the real pages
	@tools/need chromium
	$(BIN)/python -m tests.pictures

# Fewer games where captains and admirals think longer.
SHORT = $(foreach game,ile_au_tresor martinique schatzinsel,--games $(game)/greedy=60 --games $(game)/random=36)
LADDER ?= --games 400 $(SHORT) --games martinique=320 $(foreach game,ile_au_tresor schatzinsel,--games $(game)=240 --games $(game)/captain=120 --games $(game)/admiral=60)
ladder: $(VENV)/.dev  ## docs/ladder.md: how strong the levels are; goes on where it was stopped
	$(BIN)/benbow arena --ladder $(LADDER)

# More games where captains are quick; so it takes an hour or two on two cores.
CALIBRATION ?= --games 400 --games schatzinsel=300 --games ile_au_tresor=200
calibration: $(VENV)/.dev  ## docs/calibration.md: are the winning chances true? fails if not; goes on where it was stopped
	$(BIN)/benbow calibrate --page docs/calibration.md $(CALIBRATION)

bench: $(VENV)/.run
	@$(BIN)/benbow bench

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Benbow needs Python 3.11 or later; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: $(VENV)/bin/python requirements/run.txt pyproject.toml
	$(BIN)/python -m pip install --disable-pip-version-check -r requirements/run.txt
	$(BIN)/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	$(BIN)/python -m pip install --disable-pip-version-check -r requirements/dev.txt
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache
