"""Chapter A: seating, arrival, points and the map (A1, A2, A6-A8). The moves are in test_audience_moves.py."""

import pytest

from postroad.game import Game
from postroad.rules.board import load
from postroad.rules.rome import MAPS, ROME, SOUTH, SOUTH_COUNT, STOP_IDS
from tests.tables import after, event_values, last_events, table, words

COACHES = ["baden", "wurttemberg-hohenzollern", "bavaria", "switzerland-tyrol", "bohemia-salzburg"]
SOUTHERN = ["ulm", "augsburg", "munchen", "salzburg"]


every_map = pytest.mark.parametrize("rome", range(1, MAPS + 1))


def south(rome, stop):
    """The next cities to the south on a map."""
    at = STOP_IDS.index(stop)
    return [STOP_IDS[SOUTH[rome, at, road]] for road in range(SOUTH_COUNT[rome, at])]


def stops_of(rome):
    """The cities on the coaches' roads."""
    onward = list(words(table(3, audience=True))["coaches"].values())
    for stop in onward:
        onward += [to for to in south(rome, stop) if to not in onward]
    return onward


def arriving(clergy, waiting, earlier=("baden",), **things):
    """Seat 0 closes a route with offices in Bavaria and moves the coach of Ulm to Rome, after that of Baden has arrived."""
    coaches = {"wurttemberg-hohenzollern": "viterbo"} | dict.fromkeys(earlier, "rome")
    game = table(
        len(clergy), audience=True, phase="close", routes={0: SOUTHERN}, coaches=coaches, clergy=clergy, waiting=waiting, **things
    )
    return after(game, "close:bavaria", "coach:wurttemberg-hohenzollern:rome")


# The clergy in the coaches, in order: an abbot and two bishops came first, now a bishop and two cardinals.
THREE_SEATS = {
    0: ["abbot", "bishop", "cardinal", "chaplain", "father"],
    1: ["bishop", "cardinal", "abbot", "chaplain", "father"],
    2: ["bishop", "cardinal", "abbot", "chaplain", "father"],
}
FIRST_ARRIVED = {"abbot": [0], "bishop": [1, 2]}


# A1


@pytest.mark.parametrize("players", [3, 4])
def test_a1_the_coaches_start_north_of_the_alps(players):
    stops = ["lorrach", "tuttlingen", "freising", "st-gallen", "hallstatt"]
    assert words(table(players, audience=True))["coaches"] == dict(zip(COACHES, stops, strict=True))


def test_a1_with_two_players_they_start_further_south():
    stops = ["milan", "como", "trento", "como", "udine"]
    assert words(table(2, audience=True))["coaches"] == dict(zip(COACHES, stops, strict=True))


def test_a1_a_coach_a_region_and_none_for_poland():
    assert list(words(table(audience=True))["coaches"]) == COACHES


# A2


def test_a2_each_seat_puts_one_clergy_into_each_coach_before_the_first_turn():
    game = Game.new(2, audience=True, seed=1)
    assert game.legal() == ["clergy:cardinal", "clergy:bishop", "clergy:abbot", "clergy:chaplain", "clergy:father"]
    after(game, "clergy:abbot", "clergy:father", "clergy:bishop", "clergy:chaplain")
    # The last rank is seated automatically, then the other seat begins.
    seated = dict(zip(COACHES, ["abbot", "father", "bishop", "chaplain", "cardinal"], strict=True))
    assert game.view(0).words()["seats"][0]["clergy"] == seated
    assert game.seat == 1


def test_a2_a_clergy_event_has_seat_coach_and_rank():
    game = after(Game.new(2, audience=True, seed=1), "clergy:abbot")
    assert game.last_events() == [{"ev": "clergy", "seat": 0, "coach": "baden", "rank": "abbot"}]


def test_a2_a_rank_sits_in_one_coach_only():
    game = after(Game.new(2, audience=True, seed=1), "clergy:abbot")
    assert game.legal() == ["clergy:cardinal", "clergy:bishop", "clergy:chaplain", "clergy:father"]
    assert game.why_not("clergy:abbot") == "rank-seated"


def test_a2_the_seats_choose_independently():
    game = after(Game.new(2, audience=True, seed=1), "clergy:abbot", "clergy:father", "clergy:bishop", "clergy:chaplain")
    assert game.why_not("clergy:abbot") is None


def test_a2_the_first_turn_follows_the_last_seating():
    game = table(2, audience=True, phase="clergy", round_number=0, progress=0)
    after(game, "clergy:father", "clergy:bishop", "clergy:abbot", "clergy:chaplain")
    after(game, "clergy:bishop", "clergy:abbot", "clergy:chaplain", "clergy:father")
    assert last_events(game, "seat")[-2:] == [("turn", 0), ("call", 0)]
    assert game.seat == 0
    assert words(game)["round"] == 1


def test_a2_other_actions_wait_for_the_seating():
    assert Game.new(2, audience=True, seed=1).why_not("take:deck") == "clergy-first"


@pytest.mark.parametrize(("rank", "points"), [("cardinal", 5), ("bishop", 4), ("abbot", 3), ("chaplain", 2), ("father", 1)])
def test_a2_points_by_rank(rank, points):
    assert table(audience=True, waiting={rank: [1]}).points() == [-20, points - 20]


# A6


def test_a6_the_clergy_of_a_coach_reaching_rome_are_revealed():
    game = arriving(THREE_SEATS, {}, earlier=())
    assert game.last_events()[:2] == [
        {"ev": "coach", "seat": 0, "coach": "wurttemberg-hohenzollern", "to": "rome"},
        {"ev": "arrive", "coach": "wurttemberg-hohenzollern", "ranks": ["bishop", "cardinal", "cardinal"]},
    ]


def test_a6_arrived_clergy_share_spaces_of_the_waiting_room():
    game = arriving(THREE_SEATS, {}, earlier=())
    assert words(game)["waiting"] == {"cardinal": [1, 2], "bishop": [0], "abbot": [], "chaplain": [], "father": []}
    assert event_values(game, "leave", "rank") == []


def test_a6_arrivals_displace_clergy_of_earlier_coaches():
    game = arriving(THREE_SEATS, FIRST_ARRIVED)
    assert [event for event in game.last_events() if event["ev"] == "leave"] == [
        {"ev": "leave", "rank": "bishop", "seats": [1, 2]}
    ]
    assert words(game)["waiting"]["bishop"] == [0]


def test_a6_arrivals_leave_the_other_spaces_unchanged():
    assert words(arriving(THREE_SEATS, FIRST_ARRIVED))["waiting"]["abbot"] == [0]


def test_a6_the_highest_rank_leaves_first():
    clergy = {0: ["cardinal", "father", "bishop", "abbot", "chaplain"], 1: ["father", "cardinal", "bishop", "abbot", "chaplain"]}
    game = arriving(clergy, {"cardinal": [0], "father": [1]})
    assert event_values(game, "leave", "rank") == ["cardinal", "father"]


def test_a6_a_coach_in_rome_stops():
    game = arriving(THREE_SEATS, FIRST_ARRIVED)
    assert words(game)["coaches"]["wurttemberg-hohenzollern"] == "rome"
    assert game.legal() == ["coach:bohemia-salzburg:lienz", "coach:bohemia-salzburg:villach"]


def test_a6_a_coach_short_of_rome_brings_no_clergy():
    game = table(audience=True, phase="close", routes={0: SOUTHERN}, coaches={"bavaria": "orvieto"})
    after(game, "close:each", "office:munchen", "coach:bavaria:viterbo")
    assert event_values(game, "arrive", "coach") == []
    assert set(map(len, words(game)["waiting"].values())) == {0}


# A7


def test_a7_every_clergy_in_the_waiting_room_scores_its_rank():
    assert table(3, audience=True, waiting={"cardinal": [0, 1], "bishop": [0], "father": [2]}).points() == [-11, -15, -19]


def test_a7_coaches_on_the_road_score_nothing():
    assert table(audience=True, coaches={"bavaria": "viterbo"}).points() == [-20, -20]


def test_a7_displaced_clergy_score_nothing():
    clergy = {0: ["cardinal", "father", "bishop", "abbot", "chaplain"], 1: ["father", "cardinal", "bishop", "abbot", "chaplain"]}
    waiting = {"cardinal": [0], "father": [1]}
    game = arriving(clergy, waiting, offices={0: ["augsburg", "munchen"]}, carriages={0: 7})
    # Seat 0: carriage 10, 18 offices, the father instead of the cardinal. Seat 1: the cardinal.
    assert game.points() == [10 - 18 + 1, 5 - 20]


# A8


@every_map
def test_a8_every_road_leads_south_and_all_end_in_rome(rome):
    roads = [(STOP_IDS.index(stop), STOP_IDS.index(to)) for stop in stops_of(rome) for to in south(rome, stop)]
    south_of = [stop["y"] for stop in load("rome.toml")["cities"].values()]
    assert all(south_of[stop] < south_of[to] for stop, to in roads)
    assert [stop for stop in stops_of(rome) if not south(rome, stop)] == ["rome"] == [STOP_IDS[ROME]]


@every_map
def test_a8_every_road_begins_where_a_coach_can_come(rome):
    assert {stop for stop in STOP_IDS if south(rome, stop)} == set(stops_of(rome)) - {"rome"}


@every_map
def test_a8_andechs_leads_to_ettal_and_trento(rome):
    assert south(rome, "andechs") == ["ettal", "trento"]


@every_map
def test_a8_florence_has_three_roads_south(rome):
    assert len(south(rome, "florence")) == 3


@every_map
def test_a8_a_coach_moves_along_the_roads_of_its_map(rome):
    game = table(2, audience=True, phase="close", routes={0: SOUTHERN}, coaches={"bavaria": "florence"}, rome=rome)
    game = after(game, "close:wurttemberg")
    assert {action for action in game.legal() if "bavaria" in action} == {f"coach:bavaria:{to}" for to in south(rome, "florence")}


def test_a8_new_games_are_on_the_newest_map():
    assert Game.new(2, audience=True).options.rome == MAPS == 2


@every_map
def test_a8_the_starts_for_two_lie_two_cities_further_south(rome):
    starts = words(table(3, audience=True))["coaches"]
    nearer = words(table(2, audience=True))["coaches"]
    two_further = {coach: [two for one in south(rome, start) for two in south(rome, one)] for coach, start in starts.items()}
    assert all(nearer[coach] in two_further[coach] for coach in COACHES)
