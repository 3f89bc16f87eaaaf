"""Files from elsewhere name commands, on every way into the window; none of them is ever started."""

import json
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from evening import Person, button, opened, press, until_read
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from freedoko_qt.app.catalogue import summary_of
from freedoko_qt.app.external_programs import level_of
from freedoko_qt.app.history import KIND, History
from freedoko_qt.app.journal import Journal
from freedoko_qt.app.places import places
from freedoko_qt.app.record_file import exported
from freedoko_qt.app.replay.branch import Branch
from freedoko_qt.app.replay.branch_file import Branches
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.storage import save
from freedoko_qt.engine.notation import game_from_record, record_of
from freedoko_qt.engine.phase import Phase
from freedoko_qt.ui.application import Program
from freedoko_qt.ui.tournaments.tournament_dialog import TournamentDialog

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `kept_games`

from kept_games import unfinished  # isort: skip
from test_import_freedoko import game, party, player  # isort: skip

CTRL = Qt.KeyboardModifier.ControlModifier
NAME = "2026-11-18-200000"
WARNING = "External programs play only on the computer where they were chosen"
HANDS_OVER = "import sys; from freedoko_qt.__main__ import main; sys.exit(main(sys.argv[1:]))"

LEAVES_A_FILE = "import os, sys; open(sys.argv[1], 'a').close()"


@dataclass
class Attack:
    """A window, and files that would like to start a command."""

    person: Person
    program: Program
    folder: Path
    level: str = ""
    """The value where a level is expected."""

    @property
    def window(self) -> Any:
        return self.person.window

    @property
    def replay(self) -> GameReplay:
        """The first game of the files."""
        return GameReplay.of(self.records[0])

    @property
    def records(self) -> list[dict[str, Any]]:
        """The games of a tournament, with the level in every place that there is for one."""
        lines = [json.loads(line) for line in exported(unfinished(games=2)).splitlines()]
        lines[0]["tournament"]["setup"]["levels"] = [self.level] * 3
        for line in lines:
            line["players"] = [{"name": name, "kind": self.level} for name in ("Eve", "Frieda", "Karl", "Dolores")]
        return lines

    def text(self, *, is_ours: bool = True) -> str:
        """The text of such a file; `is_ours`: as this program writes it, else as any other one could."""
        lines = self.records
        if not is_ours:
            del lines[0]["tournament"]
        return "".join(json.dumps(line) + "\n" for line in lines)

    def file(self, text: str, name: str = "gift.dokogames") -> Path:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def choose(self, ask: Callable[[], None], path: Path) -> None:
        """Choose a file in the dialog that is asked for."""
        ask()
        dialog = self.window.findChild(QFileDialog)
        dialog.fileSelected.emit(str(path))
        dialog.close()
        self.window.activateWindow()  # as a window manager does
        self.person.qtbot.waitUntil(lambda: QApplication.activeWindow() is self.window)
        until_read(self.window)

    def open(self, path: Path) -> None:
        """Open a file by a double click."""
        self.program.open_file(path)
        until_read(self.window)

    def play_deal(self) -> None:
        """Play the deal of the game that is looked at."""
        assert self.window.page is self.window.controllers.replays.page
        press(self.person, Qt.Key.Key_D)
        self.play()

    def play(self) -> None:
        """Play until each of the others has done something, and read what the window says."""
        session = self.window.session
        begun = len(session.game.actions)
        while {action.seat for action in session.game.actions[begun:]} < {0, 1, 2, 3}:
            self.person.wait()
            assert not self.person.game_is_shown
            self.person.decide()
        assert WARNING in self.window.notices.text

    def deals(self) -> str:
        """The text of a deal, with the level wherever a record has one."""
        record = {**self.records[0], "actions": [], "name": self.level, "note": self.level}
        del record["result"], record["tournament"]
        return json.dumps(record) + "\n"


# The ways


def opened_in_the_dialog(attack: Attack) -> None:
    attack.choose(attack.window.menu.action("record").trigger, attack.file(attack.text()))
    attack.play_deal()


def double_clicked(attack: Attack) -> None:
    attack.open(attack.file(attack.text()))
    attack.play_deal()


def double_clicked_as_text(attack: Attack) -> None:
    attack.open(attack.file("A nice game\n\n" + attack.text(is_ours=False)))
    attack.play_deal()


def handed_over_by_a_second_start(attack: Attack) -> None:
    attack.program.listen()
    data = attack.window.context.settings_file.folder
    path = attack.file(attack.text())
    second = subprocess.Popen([sys.executable, "-c", HANDS_OVER, "--data-dir", str(data), str(path)])
    attack.person.qtbot.waitUntil(lambda: second.poll() is not None, timeout=60_000)
    attack.person.qtbot.waitUntil(lambda: attack.window.controllers.replays.is_shown)
    attack.play_deal()


def pasted(attack: Attack) -> None:
    QApplication.clipboard().setText(attack.text(is_ours=False))
    attack.person.press(Qt.Key.Key_V, CTRL)
    attack.play_deal()


def tried_from_here(attack: Attack) -> None:
    attack.open(attack.file(attack.text()))
    press(attack.person, Qt.Key.Key_T)
    attack.play()


def played_from_another_seat(attack: Attack) -> None:
    attack.open(attack.file(attack.text()))
    press(attack.person, Qt.Key.Key_S)
    menu = attack.window.controllers.replays.page.seats_menu
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    attack.play()


def played_from_a_branch(attack: Attack) -> None:
    replay = attack.replay
    other = replay.game_at(replay.stops[1])
    while other.phase is not Phase.OVER:
        other.apply(other.legal()[-1])
    branch = Branch(1, tuple(other.actions), name=attack.level)
    assert Branches(attack.window.context.settings_file.folder / "branches").add(replay, branch).notice is None
    attack.open(attack.file(attack.text()))
    press(attack.person, Qt.Key.Key_B, Qt.Key.Key_Down, Qt.Key.Key_T)
    assert attack.window.session.practice.seat == 1
    attack.play()


def played_once_more(attack: Attack) -> None:
    attack.open(attack.file(attack.text()))
    attack.play_deal()
    attack.window.notices.next()
    attack.window.controllers.replays.again()
    attack.play()


def taken_in(attack: Attack) -> None:
    tournaments = attack.window.controllers.tournaments
    tournaments.show()
    attack.choose(tournaments.ask_file, attack.file(attack.text()))
    assert WARNING in attack.window.notices.text
    attack.window.notices.next()


def taken_in_and_continued(attack: Attack) -> None:
    taken_in(attack)
    attack.person.click(attack.window.controllers.tournaments.page.on)
    attack.person.next_game()
    attack.play()


def taken_in_without_a_setup_and_continued(attack: Attack) -> None:
    attack.window.controllers.tournaments.show()
    attack.window.controllers.tournaments.open_file(attack.file(attack.text(is_ours=False)))
    until_read(attack.window)
    press(attack.person, Qt.Key.Key_Return)
    attack.person.next_game()
    attack.play()


def taken_in_duplicated_and_continued(attack: Attack) -> None:
    taken_in(attack)
    page = attack.window.controllers.tournaments.page
    attack.person.click(page.buttons["duplicate"])
    (copied,) = (row for row, one in enumerate(page.table.things) if one.title.endswith("copy"))
    page.table.selectRow(copied)
    attack.person.click(page.on)
    attack.person.next_game()
    attack.play()


def taken_in_and_continued_after_a_start(attack: Attack) -> None:
    taken_in(attack)
    attack.window.show_start()
    attack.person.click(button(attack.window.start_page, "Continue"))
    attack.person.next_game()
    attack.play()


def a_file_among_the_tournaments(attack: Attack) -> None:
    """As a version wrote it that took such levels in, or as somebody has copied it there; its journal, too."""
    history = History(attack.window.context.settings_file.folder / "tournaments")
    history.folder.mkdir(exist_ok=True)
    kept = unfinished(games=2)
    content = kept.to_dict()
    content["setup"]["levels"] = [attack.level] * 3
    content["records"] = attack.records
    save(history.path(NAME), KIND, content, summary_of(kept).to_dict())
    attack.window.current.look_for_running()
    attack.window.show_start()
    attack.person.click(button(attack.window.start_page, "Continue"))
    attack.person.next_game()
    attack.play()
    assert attack.level not in exported(attack.window.session.tournament)


def a_journal_among_the_tournaments(attack: Attack) -> None:
    """The last game is in the journal of the next one only, and that one goes on."""
    history = History(attack.window.context.settings_file.folder / "tournaments")
    history.save(unfinished(games=1))
    second = game_from_record(attack.records[1])
    third = record_of(second.replayed(0), attack.records[1]["players"])
    third["table"] = attack.records[1]["table"]
    journal = Journal(history.journal(NAME), {"deal": 2, "game": third, "before": [attack.records[1]]})
    journal.write()
    journal.close()
    attack.window.current.look_for_running()
    attack.window.show_start()
    attack.person.click(button(attack.window.start_page, "Continue"))
    assert attack.window.session.game is not None
    assert attack.level not in exported(attack.window.session.tournament)


def a_party_of_freedoko(attack: Attack) -> None:
    text = party(game(0, "")).replace(player("Mara", "ai"), player(attack.level, attack.level))
    attack.window.controllers.tournaments.open_file(attack.file(text, "gift.txt"))
    until_read(attack.window)
    assert attack.window.page is attack.window.controllers.tournaments.sheet


def a_deal_file(attack: Attack) -> None:
    attack.window.controllers.deals.show()
    attack.choose(attack.window.controllers.deals.ask_file, attack.file(attack.deals()))
    play_marked_deal(attack)


def a_pasted_deal(attack: Attack) -> None:
    QApplication.clipboard().setText(attack.deals())
    attack.person.press(Qt.Key.Key_V, CTRL)
    play_marked_deal(attack)


def a_deal_among_four_experts(attack: Attack) -> None:
    attack.window.controllers.deals.show()
    attack.choose(attack.window.controllers.deals.ask_file, attack.file(attack.deals()))
    page = attack.window.controllers.deals.page
    page.experts.level = "casual"  # as fast as a test needs it
    attack.person.click(page.buttons["experts"])
    attack.person.qtbot.waitUntil(lambda: page.table.chosen.par is not None, timeout=60_000)
    attack.person.click(page.buttons["experts"])
    assert attack.window.controllers.replays.is_shown


def play_marked_deal(attack: Attack) -> None:
    """Nobody sat at a deal: those play it who sit at the person's own table."""
    page = attack.window.controllers.deals.page
    assert attack.window.page is page
    attack.person.click(page.on)
    session = attack.window.session
    while {action.seat for action in session.game.actions} < {0, 1, 2, 3}:
        attack.person.wait()
        attack.person.decide()


WAYS: Mapping[str, Callable[[Attack], None]] = {
    way.__name__: way
    for way in (
        opened_in_the_dialog,
        double_clicked,
        double_clicked_as_text,
        handed_over_by_a_second_start,
        pasted,
        tried_from_here,
        played_from_another_seat,
        played_from_a_branch,
        played_once_more,
        taken_in,
        taken_in_and_continued,
        taken_in_without_a_setup_and_continued,
        taken_in_duplicated_and_continued,
        taken_in_and_continued_after_a_start,
        a_file_among_the_tournaments,
        a_journal_among_the_tournaments,
        a_party_of_freedoko,
        a_deal_file,
        a_pasted_deal,
        a_deal_among_four_experts,
    )
}


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """The file that the command would leave."""
    return tmp_path / "left-by-the-command"


@pytest.fixture
def command(left: Path) -> str:
    return shlex.join([sys.executable, "-c", LEAVES_A_FILE, str(left)])


@pytest.fixture
def attack(qtbot, program: Program, tmp_path: Path) -> Attack:
    return Attack(Person(qtbot, program.window), program, tmp_path)


@pytest.mark.parametrize("way", WAYS)
def test_no_command_from_elsewhere_is_started(way: str, attack: Attack, command: str, left: Path) -> None:
    attack.level = f"engine:{command}"
    WAYS[way](attack)
    assert not left.exists()
    assert attack.program.settings.settings.programs == ()


@pytest.mark.parametrize("form", ["engine:{command}", "{level}"])
@pytest.mark.parametrize(
    "way", [double_clicked, pasted, taken_in_and_continued, taken_in_without_a_setup_and_continued]
)
def test_not_even_one_that_the_person_has_chosen_for_another_table(
    way: Callable[[Attack], None], form: str, attack: Attack, command: str, left: Path
) -> None:
    attack.program.settings.add_programs([command])
    attack.level = form.format(command=command, level=level_of(command))
    way(attack)
    assert not left.exists()


def test_all_ways_are_walked() -> None:
    assert len(WAYS) == 20


# What the person has chosen


def test_a_program_that_the_person_has_chosen_plays_and_its_command_goes_nowhere(
    qtbot, qapp, data_dir: Path, command: str, left: Path
) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        program.window.menu.action("new").trigger()
        dialog = program.window.findChild(TournamentDialog)
        row = dialog.opponents[0]
        row.level_choice.setCurrentIndex(row.level_choice.findText("External program…"))
        row.program.line.setText(command)
        person.click(button(dialog, "Start"))
        person.play_game()
        assert left.exists()
        assert program.settings.settings.programs == (command,)
        given_away = exported(program.window.session.tournament)
    left.unlink()
    where = places(data_dir)
    assert "python" in given_away
    for text in (given_away, *(path.read_text() for path in where.tournaments.iterdir() if path.is_file())):
        assert left.name not in text
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.click(button(program.window.start_page, "Continue"))
        person.next_game()
        person.play_game()
        assert left.exists()


def test_what_an_older_version_knows_of_the_programs_is_kept(
    qtbot, qapp, data_dir: Path, command: str, left: Path
) -> None:
    """Its settings held the command in the setup of the last tournament, and so did the tournament."""
    history, kept = History(data_dir / "tournaments"), unfinished(games=1)
    history.folder.mkdir()
    content = kept.to_dict()
    content["setup"]["levels"] = ["beginner", f"engine:{command}", "beginner"]
    save(history.path(NAME), KIND, content, summary_of(kept).to_dict())
    old = {"freedoko-qt": "settings", "format": 1, "content": {"setup": content["setup"]}}
    (data_dir / "settings.json").write_text(json.dumps(old))
    with opened(qapp, data_dir) as program:
        assert program.settings.settings.programs == (command,)
        person = Person(qtbot, program.window)
        person.click(button(program.window.start_page, "Continue"))
        person.next_game()
        person.play_game()
        assert left.exists()
