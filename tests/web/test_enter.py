"""The sign-in page of a private server, in a browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from postroad.cli import main
from tests.suites import first_of
from tests.web.around_a_game import sit_down_at_server
from tests.web.conftest import Contexts, Faults, NewPage
from tests.web.serving import Server


@pytest.fixture
def closed(tmp_path: Path, contexts: Contexts) -> Iterator[Server]:
    server = Server(tmp_path / "tables", "--invite", "posthorn").start()
    yield server
    contexts.close()
    server.stop()


def test_the_passphrase_leads_to_the_requested_page(new_page: NewPage, closed: Server, faults: Faults) -> None:
    faults.expected = ("403",)
    page = new_page()
    page.goto(f"{closed.address}/new?kind=post")
    expect(page).to_have_url(re.compile("/enter"))
    page.get_by_label("Passphrase").fill("trumpet")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("Wrong passphrase.")).to_be_visible()
    page.get_by_label("Passphrase").fill("posthorn")
    page.get_by_role("button", name="Enter").click()
    expect(page).to_have_url(re.compile(r"/new\?kind=post$"))
    expect(page.locator(".seat-form").first).to_be_visible()


def test_an_invitation_admits_one_browser(
    new_page: NewPage, closed: Server, faults: Faults, capsys: pytest.CaptureFixture[str]
) -> None:
    faults.expected = ("403",)
    assert main(["admin", "invite", "--data", str(closed.data), "--at", closed.address]) == 0
    link = capsys.readouterr().out.strip()
    first, second = new_page(), new_page()
    first.goto(link)
    expect(first.locator(".title-name")).to_be_visible()
    second.goto(link)
    expect(second.get_by_text("This invitation has been used")).to_be_visible()
    assert "#" not in second.url, "a code is not kept in the address"


@pytest.mark.long("browser")
def test_a_cached_page_with_a_revoked_pass_opens_the_entrance(new_page: NewPage, closed: Server, faults: Faults) -> None:
    """A cached page with a revoked pass, as after `postroad admin uninvite`, asks for access."""
    faults.expected = ("403",)
    page = new_page()
    page.goto(f"{closed.address}/enter")
    page.get_by_label("Passphrase").fill("posthorn")
    page.get_by_role("button", name="Enter").click()
    expect(page.locator(".title-name")).to_be_visible()
    page.context.clear_cookies()
    page.evaluate("import('/static/js/app/api.js').then(({ getLobby }) => getLobby().catch(() => {}))")
    expect(page).to_have_url(re.compile(r"/enter\?to=%2F$"))


@pytest.mark.long("browser")
def test_a_revoked_pass_leads_from_the_table_to_the_entrance(new_page: NewPage, closed: Server, faults: Faults) -> None:
    """The redirect comes at once, without a request."""
    faults.expected = ("403", "ERR_FAILED")
    page = new_page()
    page.goto(f"{closed.address}/enter")
    page.get_by_label("Passphrase").fill("posthorn")
    page.get_by_role("button", name="Enter").click()
    expect(page.locator(".title-name")).to_be_visible()
    sit_down_at_server(page, closed.address, "Ann")
    page.route("**/api/**", lambda asked: asked.abort())
    assert main(["admin", "uninvite", "--data", str(closed.data)]) == 0
    expect(page).to_have_url(re.compile(r"/enter\?to=%2Ftable%2F"))


ELSEWHERE = ["//evil.example", "https://evil.example/x", "/\\evil.example", "javascript:alert(1)", "http://[", "/enter"]


@pytest.mark.long("browser")
@pytest.mark.parametrize("to", first_of(ELSEWHERE, 2))
def test_the_entrance_redirects_to_no_other_site(new_page: NewPage, closed: Server, faults: Faults, to: str) -> None:
    faults.expected = ("403",)
    page = new_page()
    page.goto(f"{closed.address}/enter?to={to}")
    page.get_by_label("Passphrase").fill("posthorn")
    page.get_by_role("button", name="Enter").click()
    expect(page.locator(".title-name")).to_be_visible()
    assert page.url == f"{closed.address}/"


@pytest.mark.long("browser")
def test_a_double_slash_path_stays_on_the_server(new_page: NewPage, closed: Server, faults: Faults) -> None:
    """An address with two leading slashes would lead to another server."""
    faults.expected = ("403", "404")
    page = new_page()
    page.goto(f"{closed.address}/enter?to=/.//evil.example")
    page.get_by_label("Passphrase").fill("posthorn")
    with page.expect_navigation():
        page.get_by_role("button", name="Enter").click()
    assert page.url.startswith(f"{closed.address}/")
