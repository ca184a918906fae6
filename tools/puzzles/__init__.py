"""Puzzles: positions of masters' games in which one decision is clearly best. `python -m tools.puzzles` mines them."""
