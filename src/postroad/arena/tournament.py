"""Games between bots: the same deals for everybody, on several cores, to be stopped and gone on with."""

import json
import multiprocessing
import os
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from postroad.bots.bot import DEADLINE, Bot
from postroad.bots.hosted import Hosts
from postroad.bots.process import BotFailed
from postroad.bots.referee import Referee
from postroad.bots.registry import maker
from postroad.game import Game
from postroad.record import FORMAT, options_in
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


def play_game(tournament: Tournament, number: int, hosts: Hosts | None = None) -> dict[str, Any]:
    """The record of one game; its options also tell the tournament, the decision times and what went wrong."""
    with seated(tournament, number, hosts) as seats:
        *_, game = played_by(seats, tournament, number)
    document = game.record()
    document["options"]["arena"] = {
        **tournament.mark(number),
        "milliseconds": [[round(1000 * seconds, 3) for seconds in seat.seconds] for seat in seats],
        "mishaps": [dict(seat.mishaps) for seat in seats],
    }
    if any(seat.trace for seat in seats):
        document["options"]["arena"]["traces"] = [seat.trace for seat in seats]
    return document


@contextmanager
def seated(tournament: Tournament, number: int, hosts: Hosts | None = None) -> Iterator[list[Referee]]:
    """The bots of a game, awake, seat after seat."""
    engine.load()
    names = tournament.seats(number)
    bots = [maker(name, hosts)(bot_seed(tournament.seed, number, seat)) for seat, name in enumerate(names)]
    seats = [Referee(bot, number, tournament.deadline) for bot in bots]
    try:
        wake_all(bots, names)
        yield seats
    finally:
        for seat in seats:
            seat.close()


def played_by(seats: Sequence[Referee], tournament: Tournament, number: int) -> Iterator[Game]:
    """A game, shown after the set-up and after each decision."""
    game = Game.of(tournament.options, tournament.deal(number), tournament.seats(number))
    yield game
    while game.seat is not None:
        game.play(seats[game.seat].decide(game.view(game.seat)))
        yield game


def wake_all(bots: Sequence[Bot], names: Sequence[str]) -> None:
    """Those in processes of their own wake at the same time. BotFailed tells who does not."""
    for bot in bots:
        bot.start()
    for bot, name in zip(bots, names, strict=True):
        with named(name):
            bot.wake()


@contextmanager
def named(bot: str) -> Iterator[None]:
    """Whoever does not start here is this bot."""
    try:
        yield
    except BotFailed as failed:
        raise BotFailed("\n".join(filter(None, [f"{bot} does not start: {failed}", failed.trace]))) from None


def bot_seed(seed: int, game: int, seat: int) -> int:
    return (seed * 1_000_003 + game) * 8 + seat & (1 << 40) - 1


def play_games(tournament: Tournament, numbers: list[int], workers: int | None) -> Generator[dict[str, Any], None, None]:
    """The records of these games, in their order."""
    workers = min(workers or os.cpu_count() or 1, max(1, len(numbers)))
    if workers == 1:
        with closing(Hosts()) as hosts:
            yield from (play_game(tournament, number, hosts) for number in numbers)
        return
    # Spawned, so that it is the same on every system; few tasks ahead, so that stopping stops soon.
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        ahead: dict[int, Future[dict[str, Any]]] = {}
        todo = iter(numbers)
        try:
            for number in numbers:
                for upcoming in todo:
                    ahead[upcoming] = pool.submit(_play_in_worker, tournament, upcoming)
                    if len(ahead) >= 2 * workers:
                        break
                yield ahead.pop(number).result()
        finally:
            pool.shutdown(cancel_futures=True)


def _play_in_worker(tournament: Tournament, number: int) -> dict[str, Any]:
    return play_game(tournament, number, _hosts_of_worker())


@cache
def _hosts_of_worker() -> Hosts:
    """They end with the worker."""
    return Hosts()


def played_before(tournament: Tournament, path: Path) -> dict[int, dict[str, Any]]:
    """The records of this tournament that a file holds already. ValueError, and nothing touched, if there is anything else.

    A last line without an end was being written when the program was ended; that game is played again.
    """
    content = path.read_text(encoding="utf-8", errors="replace")
    *lines, rest = content.split("\n")
    records = {}
    for number, line in enumerate(lines, start=1):
        game, document = _own_record(tournament, line, f"{path}:{number}")
        records[game] = document
    if rest:
        begin = _begin_of_line(tournament)
        if not (rest.startswith(begin) or begin.startswith(rest)):
            raise ValueError(f"{path}:{len(lines) + 1} belongs to something else; choose another file")
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return records


def _own_record(tournament: Tournament, line: str, place: str) -> tuple[int, dict[str, Any]]:
    other = ValueError(f"{place} belongs to something else; choose another file")
    try:
        document = json.loads(line)
        options, _ = options_in(document)
        arena = document["options"]["arena"]
        game = arena["game"]
        if options != tournament.options or {**arena, **tournament.mark(game)} != arena or type(game) is not int:
            raise other
        if document["events"][-1]["ev"] != "end" or {"milliseconds", "mishaps"} - arena.keys():
            raise other
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        raise other from None
    return game, document


def _begin_of_line(tournament: Tournament) -> str:
    """How every line of this tournament begins."""
    marked = {**tournament.options._asdict(), "arena": tournament.mark(0)}
    return as_line({"format": FORMAT, "options": marked}).removesuffix("0}}}")


def as_line(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def write_line(file: Any, document: dict[str, Any]) -> None:
    file.write(as_line(document) + "\n")
    file.flush()
