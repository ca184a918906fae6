"""The service worker of a page: the files it caches, so that the whole version works offline."""

import json

from postroad.pages.packs import SERVICE_WORKER, Packs

LARGE = ".net"  # files that are cached only after the first request
NAME = "sw.js"  # next to the page, because a worker's scope is its own folder


def service_worker(packs: Packs, static: str, pages: list[str]) -> str:
    """The worker's source. `static` is the path of the files; `pages` are paths of pages, and those ending in / are prefixes."""
    files = [f"{static}{address}" for address in packs.files() if not address.endswith(".txt")]
    later = [file for file in files if file.endswith(LARGE)]
    settings = {"version": packs.version, "files": [file for file in files if file not in later], "later": later, "pages": pages}
    return f"const OFFLINE = {json.dumps(settings)};\n{(packs.web / SERVICE_WORKER).read_text(encoding='utf-8')}"
