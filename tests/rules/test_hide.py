"""Chapter I: what each viewer sees."""

from postroad.game import Game
from tests.tables import after, table, words

LONG = ["karlsruhe", "stuttgart", "nurnberg", "regensburg", "passau"]
COACHES = ["baden", "wurttemberg-hohenzollern", "bavaria", "switzerland-tyrol", "bohemia-salzburg"]
RANKS = ["father", "abbot", "cardinal", "bishop", "chaplain"]


def seen_by(game, viewer, seat):
    """A viewer's view of a seat."""
    return game.view(viewer).words()["seats"][seat]


def looks_the_same(game, other, viewer):
    """Are the views of both games equal to the last byte?"""
    views = game.view(viewer), other.view(viewer)
    return views[0].words() == views[1].words() and bytes(views[0].bytes) == bytes(views[1].bytes)


# I1: hands


def test_i1_a_player_sees_the_own_hand():
    game = table(hands={0: ["ulm", "linz"]})
    assert seen_by(game, 0, 0)["hand"] == ["ulm", "linz"]


def test_i1_the_other_hands_are_hidden_but_not_their_size():
    game = table(hands={1: ["ulm", "linz"]})
    assert seen_by(game, 0, 1)["hand"] is None
    assert seen_by(game, 0, 1)["hand_size"] == 2


def test_i1_cards_that_another_seat_took_from_the_deck_are_hidden():
    assert looks_the_same(table(hands={1: ["basel", "linz"]}), table(hands={1: ["lodz", "lodz"]}), viewer=0)


def test_i1_the_owner_sees_cards_taken_from_the_deck():
    assert not looks_the_same(table(hands={1: ["basel", "linz"]}), table(hands={1: ["lodz", "lodz"]}), viewer=1)


def test_i1_a_spectator_sees_no_hand():
    game = table(hands={0: ["basel"], 1: ["linz"]})
    assert [seat["hand"] for seat in words(game)["seats"]] == [None, None]


def test_i1_a_card_taken_from_the_market_is_known_to_all():
    game = after(table(hands={0: ["lodz"]}), "take:ulm")
    assert seen_by(game, 1, 0)["known"] == ["ulm"]
    assert words(game)["seats"][0]["known"] == ["ulm"]


def test_i1_a_card_taken_from_the_deck_is_unknown():
    game = after(table(hands={0: ["lodz"]}), "take:deck")
    assert seen_by(game, 1, 0)["known"] == []


def test_i1_a_reward_is_known_only_from_the_market():
    tokens = {0: {"administrator": 2, "carrier": 1}}
    cards = {0: ["lodz"], 1: ["linz"]}
    game = after(table(honours=True, hands=cards, tokens=tokens), "call:administrator", "return:administrator+carrier")
    assert seen_by(after(game.copy(), "take:ulm"), 1, 0)["known"] == ["ulm"]
    assert seen_by(after(game.copy(), "take:deck"), 1, 0)["known"] == []


def test_i1_a_played_card_is_no_longer_known_in_the_hand():
    game = after(table(phase="play", hands={0: ["ulm", "lodz"]}, known={0: ["ulm"]}), "start:ulm")
    assert seen_by(game, 1, 0)["known"] == []


def test_i1_a_known_card_stays_known_when_another_is_played():
    game = after(table(phase="play", hands={0: ["ulm", "lodz"]}, known={0: ["ulm"]}), "start:lodz")
    assert seen_by(game, 1, 0)["known"] == ["ulm"]


def test_i1_of_two_cards_of_a_city_the_known_one_is_played():
    # No other seat knows whether another one is left.
    game = after(table(phase="play", hands={0: ["ulm", "ulm"]}, known={0: ["ulm"]}), "start:ulm")
    assert seen_by(game, 1, 0)["known"] == []
    assert seen_by(game, 0, 0)["hand"] == ["ulm"]


def test_i1_a_discarded_card_is_no_longer_known_in_the_hand():
    four = ["basel", "linz", "lodz", "passau"]
    game = table(phase="close", hands={0: four}, known={0: ["linz", "lodz"]}, routes={0: LONG[:3]})
    after(game, "close:baden", "discard:linz")
    assert seen_by(game, 1, 0)["known"] == ["lodz"]


# I1: deck, discards, decisions


def test_i1_the_order_of_the_deck_is_hidden_from_all():
    one, other = table(deck=["ulm", "linz"]), table(deck=["linz", "ulm"])
    assert looks_the_same(one, other, viewer=0)
    assert looks_the_same(one, other, viewer=None)


def test_i1_the_size_of_the_deck_is_public():
    assert table(deck=["linz", "linz"], rest="discard").view(1).words()["deck"] == 2


def test_i1_future_chance_is_hidden():
    # With another generator the table looks the same, so no viewer can predict the next shuffle.
    assert not table().view(0).state.rng.any()
    assert table().state.rng.any()


def test_i1_the_discard_pile_is_public():
    game = table(discard=["linz", "ulm"])
    assert game.view(1).words()["discard"] == ["linz", "ulm"]
    assert words(game)["discard"] == ["linz", "ulm"]


def test_i1_the_legal_actions_of_another_seat_are_hidden():
    # The list of legal plays would betray the hand.
    game = table(phase="play", hands={0: ["ulm"]})
    assert game.view(0).words()["legal"] == ["start:ulm", "call:postmaster"]
    assert game.view(1).words()["legal"] == []
    assert words(game)["legal"] == []


# I1: clergy


def test_i1_the_clergy_of_others_on_the_road_are_hidden():
    game = table(audience=True, clergy={1: RANKS})
    assert seen_by(game, 0, 1)["clergy"] == dict.fromkeys(COACHES, "hidden")
    assert looks_the_same(game, table(audience=True, clergy={1: RANKS[::-1]}), viewer=0)


def test_i1_all_clergy_on_the_road_are_hidden_from_a_spectator():
    game = table(audience=True, clergy={1: RANKS})
    assert words(game)["seats"][0]["clergy"] == words(game)["seats"][1]["clergy"] == dict.fromkeys(COACHES, "hidden")


def test_i1_the_clergy_of_a_coach_in_rome_are_revealed():
    game = table(audience=True, clergy={1: RANKS}, coaches={"bavaria": "rome"})
    assert seen_by(game, 0, 1)["clergy"] == dict.fromkeys(COACHES, "hidden") | {"bavaria": "cardinal"}


def test_i1_the_seating_is_secret_until_it_is_complete():
    abbot = after(Game.new(audience=True, seed=1), "clergy:abbot")
    father = after(Game.new(audience=True, seed=1), "clergy:father")
    assert seen_by(abbot, 1, 0)["clergy"] == dict.fromkeys(COACHES) | {"baden": "hidden"}
    assert looks_the_same(abbot, father, viewer=1)


# I2


def test_i2_tiles_are_public():
    game = table(tiles={0: {"baden": [3], "length-5": [2, 1]}})
    assert seen_by(game, 1, 0)["tiles"] == {"baden": [3], "length-5": [2, 1]}
    assert words(game)["seats"][0]["points"] == 6 - 20


def test_i2_tokens_and_chips_are_public():
    game = table(honours=True, tokens={0: {"carrier": 2}}, chips={0: 3})
    assert seen_by(game, 1, 0)["tokens"] == {"postmaster": 0, "administrator": 0, "carrier": 2, "cartwright": 0}
    assert seen_by(game, 1, 0)["chips"] == 3


def test_i2_routes_offices_and_carriages_are_public():
    game = table(routes={0: LONG}, offices={0: ["ulm"]}, carriages={0: 4})
    seat = seen_by(game, 1, 0)
    assert (seat["route"], seat["offices"], seat["carriage"]) == (LONG, ["ulm"], 4)


# I3


def test_i3_a_player_sees_the_own_clergy():
    game = table(audience=True, clergy={1: RANKS})
    assert seen_by(game, 1, 1)["clergy"] == dict(zip(COACHES, RANKS, strict=True))
