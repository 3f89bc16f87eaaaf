"""The guided game in a window: opened from the menu, the very first page and the help."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from .guide_page import GuidePage

if TYPE_CHECKING:
    from ..app_context import AppContext
    from ..start.start_controller import StartController


class GuideController(QObject):
    """Shows the guided game; it ends at the page of the start."""

    def __init__(self, context: AppContext, start: StartController) -> None:
        super().__init__(context.window)
        self._context, self._start = context, start

    @cached_property
    def page(self) -> GuidePage:
        """The guided game."""
        page = GuidePage(self._context.deck, self._context.navigator.pages)
        self._context.follow_settings(page)
        page.left.connect(self._start.show)
        page.invited.connect(self._start.invite)
        self._context.navigator.add(page, reopen=self.show, keeps_table_waiting=True)
        return page

    def show(self) -> None:
        """Show the guided game from its beginning, or where it was left."""
        name = self._start.player_name
        self._context.navigator.show(self.page)
        self.page.open(name)
