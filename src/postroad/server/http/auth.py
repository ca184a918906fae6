"""Who asks: the player behind a request, by a browser's cookie or a program's API key."""

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from postroad.server.http.rate_limits import RateLimiter, address_of, distant
from postroad.server.storage.players import Players
from postroad.server.tables.player import AuthenticatedPlayer, Player
from postroad.server.tables.rejections import CommandRejected

COOKIE = "postroad-"
YEAR = 365 * 24 * 3600  # seconds


T = TypeVar("T")


# Async where they have nothing to wait for: FastAPI would ask another thread otherwise.


def of_app(name: str, _kind: type[T]) -> Callable[[HTTPConnection], Awaitable[T]]:
    """For routes: what the application has under this name, see app.py."""

    async def found(connection: HTTPConnection) -> T:
        one: T = getattr(connection.app.state, name)
        return one

    return found


players_of = of_app("players", Players)
rates_of = of_app("rates", RateLimiter)


async def asking(connection: HTTPConnection) -> AuthenticatedPlayer | None:
    """Who asks and by what they are known, None for somebody whom we do not know. A browser may bring a cookie that is worth
    nothing any more; only a program's false key is somebody's doing. What a cookie holds is no key: keys are let in where cookies
    are not, see gate.py."""
    secret = secret_of(connection)
    caller = await (await players_of(connection)).of(secret) if secret else None
    if not secret or not is_program(connection) or (caller and caller.credential.kind == "key"):
        return caller
    (await rates_of(connection)).take("wrong", address_of(connection.scope))
    return None


MaybeAsking = Annotated[AuthenticatedPlayer | None, Depends(asking)]


async def maybe(caller: MaybeAsking) -> Player | None:
    return caller.player if caller else None


async def asking_here(caller: MaybeAsking) -> AuthenticatedPlayer:
    if caller is None:
        raise CommandRejected(401, "no-player")
    return caller


async def known(caller: Annotated[AuthenticatedPlayer, Depends(asking_here)]) -> Player:
    return caller.player


async def in_browser(caller: Annotated[AuthenticatedPlayer, Depends(asking_here)]) -> AuthenticatedPlayer:
    """What makes and ends credentials is for a person, not for a program that has got hold of one."""
    if caller.credential.kind != "browser":
        raise CommandRejected(403, "browser-only")
    return caller


InRates = Annotated[RateLimiter, Depends(rates_of)]
InPlayers = Annotated[Players, Depends(players_of)]
Maybe = Annotated[Player | None, Depends(maybe)]
Known = Annotated[Player, Depends(known)]
Asking = Annotated[AuthenticatedPlayer, Depends(asking_here)]
InBrowser = Annotated[AuthenticatedPlayer, Depends(in_browser)]


def rate(kind: str) -> Any:
    """For routes: no more of a kind than is fair."""

    async def check(connection: HTTPConnection, rates: InRates, player: Known) -> None:
        rates.take(kind, player.id, distant(connection.scope))

    return Depends(check)


CHANGE = rate("changes")  # for routes that write something, and seldom have to


async def _large(connection: HTTPConnection, rates: InRates) -> None:
    rates.take("large", distant(connection.scope))


LARGE = Depends(_large)  # for routes that answer with much: whole logs, records, lists


def secret_of(connection: HTTPConnection) -> str | None:
    if is_program(connection):
        return connection.headers["authorization"].partition(" ")[2].strip()
    return connection.cookies.get(cookie_name(connection))


def is_program(connection: HTTPConnection) -> bool:
    return connection.headers.get("authorization", "").partition(" ")[0].lower() == "bearer"


def cookie_name(connection: HTTPConnection) -> str:
    """Cookies do not tell ports apart: two servers on one machine must not share them."""
    return _cookie_name(connection.headers.get("host", ""), secure(connection))


@lru_cache(maxsize=256)  # nearly all ask for the same one
def _cookie_name(host: str, secure: bool) -> str:
    return f"{COOKIE}{urlsplit(f'//{host}').port or (443 if secure else 80)}"


def secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def give_secret(connection: HTTPConnection, answer: Response, secret: str) -> Response:
    """Let the browser keep it, and bring it along to this server alone."""
    answer.set_cookie(
        cookie_name(connection), secret, max_age=YEAR, path="/", httponly=True, samesite="strict", secure=secure(connection)
    )
    return answer


def take_secret(connection: HTTPConnection, answer: Response) -> Response:
    answer.delete_cookie(cookie_name(connection), path="/", httponly=True, samesite="strict", secure=secure(connection))
    return answer
