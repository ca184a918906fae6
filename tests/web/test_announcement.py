"""The operator's announcement, at the top of every page, including open ones."""

from playwright.sync_api import expect

from postroad.cli import main
from tests.web.around_a_game import sit_down_at_server
from tests.web.conftest import NewPage
from tests.web.screens import PHONE
from tests.web.serving import Server


def admin(server: Server, *words: str) -> None:
    assert main(["admin", *words, "--data", str(server.data)]) == 0


def test_an_announcement_appears_in_open_pages(new_page: NewPage, own_server: Server) -> None:
    player, stranger = new_page(viewport=PHONE), new_page()
    sit_down_at_server(player, own_server.address, "Ann")
    stranger.goto(own_server.address)
    admin(own_server, "say", "Tonight at <ten> the server is closed.")
    for page in (player, stranger):
        expect(page.get_by_role("status").get_by_text("Tonight at <ten> the server is closed.")).to_be_visible(timeout=30_000)
    player.wait_for_function(
        """() => {
            const box = (one) => document.querySelector(one).getBoundingClientRect();
            const [bar, table] = [".announcement-bar", ".table"].map(box);
            return bar.bottom > 10 && Math.abs(bar.bottom - table.top) < 1;
        }"""
    )
    admin(own_server, "say", "")
    admin(own_server, "read-only", "on")
    for page in (player, stranger):
        expect(page.locator(".announcement-bar")).to_contain_text("you can look but not act", timeout=30_000)
    admin(own_server, "read-only", "off")
    for page in (player, stranger):
        expect(page.locator(".announcement-bar")).to_have_count(0, timeout=30_000)
