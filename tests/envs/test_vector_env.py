"""Vector environments: their games are the rules' games, for every seat, number and array that they show."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from postroad import Game, IllegalAction
from postroad.bots.registry import maker
from postroad.envs import SETTINGS, UnknownOpponent, VectorEnv
from postroad.envs.games import NEXT_GAME
from postroad.envs.opponents import CAREFUL, SCRIPTED, choose_scripted
from postroad.observation import FEATURES, observe
from postroad.rules.actions import ACTIONS
from postroad.rules.board import SEATS
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.rng import seed_generator
from postroad.rules.state import STATE

pytestmark = pytest.mark.usefixtures("compiled_engine")


def observe_one(states: Any, viewer: int, out: Any) -> None:
    observe(states[0], viewer, out)


observe_fast = compiled("postroad.bots", "tests")(observe_one)


def seen(game: Game, seat: int) -> np.ndarray:
    out = np.zeros(FEATURES, np.int8)
    observe_fast(game.view(seat).bytes.view(STATE), seat, out)
    return out


def games_of(env: VectorEnv) -> list[Game]:
    """Single games beside those of the environment, from their beginnings."""
    return [Game.of(env.settings[at % len(env.settings)], int(env.seeds[at])) for at in range(env.count)]


def shows(env: VectorEnv, at: int, game: Game) -> None:
    """All that the arrays show of a game."""
    legal = game.legal_numbers()
    assert env.game(at) == game, "to the byte"
    assert env.seat[at] == game.seat and env.num_legal[at] == len(legal)
    assert env.legal[at, : len(legal)].tolist() == list(legal)
    assert np.flatnonzero(env.masks[at]).tolist() == sorted(legal)
    assert (env.observations[at] == seen(game, int(env.seat[at]))).all()


def shows_end(env: VectorEnv, at: int, game: Game) -> None:
    points = game.points()
    assert env.done[at] and not env.truncated[at]
    assert env.points[at, : len(points)].tolist() == points and env.winner[at] == game.winner
    loss = -1 / (len(points) - 1)
    wanted = [1 if seat == game.winner else loss for seat in range(len(points))] + [0] * (SEATS - len(points))
    assert env.rewards[at].tolist() == pytest.approx(wanted)


def mixed_actions(env: VectorEnv, rng: random.Random) -> np.ndarray:
    """Mostly greedy, so that games end; some by chance."""
    actions = env.greedy_actions().copy()
    for at, action in enumerate(env.sample_actions()):
        if rng.random() < 0.1:
            actions[at] = action
    return actions


def test_all_settings_are_the_rules_games() -> None:
    env, rng = VectorEnv(len(SETTINGS), SETTINGS, seed=3), random.Random(3)
    games, ends = games_of(env), 0
    for at, game in enumerate(games):
        shows(env, at, game)
    for number in range(700):
        actions, before, movers = mixed_actions(env, rng), env.seeds.copy(), env.seat.copy()
        env.step(actions)
        assert (env.mover == movers).all()
        for at, game in enumerate(games):
            game.play(int(actions[at]))
            if game.over:
                ends += 1
                shows_end(env, at, game)
                assert (env.final_observations[at] == seen(game, int(movers[at]))).all()
                assert env.seeds[at] == before[at] + NEXT_GAME and env.decisions[at] == 0
                games[at] = game = Game.of(env.settings[at], int(env.seeds[at]))
            else:
                assert not env.done[at] and not env.rewards[at].any()
            if number % 4 == at % 4 or env.decisions[at] == 0:
                shows(env, at, game)
    assert ends >= len(SETTINGS) and env.observations.shape == (len(SETTINGS), FEATURES)


def test_random_play_is_observed_as_single_games_are() -> None:
    env = VectorEnv(2 * len(SETTINGS), SETTINGS, seed=4)
    for number in range(300):
        env.step(env.sample_actions())
        at = number % env.count
        shows(env, at, env.game(at))


def test_other_seats_can_be_observed() -> None:
    env, out = VectorEnv(4, [Options(2), Options(4)], seed=5), np.zeros((4, FEATURES), np.int8)
    for _ in range(40):
        env.step(env.sample_actions())
    env.observe(out, 1)
    for at in range(4):
        game = env.game(at)
        assert (out[at] == seen(game, (int(env.seat[at]) + 1) % game.options.players)).all()


def test_a_game_is_cut_at_the_limit() -> None:
    env = VectorEnv(3, Options(3), seed=6, max_decisions=50, margin=0.01)
    for _ in range(49):
        env.step(env.sample_actions())
        assert not env.truncated.any()
    env.step(env.sample_actions())
    assert env.truncated.all() and not env.done.any() and (env.decisions == 0).all()
    for at in range(3):
        leader, points = int(env.winner[at]), env.points[at]
        assert points[leader] == points[:3].max()
        ahead = [points[seat] - (points[:3].sum() - points[seat]) / 2 for seat in range(3)]
        assert env.rewards[at, :3].tolist() == pytest.approx(
            [(1 if seat == leader else -0.5) + 0.01 * ahead[seat] for seat in range(3)]
        )
        assert env.rewards[at].sum() == pytest.approx(0, abs=1e-6)
    env.step(env.sample_actions())
    assert not env.truncated.any() and not env.rewards.any()


def test_the_same_seed_gives_the_same_games() -> None:
    env, other = VectorEnv(6, SETTINGS[:6], seed=7), VectorEnv(6, SETTINGS[:6], seed=8)
    first = [env.step(env.sample_actions()) or env.observations.copy() for _ in range(30)]
    other.reset(7)
    assert all((other.step(other.sample_actions()) or other.observations == one).all() for one in first)
    other.reset(9)
    assert (other.seeds != env.seeds).all()
    other.reset()
    drawn = other.seeds.copy()
    other.reset()
    assert (other.seeds != drawn).any()


def test_sampling_changes_no_game() -> None:
    """Opponents that choose by chance choose the same, however often actions were sampled."""
    env, other = (VectorEnv(4, opponents="careless", seed=19) for _ in range(2))
    for _ in range(40):
        actions = env.sample_actions().copy()
        env.step(actions)
        other.step(actions)
        assert (env.observations == other.observations).all()


def test_saved_games_continue_as_before() -> None:
    env = VectorEnv(5, SETTINGS[:5], seed=10, opponents="careless")
    for _ in range(20):
        env.step(env.sample_actions())
    saved = pickle.loads(pickle.dumps(env.save()))  # noqa: S301 - our own
    first = [env.step(env.sample_actions().copy()) or env.observations.copy() for _ in range(20)]
    there = [env.game(at) for at in range(5)]
    env.restore(saved)
    assert all(env.game(at) != there[at] and env.game(at) == env.game(at).copy() for at in range(5))
    again = [env.step(env.sample_actions().copy()) or env.observations.copy() for _ in range(20)]
    assert all((one == other).all() for one, other in zip(first, again, strict=True))
    with pytest.raises(ValueError, match="expected 4 saved games, not 5"):
        VectorEnv(4).restore(saved)


def test_an_illegal_action_moves_no_game() -> None:
    env = VectorEnv(3, seed=11)
    before = env.save()
    for wrong, name in ((ACTIONS - 1, "end"), (-1, "-1"), (ACTIONS, str(ACTIONS)), (1 << 40, str(1 << 40))):
        actions = env.sample_actions().copy()
        actions[1] = wrong
        with pytest.raises(IllegalAction, match=f"^{name} in game 1: "):
            env.step(actions)
        assert (env.save().games.states == before.games.states).all()
    with pytest.raises(ValueError, match="expected 3 actions"):
        env.step([1, 2])


def test_actions_are_sampled_alike() -> None:
    env = VectorEnv(1, seed=12)
    legal = env.legal[0, : env.num_legal[0]].tolist()
    drawn = [int(env.sample_actions()[0]) for _ in range(6000)]
    expected = len(drawn) / len(legal)
    assert all(abs(drawn.count(action) - expected) < 5 * expected**0.5 for action in legal) and set(drawn) == set(legal)


def test_actions_are_sampled_by_logits() -> None:
    env = VectorEnv(2, seed=13)
    logits = np.full((2, ACTIONS), 9.0)  # of illegal actions: they must not matter
    shares = np.array([0.0, 0.5, 0.3, 0.2])
    for at in range(2):
        logits[at, env.legal[at, : env.num_legal[at]]] = -np.inf
        with np.errstate(divide="ignore"):
            logits[at, env.legal[at, :4]] = np.log(shares)
    drawn = np.array([env.sample_actions(logits).copy() for _ in range(6000)])
    for at in range(2):
        found = [(drawn[:, at] == action).mean() for action in env.legal[at, :4]]
        assert found == pytest.approx(shares, abs=0.03) and found[0] == 0
    with pytest.raises(ValueError, match="expected logits of shape"):
        env.sample_actions(logits[0])


def answers(env: VectorEnv, at: int, game: Game, own: int, policies: list[int], generator: np.ndarray) -> None:
    """Let the policies answer in a single game, with the generator of the environment."""
    while not game.over and game.seat != own:
        seat, players = int(game.seat or 0), game.options.players
        legal = np.array(game.legal_numbers(), np.int16)
        policy = policies[(seat - own) % players - 1]
        game.play(int(choose_scripted(policy, game.view(seat).state, legal, len(legal), generator)))


@pytest.mark.parametrize("options", [Options(2), Options(4, honours=True, audience=True).newest()], ids=str)
def test_opponents_answer_as_their_policies_do(options: Options) -> None:
    """They see their views alone, so that a policy on a view decides the same."""
    names = ["greedy", "careless", "stand-in"]
    policies = [SCRIPTED.index("greedy"), SCRIPTED.index("careless"), CAREFUL]
    env = VectorEnv(2, options, opponents=names, seed=14)
    single, own = games_of(env), [0, 1]
    generators = [np.zeros(4, np.uint32) for _ in single]
    for game, generator, seed, seat in zip(single, generators, env.seeds, own, strict=True):
        seed_generator(generator, ~int(seed))
        answers(env, 0, game, seat, policies, generator)
    for _ in range(150):
        actions = env.legal[:, 0].astype(np.int64)
        for at, game in enumerate(single):
            shows(env, at, game)
            assert env.seat[at] == own[at]
            game.play(int(actions[at]))
            answers(env, at, game, own[at], policies, generators[at])
        env.step(actions)
        for at, game in enumerate(single):
            if game.over:
                shows_end(env, at, game)
                assert env.mover[at] == own[at]
                own[at] = (own[at] + 1) % options.players
                single[at] = Game.of(options, int(env.seeds[at]))
                answers(env, at, single[at], own[at], policies, generators[at])
    assert own != [0, 1], "a game ended, and the next seat is one's own"


def test_the_network_answers_as_the_bot_does() -> None:
    env, master = VectorEnv(1, Options(3, honours=True), opponents="master", seed=15), maker("master")(0)
    (game,) = games_of(env)
    for _ in range(25):
        while game.seat != 0:
            game.play(master.decide(game.view(game.seat)))
        shows(env, 0, game)
        action = int(env.legal[0, 0])
        env.step([action])
        game.play(action)


def test_levels_are_opponents() -> None:
    env = VectorEnv(3, Options(4), opponents=["beginner", "master:3t", "random"], seed=16)
    for _ in range(10):
        env.step(env.sample_actions())
    assert (env.seat == [0, 1, 2]).all()


def test_master_beats_random_play() -> None:
    """The rewards tell the seats apart: one's own, which plays by chance, loses."""
    env, lost = VectorEnv(8, opponents="greedy", seed=17), 0
    for _ in range(400):
        env.step(env.sample_actions())
        over = env.done | env.truncated
        lost += int((env.rewards[np.arange(8), env.mover][over] == -1).sum())
        assert (env.rewards[np.arange(8), env.mover][over] == -1).all()
    assert lost > 8


@pytest.mark.parametrize(
    ("arguments", "keywords", "error", "message"),
    [
        ((0,), {}, ValueError, "count must be at least 1, not 0"),
        ((1, Options(5)), {}, ValueError, "players must be"),
        ((1, []), {}, ValueError, "settings must not be empty"),
        ((1,), {"opponents": "planner"}, UnknownOpponent, "no opponent 'planner'"),
        ((1,), {"opponents": "master:1s"}, UnknownOpponent, "no opponent 'master:1s'"),
        ((1,), {"opponents": "master:xt"}, UnknownOpponent, "no opponent 'master:xt'"),
        ((1,), {"opponents": []}, ValueError, "opponents must be 1 to 3 names, not 0"),
        ((1, Options(4)), {"opponents": ["greedy"]}, ValueError, "a game of 4 needs 3 opponents, not 1"),
        ((1,), {"max_decisions": 0}, ValueError, "max_decisions must be at least 1, not 0"),
        ((1,), {"device": "tpu"}, ValueError, "device must be 'cpu' or 'cuda', not 'tpu'"),
        ((1,), {"device": "cuda", "opponents": "greedy"}, ValueError, "opponents play on the CPU only"),
    ],
)
def test_what_cannot_be_is_refused(arguments: Any, keywords: Any, error: type, message: str) -> None:
    with pytest.raises(error, match=message):
        VectorEnv(*arguments, **keywords)


def test_it_needs_no_pytorch() -> None:
    code = "import sys, postroad.envs; assert 'torch' not in sys.modules and 'postroad.server' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
