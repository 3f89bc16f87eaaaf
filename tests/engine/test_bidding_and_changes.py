"""Bidding for soli, changed reservations and chosen duties (RULES.md 5)."""

from laid_games import QUIET, answered, healthy, lay, open_calls, reserve

from freedoko_qt.engine.actions import Announce, Call, Reserve, Selector, SelectorKind
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.events import Reserved, SoloBid
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.score.side_result import side_results_of
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.teams import Side

MITTWOCH = PRESETS["mittwoch"].rules
ONCE = MITTWOCH.replace(bidding_goes_on=False)
DDV = PRESETS["ddv"].rules
FOREIGN = Selector(SelectorKind.FOREIGN)
HANDS = lay("CQ CQ", with_nines=False)
WITH_NINES = lay("CQ CQ")
DENIALS = ("no_90", "no_60", "no_30", "black")


def bid(seat: int, solo: str, call: str | None = None) -> Reserve:
    """A solo, with what is announced together with it."""
    return Reserve(seat, Reservation(f"solo_{solo}"), bid=None if call is None else Call(call))


def winner(*answers: Reserve) -> tuple[int | None, str]:
    """Whose solo is played where everybody bids once."""
    game = answered(ONCE, HANDS, *answers)
    assert game.contract is not None
    return game.soloist, game.contract.value


# Bidding


def test_among_several_soli_the_higher_announcement_goes_first() -> None:
    assert winner(bid(0, "queen"), bid(1, "meatless", "re")) == (1, "solo_meatless")
    assert winner(bid(0, "queen", "no_90"), bid(1, "diamonds", "re")) == (0, "solo_queen")
    assert winner(bid(0, "queen", "no_90"), bid(3, "meatless", "black")) == (3, "solo_meatless")


def test_then_the_rank_of_the_solo_then_the_seat() -> None:
    assert winner(bid(0, "meatless"), bid(1, "jack"), bid(2, "queen"), bid(3, "diamonds")) == (3, "solo_diamonds")
    assert winner(bid(0, "meatless", "re"), bid(1, "jack", "re")) == (1, "solo_jack")
    assert winner(bid(1, "queen"), bid(2, "queen")) == (1, "solo_queen")


def bidding(*answers: Reserve) -> Game:
    """All have answered, and whoever may raise is asked."""
    game = Game(MITTWOCH, HANDS)
    by_seat = {answer.seat: answer for answer in answers}
    for seat in SEATS:
        game.apply(by_seat.get(seat, healthy(seat)))
    return game


def test_bidding_goes_on_until_no_seat_raises() -> None:
    game = bidding(bid(1, "queen", "re"), bid(3, "meatless"))
    assert (game.phase, game.turn) == ("reservation", 3)
    assert game.legal() == [bid(3, "meatless"), *(bid(3, "meatless", call) for call in DENIALS)]
    assert game.apply(bid(3, "meatless", "no_90")) == [SoloBid(3, Contract.SOLO_MEATLESS, Call.NO_90)]
    assert game.turn == 1
    assert game.legal() == [bid(1, "queen", "re"), *(bid(1, "queen", call) for call in DENIALS)]
    game.apply(bid(1, "queen", "no_90"))  # as much, but the higher solo
    assert game.turn == 3
    game.apply(bid(3, "meatless", "no_60"))
    assert game.turn == 1
    assert SoloBid(1, Contract.SOLO_QUEEN, Call.NO_90, stays=True) in game.apply(bid(1, "queen", "no_90"))
    assert (game.phase, game.soloist, game.contract) == ("play", 3, "solo_meatless")
    assert game.announcements == [Announce(3, Call.NO_60)]


def test_whoever_has_not_called_a_solo_is_not_asked_to_raise() -> None:
    game = bidding(bid(0, "jack"), reserve(2, "healthy"))
    assert (game.phase, game.soloist) == ("play", 0)
    alone = bidding(bid(2, "meatless", "black"), bid(0, "queen"))
    assert alone.turn == 0
    assert [action.bid for action in alone.legal() if isinstance(action, Reserve)] == [None, Call.BLACK]


def test_each_seat_in_turn_is_asked_once_after_a_raise() -> None:
    game = bidding(bid(0, "meatless"), bid(1, "queen"), bid(2, "jack"))
    order = []
    for answer in (bid(2, "jack", "re"), bid(0, "meatless"), bid(1, "queen", "re"), bid(2, "jack", "re")):
        order.append(game.turn)
        game.apply(answer)
    assert order == [2, 0, 1, 2]
    assert game.turn == 0
    game.apply(bid(0, "meatless"))
    assert (game.phase, game.soloist) == ("play", 1)


def test_what_was_bid_is_not_changed_any_more() -> None:
    game = bidding(reserve(0, "marriage", FOREIGN), bid(1, "meatless", "black"), bid(2, "jack"))
    assert all(changes(game, seat) == set() for seat in (0, 1))
    game.apply(bid(2, "jack"))
    assert (game.phase, game.soloist, game.turn) == ("play", 1, 1)
    assert all(changes(game, seat) == set() for seat in SEATS)


def test_the_soli_are_named_when_all_have_answered() -> None:
    game = Game(MITTWOCH, HANDS)
    for answer in (reserve(0, "marriage", FOREIGN), bid(1, "meatless", "re"), bid(2, "queen")):
        game.apply(answer)
    assert game.view(3).reservations == ("reservation", "reservation", "reservation", None)
    assert game.apply(healthy(3))[1:] == [
        SoloBid(1, Contract.SOLO_MEATLESS, Call.RE),
        SoloBid(2, Contract.SOLO_QUEEN, None),
    ]
    for seat in (1, 2, 3):
        assert game.view(seat).reservations == ("reservation", "solo_meatless", "solo_queen", "healthy")


def test_without_that_rule_everybody_bids_once() -> None:
    game = answered(ONCE, HANDS, bid(1, "queen", "re"), bid(3, "meatless"))
    assert (game.phase, game.soloist) == ("play", 1)


def test_a_bid_is_binding() -> None:
    game = answered(MITTWOCH, HANDS, bid(1, "queen", "no_90"))
    assert game.announcements == [Announce(1, Call.NO_90)]
    assert open_calls(game, 1) == ["no_60", "no_30", "black"]
    assert game.announced_before_first_card == [1]
    assert side_results_of(game)[Side.RE].preannounced


def test_the_bid_of_a_solo_that_is_not_played_says_nothing() -> None:
    game = answered(ONCE, HANDS, bid(1, "queen", "re"), bid(2, "jack", "no_90"))
    assert game.announcements == [Announce(2, Call.NO_90)]


def test_where_nobody_bids_a_solo_is_called_without() -> None:
    assert bid(0, "queen", "re") not in Game(QUIET, WITH_NINES).legal()


# Changing


def changes(game: Game, seat: int) -> set[str]:
    """The reservations that a seat may change to."""
    return {action.reservation.value for action in game.legal(seat) if isinstance(action, Reserve)}


def marriage(rules: Rules) -> Game:
    """Seat 0 has said marriage; seat 1 is asked."""
    game = Game(rules, WITH_NINES if rules.with_nines else HANDS)
    game.apply(reserve(0, "marriage", FOREIGN))
    return game


def test_a_reservation_may_be_changed_until_the_next_has_answered() -> None:
    game = marriage(DDV)
    assert {"healthy", "solo_queen"} <= changes(game, 0)
    game.apply(reserve(0, "solo_queen"))
    assert game.turn == 1
    for seat in (1, 2, 3):
        game.apply(healthy(seat))
    assert (game.contract, game.soloist) == (Contract.SOLO_QUEEN, 0)
    late = marriage(DDV)
    late.apply(healthy(1))
    assert changes(late, 0) == set()


def test_or_until_the_first_lead_and_then_all_is_settled_anew() -> None:
    game = marriage(MITTWOCH)
    for seat in (1, 2, 3):
        game.apply(healthy(seat))
    assert game.contract is Contract.MARRIAGE
    game.apply(bid(0, "diamonds", "re"))
    assert (game.contract, game.re, game.turn) == (Contract.SOLO_DIAMONDS, [True, False, False, False], 0)
    assert changes(game, 0) == set()


def test_a_soloist_who_withdraws_before_leading_is_alone_no_more() -> None:
    game = answered(ONCE, lay("CQ", "CQ", with_nines=False), bid(0, "queen", "re"))
    assert (game.turn, game.soloist) == (0, 0)
    game.apply(healthy(0))
    assert (game.contract, game.soloist, game.re) == (Contract.NORMAL, None, [True, True, False, False])
    assert game.announcements == []


def test_a_withdrawn_poverty_leaves_those_with_the_queens_together() -> None:
    hands = lay("DJ DJ D9 HA CA CA CT CK C9 SA ST SK", "CQ", "CQ", "SJ")
    game = answered(QUIET.changed("reservation_change", "free"), hands, reserve(0, "poverty"))
    assert (game.turn, game.soloist) == (0, 0)
    game.apply(healthy(0))
    assert (game.contract, game.soloist, game.re) == (Contract.NORMAL, None, [False, True, True, False])


def test_a_withdrawn_marriage_is_a_silent_one() -> None:
    game = marriage(MITTWOCH)
    for seat in (1, 2, 3):
        game.apply(healthy(seat))
    game.apply(healthy(0))
    assert (game.contract, game.soloist) == (Contract.SILENT_MARRIAGE, 0)


def test_whoever_was_healthy_stays_so_and_nobody_changes_where_the_rules_forbid_it() -> None:
    game = marriage(MITTWOCH)
    game.apply(healthy(1))
    assert changes(game, 1) == set()
    assert changes(marriage(QUIET), 0) == set()


def test_without_the_question_a_healthy_seat_makes_no_event() -> None:
    assert Game(QUIET, WITH_NINES).apply(healthy(0)) == [Reserved(0, True)]
    unasked = QUIET.changed("ask_reservations", False)
    assert Game(unasked, WITH_NINES).apply(healthy(0)) == []
    assert Game(unasked, WITH_NINES).apply(reserve(0, "solo_jack")) == [Reserved(0, False)]


# Lust and duty


def test_a_lust_solo_may_be_chosen_before_the_own_duty_solo_where_the_rules_allow_it() -> None:
    owed = Table(duty_soli=(DutySoli(1),) * 4)
    lust = Reserve(0, Reservation.SOLO_JACK, lust=True)
    assert lust not in Game(DDV, WITH_NINES, owed).legal()
    rules = DDV.changed("lust_solo_needs_duty_played", False)
    game = Game(rules, WITH_NINES, owed)
    assert lust in game.legal()
    game = answered(rules, WITH_NINES, lust, table=owed)
    assert (game.contract, game.duty_solo) == (Contract.SOLO_JACK, False)
    assert answered(rules, WITH_NINES, reserve(0, "solo_jack"), table=owed).duty_solo
