"""Actions on pages and in dialogs that are answered in words, a function each."""

from pathlib import Path

import scenes
from evening import Person, until_read
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog

from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.ui.rules.code_dialog import CodeDialog
from freedoko_qt.ui.rules.name_dialog import NameDialog
from freedoko_qt.ui.rules.rules_dialog import RulesDialog
from freedoko_qt.ui.sheet.sheet_export import SheetExport

NAME = "Eins"


def file_of(person: Person, content: str = "nothing of ours") -> Path:
    """A file in the folder of the program."""
    path = person.window.context.settings_file.folder / NAME
    path.write_text(content, encoding="utf-8")
    return path


def folder_taken(person: Person) -> Path:
    """A path at which no file can be written."""
    path = person.window.context.settings_file.folder / NAME
    path.mkdir()
    return path


# Deals


def deal_deleted(person: Person) -> None:
    scenes.deals(person)
    page = person.window.page
    person.click(page.buttons["delete"])
    assert page.line.undo.isVisible()


def deal_copied(person: Person) -> None:
    scenes.deals(person)
    person.click(person.window.page.buttons["copy"])


def deals_exported(person: Person) -> None:
    scenes.deals(person)
    page = person.window.page
    page.export(page.table.things, person.window.context.settings_file.folder / NAME)


def deals_not_exported(person: Person) -> None:
    scenes.deals(person)
    page = person.window.page
    page.export(page.table.things, folder_taken(person))


def deals_taken_in(person: Person) -> None:
    scenes.deals(person)
    controller = person.window.controllers.deals
    controller.take_in(controller.page.table.things)


def no_deals_in_file(person: Person) -> None:
    scenes.deals(person)
    person.window.controllers.deals.open_file(file_of(person))
    until_read(person.window)


def too_many_deals(person: Person) -> None:
    scenes.deals(person)
    page = person.window.page
    person.click(page.buttons["copy"])
    text = QGuiApplication.clipboard().text()
    controller = person.window.controllers.deals
    controller.open_file(file_of(person, text * 1200))
    until_read(person.window)
    assert page.line.isVisible()


def experts_begin(person: Person) -> None:
    scenes.deals(person)
    page = person.window.page
    person.click(page.buttons["experts"])
    assert page.line.isVisible()


def experts_are_done(person: Person) -> None:
    scenes.deals(person)
    page = person.window.page
    page.experts.done.emit(page.table.chosen.id, person.window.session.tournament.records[0])


def no_deal_found(person: Person) -> None:
    scenes.deals(person)
    person.window.page.search.setText("xyz")


# Tournaments and their lists


def tournament_deleted(person: Person) -> None:
    scenes.tournaments(person)
    person.click(person.window.page.buttons["delete"])
    assert person.window.page.line.undo.isVisible()


def tournament_exported(person: Person) -> None:
    scenes.tournaments(person)
    page = person.window.page
    page.export(page.table.chosen.id, person.window.context.settings_file.folder / NAME)
    assert page.line.isVisible()


def tournament_not_exported(person: Person) -> None:
    scenes.tournaments(person)
    page = person.window.page
    page.export(page.table.chosen.id, folder_taken(person))
    assert page.line.isVisible()


def no_games_in_file(person: Person) -> None:
    scenes.tournaments(person)
    person.window.controllers.tournaments.open_file(file_of(person))
    until_read(person.window)
    assert person.window.page.line.isVisible()


def file_not_there(person: Person) -> None:
    scenes.tournaments(person)
    person.window.controllers.tournaments.open_file(person.window.context.settings_file.folder / NAME)
    until_read(person.window)
    assert person.window.notices.text


def games_taken_in(person: Person) -> None:
    tournament_exported(person)
    controller = person.window.controllers.tournaments
    controller.open_file(person.window.context.settings_file.folder / NAME)
    until_read(person.window)


def no_tournament_found(person: Person) -> None:
    scenes.tournaments(person)
    person.window.page.search.setText("xyz")


def list_copied(person: Person) -> None:
    scenes.score_sheet(person)
    export = person.window.findChild(SheetExport)
    export.text.trigger()
    assert export.said


def list_saved(person: Person) -> None:
    scenes.kept_sheet(person)
    export = person.window.page.findChild(SheetExport)
    export.csv.trigger()
    dialog = export.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(person.window.context.settings_file.folder / NAME))
    dialog.close()
    person.qtbot.waitUntil(lambda: export.said != "")


def list_not_saved(person: Person) -> None:
    folder_taken(person)
    list_saved(person)


# Real evenings


def game_taken_back(person: Person) -> None:
    scenes.evening(person)
    sheet = person.window.page.sheet
    person.click(sheet.form.people.buttons[0])
    person.click(sheet.form.people.buttons[1])
    person.click(sheet.form.write)
    person.click(sheet.undo)
    assert sheet.line.isVisible()


def fine_taken_back(person: Person) -> None:
    scenes.evening_fined(person)
    sheet = person.window.page.sheet
    person.click(sheet.form.fines.all_pay)
    person.click(sheet.form.write)
    person.click(sheet.undo)
    assert sheet.line.isVisible()


def two_people_of_one_name(person: Person) -> None:
    scenes.new_evening(person)
    for line in person.window.page.new.names[:4]:
        line.setText("Anna")


# Rules


def rules_of(person: Person) -> RulesDialog:
    scenes.rules(person)
    return person.window.dialogs.rules


def option_pushed(person: Person) -> None:
    dialog = rules_of(person)
    dialog.draft.set("announcement_no_30", 12)
    assert dialog.status.text()


def rules_saved(person: Person) -> None:
    dialog = rules_of(person)
    dialog.commands.save_as(NAME)
    assert dialog.status.text()


def rules_deleted(person: Person) -> None:
    rules_saved(person)
    person.window.dialogs.rules.commands.delete()


def rules_exported(person: Person) -> None:
    dialog = rules_of(person)
    dialog.commands.export_to(person.window.context.settings_file.folder / NAME)
    assert dialog.status.text()


def rules_not_exported(person: Person) -> None:
    dialog = rules_of(person)
    dialog.commands.export_to(folder_taken(person))
    assert dialog.status.text()


def rules_imported(person: Person) -> None:
    rules_exported(person)
    person.window.dialogs.rules.commands.import_from(person.window.context.settings_file.folder / NAME)


def no_rules_in_file(person: Person) -> None:
    dialog = rules_of(person)
    dialog.commands.import_from(file_of(person))
    assert dialog.status.text()


def page_of_rules_copied(person: Person) -> None:
    dialog = rules_of(person)
    dialog.tabs.setCurrentIndex(1)
    person.click(dialog.prose.copy)
    assert dialog.status.text()


def deletion_of_rules_asked(person: Person) -> None:
    rules_saved(person)
    person.window.dialogs.rules.commands.action("delete").trigger()


def leaving_of_changed_rules_asked(person: Person) -> None:
    dialog = rules_of(person)
    dialog.draft.set("swines", value=not dialog.draft.rules.swines)
    dialog.reject()


def name_taken(person: Person) -> None:
    scenes.rules(person)
    dialog = NameDialog("Mittwoch", lambda name: False, person.window.dialogs.rules)
    dialog.open()
    dialog.line.setText("Anna")


def code_refused(person: Person) -> None:
    scenes.rules(person)
    dialog = CodeDialog("", lambda code: False, person.window.dialogs.rules)
    dialog.open()
    dialog.field.setPlainText("12")
    person.click(dialog.show_rules)


def answers_given(person: Person) -> None:
    """The questionnaire is at its end, and its page has been copied."""
    scenes.questions(person)
    dialog = opened(person)
    for page in dialog.questions:
        page.buttons[-1].click()
    dialog.outcome.name.line.setText(NAME)  # the one that is proposed is the person's, whatever is spoken then
    person.click(dialog.outcome.prose.copy)
    assert dialog.status.text()


def set_compared(person: Person) -> None:
    dialog = rules_of(person)
    dialog.draft.take(RuleSet(preset_set("ddv").rules.changed("swines", value=True), name=NAME))
    dialog.tabs.setCurrentIndex(2)


# The rest


def settings_reset(person: Person) -> None:
    scenes.settings(person)
    dialog = opened(person)
    dialog.reset_all.click()


def setting_not_found(person: Person) -> None:
    scenes.settings(person)
    opened(person).page.search.setText("xyz")


def report_copied(person: Person) -> None:
    scenes.about(person)
    person.click(opened(person).copy)


def crash_copied(person: Person) -> None:
    scenes.fault(person)
    person.click(opened(person).copy)


def nothing_on_clipboard(person: Person) -> None:
    QGuiApplication.clipboard().setText("nothing")
    person.window.controllers.replays.open_copied()
    until_read(person.window)
    assert person.window.notices.text


def two_notices(person: Person) -> None:
    """The second one comes when the first is dismissed."""
    nothing_on_clipboard(person)
    nothing_on_clipboard(person)
    person.window.notices.next()
    assert person.window.notices.text


def game_that_breaks_the_rules(person: Person) -> None:
    scenes.score_sheet(person)
    tournament = person.window.session.tournament
    tournament.records[0]["actions"] = tournament.records[0]["actions"][:5] * 2
    person.window.controllers.replays.show_own(1)
    assert person.window.notices.text


def word_not_found_in_help(person: Person) -> None:
    scenes.help_page(person)
    person.window.page.search.setText("xyz")


def statistics_filtered(person: Person) -> None:
    scenes.statistics(person)
    page = person.window.page
    for box in page.filters.choices.values():
        box.setCurrentIndex(box.count() - 1)
        box.activated.emit(box.count() - 1)
    QTest.qWait(50)


def next_step_of_guide(person: Person) -> None:
    scenes.guided_game(person)
    person.press(Qt.Key.Key_Return)


def opened(person: Person) -> QDialog:
    """The dialog that is open."""
    (dialog,) = (one for one in person.window.findChildren(QDialog) if one.isVisible())
    return dialog


EVENTS = [
    deal_deleted, deal_copied, deals_exported, deals_not_exported, deals_taken_in, no_deals_in_file, too_many_deals,
    experts_begin, experts_are_done, no_deal_found, tournament_deleted, tournament_exported, tournament_not_exported,
    no_games_in_file, file_not_there, games_taken_in, no_tournament_found, list_copied, list_saved, list_not_saved,
    game_taken_back, fine_taken_back, two_people_of_one_name, option_pushed, rules_saved, rules_deleted,
    rules_exported, rules_not_exported, rules_imported, no_rules_in_file, page_of_rules_copied,
    deletion_of_rules_asked, leaving_of_changed_rules_asked, name_taken, code_refused, answers_given, set_compared,
    settings_reset, setting_not_found, report_copied, crash_copied, nothing_on_clipboard, two_notices,
    game_that_breaks_the_rules, word_not_found_in_help, statistics_filtered, next_step_of_guide,
]  # fmt: skip
