"""The bots: they play by the rules, repeatably, without peeking, and some play better than others."""

import random
import time
from collections import Counter

import pytest

from postroad import Game
from postroad.bots.baselines import Greedy
from postroad.bots.bot import Bot
from postroad.bots.guarded_bot import GuardedBot
from postroad.bots.master import Master
from postroad.bots.planner import Planner
from postroad.bots.registry import LEVELS, OFFERED, STAND_IN, UnknownBot, known, maker
from postroad.bots.search_bot import TURN_SHARE
from postroad.view import View
from tests.bots_for_tests import (
    BOTS,
    WITHOUT_CHANCE,
    MakeBot,
    Peeking,
    Secret,
    chance,
    found,
    honest,
    ignores_hidden_state,
    other_clergy,
    other_hands,
    play,
    top_card,
)
from tests.policies import SETTINGS, Setting, phase_of, positions
from tests.worlds import indistinguishable_state

pytestmark = pytest.mark.usefixtures("compiled_engine")
each_bot = pytest.mark.parametrize("spec", BOTS)
PLANNERS_SETTINGS = [Setting(2, False, False), Setting(3, True, True), Setting(4, True, False)]  # it needs more time than others


def bots_of(spec: str, players: int, seed: int) -> list[Bot]:
    return [found(spec)(10 * seed + seat) for seat in range(players)]


def played_by(spec: str, setting: Setting, seed: int = 1, bots_seed: int = 1) -> Game:
    return play(setting.new(seed), bots_of(spec, setting.players, bots_seed))


def settings_for(spec: str) -> list[Setting]:
    return PLANNERS_SETTINGS if spec.endswith("i") else SETTINGS


def undecided(setting: Setting) -> list[Game]:
    """Positions of every phase with a decision."""
    return [game for game in positions(setting) if not game.over]


# Playing


def test_these_tests_look_at_every_bot() -> None:
    assert {spec.partition(":")[0] for spec in BOTS} == set(known())


@each_bot
def test_whole_games_with_legal_answers_only(spec: str) -> None:
    for setting in settings_for(spec):
        game = played_by(spec, setting)
        assert game.over and game.winner is not None, setting


@each_bot
def test_a_legal_answer_in_every_phase(spec: str) -> None:
    for setting in settings_for(spec):
        for game in undecided(setting):
            assert found(spec)(1).decide(game.view(game.seat)) in game.legal_numbers(), phase_of(game)


@each_bot
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    setting = Setting(2, True, True)
    once = played_by(spec, setting).record()
    assert played_by(spec, setting).record() == once
    assert (played_by(spec, setting, bots_seed=2).record() == once) == (spec in WITHOUT_CHANCE)


@each_bot
def test_waking_changes_no_decision(spec: str) -> None:
    setting = Setting(2, False, False)
    bots = bots_of(spec, 2, 1)
    for bot in bots:
        bot.wake()
    assert play(setting.new(1), bots).record() == played_by(spec, setting).record()


@each_bot
def test_no_bot_changes_its_view(spec: str) -> None:
    for game in undecided(Setting(3, True, True)):
        view = game.view(game.seat)
        found(spec)(1).decide(view)
        assert (view.bytes == game.view(game.seat).bytes).all()


# The time of the planner


def test_the_planner_divides_the_time_of_a_turn() -> None:
    game, bot = Game.new(seed=1), Planner(1, seconds=0.05)
    bot.wake()
    left = {}
    while int(game.state.round_number) == 1:
        turn, before = int(game.state.turn), bot.left
        several = len(game.legal_numbers()) > 1
        action = bot.decide(game.view(game.seat))
        if turn not in left:
            assert several and bot.left < bot.seconds, "a turn begins with all of its time"
        elif several:
            assert bot.left < before
        else:
            assert bot.left == before, "what is no choice takes no time"
        left[turn] = bot.left
        game.play(action)
    assert left.keys() == {0, 1}


def test_every_turn_begins_with_all_of_its_time() -> None:
    game, bot = Game.new(seed=1), Planner(1, seconds=0.02)
    assert bot.budget(game.view(game.seat)) == pytest.approx(TURN_SHARE * 0.02)
    bot.left = 0.001
    assert bot.budget(game.view(game.seat)) == pytest.approx(TURN_SHARE * 0.001)
    while int(game.state.turn) == 0:
        game.play(game.legal_numbers()[-1])
    assert bot.budget(game.view(game.seat)) == pytest.approx(TURN_SHARE * 0.02)


def test_a_planner_without_time_left_still_decides_by_the_rules() -> None:
    for game in undecided(Setting(2, True, True)):
        bot = Planner(1, seconds=0.01)
        bot.budget(game.view(game.seat))
        bot.left = -1.0  # the machine was busy
        assert bot.decide(game.view(game.seat)) in game.legal_numbers(), phase_of(game)


def test_a_planner_in_a_great_hurry() -> None:
    play(Game.new(seed=1), [maker("planner:0.001s")(seat) for seat in range(2)])


@pytest.mark.parametrize("spec", ["planner:0i", "planner:0s", "planner:0.0s"])
def test_a_planner_setting_of_zero_is_refused_or_plays(spec: str) -> None:
    try:
        make = maker(spec)
    except UnknownBot:
        return
    play(Game.new(seed=1), [make(0), make(1)])


# Deadlines


class Slow(Bot):
    closed = False

    def decide(self, view: View) -> str:
        time.sleep(0.02)
        return view.legal()[0]

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(("deadline", "apart", "late"), [(0.01, False, 1), (30.0, False, 0), (0.01, True, 0)])
def test_a_bot_is_measured_unless_its_process_is_stopped(deadline: float, apart: bool, late: int) -> None:
    bot, view = Slow(), Game.new(seed=1).view(0)
    bot.separate_process = apart
    referee = GuardedBot(bot, deadline=deadline)
    assert bot.deadline == deadline
    assert referee.decide(view) in view.legal_numbers()
    assert referee.errors["late"] == referee.errors.total() == late
    referee.close()
    assert bot.closed


# Names


def test_levels() -> None:
    assert list(OFFERED) == ["beginner", "easy", "medium", "hard", "master"]
    assert list(LEVELS) == [*OFFERED, STAND_IN]
    bots = [maker(level)(7) for level in LEVELS]
    assert all(isinstance(bot, Master) and not bot.searches_on for bot in bots[:-1]), "levels answer at once"
    assert isinstance(bots[-1], Greedy), "nothing to load, and never late"
    assert [bot.seed for bot in bots] == [7] * 6


@pytest.mark.parametrize(
    ("spec", "seconds", "iterations"),
    [("planner:0.5s", 0.5, None), ("planner:2s", 2.0, None), ("planner:200i", Planner().seconds, 200)],
)
def test_settings_of_the_planner(spec: str, seconds: float, iterations: int | None) -> None:
    bot = maker(spec)(3)
    assert isinstance(bot, Planner)
    assert (bot.seed, bot.seconds, bot.iterations) == (3, seconds, iterations)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nobody", "unknown bot 'nobody'; choose careless, greedy"),
        ("nobody:5i", "unknown bot 'nobody'"),
        ("Greedy", "unknown bot 'Greedy'"),
        ("", "unknown bot ''"),
        ("greedy:5i", "the bot 'greedy' has no setting '5i'"),
        ("random:1s", "the bot 'random' has no setting '1s'"),
        ("planner:fast", "invalid setting planner:fast; write planner:0.5s"),
        ("planner:-1s", "invalid setting planner:-1s"),
        ("planner:5", "invalid setting planner:5"),
        ("planner:1s5i", "invalid setting planner:1s5i"),
        ("exec:", "exec: needs a command"),
        ("exec:  ", "exec: needs a command"),
        ("exec", "exec: needs a command"),
        ("exec:it's", "exec:"),
    ],
)
def test_an_invalid_bot_name_gives_a_one_line_error(spec: str, said: str) -> None:
    with pytest.raises(UnknownBot) as error:
        maker(spec)
    assert said in str(error.value) and len(str(error.value).splitlines()) == 1


def test_the_error_for_an_unknown_bot_lists_all_bots() -> None:
    with pytest.raises(UnknownBot) as error:
        maker("nobody")
    assert all(name in str(error.value) for name in [*known(), *LEVELS, "exec:"])


# No peeking


@each_bot
def test_no_bot_peeks(spec: str) -> None:
    for setting in settings_for(spec):
        for number, game in enumerate(undecided(setting)):
            assert ignores_hidden_state(honest(spec), game, seed=number), (setting, phase_of(game))


def test_positions_cover_every_phase() -> None:
    for settings in (SETTINGS, PLANNERS_SETTINGS):
        looked_at = {phase_of(game) for setting in settings for game in undecided(setting)}
        assert looked_at == Setting(2, True, True).phases() - {"over"}


@each_bot
def test_no_bot_peeks_in_a_whole_game(spec: str) -> None:
    """A twin that always sees other hidden states decides the same, whatever both remember."""
    rng, game = random.Random(5), Setting(3, True, True).new(5)
    bots, twins = bots_of(spec, 3, 1), bots_of(spec, 3, 1)
    for _ in range(600):
        if game.seat is None:
            break
        action = bots[game.seat].decide(game.view(game.seat))
        assert twins[game.seat].decide(View.of(indistinguishable_state(game.bytes, game.seat, rng), game.seat)) == action
        game.play(action)


def is_detected(make_bot: MakeBot) -> bool:
    return not all(
        ignores_hidden_state(make_bot, game, seed=number) for number, game in enumerate(undecided(Setting(3, True, True)))
    )


@pytest.mark.parametrize("secret", [top_card, other_hands, other_clergy, chance])
def test_a_peeking_bot_is_detected(secret: Secret) -> None:
    assert is_detected(lambda game: Peeking(game, secret))


def test_a_bot_that_ignores_its_secret_is_not_detected() -> None:
    """This shows that the test above reacts to decisions alone."""
    assert not is_detected(lambda game: Peeking(game, lambda game, seat: 1000 + seat))


# Strength


def wins(first: str, second: str, games: int) -> Counter[str]:
    """Wins in two games a deal, with the seats exchanged."""
    won: Counter[str] = Counter()
    for number in range(games):
        specs = (first, second) if number % 2 == 0 else (second, first)
        game = play(Game.new(seed=number // 2), [found(spec)(2 * number + seat) for seat, spec in enumerate(specs)])
        won[specs[game.winner]] += 1
    return won


@pytest.mark.parametrize(("opponent", "least"), [("random", 99), ("hasty", 85), ("careless", 55)])
def test_greedy_wins(opponent: str, least: int) -> None:
    assert wins("greedy", opponent, 100)["greedy"] >= least
