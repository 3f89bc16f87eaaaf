"""Numbers at the table can be read: beside the piles, and in the list of what is still out."""

import pytest
import views

from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.side.card_pages import OutPage
from freedoko_qt.ui.side.side_state import SideState

LEAST = 10  # units, the height of letters
WITH_NUMBERS = views.STANDARD.changed("show_trickpiles_points", True).changed("show_tricks_in_trickpiles", True)


@pytest.mark.parametrize("size", [(900, 574), (1366, 742), (700, 900), (800, 1255)])
def test_tricks_and_card_points_beside_the_piles(qtbot, language, size) -> None:
    table = views.shown_table(qtbot, size=size)
    table.show_view(views.played(40, rules=WITH_NUMBERS).view(0))
    unit = table.stage.layout.unit
    for pile, seat in zip(table.stage.piles, table.stage.layout.seats, strict=True):
        written = pile.written
        assert [line for line, *_ in written] == pile.words()
        assert all(face.pixelSize() >= int(LEAST * unit) for _, face, _ in written)
        assert sum(size.height() for *_, size in written) <= seat.pile.height() + 16 * unit
        assert all(len(line.split()[0]) <= 3 for line, *_ in written), "the number comes first"
        assert all(size.height() < 1.5 * face.pixelSize() for _, face, size in written), "no line is broken"


def test_the_cards_that_are_still_out_are_large_enough_for_their_index(qtbot) -> None:
    page = OutPage(Deck(), None)
    qtbot.addWidget(page)
    page.resize(380, 700)
    page.show()
    page.show_state(SideState(views.played(0).view(0), ("A", "B", "C", "D"), (), None))
    line = page.cards.fontMetrics().height()
    assert page.cards.iconSize().width() >= 3 * line
    grid = [page.cards.visualItemRect(page.cards.item(row)) for row in range(page.cards.count())]
    assert all(rect.right() <= page.cards.viewport().width() for rect in grid)
    pictured = [rect for rect in grid if rect.width() < 200]
    assert all(rect.width() >= page.cards.iconSize().width() for rect in pictured)
