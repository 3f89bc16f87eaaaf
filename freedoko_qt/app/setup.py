"""The setup of a tournament before its first card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from freedoko_qt.app.external_programs import kept_level, public
from freedoko_qt.app.people import ANIMALS, BALANCED, LEVEL, NAMES, Avatar, Style
from freedoko_qt.app.plain import one_line
from freedoko_qt.app.rule_sets import RuleSet, named_set
from freedoko_qt.app.tournament_length import LengthKind, TournamentLength, lasting
from freedoko_qt.engine import rules as rule_sets
from freedoko_qt.engine.cards import BySeat, by_seat
from freedoko_qt.engine.errors import MALFORMED, BadSave
from freedoko_qt.engine.rules import DEFAULT_PRESET, PRESETS, Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentSetup:
    """The players, rules, length and seed of a tournament.

    Of `rounds`, `games`, `points` and `endless` at most one is set; none: as long as the rules say (`length`).
    """

    names: BySeat[str] = NAMES
    """The person's first, then clockwise."""
    levels: tuple[str, str, str] = (LEVEL, LEVEL, LEVEL)
    """The levels of the seats 1, 2 and 3, by name; one may refer to an external program (`app.external_programs`)."""
    styles: tuple[Style, Style, Style] = BALANCED
    """The styles of these seats."""
    avatars: tuple[Avatar, Avatar, Avatar] = ANIMALS
    """The pictures of these seats; the person's own is a setting."""
    preset: str | None = DEFAULT_PRESET
    """The rule set that was chosen by name; None: `rules` are the person's own."""
    rules: Rules = PRESETS[DEFAULT_PRESET].rules
    """Every option as it was chosen, whatever is said below."""
    rules_name: str = ""
    """The name of the person's own rules; empty: they have none, or are a preset."""
    rounds: int | None = None
    games: int | None = None
    """Soli among them; a multiple of four."""
    points: int | None = None
    """The size of the pot."""
    endless: bool = False
    take_back: bool = True
    """True if one may take back what one did, if the rules allow it; how often it is done is counted."""
    duplicate: bool = False
    """True if an expert plays every deal once more in the person's seat (`app.duplicate`)."""
    convention: bool = False
    """True if an early Re or Kontra of the others promises a strong hand (`freedoko_qt.ai.heuristics.convention`)."""
    seed: int | None = None
    """The seed of the deals; None: chance."""

    @property
    def rule_set(self) -> RuleSet:
        """The rules with the name under which they were chosen."""
        return RuleSet(self.rules, self.preset, self.rules_name)

    @property
    def length(self) -> TournamentLength | None:
        """The length; None: as the rules say."""
        if self.endless:
            return TournamentLength(LengthKind.ENDLESS)
        numbers = {LengthKind.ROUNDS: self.rounds, LengthKind.GAMES: self.games, LengthKind.POINTS: self.points}
        return next((TournamentLength(end, number) for end, number in numbers.items() if number is not None), None)

    @property
    def public(self) -> TournamentSetup:
        """The setup as it is given to others and comes from them: programs by their names alone.

        The name of the person is still in it.
        """
        first, second, third = map(public, self.levels)
        return replace(self, levels=(first, second, third))

    def playing(self, rule_set: RuleSet, length: TournamentLength | None = None) -> TournamentSetup:
        """The setup with other rules and length; None: as long as these rules say."""
        end, number = (None, None) if length is None else (length.end, length.number)
        return replace(
            self,
            preset=rule_set.preset,
            rules=rule_set.rules,
            rules_name=rule_set.name,
            rounds=number if end is LengthKind.ROUNDS else None,
            games=number if end is LengthKind.GAMES else None,
            points=number if end is LengthKind.POINTS else None,
            endless=end is LengthKind.ENDLESS,
        )

    @property
    def rules_in_play(self) -> Rules:
        """The rules with the length that was chosen, and without taking back if it is not to be.

        Not yet `in_force`: an option may depend on another that is off.
        """
        return _in_play(self.rules, self.length, self.take_back)

    def to_dict(self) -> dict[str, Any]:
        """The setup as JSON values."""
        return {
            "names": list(self.names),
            "levels": list(self.levels),
            "styles": list(self.styles),
            "avatars": list(self.avatars),
            "preset": self.preset,
            "rules": rule_sets.to_dict(self.rules),
            "rules_name": self.rules_name,
            "rounds": self.rounds,
            "games": self.games,
            "points": self.points,
            "endless": self.endless,
            "take_back": self.take_back,
            "duplicate": self.duplicate,
            "convention": self.convention,
            "seed": self.seed,
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> TournamentSetup:
        """The setup from JSON values, some of which older versions did not know; raises BadSave if they are none.

        Unknown options are ignored; names are made one line, and a preset that is not known is a name, too. A preset
        is dropped where the rules are not its own. Levels need not be known on this computer.
        """
        try:
            rules = rule_sets.from_dict(values["rules"], strict=False)
            rule_set = named_set(rules, values["preset"], values.get("rules_name", ""))
            setup = cls(
                names=by_seat(map(one_line, values["names"])),
                levels=_levels(values["levels"]),
                styles=_styles(values.get("styles")),
                avatars=_avatars(values.get("avatars")),
                preset=rule_set.preset,
                rules=rule_set.rules,
                rules_name=rule_set.name,
                rounds=values["rounds"],
                games=values.get("games"),
                points=values.get("points"),
                endless=values.get("endless", False),
                take_back=values.get("take_back", True),
                duplicate=values.get("duplicate", False),
                convention=values.get("convention", False),
                seed=values["seed"],
            )
            sound = (
                len(setup.levels) == 3
                and all(isinstance(word, str) for word in _words(setup))
                and all(number is None or type(number) is int for number in _numbers(setup))
                and all(isinstance(switch, bool) for switch in _switches(setup))
                and setup.rules_in_play is not None
            )
        except MALFORMED as error:
            raise BadSave(f"this is not the setup of a tournament: {error}") from error
        if not sound:
            raise BadSave("this is not the setup of a tournament")
        return setup


@lru_cache(maxsize=100)  # each event of a game asks for them, and the same object knows already what of it is in force
def _in_play(rules: Rules, length: TournamentLength | None, take_back: bool) -> Rules:
    lasts = rules if length is None else lasting(rules, length)
    return lasts if take_back else lasts.changed("take_back_tricks", False)


def _levels(names: Any) -> tuple[str, str, str]:
    """The levels of the three seats."""
    first, second, third = map(kept_level, names)
    return first, second, third


def _styles(names: Any) -> tuple[Style, Style, Style]:
    """The styles of the three seats; all are balanced in a setup from before there were any."""
    if names is None:
        return BALANCED
    first, second, third = map(Style, names)
    return first, second, third


def _avatars(names: Any) -> tuple[Avatar, Avatar, Avatar]:
    """The pictures of the three seats; the usual ones in a setup from before they could be chosen."""
    if names is None:
        return ANIMALS
    first, second, third = map(Avatar, names)
    return first, second, third


def _numbers(setup: TournamentSetup) -> tuple[object, ...]:
    return setup.rounds, setup.games, setup.points, setup.seed


def _switches(setup: TournamentSetup) -> tuple[object, ...]:
    return setup.endless, setup.take_back, setup.duplicate, setup.convention


def _words(setup: TournamentSetup) -> tuple[object, ...]:
    return *setup.names, *setup.levels, setup.rules_name
