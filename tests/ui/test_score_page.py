"""The page after a game: who has won, what everybody gets and why, and what is celebrated."""

from dataclasses import replace

import pytest
import views
from evening import Person, opened
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from sheets import NAMES, made_sheet
from test_dialogs import played

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.rule_sets import preset_set
from freedoko_qt.app.settings import Speed
from freedoko_qt.app.sheet.highlights import Highlight, highlight_of
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.score.score import ScoreLine, ScoreReason, SpecialPoint
from freedoko_qt.engine.score.special_rules import Special
from freedoko_qt.engine.teams import Side
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.cards.hands_view import HandsView
from freedoko_qt.ui.look.theme import widget_colors
from freedoko_qt.ui.parts.counted_label import CountedLabel
from freedoko_qt.ui.parts.curve import LINES, Curve, pushed_apart
from freedoko_qt.ui.sheet.celebration import banner_font
from freedoko_qt.ui.sheet.points_table import PointsTable
from freedoko_qt.ui.sheet.score_sheet import ScoreSheet

AVATARS = (Avatar.FOX, Avatar.HARE, Avatar.BADGER, Avatar.OWL)


@pytest.fixture
def page(qtbot) -> ScoreSheet:
    page = ScoreSheet(Deck())
    qtbot.addWidget(page)
    page.resize(900, 560)
    return page


def show(page: ScoreSheet, game: Game, *sums: int) -> None:
    page.show_sheet(made_sheet(sums or game.score.scores, preset="standard"), 20)
    page.show_game(Deck(), NAMES, game, preset_set("standard"), last=False, avatars=AVATARS)
    page.show()
    QTest.qWaitForWindowExposed(page)


def solo_of(seat: int) -> Game:
    """A solo of the queens, played to its end with the first card that is allowed."""
    game = views.solo(Reservation.SOLO_QUEEN, seat)
    while game.phase is not Phase.OVER:
        legal = game.legal()
        game.apply(next((one for one in legal if isinstance(one, Play)), legal[0]))
    return game


def test_the_result_is_a_word_beside_the_points_of_all_players(page) -> None:
    game = played(3)
    show(page, game)
    won = game.score.winner is game.score.side_of(0)
    assert page.title.text() == ("Won!" if won else "Lost")
    assert page.subtitle.text().startswith("Normal game: ")
    assert [person.points.shown for person in page.points.hands.people] == list(game.score.scores)


def test_the_points_are_counted_up_and_the_standings_move_with_them(page, qtbot) -> None:
    game = played(3)
    first = (5, -5, 5, -5)
    page.show_sheet(made_sheet(first, game.score.scores, preset="standard"), 20)
    page.show_game(Deck(), NAMES, game, preset_set("standard"), last=False, avatars=AVATARS)
    page.show()
    hands = page.points.hands
    hands.show_share(0.0)
    assert [person.points.shown for person in hands.people] == [0, 0, 0, 0]
    assert [person.total.shown for person in hands.people] == list(first)
    assert hands.people[0].place.text().endswith("1") and hands.people[1].place.text().endswith("3")
    hands.count_up(20)
    qtbot.waitUntil(lambda: not hands.is_counting)
    assert [person.points.shown for person in hands.people] == list(game.score.scores)
    sums = [one + more for one, more in zip(first, game.score.scores, strict=True)]
    assert [person.total.shown for person in hands.people] == sums


def test_a_screen_reader_hears_the_whole_number_while_it_is_counted(qtbot) -> None:
    label = CountedLabel()
    qtbot.addWidget(label)
    label.show_number(-7)
    label.show_share(0.0)
    assert (label.shown, label.text()) == (0, "−7")


def test_the_table_is_as_high_as_its_lines(page) -> None:
    show(page, played(3))
    table = page.points.points
    last = table.visualRect(table.lines.index(table.rowCount() - 1, 0))
    assert 0 <= table.viewport().height() - last.bottom() - 1 <= 1


def test_three_times_for_a_soloist_is_written_out(qtbot) -> None:
    rules = PRESETS["ddv"].rules
    score = solo_of(0).score
    times = rules.solo_factor
    points = tuple(score.value * (times if seat == 0 else -1) for seat in range(4))
    table = PointsTable()
    qtbot.addWidget(table)
    table.show_score(score._replace(scores=points))
    last = [table.lines.index(table.rowCount() - 1, column).data() for column in range(3)]
    assert last == ["For the soloist", "×3", str(points[0]).replace("-", "−")]
    table.show_score(played(3).score)
    texts = [table.lines.index(row, 0).data() for row in range(table.rowCount())]
    assert not [text for text in texts if "soloist" in text]


def test_moments_that_are_celebrated() -> None:
    score = played(3).score
    own = score.side_of(0)
    plain = score._replace(specials=(), lines=(), winner=own, soloist=None)
    fox = plain._replace(specials=(SpecialPoint(own, Special.FOX_CAUGHT),))
    assert highlight_of(plain, 0) is None
    assert highlight_of(fox, 0) is Highlight.FOX
    assert highlight_of(plain._replace(specials=(SpecialPoint(own.other, Special.FOX_CAUGHT),)), 0) is None
    both = (*fox.specials, SpecialPoint(own, Special.DOPPELKOPF))
    assert highlight_of(fox._replace(specials=both), 0) is Highlight.DOPPELKOPF
    black = fox._replace(lines=(ScoreLine(ScoreReason.BLACK, own, 1),))
    assert highlight_of(black, 0) is Highlight.BLACK
    assert highlight_of(black._replace(winner=own.other, specials=()), 0) is None
    alone = plain._replace(contract=Contract.SOLO_JACK, re=(0,), soloist=0, winner=Side.RE)
    assert highlight_of(alone, 0) is Highlight.SOLO
    assert highlight_of(alone._replace(winner=Side.CONTRA), 0) is None
    assert highlight_of(alone, 1) is None


@pytest.fixture
def caught(page) -> ScoreSheet:
    """The page of a game in which the person has caught a fox."""
    game = next(game for game in map(played, range(1, 200)) if highlight_of(game.score, 0) is Highlight.FOX)
    show(page, game)
    page.reveal(1.0)
    return page


def test_a_caught_fox_is_celebrated_before_the_points_are_counted(caught, qtbot) -> None:
    assert caught.celebration.words == "Fox caught!"
    assert not any(person.points.shown for person in caught.points.hands.people)
    qtbot.mouseClick(caught.celebration, Qt.MouseButton.LeftButton)
    assert not caught.celebration.isVisible()
    assert caught.points.hands.is_counting


def test_below_a_celebration_the_page_lies_as_it_does_after_it(qtbot) -> None:
    game = next(game for game in map(played, range(1, 200)) if highlight_of(game.score, 0) is Highlight.FOX)
    page = ScoreSheet(Deck())
    qtbot.addWidget(page)
    page.resize(1366, 740)
    page.show_sheet(made_sheet(game.score.scores, preset="standard"), 20)
    page.show_game(Deck(), NAMES, game, preset_set("standard"), last=False, avatars=AVATARS)
    page.show()
    page.reveal(1.0)
    hands = page.points.hands
    below = [person.geometry() for person in hands.people]
    QTest.qWait(50)
    assert [person.geometry() for person in hands.people] == below


@pytest.mark.parametrize("words", ["Fox caught!", "Du hast das Turnier gewonnen!", "Dolores hat das Turnier gewonnen"])
@pytest.mark.parametrize("size", [(900, 575), (1366, 743), (800, 1255)])
def test_the_words_of_a_celebration_are_bold_and_fit(qapp, words: str, size: tuple[int, int]) -> None:
    face = banner_font(words, QSize(*size))
    assert face.bold()
    assert QFontMetricsF(face).horizontalAdvance(words) <= 0.8 * size[0]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_any_key_ends_a_celebration_and_does_nothing_else(caught, qtbot, key) -> None:
    emitted = []
    caught.went_on.connect(lambda: emitted.append(True))
    qtbot.keyClick(caught.celebration, key)
    assert not caught.celebration.isVisible()
    assert emitted == []
    assert caught.on.hasFocus() or not caught.isActiveWindow()


def test_nothing_is_celebrated_where_nothing_moves(page) -> None:
    game = next(game for game in map(played, range(1, 200)) if highlight_of(game.score, 0) is Highlight.FOX)
    show(page, game)
    page.reveal(0.0)
    assert page.celebration.words == ""
    assert [person.points.shown for person in page.points.hands.people] == list(game.score.scores)


@pytest.mark.parametrize("speed", [Speed.INSTANT, Speed.FAST])
def test_the_end_of_a_tournament_is_celebrated_unless_nothing_moves(qtbot, qapp, data_dir, speed) -> None:
    with opened(qapp, data_dir) as program:
        window, person = program.window, Person(qtbot, program.window)
        window.current.start(replace(window.current.next_setup, rounds=None, games=None, points=1))
        person.play_game()
        program.settings.change(speed=speed)
        program.session.tournament_finished.emit()
        standings = window.game.standings
        assert window.page is standings
        assert standings.celebration.words == ("" if speed is Speed.INSTANT else standings.title.text())
        pictures = [one for one in standings.findChildren(QLabel) if one.text() in ("1.", "2.", "3.", "4.")]
        assert len(pictures) == 4


def dominant(curve: Curve, rows: list[tuple[int, ...]]) -> set[str]:
    """The colours of lines that can be seen in the curve of these sums."""
    curve.resize(600, 300)
    curve.show_sums(NAMES, rows)
    image = curve.grab().toImage()
    left, right = image.width() // 4, image.width() * 3 // 5
    seen = {image.pixelColor(x, y).name() for x in range(left, right) for y in range(image.height())}
    return set(widget_colors(curve.palette()).lines) & seen


def test_lines_that_lie_on_each_other_are_both_seen(qtbot) -> None:
    curve = Curve()
    qtbot.addWidget(curve)
    assert len(dominant(curve, [(4, 4, 4, -12)])) == 4
    assert len(dominant(curve, [(0, 0, 0, 0), (0, 0, 0, 0)])) == 4


@pytest.mark.parametrize(
    ("ends", "tops"),
    [
        ([10, 90, 90, 90], [10, 60, 80, 100]),
        ([10, 20, 90, 100], [10, 30, 80, 100]),
        ([0, 0, 0, 0], [0, 20, 40, 60]),
        ([10, 40, 70, 100], [10, 40, 70, 100]),
    ],
)
def test_a_name_stays_at_its_line_whatever_others_are_pushed_apart(ends, tops) -> None:
    assert pushed_apart(ends, height=20, lowest=100) == tops


@pytest.mark.parametrize("most", [7, 20_000, 10**15])
def test_a_curve_has_few_lines_whatever_its_sums(qtbot, most: int) -> None:
    curve = Curve()
    qtbot.addWidget(curve)
    curve.show_sums(("", "", "", ""), [(most, -most, most, -most)])
    assert 2 <= len(curve.lines) <= LINES + 1


def test_hands_that_come_while_one_looks_are_as_high_as_their_cards(qtbot) -> None:
    view, game = HandsView(Deck()), played(3)
    qtbot.addWidget(view)
    view.resize(1318, 300)
    view.show()
    assert view.heightForWidth(1318) > 0
    view.show_hands(Deck(), NAMES, game.score, game.dealt, game.order, avatars=AVATARS)
    assert view.heightForWidth(1318) < 300


def test_the_points_are_never_seen_before_they_are_counted(page) -> None:
    show(page, played(3))
    page.reveal(1.0)
    assert [person.points.shown for person in page.points.hands.people] == [0] * 4


def test_the_page_is_laid_out_before_it_is_seen(person: Person) -> None:
    window = person.window
    window.resize(1366, 768)
    seen = []

    def look() -> None:
        if window.game.is_at_sheet:
            people = window.game.sheet.points.hands.people
            seen.append({one.y() for one in people})

    window.context.navigator.page_changed.connect(look)
    person.begin()
    person.play_game()
    people = window.game.sheet.points.hands.people
    assert seen[0] == {one.y() for one in people}
    assert len(seen[0]) == 1
