"""Every possible request about a table, granted or not, sent to two servers at once."""

from postroad.rules.actions import ACTION_NAMES
from tests.server.twins import WATCHER


async def glance(twins):
    own = "" if twins.viewer is None else f"?seat={twins.viewer}"
    await twins.look(twins.me, "GET", twins.path + own)


def seats_to_try(twins):
    """The viewer's own seat and another; two seats for a spectator."""
    others = [seat for seat in range(len(twins.table.seats)) if seat != twins.viewer]
    return twins.rng.sample(others, 2) if twins.viewer is None else [twins.viewer, twins.rng.choice(others)]


async def request_all_routes(twins):
    """Request every route, with and without permission."""
    await look_at_table(twins)
    for address in ("about", "health", "ready", "announcement", "operator", "lobby", "tables", "me", "me/keys", "me/channels"):
        await twins.look(twins.me, "GET", f"/api/{address}")
    if twins.viewer is None:
        await twins.look(WATCHER, "GET", twins.path)
        await twins.look(WATCHER, "GET", f"{twins.path}/record")
    await send_refused_requests(twins, twins.rng.choice(seats_to_try(twins)))


async def look_at_table(twins):
    me, path = twins.me, twins.path
    await glance(twins)
    await twins.look(me, "GET", f"{path}?since={twins.table.seq // 2}")
    for query in ["", *(f"?seat={seat}" for seat in (*seats_to_try(twins), 9))]:
        await twins.look(me, "GET", path + query)
        await twins.look(me, "GET", f"{path}/record{query}")
    for seat in seats_to_try(twins):
        await twins.look(me, "GET", f"{path}/binary-view?seat={seat}")
        for action in twins.rng.sample(ACTION_NAMES, 3):
            await twins.look(me, "GET", f"{path}/why?seat={seat}&action={action}")
        await foresee(twins, seat)


async def foresee(twins, seat):
    legal = twins.table.game.legal()
    for first in [*twins.rng.sample(legal, min(2, len(legal))), "close:each"]:
        wishes = [first, *twins.rng.sample(ACTION_NAMES, 3)]
        await twins.look(twins.me, "POST", f"{twins.path}/preview", {"seat": seat, "wishes": wishes})


async def send_refused_requests(twins, seat):
    me, path, seq = twins.me, twins.path, twins.table.seq
    asked = {"seq": seq, "command": "never-heard-of", "seat": seat}
    for action in twins.rng.sample(sorted(set(ACTION_NAMES) - set(twins.table.game.legal())), 3):
        await twins.look(me, "POST", f"{path}/decisions", {**asked, "action": action})
    for then in (["end"], ["take:deck"], [twins.rng.choice(ACTION_NAMES)]):
        await twins.look(me, "POST", f"{path}/decisions", {**asked, "action": "take:deck", "then": then})
    for query in ("", "?brief=true"):
        await twins.look(me, "POST", f"{path}/decisions{query}", {**asked, "action": "end", "seq": seq - 1})
    await twins.look(me, "POST", f"{path}/seating", {**asked, "ranks": ["abbot"] * 5})
    for what in ("answer",):
        await twins.look(me, "POST", f"{path}/{what}", {**asked, "agree": True})
    for what in ("back", "undo", "ask-undo", "leave", "resign", "remove", "ask-seat", "keep-seat", "ask-pause", "resume"):
        await twins.look(me, "POST", f"{path}/{what}", {**asked, "seq": seq - 1})


async def send_forbidden_requests(twins):
    me, path = twins.me, twins.path
    for what, body in [("sit", {"seat": 0}), ("stand", {"seat": 0}), ("fill", {"seat": 0, "level": None})]:
        await twins.look(me, "POST", f"{path}/{what}", body)
    for what in ("start", "rematch", "chat"):
        await twins.look(me, "POST", f"{path}/{what}", {})
    await twins.look(me, "POST", f"{path}/decisions", b"{")
    await twins.look(me, "POST", f"{path}/seat-link", {"seat": 0})
    await twins.look(me, "POST", f"{path}/take-seat", {"code": "nobodys"})
    await twins.look(me, "POST", "/api/tables", {"options": {"players": 2}, "seats": []})
    await twins.look(me, "POST", "/api/me", {"name": ""})
    for door in ("enter", "operator/enter"):
        await twins.look(me, "POST", f"/api/{door}", {"passphrase": "nobodys"})
    await twins.look(me, "POST", "/api/operator/announcement", {"text": "x"})
    await twins.look(me, "POST", "/api/page-errors", {"kind": "TypeError", "places": ["packs/table.js:1:2"], "version": "x"})
    await twins.look(me, "GET", "/api/operator/lan")
    await twins.look(me, "POST", "/api/operator/lan", {"open": True})
    await twins.look(me, "POST", "/api/operator/read-only", {"read_only": True})
    await twins.look(me, "POST", f"{path}/reports", {"player": "nobody", "reason": "spam"})
    await twins.look(me, "POST", "/api/operator/reports/nobodys/resolve", {})
    await twins.look(me, "POST", "/api/operator/players/nobody", {"muted": True})
    await twins.look(me, "DELETE", f"/api/operator{path.removeprefix('/api')}")
    channel = {"kind": "ntfy", "address": "http://ntfy.example/x", "language": "en"}
    await twins.look(me, "POST", "/api/me/channels", channel)
    await twins.look(me, "POST", "/api/me/channels/nobodys", {"active": True, "language": "en"})
    await twins.look(me, "POST", "/api/me/channels/nobodys/test", {})
    await twins.look(me, "DELETE", "/api/me/channels/nobodys")
    await twins.look(None, "POST", "/api/me/device-link", {})
    await twins.look(me, "POST", "/api/me/device-link/accept", {"code": "nobodys"})
    await twins.look(me, "POST", "/api/me/device-link/owner", {"code": "nobodys"})
    await twins.look(me, "POST", "/api/me/devices/nobodys", {"label": "x"})
    await twins.look(me, "DELETE", "/api/me/devices/nobodys")
    await twins.look(None, "DELETE", "/api/me/devices")
    await twins.look(None, "GET", "/api/me/devices")
    await twins.look(me, "POST", "/api/me/keys", {"label": ""})
    await twins.look(me, "DELETE", "/api/me/keys/nobodys")
    if me != "seat-0":
        await twins.look(me, "DELETE", path)
