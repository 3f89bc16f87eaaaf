"""The rules dialog by itself: a person looks for rules, changes them, keeps them and gives them away."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from evening import shown
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QSpinBox,
    QWidget,
)

from freedoko_qt.app.language import Translators
from freedoko_qt.app.rule_set_names import preset_label
from freedoko_qt.app.rule_sets import RuleSet, RuleSets, preset_set
from freedoko_qt.app.settings import Language
from freedoko_qt.app.wording.prose import prose
from freedoko_qt.app.wording.translating import in_language
from freedoko_qt.engine.rules import OPTIONS, PRESETS, OptionGroup, OptionKind, Rules, differences
from freedoko_qt.engine.rules.code import decode, encode
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.rules.code_dialog import CodeDialog
from freedoko_qt.ui.rules.import_report import ImportReport
from freedoko_qt.ui.rules.name_dialog import NameDialog
from freedoko_qt.ui.rules.rules_dialog import RulesDialog

STANDARD, DDV, MITTWOCH = (PRESETS[name].rules for name in ("standard", "ddv", "mittwoch"))
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
Opener = Callable[..., RulesDialog]


@pytest.fixture
def rule_sets(data_dir: Path) -> RuleSets:
    return RuleSets(data_dir / "rules")


@pytest.fixture
def open_rules(qtbot, rule_sets) -> Opener:
    def make(rule_set: RuleSet | str = "standard", *, read_only: bool = False) -> RulesDialog:
        chosen = preset_set(rule_set) if isinstance(rule_set, str) else rule_set
        return shown(qtbot, RulesDialog(chosen, rule_sets, Deck(), played=chosen.rules if read_only else None))

    return make


@pytest.fixture
def translators(qapp) -> Iterator[Translators]:
    made = Translators(qapp)
    yield made
    made.speak(Language.ENGLISH)


def asked(dialog: QWidget, kind: type[QDialog]) -> QDialog:
    """The dialog of this kind that has just been opened."""
    QTest.qWait(0)
    return next(one for one in reversed(dialog.findChildren(kind)) if one.isVisible())


def answer(dialog: RulesDialog, text: str) -> None:
    """Press a button of the question that has just been asked."""
    next(button for button in asked(dialog, QMessageBox).buttons() if button.text() == text).click()


def press(widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifier)


# Looking


def test_every_option_stands_in_its_group(open_rules) -> None:
    page = open_rules().options
    seen: list[str] = []
    for group in OptionGroup:
        page.groups.choose(group)
        assert {OPTIONS[option].group for option in page.shown_fields} == {group}
        seen += page.shown_fields
        for option in page.shown_fields:
            row = page.row(option)
            assert row.isVisible()
            assert row.title.text() == OPTIONS[option].label
            assert row.explanation.text() == OPTIONS[option].explanation
    assert seen == list(OPTIONS)


def test_the_search_reads_both_languages(open_rules, translators) -> None:
    page = open_rules().options
    for language in (Language.ENGLISH, Language.GERMAN):
        translators.speak(language)
        for words in ("Schweine im Farbsolo", "swines in a SUIT solo", "schweine suit"):
            page.search.setText(words)
            assert "swines_in_solo" in page.shown_fields
            assert len(page.shown_fields) < 10
    page.search.setText("Konige")
    assert "throw_with_kings" in page.shown_fields, "Könige, without the dots"
    page.search.setText("xyzzy")
    assert page.shown_fields == ()
    assert page.nothing.isVisible()
    page.search.clear()
    assert {OPTIONS[option].group for option in page.shown_fields} == {page.groups.group}


def test_the_search_is_a_key_away(open_rules, qtbot) -> None:
    dialog = open_rules()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    press(dialog, Qt.Key.Key_F, CTRL)
    QTest.keyClicks(QGuiApplication.focusObject(), "genscher")
    assert dialog.options.search.text() == "genscher"
    assert "genscher" in dialog.options.shown_fields


def test_all_words_change_with_the_language(open_rules, translators) -> None:
    dialog = open_rules()
    row = dialog.options.row("dollen")
    translators.speak(Language.GERMAN)
    QTest.qWait(0)
    assert row.title.text() == in_language("de")("Rules", OPTIONS["dollen"].label)
    assert dialog.options.groups.item(0).text() == "Karten"
    combo = dialog.options.row("counting").editor.combo
    assert [combo.itemText(place) for place in range(combo.count())] == [
        in_language("de")("Rules", words) for words in OPTIONS["counting"].choices.values()
    ]
    translators.speak(Language.ENGLISH)
    QTest.qWait(0)
    assert row.title.text() == OPTIONS["dollen"].label


# Changing


def test_a_switch_is_turned_by_mouse_and_space(open_rules, qtbot) -> None:
    dialog = open_rules()
    switch = dialog.options.row("swines").editor.switch
    dialog.options.groups.choose(OptionGroup.SWINES)
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert not dialog.draft.rules.swines
    press(switch, Qt.Key.Key_Space)
    assert dialog.draft.rules.swines
    assert switch.text() == "yes"


def test_what_depends_on_an_option_is_greyed_and_says_on_what(open_rules, qtbot) -> None:
    dialog = open_rules()
    page = dialog.options
    page.groups.choose(OptionGroup.SWINES)
    row = page.row("swines_in_solo")
    assert row.editor.isEnabled()
    assert not row.reason.isVisible()
    qtbot.mouseClick(page.row("swines").editor.switch, Qt.MouseButton.LeftButton)
    assert not row.editor.isEnabled()
    assert not row.title.isEnabled()
    assert row.reason.isVisible()
    assert row.reason.accessibleName() == "No effect. Needs “Swines”."
    qtbot.mouseClick(page.row("swines").editor.switch, Qt.MouseButton.LeftButton)
    assert row.editor.isEnabled()
    assert not row.reason.isVisible()


def test_every_reason_leads_to_what_is_needed(open_rules, qtbot) -> None:
    page = open_rules().options
    page.row("number_of_duty_color_soli").reason.linkActivated.emit("number_of_duty_soli")
    assert page.groups.group is OptionGroup.TOURNAMENT
    page.row("throw_with_nines").reason.linkActivated.emit("with_nines")
    assert "with_nines" in page.shown_fields
    assert page.focusWidget() is page.row("with_nines").editor.switch


def test_limits_push_each_other_and_it_is_reported(open_rules) -> None:
    dialog = open_rules("ddv")
    page = dialog.options
    page.groups.choose(OptionGroup.CALLS)
    spin = page.row("announcement_no_30").editor.spin
    spin.setFocus()
    spin.setValue(12)
    assert [page.row(f"announcement_no_{level}").editor.spin.value() for level in (120, 90, 60, 30)] == [12] * 4
    assert "Limit for no 90" in dialog.status.text()
    assert "Limit for no 30" not in dialog.status.text()


def test_a_number_has_the_range_that_the_others_leave_it(open_rules) -> None:
    dialog = open_rules()
    editor = dialog.options.row("announcement_no_120").editor
    assert (editor.spin.maximum(), editor.range.text()) == (12, "1 to 12")
    dialog.draft.set("with_nines", False)
    assert (editor.spin.maximum(), editor.range.text()) == (10, "1 to 10")


def test_the_last_of_a_choice_cannot_be_refused(open_rules, qtbot) -> None:
    dialog = open_rules()
    boxes = dialog.options.row("color_solo_colors").editor.boxes
    dialog.options.groups.choose(OptionGroup.SOLO)
    for suit in "CSH":
        boxes[suit].click()
    assert dialog.draft.rules.color_solo_colors == ("D",)
    assert not boxes["D"].isEnabled()
    boxes["S"].click()
    assert dialog.draft.rules.color_solo_colors == ("S", "D")
    assert boxes["D"].isEnabled()


def test_no_marriage_without_a_condition(open_rules) -> None:
    dialog = open_rules()
    selectors = [f"marriage_first_{name}" for name in ("foreign", "trump", "color", "single_color")]
    for selector in selectors:
        dialog.options.row(selector).editor.switch.setChecked(False)
    assert any(getattr(dialog.draft.rules, selector) for selector in selectors)
    for selector in selectors:
        assert dialog.options.row(selector).editor.switch.isChecked() is getattr(dialog.draft.rules, selector)


def test_an_order_is_moved_by_keys_and_buttons(open_rules, qtbot) -> None:
    dialog = open_rules()
    editor = dialog.options.row("reservation_priority").editor.order
    dialog.options.groups.choose(OptionGroup.RESERVATIONS)
    dialog.activateWindow()
    editor.list.setFocus()
    editor.list.setCurrentRow(3)
    press(editor.list, Qt.Key.Key_Up, ALT)
    assert dialog.draft.rules.reservation_priority == ("duty_solo", "lust_solo", "poverty", "throwing", "marriage")
    qtbot.mouseClick(editor.down, Qt.MouseButton.LeftButton)
    assert dialog.draft.rules.reservation_priority == STANDARD.reservation_priority


def test_a_ranking_holds_what_is_ticked(open_rules) -> None:
    dialog = open_rules()
    editor = dialog.options.row("solo_rank").editor.order
    item = editor.list.item(len(STANDARD.solo_rank))
    item.setCheckState(Qt.CheckState.Checked)
    assert dialog.draft.rules.solo_rank == (*STANDARD.solo_rank, item.data(Qt.ItemDataRole.UserRole))


def test_a_row_of_numbers_keeps_rising(open_rules) -> None:
    dialog = open_rules("doko_wtf")
    spins = dialog.options.row("announcement_limit_table").editor.spins
    spins[0].setValue(30)
    table = dialog.draft.rules.announcement_limit_table
    assert table[0] == 30
    assert list(table) == sorted(table) == [spin.value() for spin in spins]


def test_every_value_can_be_reached_by_its_editor(open_rules) -> None:
    """Whatever an editor tells is what the rules then have, and what it shows."""
    dialog = open_rules()
    for option in OPTIONS.values():
        editor = dialog.options.row(option.id).editor
        match option.kind:
            case OptionKind.BOOL:
                editor.switch.setChecked(not editor.switch.isChecked())
                assert getattr(dialog.draft.rules, option.id) is editor.switch.isChecked()
            case OptionKind.INT if option.low < option.high:
                editor.spin.setValue(editor.spin.minimum())
                assert getattr(dialog.draft.rules, option.id) == editor.spin.value()
            case OptionKind.ENUM:
                editor.combo.setCurrentIndex(editor.combo.count() - 1)
                assert getattr(dialog.draft.rules, option.id) == list(option.choices)[editor.combo.currentIndex()]


# Presets and differences


def test_differences_are_marked_and_counted(open_rules) -> None:
    dialog = open_rules("ddv")
    page = dialog.options
    assert page.differences.count.text() == "No difference"
    page.groups.choose(OptionGroup.SWINES)
    page.row("swines").editor.switch.setChecked(True)
    assert page.row("swines").back.isVisible()
    assert not page.row("hyperswines").back.isVisible()
    assert dialog.bar.box.currentText() == "DDV tournament (changed)"
    page.differences.only.setChecked(True)
    assert page.shown_fields == ("swines",)


def test_one_click_resets_one_rule(open_rules, qtbot) -> None:
    dialog = open_rules("ddv")
    dialog.draft.set("swines", True)
    dialog.draft.set("bock", True)
    dialog.options.groups.choose(OptionGroup.SWINES)
    row = dialog.options.row("swines")
    assert row.back.text() == "Back to no"
    qtbot.mouseClick(row.back, Qt.MouseButton.LeftButton)
    assert dialog.draft.rules == DDV.changed("bock", True)
    assert dialog.options.focusWidget() is row.editor.switch


def test_one_click_resets_all_and_one_takes_it_back(open_rules, qtbot) -> None:
    dialog = open_rules("ddv")
    dialog.draft.set("swines", True)
    dialog.draft.set("with_nines", False)
    changed = dialog.draft.rules
    bar = dialog.options.differences
    qtbot.mouseClick(bar.back, Qt.MouseButton.LeftButton)
    assert dialog.draft.rules == DDV
    qtbot.mouseClick(bar.undo, Qt.MouseButton.LeftButton)
    assert dialog.draft.rules == changed
    qtbot.mouseClick(bar.undo, Qt.MouseButton.LeftButton)
    assert dialog.draft.rules == DDV.changed("swines", True)


def test_the_preset_to_compare_with_can_be_chosen(open_rules) -> None:
    dialog = open_rules("ddv")
    bar = dialog.options.differences
    bar.preset.setCurrentIndex(list(PRESETS).index("mittwoch"))
    bar.only.setChecked(True)
    assert dialog.options.shown_fields == differences(DDV, MITTWOCH)
    assert dialog.draft.rules == DDV


def test_another_preset_is_taken_and_given_back(open_rules) -> None:
    dialog = open_rules()
    dialog.draft.set("bock", False)
    row = [one.preset for one in dialog.bar.offered].index("mittwoch")
    dialog.bar.box.setCurrentIndex(row)
    dialog.bar.box.activated.emit(row)
    assert dialog.draft.rule_set == preset_set("mittwoch")
    dialog.draft.undo()
    assert dialog.draft.rules == STANDARD.changed("bock", False)
    assert dialog.bar.box.currentText() == "FreeDoko (changed)"


# Own sets


def save_as(dialog: RulesDialog, name: str) -> NameDialog:
    dialog.commands.action("save_as").trigger()
    question = asked(dialog, NameDialog)
    question.line.setText(name)
    press(question.line, Qt.Key.Key_Return)
    return question


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
    press(question.line, Qt.Key.Key_Return)
    assert [one.name for one in rule_sets.all()[0]] == ["Unsere"]
    assert dialog.bar.box.currentText() == "Unsere"
    dialog.commands.action("delete").trigger()
    press(asked(dialog, QMessageBox), Qt.Key.Key_Return)
    assert len(rule_sets.all()[0]) == 1, "Enter alone deletes nothing"
    dialog.commands.action("delete").trigger()
    answer(dialog, "Delete")
    assert rule_sets.all()[0] == ()
    assert dialog.draft.rules == DDV, "the rules stay where they are looked at"
    assert dialog.bar.save.isEnabled()


def test_leaving_with_changes_is_asked(open_rules) -> None:
    dialog = open_rules("ddv")
    dialog.draft.set("swines", True)
    press(dialog, Qt.Key.Key_Escape)
    question = asked(dialog, QMessageBox)
    assert dialog.isVisible()
    press(question, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter stays"
    press(dialog, Qt.Key.Key_Escape)
    answer(dialog, "Discard")
    assert not dialog.isVisible()


def test_leaving_without_changes_is_not_asked(open_rules) -> None:
    dialog = open_rules("ddv")
    dialog.options.search.setText("swines")
    press(dialog.options.search, Qt.Key.Key_Escape)
    assert dialog.isVisible(), "it ended the search"
    assert dialog.options.search.text() == ""
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_chosen_rules_are_emitted(open_rules) -> None:
    for key in (None, CTRL):
        dialog = open_rules("ddv")
        chosen = []
        dialog.chosen.connect(chosen.append)
        dialog.draft.set("swines", True)
        press(dialog.options.row("announcement_no_90").editor.spin, Qt.Key.Key_Return)
        assert chosen == [], "Enter in a field chooses nothing"
        if key is None:
            dialog.play.click()
        else:
            press(dialog, Qt.Key.Key_Return, key)
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


# The page and the comparison


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_page_describes_every_group_in_sentences(open_rules, language) -> None:
    dialog = open_rules("mittwoch")
    dialog.tabs.setCurrentIndex(1)
    dialog.prose.language.setCurrentIndex(["de", "en"].index(language))
    text = dialog.prose.page.toPlainText()
    assert text.startswith(preset_label("mittwoch", in_language(language)))
    for section in prose(MITTWOCH, in_language(language)):
        assert section.title in text
        assert section.sentences
        for sentence in section.sentences:
            assert sentence in text
    dialog.draft.set("with_nines", not MITTWOCH.with_nines)
    first = prose(dialog.draft.rules, in_language(language))[0].sentences[0]
    assert first in dialog.prose.page.toPlainText()
    assert first not in text


def test_the_page_is_copied_whole(open_rules) -> None:
    dialog = open_rules("ddv")
    dialog.prose.copy.click()
    copied = QGuiApplication.clipboard().mimeData()
    assert copied.text().startswith("DDV tournament\n")
    assert copied.hasHtml()
    for section in prose(DDV):
        assert f"{section.title}\n{' '.join(section.sentences)}" in copied.text()


def test_the_page_is_printed(open_rules, tmp_path) -> None:
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "rules.pdf"))
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    printer.setPageOrientation(QPageLayout.Orientation.Portrait)
    page = open_rules("ddv").prose
    page.print.click()
    asked(page, QPrintDialog).reject()
    page.print_on(printer)
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")


def test_the_comparison_lists_just_what_differs(open_rules, rule_sets) -> None:
    rule_sets.save(RuleSet(DDV.changed("swines", True), name="Meine"))
    dialog = open_rules("ddv")
    dialog.tabs.setCurrentIndex(2)
    page = dialog.comparison
    names = [page.left.itemText(row) for row in range(page.left.count())]
    page.right.setCurrentIndex(names.index("DDV tournament"))
    assert page.table.differing == ()
    assert page.count.text() == "These two sets are the same."
    page.left.setCurrentIndex(names.index("FreeDoko"))
    page.right.setCurrentIndex(names.index("Mittwochsregeln"))
    assert page.table.differing == differences(STANDARD, MITTWOCH)
    page.left.setCurrentIndex(0)
    page.right.setCurrentIndex(names.index("Meine"))
    assert page.table.differing == ("swines",)
    texts = [page.table.lines.index(1, column).data() for column in range(3)]
    assert texts == ["Swines", "no", "yes"]
    dialog.draft.set("bock", True)
    assert page.table.differing == ("swines", "bock")


def test_a_line_of_the_comparison_leads_to_its_rule(open_rules) -> None:
    dialog = open_rules("ddv")
    dialog.draft.set("bock", True)
    dialog.tabs.setCurrentIndex(2)
    page = dialog.comparison
    page.right.setCurrentIndex(1 + [*PRESETS].index("ddv"))
    page.table.mark(1)
    press(page.table, Qt.Key.Key_Return)
    assert dialog.tabs.currentIndex() == 0
    assert dialog.options.groups.group is OptionGroup.BOCK
    assert dialog.focusWidget() is dialog.options.row("bock").editor.switch


# Reading only, names, room


def test_while_a_tournament_runs_nothing_can_be_changed(open_rules, rule_sets) -> None:
    dialog = open_rules("ddv", read_only=True)
    assert dialog.bar.title.text() == "Rules of this tournament: DDV tournament"
    for group in OptionGroup:
        dialog.options.groups.choose(group)
        for option in dialog.options.shown_fields:
            editor = dialog.options.row(option).editor
            assert editor.text
            assert not any(editor.findChildren(kind) for kind in (QAbstractButton, QSpinBox, QComboBox, QLineEdit))
    assert dialog.options.row("swines").editor.text == "no"
    assert not dialog.play.isVisible()
    assert not dialog.bar.box.isVisible()
    assert not dialog.options.differences.back.isVisible()
    for keys in (Qt.Key.Key_S, Qt.Key.Key_O, Qt.Key.Key_Z):
        press(dialog, keys, CTRL)
    dialog.options.differences.preset.setCurrentIndex(0)
    assert dialog.options.row("swines").back.text() == "Kitchen table: yes"
    assert dialog.draft.rules == DDV
    save_as(dialog, "Zum Merken")
    assert [one.name for one in rule_sets.all()[0]] == ["Zum Merken"]
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def controls(dialog: QDialog) -> list[QWidget]:
    kinds = (QAbstractButton, QComboBox, QSpinBox)
    return [one for kind in kinds for one in dialog.findChildren(kind) if one.isVisible()]


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_every_control_has_a_name_and_room(open_rules, translators, language) -> None:
    translators.speak(language)
    dialog = open_rules()
    dialog.draft.compare_with("ddv")
    dialog.resize(900, 600)
    for group in OptionGroup:
        dialog.options.groups.choose(group)
        QTest.qWait(0)
        for one in controls(dialog):
            if one.objectName() not in ("ScrollLeftButton", "ScrollRightButton"):
                assert one.accessibleName() or one.text(), one
            assert one.width() >= one.minimumSizeHint().width(), one.accessibleName()
            assert one.mapTo(dialog, one.rect().bottomRight()).x() < dialog.width(), one.accessibleName()
        for label in dialog.options.findChildren(QLabel):
            if label.isVisible() and label.wordWrap():
                assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_a_comparison_never_opens_with_a_set_beside_itself(open_rules) -> None:
    for preset in PRESETS:
        dialog = open_rules(preset)
        dialog.tabs.setCurrentIndex(2)
        page = dialog.comparison
        assert page.right.currentIndex() > 0
        assert page.table.differing
    changed = open_rules(RuleSet(DDV.changed("swines", True), "ddv"))
    assert changed.comparison.right.currentText() == "DDV tournament"


def test_a_tournament_of_another_length_plays_by_rules_that_are_called_changed(qtbot, rule_sets) -> None:
    rules = DDV.changed("number_of_rounds", 2)
    dialog = shown(qtbot, RulesDialog(preset_set("ddv"), rule_sets, Deck(), played=rules))
    assert dialog.bar.title.text() == "Rules of this tournament: DDV tournament (changed)"
    assert dialog.draft.differing == ("number_of_rounds",)


def test_rules_opened_from_another_dialog_are_as_large_as_from_the_window(qtbot, rule_sets) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1200, 800)
    between = QDialog(window)
    between.resize(600, 572)
    dialogs = [RulesDialog(preset_set("ddv"), rule_sets, Deck(), parent) for parent in (window, between)]
    assert dialogs[0].size() == dialogs[1].size()
    assert dialogs[1].width() > between.width()
