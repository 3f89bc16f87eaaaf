"""The hidden cards as a seat could infer them at a moment of a finished game."""

from __future__ import annotations

from freedoko_qt.ai.inference import Inference, infer
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import seed_of

__all__ = ["Inference", "inferred"]


def inferred(replay: GameReplay, position: int, seat: int) -> Inference | None:
    """The chances of that moment, always the same; None where no cards are played.

    Deals are sampled, which takes a while: not for the window's thread.
    """
    return infer(replay.game_at(position).view(seat), seed_of(replay.record, seat))
