"""The announcements to a screen reader: every event once and in its order, questions, and refusals."""

from collections.abc import Iterator

import pytest
import scenes
import table_scenes
import views
from evening import Person, opened, until_read
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QProgressBar, QTabBar, QWidget

from freedoko_qt.ai.heuristics.heuristic_player import heuristic_decision
from freedoko_qt.app import wording
from freedoko_qt.app.settings import ClickMode, InWords
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.events import Announced, CardPlayed, ContractChosen, GameScored, Reserved, ThrownIn, TrickTaken
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.ui.parts.screen_reader import set_accessible_name

NAME = QAccessible.Text.Name


@pytest.fixture
def person(qtbot, qapp, data_dir):
    with opened(qapp, data_dir) as program:
        yield Person(qtbot, program.window, keys=True)


def test_every_event_of_a_game_is_heard_once(person, heard) -> None:
    person.begin()
    person.play_game()
    session = person.window.session
    events = session.game.events_so_far()
    kinds = {type(event) for event in events}
    assert {Reserved, ContractChosen, CardPlayed, TrickTaken, GameScored} <= kinds
    sentences = [wording.sentence(event, session.names, session.view) for event in events]
    wanted = [sentence for sentence in sentences if sentence]
    assert [words for words in heard if words in set(wanted)] == wanted
    assert heard[0] == "New cards are dealt."


def test_an_announcement_is_heard_once(person, heard) -> None:
    person.reach_first_card()
    call_wanted = person.table.bar.offered[0]
    person.announce()
    person.wait()
    names, view = person.window.session.names, person.window.session.view
    sentence = wording.sentence(Announced(0, call_wanted.call, view.side, False), names, view)
    assert heard.count(sentence) == 1


def test_a_hand_that_is_thrown_in_is_read_out_once(person, heard, qtbot) -> None:
    seed = next(seed for seed in range(1, 5000) if throw_of(seed) and is_thrown_in(seed))
    person.window.current.start(TournamentSetup(preset=None, rules=views.STANDARD, seed=seed))
    person.wait()
    person.question.choose(throw_of(seed))
    person.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(person.window.session.games) == 1)
    (game,) = person.window.session.games
    event = next(event for event in game.events_so_far() if isinstance(event, ThrownIn))
    sentence = wording.sentence(event, person.window.session.names, game.view(0))
    assert heard.count(sentence) == 1
    assert person.table.stage.toast.text == sentence


def throw_of(seed: int) -> Reservation | None:
    """The reasons for which the person may throw in the first hand of a tournament."""
    game = Game.deal(views.STANDARD, seed_of(seed, 0))
    while game.turn != 0:
        game.apply(Reserve(game.turn, Reservation.HEALTHY))
    return next((one.reservation for one in game.legal() if one.reservation.is_throw), None)


def is_thrown_in(seed: int) -> bool:
    """True if nobody plays a solo with the hands that the person throws in."""
    game = Game.deal(views.STANDARD, seed_of(seed, 0))
    while game.phase is Phase.RESERVATION:
        mine = Reserve(0, throw_of(seed) or Reservation.HEALTHY)
        game.apply(mine if game.turn == 0 else heuristic_decision(game.view(game.turn)).action)
    return game.thrown_in is not None


def test_the_person_hears_what_is_asked_and_whose_turn_it_is(person, heard, qtbot) -> None:
    person.begin()
    person.wait()
    assert heard[-1] == person.question.title.text()
    person.reach_card()
    qtbot.waitUntil(lambda: heard[-1] == "It is your turn.")
    assert heard.count("It is your turn.") == 1


def test_a_refusal_is_heard_with_its_reason(person, heard) -> None:
    person.begin()
    person.wait()
    while not (person.to_play and len(person.window.session.view.playable) < len(set(person.table.stage.hand.cards))):
        person.decide()
        person.wait()
    view = person.window.session.view
    wrong = next(place for place, card in enumerate(person.table.stage.hand.cards) if card not in view.playable)
    heard.clear()
    QTest.keyClick(person.table, "1234567890abc"[wrong])
    assert heard == [person.table.stage.toast.text]


def test_walking_along_the_hand_one_hears_the_cards(person, heard) -> None:
    file = person.window.context.settings_file
    file.change(in_words=InWords.NEVER, click_mode=ClickMode.LIFT)
    person.reach_first_card()
    heard.clear()
    person.press(Qt.Key.Key_Right)
    first = person.table.stage.hand.items[0]
    assert heard[-1].casefold().startswith(wording.card_name(first.card).casefold())
    assert heard[-1].endswith(", 1 of 12")
    person.press(Qt.Key.Key_Right)
    assert heard[-1].endswith(", 2 of 12"), "equal cards are told apart by their place"
    person.press(Qt.Key.Key_Return)
    assert heard[-1].endswith(", chosen")


def test_of_the_last_trick_one_hears_who_played_which_card(person, heard) -> None:
    person.reach_first_card()
    heard.clear()
    person.press(Qt.Key.Key_L)
    assert heard == ["There is no trick to look at now."]
    while not person.window.session.view.tricks:
        person.reach_quiet_card()
        person.decide()
        person.wait()
    heard.clear()
    person.press(Qt.Key.Key_L)
    trick = person.window.session.view.tricks[-1]
    names = person.window.session.names
    played = [f"{names[trick.seat_of(place)]}: {wording.card_name(card)}" for place, card in enumerate(trick.cards)]
    assert heard == [". ".join([person.table.stage.review.caption(), *played])]


def test_notices_are_heard_one_after_the_other(person, heard) -> None:
    notices = person.window.notices
    notices.say(lambda: "The file cannot be read.")
    notices.say(lambda: "The disk is full.")
    assert heard == ["The file cannot be read."]
    notices.next()
    assert heard == ["The file cannot be read.", "The disk is full."]


def test_what_has_been_done_in_a_list_is_heard(person, heard) -> None:
    scenes.tournaments(person)
    page = person.window.controllers.tournaments.page
    heard.clear()
    page.buttons["delete"].click()
    until_read(person.window)
    assert heard == [page.line.words.text()]
    assert heard[0].endswith("is in the trash.")


def test_who_has_won_the_tournament_is_heard(person, heard) -> None:
    scenes.standings(person)
    assert heard[-1] == person.window.game.standings.title.text()


def test_at_a_real_evening_one_hears_that_the_next_game_is_asked_for(person, heard) -> None:
    scenes.evening(person)
    sheet = person.window.controllers.records.evenings.sheet
    heard.clear()
    for winner in sheet.form.people.buttons[:2]:
        winner.click()
    sheet.form.write.click()
    assert heard == [f"Game 2, round 1. {sheet.subtitle.text()}"]


def list_in_the_middle_of_a_game(person: Person) -> None:
    table_scenes.at_the_table(person)
    person.window.menu.action("sheet").trigger()


@pytest.mark.parametrize(
    "scene",
    [scenes.score_sheet, list_in_the_middle_of_a_game, scenes.evening, scenes.evening_paid],
    ids=lambda scene: scene.__name__,
)
def test_of_no_tab_is_told_that_is_not_there(person, scene) -> None:
    scene(person)
    told = []
    for bar in (one for one in person.window.page.findChildren(QTabBar) if one.isVisible()):
        interface = QAccessible.queryAccessibleInterface(bar)
        children = [interface.child(number) for number in range(interface.childCount())]
        told += [one for one in children if one.role() is QAccessible.Role.PageTab]
    assert told
    assert [one.text(NAME) for one in told if one.rect().isEmpty()] == []


def statistics_being_read(person: Person) -> None:
    person.window.controllers.records.show_statistics()


@pytest.mark.parametrize("scene", [scenes.trainer, statistics_being_read], ids=lambda scene: scene.__name__)
def test_a_bar_whose_end_nobody_knows_has_no_value_below_its_range(person, scene) -> None:
    scene(person)
    bars = [one for one in person.window.findChildren(QProgressBar) if one.isVisible() or one.maximum() == 0]
    assert bars
    for bar in bars:
        assert QAccessible.queryAccessibleInterface(bar).valueInterface().currentValue() >= 0, bar.accessibleName()


def test_a_box_without_a_label_gets_one_for_the_screen_reader(qtbot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    box = QComboBox(place)
    box.addItems(["Casual", "Strong"])
    for name in ("Level, left", "Stufe, links"):
        set_accessible_name(box, name)
        assert box.accessibleName() == name
        interface = QAccessible.queryAccessibleInterface(box)
        labels = [one for one, kind in interface.relations() if kind & QAccessible.RelationFlag.Label]
        assert [one.text(QAccessible.Text.Name) for one in labels] == [name]
    assert not any(label.isVisibleTo(place) for label in place.findChildren(QLabel))


def test_a_box_with_a_label_keeps_it(qtbot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    box, label = QComboBox(place), QLabel("&Rules", place)
    label.setBuddy(box)
    set_accessible_name(box, "Rules")
    assert place.findChildren(QLabel) == [label]
    assert label.text() == "&Rules"


READ = [
    scenes.score_sheet, scenes.standings, scenes.practice_played, scenes.deals, scenes.tournaments, scenes.statistics,
    scenes.new_evening, scenes.course, scenes.help_page, scenes.trainer,
]  # fmt: skip


@pytest.mark.parametrize("scene", READ, ids=lambda scene: scene.__name__)
def test_a_screen_reader_reads_the_top_of_a_page_first(person, scene) -> None:
    scene(person)
    page = person.window.page
    read = [one for one in texts_of(QAccessible.queryAccessibleInterface(page)) if one.text(NAME)]
    tops = [one.rect().top() for one in read]
    assert tops[0] == min(tops), [one.text(NAME) for one in read[:3]]


def texts_of(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """The labels inside, in the order in which a screen reader comes to them."""
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child is None or child.state().invisible:
            continue
        if child.role() is QAccessible.Role.StaticText:
            yield child
        yield from texts_of(child)
