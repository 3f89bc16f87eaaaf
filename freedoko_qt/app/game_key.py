"""The check sum by which a game is found again."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from freedoko_qt.app.sealed import packed


def game_key(record: Mapping[str, Any]) -> str:
    """The check sum of a game, whoever played it and whichever tournament keeps it.

    16 hexadecimal digits; names, scores and the seed do not matter.
    """
    parts = {part: record.get(part) for part in ("rules", "table", "hands", "actions")}
    return sha256(packed(parts).encode()).hexdigest()[:16]
