"""Take screenshots of all screens in several languages, light and dark, desktop and phone: `python -m tools.screens FOLDER`."""

import sys
import tempfile
from pathlib import Path

from tests.web.browser import launched
from tests.web.sample_tables import Stages
from tests.web.screens import PHONE, WIDE, screens, visitor
from tests.web.serving import Server

SIZES = {"desk": WIDE, "phone": PHONE}
LOOKS = [("en", "light"), ("en", "dark"), ("de", "light"), ("ja", "light")]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, launched() as browser:
        server = Server(Path(data)).start()
        stages = Stages(server.address, data=server.data)
        for size, viewport in SIZES.items():
            for screen, open_it in screens(viewport).items():
                for language, theme in LOOKS:
                    with visitor(browser, stages, viewport, language, theme) as page:
                        open_it(page, stages)
                        page.evaluate("document.fonts.ready")
                        page.wait_for_timeout(150)  # lets the layout settle
                        page.screenshot(path=folder / f"{screen}-{size}-{language}-{theme}.png")
        stages.close()
        server.stop()


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: python -m tools.screens FOLDER")
    main(Path(sys.argv[1]))
