"""Every tournament there is: to be found, gone on with, read, renamed, copied, thrown away and given to others."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.catalogue import Summary
from freedoko_qt.app.identity import RECORDS
from freedoko_qt.app.record_file import export_file
from freedoko_qt.app.session import Session

from .save_dialog import ask_where
from .tournaments_table import TournamentsTable, name_of
from .translated import Translated

KEYS = {"delete": "Del", "duplicate": "Ctrl+D", "rename": "Ctrl+E", "export": "Ctrl+S", "sheet": "Ctrl+L"}
"""Of the buttons on the page."""


class TournamentsPage(Translated, QFrame):
    """Works on the files; what is on the table is left alone but where it is thrown away."""

    continued = Signal(str)
    """The id of a tournament that is to be played on."""
    sheet_wanted = Signal(str)
    """The id of a tournament whose list is to be read."""
    going = Signal(str)
    """The id of a tournament that is about to be thrown away."""
    changed = Signal()
    """There are other tournaments than before."""
    noticed = Signal(object)
    """A Notice about a file."""
    file_wanted = Signal()
    left = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._history = session, session.history
        self._deleted: Summary | None = None
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.setTextMargins(6, 4, 6, 4)
        self.table = TournamentsTable(self)
        self._nothing = QLabel(self)
        self._nothing.setProperty("role", "subtitle")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self._line = QFrame(self)
        self._line.setObjectName("hint")
        self._said = QLabel(self._line)
        self._said.setWordWrap(True)
        self.undo = QPushButton(self._line)
        self.undo.setProperty("compact", True)
        self.open, self.back, self.on = QPushButton(self), QPushButton(self), QPushButton(self)
        self.on.setProperty("primary", True)
        self.buttons = {name: QPushButton(self) for name in KEYS}
        for button in (self.open, self.back, self.on, self.undo, *self.buttons.values()):
            button.setAutoDefault(True)
        self._connect()
        self._lay_out()
        self.retranslate()

    def show_all(self) -> None:
        """Read the list anew; the keyboard goes to it."""
        self._line.hide()
        self.refresh()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Read the list anew."""
        summaries, notices = self._history.catalogue()
        for notice in notices:
            self.noticed.emit(notice)
        self.table.show_tournaments(summaries)
        self._tell()

    def say(self, words: str, *, undo: bool = False) -> None:
        """Say what has been done, and whether it can be undone."""
        self._said.setText(words)
        self.undo.setVisible(undo)
        self._line.show()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Tournaments"))
        self.search.setPlaceholderText(self.tr("Search: name, player, rules, date"))
        self.search.setAccessibleName(self.tr("Search the tournaments"))
        words = {
            "delete": (self.tr("Delete"), self.tr("Put it into the trash")),
            "duplicate": (self.tr("Duplicate"), self.tr("A copy that can be played on in another way")),
            "rename": (self.tr("Rename"), self.tr("Write another name into the list")),
            "export": (self.tr("Export…"), self.tr("Save its games as a file of records")),
            "sheet": (self.tr("List"), self.tr("The list and the curve; from there every game step by step")),
        }
        for name, (text, meaning) in words.items():
            button, keys = self.buttons[name], QKeySequence(KEYS[name])
            button.setText(text)
            button.setAccessibleDescription(meaning)
            button.setToolTip(f"{meaning} ({keys.toString(QKeySequence.SequenceFormat.NativeText)})")
        self.undo.setText(self.tr("Undo"))
        self.undo.setToolTip(QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText))
        self.open.setText(self.tr("Open a file…"))
        self.open.setToolTip(self.tr("Take in a file of records, or read a party of FreeDoko"))
        self.back.setText(self.tr("Back"))
        self._tell()

    def _tell(self) -> None:
        """What fits the line that is marked."""
        chosen = self.table.chosen
        for button in (self.on, *self.buttons.values()):
            button.setEnabled(chosen is not None)
        is_over = chosen is not None and chosen.finished
        self.on.setText(self.tr("Read the list") if is_over else self.tr("Continue"))
        self.buttons["sheet"].setVisible(not is_over)
        nothing = self.tr("There is no tournament yet.")
        if self.table.rowCount():
            nothing = self.tr("Nothing is found.")
        self._nothing.setText(nothing)
        self._nothing.setVisible(chosen is None)
        self.table.setVisible(chosen is not None)

    # What is done with one of them

    def _open(self) -> None:
        chosen = self.table.chosen
        if chosen is not None:
            (self.sheet_wanted if chosen.finished else self.continued).emit(chosen.id)

    def _read(self) -> None:
        chosen = self.table.chosen
        if chosen is not None:
            self.sheet_wanted.emit(chosen.id)

    def _rename(self, name: str, title: str) -> None:
        self._session.rename(name, title)
        self.refresh()

    def _duplicate(self) -> None:
        chosen = self.table.chosen
        if chosen is None:
            return
        copy = self._history.duplicate(chosen.id, self.tr("{name}, copy").format(name=name_of(chosen)))
        if copy.notice is not None:
            self.noticed.emit(copy.notice)
        self.refresh()
        self.changed.emit()

    def _delete(self) -> None:
        chosen = self.table.chosen
        if chosen is None:
            return
        self.going.emit(chosen.id)
        notice = self._history.delete(chosen.id)
        if notice is not None:
            self.noticed.emit(notice)
        else:
            self._deleted = chosen
            self.say(self.tr("“{name}” is in the trash.").format(name=name_of(chosen)), undo=True)
        self.refresh()
        self.changed.emit()

    def _undo(self) -> None:
        if self._deleted is None:
            return
        notice = self._history.restore(self._deleted.id)
        if notice is not None:
            self.noticed.emit(notice)
        self._deleted = None
        self._line.hide()
        self.refresh()
        self.changed.emit()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_file_to_export(self) -> None:
        chosen = self.table.chosen
        if chosen is None:
            return
        ask_where(
            self,
            self.tr("Export the games"),
            kind=self.tr("Records (*.dokogames)"),
            name=name_of(chosen),
            suffix=RECORDS.suffix,
            then=partial(self.export, chosen.id),
        )

    def export(self, name: str, path: Path) -> None:
        """Write the games of a tournament into a file."""
        loaded = self._history.load(name)
        notice = loaded.notice if loaded.value is None else export_file(loaded.value, path)
        if notice is None:
            self.say(self.tr("Saved as {file}.").format(file=path.name))
        else:
            self.say(wording.notice(notice))

    # The rest

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends the search, then it goes back; from the search one comes into the list."""
        buttons = {KEYS[name]: button for name, button in self.buttons.items()} | {"Ctrl+Z": self.undo}
        pressed = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        match event.key():
            case _ if pressed in buttons and buttons[pressed].isVisible():
                buttons[pressed].click()
            case Qt.Key.Key_Escape if self.search.text():
                self.search.clear()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Down | Qt.Key.Key_Return | Qt.Key.Key_Enter if self.search.hasFocus():
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            case _:
                super().keyPressEvent(event)

    def _find(self, words: str) -> None:
        self.table.leave_only(words)
        self._tell()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._find)
        self.table.wanted.connect(self._open)
        self.table.named.connect(self._rename, Qt.ConnectionType.QueuedConnection)  # the list is being written in
        self.table.itemSelectionChanged.connect(self._tell)
        self.on.clicked.connect(self._open)
        self.open.clicked.connect(self.file_wanted)
        self.back.clicked.connect(self.left)
        self.undo.clicked.connect(self._undo)
        for name, command in (
            ("delete", self._delete),
            ("duplicate", self._duplicate),
            ("rename", self.table.ask_name),
            ("export", self._ask_file_to_export),
            ("sheet", self._read),
        ):
            self.buttons[name].clicked.connect(command)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._title)
        top.addWidget(self.search, 1)
        top.addWidget(self.open)
        line = QHBoxLayout(self._line)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._said, 1)
        line.addWidget(self.undo)
        bottom = QHBoxLayout()
        bottom.addWidget(self.back)
        bottom.addStretch()
        for button in (*self.buttons.values(), self.on):
            bottom.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 16, 24, 16)
        layout.setSpacing(10)
        layout.addLayout(top)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._nothing, 1)
        layout.addWidget(self._line)
        layout.addLayout(bottom)
