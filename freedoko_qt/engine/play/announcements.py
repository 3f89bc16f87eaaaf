"""Re, Kontra, denials, knocks and replies: legality and deadlines (RULES.md 10)."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import DENIALS, Announce, Call
from ..cards import SEATS
from ..contracts import Contract
from ..events import Announced, Event
from ..phase import PLAY
from ..rules import Rules
from ..state import GameState
from ..teams import CONTRA, RE, Side
from .deadlines import HIGHEST_LEVEL, NEVER

_FIRST = {RE: Call.RE, CONTRA: Call.CONTRA}
_NULL = Contract.SOLO_NULL


def highest_level(state: GameState, side: Side) -> int:
    """The highest level a side has announced, 0 (nothing) to 5 (black); replies are not counted.

    Under knocking with secret sides every seat has levels of its own (`levels_are_own`); then this is the highest of
    them.
    """
    if not state.announcements:
        return 0
    highest, is_re = 0, side is RE
    for seat, level in enumerate(state.levels):
        if level > highest and state.re[seat] is is_re:
            highest = level
    return highest


def reply_of(state: GameState, side: Side) -> Call | None:
    """The reply a side has given, or None."""
    if not any(state.replies):
        return None
    is_re = side is RE
    for reply, re in zip(state.replies, state.re, strict=True):
        if reply is not None and re is is_re:
            return reply
    return None


def _clock(state: GameState, seat: int) -> int:
    """The cards a seat holds, or those on the table counted down; a marriage's clarification gives them back."""
    rules = state.rules
    shift = state.clarified - 1 if state.clarified and rules.marriage_shifts_limits else 0
    if rules.announcement_time_base == "cards_on_table":
        return 4 * shift - state.cards_played
    if rules.announcement_till_full_trick:
        full_trick_lies = not state.trick and bool(state.tricks)
        return state.tricks_total - len(state.tricks) + full_trick_lies + shift
    return len(state.hands[seat]) + shift


def calls(state: GameState, seat: int) -> Sequence[Call]:
    """The calls that a seat may announce at this moment, lowest first.

    Empty outside the play, in a Ramsch, and while a card has to follow swines or a Genscher. They are legal for a seat
    out of turn as well. In a marriage that is not clarified the seats beside the bride can at most announce Kontra
    (RULES.md 10).
    """
    rules = state.rules
    if state.phase is not PLAY or state.pending or state.tricks_total - len(state.tricks) < rules.announcement_last:
        return ()
    if state.contract is Contract.RAMSCH:
        return ()
    side = state.side_of(seat)
    if (side is None or seat == state.soloist) and state.is_open_marriage and not _may_announce_early(state, seat):
        return ()
    if side is None:
        return _calls_without_side(state, seat)
    alone = rules.knocking and state.levels_are_own
    own = state.levels[seat] if alone else highest_level(state, side)
    if (state.replies[seat] if alone else reply_of(state, side)) is not None:
        if not rules.denials_after_reply:
            return ()
        own = max(own, 1)  # the reply was a Re or Kontra (Mittwochsregeln)
    if own == HIGHEST_LEVEL:
        return ()
    other = highest_level(state, side.other) if own == 0 and rules.announcement_reply else 0
    first = _first_call(rules, side)
    found = state.deadlines[first, own, other, _clock(state, seat)]
    if state.contract is _NULL:
        found = tuple(call for call in found if can_be_announced(_NULL, call))
    if state.duty_seat == seat and rules.forced_after_limit:
        forced = DENIALS[own - 1] if own else first
        if forced not in found and state.deadlines.limits[own + 1] != NEVER:
            return forced, *found
    return found


def _first_call(rules: Rules, side: Side) -> Call:
    return Call.KNOCK if rules.knocking else _FIRST[side]


def can_be_announced(contract: Contract, call: Call | None) -> bool:
    """True if there is this call in a contract at all: no denials in a null. None, which is silence, always is."""
    return contract is not _NULL or call is None or not call.is_denial


def bids(state: GameState) -> list[Call | None]:
    """The calls that may come together with a solo where soli are bid for: none, or what is open before any card.

    With knocking a knock stands in the place of Re. Deadlines are those before the first card (Mittwochsregeln,
    "Reizen").
    """
    rules = state.rules
    found: list[Call | None] = [None]
    if not rules.solo_bidding:
        return found
    clock = 0 if rules.announcement_time_base == "cards_on_table" else state.tricks_total
    for call in (_first_call(rules, RE), *DENIALS):
        if clock >= state.deadlines.limits[call.level]:
            found.append(call)
        elif state.deadlines.limits[call.level] != NEVER and rules.denial_without_announcement != "free":
            break
    return found


def _may_announce_early(state: GameState, seat: int) -> bool:
    """True if a seat may announce before a marriage is clarified (RULES.md 10 and 17)."""
    rules = state.rules
    if not rules.announce_before_marriage_resolved:
        return False
    return rules.undetermined_announcement == "free" or seat == state.soloist


def _calls_without_side(state: GameState, seat: int) -> Sequence[Call]:
    """The calls of a seat that does not know its side yet: Kontra for itself, and no more."""
    if state.levels[seat] or _clock(state, seat) < state.deadlines.contra_limits[1]:
        return ()
    return (_first_call(state.rules, CONTRA),)


def turn_to_re(state: GameState, partner: int) -> Announce | None:
    """Count the Kontra of a new partner as Re, beside a Re of the bride as no 90 (RULES.md 10 and 17).

    The announcements made are rewritten, too. Returns what it has become; None if the partner has not announced.
    """
    bride = state.soloist
    if bride is None or not state.levels[partner]:
        return None
    level = 2 if state.levels[bride] == 1 else 1
    state.levels[partner] = level
    call = DENIALS[0] if level == 2 else _first_call(state.rules, RE)
    state.announcements = [
        made._replace(call=call, forced=False) if made.seat == partner else made for made in state.announcements
    ]
    return Announce(partner, call)


def is_duty(state: GameState, seat: int) -> bool:
    """True if a seat has to announce before its next card, because it took a rich first or second trick.

    Options can release it: if anybody, or its own side, has announced. It is released, too, where nothing is open.
    """
    if state.duty_seat != seat:
        return False
    rules, side = state.rules, state.side_of(seat)
    if rules.announcement_first_trick_thirty_points_only_first and any(state.levels):
        return False
    if rules.announcement_first_trick_thirty_points_only_re_contra and side is not None and highest_level(state, side):
        return False
    return bool(calls(state, seat))


def announce(state: GameState, seat: int, call: Call) -> Announce:
    """Note an announcement; returns it with the mark `forced` if it was a duty, and the cards held.

    The call must be legal.
    """
    made = Announce(seat, call, is_duty(state, seat), len(state.hands[seat]))
    if call.level:
        state.levels[seat] = call.level
    else:
        state.replies[seat] = call
    if state.cards_played == 0:
        state.announced_before_first_card.append(seat)
    if state.duty_seat == seat:
        state.duty_seat = None
    state.announcements.append(made)
    return made


_COUNTED_AS = {Contract.MARRIAGE: "marriage", Contract.POVERTY: "poverty"}


def counts_as_announced(rules: Rules, contract: Contract) -> bool:
    """True if playing this counts as Re by itself.

    By the option `counts_as_announced`: a called solo, a marriage, a poverty once it is taken (RULES.md 10).
    """
    return ("solo" if contract.is_solo else _COUNTED_AS.get(contract)) in rules.counts_as_announced


def count_contract(state: GameState) -> list[Event]:
    """Note the Re that a contract counts as, unless it counts as none or Re has been announced."""
    seat, contract = state.soloist, state.contract
    if seat is None or contract is None or not counts_as_announced(state.rules, contract) or state.levels[seat]:
        return []
    return _count(state, seat, RE, raises=True)


def count_swines(state: GameState, seat: int) -> list[Event]:
    """Note the Re or Kontra that swines count as, with "swines" in `counts_as_announced` (RULES.md 10).

    Nothing for a seat that has announced or does not know its side yet.
    """
    side = state.side_of(seat)
    if "swines" not in state.rules.counts_as_announced or state.phase is not PLAY or side is None:
        return []
    if state.levels[seat] or state.replies[seat] is not None:
        return []
    # Where a partner has replied, that was Re or Kontra already.
    return _count(state, seat, side, raises=state.levels_are_own or reply_of(state, side) is None)


def _count(state: GameState, seat: int, side: Side, *, raises: bool) -> list[Event]:
    """Note Re or Kontra that a seat has not said itself; `raises`: it raises the level of the seat."""
    call = _first_call(state.rules, side)
    if raises:
        state.levels[seat] = call.level
    state.announcements.append(Announce(seat, call, forced=True, held=len(state.hands[seat])))
    return [Announced(seat, call, None if call is Call.KNOCK else side, forced=True)]


def oblige(state: GameState, winner: int) -> None:
    """Make the winner of a rich first or second trick announce (RULES.md 10)."""
    rules = state.rules
    if not _is_forcing(state):
        return
    match state.contract:
        case Contract.NORMAL:
            obliged = True
        case Contract.SILENT_MARRIAGE:
            obliged = not state.silent_marriage_shown
        case Contract.MARRIAGE:
            in_marriage = rules.announcement_first_trick_thirty_points_in_marriage
            obliged = in_marriage and state.clarified == len(state.tricks)
        case _:
            obliged = False
    if obliged:
        state.duty_seat = winner


def _is_forcing(state: GameState) -> bool:
    """True if the trick just taken is one whose winner has to announce."""
    rules, number = state.rules, len(state.tricks)
    if not rules.announcement_first_trick_thirty_points or number > (1 if rules.forced_in_second_trick == "no" else 2):
        return False
    counting = state.tricks if rules.forced_in_second_trick == "after_first" else state.tricks[-1:]
    return all(trick.eyes >= rules.announcement_first_trick_eyes for trick in counting)


def lapse(state: GameState) -> None:
    """Reduce the announcements after a Genscher to Re or Kontra; they stay with their seats (RULES.md 9).

    With other values of `genscher_lapses` they are all dropped, or kept as they are.
    """
    match state.rules.genscher_lapses:
        case "nothing":
            return
        case "all":
            state.levels, state.replies = [0, 0, 0, 0], [None, None, None, None]
            state.announced_before_first_card = []
        case _:
            for seat in SEATS:
                if state.levels[seat] or state.replies[seat]:
                    state.levels[seat], state.replies[seat] = 1, None
