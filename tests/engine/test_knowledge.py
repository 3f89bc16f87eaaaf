"""A seat's knowledge: sides from queens, announcements and missing trumps, and nothing that is hidden."""

from random import Random

import pytest
from laid_games import QUIET, announce, answered, lay, play, play_on, play_until, reserve
from random_games import check_secrecy, random_game, random_rules, steps

from freedoko_qt.engine.actions import Genscher, Selector, SelectorKind
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

RE, KONTRA = Side.RE, Side.CONTRA
NOBODY = (None, None, None, None)


def known(game: Game, seat: int | None = None) -> tuple[Side | None, ...]:
    """The sides as one seat knows them; without a seat as everybody does."""
    return game.view(0).public_sides if seat is None else game.view(seat).sides


def test_sides_know_their_opponent() -> None:
    assert RE.other is KONTRA
    assert KONTRA.other is RE


def test_before_the_first_card_a_seat_knows_only_its_own_side() -> None:
    game = answered(QUIET, lay("CQ", "SQ", "CQ", "HQ"))
    assert known(game) == NOBODY
    assert known(game, 0) == (RE, None, None, None)
    assert known(game, 1) == (None, KONTRA, None, None)
    assert game.view(2).side is RE


def test_during_the_reservations_no_side_is_known() -> None:
    assert known(Game(QUIET, lay("CQ", "CQ")), 0) == NOBODY


def test_both_queens_of_clubs_on_the_table_show_all_sides() -> None:
    game = answered(QUIET, lay("CQ", "SQ", "CQ", "HQ"))
    play(game, "CQ")
    assert known(game) == (RE, None, None, None)
    assert known(game, 2) == (RE, KONTRA, RE, KONTRA)
    assert known(game, 1) == (RE, KONTRA, None, None)
    play(game, "SQ CQ")
    assert known(game) == (RE, KONTRA, RE, KONTRA)


def test_a_queen_of_clubs_and_two_who_are_kontra_leave_one_partner() -> None:
    game = answered(QUIET, lay("CQ", "SQ", "CQ", "HQ"))
    announce(game, 1, "contra")
    assert known(game) == (None, KONTRA, None, None)
    assert known(game, 0) == (RE, KONTRA, None, None)
    announce(game, 3, "no_90")
    assert known(game, 0) == (RE, KONTRA, RE, KONTRA)


def test_two_who_are_kontra_leave_two_others_of_whom_one_may_hold_both_queens() -> None:
    game = answered(QUIET, lay("CQ", "SQ", "CQ", "HQ"))
    announce(game, 1, "contra")
    assert known(game, 3) == (None, KONTRA, None, KONTRA)
    play(game, "CQ")
    assert known(game, 3) == (RE, KONTRA, None, KONTRA)
    announce(game, 2, "re")
    assert known(game) == (RE, KONTRA, RE, KONTRA)


def test_who_has_no_trump_left_holds_no_queen_of_clubs() -> None:
    game = answered(QUIET, lay("CQ D9", "CA CA CT CT CK CK SA SA ST ST SK SK", "CQ D9", "SQ"))
    play(game, "D9")
    assert known(game) == NOBODY
    play(game, "SK")
    assert known(game) == (None, KONTRA, None, None)
    assert known(game, 0) == (RE, KONTRA, None, None)
    assert known(game, 3) == (None, KONTRA, None, KONTRA)


def test_who_does_not_follow_a_plain_suit_may_still_hold_one() -> None:
    game = answered(QUIET, lay("HA CQ", "DJ CA CA CT CT CK CK SA SA ST ST SK", "CQ", "SQ"))
    play(game, "HA CA")
    assert known(game) == NOBODY


def test_both_queens_in_the_own_hand_make_all_others_kontra() -> None:
    game = answered(QUIET, lay("CQ CQ", "SQ", "SQ", "HQ"))
    assert game.contract is Contract.SILENT_MARRIAGE
    assert known(game, 0) == (RE, KONTRA, KONTRA, KONTRA)
    assert known(game, 1) == (None, KONTRA, None, None)


def test_a_silent_marriage_is_hidden_until_both_queens_have_been_shown() -> None:
    game = answered(QUIET, lay("CQ CQ DJ", "SQ HT", "SJ", "HQ"))
    own, other = game.view(0), game.view(1)
    assert (own.contract, own.soloist) == (Contract.SILENT_MARRIAGE, 0)
    assert (other.contract, other.soloist) == (Contract.NORMAL, None)
    play(game, "CQ HT SJ HQ")
    assert game.view(1).contract is Contract.NORMAL
    assert known(game) == (RE, None, None, None)
    play(game, "SQ")
    play_until(game, 0)
    play(game, "CQ")
    assert (game.view(1).contract, game.view(1).soloist) == (Contract.SILENT_MARRIAGE, 0)
    assert known(game) == (RE, KONTRA, KONTRA, KONTRA)


def test_in_a_solo_everybody_knows_everybody() -> None:
    game = answered(QUIET, lay("DJ", "CQ", "CQ"), reserve(3, "solo_queen"))
    assert known(game) == known(game, 2) == (KONTRA, KONTRA, KONTRA, RE)


def test_knocking_shows_no_side() -> None:
    game = answered(QUIET.changed("knocking", True), lay("CQ", "SQ", "CQ", "HQ"))
    announce(game, 0, "knock")
    announce(game, 1, "knock")
    assert known(game) == NOBODY


def test_a_genscher_shows_all_sides() -> None:
    game = answered(QUIET, lay("DK DK", "CQ", "CQ"))
    game.apply(Genscher(0, 1))
    assert known(game) == (RE, RE, KONTRA, KONTRA)


def test_a_view_holds_the_own_hand_and_the_number_of_the_others_cards() -> None:
    game = answered(QUIET, lay("CQ", "SQ", "CQ", "HQ"))
    play(game, "CQ SQ")
    view = game.view(0)
    assert view.hand == tuple(game.hands[0])
    assert view.hand_sizes == (11, 11, 12, 12)
    assert (view.leader, view.trick, view.turn) == (0, (Card.CQ, Card.SQ), 2)
    assert not view.my_turn
    assert view.playable == ()
    assert game.view(2).my_turn
    assert Card.CQ in game.view(2).playable


def test_a_view_counts_tricks_and_eyes() -> None:
    game = answered(QUIET, lay("CA CQ", "CT", "CT CQ", "CK"))
    play(game, "CA CT CT CK")
    view = game.view(3)
    assert view.eyes == (35, 0, 0, 0)
    assert view.tricks_taken == (1, 0, 0, 0)
    assert (view.trick_number, view.tricks_total) == (2, 12)
    assert answered(PRESETS["mittwoch"].rules, lay(with_nines=False)).view(0).tricks_total == 10


def test_a_view_has_the_seat_that_is_winning_the_trick() -> None:
    game = answered(QUIET, lay("CA CQ", "CT", "CT CQ", "CK"))
    assert game.view(1).winning_seat is None
    play(game, "CA CT")
    assert game.view(1).winning_seat == 0
    dollen = answered(QUIET, lay("HT CQ", "HT", "CQ"))
    play(dollen, "HT HT")
    assert dollen.view(3).winning_seat == 1


def test_a_view_says_which_card_would_win_the_trick() -> None:
    game = answered(QUIET, lay("CA CQ", "CT", "CT CQ", "CK"))
    assert game.view(0).takes_lead(Card.C9)
    play(game, "CA")
    assert not game.view(1).takes_lead(Card.CT)
    assert game.view(1).takes_lead(Card.DJ)
    dollen = answered(QUIET, lay("HT CQ", "HT", "CQ"))
    play(dollen, "HT")
    assert dollen.view(1).takes_lead(Card.HT)
    assert dollen.view(1).played == (Card.HT,)


def test_a_view_says_whether_the_partner_is_known() -> None:
    game = answered(QUIET, lay("CQ", "SQ", "CQ", "HQ"))
    assert not game.view(0).knows_partner
    play(game, "CQ SQ CQ HQ")
    assert all(game.view(seat).knows_partner for seat in range(4))


def test_before_the_first_trick_nobody_leads() -> None:
    assert Game(QUIET, lay(), Table(first=2)).view(0).leader is None


HELD = lay("DJ DJ D9 CA CA CT CK C9 SA ST SK S9", "CQ CQ")


def test_only_the_reservation_that_comes_to_be_is_revealed() -> None:
    bride = reserve(1, "marriage", Selector(SelectorKind.FOREIGN))
    game = Game(QUIET, HELD)
    game.apply(reserve(0, "poverty"))
    assert game.view(0).reservations == (Reservation.POVERTY, None, None, None)
    assert game.view(1).reservations == (Reservation.RESERVATION, None, None, None)
    game = answered(QUIET, HELD, reserve(0, "poverty"), bride)
    healthy = Reservation.HEALTHY
    assert game.view(2).reservations == (Reservation.POVERTY, Reservation.RESERVATION, healthy, healthy)
    assert game.view(1).reservations == (Reservation.POVERTY, Reservation.MARRIAGE, healthy, healthy)


def test_a_marriage_s_condition_is_public() -> None:
    game = answered(QUIET, HELD, reserve(1, "marriage", Selector(SelectorKind.TRUMP)))
    assert (game.view(3).selector, game.view(3).soloist) == (Selector(SelectorKind.TRUMP), 1)


def test_a_view_is_a_value() -> None:
    game = answered(QUIET, HELD)
    before: SeatView = game.view(2)
    assert before == game.view(2)
    assert before == game.replayed(len(game.actions)).view(2)
    play_on(game, 1)
    assert before != game.view(2)
    with pytest.raises(AttributeError):
        before.turn = 3  # type: ignore[misc]


def test_hidden_cards_can_be_exchanged_without_a_seat_noticing() -> None:
    random = Random("hidden cards")
    compared = 0
    for number in range(12):
        rules = random_rules(random) if number % 3 else PRESETS["standard"].rules
        for step, game in enumerate(steps(random_game(rules, random), random)):
            if step % 5 == 0:
                compared += check_secrecy(game, random.randrange(4), random, tries=6)
    assert compared > 60
