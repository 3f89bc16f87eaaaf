"""The games of a person as numbers."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from statistics import mean, stdev

import pytest
from sample_facts import LOST, NORMAL, OTHERS_SOLO, SILENT, SOLO, YOU, figures_of, tournament

from freedoko_qt.app.statistics.archive import Archive
from freedoko_qt.app.statistics.facts import CallFacts, GameFacts, SpecialFacts
from freedoko_qt.app.statistics.figures import Part, figures
from freedoko_qt.app.statistics.measures import Average, Share, average, difference, share, students
from freedoko_qt.app.statistics.selection import (
    Filter,
    RatedPlayer,
    RulesName,
    people,
    played_by,
    rules_played,
)
from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.score.special_rules import Special

# Means and shares


def test_a_mean_has_an_interval_from_ten_numbers_on() -> None:
    numbers = [1, -2, 4, 0, 3, -1, 2, 2, 5, -3]
    found = average(numbers)
    assert found.mean == mean(numbers)
    assert found.error == pytest.approx(2.262 * stdev(numbers) / 10**0.5, rel=1e-3)
    assert average(numbers[:9]).error is None


@pytest.mark.parametrize(("freedom", "known"), [(9, 2.2622), (18, 2.1009), (30, 2.0423), (120, 1.9799)])
def test_the_interval_is_wider_for_few_numbers(freedom: int, known: float) -> None:
    assert students(freedom) == pytest.approx(known, abs=5e-4)


def test_equal_numbers_prove_nothing() -> None:
    assert average([2] * 50).error is None
    assert average([2] * 50).sign == 0
    assert average([]) == Average(0, 0.0, None)


@pytest.mark.parametrize(("numbers", "sign"), [([1, 2] * 10, 1), ([-1, -2] * 10, -1), ([1, -1] * 10, 0), ([3, 4], 0)])
def test_only_what_the_interval_allows_is_more_than_chance(numbers: Sequence[int], sign: int) -> None:
    assert average(numbers).sign == sign


def test_a_difference_is_as_unsure_as_both_together() -> None:
    assert difference(Average(20, 2.0, 0.3), Average(10, 1.0, 0.4)) == Average(10, 1.0, 0.5)
    assert difference(Average(20, 2.0, 0.3), Average(1, 1.0, None)).error is None


def test_a_share_has_an_interval_of_its_own() -> None:
    low, high = Share(14, 19).interval
    assert (round(low, 2), round(high, 2)) == (0.51, 0.88)
    assert share([True, False, True]) == Share(2, 3)
    assert (Share(0, 0).share, Share(0, 0).interval) == (0.0, (0.0, 1.0))
    assert Share(0, 20).interval[0] == 0.0
    assert 0.1 < Share(0, 20).interval[1] < 0.2


# The sums of a person's games


def test_points_are_counted_plus_and_minus_and_as_written() -> None:
    found = figures_of(NORMAL, LOST, SOLO, OTHERS_SOLO)
    assert (found.total.points.number, found.total.points.mean) == (4, 2.0)
    assert found.total.won == Share(2, 4)
    assert found.written == 2 + 0 + 9 + 0
    assert found.curve == (2, 1, 10, 8)
    karl = figures_of(NORMAL, LOST, SOLO, OTHERS_SOLO, person=RatedPlayer("Karl", "casual"))
    assert karl.curve == (2, 1, -2, -4)


def test_games_are_told_apart_by_their_type() -> None:
    found = figures_of(NORMAL, LOST, SOLO, OTHERS_SOLO)
    assert [(row.key, row.result.points.number, row.result.points.mean) for row in found.contracts] == [
        (Contract.NORMAL, 2, 0.5),
        (Contract.SOLO_QUEEN, 2, 3.5),
    ]


def test_games_are_told_apart_by_the_side() -> None:
    found = figures_of(NORMAL, LOST, SOLO, OTHERS_SOLO)
    rows = [(row.key, row.result.points.mean, row.result.won.hits) for row in found.parts]
    assert rows == [(Part.RE, 0.5, 1), (Part.ALONE, 9, 1), (Part.AGAINST_ONE, -2, 0)]
    frieda = figures_of(NORMAL, LOST, person=RatedPlayer("Frieda", "casual"))
    assert [(row.key, row.result.won) for row in frieda.parts] == [(Part.CONTRA, Share(1, 2))]


def test_games_are_told_apart_by_the_place_at_the_table() -> None:
    rows = figures_of(NORMAL, LOST, SOLO, OTHERS_SOLO, NORMAL).positions
    assert [(row.key, row.result.points.number, row.result.points.mean) for row in rows] == [
        (0, 2, 2),
        (1, 1, 9),
        (2, 1, -2),
        (3, 1, -1),
    ]


def test_only_the_soli_that_one_has_called_are_ones_own() -> None:
    found = figures_of(SOLO, OTHERS_SOLO, SILENT, NORMAL)
    assert [(row.key, row.result.won) for row in found.soli] == [(Contract.SOLO_QUEEN, Share(1, 1))]
    assert found.all_soli.points.mean == 9
    assert found.duty_soli.won == Share(1, 1)
    assert figures_of(NORMAL).all_soli.points.number == 0


def test_announcements_are_told_apart_from_denials_and_duties() -> None:
    calls = (
        CallFacts(0, Call.RE, False, True, 2.0),
        CallFacts(0, Call.NO_90, False, False, -4.0),
        CallFacts(0, Call.CONTRA, True, False, -2.0),
        CallFacts(1, Call.CONTRA, False, False, -2.0),
    )
    found = figures_of(replace(NORMAL, calls=calls), replace(NORMAL, calls=calls[:1]))
    assert [(row.call, row.made.kept, row.made.earned.mean) for row in found.calls] == [
        (Call.RE, Share(2, 2), 2.0),
        (Call.NO_90, Share(0, 1), -4.0),
    ]
    assert (found.announcements.kept, found.denials.kept) == (Share(2, 2), Share(0, 1))


def test_special_points_go_to_who_took_them() -> None:
    specials = (
        SpecialFacts(Special.FOX_CAUGHT, 0, 1),
        SpecialFacts(Special.FOX_CAUGHT, 2, 1),
        SpecialFacts(Special.CHARLIE_CAUGHT, 1, 0),
        SpecialFacts(Special.CHARLIE, 0, None),
        SpecialFacts(Special.DOPPELKOPF, 3, None),
    )
    found = figures_of(replace(NORMAL, specials=specials))
    assert (found.foxes_caught, found.foxes_lost) == (1, 0)
    assert (found.charlies, found.charlies_caught, found.charlies_lost) == (1, 0, 1)
    assert found.doppelkoepfe == 0
    frieda = figures_of(replace(NORMAL, specials=specials), person=RatedPlayer("Frieda", "casual"))
    assert (frieda.foxes_caught, frieda.foxes_lost, frieda.charlies_caught) == (0, 2, 1)


def test_without_games_everything_is_nothing() -> None:
    found = figures_of()
    assert found.total.points == Average(0, 0.0, None)
    assert (found.curve, found.contracts, found.rules) == ((), (), ())


# Whose games, and which

OLD = tournament(LOST, SOLO, name="old", begun="2025-01-01T20:00:00", preset="ddv")
OWN = tournament(LOST, name="own", begun="2026-11-22T20:00:00", preset=None, rules_name="Kegelclub")
NEW = tournament(NORMAL, SOLO, LOST)
ARCHIVE = Archive((OLD, NEW, OWN))


def test_people_are_told_apart_by_name_and_level() -> None:
    other = tournament(NORMAL, name="b", names=("Hanne", "Frieda", "Karl", "Dolores"), levels=(None, *["strong"] * 3))
    empty = tournament(name="c", names=("Nobody", "Frieda", "Karl", "Dolores"))
    found = people(Archive((NEW, other, empty)))
    assert found[:2] == [YOU, RatedPlayer("Hanne", None)]
    assert set(found[2:]) == {
        RatedPlayer("Frieda", "casual"),
        RatedPlayer("Karl", "casual"),
        RatedPlayer("Dolores", "strong"),
        RatedPlayer("Frieda", "strong"),
        RatedPlayer("Karl", "strong"),
    }
    assert found[2] == RatedPlayer("Dolores", "strong")
    assert RatedPlayer("Nobody", None) not in found


def test_rules_are_known_by_their_names() -> None:
    assert rules_played(ARCHIVE) == [RulesName("standard", ""), RulesName("ddv", ""), RulesName(None, "Kegelclub")]
    found = figures(played_by(ARCHIVE, YOU, Filter()))
    assert [(row.key, row.result.points.number) for row in found.rules] == [
        (RulesName("standard", ""), 3),
        (RulesName("ddv", ""), 2),
        (RulesName(None, "Kegelclub"), 1),
    ]


@pytest.mark.parametrize(
    ("wanted", "games"),
    [
        (Filter(), [LOST, SOLO, NORMAL, SOLO, LOST, LOST]),
        (Filter(rules=RulesName("ddv", "")), [LOST, SOLO]),
        (Filter(rules=RulesName(None, "Kegelclub")), [LOST]),
        (Filter(since=date(2026, 11, 21)), [NORMAL, SOLO, LOST, LOST]),
        (Filter(until=date(2026, 11, 21)), [LOST, SOLO, NORMAL, SOLO, LOST]),
        (Filter(since=date(2025, 1, 2), until=date(2026, 11, 20)), []),
        (Filter(tournament="a"), [NORMAL, SOLO, LOST]),
        (Filter(contracts=frozenset({Contract.SOLO_QUEEN})), [SOLO, SOLO]),
        (Filter(opponents=frozenset({"casual", "strong", "expert"})), [LOST, SOLO, NORMAL, SOLO, LOST, LOST]),
        (Filter(opponents=frozenset({"casual"})), []),
        (Filter(tournament="a", contracts=frozenset({Contract.NORMAL})), [NORMAL, LOST]),
    ],
)
def test_a_filter_lets_through_what_it_names(wanted: Filter, games: list[GameFacts]) -> None:
    assert [one.game for one in played_by(ARCHIVE, YOU, wanted)] == games


def test_the_opponents_of_a_computer_player_are_the_others() -> None:
    dolores = RatedPlayer("Dolores", "strong")
    assert len(list(played_by(ARCHIVE, dolores, Filter(opponents=frozenset({"casual"}))))) == 6
