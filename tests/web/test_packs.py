"""Modules in packs are the same modules: by its own address each exports what its file says, and there is one of each."""

import re

from playwright.sync_api import Page

from postroad.pages.packs import START, WEB, WORKERS
from tests.web.conftest import Faults
from tests.web.serving import Server

EXPORT = re.compile(r"^export (?:async )?(?:const|function|class) (\w+)", re.MULTILINE)
NAMES = """(paths) => Promise.all(paths.map(async (path) =>
  [path, Object.keys(await import(`/static/${path}`)).sort()])).then(Object.fromEntries)"""
ONE_OF_EACH = """async () => {
  const [{ language }, { t }] = await Promise.all([import("/static/js/app/texts.js"), import("/static/js/app/texts.js")]);
  const before = t("settings-title");
  await import("/static/js/app/settings.js").then(({ changeSettings }) => changeSettings({ language: "de" }));
  while (document.documentElement.lang !== "de") await new Promise((done) => setTimeout(done, 10)); // the last thing that is done
  return [before, t("settings-title"), language.value, document.documentElement.lang];
}"""


def test_every_module_has_the_exports_of_its_file(page: Page, server: Server, faults: Faults) -> None:
    page.goto(server.address)
    page.locator("main").wait_for()
    files = {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in (WEB / "js").rglob("*.js")}
    for path in (START, *WORKERS):
        del files[path]
    found = page.evaluate(NAMES, list(files))
    assert found == {path: sorted(EXPORT.findall(text)) for path, text in files.items()}


def test_every_module_has_one_instance(page: Page, server: Server) -> None:
    """A module fetched by its own address is the instance that the screen uses."""
    page.goto(server.address)
    page.locator("main").wait_for()
    assert page.evaluate(ONE_OF_EACH) == ["Settings", "Einstellungen", "de", "de"]
