"""The inner parts of Uvicorn that our classes build on. If one changes, check our classes before the bound in pyproject.toml
rises."""

import ast
import inspect
import textwrap

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from postroad.server.http.connection_limits import LimitedHttpProtocol, LimitedProtocol, LimitedSocketProtocol
from postroad.server.run import Server

SUBCLASSES = [
    (H11Protocol, [LimitedProtocol, LimitedHttpProtocol]),
    (WebSocketsSansIOProtocol, [LimitedProtocol, LimitedSocketProtocol]),
    (uvicorn.Server, [Server]),
]
NEEDED = {  # attributes that our code sets or reads from outside
    H11Protocol: {"server", "shutdown", "transport"},
    WebSocketsSansIOProtocol: {"close_sent", "close_timer", "conn", "queue", "read_paused", "server", "shutdown", "transport"},
    uvicorn.Server: {"config", "lifespan", "server_state", "servers"},
    ServerState: {"connections"},
    uvicorn.Config: {"backlog", "http_protocol_class"},
}


def nodes(kind, sort):
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    return [node for node in ast.walk(tree) if isinstance(node, sort)]


def attributes(kind):
    """The names of a class's methods, class variables and assigned attributes."""
    set_here = {node.attr for node in nodes(kind, ast.Attribute) if isinstance(node.ctx, ast.Store) and is_self(node)}
    return {*vars(kind), *inspect.get_annotations(kind), *set_here}


def used(kind):
    """The attributes that a class's methods read from themselves or their base class."""
    return {node.attr for node in nodes(kind, ast.Attribute) if is_self(node) or ast.unparse(node.value) == "super()"}


def is_self(node):
    return isinstance(node.value, ast.Name) and node.value.id == "self"


@pytest.mark.parametrize(("theirs", "ours"), SUBCLASSES)
def test_attributes_that_our_classes_use_exist(theirs, ours):
    defined = set().union(*map(attributes, ours))
    assert set().union(*map(used, ours)) - defined <= attributes(theirs)


@pytest.mark.parametrize(("theirs", "needed"), NEEDED.items())
def test_attributes_that_our_code_needs_exist(theirs, needed):
    assert needed <= attributes(theirs)


@pytest.mark.parametrize(("theirs", "ours"), SUBCLASSES)
def test_our_attributes_shadow_none_of_theirs(theirs, ours):
    private = {name for kind in ours for name in attributes(kind) if name.startswith("_") and not name.startswith("__")}
    assert not private & attributes(theirs)


@pytest.mark.parametrize(
    ("theirs", "ours", "name"),
    [
        (theirs, kind, name)
        for theirs, ours in SUBCLASSES
        for kind in ours
        for name, one in vars(kind).items()
        if inspect.isfunction(one) and not name.startswith("_")
    ],
)
def test_our_methods_have_the_signatures_of_theirs(theirs, ours, name):
    replaced, method = getattr(theirs, name), getattr(ours, name)
    assert inspect.iscoroutinefunction(replaced) == inspect.iscoroutinefunction(method)
    assert list(inspect.signature(replaced).parameters) == list(inspect.signature(method).parameters)


@pytest.mark.parametrize("protocol", [H11Protocol, WebSocketsSansIOProtocol])
def test_a_listener_can_make_their_protocols(protocol):
    inspect.signature(protocol).bind(config=None, server_state=None, app_state=None)


def test_frames_wait_in_a_connection_until_they_are_taken():
    """`LimitedSocketProtocol` counts them before they are taken."""
    assert ServerProtocol().events == []
