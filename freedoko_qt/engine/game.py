"""One game: rules, a deal and a list of actions; it never calls a player."""

from __future__ import annotations

from collections.abc import Sequence

from . import announcements, claims, marriage, poverty, reservations, settling, swines
from .actions import (
    Accept,
    Action,
    Announce,
    AnnounceSwines,
    Call,
    Claim,
    Genscher,
    Play,
    Reserve,
    Return,
    Selector,
    Shift,
)
from .cards import CARDS, SEATS, Card, Hands
from .contracts import CardOrder, Contract, card_order
from .dealing import deal
from .errors import IllegalAction
from .events import (
    Announced,
    CardPlayed,
    Claimed,
    Event,
    GameScored,
    MarriageClarified,
    PartnerChosen,
    SwinesAnnounced,
    ThrownIn,
    TrickTaken,
)
from .phase import OVER, PLAY, Phase
from .refusals import Refusal, refusal
from .rules import Rules
from .scoring import Score, score_of
from .table import Table
from .teams import CONTRA, RE, Side
from .trick import Trick, best_position, eyes_of, followers, second_dolle_wins
from .view import SeatView, view_of

_ALONE = Table()
_PLAYS = tuple(tuple(Play(seat, card) for card in CARDS) for seat in SEATS)
_PLAYED = tuple(tuple(CardPlayed(seat, card) for card in CARDS) for seat in SEATS)
_ANNOUNCES = tuple({call: Announce(seat, call) for call in Call} for seat in SEATS)

# Short names for what every action asks for: found in the module ten times as fast as in an enum.
_MARRIAGE = Contract.MARRIAGE
_CQ, _DK = Card.CQ, Card.DK

FORCING_EYES = 30
"""A first trick with so many eyes can make its winner announce."""


class Game:
    """A game in progress. Only ``apply`` changes it; read everything else, best through ``view``."""

    # So many attributes are found sooner in slots than in a dict.
    __slots__ = (
        "rules", "given_rules", "table", "dealt", "seed", "hands", "tricks_total", "actions", "phase", "turn",
        "reserved", "contract", "soloist", "duty_solo", "selector", "re", "order", "swines", "hyperswines", "pending",
        "laid", "returned", "asked", "taker", "leader", "trick", "tricks", "cards_played", "clarified", "claimed",
        "genscher", "deadlines", "swines_at_begin", "levels", "replies", "announcements", "announced_before_first_card",
        "duty_seat", "score", "thrown_in", "_answers",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, hands: Hands, table: Table | None = None, *, seed: int | str | None = None
    ) -> None:
        self.rules = rules.in_force()
        self.given_rules = rules
        self.table = table or _ALONE
        self.dealt = hands
        self.seed = seed
        self.hands: list[list[Card]] = [list(hand) for hand in hands]
        self.tricks_total = len(hands[0])
        self.actions: list[Action] = []
        self.phase = Phase.RESERVATION
        self.turn: int | None = self.table.first
        self.reserved: list[Reserve | None] = [None] * 4
        self._answers: dict[int, list[Reserve]] = {}
        self.contract: Contract | None = None
        self.soloist: int | None = None
        """The seat that called the contract, or holds a silent marriage; None in a normal game."""
        self.duty_solo = False
        self.selector: Selector | None = None
        self.re = [_CQ in hand for hand in hands]
        self.order: CardOrder = card_order(self.rules, Contract.NORMAL)
        self.swines: int | None = None
        self.hyperswines: int | None = None
        self.pending: tuple[Card, ...] = ()
        """The only cards that may follow an announcement of swines or a Genscher."""
        self.laid: tuple[Card, ...] = ()
        self.returned: tuple[Card, ...] = ()
        self.asked: list[int] = []
        self.taker: int | None = None
        self.leader = self.table.first
        self.trick: list[Card] = []
        self.tricks: list[Trick] = []
        self.cards_played = 0
        self.clarified: int | None = None
        self.claimed: int | None = None
        """After how many tricks the soloist has shortened the game."""
        self.genscher: Genscher | None = None
        self.deadlines = announcements.deadlines(self.rules)
        self.swines_at_begin = swines.only_at_begin(self.rules)
        """Whether no swines can be announced any more once a card lies."""
        self.levels = [0, 0, 0, 0]
        self.replies: list[Call | None] = [None] * 4
        self.announcements: list[Announce] = []
        self.announced_before_first_card: list[int] = []
        self.duty_seat: int | None = None
        self.score: Score | None = None
        self.thrown_in: ThrownIn | None = None

    @classmethod
    def deal(cls, rules: Rules, seed: int, table: Table | None = None) -> Game:
        """A new game with the hands that a seed gives."""
        return cls(rules, deal(seed, with_nines=rules.with_nines), table, seed=seed)

    def replayed(self, number: int) -> Game:
        """The same deal after the first ``number`` actions."""
        game = Game(self.given_rules, self.dealt, self.table, seed=self.seed)
        for action in self.actions[:number]:
            game.apply(action)
        return game

    def copy(self) -> Game:
        """An equal game of its own."""
        return self.replayed(len(self.actions))

    @staticmethod
    def seat_after(seat: int, steps: int = 1) -> int:
        """The seat so many steps clockwise."""
        return (seat + steps) % 4

    # What may be done

    def may_answer(self, seat: int) -> Sequence[Reserve]:
        """What a seat may say when it is asked; its hand tells, and so it is worked out only once."""
        if seat not in self._answers:
            self._answers[seat] = reservations.legal(self, seat)
        return self._answers[seat]

    @property
    def answers(self) -> list[Reserve]:
        """The reservations in the order in which they were asked."""
        first = self.table.first
        inquired = self.reserved[first:] + self.reserved[:first]
        return [reserve for reserve in inquired if reserve is not None]

    @property
    def is_open_marriage(self) -> bool:
        """Whether a marriage has not found its partner yet."""
        return self.contract is _MARRIAGE and self.clarified is None

    def side_of(self, seat: int) -> Side | None:
        """The side of a seat as it really is; None in a marriage before it is clarified, but for the bride."""
        if self.is_open_marriage and seat != self.soloist:
            return None
        return RE if self.re[seat] else CONTRA

    def can_play(self, card: Card) -> bool:
        """Whether the seat to move may play this card, were nothing else said."""
        hand = self.hands[self.leader if self.turn is None else self.turn]
        return card in followers(self.order, hand, self.trick[0] if self.trick else None)

    def plays(self) -> list[Card]:
        """The different cards the seat to move may play now; none while it has to announce first."""
        if self.phase is not PLAY or self.turn is None:
            return []
        if self.duty_seat is not None and announcements.is_duty(self, self.turn):
            return []
        cards = followers(self.order, self.hands[self.turn], self.trick[0] if self.trick else None)
        return [card for card in cards if card in self.pending] if self.pending else cards

    def _is_playable(self, seat: int, card: Card) -> bool:
        hand, classes = self.hands[seat], self.order.classes
        if card not in hand or (self.pending and card not in self.pending):
            return False
        if self.duty_seat is not None and announcements.is_duty(self, seat):
            return False
        if not self.trick or classes[card] == (led := classes[self.trick[0]]):
            return True
        return led not in [classes[held] for held in hand]

    def legal(self, seat: int | None = None) -> list[Action]:
        """What a seat (the one to move if none is named) may do now; empty only for one that has to wait."""
        if seat is None:
            seat = self.turn
        if seat is None or self.phase is OVER:
            return []
        if self.phase is PLAY:
            result: list[Action] = []
            if seat == self.turn:
                cards = self.plays()
                result += map(_PLAYS[seat].__getitem__, cards)
                if _DK in cards and self.rules.genscher and self._may_genscher(seat):
                    result += [Genscher(seat, partner) for partner in (None, *SEATS) if partner != seat]
            if calls := announcements.calls(self, seat):
                result += map(_ANNOUNCES[seat].__getitem__, calls)
            if seat == self.soloist and self.rules.solo_may_claim:
                result += [Claim(seat, takes) for takes in claims.open_claims(self, seat)]
        else:
            result = self._legal_before(seat)
        if not self.cards_played and self.rules.reservation_change != "never":
            result += reservations.changes(self, seat)
        if self.rules.swines and not (self.cards_played and self.swines_at_begin):
            result += [AnnounceSwines(seat, hyper) for hyper in swines.announceable(self, seat)]
        return result

    def _legal_before(self, seat: int) -> list[Action]:
        if seat != self.turn:
            return []
        match self.phase:
            case Phase.RESERVATION:
                return [*self.may_answer(seat)]
            case Phase.SHIFT:
                to = poverty.choices(self.rules, seat)
                return [Shift(seat, cards, one) for cards in poverty.shifts(self, seat) for one in to]
            case Phase.ACCEPT:
                return [Accept(seat, True), Accept(seat, False)]
            case _:
                return [Return(seat, cards) for cards in poverty.returns(self, seat)]

    def _may_genscher(self, seat: int) -> bool:
        """Whether a seat that may play a ♦K may choose its partner before."""
        if self.pending or self.genscher is not None or self.hands[seat].count(_DK) < 2:
            return False
        if self.contract is Contract.SILENT_MARRIAGE:
            return not self.silent_marriage_shown
        return self.contract in (Contract.NORMAL, Contract.MARRIAGE)

    @property
    def silent_marriage_shown(self) -> bool:
        """Whether both ♣Q of one seat have been played."""
        return (
            self.contract is Contract.SILENT_MARRIAGE
            and self.soloist is not None
            and _CQ not in self.hands[self.soloist]
        )

    def is_legal(self, action: Action) -> bool:
        """Whether ``apply`` would take this action."""
        match action:
            case Play():
                return self.phase is PLAY and action.seat == self.turn and self._is_playable(action.seat, action.card)
            case Announce(seat, call):
                return call in announcements.calls(self, seat)
            case AnnounceSwines(seat, hyper):
                return swines.may_announce(self, seat, hyper=hyper)
            case Shift(seat, cards, to):
                if self.phase is not Phase.SHIFT or seat != self.turn:
                    return False
                return poverty.is_shift(self, seat, cards) and poverty.may_choose(self.rules, seat, to)
            case Return(seat, cards):
                return self.phase is Phase.RETURN and seat == self.turn and poverty.is_return(self, seat, cards)
            case _:
                return action in self.legal(action.seat)

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        return None if self.is_legal(action) else refusal(self, action)

    # What is done

    def apply(self, action: Action) -> list[Event]:
        """Do it, and tell what then is a fact; raises ``IllegalAction`` and changes nothing if it is not legal."""
        if not self.is_legal(action):
            raise IllegalAction(f"{action} is not legal: {refusal(self, action)}")
        self.actions.append(action)
        match action:
            case Play():
                return self._play(action.seat, action.card)
            case Announce(seat, call):
                made = self.actions[-1] = announcements.announce(self, seat, call)
                side = None if self.rules.knocking else self.side_of(seat)
                return [Announced(seat, call, side, made.forced)]
            case AnnounceSwines(seat, hyper):
                swines.announce(self, seat, hyper=hyper)
                return [SwinesAnnounced(seat, hyper)]
            case Genscher():
                return self._choose_partner(action)
            case Claim(seat, takes):
                return self._claim(seat, takes=takes)
            case Reserve():
                return settling.answer(self, action)
            case Shift():
                return poverty.lay_down(self, action)
            case Accept(seat, accepted):
                return poverty.answer(self, seat, accepted=accepted)
            case Return(seat, cards):
                return poverty.give_back(self, seat, cards)

    def set_order(self) -> None:
        """Put the cards into the order of the contract and of the swines announced so far."""
        self.order = card_order(
            self.rules,
            self.contract or Contract.NORMAL,
            swines=self.swines is not None,
            hyperswines=self.hyperswines is not None,
        )

    def begin_play(self) -> None:
        """The contract stands and the hands are final: the first card may be led."""
        if self.contract is Contract.NORMAL and max(hand.count(_CQ) for hand in self.hands) == 2:
            self.contract = Contract.SILENT_MARRIAGE
            self.soloist = next(seat for seat in SEATS if _CQ in self.hands[seat])
        self.phase = PLAY
        if self.contract is not None and self.contract.is_solo and self.soloist is not None:
            rules = self.rules
            if rules.lustsolo_player_leads or (self.duty_solo and rules.duty_solo_player_leads):
                self.leader = self.soloist
        self.turn = self.leader

    def throw_in(self, thrown: ThrownIn) -> list[Event]:
        """The game ends before its first card."""
        self.thrown_in = thrown
        self.phase, self.turn = OVER, None
        return [thrown]

    def _choose_partner(self, action: Genscher) -> list[Event]:
        self.genscher = action
        self.pending = (Card.DK,)
        if action.partner is not None:
            self.contract, self.soloist, self.selector, self.clarified = Contract.GENSCHER, None, None, None
            self.re = [seat in (action.seat, action.partner) for seat in SEATS]
            announcements.shrink(self)
        return [PartnerChosen(action.seat, action.partner)]

    def _play(self, seat: int, card: Card) -> list[Event]:
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.cards_played += 1
        self.pending = ()
        self.duty_seat = None
        events: list[Event] = [_PLAYED[seat][card]]
        if len(self.trick) < 4:
            self.turn = (seat + 1) % 4
            return events
        return events + self._take_trick()

    def _take_trick(self) -> list[Event]:
        number = len(self.tricks) + 1
        second = second_dolle_wins(self.rules, last_trick=number == self.tricks_total, swines=self.swines is not None)
        winner = self.seat_after(self.leader, best_position(self.order, self.trick, second_dolle_wins=second))
        trick = Trick(self.leader, tuple(self.trick), winner)
        self.tricks.append(trick)
        self.trick = []
        self.leader = self.turn = winner
        events: list[Event] = [TrickTaken(number, trick)]
        if self.is_open_marriage:
            events += self._clarify()
        if number == 1 and eyes_of(trick.cards) >= FORCING_EYES:
            self._oblige(winner)
        return events + self._end() if number == self.tricks_total else events

    def _claim(self, seat: int, *, takes: bool) -> list[Event]:
        self.claimed = len(self.tricks)
        self.tricks += claims.rest(self, seat if takes else self.seat_after(seat))
        self.hands = [[], [], [], []]
        return [Claimed(seat, takes), *self._end()]

    def _end(self) -> list[Event]:
        self.phase, self.turn = OVER, None
        self.score = score_of(self)
        return [GameScored(self.score)]

    def _clarify(self) -> list[Event]:
        clarified, partner = marriage.clarify(self)
        bride = self.soloist
        if not clarified or bride is None:
            return []
        self.clarified = len(self.tricks)
        events: list[Event] = [MarriageClarified(bride, partner)]
        if partner is None:
            self.contract = Contract.MARRIAGE_SOLO
            return events
        self.re[partner] = True
        meant = announcements.turn_to_re(self, partner)
        if meant is not None:
            events.append(Announced(partner, meant.call, RE, forced=False))
        return events

    def _oblige(self, winner: int) -> None:
        """The winner of a first trick of thirty eyes has to announce (RULES.md 10)."""
        rules = self.rules
        if not rules.announcement_first_trick_thirty_points:
            return
        match self.contract:
            case Contract.NORMAL:
                obliged = True
            case Contract.SILENT_MARRIAGE:
                obliged = not self.silent_marriage_shown
            case Contract.MARRIAGE:
                in_marriage = rules.announcement_first_trick_thirty_points_in_marriage
                obliged = in_marriage and self.clarified == 1
            case _:
                obliged = False
        if obliged:
            self.duty_seat = winner

    def view(self, seat: int) -> SeatView:
        """What one seat knows."""
        return view_of(self, seat)
