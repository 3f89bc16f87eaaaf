"""The commands of the rules dialog: rule sets are kept, renamed, read from files and codes, and given away."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFont, QGuiApplication, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QMessageBox
from rules_dialogs import answer, asked, save_as

from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules
from freedoko_qt.engine.rules.code import decode, encode
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.rules.code_dialog import LONGEST, CodeDialog
from freedoko_qt.ui.rules.import_report import ImportReport
from freedoko_qt.ui.rules.name_dialog import NameDialog
from freedoko_qt.ui.rules.rule_set_delegate import RuleSetDelegate
from freedoko_qt.ui.rules.rules_dialog import RulesDialog

DDV, MITTWOCH = PRESETS["ddv"].rules, PRESETS["mittwoch"].rules
CTRL = Qt.KeyboardModifier.ControlModifier


class Counted(QStandardItemModel):
    """Counts how often the words of its rows are asked for."""

    asked = 0

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        self.asked += role == Qt.ItemDataRole.DisplayRole
        return super().data(index, role)


# Own sets


def test_of_very_many_own_sets_only_one_is_measured_for_each_font(qtbot) -> None:
    box = QComboBox()
    qtbot.addWidget(box)
    sets = Counted(box)
    box.setModel(sets)
    RuleSetDelegate(Deck(), box)
    box.addItems(["Meine", *(f"Own rules of evening {number}" for number in range(500))])
    view = box.view()
    heights = []
    for points in (10, 20):
        box.setFont(QFont(box.font().family(), points))
        sets.asked = 0
        view.doItemsLayout()
        assert sets.asked < 20
        heights.append({view.visualRect(sets.index(row, 0)).height() for row in (0, 1, 500)})
    (small,), (large,) = heights
    assert small < large


def test_an_own_set_is_saved_and_loaded(open_rules, rule_sets) -> None:
    dialog = open_rules("ddv")
    dialog.draft.set("swines", True)
    save_as(dialog, "  Am   Mittwoch ")
    assert rule_sets.all()[0] == (RuleSet(DDV.changed("swines", True), name="Am Mittwoch"),)
    assert dialog.bar.box.currentText() == "Am Mittwoch"
    assert not dialog.bar.save.isEnabled()
    again = open_rules()
    row = next(row for row in range(again.bar.box.count()) if again.bar.box.itemText(row) == "Am Mittwoch")
    again.bar.box.activated.emit(row)
    assert again.draft.rules == DDV.changed("swines", True)
    again.draft.set("bock", True)
    again.bar.save.click()
    assert rule_sets.all()[0][0].rules.bock


def test_no_two_sets_have_one_name(open_rules) -> None:
    dialog = open_rules("ddv")
    save_as(dialog, "Meine")
    for name in ("", "  ", "MEINE", "DDV-Turnier", "ddv tournament"):
        question = save_as(dialog, name)
        assert question.isVisible()
        assert not question.keep.isEnabled()
        question.reject()


def test_a_set_is_renamed_and_deleted(open_rules, rule_sets) -> None:
    dialog = open_rules("ddv")
    assert not dialog.commands.action("rename").isEnabled()
    assert not dialog.commands.action("delete").isEnabled()
    save_as(dialog, "Meine")
    dialog.commands.action("rename").trigger()
    question = asked(dialog, NameDialog)
    assert question.line.text() == "Meine"
    question.line.setText("Unsere")
    QTest.keyClick(question.line, Qt.Key.Key_Return)
    assert [one.name for one in rule_sets.all()[0]] == ["Unsere"]
    assert dialog.bar.box.currentText() == "Unsere"
    dialog.commands.action("delete").trigger()
    QTest.keyClick(asked(dialog, QMessageBox), Qt.Key.Key_Return)
    assert len(rule_sets.all()[0]) == 1, "Enter alone deletes nothing"
    dialog.commands.action("delete").trigger()
    answer(dialog, "Delete")
    assert rule_sets.all()[0] == ()
    assert dialog.draft.rules == DDV, "the rules stay where they are looked at"
    assert dialog.bar.save.isEnabled()


def test_leaving_with_changes_is_asked(open_rules) -> None:
    dialog = open_rules("ddv")
    dialog.draft.set("swines", True)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    question = asked(dialog, QMessageBox)
    assert dialog.isVisible()
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter stays"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    answer(dialog, "Discard")
    assert not dialog.isVisible()


def test_leaving_without_changes_is_not_asked(open_rules) -> None:
    dialog = open_rules("ddv")
    dialog.options.search.setText("swines")
    QTest.keyClick(dialog.options.search, Qt.Key.Key_Escape)
    assert dialog.isVisible(), "it ended the search"
    assert dialog.options.search.text() == ""
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_chosen_rules_are_emitted(open_rules) -> None:
    for key in (None, CTRL):
        dialog = open_rules("ddv")
        chosen = []
        dialog.chosen.connect(chosen.append)
        dialog.draft.set("swines", True)
        QTest.keyClick(dialog.options.row("announcement_no_90").editor.spin, Qt.Key.Key_Return)
        assert chosen == [], "Enter in a field chooses nothing"
        if key is None:
            dialog.play.click()
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Return, key)
        assert chosen == [RuleSet(DDV.changed("swines", True))]
        assert not dialog.isVisible()


def test_a_damaged_file_is_reported(open_rules, rule_sets, data_dir) -> None:
    rule_sets.save(RuleSet(DDV, name="Meine"))
    (file,) = (data_dir / "rules").iterdir()
    file.write_text("oh dear")
    assert "damaged" in open_rules().status.text()


def test_a_mended_set_is_reported_when_it_is_opened(open_rules, rule_sets) -> None:
    rule_sets.save(RuleSet(Rules(announcement_no_120=3), name="Unmöglich"))
    ((found,), _) = rule_sets.all()
    dialog = open_rules(found)
    report = asked(dialog, ImportReport)
    assert OPTIONS["announcement_no_90"].label in report.mended.text()
    assert dialog.bar.save.isEnabled(), "to keep it as it is now"


# Files and codes


FREEDOKO = (
    "with nines = false\nthrow with five nines = true\nhyperswines = true\nswines = false\n"
    "marriage first foreign = no\nmarriage first trump = no\nmarriage first color = no\n"
    "marriage first single color = no\nflying pigs = true\n"
)


def test_a_file_of_freedoko_is_imported_and_its_odd_lines_are_listed(open_rules, rule_sets, tmp_path) -> None:
    path = tmp_path / "Stammtisch.rules"
    path.write_text(FREEDOKO)
    dialog = open_rules()
    dialog.commands.import_from(path)
    report = asked(dialog, ImportReport)
    assert report.lines.toPlainText() == "flying pigs = true"
    assert OPTIONS["marriage_first_color"].label in report.mended.text()
    report.reject()
    assert not dialog.draft.rules.with_nines
    assert dialog.bar.box.currentText() == "Stammtisch"
    assert [one.name for one in rule_sets.all()[0]] == ["Stammtisch"]
    dialog.commands.action("unknown").trigger()
    assert asked(dialog, ImportReport).lines.toPlainText() == "flying pigs = true"


def test_the_same_file_twice_gets_another_name(open_rules, rule_sets, tmp_path) -> None:
    path = tmp_path / "FreeDoko.json"
    path.write_text('{"swines": false}')
    dialog = open_rules()
    for _ in range(2):
        dialog.commands.import_from(path)
    assert [one.name for one in rule_sets.all()[0]] == ["FreeDoko 2", "FreeDoko 3"]


def choose_file(dialog: RulesDialog, command: str, path: Path) -> None:
    dialog.commands.action(command).trigger()
    question = asked(dialog, QFileDialog)
    question.findChild(QLineEdit).setText(str(path))
    question.accept()


@pytest.mark.parametrize("content", [b"Dear diary", b"\xff\xfe\0\0", b"", b'{"freedoko-qt": "rules", "format": 99}'])
def test_what_is_no_rule_file_changes_nothing(open_rules, rule_sets, tmp_path, content) -> None:
    path = tmp_path / "x.rules"
    path.write_bytes(content)
    dialog = open_rules("ddv")
    dialog.commands.import_from(path)
    assert "x.rules" in dialog.status.text()
    assert dialog.draft.rule_set == preset_set("ddv")
    assert rule_sets.all()[0] == ()


def test_an_exported_file_is_imported_again(open_rules, tmp_path) -> None:
    dialog = open_rules("mittwoch")
    dialog.draft.set("swines", not MITTWOCH.swines)
    choose_file(dialog, "export", tmp_path / "out.json")
    assert "out.json" in dialog.status.text()
    other = open_rules()
    choose_file(other, "import", tmp_path / "out.json")
    assert other.draft.rules == MITTWOCH.changed("swines", not MITTWOCH.swines)
    assert other.bar.box.currentText() == "out"


def test_a_code_goes_over_the_clipboard(open_rules) -> None:
    dialog = open_rules("mittwoch")
    dialog.draft.set("swines", True)
    dialog.commands.action("copy_code").trigger()
    code = QGuiApplication.clipboard().text()
    assert code == encode(dialog.draft.rules)
    assert decode(code) == dialog.draft.rules
    other = open_rules()
    other.commands.action("enter_code").trigger()
    question = asked(other, CodeDialog)
    assert question.field.toPlainText() == code
    question.show_rules.click()
    assert other.draft.rules == dialog.draft.rules
    assert not question.isVisible()


def test_the_code_of_a_preset_is_that_preset(open_rules) -> None:
    dialog = open_rules()
    assert dialog.commands.enter_code(encode(DDV))
    assert dialog.draft.rule_set == preset_set("ddv")


def test_half_a_code_is_refused(open_rules) -> None:
    dialog = open_rules()
    QGuiApplication.clipboard().setText("nothing of the kind")
    dialog.commands.action("enter_code").trigger()
    question = asked(dialog, CodeDialog)
    assert question.field.toPlainText() == ""
    assert not question.show_rules.isEnabled()
    question.field.setPlainText(encode(MITTWOCH.changed("swines", True))[:-3])
    question.show_rules.click()
    assert question.isVisible()
    assert "not a rule code" in question.hint.text()
    assert dialog.draft.rule_set == preset_set("standard")


def test_of_a_book_on_the_clipboard_only_the_beginning_is_shown(open_rules) -> None:
    dialog = open_rules()
    QGuiApplication.clipboard().setText("FDQ" + "x" * 300_000)
    dialog.commands.action("enter_code").trigger()
    question = asked(dialog, CodeDialog)
    assert len(question.field.toPlainText()) == LONGEST
    question.field.selectAll()
    question.field.paste()
    assert len(question.field.toPlainText()) == LONGEST
    question.show_rules.click()
    assert "not a rule code" in question.hint.text()


def test_a_change_of_a_rule_writes_no_list_of_sets_anew(open_rules, rule_sets, qtbot) -> None:
    for name in ("Meine", "Deine"):
        rule_sets.save(RuleSet(DDV.changed("swines", True), name=name))
    dialog = open_rules("ddv")
    boxes = (dialog.bar.box, dialog.comparison.left, dialog.comparison.right)
    with ExitStack() as nothing_made:
        for box in boxes:
            nothing_made.enter_context(qtbot.assertNotEmitted(box.model().rowsInserted))
        dialog.draft.set("bock", True)
        assert [box.itemText(0) for box in boxes[1:]] == ["These rules: DDV tournament (changed)"] * 2
        assert dialog.bar.box.currentText() == "DDV tournament (changed)"
        dialog.bar.box.activated.emit(dialog.bar.box.findText("Meine"))
        assert dialog.bar.box.currentText() == "Meine"
        assert dialog.bar.box.findText("DDV tournament") >= 0
        assert boxes[1].itemText(0) == "These rules: Meine"
        dialog.draft.undo()
        dialog.draft.undo()
        assert dialog.bar.box.currentText() == "DDV tournament"
