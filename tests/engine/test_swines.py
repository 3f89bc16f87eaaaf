"""Swines and hyperswines: at the beginning, at play, only the second, in soli (RULES.md 8)."""

import pytest
from laid_games import QUIET, answered, cards, healthy, lay, play, play_until, reserve

from freedoko_qt.engine.actions import Announce, AnnounceSwines, Call, Play, Selector, SelectorKind, SwineKind
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.errors import IllegalAction
from freedoko_qt.engine.events import SwinesAnnounced
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules

AT_PLAY = QUIET.changed("swines_announcement_begin", False)
ONLY_SECOND = AT_PLAY.changed("swine_only_second", True)
HYPER = QUIET.changed("hyperswines", True)
HYPER_AT_PLAY = AT_PLAY.changed("hyperswines", True)
SWINES, HYPERSWINES = AnnounceSwines(0), AnnounceSwines(0, kind=SwineKind.HYPERSWINES)


def may(game: Game, seat: int = 0) -> list[AnnounceSwines]:
    """The swines a seat may announce now."""
    return [action for action in game.legal(seat) if isinstance(action, AnnounceSwines)]


# At the beginning


def test_swines_noted_in_the_reservation_are_announced_when_all_have_answered() -> None:
    game = Game(QUIET, lay("CQ", "CQ DA DA"))
    game.apply(healthy(0))
    game.apply(reserve(1, "healthy", swines=True))
    game.apply(healthy(2))
    assert game.swines is None
    assert SwinesAnnounced(1, SwineKind.SWINES) in game.apply(healthy(3))
    assert game.swines == 1
    assert game.view(0).swines == 1


def test_swines_not_noted_can_still_be_announced_until_the_first_card() -> None:
    game = answered(QUIET, lay("CQ", "CQ", "DA DA"))
    assert may(game, 2) == [AnnounceSwines(2)]
    assert game.apply(AnnounceSwines(2)) == [SwinesAnnounced(2, SwineKind.SWINES)]
    assert may(game, 2) == []
    late = answered(QUIET, lay("CQ", "CQ", "DA DA"))
    play(late, "CQ")
    assert may(late, 2) == []
    with pytest.raises(IllegalAction, match="no_swines"):
        late.apply(AnnounceSwines(2))


def test_one_fox_is_no_swine() -> None:
    game = answered(QUIET, lay("CQ DA", "CQ DA"))
    assert may(game, 0) == may(game, 1) == []


def test_without_the_rule_there_are_no_swines() -> None:
    assert may(answered(PRESETS["ddv"].rules, lay("DA DA CQ", "CQ"))) == []


def test_swines_noted_have_no_effect_in_a_contract_without_them() -> None:
    game = answered(QUIET, lay("DA DA", "CQ"), reserve(0, "healthy", swines=True), reserve(1, "solo_queen"))
    assert game.swines is None
    clubs = answered(QUIET, lay("DA DA", "CQ"), reserve(0, "healthy", swines=True), reserve(1, "solo_clubs"))
    assert clubs.swines is None


def test_a_swine_beats_everything_else() -> None:
    game = answered(QUIET, lay("HT CQ", "SJ CQ", "HT", "DA DA"), reserve(3, "healthy", swines=True))
    play(game, "HT SJ HT DA")
    assert game.tricks[0].winner == 3


# In soli


def test_in_a_colour_solo_the_aces_of_its_suit_can_be_swines() -> None:
    game = answered(QUIET, lay("CA CA", "DA DA"), reserve(0, "solo_clubs"))
    assert may(game, 0) == [SWINES]
    assert may(game, 1) == []
    game.apply(SWINES)
    assert game.order.trumps[:2] == cards("CA HT")


def test_swines_may_be_forbidden_in_soli() -> None:
    rules = QUIET.changed("swines_in_solo", False)
    assert may(answered(rules, lay("DA DA"), reserve(0, "solo_diamonds"))) == []
    assert may(answered(rules, lay("DA DA CQ CQ"))) == [SWINES]


def test_in_picture_soli_there_are_none() -> None:
    assert may(answered(QUIET, lay("DA DA"), reserve(0, "solo_jack"))) == []
    assert may(answered(QUIET, lay("DA DA"), reserve(0, "solo_meatless"))) == []


# At play


def test_at_play_swines_are_announced_right_before_the_first_of_them() -> None:
    game = answered(AT_PLAY, lay("CQ SJ", "CQ SQ", "DA DA D9"))
    assert may(game, 2) == []
    play(game, "CQ SQ")
    assert may(game, 2) == [AnnounceSwines(2)]
    game.apply(AnnounceSwines(2))
    assert game.legal() == [Play(2, Card.DA)]
    assert all(not game.legal(seat) for seat in (0, 1, 3))
    play(game, "DA")
    assert game.pending == ()
    assert game.swines == 2


def test_at_play_the_swine_may_be_played_as_a_plain_fox_and_is_one_for_ever() -> None:
    game = answered(AT_PLAY, lay("DA DA CQ", "CQ DJ", "D9", "D9"))
    assert may(game) == [SWINES]
    play(game, "DA DJ D9 D9")
    assert game.turn == 1
    assert may(game) == []
    play(game, "CQ")
    assert not any(may(game, seat) for seat in range(4))


def test_at_play_a_swine_that_may_not_be_played_is_not_announced() -> None:
    game = answered(AT_PLAY, lay("CA CQ", "DA DA C9 CQ"))
    play(game, "CA")
    assert may(game, 1) == []


# Only the second


def test_only_the_second_fox_is_a_swine_if_the_own_side_won_the_first() -> None:
    hands = lay("DA DA CQ", "D9 SQ", "CQ HT", "D9")
    game = answered(ONLY_SECOND, hands)
    assert may(game) == []
    play(game, "DA D9 CQ D9")  # won by seat 2, the other ♣Q
    assert may(game) == []
    play(game, "HT")
    play_until(game, 0)
    assert may(game) == [SWINES]
    game.apply(SWINES)
    assert game.legal() == [Play(0, Card.DA)]
    play(game, "DA")


def test_the_first_fox_may_have_to_take_its_trick_itself() -> None:
    own = ONLY_SECOND.replace(swine_second_own_trick=True)
    game = answered(own, lay("DA DA CQ", "D9 SQ", "CQ HT", "D9"))
    play(game, "DA D9 CQ D9")  # won by the partner
    play(game, "HT")
    play_until(game, 0)
    assert may(game) == []
    game = answered(own, lay("DA DA CQ", "DT SQ", "CQ D9", "D9"))
    play(game, "DA DT D9 D9")
    assert game.turn == 0
    assert may(game) == [SWINES]


def test_a_second_fox_stays_one_if_the_other_side_won_the_first() -> None:
    game = answered(ONLY_SECOND, lay("DA DA CQ", "SQ HT", "CQ D9", "D9"))
    play(game, "DA SQ D9 D9")
    play(game, "HT")
    play_until(game, 0)
    assert may(game) == []


# Hyperswines


def test_hyperswines_need_announced_swines() -> None:
    game = answered(HYPER, lay("D9 D9 CQ", "DA DA CQ"))
    assert may(game, 0) == []
    game.apply(AnnounceSwines(1))
    assert may(game, 0) == [HYPERSWINES]
    assert game.apply(HYPERSWINES) == [SwinesAnnounced(0, SwineKind.HYPERSWINES)]
    assert game.order.trumps[:3] == cards("D9 DA HT")


def test_hyperswines_noted_in_the_reservation_are_announced_after_the_swines() -> None:
    hands = lay("D9 D9 CQ", "DA DA CQ")
    game = answered(HYPER, hands, reserve(0, "healthy", hyperswines=True), reserve(1, "healthy", swines=True))
    assert (game.swines, game.hyperswines) == (1, 0)
    alone = answered(HYPER, hands, reserve(0, "healthy", hyperswines=True))
    assert (alone.swines, alone.hyperswines) == (None, None)


@pytest.mark.parametrize(("joint", "hyper"), [(True, 0), (False, None)])
def test_one_seat_may_own_both_only_where_the_rules_say_so(joint: bool, hyper: int | None) -> None:
    rules = HYPER.changed("swines_and_hyperswines_joint", joint)
    game = answered(rules, lay("D9 D9 DA DA CQ", "CQ"), reserve(0, "healthy", swines=True, hyperswines=True))
    assert (game.swines, game.hyperswines) == (0, hyper)


def test_without_nines_the_kings_are_the_hyperswines() -> None:
    rules = HYPER.changed("with_nines", False)
    hands = lay("DK DK CQ", "DA DA CQ", with_nines=False)
    game = answered(rules, hands, reserve(0, "healthy", hyperswines=True), reserve(1, "healthy", swines=True))
    assert game.order.trumps[:3] == cards("DK DA HT")


def test_hyperswines_in_a_solo_and_in_none() -> None:
    hands = lay("C9 C9", "CA CA")
    for allowed in (True, False):
        rules = HYPER.changed("hyperswines_in_solo", allowed)
        game = answered(rules, hands, reserve(0, "solo_clubs"))
        game.apply(AnnounceSwines(1))
        assert may(game, 0) == ([HYPERSWINES] if allowed else [])


def test_at_play_hyperswines_are_announced_right_before_the_first_of_them() -> None:
    game = answered(HYPER_AT_PLAY, lay("DA DA CQ", "D9 D9 CQ"))
    game.apply(SWINES)
    play(game, "DA")
    assert may(game, 1) == [AnnounceSwines(1, kind=SwineKind.HYPERSWINES)]
    game.apply(AnnounceSwines(1, kind=SwineKind.HYPERSWINES))
    assert game.legal() == [Play(1, Card.D9)]


def test_a_joint_holder_who_opens_with_a_hyperswine_says_swines_then_hyperswines() -> None:
    rules = HYPER_AT_PLAY.changed("swines_and_hyperswines_joint", True)
    game = answered(rules, lay("DA DA D9 D9 CQ", "CQ"))
    assert may(game) == [SWINES]
    game.apply(SWINES)
    assert may(game) == [HYPERSWINES]
    game.apply(HYPERSWINES)
    assert game.legal() == [Play(0, Card.D9)]


THREE = HYPER_AT_PLAY.replace(hyperswine_rank="king", superswines=True)
SUPERSWINES = AnnounceSwines(1, SwineKind.SUPERSWINES)


def test_hyperswines_need_superswines_and_these_need_swines() -> None:
    game = answered(THREE, lay("DA DA CQ", "DT DT D9", "DK DK D9", "CQ"))
    game.apply(SWINES)
    play(game, "DA")
    assert may(game, 1) == [SUPERSWINES]
    game.apply(SUPERSWINES)
    assert game.legal() == [Play(1, Card.DT)]
    play(game, "DT")
    game.apply(AnnounceSwines(2, SwineKind.HYPERSWINES))
    play(game, "DK CQ")
    assert game.tricks[0].winner == 2
    assert (game.swines, game.superswines, game.hyperswines) == (0, 1, 2)
    assert game.order.trumps[:4] == cards("DK DT DA HT")
    assert game.view(3).superswines == 1


def test_no_hyperswines_before_the_superswines() -> None:
    game = answered(THREE, lay("DA DA CQ", "DK DK D9", "DT DT D9", "CQ"))
    game.apply(SWINES)
    play(game, "DA")
    assert may(game, 1) == []


@pytest.mark.parametrize("joint", [True, False])
def test_one_hand_with_all_three_says_them_one_after_the_other(joint: bool) -> None:
    game = answered(THREE.replace(swines_and_hyperswines_joint=joint), lay("DA DA DT DT DK DK CQ", "CQ"))
    game.apply(SWINES)
    if not joint:
        assert may(game) == []
        return
    game.apply(AnnounceSwines(0, SwineKind.SUPERSWINES))
    game.apply(AnnounceSwines(0, SwineKind.HYPERSWINES))
    assert game.legal() == [Play(0, Card.DK)]


def test_nobody_announces_anything_between_the_swines_and_their_card() -> None:
    game = answered(AT_PLAY, lay("DA DA CQ", "CQ"))
    assert Announce(1, Call.RE) in game.legal(1)
    game.apply(SWINES)
    assert game.legal(1) == []
    play(game, "DA")
    assert Announce(1, Call.RE) in game.legal(1)


def test_a_duty_to_announce_comes_before_the_swines() -> None:
    rules = Rules(swines_announcement_begin=False)
    game = answered(rules, lay("CA CQ DA DA", "CT", "CT", "CA CQ"))
    play(game, "CA CT CT CA")
    assert game.view(0).duty
    assert may(game) == []
    game.apply(Announce(0, Call.RE))
    assert may(game) == [SWINES]


# Heidmann

WITH_HEIDMANN = AT_PLAY.changed("heidmann", True)
HEIDMANN = AnnounceSwines(0, SwineKind.HEIDMANN)
JACKS_FIRST = cards("HT CJ SJ HJ DJ CQ SQ HQ DQ DA DT DK D9")


def test_with_both_jacks_of_spades_the_jacks_may_be_lifted_above_the_queens() -> None:
    game = answered(WITH_HEIDMANN, lay("SJ SJ CQ", "DQ D9", "CQ HJ", "DJ"))
    assert may(game) == [HEIDMANN]
    assert game.apply(HEIDMANN) == [SwinesAnnounced(0, SwineKind.HEIDMANN)]
    assert game.legal() == [Play(0, Card.SJ)]
    assert {game.view(seat).heidmann for seat in range(4)} == {0}
    assert {game.view(seat).order.trumps for seat in range(4)} == {JACKS_FIRST}
    play(game, "SJ DQ CQ DJ")
    assert game.tricks[0].winner == 0


def test_a_jack_of_spades_played_without_an_announcement_leaves_the_order_for_good() -> None:
    game = answered(WITH_HEIDMANN, lay("SJ SJ CQ", "DQ D9", "CQ HJ", "DJ"))
    play(game, "SJ DQ CQ DJ")
    assert game.tricks[0].winner == 2
    assert may(game) == []


def test_one_jack_of_spades_is_no_heidmann_and_no_seat_announces_it_for_another() -> None:
    game = answered(WITH_HEIDMANN, lay("SJ CQ", "SJ D9", "CQ", "DJ"))
    assert may(game) == []
    game = answered(WITH_HEIDMANN, lay("CQ", "SJ SJ D9", "CQ", "DJ"))
    assert [may(game, seat) for seat in range(4)] == [[], [], [], []]


def test_a_heidmann_stands_below_swines_and_dullen() -> None:
    game = answered(WITH_HEIDMANN, lay("SJ SJ CQ", "DA DA", "CQ", "HT"))
    game.apply(HEIDMANN)
    play(game, "SJ")
    game.apply(AnnounceSwines(1))
    play(game, "DA CQ HT")
    assert game.tricks[0].winner == 1
    assert game.order.trumps == (Card.DA, *(card for card in JACKS_FIRST if card != Card.DA))


def test_a_hand_with_both_may_begin_with_either() -> None:
    game = answered(WITH_HEIDMANN, lay("SJ SJ DA DA CQ", "CQ"))
    assert may(game) == [SWINES, HEIDMANN]
    game.apply(SWINES)
    assert may(game) == []


@pytest.mark.parametrize("solo", ["solo_diamonds", "solo_jack", "solo_queen_jack", "solo_meatless"])
def test_there_is_no_heidmann_in_a_solo(solo: str) -> None:
    game = answered(WITH_HEIDMANN, lay("SJ SJ CQ", "CQ"), reserve(0, solo))
    assert HEIDMANN not in game.legal()


def test_a_heidmann_is_there_in_marriages_called_or_silent() -> None:
    for answers in ((), (reserve(0, "marriage", Selector(SelectorKind.FOREIGN)),)):
        game = answered(WITH_HEIDMANN, lay("SJ SJ CQ CQ"), *answers)
        game.apply(HEIDMANN)
        assert game.view(1).order.trumps == JACKS_FIRST


def test_a_heidmann_needs_neither_swines_nor_says_re() -> None:
    rules = WITH_HEIDMANN.replace(swines=False, counts_as_announced=("swines",))
    game = answered(rules, lay("SJ SJ CQ", "CQ"))
    assert game.apply(HEIDMANN) == [SwinesAnnounced(0, SwineKind.HEIDMANN)]
