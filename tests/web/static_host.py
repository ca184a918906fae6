"""A plain web host for static files: a folder under a path."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any

UNDER = "/games/post/"


class StaticHost:
    def __init__(self, folder: Path) -> None:
        """Serve the folder under a path of the host, and nothing beside it."""
        self.folder = folder
        self.asked: list[str] = []
        self.held: str | None = None  # a file of this name is not answered until `let_go` is set
        self.let_go = threading.Event()
        self._server: ThreadingHTTPServer | None = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, self))
        self.port = self._server.server_port
        self.address = f"http://localhost:{self.port}{UNDER}"

    def __enter__(self) -> "StaticHost":
        if not self._server:  # stopped before
            self._server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(Files, self))
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def stop(self) -> None:
        self.let_go.set()
        server, self._server = self._server, None
        if server:
            server.shutdown()
            server.server_close()

    def __exit__(self, _kind: type | None, _error: BaseException | None, _trace: TracebackType | None) -> None:
        self.stop()


class Files(SimpleHTTPRequestHandler):
    def __init__(self, host: StaticHost, *given: Any) -> None:
        self.host = host
        super().__init__(*given, directory=str(host.folder))

    def translate_path(self, path: str) -> str:
        self.host.asked.append(path)
        return super().translate_path(path.removeprefix(UNDER.rstrip("/")) if path.startswith(UNDER) else "/nowhere")

    def do_GET(self) -> None:
        if self.path.rpartition("/")[2] == self.host.held:
            self.host.let_go.wait()
        super().do_GET()

    def log_message(self, *_said: object) -> None:
        pass
