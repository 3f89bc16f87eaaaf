"""The marriage: which conditions there are, and when it is clarified (RULES.md 6)."""

from __future__ import annotations

from ..actions import Selector, SelectorKind
from ..cards import SEATS, Suit
from ..contracts import TRUMP, CardOrder, Contract
from ..events import Announced, Event, MarriageClarified
from ..rules import Rules
from ..state import GameState
from ..teams import RE
from ..trick import Trick
from .announcements import turn_to_re

SELECTOR_CLASSES: dict[SelectorKind, tuple[int, ...]] = {
    SelectorKind.FOREIGN: (*Suit, TRUMP),
    SelectorKind.TRUMP: (TRUMP,),
    SelectorKind.COLOR: tuple(Suit),
    SelectorKind.CLUBS: (Suit.CLUBS,),
    SelectorKind.SPADES: (Suit.SPADES,),
    SelectorKind.HEARTS: (Suit.HEARTS,),
}
"""The classes of the leads that make a trick one of each kind."""

_OPTIONS: dict[SelectorKind, str] = {
    SelectorKind.FOREIGN: "marriage_first_foreign",
    SelectorKind.TRUMP: "marriage_first_trump",
    SelectorKind.COLOR: "marriage_first_color",
    SelectorKind.CLUBS: "marriage_first_single_color",
    SelectorKind.SPADES: "marriage_first_single_color",
    SelectorKind.HEARTS: "marriage_first_single_color",
}


def selectors(rules: Rules) -> list[Selector]:
    """The conditions a bride may name: all firsts the rules list, and the later ones where they are free.

    Of the second of a kind as well with `marriage_selectors_free`; empty if the rules list none.
    """
    allowed = [
        Selector(kind, 1)
        for kind, option in _OPTIONS.items()
        if rules.marriage_selectors_free or getattr(rules, option)
    ]
    if rules.marriage_selectors_free:
        allowed += [Selector(kind, 2) for kind in _OPTIONS if rules.marriage_determination >= 2]
    return allowed


def fits(order: CardOrder, selector: Selector, trick: Trick) -> bool:
    """True if a trick is of the kind the condition names."""
    return order.classes[trick.cards[0]] in SELECTOR_CLASSES[selector.kind]


def clarify(state: GameState) -> list[Event]:
    """Find out after a trick of an open marriage whether a partner is found, or the bride plays alone (RULES.md 6).

    Returns the events of it; none while the marriage stays open.
    """
    clarified, partner = _clarified(state)
    bride = state.soloist
    if not clarified or bride is None:
        return []
    state.clarified = len(state.tricks)
    events: list[Event] = [MarriageClarified(bride, partner)]
    if partner is None:
        state.contract = Contract.MARRIAGE_SOLO
        return events
    state.re[partner] = True
    meant = turn_to_re(state, partner)
    if meant is not None:
        events.append(Announced(partner, meant.call, RE, forced=False))
    return events


def _clarified(state: GameState) -> tuple[bool, int | None]:
    """True if the last trick clarifies the marriage, and by which partner (None: the bride plays alone)."""
    selector, bride, rules = state.selector, state.soloist, state.rules
    if selector is None or bride is None:
        return False, None
    fitting = [trick for trick in state.tricks if fits(state.order, selector, trick)]
    last = state.tricks[-1]
    if fitting and fitting[-1] is last and len(fitting) >= selector.number:
        if last.winner != bride:
            return True, last.winner
        if rules.marriage_first_one_decides:
            return True, None
    if len(state.tricks) >= rules.marriage_determination:
        return True, None
    opening = SELECTOR_CLASSES[selector.kind]
    classes = state.order.classes
    return not any(classes[card] in opening for seat in SEATS for card in state.hands[seat]), None
