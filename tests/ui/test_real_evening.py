"""The list of a real evening, written in the window with keys and mouse."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from evening import Person, button, opened, until_read
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from real_evening import NAMES, page_of, write_names

from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.real_evenings.evening_files import Evenings
from freedoko_qt.app.real_evenings.stakes import Sitting
from freedoko_qt.app.rule_sets import preset_set
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.teams import CONTRA, RE
from freedoko_qt.ui.real_evenings.game_form import CALCULATED
from freedoko_qt.ui.real_evenings.names_dialog import NamesDialog

FIVE, FOUR = NAMES[:5], NAMES[:4]


def begin(person: Person, names: Sequence[str] = FIVE, rules: str = "DDV tournament") -> None:
    """Write down who is there, and begin."""
    write_names(person, names, rules)
    person.click(page_of(person).new.start)


def press_people(person: Person, *names: str) -> None:
    for name in names:
        person.click(button(page_of(person).sheet.form.people, name))


def rows(person: Person) -> list[list[str]]:
    table = page_of(person).sheet.table
    return [[table.lines.index(row, column).data() for column in range(3, table.columnCount())]
            for row in range(table.rowCount()) if table.lines.index(row, 0).data()]  # fmt: skip


def headings(person: Person) -> tuple[str, str]:
    sheet = page_of(person).sheet
    return sheet.title.text(), sheet.subtitle.text()


def click_game(person: Person, number: int) -> None:
    """Click on a game in the list."""
    table = page_of(person).sheet.table
    place = table.visualRect(table.lines.index(number - 1, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def write_by_hand(person: Person, value: int, *winners: str) -> None:
    form = page_of(person).sheet.form
    press_people(person, *winners)
    form.value.setValue(value)
    person.click(form.write)


def test_an_evening_of_five_is_written_by_hand(person) -> None:
    begin(person)
    assert headings(person) == ("Game 1, round 1", "Anna deals. Bert, Cleo, Dora and Emil play.")
    form = page_of(person).sheet.form
    assert not form.write.isEnabled()
    assert form.write.toolTip() == "Which two won?"
    press_people(person, "Bert", "Dora")
    assert not form.write.toolTip()
    form.value.setValue(3)
    assert form.result.text() == "Bert +3 · Cleo −3 · Dora +3 · Emil −3"
    person.click(form.write)
    assert rows(person) == [["–", "3", "−3", "3", "−3"]]
    assert headings(person) == ("Game 2, round 1", "Bert deals. Cleo, Dora, Emil and Anna play.")
    write_by_hand(person, 2, "Anna", "Cleo")
    assert rows(person)[1] == ["2", "–", "−1", "1", "−5"]


def test_a_third_name_lets_go_of_the_first(person) -> None:
    begin(person)
    press_people(person, "Bert", "Cleo", "Dora")
    assert page_of(person).sheet.form.people.chosen == (2, 3)


def test_a_question_stands_there_once(person) -> None:
    begin(person)
    labels = [label.text() for label in page_of(person).sheet.findChildren(QLabel) if label.isVisible()]
    assert labels.count("Which two won?") == 1


def test_an_empty_list_says_what_will_be_there(person) -> None:
    begin(person)
    sheet = page_of(person).sheet
    assert sheet.nothing.isVisible()
    write_by_hand(person, 2, "Bert", "Cleo")
    assert not sheet.nothing.isVisible()
    assert sheet.table.isVisible()
    person.click(sheet.undo)
    assert sheet.nothing.isVisible()


def test_a_new_evening_begins_with_the_people_rules_and_agreement_of_the_last_one(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        write_names(person, FIVE, "doko.wtf")
        page_of(person).new.sitting = Sitting.WINNERS
        person.click(page_of(person).new.start)
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.press(Qt.Key.Key_F8)
        new = page_of(person).new
        assert new.people == FIVE
        assert new.rules.currentText() == "doko.wtf"
        assert new.missing.text() == "Whoever sits out scores with the winners."
        new.names[4].setText("Fritz")
        person.click(new.start)
        assert headings(person)[1].endswith("Dora and Fritz play. Whoever sits out scores with the winners.")


def test_the_last_game_can_be_taken_back(person, data_dir) -> None:
    begin(person)
    undo = page_of(person).sheet.undo
    assert not undo.isEnabled()
    write_by_hand(person, 3, "Bert", "Dora")
    person.click(undo)
    assert rows(person) == []
    assert headings(person)[0] == "Game 1, round 1"
    evenings = Evenings(data_dir / "evenings")
    assert evenings.load(evenings.names()[0]).value.games == ()


def test_a_game_of_before_is_corrected_with_what_was_entered_already_there(person, data_dir) -> None:
    begin(person)
    write_by_hand(person, 3, "Bert", "Dora")
    write_by_hand(person, 2, "Anna", "Cleo")
    sheet = page_of(person).sheet
    form = sheet.form
    click_game(person, 1)
    assert headings(person) == ("Correct game 1", "Anna deals. Bert, Cleo, Dora and Emil play.")
    assert form.people.chosen == (1, 3) and form.value.value() == 3
    form.value.setValue(5)
    assert form.result.text() == "Bert +5 · Cleo −5 · Dora +5 · Emil −5"
    assert form.write.text() == "Correct it"
    person.click(form.write)
    assert rows(person) == [["–", "5", "−5", "5", "−5"], ["2", "–", "−3", "3", "−7"]]
    assert headings(person)[0] == "Game 3, round 1"
    assert form.write.text() == "Write it down"
    assert sheet.line.words.text() == "Game 1 has been corrected."
    person.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert rows(person)[1] == ["2", "–", "−1", "1", "−5"]
    evenings = Evenings(data_dir / "evenings")
    assert [game.value for game in evenings.load(evenings.names()[0]).value.games] == [3, 2]


def test_a_correction_is_given_up_and_the_next_game_is_asked_for(person) -> None:
    begin(person)
    write_by_hand(person, 3, "Bert", "Dora")
    for leave in (lambda: person.click(page_of(person).sheet.undo), lambda: person.press(Qt.Key.Key_Escape)):
        click_game(person, 1)
        assert page_of(person).sheet.undo.text() == "Cancel"
        leave()
        assert headings(person)[0] == "Game 2, round 1"
        assert page_of(person).sheet.form.people.chosen == ()
        assert rows(person) == [["–", "3", "−3", "3", "−3"]]


def test_every_kind_of_game_is_shown_as_it_was_entered(person) -> None:
    begin(person, FOUR, "FreeDoko")
    sheet = page_of(person).sheet
    form = sheet.form
    form.contract.setCurrentIndex(form.contracts.index(Contract.SOLO_QUEEN))
    press_people(person, "Cleo")
    form.lost.setChecked(True)
    form.value.setValue(4)
    person.click(form.write)
    form.ways.setCurrentIndex(CALCULATED)
    press_people(person, "Anna", "Bert")
    form.sides.eyes.setValue(155)
    form.sides.said[CONTRA].setCurrentIndex(1)
    form.sides.specials["fox"][RE].setValue(1)
    person.click(form.write)
    entered = sheet.evening.games
    for number, game in enumerate(entered, start=1):
        click_game(person, number)
        assert form.game == game
        person.click(form.write)
        assert sheet.evening.games == entered


def test_a_correction_that_changes_who_played_later_is_refused_in_words(person) -> None:
    begin(person)
    write_by_hand(person, 3, "Bert", "Dora")
    write_by_hand(person, 2, "Anna", "Cleo")
    sheet = page_of(person).sheet
    click_game(person, 1)
    sheet.form.contract.setCurrentIndex(sheet.form.contracts.index(Contract.SOLO_QUEEN))
    press_people(person, "Bert")
    assert sheet.form.duty.isChecked()
    person.click(sheet.form.write)
    assert sheet.line.words.text().startswith("Then others would have played in a later game.")
    assert rows(person)[1] == ["2", "–", "−1", "1", "−5"]


def test_what_was_taken_back_can_be_written_again_until_something_else_is_written(person, data_dir) -> None:
    begin(person)
    sheet = page_of(person).sheet
    write_by_hand(person, 3, "Bert", "Dora")
    write_by_hand(person, 2, "Cleo", "Dora")
    written = rows(person)
    assert not sheet.line.isVisible()
    person.click(sheet.undo)
    assert sheet.line.words.text() == "The last game has been taken back."
    person.click(sheet.undo)
    assert rows(person) == []
    person.click(sheet.line.undo)
    assert rows(person) == written[:1]
    person.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert rows(person) == written
    assert not sheet.line.isVisible()
    evenings = Evenings(data_dir / "evenings")
    assert len(evenings.load(evenings.names()[0]).value.games) == 2
    person.click(sheet.undo)
    write_by_hand(person, 1, "Cleo", "Dora")
    assert not sheet.line.isVisible()


def test_a_lost_duty_solo(person) -> None:
    begin(person)
    form = page_of(person).sheet.form
    form.contract.setCurrentIndex(form.contracts.index(Contract.SOLO_QUEEN))
    press_people(person, "Cleo")
    assert form.duty.isVisible() and form.duty.isChecked()
    form.lost.setFocus()
    person.press(Qt.Key.Key_Space)
    form.value.setValue(2)
    assert form.result.text() == "Bert +2 · Cleo −6 · Dora +2 · Emil +2"
    person.click(form.write)
    table = page_of(person).sheet.table
    assert (table.lines.index(0, 1).data(), table.lines.index(0, 2).data()) == ("Queen solo, Cleo", "P")
    assert [table.lines.index(1, column).data() for column in range(3, 8)] == ["1", "1", "0", "1", "1"]
    assert headings(person)[1].startswith("Anna deals."), "after a duty solo the same one deals again"


def test_the_value_is_worked_out_while_one_types(person) -> None:
    begin(person)
    form = page_of(person).sheet.form
    form.ways.setCurrentIndex(CALCULATED)
    press_people(person, "Bert", "Emil")
    form.sides.eyes.setValue(155)
    form.sides.said[RE].setCurrentIndex(1)
    form.sides.specials["fox"][CONTRA].setValue(1)
    assert form.result.text() == "Bert +3 · Cleo −3 · Dora −3 · Emil +3"
    assert "Fox caught (Kontra) −1" in form.reasons.text()
    assert "Re announced (Re) +2" in form.reasons.text()
    person.click(form.write)
    assert rows(person) == [["–", "3", "−3", "−3", "3"]]
    assert form.sides.eyes.value() == 120
    assert form.sides.specials["fox"][CONTRA].value() == 0


def test_bock_is_proposed_and_doubles_what_follows(person) -> None:
    begin(person, FOUR, "FreeDoko")
    form = page_of(person).sheet.form
    form.ways.setCurrentIndex(CALCULATED)
    press_people(person, "Bert", "Dora")
    form.sides.eyes.setValue(120)
    offered = [option for option, check in form.triggers.items() if check.isVisible()]
    assert form.triggers["bock_after_120_120"].isChecked() == ("bock_after_120_120" in offered)
    form.ways.setCurrentIndex(0)
    check = next(check for check in form.triggers.values() if check.isVisible())
    check.setChecked(True)
    person.click(form.write)
    assert headings(person)[1].endswith("Bock: ×2.")
    press_people(person, "Bert", "Dora")
    form.value.setValue(2)
    assert form.reasons.text() == "Bock ×2"


def test_closed_and_opened_again_it_goes_on(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        begin(person)
        write_by_hand(person, 3, "Bert", "Dora")
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.press(Qt.Key.Key_F8)
        page = page_of(person)
        assert page.kept.list.count() == 1
        assert "Anna, Bert, Cleo, Dora, Emil" in page.kept.list.item(0).text()
        person.press(Qt.Key.Key_Return)
        assert rows(person) == [["–", "3", "−3", "3", "−3"]]
        assert headings(person)[0] == "Game 2, round 1"


def test_several_evenings_are_kept(person) -> None:
    begin(person)
    write_by_hand(person, 3, "Bert", "Dora")
    person.click(button(page_of(person).sheet, "Other evenings"))
    new = page_of(person).new
    new.names[0].setText("Zoe")
    person.click(new.start)
    assert headings(person)[1].startswith("Zoe deals.")
    person.click(button(page_of(person).sheet, "Other evenings"))
    assert page_of(person).kept.list.count() == 2


def test_after_an_evening_of_five_one_of_seven_can_be_written(person) -> None:
    begin(person)
    write_by_hand(person, 3, "Bert", "Dora")
    person.click(button(page_of(person).sheet, "Other evenings"))
    new = page_of(person).new
    for line, name in zip(new.names[5:], ("Fritz", "Gustl"), strict=True):
        line.setText(name)
    person.click(new.start)
    write_by_hand(person, 3, "Bert", "Dora")
    assert rows(person) == [["–", "3", "–", "3", "−3", "–", "−3"]]


def test_names_must_be_four_and_different(person) -> None:
    person.press(Qt.Key.Key_F8)
    new = page_of(person).new
    for line, name in zip(new.names, ("Anna", "Bert", "anna"), strict=False):
        line.setText(name)
    assert not new.start.isEnabled()
    new.names[3].setText("Dora")
    assert new.missing.text() == "Two people have the same name."
    assert not new.start.isEnabled()
    new.names[2].setText("Cleo")
    assert new.start.isEnabled() and not new.missing.text()


def test_the_list_is_copied_and_escape_leads_back(person) -> None:
    begin(person)
    write_by_hand(person, 3, "Bert", "Dora")
    page_of(person).sheet.export.text.trigger()
    assert "Anna" in QGuiApplication.clipboard().text()
    person.press(Qt.Key.Key_Escape)
    assert person.window.page is person.window.start_page
    person.press(Qt.Key.Key_F8)
    assert page_of(person).sheet.isVisible(), "the evening that is written now"


def test_it_fits_into_the_smallest_window(person) -> None:
    person.window.resize(900, 600)
    begin(person)
    page_of(person).sheet.form.ways.setCurrentIndex(CALCULATED)
    QApplication.processEvents()
    assert (person.window.width(), person.window.height()) == (900, 600)


def test_a_ramsch_asks_who_has_lost_and_a_null_whether_a_trick_was_taken(person) -> None:
    begin(person, FOUR, "Kitchen table")
    form = page_of(person).sheet.form
    assert not {Contract.RAMSCH, Contract.SOLO_NULL} & {*form.contracts}
    evening = page_of(person).sheet.evening
    rules = evening.rule_set.rules.changed("poverty_refused", "ramsch").changed("solo_null", True)
    page_of(person).sheet.show_evening(replace(evening, rule_set=replace(evening.rule_set, rules=rules)))
    form.contract.setCurrentIndex(form.contracts.index(Contract.RAMSCH))
    assert not form.value.isVisible() and not form.write.isEnabled()
    press_people(person, "Bert")
    assert form.result.text() == "Bert −3 · Cleo +1 · Dora +1 · Anna +1"
    press_people(person, "Dora")
    assert form.result.text() == "Bert −1 · Cleo +1 · Dora −1 · Anna +1"
    form.contract.setCurrentIndex(form.contracts.index(Contract.SOLO_NULL))
    form.ways.setCurrentIndex(CALCULATED)
    assert not form.sides.eyes.isVisible()
    assert form.result.text() == "Bert −1 · Cleo −1 · Dora +3 · Anna −1"
    form.sides.black.setChecked(False)
    assert form.result.text() == "Bert +1 · Cleo +1 · Dora −3 · Anna +1"


def test_a_wheel_over_the_form_changes_nothing_that_was_entered(person) -> None:
    begin(person)
    form = page_of(person).sheet.form
    form.ways.setCurrentIndex(CALCULATED)
    press_people(person, "Bert", "Emil")
    before = form.result.text(), form.contract.currentIndex()
    for box in (form.contract, form.sides.eyes, form.sides.said[RE], form.sides.specials["fox"][CONTRA]):
        middle = QPointF(box.rect().center())
        turned = QPointF(box.mapToGlobal(middle)), QPoint(), QPoint(0, -120)
        nothing = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        QApplication.sendEvent(box, QWheelEvent(middle, *turned, *nothing, False))
    assert (form.result.text(), form.contract.currentIndex()) == before


# The list of evenings


def listed(person: Person) -> list[str]:
    kept = page_of(person).kept.list
    return [kept.item(row).text() for row in range(kept.count())]


def names_dialog(person: Person) -> NamesDialog:
    return next(one for one in person.window.findChildren(NamesDialog) if one.isVisible())


def test_an_evening_that_was_begun_by_mistake_is_deleted_and_comes_back(person, data_dir) -> None:
    begin(person)
    write_by_hand(person, 3, "Bert", "Dora")
    page = page_of(person)
    person.click(button(page.sheet, "Other evenings"))
    page.kept.list.setFocus()
    person.press(Qt.Key.Key_Delete)
    assert listed(person) == [] and Evenings(data_dir / "evenings").names() == []
    assert page.kept.line.words.text().endswith("is deleted.")
    person.press(Qt.Key.Key_F8)
    person.press(Qt.Key.Key_F8)
    assert not page.sheet.isVisible()  # the evening that is gone is not gone on with
    assert page.new.people == FIVE


def test_a_deleted_evening_comes_back_with_its_games(person) -> None:
    begin(person)
    write_by_hand(person, 3, "Bert", "Dora")
    page = page_of(person)
    person.click(button(page.sheet, "Other evenings"))
    before = listed(person)
    person.click(page.kept.delete)
    person.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert listed(person) == before and "1 game" in before[0]
    person.click(page.kept.go_on)
    assert rows(person) == [["–", "3", "−3", "3", "−3"]]


def test_undo_brings_back_what_was_deleted_after_another_could_not_be(person, data_dir) -> None:
    evenings = Evenings(data_dir / "evenings")
    for names in (FOUR, FIVE):
        evenings.save(evenings.begin(names, preset_set("ddv")))
    locked, deleted = (evenings.load(name).value for name in evenings.names())
    person.press(Qt.Key.Key_F8)
    page = page_of(person)
    page.kept.list.setCurrentRow(1)
    person.click(page.kept.delete)
    evenings.path(locked.id).unlink()
    evenings.path(locked.id).mkdir()
    person.click(page.kept.delete)
    evenings.path(locked.id).rmdir()
    person.click(page.kept.line.undo)
    assert evenings.load(deleted.id).value == deleted


def test_a_name_is_corrected_and_the_points_stay(person, data_dir) -> None:
    begin(person)
    write_by_hand(person, 3, "Bert", "Dora")
    page = page_of(person)
    person.click(button(page.sheet, "Other evenings"))
    person.click(page.kept.rename)
    dialog = names_dialog(person)
    assert [line.text() for line in dialog.names] == [*FIVE]
    dialog.names[1].setText("Cleo")
    assert not dialog.done_button.isEnabled() and dialog.missing.text() == "Two people have the same name."
    dialog.names[1].clear()
    assert not dialog.done_button.isEnabled() and dialog.missing.text() == "Everybody needs a name."
    dialog.names[1].setText("Berta")
    person.click(dialog.done_button)
    assert listed(person)[0].endswith("Anna, Berta, Cleo, Dora, Emil")
    person.click(page.kept.go_on)
    assert headings(person)[1] == "Berta deals. Cleo, Dora, Emil and Anna play."
    assert rows(person) == [["–", "3", "−3", "3", "−3"]]
    evenings = Evenings(data_dir / "evenings")
    assert evenings.load(evenings.names()[0]).value.names[1] == "Berta"


@pytest.mark.parametrize("size", [(900, 600), (1366, 768)], ids=str)
def test_seven_long_names_can_all_be_read_in_the_list_of_evenings(person, size) -> None:
    names = [f"Maximiliane-Charlotte {letter}" for letter in "ABCDEFG"]
    begin(person, names)
    page = page_of(person)
    person.window.resize(*size)
    page.show_all()
    QApplication.processEvents()
    kept, item = page.kept.list, page.kept.list.item(0)
    letters = kept.fontMetrics()
    room = kept.visualItemRect(item)
    needed = letters.boundingRect(0, 0, kept.viewport().width() - 20, 1000, Qt.TextFlag.TextWordWrap, item.text())
    assert kept.horizontalScrollBar().maximum() == 0
    assert room.width() <= kept.viewport().width()
    assert room.height() >= needed.height() > 2 * letters.lineSpacing()


def test_that_it_is_not_saved_is_said_in_one_line_until_it_is(person, data_dir) -> None:
    begin(person)
    window, evenings = person.window, Evenings(data_dir / "evenings")
    path = evenings.path(page_of(person).sheet.evening.id)
    path.unlink()
    path.mkdir()
    for winners in (("Bert", "Dora"), ("Anna", "Cleo")):
        write_by_hand(person, 3, *winners)
        until_read(window)
        QApplication.processEvents()
        assert window.notices.text.startswith("The evening is not saved: ")
    path.rmdir()
    write_by_hand(person, 3, "Bert", "Dora")
    until_read(window)
    QApplication.processEvents()
    assert window.notices.text == "The evening is saved now."
    person.click(button(window.notices, "Understood"))
    assert window.notices.isHidden()


def test_an_evening_that_another_window_writes_is_neither_deleted_nor_renamed(person, data_dir) -> None:
    evenings = Evenings(data_dir / "evenings")
    other = evenings.begin(FOUR, preset_set("ddv"))
    lock = evenings.lock(other.id)
    assert lock.take()
    evenings.save(other)
    person.press(Qt.Key.Key_F8)
    page = page_of(person)
    notices = []
    page.noticed.connect(notices.append)
    person.click(page.kept.delete)
    person.click(page.kept.rename)
    names_dialog(person).names[0].setText("Nina")
    person.click(names_dialog(person).done_button)
    assert [one.kind for one in notices] == [NoticeKind.OPEN] * 2
    assert evenings.load(other.id).value == other
    lock.release()
