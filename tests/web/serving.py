"""Postroad as a process that tests start, kill and restart on the same port."""

import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit


class Server:
    """A server process; `data` is a folder, or the address of a PostgreSQL."""

    def __init__(self, data: Path | str, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = 0  # any; once started, the server keeps its port
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "Server":
        command = [sys.executable, "-m", "postroad", "play", "--no-browser", "--pace", "0", "--port", str(self.port)]
        place = ["--data" if isinstance(self.data, Path) else "--database", str(self.data)]
        self._process = subprocess.Popen([*command, *place, *self.options], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        words = self._process.stdout.readline().split()
        self.address = next((word for word in words if word.startswith("http://")), "")
        assert self.address, f"the server did not say where it is, but {words}"
        self.port = urlsplit(self.address).port or 0
        return self

    def kill(self) -> None:
        """Kill the process, as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: int) -> None:
        process, self._process = self._process, None
        if not process:
            return
        process.send_signal(how)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout
        process.stdout.close()
