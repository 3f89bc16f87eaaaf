"""Earnings of choices: the points of who chose a game, and the change that an announcement alone made."""

from collections import Counter
from random import Random

import pytest
from laid import STANDARD, after, all_healthy, announced, cards, healthy_but, laid

from freedoko_qt.ai.choice_statistics import (
    ChoiceStatistics,
    MadeChoice,
    announcement_choices,
    are_separable,
    entries,
    game_choices,
    separate_announcements,
)
from freedoko_qt.engine.actions import Accept, Announce, Call, Play, Return, Shift
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS

WINS = "HT HT CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ"
"""Nobody beats one of these trumps; the holder of both ♣Q plays alone."""

POOR = "DJ DK D9 CT CK C9 SK ST S9 HK H9 HK"


def finished(game: Game) -> Game:
    """The game once everybody has played the first card that may be played, and given away what must be given."""
    while game.turn is not None:
        wanted = [action for action in game.legal() if isinstance(action, Play | Return | Shift)]
        game.apply(wanted[0])
    return game


def earned(game: Game) -> dict[str, tuple[float | None, bool | None]]:
    return {choice.name: (choice.points, choice.kept) for choice in announcement_choices(finished(game))}


def test_a_won_re_brings_its_two_points_to_the_soloist_three_times() -> None:
    game = announced(all_healthy(laid(WINS)), 0, Call.RE)
    assert earned(game) == {"re": (6, True)}


def test_a_higher_announcement_counts_for_the_one_it_rests_on() -> None:
    """Re brings two points and carries the point of "no 90"; this one by itself brings one."""
    game = all_healthy(laid(WINS))
    for call in (Call.RE, Call.NO_90):
        announced(game, 0, call)
    assert earned(game) == {"re": (9, True), "no_90": (3, True)}


def test_a_lost_kontra_costs_the_seat_that_announced_it() -> None:
    game = announced(all_healthy(laid(WINS)), 2, Call.CONTRA)
    assert earned(game) == {"contra": (-2, False)}


def test_a_reply_falls_silent_with_the_re_that_it_answers() -> None:
    """The reply costs the other side three times two points; without the Re nothing would have been announced."""
    game = announced(all_healthy(laid(WINS)), 0, Call.RE)
    while len(game.hands[1]) > 10:
        game.apply(next(action for action in game.legal() if isinstance(action, Play)))
    announced(game, 1, Call.REPLY)
    assert earned(game) == {"re": (12, True), "reply": (-2, False)}


def test_doubling_is_worth_what_it_doubles() -> None:
    """Rules doko_wtf: all tricks for the soloist are five points, which Re makes ten, three times."""
    game = announced(all_healthy(laid(WINS, rules=PRESETS["doko_wtf"].rules)), 0, Call.RE)
    assert finished(game).score is not None
    assert earned(game) == {"re": (15, True)}


def test_a_denial_that_is_broken_costs_the_game() -> None:
    game = all_healthy(laid("HT CQ SQ SQ HQ HQ DQ C9 C9 S9 S9 H9"))
    for call in (Call.RE, Call.NO_90, Call.NO_60, Call.NO_30, Call.BLACK):
        announced(game, 0, call)
    points, kept = earned(game)["black"]
    assert kept is False
    assert points is not None
    assert points < 0


def test_a_duty_is_counted_by_itself() -> None:
    game = all_healthy(laid("CA DJ HJ DK D9 DT C9 SK S9 HK H9 SJ", "CT C9", "CT CA", "CK CK", rules=STANDARD))
    for text in ("CA", "CT", "CT", "CK"):
        assert game.turn is not None
        game.apply(Play(game.turn, cards(text)[0]))
    game.apply(Announce(0, Call.CONTRA))
    assert set(earned(game)) == {"contra_duty"}


def test_a_solo_counts_for_the_soloist_and_a_normal_game_for_no_seat() -> None:
    solo = finished(healthy_but(laid("CQ CQ SQ SQ HQ HQ DQ DQ CA CA SA SA"), 0, Reservation.SOLO_QUEEN))
    assert solo.score is not None
    assert game_choices(solo) == [MadeChoice("solo_queen", solo.score.scores[0])]
    assert game_choices(finished(all_healthy(laid("CQ", "CQ")))) == [MadeChoice("normal")]
    silent = finished(all_healthy(laid(WINS)))
    assert silent.score is not None
    assert game_choices(silent) == [MadeChoice("silent_marriage", silent.score.scores[0])]


def test_a_poverty_counts_for_the_poor_one_and_for_the_taker() -> None:
    game = healthy_but(laid(POOR, rules=STANDARD), 0, Reservation.POVERTY)
    game.apply(next(action for action in game.legal() if isinstance(action, Shift)))
    left = after(game.copy(), [Accept(seat, False) for seat in (1, 2, 3)])
    assert game_choices(finished(left)) == [MadeChoice("poverty_left")]
    taken = finished(after(game, [Accept(1, True)]))
    assert taken.score is not None
    mean = sum(taken.score.scores) / 4
    assert game_choices(taken) == [
        MadeChoice("poverty_taken", taken.score.scores[0] - mean),
        MadeChoice("poverty_taker", taken.score.scores[1] - mean),
    ]


def test_a_game_thrown_in_earns_nothing() -> None:
    game = healthy_but(laid("C9 C9 S9 S9 H9 DK SK CK HK DJ HJ ST", rules=STANDARD), 0, Reservation.THROW_NINES)
    assert game_choices(game) == [MadeChoice("thrown_in")]
    assert announcement_choices(game) == []


def test_the_sum_of_many_choices() -> None:
    made = [
        MadeChoice("re", 2.0, True),
        MadeChoice("re", -4.0, False),
        MadeChoice("normal"),
        MadeChoice("re", 2.0, True),
    ]
    re, normal = entries(made)
    assert (re.name, re.number, re.points) == ("re", 3, 0)
    assert re.kept == pytest.approx(2 / 3)
    assert re.ci95 == pytest.approx(1.96 * 2)  # twice the root of three, by the root of three
    assert normal == ChoiceStatistics("normal", 1, None, None, None)


@pytest.mark.parametrize("preset", ["standard", "ddv"])
def test_announcements_are_worth_the_same_by_the_score_alone(preset: str) -> None:
    random, numbers = Random(7), Counter[int]()
    for seed in range(300):
        game = Game.deal(PRESETS[preset].rules, seed)
        while game.turn is not None:
            plays = [action for action in game.legal() if isinstance(action, Play)]
            game.apply(random.choice(plays if plays and random.random() < 0.9 else game.legal()))
        made = [action for action in game.actions if isinstance(action, Announce)]
        if len(made) == len(game.announcements) and game.score and are_separable(game.rules, game.score, made):
            plays = (number for number, action in enumerate(game.actions) if isinstance(action, Play))
            first = next(plays, len(game.actions))
            early = [action for action in game.actions[:first] if isinstance(action, Announce)]
            assert separate_announcements(game.rules, game.score, made, early) == announcement_choices(game)
            numbers[len(made)] += 1
    assert numbers[1] > 20
    assert numbers[2] > 5
