"""The browser client's files, as they are or in packs."""

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

REVALIDATE = "no-cache"  # cached, but revalidated each time
CHECKOUT = (WEB.parents[2] / "pyproject.toml").is_file()  # whether this is a source checkout
IMMUTABLE = "public, max-age=31536000, immutable"  # for addresses that contain a version

SCREENS = ["", "new", "stats", "move", "table/"]  # paths of the page

# Some systems lack these types or have wrong ones.
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


class CachedFile:
    """A file, read, compressed and hashed once."""

    def __init__(self, body: bytes, name: str, changed: int = 0) -> None:
        zipped = gzip.compress(body, 9, mtime=0)
        self.changed = changed
        self.bodies = {False: body, True: zipped if len(zipped) < len(body) else body}
        self.kind = mimetypes.guess_type(name)[0]
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'

    def response(self, scope: Scope, keep: str = REVALIDATE, vary: str = "Accept-Encoding") -> Response:
        headers = Headers(scope=scope)
        known = self.etag in [etag.strip().removeprefix("W/") for etag in headers.get("if-none-match", "").split(",")]
        small = "gzip" in headers.get("accept-encoding", "") and self.bodies[True] is not self.bodies[False]
        response_headers = {"Cache-Control": keep, "ETag": self.etag, "Vary": vary}
        if known:
            return Response(status_code=304, headers=response_headers)
        return Response(
            self.bodies[small], headers=response_headers | ({"Content-Encoding": "gzip"} if small else {}), media_type=self.kind
        )


class ClientFiles(StaticFiles):
    """Serves the client's files from memory."""

    def __init__(self) -> None:
        super().__init__(directory=WEB, check_dir=False)
        self.languages = sorted(path.name for path in (WEB / "lang").glob("*/"))
        self._files: dict[str, CachedFile] = {}
        self._generated: dict[str, CachedFile] = {}  # generated from the packs
        self._packs: Packs | None = None
        self._modified = 0

    @property
    def packs(self) -> Packs:
        if self._packs is None:
            self._packs = Packs(WEB)
        return self._packs

    def _refresh(self) -> None:
        """In a checkout, reload changed files with the next page; otherwise files never change."""
        if self._modified and not CHECKOUT:
            return
        newest = max(path.stat().st_mtime_ns for path in WEB.rglob("*"))
        if newest != self._modified:
            self._packs, self._generated, self._modified = None, {}, newest

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        requested = Path(path).as_posix()
        if requested.startswith("packs/"):
            return self._pack(requested.removeprefix("packs/"), scope)
        full_path, there = self._found(path)
        if there is None or not stat.S_ISREG(there.st_mode):
            raise HTTPException(404)
        if requested.endswith(".js") and Path(full_path) == WEB / requested:
            return self._generate(requested, lambda: self.packs.single(requested)).response(scope, self._cache_control(scope))
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
        cached = self._files.get(path)
        if cached is None or cached.changed != there.st_mtime_ns:
            cached = self._files[path] = CachedFile(Path(path).read_bytes(), path, there.st_mtime_ns)
        return cached.response(scope)

    def _generate(self, name: str, text: Callable[[], str]) -> CachedFile:
        if name not in self._generated:
            self._generated[name] = CachedFile(text().encode(), name)
        return self._generated[name]

    def _pack(self, name: str, scope: Scope) -> Response:
        key = f"packs/{name}"
        if key not in self._generated:
            text = self.packs.pack(name)
            if text is None:
                raise HTTPException(404)
            self._generated[key] = CachedFile(text.encode(), name)
        return self._generated[key].response(scope, self._cache_control(scope))

    def _cache_control(self, scope: Scope) -> str:
        requested = QueryParams(scope.get("query_string", b"")).get("v")
        return IMMUTABLE if requested == self.packs.version else REVALIDATE

    def service_worker(self, scope: Scope) -> Response:
        """The service worker, at the root so that it controls all pages."""
        self._refresh()
        return self._generate(NAME, lambda: service_worker(self.packs, STATIC.lstrip("/"), SCREENS)).response(scope)

    def page(self, scope: Scope) -> Response:
        """The client's only page; its script reads the path."""
        if not (WEB / "index.html").is_file():
            raise CommandRejected("not-found")
        self._refresh()
        path = scope["path"]
        screen = "landing" if path == "/" else "table" if path.startswith("/table/") else None
        language = self._language(scope)
        page = self._generate(f"{screen}/{language}.html", lambda: self.packs.page(screen, language))
        return page.response(scope, vary="Accept-Encoding, Accept-Language")

    def _language(self, scope: Scope) -> str:
        """The first available language of the reader."""
        wanted = (tag.strip()[:2].lower() for tag in Headers(scope=scope).get("accept-language", "").split(","))
        return next((tag for tag in wanted if tag in self.languages), "en")
