"""The way through the window: pages, keys, language, what is kept."""

import json
from dataclasses import replace
from functools import cached_property

import pytest
from evening import Person, button, opened, press
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.settings import Language, Letters, Theme
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.phase import Phase
from freedoko_qt.ui.controllers import WITH_THREADS, Controllers

CTRL = Qt.KeyboardModifier.ControlModifier
FUNCTION_KEYS = Qt.Key.Key_F1, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_F7, Qt.Key.Key_F8
"""The keys of pages."""


def test_the_first_click_deals(person, qtbot) -> None:
    assert person.window.page is person.window.start_page
    person.begin()
    qtbot.waitUntil(lambda: len(person.table.stage.hand.cards) == 12)
    assert person.window.page is person.window.game.page


def test_the_dialog_sets_up_a_tournament_and_remembers_it(person, qtbot) -> None:
    press(person, Qt.Key.Key_N, modifier=CTRL)
    dialog = person.window.findChild(QDialog)
    assert dialog.windowTitle() == "New tournament"
    left, opposite, _ = dialog.opponents
    opposite.name_line.setText("Berta")
    left.level_choice.setCurrentIndex(left.level_choice.findText("Strong"))
    opposite.style_choice.setCurrentIndex(opposite.style_choice.findText("Bold"))
    dialog.rule_set.setCurrentIndex(dialog.rule_set.findText("DDV tournament"))
    dialog.length.number.setValue(3)
    person.click(button(dialog, "Start"))
    qtbot.waitUntil(lambda: person.window.page is person.window.game.page)
    setup = person.window.session.setup
    assert (setup.names[2], setup.levels[0], setup.preset, setup.rounds) == ("Berta", "strong", "ddv", 3)
    assert setup.styles == ("bold", "bold", "careful")
    assert person.window.session.view.rules.counting == "plus_minus"
    assert replace(person.window.current.next_setup, seed=None) == replace(setup, seed=None)


def test_enter_in_the_dialog_starts_at_once(person, qtbot) -> None:
    press(person, Qt.Key.Key_N, modifier=CTRL)
    dialog = person.window.findChild(QDialog)
    person.qtbot.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: person.window.page is person.window.game.page)


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        *((key, Qt.KeyboardModifier.NoModifier) for key in FUNCTION_KEYS),
        (Qt.Key.Key_K, CTRL),
    ],
)
def test_the_key_of_a_page_pressed_again_goes_back(key, modifier, person) -> None:
    window = person.window
    press(person, key, modifier=modifier)
    assert window.page is not window.start_page
    press(person, key, modifier=modifier)
    assert window.page is window.start_page


def test_a_refused_card_says_why_in_one_line(person) -> None:
    person.reach_first_card()
    while not (person.to_play and len(person.window.session.view.playable) < len(set(person.table.stage.hand.cards))):
        person.decide()
        person.wait()
    view = person.window.session.view
    wrong = next(card for card in person.table.stage.hand.cards if card not in view.playable)
    said = []
    person.window.session.refused.connect(said.append)
    person.play(wrong)
    assert len(said) == 1
    assert person.table.stage.toast.text == wording.refusal(said[0], view)
    assert person.table.stage.toast.item.isVisible()
    assert person.window.session.view == view


def test_the_list_and_the_curve_of_the_tournament_by_keys(person) -> None:
    person.reach_first_card()
    window = person.window
    press(person, Qt.Key.Key_P)
    assert window.page is window.game.sheet
    press(person, Qt.Key.Key_P)
    assert window.page is window.game.page
    press(person, Qt.Key.Key_G)
    assert window.game.sheet.curve.isVisible()
    press(person, Qt.Key.Key_Escape)
    assert window.page is window.game.page
    assert person.to_play


def log_sentences(person: Person) -> list[str]:
    """Open the log and read it."""
    press(person, Qt.Key.Key_L, modifier=CTRL)
    return person.window.game.page.side.panel.shown.sentences


def test_help_settings_and_full_screen_by_keys(person, qtbot) -> None:
    window = person.window
    press(person, Qt.Key.Key_F1)
    assert window.page is window.controllers.help.page
    press(person, Qt.Key.Key_F1)
    assert window.page is window.start_page
    press(person, Qt.Key.Key_F2)
    assert window.dialogs.settings.isVisible()
    window.dialogs.settings.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(person, Qt.Key.Key_F, modifier=CTRL)
    assert window.isFullScreen()
    press(person, Qt.Key.Key_F, modifier=CTRL)
    assert not window.isFullScreen()


def test_leaving_the_table_and_coming_back_changes_nothing(person) -> None:
    person.reach_first_card()
    view = person.window.session.view
    press(person, Qt.Key.Key_W, modifier=CTRL)
    assert person.window.page is person.window.start_page
    person.click(button(person.window.start_page, "Continue"))
    now = person.window.session.view
    assert (now.hand, now.tricks, now.trick, now.turn) == (view.hand, view.tricks, view.trick, view.turn)
    # The others may have gone on thinking whether to announce something.
    assert now.announcements[: len(view.announcements)] == view.announcements
    person.wait()
    assert person.to_play


def test_closed_in_the_middle_it_goes_on_at_the_same_card(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        first = Person(qtbot, program.window)
        asked = []
        program.session.asked.connect(lambda: asked.append(program.session.view))
        first.reach_first_card()
        for _ in range(2):
            first.decide()
            first.wait()
        qtbot.waitUntil(lambda: asked[-1:] == [program.session.view])  # the others have announced what they want to
        log_sentences(first)
        view, sentences = program.session.view, program.window.game.page.side.panel.shown.sentences
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.click(button(program.window.start_page, "Continue"))
        assert program.session.view == view
        assert program.window.game.page.side.panel.shown.sentences == sentences
        person.play_game()
        assert sum(program.session.score.eyes) == 240


def test_closed_on_the_score_sheet_it_shows_it_again(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.begin()
        person.play_game()
        score = program.session.score
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.click(button(program.window.start_page, "Continue"))
        assert program.window.page is program.window.game.sheet
        assert program.session.score == score
        person.next_game()
        person.wait()
        assert program.session.game.phase is not Phase.OVER


def test_damaged_settings_are_reported_in_one_line_that_can_be_put_away(qtbot, qapp, data_dir) -> None:
    (data_dir / "settings.json").write_text("{ not json")
    with opened(qapp, data_dir) as program:
        notices = program.window.notices
        assert notices.isVisible()
        assert "settings.json" in notices.text
        Person(qtbot, program.window).click(button(notices, "Understood"))
        assert not notices.isVisible()


def test_everything_has_a_name_for_screen_readers(person) -> None:
    person.reach_first_card()
    window = person.window
    person.play_game()
    window.game.show_standings()
    window.controllers.help.show()
    window.controllers.guide.show()
    for show in (window.dialogs.show_settings, window.dialogs.show_tournament):
        show()
    nameless = [
        f"{widget.metaObject().className()} {widget.objectName()} in {type(widget.parent()).__name__}"
        for top in (window, *window.findChildren(QDialog))
        for widget in top.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not widget.focusProxy() and not name_of(widget)
    ]
    assert nameless == []


def name_of(widget: QWidget) -> str:
    """The words of a screen reader: the name, or the text on it."""
    text = getattr(widget, "text", None)
    if widget.objectName().startswith("qt_") or type(widget.parent()).__module__.startswith("PySide6"):
        return "a part of one of Qt's own widgets"
    return widget.accessibleName() or (text() if callable(text) else "") or widget.windowTitle()


def test_the_window_looks_the_same_in_its_colours_only(person) -> None:
    file = person.window.context.settings_file
    file.change(theme=Theme.LIGHT)
    QApplication.processEvents()
    light = person.window.palette().window().color().lightness()
    file.change(theme=Theme.DARK)
    QApplication.processEvents()
    assert person.window.palette().window().color().lightness() < light - 100


def test_the_name_in_the_settings_sits_at_the_table(person, data_dir) -> None:
    file = person.window.context.settings_file
    file.change(player_name="Lotte")
    person.begin()
    assert person.window.session.players[0].name == "Lotte"
    kept = json.loads((data_dir / "settings.json").read_text())
    assert kept["content"]["player_name"] == "Lotte"


def test_a_card_before_its_turn_waits_for_it(person, qtbot) -> None:
    person.reach_first_card()
    session = person.window.session
    person.decide()
    card = session.view.hand[0]
    if not session.view.my_turn:
        session.act(Play(0, card))
        assert person.table.stage.hand.chosen is not None or session.view.my_turn
    person.wait()


def test_the_language_changes_in_the_middle_of_a_game(person, qtbot) -> None:
    person.reach_first_card()
    window, view = person.window, person.window.session.view
    assert "A normal game is played." in log_sentences(person)
    log = window.game.page.side.panel.shown
    window.dialogs.show_settings()
    dialog = window.dialogs.settings
    editor = dialog.page.row("language").editor
    for language, menu, healthy, close in (
        (Language.GERMAN, "&Spiel", "Du bist gesund.", "Schließen"),
        (Language.ENGLISH, "&Game", "You are healthy.", "Close"),
    ):
        editor.choose(language)
        QTest.qWait(20)
        assert window.menu.actions()[0].text() == menu
        assert healthy in log.sentences
        assert button(dialog, close).isVisible()
        assert window.session.view.hand == view.hand  # the others may have announced meanwhile
        assert person.to_play
    dialog.close()


def test_n_and_enter_announce(person, qtbot) -> None:
    person.reach_first_card()
    window = person.window
    press(person, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is person.table.bar.buttons[0])
    press(person, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(said.seat == 0 for said in window.session.view.announcements))


def test_space_goes_on_from_the_score_sheet(person, qtbot) -> None:
    person.begin()
    person.play_game()
    finished = person.window.session.game
    person.window.setFocus()
    press(person, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: person.window.session.game is not finished)
    assert person.window.page is person.window.game.page


def test_the_words_grow_with_the_window(person, qtbot) -> None:
    title = person.window.start_page.title
    before = title.sizeHint().height()
    person.window.resize(1900, 1250)
    qtbot.waitUntil(lambda: title.sizeHint().height() >= 1.9 * before)
    person.window.resize(900, 600)
    qtbot.waitUntil(lambda: title.sizeHint().height() == before)


class Longer(QTranslator):
    """A language with words a third longer than the English ones."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context, source, disambiguation=None, n=-1) -> str:
        return source + "m" * (len(source) // 3)


@pytest.mark.parametrize("language", ["de", "en", "longer"])
def test_no_text_is_cut_off_in_the_smallest_window(qtbot, qapp, data_dir, language) -> None:
    longer = Longer()
    with opened(qapp, data_dir, language="de" if language == "de" else "en") as program:
        if language == "longer":
            qapp.installTranslator(longer)
        window, person = program.window, Person(qtbot, program.window)
        window.resize(900, 600)
        QTest.qWait(20)
        cut = cut_off(window.start_page)
        window.current.start(window.current.next_setup)
        person.wait()
        if person.question is not None:
            cut += cut_off(person.question)
        person.play_game()
        cut += cut_off(window.game.sheet)
        window.game.show_standings()
        QTest.qWait(20)
        cut += cut_off(window.page)
        for show in (window.dialogs.show_settings, window.dialogs.show_tournament):
            show()
        QTest.qWait(20)
        for dialog in window.findChildren(QDialog):
            cut += cut_off(dialog)
            dialog.close()
        qapp.removeTranslator(longer)
        assert "\n".join(cut) == ""


def cut_off(top: QWidget) -> list[str]:
    """The words on buttons and labels for which there is not enough room."""
    found = []
    for widget in top.findChildren(QWidget):
        if not isinstance(widget, QLabel | QAbstractButton) or not widget.isVisibleTo(top) or not widget.text():
            continue
        needed = widget.sizeHint()
        if isinstance(widget, QLabel) and widget.wordWrap():
            fits = widget.height() >= widget.heightForWidth(widget.width())
        else:
            fits = widget.width() >= needed.width() and widget.height() >= needed.height()
        if not fits:
            found.append(f"{widget.text()!r} needs {needed.width()}x{needed.height()}, has {widget.size().toTuple()}")
    return found


def test_the_letters_on_the_cards_are_those_of_the_language(qapp, data_dir) -> None:
    for language, letters in (("de", Letters.GERMAN), ("en", Letters.INTERNATIONAL)):
        (data_dir / language).mkdir(parents=True)
        with opened(qapp, data_dir / language, language=language) as program:
            assert program.settings.settings.letters is Letters.AUTO
            assert program.window.context.deck.letters is letters


def test_letters_that_are_chosen_stay_when_the_language_changes(person) -> None:
    file = person.window.context.settings_file
    file.change(language=Language.GERMAN)
    assert person.window.context.deck.letters is Letters.GERMAN
    file.change(letters=Letters.INTERNATIONAL)
    assert person.window.context.deck.letters is Letters.INTERNATIONAL
    file.change(language=Language.ENGLISH, letters=Letters.GERMAN, deck="large")
    assert person.window.context.deck.letters is Letters.GERMAN


def test_every_controller_that_can_be_closed_is_closed_with_the_window(person) -> None:
    names = [name for name, one in vars(Controllers).items() if isinstance(one, cached_property)]
    closable = {name for name in names if hasattr(getattr(person.window.controllers, name), "close")}
    assert closable == {*WITH_THREADS}, "these belong into WITH_THREADS of ui/controllers.py"
