"""Genscher: who holds both ♦K may choose a new partner before playing the first (RULES.md 9)."""

import pytest
from laid_games import QUIET, announce, answered, lay, open_calls, play, play_on, play_until, reserve, rollout

from freedoko_qt.engine.actions import Accept, Genscher, Play, Selector, SelectorKind
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import IllegalAction
from freedoko_qt.engine.events import PartnerChosen
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.play.genscher import pairs_shown
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.score.score import ScoreReason
from freedoko_qt.engine.score.side_result import side_results_of
from freedoko_qt.engine.teams import Side

HANDS = lay("DK DK D9 SQ", "CQ D9", "CQ DJ", "DJ SA")
"""Seat 0 is Kontra with seat 3, and holds both kings."""


def choices(game: Game, seat: int = 0) -> list[int | None]:
    """The partners a seat may choose now; None keeps the old one."""
    return [action.partner for action in game.legal(seat) if isinstance(action, Genscher)]


def test_the_holder_of_both_kings_may_choose_anybody_or_keep_the_partner() -> None:
    game = answered(QUIET, HANDS)
    assert choices(game) == [None, 1, 2, 3]
    assert [choices(game, seat) for seat in (1, 2, 3)] == [[], [], []]


def test_the_chooser_and_the_chosen_one_become_re() -> None:
    game = answered(QUIET, HANDS)
    assert game.re == [False, True, True, False]
    assert game.apply(Genscher(0, 3)) == [PartnerChosen(0, 3)]
    assert game.contract is Contract.GENSCHER
    assert game.re == [True, False, False, True]
    assert game.view(1).public_sides == (Side.RE, Side.CONTRA, Side.CONTRA, Side.RE)


def test_the_king_has_to_follow() -> None:
    game = answered(QUIET, HANDS)
    game.apply(Genscher(0, 1))
    assert game.legal() == [Play(0, Card.DK)]
    assert [open_calls(game, seat) for seat in range(4)] == [[], [], [], []]
    with pytest.raises(IllegalAction, match="must_play_genscher_card"):
        game.apply(Play(0, Card.SQ))
    play(game, "DK")
    assert open_calls(game, 1)


def test_the_partner_may_be_kept() -> None:
    game = answered(QUIET, HANDS)
    game.apply(Genscher(0, None))
    assert game.legal() == [Play(0, Card.DK)]
    assert (game.contract, game.re) == (Contract.NORMAL, [False, True, True, False])


def test_a_king_played_without_an_announcement_keeps_the_partner_for_good() -> None:
    game = answered(QUIET, HANDS)
    play(game, "DK D9 DJ DJ")
    play_until(game, 0)
    assert choices(game) == []


def test_there_is_only_one_genscher() -> None:
    game = answered(QUIET, HANDS)
    game.apply(Genscher(0, None))
    assert choices(game) == []


def test_both_kings_are_needed_and_one_of_them_must_be_playable() -> None:
    assert choices(answered(QUIET, lay("DK CQ", "DK CQ"))) == []
    game = answered(QUIET, lay("CA CQ", "DK DK C9 CQ"))
    play(game, "CA")
    assert choices(game, 1) == []


@pytest.mark.parametrize("preset", ["ddv", "beginner", "doko_wtf", "mittwoch"])
def test_only_freedoko_knows_it(preset: str) -> None:
    rules = PRESETS[preset].rules
    assert choices(answered(rules, lay("DK DK CQ", "CQ", with_nines=rules.with_nines))) == []


def test_not_in_a_solo_nor_in_a_poverty() -> None:
    assert choices(answered(QUIET, HANDS, reserve(0, "solo_queen"))) == []
    assert choices(answered(QUIET, HANDS, reserve(1, "solo_diamonds"))) == []
    poor = lay("DK DK CQ CQ", "DJ DJ D9 CA CA CT CK C9 SA ST SK S9")
    game = answered(QUIET, poor, reserve(1, "poverty"))
    game.apply(game.legal()[0])
    game.apply(Accept(2, True))
    game.apply(game.legal()[0])
    assert (game.phase, game.contract, game.turn) == ("play", Contract.POVERTY, 0)
    assert choices(game) == []


# Announcements before it


def test_the_announcements_of_a_seat_shrink_to_re_or_kontra() -> None:
    game = answered(QUIET, HANDS)
    announce(game, 1, "re", "no_90", "no_60")
    game.apply(Genscher(0, 1))
    results = side_results_of(game)
    assert (results[Side.RE].level, results[Side.RE].denials) == (1, ())
    assert results[Side.RE].doublers == (ScoreReason.RE_SAID,)
    assert results[Side.CONTRA].doublers == ()


def test_it_counts_for_the_side_on_which_the_seat_is_from_now_on() -> None:
    game = answered(QUIET, HANDS)
    announce(game, 1, "re")
    announce(game, 3, "contra", "no_90")
    game.apply(Genscher(0, 3))
    results = side_results_of(game)
    assert results[Side.RE].doublers == (ScoreReason.RE_SAID,)
    assert results[Side.CONTRA].doublers == (ScoreReason.CONTRA_SAID,)
    assert results[Side.RE].level == results[Side.CONTRA].level == 1


def test_of_two_who_had_announced_re_and_are_parted_each_side_has_one() -> None:
    game = answered(QUIET, HANDS)
    announce(game, 1, "re")
    announce(game, 2, "no_90")
    game.apply(Genscher(0, 2))
    results = side_results_of(game)
    assert results[Side.RE].level == results[Side.CONTRA].level == 1


def test_the_announcement_goes_on_after_the_genscher() -> None:
    game = answered(QUIET, HANDS)
    announce(game, 3, "contra", "no_90")
    game.apply(Genscher(0, 3))
    play(game, "DK")
    assert open_calls(game, 0)[0] == "no_90"


def test_a_reply_shrinks_too() -> None:
    game = answered(QUIET, lay("DK DK D9 SQ", "CQ D9", "CQ DJ", "DJ SA"))
    announce(game, 1, "re")
    play(game, "D9 D9 DJ DJ")
    while len(game.hands[3]) > 10:
        play_on(game, 1)
    assert open_calls(game, 3) == ["reply"]
    announce(game, 3, "reply")
    play_until(game, 0)
    assert Card.DK in game.plays()
    game.apply(Genscher(0, 3))
    assert side_results_of(game)[Side.RE].doublers == (ScoreReason.RE_SAID,)


# Marriages


def test_it_ends_an_open_marriage() -> None:
    hands = lay("CQ CQ CA CT", "DK DK C9 SQ", "C9 DJ", "CK DJ")
    game = answered(QUIET, hands, reserve(0, "marriage", Selector(SelectorKind.FOREIGN)))
    play(game, "CQ")
    game.apply(Genscher(1, 3))
    assert (game.contract, game.soloist, game.selector) == (Contract.GENSCHER, None, None)
    assert game.re == [False, True, False, True]
    play(game, "DK")
    play_on(game, 2)
    assert game.clarified is None
    rollout(game)
    assert game.score is not None
    assert game.score.contract is Contract.GENSCHER


def test_it_ends_a_clarified_marriage_and_its_shift_of_the_limits() -> None:
    """Clarified in the second trick, Re may be announced with ten cards; after the Genscher no longer."""
    hands = lay("CQ CQ CA SK", "DK DK CT SA", "CK SK DJ", "CK ST DJ")
    game = answered(QUIET, hands, reserve(0, "marriage", Selector(SelectorKind.FOREIGN)))
    play(game, "CA CT CK CK SK SA SK ST")
    assert (game.clarified, game.turn) == (2, 1)
    assert "contra" in open_calls(game, 2)
    game.apply(Genscher(1, 3))
    play(game, "DK")
    assert game.contract is Contract.GENSCHER
    assert open_calls(game, 2) == []


def test_in_a_silent_marriage_only_until_it_is_shown() -> None:
    hands = lay("CQ CQ", "DK DK DJ D9", "DJ HT", "HT SQ")
    game = answered(QUIET, hands)
    assert game.contract is Contract.SILENT_MARRIAGE
    play(game, "CQ")
    assert choices(game, 1) == [None, 0, 2, 3]
    play(game, "DJ DJ SQ CQ")
    assert game.silent_marriage_shown
    assert choices(game, 1) == []


def test_the_player_of_a_silent_marriage_may_be_chosen_as_partner() -> None:
    game = answered(QUIET, lay("CQ CQ", "DK DK DJ D9"))
    play(game, "CQ")
    game.apply(Genscher(1, 0))
    assert (game.contract, game.soloist, game.re) == (Contract.GENSCHER, None, [True, True, False, False])


def test_nothing_or_everything_may_lapse() -> None:
    for lapsing, re_said, level in (("nothing", True, 3), ("denials", True, 1), ("all", False, 0)):
        game = answered(QUIET.changed("genscher_lapses", lapsing), HANDS)
        announce(game, 1, "re", "no_90", "no_60")
        game.apply(Genscher(0, 1))
        results = side_results_of(game)[Side.RE]
        assert (results.level, results.has_announced) == (level, re_said)


def test_it_may_be_for_the_last_two_tricks_only() -> None:
    game = answered(QUIET.changed("genscher_late", True), lay("DK DK CA SQ", "CQ D9", "CQ DJ", "DJ SA"))
    seen = []
    while len(game.tricks) < 12 and Card.DK in game.hands[0]:
        seen += [len(game.tricks)] if choices(game) else []
        legal = [action for action in game.legal() if isinstance(action, Play)]
        game.apply(next((one for one in legal if one.card != Card.DK), legal[0]))
    assert seen in ([], [10], [11])
    assert min(seen, default=10) >= 10


QUEENS = QUIET.changed("genscher_card", "HQ")


def test_it_may_need_both_queens_of_hearts_instead() -> None:
    hands = lay("HQ HQ DK DK D9", "CQ DT", "CQ DJ", "DJ SA")
    game = answered(QUEENS, hands)
    assert choices(game) == [None, 1, 2, 3]
    game.apply(Genscher(0, 3))
    assert game.legal() == [Play(0, Card.HQ)]
    assert game.re == [True, False, False, True]
    assert choices(answered(QUEENS, HANDS)) == []


COUNTER = QUIET.changed("counter_genscher", True)
BOTH = lay("DK DK D9 SQ", "HQ HQ D9", "CQ DJ", "CQ SA")


def test_another_seat_with_the_other_pair_may_choose_anew_after_it() -> None:
    game = answered(COUNTER, BOTH)
    game.apply(Genscher(0, 1))
    play(game, "DK")
    assert choices(game, 1) == [None, 0, 2, 3]
    game.apply(Genscher(1, 2))
    assert game.legal() == [Play(1, Card.HQ)]
    assert (game.contract, game.re) == (Contract.GENSCHER, [False, True, True, False])
    assert game.view(3).genscher == Genscher(1, 2)
    assert pairs_shown(game.view(3)) == [(0, Card.DK), (1, Card.HQ)]


def test_there_is_no_counter_genscher_without_a_genscher_nor_by_the_same_player() -> None:
    game = answered(COUNTER, BOTH)
    play(game, "DK")
    assert choices(game, 1) == []
    own = answered(COUNTER, lay("DK DK HQ HQ SQ", "CQ D9", "CQ DJ", "DJ SA"))
    own.apply(Genscher(0, 1))
    play(own, "DK")
    play_until(own, 0)
    assert choices(own) == []
    kept = answered(COUNTER, BOTH)
    kept.apply(Genscher(0, None))
    play(kept, "DK")
    assert choices(kept, 1) == []


def test_where_the_genscher_is_on_the_queens_the_kings_counter_it() -> None:
    game = answered(COUNTER.changed("genscher_card", "HQ"), lay("HQ HQ D9 SQ", "DK DK D9", "CQ DJ", "CQ SA"))
    game.apply(Genscher(0, 1))
    play(game, "HQ")
    assert choices(game, 1) == [None, 0, 2, 3]
    assert choices(answered(QUIET.changed("genscher_card", "HQ"), BOTH), 1) == []
