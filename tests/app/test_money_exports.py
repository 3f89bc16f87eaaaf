"""The money of an evening in its written forms, word for word."""

from dataclasses import replace
from datetime import datetime

import pytest
from kept_games import spoken

from freedoko_qt.app.real_evenings.played import EnteredGame
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.real_evenings.stakes import Fine, Sitting, Stakes
from freedoko_qt.app.rule_sets import preset_set
from freedoko_qt.app.settings import Language
from freedoko_qt.app.sheet.exports import csv_text, plain_text
from freedoko_qt.app.sheet.printed_sheet import ROWS, html_parts
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.wording import amount, euros
from freedoko_qt.engine.contracts import Contract

EURO = "\N{NO-BREAK SPACE}€"


@pytest.fixture
def sheet() -> Sheet:
    """Anna deals and scores with the winners: 30 cents each; then Cleo, who has revoked, pays a fine of 50 cents."""
    names = ("Anna", "Bert", "Cleo", "Dora", "Emil")
    kept = Evening(id="x", begun=datetime(2026, 11, 21, 20, 5).isoformat(), names=names, rule_set=preset_set("ddv"),
                   stakes=Stakes(10, {Contract.SOLO_QUEEN: 50}), sitting=Sitting.WINNERS)  # fmt: skip
    kept = kept.with_game(EnteredGame((1, 3), 3)).with_fine(Fine("=Revoked", (2,), 50))
    return kept.with_game(EnteredGame((3,), 2, Contract.SOLO_QUEEN, 3)).sheet


@pytest.mark.parametrize(
    ("cents", "english", "german"),
    [(0, "€0.00", "0,00"), (5, "€0.05", "0,05"), (-250, "−€2.50", "−2,50"), (123456, "€1234.56", "1234,56")],
)
def test_cents_are_shown_in_euros(qapp: object, cents: int, english: str, german: str) -> None:
    assert euros(cents) == english
    with spoken(qapp, Language.GERMAN):
        assert amount(cents) == german
        assert euros(cents) == f"{german}{EURO}"


def test_the_text_in_english(sheet: Sheet) -> None:
    assert plain_text(sheet).split("\n\n")[-3:] == [
        "Money in euros",
        "No.  Game                  Anna  Bert   Cleo  Dora   Emil  Kitty\n"
        "  1  Normal game           0.30  0.30  −0.30  0.30  −0.30  −0.30\n"
        "     =Revoked                 –     –  −0.80     –      –   0.20\n"
        "  2  Queen solo, Dora  S  −0.20  0.80  −1.30  1.80  −0.80  −0.30",
        "Cleo pays Dora €1.36.\n"
        "Emil pays Bert €0.74.\n"
        "Anna pays Dora €0.26.\n"
        "Emil pays Dora €0.12.\n"
        "The kitty runs short: everybody's €0.06 for it is counted in.\n",
    ]


def test_the_text_in_german(qapp: object, sheet: Sheet) -> None:
    with spoken(qapp, Language.GERMAN):
        assert plain_text(sheet).split("\n\n")[-3:] == [
            "Geld in Euro",
            "Nr.  Spiel                Anna  Bert   Cleo  Dora   Emil  Kasse\n"
            "  1  Normalspiel          0,30  0,30  −0,30  0,30  −0,30  −0,30\n"
            "     =Revoked                –     –  −0,80     –      –   0,20\n"
            "  2  Damensolo, Dora  S  −0,20  0,80  −1,30  1,80  −0,80  −0,30",
            f"Cleo zahlt 1,36{EURO} an Dora.\n"
            f"Emil zahlt 0,74{EURO} an Bert.\n"
            f"Anna zahlt 0,26{EURO} an Dora.\n"
            f"Emil zahlt 0,12{EURO} an Dora.\n"
            f"Der Kasse fehlt Geld: Je 0,06{EURO} dafür sind eingerechnet.\n",
        ]


def test_the_spreadsheet_has_numbers(qapp: object, sheet: Sheet) -> None:
    with spoken(qapp, Language.GERMAN):
        lines = csv_text(sheet).split("\r\n")
    head = next(number for number, line in enumerate(lines) if "Euro" in line)
    assert lines[head].startswith("Nr.;Runde;Spiel;Zeichen;Anna, Euro;Anna, Euro, Stand;Bert, Euro;")
    assert lines[head].endswith(";Kasse, Euro;Kasse, Euro, Stand")
    assert lines[head + 1] == "1;1;Normalspiel;;0,30;0,30;0,30;0,30;-0,30;-0,30;0,30;0,30;-0,30;-0,30;-0,30;-0,30"
    assert lines[head + 2] == ";;'=Revoked;;;0,30;;0,30;-0,50;-0,80;;0,30;;-0,30;0,50;0,20"
    assert lines[head + 4].startswith(f"Cleo zahlt 1,36{EURO} an Dora.;;")
    assert len({line.count(";") for line in lines if line}) == 1, "every line has as many cells"


def test_the_page_has_a_table_of_the_money_after_the_ranking_and_the_games(sheet: Sheet) -> None:
    page = "".join(html_parts(sheet))
    assert page.count("<table") == 3
    assert ">Money in euros</h2>" in page
    assert '>−1.30</td>' in page
    assert "Cleo pays Dora €1.36.<br>" in page


def test_much_money_is_in_several_documents_each_of_which_is_laid_out_soon(sheet: Sheet) -> None:
    long = replace(sheet, money=sheet.money._replace(lines=sheet.money.lines * 50))
    *_, before, last = parts = html_parts(long)
    rows = [part.count("<tr>") for part in parts]
    assert max(rows) < 2 * ROWS
    assert sum(rows) - sum(part.count("<thead>") for part in parts) > len(long.money.lines)
    assert ">Money in euros</h2>" in parts[0]
    assert [part.count("Cleo pays Dora €1.36.<br>") for part in (before, last)] == [0, 1]


def test_a_reason_that_looks_like_a_page_is_text() -> None:
    kept = Evening(id="x", begun=datetime(2026, 11, 21).isoformat(), names=tuple("ABCD"), rule_set=preset_set("ddv"),
                   stakes=Stakes(is_shared=True), fines=(Fine("<b>late</b>", (0,), 30),))  # fmt: skip
    assert "&lt;b&gt;late" in "".join(html_parts(kept.sheet))
    assert plain_text(kept.sheet).endswith(
        "A pays B €0.07.\nA pays C €0.07.\nA pays D €0.07.\nA pays €0.02 into the kitty.\n"
        "Everybody's €0.07 out of the kitty is counted in.\n€0.02 stays in the kitty.\n"
    )
