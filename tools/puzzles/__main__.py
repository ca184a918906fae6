"""Mines puzzles from games of masters: `python -m tools.puzzles --games 500`. What was found is noted, and gone on with.

Then a choice of them is written for the page. Every game is played and judged by its number alone, so that the same numbers give
the same puzzles. With `--confirm` nothing is mined: those of the page that a new network does not find any more are left out.
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from postroad.arena.progress import bar
from tools.puzzles.mining import Candidate, mined
from tools.puzzles.writing import Puzzle, chosen, confirmed, puzzle_of, read, write

NOTES = Path("dist") / "puzzles.jsonl"


def noted(notes: Path) -> dict[int, list[Candidate]]:
    """What was found in each game so far."""
    if not notes.exists():
        return {}
    lines = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    return {line["game"]: line["found"] for line in lines}


def mine(games: int, notes: Path, workers: int) -> None:
    done = noted(notes)
    left = [number for number in range(games) if number not in done]
    notes.parent.mkdir(exist_ok=True)
    with (
        notes.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool,
        bar("mining", games, games - len(left)) as progress,
    ):
        mining = {pool.submit(mined, number): number for number in left}
        for one in as_completed(mining):
            file.write(json.dumps({"game": mining[one], "found": one.result()}) + "\n")
            file.flush()
            progress.advance()


def confirm(puzzles: list[Puzzle], workers: int) -> list[Puzzle]:
    found: list[Puzzle] = []
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool, bar("confirming", len(puzzles)) as progress:
        for one in pool.map(confirmed, puzzles):
            found += [one] if one else []
            progress.advance()
    return found


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    asked.add_argument("--games", type=int, default=500, help="how many games of masters")
    asked.add_argument("--notes", type=Path, default=NOTES, help="where candidates are noted")
    asked.add_argument("--workers", type=int, default=os.cpu_count())
    asked.add_argument("--confirm", action="store_true", help="judge those of the page again, and keep what holds")
    given = asked.parse_args()
    if given.confirm:
        puzzles = read()
        left = confirm(puzzles, given.workers)
        write(left)
        print(f"{len(left)} of {len(puzzles)} puzzles hold")
        return
    mine(given.games, given.notes, given.workers)
    found = [one for number, some in sorted(noted(given.notes).items()) if number < given.games for one in some]
    puzzles = [puzzle_of(one) for one in chosen(found)]
    write(puzzles)
    print(f"{len(puzzles)} puzzles of {len(found)} candidates")


if __name__ == "__main__":
    main()
