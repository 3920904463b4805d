"""Structured logs: an event in a few words, and its fields. One line each, for people or as JSON for programs.

Fields go in `extra={"fields": {...}}`. Seeds, cookies, codes and invitations are never among them.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec


def set_up_logs(form: str, level: str) -> None:
    """Write all logs of this process to stderr, in the form and from the level that the settings say."""
    output = logging.StreamHandler(sys.stderr)
    output.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    for before in list(root.handlers):
        root.removeHandler(before)
    root.addHandler(output)
    root.setLevel(logging.WARNING)
    logging.getLogger("hordekeep").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_as_one_line)


def _as_one_line(record: logging.LogRecord) -> bool:
    """Uvicorn tells a frame that is no text like a bug of ours, but it is the sender's: one line is enough for it."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return True


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return getattr(record, "fields", {})


def _on_one_line(value: Any) -> str:
    """What others sent must not look like a line of ours."""
    text = str(value)
    return text if text.isprintable() else repr(text)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "from": record.name,
            **_fields(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """A line that reads well: time, level if it is not plain info, event, fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        fields = "".join(f" {name}={_on_one_line(value)}" for name, value in _fields(record).items())
        line = f"{at} {level}{record.getMessage()}{fields}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line
