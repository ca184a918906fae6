"""The middleware: admitted requests, headers of every answer, and the client's files."""

import asyncio
import errno
import gzip
import logging
import shutil
import socket
from unittest.mock import Mock

import pytest
from starlette.exceptions import HTTPException
from websockets.exceptions import InvalidStatus

from postroad.pages.packs import Packs
from postroad.server.http import static_files
from postroad.server.http.rate_limits import ConcurrencyLimiter, RateLimiter
from postroad.server.http.security_middleware import HEADERS, MAX_BODY, SecurityMiddleware
from postroad.server.http.static_files import WEB, ClientFiles
from postroad.server.settings import Limits, Time
from tests.server.people import new_table, server


@pytest.mark.parametrize("host", ["localhost", "localhost:1700", "127.0.0.1:80", "[::1]:1700", "LOCALHOST"])
def test_local_host_names_are_accepted(client, host):
    assert client.get("/api/about", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "192.168.0.7", "", "[::1", "127.0.0.1.nip.io:1700", "localhost:x"]
)
def test_foreign_host_names_are_refused(client, host):
    """Otherwise a foreign page could point its host name at this machine and read everything."""
    answer = client.get("/api/tables", headers={"Host": host})
    assert (answer.status_code, answer.json()) == (421, {"error": "wrong-host"})


def test_a_server_on_all_interfaces_accepts_addresses():
    everywhere, here = (
        SecurityMiddleware(None, host, (), RateLimiter(Limits(), Time()), ConcurrencyLimiter(Limits()))
        for host in ("::", "192.168.0.7")
    )
    assert everywhere.is_own_host("192.168.0.7:1700") and everywhere.is_own_host(f"{socket.gethostname()}:1700")
    assert not everywhere.is_own_host("evil.example") and here.is_own_host("192.168.0.7") and not here.is_own_host("192.168.0.8")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_another_site_changes_nothing(client, origin):
    table = new_table(client)
    headers = {"Origin": origin}
    for answer in (
        client.post("/api/tables", json={}, headers=headers),
        client.delete(f"/api/tables/{table}", headers=headers),
    ):
        assert (answer.status_code, answer.json()) == (403, {"error": "foreign-origin"})
    assert client.get(f"/api/tables/{table}").status_code == 200


def test_our_own_page_may_change_things(client):
    table = new_table(client)
    headers = {"Origin": f"http://127.0.0.1:{client.port}"}
    assert client.delete(f"/api/tables/{table}", headers=headers).status_code == 204


def test_a_cookie_without_an_origin_changes_nothing(client):
    """Browsers send their origin; a request without it may come from any page."""
    del client.headers["Origin"]
    body = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Ben"}]}
    answer = client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()) == (403, {"error": "foreign-origin"})
    for site in ("cross-site", "same-site", "none"):
        assert client.post("/api/tables", json=body, headers={"Sec-Fetch-Site": site}).status_code == 403
    assert client.post("/api/tables", json=body, headers={"Sec-Fetch-Site": "same-origin"}).status_code == 201
    assert client.get("/api/tables").status_code == 200
    foreign = {"Sec-Fetch-Site": "same-origin", "Origin": "http://evil.example"}
    assert client.post("/api/tables", json=body, headers=foreign).status_code == 403


def test_a_cookie_without_an_origin_opens_no_socket(client):
    table = new_table(client)
    with pytest.raises(InvalidStatus) as refused, client.watching(table, origin=None):
        pass
    assert refused.value.response.status_code == 403
    cookies = {"Cookie": ""}
    with client.watching(table, origin=None, additional_headers=cookies) as watching:
        assert watching.next()["you"]["player"] is None, "a program without a cookie looks on"


def test_programs_send_api_keys(client):
    token = client.post("/api/me/keys", json={"label": "bot"}).json()["key"]
    del client.headers["Origin"]
    client.headers["Authorization"] = f"Bearer {token}"
    table = new_table(client)
    with client.watching(table, "?seat=0", origin=None, additional_headers={"Authorization": f"Bearer {token}"}) as watching:
        assert watching.next()["you"]["player"] == client.id
    foreign = {"Origin": "http://evil.example"}
    assert client.delete(f"/api/tables/{table}", headers=foreign).status_code == 403


def test_configured_host_names_are_accepted(place):
    with server(place, names=("Post.example",)) as client:
        assert client.get("/api/about", headers={"Host": "post.example:1700"}).status_code == 200
        assert client.get("/api/about", headers={"Host": "games.example"}).status_code == 421


# Proxies


def guest(client, **headers):
    return client.post(
        "/api/me", json={"name": "Ada"}, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )


def test_a_trusted_proxy_may_report_https(place):
    with server(place, name=None, names=("post.example",), proxies=("127.0.0.0/8",)) as client:
        secure = guest(client, Host="post.example", Origin="https://post.example", X_Forwarded_Proto="https")
        assert secure.headers["set-cookie"].startswith("postroad-443=") and "; Secure" in secure.headers["set-cookie"]
        plain = guest(client, Host="post.example", Origin="http://post.example")
        assert plain.headers["set-cookie"].startswith("postroad-80=") and "Secure" not in plain.headers["set-cookie"]


def test_an_untrusted_proxy_is_ignored(place):
    with server(place, name=None, proxies=("10.0.0.1",)) as client:
        assert "Secure" not in guest(client, X_Forwarded_Proto="https").headers["set-cookie"]


# Headers of every answer


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/nowhere", "/static/js/app/api.js", "/static/nowhere", "/api/tables/x"])
def test_every_answer_carries_the_headers(client, path):
    answer = client.get(path)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert client.get(path, headers={"Host": "evil.example"}).headers["X-Content-Type-Options"] == "nosniff"


def test_an_unexpected_error_carries_the_headers_and_no_details(client, monkeypatch):
    """A program error reveals no details."""

    async def faulty():
        raise RuntimeError("a hand")

    monkeypatch.setattr(client.app.state.registry, "lobby", faulty)
    client.event_hooks["response"] = []
    answer = client.get("/api/lobby")
    assert answer.status_code == 500 and "hand" not in answer.text
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_plain_http_omits_headers_for_https(place):
    """Otherwise browsers warn on every page."""
    with server(place, names=("post.example",), proxies=("127.0.0.1",)) as client:
        plain = client.get("/", headers={"Host": "post.example"}).headers
        secure = client.get("/", headers={"Host": "post.example", "X-Forwarded-Proto": "https"}).headers
    assert set(HEADERS) - {name for name in HEADERS if name in plain} == {"Cross-Origin-Opener-Policy"}
    assert {name: secure[name] for name in HEADERS} == HEADERS


def test_the_policy_is_strict():
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "") and "http" not in policy


@pytest.mark.parametrize("chunked", [False, True])
def test_a_too_large_body_is_refused(client, chunked):
    body = b" " * (MAX_BODY + 1)
    content = iter([body[:100], body[100:]]) if chunked else body
    answer = client.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()) == (413, {"error": "too-large"})


# The client's files


def test_every_path_serves_its_page(client):
    index = Packs(WEB)
    for path, screen in (
        ("/", "landing"),
        ("/new", None),
        ("/lobby", None),
        ("/move", None),
        ("/enter", None),
        ("/operator", None),
        ("/table/abc", "table"),
    ):
        answer = client.get(path)
        assert answer.text == index.page(screen, "en") and answer.headers["content-type"] == "text/html; charset=utf-8"


def test_browsers_are_redirected_from_unknown_paths(client):
    person = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path, place in (("/help/closing", "/#/help/closing"), ("/nowhere%0d%0a?a=b", "/#/nowhere%0D%0A")):
        answer = client.get(path, headers=person, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (303, place)
        assert client.get(path).json() == {"error": "not-found"}
    assert client.post("/nowhere", headers=person).status_code in (404, 405)


@pytest.mark.parametrize(
    ("ending", "kind"),
    [
        ("js", "text/javascript; charset=utf-8"),
        ("css", "text/css; charset=utf-8"),
        ("ftl", "text/plain; charset=utf-8"),
        ("woff2", "font/woff2"),
    ],
)
def test_files_have_their_type_and_are_revalidated(client, ending, kind):
    path = next(WEB.rglob(f"*.{ending}")).relative_to(WEB).as_posix()
    answer = client.get(f"/static/{path}")
    assert answer.status_code == 200 and answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(f"/static/{path}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304 and again.content == b""


def test_files_are_compressed_once(client, tmp_path, monkeypatch):
    static = ClientFiles()
    monkeypatch.setattr(static, "all_directories", [str(tmp_path)])
    file, scope = tmp_path / "file.js", {"method": "GET", "headers": [(b"accept-encoding", b"gzip")]}
    for text in ("let one = 1;" * 100, "let other = 2;" * 90):
        file.write_text(text)
        first, again = (asyncio.run(static.get_response("file.js", scope)) for _ in range(2))
        assert first.body is again.body and gzip.decompress(first.body).decode() == text, "a changed file is read again"
        plain = asyncio.run(static.get_response("file.js", {"method": "GET", "headers": []}))
        assert plain.body.decode() == text and "content-encoding" not in plain.headers
        assert first.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    whole = client.get("/static/js/app/tones.js")  # in no pack
    assert whole.headers["content-encoding"] == "gzip" and whole.content == Packs(WEB).files()["js/app/tones.js"]
    head = client.head("/static/js/app/tones.js")
    assert head.status_code == 200 and head.content == b""
    assert client.post("/static/js/app/tones.js").status_code == 405


@pytest.mark.parametrize("checkout", [True, False])
def test_only_a_checkout_rereads_changed_files(checkout, tmp_path, monkeypatch):
    """Installed files do not change, and checking all of them takes longer than serving the page."""
    web = tmp_path / "web"
    shutil.copytree(WEB, web)
    monkeypatch.setattr(static_files, "WEB", web)
    monkeypatch.setattr(static_files, "CHECKOUT", checkout)
    static, scope = ClientFiles(), {"path": "/", "headers": []}
    before = static.page(scope).body
    (web / "index.html").write_text((web / "index.html").read_text(encoding="utf-8") + "<!-- new -->", encoding="utf-8")
    assert (static.page(scope).body != before) == checkout


def test_the_tests_run_in_a_checkout():
    assert static_files.CHECKOUT


def test_long_answers_are_compressed(client):
    table = new_table(client)
    assert client.get(f"/api/tables/{table}").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in client.get("/api/about").headers


@pytest.mark.parametrize(
    "path", ["/static/../app.py", "/static/..%2f..%2fcli.py", "/static/%2e%2e/cli.py", "/static//etc/passwd"]
)
def test_paths_outside_the_folder_are_not_found(client, path):
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    "name",
    [
        "a" * 300,
        "a" * 300 + ".js",
        "js/" * 1_500 + "a",
        "../" * 1_500,
        "js/\0.js",
        "\0",
        "\udcff",
        "packs/" + "a" * 300,
        "packs/\0",
        ".",
    ],
    ids=["long", "long script", "deep", "up", "NUL", "NUL alone", "half a letter", "long pack", "NUL pack", "folder"],
)
def test_impossible_file_names_are_not_found(name):
    """The system may raise any error for such a name."""
    with pytest.raises(HTTPException) as refused:
        asyncio.run(ClientFiles().get_response(name, {"method": "GET", "headers": []}))
    assert refused.value.status_code == 404


def test_impossible_file_names_are_not_logged(client, caplog):
    for name in ("a" * 300, "%00", "js/" * 1_500 + "a"):
        assert client.get(f"/static/{name}").status_code == 404
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


def test_a_failing_disk_raises_an_error(monkeypatch):
    static = ClientFiles()
    monkeypatch.setattr(static, "lookup_path", Mock(side_effect=OSError(errno.EIO, "Input/output error")))
    with pytest.raises(OSError, match="Input/output error"):
        asyncio.run(static.get_response("js/app/tones.js", {"method": "GET", "headers": []}))


def test_the_service_worker_is_served_at_the_root(client):
    """Elsewhere it could not control every page. It is revalidated, and lists the files of its version."""
    answer = client.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript") and answer.headers["cache-control"] == "no-cache"
    packs = Packs(WEB)
    assert packs.version in answer.text
    for address, content in packs.files().items():
        assert address.endswith(".txt") or f'"static/{address}"' in answer.text
        assert client.get(f"/static/{address}").content == content, address
