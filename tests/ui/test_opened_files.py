"""A file that is opened by a double-click, in a window of its own or in the one that is there."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from evening import Person, until_read

from freedoko_qt import __version__
from freedoko_qt.app.atomic import write_atomically
from freedoko_qt.app.history import History
from freedoko_qt.app.opened_file import holds_rules
from freedoko_qt.app.record_file import export_file
from freedoko_qt.app.rule_sets import RuleSet, exported
from freedoko_qt.app.system_report import Bundle
from freedoko_qt.engine.rules import Rules
from freedoko_qt.ui.about_box import AboutBox
from freedoko_qt.ui.single_instance import FOLDER, LOCK, REFUSED, REQUEST, SingleInstance, hand_over

SECOND_START = "import sys; from freedoko_qt.__main__ import main; sys.exit(main(sys.argv[1:]))"

OPENED_BY_THE_SYSTEM = """
import sys
from PySide6.QtGui import QFileOpenEvent
from freedoko_qt.__main__ import parse, window_program
application, program = window_program().begin(parse(["--data-dir", sys.argv[1]]))
program.window.show()
application.sendEvent(application, QFileOpenEvent(sys.argv[2]))
print(program.window.dialogs.rules.draft.rule_set.name)
program.window.dialogs.rules.close()
program.window.close()
program.close()
"""


@pytest.fixture
def rules_file(tmp_path: Path) -> Path:
    path = tmp_path / "ours, at home.dokorules"
    path.write_text(exported(RuleSet(Rules(dollen=False), name="At home")), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "content", "rules"),
    [
        ("a.dokorules", "", True),
        ("a.dokogames", "", False),
        ("a.jsonl", "", False),
        ("a.json", '{"rules": {"dollen": true}, "actions": []}', False),
        ("a.json", '{"dollen": true}', True),
        ("a.json", exported(RuleSet(Rules())), True),
        ("a.txt", "dollen = 1", True),
    ],
)
def test_what_a_file_holds(tmp_path: Path, name: str, content: str, rules: bool) -> None:
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    assert holds_rules(path) is rules


def test_rules_are_kept_and_shown(program, rules_file: Path) -> None:
    program.open_file(rules_file)
    dialog = program.window.dialogs.rules
    assert dialog.draft.rule_set.name == "At home"
    assert dialog.draft.rules.dollen is False
    assert [one.name for one in program.window.context.rule_sets.all()[0]] == ["At home"]
    dialog.close()


def test_games_are_shown(qtbot, program, data_dir: Path, tmp_path: Path) -> None:
    person = Person(qtbot, program.window)
    person.begin()
    person.play_game()
    history = History(data_dir / "tournaments")
    path = tmp_path / "evening.dokogames"
    assert export_file(history.load(program.window.session.tournament_id).value, path) is None
    program.window.show_start()
    program.open_file(path)
    until_read(program.window)
    assert program.window.page is program.window.controllers.replays.page


def test_what_is_no_record_is_reported_in_the_window(program, tmp_path: Path) -> None:
    path = tmp_path / "diary.dokogames"
    path.write_text("Dear diary")
    program.open_file(path)
    until_read(program.window)
    assert "diary.dokogames" in program.window.notices.text


@pytest.mark.parametrize("controller", ["tournaments", "replays", "deals"])
def test_a_file_of_games_is_read_on_a_thread(program, tmp_path: Path, controller: str) -> None:
    """Whatever it turns out to be: a party of FreeDoko, too, which is looked for last."""
    path = tmp_path / "evening"
    path.write_text("Dear diary")
    readers: list[Thread] = []

    def hear(event: str, args: tuple[object, ...]) -> None:
        if event == "open" and str(args[0]) == str(path):
            readers.append(current_thread())

    sys.addaudithook(hear)
    program.window.controllers.tournaments.show()
    getattr(program.window.controllers, controller).open_file(path)
    until_read(program.window)
    assert readers
    assert main_thread() not in readers


def test_the_own_rule_sets_are_read_on_a_thread(program) -> None:
    """There may be very many of them."""
    rule_sets = program.window.context.rule_sets
    rule_sets.save(RuleSet(Rules(), name="Ours"))
    readers: list[Thread] = []

    def hear(event: str, args: tuple[object, ...]) -> None:
        if event == "open" and Path(str(args[0])).parent == program.window.context.places.rule_sets:
            readers.append(current_thread())

    sys.addaudithook(hear)
    program.window.controllers.records.show_evenings()
    assert readers
    assert main_thread() not in readers


def test_the_list_of_tournaments_is_read_on_a_thread(program) -> None:
    """There may be very many of them."""
    folder = program.window.session.history.folder
    readers: list[Thread] = []

    def hear(event: str, args: tuple[object, ...]) -> None:
        if event == "os.listdir" and str(args[0]) == str(folder):
            readers.append(current_thread())

    sys.addaudithook(hear)
    program.window.controllers.tournaments.show()
    assert readers
    assert main_thread() not in readers


def start_again(data_dir: Path, path: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", SECOND_START, "--data-dir", str(data_dir), str(path)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=path.parent)


def test_a_second_start_hands_the_file_to_the_window(qtbot, program, data_dir: Path, rules_file: Path) -> None:
    program.listen()
    second = start_again(data_dir, rules_file)
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=60_000)
    assert (second.returncode, *second.communicate()) == (0, "", "")
    qtbot.waitUntil(lambda: program.window.dialogs.rules is not None)
    assert program.window.dialogs.rules.draft.rule_set.name == "At home"
    program.window.dialogs.rules.close()


def start_without_a_file(data_dir: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", SECOND_START, "--data-dir", str(data_dir)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_second_start_shows_the_window_that_is_there(qtbot, program, data_dir: Path) -> None:
    program.listen()
    program.window.showMinimized()
    second = start_without_a_file(data_dir)
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=60_000)
    assert (second.returncode, *second.communicate()) == (0, "", "")
    assert not program.window.isMinimized()


def test_who_wants_several_windows_gets_another_one(qtbot, program, data_dir: Path) -> None:
    program.settings.change(one_window=False)
    program.listen()
    handed_over = Thread(target=lambda: answers.append(hand_over(data_dir, None)))
    answers: list[bool] = []
    handed_over.start()
    qtbot.waitUntil(lambda: not handed_over.is_alive(), timeout=60_000)
    assert answers == [False]


def test_a_file_that_is_not_there_is_reported_where_it_was_asked_for(data_dir: Path, tmp_path: Path) -> None:
    second = start_again(data_dir, tmp_path / "nothing.dokorules")
    _, output = second.communicate(timeout=60)
    assert second.returncode == 2
    assert output.startswith("freedoko-qt: ")
    assert output.count("\n") == 1


@pytest.fixture
def listening(qtbot, data_dir: Path):
    """A person who takes the files of later starts, and what was taken."""
    window = SingleInstance(data_dir, lambda: True)
    taken: list[Path] = []
    window.opened.connect(taken.append)
    window.listen()
    yield taken
    window.close()


def ask(data_dir: Path, asked: bytes, name: str = "a") -> Path:
    """A request as a later start lays it down."""
    request = data_dir / FOLDER / f"{name}{REQUEST}"
    write_atomically(request, asked)
    return request


@pytest.mark.parametrize(
    "asked",
    [b"/a\0b", b"relative", b"x" * 19_999, b"\xff\n"],
    ids=["NUL", "relative", "nonsense", "no letters"],
)
def test_what_is_no_path_is_refused_and_the_next_one_is_taken(qtbot, listening, data_dir: Path, asked: bytes) -> None:
    refused = ask(data_dir, asked)
    qtbot.waitUntil(refused.with_suffix(REFUSED).exists)
    assert listening == []
    path = data_dir / "a b.dokorules"
    ask(data_dir, os.fsencode(path))
    qtbot.waitUntil(lambda: listening == [path])


def test_several_starts_at_once_are_all_answered(qtbot, listening, data_dir: Path) -> None:
    paths = [data_dir / f"{number}.dokorules" for number in range(20)]
    for path in paths:
        ask(data_dir, os.fsencode(path), path.stem)
    qtbot.waitUntil(lambda: sorted(listening) == sorted(paths))


def test_what_was_asked_of_a_window_that_was_killed_is_refused(qtbot, data_dir: Path) -> None:
    (data_dir / FOLDER).mkdir(parents=True)
    request = ask(data_dir, os.fsencode(data_dir / "a.dokorules"))
    window = SingleInstance(data_dir, lambda: True)
    taken: list[Path] = []
    window.opened.connect(taken.append)
    window.listen()
    assert request.with_suffix(REFUSED).exists()
    window.close()
    window.listen()
    assert not request.with_suffix(REFUSED).exists()
    assert taken == []
    window.close()


@pytest.mark.parametrize("suffix", [REQUEST, REFUSED])
def test_a_folder_in_place_of_a_request_hinders_no_start(qtbot, data_dir: Path, suffix: str) -> None:
    (data_dir / FOLDER / f"a{suffix}").mkdir(parents=True)
    window = SingleInstance(data_dir, lambda: True)
    taken: list[Path] = []
    window.opened.connect(taken.append)
    for _ in range(2):  # the folder may have got another name meanwhile
        window.listen()
        window.close()
    window.listen()
    ask(data_dir, os.fsencode(data_dir / "b.dokorules"), "b")
    qtbot.waitUntil(lambda: taken == [data_dir / "b.dokorules"])
    window.close()


def test_the_lock_of_a_killed_program_hinders_no_start(data_dir: Path) -> None:
    holds = "import os, sys; from pathlib import Path; from freedoko_qt.app.lock import Lock\n"
    holds += "lock = Lock(Path(sys.argv[1])); lock.take(); os._exit(0)"
    lock = data_dir / FOLDER / LOCK
    subprocess.run([sys.executable, "-c", holds, lock], check=True)
    assert lock.exists()
    assert not hand_over(data_dir, None)


def test_where_no_window_is_a_start_leaves_nothing_behind(data_dir: Path, tmp_path: Path) -> None:
    assert not hand_over(data_dir, tmp_path / "a.dokorules")
    assert not (data_dir / FOLDER).exists()


def test_a_second_start_finds_the_window_in_a_folder_of_any_name(qtbot, tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"Spiele f\xfcr K\xe4the")
    try:
        folder.mkdir()
    except OSError:
        pytest.skip("this system has no such names")
    window = SingleInstance(folder, lambda: True)
    answers: list[bool] = []
    window.listen()
    with qtbot.waitSignal(window.opened) as opened_file:
        Thread(target=lambda: answers.append(hand_over(folder, folder / "a.dokorules"))).start()
    qtbot.waitUntil(lambda: bool(answers))
    assert (answers, opened_file.args) == ([True], [folder / "a.dokorules"])
    window.close()
    assert not hand_over(folder, None)


def test_a_window_that_was_closed_takes_nothing(qtbot, data_dir: Path) -> None:
    window = SingleInstance(data_dir, lambda: True)
    window.listen()
    window.close()
    assert not hand_over(data_dir, None)


unix = pytest.mark.skipif(os.name != "posix", reason="pipes have other names there")


@unix
@pytest.mark.parametrize("name", ["pipe.dokogames", "pipe.dokorules", "pipe"])
def test_a_pipe_is_reported_in_the_window(program, tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    program.open_file(tmp_path / name)
    until_read(program.window)
    text = program.window.notices.text or program.window.dialogs.rules.status.text()
    assert name in text
    assert "it is not an ordinary file" in text
    if program.window.dialogs.rules is not None:
        program.window.dialogs.rules.close()


@unix
def test_a_pipe_is_reported_where_it_was_asked_for(data_dir: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    second = start_again(data_dir, tmp_path / "pipe")
    _, output = second.communicate(timeout=60)
    words = "freedoko-qt: pipe cannot be read: it is not an ordinary file, or the disk is damaged; check both.\n"
    assert (second.returncode, output) == (2, words)


def test_a_report_of_the_system_for_the_clipboard(program, qapp, data_dir: Path) -> None:
    box = AboutBox(data_dir, program.window)
    box.copy.click()
    report = qapp.clipboard().text()
    assert report.startswith(f"FreeDoko Qt: {__version__}, ")
    assert f"Data: {data_dir}" in report
    assert "Window system: offscreen" in report
    assert str(Path.home()) not in report
    assert box.copy.text() == "Copied"
    box.close()


def test_a_file_that_the_system_opens_comes_to_the_window(rules_file: Path, data_dir: Path) -> None:
    """As Finder does it, in a process of its own: there is one application in each."""
    run = subprocess.run(
        [sys.executable, "-c", OPENED_BY_THE_SYSTEM, data_dir, rules_file], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout) == (0, "At home\n"), run.stderr


@pytest.mark.parametrize(
    ("program", "licences"),
    [
        ("/opt/freedoko-qt/freedoko-qt", "/opt/freedoko-qt/licences"),
        ("/Applications/FreeDoko Qt.app/Contents/MacOS/freedoko-qt",
         "/Applications/FreeDoko Qt.app/Contents/Resources/licences"),
    ],
)  # fmt: skip
def test_where_the_licences_of_a_bundle_lie(program: str, licences: str) -> None:
    assert Bundle(Path(program), Path("/somewhere")).licences == Path(licences)
