"""The scenes of the window: every page, panel and dialog, each brought up by a function."""

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import views
from evening import PATIENCE, Person
from exercises import exercises
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from staging import defined, scene
from table_scenes import at_the_table

from freedoko_qt.app.course.all_lessons import LESSONS
from freedoko_qt.app.crash import CrashReport
from freedoko_qt.app.real_evenings.stakes import Stakes
from freedoko_qt.app.replay.branch import Branch
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.app.trainer.trainer_words import origin
from freedoko_qt.engine.actions import Play
from freedoko_qt.ui.crash_dialog import CrashDialog
from freedoko_qt.ui.real_evenings.agreement_dialog import AgreementDialog
from freedoko_qt.ui.real_evenings.evening_sheet import MONEY
from freedoko_qt.ui.real_evenings.game_form import CALCULATED, FINED
from freedoko_qt.ui.rules.code_dialog import CodeDialog
from freedoko_qt.ui.rules.import_report import ImportReport
from freedoko_qt.ui.rules.name_dialog import NameDialog

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `kept_games`

from kept_games import after_a_game  # isort: skip


@scene("FirstPage")
def first_page(person: Person) -> None:
    assert person.window.page is person.window.start_page


@scene("StartPage")
def start_page(person: Person) -> None:
    person.begin()
    person.wait()
    person.window.show_start()


@scene("ScoreSheet")
def score_sheet(person: Person) -> None:
    """A game that is over, of a tournament that goes on."""
    current, session = person.window.current, person.window.session
    kept = after_a_game(replace(current.next_setup, seed=1))
    session.history.save(kept)
    current.resume(kept.id, failed=lambda: None)
    person.qtbot.waitUntil(lambda: person.game_is_shown, timeout=PATIENCE)
    assert person.window.game.is_at_sheet


@scene("StandingsPage")
def standings(person: Person) -> None:
    score_sheet(person)
    person.window.game.show_standings()


@scene("ReplayPage", "ReplayPanel")
def replay(person: Person) -> None:
    score_sheet(person)
    person.window.controllers.replays.show_own(1)
    assert person.window.page is person.window.controllers.replays.page


@scene("ReviewTab")
def review(person: Person) -> None:
    replay(person)
    person.window.controllers.replays.page.show_review()


@scene()
def inferred(person: Person) -> None:
    replay(person)
    person.click(person.window.controllers.replays.page.panel.hidden_cards.buttons["inferred"])


@scene()
def practice(person: Person) -> None:
    replay(person)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_T):
        person.press(key)
        QApplication.processEvents()
    person.wait()
    assert person.window.session.practice is not None


@scene("PracticeSheet")
def practice_played(person: Person) -> None:
    """The end of a branch, beside the end of the game."""
    practice(person)
    person.play_game()


@scene()
def branches(person: Person) -> None:
    """A game with what came of it when it was tried in another way."""
    replay(person)
    page = person.window.controllers.replays.page
    game = page.replay.game_at(page.replay.stops[1])
    while game.turn is not None:
        game.apply(next(action for action in reversed(game.legal()) if isinstance(action, Play)))
    page.branches.file.add(page.replay, Branch(0, tuple(game.actions)))
    page.branches.refresh()
    assert page.branches.isVisible()


@scene()
def rules_of_points(person: Person) -> None:
    """From which rules the points of a game follow."""
    score_sheet(person)
    person.click(person.window.game.sheet.points.switch)


@scene("PointsDialog")
def points_dialog(person: Person) -> None:
    replay(person)
    person.press(Qt.Key.Key_P)


@scene("DealsPage", "DayDealPanel")
def deals(person: Person) -> None:
    score_sheet(person)
    person.window.controllers.deals.keep(person.window.session.game, "Eins")
    person.window.controllers.deals.show()


@scene("StatisticsPage", "LostPointsTab")
def statistics(person: Person) -> None:
    score_sheet(person)
    person.window.show_start()
    person.window.controllers.records.show_statistics()
    table = person.window.controllers.records.statistics.table
    person.qtbot.waitUntil(lambda: table.rowCount() > 0, timeout=20_000)


@scene("TournamentsPage")
def tournaments(person: Person) -> None:
    score_sheet(person)
    person.window.show_start()
    person.window.controllers.tournaments.show()


@scene("StoredSheet")
def kept_sheet(person: Person) -> None:
    """The sheet of a tournament in the list."""
    tournaments(person)
    person.click(person.window.controllers.tournaments.page.buttons["sheet"])


@scene("EveningsPage", "EmptyPage")
def new_evening(person: Person) -> None:
    person.window.controllers.records.show_evenings()


@scene("EveningSheet")
def evening(person: Person) -> None:
    """The list of games that are played with real cards."""
    new_evening(person)
    new = person.window.controllers.records.evenings.new
    for name in ("Anna", "Bert", "Cleo", "Dora", "Emil"):
        QTest.keyClicks(QApplication.focusWidget(), name)
        person.press(Qt.Key.Key_Tab)
    person.click(new.start)
    form = person.window.controllers.records.evenings.sheet.form
    assert form.isVisible()


@scene()
def evening_corrected(person: Person) -> None:
    """A game that was written before is asked for once more."""
    evening(person)
    sheet = person.window.controllers.records.evenings.sheet
    for winner in sheet.form.people.buttons[:2]:
        person.click(winner)
    person.click(sheet.form.write)
    sheet.table.game_wanted.emit(1)


@scene()
def evenings_kept(person: Person) -> None:
    """The list of evenings."""
    evening(person)
    person.window.controllers.records.evenings.show_all()


@scene("NamesDialog")
def evening_named(person: Person) -> None:
    """The names of an evening are asked for again."""
    evenings_kept(person)
    person.click(person.window.controllers.records.evenings.kept.rename)


@scene()
def evening_calculated(person: Person) -> None:
    """By the eyes, announcements and special points."""
    evening(person)
    form = person.window.controllers.records.evenings.sheet.form
    form.ways.setCurrentIndex(CALCULATED)


@scene("AgreementDialog")
def evening_agreed(person: Person) -> None:
    """Money, the kitty, and who sits out, are asked for."""
    new_evening(person)
    person.click(person.window.controllers.records.evenings.new.agreement)
    (dialog,) = person.window.findChildren(AgreementDialog)
    dialog.money.setChecked(True)


@scene()
def evening_fined(person: Person) -> None:
    """A fine is asked for."""
    person.window.controllers.records.evenings.new.stakes = Stakes(10)
    evening(person)
    person.window.controllers.records.evenings.sheet.form.ways.setCurrentIndex(FINED)


@scene("MoneyTab")
def evening_paid(person: Person) -> None:
    """The money, with a fine."""
    evening_fined(person)
    sheet = person.window.controllers.records.evenings.sheet
    person.click(sheet.form.fines.all_pay)
    person.click(sheet.form.write)
    sheet.tabs.setCurrentIndex(MONEY)


@scene("GuidePage", "GuidePanel")
def guided_game(person: Person) -> None:
    person.window.controllers.guide.show()
    session = person.window.controllers.guide.page.session
    person.qtbot.waitUntil(lambda: session.is_step_shown)


@scene("GuideSheet")
def guided_game_played(person: Person) -> None:
    """The points of the guided game, and the way on from it."""
    guided_game(person)
    session = person.window.controllers.guide.page.session
    while session.score is None:
        if session.step.wanted is None:
            session.go_on()
        else:
            session.act(session.step.wanted)
        person.qtbot.waitUntil(lambda: session.is_step_shown)


@scene("HelpPage")
def help_page(person: Person) -> None:
    person.window.controllers.help.show()


@scene("AboutBox")
def about(person: Person) -> None:
    person.window.dialogs.show_about()


@scene("SettingsDialog", "SettingsPage", "ButtonBox")
def settings(person: Person) -> None:
    person.window.dialogs.show_settings()


@scene("TournamentDialog")
def tournament(person: Person) -> None:
    person.window.dialogs.show_tournament()


@scene("RulesDialog", "OptionPage", "ProsePage", "ComparisonPage")
def rules(person: Person) -> None:
    """All rules; the other pages have been looked at."""
    rules_as_text(person)
    rules_compared(person)
    person.window.dialogs.rules.tabs.setCurrentIndex(0)


def rules_as_text(person: Person) -> None:
    _rules_page(person, 1)


def rules_compared(person: Person) -> None:
    _rules_page(person, 2)


def _rules_page(person: Person, place: int) -> None:
    if person.window.dialogs.rules is None:
        person.window.dialogs.show_rules()
    person.window.dialogs.rules.tabs.setCurrentIndex(place)


@scene()
def rules_that_are_played(person: Person) -> None:
    at_the_table(person)
    person.window.dialogs.show_rules()


@scene("QuestionBox")
def changed_rules_left(person: Person) -> None:
    """The question whether changes are to be lost."""
    rules(person)
    dialog = person.window.dialogs.rules
    dialog.draft.set("swines", not dialog.draft.rules.swines)
    dialog.reject()


@scene("NameDialog")
def rule_set_named(person: Person) -> None:
    rules(person)
    NameDialog("Am Mittwoch", lambda name: True, person.window.dialogs.rules).open()


@scene("CodeDialog")
def rule_set_as_code(person: Person) -> None:
    rules(person)
    CodeDialog("", lambda code: True, person.window.dialogs.rules).open()


@scene("ImportReport")
def rule_set_imported(person: Person) -> None:
    rules(person)
    mended = RuleSet(preset_set("ddv").rules, name="Am Mittwoch", mended=("bock", "swines"))
    ImportReport(mended, person.window.dialogs.rules).open()


@scene("QuestionnaireDialog", "QuestionPage", "ResultPage")
def questions(person: Person) -> None:
    """The questionnaire about the rules, and the rules that come of the answers."""
    person.window.dialogs.ask_which_rules(person.window, print)


@scene()
def notice(person: Person) -> None:
    person.window.notices.say(lambda: "The file cannot be read.")


@scene()
def notice_with_more(person: Person) -> None:
    person.window.notices.say(lambda: "Last time an error ended the program.", lambda: "Show the report")


@scene("CrashDialog")
def fault(person: Person) -> None:
    CrashDialog(CrashReport("ZeroDivisionError", None), person.window).open()


@scene("CoursePage", "LessonsPage")
def course(person: Person) -> None:
    """The lessons, of which something has been done."""
    person.window.controllers.course.show()
    person.window.controllers.course.course.solve("trumps", 0)
    person.window.controllers.course.course.play("trumps")


@scene("LessonPage")
def course_lesson(person: Person) -> None:
    """The lesson with the most to read."""
    course(person)
    page = person.window.controllers.course.page
    page.open_lesson(page.lessons.table.lesson)


@scene("ExercisePage", "ExercisePanel")
def course_exercise(person: Person) -> None:
    """An exercise of the lesson on the poverty, answered."""
    course(person)
    page = person.window.controllers.course.page
    page.open_lesson(LESSONS[9])
    page.lesson.exercise_wanted.emit(1)
    page.exercise.panel.answers.chosen.emit(0)


@scene()
def course_game(person: Person) -> None:
    """The game of a lesson."""
    course_lesson(person)
    person.window.controllers.course.page.lesson.game_wanted.emit()
    person.wait()
    assert person.window.session.practice is not None


@scene("TrainerPage", "KindsPage")
def trainer(person: Person) -> None:
    """The kinds that can be practised; nothing is looked for."""
    person.window.controllers.trainer.show()
    person.window.controllers.trainer.trainer.rest()


@scene()
def trainer_asks(person: Person) -> None:
    """The question with the most answers."""
    trainer(person)
    page, wanted = person.window.controllers.trainer.page, exercises()[QuestionKind.SOLO]
    page.exercise.ask(partial(origin, wanted), wanted.question(), lambda: views.PLAYERS)
    page.setCurrentWidget(page.exercise)


@scene()
def trainer_explains(person: Person) -> None:
    """The same, once it is answered."""
    trainer_asks(person)
    person.window.controllers.trainer.page.exercise.panel.answers.chosen.emit(1)


SCENES = tuple(defined)
"""All, with those at the table."""
