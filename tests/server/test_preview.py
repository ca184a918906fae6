"""Previews: every certain step, and none beyond."""

import random

import pytest

from postroad.game import IllegalAction
from postroad.preview import foresee
from postroad.server.http.routes.play import preview_of
from tests.policies import SETTINGS, phase_of, positions
from tests.server.people import decide, new_table
from tests.tables import all_but, table

ROUTE = ["sigmaringen", "stuttgart", "nurnberg", "regensburg", "ingolstadt", "augsburg"]  # the sheets' example 2


def shown(game, *wishes):
    return preview_of(foresee(game.view(game.seat), wishes)[wishes[0]])


def steps(seen):
    return [(step["phase"], step["action"]) for step in seen["steps"]]


def kinds(seen):
    return [event["ev"] for event in seen["events"]]


def closing(**more):
    return table(phase="close", routes={0: ROUTE}, **more)


def test_a_closing_up_to_the_end_of_the_turn():
    seen = shown(closing(carriages={0: 5}), "close:each", "office:ingolstadt")
    assert steps(seen) == [("close", "close:each"), ("office", "office:ingolstadt")]
    assert seen["steps"][1]["options"] == [f"office:{city}" for city in ("nurnberg", "regensburg", "ingolstadt", "augsburg")]
    assert kinds(seen) == ["close", "office", "office", "office", "tile", "carriage", "discard"]
    assert seen["ends"] == "end" and seen["view"]["phase"] == "end" and seen["view"]["legal"] == ["end"]
    # three offices, length tile 3, carriage 6 for 5
    assert seen["points"] == (-20 + 5, -20 + 5 + 3 + 3 + 2)


def test_a_wish_waits_until_it_is_legal():
    seen = shown(closing(hands={0: ["ulm", "linz", "passau", "lodz"]}), "close:bavaria", "discard:linz", "office:ulm")
    assert steps(seen) == [("close", "close:bavaria"), ("discard", "discard:linz")]
    assert seen["events"][-1] == {"ev": "discard", "seat": 0, "cities": ["linz"], "from": "hand"}


def test_among_equal_offices_the_first_is_opened():
    seen = shown(closing(), "close:each")
    assert steps(seen) == [("close", "close:each"), ("office", "office:nurnberg")]


def test_few_offices_left_are_placed_for_the_most_points():
    """C6: one office is left, and Passau and Linz each complete their region."""
    held = all_but("passau", "linz", "lodz")
    game = table(phase="close", routes={0: ["munchen", "passau", "linz"]}, offices={0: held})
    seen = shown(game, "close:each")
    assert steps(seen)[1] == ("office", "office:passau"), "Bavaria's tile is worth more"
    game = table(phase="close", routes={0: ["munchen", "passau", "linz"]}, offices={0: held}, tiles={0: {"bavaria": [5]}})
    assert steps(shown(game, "close:each"))[1] == ("office", "office:linz")


def test_a_preview_calls_the_cartwright_only_on_request():
    game = closing(carriages={0: 6}, hands={0: ["ulm"]})
    without = shown(game, "close:bavaria")
    assert without["ends"] == "end" and "carriage" not in kinds(without)
    assert kinds(without)[-1] == "discard" and without["view"]["seats"][0]["route"] == [], "the closing is shown to its end"
    called = shown(game, "close:bavaria", "call:cartwright")
    assert "carriage" in kinds(called) and called["points"][1] > without["points"][1]


def test_a_preview_stops_at_chance():
    for action in ("take:ulm", "take:deck", "call:administrator"):
        game = table(phase="take", hands={0: ["linz"]})
        seen = shown(game, action, "start:linz")
        assert seen["ends"] == "chance" and steps(seen) == [("take", action)]
        assert not {"reveal", "shuffle"} & set(kinds(seen))
        assert seen["view"] == game.view(0).words(), "the last that is sure"
    assert shown(table(phase="take", hands={0: ["linz"]}), "take:deck")["events"] == []


def test_a_preview_stops_when_a_coach_arrives():
    game = table(phase="close", audience=True, routes={0: ["ulm", "augsburg", "munchen"]}, coaches={"bavaria": "civitavecchia"})
    seen = shown(game, "close:wurttemberg")
    assert seen["ends"] == "arrive" and seen["events"][-1] == {"ev": "coach", "seat": 0, "coach": "bavaria", "to": "rome"}
    assert "arrive" not in kinds(seen) and seen["view"]["coaches"]["bavaria"] == "civitavecchia"


def test_a_preview_moves_coaches_automatically():
    game = table(phase="close", audience=True, routes={0: ["ulm", "augsburg", "munchen"]}, coaches={"bavaria": "andechs"})
    seen = shown(game, "close:wurttemberg")
    assert [phase for phase, _ in steps(seen)] == ["close", "coach", "coach"][: len(seen["steps"])] and seen["ends"] == "end"
    wished = shown(game, "close:wurttemberg", "coach:bavaria:trento")
    assert ("coach", "coach:bavaria:trento") in steps(wished)


def test_a_preview_stops_where_another_seat_decides():
    """H3: the call takes the last carrier's token. Seat 0 has one token only; seat 1 must choose."""
    game = table(
        phase="close",
        honours=True,
        routes={0: ["mannheim", "karlsruhe"]},
        hands={0: ["freiburg"]},
        tokens={1: {"carrier": 3, "postmaster": 1}},
    )
    seen = shown(game, "call:carrier")
    assert seen["ends"] == "other-seat" and seen["view"]["decides"] == 1 and kinds(seen)[:2] == ["call", "token"]
    assert shown(closing(), "end")["ends"] == "other-seat"


def test_a_preview_stops_where_another_seat_has_no_choice():
    """H3: the call takes the last cartwright's token. Both seats have a single token to hand in."""
    game = closing(honours=True, carriages={0: 6}, tokens={1: {"cartwright": 1}})
    seen = shown(game, "close:bavaria", "call:cartwright")
    assert seen["ends"] == "other-seat" and seen["view"]["phase"] == "hand-in" and seen["view"]["decides"] == 1
    assert [event["seat"] for event in seen["events"] if event["ev"] == "return"] == [0]


def test_a_preview_plays_no_card_of_another_seat():
    """Seat 1 has no card to take and must play its only card, which seat 0 does not know."""
    held = all_but("lodz") * 3
    game = table(3, phase="end", market=[None] * 6, hands={0: held[1:], 1: ["lodz"], 2: [held[0], "lodz", "lodz"]})
    seen = shown(game, "end")
    assert seen["ends"] == "other-seat" and seen["view"]["decides"] == 1 and kinds(seen) == ["turn"]


def test_a_preview_stops_at_an_open_choice():
    seen = shown(table(phase="play", hands={0: ["ulm", "linz"]}), "call:postmaster")
    assert seen["ends"] == "choice" and seen["view"]["phase"] == "take-second"


def test_playing_a_card_and_closing_in_one_preview():
    game = table(phase="play", routes={0: ["ulm", "augsburg"]}, hands={0: ["munchen"]})
    assert shown(game, "right:munchen")["ends"] == "end", "the turn could be ended"
    assert kinds(shown(game, "right:munchen", "close:each"))[:2] == ["play", "close"]


@pytest.mark.parametrize("setting", SETTINGS[:4] + SETTINGS[-1:], ids=str)
def test_a_preview_shows_the_real_events(setting):
    """For any decision the preview's steps, really played, give the same events and the same view."""
    rng = random.Random(3)
    for game in positions(setting, 2):
        for action in [] if game.over else rng.sample(game.legal(), min(4, len(game.legal()))):
            seen = shown(game, action)
            real, events = game.copy(), []
            for step in seen["steps"]:
                assert real.view(game.seat).words()["phase"] == step["phase"] and real.legal() == step["options"]
                real.play(step["action"])
                events += real.last_events()
            told, happened = ([event for event in one if event["ev"] != "discard"] for one in (seen["events"], events))
            assert told == happened[: len(told)]
            further = happened[len(told) :]  # the game plays automatically where another seat has no choice
            if seen["ends"] == "other-seat" and further:
                assert further[0]["seat"] == seen["view"]["decides"] != game.seat
            elif seen["ends"] in ("end", "other-seat", "choice") and phase_of(real) != "cartwright":  # a preview declines it
                assert not further and seen["view"] == real.view(game.seat).words()


def test_a_preview_handles_a_closing_with_most_choices():
    """C6 again: a city without an office in each of the nine provinces, and seven offices left."""
    wanting = ["mannheim", "stuttgart", "sigmaringen", "nurnberg", "basel", "innsbruck", "pilsen", "salzburg", "lodz"]
    seen = shown(table(phase="close", routes={0: wanting}, offices={0: all_but(*wanting)}), "close:each")
    assert len(seen["steps"]) == 8 and seen["ends"] == "end"
    assert {event["stack"]: event["points"] for event in seen["events"] if event["ev"] == "tile"} == {
        "game-end": 1,
        "length-7": 4,
        "bavaria": 5,
        "baden": 3,
        "wurttemberg-hohenzollern": 3,
        "switzerland-tyrol": 3,
        "all-provinces": 6,  # Pilsen and Salzburg together are worth less than Lodz and one more
    }


def test_previews_of_all_closings_equal_single_previews():
    game = closing(hands={0: ["ulm", "linz", "passau", "lodz"]}, carriages={0: 6})
    ways = {action: preview_of(way) for action, way in foresee(game.view(0)).items()}
    assert list(ways) == ["close:each", "close:wurttemberg", "close:hohenzollern", "close:bavaria"]
    assert ways == {action: shown(game, action) for action in ways}


def test_a_preview_works_over_http(client):
    at = new_table(client)
    asked = {"seat": 0, "wishes": ["take:deck"]}
    answer = client.post(f"/api/tables/{at}/preview", json=asked)
    assert answer.status_code == 200 and set(answer.json()["ways"]) == {"take:deck"}
    assert set(answer.json()["ways"]["take:deck"]) == {"steps", "events", "view", "ends", "points"}
    assert client.post(f"/api/tables/{at}/preview", json={"seat": 0, "wishes": []}).json() == {"ways": {}}, "nothing to close"
    illegal = client.post(f"/api/tables/{at}/preview", json={"seat": 0, "wishes": ["end"]})
    assert (illegal.status_code, illegal.json()) == (422, {"error": "illegal", "reason": "take-first"})
    other = client.post(f"/api/tables/{at}/preview", json={"seat": 1, "wishes": ["take:deck"]})
    assert (other.status_code, other.json()) == (403, {"error": "not-your-turn"})
    assert decide(client, at)["seq"] == 2, "a preview changes nothing"


def test_an_unknown_action_is_refused():
    with pytest.raises(IllegalAction) as refused:
        shown(closing(), "fly")
    assert refused.value.reason == "no-such-action"
