"""The trainer's book on disk: one file."""

from __future__ import annotations

from pathlib import Path

from freedoko_qt.app.storage import Loaded, Notice, keep, load
from freedoko_qt.app.trainer.book import Book

KIND = "trainer"


def load_book(path: Path) -> Loaded[Book]:
    """Read the book; a damaged file is set aside, and its backup takes its place."""
    return load(path, KIND, Book.from_dict)


def save_book(path: Path, book: Book) -> Notice | None:
    """Write the book; returns what went wrong."""
    return keep(path, KIND, book.to_dict())
