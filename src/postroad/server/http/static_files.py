"""The browser client: static files, served as they are or in packs."""

import errno
import gzip
import hashlib
import mimetypes
import os
import stat
from collections.abc import Callable
from pathlib import Path

from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from postroad.pages.packs import STATIC, WEB, Packs
from postroad.pages.service_worker import NAME, service_worker
from postroad.server.tables.rejections import CommandRejected

ALWAYS_ASK = "no-cache"  # keep it, but ask each time whether it is still the same
CHECKOUT = (WEB.parents[2] / "pyproject.toml").is_file()  # does somebody work on these files?
FOR_EVER = "public, max-age=31536000, immutable"  # what has its version in its address

SCREENS = ["", "new", "stats", "move", "table/"]  # where the page is, seen from the root

# Not every system knows these, and some know them wrongly.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".net": "application/octet-stream",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
for ending, kind in TYPES.items():
    mimetypes.add_type(kind, ending)


class Kept:
    """What somebody asked for, as it was then: read, compressed and marked once."""

    def __init__(self, body: bytes, name: str, changed: int = 0) -> None:
        zipped = gzip.compress(body, 9, mtime=0)
        self.changed = changed
        self.bodies = {False: body, True: zipped if len(zipped) < len(body) else body}
        self.kind = mimetypes.guess_type(name)[0]
        self.mark = f'"{hashlib.sha256(body).hexdigest()[:24]}"'

    def response(self, scope: Scope, keep: str = ALWAYS_ASK, vary: str = "Accept-Encoding") -> Response:
        headers = Headers(scope=scope)
        known = self.mark in [mark.strip().removeprefix("W/") for mark in headers.get("if-none-match", "").split(",")]
        small = "gzip" in headers.get("accept-encoding", "") and self.bodies[True] is not self.bodies[False]
        told = {"Cache-Control": keep, "ETag": self.mark, "Vary": vary}
        if known:
            return Response(status_code=304, headers=told)
        return Response(self.bodies[small], headers=told | ({"Content-Encoding": "gzip"} if small else {}), media_type=self.kind)


class Static(StaticFiles):
    """Nothing waits for a disk: the files are few and small, and stay in memory."""

    def __init__(self) -> None:
        super().__init__(directory=WEB, check_dir=False)
        self.languages = sorted(path.name for path in (WEB / "lang").glob("*/"))
        self._kept: dict[str, Kept] = {}
        self._made: dict[str, Kept] = {}  # from the packs
        self._packs: Packs | None = None
        self._newest = 0

    @property
    def packs(self) -> Packs:
        if self._packs is None:
            self._packs = Packs(WEB)
        return self._packs

    def _look_again(self) -> None:
        """Whoever works on the files sees every change with the next page; else nothing changes while the server runs."""
        if self._newest and not CHECKOUT:
            return
        newest = max(path.stat().st_mtime_ns for path in WEB.rglob("*"))
        if newest != self._newest:
            self._packs, self._made, self._newest = None, {}, newest

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        asked = Path(path).as_posix()
        if asked.startswith("packs/"):
            return self._pack(asked.removeprefix("packs/"), scope)
        full_path, there = self._found(path)
        if there is None or not stat.S_ISREG(there.st_mode):
            raise HTTPException(404)
        if asked.endswith(".js") and Path(full_path) == WEB / asked:
            return self._told(asked, lambda: self.packs.single(asked)).response(scope, self._how_long(scope))
        return self._response(full_path, there, scope)

    def _found(self, path: str) -> tuple[str, os.stat_result | None]:
        """Look a file up; a name that is too long or has a NUL byte belongs to no file."""
        try:
            return self.lookup_path(path)
        except ValueError:
            return "", None
        except OSError as error:
            if error.errno not in (errno.ENAMETOOLONG, errno.EINVAL):
                raise
            return "", None

    def _response(self, path: str, there: os.stat_result, scope: Scope) -> Response:
        kept = self._kept.get(path)
        if kept is None or kept.changed != there.st_mtime_ns:
            kept = self._kept[path] = Kept(Path(path).read_bytes(), path, there.st_mtime_ns)
        return kept.response(scope)

    def _told(self, name: str, text: Callable[[], str]) -> Kept:
        if name not in self._made:
            self._made[name] = Kept(text().encode(), name)
        return self._made[name]

    def _pack(self, name: str, scope: Scope) -> Response:
        key = f"packs/{name}"
        if key not in self._made:
            text = self.packs.pack(name)
            if text is None:
                raise HTTPException(404)
            self._made[key] = Kept(text.encode(), name)
        return self._made[key].response(scope, self._how_long(scope))

    def _how_long(self, scope: Scope) -> str:
        asked = QueryParams(scope.get("query_string", b"")).get("v")
        return FOR_EVER if asked == self.packs.version else ALWAYS_ASK

    def service_worker(self, scope: Scope) -> Response:
        """Beside the pages, all of which it sees to."""
        self._look_again()
        return self._told(NAME, lambda: service_worker(self.packs, STATIC.lstrip("/"), SCREENS)).response(scope)

    def page(self, scope: Scope) -> Response:
        """The one page of the client; its script looks at the address."""
        if not (WEB / "index.html").is_file():
            raise CommandRejected(404, "not-found")
        self._look_again()
        path = scope["path"]
        screen = "landing" if path == "/" else "table" if path.startswith("/table/") else None
        language = self._language(scope)
        page = self._told(f"{screen}/{language}.html", lambda: self.packs.page(screen, language))
        return page.response(scope, vary="Accept-Encoding, Accept-Language")

    def _language(self, scope: Scope) -> str:
        """The first of the reader's languages that there is."""
        wanted = (tag.strip()[:2].lower() for tag in Headers(scope=scope).get("accept-language", "").split(","))
        return next((tag for tag in wanted if tag in self.languages), "en")
