"""A question of each kind, none of which takes long to find."""

import views

from freedoko_qt.ai.advice import Choice
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.app.review.review import DecisionKind, ReviewedDecision
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.trainer.dealt_games import exercise, judged
from freedoko_qt.app.trainer.exercise import Exercise
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.game import Game

RULES = TournamentSetup().rules


def at_own_turn(tricks: int, choices: int = 2) -> Game:
    """A game in which the person is to play, after so many tricks or more, and has so many cards to choose from."""
    for seed in range(5, 40):
        for cards in range(4 * tricks, 4 * tricks + 8):
            game = views.played(cards, seed, RULES)
            if game.turn == HUMAN and len(game.view(HUMAN).playable) >= choices:
                return game
    raise AssertionError("no such game")


def decision(game: Game, *actions: object, kind: DecisionKind) -> ReviewedDecision:
    """A choice of which each is worth a point less than the one before; the first is right."""
    choices = tuple(Choice(action, 1.0 - place, 0.1) for place, action in enumerate(actions))
    reason = None if kind is DecisionKind.CARD else Reason.NOTHING_SPECIAL
    return ReviewedDecision(len(game.actions), HUMAN, kind, choices[0].action, choices, 0, reason, 0.6)


def exercises() -> dict[QuestionKind, Exercise]:
    """A question of each kind."""
    later, sooner = at_own_turn(4, 3), at_own_turn(1)
    calls = None, Announce(HUMAN, Call.RE), Announce(HUMAN, Call.NO_90)
    cards = [Play(HUMAN, card) for card in later.view(HUMAN).playable]
    dealt = Game.deal(RULES, 3)
    found = {
        QuestionKind.TRUMPS: exercise(later, QuestionKind.TRUMPS, None),
        QuestionKind.PARTNER: exercise(later, QuestionKind.PARTNER, (1.0, 0.7, 0.2, 0.1)),
        QuestionKind.CALL: exercise(
            sooner, QuestionKind.CALL, decision(sooner, *calls, kind=DecisionKind.ANNOUNCEMENT)
        ),
        QuestionKind.SOLO: exercise(dealt, QuestionKind.SOLO, judged(dealt, DecisionKind.RESERVATION)),
        QuestionKind.CARD: exercise(later, QuestionKind.CARD, decision(later, *cards, kind=DecisionKind.CARD)),
    }
    assert all(found.values())
    return found
