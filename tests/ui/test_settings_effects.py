"""Every setting, chosen in the dialog of the window, has its effect there."""

from typing import Any

import pytest
from evening import Person, button, opened
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.settings import (
    Back,
    Block,
    Bubbles,
    ClickMode,
    Language,
    Letters,
    Pause,
    Settings,
    Speed,
    Surface,
    TextSize,
    Theme,
)
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.step_timer import StepTimer
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.table.card_item import CardItem

STANDARD = PRESETS["standard"].rules


@pytest.fixture
def person(qtbot, qapp, data_dir):
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        yield person
        program.settings.set(Settings())


def choose(person: Person, field: str, value: Any) -> None:
    """Choose it in the dialog, as a person does."""
    dialogs = person.window.dialogs
    dialogs.show_settings()
    editor = dialogs.settings.page.row(field).editor
    match value:
        case bool():
            assert editor.switch.isChecked() is not value
            editor.switch.click()
        case tuple():
            editor.order.show_words(value)
            editor.order.edited.emit(value)
        case _:
            editor.choose(value)
    dialogs.settings.close()
    QApplication.processEvents()
    steps = person.window.findChildren(StepTimer)  # of the page behind the dialog, and of its cards
    person.qtbot.waitUntil(lambda: not any(one.isActive() for one in steps))


def reach_first_card(person: Person, rules=STANDARD) -> None:
    """Begin a tournament and answer until a card is to be played."""
    window = person.window
    window.current.start(TournamentSetup(rounds=5, preset=None, rules=rules, seed=1))
    person.wait()
    person.reach_card()


def reach_a_choice(person: Person) -> None:
    """Play until some cards may be played and some not."""
    while not (person.to_play and len(person.window.session.view.playable) < len(set(person.table.stage.hand.cards))):
        person.decide()
        person.wait()


def picture(item: CardItem) -> QImage:
    return item.pixmap().toImage()


def court(person: Person) -> CardItem:
    """A queen or jack in the hand."""
    return next(item for item in person.table.stage.hand.items if str(item.card)[-1] in "QJ")


@pytest.mark.parametrize(("field", "value"), [("deck", "german"), ("letters", Letters.GERMAN)])
def test_the_faces_are_others(person, field, value) -> None:
    reach_first_card(person)
    before = picture(court(person))
    choose(person, field, value)
    assert picture(court(person)) != before


def test_cards_and_games_are_called_as_the_deck_has_them(person, qtbot) -> None:
    window = person.window
    window.current.start(TournamentSetup(rounds=5, preset=None, rules=STANDARD, seed=1))
    person.wait()
    question = person.question
    question.choose(Reservation.HEALTHY)
    assert "queens of clubs" in question.explanation.text()
    assert button(question, "Queens").isVisible()
    choose(person, "deck", "german")
    assert "Obers of acorns" in question.explanation.text()
    assert button(question, "Obers").toolTip() == "Ober solo"
    choose(person, "language", Language.GERMAN)
    assert "Eichel-Ober" in question.explanation.text()
    person.decide()
    person.wait()
    person.reach_card()
    number = len(window.session.view.hand)
    person.decide()
    qtbot.waitUntil(lambda: len(window.session.view.hand) < number)
    person.wait()
    window.menu.action("side_log").trigger()
    text = " ".join(window.game.page.side.panel.shown.sentences)
    assert any(word in text for word in ("Eichel-", "Grün-", "Herz-", "Schellen-")), text
    assert not any(word in text for word in ("Kreuz", "Pik", "Karo", "Dame", "Bube"))
    choose(person, "deck", "french")
    assert wording.card_name(Card.CQ) == "Kreuz-Dame"


def test_the_backs_are_others(person) -> None:
    reach_first_card(person)
    seat = person.table.stage.seats[1]
    face, back = picture(court(person)), picture(seat.fan[0])
    choose(person, "back", Back.RED)
    assert picture(seat.fan[0]) != back
    assert picture(court(person)) == face


def test_the_hand_is_sorted_otherwise(person) -> None:
    reach_first_card(person)
    view, hand = person.window.session.view, person.table.stage.hand
    assert view.order.is_trump(hand.cards[0])
    first = hand.cards
    choose(person, "highest_first", False)
    assert hand.cards[0] == min(filter(view.order.is_trump, first), key=lambda card: view.order.strengths[card])
    hearts = next(card for card in first if str(card)[0] == "H" and not view.order.is_trump(card))
    choose(person, "blocks", (Block.HEARTS, Block.TRUMP, Block.CLUBS, Block.SPADES, Block.DIAMONDS))
    assert str(hand.cards[0])[0] == str(hearts)[0]
    choose(person, "sorted_hand", False)
    assert hand.cards == view.hand


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_the_table_is_covered_with_another_surface(person, theme) -> None:
    choose(person, "theme", theme)
    reach_first_card(person)
    spots = {}
    for surface in (Surface.WOOD, Surface.PLAIN, Surface.FELT):
        choose(person, "surface", surface)
        assert person.table.stage.colors.surface is surface
        spots[surface] = person.window.grab().toImage().pixelColor(250, 400).name()
    assert len(set(spots.values())) == 3


def test_the_first_page_wears_the_surface_too(person) -> None:
    felt = person.window.start_page.grab().toImage().pixelColor(5, 300)
    choose(person, "surface", Surface.PLAIN)
    assert person.window.start_page.grab().toImage().pixelColor(5, 300) != felt


class Restyled(QObject):
    """Counts how often widgets get a change of their look."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.counts = dict.fromkeys(widgets, 0)
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.StyleChange:
            self.counts[watched] += 1
        return False


def test_a_change_of_the_theme_styles_each_widget_a_few_times_only(person) -> None:
    file, panel = person.window.context.settings_file, person.window.game.page.questions.reservation
    file.change(theme=Theme.LIGHT)
    restyled = Restyled(panel.title, panel.confirm)
    file.change(theme=Theme.DARK)
    assert all(0 < count <= 3 for count in restyled.counts.values()), "however deep in the window it is"


def test_the_theme_changes_table_and_widgets(person) -> None:
    reach_first_card(person)
    lightness = []
    for theme in (Theme.LIGHT, Theme.DARK):
        choose(person, "theme", theme)
        image = person.window.grab().toImage()
        lightness.append((image.pixelColor(450, 5).lightness(), image.pixelColor(250, 400).lightness()))
    assert lightness[0] > lightness[1]
    assert lightness[0][1] > lightness[1][1]


def test_the_words_grow_on_pages_and_table(person) -> None:
    reach_first_card(person)
    plate = person.table.stage.seats[1].plate
    person.wait()
    before, points = plate.pixmap().toImage(), person.window.font().pointSizeF()
    choose(person, "text_size", TextSize.LARGEST)
    assert person.window.font().pointSizeF() == pytest.approx(1.3 * points, abs=0.1)
    assert plate.pixmap().toImage() != before
    person.window.show_start()
    QApplication.processEvents()
    large = person.window.start_page.start.height()
    choose(person, "text_size", TextSize.NORMAL)
    assert person.window.font().pointSizeF() == points
    assert person.window.start_page.start.height() < large


def test_nothing_is_cut_off_in_the_largest_words(person) -> None:
    choose(person, "text_size", TextSize.LARGEST)
    window = person.window
    window.resize(900, 600)
    QTest.qWait(200)
    for widget in (window.start_page, window.centralWidget()):
        assert widget.minimumSizeHint().height() <= widget.height()
        assert widget.minimumSizeHint().width() <= widget.width()


def test_a_bubble_stays_as_long_as_is_set(person) -> None:
    reach_first_card(person)
    choose(person, "speed", Speed.FAST)
    choose(person, "bubbles", Bubbles.LONG)
    bubble = person.table.stage.bubbles[2]
    person.table.stage.say(2, lambda: "Re")
    assert bubble.visible
    assert bubble.stay.remainingTime() > 1000 * Bubbles.NORMAL.seconds


def test_two_clicks_play_a_card(person, qtbot) -> None:
    reach_first_card(person)
    choose(person, "click_mode", ClickMode.LIFT)
    view = person.window.session.view
    card = next(card for card in person.table.stage.hand.cards if card in view.playable)
    person.play(card)
    assert person.window.session.view == view
    assert person.table.stage.hand.chosen.card == card
    person.play(card)
    qtbot.waitUntil(lambda: person.window.session.view != view)


def test_a_full_trick_lies_until_the_click(person, qtbot) -> None:
    reach_first_card(person)
    choose(person, "speed", Speed.FAST)
    choose(person, "pause", Pause.UNTIL_CLICK)
    person.wait()
    person.decide()
    qtbot.waitUntil(lambda: person.table.stage.trick_stays and person.table.choreographer.is_pausing, timeout=20_000)
    QTest.qWait(700)
    assert person.table.stage.trick_stays
    person.table.setFocus()
    QTest.keyClick(person.table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not person.table.stage.trick_stays, timeout=20_000)
    choose(person, "pause", Pause.SHORT)
    choose(person, "speed", Speed.INSTANT)


def test_cards_move_or_they_do_not(person, qtbot) -> None:
    reach_first_card(person)
    choose(person, "speed", Speed.SLOW)
    motion = person.table.choreographer.motion
    person.wait()
    person.decide()
    qtbot.waitUntil(lambda: motion.is_running)
    choose(person, "speed", Speed.INSTANT)
    assert not motion.is_running


def dimmed(person: Person) -> set[Card]:
    return {item.card for item in person.table.stage.hand.items if item.dim}


def test_cards_are_dimmed_where_the_rules_allow_it_and_the_person_wants_it(person) -> None:
    reach_first_card(person)
    reach_a_choice(person)
    forbidden = set(person.table.stage.hand.cards) - set(person.window.session.view.playable)
    assert dimmed(person) == forbidden
    choose(person, "show_legal", False)
    assert dimmed(person) == set()
    choose(person, "show_legal", True)
    assert dimmed(person) == forbidden


def test_no_card_is_dimmed_against_the_rules(person) -> None:
    reach_first_card(person, STANDARD.changed("show_if_valid", False))
    reach_a_choice(person)
    assert person.window.context.settings_file.settings.show_legal
    assert dimmed(person) == set()


def test_the_others_show_their_cards_and_the_menu_knows(person) -> None:
    reach_first_card(person)
    seat = person.table.stage.seats[1]
    assert seat.cards == ()
    choose(person, "show_all_hands", True)
    assert len(seat.cards) == len(seat.fan)
    assert person.window.menu.action("all_hands").isChecked()
    person.window.menu.action("all_hands").trigger()
    assert seat.cards == ()
    person.window.dialogs.show_settings()
    assert not person.window.dialogs.settings.page.row("show_all_hands").editor.switch.isChecked()
