"""A bot that plays one game on a server over HTTP, as a person would.

    python examples/http_bot.py --server http://localhost:1700 --against medium

It signs in as a guest, or as the player whose API key it gets (`--key`, or POSTROAD_KEY in the environment). With `--against` it
creates a table and plays against a bot of that level. Otherwise it takes a free seat, at the table that `--table` names or at the
first one in the lobby, and waits until the host starts the game.
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
LOBBY_INTERVAL = 3.0  # seconds between two requests for the lobby


def choice(view: dict[str, Any]) -> str:
    """Choose one of the view's legal actions. Put your own judgement here.

    This one takes and plays cards that fit, and prefers cities without an own office. It closes a route of four cities or more
    when that earns a carriage.
    """
    me = view["seats"][view["seat"]]
    route, hand, offices = me["route"], me["hand"], me["offices"]
    ends = [route[0], route[-1]] if route else hand
    help_left = 0 if view["official"] else 2  # the cartwright makes up for two missing cities
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


def create_table(client: Client, level: str) -> str:
    """Create a table with a bot of this level as the other player; return its id."""
    seats = [{"name": client.me()["name"]}, {"name": "Bot", "level": level}]
    return str(client.post("/api/tables", {"options": {"players": 2}, "seats": seats})["id"])


def find_seat(client: Client, wanted: str | None) -> str:
    """Wait for a free seat and take it; return the table's id."""
    while True:
        for table_id in [wanted] if wanted else [table["id"] for table in client.lobby() if table["stage"] == "seating"]:
            if take_seat(client, table_id):
                return str(table_id)
        if wanted:
            sys.exit(f"http_bot: there is no free seat at table {wanted}")
        time.sleep(LOBBY_INTERVAL)


def take_seat(client: Client, table_id: str) -> bool:
    """Take a free seat at this table; return whether we have one. Another player may be quicker."""
    try:
        message = client.table(table_id)
        if not message["you"]["seats"]:
            seats = message["seating_table"]["seats"] if "seating_table" in message else []
            free = [number for number, seat in enumerate(seats) if seat["kind"] == "open" and not seat["reserved"]]
            return bool(free) and bool(client.sit(table_id, free[0]))
    except Refused as refused:
        if refused.code not in ("taken", "started", "no-table"):
            raise
        return False
    return True


def play(client: Client, table_id: str) -> dict[str, Any] | None:
    """Play until the game is over; return the last message, or None if the table was deleted."""
    for tables in client.stream():
        ours = next((table for table in tables if table["id"] == table_id), None)
        if ours is None:
            return None
        if ours["over"]:
            return client.table(table_id)
        if ours["my_turn"]:
            for seat in client.table(table_id)["you"]["seats"]:  # seats may be shuffled when the game starts
                act(client, table_id, seat)
    return None


def act(client: Client, table_id: str, seat: int) -> None:
    """Take all decisions that wait for this seat, and agree to every vote."""
    message = client.table(table_id, seat)
    while True:
        vote = message["vote"]
        try:
            if message["view"]["decides"] == seat:
                message = client.decide(table_id, seat, choice(message["view"]), message["seq"])
            elif vote and seat in vote["waiting"]:  # for example on an undo
                answer = {"seq": message["seq"], "command": new_command(), "seat": seat, "agree": True}
                message = client.ask(table_id, "answer", **answer)
            else:
                return
        except Refused as refused:
            if refused.status == 403:  # a bot has taken over the seat, or the vote has ended
                return
            if refused.code != "stale":
                raise
            message = refused.body["message"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Play one game on a Postroad server.")
    parser.add_argument("--server", default="http://localhost:1700", metavar="URL", help="default http://localhost:1700")
    parser.add_argument(
        "--key", default=os.environ.get("POSTROAD_KEY"), help="an API key (default: POSTROAD_KEY, else play as a guest)"
    )
    parser.add_argument("--name", default="http-bot", help="name of the guest (default http-bot)")
    parser.add_argument("--against", metavar="LEVEL", help="create a table against beginner, easy, medium, hard or master")
    parser.add_argument("--table", metavar="ID", help="sit down at this table (default: the first in the lobby with a free seat)")
    options = parser.parse_args()
    with Client(options.server, options.key) as client:
        if not options.key:
            client.sign_in(options.name)
        table_id = create_table(client, options.against) if options.against else find_seat(client, options.table)
        print(f"sitting at table {table_id}", flush=True)
        message = play(client, table_id)
    if message is None:
        sys.exit("http_bot: the table is gone")
    points = [seat["points"] for seat in message["view"]["seats"]]
    print("over:", ", ".join(f"{seat['name']} {score}" for seat, score in zip(message["table"]["seats"], points, strict=True)))


if __name__ == "__main__":
    main()
