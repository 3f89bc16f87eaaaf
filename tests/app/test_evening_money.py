"""Money at a real table: points and soli in cents, the kitty, fines, and those who sit out."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.app.real_evenings.evening_files import Evenings
from freedoko_qt.app.real_evenings.played import CalculatedGame, EnteredGame, PaperGame
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.real_evenings.stakes import Fine, Sitting, Stakes
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.sheet.ledger import Payment, settled
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import BadNotation, BadSave
from freedoko_qt.engine.score.tally import SideTally, Tally
from freedoko_qt.engine.teams import Side

NOON = datetime(2026, 11, 21, 12, 0, 0)
NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz", "Gustl")
DDV, PLUS = preset_set("ddv"), preset_set("standard")
TEN = Stakes(point=10)


def evening(people: int = 4, stakes: Stakes | None = TEN, rule_set: RuleSet = DDV, **more: object) -> Evening:
    made = Evening(id="x", begun=NOON.isoformat(), names=NAMES[:people], rule_set=rule_set, stakes=stakes)
    return replace(made, **more)


def cents(kept: Evening) -> list[tuple[int | None, ...]]:
    assert kept.sheet.money is not None
    return [line.cents for line in kept.sheet.money.lines]


def points(kept: Evening, counting: str = "plus_minus") -> list[tuple[int | None, ...]]:
    return [line.counted[counting].points for line in kept.sheet.lines]


def solo(soloist: int, value: int, contract: Contract = Contract.SOLO_QUEEN) -> EnteredGame:
    return EnteredGame((soloist,), value, contract, soloist)


# What a point and a solo are worth


def test_a_point_is_worth_ten_cents() -> None:
    """Bert and Dora win three points: each of the others pays 30 cents; nothing is left for the kitty."""
    assert cents(evening().with_game(EnteredGame((1, 3), 3))) == [(-30, 30, -30, 30, 0)]


def test_a_solo_without_a_price_is_worth_its_points() -> None:
    assert cents(evening().with_game(solo(3, 2))) == [(-20, -20, -20, 60, 0)]


def test_a_solo_with_a_price_is_paid_by_each_to_the_soloist_whatever_its_points() -> None:
    """A queen solo costs 50 cents: won, the soloist gets 1.50; lost, pays 50 to each. A jack solo has no price."""
    kept = evening(stakes=Stakes(10, {Contract.SOLO_QUEEN: 50}))
    assert cents(kept.with_game(solo(3, 4))) == [(-50, -50, -50, 150, 0)]
    lost = EnteredGame((0, 1, 2), 1, Contract.SOLO_QUEEN, 3)
    assert cents(kept.with_game(lost)) == [(50, 50, 50, -150, 0)]
    assert points(kept.with_game(lost)) == [(1, 1, 1, -3)], "the list is of points, as always"
    assert cents(kept.with_game(solo(3, 4, Contract.SOLO_JACK))) == [(-40, -40, -40, 120, 0)]


def test_bock_doubles_the_price_of_a_solo() -> None:
    kept = evening(stakes=Stakes(0, {Contract.SOLO_QUEEN: 50}), rule_set=PLUS)
    kept = kept.with_game(EnteredGame((1, 3), 3, bock_triggers=("bock_after_heart_trick",))).with_game(solo(3, 4))
    assert cents(kept) == [(0, 0, 0, 0, 0), (-100, -100, -100, 300, 0)]


def test_a_solo_with_a_price_and_without_a_winner_costs_nothing() -> None:
    denied = {Side.RE: SideTally(120, 6, 2, {}, False), Side.CONTRA: SideTally(120, 6, 2, {}, False)}
    game = CalculatedGame((3,), Tally("", Contract.SOLO_QUEEN, denied))
    assert cents(evening(stakes=Stakes(10, {Contract.SOLO_QUEEN: 50})).with_game(game)) == [(0, 0, 0, 0, 0)]


# The kitty


def test_where_only_plus_is_written_the_kitty_pays_the_winners() -> None:
    """Bert and Dora write 3 and get 30 cents each out of the kitty, which the losers do not fill."""
    kept = evening(rule_set=PLUS).with_game(EnteredGame((1, 3), 3))
    assert cents(kept) == [(0, 30, 0, 30, -60)]


def test_the_kitty_gets_its_share_of_what_is_won() -> None:
    """Of 30 cents a tenth is 3: the winners keep 27 each, and the losers pay as ever."""
    kept = evening(stakes=Stakes(10, share=10)).with_game(EnteredGame((1, 3), 3))
    assert cents(kept) == [(-30, 27, -30, 27, 6)]


def test_of_odd_cents_the_kitty_gets_the_smaller_part() -> None:
    kept = evening(stakes=Stakes(5, share=10)).with_game(EnteredGame((1, 3), 3))
    assert cents(kept) == [(-15, 14, -15, 14, 2)]


def test_where_the_share_is_all_the_losers_pay_into_the_kitty() -> None:
    kept = evening(stakes=Stakes(10, share=100)).with_game(EnteredGame((1, 3), 3))
    assert cents(kept) == [(-30, 0, -30, 0, 60)]


def test_a_fine_goes_into_the_kitty() -> None:
    """Cleo has revoked: 50 cents. Then all four put a euro into it."""
    kept = evening(stakes=Stakes()).with_fine(Fine("Revoked", (2,), 50)).with_fine(Fine("Stake", (0, 1, 2, 3), 100))
    assert cents(kept) == [(None, None, -50, None, 50), (-100, -100, -100, -100, 400)]
    assert kept.sheet.money is not None
    assert kept.sheet.money.sums == (-100, -100, -150, -100, 450)
    assert [line.text for line in kept.sheet.money.lines] == ["Revoked", "Stake"]
    assert kept.sheet.lines == ()
    assert not kept.sheet.is_empty


def test_fines_stand_between_the_games() -> None:
    kept = evening().with_fine(Fine("Late", (0,), 20)).with_game(EnteredGame((1, 3), 3))
    kept = kept.with_fine(Fine("Revoked", (1,), 50)).with_game(EnteredGame((0, 1), 1))
    assert kept.sheet.money is not None
    assert [line.number for line in kept.sheet.money.lines] == [None, 1, None, 2]
    assert kept.sheet.money.sums == (-20 - 30 + 10, 30 - 50 + 10, -30 - 10, 30 - 10, 20 + 50)


def test_the_last_line_is_taken_back_be_it_a_fine_or_a_game() -> None:
    begun = evening()
    first = begun.with_game(EnteredGame((1, 3), 3))
    fined = first.with_fine(Fine("Late", (0,), 20))
    assert (fined.ends_with_fine, first.ends_with_fine) == (True, False)
    assert fined.undone() == first
    assert fined.undone().undone() == begun == begun.undone()


# Who sits out


def test_the_sitting_dealer_is_alone() -> None:
    kept = evening(5).with_game(EnteredGame((1, 3), 3))
    assert points(kept) == [(None, 3, -3, 3, -3)]
    assert cents(kept) == [(None, 30, -30, 30, -30, 0)]


def test_the_sitting_dealer_writes_with_the_winners_and_the_kitty_pays() -> None:
    kept = evening(5, sitting=Sitting.WINNERS).with_game(EnteredGame((1, 3), 3))
    assert points(kept) == [(3, 3, -3, 3, -3)]
    assert points(kept, "plus") == [(3, 3, 0, 3, 0)]
    assert cents(kept) == [(30, 30, -30, 30, -30, -30)]


def test_the_sitting_dealer_writes_with_re_be_it_won_or_lost() -> None:
    kept = evening(5, sitting=Sitting.RE)
    won, lost = EnteredGame((1, 3), 3), EnteredGame((1, 3), 3, contra=True)
    assert points(kept.with_game(won)) == [(3, 3, -3, 3, -3)]
    assert points(kept.with_game(lost)) == [(-3, 3, -3, 3, -3)]
    assert cents(kept.with_game(lost)) == [(-30, 30, -30, 30, -30, 30)]


def test_beside_a_soloist_the_sitting_dealer_writes_the_value_once() -> None:
    won, lost = solo(3, 2), EnteredGame((1, 2, 4), 2, Contract.SOLO_QUEEN, 3)
    for sitting in (Sitting.WINNERS, Sitting.RE):
        assert points(evening(5, sitting=sitting).with_game(won)) == [(2, -2, -2, 6, -2)]
    assert points(evening(5, sitting=Sitting.WINNERS).with_game(lost)) == [(2, 2, 2, -6, 2)]
    assert points(evening(5, sitting=Sitting.RE).with_game(lost)) == [(-2, 2, 2, -6, 2)]


def test_beside_a_soloist_the_price_is_paid_once() -> None:
    kept = evening(5, Stakes(10, {Contract.SOLO_QUEEN: 50}), sitting=Sitting.WINNERS).with_game(solo(3, 2))
    assert cents(kept) == [(50, -50, -50, 150, -50, -50)]


def test_of_seven_all_three_who_sit_out_write() -> None:
    """Anna deals; Cleo and Fritz sit out, too. Bert and Dora win two points."""
    kept = evening(7, sitting=Sitting.WINNERS).with_game(EnteredGame((1, 3), 2))
    assert points(kept) == [(2, 2, 2, 2, -2, 2, -2)]
    assert cents(kept) == [(20, 20, 20, 20, -20, 20, -20, -60)]


def test_without_a_winner_no_one_writes_with_the_winners() -> None:
    denied = {Side.RE: SideTally(120, 6, 2, {}, False), Side.CONTRA: SideTally(120, 6, 2, {}, False)}
    game = CalculatedGame((1, 3), Tally("", Contract.NORMAL, denied))
    assert points(evening(5, sitting=Sitting.WINNERS).with_game(game))[0][0] is None


# The end


def test_all_are_settled_with_the_fewest_payments() -> None:
    """Dora has 60 to get, Bert 10; Anna owes 40, Cleo 30."""
    assert settled((-40, 10, -30, 60)) == (Payment(0, 3, 40), Payment(2, 3, 20), Payment(2, 1, 10))
    assert settled((0, 0, 0)) == ()


def test_the_kitty_keeps_what_it_has() -> None:
    kept = evening(stakes=Stakes(10)).with_game(EnteredGame((1, 3), 3)).with_fine(Fine("Late", (0,), 20))
    money = kept.sheet.money
    assert money is not None
    assert (money.sums, money.part, money.final) == ((-50, 30, -30, 30, 20), 0, (-50, 30, -30, 30, 20))
    assert money.payments == (Payment(0, 1, 30), Payment(2, 3, 30), Payment(0, 4, 20))


def test_a_kitty_that_is_shared_gives_each_player_the_same_and_keeps_the_rest() -> None:
    """30 cents among four are 7 each; 2 stay."""
    kept = evening(stakes=Stakes(10, is_shared=True)).with_fine(Fine("Late", (0,), 30))
    money = kept.sheet.money
    assert money is not None
    assert (money.sums, money.part, money.final) == ((-30, 0, 0, 0, 30), 7, (-23, 7, 7, 7, 2))


@pytest.mark.parametrize("is_shared", [True, False])
def test_what_the_kitty_lacks_all_pay_alike(is_shared: bool) -> None:
    """Only plus, Bert and Dora have won 30 each: 15 from everybody, so they get 15 from the two others."""
    kept = evening(stakes=Stakes(10, is_shared=is_shared), rule_set=PLUS).with_game(EnteredGame((1, 3), 3))
    money = kept.sheet.money
    assert money is not None
    assert (money.part, money.final) == (-15, (-15, 15, -15, 15, 0))
    assert money.payments == (Payment(0, 1, 15), Payment(2, 3, 15))


def test_without_money_there_is_none() -> None:
    assert evening(stakes=None).with_game(EnteredGame((1, 3), 3)).sheet.money is None


# Any evening

SOLI_PLAYED = (Contract.SOLO_QUEEN, Contract.SOLO_JACK, Contract.SOLO_MEATLESS, Contract.SOLO_HEARTS)
PRICES = st.dictionaries(st.sampled_from(SOLI_PLAYED[:3]), st.integers(0, 500))
STAKES = st.builds(Stakes, st.integers(0, 100), PRICES, st.integers(0, 100), st.booleans())
BOCK = st.sampled_from([(), ("bock_after_heart_trick",)])


@st.composite
def evenings_played(
    draw: st.DrawFn,
    rule_sets: Sequence[RuleSet] = (DDV, PLUS, preset_set("mittwoch")),
    sittings: Sequence[Sitting] = tuple(Sitting),
) -> Evening:
    people = draw(st.integers(4, 7))
    rule_set = draw(st.sampled_from(rule_sets))
    kept = evening(people, draw(STAKES), rule_set, sitting=draw(st.sampled_from(sittings)))
    for _ in range(draw(st.integers(0, 8))):
        playing = kept.situation.playing
        match draw(st.sampled_from(["game", "solo", "fine"])):
            case "game":
                first, second, *_ = draw(st.permutations(playing))
                value, contra = draw(st.integers(-5, 20)), draw(st.booleans())
                kept = kept.with_game(EnteredGame((first, second), value, bock_triggers=draw(BOCK), contra=contra))
            case "solo":
                one, contract = draw(st.sampled_from(playing)), draw(st.sampled_from(SOLI_PLAYED))
                winners = (one,) if draw(st.booleans()) else tuple(seat for seat in playing if seat != one)
                kept = kept.with_game(
                    EnteredGame(winners, draw(st.integers(-5, 20)), contract, one, bock_triggers=draw(BOCK))
                )
            case _:
                payers = draw(st.sets(st.integers(0, people - 1), min_size=1))
                kept = kept.with_fine(Fine("x", tuple(sorted(payers)), draw(st.integers(1, 999))))
    return kept


@given(evenings_played())
def test_every_line_sums_to_zero_with_the_kitty_and_all_is_settled(kept: Evening) -> None:
    money = kept.sheet.money
    assert money is not None
    assert len(money.lines) == len(kept.games) + len(kept.fines)
    assert all(sum(one or 0 for one in line.cents) == 0 == sum(line.sums) for line in money.lines)
    assert sum(money.final) == 0 <= money.final[money.kitty]
    left = list(money.final)
    for payment in money.payments:
        assert payment.cents > 0
        assert payment.payer != money.kitty, "a kitty has nothing to give that it has not got"
        left[payment.payer] += payment.cents
        left[payment.payee] -= payment.cents
    assert not any(left)
    assert len(money.payments) <= len(kept.names)


@given(evenings_played([DDV], [Sitting.NOTHING]))
def test_where_only_four_write_plus_and_minus_the_kitty_gets_nothing_but_fines_and_its_share(kept: Evening) -> None:
    money = replace(kept, stakes=replace(kept.stakes or TEN, share=0)).sheet.money
    assert money is not None
    assert money.sums[money.kitty] == sum(fine.cents * len(fine.people) for fine in kept.fines)


@given(evenings_played())
def test_an_evening_is_written_and_read(kept: Evening) -> None:
    assert Evening.from_dict("x", json.loads(json.dumps(kept.to_dict()))) == kept


# Files


def test_an_evening_with_money_comes_back(data_dir: Path) -> None:
    evenings = Evenings(data_dir / "evenings", now=lambda: NOON)
    stakes = Stakes(10, {Contract.SOLO_QUEEN: 50}, share=10, is_shared=True)
    kept = evenings.begin(NAMES[:6], DDV, stakes=stakes, sitting=Sitting.WINNERS)
    playing = kept.situation.playing
    game: PaperGame = EnteredGame(playing[:2], 3, contra=True)
    kept = kept.with_game(game).with_fine(Fine("Verkehrt bedient", (0, 3), 50))
    assert evenings.save(kept) is None
    assert evenings.load(kept.id).value == kept


HUGE = 10**400


@pytest.mark.parametrize(
    "change",
    [
        {"stakes": 3},
        {"stakes": {}},
        {"stakes": {**TEN.to_dict(), "point": -1}},
        {"stakes": {**TEN.to_dict(), "point": True}},
        {"stakes": {**TEN.to_dict(), "point": 0.5}},
        {"stakes": {**TEN.to_dict(), "point": HUGE}},
        {"stakes": {**TEN.to_dict(), "share": 101}},
        {"stakes": {**TEN.to_dict(), "soli": []}},
        {"stakes": {**TEN.to_dict(), "soli": {"skat": 3}}},
        {"stakes": {**TEN.to_dict(), "soli": {"normal": 3}}},
        {"stakes": {**TEN.to_dict(), "soli": {"solo_queen": "3"}}},
        {"sitting": "standing"},
        {"sitting": None},
        {"fines": {}},
        {"fines": [3]},
        {"fines": [{}]},
        {"fines": [{"text": "x", "people": [0], "cents": 0, "after": 0}]},
        {"fines": [{"text": "x", "people": [0], "cents": HUGE, "after": 0}]},
        {"fines": [{"text": "x", "people": [], "cents": 5, "after": 0}]},
        {"fines": [{"text": "x", "people": [0, 0], "cents": 5, "after": 0}]},
        {"fines": [{"text": "x", "people": [4], "cents": 5, "after": 0}]},
        {"fines": [{"text": "x", "people": [0], "cents": 5, "after": 1}]},
        {"fines": [{"text": "x", "people": [0], "cents": 5, "after": -1}]},
        {"stakes": None, "fines": [{"text": "x", "people": [0], "cents": 5, "after": 0}]},
    ],
)
def test_what_is_no_evening_is_refused(change: dict[str, object]) -> None:
    values = json.loads(json.dumps(evening().to_dict()))
    assert Evening.from_dict("x", values) == evening()
    with pytest.raises(BadSave):
        Evening.from_dict("x", values | change)


def test_the_words_of_a_fine_are_one_line() -> None:
    fine = {"text": "late\n\u202eagain", "people": [0], "cents": 5, "after": 0}
    kept = Evening.from_dict("x", json.loads(json.dumps(evening().to_dict())) | {"fines": [fine]})
    assert kept.fines[0].text == "late again"


@pytest.mark.parametrize("fine", [{"people": (9,)}, {"people": ()}, {"cents": 0}, {"cents": 10**6}])
def test_a_fine_that_cannot_be_is_refused(fine: dict[str, object]) -> None:
    with pytest.raises(BadNotation):
        evening().with_fine(Fine(**{"text": "x", "people": (0,), "cents": 5, **fine}))
