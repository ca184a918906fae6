"""Games between bots: the same deals for everybody, on several cores, to be stopped and gone on with."""

import json
import multiprocessing
import os
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from postroad.bots.referee import DEADLINE, Referee
from postroad.bots.registry import maker
from postroad.game import Game
from postroad.record import RecordError, options_in, read
from postroad.rules.engine import engine
from postroad.rules.steps import Options


@dataclass(frozen=True)
class Tournament:
    """Who plays what. Game g is deal g // players, with the bots turned on by g % players seats."""

    bots: tuple[str, ...]  # one a seat
    options: Options
    seed: int
    deadline: float = DEADLINE

    def seats(self, game: int) -> list[str]:
        """The bots of a game, seat after seat."""
        turn = game % len(self.bots)
        return [self.bots[(seat + turn) % len(self.bots)] for seat in range(len(self.bots))]

    def deal(self, game: int) -> int:
        """The seed of a game: the same for all its rotations."""
        return self.seed + game // len(self.bots)

    def mark(self, game: int) -> dict[str, Any]:
        """What a record says of the tournament it belongs to, beside the times and mishaps."""
        return {"bots": list(self.bots), "seed": self.seed, "game": game}


def play_game(tournament: Tournament, number: int) -> dict[str, Any]:
    """The record of one game; its options also tell the tournament, the decision times and what went wrong."""
    engine.load()
    names = tournament.seats(number)
    game = Game.new(**tournament.options._asdict(), seed=tournament.deal(number), names=names)
    bots = [maker(name)(bot_seed(tournament.seed, number, seat)) for seat, name in enumerate(names)]
    seats = [Referee(bot, number, tournament.deadline) for bot in bots]
    try:
        for bot in bots:
            bot.wake()
        while game.seat is not None:
            game.play(seats[game.seat].decide(game.view(game.seat)))
    finally:
        for seat in seats:
            seat.close()
    document = game.record()
    document["options"]["arena"] = {
        **tournament.mark(number),
        "milliseconds": [[round(1000 * seconds, 3) for seconds in seat.seconds] for seat in seats],
        "mishaps": [dict(seat.mishaps) for seat in seats],
    }
    return document


def bot_seed(seed: int, game: int, seat: int) -> int:
    return (seed * 1_000_003 + game) * 8 + seat & (1 << 40) - 1


def play_games(tournament: Tournament, numbers: list[int], workers: int | None) -> Generator[dict[str, Any], None, None]:
    """The records of these games, in their order."""
    workers = min(workers or os.cpu_count() or 1, max(1, len(numbers)))
    if workers == 1:
        yield from (play_game(tournament, number) for number in numbers)
        return
    # Spawned, so that it is the same on every system; few tasks ahead, so that stopping stops soon.
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        ahead: dict[int, Future[dict[str, Any]]] = {}
        todo = iter(numbers)
        try:
            for number in numbers:
                for upcoming in todo:
                    ahead[upcoming] = pool.submit(play_game, tournament, upcoming)
                    if len(ahead) >= 2 * workers:
                        break
                yield ahead.pop(number).result()
        finally:
            pool.shutdown(cancel_futures=True)


def played_before(tournament: Tournament, path: Path) -> list[dict[str, Any]]:
    """The records of this tournament that a file holds already. ValueError if they belong to another one."""
    records = []
    for line, parsed in read(path):
        try:
            document = parsed()
            options, _ = options_in(document)
        except RecordError:
            raise ValueError(f"{path}:{line} is no record of a tournament") from None
        arena = document["options"].get("arena", {})
        game = arena.get("game")
        if options != tournament.options or not isinstance(game, int) or {**arena, **tournament.mark(game)} != arena:
            raise ValueError(f"{path}:{line} belongs to another tournament; choose another file")
        records.append(document)
    return records


def drop_broken_line(path: Path) -> None:
    """A line without an end was being written when the program was ended: that game is played again."""
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        path.write_bytes(content[:whole])


def write_line(file: Any, document: dict[str, Any]) -> None:
    file.write(json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n")
    file.flush()
