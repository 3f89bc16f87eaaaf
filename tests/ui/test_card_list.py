"""The list of cards in groups, in a panel of any size."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from freedoko_qt.engine.cards import CARDS
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.side.card_list import CardCell, CardList, CardSection


def sections(number: int) -> list[CardSection]:
    return [CardSection(f"Group {place}", tuple(map(CardCell, CARDS[:4]))) for place in range(number)]


@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 1), (3, 5)])
def test_other_cards_come_in_right_after_the_words_have_grown(qtbot, before, after) -> None:
    """The scroll bar comes or goes while the old lines, of which one is chosen, are taken away."""
    holder = QWidget()
    qtbot.addWidget(holder)
    cards = CardList(Deck(), holder, counted=False)
    cards.resize(400, 110)
    holder.show()
    cards.show_sections(sections(before))
    cards.setCurrentRow(cards.first)
    QTest.qWait(20)
    font = cards.font()
    font.setPointSizeF(font.pointSizeF() * (2 if before == 1 else 0.3))
    cards.setFont(font)
    cards.scrollToItem(cards.currentItem())
    cards.show_sections(sections(after))
    QTest.qWait(20)
    assert cards.words[:1] + cards.words[-5:-4] == ["Group 0", f"Group {after - 1}"]
    assert cards.count() == 5 * after
