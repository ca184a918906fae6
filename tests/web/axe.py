"""Accessibility faults that axe finds on a page, in both themes."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

LOOK = """async (theme) => {
  const { changeSettings } = await import("/static/js/app/settings.js");
  changeSettings({ theme });
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished));
}"""  # colours change slowly, and axe would measure them during the change
# The whole result of axe is megabytes, so only this part leaves the page.
FIND = "(rules) => axe.run({ resultTypes: ['violations'], ...rules }).then(({ violations }) => violations)"
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}  # all that another look can change


def found_by_axe(page: Page, looks: tuple[str, ...]) -> list[str]:
    """The faults that axe finds; empty without any."""
    page.evaluate(AXE_SCRIPT)
    found = []
    for number, look in enumerate(looks):
        page.evaluate(LOOK, look)
        found += [f"{look}: {described(violation)}" for violation in page.evaluate(FIND, COLOURS if number else {})]
    return found


def described(violation: dict) -> str:
    places = [f"{node['target'][0]} ({node['any'][0]['message'] if node['any'] else ''})" for node in violation["nodes"][:4]]
    return f"{violation['id']}: {violation['help']}: {', '.join(places)}"
