"""A player of ours at a foreign table: each line of the host in, the answer out."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from freedoko_qt.ai.player import Player, make_player
from freedoko_qt.engine.actions import Action, Genscher
from freedoko_qt.engine.errors import BadNotation, GameError
from freedoko_qt.engine.notation import action_to_dict
from freedoko_qt.engine.view import SeatView

from .lines import NOTHING, message_of, wants_answer, written
from .messages import Ask, AskKind, EventMessage, Hello, LegalQuery, Message, Over, Quit
from .remote_seat import RemoteSeat

log = logging.getLogger(__name__)

RULES_OF_THUMB = "beginner"
"""The level that is asked where a player's decision is not among those that the host allows."""


class ProtocolPlayer:
    """One seat from game to game.

    `seated` makes the player of each game from the seed that the host has sent, or from the number of the game.
    """

    def __init__(self, name: str, seated: Callable[[int | str], Player]) -> None:
        self._name = name
        self._seated = seated
        self._games = 0
        self._seat: RemoteSeat | None = None
        self._player: Player | None = None

    def replies(self, lines: Iterable[str]) -> Iterator[str]:
        """The answers to the lines of a host, until it wants no more.

        A generator that reads a line only when the answer to the one before has been taken. Nothing of the protocol is
        raised: errors are answered, or logged where no answer is due.
        """
        for number, line in enumerate(lines, 1):
            try:
                message = message_of(line)
                if isinstance(message, Quit):
                    return
                reply = self._reply(message)
            except GameError as error:
                if not wants_answer(line):
                    log.warning("Line %d: %s", number, error)
                    continue
                reply = written({"error": str(error), "line": number})
            if reply is not None:
                yield reply

    def _reply(self, message: Message) -> str | None:
        match message:
            case Hello():
                self._seat = RemoteSeat(message)
                self._player = self._seated(self._games if message.seed is None else message.seed)
                self._games += 1
                return written({"ready": self._name})
            case EventMessage(fact):
                self._known().observe(fact)
            case Ask():
                return self._answer(message)
            case LegalQuery():
                view = self._known().view()
                return written({"turn": view.turn, "legal": [action_to_dict(action) for action in view.legal]})
            case Over():
                self._seat = self._player = None
        return None

    def _known(self) -> RemoteSeat:
        if self._seat is None:
            raise BadNotation("no game has begun")
        return self._seat

    def _answer(self, ask: Ask) -> str:
        seat = self._known()
        entries = ask.actions(seat.hello.seat)
        view = seat.view(None if entries is None else [action for action, _ in entries])
        if entries is None:
            entries = [(action, action_to_dict(action)) for action in view.legal]
        if not entries and ask.kind is not AskKind.ANNOUNCE:
            raise BadNotation("nothing is legal")
        action = self._decide(view, ask.kind, [action for action, _ in entries])
        try:
            seat.answer(action)
        except BadNotation:
            log.warning("By our rules %s is not legal", action)
        return written(next((entry for known, entry in entries if known == action), NOTHING))

    def _decide(self, view: SeatView, kind: AskKind, legal: list[Action]) -> Action | None:
        """The player's decision, as far as the host allows it; None for announcing nothing."""
        wanted = _asked(self._player, view)
        if wanted in legal:
            return wanted
        may_wait = kind is AskKind.ANNOUNCE and not view.duty
        if may_wait or (wanted is None and view.reservations[view.seat] is not None and not view.my_turn):
            return None
        log.warning("By our rules legal is %s, by the host's %s", view.legal, legal)
        keeps_partner = Genscher(view.seat, None)
        if kind is AskKind.GENSCHER and keeps_partner in legal:
            return keeps_partner
        narrowed = replace(view, legal=tuple(legal), turn=view.seat)
        for player in (self._player, make_player(RULES_OF_THUMB, 0)):
            wanted = _asked(player, narrowed)
            if wanted in legal:
                return wanted
        return legal[0]


def _asked(player: Player | None, view: SeatView) -> Action | None:
    """The player's decision; None if it cannot decide, as with legal actions that its rules do not know."""
    try:
        return None if player is None else player.decide(view)
    except Exception:  # whatever goes wrong inside a player, the host has to be answered
        log.exception("The player failed")
        return None
