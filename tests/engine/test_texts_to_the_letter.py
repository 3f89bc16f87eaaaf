"""The texts of doko.wtf, the Mittwochsregeln and FreeDoko's manual to the letter, each by an example."""

import pytest
from laid_games import QUIET, announce, answered, lay, open_calls, play, play_on, reserve

from freedoko_qt.engine.actions import Call, Reserve, Selector, SelectorKind
from freedoko_qt.engine.before_play.poverty import asked
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.evening.length import games_planned
from freedoko_qt.engine.evening.tournament import dealer_stays, first_table, next_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.score.score import Score, ScoreReason
from freedoko_qt.engine.score.score_lines import value_of, winner_and_lines
from freedoko_qt.engine.score.side_result import SideResult
from freedoko_qt.engine.score.special_rules import Special
from freedoko_qt.engine.score.tally import score_tally, tally_of
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.teams import Side

DOKO_WTF, MITTWOCH = PRESETS["doko_wtf"].rules, PRESETS["mittwoch"].rules
HANDS = lay("CQ DJ", "D9 SQ", "CQ DJ", "D9 SJ")
FORTY = lay("CQ DJ", "SQ", "CQ DJ", "SJ", with_nines=False)
"""Seats 0 and 2 are Re."""


def game_of(contract: str, **entered: object) -> dict[str, object]:
    """A game as a score keeper enters it: Re wins with 130 eyes, without announcements."""
    return {
        "game": contract, "re_eyes": 130, "contra_eyes": 110, "re_tricks": 6, "contra_tricks": 6,
        "re_announcement": None, "contra_announcement": None, "re_special": {}, "contra_special": {},
    } | entered  # fmt: skip


# doko.wtf


def test_a_poverty_refused_by_the_chosen_one_goes_on_clockwise_from_there() -> None:
    assert asked(DOKO_WTF, 1, 3) == [3, 0, 2]


def test_of_two_soloists_the_seat_decides_whoever_owes_a_solo() -> None:
    table = Table(duty_soli=(DutySoli(), DutySoli(1), DutySoli(1), DutySoli(1)), round=1)
    calls = Reserve(0, Reservation.SOLO_QUEEN), Reserve(1, Reservation.SOLO_JACK)
    assert answered(DOKO_WTF, lay(), *calls, table=table).soloist == 0
    assert answered(PRESETS["ddv"].rules, lay(), *calls, table=table).soloist == 1


def silent() -> Score:
    game = Game(DOKO_WTF, lay("CQ CQ"), Table(duty_soli=(DutySoli(1),) * 4, round=1))
    while game.turn is not None:
        game.apply(game.legal()[0])
    assert game.score is not None
    assert game.score.contract is Contract.SILENT_MARRIAGE
    return game.score


def test_a_silent_marriage_is_a_solo_like_the_others() -> None:
    table, score = Table(duty_soli=(DutySoli(1),) * 4, round=1), silent()
    assert dealer_stays(DOKO_WTF, table, score)
    after = next_table(DOKO_WTF, table, score, opener=0)
    assert after is not None
    assert (after.first, after.duty_soli[0]) == (0, DutySoli())
    assert not dealer_stays(PRESETS["ddv"].rules, table, score)


def test_where_only_duty_soli_repeat_the_deal_a_silent_marriage_does_if_it_was_owed() -> None:
    rules = DOKO_WTF.replace(solo_dealer_stays="duty_only")
    assert dealer_stays(rules, Table(duty_soli=(DutySoli(1),) * 4), silent())
    assert not dealer_stays(rules, Table(), silent())


def until_all_hold(game: Game, number: int) -> None:
    while max(map(len, game.hands)) > number:
        play_on(game, 1)


def test_after_a_late_marriage_black_is_open_with_five_cards() -> None:
    hands = lay("CQ CQ CA C9 SA S9 HA", "DJ CT ST HK H9", "CK SK HT", "CK SK HK H9 HA")
    game = answered(DOKO_WTF, hands, reserve(0, "marriage", Selector(SelectorKind.FOREIGN)))
    play(game, "CA CT CK CK SA ST SK SK HA HK HT HK")
    assert game.clarified == 3
    announce(game, 2, "re")
    for held, call in ((8, "no_90"), (7, "no_60"), (6, "no_30")):
        until_all_hold(game, held)
        announce(game, 2, call)
    until_all_hold(game, 5)
    assert "black" in open_calls(game, 0)
    until_all_hold(game, 4)
    assert open_calls(game, 0) == []


# Mittwochsregeln


def test_everybody_is_asked_for_reservations() -> None:
    assert MITTWOCH.ask_reservations


def test_after_a_reply_both_partners_may_deny_while_their_time_lasts() -> None:
    game = answered(MITTWOCH, FORTY)
    announce(game, 1, "contra")
    play_on(game, 6)
    announce(game, 0, "reply")
    assert open_calls(game, 0) == open_calls(game, 2) == ["no_90", "no_60", "no_30", "black"]
    announce(game, 2, "no_60")
    assert open_calls(game, 0) == ["no_30", "black"]
    for on_table, still in ((17, ["no_30", "black"]), (18, ["black"]), (21, ["black"]), (22, [])):
        play_on(game, on_table - game.cards_played)
        assert open_calls(game, 0) == open_calls(game, 2) == still


def test_a_denial_after_a_reply_says_re_no_second_time() -> None:
    game = answered(MITTWOCH, FORTY)
    announce(game, 1, "contra")
    play_on(game, 6)
    announce(game, 0, "reply")
    announce(game, 2, "no_90")
    while game.turn is not None:
        play_on(game, 1)
    assert game.score is not None
    doublers = [line.reason for line in game.score.lines if line.times]
    assert doublers == [ScoreReason.REPLY_SAID, ScoreReason.CONTRA_SAID]


def test_own_fault_points_count_against_a_reply_too() -> None:
    rules = MITTWOCH.in_force()
    kontra = SideResult(eyes=60, tricks=4, level=1, doublers=(ScoreReason.CONTRA_SAID,))
    re = SideResult(eyes=180, tricks=6, doublers=(ScoreReason.REPLY_SAID,))
    assert ScoreReason.SELBER_DOOF in reasons(rules, re, kontra)
    lost = SideResult(eyes=180, tricks=6, level=1, doublers=(ScoreReason.CONTRA_SAID,))
    assert ScoreReason.SELBER_DOOF in reasons(rules, re._replace(eyes=60), lost)
    assert ScoreReason.SELBER_DOOF not in reasons(rules, re._replace(eyes=60, doublers=()), lost._replace(level=0))


def reasons(rules: Rules, re: SideResult, kontra: SideResult) -> list[object]:
    statements = {Side.RE: re, Side.CONTRA: kontra}
    _, lines = winner_and_lines(rules, statements, [], Contract.NORMAL)
    return [line.reason for line in lines]


@pytest.mark.parametrize(
    ("contract", "points"), [("normal", 1), ("silent", 1), ("trump", 1), ("queen", 0), ("jack", 0), ("meatless", 0)]
)
def test_the_point_for_an_early_announcement_is_a_special_point(contract: str, points: int) -> None:
    entered = tally_of(game_of(contract, re_announcement="re", pre_first_card=1))
    lines = [line.reason for line in score_tally(MITTWOCH, entered).lines]
    assert lines.count(ScoreReason.PREANNOUNCEMENT) == points


# FreeDoko's manual


def test_each_denial_can_be_forbidden() -> None:
    game = answered(QUIET.replace(permitted_denials=("no_60",)), HANDS)
    assert open_calls(game, 0) == ["re", "no_60"]
    announce(game, 0, "re")
    assert open_calls(game, 2) == ["no_60"]
    nothing = answered(QUIET.replace(permitted_denials=()), HANDS)
    assert open_calls(nothing, 0) == ["re"]
    bids = MITTWOCH.replace(permitted_denials=("no_90",))
    found = {one.bid for one in Game(bids, FORTY).legal() if isinstance(one, Reserve)}
    assert found == {None, Call.RE, Call.NO_90}


@pytest.mark.parametrize(("preset", "games"), [("ddv", 24), ("ddv", 8), ("doko_wtf", 16), ("ddv", 4)])
@pytest.mark.parametrize("early", [0, 1, 3])
def test_a_given_number_of_games_holds_the_duty_soli(preset: str, games: int, early: int) -> None:
    rules = PRESETS[preset].rules
    rules = rules.replace(games_per_round_without_solo=False, number_of_rounds=games // 4).in_force()
    assert games_planned(rules) == games
    table: Table | None = first_table(rules)
    played, forced = 0, 0
    while table is not None:
        is_solo = table.duty_round or played < early
        forced += table.duty_round
        soloist = table.first if table.duty_round else played
        table = next_table(rules, table, over(soloist if is_solo else None), opener=0)
        played += 1
    assert played == games
    assert forced == (4 if games == 4 else 4 - early)


def over(soloist: int | None) -> Score:
    """A game that is over, perhaps an owed solo."""
    solo = None if soloist is None else Contract.SOLO_QUEEN
    return Score(
        contract=solo or Contract.NORMAL, soloist=soloist, re=(0, 2), tricks=(0,) * 12, eyes=(240, 0, 0, 0),
        winner=Side.RE, specials=(), lines=(), value=1, bock_factor=1, scores=(1, -1, 1, -1), bock_triggers=(),
        called_solo=solo, duty_solo=solo is not None,
    )  # fmt: skip


def test_six_plain_hearts_make_heart_tricks_with_nines() -> None:
    assert Rules(extrapoint_heart_trick=True).in_force().extrapoint_heart_trick
    assert not Rules(extrapoint_heart_trick=True, dollen=False).in_force().extrapoint_heart_trick


def test_against_the_queens_all_points_may_count_twice() -> None:
    rules = Rules(against_queens_doubles=True)
    entered = tally_of(game_of("normal", re_eyes=80, contra_eyes=160, contra_special={"fox": 1}, bock_factor=2))
    score = score_tally(rules, entered)
    assert (score.winner, score.value, score.contra) == (Side.CONTRA, 6, 12)  # won, no 90 and the fox, twice; bock
    assert score.lines[-1].reason is Special.AGAINST_QUEENS
    assert score_tally(Rules(), entered).value == 4
    assert value_of(rules, list(score_tally(rules, tally_of(game_of("queen", re_eyes=80, contra_eyes=160))).lines)) == 2


# Bock, as house rules have it


@pytest.mark.parametrize(
    ("option", "entered", "other"),
    [
        (
            "bock_after_lost_re",
            {"re_eyes": 100, "contra_eyes": 140, "re_announcement": "re"},
            {"re_announcement": "re"},
        ),
        (
            "bock_after_lost_contra",
            {"contra_announcement": "contra"},
            {"re_eyes": 100, "contra_eyes": 140, "contra_announcement": "contra"},
        ),
        (
            "bock_after_re_and_contra",
            {"re_announcement": "re", "contra_announcement": "contra"},
            {"re_announcement": "re"},
        ),
        ("bock_after_nothing", {"contra_special": {"fox": 1}}, {}),
        ("bock_after_solo", {"game": "queen"}, {}),
        ("bock_after_solo", {"game": "silent"}, {}),
    ],
)
def test_what_brings_a_bock_round(option: str, entered: dict[str, object], other: dict[str, object]) -> None:
    rules = Rules().replace(**{option: True})
    assert option in score_tally(rules, tally_of(game_of("normal") | entered)).bock_triggers
    assert option not in score_tally(rules, tally_of(game_of("normal") | other)).bock_triggers
    assert option not in score_tally(Rules(), tally_of(game_of("normal") | entered)).bock_triggers
