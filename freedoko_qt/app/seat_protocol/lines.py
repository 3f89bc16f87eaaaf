"""The lines of the seat protocol: the messages of a host and the answers of a player as JSON.

A *host* keeps a game and knows all hands; a *player* is a program that decides for one seat of it. They speak in lines
of UTF-8 text over the player's standard input and output, each line one JSON object. Cards, seats, actions, rules and
the table are written as in the records of games (`freedoko_qt.engine.notation`): a card is suit `C S H D` and rank
`9 J Q K T A`, seats are 0 to 3, clockwise.

What the host says:

`{"hello":1,"seat":2,"rules":{...},"table":{...},"seed":null,"hand":["CT",...]}`
    A game begins; 1 is the version of the protocol. `rules` has every option with its value. The player answers
    `{"ready":"its name and version"}`. A hello also ends a game whose end was not sent. `seed`, a number or a
    text, is no secret of the deal: a player that plays by chance draws it from this seed, so that the same hello is
    followed by the same game; with null every game is another.
`{"event":{...}}`
    A fact, not answered: an action of another seat in the notation. What is not public is left out:

    - The kind of a reservation is not sent until it matters: `{"seat":1,"reserve":"reservation"}`, and
      `{"seat":1,"reserve":"healthy"}` for a seat that has none. Swines that were noted with it are left out, too.
      As soon as the last answer has settled what is played, the reservation that holds follows in full, unless it is
      the player's own, and then, once more, that of each seat whose noted swines count, with `"swines":true`
      (`"hyperswines"`). Where a reservation may be changed, the change is sent in the same way.
    - The cards of a poverty: a bystander gets `{"seat":0,"shift":3}`, with `"foxes":1` where they lie open, and
      `{"seat":3,"return":3}`, with `"trumps":1` or `"any_trump":true` where the rules say so, and with `"swines":1`
      (`"hyperswines"`), how many of those announced before went back, and `"shown":["DK"]` of trumps that all seats
      see. Who takes the cards then gets the shift once more in full; who is poor gets the return in full.
    - A denial or a reply shows the side of its seat: `{"seat":1,"announce":"no_90","side":"re"}`. Where swines count as
      announced and show it, too, `{"seat":1,"side":"re"}` follows the event that notes them.

    Actions of the player's own seat are sent where a game is taken up in the middle (one that was saved, or in which
    an answer came too late to be done), right after the hello, in their order among the others; and where something
    else was done than the player has answered: the next event of its own seat after an answer stands in the place of
    it, and `{"event":{"seat":2,"announce":null}}` takes the answer back without another one. An answer that was done
    need not be sent; if it is, nothing changes.
`{"ask":"play","legal":[...]}`
    The player has to decide, and answers with one of the actions in `legal`, which then is done. What is asked:
    `reserve`, `shift`, `accept`, `return`, `play` (with it also announcements, swines and Genscher; the card
    is asked for again after them) and `announce`, also out of turn whenever the seat may; then `{"announce":null}` says
    nothing. `genscher` may be asked alone; our host does not. A host that does not know the rules may leave `legal`
    out: the player then decides by what it knows of them.

    At our table a seat that could announce, or change its reservation, is asked after every action of anybody, once,
    before the seat whose turn it is; `simulate` asks the other seats before the first card of each trick only, again
    after each announcement, until they say nothing. A host may ask as often as it likes.
`{"legal":true}`
    Answered by what the player's seat may do now and by whose turn it is, null once the game is over:
    `{"turn":2,"legal":[...]}`. A player need not know this line.
`{"over":{...}}`
    The result of the game, as in a record; not answered.
`{"quit":true}`
    The player ends, as it does at the end of its input.

Every hello, ask and legal is answered by one line, in order, and nothing else is written to standard output. If it
cannot be, the answer is `{"error":"why","line":7}`, with the number of the host's line, counted from 1; so is that to
a line that is no message. An event is never answered: one that cannot be understood, or cannot have happened, changes
nothing, and its number and the reason are written to standard error.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from freedoko_qt.app.plain import one_line
from freedoko_qt.engine import rules as rule_sets
from freedoko_qt.engine.actions import Action, Announce
from freedoko_qt.engine.cards import Hand, deck
from freedoko_qt.engine.errors import BadNotation, GameError
from freedoko_qt.engine.notation import action_from_dict, action_to_dict, card_of, table_from_dict, table_to_dict
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.text import json_value

from .messages import (
    Ask,
    AskKind,
    Declared,
    EventMessage,
    Fact,
    GivenBack,
    Hello,
    Laid,
    LegalQuery,
    Message,
    Over,
    Quit,
    SideShown,
    Withdrawn,
)

VERSION = 1
"""The version of the protocol."""

CITED = 200
"""Letters of a wrong line that are repeated."""

NOTHING: Mapping[str, Any] = {"announce": None}
"""The answer of who announces nothing."""


def written(content: Mapping[str, Any]) -> str:
    """A JSON object as a line, without its end."""
    return json.dumps(content, separators=(",", ":"))


def read(line: str) -> dict[str, Any]:
    """The JSON object of a line; raises `BadNotation`."""
    try:
        content = json_value(line)
    except (ValueError, RecursionError) as error:
        raise BadNotation(f"this line is not JSON ({error}): {_cited(line)}") from error
    if not isinstance(content, dict):
        raise BadNotation("this line is not a JSON object")
    return content


def line_of(message: Message) -> str:
    """A message as a line.

    ASCII without a line break.
    """
    match message:
        case Hello(seat, rules, table, hand, seed):
            content: dict[str, Any] = {"hello": VERSION, "seat": seat, "rules": rule_sets.to_dict(rules)}
            content |= {"table": table_to_dict(table), "seed": seed, "hand": [str(card) for card in hand]}
        case EventMessage(fact):
            content = {"event": fact_to_dict(fact)}
        case Ask(kind, legal):
            content = {"ask": kind.value} | ({} if legal is None else {"legal": list(legal)})
        case LegalQuery():
            content = {"legal": True}
        case Over(result):
            content = {"over": result}
        case Quit():
            content = {"quit": True}
    return written(content)


def message_of(line: str) -> Message:
    """The message of a line; raises `BadNotation` or `BadRules`.

    Options of rules that are not known are ignored, missing ones have their defaults.
    """
    content = read(line)
    match content:
        case {"hello": version}:
            return _hello(version, content)
        case {"event": dict(entry)}:
            return EventMessage(fact_from_dict(entry))
        case {"ask": str(kind), "legal": list(legal)} if all(isinstance(entry, dict) for entry in legal):
            return Ask(_ask_kind(kind), tuple(legal))
        case {"ask": str(kind)} if "legal" not in content:
            return Ask(_ask_kind(kind), None)
        case {"legal": True}:
            return LegalQuery()
        case {"over": dict(result)}:
            return Over(result)
        case {"quit": True}:
            return Quit()
    raise BadNotation("this line is no message of the seat protocol")


def wants_answer(line: str) -> bool:
    """True if a line of a host has to be answered, be it by an error.

    True for a line that is no JSON object.
    """
    try:
        return not read(line).keys() & {"event", "over", "quit"}
    except BadNotation:
        return True


def _hello(version: object, content: Mapping[str, Any]) -> Hello:
    if version != VERSION:
        raise BadNotation(f"version {VERSION} of the seat protocol was expected, not {version!r}")
    match content:
        case {"seat": int(seat), "rules": dict(options), "table": dict(table), "hand": list(names)} if 0 <= seat <= 3:
            rules = rule_sets.from_dict(options, strict=False)
            hand = tuple(card_of(name) for name in names)
        case _:
            raise BadNotation("a hello needs seat (0 to 3), rules and table (objects) and hand (a list)")
    whole = deck(with_nines=rules.with_nines)
    if len(hand) != len(whole) // 4 or any(hand.count(card) > whole.count(card) for card in hand):
        raise BadNotation("this is not a hand of the deck")
    return Hello(int(seat), rules, table_from_dict(table), hand, _seed(content.get("seed")))


def _seed(value: object) -> int | str | None:
    if value is None or (isinstance(value, int | str) and not isinstance(value, bool)):
        return value
    raise BadNotation("a seed is a whole number or a text")


def _ask_kind(text: str) -> AskKind:
    try:
        return AskKind(text)
    except ValueError:
        raise BadNotation(f"{text!r} is nothing that can be asked") from None


def fact_to_dict(fact: Fact | Withdrawn) -> dict[str, Any]:
    """A fact as the content of an event."""
    match fact:
        case Laid(seat, number, foxes, to):
            return _known(seat=seat, shift=number, foxes=foxes, to=to)
        case GivenBack(seat, number, trumps, any_trump, swines, hyperswines, shown):
            hints = {"trumps": trumps, "any_trump": any_trump, "swines": swines, "hyperswines": hyperswines}
            openly = {"shown": [str(card) for card in shown]} if shown else {}
            return _known(**{"seat": seat, "return": number, **hints}) | openly
        case Declared(announce, side):
            return action_to_dict(announce) | {"side": side.value}
        case Withdrawn(seat):
            return {"seat": seat, **NOTHING}
        case SideShown(seat, side):
            return {"seat": seat, "side": side.value}
        case _:
            return action_to_dict(fact)


def _known(**values: int | None) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def fact_from_dict(entry: Mapping[str, Any]) -> Fact | Withdrawn:
    """The fact of an event; raises `BadNotation`."""
    if entry.keys() == {"seat", "side"} and entry["side"] in list(Side):
        return SideShown(_seat(entry), Side(entry["side"]))
    number: object = entry.get("shift", entry.get("return"))
    if entry.get("announce", "") is None:
        return Withdrawn(_seat(entry))
    if not isinstance(number, int) or isinstance(number, bool):
        action = action_from_dict(entry)
        side = entry.get("side")
        return Declared(action, Side(side)) if isinstance(action, Announce) and side in list(Side) else action
    seat = _seat(entry)
    if "shift" in entry:
        return Laid(seat, number, _count(entry, "foxes"), _count(entry, "to"))
    any_trump = entry.get("any_trump")
    return GivenBack(
        seat,
        number,
        _count(entry, "trumps"),
        any_trump if isinstance(any_trump, bool) else None,
        _count(entry, "swines"),
        _count(entry, "hyperswines"),
        _shown(entry),
    )


def _shown(entry: Mapping[str, Any]) -> Hand:
    shown = entry.get("shown", [])
    if not isinstance(shown, list):
        raise BadNotation(f"{shown!r} are no cards")
    return tuple(map(card_of, shown))


def _seat(entry: Mapping[str, Any]) -> int:
    return action_from_dict({"seat": entry.get("seat"), "accept": True}).seat  # as strict as every other seat


def _count(entry: Mapping[str, Any], name: str) -> int | None:
    value = entry.get(name)
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and value >= 0):
        return value
    raise BadNotation(f"{name} cannot be {value!r}")


def choice_of(line: str, seat: int) -> Action | None:
    """The action that a player has chosen for its seat, None for announcing nothing.

    Raises `BadNotation` if the line says something else, also if it reports an error.

    Whether it is legal is not checked.
    """
    content = read(line)
    if content == NOTHING:
        return None
    try:
        return action_from_dict({"seat": seat, **content})
    except GameError as error:
        raise BadNotation(f"this is no answer to what was asked: {_cited(line)}") from error


def ready_of(line: str) -> str:
    """The name and version with which a player answers a hello; raises `BadNotation`."""
    name = read(line).get("ready")
    if not isinstance(name, str):
        raise BadNotation(f"this is no answer to a hello: {_cited(line)}")
    return name


def _cited(line: str) -> str:
    """As much of a line as a message has room for."""
    return one_line(line)[:CITED]
