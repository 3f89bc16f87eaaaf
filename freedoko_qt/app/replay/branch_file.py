"""Branches on disk: a file for each record, by the check sum of its game, wherever the record itself is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from freedoko_qt.app.plain import one_line
from freedoko_qt.app.replay.branch import Branch, branch_replay
from freedoko_qt.app.replay.replay import Replay
from freedoko_qt.app.review.reckoning import key_of
from freedoko_qt.app.storage import Loaded, Notice, keep, load
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.notation import action_from_dict, action_to_dict

KIND = "branches"


class Branches:
    """The branches of all games, in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, replay: Replay) -> Path:
        """The file with the branches of a game."""
        return self._folder / f"{key_of(replay.record)}.json"

    def load(self, replay: Replay) -> Loaded[tuple[Branch, ...]]:
        """The branches of a game, the oldest first; those that are none of it are damaged."""
        return load(self.path(replay), KIND, lambda values: _unpacked(replay, values))

    def save(self, replay: Replay, branches: Sequence[Branch]) -> Notice | None:
        """Keep these branches of a game; returns what went wrong."""
        return keep(self.path(replay), KIND, {"branches": [_packed(branch) for branch in branches]})

    def add(self, replay: Replay, branch: Branch) -> Loaded[Branch]:
        """Keep one more and return it, or the one that went the same way before; none if the game itself did."""
        loaded = self.load(replay)
        if loaded.is_left_alone:
            return Loaded(None, loaded.notice)
        if branch.actions == tuple(replay.game.actions):
            return Loaded(None, loaded.notice)
        known = loaded.value or ()
        same = next((one for one in known if one.actions == branch.actions), None)
        if same is not None:
            return Loaded(same, loaded.notice)
        notice = self.save(replay, (*known, branch))
        return Loaded(branch, loaded.notice) if notice is None else Loaded(None, notice)


def _packed(branch: Branch) -> dict[str, Any]:
    actions = [action_to_dict(action) for action in branch.actions]
    return {"name": branch.name, "seat": branch.seat, "actions": actions}


def _unpacked(replay: Replay, values: Mapping[str, Any]) -> tuple[Branch, ...]:
    try:
        branches = tuple(
            Branch(int(one["seat"]), tuple(map(action_from_dict, one["actions"])), one_line(str(one["name"])))
            for one in values["branches"]
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadSave("these are no branches") from error
    for branch in branches:
        if not 0 <= branch.seat < 4:
            raise BadSave("a branch is of no seat")
        branch_replay(replay, branch)
    return branches
