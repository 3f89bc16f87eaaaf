"""The advantage that is named of a card over another one is true, and distinguishes the two."""

import pytest
from laid import all_healthy, announced, healthy_but, laid, married, played

from freedoko_qt.ai.heuristics.advantages import advantage_of
from freedoko_qt.ai.heuristics.card_advantage import Advantage, CardAdvantage
from freedoko_qt.ai.heuristics.heuristic_player import heuristic_decision
from freedoko_qt.engine.actions import Call, Play
from freedoko_qt.engine.cards import EYES, Card, Rank
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView

OWN = "CQ DT DJ HJ HQ SK S9 HK H9 HA HA CA"


def kind_of(game: Game, card: Card, other: Card, partners: tuple[float, float, float, float] | None = None) -> object:
    assert game.turn is not None
    advantage = advantage_of(game.view(game.turn), card, other, partners)
    return None if advantage is None else advantage.kind


@pytest.mark.parametrize(
    ("card", "other", "advantage"),
    [
        (Card.CA, Card.HJ, Advantage.FRESH_ACE),
        (Card.CA, Card.HA, Advantage.LONGER_OUTSIDE),
        (Card.HJ, Card.SK, Advantage.PROTECTS_ACES),
        (Card.DJ, Card.HJ, Advantage.SPARES_HIGHER_EQUAL),
        (Card.HJ, Card.DT, Advantage.RISKS_FEWER_EYES),
        (Card.SK, Card.HK, Advantage.SHORTENS_SUIT),
        (Card.CQ, Card.DJ, Advantage.HARDER_TO_BEAT),
    ],
)
def test_of_two_cards_that_may_be_led(card: Card, other: Card, advantage: Advantage) -> None:
    assert kind_of(all_healthy(laid(OWN, "CQ")), card, other) is advantage


def test_the_ten_is_not_led_while_the_ace_is_out() -> None:
    game = all_healthy(laid("CQ D9 DJ HJ HQ ST S9 HK H9 H9 CK CK", "CQ"))
    assert kind_of(game, Card.DJ, Card.ST) is Advantage.AVOIDS_HIGHER
    assert kind_of(game, Card.ST, Card.DJ) is not Advantage.AVOIDS_HIGHER


def test_of_a_smear_to_the_likely_partners_ace() -> None:
    """It is not called thrown away."""
    likely = (1.0, 0.1, 0.2, 0.7)
    game = all_healthy(laid("CQ D9 DJ CT CK S9 S9 HK H9 HQ SK DK", "C9", "CQ", "CA", first=3))
    played(game, "CA")
    assert kind_of(game, Card.CT, Card.CK, likely) is Advantage.FEEDS_LIKELY_PARTNER
    assert kind_of(game, Card.CK, Card.CT, (1.0, 0.7, 0.2, 0.1)) is Advantage.GIVES_FEWER_EYES


def test_of_two_cards_that_could_win_later() -> None:
    """The ace of clubs may still run; hearts have been led before, and a king wins nothing."""
    game = all_healthy(laid("CA HA HK H9 D9 DJ HJ HQ CK DQ DK C9", "HA SA CQ", "H9 S9 CQ", "HK S9", first=1))
    played(game, "HA H9 HK HK SA S9 S9")
    assert kind_of(game, Card.HA, Card.CA) is Advantage.SPARES_BETTER_WINNER
    assert kind_of(game, Card.CK, Card.CA, (1.0, 0.5, 0.25, 0.25)) is not Advantage.SPARES_BETTER_WINNER


def test_a_trick_without_card_points_is_not_called_worth_a_trump() -> None:
    game = all_healthy(laid("CQ DT D9 HJ HQ SK SK S9 HK H9 HA HT", "HA", "HT", "C9", first=3))
    assert kind_of(played(game, "C9"), Card.HJ, Card.SK) is not Advantage.RUFFS


def test_of_two_low_trumps_under_a_high_one() -> None:
    game = all_healthy(laid("CQ CJ D9 SK SK S9 HK H9 HA CK CK C9", "HT", "HT", "SQ CQ", first=3))
    played(game, "SQ")
    assert kind_of(game, Card.D9, Card.CJ) is Advantage.SPARES_HIGHER
    assert kind_of(game, Card.CJ, Card.D9) is None  # it is not better by any of them


def test_of_two_queens_that_count_the_same() -> None:
    game = all_healthy(laid("HQ DQ D9 SK SK S9 HK H9 HA CK CK C9", "HT", "CQ", "SQ CQ", first=3))
    played(game, "CQ")
    assert kind_of(game, Card.DQ, Card.HQ) is Advantage.SPARES_HIGHER_EQUAL


def fox_game() -> Game:
    """One of the highest trumps is gone, and the partner leads the queen of clubs."""
    hands = ("CQ HT CJ CA SA HA CT ST HK DK SK H9", "C9 C9 S9 S9 H9 CT DJ HJ SJ SJ DQ DT", "CQ DA D9 SQ SK CK", "HT D9")
    return played(all_healthy(laid(*hands, first=0)), "HT DJ D9 D9 CQ HJ")


def test_the_fox_goes_to_the_partner_who_is_ahead_and_the_only_danger_is_named() -> None:
    game = fox_game()
    advantage = advantage_of(game.view(2), Card.DA, Card.SQ)
    assert advantage is not None
    assert advantage.kind is Advantage.FOX_TO_PARTNER_BUT_FOR_ONE
    assert (advantage.seat, advantage.lying, advantage.rival) == (0, Card.CQ, Card.HT)


@pytest.mark.parametrize(
    ("card", "other", "advantage"),
    [
        (Card.DT, Card.SK, Advantage.LAST_TAKES),
        (Card.DT, Card.D9, Advantage.MORE_EYES_SURELY_HOME),
        (Card.HQ, Card.HJ, None),
        (Card.HT, Card.D9, None),
        (Card.D9, Card.CQ, Advantage.IS_ENOUGH),
        (Card.HT, Card.S9, Advantage.LAST_TAKES),
    ],
)
def test_of_cards_in_the_last_seat_without_the_suit(card: Card, other: Card, advantage: Advantage | None) -> None:
    own = "CQ DT D9 HJ HQ SK SK S9 HK H9 HA HT"
    game = all_healthy(laid(own, "C9", "C9 CQ", "CK", first=1))
    assert kind_of(played(game, "C9 C9 CK"), card, other) is advantage


def test_what_the_seat_knows_of_its_partner_decides_who_is_fed() -> None:
    game = all_healthy(laid(OWN, "HT D9", "CQ HT", "DK D9", first=2))
    announced(game, 2, Call.RE)
    played(game, "HT DK")
    assert kind_of(game, Card.DT, Card.HJ, (1.0, 0.1, 0.9, 0.0)) is Advantage.FEEDS_PARTNER
    assert kind_of(game, Card.DT, Card.HJ, (1.0, 0.0, 1.0, 0.0)) is Advantage.FEEDS_SURE_PARTNER
    assert kind_of(game, Card.DT, Card.HJ, (1.0, 1.0, 0.0, 0.0)) is Advantage.SPARES_HIGHER


def test_nobody_smears_two_card_points_with_a_higher_trump() -> None:
    game = all_healthy(laid("CJ DJ D9 DK SK S9 HK H9 H9 CK CK C9", "HT D9 CQ", "CQ HT", "DK", first=2))
    played(announced(game, 2, Call.RE), "HT DK")
    partner = (1.0, 0.0, 1.0, 0.0)
    assert kind_of(game, Card.CJ, Card.D9, partner) is None
    assert kind_of(game, Card.DK, Card.CJ, partner) is Advantage.FEEDS_SURE_PARTNER


def test_nobody_keeps_the_fox_for_a_trick_of_its_own() -> None:
    own = "CQ DT DA HJ HQ SK SK S9 C9 CK CT CT"
    behind = played(all_healthy(laid(own, "DJ", "CQ SQ", "DQ", first=1)), "DJ SQ DQ")
    assert kind_of(behind, Card.DT, Card.DA, (1.0, 0.0, 0.97, 0.03)) is None


def test_the_king_is_led_to_the_partner_who_can_trump_it() -> None:
    own = "CQ HT SA SK S9 DJ HJ HK H9 C9 CK CT"
    game = all_healthy(laid(own, "SK DT CA", "CQ DJ DK DA DT D9 HQ DQ SJ", "ST D9 SA ST"))
    game = played(announced(game, 2, Call.RE), "SA SK DJ ST DK D9 HT DT")
    advantage = advantage_of(game.view(0), Card.SK, Card.S9)
    assert advantage is not None
    assert (advantage.kind, advantage.seat) == (Advantage.FEEDS_NEXT, 2)


def test_a_full_card_below_is_meant_for_the_partner_who_is_still_to_play() -> None:
    game = all_healthy(laid("SJ DA D9 SK SK S9 HK H9 HA CK CK C9", "CJ", "CQ CQ SQ", "HJ", first=3))
    advantage = advantage_of(played(game, "HJ").view(0), Card.DA, Card.SJ, (1.0, 0.0, 1.0, 0.0))
    assert advantage is not None
    assert (advantage.kind, advantage.seat) == (Advantage.FEEDS_NEXT, 2)


def test_no_plain_card_is_called_safe_from_trumps_where_there_are_none() -> None:
    game = healthy_but(laid("CA CA CT SA SA ST HA HA DA DA D9 C9"), 0, Reservation.SOLO_MEATLESS)
    assert kind_of(game, Card.D9, Card.C9) is None


def test_who_takes_the_trick_that_settles_a_marriage_is_no_partner_but_of_the_bride() -> None:
    game = married(laid("SQ SJ SJ HJ DA DK D9 CK CK C9 HA HK", "CQ CQ", "CA", "CA", first=2), 1)
    played(game, "CA CA")
    assert kind_of(game, Card.CK, Card.C9) is None
    assert kind_of(game, Card.C9, Card.CK) is Advantage.GIVES_FEWER_EYES


def test_nothing_is_given_in_the_vain_hope_of_a_partner_who_has_to_follow() -> None:
    game = all_healthy(laid("HA H9 CK CK C9 SK SK DJ DK D9 HQ DQ", "", "", "HA CQ CQ", first=3))
    assert kind_of(played(game, "HA"), Card.HA, Card.H9, (1.0, 1.0, 0.0, 0.0)) is None


def test_the_first_dulle_is_home_in_the_last_seat_where_the_second_would_beat_it() -> None:
    rules = PRESETS["kitchen"].rules
    assert rules.dollen_second_over_first
    game = all_healthy(laid("HT CQ SQ DQ CJ HJ CA SA SK S9 HK H9", "DJ", "D9", "SJ", rules=rules, first=1))
    assert kind_of(played(game, "DJ D9 SJ"), Card.HT, Card.SQ) is Advantage.MORE_EYES_SURELY_HOME


def test_a_dulle_that_nobody_beats_is_kept_and_not_called_lost() -> None:
    game = all_healthy(laid("HT SQ DJ D9 CK C9 SK SK S9 HK H9 H9", "CQ"))
    assert kind_of(game, Card.SQ, Card.HT) is Advantage.SPARES_HIGHER
    both = all_healthy(laid("HT HT DJ SQ CK C9 SK SK S9 HK H9 H9", "CQ"))
    assert kind_of(both, Card.SQ, Card.HT) is Advantage.SPARES_HIGHEST
    game = all_healthy(laid("HT SQ DJ D9 CK C9 SK SK S9 HK H9 H9", "CQ", "HQ", "DQ", first=3))
    assert kind_of(played(game, "DQ"), Card.SQ, Card.HT) is Advantage.SPARES_HIGHER


def test_nobody_gets_rid_of_a_suit_that_nobody_else_has() -> None:
    hands = ("CA CA CK HK H9 DJ HJ HJ CQ DQ DK D9", "C9 CT ST", "C9 CK S9", "CT SA DT")
    game = played(all_healthy(laid(*hands)), "CA C9 C9 CT CA CT CK DT SA")
    assert kind_of(game, Card.CK, Card.H9, (1.0, 1.0, 0.0, 0.0)) is None


def test_a_doppelkopf_is_named_by_whoever_can_make_it_or_give_it_away() -> None:
    game = all_healthy(laid("CA CK C9 DJ DJ HJ SK SK S9 HK H9 CQ", "CA CQ", "CT", "CT", first=1))
    played(game, "CA CT CT")
    assert kind_of(game, Card.CA, Card.CK, (1.0, 1.0, 0.0, 0.0)) is Advantage.MAKES_DOPPELKOPF
    assert kind_of(game, Card.CK, Card.CA, (1.0, 0.0, 1.0, 0.0)) is Advantage.AVOIDS_DOPPELKOPF
    assert kind_of(game, Card.C9, Card.CK, (1.0, 0.0, 1.0, 0.0)) is Advantage.GIVES_FEWER_EYES


TAKES = {
    Advantage.FOX_HOME, Advantage.FOX_HOME_BUT_FOR_ONE, Advantage.LAST_TAKES, Advantage.ACE_TAKES,
    Advantage.RICH_TRICK, Advantage.BEATS_FOE, Advantage.BEATS_LIKELY_FOE, Advantage.RUFFS, Advantage.FORCES_HIGHER,
    Advantage.MORE_EYES_HOME, Advantage.MORE_EYES_SURELY_HOME, Advantage.CATCHES_FOX, Advantage.FINDS_BRIDE,
    Advantage.IS_ENOUGH,
}  # fmt: skip
LEAVES = {
    Advantage.FOX_TO_PARTNER, Advantage.FOX_TO_PARTNER_BUT_FOR_ONE, Advantage.FEEDS_PARTNER,
    Advantage.FEEDS_SURE_PARTNER, Advantage.LEAVES_TO_SURE_PARTNER, Advantage.FEEDS_LIKELY_PARTNER,
    Advantage.FEEDS_PARTNER_AHEAD, Advantage.LEAVES_TO_PARTNER, Advantage.FEEDS_NEXT, Advantage.POOR_TRICK,
    Advantage.OTHER_BEATEN, Advantage.GIVES_FEWER_EYES, Advantage.FEEDS_GROOM, Advantage.AVOIDS_DOPPELKOPF,
}  # fmt: skip
MORE = {
    Advantage.MORE_EYES_HOME, Advantage.MORE_EYES_SURELY_HOME, Advantage.FEEDS_NEXT, Advantage.FEEDS_LIKELY_PARTNER,
    Advantage.FEEDS_PARTNER_AHEAD, Advantage.MAKES_DOPPELKOPF,
}  # fmt: skip
FEWER = {
    Advantage.GIVES_FEWER_EYES, Advantage.RISKS_FEWER_EYES, Advantage.AVOIDS_HIGHER, Advantage.AVOIDS_DOPPELKOPF,
}  # fmt: skip
LOWER = {
    Advantage.SPARES_HIGHER, Advantage.SPARES_HIGHEST, Advantage.SPARES_HIGHER_EQUAL, Advantage.IS_ENOUGH,
}  # fmt: skip
ACES = {Advantage.FRESH_ACE, Advantage.ACE_TAKES}
AHEAD = LEAVES - {Advantage.FEEDS_NEXT, Advantage.POOR_TRICK, Advantage.OTHER_BEATEN, Advantage.FEEDS_GROOM}


def wins(game: Game, card: Card) -> bool:
    """True if the card would be winning the trick."""
    seat = game.turn
    assert seat is not None
    after = game.copy()
    after.apply(Play(seat, card))
    return after.tricks[-1].winner == seat if not after.trick else after.view(seat).winning_seat == seat


def check(game: Game, view: SeatView, claim: CardAdvantage) -> None:
    """Compare what an advantage claims with the game itself."""
    kind, card, other, order = claim.kind, claim.card, claim.other, view.order
    if view.trick:
        assert kind not in TAKES or wins(game, card)
        assert kind not in LEAVES or not wins(game, card)
        assert claim.lying == view.trick[(view.winning_seat - view.leader) % 4]
        assert kind not in AHEAD or claim.seat == view.winning_seat
    assert kind is not Advantage.LAST_TAKES or len(view.trick) == 3
    assert kind is not Advantage.HARDER_TO_BEAT or len(view.trick) < 3
    assert kind not in MORE or EYES[card] > EYES[other] + 1  # nobody names a single one
    assert kind not in FEWER or EYES[card] + 1 < EYES[other]
    assert kind is not Advantage.RUFFS or any(EYES[one] for one in view.trick)
    assert kind is not Advantage.SPARES_HIGHER_EQUAL or EYES[card] == EYES[other]
    if kind in LOWER:
        assert order.classes[card] == order.classes[other] and order.strengths[card] < order.strengths[other]
    assert kind not in ACES or (card.rank is Rank.ACE and not order.is_trump(card))
    assert kind is not Advantage.EMPTIES_SUIT or len(view.hand) > 3
    if kind is Advantage.LONGER_OUTSIDE:
        assert any(order.is_trump(one) for seat in range(4) if seat != view.seat for one in game.hands[seat])
    held = [one for seat in range(4) if seat != view.seat for one in game.hands[seat]]
    if kind in (Advantage.EMPTIES_SUIT, Advantage.SHORTENS_SUIT):
        assert any(order.classes[one] == order.classes[card] for one in held)
        left = [one for one in view.hand if order.classes[one] == order.classes[card]]
        assert not order.is_trump(card) and len(left) == (1 if kind is Advantage.EMPTIES_SUIT else 2)
    if kind is Advantage.AVOIDS_RUFF:
        assert claim.seat is not None
        assert all(order.classes[one] != order.classes[other] for one in game.hands[claim.seat])
    if kind is Advantage.RISKS_FEWER_EYES and order.is_trump(other) and (not view.trick or wins(game, other)):
        again = (other,) if other == Card.HT and view.rules.dollen_second_over_first else ()
        assert any(order.strengths[one] > order.strengths[other] or one in again for one in held if order.is_trump(one))
    if kind in (Advantage.MAKES_DOPPELKOPF, Advantage.AVOIDS_DOPPELKOPF):
        full = card if kind is Advantage.MAKES_DOPPELKOPF else other
        assert sum(EYES[one] for one in (*view.trick, full)) >= view.rules.doppelkopf_points
    assert claim.rival is None or claim.rival in held


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_no_advantage_in_whole_games_is_false_or_true_of_both_cards(preset: str) -> None:
    kinds, silent = list[Advantage](), 0
    for seed in range(8):
        game = Game.deal(PRESETS[preset].rules, seed)
        while game.turn is not None:
            view = game.view(game.turn)
            action = heuristic_decision(view).action
            assert action is not None
            if view.phase is Phase.PLAY and isinstance(action, Play):
                for other in view.playable:
                    if other == action.card:
                        continue
                    there = advantage_of(view, action.card, other)
                    back = advantage_of(view, other, action.card)
                    for one in filter(None, (there, back)):
                        check(game, view, one)
                    assert there is None or back is None or there.kind is not back.kind
                    silent += there is None
                    kinds += [] if there is None else [there.kind]
            game.apply(action)
    assert silent < 0.2 * len(kinds)
    assert len(set(kinds)) > 20
