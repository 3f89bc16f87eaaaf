"""The result of a game for one of the four: the points, large, with the hand they were won or lost with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.plain import NARROW

from ..look.restyling import restyle
from ..parts.avatar_view import AvatarView
from ..parts.counted_label import CountedLabel
from ..parts.label import ElidedLabel, Label
from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.translated import Translated
from .card_row import HEIGHT_SHARE, CardRow
from .deck import ASPECT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from freedoko_qt.app.people import Avatar
    from freedoko_qt.engine.cards import Card
    from freedoko_qt.engine.teams import Side

    from .deck import Deck

SIDES, APART = 12, 8  # logical pixels: beside everything, and between picture, name and points
PICTURE = 2.5  # lines of text as high as the picture is


class _Hand(CardRow):
    """A card row whose height follows from its width."""

    step = 0.33

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(deck, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(60)

    def show_cards(self, deck: Deck, cards: Sequence[Card]) -> None:
        super().show_cards(deck, cards)
        self.updateGeometry()  # other cards want another height

    def heightForWidth(self, width: int) -> int:
        gaps = max(1, len(self._cards) - 1)
        return round((width - 8) / (1 + gaps * self.step) / ASPECT / HEIGHT_SHARE)


@dataclass(frozen=True, slots=True)
class Earned:
    """The result of one player in a game."""

    name: str
    avatar: Avatar | None
    side: Side | None
    """None where each played alone."""
    tricks: int
    eyes: int
    points: int
    has_won: bool
    cards: Sequence[Card]
    """The hand as it was dealt, sorted."""
    total: int | None
    """The sum after the game; None where there is no list."""


class PersonCard(Translated, QFrame):
    """A card with picture, name, side and points, the hand, and below it tricks, card points and the standing."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._earned: Earned | None = None
        self._place = 0
        self._avatar = AvatarView(self, lines=PICTURE)
        self._name = ElidedLabel(self, "strong", longest=NARROW)
        self._side = Label(self, "side")
        self.points = CountedLabel(self, "hero")
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # while it is counted
        self._hand = _Hand(deck, self)
        self._taken = Label(self, "hint")
        self.standing = QWidget(self)
        self._total_word = self.make_label(lambda self: self.tr("Total"), "hint", parent=self.standing)
        self.total = CountedLabel(self.standing, "strong", is_colored=False)
        self.place = Label(self.standing, "hint")
        self._lay_out()

    def show_earned(self, deck: Deck, earned: Earned) -> None:
        """Show the result of a player.

        Everything else is replaced; `show_share` sets how far the numbers are counted.
        """
        self._earned = earned
        self._avatar.show_avatar(earned.avatar)
        self._hand.show_cards(deck, earned.cards)
        restyle(self, "won", earned.has_won)
        restyle(self._side, "side", earned.side.value if earned.side else "")
        self._side.setVisible(earned.side is not None)
        self.points.show_number(earned.points)
        self.standing.setVisible(earned.total is not None)
        if earned.total is not None:
            self.total.show_number(earned.total, earned.total - earned.points)
        self._update_text()

    def show_share(self, share: float) -> None:
        """Show this share of the points, and the sum with it."""
        self.points.show_share(share)
        self.total.show_share(share)

    @property
    def breadth(self) -> int:
        """The width in which no word is elided."""
        return max(self.minimumSizeHint().width(), self._top.sizeHint().width() + 2 * SIDES)

    def show_place(self, place: int) -> None:
        """Show the place among the four."""
        self._place = place
        self._update_text()

    def _update_text(self) -> None:
        earned = self._earned
        if earned is None:
            return
        self._name.setText(earned.name)
        self._side.setText(wording.side_name(earned.side) if earned.side else "")
        tricks = self.tr("%n trick(s)", "", earned.tricks)
        eyes = self.tr("%n card point(s)", "", earned.eyes)
        self._taken.setText(f"{tricks}, {eyes}")
        self.place.setText(self.tr("· place {place}").format(place=self._place))
        self.points.setAccessibleName(self.tr("Points: {points}").format(points=wording.signed(earned.points)))

    def _lay_out(self) -> None:
        words = vbox(STRETCH, self._name, (self._side, 0, Qt.AlignmentFlag.AlignLeft), STRETCH, spacing=4)
        self._top = top = hbox(self._avatar, (words, 1), self.points, spacing=APART)
        hbox(self._total_word, self.total, self.place, STRETCH, on=self.standing, spacing=4)
        vbox(top, (self._hand, 1), self._taken, self.standing, on=self, margins=(SIDES, 8, SIDES, 8), spacing=4)
