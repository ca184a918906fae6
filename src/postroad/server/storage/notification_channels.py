"""Notification channels: how a player hears that others wait for them, and the turns they were notified of."""

from typing import Any, NamedTuple

from sqlalchemy import Executable, Select, and_, delete, exists, literal, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from postroad.server.settings import Limits, Time
from postroad.server.storage.credentials import insert_if_fewer
from postroad.server.storage.database import Database
from postroad.server.storage.players import new_id
from postroad.server.storage.schema import CHANNELS, FLAGS, MEMBERSHIPS, NOTIFIED_TURNS, PLAYERS, TABLES
from postroad.server.storage.table_queries import awaited_seats
from postroad.server.tables.player import AuthenticatedPlayer, Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import ChannelKind, ChannelTrouble, Language, NotificationChannel

PUSH_KEY = "push-key"  # key in server_flags
RECENT = 24 * 3600.0  # seconds; older turns are not notified, for example after a long downtime


class StoredChannel(NamedTuple):
    """A channel as it is stored."""

    id: str
    player: str
    credential: str | None  # the browser's credential
    kind: ChannelKind
    address: str
    keys: dict[str, str] | None  # a browser's encryption keys
    origin: str  # this server's address as the player knows it, for links
    language: Language
    created: float
    active: bool
    failures: int  # in a row
    trouble: ChannelTrouble | None  # of the last attempt
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


class AwaitedTurn(NamedTuple):
    """A turn for which others wait."""

    table_id: str
    player: str
    seat_name: str  # the seat's name
    host_name: str  # the host's name
    turn: str  # identifies the turn
    updated: float  # time of the table's last entry


class NotificationChannels:
    """The channels of all players."""

    def __init__(self, database: Database, limits: Limits, time: Time) -> None:
        self._database = database
        self._limits = limits
        self._time = time

    async def of(self, player: str) -> list[StoredChannel]:
        """The player's channels, the oldest first."""
        rows = await self._database.rows(select(CHANNELS).where(CHANNELS.c.player == player).order_by(CHANNELS.c.created))
        return [StoredChannel(**row) for row in rows]

    async def one(self, player: Player, channel: str) -> StoredChannel:
        """This channel of the player."""
        rows = await self._database.rows(select(CHANNELS).where(*_this(player, channel)))
        if not rows:
            raise CommandRejected("no-channel")
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
        """Add a channel. An address that exists already replaces its channel."""
        player, credential = caller.player.id, caller.credential.id if kind == "push" else None
        now = self._time.now()
        fresh = StoredChannel(new_id(), player, credential, kind, address, keys, origin, language, now, True, 0, None, None)
        others = CHANNELS.c.player == player, CHANNELS.c.address != address
        added = insert_if_fewer(CHANNELS, fresh._asdict(), (self._limits.max_channels, others))
        (count, _) = await self._database.commit(added, _delete_same_address(fresh))
        if not count:
            raise CommandRejected("too-many")
        return fresh

    async def change(self, player: Player, channel: str, active: bool, language: Language) -> None:
        """Change a channel. Switching it on again resets its failures."""
        again = active and not (await self.one(player, channel)).active
        anew: dict[str, Any] = {"failures": 0, "trouble": None, "created": self._time.now()} if again else {}
        changed = update(CHANNELS).where(*_this(player, channel)).values(active=active, language=language, **anew)
        await self._commit_existing(changed)

    async def delete(self, player: Player, channel: str) -> None:
        await self._commit_existing(delete(CHANNELS).where(*_this(player, channel)))

    async def _commit_existing(self, statement: Executable) -> None:
        (count,) = await self._database.commit(statement)
        if not count:
            raise CommandRejected("no-channel")

    async def is_active(self, channel: StoredChannel) -> bool:
        """Whether the channel still exists and is active."""
        return bool(await self._database.rows(select(CHANNELS.c.id).where(CHANNELS.c.id == channel.id, CHANNELS.c.active)))

    async def note_sending(self, player: str) -> None:
        """Note that a notification is on its way, however long it takes: other servers wait."""
        used = {"used": self._time.now()}
        await self._database.commit(update(CHANNELS).where(CHANNELS.c.player == player, CHANNELS.c.active).values(**used))

    async def record_success(self, channel: StoredChannel) -> None:
        """Reset the failures of the channel."""
        fields = {"failures": 0, "trouble": None, "used": self._time.now()}
        await self._database.commit(update(CHANNELS).where(CHANNELS.c.id == channel.id).values(**fields))

    async def record_failure(self, channel: StoredChannel, trouble: ChannelTrouble) -> None:
        """Count a failure. After a few in a row the channel is switched off, or at once if its address is gone."""
        most = 1 if trouble == "gone" else self._limits.max_channel_failures
        fields = {"failures": CHANNELS.c.failures + 1, "trouble": trouble, "used": self._time.now()}
        active = and_(CHANNELS.c.active, CHANNELS.c.failures + 1 < most)
        await self._database.commit(update(CHANNELS).where(CHANNELS.c.id == channel.id).values(active=active, **fields))

    async def claim_turn(self, turn: AwaitedTurn) -> bool:
        """Whether this server may notify of this turn. One server may, once per turn, and only if nothing has happened at the
        table since."""
        values = {"table_id": turn.table_id, "player": turn.player, "turn": turn.turn, "at": self._time.now()}
        unchanged = exists().where(TABLES.c.id == turn.table_id, TABLES.c.updated == turn.updated)
        ours = upsert(NOTIFIED_TURNS).from_select(list(values), select(*map(literal, values.values())).where(unchanged))
        renewed = {"turn": ours.excluded.turn, "at": ours.excluded.at}
        taken = ours.on_conflict_do_update(
            index_elements=["table_id", "player"], set_=renewed, where=NOTIFIED_TURNS.c.turn != ours.excluded.turn
        )
        (count,) = await self._database.commit(taken.execution_options(preserve_rowcount=True), key=f" {turn.table_id}")
        return count > 0

    async def push_key(self, new: str) -> str:
        """The Web Push key that all servers of this database share: `new` if there is none yet."""
        await self._database.commit(upsert(FLAGS).values(key=PUSH_KEY, value=new).on_conflict_do_nothing())
        (row,) = await self._database.rows(select(FLAGS.c.value).where(FLAGS.c.key == PUSH_KEY))
        return str(row["value"])


def _delete_same_address(fresh: StoredChannel) -> Executable:
    """Delete the player's older channel with the same address once the new one is stored."""
    there = CHANNELS.alias("there")
    same = CHANNELS.c.player == fresh.player, CHANNELS.c.address == fresh.address
    return delete(CHANNELS).where(*same, CHANNELS.c.id != fresh.id, exists().where(there.c.id == fresh.id))


def _this(player: Player, channel: str) -> tuple[Any, ...]:
    return CHANNELS.c.id == channel, CHANNELS.c.player == player.id


def turns_to_notify(now: float, limits: Limits) -> Select[Any]:
    """The tables where a player has an active channel that was not used just now, and the turn they were last notified of.
    Times in the future, from a clock that was set back, do not block notifications."""
    theirs, soon = CHANNELS.c.player == MEMBERSHIPS.c.player, now + limits.notification_pause
    made_before = or_(CHANNELS.c.created <= TABLES.c.updated, CHANNELS.c.created > soon)
    has = exists().where(theirs, CHANNELS.c.active, made_before)
    just_sent = exists().where(theirs, CHANNELS.c.used > now - limits.notification_pause, CHANNELS.c.used <= soon)
    columns = TABLES.c.id, TABLES.c.updated, TABLES.c.summary, TABLES.c.clock, MEMBERSHIPS.c.player, NOTIFIED_TURNS.c.turn
    hosts, players = PLAYERS.alias("hosts"), PLAYERS.alias("people")
    fields = and_(NOTIFIED_TURNS.c.table_id == TABLES.c.id, NOTIFIED_TURNS.c.player == MEMBERSHIPS.c.player)
    wanted = (
        select(*columns, hosts.c.name.label("host")).select_from(TABLES).join(MEMBERSHIPS, MEMBERSHIPS.c.table_id == TABLES.c.id)
    )
    wanted = wanted.join(hosts, hosts.c.id == TABLES.c.host).join(players, players.c.id == MEMBERSHIPS.c.player)
    at_play = TABLES.c.stage == "playing", TABLES.c.updated > now - RECENT
    news = or_(NOTIFIED_TURNS.c.at.is_(None), NOTIFIED_TURNS.c.at <= TABLES.c.updated, NOTIFIED_TURNS.c.at > soon)
    wanted = wanted.outerjoin(NOTIFIED_TURNS, fields).where(*at_play, news, has, ~just_sent, ~players.c.banned)
    return wanted.order_by(TABLES.c.updated)


def awaited_turn(row: Any, long_clock: float) -> AwaitedTurn | None:
    """The turn for which others wait for this player. None if nobody waits, or if the clock is so short that people stay at the
    table."""
    clock, summary, player = row["clock"], row["summary"], row["player"]
    seats = summary["seats"]
    if clock is not None and clock["seconds"] < long_clock:
        return None
    others = any(seat["player"] not in (None, player) and not seat["level"] for seat in seats)
    mine = [seat for seat in awaited_seats(summary) if seats[seat]["player"] == player and not seats[seat]["level"]]
    if not mine or not others:
        return None
    turn = f"{summary['round']}:{mine[0]}:{'decides' if summary['decides'] == mine[0] else 'asked'}"
    if turn == row["turn"]:
        return None
    return AwaitedTurn(row["id"], player, seats[mine[0]]["name"], row["host"], turn, row["updated"])
