"""Claims about officials, their tokens, and hand-ins."""

from typing import Any

from postroad.rules import phases
from postroad.rules.actions import ACTION_NUMBERS
from postroad.rules.event_log import new_log
from postroad.rules.events import events, rows_of
from postroad.rules.play import apply_action
from postroad.rules.state import STATE
from tests.claims.looking import earned, fits, gain, game_goes_on
from tests.claims.register import claim
from tests.claims.scene import Scene


def tokens_left(scene: Scene, official: str) -> int:
    return scene.game.view(None).words()["tokens"][official] if scene.state.honours else 0


@claim
def calls_postmaster(scene: Scene, official: str) -> bool:
    """The hand after the call has one card more, taken before the play, whatever hand-ins add."""
    return official == "postmaster" and scene.always(lambda course: bool(scene.mine(before_play(scene, course), "take")))


def before_play(scene: Scene, course: list[dict[str, Any]]) -> list[dict[str, Any]]:
    plays = [number for number, event in enumerate(course) if event in scene.mine(course, "play")]
    return course[: plays[0]] if plays else course


@claim
def market_fits(scene: Scene, city: str, other: str) -> bool:
    in_time = scene.action != "end" or game_goes_on(scene)
    return in_time and city in scene.market and city not in scene.hand and fits(scene, city, other)


@claim
def clears_market(scene: Scene, official: str, count: int) -> bool:
    gone = [event for event in scene.at_once() if event["ev"] == "clear"]
    told = sum(len(event["cities"]) for event in gone)
    return scene.action == f"call:{official}" and count == len(scene.market) and told in (0, count)  # 0: a hand-in comes first


@claim
def plays_second(scene: Scene, official: str, city: str, other: str) -> bool:
    return scene.action == f"call:{official}" == "call:carrier" and city in scene.hand and fits(scene, city, other)


@claim
def cartwright(scene: Scene, official: str, carriage: int, points: int) -> bool:
    return official == "cartwright" and points == gain(scene, carriage) and earned(scene, carriage)


@claim
def without_cartwright(scene: Scene, official: str, carriage: int) -> bool:
    return official == "cartwright" and carriage > scene.carriage and scene.always(lambda c: not scene.mine(c, "carriage"))


@claim
def cartwright_could(scene: Scene, official: str, carriage: int) -> bool:
    game = scene.game.copy()
    game.play(scene.action)
    while not game.over and game.legal()[0].startswith("office"):
        game.play(scene.rng.choice(game.legal()))
    game.play(f"call:{official}")
    while not scene.mine(game.last_events(), "carriage"):
        game.play(scene.rng.choice(game.legal()))
    return bool(scene.mine(game.last_events(), "carriage", number=carriage))


@claim
def token(scene: Scene, official: str, count: int) -> bool:
    got = scene.mine(scene.at_once(), "token", official=official)
    return bool(got) and count == tokens_left(scene, official) - 1 > 0


@claim
def hand_in(scene: Scene, official: str) -> bool:
    return tokens_left(scene, official) == 1 and scene.always(lambda course: bool(scene.mine(course, "return")))


def reward(scene: Scene) -> str:
    """The reward for the tokens."""
    game = scene.game.copy()
    raw, log = game.bytes, new_log()
    state = raw.view(STATE)[0]
    apply_action(state, ACTION_NUMBERS[scene.action], log, None)
    if any(event["ev"] == "chip" for event in events(rows_of(log))):
        return "chip"
    return phases.PHASE_IDS[state.phase] if state.phase in (phases.REWARD_CARD, phases.REWARD_OFFICE) else ""


@claim
def returns_one(scene: Scene, official: str) -> bool:
    return scene.action == f"return:{official}" and reward(scene) == ""


@claim
def returns_two(scene: Scene, official: str, partner: str) -> bool:
    return scene.action == f"return:{official}+{partner}" and reward(scene) == "reward-card"


@claim
def returns_three(scene: Scene, points: int) -> bool:
    return scene.action.count("+") == 2 and points == 1 and reward(scene) == "chip"


@claim
def returns_four(scene: Scene, count: int) -> bool:
    return scene.action.count("+") == 3 and count == 20 - len(scene.offices) and reward(scene) == "reward-office"


@claim
def returns_idle(scene: Scene, count: int) -> bool:
    return scene.action.count("+") == count - 1 and reward(scene) == ""


@claim
def keeps_tokens(scene: Scene, count: int) -> bool:
    game = scene.game.copy()
    game.play(scene.action)
    gone = [official for event in scene.mine(game.last_events(), "return") for official in event["tokens"]]
    return not gone and count == int(game.state.tokens[scene.seat].sum()) > 0


@claim
def declines(scene: Scene) -> bool:
    return scene.action == "decline" and not any(scene.mine(scene.at_once(), kind) for kind in ("take", "office", "chip"))
