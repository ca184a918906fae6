"""Addresses of screens in the fragment, which every page accepts."""

from playwright.sync_api import Page, expect

from tests.web.serving import Server


def test_the_fragment_leads_to_a_screen(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#/new?kind=watch")
    expect(page.locator(".seat-form").first).to_be_visible()
    assert page.locator(".seat-form select").first.input_value() == "medium"
    page.get_by_role("link", name="Back").click()
    expect(page).to_have_url(f"{server.address}/")
    page.go_back()
    expect(page.locator(".seat-form").first).to_be_visible()


def test_a_changed_fragment_opens_its_screen(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#/new")
    expect(page.locator(".seat-form").first).to_be_visible()
    page.evaluate("location.hash = '#/'")
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()
    page.evaluate("location.hash = '#/new'")
    expect(page.locator(".seat-form").first).to_be_visible()


def test_a_typed_path_opens_its_screen(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/help")
    expect(page.get_by_role("heading", level=1, name="Rules")).to_be_visible()
    page.goto(f"{server.address}/nowhere")
    expect(page.get_by_role("link", name="Custom game")).to_be_visible()
