"""The question before the game: what a hand allows, and which reservation comes to be (RULES.md 5)."""

import pytest
from laid_games import QUIET, answered, healthy, lay, reserve

from freedoko_qt.engine.actions import Reserve, Selector, SelectorKind
from freedoko_qt.engine.before_play.reservations import is_picture, meets_duty, owed_soli
from freedoko_qt.engine.cards import Hands
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.events import ThrownIn
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.table import DutySoli, Table

FOREIGN = Selector(SelectorKind.FOREIGN)
POOR = "DJ DJ D9 CA CA CT CK C9 SA ST SK S9"
BRIDE = "CQ CQ"
NINES = "C9 S9 H9 H9 D9"
OFFICIAL = {
    "solo_clubs",
    "solo_spades",
    "solo_hearts",
    "solo_diamonds",
    "solo_queen",
    "solo_jack",
    "solo_meatless",
}
DDV = PRESETS["ddv"].rules


def allowed(rules: Rules, hand: str, *, table: Table | None = None) -> set[str]:
    """The answers of the first seat asked with this hand, the soli left out."""
    game = Game(rules, lay(hand, with_nines=rules.with_nines), table)
    answered = {action.reservation for action in game.legal() if isinstance(action, Reserve)}
    return {kind.value for kind in answered if not kind.is_solo}


def soli(game: Game, seat: int | None = None) -> set[str]:
    """The soli a seat may call."""
    answered = {action.reservation for action in game.legal(seat) if isinstance(action, Reserve)}
    return {kind.value for kind in answered if kind.is_solo}


# What the hand allows


def test_a_hand_without_anything_is_healthy() -> None:
    assert allowed(QUIET, "CQ DJ") == {"healthy"}


def test_anybody_may_call_any_solo_of_the_rules() -> None:
    assert soli(Game(DDV, lay("C9"))) == OFFICIAL
    assert soli(Game(PRESETS["mittwoch"].rules, lay(with_nines=False))) == {
        "solo_diamonds",
        "solo_queen",
        "solo_jack",
        "solo_meatless",
    }
    assert soli(Game(PRESETS["beginner"].rules, lay("C9"))) == set()


def test_a_marriage_needs_both_queens_of_clubs() -> None:
    assert allowed(QUIET, BRIDE) == {"healthy", "marriage"}
    assert allowed(QUIET, "CQ SQ") == {"healthy"}


def test_a_poverty_needs_at_most_three_trumps() -> None:
    assert allowed(QUIET, POOR) == {"healthy", "poverty"}
    assert allowed(QUIET, POOR.replace("C9", "D9")) == {"healthy"}
    assert allowed(DDV, POOR) == {"healthy"}


def test_the_number_of_trumps_of_a_poverty_is_the_rules() -> None:
    assert allowed(QUIET.changed("poverty_max_trumps", 2), POOR) == {"healthy"}
    assert allowed(QUIET.changed("poverty_max_trumps", 4), POOR.replace("C9", "D9")) == {"healthy", "poverty"}


def test_foxes_may_be_left_out_of_a_poverty() -> None:
    with_foxes = "DA DA DJ DJ D9 CA CA CT CK SA ST SK"
    assert allowed(QUIET, with_foxes) == {"healthy"}
    assert allowed(QUIET.changed("poverty_fox_do_not_count", True), with_foxes) == {"healthy", "poverty"}


def test_foxes_announced_as_swines_count_in_a_poverty() -> None:
    rules = QUIET.changed("poverty_fox_do_not_count", True)
    game = Game(rules, lay("DA DA DJ DJ D9 CA CA CT CK SA ST SK"))
    assert reserve(0, "poverty") in game.legal()
    assert reserve(0, "poverty", swines=True) not in game.legal()
    two_trumps = Game(rules, lay("DA DA D9 CA CA CT CK C9 SA ST SK S9"))
    assert reserve(0, "poverty", swines=True) in two_trumps.legal()


@pytest.mark.parametrize(
    ("option", "hand", "too_little", "reservation"),
    [
        ("throw_with_nines", NINES, "C9 C9 S9 S9", "throw_nines"),
        ("throw_with_kings", "CK CK SK SK HK HK", "CK CK SK SK HK", "throw_kings"),
        ("throw_with_nines_and_kings", "C9 S9 H9 CK SK HK DK", "C9 S9 H9 CK SK HK", "throw_nines_and_kings"),
        (
            "throw_with_richness",
            "CA CA SA SA HA HA CK C9 S9 S9 H9 H9",
            "CA CA SA SA HA HA CJ C9 S9 S9 H9 H9",
            "throw_richness",
        ),
        ("throw_with_poorness", "C9 C9 S9 S9 H9 H9", "CA C9 S9 S9 H9 H9", "throw_poorness"),
        ("throw_with_aces_and_tens", "CA CA CT SA ST HA DT", "CA CA CT SA ST HA", "throw_aces_and_tens"),
        ("throw_with_nine_of_each_suit", "C9 S9 H9 D9", "C9 C9 S9 S9 H9 H9", "throw_nine_of_each_suit"),
        (
            "throw_with_four_nines_and_kings",
            "C9 C9 S9 H9 CK CK SK HK",
            "C9 C9 S9 CK CK SK HK HK",
            "throw_four_nines_and_kings",
        ),
        ("throw_with_long_suit", "SA SA ST ST SK SK S9", "SA SA ST ST SK SK C9 CA", "throw_long_suit"),
    ],
)
def test_throwing_in(option: str, hand: str, too_little: str, reservation: str) -> None:
    """The hands are filled up with queens and jacks, which do not help."""
    rules = Rules(throw_with_nines=False, poverty=False).changed(option, True)
    assert allowed(rules, filled(hand)) == {"healthy", reservation}
    assert allowed(rules, filled(too_little)) == {"healthy"}
    assert allowed(rules.changed(option, False), filled(hand)) == {"healthy"}


def filled(hand: str) -> str:
    dull = "DQ DQ HQ HQ SQ SQ DJ DJ HJ HJ"
    return " ".join((hand.split() + dull.split())[:12])


def test_a_hand_whose_highest_trump_is_a_fox_may_be_thrown_in() -> None:
    rules = QUIET.changed("throw_when_fox_highest_trump", True).changed("poverty", False)
    low = "DA DT DT DK D9 CA CA CT SA ST HA HK"
    assert allowed(rules, low) == {"healthy", "throw_fox_highest"}
    assert allowed(rules, low.replace("DK", "DJ")) == {"healthy"}
    assert allowed(rules.changed("throw_when_fox_highest_trump", False), low) == {"healthy"}


def test_a_hand_whose_highest_trump_is_a_jack_of_diamonds_may_be_thrown_in() -> None:
    rules = QUIET.changed("throw_when_jack_highest_trump", True).changed("poverty", False)
    low = "DJ DJ DA DT DK D9 CA CA CT SA HA HK"
    assert allowed(rules, low) == {"healthy", "throw_jack_highest"}
    assert allowed(rules, low.replace("DK", "HJ")) == {"healthy"}


def test_throwing_in_may_be_compulsory() -> None:
    rules = PRESETS["doko_wtf"].rules
    assert "healthy" not in allowed(rules, NINES)
    assert "healthy" in allowed(rules, "CQ")


def test_a_bride_names_one_of_the_conditions_of_the_rules() -> None:
    def conditions(rules: Rules) -> set[str]:
        game = Game(rules, lay(BRIDE, with_nines=rules.with_nines))
        return {str(action.selector) for action in game.legal() if isinstance(action, Reserve) and action.selector}

    assert conditions(DDV) == {"first_foreign"}
    assert conditions(PRESETS["doko_wtf"].rules) == {"first_foreign", "first_trump"}
    firsts = {f"first_{kind}" for kind in ("foreign", "trump", "color", "clubs", "spades", "hearts")}
    assert conditions(QUIET) == firsts
    seconds = {condition.replace("first", "second") for condition in firsts}
    assert conditions(PRESETS["mittwoch"].rules) == firsts | seconds


def test_swines_may_be_noted_by_who_holds_both_foxes() -> None:
    game = Game(QUIET, lay("DA DA"))
    assert reserve(0, "healthy", swines=True) in game.legal()
    assert reserve(0, "solo_clubs", swines=True) in game.legal()
    assert reserve(0, "healthy", swines=True) not in Game(QUIET, lay("DA", "DA")).legal()
    at_play = QUIET.changed("swines_announcement_begin", False)
    assert reserve(0, "healthy", swines=True) not in Game(at_play, lay("DA DA")).legal()


# Who is asked


def test_the_seats_are_asked_clockwise_from_the_first() -> None:
    game = Game(QUIET, lay("CQ"), Table(first=2))
    asked = []
    while game.phase == "reservation":
        assert game.turn is not None
        asked.append(game.turn)
        assert all(not game.legal(seat) for seat in range(4) if seat != game.turn)
        game.apply(healthy(game.turn))
    assert asked == [2, 3, 0, 1]
    assert game.answers == [healthy(seat) for seat in asked]
    assert (game.contract, game.turn) == (Contract.NORMAL, 2)


def test_all_are_asked_even_if_the_first_has_a_solo() -> None:
    game = Game(QUIET, lay("CQ"))
    game.apply(reserve(0, "solo_queen"))
    assert (game.turn, game.phase) == (1, "reservation")


# Which one comes to be


def played(rules: Rules, hands: Hands, *answers: Reserve, table: Table | None = None) -> tuple[str, int | None]:
    """The contract that comes of the answers, and whose it is."""
    game = answered(rules, hands, *answers, table=table)
    if game.thrown_in is not None:
        assert isinstance(game.thrown_in, ThrownIn)
        assert game.thrown_in.reason is not None
        return game.thrown_in.reason.value, game.thrown_in.seat
    assert game.contract is not None
    return game.contract.value, game.soloist


HANDS = lay(POOR, BRIDE, NINES)
SOLO = reserve(3, "solo_jack")
POVERTY = reserve(0, "poverty")
MARRIAGE = reserve(1, "marriage", FOREIGN)
THROW = reserve(2, "throw_nines")


def test_a_solo_goes_before_all_other_reservations() -> None:
    assert played(QUIET, HANDS, POVERTY, MARRIAGE, THROW, SOLO) == ("solo_jack", 3)


def test_throwing_goes_before_a_poverty_and_that_before_a_marriage() -> None:
    assert played(QUIET, HANDS, POVERTY, MARRIAGE, THROW) == ("throw_nines", 2)
    assert played(QUIET, HANDS, POVERTY, MARRIAGE) == ("poverty", 0)
    assert played(QUIET, HANDS, MARRIAGE) == ("marriage", 1)


def test_the_order_of_reservations_is_the_rules() -> None:
    turned = QUIET.changed("reservation_priority", ("marriage", "poverty", "throwing", "lust_solo", "duty_solo"))
    assert played(turned, HANDS, POVERTY, MARRIAGE, THROW, SOLO) == ("marriage", 1)
    assert played(turned, HANDS, POVERTY, THROW, SOLO) == ("poverty", 0)
    assert played(turned, HANDS, THROW, SOLO) == ("throw_nines", 2)


def test_a_marriage_may_go_before_a_poverty() -> None:
    rules = QUIET.changed("marriage_before_poverty", True)
    assert played(rules, HANDS, POVERTY, MARRIAGE) == ("marriage", 1)
    assert played(rules, HANDS, POVERTY, MARRIAGE, THROW) == ("throw_nines", 2)


def test_throwing_may_go_before_a_solo() -> None:
    rules = QUIET.changed("throwing_before_solo", True)
    assert played(rules, HANDS, POVERTY, MARRIAGE, THROW, SOLO) == ("throw_nines", 2)


def test_with_throwing_before_solo_a_poverty_that_is_only_redealt_goes_before_it_too() -> None:
    rules = QUIET.changed("throwing_before_solo", True)
    assert played(rules, HANDS, POVERTY, SOLO) == ("solo_jack", 3)
    assert played(rules.changed("poverty_shift", False), HANDS, POVERTY, SOLO) == ("poverty", 0)


def test_a_poverty_with_one_trump_may_be_redealt() -> None:
    one_trump = lay("DJ C9 S9 CA CA CT CK CK SA ST SK HA")
    rules = QUIET.changed("throw_with_one_trump", True)
    assert answered(rules, one_trump, POVERTY).thrown_in == ThrownIn(0, Reservation.POVERTY)
    assert answered(QUIET, one_trump, POVERTY).phase == "shift"
    assert answered(rules, HANDS, POVERTY).phase == "shift"


def test_among_equals_the_first_asked_has_it() -> None:
    both = (reserve(1, "solo_queen"), reserve(3, "solo_jack"))
    assert played(QUIET, HANDS, *both) == ("solo_queen", 1)
    assert played(QUIET, HANDS, *both, table=Table(first=2)) == ("solo_jack", 3)


def test_of_several_throwing_the_first_asked_gives_the_reason() -> None:
    rules = QUIET.changed("throw_with_kings", True).changed("min_number_of_throwing_kings", 4)
    hands = lay("CK CK SK SK", NINES)
    answers = (reserve(0, "throw_kings"), reserve(1, "throw_nines"))
    assert played(rules, hands, *answers) == ("throw_kings", 0)
    assert played(rules, hands, *answers, table=Table(first=1)) == ("throw_nines", 1)


def test_a_bride_that_says_healthy_plays_a_silent_marriage() -> None:
    game = answered(QUIET, HANDS)
    assert (game.contract, game.soloist) == (Contract.SILENT_MARRIAGE, 1)
    assert game.re == [False, True, False, False]


def test_the_soloist_is_re_whoever_holds_the_queens_of_clubs() -> None:
    game = answered(QUIET, lay("DJ", "CQ", "CQ"), reserve(0, "solo_queen"))
    assert game.re == [True, False, False, False]


# Who leads


def test_a_voluntary_soloist_leads_where_the_rules_say_so() -> None:
    assert answered(QUIET, HANDS, SOLO).turn == 3
    assert answered(DDV, HANDS, SOLO).turn == 0


def test_a_duty_soloist_leads_where_the_rules_say_so() -> None:
    owed = Table(duty_soli=(DutySoli(1),) * 4)
    assert answered(DDV, HANDS, SOLO, table=owed).turn == 3
    assert answered(DDV.changed("duty_solo_player_leads", False), HANDS, SOLO, table=owed).turn == 0


def test_in_every_other_game_the_first_leads() -> None:
    assert answered(QUIET, HANDS, MARRIAGE, table=Table(first=2)).turn == 2
    assert answered(QUIET, HANDS, table=Table(first=2)).turn == 2


# Duty soli


def test_a_duty_solo_goes_before_a_lust_solo() -> None:
    table = Table(duty_soli=(DutySoli(), DutySoli(), DutySoli(), DutySoli(1)))
    both = (reserve(1, "solo_queen"), reserve(3, "solo_jack"))
    game = answered(DDV, HANDS, *both, table=table)
    assert (game.contract, game.soloist, game.duty_solo) == (Contract.SOLO_JACK, 3, True)
    seats_decide = DDV.changed("duty_solo_before_lust_solo", False)
    game = answered(seats_decide, HANDS, *both, table=table)
    assert (game.contract, game.soloist, game.duty_solo) == (Contract.SOLO_QUEEN, 1, False)


def test_which_soli_meet_what_is_owed() -> None:
    colour, picture, any_kind = DutySoli(1, 1, 0), DutySoli(1, 0, 1), DutySoli(1)
    assert {solo.value for solo in owed_soli(DDV, any_kind)} == OFFICIAL
    assert {solo.value for solo in owed_soli(DDV, colour)} == {
        "solo_clubs",
        "solo_spades",
        "solo_hearts",
        "solo_diamonds",
    }
    assert {solo.value for solo in owed_soli(DDV, picture)} == {"solo_queen", "solo_jack"}
    assert owed_soli(DDV, DutySoli()) == []


def test_all_but_colour_soli_and_the_meatless_one_are_picture_soli() -> None:
    assert is_picture(Contract.SOLO_KOEHLER)
    assert not is_picture(Contract.SOLO_MEATLESS)
    assert not is_picture(Contract.SOLO_CLUBS)
    assert meets_duty(Contract.SOLO_MEATLESS, DutySoli(2, 1, 0))
    assert not meets_duty(Contract.SOLO_MEATLESS, DutySoli(2, 1, 1))


def duty_round(*owed: int) -> Table:
    return Table(first=1, duty_round=True, duty_soli=(DutySoli(), DutySoli(*owed), DutySoli(), DutySoli()))


def test_in_the_duty_round_only_the_forced_seat_is_asked_and_has_to_call_what_it_owes() -> None:
    game = Game(DDV, HANDS, duty_round(1, 0, 1))
    assert soli(game) == {"solo_queen", "solo_jack"}
    assert len(game.legal()) == 2
    game.apply(reserve(1, "solo_queen"))
    assert (game.phase, game.turn, game.contract) == ("play", 1, Contract.SOLO_QUEEN)
    assert game.duty_solo


def test_a_forced_solo_can_be_offered_where_the_rules_allow_it() -> None:
    rules = DDV.changed("offer_duty_solo", True)
    offer = reserve(1, "solo_queen", offer_duty_solo=True)
    assert offer not in Game(DDV, HANDS, duty_round(1)).legal()
    game = Game(rules, HANDS, duty_round(1))
    assert offer in game.legal()
    assert reserve(1, "solo_queen") in game.legal()
    game.apply(offer)
    assert (game.phase, game.turn) == ("reservation", 2)
    game.apply(healthy(2))
    game.apply(SOLO)
    game.apply(healthy(0))
    assert (game.contract, game.soloist, game.duty_solo) == (Contract.SOLO_JACK, 3, False)


def test_an_offered_solo_that_nobody_takes_up_is_played() -> None:
    rules = DDV.changed("offer_duty_solo", True)
    game = answered(rules, HANDS, reserve(1, "solo_queen", offer_duty_solo=True), table=duty_round(1))
    assert (game.contract, game.soloist, game.duty_solo) == (Contract.SOLO_QUEEN, 1, True)
