"""The questions of a poverty: cards are picked in the own hand, and what was exchanged can be seen later."""

import pytest
import views
from evening import Person, opened
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from staging import lasting
from table_scenes import ask as ask_at

from freedoko_qt.app import wording
from freedoko_qt.app.settings import ClickMode, Language, Speed
from freedoko_qt.engine.actions import Accept, Return, Shift
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.events import CardsReturned, MarriageClarified, PovertyAnswered
from freedoko_qt.engine.game import Game
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.game_page import GamePage
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.panels.poverty_panel import PovertyPanel
from freedoko_qt.ui.table.hand_marks import HandMark
from freedoko_qt.ui.table.hand_words import item_words, table_words
from freedoko_qt.ui.table.layout import TablePosition
from freedoko_qt.ui.table.table_layout import table_layout
from freedoko_qt.ui.table.table_view import TableView

NAMES = ("You", "Frieda", "Karl", "Dolores")


@pytest.fixture
def table(qtbot) -> TableView:
    return views.shown_table(qtbot)


@pytest.fixture
def panel(table) -> PovertyPanel:
    return PovertyPanel(table)


def ask(panel: PovertyPanel, table: TableView, game: Game, seat: int = 0) -> list[object]:
    """Ask a seat, and return the answers that will be given."""
    given = []
    panel.chosen.connect(given.append)
    table.show_view(game.view(seat))
    panel.ask(game.view(seat), NAMES)
    return given


def click(qtbot, table: TableView, *places: int) -> None:
    for place in places:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=views.spot(table, place))


def returning() -> Game:
    """The own seat has taken a poverty and is to give cards back."""
    return views.taken_poverty(poor=3, taker=0)


def test_beside_a_side_page_the_question_leaves_the_seats_in_sight(person) -> None:
    person.window.context.settings_file.change(language=Language.GERMAN)
    person.window.resize(900, 600)
    ask_at(person, views.poverty(poor=0), 0)
    person.window.menu.action("side_log").setChecked(True)
    QTest.qWait(4 * DURATION.quick)
    panel = person.window.game.page.questions.poverty

    def covered() -> set[TablePosition]:
        seats = table_layout(person.table.width(), person.table.height()).seats
        return {place for place in TablePosition if seats[place].plate.intersects(QRectF(panel.geometry()))}

    assert lasting(covered) == set()


def test_the_trumps_of_a_poverty_are_picked_already(qtbot, table, panel) -> None:
    game = views.poverty(poor=0)
    given = ask(panel, table, game)
    hand = table.stage.hand
    trumps = [item for item in hand.items if game.order.is_trump(item.card)]
    assert hand.picked == trumps
    assert [item.dim for item in hand.items] == [item not in trumps for item in hand.items]
    resting = hand.items[-1].place.y - hand.place_of(trumps[0]).y
    assert resting > 0, "they rise"
    assert panel.count.text().startswith(f"{len(trumps)} of {len(trumps)} ")
    click(qtbot, table, 0)
    assert hand.picked == trumps, "they have to go"
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert game.refusal(given[0]) is None
    assert sorted(given[0].cards) == sorted(item.card for item in trumps)
    assert isinstance(given[0], Shift)


def test_cards_are_given_back_by_clicking_them_in_the_own_hand(qtbot, table, panel) -> None:
    game = returning()
    given, played = ask(panel, table, game), views.asked_at(table)
    table.set_click_mode(ClickMode.LIFT)
    hand, number = table.stage.hand, len(game.laid)
    assert not panel.confirm.isEnabled()
    assert panel.count.text().startswith(f"0 of {number} ")
    last = range(len(hand.items) - number, len(hand.items))
    click(qtbot, table, *last)
    wanted = [hand.items[place] for place in last]
    assert hand.picked == wanted
    assert hand.marks.is_shown(HandMark.PICKED)
    assert all(any(item.place.rect.contains(sign) for item in wanted) for sign in hand.marks.rects(HandMark.PICKED))
    assert panel.count.text().startswith(f"{number} of {number} ")
    click(qtbot, table, 0)
    assert hand.picked == wanted, "there are enough"
    click(qtbot, table, last[0], last[0] - 1)
    assert hand.items[last[0] - 1] in hand.picked
    qtbot.mouseClick(panel.confirm, Qt.MouseButton.LeftButton)
    assert sorted(given[0].cards) == sorted(hand.items[place].card for place in (last[0] - 1, *last[1:]))
    assert isinstance(given[0], Return)
    assert game.refusal(given[0]) is None
    assert hand.picked == []
    assert not hand.marks.is_shown(HandMark.PICKED)
    assert not any(item.dim for item in hand.items)
    assert played == []


def test_they_are_picked_with_keys_alone(qtbot, table, panel) -> None:
    game = returning()
    given = ask(panel, table, game)
    table.setFocus()
    hand, number = table.stage.hand, len(game.laid)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert given == []
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Space)[:number]:
        qtbot.keyClick(table, Qt.Key.Key_Right)
        qtbot.keyClick(table, key)
        assert item_words(table.stage, hand.focused).endswith(", chosen")
    for _ in range(number, 3):
        qtbot.keyClick(table, Qt.Key.Key_Right)
    wanted = sorted(item.card for item in hand.picked)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert sorted(given[0].cards) == wanted


def test_what_is_pulled_out_of_the_hand_is_picked_and_stays_there(qtbot, table, panel) -> None:
    ask(panel, table, returning())
    item = table.stage.hand.items[-1]
    start = QPointF(item.place.x, item.place.y)
    table.pointer.press(start)
    table.pointer.move(start - QPointF(0, 200))
    table.pointer.release()
    assert table.stage.hand.picked == [item]
    assert not item.held


def test_what_is_picked_stays_so_while_the_hand_is_sorted(table, panel) -> None:
    ask(panel, table, returning())
    hand = table.stage.hand
    table.ask_for(2)
    (picked,) = hand.picked
    table.show_view(table.view)
    panel.ask(table.view, NAMES)
    table.ask_for(2)
    picked = hand.picked[0]
    table.preview_order(None)
    assert hand.picked == [picked]


def test_the_poor_one_chooses_who_is_asked_first(qtbot, table, panel) -> None:
    rules = views.STANDARD.changed("poverty", True).changed("poverty_offer_order", "chosen_first")
    game = views.poverty(poor=0, rules=rules)
    given = ask(panel, table, game)
    for seat in (1, 2, 3):
        panel.ask(game.view(0), NAMES)
        assert [panel.first.itemText(row) for row in range(panel.first.count())] == ["Frieda", "Karl", "Dolores"]
        assert panel.first.currentText() == "Frieda"
        panel.first.setCurrentIndex(seat - 1)
        qtbot.keyClick(panel, Qt.Key.Key_Return)
        assert given[-1].to == seat
        assert game.refusal(given[-1]) is None


def test_elsewhere_the_poor_one_is_not_asked_for_it(table, panel) -> None:
    ask(panel, table, views.poverty(poor=0))
    assert not panel.first.isVisible()
    assert not panel.first_label.isVisible()


def test_the_cards_of_another_one_are_taken_or_left(qtbot, table, panel) -> None:
    game = views.poverty(poor=3)
    game.apply(game.legal()[0])
    given = ask(panel, table, game)
    assert NAMES[3] in panel.title.text()
    assert not panel.count.isVisible()
    assert table.stage.hand.picked == []
    qtbot.mouseClick(panel.accept, Qt.MouseButton.LeftButton)
    assert given == [Accept(0, accept=True)]


def test_the_keyboard_goes_to_the_hand_as_long_as_cards_are_missing(qtbot) -> None:
    page = GamePage(Deck())
    qtbot.addWidget(page)
    page.table.set_speed(Speed.INSTANT)
    page.resize(1000, 640)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    game = returning()
    page.show_game(game.view(0), views.PLAYERS, [])
    page.ask(game.view(0))
    assert page.table.hasFocus()
    for place in range(len(game.laid)):
        page.table.ask_for(place)
    page.focus_best()
    assert page.questions.poverty.confirm.hasFocus()


@pytest.mark.parametrize("keys", [False, True])
def test_a_person_picks_at_the_window_with_the_mouse_or_with_keys_alone(qtbot, qapp, data_dir, keys) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window, keys=keys)
        ask_at(person, returning(), 0)
        assert person.table.picker.wants_cards
        person.pick_cards()
        assert person.table.picker.is_complete
        assert len(person.table.stage.hand.picked) == person.table.picker.number
        assert person.question.confirm.isEnabled()


# What came, and what was exchanged


def taken(own: str) -> tuple[Game, tuple[Card, ...]]:
    """A poverty after the exchange, and the cards that came to the own seat."""
    poor, taker = (0, 1) if own == "poor" else (3, 0)
    game = views.poverty(poor=poor)
    game.apply(game.legal()[0])
    while game.turn != taker:
        game.apply(Accept(game.turn, accept=False))
    game.apply(Accept(taker, accept=True))
    # the cards that go back are others than those that came
    back = next(action for action in reversed(game.legal()) if not set(action.cards) & set(game.laid))
    game.apply(back)
    return game, game.returned if own == "poor" else game.laid


@pytest.mark.parametrize("own", ["poor", "taker"])
def test_the_cards_that_came_are_marked_until_the_first_trick_is_over(table, own) -> None:
    game, came = taken(own)
    table.show_view(game.view(0))
    hand = table.stage.hand
    assert sorted(item.card for item in hand.received) == sorted(came)
    assert hand.marks.is_shown(HandMark.RECEIVED)
    assert item_words(table.stage, hand.received[0]).partition(", ")[2].startswith("just received")
    while not game.view(0).tricks:
        views.enqueue(table, game, game.legal()[0])
    assert hand.received == []
    assert not hand.marks.is_shown(HandMark.RECEIVED)


@pytest.mark.parametrize("own", ["poor", "taker"])
def test_what_was_exchanged_can_be_read_at_the_badge(table, own) -> None:
    game, _ = taken(own)
    table.show_view(game.view(0))
    position = 0 if own == "poor" else 3
    (badge, *_), rect = zip(*table.stage.seats[position].badges, strict=True)
    text = f"Passed on: {wording.card_names(game.laid)}\nGiven back: {wording.card_names(game.returned)}"
    assert badge.about == text
    table.grab()  # what has not been painted is nowhere
    spot = rect[0].center()
    tips = {item.toolTip() for item in table.stage.scene.items(spot) if item.toolTip()}
    assert {" ".join(tip.split()) for tip in tips} == {" ".join(text.split())}
    words = "\n".join(table_words(table.stage))
    assert all(line in words for line in text.splitlines())


def test_the_others_do_not_learn_it(table) -> None:
    game = views.poverty(poor=1)
    game.apply(game.legal()[0])
    game.apply(Accept(game.turn, accept=True))
    game.apply(game.legal()[0])
    table.show_view(game.view(0))
    assert all(badge.about == "" for badge, _ in table.stage.seats[1].badges)
    assert table.stage.hand.received == []


def test_the_log_shows_the_cards_to_those_who_saw_them() -> None:
    game, _ = taken("taker")
    view, other = game.view(0), game.view(1)
    laid, returned = wording.card_names(game.laid), wording.card_names(game.returned)
    answer = PovertyAnswered(0, accepted=True)
    back = CardsReturned(0, len(game.returned), None, None)
    assert wording.sentence(answer, NAMES, view) == f"You take the poverty. The cards: {laid}."
    assert wording.sentence(back, NAMES, view).endswith(f"The cards: {returned}.")
    assert "The cards" not in wording.sentence(answer, NAMES, other) + wording.sentence(back, NAMES, other)


@pytest.fixture
def page(qtbot) -> GamePage:
    page = GamePage(Deck())
    qtbot.addWidget(page)
    page.table.set_speed(Speed.INSTANT)
    page.show()
    return page


@pytest.mark.parametrize(
    ("refused", "words"),
    [
        ("ramsch", "A Ramsch is played: the most card points lose."),
        ("play_normal", "A normal game is played."),
    ],
)
def test_the_table_says_what_is_played_when_nobody_takes_it(page, refused, words) -> None:
    game = views.poverty(poor=3, rules=views.STANDARD.changed("poverty_refused", refused))
    game.apply(game.legal()[0])
    page.show_game(game.view(0), views.PLAYERS, [])
    for _ in range(3):
        assert not page.table.stage.toast.visible
        for event in game.apply(Accept(game.turn, accept=False)):
            page.show_event(event, game.view(0))
    assert page.table.stage.toast.visible
    assert page.table.stage.toast.text == words


def test_the_table_says_who_finds_no_partner(page) -> None:
    game = views.played(3)
    page.show_game(game.view(0), views.PLAYERS, [])
    page.show_event(MarriageClarified(1, None), game.view(0))
    assert page.table.stage.toast.text == "Frieda finds no partner and plays alone."
