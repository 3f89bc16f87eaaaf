"""The scenes of the window: every page, panel and dialog, each brought up by a function."""

from collections.abc import Callable, Iterator

import views
from evening import Person
from exercises import trainer, trainer_asks, trainer_explains
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from freedoko_qt.app.course.all_lessons import LESSONS
from freedoko_qt.app.crash import CrashReport
from freedoko_qt.app.real_evenings.stakes import Stakes
from freedoko_qt.app.replay.branch import Branch
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.settings import SidePageKind
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Genscher, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.game import Game
from freedoko_qt.ui.crash_dialog import CrashDialog
from freedoko_qt.ui.main_window import MainWindow
from freedoko_qt.ui.real_evenings.agreement_dialog import AgreementDialog
from freedoko_qt.ui.real_evenings.evening_sheet import MONEY
from freedoko_qt.ui.real_evenings.game_form import CALCULATED, FINED
from freedoko_qt.ui.rules.code_dialog import CodeDialog
from freedoko_qt.ui.rules.import_report import ImportReport
from freedoko_qt.ui.rules.name_dialog import NameDialog

ROUNDS, PAUSE = 100, 20  # milliseconds each
"""Within so long every layout has its room."""


def first_page(person: Person) -> None:
    assert person.window.page is person.window.start_page


def start_page(person: Person) -> None:
    person.begin()
    person.wait()
    person.window.show_start()


def reservation(person: Person) -> None:
    person.window.current.start(TournamentSetup(preset=None, rules=views.STANDARD, seed=3))
    person.wait()
    assert person.question is person.window.game.page.questions.reservation


def marriage(person: Person) -> None:
    """With the questions that a marriage brings; the hand hardly ever allows them."""
    game = next(game for game in map(views.dealt, range(1, 3000)) if list(game.view(0).hand).count(Card.CQ) == 2)
    ask(person, game, 0)


def poverty_of_mine(person: Person) -> None:
    ask(person, views.poverty(poor=0), 0)


def poverty_offered(person: Person) -> None:
    game = views.poverty(poor=3)
    game.apply(game.legal()[0])
    ask(person, game, game.turn)


def poverty_taken(person: Person) -> None:
    ask(person, views.taken_poverty(poor=3, taker=0), 0)


def genscher(person: Person) -> None:
    at_the_table(person)
    game = next(game for game in map(views.healthy, range(1, 3000)) if any(map(is_genscher, game.view(0).legal)))
    person.window.game.page.questions.genscher.ask(game.view(0), person.window.session.names)


def is_genscher(action: object) -> bool:
    return isinstance(action, Genscher)


def at_the_table(person: Person) -> None:
    person.reach_first_card()
    assert person.table.bar.isVisible()


def hint(person: Person) -> None:
    at_the_table(person)
    hints = person.window.game.page.hints
    person.window.game.page.ask_hint()
    person.qtbot.waitUntil(lambda: hints.is_open, timeout=20_000)


def trumps(person: Person) -> None:
    at_the_table(person)
    person.window.menu.action("trumps").setChecked(True)


def words(person: Person) -> None:
    at_the_table(person)
    person.window.menu.action("words").setChecked(True)


def side_page(page: SidePageKind) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        at_the_table(person)
        person.window.menu.action(f"side_{page}").setChecked(True)

    show.__name__ = f"side_{page}"
    return show


def score_sheet(person: Person) -> None:
    person.begin()
    person.play_game()
    assert person.window.game.is_at_sheet


def standings(person: Person) -> None:
    person.begin()
    person.play_game()
    person.window.game.show_standings()


def replay(person: Person) -> None:
    score_sheet(person)
    person.window.controllers.replays.show_own(1)
    assert person.window.page is person.window.controllers.replays.page


def inferred(person: Person) -> None:
    replay(person)
    person.click(person.window.controllers.replays.page.panel.hidden_cards.buttons["inferred"])


def practice(person: Person) -> None:
    replay(person)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_T):
        person.press(key)
        QApplication.processEvents()
    person.wait()
    assert person.window.session.practice is not None


def practice_played(person: Person) -> None:
    """The end of a branch, beside the end of the game."""
    practice(person)
    person.play_game()


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


def rules_of_points(person: Person) -> None:
    """From which rules the points of a game follow."""
    score_sheet(person)
    person.click(person.window.game.sheet.points.switch)


def points_dialog(person: Person) -> None:
    replay(person)
    person.press(Qt.Key.Key_P)


def deals(person: Person) -> None:
    score_sheet(person)
    person.window.controllers.deals.keep(person.window.session.game, "Eins")
    person.window.controllers.deals.show()


def statistics(person: Person) -> None:
    score_sheet(person)
    person.window.show_start()
    person.window.controllers.records.show_statistics()
    table = person.window.controllers.records.statistics.table
    person.qtbot.waitUntil(lambda: table.rowCount() > 0, timeout=20_000)


def tournaments(person: Person) -> None:
    score_sheet(person)
    person.window.show_start()
    person.window.controllers.tournaments.show()


def kept_sheet(person: Person) -> None:
    """The sheet of a tournament in the list."""
    tournaments(person)
    person.window.controllers.tournaments.page.table.setFocus()
    person.press(Qt.Key.Key_Return)


def new_evening(person: Person) -> None:
    person.window.controllers.records.show_evenings()


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


def evening_corrected(person: Person) -> None:
    """A game that was written before is asked for once more."""
    evening(person)
    sheet = person.window.controllers.records.evenings.sheet
    for winner in sheet.form.people.buttons[:2]:
        person.click(winner)
    person.click(sheet.form.write)
    sheet.table.game_wanted.emit(1)


def evenings_kept(person: Person) -> None:
    """The list of evenings."""
    evening(person)
    person.window.controllers.records.evenings.show_all()


def evening_named(person: Person) -> None:
    """The names of an evening are asked for again."""
    evenings_kept(person)
    person.click(person.window.controllers.records.evenings.rename)


def evening_calculated(person: Person) -> None:
    """By the eyes, announcements and special points."""
    evening(person)
    form = person.window.controllers.records.evenings.sheet.form
    form.ways.setCurrentIndex(CALCULATED)


def evening_agreed(person: Person) -> None:
    """Money, the kitty, and who sits out, are asked for."""
    new_evening(person)
    person.click(person.window.controllers.records.evenings.new.agreement)
    (dialog,) = person.window.findChildren(AgreementDialog)
    dialog.money.setChecked(True)


def evening_fined(person: Person) -> None:
    """A fine is asked for."""
    person.window.controllers.records.evenings.new.stakes = Stakes(10)
    evening(person)
    person.window.controllers.records.evenings.sheet.form.ways.setCurrentIndex(FINED)


def evening_paid(person: Person) -> None:
    """The money, with a fine."""
    evening_fined(person)
    sheet = person.window.controllers.records.evenings.sheet
    person.click(sheet.form.fines.all_pay)
    person.click(sheet.form.write)
    sheet.tabs.setCurrentIndex(MONEY)


def guided_game(person: Person) -> None:
    person.window.controllers.guide.show()
    session = person.window.controllers.guide.page.session
    person.qtbot.waitUntil(lambda: session.is_step_shown)


def help_page(person: Person) -> None:
    person.window.controllers.help.show()


def about(person: Person) -> None:
    person.window.dialogs.show_about()


def settings(person: Person) -> None:
    person.window.dialogs.show_settings()


def tournament(person: Person) -> None:
    person.window.dialogs.show_tournament()


def rules(person: Person) -> None:
    person.window.dialogs.show_rules()


def rules_that_are_played(person: Person) -> None:
    at_the_table(person)
    person.window.dialogs.show_rules()


def rule_set_named(person: Person) -> None:
    rules(person)
    NameDialog("Am Mittwoch", lambda name: True, person.window.dialogs.rules).open()


def rule_set_as_code(person: Person) -> None:
    rules(person)
    CodeDialog("", lambda code: True, person.window.dialogs.rules).open()


def rule_set_imported(person: Person) -> None:
    rules(person)
    mended = RuleSet(preset_set("ddv").rules, name="Am Mittwoch", mended=("bock", "swines"))
    ImportReport(mended, person.window.dialogs.rules).open()


def questions(person: Person) -> None:
    """The questionnaire about the rules, and the rules that come of the answers."""
    person.window.dialogs.ask_which_rules(person.window, print)


def notice(person: Person) -> None:
    person.window.notices.say(lambda: "The file cannot be read.")


def notice_with_more(person: Person) -> None:
    person.window.notices.say(lambda: "Last time an error ended the program.", lambda: "Show the report")


def fault(person: Person) -> None:
    CrashDialog(CrashReport("ZeroDivisionError", None), person.window).open()


def giving_up(person: Person) -> None:
    at_the_table(person)
    person.window.game.page.ask_to_give_up()


def nothing_left_to_decide(person: Person) -> None:
    at_the_table(person)
    person.table.bar.offer_fast(True)


def course(person: Person) -> None:
    """The lessons, of which something has been done."""
    person.window.controllers.course.show()
    person.window.controllers.course.course.solve("trumps", 0)
    person.window.controllers.course.course.play("trumps")


def course_lesson(person: Person) -> None:
    """The lesson with the most to read."""
    course(person)
    page = person.window.controllers.course.page
    page.open_lesson(page.lessons.table.lesson)


def course_exercise(person: Person) -> None:
    """An exercise of the lesson on the poverty, answered."""
    course(person)
    page = person.window.controllers.course.page
    page.open_lesson(LESSONS[9])
    page.lesson.exercise_wanted.emit(1)
    page.exercise.panel.answers.chosen.emit(0)


def course_game(person: Person) -> None:
    """The game of a lesson."""
    course_lesson(person)
    person.window.controllers.course.page.lesson.game_wanted.emit()
    person.wait()
    assert person.window.session.practice is not None


SCENES = [
    first_page, start_page, reservation, marriage, poverty_of_mine, poverty_offered, poverty_taken, genscher,
    at_the_table, hint, trumps, words, *map(side_page, SidePageKind), score_sheet, standings, replay, inferred,
    practice, practice_played, branches, rules_of_points, points_dialog, deals, statistics, tournaments, kept_sheet,
    new_evening, evening, evening_corrected, evenings_kept, evening_named, evening_calculated, evening_agreed,
    evening_fined, evening_paid, guided_game, help_page, about, settings, tournament, rules, rules_that_are_played,
    rule_set_named, rule_set_as_code, rule_set_imported, questions, notice, notice_with_more, fault, giving_up,
    nothing_left_to_decide, trainer, trainer_asks, trainer_explains, course, course_lesson, course_exercise,
    course_game,
]  # fmt: skip


def ask(person: Person, game: Game, seat: int) -> None:
    """Have a question asked at the table of the window."""
    page = person.window.game.page
    page.show_game(game.view(seat), views.PLAYERS, [])
    person.window.game.show_table()
    page.ask(game.view(seat))
    assert person.question is not None


# What a person does to see everything of it


def tabs(top: QWidget) -> Iterator[None]:
    """Turn every page that is stacked in a window or dialog, and come to each of its subjects."""
    yield
    bars = [bar for bar in top.findChildren(QTabBar) if bar.isVisible()]
    stacks = [one for one in top.findChildren(QStackedWidget) if one.isVisible() and isinstance(top, QDialog)]
    for bar in bars:
        for place in range(bar.count()):
            bar.setCurrentIndex(place)
            yield
    for stack in stacks:
        for place in range(stack.count()):
            stack.setCurrentIndex(place)
            yield


def tops(window: MainWindow) -> list[QWidget]:
    """The window, and the dialogs that are open."""
    return [window, *(one for one in window.findChildren(QDialog) if one.isVisible())]


def lasting(found: Callable[[], set[str]]) -> set[str]:
    """The faults of a layout that stay: a busy machine takes a while to give everything its room."""
    for _ in range(ROUNDS):
        if not found():
            break
        QTest.qWait(PAUSE)
    return found()
