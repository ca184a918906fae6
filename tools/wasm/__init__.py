"""The module for the browser: the rules and the bots compiled to WebAssembly. `python -m tools.wasm` makes it."""
