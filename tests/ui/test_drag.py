"""A card that is pulled out of the hand: played on the table, else back where it was."""

import pytest
import views
from evening import Person, opened
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from freedoko_qt.app.settings import ClickMode, Speed
from freedoko_qt.engine.actions import Play
from freedoko_qt.ui.table.card_item import CardItem
from freedoko_qt.ui.table.hand_marks import HandMark
from freedoko_qt.ui.table.layout import TablePosition
from freedoko_qt.ui.table.table_view import TableView

LEFT = Qt.MouseButton.LeftButton


def pull(table: TableView, index: int, *way: QPoint) -> CardItem:
    """Press on a card and go along these points, without letting go."""
    start = views.spot(table, index)
    item = table.stage.hand.items[index]
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    before = start
    for point in way:
        QTest.mouseMove(table.viewport(), (before + point) / 2)
        QTest.mouseMove(table.viewport(), point)
        before = point
    return item


def drop(table: TableView, point: QPoint) -> None:
    QTest.mouseRelease(table.viewport(), LEFT, pos=point)


def at_home(table: TableView, item: CardItem) -> bool:
    return not item.held and item.place == table.stage.hand.place_of(item)


@pytest.mark.parametrize("mode", list(ClickMode))
def test_a_card_that_is_dropped_on_the_table_is_asked_for(table, asked, mode) -> None:
    table.set_click_mode(mode)
    table.show_view(views.own_turn(following=False).view(0))
    pull(table, 4, views.middle(table))
    assert asked == []
    drop(table, views.middle(table))
    assert asked == [Play(0, table.stage.hand.cards[4])]


def test_the_card_follows_the_mouse_above_everything_else(table) -> None:
    table.show_view(views.own_turn(following=True).view(0))
    start = views.spot(table, 4)
    QTest.mouseMove(table.viewport(), start)
    card = table.stage.hand.items[4].place
    for point in (views.middle(table), views.middle(table) + QPoint(60, -30), QPoint(30, 40)):
        QTest.mouseMove(table.viewport(), start)
        QTest.mousePress(table.viewport(), LEFT, pos=start)
        QTest.mouseMove(table.viewport(), point)
        item, way = table.stage.hand.items[4], point - start
        assert item.place.x == pytest.approx(card.x + way.x())
        assert item.place.y == pytest.approx(card.y + way.y())
        others = [one for one in table.scene().items() if isinstance(one, QGraphicsPixmapItem) and one is not item]
        assert all(one.zValue() < item.zValue() for one in others if one.isVisible())
        assert table.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor
        drop(table, start)
        assert item.zValue() < table.stage.hand.items[5].zValue()
        QTest.mouseMove(table.viewport(), views.middle(table))
        assert table.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


def test_a_hand_that_is_not_quite_still_clicks(table, asked) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    trembling = QPoint(QApplication.startDragDistance() - 1, 0)
    item = pull(table, 3, views.spot(table, 3) + trembling)
    assert at_home(table, item)
    drop(table, views.spot(table, 3) + trembling)
    assert asked == [Play(0, table.stage.hand.cards[3])]


@pytest.mark.parametrize("where", [QPoint(990, 620), QPoint(500, -30), QPoint(-120, 300)])
def test_dropped_elsewhere_it_goes_back(table, asked, where) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    item = pull(table, 2, views.middle(table), where)
    drop(table, where)
    assert asked == []
    assert at_home(table, item)


def test_escape_puts_it_back(table, asked) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    item = pull(table, 2, views.middle(table))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert at_home(table, item)
    QTest.mouseMove(table.viewport(), views.middle(table) + QPoint(20, 20))
    assert at_home(table, item)
    drop(table, views.middle(table))
    assert asked == []


def test_with_the_window_left_it_goes_back(table, asked, qtbot) -> None:
    qtbot.waitUntil(table.hasFocus)
    table.show_view(views.own_turn(following=False).view(0))
    item = pull(table, 2, views.middle(table))
    table.clearFocus()
    assert at_home(table, item)
    drop(table, views.middle(table))
    assert asked == []


def test_it_glides_back_and_lies_there_sharp(table, qtbot) -> None:
    table.set_speed(Speed.FAST)
    table.show_view(views.own_turn(following=False).view(0))
    item = pull(table, 2, views.middle(table))
    end = table.mapToScene(QPoint(500, -30))
    QTest.mouseMove(table.viewport(), QPoint(500, -30))
    drop(table, QPoint(500, -30))
    assert item.held
    table.hand_motion.going_back.setCurrentTime(60)
    assert end.y() < item.place.y < table.stage.hand.place_of(item).y
    qtbot.waitUntil(lambda: at_home(table, item))
    assert item.scale() == 1.0


def test_what_happens_meanwhile_does_not_take_the_card_away(table) -> None:
    """A player plays, and the hand is laid out anew: the card stays at the mouse."""
    game = views.healthy()
    while game.turn == 0:
        game.apply(game.legal()[0])
    table.show_view(game.view(0))
    item = pull(table, 2, views.middle(table))
    place, height = item.place, item.zValue()
    for event in game.apply(game.view(game.turn).legal[0]):
        table.enqueue(event, game.view(0))
    table.resize(1040, 660)
    QApplication.processEvents()
    assert (item.held, item.place, item.zValue()) == (True, place, height)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert at_home(table, item)


def test_a_card_of_a_game_that_is_gone_is_forgotten(table, asked) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    item = pull(table, 2, views.middle(table))
    table.show_view(views.healthy(seed=9).view(0))
    assert item.scene() is None
    drop(table, views.middle(table))
    assert asked == []


def test_the_marks_stay_with_the_hand(table) -> None:
    """The arrow of a card that was chosen in advance does not hang where the card was."""
    game = views.healthy()
    while game.turn == 0:
        game.apply(game.legal()[0])
    table.show_view(game.view(0))
    table.pre_select(table.stage.hand.cards[3])
    assert table.stage.hand.marks.is_shown(HandMark.PIN)
    pull(table, 3, views.middle(table))
    assert not table.stage.hand.marks.is_shown(HandMark.PIN)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.stage.hand.marks.is_shown(HandMark.PIN)


def test_the_arrow_of_the_next_card_lies_on_it(table) -> None:
    """Above a lifted card are the buttons of the announcements."""
    game = views.healthy()
    while game.turn == 0:
        game.apply(game.legal()[0])
    table.show_view(game.view(0))
    table.pre_select(table.stage.hand.cards[3])
    (arrow,) = table.stage.hand.marks.rects(HandMark.PIN)
    assert table.stage.hand.place_of(table.stage.hand.items[3]).rect.contains(arrow)


# In a game


@pytest.fixture
def person(qtbot, qapp, data_dir):
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.begin()
        yield person


def reach_a_choice(person: Person) -> None:
    """Until some cards may be played and some not."""
    person.wait()
    while not (person.to_play and len(person.window.session.view.playable) < len(set(person.table.stage.hand.cards))):
        person.decide()
        person.wait()


def test_on_the_own_turn_the_card_goes_from_there_to_its_slot(person, qtbot) -> None:
    reach_a_choice(person)
    table, view = person.table, person.window.session.view
    table.set_speed(Speed.FAST)
    card = view.playable[0]
    item = pull(table, table.stage.hand.cards.index(card), QPoint(700, 90))
    lay = item.place
    drop(table, QPoint(700, 90))
    qtbot.waitUntil(lambda: table.stage.trick.items.get(TablePosition.BOTTOM) is item)
    assert item.place == lay, "it has not been in the hand again"
    qtbot.waitUntil(lambda: item.place == table.stage.trick.slot(TablePosition.BOTTOM))
    assert len(person.window.session.view.hand) == len(view.hand) - 1


def test_a_card_that_may_not_be_played_goes_back_and_a_line_says_why(person) -> None:
    reach_a_choice(person)
    table, view = person.table, person.window.session.view
    index = next(i for i, card in enumerate(table.stage.hand.cards) if card not in view.playable)
    item = pull(table, index, views.middle(table))
    drop(table, views.middle(table))
    assert at_home(table, item)
    assert table.stage.toast.visible
    assert table.stage.toast.text
    assert person.window.session.view == view


def test_before_the_turn_it_is_chosen_in_advance_once_and_for_all(person, qtbot) -> None:
    reach_a_choice(person)
    table, session = person.table, person.window.session
    person.table.set_speed(Speed.SLOW)
    person.decide()
    qtbot.waitUntil(lambda: not session.view.my_turn and not table.stage.view.my_turn)
    index = len(table.stage.hand.items) - 1
    item = table.stage.hand.items[index]
    for _ in range(2):
        if table.choreographer.is_pausing:
            table.skip()
        pull(table, index, views.middle(table))
        drop(table, views.middle(table))
        assert table.stage.hand.chosen is item
        qtbot.waitUntil(lambda: not item.held)
        assert item in table.stage.hand.items


def test_a_whole_game_is_played_by_pulling(person) -> None:
    session = person.window.session

    def play(card) -> None:
        pull(person.table, person.table.stage.hand.cards.index(card), views.middle(person.table))
        drop(person.table, views.middle(person.table))

    person.play = play
    person.play_game()
    assert session.game.score is not None
