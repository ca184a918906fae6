"""Games with opponents inside: one seat of each game is one's own, and the others decide by themselves."""

from typing import Any

from postroad.envs.games import MOST_SEED, RUNNING, Games, Limits, begin_next, play, reset, settle
from postroad.envs.opponents import Opponents, choose
from postroad.rules.hide import hide
from postroad.rules.jit import rule
from postroad.rules.state import next_seat, to_int


@rule
def reset_against(at: int, games: Games, own: Any, opponents: Opponents, seed: int) -> None:
    """Begin a game as the first one, up to one's own first decision."""
    reset(at, games, seed)
    answer(at, games, own, opponents, RUNNING, MOST_SEED)


@rule
def play_against(at: int, games: Games, own: Any, opponents: Opponents, action: int, limits: Limits) -> None:
    """Play a legal action, then the opponents' answers up to one's own next decision, in the next game if this one is over.

    In the next game the next seat is one's own.
    """
    games.movers[at] = own[at]
    over = play(at, games, action, limits.decisions)
    over = answer(at, games, own, opponents, over, limits.decisions)
    settle(at, games, over)
    if over != RUNNING:
        begin_next(at, games, limits.margin)
        own[at] = next_seat(games.states[at], to_int(own[at]))
        answer(at, games, own, opponents, RUNNING, MOST_SEED)


@rule
def answer(at: int, games: Games, own: Any, opponents: Opponents, over: int, most_decisions: int) -> int:
    """Let the opponents decide up to one's own decision or the end of the game."""
    state, players = games.states[at], to_int(games.states[at].players)
    while over == RUNNING and to_int(state.seat) != to_int(own[at]):
        seat = to_int(state.seat)
        opponents.hidden[0] = state
        hide(opponents.hidden[0], seat)
        index = (seat - to_int(own[at]) + players) % players - 1
        action = choose(opponents, index, games.legal[at], to_int(games.sizes[at]), games.generators[at])
        over = play(at, games, action, most_decisions)
    return over
