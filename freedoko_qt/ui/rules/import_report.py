"""The report on a file of rules: what was mended, and the lines that nobody understood."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from freedoko_qt.app.preset_words import set_name
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.wording.rules import option_labels

from ..parts.label import Label
from ..parts.translated import Translated


class ImportReport(Translated, QDialog):
    """A page to read; the lines can be copied."""

    def __init__(self, rule_set: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule_set = rule_set
        self._title = Label(self)
        self._title.setProperty("role", "title")
        self.mended = Label(self)
        self.unknown = Label(self)
        self.lines = QPlainTextEdit("\n".join(rule_set.unknown), self)
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        for part in (self._title, self.mended, self.unknown):
            part.setWordWrap(True)
        self.mended.setVisible(bool(rule_set.mended))
        self.unknown.setVisible(bool(rule_set.unknown))
        self.lines.setVisible(bool(rule_set.unknown))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, parent=self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 18)
        layout.setSpacing(10)
        for part in (self._title, self.mended, self.unknown):
            layout.addWidget(part)
        layout.addWidget(self.lines)
        if not rule_set.unknown:
            layout.addStretch()
        layout.addWidget(buttons)
        self.resize(540, 380 if rule_set.unknown else 200)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("What became of the file"))
        self._title.setText(set_name(self._rule_set))
        self.mended.setText(
            self.tr("Some rules did not go together and were changed: {options}.").format(
                options=option_labels(self._rule_set.mended)
            )
        )
        number = len(self._rule_set.unknown)
        self.unknown.setText(self.tr("%n line(s) were not understood. They are kept with the rule set:", "", number))
        self.lines.setAccessibleName(self.tr("Lines that were not understood"))
