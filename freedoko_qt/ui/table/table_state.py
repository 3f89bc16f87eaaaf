"""The state of the table as plain values: no items, no pictures."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app import wording
from freedoko_qt.app.settings import Block
from freedoko_qt.app.wording.translating import CountedTexts
from freedoko_qt.engine import table as tournament
from freedoko_qt.engine.actions import HIGHEST_PAIRS, Announce, AnnounceSwines, Call, SwineKind
from freedoko_qt.engine.cards import SEATS, BySeat, Card, by_seat
from freedoko_qt.engine.contracts import CardOrder, Contract
from freedoko_qt.engine.events import SwinesAnnounced
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play.swine_rules import special_card
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.rules.bock import added_by_bock
from freedoko_qt.engine.teams import Side, WinningStreak
from freedoko_qt.engine.view import SeatView


class TranslatedTable(CountedTexts):
    """Texts of the table that count something."""


class KnownExchange(NamedTuple):
    """The cards of a poverty that a seat knows."""

    laid: tuple[Card, ...] = ()
    """The cards that the poor one has given its partner."""
    returned: tuple[Card, ...] = ()
    received: tuple[Card, ...] = ()
    """The ones that came to this seat and have not gone back."""


def exchanged(view: SeatView) -> KnownExchange:
    """The cards exchanged in a poverty that this seat knows.

    All empty before a partner has taken the cards; what is face down for this seat is missing.
    """
    poverty = view.poverty
    if poverty is None or poverty.taker is None:
        return KnownExchange()
    laid, returned = poverty.laid_cards or (), poverty.returned_cards or ()
    if view.seat == poverty.poor:
        return KnownExchange(laid, returned, returned)
    return KnownExchange(laid, returned, tuple((Counter(laid) - Counter(returned)).elements()))


class BadgeKind(StrEnum):
    """The reason for a badge at a seat; each kind has a colour."""

    CALL = "call"
    CONTRACT = "contract"
    SWINES = "swines"
    DUTY = "duty"


class Badge(NamedTuple):
    """A few words that stay at a seat."""

    kind: BadgeKind
    text: str
    about: str = ""
    """More about it, for its tool tip and for those who cannot see it.

    Empty where there is nothing more to say.
    """


class SeatState(NamedTuple):
    """The state of one seat."""

    cards: int
    side: Side | None
    turn: bool
    badges: tuple[Badge, ...]
    tricks: int
    shows_tricks: bool
    """True if the rules show the number of tricks."""
    eyes: int | None
    """None where the rules hide them."""


class TableState(NamedTuple):
    """The state of the table; seats count from the own one, clockwise."""

    hand: tuple[Card, ...]
    """The hand in the order of the deal."""
    received: tuple[Card, ...]
    """The cards of the hand that came with a poverty, until the first trick is over."""
    bright: frozenset[Card] | None
    """The cards that are not dimmed; None: no card is."""
    leader: int | None
    """Position of who led the trick on the table."""
    trick: tuple[Card, ...]
    winner: int | None
    """Position of who is winning the trick on the table, or has won it."""
    has_slots: bool
    """True if cards are being played."""
    pool: tuple[Card | None, ...]
    """Cards of a poverty in the middle, face down where None.

    Cards are shown only to those who know them; empty once the partner has taken them up.
    """
    seats: BySeat[SeatState]
    title: str
    """The game type; empty as long as it is unknown."""
    subtitle: str
    """The progress of the game."""
    remarks: tuple[str, ...]
    """The marks of the tournament: bock, and the round of the duty soli."""


class HandOrder(NamedTuple):
    """The order of the own hand."""

    is_sorted: bool = True
    highest_first: bool = True
    blocks: tuple[Block, ...] = tuple(Block)

    def sort(self, hand: Sequence[Card], order: CardOrder) -> list[Card]:
        """The cards from left to right.

        Unsorted hands keep the order in which they were dealt.
        """
        if not self.is_sorted:
            return list(hand)
        places = {name: place for place, name in enumerate(self.blocks)}

        def key(card: Card) -> tuple[int, int, int]:
            klass, strength, number = order.sort_key(card)
            block = Block.TRUMP if klass < 0 else list(Block)[klass + 1]
            return places[block], strength if self.highest_first else -strength, int(card)

        return sorted(hand, key=key)


def table_state(view: SeatView, *, trick_stays: bool = False, show_legal: bool = True) -> TableState:
    """The state of the table by a view. `trick_stays`: the last finished trick is still on it.

    `show_legal`: the person wants the cards dimmed that cannot be played.

    Every field is made for the seat of the view and shows no more than its rules let it see.
    """
    trick = view.tricks[-1] if trick_stays else None
    leader = trick.leader if trick else view.leader
    winner = trick.winner if trick else view.winning_seat
    cards = trick.cards if trick else view.trick
    return TableState(
        hand=view.hand,
        received=() if view.tricks else exchanged(view).received,
        bright=frozenset(view.playable) if show_legal and _dims(view) and not trick_stays else None,
        leader=_position(view, leader) if cards else None,
        trick=cards,
        winner=_position(view, winner) if cards else None,
        has_slots=trick_stays or view.phase is Phase.PLAY,
        pool=_pool(view),
        seats=_seats(view, trick_stays=trick_stays),
        title="" if view.contract is None else wording.contract_name(view.contract),
        subtitle=_subtitle(view, trick_stays=trick_stays),
        remarks=tuple(_remarks(view.rules, view.table)),
    )


def _position(view: SeatView, seat: int | None) -> int | None:
    return None if seat is None else (seat - view.seat) % 4


def _dims(view: SeatView) -> bool:
    """True if cards that cannot be played are to be dimmed: only on the own turn."""
    return view.my_turn and view.phase is Phase.PLAY and view.rules.show_if_valid and bool(view.playable)


def _pool(view: SeatView) -> tuple[Card | None, ...]:
    poverty = view.poverty
    if poverty is None or poverty.taker is not None or view.phase is not Phase.ACCEPT:
        return ()
    return poverty.laid_cards or (None,) * poverty.laid


def beats_with_force(view: SeatView, seat: int, card: Card) -> bool:
    """True if the card that a seat has just played took the trick over as a swine or a dulle.

    To be asked with the view after the card; there must be a trick, or an `IndexError` is raised.
    """
    cards = view.trick or view.tricks[-1].cards
    winner = view.winning_seat if view.trick else view.tricks[-1].winner
    return winner == seat and len(cards) > 1 and card in _mighty(view)


def _mighty(view: SeatView) -> set[Card | None]:
    contract = view.contract or Contract.NORMAL
    return {
        Card.HT if view.order.dolle else None,
        *(
            special_card(view.rules, contract, kind=kind)
            for kind, owner in _holders(view).items()
            if kind in HIGHEST_PAIRS and owner is not None
        ),
    }


def _holders(view: SeatView) -> dict[SwineKind, int | None]:
    """The seats that have announced swines or a Heidmann, by kind."""
    return {
        SwineKind.SWINES: view.swines,
        SwineKind.SUPERSWINES: view.superswines,
        SwineKind.HYPERSWINES: view.hyperswines,
        SwineKind.HEIDMANN: view.heidmann,
    }


def _seats(view: SeatView, *, trick_stays: bool) -> BySeat[SeatState]:
    seats = []
    for position in SEATS:
        seat = (view.seat + position) % 4
        won = [trick for trick in view.tricks[: -1 if trick_stays else None] if trick.winner == seat]
        known = position == 0 or view.rules.show_known_teams_in_game
        seats.append(
            SeatState(
                cards=view.hand_sizes[seat],
                side=view.sides[seat] if known and view.contract is not None else None,
                turn=seat == view.turn and not trick_stays,
                badges=tuple(badges(view, seat)),
                tricks=len(won),
                shows_tricks=view.rules.show_tricks_in_trickpiles,
                eyes=sum(trick.eyes for trick in won) if view.rules.show_trickpiles_points else None,
            )
        )
    return by_seat(seats)


def badges(view: SeatView, seat: int) -> list[Badge]:
    """The badges of a seat: the kind of its game, its swines, its announcements."""
    result = []
    if seat == view.soloist and view.contract is not None and view.rules.show_soloplayer_in_game:
        result.append(Badge(BadgeKind.CONTRACT, wording.contract_name(view.contract), _exchange_words(view)))
        if view.contract is Contract.MARRIAGE and view.selector is not None and view.clarified is None:
            result.append(Badge(BadgeKind.CONTRACT, wording.selector_name(view.selector)))
        poverty = view.poverty
        if poverty is not None and poverty.returned_trumps is not None:
            text = TranslatedTable.tr("%n trump(s) back", "", poverty.returned_trumps)
            result.append(Badge(BadgeKind.CONTRACT, text))
    if view.genscher is not None and view.genscher.seat == seat and view.genscher.partner is not None:
        result.append(Badge(BadgeKind.CONTRACT, wording.contract_name(Contract.GENSCHER)))
    for kind, owner in _holders(view).items():
        if owner == seat:
            result.append(Badge(BadgeKind.SWINES, swines_name(seat, kind=kind)))
    result += [Badge(BadgeKind.CALL, text) for text in _calls(view, seat)]
    owed = view.table.duty_soli[seat].total - (view.duty_solo and view.soloist == seat)
    if owed:
        result.append(Badge(BadgeKind.DUTY, TranslatedTable.tr("owes %n solo(s)", "", owed)))
    return result


def _exchange_words(view: SeatView) -> str:
    """The cards of a poverty that this seat knows, those that were laid down and those that came back."""
    exchange = exchanged(view)
    rows = (
        (exchange.laid, QCoreApplication.translate("Table", "Passed on: {cards}")),
        (exchange.returned, QCoreApplication.translate("Table", "Given back: {cards}")),
    )
    return "\n".join(words.format(cards=wording.card_names(cards)) for cards, words in rows if cards)


def call_text(view: SeatView, action: Announce | AnnounceSwines) -> str:
    """An announcement as it is written on its button and its badge."""
    if isinstance(action, AnnounceSwines):
        return swines_name(action.seat, kind=action.kind)
    return wording.call_name(action.call, view.sides[action.seat])


def swines_name(seat: int, *, kind: SwineKind) -> str:
    """The owner's word for swines or a Heidmann."""
    return wording.speech(SwinesAnnounced(seat, kind)) or ""


def _calls(view: SeatView, seat: int) -> list[str]:
    """The announcements of a seat: of several denials only the highest."""
    made = [action for action in view.announcements if action.seat == seat]
    highest = max((action.call.level for action in made), default=0)
    return [_said(view, action) for action in made if not 2 <= action.call.level < highest]


def _said(view: SeatView, action: Announce) -> str:
    """An announcement on its badge; a knock does not show the side."""
    if action.call is Call.KNOCK:
        return QCoreApplication.translate("Table", "Knocked")
    return call_text(view, action)


def _remarks(rules: Rules, table: tournament.Table) -> list[str]:
    """The marks of the tournament on a game."""
    result = []
    if table.duty_round:
        result.append(QCoreApplication.translate("Table", "Round of the duty solos"))
    if added := added_by_bock(rules, table.bock_factor):
        result.append(TranslatedTable.tr("Bock: %n more point(s)", "", added))
    elif table.bock_factor > 1:
        result.append(QCoreApplication.translate("Table", "Bock: counts ×{factor}").format(factor=table.bock_factor))
    queued = sum(factor > 1 for factor in table.bock_queue[1:])
    if queued:
        result.append(TranslatedTable.tr("%n more bock game(s)", "", queued))
    match table.streak:
        case WinningStreak(Side.RE, wins) if wins > 1:
            result.append(TranslatedTable.tr("Re: %n win(s) in a row", "", wins))
        case WinningStreak(Side.CONTRA, wins) if wins > 1:
            result.append(TranslatedTable.tr("Kontra: %n win(s) in a row", "", wins))
    return result


def _subtitle(view: SeatView, *, trick_stays: bool) -> str:
    if view.phase is not Phase.PLAY and not trick_stays:
        return ""
    number = view.trick_number - trick_stays
    text = QCoreApplication.translate("Table", "Trick {number} of {total}")
    return text.format(number=number, total=view.tricks_total)
