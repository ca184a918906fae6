"""Installs what the browser tests need, Chromium and a Japanese font: `python -m tests.web.install`."""

import os
import shutil
import subprocess
import sys

from tests.web.browser import LEAN, NAMES

FONT = "fonts-noto-cjk"


def main() -> None:
    if os.environ.get("CHROMIUM") or shutil.which(LEAN):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        by_apt("update")
        if by_apt("install", "-y", "--no-install-recommends", LEAN, FONT) or any(map(shutil.which, NAMES)):
            return
        if by_apt("install", "-y", "--no-install-recommends", "chromium", FONT):
            return
    if not any(map(shutil.which, NAMES)):
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def by_apt(*what: str) -> bool:
    """Install by apt; answers whether it worked, since not every distribution has every package."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(["apt-get", "-qq", *what], env=environment, check=False).returncode == 0


if __name__ == "__main__":
    main()
