"""From game to game: rounds, who is first, bock, duty soli, the pot (RULES.md 16)."""

import pytest

from freedoko_qt.engine.cards import BySeat, by_seat
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.evening.cross_check import CrossCheck, cross_check
from freedoko_qt.engine.evening.length import games_planned
from freedoko_qt.engine.evening.tournament import dealer_stays, first_table, next_table
from freedoko_qt.engine.events import ThrownIn
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.score.score import Score
from freedoko_qt.engine.table import LARGEST_FACTOR, DutySoli, Table
from freedoko_qt.engine.teams import Side, WinningStreak

DDV = PRESETS["ddv"].rules
STANDARD = PRESETS["standard"].rules
TWO_ROUNDS = STANDARD.changed("number_of_rounds_limited", True).changed("number_of_rounds", 2)


def played(
    scores: tuple[int, int, int, int] = (1, -1, 1, -1),
    *,
    solo: str | None = None,
    soloist: int | None = None,
    duty: bool = False,
    bock: tuple[str, ...] = (),
) -> Score:
    """A game that was played; of a solo, whose it was and whether it was owed."""
    called = None if solo is None else Contract(f"solo_{solo}")
    return Score(
        contract=called or Contract.NORMAL,
        soloist=soloist,
        re=(0, 2),
        tricks=(0,) * 12,
        eyes=(240, 0, 0, 0),
        winner=Side.RE,
        specials=(),
        lines=(),
        value=1,
        bock_factor=1,
        scores=scores,
        bock_triggers=bock,
        called_solo=called,
        duty_solo=duty,
    )


def after(rules: Rules, table: Table, outcome: Score | ThrownIn, opener: int = 0) -> Table:
    """The table of the next game; there is one."""
    following_table = next_table(rules, table, outcome, opener=opener)
    assert following_table is not None
    return following_table


def firsts(rules: Rules, *games: Score) -> list[int]:
    """The first seat in each game of a tournament, with the one after the last of these."""
    table = first_table(rules)
    seats = [table.first]
    for game in games:
        table = after(rules, table, game)
        seats.append(table.first)
    return seats


# Who is first, and rounds


def test_a_convention_holds_from_the_first_game_to_the_last() -> None:
    table: Table | None = first_table(TWO_ROUNDS, convention=True)
    games = 0
    while table is not None:
        assert table.convention
        table, games = next_table(TWO_ROUNDS, table, played(), opener=0), games + 1
    assert games == 8
    assert not first_table(TWO_ROUNDS).convention


def test_a_tournament_begins_with_nothing_written() -> None:
    table = first_table(DDV, first=2)
    assert (table.first, table.dealer, table.round, table.totals) == (2, 1, 1, (0, 0, 0, 0))
    assert table.duty_soli == (DutySoli(1),) * 4
    assert table.pot is None


def test_the_deal_moves_on_clockwise_and_four_games_make_a_round() -> None:
    table = first_table(TWO_ROUNDS)
    seen = []
    while True:
        seen.append((table.round, table.first))
        following_table = next_table(TWO_ROUNDS, table, played(), opener=0)
        if following_table is None:
            break
        table = following_table
    assert seen == [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (2, 3)]


def test_the_round_is_counted_from_whoever_was_first_in_the_first_game() -> None:
    table = first_table(TWO_ROUNDS, first=2)
    assert after(TWO_ROUNDS, table, played(), opener=2).round == 1
    before_round = Table(first=1, round=1)
    assert after(TWO_ROUNDS, before_round, played(), opener=2).round == 2


def test_scores_are_added_up() -> None:
    table = after(STANDARD, Table(totals=(5, 6, 7, 8), round=1), played((3, 0, 0, -3)))
    assert table.totals == (8, 6, 7, 5)


def test_a_redeal_keeps_everything() -> None:
    table = Table(first=3, bock_factor=2, round=2, totals=(1, 2, 3, 4), bock_queue=(2, 2), pot=7)
    assert next_table(TWO_ROUNDS, table, ThrownIn(1, Reservation.THROW_NINES), opener=0) is table


@pytest.mark.parametrize(
    ("stays", "lust", "duty"),
    [("never", False, False), ("duty_only", False, True), ("duty_and_lust", True, True)],
)
def test_after_a_solo_the_same_dealer_deals_again_where_the_rules_say_so(stays: str, lust: bool, duty: bool) -> None:
    rules = DDV.changed("solo_dealer_stays", stays)
    table = first_table(rules)
    assert dealer_stays(rules, table, played(solo="queen", soloist=1)) is lust
    assert dealer_stays(rules, table, played(solo="queen", soloist=1, duty=True)) is duty
    assert not dealer_stays(rules, table, played())


def test_a_solo_after_which_the_deal_stays_does_not_fill_the_round() -> None:
    solo = played(solo="queen", soloist=2)
    assert firsts(STANDARD, played(), solo, solo, played(), played()) == [0, 1, 1, 1, 2, 3]
    last_of_round = Table(first=3, round=1)
    assert after(STANDARD, last_of_round, solo).round == 1
    assert after(STANDARD, last_of_round, played()).round == 2


def test_the_first_game_s_solo_does_not_end_the_round() -> None:
    table = after(STANDARD, first_table(STANDARD), played(solo="queen", soloist=2))
    assert (table.first, table.round) == (0, 1)


def test_without_a_limit_there_is_no_end() -> None:
    table = Table(first=3, round=999)
    assert after(STANDARD, table, played()).round == 1000
    assert games_planned(STANDARD) == STANDARD.games_per_session == 80


def test_where_the_points_decide_no_number_of_games_is_planned() -> None:
    pot = STANDARD.changed("points_limited", True)
    assert games_planned(pot) is None


def test_a_list_is_added_up_across() -> None:
    sound = [(1, 1, -1, -1), (3, -1, -1, -1), (-2, 2, 2, -2)]
    assert cross_check(sound) == CrossCheck((), same_parity=True)
    assert cross_check([]) == CrossCheck((), same_parity=True)
    assert cross_check([*sound, (1, 1, 1, -1)]) == CrossCheck((4,), same_parity=True)
    assert cross_check([(1, 0, 0, -1)]) == CrossCheck((), same_parity=False)


def test_a_session_of_the_ddv_has_24_games() -> None:
    assert games_planned(DDV) == 24
    assert games_planned(TWO_ROUNDS) == 8


# Duty soli


def owed(*numbers: int) -> BySeat[DutySoli]:
    return by_seat(map(DutySoli, numbers))


def test_a_duty_solo_is_taken_off_what_the_soloist_owes() -> None:
    table = after(DDV, first_table(DDV), played(solo="queen", soloist=1, duty=True))
    assert table.duty_soli == owed(1, 0, 1, 1)
    assert after(DDV, table, played(solo="queen", soloist=1)).duty_soli == owed(1, 0, 1, 1)


@pytest.mark.parametrize(
    ("solo", "before", "left"),
    [
        ("clubs", (3, 1, 1), (2, 0, 1)),
        ("queen", (3, 1, 1), (2, 1, 0)),
        ("meatless", (3, 1, 1), (2, 1, 1)),
        ("clubs", (2, 0, 1), (1, 0, 1)),
        ("koehler", (2, 1, 0), (1, 1, 0)),
    ],
)
def test_colour_soli_meet_colour_and_picture_soli_picture_and_any_the_rest(
    solo: str, before: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    table = Table(duty_soli=(DutySoli(), DutySoli(*before), DutySoli(), DutySoli()), round=1)
    assert after(DDV, table, played(solo=solo, soloist=1, duty=True)).duty_soli[1] == DutySoli(*left)


LAST_GAME = Table(first=3, round=5, duty_soli=owed(0, 1, 0, 2))
"""The last game of five rounds; seats 1 and 3 still owe soli, seat 3 two of them."""


def test_after_the_last_round_the_owed_soli_are_played_in_turn() -> None:
    rules = DDV.changed("number_of_duty_soli", 2)
    table = after(rules, LAST_GAME, played())
    assert (table.first, table.duty_round, table.round) == (1, True, 6)
    table = after(rules, table, played(solo="queen", soloist=1, duty=True))
    assert (table.first, table.duty_round, table.round) == (3, True, 6)
    table = after(rules, table, played(solo="jack", soloist=3, duty=True))
    assert (table.first, table.duty_soli) == (3, owed(0, 0, 0, 1))
    assert next_table(rules, table, played(solo="clubs", soloist=3, duty=True), opener=0) is None


def test_without_owed_soli_the_last_round_is_the_end() -> None:
    assert next_table(DDV, Table(first=3, round=5), played(), opener=0) is None


def test_the_duty_round_may_begin_with_the_dealer() -> None:
    all_owe = Table(first=3, round=5, duty_soli=owed(1, 1, 1, 1))
    assert after(DDV, all_owe, played()).first == 0
    assert after(DDV.changed("duty_solo_order", "clockwise_from_dealer"), all_owe, played()).first == 3


def test_an_offered_forced_solo_that_another_replaced_is_still_owed() -> None:
    rules = DDV.changed("offer_duty_solo", True)
    forced = Table(first=1, round=6, duty_round=True, duty_soli=owed(0, 1, 0, 1))
    table = after(rules, forced, played(solo="jack", soloist=3, duty=True))
    assert table.duty_soli == owed(0, 1, 0, 0)
    assert (table.first, table.duty_round) == (1, True)


def test_a_voluntary_solo_in_between_costs_the_forced_seat_no_turn() -> None:
    """doko.wtf: four who owe one, the dealer is 3, and seat 1 plays a voluntary one first."""
    rules = PRESETS["doko_wtf"].rules
    table = after(rules, Table(first=3, round=4, duty_soli=owed(1, 1, 1, 1)), played())
    soloists = []
    for seat in (1, 3, 0, 2):
        assert table.duty_round
        soloists.append(seat)
        if seat != 1:
            assert table.first == seat
        following_table = next_table(rules, table, played(solo="queen", soloist=seat, duty=True), opener=0)
        if following_table is None:
            break
        table = following_table
    assert soloists == [1, 3, 0, 2]
    assert following_table is None


def test_a_forced_solo_is_not_dealt_again_unless_the_rules_say_so() -> None:
    forced = Table(first=1, round=6, duty_round=True, duty_soli=owed(0, 2, 1, 0))
    solo = played(solo="queen", soloist=1, duty=True)
    assert after(DDV, forced, solo).first == 2
    assert after(DDV.changed("forced_solo_dealer_stays", True), forced, solo).first == 1


def test_what_no_allowed_solo_can_meet_is_not_asked_for() -> None:
    impossible = Table(first=3, round=5, duty_soli=(DutySoli(1, 1, 0), DutySoli(), DutySoli(), DutySoli()))
    rules = DDV.changed("solo_color", False)
    assert next_table(rules, impossible, played(), opener=0) is None


# Bock


TRIGGER = played(bock=("bock_after_120_120",))
REDEAL = ThrownIn(1, Reservation.THROW_NINES)
APPEND = STANDARD.changed("bock_append", True)


def test_four_games_after_a_trigger_count_twice() -> None:
    table = after(STANDARD, first_table(STANDARD), TRIGGER)
    factors = []
    for _ in range(5):
        factors.append(table.bock_factor)
        table = after(STANDARD, table, played())
    assert factors == [2, 2, 2, 2, 1]


def test_f02_bocks_multiply() -> None:
    table = after(STANDARD, first_table(STANDARD), TRIGGER)
    table = after(STANDARD, table, played())
    table = after(STANDARD, table, TRIGGER)
    assert table.bock_queue == (4, 4, 2, 2)
    assert table.bock_factor == 4


def test_bocks_multiply_to_a_million_at_most() -> None:
    tenfold = STANDARD.replace(bock_multiplier=10, bock_for_each=True, bock_games=8)
    table = first_table(tenfold)
    for _ in range(10):
        table = after(tenfold, table, TRIGGER)
    assert table.bock_factor == LARGEST_FACTOR


def test_f03_or_they_are_appended() -> None:
    """A second trigger during bock game 2 of 4 leaves 2 old and 4 new bock games, all twice."""
    table = after(APPEND, first_table(APPEND), TRIGGER)
    table = after(APPEND, table, played())
    table = after(APPEND, table, TRIGGER)
    assert table.bock_queue == (2,) * 6


def test_several_triggers_of_one_game_bring_one_bock() -> None:
    table = after(APPEND, first_table(APPEND), played(bock=("bock_after_120_120", "bock_after_black_game")))
    assert table.bock_queue == (2,) * 4


def test_multiplying_leaves_what_was_appended_beyond_four_games() -> None:
    table = Table(round=1, bock_factor=2, bock_queue=(2,) * 7)
    assert after(STANDARD, table, TRIGGER).bock_queue == (4, 4, 4, 4, 2, 2)


def test_a_bock_round_may_be_of_another_length_and_one_for_each_reason() -> None:
    five = STANDARD.replace(bock_games=5)
    assert after(five, first_table(five), TRIGGER).bock_queue == (2,) * 5
    two = played(bock=("bock_after_120_120", "bock_after_black_game"))
    each = STANDARD.replace(bock_for_each=True)
    assert after(each, first_table(each), two).bock_queue == (4,) * 4
    queued = each.replace(bock_append=True)
    assert after(queued, first_table(queued), two).bock_queue == (2,) * 8


def test_bock_during_bock_may_bring_nothing_or_begin_anew() -> None:
    table = Table(round=1, bock_factor=2, bock_queue=(2, 2))
    assert after(STANDARD.replace(bock_in_bock="ignored"), table, TRIGGER).bock_queue == (2,)
    assert after(STANDARD.replace(bock_in_bock="restarts"), table, TRIGGER).bock_queue == (2,) * 4
    last = Table(round=1, bock_factor=2, bock_queue=(2,))
    assert after(STANDARD.replace(bock_in_bock="ignored"), last, TRIGGER).bock_queue == ()


def test_bock_that_adds_points_counts_the_rounds_that_overlap() -> None:
    adds = STANDARD.replace(bock_scope="adds")
    table = after(adds, first_table(adds), TRIGGER)
    assert table.bock_queue == (2, 2, 2, 2)
    assert after(adds, table, TRIGGER).bock_queue == (3, 3, 3, 2)
    assert after(adds.replace(bock_in_bock="restarts"), table, TRIGGER).bock_queue == (2, 2, 2, 2)


def test_new_cards_may_bring_bock_and_use_up_none() -> None:
    rules = STANDARD.replace(bock_after_redeal=True)
    table = after(rules, first_table(rules), REDEAL)
    assert (table.bock_queue, table.bock_factor) == ((2,) * 4, 2)
    assert after(rules, table, REDEAL).bock_queue == (4,) * 4
    assert after(STANDARD, first_table(STANDARD), REDEAL) == first_table(STANDARD)


FOUR_WINS = STANDARD.changed("bock_after_four_wins", True)


def streak_after(*winners: Side | None, alone: bool = False) -> WinningStreak:
    """The wins in a row at the table after some games; alone: with a lost solo between any two."""
    table = first_table(FOUR_WINS)
    for winner in winners:
        table = after(FOUR_WINS, table, played()._replace(winner=winner))
        if alone:
            table = after(FOUR_WINS, table, played(solo="queen", soloist=0)._replace(winner=Side.CONTRA))
    return table.streak


def test_wins_of_one_side_in_a_row_are_counted() -> None:
    re, contra = Side.RE, Side.CONTRA
    assert streak_after(re, re) == (re, 2)
    assert streak_after(re, re, contra) == (contra, 1)
    assert streak_after(re, re, None) == (re, 0)
    assert streak_after(re, re, alone=True) == (re, 2)
    assert after(FOUR_WINS, Table(round=1, streak=WinningStreak(contra, 3)), REDEAL).streak == (contra, 3)


def test_the_row_begins_anew_after_its_bock() -> None:
    three = Table(round=1, streak=WinningStreak(Side.RE, 3))
    table = after(FOUR_WINS, three, played(bock=("bock_after_four_wins",)))
    assert (table.streak.wins, table.bock_queue) == (0, (2, 2, 2, 2))


def test_wins_are_counted_only_where_they_bring_bock() -> None:
    assert after(STANDARD, first_table(STANDARD), played()).streak.wins == 0


def test_a_solo_after_which_the_deal_stays_uses_up_no_bock() -> None:
    table = Table(round=1, bock_factor=2, bock_queue=(2, 2))
    assert after(STANDARD, table, played(solo="queen", soloist=0)).bock_queue == (2, 2)
    assert after(STANDARD, table, played()).bock_queue == (2,)


def test_a_forced_duty_solo_uses_up_no_bock() -> None:
    table = Table(first=1, round=6, duty_round=True, duty_soli=owed(0, 2, 1, 0), bock_factor=2, bock_queue=(2, 2))
    assert after(DDV, table, played(solo="queen", soloist=1, duty=True)).bock_queue == (2, 2)


def test_the_multiplier_is_the_rules() -> None:
    table = after(STANDARD.changed("bock_multiplier", 3), first_table(STANDARD), TRIGGER)
    assert table.bock_factor == 3


# The pot


POT = Rules(points_limited=True, points=10)


def test_points_written_are_taken_out_of_the_pot() -> None:
    table = first_table(POT)
    assert table.pot == 10
    table = after(POT, table, played((2, 0, 2, 0)))
    assert table.pot == 6
    assert after(POT, table, played((0, 5, 0, 0))).pot == 1


def test_an_empty_pot_ends_the_tournament() -> None:
    assert next_table(POT, Table(round=3, pot=4), played((2, 0, 2, 0)), opener=0) is None
    assert next_table(POT, Table(round=3, pot=3), played((2, 0, 2, 0)), opener=0) is None


def test_where_only_losers_write_their_points_are_counted() -> None:
    minus = POT.changed("counting", "minus")
    assert after(minus, first_table(minus), played((-2, 0, -2, 0))).pot == 6


def test_a_winner_who_has_to_write_points_puts_some_back() -> None:
    assert after(POT, Table(round=1, pot=4), played((-1, 0, -1, 0))).pot == 6


def test_after_the_pot_is_empty_the_owed_soli_are_played() -> None:
    rules = POT.changed("number_of_duty_soli", 1)
    table = after(rules, Table(first=1, round=2, pot=2, duty_soli=owed(1, 0, 0, 0)), played((2, 0, 2, 0)))
    assert (table.first, table.duty_round, table.pot) == (0, True, -2)


# Rounds that soli fill, and silent marriages that are owed


def test_soli_may_fill_the_round_like_any_game() -> None:
    rules = TWO_ROUNDS.changed("games_per_round_without_solo", False)
    table = first_table(rules)
    rounds = []
    for _ in range(7):
        rounds.append((table.round, table.first))
        table = after(rules, table, played(solo="queen", soloist=2))
    assert rounds == [(1, 0)] * 4 + [(2, 0)] * 3
    assert next_table(rules, table, played(solo="queen", soloist=2), opener=0) is None


def test_a_silent_marriage_may_be_a_duty_solo() -> None:
    silent = played(soloist=1)._replace(contract=Contract.SILENT_MARRIAGE)
    assert after(DDV, first_table(DDV), silent).duty_soli == owed(1, 1, 1, 1)
    counted = DDV.changed("silent_marriage_is_duty_solo", True)
    assert after(counted, first_table(counted), silent).duty_soli == owed(1, 0, 1, 1)
