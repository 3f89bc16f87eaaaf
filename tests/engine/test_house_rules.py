"""Rules of other tables than FreeDoko's that stand alone: bids before the first card, free mixes, a duty to throw."""

from laid_games import QUIET, announce, answered, cards, healthy, lay, reserve, rollout

from freedoko_qt.engine.actions import Announce, Call, Reserve, Selector, SelectorKind
from freedoko_qt.engine.contracts import SOLI, Contract, Reservation, allows_solo
from freedoko_qt.engine.events import Announced
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.score.score import ScoreReason
from freedoko_qt.engine.teams import Side

MITTWOCH = PRESETS["mittwoch"].rules
BIDDING = QUIET.changed("solo_bidding", True)
FREE = QUIET.changed("reservation_change", "free")
BOTH_QUEENS = lay("CQ CQ")
MARRIAGE = Reserve(0, Reservation.MARRIAGE, Selector(SelectorKind.FOREIGN))


def solo(seat: int, kind: str, bid: Call | None = None) -> Reserve:
    return Reserve(seat, Reservation(kind), bid=bid)


def answers(game: Game, seat: int) -> list[Reserve]:
    return [action for action in game.legal(seat) if isinstance(action, Reserve)]


def test_a_bid_is_an_announcement_before_the_first_card() -> None:
    game = Game(MITTWOCH, lay(with_nines=False))
    game.apply(solo(0, "solo_diamonds", Call.RE))
    game.apply(healthy(1))
    game.apply(healthy(2))
    assert Announced(0, Call.RE, Side.RE, forced=False) in game.apply(healthy(3))
    score = rollout(game).score
    assert score is not None
    assert [line.reason for line in score.lines].count(ScoreReason.PREANNOUNCEMENT) == 1


def test_the_others_hear_a_bid_like_an_announcement() -> None:
    game = answered(BIDDING, lay(), solo(2, "solo_meatless", Call.NO_90))
    assert game.view(1).announcements == (Announce(2, Call.NO_90),)


def test_only_what_may_be_announced_may_be_bid() -> None:
    denials = [Call.NO_90, Call.NO_60, Call.NO_30, Call.BLACK]
    bids = [answer.bid for answer in answers(Game(BIDDING, lay()), 0) if answer.reservation is Reservation.SOLO_JACK]
    assert bids == [None, Call.RE, *denials]
    knocking = answers(Game(BIDDING.changed("knocking", True), lay()), 0)
    assert [answer.bid for answer in knocking if answer.reservation is Reservation.SOLO_JACK] == [
        None, Call.KNOCK, *denials,
    ]  # fmt: skip
    forty_cards = lay(with_nines=False)
    late = Rules(with_nines=False, solo_bidding=True)  # the limits of 48 cards: nobody can say Re
    assert {answer.bid for answer in answers(Game(late, forty_cards), 0)} == {None}
    skipping = Rules(with_nines=False, solo_bidding=True, denial_without_announcement="free")
    assert {answer.bid for answer in answers(Game(skipping, forty_cards), 0)} == {None, *denials}


def test_nothing_is_changed_any_more_once_something_was_announced() -> None:
    game = answered(FREE, lay(), solo(1, "solo_jack"))
    assert answers(game, 1)
    announce(game, 1, "re")
    assert not answers(game, 1)


def test_raising_a_marriage_leaves_nothing_of_it() -> None:
    game = answered(FREE, BOTH_QUEENS, MARRIAGE)
    game.apply(reserve(0, "solo_queen"))
    assert (game.contract, game.soloist, game.selector, game.turn) == (Contract.SOLO_QUEEN, 0, None, 0)
    assert game.re == [True, False, False, False]


def test_a_pure_suit_solo_may_be_allowed_by_itself() -> None:
    pure = {contract for contract in SOLI if contract.value.startswith("solo_pure")}
    before = {contract for contract in SOLI if allows_solo(QUIET, contract)}
    rules = QUIET.changed("solo_pure_color", True)
    assert {contract for contract in SOLI if allows_solo(rules, contract)} == before | pure
    game = answered(rules, lay("CA CJ SQ DA C9 SA SK HA HK HT DK D9"), solo(0, "solo_pure_clubs"))
    assert [card for card in game.hands[0] if game.order.is_trump(card)] == [*cards("CA CJ C9")]


def test_free_mixes_allow_every_mixture_and_the_pure_suits() -> None:
    few = Rules(solo_king=False, solo_koehler=False, solo_queen_jack=False, solo_free_mix=True)
    allowed = {contract for contract in SOLI if allows_solo(few, contract)}
    assert {Contract.SOLO_KING, Contract.SOLO_KOEHLER, Contract.SOLO_QUEEN_JACK} <= allowed
    assert Contract.SOLO_PURE_HEARTS in allowed
    assert not {Contract.SOLO_TEN, Contract.SOLO_ACE} & allowed


def test_throwing_that_is_compulsory_leaves_only_a_solo() -> None:
    nines = lay("C9 C9 S9 S9 H9 CQ CQ")
    may = {answer.reservation for answer in answers(Game(QUIET, nines), 0)}
    assert {Reservation.HEALTHY, Reservation.MARRIAGE, Reservation.THROW_NINES} <= may
    must = {answer.reservation for answer in answers(Game(QUIET.changed("throw_is_mandatory", True), nines), 0)}
    assert Reservation.THROW_NINES in must
    assert not {Reservation.HEALTHY, Reservation.MARRIAGE, Reservation.POVERTY} & must
    assert Reservation.SOLO_MEATLESS in must
