"""The card among equals: what a person would play where the values do not tell."""

import pytest
from laid import all_healthy, announced, laid, played

from freedoko_qt.ai.heuristics.equals import usual_card
from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.game import Game


def usual(game: Game, *equals: Card) -> Card:
    """The usual card if just these are equal, and all others far behind."""
    assert game.turn is not None
    view = game.view(game.turn)
    points = {card: 1.0 if card in equals else -1.0 for card in view.playable}
    return usual_card(view, points, 0.1)


def lost_trick(own: str) -> Game:
    """Seat 0 plays last to a trick of the announced Re, which it cannot take."""
    game = announced(all_healthy(laid(own, "CQ HT HT", "CJ SJ", "DK DT", first=1)), 1, Call.RE)
    return played(game, "HT CJ DK")


def won_trick(own: str, *cards: str) -> Game:
    """Seat 0 plays last to such a trick, which it can take."""
    first, *others = cards
    game = announced(all_healthy(laid(own, f"CQ HQ {first}", *others, first=1)), 1, Call.RE)
    return played(game, " ".join(cards))


def test_the_only_best_card_is_played_whatever_is_usual() -> None:
    assert usual(lost_trick("D9 DT CJ HQ SK SK S9 HK H9 HA CK C9"), Card.DT) is Card.DT


def test_the_card_of_the_rules_of_thumb_is_played_if_it_is_among_the_equals() -> None:
    game = all_healthy(laid("CA CK HT SQ HQ DQ DJ D9 SK S9 HK H9"))
    assert usual(game, Card.CA, Card.D9, Card.SK) is Card.CA


def test_a_card_behind_by_less_than_the_doubt_is_an_equal() -> None:
    game = all_healthy(laid("CA CK HT SQ HQ DQ DJ D9 SK S9 HK H9"))
    points = {card: 0.0 for card in game.view(0).playable} | {Card.SK: 1.0, Card.CA: 0.8}
    assert usual_card(game.view(0), points, 0.3) is Card.CA
    assert usual_card(game.view(0), points, 0.1) is Card.SK


@pytest.mark.parametrize("equals", [(Card.DT, Card.HQ), (Card.DA, Card.HQ), (Card.DT, Card.DA, Card.HQ)])
def test_known_opponents_get_as_few_card_points_as_possible(equals: tuple[Card, ...]) -> None:
    assert usual(lost_trick("D9 DT DA HQ SK SK S9 HK H9 HA CK C9"), *equals) is Card.HQ


def test_the_fox_is_kept() -> None:
    game = all_healthy(laid("DA DQ HQ SK SK S9 HK H9 HA CK C9 C9", "", "", "DJ", first=3))
    assert usual(played(game, "DJ"), Card.DA, Card.HQ) is Card.HQ


def test_a_sure_trick_is_taken_with_the_cheaper_trump() -> None:
    own = "SJ SQ HT D9 SK SK S9 HK H9 HA CK C9"
    assert usual(won_trick(own, "HJ", "DT", "DK"), Card.SJ, Card.SQ, Card.HT) is Card.SJ
    assert usual(won_trick(own, "HJ", "DT", "DK"), Card.SQ, Card.HT) is Card.SQ


def test_a_fox_that_takes_the_trick_comes_home_among_equals() -> None:
    own = "DA SJ SQ HT SK SK S9 HK H9 HA CK C9"
    assert usual(won_trick(own, "DK", "DT", "DK"), Card.DA, Card.SJ, Card.SQ) is Card.DA
