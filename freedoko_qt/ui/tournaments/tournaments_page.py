"""The list of all tournaments: search, resume, read, rename, copy, delete and export."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.catalogue import Summary
from freedoko_qt.app.given_names import clean_name, free_name
from freedoko_qt.app.history import History
from freedoko_qt.app.identity import RECORDS
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.record_file import export_file
from freedoko_qt.app.session import Session

from ..parts.drawings import cup
from ..parts.flow_columns import FlowColumns
from ..parts.layouts import STRETCH, hbox
from ..parts.list_page import ListAction, ListPage
from ..parts.save_dialog import ask_where
from .tournaments_table import TournamentsTable, name_of


class TournamentsPage(ListPage[Summary]):
    """The page of the tournament files; it touches the one on the table only to delete it."""

    continued = Signal(str)
    """The id of a tournament that is to be played on."""
    sheet_wanted = Signal(str)
    """The id of a tournament whose list is to be read."""
    going = Signal(str)
    """The id of a tournament that is about to be thrown away.

    Emitted before the file is moved, so that the tournament can be left first.
    """
    changed = Signal(object)
    """There are other tournaments than before: all of them, as `refresh` has just read them.

    Emitted after a copy, a deletion, or its undoing.
    """
    tournament_wanted = Signal()
    """A new one is to be set up."""
    drawing = staticmethod(cup)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._deleted: Summary | None = None
        self.table: TournamentsTable = TournamentsTable(self)
        self.bind(self._title.setText, lambda self: self.tr("Tournaments"))
        self.word(
            self.search,
            hint=lambda self: self.tr("Search: name, player, rules, date"),
            name=lambda self: self.tr("Search the tournaments"),
        )
        self.bind(self.open.setToolTip, lambda self: self.tr(
            "Add a file of recorded games, or read a FreeDoko tournament"
        ))
        self.nothing.offer(self.make_button(lambda self: self.tr("Begin a tournament"), self.tournament_wanted))
        self._connect()
        self._lay_out()
        self._update_text()

    def focus_list(self) -> None:
        """Focus the list, and say nothing more of what was done last."""
        self.line.hide()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Read the list again.

        It is read on the thread of the writer; files that cannot be read lead to `noticed`.
        """
        summaries, notices = self._session.writer.do(self._session.history.catalogue)
        self._show_notices(notices)
        self.table.show_things(summaries)
        self._update_text()

    def _update_text(self) -> None:
        self._name_buttons({
            "delete": (self.tr("Delete"), self.tr("Move it to the trash")),
            "duplicate": (self.tr("Duplicate"), self.tr("A copy that can be played on in another way")),
            "rename": (self.tr("Rename"), self.tr("Give it another name")),
            "export": (self.tr("Export…"), self.tr("Save its games as a file of recorded games")),
            "sheet": (self.tr("List"), self.tr("The list and the curve; from there every game step by step")),
        })
        chosen = self.table.chosen
        for button in (self.on, *self.buttons.values()):
            button.setEnabled(chosen is not None)
            button.setVisible(self.table.rowCount() > 0)
        is_over = chosen is not None and chosen.finished
        self.on.setText(self.tr("View the list") if is_over else self.tr("Continue"))
        self.buttons["sheet"].setVisible(chosen is not None and not is_over)
        self._say_nothing(self.tr("Every tournament you begin will be kept here, with its list and all its games."))
        self.nothing.setVisible(chosen is None)
        self.table.setVisible(chosen is not None)

    # What is done with one of them

    def _open(self, chosen: Summary) -> None:
        (self.sheet_wanted if chosen.finished else self.continued).emit(chosen.id)

    def _rename(self, tournament: Summary, title: str) -> None:
        self._session.rename(tournament.id, title)
        self.refresh()

    def _duplicate(self, chosen: Summary) -> None:
        taken = {clean_name(summary.title) for summary in self.table.things}
        title = free_name(
            self.tr("{name}, copy").format(name=name_of(chosen)), lambda name: clean_name(name) not in taken
        )
        copy = self._session.writer.do(partial(self._session.history.duplicate, chosen.id, title))
        self._show_notices([copy.notice])
        self.refresh()
        if copy.value is not None:
            self.table.choose(copy.value.id)
        self.changed.emit(self.table.things)

    def _delete(self, chosen: Summary) -> None:
        self.going.emit(chosen.id)
        notice = self._session.writer.do(partial(self._session.history.delete, chosen.id))
        if notice is not None:
            self.noticed.emit(notice)
        else:
            self._deleted = chosen
            self.say(lambda: self.tr("“{name}” is in the trash.").format(name=name_of(chosen)), undo=True)
        self.refresh()
        self.changed.emit(self.table.things)

    def _undo(self) -> None:
        if self._deleted is None:
            return
        notice = self._session.writer.do(partial(self._session.history.restore, self._deleted.id))
        self._show_notices([notice])
        self._deleted = None
        self.line.hide()
        self.refresh()
        self.changed.emit(self.table.things)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_file_to_export(self, chosen: Summary) -> None:
        ask_where(
            self,
            self.tr("Export the games"),
            kind=self.tr("Records (*.dokogames)"),
            name=name_of(chosen),
            suffix=RECORDS.suffix,
            then=partial(self.export, chosen.id),
        )

    def export(self, name: str, path: Path) -> None:
        """Write the games of a tournament into a file.

        `name` is the id of the tournament. Success and failure are both reported on the page.
        """

        def write(history: History) -> Notice | None:
            loaded = history.load_chosen(name)
            return loaded.notice if loaded.value is None else export_file(loaded.value, path)

        self._say_saved(path, self._session.writer.do(partial(write, self._session.history)))

    # The rest

    def _connect(self) -> None:
        actions: dict[str, ListAction[Summary]] = {
            "delete": ListAction("delete", "Del", self._delete),
            "duplicate": ListAction("copy", "Ctrl+D", self._duplicate),
            "rename": ListAction("rename", "Ctrl+E", lambda _: self.table.ask_name()),
            "export": ListAction("save", "Ctrl+S", self._ask_file_to_export),
            "sheet": ListAction("tournaments", "Ctrl+L", lambda chosen: self.sheet_wanted.emit(chosen.id)),
        }
        self._connect_list(self._open, self._rename, self._undo, actions)
        self.table.marked.connect(self._update_text)

    def _lay_out(self) -> None:
        ways = FlowColumns(self, usual=len(self.buttons) + 1)
        ways.show_widgets([*self.buttons.values(), self.on])
        bottom = hbox((self.back, 0, Qt.AlignmentFlag.AlignTop), STRETCH, ways)
        self._column((self.table, 1), (self.nothing, 1), self.line, bottom)
