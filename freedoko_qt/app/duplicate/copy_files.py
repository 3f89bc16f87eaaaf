"""Copies on disk: a file for each deal, beside the tournaments; whichever is lost is played once more."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from freedoko_qt.app.notice import Notice
from freedoko_qt.app.storage import Loaded, keep, load
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import action_from_dict, action_to_dict
from freedoko_qt.engine.phase import Phase

KIND = "duplicate"


class Copies:
    """All copies of a user, in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, key: str) -> Path:
        """The file of a copy, by the check sum of its deal and its players."""
        return self._folder / f"{key}.json"

    def load(self, key: str, deal: Game) -> Loaded[Game]:
        """The copy of a deal as it ended; what is no whole game of this deal is damaged.

        The actions are replayed on a copy of `deal`, which stays as it is. A damaged file is set aside.
        """
        return load(self.path(key), KIND, lambda values: _played(deal, values))

    def save(self, key: str, copy: Game) -> Notice | None:
        """Keep a copy that is over; returns what went wrong.

        Only the actions are written: the deal itself is in the tournament.
        """
        return keep(self.path(key), KIND, {"actions": [action_to_dict(action) for action in copy.actions]})


def _played(deal: Game, values: Mapping[str, Any]) -> Game:
    match values.get("actions"):
        case [*entries] if all(isinstance(entry, dict) for entry in entries):
            copy = deal.replayed(0)
            for entry in entries:
                copy.apply(action_from_dict(entry))
            if copy.phase is Phase.OVER:
                return copy
    raise BadSave("this is not a whole game")
