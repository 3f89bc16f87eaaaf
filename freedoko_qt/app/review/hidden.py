"""The deals that a seat could infer at a moment of a finished game."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.ai.inference import HiddenCard, infer
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import seed_of
from freedoko_qt.engine.cards import BySeat


@dataclass(frozen=True, slots=True)
class InferredHands:
    """The chances that a seat could infer."""

    hidden: tuple[HiddenCard, ...]
    """The hidden cards and the seats that may have them, the highest card first."""
    partners: BySeat[float] | None
    """Chance, by seat, of being on this seat's side, 1 for the seat itself; None before there are sides."""


def inferred(replay: GameReplay, position: int, seat: int) -> InferredHands | None:
    """The chances of that moment, always the same; None where no cards are played.

    Deals are sampled, which takes a while: not for the window's thread.
    """
    found = infer(replay.game_at(position).view(seat), seed_of(replay.record, seat))
    return None if found is None else InferredHands(found.hidden, found.partners)
