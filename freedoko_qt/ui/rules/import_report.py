"""The report on a file of rules: what was mended, and the lines that were not understood."""

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.rule_set_names import set_name
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.wording.rules import option_labels

from ..parts.dialog import ButtonBox
from ..parts.fitting_dialog import NARROWEST, FittingDialog
from ..parts.plain_text import PlainText
from ..parts.translated import Translated


class ImportReport(Translated, FittingDialog):
    """A page to read; the lines can be copied.

    Give it to `open_once`.
    """

    letters = 60

    def __init__(self, rule_set: RuleSet, parent: QWidget) -> None:
        super().__init__(parent)
        self.bind(self.setWindowTitle, lambda self: self.tr("What became of the file"))
        title = self.make_label(lambda self: set_name(rule_set), "title", wraps=True)
        self.mended = self.make_label(
            lambda self: self.tr("Some rules did not go together and were changed: {options}.").format(
                options=option_labels(rule_set.mended)
            ),
            wraps=True,
        )
        self.unknown = self.make_label(
            lambda self: self.tr(
                "%n line(s) were not understood. They are kept with the rule set:", "", len(rule_set.unknown)
            ),
            wraps=True,
        )
        self.lines = self.word(
            PlainText("\n".join(rule_set.unknown), self),
            name=lambda self: self.tr("Lines that were not understood"),
        )
        self.lines.setReadOnly(True)
        self.mended.setVisible(bool(rule_set.mended))
        self.unknown.setVisible(bool(rule_set.unknown))
        self.lines.setVisible(bool(rule_set.unknown))
        buttons = ButtonBox(self, closes=True)
        buttons.rejected.connect(self.reject)
        self.lay_out(title, self.mended, self.unknown, self.lines, below=buttons)
        self.resize(NARROWEST, 0)
