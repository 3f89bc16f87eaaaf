"""What the table says is as large where there is little room: the line that says why, and the plates."""

from collections.abc import Iterator

import pytest
import views
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from freedoko_qt.app import wording
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.refusals import Refusal
from freedoko_qt.ui.claim_controller import SAID, WHY_NOT
from freedoko_qt.ui.look.painting import font
from freedoko_qt.ui.table.layout import TablePosition


def lines() -> Iterator[str]:
    """What is said while announcements are offered."""
    view = views.healthy().view(0)
    yield from (wording.refusal(reason, view) for reason in Refusal)
    for words in (*WHY_NOT.values(), *SAID.values()):
        yield QCoreApplication.translate("ClaimController", str(words))


@pytest.mark.parametrize("size", [(900, 566), (1366, 734), (1920, 1046), (800, 1246), (1042, 734)])
def test_a_line_is_as_large_beside_the_announcements_and_leaves_them_free(qtbot, language, size) -> None:
    table = views.shown_table(qtbot, size=size)
    table.show_view(views.healthy().view(0))
    assert len(table.bar.buttons) >= 5
    stage, usual = table.stage, font(14 * table.stage.layout.unit).pixelSize()
    least = 0.9 * usual if stage.layout.portrait else usual  # there the row is the same with announcements
    own, _, _, right = stage.layout.seats
    kept = (table.bar.seen, stage.layout.strip, own.slot.rect, right.slot.rect, right.pile, right.plate)
    for words in lines():
        table.say(lambda words=words: words)
        assert least <= stage.toast.letters <= usual, words
        assert not any(map(stage.toast.box.intersects, kept)), words


# The plates


def chip(qtbot, level: str) -> int:
    """The number of pixels in the colour of the side on the plate of a player of this level."""
    table = views.shown_table(qtbot, size=(1366, 734))
    person, left, *others = views.PLAYERS
    table.set_players([person, left._replace(level=level), *others])
    table.show_view(views.solo(Reservation.SOLO_QUEEN, 0).view(0))
    plate = table.stage.layout.seats[TablePosition.LEFT].plate.toAlignedRect()
    picture, contra = table.grab(plate).toImage(), QColor(table.stage.colors.contra)
    return sum(picture.pixelColor(x, y) == contra for x in range(picture.width()) for y in range(picture.height()))


def test_the_side_is_as_large_beside_a_long_level(qtbot, language) -> None:
    assert chip(qtbot, "casual") == pytest.approx(chip(qtbot, "random"), rel=0.02)
