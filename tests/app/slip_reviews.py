"""Reviews of real games whose judgements are made up: an analysis would take minutes."""

from collections.abc import Iterator
from dataclasses import replace

from freedoko_qt.ai.advice import Choice
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import moments
from freedoko_qt.app.review.review import NOTHING_YET, DecisionKind, Review, ReviewedDecision, SeatReview
from freedoko_qt.engine.actions import Action, Play

WHOLE = SeatReview(complete=True)


def decision(
    moment: int,
    done: Action | None,
    best: Action | None,
    lost: float,
    *,
    kind: DecisionKind = DecisionKind.CARD,
) -> ReviewedDecision:
    """A decision that cost so much against the best; 0: it was the best."""
    choices = (Choice(best, 1.0, 0.1), Choice(done, 1.0 - lost, 0.1, 0.1))
    reason = None if kind is DecisionKind.CARD else Reason.MORE_POINTS
    return ReviewedDecision(moment, 0, kind, done, choices, 1 if lost else 0, reason, 0.5)


def cards_of(replay: GameReplay) -> Iterator[ReviewedDecision]:
    """Every second card of the person cost something: 0.5 points the first, 0.6 the next, and so on."""
    mistakes = 0
    for number, moment in enumerate(moments(replay, 0)):
        game, done = replay.game_at(moment), replay.game.actions[moment]
        if isinstance(done, Play):
            other = next(card for card in game.view(0).playable if card is not done.card)
            best, lost = (Play(0, other), 0.5 + mistakes / 10) if number % 2 else (done, 0.0)
            mistakes += lost > 0
            yield decision(moment, done, best, lost)


def reviews_of(tournament: Tournament) -> list[Review]:
    """A review of each game that was played."""
    replays = [GameReplay.of(record) for record in tournament.records]
    return [
        Review(game_key(one.record), None, (SeatReview(tuple(cards_of(one)), complete=True), WHOLE, WHOLE, WHOLE))
        for one in replays
        if one.game.score is not None
    ]


def begun(review: Review) -> Review:
    """A review as it is when every card of the person is judged, and only the announcements are not."""
    own = SeatReview(review.seats[0].decisions)
    return replace(review, worth=(0.0, 0.0, 0.0, 0.0), seats=(own, *NOTHING_YET[1:]))
