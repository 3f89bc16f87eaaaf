"""An evening with cards of paper: who plays, what is written, and what comes of it."""

import json
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.real_evenings.evening_files import Evenings
from freedoko_qt.app.real_evenings.played import (
    CalculatedGame,
    EnteredGame,
    PaperGame,
    RamschGame,
    game_from_dict,
    game_to_dict,
    score_of,
)
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.real_evenings.stakes import Fine, Sitting, Stakes
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import BadNotation, BadSave
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.score.tally import SideTally, Tally, score_tally, tally_of
from freedoko_qt.engine.table import DutySoli
from freedoko_qt.engine.teams import Side

NOON = datetime(2026, 11, 21, 12, 0, 0)
NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz", "Gustl")
DDV, STANDARD, MITTWOCH = preset_set("ddv"), preset_set("standard"), preset_set("mittwoch")


def evening(people: int = 4, rule_set: RuleSet = DDV, **more: object) -> Evening:
    made = Evening(id="x", begun=NOON.isoformat(), names=NAMES[:people], rule_set=rule_set)
    return replace(made, **more)


def side(eyes: int, *, tricks: int = 6, level: int = 0, preannounced: bool = False, **specials: int) -> SideTally:
    return SideTally(eyes, tricks, level, specials, preannounced)


def tally(re: SideTally, contra: SideTally, contract: Contract = Contract.NORMAL) -> Tally:
    return Tally("", contract, {Side.RE: re, Side.CONTRA: contra})


def points(kept: Evening, counting: str = "plus_minus") -> list[tuple[int | None, ...]]:
    return [line.counted[counting].points for line in kept.sheet.lines]


# Who plays


@pytest.mark.parametrize(
    ("people", "playing", "out"),
    [(4, (1, 2, 3, 0), ()), (5, (1, 2, 3, 4), (0,)), (6, (1, 2, 4, 5), (0, 3)), (7, (1, 3, 4, 6), (0, 2, 5))],
)
def test_four_play_and_the_dealer_is_the_first_to_sit_out(
    people: int, playing: tuple[int, ...], out: tuple[int, ...]
) -> None:
    situation = evening(people).situation
    assert (situation.playing, situation.dealer) == (playing, 0)
    assert set(range(people)) - set(situation.playing) == set(out)


@pytest.mark.parametrize("people", [4, 5, 6, 7])
def test_in_a_round_each_player_plays_and_sits_out_equally_often(people: int) -> None:
    kept, played = evening(people), [0] * people
    for number in range(people):
        situation = kept.situation
        assert (situation.number, situation.round, situation.dealer) == (number + 1, 1, number)
        for one in situation.playing:
            played[one] += 1
        kept = kept.with_game(EnteredGame(situation.playing[:2], 1))
    assert played == [4] * people
    assert (kept.situation.round, kept.situation.dealer) == (2, 0)
    assert [line.round_over for line in kept.sheet.lines] == [False] * (people - 1) + [True]


def test_after_a_duty_solo_the_same_one_deals_again() -> None:
    kept = evening().with_game(EnteredGame((2,), 2, Contract.SOLO_QUEEN, 2, duty=True))
    assert kept.situation.dealer == 0
    assert kept.with_game(EnteredGame((2,), 2, Contract.SOLO_QUEEN, 2)).situation.dealer == 1


def test_the_first_dealer_can_be_anybody() -> None:
    kept = evening(5, dealer=3)
    assert (kept.situation.dealer, kept.situation.playing) == (3, (4, 0, 1, 2))


@pytest.mark.parametrize(("people", "dealer"), [(3, 0), (8, 0), (4, 4), (5, -1)])
def test_there_are_four_to_seven_people_and_one_of_them_deals(people: int, dealer: int) -> None:
    with pytest.raises(BadNotation):
        Evening(id="x", begun=NOON.isoformat(), names=("Anna",) * people, rule_set=DDV, dealer=dealer)


# What is written


def test_points_are_entered_by_hand() -> None:
    kept = evening(5).with_game(EnteredGame((1, 3), 3))
    assert points(kept) == [(None, 3, -3, 3, -3)]
    kept = kept.with_game(EnteredGame((0, 2), 2))
    assert points(kept)[1] == (2, None, 2, -2, -2)
    assert kept.sheet.sums("plus_minus") == (2, 3, -1, 1, -5)
    assert kept.sheet.lines[1].counted["plus"].points == (2, None, 2, 0, 0)


def test_a_soloist_writes_three_times() -> None:
    won = evening().with_game(EnteredGame((3,), 2, Contract.SOLO_JACK, 3))
    lost = evening().with_game(EnteredGame((0, 1, 2), 2, Contract.SOLO_JACK, 3))
    assert points(won) == [(-2, -2, -2, 6)]
    assert points(lost) == [(2, 2, 2, -6)]
    assert won.sheet.lines[0].soloist == 3


def test_the_rules_score_what_was_taken_and_said() -> None:
    """As `freedoko-qt score` does: won, no 90, Re announced for two, a fox lost."""
    game = CalculatedGame((1, 4), tally(side(155, level=1), side(85, fox=1)))
    kept = evening(5).with_game(game)
    assert points(kept) == [(None, 3, -3, -3, 3)]
    score = score_of(DDV.rules, game, (1, 2, 3, 4), 1)
    assert (score.winner, score.eyes_of(Side.RE), score.eyes_of(Side.CONTRA)) == (Side.RE, 155, 85)
    assert sum(line.number for line in score.lines) == score.value == 3


def test_a_solo_is_scored_for_the_one_who_was_alone() -> None:
    game = CalculatedGame((2,), tally(side(110), side(130), Contract.SOLO_MEATLESS), duty=True)
    (line,) = evening().with_game(game).sheet.lines
    assert (line.soloist, line.contract, line.duty) == (2, Contract.SOLO_MEATLESS, True)
    assert line.counted["plus_minus"].points == (1, 1, -3, 1)


def test_without_a_winner_the_value_goes_as_in_a_game() -> None:
    denied = tally(side(120, level=2), side(120, level=2))
    kept = evening().with_game(CalculatedGame((0, 1), denied))
    assert sum(one or 0 for one in points(kept)[0]) == 0


def test_the_last_line_can_be_taken_back() -> None:
    first = evening().with_game(EnteredGame((1, 3), 3))
    assert first.with_game(EnteredGame((0, 2), 1)).undone() == first
    assert first.undone().undone() == evening()


@pytest.mark.parametrize(
    "game",
    [
        EnteredGame((0, 1), 3),  # 0 deals and sits out
        EnteredGame((1,), 3),
        EnteredGame((1, 2, 3), 3),
        EnteredGame((1, 1), 3),
        EnteredGame((1, 9), 3),
        EnteredGame((1, 2), 3, Contract.SOLO_QUEEN),
        EnteredGame((1,), 3, Contract.NORMAL, 1),
        EnteredGame((2, 3), 3, Contract.SOLO_QUEEN, 1),
        EnteredGame((1, 2, 3), 3, Contract.SOLO_QUEEN, 1),
        EnteredGame((1, 2), 3, duty=True),
        EnteredGame((1, 2), 10**6),
        CalculatedGame((1,), tally(side(120), side(120))),
        CalculatedGame((0, 1), tally(side(120), side(120))),
        CalculatedGame((1, 2), tally(side(120), side(120), Contract.SOLO_QUEEN)),
        RamschGame(()),
        RamschGame((0,)),
    ],
)
def test_what_cannot_have_been_is_refused(game: PaperGame) -> None:
    with pytest.raises(BadNotation):
        evening(5).with_game(game)


# Bock and duty soli


def test_bock_doubles_the_next_four_games() -> None:
    kept = evening(rule_set=STANDARD).with_game(EnteredGame((1, 3), 3, bock_triggers=("bock_after_heart_trick",)))
    assert kept.situation.table.bock_queue == (2, 2, 2, 2)
    for _ in range(5):
        kept = kept.with_game(EnteredGame((1, 3), 1))
    assert [line.bock_factor for line in kept.sheet.lines] == [1, 2, 2, 2, 2, 1]
    assert [line.counted["plus"].points[1] for line in kept.sheet.lines] == [3, 2, 2, 2, 2, 1]
    assert kept.sheet.lines[0].bock_triggers == ("bock_after_heart_trick",)


def test_where_bock_adds_points_the_value_that_is_entered_holds_them() -> None:
    adds = replace(STANDARD, rules=STANDARD.rules.changed("bock_scope", "adds"))
    kept = evening(rule_set=adds).with_game(EnteredGame((1, 3), 3, bock_triggers=("bock_after_heart_trick",)))
    line = kept.with_game(EnteredGame((1, 3), 5)).sheet.lines[-1]
    assert (line.bock_points, line.counted["plus"].points[1]) == (2, 5)


def test_a_solo_after_which_the_deal_stays_uses_up_no_bock_game() -> None:
    kept = evening(rule_set=STANDARD).with_game(EnteredGame((1, 3), 3, bock_triggers=("bock_after_heart_trick",)))
    kept = kept.with_game(EnteredGame((2,), 3, Contract.SOLO_QUEEN, 2))
    assert kept.situation.table.bock_queue == (2, 2, 2, 2)


def test_without_bock_in_the_rules_nothing_brings_it() -> None:
    kept = evening().with_game(EnteredGame((1, 3), 3, bock_triggers=("bock_after_heart_trick",)))
    assert kept.situation.table.bock_queue == ()


def test_an_earlier_game_is_corrected_and_what_was_written_after_it_stays() -> None:
    kept = evening(5)
    for winners, value in (((1, 2), 3), ((2, 3), 1), ((0, 4), 2)):
        kept = kept.with_game(EnteredGame(winners, value))
    corrected = kept.corrected(1, EnteredGame((1, 2), 5))
    assert points(corrected) == [(None, 5, 5, -5, -5), *points(kept)[1:]]
    assert corrected.games[1:] == kept.games[1:] and corrected.situation.dealer == kept.situation.dealer


def test_a_correction_counts_for_bock_games_after_it() -> None:
    kept = evening(rule_set=STANDARD)
    for _ in range(2):
        kept = kept.with_game(EnteredGame((1, 3), 3))
    corrected = kept.corrected(1, EnteredGame((1, 3), 3, bock_triggers=("bock_after_heart_trick",)))
    assert [line.bock_factor for line in corrected.sheet.lines] == [1, 2]
    assert corrected.situation.table.bock_factor == 2


def test_a_correction_after_which_others_would_have_played_is_refused() -> None:
    kept = evening(5).with_game(EnteredGame((1, 2), 3)).with_game(EnteredGame((0, 2), 1))
    duty_solo = EnteredGame((1,), 3, Contract.SOLO_QUEEN, soloist=1, duty=True)  # the same one deals again
    with pytest.raises(BadNotation):
        kept.corrected(1, duty_solo)
    assert kept.corrected(2, EnteredGame((3,), 3, Contract.SOLO_QUEEN, soloist=3, duty=True)).situation.dealer == 1


def test_the_evening_before_a_game_has_the_fines_that_were_paid_by_then() -> None:
    fine = Fine("late", (0,), 10)
    kept = evening(stakes=Stakes()).with_fine(fine).with_game(EnteredGame((1, 2), 3)).with_fine(fine)
    assert kept.before(1).games == () and kept.before(1).fines == (fine,)
    assert kept.before(2) == kept


@pytest.mark.parametrize(
    ("entered", "triggers"),
    [
        (tally(side(120), side(120)), ("bock_after_120_120",)),
        (tally(side(100), side(140), Contract.SOLO_QUEEN), ("bock_after_lost_solo",)),
        (tally(side(100, level=1), side(140)), ("bock_after_lost_re_contra",)),
        (tally(side(100), side(140, heart_trick=1)), ("bock_after_heart_trick",)),
        (tally(side(240, tricks=12), side(0, tricks=0)), ("bock_after_black_game",)),
        (tally(side(130), side(110)), ()),
    ],
)
def test_what_brings_bock_is_proposed(entered: Tally, triggers: tuple[str, ...]) -> None:
    rules = STANDARD.rules
    for option in ("120_120", "lost_solo", "lost_re_contra", "heart_trick", "black_game"):
        rules = rules.changed(f"bock_after_{option}", True)
    assert score_tally(rules, entered).bock_triggers == triggers
    assert score_tally(DDV.rules, entered).bock_triggers == ()


def test_duty_soli_are_owed_by_all_who_are_there() -> None:
    kept = evening(5)
    assert kept.situation.duty_soli == (DutySoli(1, 0, 0),) * 5
    kept = kept.with_game(EnteredGame((3,), 2, Contract.SOLO_QUEEN, 3, duty=True))
    assert [duty.total for duty in kept.situation.duty_soli] == [1, 1, 1, 0, 1]
    assert [duty.total for duty in kept.situation.table.duty_soli] == [1, 1, 0, 1]
    assert [duty.total for duty in kept.sheet.duty_left] == [1, 1, 1, 0, 1]


def test_an_evening_goes_on_beyond_the_rounds_of_a_tournament() -> None:
    kept = evening(rule_set=replace(DDV, rules=PRESETS["ddv"].rules.changed("number_of_rounds", 1)))
    for _ in range(9):
        kept = kept.with_game(EnteredGame((1, 3), 1))
    assert kept.situation.round == 3


@pytest.mark.parametrize(
    ("losers", "written"),
    [((2,), (1, 1, -3, 1)), ((0, 2), (-1, 1, -1, 1)), ((0, 1, 3), (-1, -1, 3, -1)), ((0, 1, 2, 3), (0, 0, 0, 0))],
)
def test_whoever_has_lost_a_ramsch_pays_each_of_the_others(losers: tuple[int, ...], written: tuple[int, ...]) -> None:
    kept = evening().with_game(RamschGame(losers))
    assert points(kept) == [written]
    assert kept.situation.dealer == 1
    assert kept.sheet.lines[0].contract is Contract.RAMSCH


def test_bock_counts_in_a_ramsch_and_who_sits_out_writes_nothing() -> None:
    kept = evening(5, STANDARD, sitting=Sitting.WINNERS)
    kept = kept.with_game(EnteredGame((1, 3), 3, bock_triggers=("bock_after_heart_trick",))).with_game(RamschGame((3,)))
    assert points(kept)[1] == (2, None, 2, -6, 2)


# Files

GAMES: tuple[PaperGame, ...] = (
    EnteredGame((1, 3), 3, bock_triggers=("bock_after_heart_trick",)),
    EnteredGame((0, 2, 3), 2, Contract.SOLO_QUEEN, 4, duty=True),
    CalculatedGame((0, 3), tally(side(155, level=2, dk=1), side(85, level=1, preannounced=True, fox=1))),
    CalculatedGame((4,), tally(side(0, tricks=0, level=5), side(240, tricks=12), Contract.SOLO_JACK)),
    RamschGame((1, 2), ("bock_after_nothing",)),
)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_written_and_read(game: PaperGame) -> None:
    assert game_from_dict(json.loads(json.dumps(game_to_dict(game)))) == game


def test_what_is_written_of_a_game_is_what_the_score_keeper_reads() -> None:
    game = GAMES[3]
    assert isinstance(game, CalculatedGame)
    assert tally_of(game_to_dict(game)["game"]) == game.tally


@pytest.fixture
def evenings(data_dir: Path) -> Evenings:
    return Evenings(data_dir / "evenings", now=lambda: NOON)


def test_an_evening_comes_back(evenings: Evenings) -> None:
    kept = evenings.begin(NAMES[:5], STANDARD, dealer=3, title="Kegelclub")
    assert kept.begun == "2026-11-21T12:00:00"
    kept = kept.with_game(EnteredGame((0, 2), 3, bock_triggers=("bock_after_heart_trick",))).with_game(GAMES[2])
    assert evenings.save(kept) is None
    assert evenings.load(kept.id).value == kept
    assert evenings.names() == [kept.id]


def test_two_evenings_of_one_second_have_two_names(evenings: Evenings) -> None:
    first = evenings.begin(NAMES[:4], DDV)
    evenings.save(first)
    second = evenings.begin(NAMES[:4], MITTWOCH)
    evenings.save(second)
    assert evenings.names() == [second.id, first.id] == ["2026-11-21-120000-2", "2026-11-21-120000"]


def test_somebodys_own_rules_come_back_with_their_name(evenings: Evenings) -> None:
    own = RuleSet(PRESETS["ddv"].rules.changed("with_nines", False), None, "Stammtisch")
    kept = evenings.begin(NAMES[:6], own)
    evenings.save(kept)
    assert evenings.load(kept.id).value == kept


def test_a_damaged_evening_is_set_aside(evenings: Evenings, data_dir: Path) -> None:
    kept = evenings.begin(NAMES[:4], DDV)
    evenings.save(kept)
    (data_dir / "evenings" / f"{kept.id}.json").write_text("{}")
    loaded = evenings.load(kept.id)
    assert loaded.value is None
    assert loaded.notice is not None
    assert loaded.notice.kind is NoticeKind.DAMAGED


def test_an_evening_that_cannot_be_written_is_reported(data_dir: Path) -> None:
    (data_dir / "evenings").write_text("")
    evenings = Evenings(data_dir / "evenings")
    notice = evenings.save(evening())
    assert notice is not None
    assert notice.kind is NoticeKind.UNWRITABLE


@pytest.mark.parametrize(
    "change",
    [
        {"names": ["Anna"]},
        {"names": "Anna"},
        {"dealer": 4},
        {"dealer": None},
        {"begun": "noon"},
        {"rules": {"counting": "wrong"}},
        {"preset": False},
        {"games": [{}]},
        {"games": [3]},
        {"games": [{**game_to_dict(GAMES[0]), "winners": [0, 9]}]},
        {"games": [{**game_to_dict(GAMES[0]), "winners": 1}]},
        {"games": [{**game_to_dict(GAMES[0]), "contract": "skat"}]},
        {"games": [{**game_to_dict(GAMES[2]), "game": {}}]},
    ],
)
def test_what_is_no_evening_is_refused(change: dict[str, object]) -> None:
    values = json.loads(json.dumps(evening().to_dict()))
    assert Evening.from_dict("x", values) == evening()
    with pytest.raises(BadSave):
        Evening.from_dict("x", values | change)


def test_a_preset_names_the_rules_of_an_evening_only_where_they_are_its_own() -> None:
    values = json.loads(json.dumps(evening().to_dict()))
    values["rules"]["genscher"] = not values["rules"]["genscher"]
    assert Evening.from_dict("x", values).rule_set.preset is None


def test_a_preset_of_another_version_is_an_own_set_of_that_name() -> None:
    read = Evening.from_dict("x", json.loads(json.dumps(evening().to_dict())) | {"preset": "unheard of"})
    assert read.rule_set == replace(evening().rule_set, preset=None, name="unheard of")
