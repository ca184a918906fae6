"""Games as arrays, a row for each game, and what happens in one of them: the same functions on a CPU and on a GPU."""

from math import log
from typing import Any, NamedTuple

from postroad.observation import observe, observe_again
from postroad.rules.actions import ACTIONS
from postroad.rules.board import SEATS
from postroad.rules.hide import hide
from postroad.rules.jit import inlined, rule
from postroad.rules.play import step
from postroad.rules.rng import below, next_word, seed_generator
from postroad.rules.scoring import NO_SEAT, points_of, winner
from postroad.rules.setup import set_up
from postroad.rules.state import State, to_int

NEXT_GAME = 1 << 32  # the distance between the seeds of consecutive games
MOST_SEED = (1 << 63) - 1
USUAL_LEGAL = 16
RANDOM_RANGE = 4294967296.0  # how many values a random word has


RUNNING, DONE, TRUNCATED = range(3)  # a game after a decision


class Games(NamedTuple):
    states: Any  # STATE
    seeds: Any  # of each game
    generators: Any  # of opponents, apart from the games' own generators
    samplers: Any  # generators of sampled actions, so that sampling changes no game
    decisions: Any  # since the game began
    legal: Any  # the actions, as many as `sizes` says
    sizes: Any
    seats: Any  # the deciding seats
    lookers: Any  # the seats of `observations`, if nobody else has acted since; -1 for none
    movers: Any  # the seats whose decisions the last step played
    done: Any  # did the last step end a game by the rules?
    truncated: Any  # did it stop a game at the limit of decisions?
    rewards: Any  # of each seat, where the last step ended or stopped a game
    points: Any  # of each seat in the game that was over last
    winners: Any  # of that game
    ended: Any  # STATE: that game at its end


class Limits(NamedTuple):
    decisions: int  # of a game
    margin: float  # the reward for each point ahead of the other seats' mean


@rule
def begin(at: int, games: Games, seed: int) -> None:
    """Begin a game with this seed and the options in the state."""
    games.seeds[at] = seed
    games.decisions[at] = 0
    games.lookers[at] = NO_SEAT
    games.sizes[at] = set_up(games.states[at], seed, games.legal[at], None, None)
    games.seats[at] = games.states[at].seat


@inlined
def reset(at: int, games: Games, seed: int) -> None:
    """Begin a game as the first one, and seed the other generators."""
    begin(at, games, seed)
    seed_generator(games.generators[at], ~seed)
    seed_generator(games.samplers[at], MOST_SEED - seed)
    games.movers[at], games.winners[at] = games.seats[at], NO_SEAT
    settle(at, games, RUNNING)


@inlined
def is_legal(at: int, games: Games, action: int) -> bool:
    """Is the action legal? A loop of a fixed length over the first ones, because seldom are there more, is fast."""
    legal, size, found = games.legal[at], to_int(games.sizes[at]), False
    for index in range(USUAL_LEGAL):
        found |= (to_int(legal[index]) == action) & (index < size)
    for index in range(USUAL_LEGAL, size):
        found |= to_int(legal[index]) == action
    return found


@inlined
def play(at: int, games: Games, action: int, most_decisions: int) -> int:
    """Play a legal action; return RUNNING, DONE or TRUNCATED."""
    state = games.states[at]
    size = step(state, action, games.legal[at], None, None)
    decisions = to_int(games.decisions[at]) + 1
    if to_int(state.seat) != to_int(games.seats[at]):
        games.lookers[at] = NO_SEAT
    games.decisions[at], games.sizes[at], games.seats[at] = decisions, size, state.seat
    if size == 0:
        return DONE
    return TRUNCATED if decisions >= most_decisions else RUNNING


@inlined
def settle(at: int, games: Games, over: int) -> None:
    games.done[at], games.truncated[at] = over == DONE, over == TRUNCATED
    for seat in range(SEATS):
        games.rewards[at, seat] = 0.0


@inlined
def begin_next(at: int, games: Games, margin: float) -> None:
    """Keep the result of the game that is over, and begin the next one."""
    state = games.states[at]
    players, winning = to_int(state.players), winner(state)
    games.ended[at] = state
    games.winners[at] = winning
    for seat in range(players):
        games.points[at, seat] = points_of(state, seat)
    for seat in range(players):
        games.rewards[at, seat] = reward(games.points[at], players, winning, seat, margin)
    begin(at, games, (to_int(games.seeds[at]) + NEXT_GAME) & MOST_SEED)


@inlined
def reward(points: Any, players: int, winning: int, seat: int, margin: float) -> float:
    """The reward of a seat: 1 for the winner, -1 shared by the others, and the margin. All seats together get 0."""
    others = 0
    for other in range(players):
        others += to_int(points[other]) if other != seat else 0
    ahead = to_int(points[seat]) - others / (players - 1)
    return (1.0 if winning == seat else -1.0 / (players - 1)) + margin * ahead


@inlined
def play_and_go_on(at: int, games: Games, action: int, limits: Limits) -> None:
    """Play a legal action; after the end of a game, begin the next one."""
    games.movers[at] = games.seats[at]
    over = play(at, games, action, limits.decisions)
    settle(at, games, over)
    if over != RUNNING:
        begin_next(at, games, limits.margin)


@inlined
def look(own: State, viewer: int, out: Any) -> None:
    """Write the observation of a seat. Overwrites `own`, which is a copy of the state."""
    hide(own, viewer)
    observe(own, viewer, out)


@inlined
def look_again(at: int, games: Games, own: State, out: Any) -> None:
    """Write the observation of the deciding seat over its last one. Overwrites `own`, which is a copy of the state."""
    viewer = to_int(own.seat)
    hide(own, viewer)
    if to_int(games.lookers[at]) == viewer and not to_int(own.honours) and not to_int(own.audience):
        observe_again(own, viewer, out)
    else:
        observe(own, viewer, out)
    games.lookers[at] = viewer


@inlined
def viewer_of(state: State, offset: int) -> int:
    """The deciding seat, or the seat `offset` after it."""
    return (to_int(state.seat) + offset) % to_int(state.players)


@inlined
def write_mask(legal: Any, size: int, out: Any) -> None:
    for action in range(ACTIONS):
        out[action] = False
    for index in range(size):
        out[to_int(legal[index])] = True


@inlined
def sample_uniform(legal: Any, size: int, generator: Any) -> int:
    return to_int(legal[below(generator, size)])


@inlined
def sample_logits(legal: Any, size: int, logits: Any, generator: Any) -> int:
    """A legal action by the softmax of its logits: the largest sum of a logit and a Gumbel number."""
    best, highest = to_int(legal[0]), 0.0
    for index in range(size):
        action = to_int(legal[index])
        value = float(logits[action]) - log(-log((next_word(generator) + 0.5) / RANDOM_RANGE))
        if index == 0 or value > highest:
            best, highest = action, value
    return best
