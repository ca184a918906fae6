"""What the browser tests need: Chromium, and a font with Japanese letters. `python -m tests.web.install` sees to it."""

import os
import shutil
import subprocess
import sys

from tests.web.browser import NAMES


def main() -> None:
    if os.environ.get("CHROMIUM") or any(map(shutil.which, NAMES)):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=True, env=environment)
        packages = ["chromium", "fonts-noto-cjk"]
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], check=True, env=environment)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    main()
