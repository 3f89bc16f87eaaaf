"""Points lost in many reviews: each habit at a position that a person can picture, and the sums of real games."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import review_steps
from freedoko_qt.app.review.habits import Habit, habit_of, habit_words, kind_name
from freedoko_qt.app.review.lost_points import ENOUGH, SPAN, LostPoints, ReviewedGame, Slip, lost_points, reviewed_games
from freedoko_qt.app.review.lost_points_reader import LostPointsReader
from freedoko_qt.app.review.review import DecisionKind, Review
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.settings import Language
from freedoko_qt.engine.actions import Accept, Announce, Call, Play, Reserve
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.rules import PRESETS

sys.path.insert(0, str(Path(__file__).parents[1] / "ai"))  # for `laid`

from kept_games import setup_of, spoken, tournament, tournament_games  # isort: skip
from laid import all_healthy, laid, played  # isort: skip
from slip_reviews import decision, reviews_of  # isort: skip

LEADING = all_healthy(laid("HT CQ SQ DJ CJ DK DA CA CT SA S9 HK"))
"""The person leads."""

HAND = "HT CQ HQ HJ DA DT D9 CA CT SA S9 HK"
LAST = played(all_healthy(laid(HAND, "DJ", "D9", "DK", first=1)), "DJ D9 DK")
"""Trumps lie in the trick, the jack wins it, and the person plays last."""

WITH_FOX = played(all_healthy(laid(HAND, "DJ", "D9", "DA", first=1)), "DJ D9 DA")
"""The same, with a fox in it."""

OF_CARDS = [
    (Habit.ACE_KEPT, LEADING, "S9", "CA"),
    (Habit.TRUMP_LED, LEADING, "DJ", "S9"),
    (Habit.SUIT_LED, LEADING, "S9", "DJ"),
    (Habit.WRONG_LEAD, LEADING, "DJ", "CJ"),
    (Habit.HIGH_TRUMP_SPENT, LEADING, "HT", "DJ"),
    (Habit.FOX_RISKED, LEADING, "DA", "DJ"),
    (Habit.FOX_KEPT, LAST, "D9", "DA"),
    (Habit.FOX_SPARED, WITH_FOX, "DT", "HQ"),
    (Habit.HIGH_TRUMP_SPENT, LAST, "CQ", "HJ"),
    (Habit.TOO_LOW, LAST, "HJ", "CQ"),
    (Habit.TOO_HIGH, LAST, "HQ", "HJ"),
    (Habit.TRICK_LEFT, LAST, "DT", "HQ"),
    (Habit.TRICK_TAKEN, LAST, "HQ", "DT"),
    (Habit.EYES_KEPT, LAST, "D9", "DT"),
    (Habit.EYES_GIVEN, LAST, "DT", "D9"),
]

HEALTHY, QUEENS, JACKS = (
    Reserve(0, one) for one in (Reservation.HEALTHY, Reservation.SOLO_QUEEN, Reservation.SOLO_JACK)
)
OF_OTHERS = [
    (Habit.SILENT, DecisionKind.ANNOUNCEMENT, None, Announce(0, Call.RE)),
    (Habit.TOO_LOUD, DecisionKind.ANNOUNCEMENT, Announce(0, Call.NO_90), None),
    (Habit.SOLO_BOLD, DecisionKind.RESERVATION, QUEENS, HEALTHY),
    (Habit.SOLO_TIMID, DecisionKind.RESERVATION, HEALTHY, QUEENS),
    (Habit.SOLO_OTHER, DecisionKind.RESERVATION, QUEENS, JACKS),
    (Habit.POVERTY, DecisionKind.POVERTY, Accept(0, True), Accept(0, False)),
]


@pytest.mark.parametrize(("habit", "game", "done", "best"), OF_CARDS)
def test_what_a_card_is_an_example_of(habit, game, done, best) -> None:
    view = game.view(0)
    assert {Card[done], Card[best]} <= set(view.playable)
    assert habit_of(decision(4, Play(0, Card[done]), Play(0, Card[best]), 1.0), view) is habit


def test_who_should_give_eyes_and_does_not() -> None:
    slip = decision(7, Play(0, Card.D9), Play(0, Card.DT), 1.0)
    assert habit_of(replace(slip, partners=(1.0, 1.0, 0.0, 0.0)), LAST.view(0)) is Habit.PARTNER_STARVED
    assert habit_of(replace(slip, partners=(1.0, 0.0, 1.0, 0.0)), LAST.view(0)) is Habit.EYES_KEPT


@pytest.mark.parametrize(("habit", "kind", "done", "best"), OF_OTHERS)
def test_what_is_said_before_and_besides_the_cards(habit, kind, done, best) -> None:
    assert habit_of(decision(0, done, best, 1.0, kind=kind), LEADING.view(0)) is habit


def test_in_a_solo_there_is_no_fox() -> None:
    game = laid("HT CQ SQ DJ CJ DK DA CA CT SA S9 HK")
    game.apply(Reserve(0, Reservation.SOLO_DIAMONDS))
    for seat in (1, 2, 3):
        game.apply(Reserve(seat, Reservation.HEALTHY))
    slip = decision(4, Play(0, Card.DA), Play(0, Card.DJ), 1.0)
    assert habit_of(slip, game.view(0)) is Habit.WRONG_LEAD


def test_each_habit_has_its_own_example_and_sentence(qapp) -> None:
    shown = {row[0] for row in OF_CARDS + OF_OTHERS} | {Habit.PARTNER_STARVED}
    assert shown == set(Habit)
    english = [habit_words(habit) for habit in Habit]
    assert len(set(english)) == len(Habit)
    with spoken(qapp, Language.GERMAN):
        german = [habit_words(habit) for habit in Habit]
        assert [kind_name(kind) for kind in DecisionKind] == ["Karten", "Ansagen", "Soli", "Armut"]
    assert not set(english) & set(german)
    assert german[0] == "Du behältst den Fuchs, wo er nach Hause könnte."


# Sums


def game(number: int, *slips: tuple[Habit | None, float], kind: DecisionKind = DecisionKind.CARD) -> ReviewedGame:
    """A game with these mistakes."""
    cards = Play(0, Card.D9), Play(0, Card.DT)
    made = tuple(Slip(decision(number, *cards, lost, kind=kind), habit) for habit, lost in slips)
    return ReviewedGame(f"{number:02}", "evening", "2026-11-10", number, number + 1, made)


def test_a_mean_is_that_of_the_last_games() -> None:
    found_in_all = lost_points(game(number, (None, float(number))) for number in range(1, 13))
    means = found_in_all.means(DecisionKind.CARD)
    assert means[:3] == pytest.approx((1.0, 1.5, 2.0))
    assert means[-1] == pytest.approx(sum(range(3, 13)) / SPAN)
    assert found_in_all.lost(DecisionKind.CARD) == pytest.approx(6.5)
    assert found_in_all.lost(DecisionKind.ANNOUNCEMENT) == 0


def test_the_three_costliest_habits_with_their_dearest_examples() -> None:
    found_in_all = lost_points(
        [
            game(1, (Habit.ACE_KEPT, 1.0), (Habit.TRICK_LEFT, 2.0), (Habit.FOX_KEPT, 9.0)),
            game(2, (Habit.ACE_KEPT, 3.0), (Habit.TRICK_LEFT, 0.5), (Habit.TOO_HIGH, 0.3)),
            game(3, (Habit.ACE_KEPT, 2.0), (Habit.EYES_GIVEN, 0.4), (Habit.TOO_HIGH, 0.3)),
            game(4, (Habit.ACE_KEPT, 0.5), (Habit.EYES_GIVEN, 0.4), (None, 7.0)),
        ]
    )
    found = found_in_all.costliest()
    assert [one.habit for one in found] == [Habit.ACE_KEPT, Habit.TRICK_LEFT, Habit.EYES_GIVEN]
    ace = found[0]
    assert (ace.times, ace.lost) == (4, pytest.approx(6.5 / 4))
    assert [one.game.place for one in ace.examples] == [2, 3, 1]


def test_five_games_are_enough_and_copies_count_once() -> None:
    four = [game(number) for number in range(1, ENOUGH)]
    copies = [replace(one, begun="2026-11-11", tournament="copy") for one in four]
    found_in_all = lost_points([*copies, *four])
    assert not found_in_all.are_enough
    assert found_in_all.games == tuple(four)
    assert lost_points([*four, game(ENOUGH)]).are_enough


# Real games


@pytest.fixture
def kept(tmp_path: Path) -> Tournament:
    """Tournament games on disk."""
    setup = setup_of("ddv", seed=7)
    made = tournament("2026-11-10-200000", setup, tournament_games(setup))
    History(tmp_path / "tournaments").save(made)
    return made


def found(folder: Path) -> Iterator[ReviewedGame]:
    """The lost points read from this folder."""
    for one in reviewed_games(History(folder / "tournaments"), Reviews(folder / "reviews")):
        assert not isinstance(one, Notice)
        if one is not None:
            yield one


def test_reviews_find_their_games(tmp_path, kept) -> None:
    assert list(found(tmp_path)) == []
    reviews = reviews_of(kept)
    for review in reviews:
        Reviews(tmp_path / "reviews").save(review)
    games = list(found(tmp_path))
    assert [one.key for one in games] == [review.key for review in reviews]
    assert [game_key(kept.records[one.place]) for one in games] == [one.key for one in games]
    assert [one.number for one in games] == list(range(1, len(games) + 1))
    for one, review in zip(games, reviews, strict=True):
        assert one.lost(DecisionKind.CARD) == pytest.approx(review.seats[0].lost)
        assert one.slips
    found_in_all = lost_points(games)
    assert len(found_in_all.costliest()) == 3
    assert all(Habit(one.habit) for one in found_in_all.costliest())


def test_a_review_that_is_not_whole_teaches_nothing(tmp_path, kept) -> None:
    review = reviews_of(kept)[0]
    own = replace(review.seats[0], complete=False)
    Reviews(tmp_path / "reviews").save(replace(review, seats=(own, *review.seats[1:])))
    assert list(found(tmp_path)) == []


def test_a_game_that_was_really_judged(tmp_path) -> None:
    setup = setup_of("ddv", seed=3)
    setup = replace(setup, rules=PRESETS["standard"].rules.replace(with_nines=False), preset=None)
    played_by_chance = tournament_games(setup)[:1]
    kept = tournament("2026-11-10-200000", setup, played_by_chance)
    History(tmp_path / "tournaments").save(kept)
    steps = review_steps(GameReplay.of(kept.records[0]), Review(game_key(kept.records[0])), first=0, rounds=1)
    review = next(one for one in steps if one.seats[0].complete)
    Reviews(tmp_path / "reviews").save(review)
    (one,) = found(tmp_path)
    costly = [made for made in review.seats[0].decisions if made.lost]
    assert costly and [slip.decision for slip in one.slips] == costly
    assert sum(map(one.lost, DecisionKind)) == pytest.approx(review.seats[0].lost)
    assert any(slip.habit for slip in one.slips)


def test_the_teacher_reads_in_the_background(qtbot, tmp_path, kept) -> None:
    for review in reviews_of(kept):
        Reviews(tmp_path / "reviews").save(review)
    reader = LostPointsReader(History(tmp_path / "tournaments"), Reviews(tmp_path / "reviews"))
    with qtbot.waitSignal(reader.read, timeout=60_000) as read:
        reader.read_all()
    reader.close()
    assert read.args == [lost_points(found(tmp_path))]
    assert isinstance(read.args[0], LostPoints)
