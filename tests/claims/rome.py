"""Claims about coaches on their way to Rome, and their clergy."""

from postroad.rules.rome import COACH_IDS, RANK_IDS, RANK_POINTS, SOUTH, SOUTH_COUNT, STOP_IDS
from tests.claims.register import claim
from tests.claims.scene import Scene


def steps_to_rome(scene: Scene, stop: str) -> int:
    reached, steps, rome = {STOP_IDS.index(stop)}, 0, int(scene.state.rome)
    while STOP_IDS.index("rome") not in reached:
        reached = {int(to) for at in reached for to in SOUTH[rome, at, : SOUTH_COUNT[rome, at]]}
        steps += 1
    return steps


def coach_steps(scene: Scene) -> dict[str, int]:
    return {coach: steps_to_rome(scene, STOP_IDS[scene.state.coach[number]]) for number, coach in enumerate(COACH_IDS)}


def rank_in(scene: Scene, coach: str) -> tuple[str, int]:
    rank = int(scene.state.clergy[scene.seat, COACH_IDS.index(coach)])
    return RANK_IDS[rank], int(RANK_POINTS[rank])


@claim
def arrives(scene: Scene, coach: str, rank: str, points: int) -> bool:
    there = [e for e in scene.at_once() if e["ev"] == "arrive" and e["coach"] == coach]
    return len(there) == 1 and there[0]["ranks"][scene.seat] == rank and rank_in(scene, coach) == (rank, points)


@claim
def pushes_out(scene: Scene, rank: str, seat: int) -> bool:
    return any(e["ev"] == "leave" and e["rank"] == rank and seat in e["seats"] for e in scene.at_once())


@claim
def coach_on(scene: Scene, coach: str, stop: str, count: int) -> bool:
    return bool(scene.mine(scene.at_once(), "coach", coach=coach, to=stop)) and count == steps_to_rome(scene, stop) > 0


@claim
def rides(scene: Scene, coach: str, rank: str, points: int) -> bool:
    return coach in scene.named and rank_in(scene, coach) == (rank, points)


@claim
def seats(scene: Scene, coach: str, rank: str, count: int) -> bool:
    return bool(scene.mine(scene.at_once(), "clergy", coach=coach, rank=rank)) and count == coach_steps(scene)[coach]


@claim
def shortest_way(scene: Scene, coach: str) -> bool:
    return coach_steps(scene)[coach] == min(coach_steps(scene).values())


@claim
def longest_way(scene: Scene, coach: str) -> bool:
    return coach_steps(scene)[coach] == max(coach_steps(scene).values())
