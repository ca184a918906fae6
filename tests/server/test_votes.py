"""Votes on undo after hidden information has appeared: requests, answers and results."""

from dataclasses import replace

import pytest

from postroad.server.settings import Limits
from tests.policies import Setting, hasty, play_on
from tests.server.clergy import ONE, OTHER, clergy, in_coaches
from tests.server.scenes import (
    ADA,
    AUDIENCE,
    BEN,
    BOT,
    CARA,
    EVE,
    PLAIN,
    ask,
    decide,
    equals_its_log,
    play_a_turn,
    refused,
    scene,
    table_with,
    until,
)
from tests.server.times import Still

THREE = Setting(3, False, False)


def open_vote(live):
    return live.message(None, None)["vote"]


def kinds(live):
    return [entry.kind for entry in live.table.entries]


def test_all_other_players_must_agree():
    async def act(live):
        before = live.message(ADA, 0)["view"]
        await decide(live, "take:deck")
        assert open_vote(live) is None
        question = await ask(live, ADA, "ask-undo", 0)
        assert question["vote"] == {"kind": "undo", "seat": 0, "undoes": [2], "waiting": [1, 2]}
        assert live.table.awaits == [0, 1, 2]
        await ask(live, CARA, "agree", 2)
        assert open_vote(live)["waiting"] == [1] and live.table.awaits == [0, 1]
        await ask(live, BEN, "agree", 1)
        message = live.message(ADA, 0)
        assert kinds(live)[1:] == ["decision", "ask-undo", "agree", "agree", "undo"]
        assert message["entries"][-1]["undoes"] == [2] and message["entries"][-1]["seat"] == 0
        assert message["view"] == before and message["vote"] is None
        assert equals_its_log(live.table)

    scene(table_with(THREE.new(1), ADA, BEN, CARA), act)


def test_the_asking_player_may_withdraw_the_vote():
    """The vote ends, and the player may ask again."""

    async def act(live):
        await decide(live, "take:deck")
        await ask(live, ADA, "ask-undo", 0)
        await ask(live, CARA, "agree", 2)
        assert await refused(ask(live, ADA, "agree", 0)) == (403, "not-asked")
        assert await refused(ask(live, ADA, "refuse", 1)) == (403, "not-your-seat")
        await ask(live, ADA, "refuse", 0)
        assert open_vote(live) is None and live.table.awaits == [0]
        assert kinds(live)[1:] == ["decision", "ask-undo", "agree", "refuse"]
        assert await refused(ask(live, ADA, "refuse", 0)) == (403, "not-asked")
        assert (await ask(live, ADA, "ask-undo", 0))["vote"]["waiting"] == [1, 2]

    scene(table_with(THREE.new(1), ADA, BEN, CARA), act)


def test_two_players_may_answer_simultaneously():
    """Both answers count although neither player knows the other's. An answer to an ended vote is stale."""

    async def act(live):
        await decide(live, "take:deck")
        await ask(live, ADA, "ask-undo", 0)
        seq = live.table.seq
        await ask(live, CARA, "agree", 2, seq=seq)
        await ask(live, BEN, "agree", 1, seq=seq)
        assert kinds(live)[-1] == "undo"
        await decide(live, "take:deck")
        await ask(live, ADA, "ask-undo", 0)
        assert await refused(ask(live, BEN, "agree", 1, seq=seq)) == (409, "stale")

    scene(table_with(THREE.new(1), ADA, BEN, CARA), act)


def test_undo_returns_before_the_seats_last_decision():
    async def act(live):
        while live.table.person_to_decide == 0:
            before = live.message(ADA, 0)["view"]
            await decide(live)
        ended = live.table.seq
        await decide(live, "take:deck")
        await ask(live, ADA, "ask-undo", 0)
        assert open_vote(live)["undoes"] == [ended, ended + 1]
        await ask(live, BEN, "agree", 1)
        assert live.message(ADA, 0)["view"] == before and live.table.person_to_decide == 0
        assert equals_its_log(live.table)

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_undo_can_be_repeated():
    """A decision is undone only once."""

    async def act(live):
        first = live.message(ADA, 0)["view"]
        for action in ("take:deck", "take:deck", None):
            await decide(live, action)
        for undoes in (4, 3, 2):
            if live.table.may_undo(0):
                await ask(live, ADA, "undo", 0)
            else:
                await ask(live, ADA, "ask-undo", 0)
                assert open_vote(live)["undoes"] == [undoes]
                await ask(live, BEN, "agree", 1)
        assert live.message(ADA, 0)["view"] == first
        assert await refused(ask(live, ADA, "ask-undo", 0)) == (403, "no-undo"), "there is nothing left"

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_one_refusal_is_enough():
    async def act(live):
        await decide(live, "take:deck")
        await ask(live, ADA, "ask-undo", 0)
        await ask(live, BEN, "agree", 1)
        after = await ask(live, CARA, "refuse", 2)
        assert after["vote"] is None and kinds(live)[-1] == "refuse" and live.table.game.decisions == 1
        assert await refused(ask(live, BEN, "agree", 1)) == (403, "not-asked")
        await ask(live, ADA, "ask-undo", 0)
        assert open_vote(live)["waiting"] == [1, 2], "what was agreed to before counts no longer"

    scene(table_with(THREE.new(1), ADA, BEN, CARA), act)


def test_a_decision_ends_the_vote():
    async def act(live):
        await play_a_turn(live)
        await ask(live, ADA, "ask-undo", 0)
        await decide(live, "take:deck")
        assert open_vote(live) is None
        assert await refused(ask(live, BEN, "agree", 1)) == (403, "not-asked")

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_only_other_players_vote_on_an_undo():
    async def act(live):
        assert await refused(ask(live, ADA, "ask-undo", 0)) == (403, "no-undo"), "nothing was decided"
        await decide(live, "take:deck")
        await decide(live, "take:deck")
        assert await refused(ask(live, BEN, "ask-undo", 1)) == (403, "no-undo"), "Ben has decided nothing"
        assert await refused(ask(live, BEN, "agree", 1)) == (403, "not-asked")
        await ask(live, ADA, "ask-undo", 0)
        assert await refused(ask(live, ADA, "agree", 0)) == (403, "not-asked"), "not the one who asks"
        assert await refused(ask(live, EVE, "agree", 1)) == (403, "not-your-seat")
        assert await refused(ask(live, ADA, "ask-undo", 0)) == (409, "asked")
        await ask(live, BEN, "agree", 1)

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_a_free_undo_needs_no_vote():
    async def act(live):
        for action in ("take:deck", "take:deck", None):
            await decide(live, action)
        assert live.table.may_undo(0)
        assert await refused(ask(live, ADA, "ask-undo", 0)) == (403, "no-undo")

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


def test_one_answer_counts_for_all_seats_of_a_player():
    async def act(live):
        await decide(live, "take:deck")
        await ask(live, ADA, "ask-undo", 0)
        assert open_vote(live)["waiting"] == [1, 2]
        await ask(live, BEN, "agree", 2)
        assert kinds(live)[-1] == "undo"

    scene(table_with(THREE.new(1), ADA, BEN, BEN), act)


@pytest.mark.parametrize("others", [(BOT,), (ADA,)], ids=["bots", "one player"])
def test_without_other_players_undo_happens_at_once(others):
    async def act(live):
        await decide(live, "take:deck")
        after = await ask(live, ADA, "ask-undo", 0)
        assert kinds(live)[-2:] == ["ask-undo", "undo"] and after["vote"] is None and live.table.game.decisions == 0

    scene(table_with(PLAIN.new(1), ADA, *others), act)


def test_a_vote_does_not_wait_for_a_resigned_player():
    async def act(live):
        await decide(live, "take:deck")
        await ask(live, ADA, "ask-undo", 0)
        await ask(live, BEN, "resign", 1)
        assert kinds(live)[-2:] == ["resign", "undo"]

    scene(table_with(PLAIN.new(1), ADA, BEN), act)


@pytest.mark.parametrize("what", ["ask-undo", "ask-pause"])
def test_removing_a_player_ends_the_vote_without_consent(what):
    """The host gains nothing by removing players who do not answer: the vote ends."""

    async def act(live):
        await decide(live, "take:deck")
        await ask(live, ADA, what, 0)
        assert open_vote(live)["waiting"] == [1, 2]
        await ask(live, CARA, "agree", 2)
        await ask(live, ADA, "remove", 1)
        assert open_vote(live) is None and kinds(live)[-2:] == ["agree", "remove"]
        assert live.table.game.decisions == 1 and not live.table.paused and not live.table.has_automatic_change
        assert equals_its_log(live.table)

    table = table_with(THREE.new(1), ADA, BEN, CARA)
    table.terms = replace(table.terms, clock={"kind": "turn", "seconds": 600})
    scene(table, act)


@pytest.mark.parametrize("first", ["ask-undo", "leave"])
def test_a_vote_waits_for_an_absent_player(first):
    """An absent player's consent is needed, whether they left before the request or after it."""

    async def act(live):
        await decide(live, "take:deck")
        if first == "leave":
            await ask(live, BEN, "leave", 1)
        await ask(live, ADA, "ask-undo", 0)
        if first == "ask-undo":
            await ask(live, BEN, "leave", 1)
        assert open_vote(live)["waiting"] == [1] and live.table.game.decisions == 1
        assert equals_its_log(live.table) and not live.table.has_automatic_change
        await ask(live, BEN, "back", 1)
        assert open_vote(live)["waiting"] == [1] and live.table.awaits == [0, 1]
        await ask(live, BEN, "refuse", 1)
        assert open_vote(live) is None and live.table.game.decisions == 1

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


def test_an_absent_player_may_vote():
    async def act(live):
        await decide(live, "take:deck")
        await ask(live, BEN, "leave", 1)
        await ask(live, ADA, "ask-undo", 0)
        await ask(live, BEN, "agree", 1)
        assert kinds(live)[-2:] == ["agree", "undo"] and live.table.seats[1].away == "left"

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


def test_a_vote_waits_for_a_player_without_time():
    async def act(live):
        await decide(live, "take:deck")
        live.table.apply(live.table.takeover_change("time", 1))
        await ask(live, ADA, "ask-undo", 0)
        assert open_vote(live)["waiting"] == [1] and live.table.game.decisions == 1

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


def test_the_asking_player_may_play_on():
    async def act(live):
        await decide(live, "take:deck")
        await ask(live, BEN, "leave", 1)
        await ask(live, ADA, "ask-undo", 0)
        await decide(live, "take:deck")
        assert open_vote(live) is None and live.table.game.decisions == 2
        await ask(live, BEN, "back", 1)
        assert open_vote(live) is None

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


def test_removing_an_absent_player_lets_undo_proceed():
    """A removed player has no vote."""

    async def act(live):
        await decide(live, "take:deck")
        await ask(live, BEN, "leave", 1)
        await ask(live, ADA, "ask-undo", 0)
        await ask(live, ADA, "remove", 1)
        assert kinds(live)[-1] == "remove" and open_vote(live) is None
        await ask(live, ADA, "ask-undo", 0)
        assert kinds(live)[-2:] == ["ask-undo", "undo"]

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


def test_one_players_consent_does_not_count_for_another():
    async def act(live):
        await decide(live, "take:deck")
        await ask(live, BEN, "leave", 1)
        await ask(live, ADA, "ask-undo", 0)
        await ask(live, CARA, "agree", 2)
        assert open_vote(live)["waiting"] == [1] and live.table.game.decisions == 1

    scene(table_with(THREE.new(1), ADA, BEN, CARA), act, pace=60)


def test_a_players_own_empty_seats_have_no_vote():
    """One player at all seats may always undo."""

    async def act(live):
        await decide(live, "take:deck")
        await ask(live, ADA, "leave", 1)
        await ask(live, ADA, "ask-undo", 0)
        assert kinds(live)[-1] == "undo"

    scene(table_with(PLAIN.new(1), ADA, ADA), act, pace=60)


def test_a_vote_ends_when_its_asker_leaves():
    async def act(live):
        await decide(live, "take:deck")
        await ask(live, ADA, "ask-undo", 0)
        await ask(live, ADA, "leave", 0)
        assert open_vote(live) is None
        await ask(live, ADA, "back", 0)
        assert open_vote(live) is None and live.table.game.decisions == 1

    scene(table_with(PLAIN.new(1), ADA, BEN), act, pace=60)


def test_a_finished_game_allows_no_undo():
    game = PLAIN.new(1)
    play_on(game, hasty, 1)

    async def act(live):
        assert await refused(ask(live, ADA, "ask-undo", 0)) == (403, "no-undo")

    scene(table_with(game, ADA, BEN), act)


def test_bots_wait_a_while_for_the_vote():
    hand = Still()

    async def act(live):
        await decide_until_bot(live)
        await ask(live, ADA, "ask-undo", 0)
        seq = live.table.seq
        hand.passes(1.0)
        await wake_bots(live)
        assert live.table.seq == seq and open_vote(live), "though their pace is none"
        hand.passes(0.6)
        live.driver.wake()
        await until(lambda: live.table.seq > seq)
        assert open_vote(live) is None and kinds(live)[-1] == "decision", "not for ever"

    scene(table_with(THREE.new(1), ADA, BOT, BEN), act, pace=0.05, limits=Limits(vote_delay=1.5), time=hand)


async def wake_bots(live):
    """Wake the bots, which look at the clock and keep waiting."""
    live.driver.wake()
    await until(lambda: not live.driver._news.is_set())


async def decide_until_bot(live):
    while live.table.person_to_decide == 0:
        await decide(live)


def test_an_answer_lets_bots_continue_at_once():
    async def act(live):
        await decide_until_bot(live)
        await ask(live, ADA, "ask-undo", 0)
        await wake_bots(live)
        await ask(live, BEN, "refuse", 2)
        await until(lambda: live.table.person_to_decide == 2)

    scene(table_with(THREE.new(1), ADA, BOT, BEN), act, pace=0.05, limits=Limits(vote_delay=300))


def test_undo_takes_a_whole_seating_back():
    async def act(live):
        await ask(live, BEN, "seating", 1, ranks=OTHER)
        await ask(live, ADA, "seating", 0, ranks=ONE)
        await ask(live, ADA, "ask-undo", 0)
        await ask(live, BEN, "agree", 1)
        assert live.table.game.decisions == 0 and live.table.person_to_decide == 0, "Ada seats anew, nothing is done for her"
        assert live.message(None, None)["seating"] == {"done": [False, True]}
        await ask(live, ADA, "seating", 0, ranks=OTHER)
        assert [clergy(live, 0), clergy(live, 1)] == [in_coaches(OTHER), in_coaches(OTHER)], "Ben's counts as before"

    scene(table_with(AUDIENCE.new(1), ADA, BEN), act)


def test_the_same_command_again_has_one_effect():
    async def act(live):
        await decide(live, "take:deck")
        seq = live.table.seq
        for _ in range(2):
            await ask(live, ADA, "ask-undo", 0, "ask-once", seq=seq)
        for _ in range(2):
            await ask(live, BEN, "agree", 1, "agree-once", seq=seq + 1)
        assert kinds(live)[-3:] == ["ask-undo", "agree", "undo"]
        assert await refused(ask(live, BEN, "refuse", 1, "agree-once")) == (422, "bad-request")

    scene(table_with(PLAIN.new(1), ADA, BEN), act)
