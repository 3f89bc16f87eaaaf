"""Files that earlier versions of the program wrote: every format there ever was is still read, as it was meant."""

import json
import shutil
from pathlib import Path

import pytest

from freedoko_qt.app.history import History
from freedoko_qt.app.journal import read_journal
from freedoko_qt.app.match import Match
from freedoko_qt.app.migrations import STEPS, migrated, newest
from freedoko_qt.app.real_evenings.evening_files import Evenings
from freedoko_qt.app.real_evenings.stakes import Sitting
from freedoko_qt.app.rule_sets import RuleSets
from freedoko_qt.app.settings_file import SettingsFile

GOLDEN = Path(__file__).with_name("golden")
NAME = "2026-10-03-201500"


def brought(kind: str, number: int, folder: Path, name: str) -> Path:
    """A golden file in a folder of its own, under the name that the program looks for."""
    folder.mkdir(parents=True, exist_ok=True)
    (golden,) = GOLDEN.glob(f"{kind}-{number}.*")
    return Path(shutil.copy(golden, folder / f"{name}{golden.suffix}"))


@pytest.mark.parametrize("kind", ["settings", "rules", "tournament", "journal", "evening"])
def test_there_is_a_golden_file_of_every_format(kind: str) -> None:
    found = {int(path.stem.removeprefix(f"{kind}-")) for path in GOLDEN.glob(f"{kind}-*")}
    assert found == set(range(1, newest(kind) + 1))


@pytest.mark.parametrize("number", range(1, newest("tournament") + 1))
@pytest.mark.parametrize("of_journal", range(1, newest("journal") + 1))
def test_a_tournament_of_any_format_goes_on_where_it_was_left(number: int, of_journal: int, data_dir: Path) -> None:
    brought("tournament", number, data_dir, NAME)
    brought("journal", of_journal, data_dir, NAME)
    history = History(data_dir)
    (line,), notices = history.catalogue()
    assert notices == ()
    assert (line.title, line.begun, line.names[0], line.planned) == ("", "2026-10-03T20:15:00", "Käthe", 4)
    assert (line.games, line.standings) == (1, (0, 4, 4, 0))
    match = Match.resume(history, NAME, pytest.fail)
    assert match is not None
    assert match.game is not None
    assert [len(game.actions) for game in (*match.games, match.game)] == [53, 25]
    match.close()
    assert read_journal(history.journal(NAME)).header["format"] == newest("journal")
    assert json.loads(history.path(NAME).read_text())["format"] == newest("tournament")
    (line,), notices = history.catalogue()
    assert (line.games, line.standings, line.sitting > 0, notices) == (1, (0, 4, 4, 0), True, ())


def test_settings_of_any_format_are_read(data_dir: Path) -> None:
    for number in range(1, newest("settings") + 1):
        file = SettingsFile(brought("settings", number, data_dir, "settings"))
        assert file.notice is None
        assert file.settings.player_name == "Käthe"
        assert file.settings.setup is not None
        assert file.settings.setup.rounds == 3


def test_an_evening_of_any_format_goes_on_where_it_was_left(data_dir: Path) -> None:
    for number in range(1, newest("evening") + 1):
        brought("evening", number, data_dir, NAME)
        loaded = Evenings(data_dir).load(NAME)
        assert loaded.notice is None
        kept = loaded.value
        assert kept is not None
        assert (kept.title, kept.names[4], kept.dealer) == ("Kegelclub", "Emil", 4)
        assert [type(game).__name__ for game in kept.games] == ["EnteredGame", "EnteredGame", "CalculatedGame"]
        sums = [line.counted["plus_minus"].sums for line in kept.sheet.lines]
        money = kept.sheet.money
        if number == 1:
            assert sums == [(3, -3, 3, -3, 0), (3, 1, -9, 1, 4), (3, 25, -33, -23, 28)]
            assert (kept.fines, kept.sitting, money) == ((), Sitting.NOTHING, None)
        else:
            assert sums == [(3, -3, 3, -3, 3), (7, 1, -9, 1, 7), (31, 25, -33, -23, 31)]
            assert (kept.fines[0].text, kept.sitting) == ("Verkehrt bedient", Sitting.WINNERS)
            assert money is not None
            assert money.sums == (333, 306, -323, 90, 333, -739)


def test_rule_sets_of_any_format_are_read(data_dir: Path) -> None:
    for number in range(1, newest("rules") + 1):
        brought("rules", number, data_dir, "own-montag")
        (rule_set,), notices = RuleSets(data_dir).all()
        assert notices == ()
        assert (rule_set.name, rule_set.rules.dollen, rule_set.rules.counting) == ("Montag", True, "plus_minus")


def test_a_step_leaves_the_content_that_it_is_given_as_it_was() -> None:
    for kind in STEPS:
        (golden,) = GOLDEN.glob(f"{kind}-1.*")
        content = json.loads(golden.read_text())["content"]
        before = json.dumps(content)
        assert migrated(kind, 1, content) != content
        assert json.dumps(content) == before
