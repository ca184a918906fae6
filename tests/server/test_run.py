"""`postroad play` before the server starts: ports, folders, the browser."""

import gc
import ipaddress
import socket
from functools import partial

import pytest

from postroad.cli import main
from postroad.server import run
from postroad.server.local_addresses import own_address
from postroad.server.settings import Limits, Settings
from postroad.server.storage.data_dir_lock import LOCK, InUse, lock_data_dir
from postroad.server.storage.sqlite_check import FILE
from tests.server.people import server


@pytest.fixture
def served_ports():
    """The address that would have been served."""
    return []


@pytest.fixture
def play(served_ports):
    """Run the command, recording the address instead of serving."""

    def note(_settings, sock, _browser):
        served_ports.append(sock.getsockname()[1])

    return partial(run.play, serve=note)


@pytest.fixture
def opened_pages(monkeypatch):
    """Record the addresses that a browser would open."""
    addresses = []
    monkeypatch.setattr(run.webbrowser, "open", addresses.append)
    return addresses


@pytest.fixture
def taken_port():
    """A port with another program that sends nothing."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        sock.listen()
        yield sock.getsockname()[1]


def test_the_usual_port(tmp_path, served_ports, play, free_port):
    assert play(Settings(tmp_path / "new" / "folder", usual_port=free_port), None, browser=False) == 0
    assert served_ports == [free_port] and (tmp_path / "new" / "folder").is_dir()


def test_the_server_takes_another_port_if_needed(tmp_path, served_ports, play, taken_port):
    assert play(Settings(tmp_path, usual_port=taken_port, limits=Limits(port_check_timeout=0.1)), None, browser=False) == 0
    assert served_ports and served_ports != [taken_port]


def test_a_requested_port_is_never_replaced(tmp_path, served_ports, play, capsys, taken_port):
    assert play(Settings(tmp_path), taken_port, browser=False) == 1
    assert served_ports == [] and capsys.readouterr().err == f"postroad: port {taken_port} is taken; choose another with --port\n"


@pytest.mark.parametrize("invite", [None, "Posthorn"], ids=["open", "for the invited"])
def test_a_running_server_of_the_folder_is_opened_again(tmp_path, served_ports, play, opened_pages, capsys, invite):
    with server(tmp_path, name=None if invite else "Ada", invite=invite) as client:
        assert play(Settings(tmp_path, usual_port=client.port), None, browser=True) == 0
        address = f"http://localhost:{client.port}"
        assert opened_pages == [address] and capsys.readouterr().out == f"Postroad is open already at {address}\n"
        assert play(Settings(tmp_path / "other", usual_port=client.port), None, browser=True) == 0, (
            "other tables: a server of its own"
        )
    assert len(opened_pages) == len(served_ports) == 1


def test_an_unusable_address_is_an_error(tmp_path, play, capsys):
    assert play(Settings(tmp_path, host="203.0.113.1"), None, browser=False) == 1
    assert capsys.readouterr().err.startswith("postroad: cannot listen at 203.0.113.1: ")


def test_a_file_without_a_database_is_refused(tmp_path, play, capsys):
    (tmp_path / FILE).write_text("something else " * 100)
    assert play(Settings(tmp_path), None, browser=False) == 1
    assert capsys.readouterr().err == f"postroad: {tmp_path / FILE}: file is not a database\n"
    assert (tmp_path / FILE).read_text().startswith("something else")


def test_a_folder_belongs_to_one_server(tmp_path, served_ports, play, capsys):
    settings = Settings(tmp_path, usual_port=0)
    with lock_data_dir(tmp_path):
        with pytest.raises(InUse):
            lock_data_dir(tmp_path)
        assert play(settings, None, browser=False) == 1
    told = f"postroad: another Postroad is using {tmp_path}; close it, or choose another folder with --data\n"
    assert served_ports == [] and capsys.readouterr().err == told
    assert play(settings, None, browser=False) == 0


def test_a_folder_is_unlocked_at_once(tmp_path):
    with lock_data_dir(tmp_path) as held:
        assert held.is_locked
    assert not held.is_locked
    with lock_data_dir(tmp_path):
        assert not held.is_locked


def test_a_leftover_lock_file_locks_nothing(tmp_path):
    """It may be left from a server that was killed, or from another program."""
    (tmp_path / LOCK).write_text("somebody")
    with lock_data_dir(tmp_path):
        assert (tmp_path / LOCK).read_text() == "somebody"


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://localhost:1700"),
        ("::", "http://localhost:1700"),
        ("192.168.0.7", "http://192.168.0.7:1700"),
        ("fd00::7", "http://[fd00::7]:1700"),
    ],
)
def test_addresses_to_show(host, address):
    assert run.url(host, 1700) == address


def test_the_command_sets_limits(monkeypatch, capsys):
    asked = []
    monkeypatch.setattr(run, "play", lambda settings, *_given, **_more: asked.append(settings) or 0)
    for given in ([], ["--most-tables", "7"], ["--connection-share", "0.9"], ["--connection-share", "1", "--most-tables", "7"]):
        assert main(["serve", *given]) == 0
    limits = [(settings.limits.max_open_tables, settings.limits.connection_share) for settings in asked]
    assert limits == [(50, 0.5), (7, 0.5), (50, 0.9), (7, 1.0)]
    for wrong in ("0", "1.1", "half", "nan"):
        with pytest.raises(SystemExit):
            main(["serve", "--connection-share", wrong])
        assert f"argument --connection-share: {wrong!r} is not a share above 0 and up to 1" in capsys.readouterr().err


def test_the_command_sets_names_and_proxies(monkeypatch, capsys):
    asked = []
    monkeypatch.setattr(run, "play", lambda settings, *_given, **_more: asked.append(settings) or 0)
    names = ["--name", "post.example", "--name", "games.example"]
    assert main(["play", *names, "--proxy", "10.0.0.1", "--proxy", "fd00::/8"]) == 0
    assert asked[0].names == ("post.example", "games.example") and asked[0].proxies == ("10.0.0.1/32", "fd00::/8")
    with pytest.raises(SystemExit):
        main(["play", "--proxy", "post.example"])
    assert capsys.readouterr().err.startswith("postroad play: argument --proxy: 'post.example' is not an IP address")


@pytest.mark.parametrize(
    ("settings", "hosts"),
    [
        ({}, []),
        ({"host": "192.168.0.7"}, ["192.168.0.7"]),
        ({"host": "::"}, ["192.168.0.9"]),
        ({"host": "::", "names": ("post.example",)}, ["post.example", "192.168.0.9"]),
        ({"names": ("post.example",), "host": "::", "proxies": ("10.0.0.1",)}, ["post.example"]),
    ],
    ids=str,
)
def test_settings_give_the_public_addresses(tmp_path, settings, hosts):
    assert Settings(tmp_path, find_address=lambda: "192.168.0.9", **settings).addresses() == hosts


def test_own_address_is_a_valid_address():
    address = own_address()
    assert address is None or not ipaddress.ip_address(address).is_loopback


def test_garbage_collection_skips_objects_of_the_start():
    """A full collection would block the server for a tenth of a second or more."""
    before = gc.get_threshold()
    try:
        run.freeze_garbage()
        assert gc.get_freeze_count() > 10_000 and gc.get_threshold() == run.GARBAGE
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
