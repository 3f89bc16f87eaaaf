"""A row of cards is drawn card by card, so that nothing else has to wait for all of them."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from freedoko_qt.app.sheet.highlights import Highlight
from freedoko_qt.engine.cards import Card
from freedoko_qt.ui.cards.card_row import CardRow
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.sheet.celebration import Celebration

HAND = (Card.HT, Card.CQ, Card.SJ, Card.DA, Card.D9, Card.CA, Card.CT, Card.SA, Card.SK, Card.HK)
FEW = 3  # pictures, of which a turned card needs two


@pytest.fixture
def row(qtbot) -> CardRow:
    row = CardRow(Deck())
    qtbot.addWidget(row)
    row.resize(400, 90)
    row.show()
    qtbot.waitExposed(row)
    return row


def drawn_in_each_turn(deck: Deck, number: int) -> list[int]:
    """Number of new pictures after each turn of the event loop, until there are so many."""
    counts = [len(deck)]
    while counts[-1] < number:
        QApplication.processEvents()
        counts.append(len(deck))
    return [after - before for before, after in zip(counts, counts[1:], strict=False)]


def seen(row: CardRow) -> QImage:
    return row.grab().toImage()


def test_a_hand_is_drawn_card_by_card(row, qtbot) -> None:
    deck, nothing = Deck(), seen(row)
    row.show_cards(deck, HAND)
    assert max(drawn_in_each_turn(deck, len(HAND))) <= FEW
    qtbot.waitUntil(lambda: seen(row) != nothing)


def test_a_hand_is_seen_in_another_size_before_it_is_drawn_for_it(row, qtbot) -> None:
    deck, nothing = Deck(), seen(row)
    row.show_cards(deck, HAND)
    qtbot.waitUntil(lambda: seen(row) != nothing)
    number = len(deck)
    row.resize(300, 70)
    smaller = seen(row)
    assert len(deck) == number, "the old pictures"
    row.show_cards(deck, ())
    assert smaller != seen(row)


def test_a_celebration_begins_over_cards_that_are_drawn(qtbot) -> None:
    page, deck = QWidget(), Deck()
    qtbot.addWidget(page)
    row = CardRow(deck, page)
    row.show_cards(deck, HAND)
    row.resize(400, 90)
    page.resize(400, 300)
    page.show()
    Celebration(page).celebrate(Highlight.SOLO, "Solo", deck, 1000)
    assert len(deck) == len(HAND)


def test_other_cards_come_in_place_of_those_that_were_shown(row, qtbot) -> None:
    deck = Deck()
    row.show_cards(deck, HAND)
    drawn_in_each_turn(deck, len(HAND))
    row.show_cards(deck, HAND[:3])
    row.show_cards(deck, HAND)
    nothing = seen(row)
    qtbot.waitUntil(lambda: seen(row) != nothing)
