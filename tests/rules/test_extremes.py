"""Extreme tables: no cards left, hands of dozens of cards, routes through the whole board."""

from collections import Counter
from itertools import pairwise

from postroad.rules.board import CITY_IDS, ROADS
from tests.tables import after, all_but, event_values, hand, last_events, table, words

EMPTY = [None] * 6

# Every city of the board, each joined to the next by a road.
GRAND_TOUR = ["lodz", "pilsen", "nurnberg", "stuttgart", "wurzburg", "mannheim", "karlsruhe", "freiburg", "basel", "zurich"]
GRAND_TOUR += ["sigmaringen", "ulm", "ingolstadt", "regensburg", "passau", "munchen", "augsburg", "kempten", "innsbruck"]
GRAND_TOUR += ["salzburg", "linz", "budweis"]


def every_card(game, players):
    """All cards of the table, in every place."""
    state, seats = game.state, words(game)["seats"]
    cards = [*state.deck[: state.deck_size].tolist(), *state.discard[: state.discard_size].tolist()]
    lying = [CITY_IDS[card] for card in cards] + [city for city in words(game)["market"] if city]
    return lying + [city for seat in range(players) for city in hand(game, seat) + seats[seat]["route"]]


# No cards left: deck and discard pile are empty, all other cards are in the hand of seat 1


def test_the_last_market_card_leaves_a_market_of_gaps():
    game = after(table(market=["ulm", *EMPTY[1:]], rest=1, hands={0: ["lodz"]}), "take:ulm")
    assert words(game)["market"] == EMPTY
    assert last_events(game, "city") == [("take", "ulm")]


def test_a_taken_card_leaves_its_gap():
    game = after(table(rest=1, hands={0: ["lodz"]}), "take:stuttgart")
    assert words(game)["market"] == ["mannheim", "karlsruhe", "freiburg", None, "ulm", "sigmaringen"]


def test_gaps_stay_until_the_next_take_after_discards():
    route = ["basel", "zurich", "kempten"]
    game = table(phase="close", market=["ulm", *EMPTY[1:]], rest=1, hands={0: ["lodz"]}, routes={0: route})
    after(game, "close:bavaria", "end")
    assert words(game)["market"] == ["ulm", *EMPTY[1:]]
    after(game, "take:deck")
    # One of the three is taken, the two others fill gaps.
    assert [event[0] for event in last_events(game)] == ["shuffle", "take", "reveal", "reveal"]
    assert words(game)["market"][3:] == [None, None, None]
    assert words(game)["deck"] == 0


def test_an_empty_market_is_filled_by_a_take_from_the_deck_alone():
    game = after(table(market=EMPTY, hands={0: ["lodz"]}), "take:deck")
    assert None not in words(game)["market"]


def test_without_cards_to_take_a_fitting_card_is_played_as_usual():
    game = table(
        phase="end", turn=1, market=EMPTY, rest=1, hands={0: ["freiburg", "lodz"]}, routes={0: ["mannheim", "karlsruhe"]}
    )
    after(game, "end", "right:freiburg", "close:baden")
    assert words(game)["seats"][0]["offices"] == ["mannheim", "karlsruhe", "freiburg"]


def test_without_cards_to_take_the_carrier_can_be_called():
    cards = {0: ["freiburg", "basel"]}
    game = table(phase="end", turn=1, market=EMPTY, rest=1, hands=cards, routes={0: ["mannheim", "karlsruhe"]})
    after(game, "end", "right:freiburg", "call:carrier")
    assert words(game)["seats"][0]["route"] == ["mannheim", "karlsruhe", "freiburg", "basel"]


def test_without_cards_to_take_and_hold_the_turn_is_empty():
    game = after(table(phase="end", turn=1, market=EMPTY, rest=1), "end")
    assert game.legal() == ["end"]
    after(game, "end")
    assert game.seat == 1
    assert words(game)["phase"] == "play"


def test_without_cards_to_take_the_forced_postmasters_token_is_taken():
    game = after(table(honours=True, phase="end", turn=1, market=EMPTY, rest=1), "end")
    assert last_events(game, "official") == [("turn",), ("call", "postmaster"), ("token", "postmaster")]


def test_without_cards_to_take_closing_is_possible_without_cartwright():
    # He cannot come after the forced postmaster (D4).
    route = ["mannheim", "karlsruhe", "freiburg"]
    game = table(phase="end", turn=1, market=EMPTY, rest=1, routes={0: route}, carriages={0: 3})
    after(game, "end", "close:baden")
    assert game.why_not("call:cartwright") == "official-used"


def test_a_hand_in_may_empty_the_market_before_the_administrator():
    # Seat 1 takes the last card there is, so nothing is cleared and nothing can be taken.
    tokens = {0: {"administrator": 2}, 1: {"carrier": 1, "postmaster": 1}}
    game = table(honours=True, market=["ulm", *EMPTY[1:]], rest=1, hands={0: ["lodz", "linz"]}, tokens=tokens)
    after(game, "call:administrator", "return:postmaster+carrier", "take:ulm")
    assert last_events(game, "city") == [("take", "ulm")]
    assert words(game)["phase"] == "play"
    assert game.legal() == ["start:linz", "start:lodz"]


def test_a_reward_of_a_card_may_end_a_forced_postmasters_turn_with_a_card_to_play():
    # The only card there is goes to seat 0 in the hand-in; nothing is left to take, but it must be played.
    tokens = {0: {"postmaster": 3, "carrier": 1}}
    game = table(honours=True, phase="end", turn=1, market=["ulm", *EMPTY[1:]], rest=1, tokens=tokens)
    after(game, "end", "return:postmaster+carrier", "take:ulm")
    assert last_events(game, "city") == [("take", "ulm"), ("play", "ulm")]


# Hands of dozens of cards


def test_a_hand_may_hold_all_cards_that_are_not_in_the_market():
    game = table(rest=0)
    assert len(hand(game, 0)) == 60
    after(game, "take:ulm")
    assert len(hand(game, 0)) == 61
    assert len([action for action in game.legal() if action.startswith("start:")]) == 22


def test_a_hand_of_dozens_is_cut_to_three_cards():
    game = after(table(phase="close", rest=0, routes={0: ["mannheim", "karlsruhe", "freiburg"]}), "close:baden")
    kept = ["linz", "lodz", "lodz"]
    to_discard = Counter(hand(game, 0)) - Counter(kept)
    after(game, *(f"discard:{city}" for city in to_discard.elements()))
    assert hand(game, 0) == kept
    assert words(game)["discard"] == ["mannheim", "karlsruhe", "freiburg", *to_discard.elements()]
    assert game.legal() == ["end"]


def test_a_reshuffle_loses_no_card():
    game = table(phase="close", rest=0, routes={0: ["mannheim", "karlsruhe", "freiburg"]})
    after(game, "close:baden")
    while "end" not in game.legal():
        after(game, game.legal()[0])
    after(game, "end", "take:deck")
    assert Counter(every_card(game, 2)) == dict.fromkeys(CITY_IDS, 3)


# Routes through the whole board


def test_the_grand_tour_is_a_real_route():
    assert sorted(GRAND_TOUR) == sorted(CITY_IDS)
    numbers = [CITY_IDS.index(city) for city in GRAND_TOUR]
    assert all(ROADS[here] >> there & 1 for here, there in pairwise(numbers))


def test_the_last_city_of_the_board_completes_the_route():
    game = table(phase="play", hands={0: ["budweis", "ulm"]}, routes={0: GRAND_TOUR[:-1]})
    assert game.legal() == ["start:ulm", "start:budweis", "right:budweis", "call:postmaster"]
    after(game, "right:budweis")
    assert words(game)["seats"][0]["route"] == GRAND_TOUR
    assert game.why_not("call:carrier") == "carrier-no-card"


def test_a_route_of_15_and_the_administrator():
    game = after(table(hands={0: ["salzburg"]}, routes={0: GRAND_TOUR[:15]}), "call:administrator")
    assert words(game)["seats"][0]["route"] == GRAND_TOUR[:15]


def test_a_route_of_15_and_the_postmaster():
    game = table(hands={0: ["linz"]}, routes={0: GRAND_TOUR[:15]}, deck=["munchen", "salzburg"])
    after(game, "take:deck", "call:postmaster", "take:deck")
    assert [action for action in game.legal() if action.startswith("right:")] == ["right:munchen", "right:salzburg", "right:linz"]


def test_a_route_of_15_and_the_carrier():
    game = table(phase="play", hands={0: ["munchen", "augsburg", "lodz"]}, routes={0: GRAND_TOUR[1:16]})
    after(game, "left:lodz", "call:carrier")
    assert words(game)["seats"][0]["route"] == GRAND_TOUR[:17]


def test_a_route_of_15_never_needs_the_cartwright():
    game = table(phase="close", routes={0: GRAND_TOUR[:15]}, offices={0: ["lodz"]}, carriages={0: 6})
    after(game, "close:poland")
    assert event_values(game, "carriage", "number") == [7]
    assert game.legal() == ["end"]


def test_the_grand_tour_earns_one_length_tile_and_one_carriage():
    game = after(table(phase="close", routes={0: GRAND_TOUR}, offices={0: ["lodz"]}), "close:poland")
    assert event_values(game, "tile", "stack") == ["length-7"]
    assert event_values(game, "carriage", "number") == [3]
    assert words(game)["discard"] == GRAND_TOUR


def test_the_grand_tour_opens_an_office_in_each_of_the_nine_provinces():
    game = after(table(phase="close", routes={0: GRAND_TOUR}), "close:each")
    after(game, "office:mannheim", "office:ulm", "office:kempten", "office:basel", "office:budweis", "office:linz")
    offices = ["mannheim", "ulm", "sigmaringen", "kempten", "basel", "innsbruck", "budweis", "linz", "lodz"]
    assert words(game)["seats"][0]["offices"] == offices
    assert event_values(game, "tile", "stack") == ["length-7", "all-provinces"]


def test_the_grand_tour_opens_all_of_bavaria():
    game = after(table(phase="close", routes={0: GRAND_TOUR}), "close:bavaria")
    assert len(event_values(game, "office", "city")) == 8
    assert event_values(game, "tile", "stack") == ["length-7", "bavaria"]


def test_the_grand_tour_without_an_office_left():
    game = table(phase="close", routes={0: GRAND_TOUR}, offices={0: all_but("lodz", "linz")}, tiles={0: {"game-end": [1]}})
    after(game, "close:each")
    assert event_values(game, "office", "city") == []


def test_the_grand_tour_moves_coaches_for_every_city_without_an_office():
    # All of Bavaria gets offices; 14 cities are left, one of them Lodz.
    game = table(4, audience=True, phase="close", routes={0: GRAND_TOUR})
    moves = after(game, "close:bavaria").last_events()
    while game.why_not("end") == "coach-first":
        moves += after(game, game.legal()[0]).last_events()
    assert [event["ev"] for event in moves].count("coach") == 14


def test_the_grand_tour_brings_all_coaches_to_rome_and_loses_the_rest():
    # One city before Rome each, 21 moves owed: five of them are made.
    near = dict.fromkeys(("baden", "wurttemberg-hohenzollern", "bavaria", "switzerland-tyrol", "bohemia-salzburg"), "viterbo")
    game = table(4, audience=True, phase="close", routes={0: GRAND_TOUR}, coaches=near)
    moves = after(game, "close:poland").last_events()
    while game.why_not("end") == "coach-first":
        moves += after(game, game.legal()[0]).last_events()
    assert [event["ev"] for event in moves].count("coach") == 5
    assert set(words(game)["owed"].values()) == {0}


def test_a_long_route_waits_through_a_hand_in():
    # The carrier's call empties the stack; the card that seat 1 takes leaves the route alone.
    tokens = {0: {"carrier": 3}, 1: {"postmaster": 1, "cartwright": 1}}
    game = table(honours=True, phase="close", hands={0: ["munchen", "salzburg"]}, routes={0: GRAND_TOUR[:15]}, tokens=tokens)
    after(game, "call:carrier", "return:postmaster+cartwright", "take:deck", "right:munchen")
    assert words(game)["seats"][0]["route"] == GRAND_TOUR[:16]
