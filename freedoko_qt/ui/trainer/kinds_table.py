"""The kinds of questions, and the progress with each."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.trainer.book import ExerciseProgress
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.app.trainer.trainer_words import kind_name, level_name
from freedoko_qt.app.wording.scores import percentage

from ..parts.lines_model import TableCell
from ..parts.openable_table import OpenableTable


@dataclass(frozen=True, slots=True)
class KindLine:
    """The progress with a kind of questions."""

    kind: QuestionKind
    progress: ExerciseProgress
    due: int
    """The number of questions to be asked again today."""


class KindsTable(OpenableTable):
    """A line for everything together, and one for each kind."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(5, parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("What to practise"))
        self._lines: Sequence[KindLine] = ()
        self.be_short()
        self._update_text()

    @property
    def kinds(self) -> tuple[QuestionKind, ...]:
        """The kinds marked: one, or all of them.

        All where no line is marked.
        """
        row = self.marked_row
        return tuple(QuestionKind) if row < 1 else (self._lines[row - 1].kind,)

    def show_lines(self, lines: Sequence[KindLine]) -> None:
        """Show these; the marked line stays marked."""
        self._lines = lines
        self._update_text()

    def _update_text(self) -> None:
        self._head([self.tr("Question"), self.tr("Due"), self.tr("Answered"), self.tr("Right"), self.tr("Difficulty")])
        self._show_lines(1 + len(self._lines), self._cells)
        if self.marked_row < 0:
            self.mark(0)

    def _cells(self, row: int) -> list[TableCell]:
        if row:
            line = self._lines[row - 1]
            texts = _texts(kind_name(line.kind), line.progress, line.due, level_name(line.progress.level))
        else:
            each = [line.progress for line in self._lines]
            total = ExerciseProgress(sum(one.answered for one in each), sum(one.right for one in each))
            texts = _texts(self.tr("Mixed"), total, sum(line.due for line in self._lines), "")
        return [TableCell(text, strong=not row) for text in texts]


def _texts(name: str, progress: ExerciseProgress, due: int, level: str) -> tuple[str, ...]:
    share = percentage(progress.right / progress.answered) if progress.answered else "–"
    return name, str(due), str(progress.answered), share, level
