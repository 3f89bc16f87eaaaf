"""The list as a spreadsheet, as a text and as a page, word for word."""

import csv
from dataclasses import replace
from datetime import datetime
from io import StringIO
from pathlib import Path

import pytest
from kept_games import spoken

from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.plain import one_line
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.settings import Language
from freedoko_qt.app.sheet.exports import csv_text, plain_text, protected
from freedoko_qt.app.sheet.grid import RowKind, grid, number
from freedoko_qt.app.sheet.printed_sheet import html_parts, short_names
from freedoko_qt.app.sheet.sheet import Counted, Sheet, SheetLine
from freedoko_qt.app.storage import export
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.table import DutySoli

OWED, FREE = DutySoli(1, 0, 0), DutySoli()


def line(number: int, points: tuple[int, ...], sums: tuple[int, ...], **change: object) -> SheetLine:
    made = SheetLine(
        number=number,
        round=1,
        round_over=False,
        contract=Contract.NORMAL,
        soloist=None,
        duty=False,
        bock_factor=1,
        bock_triggers=(),
        counted={"plus_minus": Counted(points, sums), "plus": Counted(points, sums)},
        duty_left=(OWED, OWED, FREE, OWED),
    )
    return made._replace(**change)


DDV = Sheet(
    title="Kegelclub",
    begun=datetime(2026, 11, 21, 20, 5),
    rule_set=preset_set("ddv"),
    people=("Käthe", "Frieda", 'Karl "der Große"', "Jo; Ann, B."),
    lines=(
        line(1, (1, -1, 1, -1), (1, -1, 1, -1)),
        line(
            2,
            (-4, -4, 12, -4),
            (-3, -5, 13, -5),
            contract=Contract.SOLO_QUEEN,
            soloist=2,
            duty=True,
            bock_factor=2,
            round_over=True,
        ),
    ),
)
PLUS = Sheet(
    title="",
    begun=datetime(2026, 11, 21, 20, 5),
    rule_set=preset_set("standard"),
    people=("Käthe", "Frieda", "Karl", "Dolores"),
    lines=(
        line(
            1,
            (),
            (),
            counted={
                "plus": Counted((0, 2, 0, 2), (0, 2, 0, 2)),
                "plus_minus": Counted((-2, 2, -2, 2), (-2, 2, -2, 2)),
            },
            duty_left=(FREE,) * 4,
        ),
    ),
)


def test_the_text_in_english(qapp: object) -> None:
    with spoken(qapp, Language.ENGLISH):
        assert plain_text(DDV).splitlines() == [
            "Kegelclub",
            "21 November 2026, 20:05",
            "Rules: DDV tournament",
            "",
            'No.  Game                                Käthe  Frieda  Karl "der Große"  Jo; Ann, B.',
            "  1  Normal game                             1      −1                 1           −1",
            '  2  Queen solo, Karl "der Große"  P ×2     −3      −5                13           −5',
            "     After round 1                          −3      −5                13           −5",
            "     Solos still to play                     1       1                 0            1",
            "",
            "P: duty solo, ×2: bock game",
        ]


def test_the_text_in_german(qapp: object) -> None:
    with spoken(qapp, Language.GERMAN):
        assert plain_text(DDV).splitlines() == [
            "Kegelclub",
            "21. November 2026, 20:05 Uhr",
            "Regeln: DDV-Turnier",
            "",
            'Nr.  Spiel                              Käthe  Frieda  Karl "der Große"  Jo; Ann, B.',
            "  1  Normalspiel                            1      −1                 1           −1",
            '  2  Damensolo, Karl "der Große"  P ×2     −3      −5                13           −5',
            "     Nach Runde 1                          −3      −5                13           −5",
            "     Noch zu spielende Soli                 1       1                 0            1",
            "",
            "P: Pflichtsolo, ×2: Bockspiel",
        ]


def test_where_only_plus_is_written_both_ways_stand_side_by_side() -> None:
    assert plain_text(PLUS).splitlines() == [
        "Doppelkopf",
        "21 November 2026, 20:05",
        "Rules: FreeDoko",
        "",
        "                    Only plus                     Plus and minus",
        "No.  Game           Käthe  Frieda  Karl  Dolores  Käthe  Frieda  Karl  Dolores",
        "  1  Normal game        0       2     0        2     −2       2    −2        2",
    ]
    assert plain_text(PLUS, ("plus_minus",)).splitlines()[4:] == [
        "No.  Game           Käthe  Frieda  Karl  Dolores",
        "  1  Normal game       −2       2    −2        2",
    ]


def test_the_spreadsheet_in_german(qapp: object) -> None:
    with spoken(qapp, Language.GERMAN):
        text = csv_text(DDV)
    assert text == "\ufeff" + "\r\n".join(
        [
            "Kegelclub;;;;;;;;;;;",
            "21. November 2026, 20:05 Uhr;;;;;;;;;;;",
            "Regeln: DDV-Turnier;;;;;;;;;;;",
            'Nr.;Runde;Spiel;Zeichen;Käthe;Käthe, Stand;Frieda;Frieda, Stand;"Karl ""der Große""";'
            '"Karl ""der Große"", Stand";"Jo; Ann, B.";"Jo; Ann, B., Stand"',
            "1;1;Normalspiel;;1;1;-1;-1;1;1;-1;-1",
            '2;1;"Damensolo, Karl ""der Große""";P ×2;-4;-3;-4;-5;12;13;-4;-5',
            "Summe;;;;-3;;-5;;13;;-5;",
            "",
        ]
    )


def test_the_spreadsheet_in_english_is_read_back(qapp: object) -> None:
    with spoken(qapp, Language.ENGLISH):
        text = csv_text(PLUS)
    rows = list(csv.reader(StringIO(text.removeprefix("\ufeff"), newline="")))
    assert {len(row) for row in rows} == {4 + 16}
    assert rows[3][:8] == [
        "No.", "Round", "Game", "Marks",
        "Käthe (Only plus)", "Käthe (Only plus), sum", "Frieda (Only plus)", "Frieda (Only plus), sum",
    ]  # fmt: skip
    assert rows[4][:6] == ["1", "1", "Normal game", "", "0", "0"]
    assert rows[5] == ["Sum", "", "", "", "0", "", "2", "", "0", "", "2", "", "-2", "", "2", "", "-2", "", "2", ""]


def unprotected(cell: str) -> str:
    """The text of a cell before it was protected."""
    return cell[1:] if cell == protected(cell[1:]) else cell


RUN = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize(
    "name", ["=1+1", "+49 30", "-2", "@SUM(A1)", "\t=1", "\r=1", "'=1", "''@x", " =1", "＝1", "'s", "Käthe", '=";"&","']
)
def test_no_text_is_a_formula_for_a_spreadsheet_and_comes_back(qapp: object, name: str, language: Language) -> None:
    titled = replace(DDV, title=name, people=(name, "=b", "c", "d"))
    with spoken(qapp, language):
        text = csv_text(titled)
    separator = ";" if language is Language.GERMAN else ","
    rows = list(csv.reader(StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=separator))
    words = [cell for row in rows for cell in row if not cell.lstrip("-").isdecimal()]
    assert not [cell for cell in words if cell.lstrip(" ").startswith(RUN)]
    shown = one_line(name)
    assert (unprotected(rows[0][0]), unprotected(rows[3][4]), unprotected(rows[3][6])) == (shown, shown, "=b")
    assert rows[4][4:] == ["1", "1", "-1", "-1", "1", "1", "-1", "-1"]


@pytest.mark.parametrize("title", ["=1+1", "+49 30", "-2", "@SUM(A1)", "＝1"])
def test_nor_is_a_line_of_the_text_for_the_clipboard(qapp: object, title: str) -> None:
    text = plain_text(replace(DDV, title=title, people=(title, "b", "c", "d")))
    assert text.startswith(f"'{title}\n")
    assert not [line for line in text.splitlines() if line.startswith(RUN)]


def test_a_name_that_no_file_can_hold_is_written_all_the_same(tmp_path: Path) -> None:
    assert export(tmp_path / "list.csv", csv_text(replace(DDV, title="a\ud800b"))) is None
    assert (tmp_path / "list.csv").read_text(encoding="utf-8-sig").startswith("a\ufffdb,")


def test_the_page_is_sound_and_shows_everything(qapp: object) -> None:
    from PySide6.QtGui import QTextDocument

    with spoken(qapp, Language.ENGLISH):
        page = "".join(html_parts(replace(DDV, title="<Kegel & Co>")))
    assert "&lt;Kegel &amp; Co&gt;" in page
    document = QTextDocument()
    document.setHtml(page)
    shown = document.toPlainText().splitlines()
    subtitle = "21 November 2026, 20:05 · Rules: DDV tournament · 2 games"
    assert shown[:2] == ["<Kegel & Co>", subtitle]
    ranks = [f"{place}. {DDV.names[column]}" for column, place in DDV.ranking("plus_minus")]
    assert shown[2:10:2] == ranks
    games = shown[shown.index("No.") :]
    assert games[:7] == ["No.", "Game", "", *DDV.names]
    assert games[14:21] == ["2", 'Queen solo, Karl "der Große"', "P ×2", "−3", "−5", "13", "−5"]
    sums = [number(total) for total in DDV.sums("plus_minus")]
    assert games[games.index("Sum") + 2 :][:4] == sums
    assert shown[-1] == "P: duty solo, ×2: bock game"


def test_above_the_columns_of_the_page_a_long_name_is_short_where_it_is_still_clear_who_is_meant() -> None:
    long = ("Karl-Friedrich von Stein", "Karl Schmidt", "Maximiliane Schloßhauser", "Maximiliane Obermeier")
    assert short_names(long) == ("Karl-Friedrich", *long[1:])
    page = "".join(html_parts(replace(DDV, people=long)))
    assert page.count("Karl-Friedrich von Stein") == 1, "in the ranking"


def test_who_sits_out_has_a_dash() -> None:
    five = replace(
        DDV,
        people=("A", "B", "C", "D", "E"),
        lines=(
            line(1, (), (), counted={"plus_minus": Counted((None, 1, -1, 1, -1), (0, 1, -1, 1, -1))}, duty_left=()),
        ),
    )
    assert grid(five).rows[0].cells == ("1", "Normal game", "", "–", "1", "−1", "1", "−1")
    assert csv_text(five).splitlines()[4] == "1,1,Normal game,,,0,1,1,-1,-1,1,1,-1,-1"


def test_an_empty_list_can_be_written(qapp: object) -> None:
    empty = replace(PLUS, lines=())
    assert plain_text(empty).splitlines()[-1].split() == ["No.", "Game", *PLUS.names * 2]
    assert csv_text(empty).splitlines()[-1].startswith("Sum,,,,0,,0,,0,,0,,")
    assert "".join(html_parts(empty)).endswith("<tbody></tbody></table>")


def test_rows_say_what_they_are() -> None:
    assert [row.kind for row in grid(DDV).rows] == [RowKind.GAME, RowKind.GAME, RowKind.ROUND, RowKind.DUTY]


@pytest.mark.parametrize(
    ("rule_set", "name"),
    [
        (preset_set("ddv"), "DDV tournament"),
        (RuleSet(preset_set("ddv").rules, None, "Kegelclub"), "Kegelclub"),
        (RuleSet(preset_set("ddv").rules), "Your own rules"),
    ],
)
def test_the_rules_are_called_by_their_name(rule_set: RuleSet, name: str) -> None:
    assert grid(replace(DDV, rule_set=rule_set)).heading[2] == f"Rules: {name}"


def test_the_file_is_what_spreadsheets_want(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    assert export(path, csv_text(DDV)) is None
    written = path.read_bytes()
    assert written.startswith(b"\xef\xbb\xbfKegelclub,")
    assert written.count(b"\r\n") == written.count(b"\n") == 7
    assert "Käthe".encode() in written


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    notice = export(tmp_path / "no folder" / "list.csv", csv_text(DDV))
    assert notice is not None
    assert notice.kind is NoticeKind.UNWRITABLE
