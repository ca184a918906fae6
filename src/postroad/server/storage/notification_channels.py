"""Notification channels: how a player is told that others wait for them, and which turns they were told of."""

from typing import Any, NamedTuple

from sqlalchemy import Executable, Select, and_, delete, exists, literal, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from postroad.server.settings import Limits, Time
from postroad.server.storage.credentials import while_fewer
from postroad.server.storage.database import Database
from postroad.server.storage.players import new_id
from postroad.server.storage.schema import CHANNELS, FLAGS, MEMBERSHIPS, NOTIFIED_TURNS, PLAYERS, TABLES
from postroad.server.storage.table_queries import awaited_of
from postroad.server.tables.player import AuthenticatedPlayer, Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import ChannelKind, ChannelTrouble, Language, NotificationChannel

PUSH_KEY = "push-key"  # of the house
RECENT = 24 * 3600.0  # seconds; nobody is told of what is older, after a server was closed for long


class StoredChannel(NamedTuple):
    """A channel, as it is stored."""

    id: str
    player: str
    credential: str | None  # of a browser, by which it is known
    kind: ChannelKind
    address: str
    keys: dict[str, str] | None  # of a browser, to seal for it
    origin: str  # by what address this server was called there, for links
    language: Language
    created: float
    active: bool
    failures: int  # in a row
    trouble: ChannelTrouble | None  # of the last time
    used: float | None

    def to_wire(self) -> NotificationChannel:
        return {
            "id": self.id,
            "kind": self.kind,
            "address": self.address,
            "language": self.language,
            "active": self.active,
            "trouble": self.trouble,
            "used": self.used,
        }


class Turn(NamedTuple):
    """Others wait for somebody."""

    table_id: str
    player: str
    who: str  # the name of the seat
    host: str  # the name of whoever has laid the table
    turn: str  # which one it is
    updated: float  # when something happened there last


class NotificationChannels:
    def __init__(self, database: Database, limits: Limits, time: Time) -> None:
        self._database = database
        self._limits = limits
        self._time = time

    async def of(self, player: str) -> list[StoredChannel]:
        rows = await self._database.rows(select(CHANNELS).where(CHANNELS.c.player == player).order_by(CHANNELS.c.created))
        return [StoredChannel(**row) for row in rows]

    async def one(self, player: Player, channel: str) -> StoredChannel:
        rows = await self._database.rows(select(CHANNELS).where(*_this(player, channel)))
        if not rows:
            raise CommandRejected(404, "no-channel")
        return StoredChannel(**rows[0])

    async def add(
        self,
        caller: AuthenticatedPlayer,
        kind: ChannelKind,
        address: str,
        keys: dict[str, str] | None,
        origin: str,
        language: Language,
    ) -> StoredChannel:
        """The same address again is the same channel, as if it were new."""
        player, credential = caller.player.id, caller.credential.id if kind == "push" else None
        now = self._time.now()
        fresh = StoredChannel(new_id(), player, credential, kind, address, keys, origin, language, now, True, 0, None, None)
        others = CHANNELS.c.player == player, CHANNELS.c.address != address
        added = while_fewer(CHANNELS, fresh._asdict(), (self._limits.most_channels, others))
        (count, _) = await self._database.commit(added, _same_before(fresh))
        if not count:
            raise CommandRejected(409, "too-many")
        return fresh

    async def change(self, player: Player, channel: str, active: bool, language: Language) -> None:
        """Switched on again it begins anew."""
        again = active and not (await self.one(player, channel)).active
        anew: dict[str, Any] = {"failures": 0, "trouble": None, "created": self._time.now()} if again else {}
        changed = update(CHANNELS).where(*_this(player, channel)).values(active=active, language=language, **anew)
        await self._must(changed)

    async def drop(self, player: Player, channel: str) -> None:
        await self._must(delete(CHANNELS).where(*_this(player, channel)))

    async def _must(self, statement: Executable) -> None:
        (count,) = await self._database.commit(statement)
        if not count:
            raise CommandRejected(404, "no-channel")

    async def is_active(self, way: StoredChannel) -> bool:
        """Still?"""
        return bool(await self._database.rows(select(CHANNELS.c.id).where(CHANNELS.c.id == way.id, CHANNELS.c.active)))

    async def begin(self, player: str) -> None:
        """Something is sent to them now, however long it takes: other servers wait."""
        used = {"used": self._time.now()}
        await self._database.commit(update(CHANNELS).where(CHANNELS.c.player == player, CHANNELS.c.active).values(**used))

    async def arrived(self, way: StoredChannel) -> None:
        told = {"failures": 0, "trouble": None, "used": self._time.now()}
        await self._database.commit(update(CHANNELS).where(CHANNELS.c.id == way.id).values(**told))

    async def failed(self, way: StoredChannel, trouble: ChannelTrouble) -> None:
        """Nobody is asked for ever: after a few times in a row, or at once where nobody will come back, it is switched off."""
        most = 1 if trouble == "gone" else self._limits.most_failures
        told = {"failures": CHANNELS.c.failures + 1, "trouble": trouble, "used": self._time.now()}
        active = and_(CHANNELS.c.active, CHANNELS.c.failures + 1 < most)
        await self._database.commit(update(CHANNELS).where(CHANNELS.c.id == way.id).values(active=active, **told))

    async def claim(self, wait: Turn) -> bool:
        """Is it for us to tell of this? Of all servers only one may, once a turn, and only if nothing has happened since."""
        values = {"table_id": wait.table_id, "player": wait.player, "turn": wait.turn, "at": self._time.now()}
        unchanged = exists().where(TABLES.c.id == wait.table_id, TABLES.c.updated == wait.updated)
        ours = upsert(NOTIFIED_TURNS).from_select(list(values), select(*map(literal, values.values())).where(unchanged))
        renewed = {"turn": ours.excluded.turn, "at": ours.excluded.at}
        taken = ours.on_conflict_do_update(
            index_elements=["table_id", "player"], set_=renewed, where=NOTIFIED_TURNS.c.turn != ours.excluded.turn
        )
        (count,) = await self._database.commit(taken.execution_options(preserve_rowcount=True), key=f" {wait.table_id}")
        return count > 0

    async def push_key(self, new: str) -> str:
        """The one that all servers of this database share: this, if there is none yet."""
        await self._database.commit(upsert(FLAGS).values(key=PUSH_KEY, value=new).on_conflict_do_nothing())
        (row,) = await self._database.rows(select(FLAGS.c.value).where(FLAGS.c.key == PUSH_KEY))
        return str(row["value"])


def _same_before(fresh: StoredChannel) -> Executable:
    """What was there of the same address goes, once the fresh one is there."""
    there = CHANNELS.alias("there")
    same = CHANNELS.c.player == fresh.player, CHANNELS.c.address == fresh.address
    return delete(CHANNELS).where(*same, CHANNELS.c.id != fresh.id, exists().where(there.c.id == fresh.id))


def _this(player: Player, channel: str) -> tuple[Any, ...]:
    return CHANNELS.c.id == channel, CHANNELS.c.player == player.id


def waiting(now: float, limits: Limits) -> Select[Any]:
    """Tables where somebody plays who has a channel that was not sent just now, and what they were told of last. What was to come
    only later, by a clock that was set back since, keeps nobody from being told."""
    theirs, soon = CHANNELS.c.player == MEMBERSHIPS.c.player, now + limits.notification_pause
    made_before = or_(CHANNELS.c.created <= TABLES.c.updated, CHANNELS.c.created > soon)
    has = exists().where(theirs, CHANNELS.c.active, made_before)
    just_sent = exists().where(theirs, CHANNELS.c.used > now - limits.notification_pause, CHANNELS.c.used <= soon)
    columns = TABLES.c.id, TABLES.c.updated, TABLES.c.summary, TABLES.c.clock, MEMBERSHIPS.c.player, NOTIFIED_TURNS.c.turn
    hosts, players = PLAYERS.alias("hosts"), PLAYERS.alias("people")
    told = and_(NOTIFIED_TURNS.c.table_id == TABLES.c.id, NOTIFIED_TURNS.c.player == MEMBERSHIPS.c.player)
    wanted = (
        select(*columns, hosts.c.name.label("host")).select_from(TABLES).join(MEMBERSHIPS, MEMBERSHIPS.c.table_id == TABLES.c.id)
    )
    wanted = wanted.join(hosts, hosts.c.id == TABLES.c.host).join(players, players.c.id == MEMBERSHIPS.c.player)
    at_play = TABLES.c.stage == "playing", TABLES.c.updated > now - RECENT
    news = or_(NOTIFIED_TURNS.c.at.is_(None), NOTIFIED_TURNS.c.at <= TABLES.c.updated, NOTIFIED_TURNS.c.at > soon)
    wanted = wanted.outerjoin(NOTIFIED_TURNS, told).where(*at_play, news, has, ~just_sent, ~players.c.banned)
    return wanted.order_by(TABLES.c.updated)


def wait_of(row: Any, long_clock: float) -> Turn | None:
    """None, if nobody waits for this player, or where people play one after the other without a pause."""
    clock, summary, player = row["clock"], row["summary"], row["player"]
    seats = summary["seats"]
    if clock is not None and clock["seconds"] < long_clock:
        return None
    others = any(seat["player"] not in (None, player) and not seat["level"] for seat in seats)
    mine = [seat for seat in awaited_of(summary) if seats[seat]["player"] == player and not seats[seat]["level"]]
    if not mine or not others:
        return None
    turn = f"{summary['round']}:{mine[0]}:{'decides' if summary['decides'] == mine[0] else 'asked'}"
    if turn == row["turn"]:
        return None
    return Turn(row["id"], player, seats[mine[0]]["name"], row["host"], turn, row["updated"])
