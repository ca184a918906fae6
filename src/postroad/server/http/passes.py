"""By which pass somebody came in, where only invited people may: what they open ends with it."""

from starlette.requests import HTTPConnection

from postroad.server.http.auth import is_program
from postroad.server.http.gate import pass_name
from postroad.server.storage.players import digest


def admission_of(connection: HTTPConnection) -> str | None:
    """The digest of the pass; None where everybody may come in, and for a program, which came in by its access key."""
    if connection.app.state.settings.invite is None or is_program(connection):
        return None
    secret = connection.cookies.get(pass_name(connection))
    return digest(secret) if secret else None
