"""Signs of a tournament on the table: bock, duty soli, knocking, the name of the rules."""

import pytest
import views
from evening import opened
from PySide6.QtCore import Qt

from freedoko_qt.app.rule_set_names import preset_name
from freedoko_qt.engine.actions import Announce, Call, Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.teams import Side, WinningStreak
from freedoko_qt.ui.look.stylesheet import style_sheet
from freedoko_qt.ui.parts.lines_model import TableCell
from freedoko_qt.ui.sheet.points_table import PointsTable
from freedoko_qt.ui.table.table_state import Badge, BadgeKind, badges, table_state


def at(table: Table, rules=views.STANDARD) -> Game:
    """A game at this point of a tournament, in which everybody is healthy."""
    game = Game(rules, views.dealt(5, rules).dealt, table)
    while game.phase is Phase.RESERVATION:
        game.apply(Reserve(game.turn, Reservation.HEALTHY))
    return game


@pytest.mark.parametrize(
    ("table", "remarks"),
    [
        (Table(), ()),
        (Table(bock_factor=2, bock_queue=(2,)), ("Bock: counts ×2",)),
        (Table(bock_factor=4, bock_queue=(4, 2, 2, 1)), ("Bock: counts ×4", "2 more bock games")),
        (Table(bock_queue=(1, 2)), ("1 more bock game",)),
        (Table(duty_round=True), ("Round of the duty solos",)),
        (Table(streak=WinningStreak(Side.RE, 1)), ()),
        (Table(streak=WinningStreak(Side.CONTRA, 3)), ("Kontra: 3 wins in a row",)),
    ],
)
def test_the_corner_shows_what_the_tournament_makes_of_the_game(qtbot, qapp, data_dir, table, remarks) -> None:
    with opened(qapp, data_dir):
        assert table_state(Game(views.STANDARD, views.dealt().dealt, table).view(0)).remarks == remarks


def test_the_corner_shows_what_bock_adds(qtbot, qapp, data_dir) -> None:
    rules = views.STANDARD.changed("bock_scope", "adds").changed("bock_points", 3)
    with opened(qapp, data_dir):
        view = Game(rules, views.dealt().dealt, Table(bock_factor=3)).view(0)
        assert table_state(view).remarks == ("Bock: 6 more points",)


def test_a_seat_that_owes_soli_has_a_badge(qtbot, qapp, data_dir) -> None:
    view = at(Table(duty_soli=(DutySoli(2), DutySoli(), DutySoli(1, 1), DutySoli()))).view(0)
    with opened(qapp, data_dir):
        owed = [[badge.text for badge in badges(view, seat) if badge.kind is BadgeKind.DUTY] for seat in range(4)]
    assert owed == [["owes 2 solos"], [], ["owes 1 solo"], []]


@pytest.mark.parametrize(("lust", "owed"), [(False, ["owes 1 solo"]), (True, ["owes 2 solos"])])
def test_a_solo_that_is_owed_is_not_owed_while_it_is_played(qtbot, qapp, data_dir, lust, owed) -> None:
    rules = views.STANDARD.changed("number_of_rounds_limited", True).changed("number_of_duty_soli", 2)
    rules = rules.changed("lust_solo_needs_duty_played", False)
    game = Game(rules, views.dealt(5, rules).dealt, Table(duty_soli=(DutySoli(2),) * 4))
    game.apply(Reserve(0, Reservation.SOLO_JACK, lust=lust))
    for seat in (1, 2, 3):
        game.apply(Reserve(seat, Reservation.HEALTHY))
    with opened(qapp, data_dir):
        for seat in range(4):
            view = game.view(seat)
            texts = [[badge.text for badge in badges(view, one) if badge.kind is BadgeKind.DUTY] for one in range(4)]
            assert texts == [owed, *[["owes 2 solos"]] * 3]


def test_who_has_knocked_has_a_badge() -> None:
    game = at(Table(), views.STANDARD.changed("knocking", True))
    knock = next(
        action
        for seat in range(4)
        for action in game.legal(seat)
        if isinstance(action, Announce) and action.call is Call.KNOCK
    )
    game.apply(knock)
    for seat in range(4):
        assert badges(game.view(seat), knock.seat) == [Badge(BadgeKind.CALL, "Knocked")]


def test_the_sheet_names_the_rules(player) -> None:
    player.press(Qt.Key.Key_P)
    sheet = player.window.game.sheet
    assert sheet.subtitle.isVisible()
    assert sheet.subtitle.text() == f"Rules: {preset_name('kitchen')}. No game has been finished yet."


def test_a_long_reason_is_broken_and_not_cut(qtbot) -> None:
    """A line stands alone in its row only where it fits between the paddings of the style sheet."""
    table = PointsTable()
    qtbot.addWidget(table)
    table.setStyleSheet(style_sheet(table.palette(), 9.0))
    table.resize(600, 300)
    table.show()
    table.show_score(views.played(48).score)
    texts = ("Contra has won: less than 121 card points", "1", "1")
    table.lines.show(1, lambda _: [TableCell(text) for text in texts])
    words = table.fontMetrics().horizontalAdvance(table.lines.index(0, 0).data())
    heights = set()
    for width in range(table.width(), words, -1):
        table.resize(width, 300)
        heights.add(table.rowHeight(0))
        if table.rowHeight(0) == max(heights) == min(heights):
            assert table.columnWidth(0) - 2 * 8 - 2 * 3 >= words, width
    assert len(heights) > 1
