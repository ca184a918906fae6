"""The browser client: static files, served as they are."""

import mimetypes
import os
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from postroad.server.tables.refusal import Refusal

WEB = Path(str(files("postroad"))) / "web"
ALWAYS_ASK = "no-cache"  # keep it, but ask each time whether it is still the same

# Not every system knows these, and some know them wrongly.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
for ending, kind in TYPES.items():
    mimetypes.add_type(kind, ending)


class Static(StaticFiles):
    def __init__(self) -> None:
        super().__init__(directory=WEB, check_dir=False)

    def file_response(self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = ALWAYS_ASK
        return response

    def page(self, scope: Scope) -> Response:
        """The one page of the client; its script looks at the address."""
        path = WEB / "index.html"
        if not path.is_file():
            raise Refusal(404, "not-found")
        return self.file_response(path, path.stat(), scope)
