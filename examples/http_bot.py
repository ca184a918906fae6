"""A bot that plays on a server over HTTP, like a person: it takes a free seat and decides whenever it is asked.

    python examples/http_bot.py --server http://localhost:1700 --against medium

It comes as a guest, or as the player whose access key it gets (`--token`, or POSTROAD_TOKEN in the environment). It lays a table
of its own against a bot of the level that `--against` names; or takes the first free seat of the lobby, or one at the table that
`--table` names, and waits for its host. It plays one game and ends.
"""

import argparse
import os
import sys
import time
from typing import Any

from postroad.client import Client, Refused, new_command
from postroad.rules.board import CITY_IDS, PROVINCE_IDS, PROVINCE_OF, ROADS

NEAR = {city: {CITY_IDS[other] for other in range(22) if roads >> other & 1} for city, roads in zip(CITY_IDS, ROADS, strict=True)}
PROVINCE = {city: PROVINCE_IDS[province] for city, province in zip(CITY_IDS, PROVINCE_OF, strict=True)}
LOOK_AGAIN = 3.0  # seconds between two looks into the lobby


def choice(view: dict[str, Any]) -> str:
    """Take and lay what fits, rather where we have no office yet; close four cities or more when that earns a carriage.

    Put your own judgement here.
    """
    me = view["seats"][view["seat"]]
    route, hand, offices = me["route"], me["hand"], me["offices"]
    ends = [route[0], route[-1]] if route else hand
    help_left = 0 if view["official"] else 2  # cities that the cartwright makes up for
    goal = max(4, min(7, me["carriage"] + 1) - help_left)
    new = [PROVINCE[city] for city in route if city not in offices]

    def worth(action: str) -> int:
        kind, _, what = action.partition(":")
        if kind == "take" and what != "deck":
            fits = what not in hand + route and any(what in NEAR[end] for end in ends)
            return 3 * fits + (what not in offices)
        if kind in ("start", "left", "right"):
            return 10 * (kind != "start") + (what not in offices) + sum(card in NEAR[what] for card in hand)
        if kind == "close":
            opened = len(set(new)) if what == "each" else new.count(what)
            return 20 + opened if len(route) >= goal else -1
        return {"call:cartwright": 30, "call:carrier": 15, "call:postmaster": 9, "take:deck": 1}.get(action, 0)

    return str(max(view["legal"], key=worth))


def lay_table(client: Client, level: str) -> str:
    """A table of our own, with a bot of this level as the other player; its id."""
    seats = [{"name": client.me()["name"]}, {"name": "Bot", "level": level}]
    return str(client.post("/api/tables", {"options": {"players": 2}, "seats": seats})["id"])


def seat_down(client: Client, wanted: str | None) -> str:
    """Find a table, and sit there; its id."""
    while True:
        for table_id in [wanted] if wanted else [table["id"] for table in client.lobby() if table["stage"] == "gathering"]:
            if sits(client, table_id):
                return str(table_id)
        if wanted:
            sys.exit(f"http_bot: there is no free seat at table {wanted}")
        time.sleep(LOOK_AGAIN)


def sits(client: Client, table_id: str) -> bool:
    """Do we sit there, now if not before? Somebody else may be quicker."""
    try:
        message = client.table(table_id)
        if not message["you"]["seats"]:
            chairs = message["gathering"]["seats"] if "gathering" in message else []
            free = [number for number, chair in enumerate(chairs) if chair["kind"] == "open" and not chair["reserved"]]
            return bool(free) and bool(client.sit(table_id, free[0]))
    except Refused as refused:
        if refused.code not in ("taken", "started", "no-table"):
            raise
        return False
    return True


def play(client: Client, table_id: str) -> dict[str, Any] | None:
    """Decide whenever our seats must, until the game is over: the last message; None if the table is gone."""
    for tables in client.stream():
        ours = next((table for table in tables if table["id"] == table_id), None)
        if ours is None:
            return None
        if ours["over"]:
            return client.table(table_id)
        if ours["my_turn"]:
            for seat in client.table(table_id)["you"]["seats"]:  # seats may be drawn by lot when the game begins
                act(client, table_id, seat)
    return None


def act(client: Client, table_id: str, seat: int) -> None:
    """All that this seat can decide now."""
    message = client.table(table_id, seat)
    while True:
        asked = message["asked"]
        try:
            if message["view"]["decides"] == seat:
                message = client.decide(table_id, seat, choice(message["view"]), message["seq"])
            elif asked and seat in asked["waiting"]:  # somebody would like to take a decision back, say
                answer = {"seq": message["seq"], "command": new_command(), "seat": seat, "agree": True}
                message = client.ask(table_id, "answer", **answer)
            else:
                return
        except Refused as refused:
            if refused.status == 403:  # a bot has taken the seat, or the question stands no longer
                return
            if refused.code != "stale":
                raise
            message = refused.body["message"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Play one game on a Postroad server.")
    parser.add_argument("--server", default="http://localhost:1700", metavar="ADDRESS", help="default http://localhost:1700")
    parser.add_argument("--token", default=os.environ.get("POSTROAD_TOKEN"), help="default: POSTROAD_TOKEN, else come as a guest")
    parser.add_argument("--name", default="http-bot", help="of the guest (default http-bot)")
    parser.add_argument("--against", metavar="LEVEL", help="lay a table of our own: beginner, easy, medium, hard or master")
    parser.add_argument("--table", metavar="ID", help="default: the first one in the lobby with a free seat")
    options = parser.parse_args()
    with Client(options.server, options.token) as client:
        if not options.token:
            client.sign_in(options.name)
        table_id = lay_table(client, options.against) if options.against else seat_down(client, options.table)
        print(f"sitting at table {table_id}", flush=True)
        message = play(client, table_id)
    if message is None:
        sys.exit("http_bot: the table is gone")
    points = [seat["points"] for seat in message["view"]["seats"]]
    print("over:", ", ".join(f"{seat['name']} {score}" for seat, score in zip(message["table"]["seats"], points, strict=True)))


if __name__ == "__main__":
    main()
