"""Values of the decisions of a poverty in sampled deals."""

from dataclasses import replace

import numpy as np
import pytest
from laid import STANDARD, laid

from freedoko_qt.ai.advising import about_poverty, advise
from freedoko_qt.ai.heuristics.heuristic_player import heuristic_decision
from freedoko_qt.ai.networks.weights import value_network
from freedoko_qt.ai.player import make_player
from freedoko_qt.ai.search.contract_values import network_values
from freedoko_qt.ai.search.poverty_values import decide_taking, estimate_poverty
from freedoko_qt.engine.actions import Accept, Reserve, Return
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.view import SeatView

POOR = "DK D9 CA CT CK C9 C9 SA ST SK S9 HA"
STRONG = "HT HT CQ CQ SQ HQ CJ CJ DA DA HA SA"
WEAK = "CA CT SA ST SK S9 HA HK HK DT DK DJ"
OTHER_POOR = "DQ D9 CK CK C9 C9 SA SK S9 H9 HA CT"


def offered(second: str, poor: str = POOR, rules: Rules = STANDARD) -> Game:
    """A poverty that seat 0 has laid down, and that seat 1 is asked about."""
    game = laid(poor, second, rules=rules)
    while game.phase is Phase.RESERVATION:
        assert game.turn is not None
        wanted = Reservation.HEALTHY if game.turn else Reservation.POVERTY
        answers = [one for one in game.legal() if isinstance(one, Reserve)]
        kept = [one for one in answers if one.reservation is wanted]
        game.apply((kept or answers)[0])
    game.apply(heuristic_decision(game.view(0)).action)
    assert game.phase is Phase.ACCEPT and game.turn == 1
    return game


def worth(view: SeatView, *actions) -> list[float]:
    found = estimate_poverty(view, actions, np.random.default_rng(1), network_values(value_network()), 60)
    return [float(found[action].mean()) for action in actions]


def test_a_strong_hand_earns_by_taking_it_and_a_weak_one_does_not() -> None:
    takes, leaves = Accept(1, True), Accept(1, False)
    strong = worth(offered(STRONG).view(1), takes, leaves)
    weak = worth(offered(WEAK, OTHER_POOR).view(1), takes, leaves)
    assert strong[0] > max(strong[1], 0)
    assert weak[0] < min(weak[1], 0)


def test_plain_cards_are_given_back_sooner_than_the_highest_trumps() -> None:
    game = offered(STRONG)
    game.apply(Accept(1, True))
    plain = heuristic_decision(game.view(1)).action
    number = len(game.laid)
    trumps = Return(1, tuple(sorted((Card.HT, Card.HT, Card.CQ)[:number])))
    assert isinstance(plain, Return)
    few, many = worth(game.view(1), trumps, plain)
    assert few < many


@pytest.mark.parametrize("swines", [True, False])
def test_both_foxes_are_kept_where_they_are_swines(swines: bool) -> None:
    rules = STANDARD.changed("swines", swines).changed("swines_in_poverty", swines)
    game = offered("HT HT CQ CQ SQ HQ CJ CJ DA DA SJ SA", "DQ DJ CK CK C9 C9 CA SK S9 H9 HA CT", rules)
    game.apply(Accept(1, True))
    back = heuristic_decision(game.view(1)).action
    assert isinstance(back, Return)
    assert (Card.DA in back.cards) is not swines


def test_a_poverty_is_taken_by_the_rules_of_thumb_or_for_what_it_promises() -> None:
    view = offered(WEAK, OTHER_POOR).view(1)
    takes_it, leaves_it = Accept(1, True), Accept(1, False)
    more, less = np.array([1.0, 2.0]), np.array([-1.0, 0.5])
    assert decide_taking(view, takes_it, {takes_it: less, leaves_it: more}) == takes_it
    assert decide_taking(view, leaves_it, {takes_it: more, leaves_it: less}) == takes_it
    assert decide_taking(view, leaves_it, {takes_it: less, leaves_it: more}) == leaves_it


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_who_thinks_about_it_takes_with_a_strong_hand_and_not_with_a_weak_one(level: str) -> None:
    assert make_player(level, 1).decide(offered(STRONG).view(1)) == Accept(1, True)
    assert make_player(level, 1).decide(offered(WEAK, OTHER_POOR).view(1)) == Accept(1, False)


def test_every_choice_of_a_poverty_has_its_points_and_their_interval() -> None:
    advice = advise(offered(STRONG).view(1))
    assert advice is not None
    assert advice.best.action == Accept(1, True)
    assert {choice.action for choice in advice.choices} == {Accept(1, True), Accept(1, False)}
    assert advice.best.points > 0 and all(choice.spread is not None for choice in advice.choices)


def test_possible_announcements_do_not_stand_in_the_way() -> None:
    asked = offered(STRONG).view(1)
    view = replace(asked, legal=(*asked.legal, Reserve(1, Reservation.HEALTHY)))
    advice = about_poverty(view, Accept(1, False))
    assert {choice.action for choice in advice.choices} == {Accept(1, True), Accept(1, False)}
    waiting = offered(STRONG).view(2)
    idle = advise(replace(waiting, legal=(Reserve(2, Reservation.HEALTHY),)))
    assert idle is not None and idle.best.action is None
