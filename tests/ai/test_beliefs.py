"""Deals drawn for a seat: every one that fits all it may know, none other, each as likely as the others."""

from collections import Counter
from collections.abc import Iterator
from math import factorial
from random import Random
from typing import Any

import numpy as np
import pytest
from batch_games import random_rules
from possible_deals import DealOracle, all_assignments, begun, played_on, real_deal

from freedoko_qt.ai.batch.tables import counts
from freedoko_qt.ai.beliefs import CardFacts, SpreadLimit, consistent, facts_of, sample_uniform, spreads, undo_exchange
from freedoko_qt.ai.beliefs.card_facts import cards_of, mask_of
from freedoko_qt.ai.beliefs.deal_sampler import deal_sampler
from freedoko_qt.ai.heuristics.heuristic_player import heuristic_decision
from freedoko_qt.ai.training.rule_mix import mixed_rules
from freedoko_qt.engine.actions import Play, Reserve
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, Rules

KINDS = ("normal", "marriage", "silent", "poverty", "swines", "genscher", "solo", "duel")


def any_rules(chance: Random, number: int) -> Rules:
    """A preset, a mix that the dialog could make, or nearly anything, in turn."""
    nines = chance.random() < 0.6
    match number % 3:
        case 0:
            return chance.choice(list(PRESETS.values())).rules
        case 1:
            return mixed_rules(np.random.default_rng(number), with_nines=nines)
        case _:
            return random_rules(chance, with_nines=nines)


def endings(kind: str, numbers: range, *, left: int) -> Iterator[tuple[Game, int]]:
    """Random games of a kind with a few cards left, and a seat."""
    for number in numbers:
        chance = Random(f"{kind} {number}")
        game = begun(any_rules(chance, number), chance, kind)
        if game is not None and played_on(game, chance, left):
            yield game, chance.choice(SEATS)


def check_ending(game: Game, seat: int) -> bool:
    """Compare with all that the engine takes for possible; whether the view has all that can be known."""
    oracle = DealOracle(game, seat)
    facts, real = facts_of(oracle.view), real_deal(game)
    candidates = np.array(all_assignments(oracle.view, real, game))
    ours, possible = consistent(facts, candidates), np.array([oracle.course(hands) is not None for hands in candidates])
    assert possible[(candidates == real).all((1, 2))].all()
    assert not (possible & ~ours).any()
    assert oracle.forgets or (ours == possible).all()
    drawn = {hands.tobytes() for hands in sample_uniform(facts, 40 * len(candidates), np.random.default_rng(1))}
    assert drawn == {hands.tobytes() for hands in candidates[ours]}
    return not oracle.forgets


@pytest.mark.parametrize("kind", KINDS)
def test_at_the_end_the_deals_are_those_that_the_engine_takes(kind: str) -> None:
    exact = [check_ending(game, seat) for game, seat in endings(kind, range(15), left=6)]
    assert sum(exact) >= 6


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_of_many_games_and_longer_ends(kind: str) -> None:
    exact = [check_ending(game, seat) for game, seat in endings(kind, range(100, 130), left=6)]
    exact += [check_ending(game, seat) for game, seat in endings(kind, range(300, 302), left=9)]
    assert sum(exact) >= 12


@pytest.mark.parametrize(("seat_is", "number"), [("poor", 12), ("taker", 12), ("bystander", 12)])
def test_a_poverty_seen_from_all_sides(seat_is: str, number: int) -> None:
    compared = 0
    for game, _ in endings("poverty", range(1000, 1000 + 4 * number), left=6):
        if game.contract is not Contract.POVERTY:
            continue
        poor, taker = game.soloist, game.taker
        seats = {"poor": [poor], "taker": [taker], "bystander": [one for one in SEATS if one not in (poor, taker)]}
        for seat in seats[seat_is]:
            assert seat is not None
            check_ending(game, seat)
            compared += 1
    assert compared >= number // 3


@pytest.mark.parametrize("kind", KINDS)
def test_the_real_deal_fits_at_every_moment_and_so_do_all_that_are_drawn(kind: str) -> None:
    chance, rng, seen = Random(f"whole {kind}"), np.random.default_rng(7), 0
    for number in range(6):
        game = begun(any_rules(chance, number), chance, kind)
        if game is None:
            continue
        real = real_deal(game)
        while game.phase is Phase.PLAY:
            for seat in SEATS:
                facts = facts_of(game.view(seat))
                assert consistent(facts, real[None]).all()
                seen += 1
            if game.cards_played % 9 == 0:
                assert consistent(facts, sample_uniform(facts, 20, rng)).all()
            if not played_on(game, chance, 4 * game.tricks_total - game.cards_played - 1):
                break
    assert seen > 300


def test_many_deals_are_judged_together_as_each_one_alone() -> None:
    """Two seats had reservations, of which one came to be; sometimes no deal drawn is left to be judged."""
    chance, rng, found = Random("together"), np.random.default_rng(5), 0
    for number in range(9):
        game = begun(any_rules(chance, number), chance, "duel")
        if game is None or game.phase is not Phase.PLAY:
            continue
        facts = facts_of(game.view(chance.choice(SEATS)))
        drawn = deal_sampler(facts).draw(30, rng)
        alone = [consistent(facts, one[None])[0] for one in drawn]
        assert consistent(facts, drawn).tolist() == alone
        assert len(consistent(facts, drawn[:0])) == 0
        found += bool(facts.conditions)
    assert found


def test_hidden_hands_do_not_matter() -> None:
    compared = 0
    for kind in ("normal", "silent", "swines"):
        for game, seat in endings(kind, range(6), left=14):
            oracle = DealOracle(game, seat)
            ours = sample_uniform(facts_of(oracle.view), 12, np.random.default_rng(5))
            for hands in ours:
                other = oracle.course(hands)
                if other is None or other.dealt == game.dealt:
                    continue
                compared += 1
                assert (sample_uniform(facts_of(other.view(seat)), 12, np.random.default_rng(5)) == ours).all()
    assert compared > 60


def weight(hands: np.ndarray, facts: CardFacts) -> float:
    """In how many ways a deal comes about when equal cards count as different."""
    rest = hands - facts.sure
    ways = 1.0
    for card in Card:
        ways *= factorial(int(facts.unseen[card]))
        for seat in SEATS:
            ways /= factorial(int(rest[seat, card]))
    return ways


@pytest.mark.parametrize(("kind", "number"), [("normal", 0), ("silent", 1), ("poverty", 1004), ("duel", 20)])
def test_all_deals_are_equally_likely(kind: str, number: int) -> None:
    for game, seat in endings(kind, range(number, number + 40), left=7):
        facts = facts_of(game.view(seat))
        candidates = np.array(all_assignments(game.view(seat), real_deal(game), game))
        fitting = candidates[consistent(facts, candidates)]
        if len(fitting) > 1:
            break
    check_even(facts, fitting)


def check_even(facts: CardFacts, fitting: np.ndarray) -> None:
    """The numbers drawn are what chance allows (by chi squared, five standard deviations)."""
    weights = np.array([weight(hands, facts) for hands in fitting])
    total = 200 * len(fitting)
    drawn = Counter(hands.tobytes() for hands in sample_uniform(facts, total, np.random.default_rng(3)))
    assert len(fitting) > 1
    assert drawn.keys() == {hands.tobytes() for hands in fitting}
    wanted = weights / weights.sum() * total
    found = np.array([drawn[hands.tobytes()] for hands in fitting])
    assert ((found - wanted) ** 2 / wanted).sum() < len(fitting) + 5 * (2 * len(fitting)) ** 0.5


def small_facts(**more: Any) -> tuple[CardFacts, np.ndarray]:
    """The seat 0 and all but seven cards of the others are known; every way to deal those."""
    rng = np.random.default_rng(2)
    game = Game.deal(PRESETS["standard"].rules, 11)
    hands = np.array([counts(hand) for hand in game.dealt])
    sure = hands.copy()
    for seat, number in ((1, 3), (2, 2), (3, 2)):
        for card in rng.choice(np.repeat(np.arange(24), hands[seat]), number, replace=False):
            sure[seat, card] -= 1
    facts = CardFacts.of(sure, np.ones((4, 24), bool), with_nines=True, **more)
    # Far more than there are, so that all of them come up.
    drawn = sample_uniform(CardFacts.of(sure, np.ones((4, 24), bool), with_nines=True), 20000, rng)
    return facts, np.unique(drawn, axis=0)


def test_at_least_one_of_several_groups_of_limits() -> None:
    blank, everything = small_facts()
    first, second, third = (int(card) for card in np.flatnonzero(blank.unseen)[:3])
    here, there, other, last = (
        SpreadLimit(
            mask_of([Card(card)]), spreads(2, tuple(blank.sure[:, card] + 1 * (np.arange(4) == seat)), (2, 2, 2, 2))
        )
        for card, seat in ((first, 1), (second, 1), (second, 2), (third, 3))
    )
    facts, _ = small_facts(either=((here, other), (there,), (other, last)))
    fitting = everything[consistent(facts, everything)]
    assert 0 < len(fitting) < len(everything)
    check_even(facts, fitting)


def reserved(seed: int) -> Game:
    """A game of four casual players before its first card."""
    game = Game.deal(PRESETS["standard"].rules, seed)
    while game.phase is not Phase.PLAY:
        action = heuristic_decision(game.view(game.turn or 0)).action
        assert action is not None
        game.apply(action)
    return game


def test_deals_in_which_several_reservations_gave_way_to_a_solo_are_drawn_without_trying() -> None:
    """It took seconds: most deals leave one of two seats no answer that it could have given."""
    game = reserved(2180)
    view = game.view(1)
    assert [view.reservations[seat] for seat in (0, 2)] == [Reservation.RESERVATION] * 2
    assert view.soloist == 3
    facts = facts_of(view)
    assert consistent(facts, real_deal(game)[None]).all()
    drawn = deal_sampler(facts).draw(600, np.random.default_rng(1))
    assert consistent(facts, drawn).mean() > 0.9


def test_a_reservation_that_gave_way_to_a_poverty_is_known_to_have_been_less() -> None:
    """The hands of the poor one and of the taker are not known as dealt."""
    game = reserved(1137)
    assert game.contract is Contract.POVERTY and game.soloist == 2
    view = game.view(0)
    assert view.reservations[1] is Reservation.RESERVATION
    drawn = sample_uniform(facts_of(view), 100, np.random.default_rng(1))
    assert consistent(facts_of(view), drawn).all()


def test_limits_that_cross_each_other() -> None:
    blank, everything = small_facts()
    cards = np.flatnonzero(blank.unseen)
    limits = tuple(
        SpreadLimit(
            mask_of(Card(int(card)) for card in some),
            spreads(
                2 * len(some),
                (0, 0, 0, 0),
                tuple(int(blank.sure[seat, some].sum()) + (1 if seat == 1 else 12) for seat in SEATS),
            ),
        )
        for some in (cards[:3], cards[2:5])
    )
    facts, _ = small_facts(limits=limits)
    fitting = everything[consistent(facts, everything)]
    assert 0 < len(fitting) < len(everything)
    check_even(facts, fitting)


def test_facts_that_nothing_fits_are_refused() -> None:
    sure = np.zeros((4, 24), np.int8)
    sure[0] = counts(Game.deal(Rules(), 1).dealt[0])
    none = SpreadLimit(mask_of([Card.CQ]), np.array([[2, 1, 0, 0]]))
    facts = CardFacts.of(sure, np.ones((4, 24), bool), with_nines=True, limits=[none])
    with pytest.raises(ValueError, match="no deal fits"):
        sample_uniform(facts, 1, np.random.default_rng(0))


def test_facts_made_by_hand_give_whole_deals_that_keep_to_them() -> None:
    sure = np.zeros((4, 24), np.int8)
    sure[2] = counts(Game.deal(Rules(), 4).dealt[2])
    sure[1, Card.HA] = 1
    allowed = np.ones((4, 24), bool)
    allowed[2] = False
    allowed[3, Card.C9 : Card.CA + 1] = False
    drawn = sample_uniform(CardFacts.of(sure, allowed, with_nines=True), 50, np.random.default_rng(0))
    assert (drawn.sum(1) == 2).all()
    assert (drawn.sum(2) == 12).all()
    assert (drawn[:, 2] == sure[2]).all()
    assert (drawn[:, 1, Card.HA] >= 1).all()
    assert (drawn[:, 3, Card.C9 : Card.CA + 1] == 0).all()


def test_a_poverty_is_undone_to_hands_as_dealt() -> None:
    """From a bystander's point of view: the game can be played with the hands, the cards laid and those returned."""
    compared, rng = 0, np.random.default_rng(9)
    for game, _ in endings("poverty", range(2000, 2060), left=20):
        if game.contract is not Contract.POVERTY or game.rules.throw_is_mandatory:
            continue
        seat = next(one for one in SEATS if one not in (game.soloist, game.taker))
        view, oracle = game.view(seat), DealOracle(game, seat)
        assert view.poverty is not None
        if oracle.forgets:
            continue
        for hands in sample_uniform(facts_of(view), 4, rng):
            before = undo_exchange(view.rules, view.poverty, hands)
            assert before is not None
            assert before.laid.sum() == before.returned.sum() == view.poverty.laid
            assert (before.dealt >= 0).all()
            again = oracle.replayed(before.dealt, cards_of(before.laid), cards_of(before.returned))
            assert again is not None
            compared += 1
    assert compared > 20


def test_a_refused_poverty_leaves_few_trumps() -> None:
    rules = PRESETS["standard"].rules.changed("poverty_refused", "play_normal")
    chance = Random(4)
    for _ in range(200):
        game = begun(rules, chance, "poverty")
        assert game is not None
        if game.contract is Contract.NORMAL and Reservation.POVERTY in [one.reservation for one in game.answers]:
            break
    poor = next(one.seat for one in game.answers if one.reservation is Reservation.POVERTY)
    drawn = sample_uniform(facts_of(game.view((poor + 1) % 4)), 200, np.random.default_rng(1))
    trumps = mask_of(game.order.trumps)
    assert drawn[:, poor, trumps].sum(1).max() == rules.poverty_max_trumps


def test_both_queens_may_be_hidden_in_one_hand_until_they_cannot() -> None:
    hands = hands_of(Game.deal(PRESETS["ddv"].rules, 3).dealt)
    game = Game(PRESETS["ddv"].rules, hands)
    for seat in SEATS:
        game.apply(Reserve(seat, Reservation.HEALTHY))
    without = next(seat for seat in SEATS if Card.CQ not in hands[seat])
    before = sample_uniform(facts_of(game.view(without)), 400, np.random.default_rng(1))[:, :, Card.CQ]
    assert set(map(tuple, before.tolist())) == {
        tuple(row) for row in spreads(2, (0,) * 4, tuple(0 if seat == without else 2 for seat in SEATS)).tolist()
    }
    while Card.CQ not in game.trick:
        queen = [card for card in game.plays() if card == Card.CQ]
        assert game.turn is not None
        game.apply(Play(game.turn, (queen or game.plays())[0]))
    after = sample_uniform(facts_of(game.view(without)), 400, np.random.default_rng(1))[:, :, Card.CQ]
    assert (after[:, (game.leader + len(game.trick) - 1) % 4] >= 1).all()


@pytest.mark.parametrize("seed", range(5))
def test_a_reservation_that_is_still_hidden_rules_no_deal_out(seed: int) -> None:
    """Whoever has one may want to play a solo, which any hand allows."""
    game = Game.deal(PRESETS["standard"].rules, seed)
    game.apply(next(one for one in game.legal() if isinstance(one, Reserve) and one.reservation.is_solo))
    view = game.view(1)
    assert view.phase is Phase.RESERVATION and view.reservations[0] is Reservation.RESERVATION
    facts = facts_of(view)
    assert consistent(facts, real_deal(game)[None]).all()
    assert consistent(facts, sample_uniform(facts, 50, np.random.default_rng(seed))).all()
