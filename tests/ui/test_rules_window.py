"""The rules on the way through the window: before a tournament they are chosen, during it they are read."""

from evening import Person, button, press
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.rules.rules_dialog import RulesDialog
from freedoko_qt.ui.tournaments.tournament_dialog import TournamentDialog

CTRL = Qt.KeyboardModifier.ControlModifier
DDV = PRESETS["ddv"].rules
MINE = RuleSet(DDV.changed("swines", True), name="Am Mittwoch")


def open_tournament(person: Person) -> TournamentDialog:
    press(person, Qt.Key.Key_N, modifier=CTRL)
    return person.window.findChild(TournamentDialog)


def offered(dialog: TournamentDialog) -> list[str]:
    return [dialog.rule_set.itemText(row) for row in range(dialog.rule_set.count())]


def test_own_sets_are_offered_and_played(person, qtbot) -> None:
    person.window.context.rule_sets.save(MINE)
    dialog = open_tournament(person)
    assert offered(dialog) == [*(preset.label for preset in PRESETS.values()), "Am Mittwoch"]
    dialog.rule_set.setCurrentIndex(len(PRESETS))
    assert "DDV tournament" in dialog.description.text()
    person.click(button(dialog, "Start"))
    qtbot.waitUntil(lambda: person.window.page is person.window.game.page)
    assert person.window.session.setup.rule_set == MINE
    assert person.window.session.view.rules.swines
    assert person.window.context.settings_file.settings.setup.rules_name == "Am Mittwoch"


def test_the_rules_are_changed_on_the_way_to_a_tournament(person, qtbot) -> None:
    tournament = open_tournament(person)
    person.click(button(tournament, "Rules…"))
    rules = tournament.findChild(RulesDialog)
    assert rules.isVisible()
    rules.draft.take(RuleSet(DDV))
    rules.draft.set("bock", True)
    person.click(rules.play)
    assert not rules.isVisible()
    assert offered(tournament)[0] == "Your own rules"
    assert tournament.setup.rules == DDV.changed("bock", True)
    assert tournament.setup.rounds == DDV.number_of_rounds
    person.click(button(tournament, "Start"))
    qtbot.waitUntil(lambda: person.window.page is person.window.game.page)
    assert person.window.session.view.rules.bock


def test_a_set_saved_on_the_way_is_offered(person) -> None:
    tournament = open_tournament(person)
    person.click(button(tournament, "Rules…"))
    rules = tournament.findChild(RulesDialog)
    rules.draft.take(RuleSet(MINE.rules))
    rules.commands.save_as(MINE.name)
    person.click(rules.play)
    assert offered(tournament)[-1] == "Am Mittwoch"
    assert tournament.rule_set.currentText() == "Am Mittwoch"
    assert tournament.setup.rule_set == MINE


def test_what_was_changed_without_saving_stands_beside_the_saved(person) -> None:
    person.window.context.rule_sets.save(MINE)
    tournament = open_tournament(person)
    tournament.rules_wanted.emit(MINE)
    rules = tournament.findChild(RulesDialog)
    rules.draft.set("bock", True)
    person.click(rules.play)
    assert tournament.rule_set.currentText() == "Am Mittwoch (changed)"
    assert offered(tournament)[-1] == "Am Mittwoch"


def test_the_rules_of_the_running_tournament_are_a_key_away(person) -> None:
    person.begin()
    person.wait()
    press(person, Qt.Key.Key_R)
    rules = person.window.dialogs.rules
    assert rules.isVisible()
    assert not rules.play.isVisible()
    assert rules.draft.rules == person.window.session.setup.rules_in_play
    press(person, Qt.Key.Key_Escape)
    QTest.qWait(0)
    assert person.window.dialogs.rules is None
    assert person.window.page is person.window.game.page


def test_before_a_tournament_the_key_chooses_the_rules_of_the_next(person) -> None:
    press(person, Qt.Key.Key_R)
    rules = person.window.dialogs.rules
    rules.draft.take(MINE)
    person.click(rules.play)
    assert person.window.current.next_setup.rule_set == MINE
    assert "Am Mittwoch" in person.window.start_page.setup_line.text()
    assert person.window.current.next_setup.rounds is None, "these rules have a number of their own"
    assert person.window.current.next_setup.names == TournamentSetup().names
