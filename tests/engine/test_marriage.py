"""The marriage: its conditions, when a partner is found and when the bride plays alone (RULES.md 6)."""

import pytest
from laid_games import QUIET, announce, answered, lay, open_calls, play, play_on, reserve, rollout

from freedoko_qt.engine.actions import Selector, SelectorKind
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.events import MarriageClarified
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.teams import Side

HANDS = lay(
    "CQ CQ CA CT SA S9 HA D9",
    "SQ CK ST HK DK",
    "HQ C9 SK H9 DT",
    "DQ C9 CA SK H9 DJ",
)
"""Seat 0 holds both ♣Q and can win the first trick of each plain suit or lose it."""


def wedding(condition: str, rules: Rules = QUIET, number: int = 1) -> Game:
    """The marriage of seat 0, under a condition."""
    return answered(rules, HANDS, reserve(0, "marriage", Selector(SelectorKind(condition), number)))


CLUBS_WON, CLUBS_LOST = "CA CK C9 C9", "CT CK C9 CA"
SPADES_WON, SPADES_LOST = "SA ST SK SK", "S9 ST SK SK"
HEARTS_WON = "HA HK H9 H9"
TRUMP_WON, TRUMP_LOST = "CQ SQ HQ DQ", "D9 SQ HQ DQ"


def test_before_the_clarification_only_the_bride_is_known() -> None:
    game = wedding("foreign")
    assert (game.contract, game.soloist) == (Contract.MARRIAGE, 0)
    assert game.view(1).sides == game.view(0).sides == (Side.RE, None, None, None)
    assert game.side_of(1) is None


def test_the_first_trick_that_another_wins_finds_the_partner() -> None:
    game = wedding("foreign")
    play(game, CLUBS_WON)
    assert game.clarified is None
    events = play(game, SPADES_LOST)
    assert MarriageClarified(0, 1) in events
    assert (game.clarified, game.contract) == (2, Contract.MARRIAGE)
    assert game.re == [True, True, False, False]
    assert game.view(3).sides == (Side.RE, Side.RE, Side.CONTRA, Side.CONTRA)


@pytest.mark.parametrize(
    ("condition", "passing", "finding", "partner"),
    [
        ("trump", CLUBS_LOST, None, None),
        ("trump", SPADES_WON, TRUMP_LOST, 1),
        ("color", TRUMP_WON, SPADES_LOST, 1),
        ("color", SPADES_WON, CLUBS_LOST, 3),
        ("clubs", SPADES_WON, CLUBS_LOST, 3),
        ("spades", CLUBS_WON, SPADES_LOST, 1),
        ("hearts", TRUMP_WON, None, None),
    ],
)
def test_only_a_trick_of_the_named_kind_finds_a_partner(
    condition: str, passing: str, finding: str | None, partner: int | None
) -> None:
    game = wedding(condition)
    play(game, passing)
    assert game.clarified is None
    if finding is not None:
        events = play(game, finding)
        assert MarriageClarified(0, partner) in events


def test_a_trick_of_another_kind_that_another_wins_finds_nobody() -> None:
    game = wedding("spades")
    play(game, CLUBS_LOST)
    assert game.clarified is None
    game = wedding("trump")
    play(game, SPADES_LOST)
    assert game.clarified is None


def test_without_a_partner_the_bride_plays_alone_after_the_last_permitted_trick() -> None:
    game = wedding("foreign", PRESETS["ddv"].rules)
    play(game, CLUBS_WON + " " + SPADES_WON)
    assert game.clarified is None
    events = play(game, HEARTS_WON)
    assert MarriageClarified(0, None) in events
    assert (game.contract, game.clarified) == (Contract.MARRIAGE_SOLO, 3)
    assert game.view(2).sides == (Side.RE, Side.CONTRA, Side.CONTRA, Side.CONTRA)


def test_the_last_permitted_trick_can_still_find_a_partner() -> None:
    game = wedding("foreign", PRESETS["ddv"].rules)
    play(game, CLUBS_WON + " " + HEARTS_WON + " " + SPADES_LOST)
    assert (game.contract, game.re) == (Contract.MARRIAGE, [True, True, False, False])


def test_a_marriage_that_ended_alone_is_scored_as_a_solo() -> None:
    game = play_out_after(wedding("foreign", PRESETS["ddv"].rules), CLUBS_WON, SPADES_WON, HEARTS_WON)
    assert game.score is not None
    assert (game.score.contract, game.score.soloist, game.score.called_solo) == (Contract.MARRIAGE_SOLO, 0, None)
    assert abs(game.score.scores[0]) == 3 * abs(game.score.scores[1])


def play_out_after(game: Game, *tricks: str) -> Game:
    for trick in tricks:
        play(game, trick)
    return rollout(game)


def test_the_first_fitting_trick_may_decide_even_if_the_bride_wins_it() -> None:
    rules = QUIET.changed("marriage_first_one_decides", True)
    game = wedding("spades", rules)
    play(game, CLUBS_WON)
    assert game.clarified is None
    assert MarriageClarified(0, None) in play(game, SPADES_WON)
    assert game.contract is Contract.MARRIAGE_SOLO


def test_when_no_card_is_left_that_could_open_a_fitting_trick_the_bride_plays_alone() -> None:
    """All six plain hearts fall in two tricks that the bride wins."""
    hands = lay(
        "CQ CQ HA HA CA CA SA SA HT SQ SQ CJ",
        "HK HK DJ D9",
        "H9 CT DQ",
        "H9 CT DT",
    )
    game = answered(QUIET, hands, reserve(0, "marriage", Selector(SelectorKind.HEARTS)))
    play(game, "HA HK H9 H9")
    assert game.clarified is None
    events = play(game, "HA HK CT CT")
    assert MarriageClarified(0, None) in events
    assert game.clarified == 2


@pytest.mark.parametrize(
    ("condition", "first", "second", "partner"),
    [
        ("color", SPADES_LOST, "HK H9 H9 HA", None),
        ("color", CLUBS_WON, SPADES_LOST, 1),
        ("foreign", CLUBS_WON, SPADES_LOST, 1),
        ("clubs", CLUBS_WON, SPADES_LOST, None),
    ],
)
def test_the_second_trick_of_a_kind(condition: str, first: str, second: str, partner: int | None) -> None:
    """A free condition of the Mittwochsregeln, here with nines: the second of its kind that another wins."""
    rules = QUIET.changed("marriage_selectors_free", True)
    game = wedding(condition, rules, number=2)
    play(game, first)
    assert game.clarified is None
    play(game, second)
    assert game.re == [True, partner == 1, partner == 2, partner == 3]


def test_a_second_trick_needs_room_for_one() -> None:
    rules = QUIET.changed("marriage_selectors_free", True)
    second = reserve(0, "marriage", Selector(SelectorKind.TRUMP, 2))
    assert second in Game(rules, HANDS).legal()
    assert second not in Game(rules.changed("marriage_determination", 1), HANDS).legal()
    assert second not in Game(QUIET, HANDS).legal()


def test_nobody_announces_before_the_clarification() -> None:
    game = wedding("foreign")
    assert [open_calls(game, seat) for seat in range(4)] == [[], [], [], []]
    play(game, SPADES_LOST)
    assert open_calls(game, 0)[0] == "re"
    assert open_calls(game, 1)[0] == "re"
    assert open_calls(game, 2)[0] == "contra"


@pytest.mark.parametrize(("tricks", "cards_for_re"), [((SPADES_LOST,), 11), ((CLUBS_WON, SPADES_LOST), 10)])
def test_a_later_clarification_moves_the_limits(tricks: tuple[str, ...], cards_for_re: int) -> None:
    game = wedding("foreign")
    for trick in tricks:
        play(game, trick)
    while len(game.hands[2]) > cards_for_re:
        play_on(game, 1)
    assert "contra" in open_calls(game, 2)
    while len(game.hands[2]) == cards_for_re:
        play_on(game, 1)
    assert "contra" not in open_calls(game, 2)


def test_the_limits_stay_where_the_rules_do_not_move_them() -> None:
    game = wedding("foreign", QUIET.changed("marriage_shifts_limits", False))
    play(game, CLUBS_WON + " " + SPADES_LOST)
    assert {len(hand) for hand in game.hands} == {10}
    assert [open_calls(game, seat) for seat in range(4)] == [[], [], [], []]
    moved = wedding("foreign")
    play(moved, CLUBS_WON + " " + SPADES_LOST)
    announce(moved, 1, "re")
