"""The soloist shortens the game: shows the cards as all remaining tricks, or gives them away (DDV 5.4)."""

from random import Random

import pytest
from laid_games import QUIET, answered, before_the_last_trick, lay, play, play_on, reserve

from freedoko_qt.engine.actions import Claim, Play, Selector, SelectorKind
from freedoko_qt.engine.cards import Hands
from freedoko_qt.engine.contracts import SOLI, Contract, allows_solo
from freedoko_qt.engine.dealing import deal
from freedoko_qt.engine.errors import IllegalAction
from freedoko_qt.engine.events import Claimed
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import action_from_dict, action_to_dict
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.special_points import special_points
from freedoko_qt.engine.teams import Side

CLAIMING = QUIET.changed("solo_may_claim", True)
ALL_FROM_THE_TOP = "CA CA CT CT SA SA ST ST HA HA DA DA"
TAKES, GIVES = Claim(0, takes=True), Claim(0, takes=False)


def solo(hand: str, kind: str = "meatless", rules: Rules = CLAIMING) -> Game:
    """The solo of seat 0, who leads."""
    return answered(rules, lay(hand), reserve(0, f"solo_{kind}"))


def claims(game: Game, seat: int = 0) -> list[bool]:
    return [action.takes for action in game.legal(seat) if isinstance(action, Claim)]


def test_a_soloist_who_is_sure_of_all_tricks_may_take_them_or_give_them_away() -> None:
    assert claims(solo(ALL_FROM_THE_TOP)) == [True, False]
    assert claims(solo(ALL_FROM_THE_TOP), seat=1) == []


def test_a_soloist_who_is_not_sure_may_only_give_them_away() -> None:
    game = solo(ALL_FROM_THE_TOP.replace("DA DA", "DK DK"))
    assert claims(game) == [False]
    with pytest.raises(IllegalAction, match="no_claim"):
        game.apply(TAKES)


def test_taking_the_rest_leaves_the_others_without_a_trick() -> None:
    game = solo(ALL_FROM_THE_TOP)
    events = game.apply(TAKES)
    assert events[0] == Claimed(0, True)
    assert game.score is not None
    assert (game.score.winner, game.score.eyes, len(game.score.tricks)) == (Side.RE, (240, 0, 0, 0), 12)
    assert game.hands == [[], [], [], []]


def test_giving_it_away_keeps_what_has_been_taken() -> None:
    hands = lay(ALL_FROM_THE_TOP.replace("CT CT", "C9 C9"), "CT", "CT", "CK")
    game = answered(CLAIMING, hands, reserve(0, "solo_meatless"))
    play(game, "CA CT CT CK")
    game.apply(GIVES)
    assert game.score is not None
    assert game.score.winner is Side.CONTRA
    assert (game.score.eyes[0], sum(game.score.eyes)) == (35, 240)


def test_only_who_leads_may_shorten_the_game() -> None:
    game = solo(ALL_FROM_THE_TOP)
    play_on(game, 1)
    assert [claims(game, seat) for seat in range(4)] == [[], [], [], []]
    play_on(game, 3)
    assert claims(game) == [True, False]


@pytest.mark.parametrize(
    ("kind", "hand", "sure"),
    [
        # All eight queens are drawn by one of the own that cannot be beaten.
        ("queen", "CQ CQ SQ SQ HQ HQ DQ CA CA CT CT CK", True),
        ("queen", "CQ SQ SQ HQ HQ DQ DQ CA CA CT CT CK", True),
        ("queen", "SQ SQ HQ HQ DQ DQ CQ SA SA SK ST ST", True),
        ("queen", "SQ SQ HQ HQ DQ DQ SA SA SK ST ST CA", False),
        # One trump less than the others hold lets somebody ruff.
        ("jack", "CJ CJ SJ CA CA CT CT CK CK SA SA ST", False),
        # A ten below the second ace.
        ("meatless", "CA CT CT CK SA SA ST ST HA HA DA DA", False),
    ],
)
def test_what_a_soloist_can_be_sure_of(kind: str, hand: str, sure: bool) -> None:
    assert claims(solo(hand, kind)) == ([True, False] if sure else [False])


@pytest.mark.parametrize(("second_over_first", "sure"), [(False, [True, False]), (True, [False])])
def test_a_dolle_that_the_second_would_beat_is_not_sure(second_over_first: bool, sure: list[bool]) -> None:
    rules = CLAIMING.changed("dollen_second_over_first", second_over_first)
    game = before_the_last_trick(rules, "HT DJ HT DA", reserve(0, "solo_diamonds"))
    assert claims(game) == sure


def test_whoever_may_take_the_rest_would_win_every_trick_of_it() -> None:
    """The soloist leads trumps, then suits, each from the top; the others play whatever they may."""
    random = Random("claims")
    checked = 0
    for number in range(240):
        rules = CLAIMING.changed("with_nines", number % 2 == 0)
        kind = random.choice([kind for kind in SOLI if allows_solo(rules.in_force(), kind)])
        game = answered(rules, deal(number, with_nines=rules.with_nines), reserve(0, kind.value))
        while game.phase == "play":
            if True in claims(game):
                checked += 1
                assert takes_the_rest(game.copy(), random)
            game.apply(Play(game.turn or 0, random.choice(game.plays())))
    assert checked > 30


def takes_the_rest(game: Game, random: Random) -> bool:
    """Whether seat 0 wins all that is left."""
    before = len(game.tricks)
    while game.phase == "play":
        plays = sorted(game.plays(), key=game.order.sort_key)
        game.apply(Play(game.turn or 0, random.choice(plays) if game.turn else plays[0]))
    return all(trick.winner == 0 for trick in game.tricks[before:])


def test_without_the_rule_and_outside_of_soli_nobody_shortens_a_game() -> None:
    assert claims(solo(ALL_FROM_THE_TOP, rules=QUIET)) == []
    assert claims(answered(CLAIMING, lay("CQ", "SQ", "CQ"))) == []
    assert claims(answered(CLAIMING, BRIDE, reserve(0, "marriage", Selector(SelectorKind.FOREIGN)))) == []


BRIDE: Hands = lay("CQ CQ HT HT")


def test_a_silent_marriage_may_be_shortened_like_a_solo() -> None:
    game = answered(PRESETS["ddv"].rules, BRIDE)
    assert game.contract is Contract.SILENT_MARRIAGE
    assert claims(game) == [False]


def test_what_was_never_played_brings_no_special_points() -> None:
    rules = CLAIMING.changed("special_points_in_solo", "all")
    game = answered(rules, lay(ALL_FROM_THE_TOP, "DT", "DT", "HT"), reserve(0, "solo_meatless"))
    game.apply(TAKES)
    assert any(trick.eyes >= 40 for trick in game.tricks)
    assert special_points(game) == []


def test_a_claim_is_written_and_read() -> None:
    assert action_from_dict(action_to_dict(TAKES)) == TAKES
    assert action_from_dict(action_to_dict(GIVES)) == GIVES
