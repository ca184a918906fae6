"""Fixtures: a browser and a server per worker, a fresh context per test, and no silent fault."""

import secrets
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from postroad.pages.static_site import write_site
from tests.web.browser import launched
from tests.web.sample_tables import Stages
from tests.web.screens import WIDE
from tests.web.serving import Server
from tests.web.static_host import StaticHost
from tests.web.traces import keep_traces, leave_traces

TELL_VIOLATIONS = "addEventListener('securitypolicyviolation', e => console.error('CSP', e.violatedDirective, e.blockedURI))"

PATIENCE = 30_000  # ms, long enough for a busy machine: it only ends a wait in vain

NewPage = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep picture, console and trace of a failed test: see traces.py."""
    report = yield
    browser = item.funcargs.get("browser") if hasattr(item, "funcargs") else None
    if report.failed and browser:
        leave_traces(browser.contexts)
    return report


class Faults:
    """Errors of pages, and requests to foreign addresses."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.asked: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.hosts = {"localhost", None}

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.found.append(f"error: {error}"))
        page.on("console", self.hear)
        page.on("request", lambda request: self.ask(request.url))
        page.on("websocket", lambda socket: self.ask(socket.url))

    def hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.found.append(f"{said.text} ({said.location.get('url', '')})")

    def ask(self, url: str) -> None:
        self.asked.append(url)
        if urlsplit(url).hostname not in self.hosts:
            self.found.append(f"foreign address: {url}")

    def unexpected(self) -> list[str]:
        return [fault for fault in self.found if not any(words in fault for words in self.expected)]


@pytest.fixture
def faults() -> Iterator[Faults]:
    faults = Faults()
    yield faults
    assert not faults.unexpected()


class Contexts:
    """Pages, each in a context of its own."""

    def __init__(self, browser: Browser, faults: Faults) -> None:
        self._browser = browser
        self._faults = faults
        self._open: list[BrowserContext] = []

    def new_page(self, **options: object) -> Page:
        wanted = {"viewport": WIDE, "locale": "en-GB", "accept_downloads": True, "service_workers": "block", **options}
        context = self._browser.new_context(**wanted)
        self._open.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELL_VIOLATIONS)
        context.on("page", self._faults.watch)
        return context.new_page()

    def close(self) -> None:
        while self._open:
            self._open.pop().close()


@pytest.fixture
def contexts(browser: Browser, faults: Faults) -> Iterator[Contexts]:
    contexts = Contexts(browser, faults)
    yield contexts
    contexts.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        keep_traces(browser)
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables")).start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path, contexts: Contexts) -> Iterator[Server]:
    """A server for tests that read the list of tables or stop the server; its pages close before it stops."""
    server = Server(tmp_path / "tables").start()
    yield server
    contexts.close()
    server.stop()


@pytest.fixture
def host(tmp_path: Path, contexts: Contexts) -> Iterator[StaticHost]:
    """A static site on a web host of its own; its pages close before it stops."""
    write_site(tmp_path / "site")
    with StaticHost(tmp_path / "site") as host:
        yield host
        contexts.close()


@pytest.fixture(scope="session")
def stages(server: Server, request: pytest.FixtureRequest, compiled_engine: None) -> Iterator[Stages]:
    """Sample tables: the same games in every run, new ones in the long run, played by the compiled rules."""
    seed = secrets.randbits(16) if request.config.getoption("--long") else 1
    stages = Stages(server.address, data=server.data, seed=seed)
    print(f"seed of the stages: {seed}")
    yield stages
    stages.close()


@pytest.fixture
def new_page(contexts: Contexts) -> NewPage:
    """Makes pages in contexts of their own: new_page(viewport=…, color_scheme=…)."""
    return contexts.new_page


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
