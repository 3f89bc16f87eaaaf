"""Announcements: who may say what, and until when (RULES.md 10)."""

import pytest
from laid_games import QUIET, announce, answered, lay, open_calls, play, play_on, reserve, until_held

from freedoko_qt.engine.actions import Announce, Call, Selector, SelectorKind
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.errors import IllegalAction
from freedoko_qt.engine.events import Announced
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.teams import Side

HANDS = lay("CQ DJ", "D9 SQ", "CQ DJ", "D9 SJ")
"""Seats 0 and 2 are Re."""
DDV = PRESETS["ddv"].rules
MITTWOCH = PRESETS["mittwoch"].rules
DENIALS = ["no_90", "no_60", "no_30", "black"]
LIMITS = {"re": 11, "no_90": 10, "no_60": 9, "no_30": 8, "black": 7}


def normal(rules: Rules) -> Game:
    """A normal game that has just begun."""
    game = answered(rules, HANDS if rules.with_nines else lay("CQ DJ", "SQ", "CQ DJ", "SJ", with_nines=False))
    assert game.contract == "normal"
    return game


# What is there to say


def test_re_says_re_and_kontra_says_kontra_and_both_may_deny() -> None:
    game = normal(QUIET)
    assert open_calls(game, 0) == open_calls(game, 2) == ["re", *DENIALS]
    assert open_calls(game, 1) == open_calls(game, 3) == ["contra", *DENIALS]


def test_every_call_has_its_level() -> None:
    assert [call.level for call in (Call.RE, Call.CONTRA, Call.KNOCK, *map(Call, DENIALS))] == [1, 1, 1, 2, 3, 4, 5]
    assert [call.is_denial for call in (Call.RE, Call.NO_90, Call.REPLY)] == [False, True, False]
    assert [call.answered_level for call in (Call.REPLY, Call.NO_120_REPLY, Call.BLACK_REPLY)] == [0, 1, 5]


def test_an_announcement_shows_the_side() -> None:
    game = normal(QUIET)
    assert game.apply(Announce(2, Call.RE)) == [Announced(2, Call.RE, Side.RE, False)]
    assert game.view(1).sides == (None, Side.CONTRA, Side.RE, None)
    assert game.view(0).sides == (Side.RE, Side.CONTRA, Side.RE, Side.CONTRA)


def test_the_game_notes_how_many_cards_were_held() -> None:
    game = normal(QUIET)
    announce(game, 1, "contra")
    announce(until_held(game, 0, 11), 0, "re")
    assert [made.held for made in game.view(3).announcements] == [12, 11]


def test_a_side_goes_on_from_its_last_level_whichever_partner_announces() -> None:
    game = normal(QUIET)
    announce(game, 0, "re", "no_90")
    assert open_calls(game, 0) == open_calls(game, 2) == ["no_60", "no_30", "black"]
    announce(game, 2, "black")
    assert open_calls(game, 0) == []
    with pytest.raises(IllegalAction, match="call_not_open"):
        game.apply(Announce(0, Call.RE))


def test_both_sides_may_deny() -> None:
    game = normal(QUIET)
    announce(game, 0, "no_90")
    announce(game, 1, "no_90")
    assert [made.call for made in game.announcements] == [Call.NO_90, Call.NO_90]


def test_nobody_announces_during_the_reservations() -> None:
    game = Game(QUIET, HANDS)
    assert open_calls(game, 0) == []


# Until when: cards in the hand


@pytest.mark.parametrize("call", LIMITS)
def test_each_level_may_be_announced_while_enough_cards_are_held(call: str) -> None:
    """DDV 6.2: Re and Kontra with eleven cards, no 90 with ten, and so on."""
    order = list(LIMITS)
    before = order[: order.index(call)]
    game = normal(DDV)
    for lower in before:
        until_held(game, 0, LIMITS[lower])
        announce(game, 0, lower)
    until_held(game, 0, LIMITS[call])
    assert open_calls(game, 0)[0] == call
    until_held(game, 0, LIMITS[call] - 1)
    assert call not in open_calls(game, 0)


def test_who_has_played_already_may_be_too_late_while_another_is_not() -> None:
    game = normal(DDV)
    play_on(game, 5)
    leader, follower = game.leader, game.turn
    assert follower is not None
    assert (len(game.hands[leader]), len(game.hands[follower])) == (10, 11)
    assert open_calls(game, leader) == []
    assert open_calls(game, follower)


def test_standards_limits_lie_later() -> None:
    game = normal(QUIET)
    announce(game, 0, "re")
    until_held(game, 0, 9)
    announce(game, 0, "no_90")
    until_held(game, 0, 6)
    announce(game, 0, "no_60")
    until_held(game, 0, 3)
    assert open_calls(game, 0) == ["no_30", "black"]
    until_held(game, 0, 2)
    assert open_calls(game, 0) == []


def test_no_announcement_at_all_once_too_few_tricks_remain() -> None:
    rules = QUIET.changed("announcement_last", 11).changed("announcement_no_0", 11)
    game = normal(rules)
    play_on(game, 4)
    assert "contra" in open_calls(game, 1)
    play_on(game, 4)
    assert [open_calls(game, seat) for seat in range(4)] == [[], [], [], []]


# Until when: full tricks


def test_limits_by_full_tricks_are_the_same_for_all_until_the_next_lead() -> None:
    game = normal(QUIET.changed("announcement_till_full_trick", True))
    play_on(game, 8)
    assert all("no_90" in open_calls(game, seat) for seat in range(4))
    assert all(open_calls(game, seat)[0] in ("re", "contra") for seat in range(4))
    play_on(game, 1)
    assert [open_calls(game, seat) for seat in range(4)] == [[], [], [], []]


# Until when: cards on the table


def test_limits_by_cards_on_the_table() -> None:
    """Mittwochsregeln: Re and Kontra until after the fifth card of the game, no 90 until after the ninth."""
    game = normal(MITTWOCH)
    play_on(game, 5)
    assert all(open_calls(game, seat)[0] in ("re", "contra") for seat in range(4))
    play_on(game, 1)
    assert all(open_calls(game, seat) == DENIALS for seat in range(4))
    play_on(game, 3)
    assert all(open_calls(game, seat) == DENIALS for seat in range(4))
    play_on(game, 1)
    assert all(open_calls(game, seat) == DENIALS[1:] for seat in range(4))
    play_on(game, 11)
    assert all(open_calls(game, seat) == ["black"] for seat in range(4))
    play_on(game, 1)
    assert [open_calls(game, seat) for seat in range(4)] == [[], [], [], []]


def test_a_reply_by_cards_on_the_table_has_a_round_more() -> None:
    game = normal(MITTWOCH)
    announce(game, 1, "contra")
    play_on(game, 9)
    assert open_calls(game, 0)[0] == "reply"
    play_on(game, 1)
    assert "reply" not in open_calls(game, 0)


# Jumping


def test_levels_may_be_skipped_while_they_are_still_open() -> None:
    game = normal(DDV)
    announce(game, 0, "no_60")
    assert game.levels[0] == 3
    assert open_calls(game, 2) == ["no_30", "black"]
    late = until_held(normal(DDV), 0, 10)
    assert open_calls(late, 0) == []


def test_where_denials_need_re_or_kontra_before_they_are_not_announced_alone() -> None:
    game = normal(PRESETS["doko_wtf"].rules)
    assert open_calls(game, 0) == ["re"]
    announce(game, 0, "re")
    assert open_calls(game, 0) == DENIALS


def test_where_denials_are_free_they_may_be_announced_after_the_limit_of_re() -> None:
    game = normal(QUIET.changed("denial_without_announcement", "free"))
    until_held(game, 0, 9)
    assert open_calls(game, 0) == DENIALS
    announce(game, 0, "no_90")
    assert game.levels[0] == 2


# Replies


@pytest.mark.parametrize(("call", "held"), [("re", 10), ("no_90", 8), ("no_60", 5), ("black", 2)])
def test_a_reply_may_come_one_card_after_the_limit_of_what_it_answers(call: str, held: int) -> None:
    rules = QUIET.changed("announcement_last", 1)
    game = normal(rules)
    announce(game, 0, call)
    until_held(game, 1, held)
    assert open_calls(game, 1) == ["reply"]
    until_held(game, 1, held - 1)
    assert open_calls(game, 1) == []


def test_an_answer_in_time_is_plain_kontra() -> None:
    game = normal(QUIET)
    announce(game, 0, "re")
    until_held(game, 1, 11)
    assert open_calls(game, 1) == ["contra", *DENIALS]


def test_a_side_that_has_replied_says_nothing_more() -> None:
    game = normal(QUIET)
    announce(game, 0, "no_90")
    until_held(game, 1, 8)
    until_held(game, 3, 8)
    announce(game, 1, "reply")
    assert open_calls(game, 1) == open_calls(game, 3) == []


def test_a_side_that_has_announced_does_not_reply() -> None:
    game = normal(QUIET)
    announce(game, 1, "contra")
    announce(game, 0, "no_90")
    until_held(game, 1, 8)
    assert open_calls(game, 1) == []


def test_there_is_no_reply_to_a_reply_nor_to_silence() -> None:
    game = normal(QUIET)
    until_held(game, 1, 10)
    assert open_calls(game, 1) == []
    game = normal(QUIET.changed("denial_without_announcement", "free"))
    announce(game, 0, "no_90")
    until_held(game, 1, 9)
    announce(game, 1, "reply")
    assert open_calls(game, 0) == ["no_60", "no_30", "black"]


def test_without_the_rule_nobody_replies() -> None:
    game = normal(QUIET.changed("announcement_reply", False))
    announce(game, 0, "re")
    until_held(game, 1, 10)
    assert open_calls(game, 1) == []


# Strict limits


STRICT = QUIET.changed("announcement_strict_limit", True)


def test_under_strict_limits_a_reply_names_the_level_it_answers() -> None:
    game = normal(STRICT)
    announce(game, 0, "re")
    assert open_calls(game, 1) == ["contra", *DENIALS, "no_120_reply"]
    announce(game, 2, "no_90")
    assert open_calls(game, 1) == ["contra", *DENIALS, "no_90_reply"]
    announce(game, 0, "black")
    assert open_calls(game, 3)[-1] == "black_reply"


def test_under_strict_limits_there_is_no_plain_reply() -> None:
    game = normal(STRICT)
    announce(game, 0, "re")
    until_held(game, 1, 10)
    assert open_calls(game, 1) == ["no_120_reply"]
    announce(game, 1, "no_120_reply")
    assert open_calls(game, 3) == []


# Knocking


KNOCKING = QUIET.changed("knocking", True)


def test_a_knock_is_the_same_for_all_seats_and_shows_no_side() -> None:
    game = normal(KNOCKING)
    assert [open_calls(game, seat)[0] for seat in range(4)] == ["knock"] * 4
    assert game.apply(Announce(0, Call.KNOCK)) == [Announced(0, Call.KNOCK, None, False)]
    assert game.view(1).sides == (None, Side.CONTRA, None, None)
    assert game.view(1).public_sides == (None, None, None, None)


def test_both_partners_may_knock_and_deny_each_for_himself() -> None:
    game = normal(KNOCKING)
    announce(game, 0, "knock", "no_90")
    assert open_calls(game, 0) == ["no_60", "no_30", "black"]
    assert open_calls(game, 2) == ["knock", *DENIALS]


def test_once_the_sides_are_open_a_side_knocks_together() -> None:
    game = answered(KNOCKING, HANDS, reserve(0, "solo_queen"))
    announce(game, 1, "knock")
    assert open_calls(game, 2) == DENIALS


def test_nobody_replies_to_a_knock() -> None:
    game = normal(KNOCKING)
    announce(game, 0, "knock")
    until_held(game, 1, 10)
    assert open_calls(game, 1) == []


# Forced after thirty eyes


RICH = lay("CA CQ DA", "CT SQ", "CT CQ", "CA SJ")
FORCED = Rules()


def rich(rules: Rules = FORCED, *announced: tuple[int, str]) -> Game:
    """A first trick of 42 eyes for seat 0, a seat of Re; before it, this was announced."""
    game = answered(rules, RICH)
    for seat, call in announced:
        announce(game, seat, call)
    play(game, "CA CT CT CA")
    assert game.tricks[0].winner == 0
    return game


def test_the_winner_of_a_first_trick_of_thirty_eyes_has_to_announce_before_leading() -> None:
    game = rich()
    assert game.view(0).duty
    assert game.plays() == []
    assert all(isinstance(action, Announce) for action in game.legal())
    with pytest.raises(IllegalAction, match="must_announce_first"):
        play_on_card(game)
    assert game.apply(Announce(0, Call.RE)) == [Announced(0, Call.RE, Side.RE, True)]
    assert not game.view(0).duty
    assert game.plays()


def play_on_card(game: Game) -> None:
    play(game, str(game.hands[0][0]))


def test_others_may_announce_before_and_after_and_are_not_forced() -> None:
    game = rich()
    assert game.apply(Announce(1, Call.CONTRA)) == [Announced(1, Call.CONTRA, Side.CONTRA, False)]
    assert game.view(0).duty
    announce(game, 0, "no_90")
    assert game.announcements[-1].forced


def test_twenty_nine_eyes_force_nobody_nor_does_the_second_trick() -> None:
    game = answered(FORCED, lay("CA CQ SA", "CT ST", "CK CQ ST", "CK SA"))
    play(game, "CA CT CK CK")
    assert not game.view(0).duty
    play(game, "SA ST ST SA")
    assert not game.view(0).duty


def test_the_first_trick_may_have_to_be_richer() -> None:
    hands = lay("CA CQ DA", "CT SQ", "CK CQ", "CA SJ")
    for least, forced in ((30, True), (36, True), (37, False), (40, False)):
        game = answered(FORCED.replace(announcement_first_trick_eyes=least), hands)
        play(game, "CA CT CK CA")
        assert game.tricks[0].eyes == 36
        assert game.view(0).duty is forced


def test_without_the_rule_nobody_is_forced() -> None:
    assert not rich(QUIET).view(0).duty


def test_after_re_of_the_own_side_no_more_is_forced_where_only_re_and_kontra_are() -> None:
    assert not rich(FORCED, (2, "re")).view(0).duty
    assert rich(FORCED, (1, "contra")).view(0).duty
    more = FORCED.changed("announcement_first_trick_thirty_points_only_re_contra", False)
    game = rich(more, (2, "re"))
    assert game.view(0).duty
    assert open_calls(game, 0)[0] == "no_90"


def test_perhaps_only_the_first_announcement_of_a_game_is_forced() -> None:
    rules = FORCED.changed("announcement_first_trick_thirty_points_only_first", True)
    assert rich(rules).view(0).duty
    assert not rich(rules, (1, "contra")).view(0).duty


def test_an_announcement_of_another_lifts_the_duty_to_be_the_first() -> None:
    game = rich(FORCED.changed("announcement_first_trick_thirty_points_only_first", True))
    announce(game, 3, "contra")
    assert not game.view(0).duty
    assert game.plays()


def test_nobody_is_forced_where_no_announcement_is_open() -> None:
    rules = FORCED.changed("announcement_no_120", 12)
    assert rules.in_force().announcement_no_120 == 12
    assert not rich(rules).view(0).duty


def test_too_late_for_re_the_duty_is_a_reply() -> None:
    rules = FORCED.changed("announcement_no_120", 12)
    game = rich(rules, (1, "contra"))
    assert game.view(0).duty
    assert open_calls(game, 0) == ["reply"]
    game.apply(Announce(0, Call.REPLY))
    assert game.announcements[-1].forced
    assert game.plays()


def test_in_a_solo_nobody_is_forced() -> None:
    game = answered(FORCED, RICH, reserve(0, "solo_diamonds"))
    play(game, "CA CT CT CA")
    assert not game.view(0).duty


def test_in_a_silent_marriage_the_winner_is_forced_like_in_a_normal_game() -> None:
    game = answered(FORCED, lay("CA CQ CQ", "CT", "CT", "CA"))
    play(game, "CA CT CT CA")
    assert game.view(0).duty


@pytest.mark.parametrize("in_marriage", [True, False])
def test_in_a_marriage_only_if_that_very_trick_found_the_partner(in_marriage: bool) -> None:
    rules = FORCED.changed("announcement_first_trick_thirty_points_in_marriage", in_marriage)
    hands = lay("CQ CQ CT", "CA", "CT", "CA")
    for kind, forced in ((SelectorKind.FOREIGN, in_marriage), (SelectorKind.TRUMP, False)):
        game = answered(rules, hands, reserve(0, "marriage", Selector(kind)))
        play(game, "CT CA CT CA")
        assert game.view(1).duty is forced


def test_when_knocking_the_partner_s_knock_lifts_the_duty_and_so_shows_who_it_is() -> None:
    rules = FORCED.changed("knocking", True)
    assert rich(rules, (1, "knock")).view(0).duty
    assert not rich(rules, (2, "knock")).view(0).duty
    assert not rich(rules, (0, "knock")).view(0).duty


# Before the first card


def test_who_announces_before_the_first_card_is_remembered() -> None:
    game = normal(QUIET)
    announce(game, 1, "contra")
    play_on(game, 1)
    announce(game, 0, "re")
    assert game.announced_before_first_card == [1]
    assert Card.CQ in game.dealt[0]
