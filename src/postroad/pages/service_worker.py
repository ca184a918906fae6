"""The service worker of a page: which files it keeps, so that the whole version is there without a line."""

import json

from postroad.pages.packs import SERVICE_WORKER, Packs

LARGE = ".net"  # what only some need is kept once it was asked for
NAME = "sw.js"  # beside the page: a worker sees to what lies beside and below it


def service_worker(packs: Packs, static: str, pages: list[str]) -> str:
    """`static` is where the files lie, `pages` are the page's addresses, seen from the root; those that end with / go on."""
    files = [f"{static}{address}" for address in packs.files() if not address.endswith(".txt")]
    later = [file for file in files if file.endswith(LARGE)]
    told = {"version": packs.version, "files": [file for file in files if file not in later], "later": later, "pages": pages}
    return f"const OFFLINE = {json.dumps(told)};\n{(packs.web / SERVICE_WORKER).read_text(encoding='utf-8')}"
