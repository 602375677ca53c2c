"""Structured logs: a line of JSON for each event. No token, password, view or move is ever part of one."""

import logging
import sys
from datetime import UTC, datetime

import msgspec

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "taskName", "asctime"}


class JsonFormatter(logging.Formatter):
    """What an event brings along never replaces what a line says of itself: a bot has a level, too."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        told = {name: value for name, value in vars(record).items() if name not in _PLAIN}
        line |= {f"its_{name}" if name in line else name: value for name, value in told.items()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
