"""Dialogs that the rules dialog has opened, as a person answers them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from freedoko_qt.ui.rules.name_dialog import NameDialog
from freedoko_qt.ui.rules.rules_dialog import RulesDialog


def asked(dialog: QWidget, kind: type[QDialog]) -> QDialog:
    """The dialog of this kind that has just been opened."""
    QTest.qWait(0)
    return next(one for one in reversed(dialog.findChildren(kind)) if one.isVisible())


def answer(dialog: RulesDialog, text: str) -> None:
    """Press a button of the question that has just been asked."""
    next(button for button in asked(dialog, QMessageBox).buttons() if button.text() == text).click()


def save_as(dialog: RulesDialog, name: str) -> NameDialog:
    dialog.commands.action("save_as").trigger()
    question = asked(dialog, NameDialog)
    question.line.setText(name)
    QTest.keyClick(question.line, Qt.Key.Key_Return)
    return question
