"""The pages of the side panel with the order of the cards and the cards still out."""

from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.wording.translating import capitalised
from freedoko_qt.engine.cards import Suit
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.view import still_out

from ..cards.card_groups import card_groups, may_show_still_out, stands_out
from ..cards.deck import Deck
from .card_list import CardCell, CardList, CardSection
from .side_page import SidePage
from .side_state import SideState


class CardPage(SidePage):
    """A title, a list of cards, and a sentence about them."""

    def __init__(self, deck: Deck, parent: QWidget, *, counted: bool) -> None:
        super().__init__(parent)
        self._known: SideState | None = None
        self.title = self.add_words("strong")
        self.cards = CardList(deck, self, counted=counted)
        self.add_body(self.cards)
        self.words = self.add_words("hint")
        self._update_text()

    def show_state(self, known: SideState) -> None:
        self._known = known
        self._update_text()

    @property
    def entry(self) -> int:
        return self.cards.first

    def set_deck(self, deck: Deck) -> None:
        self.cards.set_deck(deck)


class OrderPage(CardPage):
    """The order of the cards in the game that is played."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(deck, parent, counted=False)
        self.word(self.cards, name=lambda self: self.tr("Order of the cards, highest first"))

    def _update_text(self) -> None:
        if self._known is None:
            return
        view = self._known.view
        self.title.setText(wording.contract_name(view.contract or Contract.NORMAL))
        self.words.setText(wording.equal_cards(view))
        sections = []
        for group in card_groups(view):
            heading = self.tr("Trumps") if group.suit is None else _title(group.suit)
            sections.append(CardSection(heading, tuple(map(CardCell, group.cards))))
        self.cards.show_sections(sections)


class OutPage(CardPage):
    """The unseen cards, unless the rules hide them."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(deck, parent, counted=True)
        self.word(self.cards, name=lambda self: self.tr("What is still out: cards with their number"))

    def _update_text(self) -> None:
        if self._known is None:
            return
        view = self._known.view
        is_shown = may_show_still_out(view)
        self.title.setVisible(is_shown)
        self.cards.setVisible(is_shown)
        if not is_shown:
            self.words.setText(
                self.tr(
                    "Under these rules not every trick may be looked at again: what is still out is for you to know."
                )
            )
            return
        numbers = still_out(view)
        sections = []
        for group in card_groups(view):
            cells = tuple(CardCell(card, numbers[card], stands_out(view, card)) for card in group.cards)
            sections.append(CardSection(self._heading(group.suit, sum(cell.number for cell in cells)), cells))
        self.title.setText(self.tr("%n card(s) still out", "", sum(numbers.values())))
        self.words.setText(self.tr("Neither in your hand nor played. Aces and dullen are marked."))
        self.cards.show_sections(sections)

    def _heading(self, suit: Suit | None, number: int) -> str:
        if suit is None:
            return self.tr("Trumps: {number}").format(number=number)
        return self.tr("{suit}: {number}").format(suit=_title(suit), number=number)


def _title(suit: Suit) -> str:
    """The name of a suit as a heading."""
    return capitalised(wording.suit_name(suit))
