"""Events on the table: shown step by step, and in the end the same as at once."""

from random import Random

import pytest
import views
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.settings import Pause, Speed
from freedoko_qt.engine.actions import Accept, Announce, Play
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.phase import Phase
from freedoko_qt.ui.table.layout import TablePosition
from freedoko_qt.ui.table.table_view import TableView

PATIENCE = 10_000


def lying(table: TableView) -> tuple[object, ...]:
    """Everything that can be seen of the cards: which, and where."""
    stage = table.stage
    fans = [[item.place for item in seat.fan] for seat in stage.seats]
    hand = [(item.card, item.place, item.dim) for item in stage.hand.items]
    trick = {position: (item.card, item.place) for position, item in stage.trick.items.items()}
    return hand, fans, trick, [(item.card, item.place) for item in stage.pool]


def one_for_all(actions: list[object], chance: Random) -> object:
    plays = [action for action in actions if isinstance(action, Play)]
    return chance.choice(plays or actions)


@pytest.mark.parametrize("seed", [3, 8])
def test_a_whole_game_at_instant_speed_ends_in_every_view(qtbot, seed) -> None:
    """After each action the table shown event by event is the table that was shown the view at once."""
    by_events, shown = views.shown_table(qtbot, Speed.INSTANT), views.shown_table(qtbot, Speed.INSTANT)
    game, chance = views.dealt(seed), Random(seed)
    by_events.deal(game.view(0))
    while game.phase is not Phase.OVER:
        if game.phase is Phase.RESERVATION:
            action = next(a for a in game.legal() if a.reservation is Reservation.HEALTHY)
        else:
            action = one_for_all(game.legal(), chance)
        views.enqueue(by_events, game, action)
        shown.show_view(game.view(0))
        assert by_events.view == shown.view == game.view(0)
        assert by_events.shown == shown.shown
        assert lying(by_events) == lying(shown)
        assert not by_events.choreographer.is_busy


def test_animated_and_instant_show_the_same(qtbot) -> None:
    slow, instant = views.shown_table(qtbot, Speed.FAST), views.shown_table(qtbot, Speed.INSTANT)
    slow.set_pause(Pause.SHORT)
    games = [views.played(3), views.played(3)]
    for table, game in zip((slow, instant), games, strict=True):
        table.show_view(game.view(0))
        chance = Random(1)
        for _ in range(3):
            views.enqueue(table, game, one_for_all(game.legal(), chance))
    with qtbot.waitSignal(slow.idle, timeout=PATIENCE):
        pass
    assert slow.shown == instant.shown
    assert lying(slow) == lying(instant)


def test_idle_comes_after_everything_and_never_from_within(qtbot) -> None:
    table = views.shown_table(qtbot, Speed.INSTANT)
    game, chance = views.healthy(), Random(2)
    inside = []

    def go_on() -> None:
        """As the session does: the next card as soon as the table is idle."""
        assert not inside, "idle came while an event was being shown"
        if game.phase is Phase.OVER:
            return
        inside.append(True)
        views.enqueue(table, game, one_for_all(game.legal(), chance))
        inside.clear()

    table.idle.connect(go_on)
    table.show_view(game.view(0))
    qtbot.waitUntil(lambda: game.phase is Phase.OVER, timeout=PATIENCE)
    assert table.view.score is not None


def test_a_full_trick_lies_until_a_click(qtbot) -> None:
    table = views.shown_table(qtbot, Speed.FAST)
    table.set_pause(Pause.UNTIL_CLICK)
    game = views.played(3)
    table.show_view(game.view(0))
    views.enqueue(table, game, one_for_all(game.legal(), Random(1)))
    qtbot.waitUntil(lambda: table.choreographer.is_pausing, timeout=PATIENCE)
    assert len(table.stage.trick.items) == 4
    winner = game.tricks[-1].winner
    assert table.shown.winner == winner
    assert table.shown.seats[winner].tricks == 0
    assert table.stage.toast.visible
    assert table.stage.toast.text == "Click or press Space to continue"
    QTest.qWait(table.stage.toast.stay.interval() + 500)
    assert table.stage.toast.visible
    table.show_line(lambda: "Something else")
    assert table.stage.toast.text == "Something else"
    qtbot.waitUntil(lambda: table.stage.toast.text == "Click or press Space to continue", timeout=PATIENCE)
    assert table.stage.toast.visible
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert not table.stage.toast.visible
    with qtbot.waitSignal(table.idle, timeout=PATIENCE):
        pass
    assert table.stage.trick.items == {}
    assert table.shown.seats[winner].tricks == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_ends_the_pause_and_plays_nothing(qtbot, key) -> None:
    table = views.shown_table(qtbot, Speed.NORMAL)
    table.set_pause(Pause.UNTIL_CLICK)
    game = views.played(3)
    table.show_view(game.view(0))
    asked = []
    table.action_requested.connect(asked.append)
    table.stage.hand.step_focus(1)
    views.enqueue(table, game, one_for_all(game.legal(), Random(1)))
    qtbot.waitUntil(lambda: table.choreographer.is_pausing, timeout=PATIENCE)
    with qtbot.waitSignal(table.idle, timeout=PATIENCE):
        QTest.keyClick(table, key)
    assert table.stage.trick.items == {}
    assert asked == []


def test_skipping_brings_everything_to_its_end(qtbot) -> None:
    table, at_once = views.shown_table(qtbot, Speed.SLOW), views.shown_table(qtbot, Speed.INSTANT)
    game = views.played(5)
    table.show_view(game.view(0))
    views.enqueue(table, game, one_for_all(game.legal(), Random(1)))
    while table.skip():
        pass
    at_once.show_view(game.view(0))
    assert lying(table) == lying(at_once)


def test_a_view_shown_at_once_ends_what_was_going_on(qtbot) -> None:
    table, at_once = views.shown_table(qtbot, Speed.SLOW), views.shown_table(qtbot, Speed.INSTANT)
    game = views.played(6)
    table.show_view(game.view(0))
    for _ in range(3):
        views.enqueue(table, game, one_for_all(game.legal(), Random(1)))
    other = views.played(21, seed=9).view(0)
    table.show_view(other)
    at_once.show_view(other)
    assert not table.choreographer.is_busy
    assert lying(table) == lying(at_once)
    assert len(table.stage.scene.items()) == len(at_once.stage.scene.items())


def test_dealing_ends_with_all_cards(qtbot) -> None:
    table = views.shown_table(qtbot, Speed.FAST)
    view = views.dealt().view(0)
    with qtbot.waitSignal(table.idle, timeout=PATIENCE):
        table.deal(view)
    assert len(table.stage.hand.cards) == 12
    assert [len(seat.fan) for seat in table.stage.seats] == [0, 12, 12, 12]


class Painted(QObject):
    """The part of a widget that is painted from now on."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.region += event.region()
        return False


def test_short_words_leave_nothing_of_longer_ones(qtbot) -> None:
    table = views.shown_table(qtbot)
    table.show_view(views.healthy().view(0))
    for position in TablePosition:
        table.stage.say(position, lambda: "Marriage, first trick of another")
        qtbot.wait(20)
        before = table.stage.bubbles[position].box.toAlignedRect()
        painted = Painted(table.viewport())
        table.stage.say(position, lambda: "Re")
        qtbot.wait(20)
        assert (QRegion(before) - painted.region).isEmpty()


def test_what_is_said_is_seen_in_a_bubble_but_not_at_instant_speed(qtbot) -> None:
    for speed, seen in ((Speed.FAST, True), (Speed.INSTANT, False)):
        table = views.shown_table(qtbot, speed)
        game = views.healthy()
        table.show_view(game.view(0))
        action = next(a for a in game.legal(2) if isinstance(a, Announce))
        views.enqueue(table, game, action)
        assert table.stage.bubbles[2].visible is seen
        while table.skip():
            pass
        assert [badge.text for badge in table.shown.seats[2].badges] in (["Re"], ["Kontra"])


def test_what_one_says_oneself_stands_above_its_badge_and_has_no_button_any_more(qtbot) -> None:
    table = views.shown_table(qtbot, Speed.FAST)
    game = views.healthy()
    table.show_view(game.view(0))
    views.enqueue(table, game, next(a for a in game.legal(0) if isinstance(a, Announce)))
    bubble, own = table.stage.bubbles[TablePosition.BOTTOM], table.stage.seats[TablePosition.BOTTOM]
    assert bubble.visible and own.badges
    assert not bubble.box.intersects(own.badges_rect)
    assert own.badges[0][0].text not in [button.text() for button in table.bar.buttons]


def test_the_cards_of_a_poverty_wander(qtbot) -> None:
    table = views.shown_table(qtbot, Speed.INSTANT)
    game = views.poverty(poor=2)
    table.show_view(game.view(0))
    views.enqueue(table, game, game.legal()[0])
    laid = len(table.stage.pool)
    assert laid >= 3
    assert all(item.card is None for item in table.stage.pool)
    assert len(table.stage.seats[2].fan) == 12 - laid
    while game.turn != 0:
        views.enqueue(table, game, Accept(game.turn, accept=False))
    views.enqueue(table, game, Accept(0, accept=True))
    assert table.stage.pool == []
    assert len(table.stage.hand.cards) == 12 + laid
    views.enqueue(table, game, game.legal()[0])
    assert len(table.stage.hand.cards) == 12
    assert len(table.stage.seats[2].fan) == 12


def test_the_language_changes_in_the_middle_of_a_game(qtbot, qapp) -> None:
    from freedoko_qt.app.language import Language, Translators

    table = views.shown_table(qtbot, Speed.INSTANT)
    table.show_view(views.solo(Reservation.SOLO_QUEEN, 2).view(0))
    translators = Translators(qapp)
    translators.speak(Language.GERMAN)
    try:
        qapp.processEvents()
        german = table.shown.title
        badges = table.shown.seats[2].badges
    finally:
        translators.speak(Language.ENGLISH)
        qapp.processEvents()
    assert table.shown.title == "Queen solo"
    assert badges[0].text == german


def test_a_change_of_size_in_the_middle_of_a_move_stops_nothing(qtbot) -> None:
    table = views.shown_table(qtbot, Speed.NORMAL)
    with qtbot.waitSignal(table.idle, timeout=PATIENCE):
        table.deal(views.dealt().view(0))
        assert table.choreographer.motion.is_running
        table.resize(table.width() + 80, table.height() + 40)
        table.settle()
