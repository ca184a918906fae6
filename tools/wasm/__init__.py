"""Compiler of the browser's WebAssembly module from the rules and the bots: `python -m tools.wasm`."""
