"""Picking cards of the own hand in answer to a question."""

from collections import Counter
from collections.abc import Collection

from PySide6.QtCore import QObject, Signal

from freedoko_qt.engine.cards import Card

from .card_item import CardItem
from .hand_motion import HandMotion
from .stage import Stage


class CardPicker(QObject):
    """Lets the cards of one of several choices be picked, one after the other. It knows no rule but the choices.

    Clicks come in by `toggle`; `confirmed` is emitted by the table.
    """

    changed = Signal()
    """Another card is picked, or one less."""
    confirmed = Signal()
    """The person has confirmed the picked cards."""

    def __init__(self, stage: Stage, hand_motion: HandMotion, parent: QObject) -> None:
        super().__init__(parent)
        self._stage, self._hand_motion = stage, hand_motion
        self._choices: list[Counter[Card]] = []
        self._forced: Counter[Card] = Counter()

    def open(self, choices: Collection[tuple[Card, ...]]) -> None:
        """Let one of these choices be picked; the cards that are in all of them are picked already.

        `choices` must not be empty, and all of one size. `changed` follows.
        """
        self._choices = [Counter(choice) for choice in choices]
        self._forced = self._choices[0].copy()
        for choice in self._choices:
            self._forced &= choice
        hand = self._stage.hand
        hand.picked = hand.items_of(self._forced.elements())
        self._show_pickable({card for choice in self._choices for card in choice})

    def close(self) -> None:
        """End the choice, with nothing picked.

        `changed` follows, if it was open.
        """
        if self.is_open:
            self._choices = []
            self._stage.hand.picked = []
            self._show_pickable(None)

    @property
    def is_open(self) -> bool:
        """True if cards are to be picked."""
        return bool(self._choices)

    @property
    def picked(self) -> tuple[Card, ...]:
        """The cards that are picked, sorted by number."""
        return tuple(sorted(self._counted.elements()))

    @property
    def number(self) -> int:
        """The number of cards to pick."""
        return self._choices[0].total() if self._choices else 0

    @property
    def is_complete(self) -> bool:
        """True if the picked cards are one of the choices."""
        return self._counted in self._choices

    @property
    def wants_cards(self) -> bool:
        """True if cards are still to be picked."""
        return self.is_open and not self.is_complete

    def toggle(self, item: CardItem) -> bool:
        """Pick a card, or put it back; False if that cannot be.

        `changed` follows if it can.
        """
        if item.card is None:
            return False
        picked, counted = self._stage.hand.picked, self._counted
        if item in picked:
            counted[item.card] -= 1
            if not self._forced <= counted:
                return False
            picked.remove(item)
        else:
            counted[item.card] += 1
            if not any(counted <= choice for choice in self._choices):
                return False
            picked.append(item)
        self._hand_motion.lift()
        self.changed.emit()
        return True

    @property
    def _counted(self) -> Counter[Card]:
        return Counter(item.card for item in self._stage.hand.picked if item.card is not None)

    def _show_pickable(self, cards: Collection[Card] | None) -> None:
        self._stage.set_pickable(cards)
        self._hand_motion.lift()
        self.changed.emit()
