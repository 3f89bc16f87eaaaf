"""The rules dialog by itself: a person looks for rules, reads, compares and changes them."""

from collections.abc import Collection

import pytest
from evening import shown
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize, QTextCursor
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot
from rules_dialogs import asked, save_as

from freedoko_qt.app.rule_set_names import preset_label
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.settings import Language
from freedoko_qt.app.wording.prose import prose
from freedoko_qt.app.wording.translating import in_language
from freedoko_qt.engine.rules import OPTIONS, PRESETS, OptionGroup, OptionKind, differences
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.parts.search_line import LONGEST
from freedoko_qt.ui.rules.comparison import ComparisonPage
from freedoko_qt.ui.rules.option_page import OptionPage
from freedoko_qt.ui.rules.option_row import OptionRow
from freedoko_qt.ui.rules.prose_page import ProsePage
from freedoko_qt.ui.rules.rules_dialog import RulesDialog
from freedoko_qt.ui.rules.rules_text import LARGER

STANDARD, DDV, MITTWOCH = (PRESETS[name].rules for name in ("standard", "ddv", "mittwoch"))
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
TAB = Qt.FocusPolicy.TabFocus


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


def seen(page: OptionPage) -> set[str]:
    """The options whose rows are seen."""
    return {row.option.id for row in page.findChildren(OptionRow) if row.isVisible()}


def searched(page: OptionPage, words: str) -> tuple[str, ...]:
    """Search; returns what is found, in the order of the page."""
    page.search.setText(words)
    return page.shown_fields


def wait_for(qtbot: QtBot, page: OptionPage, found: Collection[str]) -> None:
    """Wait until these options are seen and no others."""
    qtbot.waitUntil(lambda: seen(page) == {*found}, timeout=30_000)


def test_what_is_found_first_is_seen_at_once_and_the_rest_soon(open_rules, qtbot) -> None:
    page = open_rules().options
    found = searched(page, "e")
    first = OPTIONS[found[0]].group
    assert seen(page) == {option for option in found if OPTIONS[option].group is first}
    wait_for(qtbot, page, found)
    assert len(seen(page)) > 100
    rows = sorted((row for row in page.findChildren(OptionRow) if row.isVisible()), key=OptionRow.y)
    assert [row.option.id for row in rows] == [*found]


def test_rows_of_a_search_go_and_come_again_as_they_are_set(open_rules, qtbot) -> None:
    dialog = open_rules()
    page = dialog.options
    found = searched(page, "e")
    wait_for(qtbot, page, found)
    dialog.draft.set("genscher", not dialog.draft.rules.genscher)
    page.search.clear()
    qtbot.waitUntil(lambda: len(page.findChildren(OptionRow)) < 40, timeout=30_000)
    page.groups.choose(OPTIONS["genscher"].group)
    assert page.row("genscher").isVisible()
    assert page.row("genscher").differs


def test_a_field_with_the_focus_stays_in_sight_while_rows_come_in_above_it(open_rules, qtbot) -> None:
    page = open_rules().options
    page.search.setText("genscher")
    row = page.row("genscher")
    qtbot.waitUntil(row.isVisible)
    found = searched(page, "e")
    field = next(one for one in row.findChildren(QWidget) if one.isVisible() and one.focusPolicy() & TAB)
    field.setFocus(Qt.FocusReason.TabFocusReason)
    assert field.hasFocus()
    wait_for(qtbot, page, found)
    QApplication.processEvents()  # until all is laid out
    assert not field.visibleRegion().isEmpty()


def test_the_search_is_a_key_away(open_rules, qtbot) -> None:
    dialog = open_rules()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    QTest.keyClick(dialog, Qt.Key.Key_F, CTRL)
    QTest.keyClicks(QGuiApplication.focusObject(), "genscher")
    assert dialog.options.search.text() == "genscher"
    assert "genscher" in dialog.options.shown_fields


def test_of_a_page_that_is_pasted_the_beginning_is_searched_for(open_rules) -> None:
    search = open_rules().options.search
    QGuiApplication.clipboard().setText("Schweine " * 10_000)
    search.paste()
    assert search.text() == ("Schweine " * 100)[:LONGEST]


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
    QTest.keyClick(switch, Qt.Key.Key_Space)
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
    QTest.keyClick(editor.list, Qt.Key.Key_Up, ALT)
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
    qtbot.mouseClick(bar.reset, Qt.MouseButton.LeftButton)
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


# The page and the comparison


def test_the_pages_of_the_other_tabs_are_made_when_they_are_first_turned_to(open_rules) -> None:
    dialog = open_rules()
    kinds = (ProsePage, ComparisonPage)
    assert [page for kind in kinds for page in dialog.findChildren(kind)] == []
    for place in (1, 2, 1, 2):
        dialog.tabs.setCurrentIndex(place)
        (page,) = dialog.findChildren(kinds[place - 1])
        assert page.isVisible()


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


def test_the_page_is_in_larger_letters_than_the_window_whatever_size_these_have(open_rules) -> None:
    dialog = open_rules()
    for sheet in ("", "* { font-size: 14pt; }", "* { font-size: 30pt; }"):
        dialog.setStyleSheet(sheet)
        dialog.tabs.setCurrentIndex(1)
        text = dialog.prose.page.textCursor()
        text.movePosition(QTextCursor.MoveOperation.End)
        assert text.charFormat().fontPointSize() == round(LARGER * dialog.prose.page.font().pointSizeF())


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


def test_a_draft_is_compared_with_what_it_was_made_from(open_rules) -> None:
    dialog = open_rules("ddv")
    dialog.draft.set("swines", True)
    dialog.tabs.setCurrentIndex(2)
    assert dialog.comparison.table.differing == ("swines",)


def test_a_line_of_the_comparison_leads_to_its_rule(open_rules) -> None:
    dialog = open_rules("ddv")
    dialog.draft.set("bock", True)
    dialog.tabs.setCurrentIndex(2)
    page = dialog.comparison
    page.right.setCurrentIndex(1 + [*PRESETS].index("ddv"))
    page.table.mark(1)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
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
    assert not dialog.options.differences.reset.isVisible()
    for keys in (Qt.Key.Key_S, Qt.Key.Key_O, Qt.Key.Key_Z):
        QTest.keyClick(dialog, keys, CTRL)
    dialog.options.differences.preset.setCurrentIndex(0)
    assert dialog.options.row("swines").back.text() == "Kitchen table: yes"
    assert dialog.draft.rules == DDV
    save_as(dialog, "Zum Merken")
    assert [one.name for one in rule_sets.all()[0]] == ["Zum Merken"]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
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
