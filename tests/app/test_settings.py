"""The settings: there and back, damaged, foreign, newer."""

import json
import os
import re
from pathlib import Path

import pytest

import freedoko_qt
from freedoko_qt.app.migrations import newest
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.people import Avatar, Style
from freedoko_qt.app.settings import (
    Back,
    Block,
    Bubbles,
    ClickMode,
    InWords,
    Language,
    Letters,
    Loudness,
    Pause,
    Settings,
    SidePageKind,
    Speed,
    Surface,
    TextSize,
    Theme,
    from_dict,
    to_dict,
)
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.rules import PRESETS

OTHER = Settings(
    language=Language.GERMAN,
    text_size=TextSize.LARGEST,
    theme=Theme.DARK,
    surface=Surface.WOOD,
    deck="german",
    back=Back.RED,
    letters=Letters.GERMAN,
    pause=Pause.UNTIL_CLICK,
    speed=Speed.SLOW,
    bubbles=Bubbles.LONG,
    remarks=False,
    sounds=False,
    loudness=Loudness.LOUD,
    click_mode=ClickMode.LIFT,
    play_fast=True,
    show_legal=False,
    sorted_hand=False,
    highest_first=False,
    blocks=(Block.HEARTS, Block.TRUMP, Block.SPADES, Block.DIAMONDS, Block.CLUBS),
    show_all_hands=True,
    one_window=False,
    in_words=InWords.ALWAYS,
    side_panel=True,
    side_page=SidePageKind.OUT,
    side_width=320,
    player_name="Käthe",
    avatar=Avatar.STAG,
    window_geometry="AdnQywAD",
    setup=TournamentSetup(
        names=("Käthe", "A", "B", "C"),
        levels=("random", "beginner", "random"),
        styles=(Style.CAREFUL, Style.BALANCED, Style.BOLD),
        avatars=(Avatar.BEAR, Avatar.OWL, Avatar.FOX),
        preset=None,
        rules=PRESETS["ddv"].rules.changed("swines", True),
        rounds=7,
        seed=2026,
    ),
    programs=("fox --fast", "'/opt/my fox'"),
)


@pytest.fixture
def path(data_dir: Path) -> Path:
    return data_dir / "settings.json"


def test_the_example_differs_from_the_first_start_in_everything() -> None:
    first = to_dict(Settings())
    missing = [name for name, value in to_dict(OTHER).items() if value == first[name]]
    assert missing == [], "these want another value in OTHER"


def test_every_setting_is_read_somewhere() -> None:
    home = Path(freedoko_qt.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in home.rglob("*.py"))
    missing = [name for name in Settings._fields if not re.search(rf"\.{name}\b", source)]
    assert missing == [], "nothing in the program obeys these"


def test_settings_come_back_as_json() -> None:
    assert from_dict(json.loads(json.dumps(to_dict(OTHER)))) == OTHER


def test_settings_come_back_from_the_file(path: Path) -> None:
    SettingsFile(path).set(OTHER)
    again = SettingsFile(path)
    assert again.settings == OTHER
    assert again.notice is None


def test_a_change_is_emitted_once(path: Path) -> None:
    emitted: list[Settings] = []
    file = SettingsFile(path)
    file.changed.connect(emitted.append)
    file.set(OTHER)
    file.set(OTHER)
    assert emitted == [OTHER]


def test_what_is_missing_is_as_at_the_first_start() -> None:
    assert from_dict({"theme": "dark"}) == Settings()._replace(theme=Theme.DARK)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "pink"),
        ("theme", 3),
        ("theme", ["dark"]),
        ("surface", "marble"),
        ("text_size", 1.3),
        ("sorted_hand", 1),
        ("sorted_hand", None),
        ("player_name", None),
        ("blocks", "trump"),
        ("blocks", ["trump", "trump", "clubs", "spades", "hearts"]),
        ("blocks", [[]]),
        ("blocks", None),
        ("programs", None),
        ("programs", "fox"),
        ("programs", [1]),
        ("setup", 1),
        ("setup", {"names": 3}),
        ("setup", TournamentSetup().to_dict() | {"levels": ["random"]}),
        ("setup", TournamentSetup().to_dict() | {"rounds": "many"}),
        ("setup", TournamentSetup().to_dict() | {"rounds": -1}),
        ("setup", TournamentSetup().to_dict() | {"rules": {"swines": 5}}),
    ],
)
def test_a_value_that_cannot_be_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadSave, match=name):
        from_dict({name: value})


def test_a_damaged_file_is_set_aside_and_the_program_starts(path: Path) -> None:
    path.write_text("{not json")
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert file.notice is not None
    assert file.notice.kind is NoticeKind.DAMAGED
    assert file.notice.kept is not None
    assert file.notice.kept.read_text() == "{not json"
    file.set(OTHER)
    assert SettingsFile(path).settings == OTHER


def test_newer_settings_are_never_written_over(path: Path) -> None:
    newer = json.dumps({"freedoko-qt": "settings", "format": newest("settings") + 1, "content": {"theme": "plaid"}})
    path.write_text(newer)
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert file.notice is not None
    assert file.notice.kind is NoticeKind.NEWER
    file.set(OTHER)
    assert file.settings == OTHER
    assert path.read_text() == newer


def test_settings_that_cannot_be_written_are_reported_and_hold_until_the_end(tmp_path: Path) -> None:
    notices: list[Notice] = []
    (tmp_path / f".settings.json.{os.getpid()}.draft").mkdir()  # where it is written first
    file = SettingsFile(tmp_path / "settings.json")
    file.noticed.connect(notices.append)
    file.set(OTHER)
    assert file.settings == OTHER
    assert [notice.kind for notice in notices] == [NoticeKind.UNWRITABLE]


@pytest.mark.parametrize(
    ("pause", "seconds"),
    [(Pause.SHORT, 0.5), (Pause.NORMAL, 1.5), (Pause.LONG, 3.0), (Pause.UNTIL_CLICK, None)],
)
def test_how_long_a_trick_lies(pause: Pause, seconds: float | None) -> None:
    assert pause.seconds == seconds
