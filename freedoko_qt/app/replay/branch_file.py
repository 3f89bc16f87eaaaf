"""Branches on disk: a file for each record, by the check sum of its game, wherever the record itself is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from freedoko_qt.app.document import Document
from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.plain import one_line
from freedoko_qt.app.replay.branch import Branch, branch_replay
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.storage import Loaded
from freedoko_qt.app.writer import Do, at_once
from freedoko_qt.engine.errors import MALFORMED, BadSave
from freedoko_qt.engine.notation import action_from_dict, action_to_dict

KIND = "branches"


class Branches:
    """The branches of all games, in one folder.

    Nothing is kept in memory; other windows may write the same files. Nothing is raised: what goes wrong is a Notice.
    """

    def __init__(self, folder: Path, do: Do = at_once) -> None:
        self._folder = folder
        self._do = do

    def path(self, replay: GameReplay) -> Path:
        """The file with the branches of a game."""
        return self._folder / f"{game_key(replay.record)}.json"

    def load(self, replay: GameReplay) -> Loaded[tuple[Branch, ...]]:
        """The branches of a game, the oldest first; those that are none of it are damaged.

        Each branch is replayed to check it.
        """
        return self._document(replay).load()

    def change(
        self, replay: GameReplay, change: Callable[[tuple[Branch, ...]], tuple[Branch, ...]]
    ) -> Loaded[tuple[Branch, ...]]:
        """Do something with the branches of a game that are kept by now, and return them.

        `change` may be given an empty tuple. Without a value in the result nothing was written.
        """
        return self._do(partial(self._document(replay).update, lambda found: change(found.value or ())))

    def add(self, replay: GameReplay, branch: Branch) -> Loaded[Branch]:
        """Keep one more and return it, or the one that went the same way before; none if the game itself did.

        No value, with a notice, if nothing could be written.
        """
        if branch.actions == tuple(replay.game.actions):
            return Loaded(None, self.load(replay).notice)
        kept = self.change(replay, lambda known: known if _same(branch, known) else (*known, branch))
        return Loaded(_same(branch, kept.value or ()), kept.notice)

    def _document(self, replay: GameReplay) -> Document[tuple[Branch, ...]]:
        return Document(self.path(replay), KIND, lambda values: _unpacked(replay, values), _packed)


def _same(branch: Branch, known: Sequence[Branch]) -> Branch | None:
    """The one that went the same way."""
    return next((one for one in known if one.actions == branch.actions), None)


def _packed(branches: Sequence[Branch]) -> dict[str, Any]:
    return {"branches": [_packed_branch(branch) for branch in branches]}


def _packed_branch(branch: Branch) -> dict[str, Any]:
    actions = [action_to_dict(action) for action in branch.actions]
    return {"name": branch.name, "seat": branch.seat, "actions": actions}


def _unpacked(replay: GameReplay, values: Mapping[str, Any]) -> tuple[Branch, ...]:
    try:
        branches = tuple(
            Branch(int(one["seat"]), tuple(map(action_from_dict, one["actions"])), one_line(str(one["name"])))
            for one in values["branches"]
        )
    except MALFORMED as error:
        raise BadSave("these are no branches") from error
    for branch in branches:
        if not 0 <= branch.seat < 4:
            raise BadSave("a branch is of no seat")
        branch_replay(replay, branch)
    return branches
