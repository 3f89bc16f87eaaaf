"""Games as text: records of one game as JSON objects, both ways (format 1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import rules as ruleset
from .actions import (
    ORDINALS,
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
    SelectorKind,
    Shift,
    SwineKind,
)
from .cards import CARDS, NAMES, SEATS, Card, Hands, by_seat, deck
from .contracts import Reservation
from .dealing import hands_of
from .errors import MALFORMED, BadNotation, GameError
from .game import Game
from .table import LARGEST_FACTOR, DutySoli, Table
from .teams import Side, WinningStreak
from .text import LARGEST_SUM, whole_number

if TYPE_CHECKING:
    from .score.score import Score

FORMAT = 1
"""The version of the notation this program writes and reads."""

_BY_NAME = dict(zip(NAMES, CARDS, strict=True))


def card_of(text: object) -> Card:
    """The card of a two-letter name such as `HT`.

    Raises `BadNotation` for any other text.
    """
    try:
        return _BY_NAME[str(text)]
    except KeyError:
        raise BadNotation(f"{text!r} is not a card") from None


def selector_of(text: object) -> Selector:
    """The condition of a marriage, such as `first_trump`.

    Raises `BadNotation` for any other text.
    """
    ordinal, _, kind = str(text).partition("_")
    try:
        return Selector(SelectorKind(kind), ORDINALS.index(ordinal) + 1)
    except ValueError:
        raise BadNotation(f"{text!r} is not a condition of a marriage") from None


def action_to_dict(action: Action) -> dict[str, Any]:
    """An action as in a record (RECORDS.md 4).

    Values that are off or missing have no key.
    """
    entry: dict[str, Any]
    match action:
        case Reserve(seat, reservation, selector, swines, hyperswines, offer, bid, lust):
            entry = {"reserve": reservation.value}
            if selector is not None:
                entry["selector"] = str(selector)
            flags = {"swines": swines, "hyperswines": hyperswines, "offer_duty_solo": offer, "lust": lust}
            entry |= {name: True for name, value in flags.items() if value}
            if bid is not None:
                entry["bid"] = bid.value
        case Shift(seat, cards, to):
            entry = {"shift": [str(card) for card in cards]} | ({} if to is None else {"to": to})
        case Accept(seat, accept):
            entry = {"accept": accept}
        case Return(seat, cards):
            entry = {"return": [str(card) for card in cards]}
        case Announce(seat, call, forced):
            entry = {"announce": call.value} | ({"forced": True} if forced else {})
        case AnnounceSwines(seat, kind):
            entry = {kind.value: True}
        case Genscher(seat, partner):
            entry = {"genscher": partner}
        case Play(seat, card):
            entry = {"play": str(card)}
        case Claim(seat, takes):
            entry = {"claim": takes}
    return {"seat": seat, **entry}


def action_from_dict(entry: Mapping[str, Any]) -> Action:
    """The action of an entry in a record (RECORDS.md 4); whether it is legal is not asked.

    Raises `BadNotation` if the entry names no action or has a wrong value; further keys are passed over.
    """
    try:
        return _action(_seat(entry["seat"]), entry)
    except MALFORMED as error:
        raise BadNotation(f"{entry!r} is not an action") from error


def _seat(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value in SEATS:
        return value
    raise BadNotation(f"{value!r} is not a seat")


def _cards(names: Sequence[object]) -> tuple[Card, ...]:
    return tuple(card_of(name) for name in names)


def _action(seat: int, entry: Mapping[str, Any]) -> Action:
    if "play" in entry:
        return Play(seat, card_of(entry["play"]))
    if "reserve" in entry:
        return Reserve(
            seat,
            Reservation(entry["reserve"]),
            selector_of(entry["selector"]) if "selector" in entry else None,
            bool(entry.get("swines", False)),
            bool(entry.get("hyperswines", False)),
            bool(entry.get("offer_duty_solo", False)),
            Call(entry["bid"]) if "bid" in entry else None,
            bool(entry.get("lust", False)),
        )
    if "announce" in entry:
        return Announce(seat, Call(entry["announce"]), bool(entry.get("forced", False)))
    if "shift" in entry:
        return Shift(seat, _cards(entry["shift"]), _seat(entry["to"]) if "to" in entry else None)
    if "accept" in entry:
        return Accept(seat, bool(entry["accept"]))
    if "return" in entry:
        return Return(seat, _cards(entry["return"]))
    if "genscher" in entry:
        partner = entry["genscher"]
        return Genscher(seat, None if partner is None else _seat(partner))
    if "claim" in entry:
        return Claim(seat, bool(entry["claim"]))
    for kind in SwineKind:
        if kind.value in entry:
            return AnnounceSwines(seat, kind)
    raise BadNotation(f"{entry!r} is not an action")


def table_to_dict(table: Table) -> dict[str, Any]:
    """The table of a game, as in a record (RECORDS.md 3)."""
    entry: dict[str, Any] = {
        "first": table.first,
        "bock_factor": table.bock_factor,
        "duty_round": table.duty_round,
        "duty_soli": [list(duty) for duty in table.duty_soli],
    }
    if table.round is not None:
        entry |= {"round": table.round, "totals": list(table.totals), "bock_queue": list(table.bock_queue)}
    if table.round_games:
        entry["round_games"] = table.round_games
    if table.streak.wins:
        entry["streak"] = {"side": table.streak.side.value, "wins": table.streak.wins}
    if table.pot is not None:
        entry["pot"] = table.pot
    if table.convention:
        entry["convention"] = True
    return entry


def table_from_dict(entry: Mapping[str, Any]) -> Table:
    """The table of a record (RECORDS.md 3).

    Raises `BadNotation` if one of the first four keys is missing, or a value has the wrong form.
    """
    try:
        return Table(
            first=_seat(entry["first"]),
            bock_factor=whole_number(entry["bock_factor"], LARGEST_FACTOR),
            duty_round=bool(entry["duty_round"]),
            duty_soli=by_seat(DutySoli(*map(whole_number, counts)) for counts in entry["duty_soli"]),
            round=whole_number(entry["round"]) if "round" in entry else None,
            round_games=whole_number(entry.get("round_games", 0)),
            totals=by_seat(whole_number(total, LARGEST_SUM) for total in entry.get("totals", (0, 0, 0, 0))),
            bock_queue=tuple(whole_number(factor, LARGEST_FACTOR) for factor in entry.get("bock_queue", ())),
            streak=_streak(entry["streak"]) if "streak" in entry else WinningStreak(),
            pot=whole_number(entry["pot"], LARGEST_SUM) if "pot" in entry else None,
            convention=bool(entry.get("convention", False)),
        )
    except MALFORMED as error:
        raise BadNotation("the record has no proper table") from error


def _streak(entry: Mapping[str, Any]) -> WinningStreak:
    return WinningStreak(Side(entry["side"]), whole_number(entry["wins"]))


def hands_from_names(groups: Sequence[Sequence[object]], *, with_nines: bool) -> Hands:
    """Four hands of a whole deck, in the order of the seats.

    Raises `BadNotation` if there are not four hands of one size that make the deck, which has nines or not.
    """
    try:
        hands = hands_of(_cards(names) for names in groups)
    except MALFORMED as error:
        raise BadNotation("the record has no four hands of cards") from error
    if sorted(card for hand in hands for card in hand) != sorted(deck(with_nines=with_nines)):
        raise BadNotation("the hands are not a whole deck")
    if len({len(hand) for hand in hands}) != 1:
        raise BadNotation("the hands are not of one size")
    return hands


def result_of(game: Game) -> dict[str, Any] | None:
    """The outcome as in a record (RECORDS.md 6); None while the game goes on."""
    if game.thrown_in is not None:
        reason = game.thrown_in.reason
        return {"redeal": "poverty_refused" if reason is None else reason.value, "seat": game.thrown_in.seat}
    return None if game.score is None else score_to_dict(game.score, with_bock=game.rules.bock)


def score_to_dict(score: Score, *, with_bock: bool) -> dict[str, Any]:
    """The result of a game that was played, as in a record.

    `with_bock`: `bock_triggers` belong to it.
    """
    result: dict[str, Any] = {
        "contract": score.contract.value,
        "soloist": score.soloist,
        "re": list(score.re),
        "tricks": list(score.tricks),
        "eyes": list(score.eyes),
        "winner": "nobody" if score.winner is None else score.winner.value,
        "points": [{"side": special.side.value, "point": special.point.value} for special in score.specials],
        "value": score.value,
        "scores": list(score.scores),
    }
    if with_bock:
        result["bock_triggers"] = list(score.bock_triggers)
    return result


def record_of(game: Game, players: Sequence[Mapping[str, str]]) -> dict[str, Any]:
    """A whole game as a record (RECORDS.md 2); `players` are four objects with `name` and `kind`.

    The rules are those that were chosen, not those in force. A game that goes on has no `result`.
    """
    record: dict[str, Any] = {
        "record": FORMAT,
        "rules": ruleset.to_dict(game.given_rules),
        "table": table_to_dict(game.table),
        "seed": game.seed,
        "hands": [[str(card) for card in hand] for hand in game.dealt],
        "actions": [action_to_dict(action) for action in game.actions],
        "players": [dict(player) for player in players],
    }
    result = result_of(game)
    if result is not None:
        record["result"] = result
    return record


def opened(record: object, known: ruleset.Rules | None = None) -> Game:
    """The deal of a record before its first action.

    `known`: its rules, where they have been read already. Raises `BadNotation` if the record is of another format
    or lacks its rules, table or hands, `BadRules` if an option has a wrong value; unknown options are passed over.
    """
    version = record.get("record") if isinstance(record, Mapping) else record
    if not isinstance(record, Mapping) or version != FORMAT:
        raise BadNotation(f"a record of format {FORMAT} was expected, not {version!r}")
    try:
        rules = known or ruleset.from_dict(record["rules"], strict=False)
        table = table_from_dict(record["table"])
        hands = hands_from_names(record["hands"], with_nines=rules.with_nines)
        return Game(rules, hands, table, seed=record.get("seed"))
    except GameError:
        raise
    except MALFORMED as error:
        raise BadNotation("the record lacks its rules, table or hands") from error


def game_from_record(record: Mapping[str, Any], known: ruleset.Rules | None = None) -> Game:
    """The game of a record, all its actions done; a `result` is not compared (`record_check` does).

    `known`: its rules, where they have been read already. Raises `BadNotation` or `BadRules` as `opened` does,
    and `IllegalAction` at the first action that is not legal.
    """
    game = opened(record, known)
    actions = record.get("actions")
    if not isinstance(actions, list):
        raise BadNotation("the record has no actions")
    for entry in actions:
        game.apply(action_from_dict(entry))
    return game
