"""Logs: plain lines, or one JSON object per line (`--log json`)."""

import json
import logging
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """Formats log records as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def log_as_json() -> None:
    """Log everything as JSON, including the server's start and end."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.getLogger().addHandler(handler)
    logging.getLogger("postroad").setLevel(logging.INFO)
