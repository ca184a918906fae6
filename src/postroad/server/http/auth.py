"""Authentication: the player behind a request, by a browser's cookie or a program's API key."""

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from postroad.server.http.rate_limits import RateLimiter, address_of, remote_address
from postroad.server.storage.players import Players
from postroad.server.tables.player import AuthenticatedPlayer, Player
from postroad.server.tables.rejections import CommandRejected

COOKIE = "postroad-"
YEAR = 365 * 24 * 3600  # seconds


T = TypeVar("T")


# Async although nothing is awaited: FastAPI would use a thread otherwise.


def from_app_state(name: str, _kind: type[T]) -> Callable[[HTTPConnection], Awaitable[T]]:
    """A dependency: the value of this name in the application's state, see app.py."""

    async def found(connection: HTTPConnection) -> T:
        one: T = getattr(connection.app.state, name)
        return one

    return found


players_of = from_app_state("players", Players)
rates_of = from_app_state("rate_limiter", RateLimiter)


async def authenticate(connection: HTTPConnection) -> AuthenticatedPlayer | None:
    """The caller, None if unknown. A browser's outdated cookie is harmless; a wrong API key counts towards a rate limit. A
    cookie's secret is no API key: API keys pass where cookies do not, see server_access.py."""
    secret = secret_of(connection)
    caller = await (await players_of(connection)).of(secret) if secret else None
    if not secret or not is_program(connection) or (caller and caller.credential.kind == "key"):
        return caller
    (await rates_of(connection)).take("wrong", address_of(connection.scope))
    return None


OptionalAuth = Annotated[AuthenticatedPlayer | None, Depends(authenticate)]


async def optional_player(caller: OptionalAuth) -> Player | None:
    return caller.player if caller else None


async def require_authentication(caller: OptionalAuth) -> AuthenticatedPlayer:
    if caller is None:
        raise CommandRejected("no-player")
    return caller


async def current_player(caller: Annotated[AuthenticatedPlayer, Depends(require_authentication)]) -> Player:
    return caller.player


async def require_browser(caller: Annotated[AuthenticatedPlayer, Depends(require_authentication)]) -> AuthenticatedPlayer:
    """Require a browser: only a person may create and delete credentials, not a program that got hold of one."""
    if caller.credential.kind != "browser":
        raise CommandRejected("browser-only")
    return caller


RateLimiterDep = Annotated[RateLimiter, Depends(rates_of)]
PlayersDep = Annotated[Players, Depends(players_of)]
OptionalPlayer = Annotated[Player | None, Depends(optional_player)]
CurrentPlayer = Annotated[Player, Depends(current_player)]
RequiredAuth = Annotated[AuthenticatedPlayer, Depends(require_authentication)]
BrowserAuth = Annotated[AuthenticatedPlayer, Depends(require_browser)]


def rate(kind: str) -> Any:
    """A dependency that applies this rate limit to the player."""

    async def check(connection: HTTPConnection, rates: RateLimiterDep, player: CurrentPlayer) -> None:
        rates.take(kind, player.id, remote_address(connection.scope))

    return Depends(check)


LIMIT_CHANGES = rate("changes")  # for routes that write rarely


async def _large(connection: HTTPConnection, rates: RateLimiterDep) -> None:
    rates.take("large", remote_address(connection.scope))


LIMIT_LARGE = Depends(_large)  # for routes with large responses: logs, records, lists


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret in the request, if any."""
    if is_program(connection):
        return connection.headers["authorization"].partition(" ")[2].strip()
    return connection.cookies.get(cookie_name(connection))


def is_program(connection: HTTPConnection) -> bool:
    return connection.headers.get("authorization", "").partition(" ")[0].lower() == "bearer"


def cookie_name(connection: HTTPConnection) -> str:
    """The cookie's name, with the port: cookies are shared between ports, servers must not share them."""
    return _cookie_name(connection.headers.get("host", ""), secure(connection))


@lru_cache(maxsize=256)  # nearly always the same
def _cookie_name(host: str, secure: bool) -> str:
    return f"{COOKIE}{urlsplit(f'//{host}').port or (443 if secure else 80)}"


def secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def set_secret_cookie(connection: HTTPConnection, answer: Response, secret: str) -> Response:
    """Store the secret in the browser, for this server alone."""
    answer.set_cookie(
        cookie_name(connection), secret, max_age=YEAR, path="/", httponly=True, samesite="strict", secure=secure(connection)
    )
    return answer


def delete_secret_cookie(connection: HTTPConnection, answer: Response) -> Response:
    """Delete the secret from the browser."""
    answer.delete_cookie(cookie_name(connection), path="/", httponly=True, samesite="strict", secure=secure(connection))
    return answer
