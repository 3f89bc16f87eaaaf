"""Exchanging plain suits in what is learned from is the same as exchanging them in the cards that were dealt."""

from dataclasses import replace

import numpy as np

from freedoko_qt.ai.batch.batch import SELECTORS, Batch
from freedoko_qt.ai.batch.rollout import play_card, random_cards
from freedoko_qt.ai.batch.rulebook import RuleBook
from freedoko_qt.ai.batch.state import BatchStart
from freedoko_qt.ai.batch.tables import MARRIAGE, SILENT
from freedoko_qt.ai.encoding.features import encode
from freedoko_qt.ai.encoding.info_set import info_sets_of_batch, rule_column, rule_numbers
from freedoko_qt.ai.networks.value_network import hidden_inputs
from freedoko_qt.ai.training.start_positions import random_hands
from freedoko_qt.ai.training.suit_permutation import hidden_columns, row_columns
from freedoko_qt.engine.actions import SelectorKind
from freedoko_qt.engine.cards import SEATS, Card, Rank
from freedoko_qt.engine.rules import PRESETS

CLUBS_AND_SPADES = (1, 0, 2)


def twin(card: Card) -> Card:
    """The same card of the other black suit, if it is no trump."""
    if card.rank in (Rank.QUEEN, Rank.JACK) or card >= Card.H9:
        return card
    return Card((card + 6) % 12)


TWINS = np.array([twin(card) for card in Card])


def start(number: int, seed: int) -> BatchStart:
    """Games, some of them marriages that look for a first trick in clubs."""
    start = BatchStart.of(random_hands(number, np.random.default_rng(seed), with_nines=True))
    married = start.contract == SILENT
    start.contract[married] = MARRIAGE
    start.selector[married] = SELECTORS.index(SelectorKind.CLUBS)
    return start


def exchanged(start: BatchStart) -> BatchStart:
    """The same games with clubs and spades exchanged."""
    selector = np.where(start.selector < 0, -1, SELECTORS.index(SelectorKind.SPADES))
    return replace(start, hands=start.hands[:, :, TWINS].copy(), selector=selector)


def test_an_exchange_of_suits_is_one_of_the_cards() -> None:
    book = RuleBook([preset.rules for preset in PRESETS.values()], np.arange(60) % len(PRESETS))
    games, others = Batch(book, start(60, 3)), Batch(book, exchanged(start(60, 3)))
    assert (games.contract == MARRIAGE).any()
    rng = np.random.default_rng(3)
    while not games.over:
        for seat in SEATS:
            seats = np.full(games.n, seat)
            row = encode(info_sets_of_batch(games, games.rows, seats))
            assert np.array_equal(
                row[:, row_columns(CLUBS_AND_SPADES)], encode(info_sets_of_batch(others, others.rows, seats))
            )
            hidden = hidden_inputs(games, games.rows, seats)
            assert np.array_equal(
                hidden[:, hidden_columns(CLUBS_AND_SPADES)], hidden_inputs(others, others.rows, seats)
            )
        cards = random_cards(games, rng)
        play_card(games, cards)
        play_card(others, TWINS[cards])


def test_every_exchange_can_be_undone() -> None:
    around, back = (1, 2, 0), (2, 0, 1)
    for columns in (row_columns, hidden_columns):
        there = columns(around)
        assert not np.array_equal(there, np.arange(len(there)))
        assert np.array_equal(there[columns(back)], np.arange(len(there)))


def test_the_column_of_a_rule_is_found() -> None:
    rules = PRESETS["ddv"].rules
    for name in ("extrapoint_heart_trick", "swines"):
        with_it, without = (rule_numbers(rules.changed(name, value)) for value in (True, False))
        assert [at for at, (a, b) in enumerate(zip(with_it, without, strict=True)) if a != b] == [rule_column(name)]
