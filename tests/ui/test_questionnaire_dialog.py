"""The questionnaire by mouse and by keys, and the rules that come of it."""

from collections.abc import Callable, Iterator

import pytest
from evening import Person, button, opened, shown
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog

from freedoko_qt.app.questionnaire import QUESTIONS, rules_of
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.settings import Language
from freedoko_qt.engine.rules import PRESETS, differences
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.parts.dots import Dots
from freedoko_qt.ui.rules.questionnaire_dialog import QuestionnaireDialog
from freedoko_qt.ui.start.first_page import FirstPage
from freedoko_qt.ui.start.start_page import StartPage

KITCHEN = PRESETS["kitchen"].rules
WITHOUT_NINES = (1, 0, 0, 0, 0, 0, 0, 0)
OURS = (0, 2, 1, 3, 4, 2, 1, 2)
"""The places of the answers, from 0."""
WORDS = {
    Language.ENGLISH: ("Question 3 of 8", "Do you play with nines?", "Our rules", "Your rules are “Kitchen table”"),
    Language.GERMAN: ("Frage 3 von 8", "Spielt ihr mit Neunen?", "Unsere Regeln", "Eure Regeln sind „Küchentisch“"),
}
Opener = Callable[[], QuestionnaireDialog]


@pytest.fixture
def open_questions(qtbot, rule_sets) -> Opener:
    return lambda: shown(qtbot, QuestionnaireDialog(Deck(), rule_sets))


@pytest.fixture
def person(qtbot, qapp, data_dir) -> Iterator[Person]:
    with opened(qapp, data_dir) as program:
        yield Person(qtbot, program.window)
        for dialog in program.window.findChildren(QDialog):
            dialog.close()


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)


def answer(dialog: QuestionnaireDialog, places: tuple[int, ...]) -> None:
    """Click the answers, from the question that is asked on."""
    for place in places:
        QTest.mouseClick(dialog.pages.currentWidget().buttons[place], Qt.MouseButton.LeftButton)


def made_of(places: tuple[int, ...]):
    return rules_of([question.answers[place] for question, place in zip(QUESTIONS, places, strict=True)])


def asked(parent: Person) -> QuestionnaireDialog:
    """The questions that have just been opened."""
    QTest.qWait(0)
    return next(one for one in parent.window.findChildren(QuestionnaireDialog) if one.isVisible())


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_the_mouse_alone_leads_from_the_first_question_to_the_rules(
    open_questions, rule_sets, qtbot, translators, language
) -> None:
    translators.speak(language)
    third, first, name, _ = WORDS[language]
    dialog = open_questions()
    assert dialog.questions[0].title.text() == first
    answer(dialog, OURS[:2])
    assert dialog.step.text() == third
    answer(dialog, OURS[2:])
    assert dialog.pages.currentWidget() is dialog.outcome
    assert dialog.outcome.rule_set == RuleSet(made_of(OURS), name=name)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.mouseClick(dialog.take, Qt.MouseButton.LeftButton)
    assert chosen.args == [RuleSet(made_of(OURS), name=name)]
    assert rule_sets.all() == ((RuleSet(made_of(OURS), name=name),), ())
    assert not dialog.isVisible()


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_enter_alone_leads_to_the_kitchen_table(open_questions, rule_sets, qtbot, translators, language) -> None:
    translators.speak(language)
    dialog = open_questions()
    for question in dialog.questions:
        assert dialog.pages.currentWidget() is question
        assert question.buttons[0].hasFocus()
        press(Qt.Key.Key_Return)
    assert dialog.outcome.title.text() == WORDS[language][3]
    assert not dialog.outcome.name.isVisible()
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(Qt.Key.Key_Return)
    assert chosen.args == [preset_set("kitchen")]
    assert rule_sets.all() == ((), ()), "the program has them already"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_the_number_of_an_answer_gives_it(open_questions, qtbot, translators, language) -> None:
    translators.speak(language)
    dialog = open_questions()
    for place in OURS:
        press(Qt.Key(Qt.Key.Key_1 + place))
    assert dialog.outcome.rule_set.rules == made_of(OURS)


def test_arrows_walk_along_the_answers(open_questions) -> None:
    dialog = open_questions()
    press(Qt.Key.Key_Return)
    tens = dialog.questions[1]
    for key, place in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Left, 2)):
        press(key)
        assert tens.buttons[place].hasFocus()
    press(Qt.Key.Key_Space)
    assert (tens.answer, dialog.pages.currentWidget()) == (QUESTIONS[1].answers[2], dialog.questions[2])


def test_back_shows_what_was_answered_and_another_answer_counts(open_questions) -> None:
    dialog = open_questions()
    assert not dialog.back.isEnabled()
    answer(dialog, (1, 2))
    QTest.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    tens = dialog.questions[1]
    assert dialog.pages.currentWidget() is tens
    assert [one.isChecked() for one in tens.buttons] == [False, False, True, False]
    assert tens.buttons[2].hasFocus()
    press(Qt.Key.Key_Backspace)
    assert dialog.pages.currentWidget() is dialog.questions[0]
    answer(dialog, (0, 0, 0, 0, 0, 0, 0, 0))
    assert dialog.outcome.rule_set == preset_set("kitchen")
    press(Qt.Key.Key_Backspace)
    answer(dialog, (1,))
    assert dialog.outcome.rule_set.rules.bock


def test_a_second_click_in_haste_answers_nothing(open_questions) -> None:
    dialog = open_questions()
    middle = dialog.questions[0].buttons[0].mapTo(dialog, QPoint(60, 60))
    QTest.mouseClick(dialog.questions[0].buttons[0], Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    below = dialog.childAt(middle)
    QTest.mouseDClick(below, Qt.MouseButton.LeftButton, pos=below.mapFrom(dialog, middle))
    assert dialog.pages.currentWidget() is dialog.questions[1]


def test_the_result_is_described_and_compared_with_the_nearest_preset(open_questions) -> None:
    dialog = open_questions()
    answer(dialog, WITHOUT_NINES)
    outcome, rules = dialog.outcome, made_of(WITHOUT_NINES)
    assert outcome.title.text().startswith("Closest to “Kitchen table”, with ")
    assert "40 cards, ten tricks" in outcome.prose.page.toPlainText()
    outcome.tabs.setCurrentIndex(1)
    assert outcome.table.isVisible()
    assert outcome.table.differing == differences(rules, KITCHEN)
    heads = [outcome.table.model().headerData(column, Qt.Orientation.Horizontal) for column in range(3)]
    assert heads == ["Rule", "Our rules", "Kitchen table"]


def test_the_set_is_kept_under_the_name_that_is_typed(open_questions, rule_sets, qtbot) -> None:
    rule_sets.save(RuleSet(PRESETS["ddv"].rules, name="Our rules"))
    dialog = open_questions()
    answer(dialog, WITHOUT_NINES)
    name = dialog.outcome.name.line
    assert name.text() == "Our rules 2", "a free one is proposed"
    for typed, free in (("Kitchen table", False), ("our RULES", False), ("  ", False), (" Am Mittwoch ", True)):
        name.setFocus()
        name.selectAll()
        QTest.keyClicks(name, typed)
        assert dialog.take.isEnabled() is free
    assert dialog.outcome.prose.title == "Am Mittwoch"
    with qtbot.waitSignal(dialog.chosen):
        press(Qt.Key.Key_Return)
    assert [one.name for one in rule_sets.all()[0]] == ["Am Mittwoch", "Our rules"]


def test_what_cannot_be_kept_is_reported_and_nothing_is_lost(open_questions, data_dir) -> None:
    (data_dir / "rules").write_text("a file where the folder should be")
    dialog = open_questions()
    answer(dialog, WITHOUT_NINES)
    dialog.take.click()
    assert dialog.isVisible()
    assert dialog.status.text()


def test_everything_is_said_anew_in_another_language(open_questions, translators) -> None:
    dialog = open_questions()
    answer(dialog, WITHOUT_NINES)
    translators.speak(Language.GERMAN)
    QTest.qWait(0)
    assert dialog.windowTitle() == "Welche sind unsere?"
    assert dialog.outcome.title.text().startswith("Am ehesten wie „Küchentisch“, mit ")
    dialog.go_back()
    assert dialog.questions[-1].buttons[0].accessibleName() == "Kein Bock"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("size", [(480, 700), (600, 560), (860, 600)])
def test_no_word_of_an_answer_is_cut(open_questions, translators, language, size) -> None:
    translators.speak(language)
    dialog = open_questions()
    dialog.resize(*size)
    QTest.qWait(2 * DURATION.quick)
    for page in dialog.questions:
        for one in page.buttons:
            assert one.height() >= one.minimumSizeHint().height()
            assert page.rect().contains(one.geometry())
        answer(dialog, (0,))
        QTest.qWait(0)


# From where one comes


def test_from_the_very_first_page_with_what_was_chosen_there(person) -> None:
    window, first = person.window, person.window.start_page
    assert isinstance(first, FirstPage)
    QTest.keyClicks(first.name, "Lotte")
    person.click(button(first, "Strong"))
    person.click(button(first, "Which are ours?"))
    dialog = asked(person)
    answer(dialog, WITHOUT_NINES)
    person.click(dialog.take)
    QTest.qWait(0)
    assert isinstance(window.page, StartPage)
    assert "Our rules" in window.start_page.setup_line.text()
    setup = window.current.next_setup
    assert (setup.names[0], setup.levels, setup.rules) == ("Lotte", ("strong",) * 3, made_of(WITHOUT_NINES))


def test_from_a_new_tournament(person) -> None:
    person.window.dialogs.show_tournament()
    QTest.qWait(0)
    tournament = next(one for one in person.window.findChildren(QDialog) if one.isVisible())
    person.click(button(tournament, "Which are ours?"))
    dialog = asked(person)
    answer(dialog, WITHOUT_NINES)
    person.click(dialog.take)
    assert tournament.setup.rule_set == RuleSet(made_of(WITHOUT_NINES), name="Our rules")
    assert tournament.description.text().endswith("from Kitchen table")
    assert not tournament.picture.isVisible()


def test_from_the_rules(person) -> None:
    person.window.dialogs.show_rules()
    rules = person.window.dialogs.rules
    rules.commands.action("questions").trigger()
    dialog = asked(person)
    answer(dialog, WITHOUT_NINES)
    person.click(dialog.take)
    assert rules.draft.kept == RuleSet(made_of(WITHOUT_NINES), name="Our rules")
    assert rules.bar.box.currentText() == "Our rules"
    assert not rules.draft.is_changed


def test_who_leaves_the_questions_changes_nothing(person) -> None:
    first = person.window.start_page
    person.click(button(first, "Which are ours?"))
    dialog = asked(person)
    answer(dialog, (1, 1))
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert person.window.page is first
    assert person.window.current.next_setup.preset == "kitchen"


# The boxes in which presets are chosen


def rows(box: QComboBox) -> dict[str, tuple[str, int]]:
    """The rows of a box by their words: what a screen reader says of each, and its height."""
    described = Qt.ItemDataRole.AccessibleDescriptionRole
    heights = {row: box.view().sizeHintForRow(row) for row in range(box.count())}
    return {box.itemText(row): (box.itemData(row, described) or "", height) for row, height in heights.items()}


def test_each_preset_is_chosen_by_its_name_its_sentence_and_its_picture(person) -> None:
    person.window.context.rule_sets.save(RuleSet(made_of(OURS), name="Am Mittwoch"))
    person.window.dialogs.show_tournament()
    tournament = next(one for one in person.window.findChildren(QDialog) if one.isVisible())
    person.window.dialogs.show_rules()
    for box in (tournament.rule_set, person.window.dialogs.rules.bar.box):
        found = rows(box)
        own = found.pop("Am Mittwoch")
        assert own[0] == ""
        for preset in PRESETS.values():
            sentence, height = found[preset.label]
            assert sentence == preset.description
            assert height > 2 * own[1]


def test_what_is_special_about_the_chosen_rules_is_seen_beside_their_sentence(person) -> None:
    person.window.dialogs.show_tournament()
    tournament = next(one for one in person.window.findChildren(QDialog) if one.isVisible())
    seen = set()
    for row in range(len(PRESETS)):
        tournament.rule_set.setCurrentIndex(row)
        seen.add(tournament.picture.grab().toImage().bits().tobytes())
    assert len(seen) == len(PRESETS)


def test_there_is_a_dot_for_each_question_and_none_beside_the_rules(open_questions) -> None:
    dialog = open_questions()
    dots = dialog.findChild(Dots)
    for number, place in enumerate(OURS, 1):
        assert dialog.step.text() == f"Question {number} of {len(OURS)}"
        assert dots.accessibleName() == f"Step {number} of {len(OURS)}"
        assert dots.isVisible()
        answer(dialog, (place,))
    assert not dots.isVisible()
    QTest.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert dots.isVisible()
