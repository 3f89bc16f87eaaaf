"""The poverty: laying down, asking, taking, giving back (RULES.md 7)."""

import pytest
from laid_games import QUIET, answered, cards, lay, reserve, rollout

from freedoko_qt.engine.actions import Accept, AnnounceSwines, Return, Shift
from freedoko_qt.engine.before_play.poverty import has_poverty
from freedoko_qt.engine.cards import Card, Hands
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.errors import IllegalAction
from freedoko_qt.engine.events import CardsReturned, CardsShifted, ContractChosen, PovertyAnswered, ThrownIn
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import result_of
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import PovertyView

POOR = "DJ DJ D9 CA CA CT CK C9 SA ST SK S9"
TWO_TRUMPS = "DJ D9 HA CA CA CT CK C9 SA ST SK S9"
FOXES = "DA DA DJ D9 CA CA CT CK SA ST SK S9"
HANDS = lay(POOR, "CQ CQ SQ HT")
LAID = Shift(0, cards("DJ DJ D9"))


def poverty(rules: Rules = QUIET, hands: Hands = HANDS, **noted: bool) -> Game:
    """Seat 0 has declared a poverty."""
    return answered(rules, hands, reserve(0, "poverty", **noted))


def taken(rules: Rules = QUIET, hands: Hands = HANDS, taker: int = 1) -> Game:
    """A taker holds the three cards, too."""
    game = poverty(rules, hands)
    game.apply(game.legal()[0])
    while game.turn != taker:
        assert game.turn is not None
        game.apply(Accept(game.turn, False))
    game.apply(Accept(taker, True))
    return game


def laid(hand: str, **options: bool) -> list[str]:
    """Every set of cards the poor one may lay down, sorted as the notation has it."""
    rules = QUIET
    for option, value in options.items():
        rules = rules.changed(option, value)
    shifts = [action for action in poverty(rules, lay(hand)).legal() if isinstance(action, Shift)]
    return [" ".join(map(str, action.cards)) for action in shifts]


# Laying down


def test_the_poor_one_lays_down_three_cards_with_all_trumps_among_them() -> None:
    game = poverty()
    assert (game.phase, game.turn, game.contract) == ("shift", 0, Contract.POVERTY)
    assert laid(POOR) == ["D9 DJ DJ"]
    choices = laid(TWO_TRUMPS)
    assert all("DJ" in names and "D9" in names for names in choices)
    assert len(choices) == len({"HA", "CA", "CT", "CK", "C9", "SA", "ST", "SK", "S9"})


def test_the_order_in_which_cards_are_laid_down_does_not_matter() -> None:
    game = poverty()
    game.apply(Shift(0, cards("D9 DJ DJ")))
    assert game.laid == cards("D9 DJ DJ")


@pytest.mark.parametrize("wrong", ["DJ DJ", "DJ DJ CA", "DJ D9 D9", "DJ DJ D9 CA", "CQ DJ D9"])
def test_other_cards_are_refused(wrong: str) -> None:
    game = poverty()
    with pytest.raises(IllegalAction, match="wrong_cards"):
        game.apply(Shift(0, cards(wrong)))


def test_where_only_trumps_are_shifted_it_is_exactly_those() -> None:
    assert [names.split() for names in laid(TWO_TRUMPS, poverty_shift_only_trump=True)] == [["D9", "DJ"]]


def test_where_only_trumps_are_shifted_it_may_be_none() -> None:
    nothing = "HA HA HK CA CA CT CK C9 SA ST SK S9"
    rules = QUIET.changed("poverty_shift_only_trump", True)
    game = taken(rules, lay(nothing, "CQ CQ"))
    assert game.laid == ()
    game.apply(Return(1, ()))
    assert game.phase == "play"


def test_foxes_that_do_not_count_are_shifted_all_the_same() -> None:
    assert [names.split() for names in laid(FOXES, poverty_fox_do_not_count=True)] == [["D9", "DJ", "DA", "DA"]]


def test_foxes_may_be_shifted_on_top_of_the_three_cards() -> None:
    choices = laid(FOXES, poverty_fox_do_not_count=True, poverty_fox_shift_extra=True)
    assert {len(names.split()) for names in choices} == {5}
    assert all(names.count("DA") == 2 for names in choices)


def test_foxes_may_have_to_be_shifted_openly() -> None:
    hands = lay(FOXES)
    rules = QUIET.changed("poverty_fox_do_not_count", True)
    hidden, open_ = poverty(rules, hands), poverty(rules.changed("poverty_fox_shift_open", True), hands)
    assert hidden.apply(hidden.legal()[0]) == [CardsShifted(0, 4, None)]
    assert open_.apply(open_.legal()[0]) == [CardsShifted(0, 4, 2)]


# Asking


def test_the_others_are_asked_clockwise_until_one_takes_it() -> None:
    game = poverty()
    game.apply(LAID)
    assert (game.phase, game.turn) == ("accept", 1)
    assert game.legal() == [Accept(1, True), Accept(1, False)]
    assert game.apply(Accept(1, False)) == [PovertyAnswered(1, False)]
    assert game.turn == 2
    assert game.apply(Accept(2, True)) == [PovertyAnswered(2, True)]
    assert (game.phase, game.turn, game.taker) == ("return", 2, 2)


def test_the_opposite_player_may_be_asked_first() -> None:
    game = poverty(QUIET.changed("poverty_offer_order", "opposite_first"))
    game.apply(LAID)
    asked = []
    for _ in range(3):
        assert game.turn is not None
        asked.append(game.turn)
        game.apply(Accept(game.turn, False))
    assert asked == [2, 3, 1]


def test_the_poor_one_may_choose_who_is_asked_first() -> None:
    rules = QUIET.changed("poverty_offer_order", "chosen_first")
    game = poverty(rules)
    chosen = Shift(0, cards("DJ DJ D9"), to=3)
    assert {action.to for action in game.legal() if isinstance(action, Shift)} == {1, 2, 3}
    game.apply(chosen)
    assert game.asked == [3, 1, 2]
    game = poverty(rules)
    game.apply(Shift(0, cards("DJ DJ D9"), to=2))
    assert game.asked == [2, 3, 1], "clockwise from the one who was asked first"
    with pytest.raises(IllegalAction, match="wrong_cards"):
        poverty(QUIET).apply(chosen)


def refused(rules: Rules) -> Game:
    game = poverty(rules)
    game.apply(LAID)
    for seat in (1, 2, 3):
        game.apply(Accept(seat, False))
    return game


def test_a_poverty_that_nobody_takes_is_dealt_anew() -> None:
    game = refused(QUIET)
    assert (game.phase, game.turn, game.thrown_in) == ("over", None, ThrownIn(0, None))
    assert result_of(game) == {"redeal": "poverty_refused", "seat": 0}
    assert game.view(2).reservations[0] is Reservation.POVERTY


def test_or_it_is_played_as_a_normal_game() -> None:
    game = refused(QUIET.changed("poverty_refused", "play_normal"))
    assert tuple(game.hands[0]) == HANDS[0]
    assert (game.contract, game.soloist, game.turn) == (Contract.SILENT_MARRIAGE, 1, 0)
    assert game.view(0).contract is Contract.NORMAL
    assert game.view(0).poverty is None
    rollout(game)
    assert game.score is not None


def test_played_as_a_normal_game_the_queens_of_clubs_make_the_sides() -> None:
    game = poverty(QUIET.changed("poverty_refused", "play_normal"), lay(POOR, "CQ SQ", "CQ"))
    game.apply(LAID)
    game.apply(Accept(1, False))
    game.apply(Accept(2, False))
    events = game.apply(Accept(3, False))
    assert ContractChosen(Contract.NORMAL, None, None, False) in events
    assert game.re == [False, True, True, False]


def test_a_poverty_that_is_not_shifted_is_dealt_anew_at_once() -> None:
    game = poverty(QUIET.changed("poverty_shift", False))
    assert game.thrown_in == ThrownIn(0, Reservation.POVERTY)
    assert result_of(game) == {"redeal": "poverty", "seat": 0}


# Giving back


def test_the_taker_gives_back_as_many_of_whatever_it_holds() -> None:
    game = taken()
    assert len(game.hands[1]) == 15
    assert all(isinstance(action, Return) and len(action.cards) == 3 for action in game.legal())
    assert Return(1, cards("D9 DJ DJ")) in game.legal()
    assert Return(1, cards("CQ CQ SQ")) in game.legal()
    with pytest.raises(IllegalAction, match="wrong_cards"):
        game.apply(Return(1, cards("DJ DJ")))
    events = game.apply(Return(1, cards("DJ DJ D9")))
    assert events == [CardsReturned(1, 3, 3, True)]
    assert sorted(game.hands[0]) == sorted(HANDS[0])
    assert (game.phase, game.turn) == ("play", 0)


def test_poor_one_and_taker_are_re_whoever_holds_the_queens_of_clubs() -> None:
    game = taken(taker=2)
    assert game.re == [True, False, True, False]
    game.apply(game.legal()[0])
    assert game.view(1).sides == (Side.RE, Side.CONTRA, Side.RE, Side.CONTRA)


@pytest.mark.parametrize(
    ("info", "trumps", "any_trump"),
    [("number_of_trumps", 1, True), ("yes_no", None, True), ("none", None, None)],
)
def test_what_is_revealed_of_the_trumps_that_come_back(info: str, trumps: int | None, any_trump: bool | None) -> None:
    game = taken(QUIET.changed("poverty_return_info", info))
    back = tuple(card for card in game.hands[1] if not game.order.is_trump(card))[:2]
    assert game.apply(Return(1, (*back, Card.D9))) == [CardsReturned(1, 3, trumps, any_trump)]


def test_the_cards_that_come_back_may_be_shown_to_everybody() -> None:
    game = taken(QUIET.changed("poverty_return_info", "cards"))
    back = cards("D9 CQ SQ")
    shown = tuple(sorted(back))
    assert game.apply(Return(1, back)) == [CardsReturned(1, 3, 3, True, shown)]
    known = game.view(2).poverty
    assert known is not None
    assert (known.laid_cards, sorted(known.returned_cards or ()), known.returned_trumps) == (None, [*shown], 3)


def test_or_only_the_trumps_among_them_are_shown() -> None:
    game = taken(QUIET.changed("poverty_return_info", "trumps"))
    plain = next(card for card in game.hands[1] if not game.order.is_trump(card))
    assert game.apply(Return(1, (plain, *cards("D9 CQ")))) == [CardsReturned(1, 3, 2, True, cards("CQ D9"))]
    known = [game.view(seat).poverty for seat in (0, 2)]
    assert [len(one.returned_cards or ()) for one in known if one is not None] == [3, 2]
    assert [one.returned_trumps for one in known if one is not None] == [2, 2]


def test_only_poor_one_and_taker_know_the_cards() -> None:
    game = taken()
    back = cards("D9 CQ SQ")
    game.apply(Return(1, back))
    for seat in (0, 1):
        known = game.view(seat).poverty
        assert known == PovertyView(0, (), 1, 3, cards("D9 DJ DJ"), back, 3)
    assert game.view(2).poverty == PovertyView(0, (), 1, 3, None, None, 3)
    silent = taken(QUIET.changed("poverty_return_info", "none"))
    silent.apply(Return(1, back))
    assert silent.view(3).poverty == PovertyView(0, (), 1, 3, None, None, None)


def test_nobody_who_refused_knows_the_cards() -> None:
    game = taken(taker=3)
    view = game.view(1)
    assert view.poverty is not None
    assert view.poverty.laid_cards is None
    assert view.sides == view.public_sides == (Side.RE, Side.CONTRA, Side.CONTRA, Side.RE)


def test_before_a_seat_takes_it_no_side_is_known() -> None:
    game = poverty()
    game.apply(LAID)
    assert game.view(0).sides == (None, None, None, None)


# Swines


def swines_poverty(rules: Rules = QUIET, others: tuple[str, ...] = ()) -> Game:
    """The poor one has announced its two foxes as swines; they lie with the third trump before seat 1, who takes."""
    game = poverty(rules, lay("DA DA DJ CA CA CT CK C9 SA ST SK S9", *others), swines=True)
    assert game.swines == 0
    game.apply(game.legal()[0])
    game.apply(Accept(1, True))
    return game


@pytest.mark.parametrize(
    ("back", "holder"),
    [("DJ", 1), ("DA DA DJ", 0), ("DA DJ", None)],
)
def test_announced_swines_wander_with_the_two_cards_and_lapse_when_parted(back: str, holder: int | None) -> None:
    game = swines_poverty()
    plain = [card for card in game.hands[1] if not game.order.is_trump(card)]
    returned = cards(back)
    game.apply(Return(1, (*returned, *plain[: 3 - len(returned)])))
    assert game.swines == holder
    assert (game.order.trumps[0] is Card.DA) is (holder is not None)


def test_hyperswines_lapse_with_the_swines() -> None:
    rules = QUIET.changed("hyperswines", True)
    game = Game(rules, lay("DA DA DJ CA CA CT CK C9 SA ST SK S9", "SJ", "D9 D9"))
    game.apply(reserve(0, "poverty", swines=True))
    game.apply(reserve(1, "healthy"))
    game.apply(reserve(2, "healthy", hyperswines=True))
    game.apply(reserve(3, "healthy"))
    assert (game.swines, game.hyperswines) == (0, 2)
    game.apply(game.legal()[0])
    game.apply(Accept(1, True))
    plain = [card for card in game.hands[1] if not game.order.is_trump(card)]
    game.apply(Return(1, (Card.DA, *plain[:2])))
    assert (game.swines, game.hyperswines) == (None, None)


def test_parted_hyperswines_lapse_alone() -> None:
    rules = QUIET.changed("hyperswines", True)
    game = Game(rules, lay("D9 D9 DJ CA CA CT CK C9 SA ST SK S9", "DA DA"))
    game.apply(reserve(0, "poverty", hyperswines=True))
    game.apply(reserve(1, "healthy", swines=True))
    game.apply(reserve(2, "healthy"))
    game.apply(reserve(3, "healthy"))
    assert (game.swines, game.hyperswines) == (1, 0)
    game.apply(game.legal()[0])
    game.apply(Accept(1, True))
    plain = [card for card in game.hands[1] if not game.order.is_trump(card)]
    game.apply(Return(1, (Card.D9, *plain[:2])))
    assert (game.swines, game.hyperswines) == (1, None)


def test_swines_may_be_forbidden_in_a_poverty() -> None:
    game = poverty(QUIET.changed("swines_in_poverty", False), lay(POOR.replace("D9", "DA").replace("DJ", "DA", 1)))
    assert game.swines is None
    assert all(isinstance(action, Shift) for action in game.legal())


def test_swines_are_announced_before_the_poverty_s_cards_not_after() -> None:
    rules = QUIET.changed("poverty_shift_only_trump", True)
    hands = lay("HA HA HK CA CA CT CK C9 SA ST SK S9", "SJ", "DA DA")
    game = answered(rules, hands, reserve(0, "poverty"))
    assert swines(game, 2)
    game.apply(Shift(0, ()))
    game.apply(Accept(1, True))
    game.apply(Return(1, ()))
    assert not swines(game, 2)


def swines(game: Game, seat: int) -> bool:
    """True if a seat may announce swines."""
    return AnnounceSwines(seat) in game.legal(seat)


def test_one_trump_more_may_be_poor_with_a_nine_of_diamonds() -> None:
    rules = QUIET.changed("poverty_one_more_with_nine", True).in_force()
    four, without = (cards(f"{trumps} CA CA CT CK SA ST SK HA") for trumps in ("DJ DJ DT D9", "DJ DJ DT DK"))
    assert has_poverty(rules, four, swines=False)
    assert not has_poverty(rules, without, swines=False)
    assert not has_poverty(QUIET.in_force(), four, swines=False)


TWO_POOR = lay("D9 DJ DJ CA CA CK CT CT S9 S9 SK SA", "DT DT DK C9 C9 CK ST ST SK SA H9 H9")


def test_two_poverties_at_once_may_be_dealt_anew() -> None:
    answers = reserve(0, "poverty"), reserve(1, "poverty")
    first = answered(QUIET, TWO_POOR, *answers)
    assert (first.contract, first.soloist, first.phase) == (Contract.POVERTY, 0, Phase.SHIFT)
    anew = QUIET.changed("two_poverties", "redeal")
    assert answered(anew, TWO_POOR, *answers).thrown_in == ThrownIn(0, Reservation.POVERTY)
    assert answered(anew, TWO_POOR, answers[0]).phase is Phase.SHIFT
    solo = answered(anew, TWO_POOR, *answers, reserve(2, "solo_queen"))
    assert solo.contract is Contract.SOLO_QUEEN, "nothing is dealt anew where a solo goes before"
