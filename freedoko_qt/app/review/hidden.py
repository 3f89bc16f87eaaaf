"""The deals that a seat could infer at a moment of a finished game."""

from __future__ import annotations

from freedoko_qt.ai.inference import Inference as Inference  # noqa: PLC0414  (ui knows it from here)
from freedoko_qt.ai.inference import infer
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.reckoning import seed_of


def inferred(replay: GameReplay, position: int, seat: int) -> Inference | None:
    """The chances of that moment, always the same; None where no cards are played."""
    return infer(replay.game_at(position).view(seat), seed_of(replay.record, seat))
