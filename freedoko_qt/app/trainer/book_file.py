"""The trainer's book on disk: one file."""

from __future__ import annotations

from pathlib import Path

from freedoko_qt.app.document import Document
from freedoko_qt.app.trainer.book import Book

KIND = "trainer"


def book_file(path: Path) -> Document[Book]:
    """The document of the book.

    Nothing is read yet.
    """
    return Document(path, KIND, Book.from_dict, Book.to_dict)
