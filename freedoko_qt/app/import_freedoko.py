"""Saved parties of FreeDoko (0.6.7 to 0.7 write them): who played, by which rules, and what each game counted.

Such a file is a text of `name = value` lines and of blocks in braces: `first seed`, `rules` (as a rule file), `players`
(a block each), `game summaries` (a block for each game that is over) and `points` (the sums). It has no cards and no
running game, so that its games can be looked at and added up, but not played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from freedoko_qt.app.files import TooLarge, read_bytes
from freedoko_qt.app.given_names import clean_name
from freedoko_qt.engine.cards import SEATS, by_seat
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import BadRules, BadSave
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.rules.freedoko_file import read_freedoko_file
from freedoko_qt.engine.score.score import Score
from freedoko_qt.engine.score.scoring import scores_of
from freedoko_qt.engine.teams import CONTRA, RE
from freedoko_qt.engine.text import whole_number

LARGEST_FILE = 5_000_000
"""Bytes; no party comes near it."""
MAX_DEPTH = 20
"""The maximum depth of nested blocks; FreeDoko writes a few levels."""

_CONTRACTS = {contract.value.replace("_", " "): contract for contract in Contract} | {
    "marriage silent": Contract.SILENT_MARRIAGE,
    "solo queen-jack": Contract.SOLO_QUEEN_JACK,
    "solo king-jack": Contract.SOLO_KING_JACK,
    "solo king-queen": Contract.SOLO_KING_QUEEN,
    "solo club": Contract.SOLO_CLUBS,
    "solo spade": Contract.SOLO_SPADES,
    "solo heart": Contract.SOLO_HEARTS,
    "solo diamond": Contract.SOLO_DIAMONDS,
}
"""The contracts by FreeDoko's names of them."""

_TRIGGERS = {
    "equal points": "bock_after_120_120",
    "solo lost": "bock_after_lost_solo",
    "re lost": "bock_after_lost_re_contra",
    "contra lost": "bock_after_lost_re_contra",
    "heart trick": "bock_after_heart_trick",
    "black": "bock_after_black_game",
}
"""The options behind FreeDoko's names of what brings a bock round."""


@dataclass(frozen=True, slots=True)
class Party:
    """A tournament of FreeDoko, as far as a list needs it."""

    names: tuple[str, ...]
    rules: Rules
    games: tuple[Score, ...]
    """The games that are over; their points are not itemised, and bock is in their values already."""


@dataclass(slots=True)
class _Block:
    """The lines of a block and the blocks in it, each under the name before it."""

    lines: list[tuple[str, str]] = field(default_factory=list)
    blocks: list[tuple[str, _Block]] = field(default_factory=list)

    def value(self, name: str) -> str:
        """The value of the last line with this name; empty if there is none."""
        return next((value for key, value in reversed(self.lines) if key == name), "")

    def block(self, name: str) -> _Block | None:
        return next((block for key, block in self.blocks if key == name), None)


def import_party(path: Path) -> Party:
    """The party of a file. Raises OSError, and BadSave with one sentence if it is none or is damaged.

    UTF-8, else Latin-1. The message of BadSave is an English sentence for the person.
    """
    try:
        document = read_bytes(path, LARGEST_FILE)
    except TooLarge as error:
        raise BadSave("This file is too large for a party of FreeDoko.") from error
    try:
        return read_party(document.decode())
    except UnicodeDecodeError:
        return read_party(document.decode("latin-1"))


def read_party(text: str) -> Party:
    """The party of a text. Raises BadSave with one sentence if it is none or is damaged.

    Unknown rules are ignored. Names are shortened as given ones are.
    """
    party = _tree(text.removeprefix("\ufeff"))
    rules, players, games = (party.block(name) for name in ("rules", "players", "game summaries"))
    if rules is None or players is None or games is None:
        raise BadSave("This is not a party of FreeDoko: its rules, players or games are missing.")
    if len(players.blocks) != len(SEATS):
        raise BadSave(f"This party of FreeDoko cannot be read: it has {len(players.blocks)} players, not four.")
    try:
        read = read_freedoko_file("\n".join(f"{name} = {value}" for name, value in rules.lines))
    except BadRules as error:
        raise BadSave("This party of FreeDoko cannot be read: it names no rule.") from error
    return Party(
        names=tuple(clean_name(player.value("name") or player.value("# name")) for _, player in players.blocks),
        rules=read.rules,
        games=tuple(_game(number, game, read.rules) for number, (_, game) in enumerate(games.blocks, 1)),
    )


def _tree(text: str) -> _Block:
    """The lines and blocks of a file; a comment counts only where it is the name of a player."""
    stack, before = [_Block()], ""
    for raw in text.splitlines():
        line = " ".join(raw.split())
        if line == "{":
            block = _Block()
            stack[-1].blocks.append((before, block))
            stack.append(block)
            before = ""
            if len(stack) > MAX_DEPTH:
                raise BadSave("This is not a party of FreeDoko: its blocks are nested too deep.")
        elif line == "}":
            if len(stack) == 1:
                raise BadSave("This party of FreeDoko is damaged: a block ends that has not begun.")
            stack.pop()
        elif line and (not line.startswith("#") or line.startswith("# name =")):
            name, _, value = (part.strip() for part in line.partition("="))
            before = name.lower()
            stack[-1].lines.append((before, value))
    if len(stack) > 1:
        raise BadSave("This party of FreeDoko is damaged: it ends in the middle of a block.")
    return stack[0]


def _game(number: int, block: _Block, rules: Rules) -> Score:
    """A game as FreeDoko sums it up; its points are for the winner, without one as Re sees it."""
    try:
        contract = _CONTRACTS[block.value("gametype")]
        teams = [{"re": RE, "contra": CONTRA}[team] for team in _list(block.value("teams"))]
        eyes = by_seat(map(whole_number, _list(block.value("trick points"))))
        winner = {"re": RE, "contra": CONTRA}.get(block.value("winnerteam"))
        points = whole_number(block.value("points"))
        if len(teams) != len(SEATS) or int(block.value("startplayer number")) not in SEATS:
            raise ValueError("a game of four was expected")
    except (KeyError, ValueError) as error:
        raise BadSave(f"This party of FreeDoko is damaged in its game {number}.") from error
    soloist = block.value("soloplayer number")
    triggers = block.block("bock triggers")
    is_re = [team is RE for team in teams]
    return Score(
        contract=contract,
        soloist=int(soloist) if soloist in map(str, SEATS) else None,
        re=tuple(seat for seat in SEATS if is_re[seat]),
        tricks=(),
        eyes=eyes,
        winner=winner,
        specials=(),
        lines=(),
        value=points,
        bock_factor=1,
        scores=scores_of(rules, points, winner, is_re, alone=contract.is_alone, bock_factor=1),
        bock_triggers=() if triggers is None else tuple(dict.fromkeys(_fired(triggers))),
        called_solo=contract if contract.is_solo else None,
        duty_solo=block.value("duty solo") in ("1", "true", "yes"),
    )


def _list(value: str) -> list[str]:
    return [part.strip() for part in value.split(",")]


def _fired(triggers: _Block) -> Iterator[str]:
    return (_TRIGGERS[name] for name, _ in triggers.lines if name in _TRIGGERS)
