"""The size of words at the table where there is little room: in the message line, and on the plates."""

from collections.abc import Iterator

import pytest
import views
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QColor

from freedoko_qt.app import wording
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.refusals import Refusal
from freedoko_qt.ui.claim_controller import SAID, WHY_NOT
from freedoko_qt.ui.look.painting import font
from freedoko_qt.ui.table.layout import TablePosition
from freedoko_qt.ui.table.portrait import Portrait
from freedoko_qt.ui.table.table_layout import arrangement_of


def messages() -> Iterator[str]:
    """The messages that can be shown beside the announcements."""
    view = views.healthy().view(0)
    yield from (wording.refusal(reason, view) for reason in Refusal)
    for words in (*WHY_NOT.values(), *SAID.values()):
        yield QCoreApplication.translate("ClaimController", str(words))


@pytest.mark.parametrize("size", [(900, 566), (1366, 734), (1920, 1046), (800, 1246), (1042, 734)])
def test_a_message_is_as_large_beside_the_announcements_and_does_not_cover_them(qtbot, language, size) -> None:
    table = views.shown_table(qtbot, size=size)
    table.show_view(views.healthy().view(0))
    assert len(table.bar.buttons) >= 5
    stage, usual = table.stage, font(14 * table.stage.layout.unit).pixelSize()
    least = 0.9 * usual if arrangement_of(*size) is Portrait else usual  # there the row is the same with announcements
    own, _, _, right = stage.layout.seats
    kept = (table.bar.seen, stage.layout.strip, own.slot.rect, right.slot.rect, right.pile, right.plate)
    for words in messages():
        table.say(lambda words=words: words)
        assert least <= stage.toast.font_size <= usual, words
        assert not any(map(stage.toast.box.intersects, kept)), words


@pytest.mark.parametrize("size", [(1366, 700), (900, 540), (1920, 1000)], ids=str)
def test_a_message_above_the_announcements_does_not_cover_a_panel(qtbot, size) -> None:
    table = views.shown_table(qtbot, size=size)
    table.show_view(views.healthy().view(0))
    table.say(lambda: "The first trick was so rich that you have to announce before you lead any card.")
    toast, usual = table.stage.toast, table.stage.toast.font_size
    panel = toast.box.toRect()
    table.cover(panel)
    assert not toast.box.intersects(panel)
    assert toast.font_size < usual
    table.cover(QRect())
    assert toast.font_size == usual


# The plates


def pixels_of_side(qtbot, level: str) -> int:
    """The number of pixels in the colour of the side on the plate of a player of this level."""
    table = views.shown_table(qtbot, size=(1366, 734))
    person, left, *others = views.PLAYERS
    table.set_players([person, left._replace(level=level), *others])
    table.show_view(views.solo(Reservation.SOLO_QUEEN, 0).view(0))
    plate = table.stage.layout.seats[TablePosition.LEFT].plate.toAlignedRect()
    picture, contra = table.grab(plate).toImage(), QColor(table.stage.colors.contra)
    return sum(picture.pixelColor(x, y) == contra for x in range(picture.width()) for y in range(picture.height()))


def test_the_side_is_as_large_beside_a_long_level(qtbot, language) -> None:
    assert pixels_of_side(qtbot, "casual") == pytest.approx(pixels_of_side(qtbot, "random"), rel=0.02)
