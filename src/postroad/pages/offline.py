"""The service worker of a page: which files it keeps, so that the whole version is there without a line."""

import json

from postroad.pages.packs import Packs

NAME = "sw.js"  # beside the page: a worker sees to what lies beside and below it


def service_worker(packs: Packs, static: str, pages: list[str]) -> str:
    """`static` is where the files lie, `pages` are the page's addresses, seen from the root; those that end with / go on."""
    files = [f"{static}{address}" for address in packs.files() if not address.endswith(".txt")]
    told = {"version": packs.version, "files": files, "pages": pages}
    return f"const OFFLINE = {json.dumps(told)};\n{(packs.web / 'service_worker.js').read_text(encoding='utf-8')}"
