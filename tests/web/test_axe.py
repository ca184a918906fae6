"""What axe finds: nothing, on no screen, in neither look."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser

from tests.web.screens import PHONE, WIDE, screens, visitor
from tests.web.stages import Stages

LOOK = """async (theme) => {
  const { set } = await import("/static/js/app/settings.js");
  set({ theme });
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished));
}"""  # colours change slowly; axe would see them on their way
# Of what axe tells only this is brought out of the page: all of it is megabytes.
FIND = "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)"
SIZES = {"wide": (WIDE, ("light", "dark")), "phone": (PHONE, ("light",))}


@pytest.mark.parametrize(
    ("size", "screen"), [(size, screen) for size, (viewport, _) in SIZES.items() for screen in screens(viewport)]
)
def test_axe(browser: Browser, stages: Stages, size: str, screen: str) -> None:
    viewport, looks = SIZES[size]
    found = []
    with visitor(browser, stages, viewport) as page:
        screens(viewport)[screen](page, stages)
        page.evaluate(AXE_SCRIPT)
        for look in looks:
            page.evaluate(LOOK, look)
            found += [f"{look}: {told(violation)}" for violation in page.evaluate(FIND)]
    assert not found, "\n".join(found)


def told(violation: dict) -> str:
    places = [f"{node['target'][0]} ({node['any'][0]['message'] if node['any'] else ''})" for node in violation["nodes"][:4]]
    return f"{violation['id']}: {violation['help']}: {', '.join(places)}"
