"""A finished game and its review, and decisions as they stand in one."""

from collections.abc import Iterator

from kept_games import record

from freedoko_qt.ai.advice import Choice
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import make_player
from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import moments, review_steps
from freedoko_qt.app.review.review import DecisionKind, Review, ReviewedDecision, SeatReview
from freedoko_qt.engine.actions import Action, Announce, Call, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView

LEVELS = ("strong", "casual", "random", "strong")
NAMES = ("Hans", "Anna", "Ben", "Clara")


def played_by_levels() -> GameReplay:
    """A game in which the third plays by chance, under rules without nines: it is shorter."""
    rules = PRESETS["standard"].rules.replace(with_nines=False)
    game = play(Game.deal(rules, 20), [make_player(level, seat) for seat, level in enumerate(LEVELS)])
    assert game.score is not None and len(game.score.re) == 2
    return GameReplay.of(record(game))


def reviewed(replay: GameReplay) -> Review:
    """The whole review of a game, of few deals."""
    *_, last = review_steps(replay, Review(game_key(replay.record)), first=0, rounds=1)
    return last


def turns(game: Game, seat: int | None = None) -> Iterator[tuple[int, SeatView, Action]]:
    """The views before each action, of one seat or of all."""
    again = game.replayed(0)
    for moment, action in enumerate(game.actions):
        if seat in (None, action.seat):
            yield moment, again.view(action.seat), action
        again.apply(action)


def seen(replay: GameReplay, review: Review) -> list[tuple[ReviewedDecision, SeatView]]:
    """The decisions of a game with what their seats saw."""
    decisions = [one for seat in review.seats for one in seat.decisions]
    return [(one, replay.game.replayed(one.moment).view(one.seat)) for one in decisions]


def decision(
    *points: float, taken: int, spread: float | None = 0.1, moment: int = 9, seat: int = 0
) -> ReviewedDecision:
    """A choice between cards of which so many points were expected."""
    cards = (Card.CQ, Card.SQ, Card.HQ)
    worth_of_cards = zip(cards, points, strict=False)
    choices = tuple(Choice(Play(seat, card), one, spread, spread or 0) for card, one in worth_of_cards)
    kind, done = DecisionKind.CARD, choices[taken].action
    return ReviewedDecision(moment, seat, kind, done, choices, taken, None, 0.5)


def lost(seat: int, points: float) -> SeatReview:
    """A seat that has lost so many points with a card."""
    return SeatReview((decision(points, 0.0, taken=1, seat=seat),), complete=True)


STRONG = ("CQ CQ HT HT SQ SQ HQ HQ DQ CA SA DA", "", "", "")


def played_on(game: Game, call: Call | None = None) -> Game:
    """The game to its end, the first card that is allowed each time; seat 0 announces before its first one."""
    if call is not None:
        game.apply(Announce(0, call))
    while game.phase is Phase.PLAY:
        game.apply(Play(game.turn or 0, game.plays()[0]))
    return game


def announced(game: Game) -> list[ReviewedDecision]:
    """The words about the announcements of seat 0, and about those it did not make."""
    replay = GameReplay.of(record(game))
    first = [one for one in moments(replay, 0) if isinstance(replay.game.actions[one], Play)]
    known = [decision(1.0, taken=0, moment=moment) for moment in first]
    start = Review("", (0.0, 0.0, 0.0, 0.0), (SeatReview(tuple(known)), *[SeatReview(complete=True)] * 3))
    *_, last = review_steps(replay, start, first=0)
    return [one for one in last.seats[0].decisions if one.kind is DecisionKind.ANNOUNCEMENT]
