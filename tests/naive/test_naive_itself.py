"""The naive engine on its own: seeded games with invariants, and the worked examples of the rules."""

import random
from collections import Counter

import pytest

from tests.suites import first_of

from . import closing, coaches, handin, score, tables, turn
from .selfplay import check_tokens, hoard, new_game, play_out, prefer, uniform

SETTINGS = [(n, honours, audience) for n in (2, 3, 4) for honours in (False, True) for audience in (False, True)]


@pytest.mark.parametrize(("players", "honours", "audience"), first_of(reversed(SETTINGS), 2, "games"))
@pytest.mark.parametrize("policy", [uniform, prefer, hoard])
def test_random_games(players, honours, audience, policy):
    for seed in range(3):
        rng = random.Random(seed)
        g = new_game(players, seed, honours=honours, audience=audience, provinces_for_all=9 - seed % 2)
        play_out(g, rng, policy)
        assert g.legal() == set() and g.seat is None
        last = g.events[-1]
        assert last["ev"] == "end" and last["points"] == g.points() and last["winner"] == g.winner
        assert last["points"][g.winner] == max(last["points"])
        assert ("stalled" in last) == (g.end_holder is None)
        kinds = Counter(event["ev"] for event in g.events)
        assert kinds["token"] == (kinds["call"] if honours else 0)
        assert kinds["office"] == sum(20 - seat["left"] for seat in g.seats)
        assert policy is not hoard or kinds["turn"] == 60 * players  # E4
        check_tokens(g)


def drive(flow, *answers):
    """Run a part of the game with these answers; return the offered options."""
    asked, answer = [], None
    try:
        for answer in (None, *answers):
            asked.append(flow.send(answer)[1])
    except StopIteration:
        assert answer == (answers[-1] if answers else None)
    return asked


def set_seat(g, seat=0, **changes):
    g.seats[seat].update(changes)
    if "offices" in changes:
        g.seats[seat]["offices"] = set(changes["offices"])
        g.seats[seat]["left"] = 20 - len(set(changes["offices"]))
    g.events[:] = [{"ev": "test"}]
    g.called = None
    return g


def written(g, kind, *fields):
    return [tuple(event[name] for name in fields) for event in g.events if event["ev"] == kind]


LONG = ["sigmaringen", "stuttgart", "nurnberg", "regensburg", "ingolstadt", "augsburg"]


def test_tables_have_the_right_sizes():
    assert len(tables.CITIES) == 22 and len(tables.ROADS) == 90 and len(tables.PROVINCES) == 9
    assert sum(len(stack) for stack in tables.tile_stacks().values()) == 30


def test_example_1_fitting_cards():
    hand = ["innsbruck", "wurzburg", "stuttgart", "munchen", "mannheim"]
    g = set_seat(new_game(), route=["karlsruhe", "stuttgart", "nurnberg", "regensburg"], hand=hand)
    assert turn.fits(g, 0) == {"right:munchen", "left:mannheim"}
    g = set_seat(new_game(), route=["ulm"], hand=["augsburg", "lodz"])
    assert turn.fits(g, 0) == {"right:augsburg"}  # P5


def test_example_2_closing_modes():
    g = set_seat(new_game(), route=list(LONG), carriage=7)
    asked = drive(closing.close(g, 0, "each"), "office:ingolstadt", "end")
    assert asked == [{f"office:{city}" for city in LONG[2:]}, {"end"}]
    assert written(g, "office", "city") == [("stuttgart",), ("sigmaringen",), ("ingolstadt",)]
    assert written(g, "tile", "stack", "points") == [("length-6", 3)]
    assert g.discards == LONG and g.seats[0]["route"] == []

    g = set_seat(new_game(), route=list(LONG), carriage=7)
    assert closing.ways(g, 0) == {"close:each", "close:bavaria", "close:wurttemberg", "close:hohenzollern"}
    drive(closing.close(g, 0, "bavaria"), "end")
    opened = ["nurnberg", "regensburg", "ingolstadt", "augsburg"]
    assert [city for (city,) in written(g, "office", "city")] == opened


def test_c6_fewer_offices_than_needed():
    some = [city for city in tables.CITIES if city not in LONG][:-1]
    g = set_seat(new_game(), route=list(LONG), carriage=7, offices=some)
    g.seats[0]["left"] = 2
    asked = drive(closing.close(g, 0, "each"), "office:regensburg", "office:stuttgart", "end")
    assert asked[0] == {f"office:{city}" for city in LONG}
    assert asked[1] == {"office:stuttgart", "office:sigmaringen"}
    assert g.ending and written(g, "tile", "stack")[:2] == [("game-end",), ("length-6",)]  # T5


def test_example_3_region_tile():
    g = set_seat(new_game(), route=["sigmaringen", "ulm", "augsburg"], offices=["stuttgart"])
    drive(closing.close(g, 0, "each"), "end")
    assert written(g, "tile", "stack", "points") == [("wurttemberg-hohenzollern", 3)]


def test_example_4_carriages():
    def after(carriage, length):
        g = set_seat(new_game(), route=LONG[:length], carriage=carriage, hand=[])
        g.called = "postmaster"  # so that no cartwright is asked for
        drive(closing.close(g, 0, "hohenzollern"), "end")
        return g.seats[0]["carriage"]

    assert [after(None, 3), after(3, 5), after(4, 4), after(4, 5)] == [3, 4, 4, 5]


def test_example_5_cartwright():
    g = set_seat(new_game(), route=LONG[:5], carriage=6)
    asked = drive(closing.close(g, 0, "hohenzollern"), "call:cartwright", "end")
    assert asked == [{"call:cartwright", "end"}, {"end"}]
    assert g.seats[0]["carriage"] == 7 and g.ending
    assert [e["ev"] for e in g.events[3:]] == ["tile", "call", "carriage", "tile", "discard"]

    g = set_seat(new_game(), route=LONG[:4], carriage=6)
    assert drive(closing.close(g, 0, "hohenzollern"), "end") == [{"end"}]

    g = set_seat(new_game(), route=LONG[:5], carriage=6, hand=["ulm", "linz", "basel", "lodz", "lodz"])
    said_no = closing.close(g, 0, "hohenzollern")
    cut = {"discard:ulm", "discard:linz", "discard:basel", "discard:lodz"}
    assert drive(said_no, "discard:lodz", "discard:ulm", "end") == [cut | {"call:cartwright"}, cut, {"end"}]
    assert written(g, "discard", "from", "cities") == [("route", LONG[:5]), ("hand", ["lodz", "ulm"])]
    assert g.seats[0]["carriage"] == 6


def test_example_6_score():
    tiles = [("bavaria", 5), ("all-provinces", 6), ("length-7", 4), ("game-end", 1)]
    g = set_seat(new_game(), carriage=6, tiles=tiles, left=4)
    assert g.points() == [19, -20]
    g.seats[1].update(carriage=7, tiles=[("all-provinces", 10)], left=1)
    g.end_holder = 1
    assert score.winner(g) == 1
    g.end_holder = 0
    assert score.winner(g) == 0  # E3


@pytest.mark.parametrize(("caller", "later"), [(1, [2, 3]), (3, [])])
def test_example_7_last_office_in_a_hand_in(caller, later):
    g = new_game(4, honours=True)
    rng = random.Random(5)
    while not (g.seat == caller and "call:administrator" in g.legal()):
        g.play(rng.choice(sorted(g.legal())), lambda pile: pile)
    g.tokens["administrator"] = 1
    set_seat(g, 2, tokens=dict.fromkeys(tables.OFFICIALS, 1), offices=tables.CITIES[:19])
    g.play("call:administrator")
    while g.seat != 2:
        g.play(min(g.legal()))
    g.play("return:postmaster+administrator+carrier+cartwright")
    g.play("office:lodz")
    end = ("game-end", 1)
    assert written(g, "tile", "seat", "stack", "points")[0] == (2, *end)
    while not g.over and g.winner is None and not g.finished:
        g.play("end" if "end" in g.legal() else min(g.legal()), lambda pile: pile)
    assert [seat for (seat,) in written(g, "turn", "seat")] == later


def test_example_8_coaches():
    route = ["ulm", "augsburg", "munchen", "salzburg"]
    g = set_seat(new_game(4, audience=True), route=list(route), carriage=7)
    g.coaches["bavaria"]["at"] = "andechs"
    asked = drive(closing.close(g, 0, "each"), "office:augsburg", "coach:bavaria:ettal", "end")
    assert asked[1] == {"coach:bavaria:ettal", "coach:bavaria:trento"}

    g = set_seat(new_game(4, audience=True), route=list(route), carriage=7)
    asked = drive(closing.close(g, 0, "bavaria"), "coach:bohemia-salzburg:lienz")
    assert {option.split(":")[1] for option in asked[0]} == {"wurttemberg-hohenzollern", "bohemia-salzburg"}
    assert {option.split(":")[1] for option in asked[1]} == {"wurttemberg-hohenzollern"}


def test_a4_moves_of_an_arrived_coach_become_free():
    g = new_game(2, audience=True)
    for coach in g.coaches:
        g.coaches[coach].update(at="rome", clergy={0: "abbot", 1: "father"})
    g.coaches["bavaria"]["at"] = "viterbo"
    g.coaches["baden"]["at"] = "arezzo"
    asked = drive(coaches.travel(g, 0, ["bavaria", "bavaria"]), "coach:baden:orvieto")
    assert asked == [{"coach:baden:assisi", "coach:baden:orvieto"}]
    g.coaches["baden"]["at"] = "viterbo"
    assert drive(coaches.travel(g, 0, [None, None])) == []  # a single road, then all are in Rome
    assert coaches.on_the_road(g) == []


def test_example_9_waiting_room():
    g = set_seat(new_game(4, audience=True))  # seats: blue, green, red, yellow
    g.waiting.update(cardinal={0, 1}, bishop={2}, chaplain={3})
    g.coaches["baden"]["clergy"] = {0: "father", 1: "chaplain", 2: "chaplain", 3: "cardinal"}
    coaches.arrive(g, "baden")
    assert g.waiting == {"cardinal": {3}, "bishop": {2}, "abbot": set(), "chaplain": {1, 2}, "father": {0}}
    assert written(g, "leave", "rank", "seats") == [("cardinal", [0, 1]), ("chaplain", [3])]
    assert g.points() == [1 - 20, 2 - 20, 4 + 2 - 20, 5 - 20]


def test_example_10_round_one():
    g = new_game(3, honours=True)
    while len(written(g, "turn", "seat")) < 4:
        options = g.legal()
        g.play(min(options - {"call:administrator", "call:postmaster"}))
    assert written(g, "token", "seat", "official")[:3] == [(seat, "postmaster") for seat in range(3)]


def test_p6_nothing_to_take_and_nothing_to_play():
    g = set_seat(new_game(2, honours=True), hand=[], route=LONG[:3])
    g.deck, g.discards, g.market = [], [], [None] * 6
    ways = {f"close:{way}" for way in ("each", "hohenzollern", "wurttemberg", "bavaria")}
    assert drive(turn.turn(g, 0), "end") == [ways | {"end"}]  # D4: the forced call stands
    assert [e["ev"] for e in g.events[1:]] == ["turn", "call", "token"]


def test_e4_the_last_hand_in_gives_no_game_end_tile():
    g = set_seat(new_game(2, honours=True), offices=tables.CITIES[:19], tokens=dict.fromkeys(tables.OFFICIALS, 1))
    g.finished = True
    asked = drive(handin.last_hand_in(g), "return:" + "+".join(tables.OFFICIALS), "office:lodz")
    assert len(asked[0]) == 16 and "return:none" in asked[0]
    assert asked[1] == {"decline", "office:salzburg", "office:linz", "office:lodz"}
    assert g.end_holder is None and "game-end" not in [stack for (stack,) in written(g, "tile", "stack")]


def test_h7_hand_in_again_until_no_stack_is_empty():
    g = set_seat(new_game(2, honours=True))
    g.tokens.update(postmaster=1, administrator=0)
    g.seats[0]["tokens"].update(administrator=2)
    g.seats[1]["tokens"].update(postmaster=1, administrator=1)
    g.seats[0]["tokens"]["postmaster"] = 1
    asked = drive(handin.take_token(g, 0, "postmaster"), *["return:postmaster"] * 3)
    both = {"return:postmaster", "return:administrator", "return:postmaster+administrator"}
    assert asked == [both, both, both]  # the fourth return is a single choice
    returned = [["postmaster"], ["postmaster"], ["postmaster"], ["administrator"]]
    assert written(g, "return", "seat", "tokens") == list(zip([0, 1, 0, 1], returned, strict=True))


def test_one_action_can_bring_two_shuffles():
    """The last reward of a hand-in empties the deck, then the administrator's clearing needs a new one."""
    g = set_seat(new_game(2, honours=True))
    g.deck, g.discards = [], ["lodz"]
    g.tokens["administrator"] = 1
    g.seats[0]["tokens"]["postmaster"] = 0  # the administrator's token goes back by itself
    g.seats[1]["tokens"].update(postmaster=1, carrier=1)
    market = list(g.market)
    flow = turn.first_card(g, 0)
    g._orders = [["lodz"], market[::-1]]
    drive(flow, "call:administrator", "return:postmaster+carrier", "take:deck")
    assert written(g, "shuffle", "deck") == [(["lodz"],), (market[::-1],)]
    assert g.market == market[::-1]


def test_a_missing_deck_is_a_clear_error():
    g = new_game()
    g.deck, g.discards = [], ["lodz"]
    with pytest.raises(RuntimeError, match="no deck was given"):
        g.play("take:deck")
    with pytest.raises(ValueError, match="not legal"):
        new_game().play("end")
