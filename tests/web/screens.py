"""Every screen of the game, ready to open, for tests in every language and theme and for pictures."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from postroad.server.admin.invitations import operator_link
from postroad.server.storage.database_engine import engine_of
from tests.web.sample_tables import Stages
from tools.puzzles.writing import read

WIDE = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SIZES = {
    "wide": WIDE,
    "phone": PHONE,
    "landscape": {"width": 844, "height": 390},
    "enlarged": {"width": 683, "height": 384},  # a laptop's page at 200 %
    "tablet": {"width": 820, "height": 1180},
    "tablet-wide": {"width": 1180, "height": 820},
    "large": {"width": 1920, "height": 1080},
}
LINKS = Path(__file__).parents[1] / "links" / "version-1.jsonl"
RESULTS = LINKS.with_name("daily-2026-11-16.txt")
LANGUAGES = ("en", "de", "ru", "pl", "ja")

Opener = Callable[[Page, Stages], None]


def prefer(language: str = "en", theme: str = "light") -> str:
    """A script that sets the preferences before the page reads them."""
    settings = json.dumps({"language": language, "theme": theme, "speed": "instant"})
    return f"localStorage.setItem('postroad.settings', JSON.stringify({settings}))"


@contextmanager
def visitor(
    browser: Browser,
    stages: Stages,
    viewport: dict[str, int],
    language: str = "en",
    theme: str = "light",
    finger: bool | None = None,
) -> Iterator[Page]:
    """A page of the stages' player with these preferences, with touch if it is small or if requested.

    Its content policy does not apply to scripts of the tests.
    """
    touched = viewport["width"] < 1024 if finger is None else finger
    context = browser.new_context(
        base_url=stages.address,
        viewport=viewport,
        has_touch=touched,
        is_mobile=touched,
        device_scale_factor=2 if touched else 1,
        reduced_motion="reduce",
        bypass_csp=True,
        service_workers="block",
    )
    context.set_default_timeout(30_000)
    context.add_cookies(stages.cookies)
    context.add_init_script(prefer(language, theme))
    try:
        yield context.new_page()
    finally:
        context.close()


def at_table(stage: str, ready: bool = True) -> Opener:
    def open_it(page: Page, stages: Stages) -> None:
        page.goto(f"/table/{stages[stage]}")
        page.locator(".curtain").wait_for()
        if ready:
            page.locator(".curtain button").click()
            page.locator(".bar-mine").wait_for()

    return open_it


def then(before: Opener, *steps: str) -> Opener:
    """Press one control after the other; the last step is the element that must appear."""

    def open_it(page: Page, stages: Stages) -> None:
        before(page, stages)
        for step in steps[:-1]:
            page.locator(step).first.click()
        page.locator(steps[-1]).first.wait_for()

    return open_it


def page_of(path: str, *steps: str) -> Opener:
    def open_it(page: Page, stages: Stages) -> None:
        page.goto(path)

    return then(open_it, *steps)


def final(page: Page, stages: Stages) -> None:
    page.goto(f"/table/{stages['over']}")
    page.locator(".final").wait_for()


def link(name: str) -> str:
    """The link of a game in tests/links."""
    links = map(json.loads, LINKS.read_text(encoding="utf-8").splitlines())
    return f"/#/game/{next(one['link'] for one in links if one['name'] == name)}"


def results(count: int) -> str:
    """Links to this many results of a day's deal."""
    return f"/#/daily/2026-11-16/{'/'.join(RESULTS.read_text(encoding='utf-8').split()[:count])}"


def landing(page: Page, stages: Stages) -> None:
    """The landing page with unfinished and finished tables."""
    for stage in ("take", "over"):
        _ = stages[stage]
    page.goto("/")
    page.locator(".stored").first.wait_for()


def stats(page: Page, stages: Stages) -> None:
    _ = stages["over"]
    page.goto("/stats")
    page.locator(".stats-grid").wait_for()


def seating_table(page: Page, stages: Stages) -> None:
    page.goto(f"/table/{stages.seating_table}")
    page.locator(".chair").first.wait_for()


def offered(page: Page, stages: Stages) -> None:
    page.goto(f"/table/{stages.offered}")
    page.locator(".asked").nth(1).wait_for()


def taking_a_seat(page: Page, stages: Stages) -> None:
    page.goto(f"/seat/{stages.offered}#any-code")
    page.locator(".sign").wait_for()


def talk(page: Page, stages: Stages) -> None:
    page.goto(f"/table/{stages.talk}")
    page.locator("#tab-chat").click()
    page.locator(".chat-line").first.wait_for()


def lobby(page: Page, stages: Stages) -> None:
    _ = stages.seating_table
    page.goto("/")
    page.locator(".stored h3").first.wait_for()


def by_stranger(before: Opener) -> Opener:
    """A screen as an unknown visitor sees it."""

    def open_it(page: Page, stages: Stages) -> None:
        page.context.clear_cookies()
        before(page, stages)

    return open_it


def moving(page: Page, stages: Stages) -> None:
    """A device link of the sample player, opened in another player's browser."""
    code = page.context.request.post("/api/me/device-link", headers={"Origin": stages.address}).json()["code"]
    page.context.clear_cookies()
    page.context.request.post("/api/me", data={"name": "Ben"}, headers={"Origin": stages.address})
    page.goto(f"/move#{code}")
    page.locator(".move-question").wait_for()


def notified(page: Page, stages: Stages) -> None:
    """Settings with a notification channel by address, which is never called."""
    asking = page.context.request
    if not asking.get("/api/me/channels").json()["channels"]:
        channel = {"kind": "webhook", "address": f"https://hook.example/{'long-' * 15}", "language": "en"}
        assert asking.post("/api/me/channels", data=channel, headers={"Origin": stages.address}).ok
    landing(page, stages)


def hosting(page: Page, stages: Stages) -> None:
    """The operator's page with tables, players and one player report."""
    _ = stages["over"]
    asking, table = page.context.request, f"/api/tables/{stages.talk}"
    told = asking.get(table).json()
    other = next(line for line in told["chat"] if line["player"] != told["you"]["player"])
    report = {"player": other["player"], "message": other["n"], "reason": "insults", "words": "And not for the first time."}
    asking.post(f"{table}/reports", data=report, headers={"Origin": stages.address})
    page.goto(f"/operator#{operator_link(engine_of(stages.data))}")
    page.locator(".report").first.wait_for()


MENU = ".menu summary"
settings = then(landing, ".tools button:nth-of-type(2)", "dialog .settings")
CHANNELS, DEVICE, PROGRAMS = (f"details.settings-more:nth-of-type({number})" for number in (1, 2, 3))
EVERYWHERE: dict[str, Opener] = {
    "landing": landing,
    "new-table": page_of("/new", ".seat-form"),
    "settings": settings,
    "help": then(landing, ".tools button:nth-of-type(3)", "dialog .help-text"),
    "curtain": at_table("take", ready=False),
    "table": at_table("take"),
    "menu": then(at_table("take"), MENU, ".menu-list"),
    "picked-up": then(at_table("play"), ".hand .place.target", ".picked"),
    "three-answers": at_table("closing"),
    "four-answers": at_table("answers"),
    "clergy": then(at_table("clergy"), ".sheet-clergy"),
    "closing": then(at_table("closing"), "[data-key=c]", ".sheet-closing"),
    "coaches": then(at_table("coach"), ".sheet-coaches"),
    "cartwright": then(at_table("cartwright"), ".sheet-coaches"),  # as after taking a step of a closing back
    "hand-in": then(at_table("hand-in"), ".sheet-handin"),
    "discarding": at_table("discard"),
    "final": final,
    "stats": stats,
    "final-board": then(final, ".final-actions .button:nth-of-type(2)", ".table"),
    "game": page_of(link("4-honours-over"), ".final"),
    "replay": page_of(f"{link('4-honours-audience-over')}?at=200", ".time-line"),
    "replay-eyes": page_of(f"{link('4-honours-audience-over')}?at=200&seat=1", ".hand .place"),
    "replay-choices": then(page_of(f"{link('3-over')}?at=90", ".time-line"), ".time-more", ".time-choices-open"),
    "try": then(page_of(f"{link('4-honours-audience-over')}?at=90", ".time-line"), ".time-try", "dialog .try"),
    "beat": page_of(link("4-honours-over").replace("game", "beat"), ".beat"),
    "daily": page_of(results(1), ".daily-asked"),
    "daily-compared": then(page_of(results(2), ".daily-asked"), ".daily-asked .button:not(.button-primary)", ".compared-chart"),
    "share": then(page_of(f"{link('2-over')}?at=20", ".time-line"), ".time-share", "dialog .share .invite-words"),
    "lesson": then(page_of("/#/lesson/base/4", ".lesson-card"), ".market [data-card=pilsen]", ".lesson-wrong"),
    "lesson-closing": then(page_of("/#/lesson/base/8", ".lesson-card"), "[data-key=c]", ".sheet-closing"),
    "puzzles": page_of("/#/puzzle/", ".puzzle-grid"),
    "puzzle": then(page_of(f"/#/puzzle/{read()[-1]['id']}", ".lesson-card"), ".lesson-ways button", ".puzzle-grounds"),
    "new-post": page_of("/new?kind=post", ".seat-form"),
    "letter": page_of(link("3-running").replace("game", "post"), ".post-seats"),
    "broken-link": page_of("/#/game/1abcdefgh", ".opening h1"),
    "move": moving,
    "host": hosting,
    "enter": page_of("/enter", "#word"),
    "gone": page_of("/table/nowhere", ".opening h1"),
    "seating": seating_table,
    "seating-guest": by_stranger(seating_table),
    "lobby": by_stranger(lobby),
    "offered": offered,
    "seat-link": then(offered, ".asked .button-primary", ".invite-here > summary", "dialog .copy"),
    "take-seat": by_stranger(taking_a_seat),
    "chat": talk,
    "report": then(talk, ".chat-report", "dialog .report-form"),
    "channels": then(notified, ".tools button:nth-of-type(2)", f"{CHANNELS} > summary", "dialog .channel .button-icon"),
    "devices": then(
        settings,
        f"{PROGRAMS} > summary",
        f"{DEVICE} > summary",
        f"{DEVICE} > button",
        f"{DEVICE} .invite-here > summary",
        "#move-link",
    ),
}
WIDE_ONLY: dict[str, Opener] = {
    "discard-pile": then(at_table("take"), ".place-pile", ".sheet-cards"),
    "about": then(at_table("take"), ".seat-carriage", ".about-sheet .track"),
}
PHONE_ONLY: dict[str, Opener] = {
    "rome": then(at_table("coach"), "#tab-rome", ".rome-map"),
    "leaf-table": then(at_table("take"), "#tab-table", ".leaf-table"),
    "discard-pile": then(at_table("take"), "#tab-table", ".place-pile", ".sheet-cards"),
    "seat": then(at_table("take"), ".chip-seat", ".seat-details"),
}


# These may be longer than the screen; a table may not.
SCROLLING = {
    "landing",
    "new-table",
    "new-post",
    "letter",
    "settings",
    "help",
    "final",
    "stats",
    "puzzles",
    "beat",
    "daily",
    "daily-compared",
    "game",
    "seating",
    "seating-guest",
    "lobby",
    "devices",
    "report",
    "channels",
    "host",
}


def screens(viewport: dict[str, int]) -> dict[str, Opener]:
    return EVERYWHERE | (WIDE_ONLY if viewport["width"] >= 1024 else PHONE_ONLY)
