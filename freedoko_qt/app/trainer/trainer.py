"""The trainer: what it asks next, what came of the answers, and new questions made in the background."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.background import END, Background
from freedoko_qt.app.history import History
from freedoko_qt.app.kept_value import KeptValue
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.trainer.book import Book
from freedoko_qt.app.trainer.book_file import book_file
from freedoko_qt.app.trainer.dealt_games import made
from freedoko_qt.app.trainer.exercise import Exercise, Source
from freedoko_qt.app.trainer.own_games import regretted
from freedoko_qt.app.trainer.questions import Answer, Difficulty, QuestionKind
from freedoko_qt.app.writer import Write, at_once
from freedoko_qt.engine.rules import Rules, to_dict

STOCK_AT_LEVEL, STOCK = 3, 6
"""New questions of each kind that are kept ready: of the difficulty that is wanted, and in all."""
DEALS = 24
"""Deals that are looked through before the search is given up until the next answer."""


class Trainer(QObject):
    """The trainer of one person; slow work is done on a thread.

    Questions are made on a thread, the file is read and written in the thread of the window. Other windows may change
    the book: what both did is kept.
    """

    changed = Signal()
    """There is more to ask, or something was answered, or nothing more is being looked for."""
    noticed = Signal(object)
    """A Notice about a file."""

    def __init__(
        self,
        path: Path,
        history: History,
        reviews: Reviews,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        write: Write = at_once,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.kept = KeptValue(book_file(path), Book(), write, self)
        """The book of questions with its file; read when the trainer is opened first."""
        self.kept.changed.connect(self.changed)
        self.kept.noticed.connect(self.noticed)
        self._history, self._reviews = history, reviews
        self._now = now
        self._rules: Rules | None = None
        self._is_read = False
        self._steps: Iterator[Exercise | Notice | None] = iter(())
        self._left = 0
        self._background = Background(self)
        self._background.done.connect(self._on_done)
        self.is_running = False
        """True if new questions are being looked for."""

    @property
    def book(self) -> Book:
        """The book of questions."""
        return self.kept.value

    def open(self, rules: Rules) -> None:
        """Read the book, and make questions by these rules until `rest`.

        `changed` follows, now and whenever there is more to ask; `noticed` if the file could not be read.
        """
        if not self._is_read:
            self._is_read = True
            self.kept.load()
        values, self._rules = to_dict(rules), rules
        self.kept.change(lambda book: book.by_rules(values))
        self._steps = regretted(self._history, self._reviews)
        self._left = DEALS
        self._go_on()
        self.changed.emit()

    def rest(self) -> None:
        """Stop making questions, and save those made.

        A deal under way comes to its end, but what it brings is dropped.
        """
        self._background.forget()
        self.is_running = False
        self.kept.keep()

    def close(self) -> None:
        """Stop making questions, and end the thread.

        Blocks until the running step is over.
        """
        self.rest()
        self._background.close()

    def due(self, kind: QuestionKind) -> int:
        """The number of questions of a kind that are to be asked again today."""
        return self.book.due(kind, self._now())

    def next(self, kinds: Collection[QuestionKind], last: QuestionKind | None = None) -> Exercise | None:
        """The next question; None as long as there is nothing."""
        return self.book.next(kinds, self._now(), last)

    def answer(self, exercise: Exercise, answer: Answer) -> None:
        """Record an answer.

        Written at once; `changed` follows, and the search for new questions goes on.
        """
        now = self._now()
        self.kept.change(lambda book: book.answering(exercise, now, right=answer.is_right))
        self.kept.keep()
        self._left = DEALS
        if not self.is_running:
            self._go_on()
        self.changed.emit()

    def drop(self, exercise: Exercise) -> None:
        """Give up a question that cannot be asked.

        Written with the next answer, or by `rest`.
        """
        self.kept.change(lambda book: book.without(exercise))

    def _go_on(self) -> None:
        self.is_running = True
        self._background.ask_next(self._steps)

    def _on_done(self, result: object) -> None:
        match result:
            case Exercise() as found if self._is_wanted(found):
                now = self._now()
                self.kept.change(lambda book: book.adding(found, now))
                self.changed.emit()
            case Notice() as notice:
                self.noticed.emit(notice)
            case _ if result is END:
                self._deal()
        if self.is_running:
            self._go_on()
        else:
            self.kept.keep()
            self.changed.emit()

    def _deal(self) -> None:
        """Go on to the next deal if questions are missing and the search is not given up."""
        wanted = {kind: done.level for kind, done in self.book.progress if self.is_missing(kind, done.level)}
        self.is_running = bool(wanted) and self._left > 0 and self._rules is not None
        if self.is_running and self._rules is not None:
            self._left -= 1
            self._steps = made(self._rules, self.book.deals, wanted)
            self.kept.change(Book.dealt)

    def is_missing(self, kind: QuestionKind, level: Difficulty) -> bool:
        """True if new questions of a kind are to be made: too few are ready at this level, and too few in all."""
        return self.book.ready(kind, level) < STOCK_AT_LEVEL and self.book.ready(kind) < STOCK

    def _is_wanted(self, found: Exercise) -> bool:
        return found.source is Source.OWN or self.book.ready(found.kind, found.difficulty) < STOCK_AT_LEVEL
