"""The money of an evening as rows of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.plain import NARROW, isolated, shortened
from freedoko_qt.app.sheet.grid import SITS_OUT, line_title, marks
from freedoko_qt.app.sheet.ledger import Ledger, LedgerLine, Payment
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.wording import amount, euros


@dataclass(frozen=True, slots=True)
class MoneyGrid:
    """All money as text: in the columns number, game or fine, marks, the sums of each person, and that of the kitty."""

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    settlement: tuple[str, ...]
    """The sentences that say who pays whom."""


def money_grid(sheet: Sheet) -> MoneyGrid | None:
    """The money as text; None where there is none."""
    if sheet.money is None:
        return None
    return MoneyGrid(
        title=QCoreApplication.translate("Sheet", "Money in euros"),
        header=money_header([shortened(name, NARROW) for name in sheet.names]),
        rows=tuple(
            tuple(shortened(cell, NARROW) for cell in (*line_words(sheet, line), *sums_of(line)))
            for line in sheet.money.lines
        ),
        settlement=tuple(map(shortened, settlement(sheet.money, sheet.names))),
    )


def money_header(names: Sequence[str]) -> tuple[str, ...]:
    """The words above the columns."""
    return (
        QCoreApplication.translate("Sheet", "No."),
        QCoreApplication.translate("Sheet", "Game"),
        "",
        *names,
        kitty_name(),
    )


def kitty_name() -> str:
    """The word above the column of the kitty."""
    return QCoreApplication.translate("Sheet", "Kitty")


def line_words(sheet: Sheet, line: LedgerLine) -> tuple[str, str, str]:
    """Number, game and marks of a line; of a fine its reason."""
    if line.number is None:
        return "", isolated(line.text) or QCoreApplication.translate("Sheet", "Fine"), ""
    game = sheet.lines[line.number - 1]
    return str(line.number), line_title(game, sheet.names), marks(game)


def sums_of(line: LedgerLine) -> Iterator[str]:
    """The sums after a line of all who have to do with it."""
    for cents, total in zip(line.cents, line.sums, strict=True):
        yield SITS_OUT if cents is None else amount(total)


def settlement(money: Ledger, names: Sequence[str]) -> Iterator[str]:
    """The payments at the end and the use of the kitty: a sentence for each."""
    for payment in money.payments:
        yield _payment(payment, names)
    if not money.payments:
        yield QCoreApplication.translate("Sheet", "Nobody owes anything.")
    if money.part > 0:
        words = QCoreApplication.translate("Sheet", "Everybody's {amount} out of the kitty is counted in.")
        yield words.format(amount=euros(money.part))
    if money.part < 0:
        words = QCoreApplication.translate("Sheet", "The kitty runs short: everybody's {amount} for it is counted in.")
        yield words.format(amount=euros(-money.part))
    if left := money.final[money.kitty]:
        yield QCoreApplication.translate("Sheet", "{amount} stays in the kitty.").format(amount=euros(left))


def _payment(payment: Payment, names: Sequence[str]) -> str:
    if payment.payee == len(names):
        words = QCoreApplication.translate("Sheet", "{payer} pays {amount} into the kitty.")
        return words.format(payer=names[payment.payer], amount=euros(payment.cents))
    words = QCoreApplication.translate("Sheet", "{payer} pays {payee} {amount}.")
    return words.format(payer=names[payment.payer], payee=names[payment.payee], amount=euros(payment.cents))
