"""Tournaments between bots: the seats and deals of each game, and playing one game."""

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any, cast

from postroad.arena.seat_rotation import pairing
from postroad.bots.bot import DEADLINE, Bot
from postroad.bots.guarded_bot import GuardedBot
from postroad.bots.line_process import BotFailed
from postroad.bots.registry import maker
from postroad.bots.subprocess_bot import SubprocessBot, SubprocessPool
from postroad.game import Game
from postroad.rules.engine import engine
from postroad.rules.options import Options


@dataclass(frozen=True)
class Tournament:
    """A tournament. Game g has deal g // players and its table, with the bots rotated by g % players seats."""

    bots: tuple[str, ...]  # one for each seat, or more: then they take turns
    options: Options
    seed: int
    deadline: float = DEADLINE

    def seats(self, game: int) -> list[str]:
        """The bots of a game, by seat."""
        number, turn = divmod(game, self.options.players)
        table = self.table(number)
        return [*table[turn:], *table[:turn]]

    def table(self, number: int) -> tuple[str, ...]:
        """The bots of a deal."""
        if len(self.bots) == self.options.players:
            return self.bots
        return tuple(self.bots[bot] for bot in pairing(len(self.bots), self.options.players).table(number))

    def deal(self, game: int) -> int:
        """The seed of a game: the same for all rotations of its deal."""
        return self.seed + game // self.options.players

    def mark(self, game: int) -> dict[str, Any]:
        """The tournament's fields in a record, without times and errors."""
        return {"bots": list(self.bots), "seed": self.seed, "game": game}


def play_game(tournament: Tournament, number: int, pool: SubprocessPool | None = None) -> dict[str, Any]:
    """Play one game; its record also contains the tournament, the decision times and the errors."""
    with seated(tournament, number, pool) as seats:
        *_, game = played_by(seats, tournament, number)
    document = cast(dict[str, Any], game.record())
    document["options"]["arena"] = {
        **tournament.mark(number),
        "milliseconds": [[round(1000 * seconds, 3) for seconds in seat.seconds] for seat in seats],
        "mishaps": [dict(seat.errors) for seat in seats],
    }
    if any(seat.trace for seat in seats):
        document["options"]["arena"]["traces"] = [seat.trace for seat in seats]
    return document


@contextmanager
def seated(tournament: Tournament, number: int, pool: SubprocessPool | None = None) -> Iterator[list[GuardedBot]]:
    """The bots of a game by seat, ready to play."""
    engine.load()
    names = tournament.seats(number)
    bots = [maker(name, pool)(bot_seed(tournament.seed, number, seat)) for seat, name in enumerate(names)]
    seats = [GuardedBot(bot, number, tournament.deadline) for bot in bots]
    try:
        wake_all(bots, names)
        yield seats
    finally:
        for seat in seats:
            seat.close()


def played_by(seats: Sequence[GuardedBot], tournament: Tournament, number: int) -> Iterator[Game]:
    """A game after the set-up and after each decision."""
    game = Game.of(tournament.options, tournament.deal(number), tournament.seats(number))
    yield game
    while game.seat is not None:
        game.play(seats[game.seat].decide(game.view(game.seat)))
        yield game


def wake(tournament: Tournament) -> Iterator[str]:
    """Check that every bot starts, and compile what it needs, so that worker processes find it in the cache.

    Yields the name of each bot before it is woken.
    """
    engine.load()
    for name in dict.fromkeys(tournament.bots):
        yield name
        bot = maker(name)(0)
        bot.deadline = tournament.deadline
        with named(name), closing(bot):
            bot.wake()
            if bot.separate_process and not isinstance(bot, SubprocessBot):  # a program is checked by asking it for a decision
                bot.decide(Game.of(tournament.options).view(0))


def wake_all(bots: Sequence[Bot], names: Sequence[str]) -> None:
    """Wake all bots, those in processes of their own in parallel. Raises BotFailed with the name of a bot that fails."""
    for bot in bots:
        bot.start()
    for bot, name in zip(bots, names, strict=True):
        with named(name):
            bot.wake()


@contextmanager
def named(bot: str) -> Iterator[None]:
    """Add the bot's name to BotFailed."""
    try:
        yield
    except BotFailed as failed:
        raise BotFailed("\n".join(filter(None, [f"{bot} does not start: {failed}", failed.trace]))) from None


def bot_seed(seed: int, game: int, seat: int) -> int:
    return (seed * 1_000_003 + game) * 8 + seat & (1 << 40) - 1
