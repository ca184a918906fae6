"""The browser client: static files, served as they are."""

import gzip
import hashlib
import mimetypes
import os
import stat
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
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


class Kept:
    """A file as it was when somebody asked for it last: read, compressed and marked once."""

    def __init__(self, path: Path, changed: int) -> None:
        body = path.read_bytes()
        zipped = gzip.compress(body, 9, mtime=0)
        self.changed = changed
        self.bodies = {False: body, True: zipped if len(zipped) < len(body) else body}
        self.kind = mimetypes.guess_type(path)[0]
        self.mark = f'"{hashlib.sha256(body).hexdigest()[:24]}"'

    def response(self, headers: Headers) -> Response:
        known = self.mark in [mark.strip().removeprefix("W/") for mark in headers.get("if-none-match", "").split(",")]
        small = "gzip" in headers.get("accept-encoding", "") and self.bodies[True] is not self.bodies[False]
        told = {"Cache-Control": ALWAYS_ASK, "ETag": self.mark, "Vary": "Accept-Encoding"}
        if known:
            return Response(status_code=304, headers=told)
        return Response(self.bodies[small], headers=told | ({"Content-Encoding": "gzip"} if small else {}), media_type=self.kind)


class Static(StaticFiles):
    """Nothing waits for a disk: the files are few and small, and stay in memory."""

    def __init__(self) -> None:
        super().__init__(directory=WEB, check_dir=False)
        self._kept: dict[str, Kept] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        full_path, there = self.lookup_path(path)
        if there is None or not stat.S_ISREG(there.st_mode):
            raise HTTPException(404)
        return self._response(full_path, there, scope)

    def _response(self, path: str, there: os.stat_result, scope: Scope) -> Response:
        kept = self._kept.get(path)
        if kept is None or kept.changed != there.st_mtime_ns:
            kept = self._kept[path] = Kept(Path(path), there.st_mtime_ns)
        return kept.response(Headers(scope=scope))

    def page(self, scope: Scope) -> Response:
        """The one page of the client; its script looks at the address."""
        path = WEB / "index.html"
        if not path.is_file():
            raise Refusal(404, "not-found")
        return self._response(str(path), path.stat(), scope)
