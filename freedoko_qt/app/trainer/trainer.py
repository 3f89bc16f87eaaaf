"""The trainer: what it asks next, what came of the answers, and new questions made in the background."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from datetime import UTC, datetime
from functools import reduce
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.background import END, Background
from freedoko_qt.app.history import History
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.storage import Loaded
from freedoko_qt.app.trainer.book import Book, Exercise, Source
from freedoko_qt.app.trainer.book_file import book_file
from freedoko_qt.app.trainer.making import made
from freedoko_qt.app.trainer.own import regretted
from freedoko_qt.app.trainer.questions import Answer, Difficulty, QuestionKind
from freedoko_qt.engine.rules import Rules, to_dict

STOCK, STORE = 3, 6
"""So many new questions of each kind are kept ready: of the difficulty that is wanted, and in all."""
DEALS = 24
"""So many deals are looked through before it is given up until the next answer."""

Change: TypeAlias = Callable[[Book], Book]


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
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.book = Book()
        """The book of questions; read when the trainer is opened first."""
        self._file = book_file(path)
        self._changes: list[Change] = []
        """The changes of the book since it was written, to be done to what another window has written, too."""
        self._history, self._reviews = history, reviews
        self._now = now
        self._rules: Rules | None = None
        self._is_read = False
        self._is_left_alone = False
        self._steps: Iterator[Exercise | Notice | None] = iter(())
        self._left = 0
        self._background = Background(self)
        self._background.done.connect(self._on_done)
        self.running = False
        """True if new questions are being looked for."""

    def open(self, rules: Rules) -> None:
        """Read the book, and make questions by these rules until `rest`.

        `changed` follows, now and whenever there is more to ask; `noticed` if the file could not be read.
        """
        self._read()
        values, self._rules = to_dict(rules), rules
        self._change(lambda book: book.by_rules(values))
        self._steps = regretted(self._history, self._reviews)
        self._left = DEALS
        self._go_on()
        self.changed.emit()

    def rest(self) -> None:
        """Stop making questions, and save those made.

        A deal under way comes to its end, but what it brings is dropped.
        """
        self._background.forget()
        self.running = False
        self._keep()

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
        """The next question; None as long as there is nothing.

        Nothing is changed by asking.
        """
        return self.book.next(kinds, self._now(), last)

    def answer(self, exercise: Exercise, answer: Answer) -> None:
        """Record an answer.

        Written at once; `changed` follows, and the search for new questions goes on.
        """
        now = self._now()
        self._change(lambda book: book.answering(exercise, now, right=answer.is_right))
        self._keep()
        self._left = DEALS
        if not self.running:
            self._go_on()
        self.changed.emit()

    def drop(self, exercise: Exercise) -> None:
        """Give up a question that cannot be asked.

        Written with the next answer, or by `rest`.
        """
        self._change(lambda book: book.without(exercise))

    def _go_on(self) -> None:
        self.running = True
        self._background.ask_next(self._steps)

    def _on_done(self, result: object) -> None:
        match result:
            case Exercise() as found if self._is_wanted(found):
                now = self._now()
                self._change(lambda book: book.adding(found, now))
                self.changed.emit()
            case Notice() as notice:
                self._notify(notice)
            case _ if result is END:
                self._deal()
        if self.running:
            self._go_on()
        else:
            self._keep()
            self.changed.emit()

    def _deal(self) -> None:
        """To the next deal, if anything is missing and there is hope."""
        wanted = {kind: done.level for kind, done in self.book.progress if self.is_missing(kind, done.level)}
        self.running = bool(wanted) and self._left > 0 and self._rules is not None
        if self.running and self._rules is not None:
            self._left -= 1
            self._steps = made(self._rules, self.book.deals, wanted)
            self._change(Book.dealt)

    def is_missing(self, kind: QuestionKind, level: Difficulty) -> bool:
        """True if new questions of a kind are to be made: too few are ready at this level, and too few in all."""
        return self.book.ready(kind, level) < STOCK and self.book.ready(kind) < STORE

    def _is_wanted(self, found: Exercise) -> bool:
        return found.source is Source.OWN or self.book.ready(found.kind, found.difficulty) < STOCK

    def _read(self) -> None:
        if self._is_read:
            return
        self._is_read = True
        loaded = self._file.load()
        self.book = loaded.value or Book()
        self._is_left_alone = loaded.is_left_alone
        self._notify(loaded.notice)

    def _keep(self) -> None:
        """Write the book if it has changed: with each answer, and when nothing more is looked for."""
        if self._is_left_alone or not self._changes:
            return
        kept = self._file.update(self._changed)
        if kept.value is not None:
            self.book = kept.value
            self._changes.clear()
        self._notify(kept.notice)

    def _change(self, change: Change) -> None:
        changed = change(self.book)
        if changed != self.book:
            self.book = changed
            self._changes.append(change)

    def _changed(self, found: Loaded[Book]) -> Book:
        """The book on disk with the changes made here; after damage the book as it is here."""
        if found.value is None or found.notice is not None:
            return self.book
        return reduce(lambda book, change: change(book), self._changes, found.value)

    def _notify(self, notice: Notice | None) -> None:
        if notice is not None:
            self.noticed.emit(notice)
