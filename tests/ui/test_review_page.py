"""The review of a finished game in the window: its curve, its decisions, the bars on the cards, the hidden cards."""

import sys
from pathlib import Path

import pytest
from evening import button, come_back, press
from PySide6.QtCore import QPoint, Qt, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from freedoko_qt.ai.inference import HiddenCard, Inference
from freedoko_qt.app import wording
from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import review_steps
from freedoko_qt.app.review.review import DecisionKind, Review, SeatReview
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.review.review_words import explanation, mark_name
from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.ui.parts.label import Label
from freedoko_qt.ui.replay.hidden_cards_switch import HiddenCards
from freedoko_qt.ui.replay.inferred_table import InferredTable
from freedoko_qt.ui.replay.replay_panel import ReplayTab

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `kept_games`

from kept_games import setup_of, tournament, unfinished  # isort: skip
from laid_games import QUIET, answered, lay, reserve  # isort: skip

PATIENCE = 60_000  # milliseconds


@pytest.fixture(scope="module")
def kept() -> Tournament:
    """A tournament after one game."""
    return unfinished(games=1)


@pytest.fixture(scope="module")
def review(kept: Tournament) -> Review:
    """The review of that game, from few deals."""
    record = kept.records[0]
    *_, last = review_steps(GameReplay.of(record), Review(game_key(record)), first=0, rounds=1)
    return last


@pytest.fixture
def played(qtbot, qapp, data_dir, kept):
    """A person who comes back to the points of this game."""
    with come_back(qtbot, qapp, data_dir, kept) as person:
        yield person


@pytest.fixture
def page(played, data_dir, review):
    """The page of the game, whose review is already there."""
    Reviews(data_dir / "reviews").save(review)
    played.click(button(played.window.game.sheet, "Review"))
    return played.window.controllers.replays.page


def rows(page) -> list[list[str]]:
    """The list of decisions as it is read."""
    shown = page.panel.review.list
    return [[shown.lines.index(row, column).data() for column in range(3)] for row in range(shown.rowCount())]


def first_card(review: Review, seat: int = 0) -> int:
    """The place of a seat's first decision between cards in the list."""
    kinds = [one.kind for one in review.seats[seat].decisions]
    return kinds.index(DecisionKind.CARD)


def choose(page, place: int) -> None:
    """Click on a decision of the list, or on the line in which it stands with others."""
    shown = page.panel.review.list
    row = next(row for row, places in enumerate(shown.places) if place in places)
    QTest.qWait(50)  # the panel scrolls: what has just come or gone may still move the list
    shown.scrollTo(shown.lines.index(row, 1))
    middle = shown.visualRect(shown.lines.index(row, 1)).center()
    QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QApplication.processEvents()


def test_the_sheet_leads_to_the_review_of_the_game(played, page, review) -> None:
    assert played.window.page is page
    assert page.panel.tab is ReplayTab.REVIEW
    own = review.seats[0]
    lines = [own.decisions[line[0]] for line in own.folded]
    assert [row[2].split()[:1] for row in rows(page)] == [[mark_name(one.mark)][one.is_decided :] for one in lines]
    assert page.review.curve.isVisible()
    assert not page.panel.review.run.isVisible()


def test_the_numbers_of_luck_skill_and_partner_are_there(played, page) -> None:
    strip = page.panel.review.balance_strip
    words = [name.text() for name, _ in strip.labels]
    assert words == ["Deal", "Own play", "Partner", "Opponents", "Rest", "Result"]
    assert all(number.text() for _, number in strip.labels)


def test_a_click_on_a_decision_lays_it_on_the_table_with_bars_on_the_cards(played, page, review) -> None:
    place = first_card(review)
    one = review.seats[0].decisions[place]
    choose(page, place)
    assert page.position == one.moment
    view = page.table.stage.view
    held = [card for card in view.hand if card in view.playable]
    assert page.table.bars.number == len(held)
    assert page.table.stage.hand.advised.card is one.best.action.card
    assert page.panel.review.words == " ".join(explanation(one, view, page.table.stage.names))
    press(played, Qt.Key.Key_Left)
    assert page.table.bars.number == 0 or page.review.decision.moment == page.position


@pytest.mark.parametrize("seat", SEATS)
def test_the_line_that_is_clicked_stays_the_marked_one_whatever_moves(played, page, review, seat) -> None:
    page.look_as(seat)
    shown = page.panel.review.list
    for place, one in enumerate(review.seats[seat].decisions):
        choose(page, place)
        row = next(row for row, places in enumerate(shown.places) if place in places)
        assert {index.row() for index in shown.selectedIndexes()} == {shown.marked_row} == {row}
        assert page.review.decision.moment <= one.moment


def test_up_and_down_walk_from_decision_to_decision(played, page, review) -> None:
    place = first_card(review)
    choose(page, place)
    page.panel.review.list.setFocus(Qt.FocusReason.TabFocusReason)
    press(played, Qt.Key.Key_Down)
    assert page.position == review.seats[0].decisions[place + 1].moment
    press(played, Qt.Key.Key_Up)
    assert page.position == review.seats[0].decisions[place].moment


def test_the_curve_leads_to_the_decision_that_was_clicked(played, page, review) -> None:
    curve = page.review.curve
    last = curve.prospects[-1]
    at = curve.point(len(curve.prospects) - 1, last.points).toPoint()
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(at.x(), curve.height() // 2))
    assert page.position == review.seats[0].decisions[last.place].moment


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_every_seat_has_its_review(played, page, review, seat) -> None:
    press(played, [Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4][seat])
    assert len(rows(page)) == len(review.seats[seat].folded)
    place = first_card(review, seat)
    choose(page, place)
    assert page.table.stage.view.seat == seat
    assert page.table.bars.number > 1


@pytest.mark.parametrize("seat", SEATS)
def test_show_me_plays_on_with_the_better_card_in_the_place_of_that_seat(played, page, review, seat) -> None:
    page.look_as(seat)
    decisions = review.seats[seat].decisions
    place = next(n for n, one in enumerate(decisions) if one.taken != 0 and one.kind is DecisionKind.CARD)
    choose(page, place)
    played.click(page.panel.review.better)
    game = played.window.session.game
    better = game.actions[decisions[place].moment]
    assert (better.seat, better.card) == (0, decisions[place].best.action.card)
    assert game.dealt[0] == page.replay.game.dealt[seat]
    assert played.window.controllers.replays.line.isVisible()


def test_what_was_best_has_nothing_better_to_be_shown(played, page, review) -> None:
    decisions = ((seat, n, one) for seat in SEATS for n, one in enumerate(review.seats[seat].decisions))
    seat, best = next((seat, n) for seat, n, one in decisions if one.taken == 0)
    page.look_as(seat)
    choose(page, best)
    assert not page.panel.review.better.isEnabled()


def test_the_key_v_turns_to_the_review_and_back(played, page) -> None:
    press(played, Qt.Key.Key_V)
    assert page.panel.moves.isVisible() and not page.panel.review.isVisible()
    assert page.table.bars.number == 0
    assert not page.review.curve.isVisible()
    press(played, Qt.Key.Key_V)
    assert page.panel.review.isVisible() and not page.panel.moves.isVisible()


# While it is analysed


def test_nothing_is_summed_up_before_it_is_done(played, page, review) -> None:
    tab = page.panel.review
    done = tab.findChildren(Label)[0].text()
    assert "points lost" in done or done == "Nothing given away."
    begun = SeatReview(review.seats[0].decisions)
    tab.show_review(begun, [1] * len(begun.decisions), None)
    tab.show_progress(1, 9, running=True)
    assert tab.findChildren(Label)[0].text() == "The game is being reviewed."
    tab.show_progress(1, 9, running=False)
    assert tab.findChildren(Label)[0].text() == "Not everything has been reviewed yet."
    assert not tab.balance_strip.isVisible()


def test_it_is_analysed_while_one_looks_on_and_can_be_stopped(played, qtbot, data_dir) -> None:
    played.click(button(played.window.game.sheet, "Review"))
    page = played.window.controllers.replays.page
    tab = page.panel.review
    assert tab.run.text() == "Stop"
    qtbot.waitUntil(lambda: len(rows(page)) >= 2, timeout=PATIENCE)
    played.click(tab.run)
    assert tab.run.text() == "Go on"
    known = rows(page)
    assert list((data_dir / "reviews").glob("*.json"))
    QTest.qWait(50)
    assert rows(page) == known
    played.click(tab.run)
    qtbot.waitUntil(lambda: len(rows(page)) > len(known), timeout=PATIENCE)
    assert rows(page)[: len(known)] == known


# The hidden cards


def test_what_is_not_sure_is_neither_nothing_nor_everything(qapp, qtbot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    table = InferredTable(page)
    inferred = Inference((HiddenCard(Card.HT, 1, (0, 0.002, 0.998, 0)),), (1, 0, 1, 0))
    table.show_inference(inferred, ("Du", "Frieda", "Karl", "Dolores"), 0)
    shown = [[table.lines.index(row, column).data() for column in (1, 2, 3)] for row in (0, 1)]
    assert shown == [["0", "100", "0"], ["1", "99", "0"]]


def test_every_card_is_named_beside_long_names_in_a_narrow_panel(qapp, qtbot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    table = InferredTable(page)
    hidden = tuple(HiddenCard(card, 2, (0, 0.5, 0.5, 0)) for card in (Card.HT, Card.DT, Card.SQ))
    table.show_inference(Inference(hidden, (1, 0, 1, 0)), ("Du", "Friederike", "Karl-Friedrich", "Dolores"), 0)
    table.resize(180, 90)
    table.show()
    QTest.qWait(100)
    assert table.columnWidth(0) >= table.sizeHintForColumn(0)


def test_the_switch_shows_what_was_seen_inferred_and_open(played, page, qtbot) -> None:
    press(played, Qt.Key.Key_V, Qt.Key.Key_Down)
    stage, panel = page.table.stage, page.panel
    assert panel.hidden_cards.choice is HiddenCards.OPEN
    assert all(seat.cards for seat in stage.seats[1:])
    played.click(panel.hidden_cards.buttons[HiddenCards.SEEN])
    assert all(seat.cards == () for seat in stage.seats)
    press(played, Qt.Key.Key_O)
    assert panel.hidden_cards.choice is HiddenCards.INFERRED
    assert panel.inferred.isVisible() and not panel.moves.isVisible()
    qtbot.waitUntil(lambda: panel.inferred.rowCount() > 0, timeout=PATIENCE)
    press(played, Qt.Key.Key_O)
    assert panel.hidden_cards.choice is HiddenCards.OPEN
    assert panel.moves.isVisible() and not panel.inferred.isVisible()


def test_the_bars_move_with_the_game(played, page, qtbot) -> None:
    panel = page.panel
    press(played, Qt.Key.Key_V)
    played.click(panel.hidden_cards.buttons[HiddenCards.INFERRED])
    seen = []
    for _ in range(2):
        press(played, Qt.Key.Key_Down, Qt.Key.Key_Down)
        hidden = len({card for hand in page.table.stage.hands[1:] for card in hand})
        qtbot.waitUntil(lambda hidden=hidden: panel.inferred.rowCount() == hidden + 1, timeout=PATIENCE)
        seen.append([panel.inferred.lines.index(row, 1).data() for row in range(panel.inferred.rowCount())])
    assert seen[0] != seen[1]
    assert panel.inferred.lines.index(0, 0).data() == "Partner"
    heads = [panel.inferred.model().headerData(column, Qt.Orientation.Horizontal) for column in (1, 2, 3)]
    assert heads == ["Frieda", "Karl", "Dolores"]


def test_every_choice_of_words_is_short_enough_for_the_list(played, page, review) -> None:
    """A card is marked by its sign, so that the mark beside it is never cut off."""
    shown = page.panel.review.list
    lines = [review.seats[0].decisions[line[0]] for line in review.seats[0].folded]
    for row, one in enumerate(lines):
        if one.kind is DecisionKind.CARD and not one.is_decided:
            assert shown.lines.index(row, 1).data() == wording.card_short(one.done.card)
        needed = shown.sizeHintForIndex(shown.model().index(row, 2)).width()
        assert needed <= shown.columnWidth(2)


def test_a_hand_that_was_thrown_in_has_a_review_of_its_reservations(played, qtbot) -> None:
    thrown = answered(QUIET, lay("C9 C9 S9 S9 H9 DK SK CK HK DJ HJ ST"), reserve(0, "throw_nines"))
    window = played.window
    window.controllers.replays.show(tournament("thrown", setup_of("ddv"), [thrown]))
    page = window.controllers.replays.page
    page.show_review()
    qtbot.waitUntil(lambda: not page.panel.review.run.isVisible(), timeout=PATIENCE)
    assert [row[0] for row in rows(page)] == [""]
    choose(page, 0)
    assert page.position == 0
    assert page.panel.review.words
    assert page.table.bars.number == 0


def test_a_language_change_at_the_very_end_begins_nothing(played, page) -> None:
    played.click(page.panel.hidden_cards.buttons[HiddenCards.INFERRED])
    window = played.window
    window.controllers.replays.close()
    window.context.settings_file.change(language=Language.GERMAN)
    QApplication.processEvents()  # the window gets its language change only now
    assert not any(thread.isRunning() for thread in page.findChildren(QThread))


def test_upright_with_the_largest_words_the_review_stands_beside_what_there_is_to_read(qtbot, played, page) -> None:
    window, file = played.window, played.window.context.settings_file
    window.resize(600, 900)
    file.change(language=Language.GERMAN, text_size=TextSize.LARGEST)
    qtbot.waitUntil(lambda: page.panel.review.better.text() == "Zeig es mir")
    qtbot.wait(200)
    area, panel = page.panel.review_area, page.panel
    assert area.x() >= panel.tabs.geometry().right()
    assert area.height() > panel.height() / 2
    panel.tabs.setCurrentIndex(ReplayTab.MOVES)
    qtbot.wait(50)
    assert panel.moves.height() > 60 and panel.moves.geometry().right() <= panel.buttons["first"].x()
    panel.tabs.setCurrentIndex(ReplayTab.REVIEW)
    window.resize(1366, 768)
    qtbot.waitUntil(lambda: area.y() >= panel.tabs.geometry().bottom())
