"""The trainer in a window: its page, made when it is first wanted, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from freedoko_qt.app.places import Places
from freedoko_qt.app.seats import seats_of
from freedoko_qt.app.settings import Settings

from ..cards.deck import Deck

if TYPE_CHECKING:
    from freedoko_qt.app.trainer.trainer import Trainer

    from ..main_window import MainWindow
    from .trainer_page import TrainerPage


class TrainerController(QObject):
    """Shows the trainer, and leads back to where one came from."""

    def __init__(self, window: MainWindow, where: Places) -> None:
        super().__init__(window)
        self._window = window
        self._where = where
        self._trainer: Trainer | None = None
        self._page: TrainerPage | None = None

    @property
    def page(self) -> TrainerPage:
        """The page of the trainer."""
        if self._page is None:
            from freedoko_qt.app.review.file import Reviews
            from freedoko_qt.app.trainer.trainer import Trainer

            from .trainer_page import TrainerPage

            window, where = self._window, self._where
            self._trainer = Trainer(where.trainer, window.session.history, Reviews(where.reviews), parent=self)
            self._trainer.noticed.connect(window.tell)
            self._page = page = TrainerPage(self._trainer, window.deck, window.pages)
            page.apply(window.settings_file.settings, window.deck)
            page.left.connect(self.leave)
            window.pages.addWidget(page)
        return self._page

    @property
    def is_shown(self) -> bool:
        """Whether the trainer is looked at."""
        return self._window.page is self._page

    def show(self) -> None:
        """What to practise, by the rules and with the players of the next tournament."""
        window = self._window
        setup = window.running_setup or window.next_setup
        window.side_pages.visit(self.page)
        self.page.open(setup.rules, seats_of(setup))

    def leave(self) -> None:
        """Back to where one came from."""
        self._window.side_pages.return_from(self.page)

    def close(self) -> None:
        """Nothing goes on in the background any more."""
        if self._trainer is not None:
            self._trainer.close()

    def apply(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is what they tell."""
        if self._page is not None:
            self._page.apply(settings, deck)
