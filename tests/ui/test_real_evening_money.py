"""Money at a real table, written in the window with keys and mouse."""

import pytest
from evening import Person, button
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QTabBar
from real_evening import NAMES, page_of, write_names

from freedoko_qt.app.real_evenings.evening_files import Evenings
from freedoko_qt.app.real_evenings.stakes import Fine, Sitting, Stakes
from freedoko_qt.app.settings import Language
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.real_evenings.agreement_dialog import AgreementDialog
from freedoko_qt.ui.real_evenings.euro_spin import EuroSpin
from freedoko_qt.ui.real_evenings.game_form import FINED

EURO = "\N{NO-BREAK SPACE}€"


def dialog_of(person: Person) -> AgreementDialog:
    (dialog,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, AgreementDialog) and one.isVisible())
    return dialog


def type_amount(box: EuroSpin, amount: str) -> None:
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, amount)


def tick(box: QCheckBox) -> None:
    assert box.isVisible()
    QTest.keyClick(box, Qt.Key.Key_Space)


def turn(bar: QTabBar, words: str) -> None:
    """Click a tab."""
    place = next(place for place in range(bar.count()) if bar.tabText(place) == words)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(place).center())


def agree(person: Person) -> None:
    """Ten cents a point, a queen solo for 50, a tenth for the kitty, and whoever sits out scores with the winners."""
    person.click(page_of(person).new.agreement)
    dialog = dialog_of(person)
    assert not dialog.point.isVisible()
    tick(dialog.money)
    assert dialog.point.isVisible() and dialog.point.value() == 10
    type_amount(dialog.soli[Contract.SOLO_QUEEN], "0,50")
    type_amount(dialog.share, "10")
    QTest.keyClick(dialog.sitting, Qt.Key.Key_Down)
    person.click(dialog.done_button)


def write(person: Person, value: int, *winners: str) -> None:
    form = page_of(person).sheet.form
    for name in winners:
        person.click(button(form.people, name))
    form.value.setValue(value)
    person.click(form.write)


def money_rows(person: Person) -> list[list[str]]:
    lines = page_of(person).sheet.money.table.lines
    return [[lines.index(row, column).data() for column in range(1, lines.columnCount())]
            for row in range(lines.rowCount())]  # fmt: skip


def test_an_evening_of_six_with_a_kitty(person, data_dir) -> None:
    """Anna deals and sits out with Dora. Bert and Emil win 3 points; then Cleo, who was late, pays 50 cents."""
    write_names(person, NAMES)
    agree(person)
    new = page_of(person).new
    assert new.missing.text() == "€0.10 a point. Whoever sits out scores with the winners."
    person.click(new.start)
    sheet = page_of(person).sheet
    assert sheet.subtitle.text() == (
        "Anna deals. Bert, Cleo, Emil and Fritz play. Whoever sits out scores with the winners."
    )
    for name in ("Bert", "Emil"):
        person.click(button(sheet.form.people, name))
    sheet.form.value.setValue(3)
    assert sheet.form.result.text() == "Bert +3 · Cleo −3 · Emil +3 · Fritz −3 · Anna +3 · Dora +3"
    person.click(sheet.form.write)
    turn(sheet.form.ways, "Fine")
    assert not sheet.form.write.isEnabled()
    QTest.keyClicks(sheet.form.fines.reason, "Late")
    person.click(button(sheet.form.fines.people, "Cleo"))
    assert sheet.form.result.text() == "Cleo −0.50"
    assert sheet.form.reasons.text() == "€0.50 into the kitty"
    person.click(sheet.form.write)
    assert sheet.form.ways.currentIndex() == 0, "a game is asked for again"
    turn(sheet.tabs, "Money")
    assert not sheet.form.isVisible()
    assert money_rows(person) == [
        ["Normal game", "", "0.27", "0.27", "−0.30", "0.27", "0.27", "−0.30", "−0.48"],
        ["Late", "", "–", "–", "−0.80", "–", "–", "–", "0.02"],
    ]
    head = sheet.money.table.lines.headerData(9, Qt.Orientation.Horizontal)
    assert head == "Kitty"
    assert sheet.money.settlement.text().splitlines() == [
        "Cleo pays Anna €0.27.",
        "Cleo pays Bert €0.27.",
        "Fritz pays Dora €0.27.",
        "Cleo pays Emil €0.26.",
        "Fritz pays €0.02 into the kitty.",
        "Fritz pays Emil €0.01.",
        "€0.02 stays in the kitty.",
    ]
    sheet.export.text.trigger()
    assert "Fritz pays €0.02 into the kitty." in QGuiApplication.clipboard().text()
    evenings = Evenings(data_dir / "evenings")
    kept = evenings.load(evenings.names()[0]).value
    assert kept is not None
    assert kept.stakes == Stakes(10, {Contract.SOLO_QUEEN: 50}, share=10)
    assert (kept.sitting, kept.fines) == (Sitting.WINNERS, (Fine("Late", (2,), 50, after=1),))


def test_a_fine_by_keys_alone(person) -> None:
    write_names(person, NAMES)
    agree(person)
    person.click(page_of(person).new.start)
    form = page_of(person).sheet.form
    form.ways.setFocus()
    person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Right)
    assert form.ways.currentIndex() == FINED
    person.press(Qt.Key.Key_Tab)
    QTest.keyClicks(QApplication.focusWidget(), "Late")
    while QApplication.focusWidget() is not button(form.fines.people, "Cleo"):
        person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Space)
    while QApplication.focusWidget() is not form.fines.each:
        person.press(Qt.Key.Key_Tab)
    QTest.keyClicks(form.fines.each, "0.2")
    while QApplication.focusWidget() is not form.write:
        person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Return)
    assert page_of(person).sheet.evening.fines == (Fine("Late", (2,), 20),)


def test_in_german_with_a_comma(person, program) -> None:
    write_names(person, NAMES)
    agree(person)
    program.settings.change(language=Language.GERMAN)
    QApplication.processEvents()
    sheet = page_of(person).sheet
    assert page_of(person).new.missing.text() == f"0,10{EURO} je Punkt. Wer aussetzt, schreibt mit den Gewinnern."
    person.click(page_of(person).new.start)
    write(person, 3, "Bert", "Emil")
    turn(sheet.form.ways, "Strafe")
    person.click(sheet.form.fines.all_pay)
    type_amount(sheet.form.fines.each, "1")
    assert sheet.form.fines.each.text() == f"1{EURO}"
    assert sheet.form.reasons.text() == f"6,00{EURO} in die Kasse"
    person.click(sheet.form.write)
    turn(sheet.tabs, "Geld")
    assert money_rows(person)[1] == ["Strafe", "", "−0,73", "−0,73", "−1,30", "−0,73", "−0,73", "−1,30", "5,52"]
    assert sheet.money.settlement.text().splitlines()[-1] == f"In der Kasse bleiben 5,52{EURO}."


def test_a_fine_is_taken_back_before_the_game(person) -> None:
    write_names(person, NAMES)
    agree(person)
    person.click(page_of(person).new.start)
    write(person, 3, "Bert", "Emil")
    sheet = page_of(person).sheet
    turn(sheet.form.ways, "Fine")
    assert sheet.form.write.toolTip() == "Who pays?"
    person.click(button(sheet.form.fines.people, "Anna"))
    person.click(button(sheet.form.fines.people, "Dora"))
    person.click(sheet.form.write)
    assert sheet.undo.text() == "Take the fine back"
    turn(sheet.tabs, "Money")
    person.click(sheet.money.change)
    dialog = dialog_of(person)
    assert not dialog.money.isEnabled()
    assert dialog.money.toolTip() == "There are fines on the list, and they are paid in money."
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    person.click(sheet.undo)
    assert sheet.undo.text() == "Take the last game back"
    assert [len(sheet.evening.games), len(sheet.evening.fines)] == [1, 0]


def test_what_is_paid_can_be_changed_for_the_whole_evening(person) -> None:
    write_names(person, NAMES)
    agree(person)
    person.click(page_of(person).new.start)
    write(person, 3, "Bert", "Emil")
    sheet = page_of(person).sheet
    turn(sheet.tabs, "Money")
    person.click(sheet.money.change)
    dialog = dialog_of(person)
    assert dialog.soli[Contract.SOLO_QUEEN].value() == 50
    type_amount(dialog.point, "0.20")
    type_amount(dialog.share, "0")
    QTest.keyClick(dialog.sitting, Qt.Key.Key_Up)
    person.click(dialog.done_button)
    assert money_rows(person) == [["Normal game", "", "–", "0.60", "−0.60", "–", "0.60", "−0.60", "0.00"]]


def test_with_re_it_is_asked_who_was(person) -> None:
    write_names(person, NAMES)
    person.click(page_of(person).new.agreement)
    dialog = dialog_of(person)
    dialog.sitting.setCurrentIndex(2)
    person.click(dialog.done_button)
    person.click(page_of(person).new.start)
    form = page_of(person).sheet.form
    assert form.contra.isVisible()
    tick(form.contra)
    write(person, 3, "Bert", "Emil")
    assert page_of(person).sheet.evening.sheet.lines[0].counted["plus_minus"].points == (-3, 3, -3, -3, 3, -3)
    form.contract.setCurrentIndex(form.contracts.index(Contract.SOLO_QUEEN))
    assert not form.contra.isVisible()


def test_how_who_sits_out_writes_is_explained_only_if_they_do(qtbot) -> None:
    dialog = AgreementDialog(None, Sitting.NOTHING, PRESETS["ddv"].rules)
    qtbot.addWidget(dialog)
    assert dialog.sits.isHidden()
    dialog.sitting.setCurrentIndex(1)
    assert not dialog.sits.isHidden()


def test_without_money_everything_is_as_ever(person) -> None:
    write_names(person, NAMES[:4])
    person.click(page_of(person).new.start)
    sheet = page_of(person).sheet
    assert not sheet.form.ways.is_shown(FINED)
    assert [sheet.tabs.is_shown(tab) for tab in range(3)] == [True, True, False]
    assert not sheet.form.contra.isVisible()
    assert sheet.evening.sheet.money is None


def test_an_evening_without_money_after_one_with_it(person) -> None:
    write_names(person, NAMES)
    agree(person)
    person.click(page_of(person).new.start)
    sheet = page_of(person).sheet
    turn(sheet.tabs, "Money")
    person.click(button(sheet, "Other evenings"))
    person.click(page_of(person).new.agreement)
    tick(dialog_of(person).money)
    person.click(dialog_of(person).done_button)
    person.click(page_of(person).new.start)
    assert sheet.form.isVisible()
    assert not sheet.money.isVisible()


def test_it_fits_into_the_smallest_window(person) -> None:
    person.window.resize(900, 600)
    write_names(person, (*NAMES, "Gustl"))
    agree(person)
    person.click(page_of(person).new.start)
    sheet = page_of(person).sheet
    for _ in range(3):
        write(person, 3, *(NAMES[one] for one in sheet.evening.situation.playing[:2] if one < len(NAMES)))
    sheet.form.ways.setCurrentIndex(FINED)
    assert len(sheet.money.settlement.text().splitlines()) >= 5
    for tab in range(3):
        sheet.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert (person.window.width(), person.window.height()) == (900, 600)


@pytest.mark.parametrize(
    ("typed", "cents"),
    [("1", 100), ("1,5", 150), ("1.05", 105), (",5", 50), ("0,05", 5), ("12345", 1200), ("x7y", 700)],
)
def test_an_amount_is_typed_with_comma_or_point(qtbot, typed: str, cents: int) -> None:
    box = EuroSpin()
    qtbot.addWidget(box)
    box.setKeyboardTracking(True)
    box.show()
    type_amount(box, typed)
    assert box.value() == cents
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.cleanText() == f"{cents // 100}.{cents % 100:02}"


@pytest.mark.parametrize("pasted", ["9" * 5_000, "9" * 100_000, " " * 30_000 + "x", "1," + "5" * 100_000, "٣" * 5_000])
def test_what_is_no_amount_is_not_pasted(qtbot, pasted: str) -> None:
    box = EuroSpin()
    qtbot.addWidget(box)
    box.setValue(250)
    box.show()
    box.selectAll()
    QGuiApplication.clipboard().setText(pasted)
    box.lineEdit().paste()
    box.interpretText()
    assert (box.value(), box.cleanText()) == (250, "2.50")
