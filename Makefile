# make play       open the game in the browser       make check      run the fast checks, after every edit
# make test       run all that a change must pass    make test-long  run all tests; PART=chaos runs one part
# make flakes     find tests that fail by chance     make bench      measure the rules' speed
# make bench-web  measure the page's speed           make screens    take pictures of every screen
# make format     format the code                    make generated  renew the files that follow from the code
# make wasm       compile the rules for the browser  make site       serve the game as a static site
# make levels     play the levels' matches again     make test-learn run the tests that need PyTorch, ONNX or Ray
# make pictures   redraw the parts of pictures
# Each target sets up all it needs in .venv; test-learn, which is large, in .venv-learn.
# In a git checkout the first one also switches on the check of commit messages (.githooks).

# Compiling and checking types take a minute each, so they run side by side.
MAKEFLAGS += --jobs=2

PYTHON ?= python3
VENV := .venv
LEARN := .venv-learn
ifeq ($(OS),Windows_NT)
SCRIPTS := Scripts
else
SCRIPTS := bin
endif
BIN := $(VENV)/$(SCRIPTS)
READY := $(VENV)/ready
PYTEST := -n auto --dist loadfile --no-loadscope-reorder --durations=0 --durations-min=5

# Tests start many processes; without bytecode each of them would compile all modules.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play check test test-long test-learn test-client test-maps flakes lint format generated wasm types browser warm minified bench bench-web levels screens pictures site clean

play: $(READY)
	$(BIN)/python -m postroad

check: lint types warm test-client
	$(BIN)/python -m pytest -n 2 --quick

test: lint types browser warm minified test-client test-maps
	$(BIN)/python -m pytest $(PYTEST)

test-long: lint types browser warm minified test-client test-maps
	$(BIN)/python -m pytest $(PYTEST) --long $(if $(PART),--part $(PART))

# The client's logic, in Node.
test-client: $(READY)
	$(BIN)/python -m tools.client test

test-maps: $(READY)
	$(BIN)/python -m tools.client test-maps

flakes: browser warm minified
	$(BIN)/python -m tools.flakes

test-learn: $(LEARN)/ready
	$(LEARN)/$(SCRIPTS)/python -m pytest tests/learn

lint: $(READY)
	$(BIN)/python -m ruff check
	$(BIN)/python -m ruff format --check
	$(BIN)/python -m tools.client lint

format: $(READY)
	$(BIN)/python -m ruff check --fix
	$(BIN)/python -m ruff format
	$(BIN)/python -m tools.client format

generated: $(READY)
	$(BIN)/python -m tools.docs
	$(BIN)/python -m tools.board_data
	$(BIN)/python -m tools.lessons
	$(BIN)/python -m tools.legacy_css
	$(BIN)/python -m tools.wire_types
	$(BIN)/python -m tools.wasm_layout

# After a change in rules/ or bots/: the module that the browser runs.
wasm: $(READY)
	$(BIN)/python -m tools.wasm

types: $(READY)
	$(BIN)/python -m mypy
	$(BIN)/python -m tools.client types

browser: $(READY)
	$(BIN)/python -m tests.web.install

# Compile once, so that the processes of the tests do not all compile the same code.
warm: $(READY)
	$(BIN)/python -m postroad warm

# The client, minified as in a release.
minified: $(READY)
	$(BIN)/python -m tools.minify

bench: $(READY)
	$(BIN)/python -m postroad bench

# The strength of each level against the next, for the docs: after training a network.
levels: $(READY)
	$(BIN)/python -m tools.level_match levels

bench-web: $(READY) browser minified
	$(BIN)/python bench/web.py

# After a change of the board, the pieces or their texts: the parts that pictures are made of, and those in the docs.
pictures: $(READY) browser
	$(BIN)/python -m tools.picture_parts
	$(BIN)/python -m tools.game_pictures

screens: $(READY) browser
	$(BIN)/python -m tools.screens dist/screens

# Any web server can serve the folder dist/site.
site: $(READY) minified
	$(BIN)/python -m postroad site dist/site
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory dist/site 1701

# Some systems ship Python without ensurepip, so that venv fails; virtualenv brings its own pip.
define new_environment
$(PYTHON) -m venv $(1) || { $(PYTHON) -m pip install --user virtualenv || $(PYTHON) -m pip install --user --break-system-packages virtualenv; $(PYTHON) -m virtualenv --clear $(1); }
$(1)/$(SCRIPTS)/python -m pip install --quiet --upgrade "pip>=25.1"
endef

$(READY): pyproject.toml
	$(call new_environment,$(VENV))
	$(BIN)/python -m pip install --quiet --editable . --group dev
	$(if $(wildcard .git),-git config core.hooksPath .githooks && git config blame.ignoreRevsFile .git-blame-ignore-revs)
	$(BIN)/python -c "open('$(READY)', 'w')"

$(LEARN)/ready: pyproject.toml
	$(call new_environment,$(LEARN))
	$(LEARN)/$(SCRIPTS)/python -m pip install --quiet --editable ".[learn,onnx,ray]" --group test-learn
	$(LEARN)/$(SCRIPTS)/python -c "open('$(LEARN)/ready', 'w')"

clean:
	rm -rf $(VENV) $(LEARN) dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
