"""A Ramsch where a poverty is refused: no sides, and the most card points lose (RULES.md 7 and 13)."""

from random import Random

from laid_games import QUIET, answered, lay, open_calls, play_on, reserve, rollout

from freedoko_qt.engine.actions import Accept, Genscher, Shift
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.events import ContractChosen
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.score import ScoreReason
from freedoko_qt.engine.score.scoring import scores_of
from freedoko_qt.engine.teams import Side

RAMSCH = QUIET.changed("poverty_refused", "ramsch").changed("counting", "plus_minus")
POOR = "DJ DJ D9 CA CA CT CK C9 SA ST SK S9"


def ramsch(rules: Rules = RAMSCH, *others: str) -> Game:
    """A game in which nobody has taken the poverty of seat 0."""
    game = answered(rules, lay(POOR, *others), reserve(0, "poverty"))
    game.apply(next(action for action in game.legal() if isinstance(action, Shift)))
    for seat in (1, 2):
        game.apply(Accept(seat, False))
    assert game.apply(Accept(3, False))[-1] == ContractChosen(Contract.RAMSCH, None, None, False)
    return game


def test_everybody_gets_the_own_cards_back_and_plays_without_a_side() -> None:
    game = ramsch(RAMSCH, "CQ CQ", "DK DK")
    assert sorted(game.hands[0]) == sorted(game.dealt[0])
    assert (game.contract, game.soloist, game.turn) == (Contract.RAMSCH, None, 0)
    assert [game.side_of(seat) for seat in SEATS] == [None] * 4
    assert game.view(1).sides == (None,) * 4
    assert [open_calls(game, seat) for seat in SEATS] == [[]] * 4
    assert game.order.trumps[0] is Card.HT
    while game.turn is not None:
        assert not [action for action in game.legal() if isinstance(action, Genscher)]
        play_on(game, 1)


def test_who_has_most_card_points_pays_each_of_the_others_a_point() -> None:
    score = rollout(ramsch()).score
    assert score is not None
    (loser,) = score.re
    assert score.eyes[loser] == max(score.eyes)
    assert (score.winner, score.value, score.soloist, score.specials) == (Side.CONTRA, 1, None, ())
    assert score.scores == tuple(-3 if seat == loser else 1 for seat in SEATS)
    assert [line.reason for line in score.lines] == [ScoreReason.RAMSCH]


def test_all_who_tie_for_the_most_pay_and_nobody_where_all_have_the_same() -> None:
    def scores(losers: int) -> tuple[int, ...]:
        re = [seat < losers for seat in SEATS]
        return scores_of(RAMSCH, 1, Side.CONTRA, re, alone=False, bock_factor=1)

    assert scores(1) == (-3, 1, 1, 1)
    assert scores(2) == (-1, -1, 1, 1)
    assert scores(3) == (-1, -1, -1, 3)
    equal = ramsch()
    chance = Random(1)
    while equal.turn is not None:
        equal.apply(chance.choice([action for action in equal.legal() if type(action).__name__ == "Play"]))
    assert equal.score is not None
    assert sum(equal.score.scores) == 0


def test_it_is_no_solo_and_takes_no_part_in_bock_by_card_points() -> None:
    score = rollout(ramsch(RAMSCH.changed("bock", True).changed("bock_after_black_game", True))).score
    assert score is not None
    assert (score.called_solo, score.duty_solo, score.bock_triggers) == (None, False, ())
