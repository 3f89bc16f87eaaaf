"""The pages of the score by themselves."""

from evening import button
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from sheets import NAMES, made_sheet

from freedoko_qt.app.help_used import HelpUsed
from freedoko_qt.app.rule_sets import preset_set
from freedoko_qt.engine.actions import Announce, Call, Play, Reserve
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.table import DutySoli
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.parts.curve import Curve
from freedoko_qt.ui.sheet.games_table import GamesTable
from freedoko_qt.ui.sheet.points_table import PointsTable, running_sums
from freedoko_qt.ui.sheet.score_sheet import ScoreSheet
from freedoko_qt.ui.sheet.sheet_tab import SheetTab
from freedoko_qt.ui.sheet.standings_page import StandingsPage

TIP = Qt.ItemDataRole.ToolTipRole


def played(seed: int, *, re: bool = False, rules=PRESETS["standard"].rules) -> Game:
    """A normal game played to its end with the first card that is allowed, perhaps with an announced Re."""
    game = Game.deal(rules, seed)
    while game.phase is Phase.RESERVATION:
        game.apply(Reserve(game.turn, Reservation.HEALTHY))
    while game.phase is not Phase.OVER:
        calls = [Announce(seat, Call.RE) for seat in range(4) if Announce(seat, Call.RE) in game.legal(seat)]
        if re and calls:
            game.apply(calls[0])
            re = False
        legal = game.legal()
        game.apply(next((one for one in legal if isinstance(one, Play)), legal[0]))
    return game


def test_every_point_stands_with_its_reason_and_the_sum(qtbot) -> None:
    score = played(3, re=True).score
    table = PointsTable()
    qtbot.addWidget(table)
    table.show_score(score)
    assert [total for _, total in running_sums(score)][-1] == score.value
    assert table.rowCount() == len(score.lines) + 1
    texts = [table.lines.index(row, 0).data() for row in range(table.rowCount())]
    assert "Re announced (Re)" in texts
    assert texts[-1] == "Value of the game"
    assert table.lines.index(table.rowCount() - 1, 2).data() == str(score.value).replace("-", "−")


def test_the_list_has_a_line_a_game_with_sums(qtbot) -> None:
    table = GamesTable()
    qtbot.addWidget(table)
    table.show_sheet(made_sheet((2, -2, 2, -2), (-1, 1, 1, -1), (-3, -3, 9, -3)))
    shown = [[table.lines.index(row, 3 + seat).data() for seat in range(4)] for row in range(table.rowCount())]
    assert shown == [["2", "−2", "2", "−2"], ["1", "−1", "3", "−3"], ["−2", "−4", "12", "−6"]]
    assert [table.lines.headerData(3 + seat, Qt.Orientation.Horizontal) for seat in range(4)] == list(NAMES)


def test_solo_and_bock_are_marked_and_the_soli_still_to_play_stand_below(qtbot) -> None:
    table = GamesTable()
    qtbot.addWidget(table)
    owed = (DutySoli(1, 0, 0), DutySoli(0, 0, 0), DutySoli(2, 0, 1), DutySoli(0, 0, 0))
    table.show_sheet(
        made_sheet((1, -1, 1, -1), contract=Contract.SOLO_JACK, soloist=1, duty=True, bock_factor=2, duty_left=owed)
    )
    assert (table.lines.index(0, 1).data(), table.lines.index(0, 2).data()) == ("Jack solo, Frieda", "P ×2")
    assert table.lines.index(0, 2).data(TIP) == "P: a duty solo\n×2: a bock game"
    owed = [table.lines.index(1, column).data() for column in range(1, 7)]
    assert owed == ["Solos still to play", "", "1", "0", "2", "0"]


def test_the_help_that_was_taken_is_shown_on_the_list_and_at_the_end(qtbot) -> None:
    sheet = made_sheet((1, -1, 1, -1), (2, -2, 2, -2), help_used=HelpUsed(undone=2, hints=1))
    table, page = GamesTable(), StandingsPage()
    for widget in (table, page):
        qtbot.addWidget(widget)
    table.show_sheet(sheet)
    assert [table.lines.index(row, 2).data() for row in range(2)] == ["", "↶2 ?1"]
    assert len(table.lines.index(1, 2).data(TIP).splitlines()) == 2
    page.show_tournament(sheet)
    assert page.subtitle.text().split(" · ")[1:] == table.lines.index(1, 2).data(TIP).splitlines()
    page.show_tournament(made_sheet((1, -1, 1, -1)))
    assert " · " not in page.subtitle.text()


def test_the_curve_has_its_sums_as_accessible_text(qtbot) -> None:
    curve = Curve()
    qtbot.addWidget(curve)
    curve.show_sums(NAMES, [(1, -1, 1, -1), (0, 2, -4, 2)])
    assert curve.accessibleDescription() == "You 0, Frieda +2, Karl −4, Dolores +2"
    curve.resize(500, 300)
    assert not curve.grab().isNull()


def test_the_sheet_turns_its_leaves_by_keys(qtbot) -> None:
    game = played(2)
    sheet = ScoreSheet(Deck())
    qtbot.addWidget(sheet)
    sheet.show_sheet(made_sheet((1, -1, 1, -1)), 4)
    sheet.show_game(Deck(), NAMES, game, preset_set("standard"), last=False)
    sheet.show()
    before = SheetTab.GAME
    for key, tab in (
        (Qt.Key.Key_Right, SheetTab.LIST),
        (Qt.Key.Key_Right, SheetTab.CURVE),
        (Qt.Key.Key_Right, SheetTab.CURVE),
        (Qt.Key.Key_Left, SheetTab.LIST),
    ):
        for widget in (sheet, *sheet.findChildren(QPushButton)):
            sheet.turn_to(before)
            qtbot.keyClick(widget, key)
            assert sheet.tab is tab
        before = tab
    emitted = []
    sheet.went_on.connect(lambda: emitted.append(True))
    qtbot.keyClick(button(sheet, "Next game"), Qt.Key.Key_Return)
    assert emitted == [True]


def test_the_standings_share_places(qtbot) -> None:
    page = StandingsPage()
    qtbot.addWidget(page)
    page.show_tournament(made_sheet((3, 8, 8, -2)))
    assert page.places == [(1, 1), (2, 1), (0, 3), (3, 4)]
    assert page.title.text() == "A draw at the top"
    page.show_tournament(made_sheet((9, 8, 8, -2)))
    assert page.title.text() == "You have won the tournament!"


def test_what_happened_is_found_again_from_the_actions() -> None:
    game = played(4, re=True)
    again = Game.deal(game.given_rules, 4)
    events = [event for action in game.actions for event in again.apply(action)]
    assert game.events_so_far() == events
    assert events[-1].score == game.score
