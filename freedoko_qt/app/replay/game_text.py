"""A finished game as text, with its record in the last line, from which it can be replayed."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.language import spoken_letters
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.sealed import packed
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.settings import Letters
from freedoko_qt.app.wording import card_short, score_line, sentence, signed
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract, card_order
from freedoko_qt.engine.events import CardPlayed, GameScored


def text_of(replay: GameReplay) -> str:
    """The whole game as the person saw it, in the current language, and its record in the last line.

    Lines end with "\\n"; `records_in` skips the words and finds the record.
    """
    return "\n".join([*_hands(replay), "", *_moves(replay), *_score(replay), "", packed(replay.record)]) + "\n"


def _hands(replay: GameReplay) -> Iterator[str]:
    """The lines of all hands, trumps of a normal game first."""
    order, letters = card_order(replay.game.rules, Contract.NORMAL), spoken_letters(Letters.AUTO)
    for seat in SEATS:
        cards = " ".join(card_short(card, letters) for card in sorted(replay.game.dealt[seat], key=order.sort_key))
        yield QCoreApplication.translate("Replay", "{name}: {cards}").format(name=replay.names[seat], cards=cards)


def _moves(replay: GameReplay) -> Iterator[str]:
    """Everything that happened, a line each, the tricks apart."""
    view, lying = replay.game.view(HUMAN), 0
    for event in (event for brought in replay.events for event in brought):
        if isinstance(event, GameScored) or (isinstance(event, CardPlayed) and lying % 4 == 0):
            yield ""
        lying += isinstance(event, CardPlayed)
        yield sentence(event, replay.names, view)


def _score(replay: GameReplay) -> Iterator[str]:
    """Every point with its reason, and the score of each player."""
    score = replay.game.score
    if score is None:
        return
    for line in score.lines:
        reason, points = score_line(line)
        yield QCoreApplication.translate("Replay", "{reason}: {points}").format(reason=reason, points=points)
    yield ""
    for seat in SEATS:
        yield QCoreApplication.translate("Replay", "{name}: {points}").format(
            name=replay.names[seat], points=signed(score.scores[seat])
        )
