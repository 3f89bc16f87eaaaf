"""The state of one game: the deal, all that has been done, and simple questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import Action, Announce, Call, Genscher, Reserve, Selector
from .cards import SEATS, Card, Hands
from .contracts import CardOrder, Contract, card_order
from .events import Event, ThrownIn
from .phase import OVER, PLAY, Phase
from .play.deadlines import deadlines
from .play.swine_rules import only_at_begin
from .rules import Rules
from .table import Table
from .teams import CONTRA, RE, Side
from .trick import Trick, followers, shared_out

if TYPE_CHECKING:
    from .score.score import Score

_ALONE = Table()

# Short names for what every action asks for: found in the module ten times as fast as in an enum.
_MARRIAGE = Contract.MARRIAGE
_RAMSCH = Contract.RAMSCH
_CQ = Card.CQ

_SECRET = (Contract.NORMAL, Contract.SILENT_MARRIAGE, Contract.GENSCHER)
"""The contracts in which the sides are secret."""


class GameState:
    """All that a game is made of. The modules of the rules read it, and each changes what its own rule is about.

    Seats are 0 to 3, clockwise; None stands for no seat. `re` has the sides as they really are, known or not.
    `levels` are those that count now, 0 to 5 (RULES.md 10). `rules` are in force, `given_rules` as they were
    chosen.
    """

    # So many attributes are found sooner in slots than in a dict.
    __slots__ = (
        "rules", "given_rules", "table", "dealt", "seed", "hands", "tricks_total", "actions", "phase", "turn",
        "reserved", "possible_answers", "kept_bids", "contract", "soloist", "duty_solo", "selector", "re", "order",
        "swines", "superswines", "hyperswines", "heidmann", "pending", "laid", "returned", "asked", "taker", "leader",
        "trick", "tricks", "cards_played", "clarified", "stopped", "genschers", "deadlines", "swines_at_begin",
        "levels", "replies", "announcements", "announced_before_first_card", "duty_seat", "score", "thrown_in",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, hands: Hands, table: Table | None = None, *, seed: int | str | None = None
    ) -> None:
        self.rules, self.given_rules = rules.in_force(), rules
        self.table = table or _ALONE
        self.dealt = hands
        self.seed = seed
        self.hands: list[list[Card]] = [list(hand) for hand in hands]
        self.tricks_total = len(hands[0])
        self.actions: list[Action] = []
        self.phase = Phase.RESERVATION
        self.turn: int | None = self.table.first
        self.reserved: list[Reserve | None] = [None] * 4
        self.possible_answers: dict[int, list[Reserve]] = {}
        """The reservations a seat can make, once they have been worked out."""
        self.kept_bids: list[int] = []
        """The seats that have not outbid the highest solo when they were asked."""
        self.contract: Contract | None = None
        self.soloist: int | None = None
        """The seat that called the contract, or holds a silent marriage; None in a normal game."""
        self.duty_solo = False
        self.selector: Selector | None = None
        self.re = [_CQ in hand for hand in hands]
        self.order: CardOrder = card_order(self.rules, Contract.NORMAL)
        self.swines: int | None = None
        self.superswines: int | None = None
        self.hyperswines: int | None = None
        self.heidmann: int | None = None
        self.pending: tuple[Card, ...] = ()
        """The only cards that may follow an announcement of swines, a Heidmann or a Genscher."""
        self.laid: tuple[Card, ...] = ()
        self.returned: tuple[Card, ...] = ()
        self.asked: list[int] = []
        self.taker: int | None = None
        self.leader = self.table.first
        self.trick: list[Card] = []
        self.tricks: list[Trick] = []
        self.cards_played = 0
        self.clarified: int | None = None
        self.stopped: int | None = None
        """The number of tricks after which the game was over early: shortened, or a null that was lost."""
        self.genschers: list[Genscher] = []
        """The choices of a partner, among them those that kept one."""
        self.deadlines = deadlines(self.rules)
        self.swines_at_begin = only_at_begin(self.rules)
        """True if neither swines nor a Heidmann can be announced any more once a card lies."""
        self.levels = [0, 0, 0, 0]
        self.replies: list[Call | None] = [None] * 4
        self.announcements: list[Announce] = []
        self.announced_before_first_card: list[int] = []
        self.duty_seat: int | None = None
        self.score: Score | None = None
        self.thrown_in: ThrownIn | None = None

    @staticmethod
    def seat_after(seat: int, steps: int = 1) -> int:
        """The seat so many steps clockwise."""
        return (seat + steps) % 4

    @property
    def answers(self) -> list[Reserve]:
        """The reservations in the order in which they were asked."""
        first = self.table.first
        inquired = self.reserved[first:] + self.reserved[:first]
        return [reserve for reserve in inquired if reserve is not None]

    @property
    def is_open_marriage(self) -> bool:
        """True while a marriage has not found its partner."""
        return self.contract is _MARRIAGE and self.clarified is None

    @property
    def levels_are_own(self) -> bool:
        """True if every seat has its own levels: when knocking while the sides are secret."""
        return self.rules.knocking and self.contract in _SECRET

    @property
    def genscher(self) -> Genscher | None:
        """The choice of a partner that holds; None if no partner has been changed."""
        return next((one for one in reversed(self.genschers) if one.partner is not None), None)

    @property
    def silent_marriage_shown(self) -> bool:
        """True once both ♣Q of one seat have been played."""
        return (
            self.contract is Contract.SILENT_MARRIAGE
            and self.soloist is not None
            and _CQ not in self.hands[self.soloist]
        )

    def side_of(self, seat: int) -> Side | None:
        """The side of a seat as it really is; None in a marriage before it is clarified, but for the bride.

        In a Ramsch there are sides only when it is over: those who have lost are Re.
        """
        if (self.is_open_marriage and seat != self.soloist) or (self.contract is _RAMSCH and self.turn is not None):
            return None
        return RE if self.re[seat] else CONTRA

    def can_play(self, card: Card) -> bool:
        """True if the seat to move may play this card by following suit, were nothing else announced."""
        hand = self.hands[self.leader if self.turn is None else self.turn]
        return card in followers(self.order, hand, self.trick[0] if self.trick else None)

    def set_order(self) -> None:
        """Put the cards into the order of the contract and of the swines announced so far.

        To be called whenever the contract, swines or a Heidmann change.
        """
        self.order = card_order(
            self.rules,
            self.contract or Contract.NORMAL,
            swines=self.swines is not None,
            superswines=self.superswines is not None,
            hyperswines=self.hyperswines is not None,
            heidmann=self.heidmann is not None,
        )

    def begin_play(self) -> None:
        """Let the first card be led: the contract stands and the hands are final.

        A normal game in which one seat holds both ♣Q becomes a silent marriage here. The leader is the seat left of the
        dealer, or the soloist where `lustsolo_player_leads` or `duty_solo_player_leads` is on (RULES.md 5; for duty
        soli DDV 4.2).
        """
        if self.contract is Contract.NORMAL and max(hand.count(_CQ) for hand in self.hands) == 2:
            self.contract = Contract.SILENT_MARRIAGE
            self.soloist = next(seat for seat in SEATS if _CQ in self.hands[seat])
        self.phase = PLAY
        if self.contract is not None and self.contract.is_solo and self.soloist is not None:
            rules = self.rules
            if rules.lustsolo_player_leads or (self.duty_solo and rules.duty_solo_player_leads):
                self.leader = self.soloist
        self.turn = self.leader

    def stop(self, winner: int) -> None:
        """End the play between two tricks; one seat is given what is left.

        All hands must have the same number of cards.
        """
        self.stopped = len(self.tricks)
        self.tricks += shared_out(self.hands, self.leader, winner)
        self.hands = [[], [], [], []]

    def throw_in(self, thrown: ThrownIn) -> list[Event]:
        """End the game before its first card."""
        self.thrown_in = thrown
        self.phase, self.turn = OVER, None
        return [thrown]
