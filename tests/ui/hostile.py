"""A home in which every word that a person or a file can write is one that a window could stumble over."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from freedoko_qt.app.deals.deal import deal_of, exported
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.places import places
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.real_evenings.stakes import Fine, Stakes
from freedoko_qt.app.record_file import exported as exported_games
from freedoko_qt.app.rule_sets import preset_set
from freedoko_qt.app.settings import Settings
from freedoko_qt.app.settings import to_dict as settings_to_dict
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import save
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import LARGEST_FACTOR
from freedoko_qt.engine.text import LARGEST_COUNT, LARGEST_SUM

MARKUP = "<img src=probe>&lt;b&gt;A&B</b>"
RIGHT_TO_LEFT = "שלום \u202eabc"
LINES = "🃏👩‍👩‍👧a\nb\r\n\tc\x07\u2028d"
LONG = "Lang" * 2500
MANY = MARKUP + " und " * 2000

WORDS: Sequence[Sequence[str]] = (
    (MARKUP, RIGHT_TO_LEFT, LONG, LINES),
    (MANY, LINES, MARKUP, RIGHT_TO_LEFT),
    (LONG, MANY, RIGHT_TO_LEFT, MARKUP),
)
"""The names of the four; by turns everything else is called so, too."""


def write_settings(data_dir: Path, words: Sequence[str]) -> None:
    """The settings of a person who has begun a tournament with such names, as a file can have them."""
    values = settings_to_dict(Settings(player_name=words[0], setup=TournamentSetup(preset=None, seed=1)))
    values["setup"] |= {"names": list(words), "rules_name": words[1]}
    save(places(data_dir).settings, "settings", values)


def write_records(tournament: Tournament, folder: Path, words: Sequence[str]) -> Path:
    """A file of the games of a tournament that tells such names and titles, and the largest numbers."""
    first, *others = exported_games(tournament).splitlines()
    first_record: dict[str, Any] = json.loads(first)
    first_record["tournament"]["title"] = words[2]
    first_record["tournament"]["setup"] |= {"names": list(words), "preset": None, "rules_name": words[3]}
    first_record["aid"] = {"undone": LARGEST_COUNT, "hints": LARGEST_COUNT}
    first_record["table"] |= {"bock_factor": LARGEST_FACTOR, "totals": [LARGEST_SUM, -LARGEST_SUM] * 2}
    for player, name in zip(first_record["players"], words, strict=True):
        player["name"] = name
    return _file(folder, "dokogames", "\n".join([json.dumps(first_record), *others]))


def write_deals(game: Game, folder: Path, words: Sequence[str]) -> Path:
    """A file of deals that are called so, with such notes."""
    deals = [deal_of(game, name, note) for name, note in zip(words, reversed(words), strict=True)]
    return _file(folder, "jsonl", exported(deals))


def write_rules(folder: Path, words: Sequence[str]) -> Path:
    """A file of a rule set that is called so, with lines that nobody understands."""
    content = {"name": words[0], "rules": {"with_nines": False, **dict.fromkeys(words, words[0])}}
    return _file(folder, "dokorules", json.dumps(content))


def write_nonsense(folder: Path) -> Path:
    """A file that is nothing, under such a name."""
    return _file(folder, "dokogames", "nonsense")


def _file(folder: Path, suffix: str, text: str) -> Path:
    path = folder / f"x<img src=probe>\u202e\n{'lang' * 40}.{suffix}"
    path.write_text(text)
    return path


def write_evening(data_dir: Path, words: Sequence[str]) -> None:
    """An evening with real cards of such people."""
    evening = Evening(
        id="one",
        begun="2026-11-24T20:00:00",
        names=tuple(words),
        rule_set=preset_set("standard"),
        stakes=Stakes(point=10),
        fines=(Fine(words[2], (0, 1), 50),),
    )
    values = evening.to_dict() | {"title": words[0], "names": list(words), "rules_name": words[1]}
    places(data_dir).evenings.mkdir()
    save(places(data_dir).evenings / "one.json", "evening", values)
