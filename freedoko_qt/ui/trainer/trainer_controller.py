"""The trainer in a window: its page, made when it is first wanted, and the way back."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from freedoko_qt.app.seats import seats_of

if TYPE_CHECKING:
    from freedoko_qt.app.trainer.trainer import Trainer

    from ..app_context import AppContext
    from ..current_tournament import CurrentTournament
    from .trainer_page import TrainerPage


class TrainerController(QObject):
    """Shows the page of the trainer."""

    def __init__(self, context: AppContext, current: CurrentTournament) -> None:
        super().__init__(context.window)
        self._context, self._current = context, current
        self.trainer: Trainer | None = None

    @cached_property
    def page(self) -> TrainerPage:
        """The page of the trainer.

        Made on first use, with its `Trainer`, which belongs to this controller.
        """
        from freedoko_qt.app.review.review_files import Reviews
        from freedoko_qt.app.trainer.trainer import Trainer

        from .trainer_page import TrainerPage

        context = self._context
        where, history = context.places, context.session.history
        self.trainer = Trainer(
            where.trainer, history, Reviews(where.reviews), write=context.writer.write, parent=self
        )
        self.trainer.noticed.connect(self._context.show_notices)
        page = TrainerPage(self.trainer, self._context.deck, self._context.navigator.pages)
        self._context.follow_settings(page)
        self._context.navigator.add(page, left=page.left, keeps_table_waiting=True)
        return page

    def show(self) -> None:
        """Show the kinds of questions, by the rules and with the players of the next tournament.

        Go back if they are shown already.
        """
        if self.page.kinds.isVisible():
            self.page.leave()
            return
        setup = self._current.usual_setup
        self._context.navigator.visit(self.page)
        self.page.open(setup.rules, partial(seats_of, setup))

    def close(self) -> None:
        """End the work in the background.

        To be called before the program ends.
        """
        if self.trainer is not None:
            self.trainer.close()
