"""The end before the last card: the person takes the rest, gives up, or has it played on fast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from freedoko_qt.app.rest_of_game import ClaimRefusal, RestKind
from freedoko_qt.engine.phase import Phase

if TYPE_CHECKING:
    from .app_context import AppContext
    from .game_page import GamePage

WHY_NOT: Mapping[ClaimRefusal, object] = {
    ClaimRefusal.NOT_PLAYING: QT_TRANSLATE_NOOP(
        "ClaimController", "You can only say that while cards are being played."
    ),
    ClaimRefusal.UNDECIDED: QT_TRANSLATE_NOOP("ClaimController", "There is still something to decide."),
    ClaimRefusal.NOT_LEADING: QT_TRANSLATE_NOOP("ClaimController", "You can say that when you lead to a trick."),
    ClaimRefusal.NOT_SURE: QT_TRANSLATE_NOOP(
        "ClaimController", "Not all the remaining tricks are sure to be yours. You can say it again in the next game."
    ),
    ClaimRefusal.ONCE_WRONG: QT_TRANSLATE_NOOP("ClaimController", "You can say that again in the next game."),
}
SAID: Mapping[RestKind, object] = {
    RestKind.MINE: QT_TRANSLATE_NOOP("ClaimController", "The rest is yours."),
    RestKind.GIVEN_UP: QT_TRANSLATE_NOOP("ClaimController", "You give up the rest."),
    RestKind.FAST: QT_TRANSLATE_NOOP("ClaimController", "The rest is played out fast."),
}


class ClaimController(QObject):
    """Carries out what the menu, the keys and the button over the hand ask for."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._page: GamePage | None = None
        context.session.decided.connect(self._on_decided)

    def connect_page(self, page: GamePage) -> None:
        """Connect the claims to the page of the game."""
        self._page = page
        page.table.bar.fast_requested.connect(self.play_fast)
        page.questions.given_up.connect(lambda: self._play(RestKind.GIVEN_UP))
        self._context.session.hurried.connect(page.hurry)

    def take_rest(self) -> None:
        """Claim all remaining tricks, if they are certain.

        A claim that is not certain is refused with a line on the table, and once in a game only.
        """
        self._play(RestKind.MINE)

    def give_up(self) -> None:
        """Ask whether the rest is given up."""
        page, view = self._page, self._context.session.view
        if page is None or view is None or view.phase is not Phase.PLAY:
            self._say(WHY_NOT[ClaimRefusal.NOT_PLAYING])
        elif page.questions.open_panel is None:
            page.ask_to_give_up()

    def play_fast(self) -> None:
        """Play the rest fast, if nothing is left to decide."""
        self._play(RestKind.FAST)

    def _play(self, rest: RestKind) -> None:
        why_not = self._context.session.play_rest(rest)
        self._say(SAID[rest] if why_not is None else WHY_NOT[why_not])

    def _say(self, words: object) -> None:
        if self._page is not None:
            self._page.table.say(lambda: self.tr(str(words)))

    def _on_decided(self) -> None:
        """Offer to play on fast, or do so where the settings want it; never for the last card alone."""
        view = self._context.session.view
        if self._context.settings.play_fast:
            self.play_fast()
        elif self._page is not None and view is not None and len(view.hand) > 1:
            self._page.table.bar.offer_fast(True)
            self._page.table.read_out(self.tr("Nothing is left to decide: press F to play it out."))
