"""Whole games with both modules, from the landing page to a correct record."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.around_a_game import BOT, PERSON, at_once, checked, new_table, sit_down
from tests.web.colour_vision import Sight
from tests.web.conftest import NewPage
from tests.web.page_driver import Finger, Keys, Mouse
from tests.web.players import Player
from tests.web.screens import PHONE
from tests.web.serving import Server
from tests.web.waiting import until

EVERYTHING = {"take", "play", "close", "undo", "end", "rank", "aboard"}
OFTEN = 5  # times that two people hand the screen to each other and back
FEW = 4  # moves that may come to nothing, because the page moved on while they were made


def finished(page: Page, folder: Path, *players: Player) -> None:
    """Check that nearly every press had an effect, and that the final screen and its record are right."""
    assert sum(player.repeated for player in players) <= FEW
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    download.value.save_as(folder / "game.json")
    right(folder / "game.json")


def right(path: Path) -> None:
    record = checked(path)
    assert record["options"]["honours"] and record["options"]["audience"]
    assert record["events"][-1]["ev"] == "end"


@pytest.mark.long("browser")
def test_a_whole_game_by_mouse(page: Page, server: Server, tmp_path: Path) -> None:
    sit_down(page, server.address, "Mouse", bots=2, modules=True, by_lot=True)
    player = Player(page, "Mouse", Mouse(page))
    player.play_on()
    assert set(player.done) >= EVERYTHING
    finished(page, tmp_path, player)


def no_scroll(page: Page) -> None:
    """Check that the running game does not scroll; the final screen may."""
    height, width = page.evaluate(
        "(({ scrollHeight, scrollWidth }) => [scrollHeight - innerHeight, scrollWidth - innerWidth])(document.documentElement)"
    )
    over = page.locator(".final").count()
    assert over or (height <= 0 and width <= 0), f"the page is {height}px too high and {width}px too wide"


@pytest.mark.long("browser")
def test_a_whole_game_by_touch_on_a_phone(new_page: NewPage, server: Server, tmp_path: Path) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    sit_down(page, server.address, "Finger", modules=True, by_lot=True)
    player = Player(page, "Finger", Finger(page), each_step=lambda sight: no_scroll(page))
    player.play_on()
    finished(page, tmp_path, player)


@pytest.mark.long("browser")
def test_a_whole_game_by_keys_and_roles_alone(page: Page, server: Server, tmp_path: Path) -> None:
    """No mouse, and no knowledge of the page beyond its accessibility tree."""
    page.goto(server.address)
    keys = Keys(page)
    at_once_by_keys(page, keys)
    new_table_by_keys(page, keys, "Keys")
    player = Player(page, "Keys", keys)
    player.play_on()
    assert set(player.done) >= EVERYTHING and player.repeated <= FEW
    with page.expect_download() as download:
        keys.walk_to("button", "Download the record")
        page.keyboard.press("Enter")
    download.value.save_as(tmp_path / "game.json")
    right(tmp_path / "game.json")


def wait_for_control(page: Page, role: str, name: str = "") -> None:
    """Wait until such a control exists, before the focus moves."""
    until(page, lambda: Sight(page).page.first(role, name))


def at_once_by_keys(page: Page, keys: Keys) -> None:
    wait_for_control(page, "button", "Settings")
    keys.walk_to("button", "Settings")
    page.keyboard.press("Enter")
    wait_for_control(page, "dialog")
    keys.walk_to("radio", "Normal")
    keys.walk_to("radio", "Instant", "ArrowRight")
    page.keyboard.press("Escape")
    until(page, lambda: not Sight(page).page.first("dialog"))


def new_table_by_keys(page: Page, keys: Keys, name: str) -> None:
    keys.walk_to("link", "Custom game", whole=False)
    page.keyboard.press("Enter")
    wait_for_control(page, "radio", "3 seats")
    keys.walk_to("radio", "3 seats")
    keys.walk_to("radio", "2 seats", "ArrowLeft")
    keys.walk_to("textbox", "Name")
    page.keyboard.press("Control+a")
    page.keyboard.type(name)
    for module in ("Honours", "Audience"):
        keys.walk_to("switch", module, whole=False)
        page.keyboard.press("Space")
    keys.walk_to("button", "Create table")
    page.keyboard.press("Enter")


def test_a_game_of_two_people_at_one_screen(page: Page, server: Server, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Neither sees the other's hand. A long run plays to the end; a short one hands the screen over several times,
    since other local games are played to their end above.
    """
    whole = request.config.getoption("--long")
    page.goto(server.address)
    at_once(page)
    new_table(page, {"Ada": PERSON, "Ben": PERSON, "Leopold": BOT})
    mouse = Mouse(page)
    ada, ben = Player(page, "Ada", mouse), Player(page, "Ben", mouse)
    handed_over = 0
    while whole or handed_over <= OFTEN:
        sight = ada.play_on(lambda sight: sight.over or curtain(sight) == "Ben")
        if sight.over:
            break
        no_hand(page, sight)
        sight = ben.play_on(lambda sight: sight.over or curtain(sight) == "Ada")
        if sight.over:
            break
        no_hand(page, sight)
        handed_over += 1
    assert handed_over > OFTEN
    assert sum(player.repeated for player in (ada, ben)) <= FEW
    if whole:
        finished(page, tmp_path, ada, ben)


def curtain(sight: Sight) -> str | None:
    """The player whom the curtain waits for."""
    ready = sight.page.first("button", "I am ")
    return ready.name.split()[2].rstrip(":") if ready else None


def no_hand(page: Page, sight: Sight) -> None:
    """Check that no hand is in the page, not even hidden, while the curtain is there."""
    assert sight.region("Your hand") is None
    assert not any(words in page.content() for words in ("in your hand", "Your hand", "hand-card"))
