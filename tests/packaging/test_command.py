"""The `freedoko-qt` command around its subcommands: arguments, errors, a reader who goes away."""

import lzma
import os
import subprocess
import sys
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from freedoko_qt import __version__
from freedoko_qt.__main__ import COMMANDS, main, parse
from freedoko_qt.cli.no_console import run_without_console
from freedoko_qt.ui.application import SCREENS

FROM_ANYWHERE = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}


def freedoko(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "freedoko_qt", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_version() -> None:
    run = freedoko("--version")
    assert (run.returncode, run.stdout, run.stderr) == (0, f"freedoko-qt {__version__}\n", "")


def test_help_names_every_command() -> None:
    run = freedoko("--help")
    assert run.returncode == 0
    assert all(f"    {name}" in run.stdout for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    run = freedoko(command, "--help")
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith(f"usage: freedoko-qt {command}")


def test_the_window_takes_its_arguments() -> None:
    args = parse(["--data-dir=here", "--autoplay=3", "--seed=7", "--screenshots=shots", "--language=de"])
    assert (args.data_dir, args.screenshots) == (Path("here"), Path("shots"))
    assert (args.autoplay, args.seed, args.language) == (3, 7, "de")


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["--dance"],
        ["--autoplay", "0"],
        ["--autoplay", "many"],
        ["--seed", "x"],
        ["--language", "fr"],
        ["replay"],
        ["replay", "no such file"],
        ["replay", "."],
        ["rules", "--preset", "no such preset"],
        ["simulate", "--rules", "no such preset"],
        ["simulate", "--candidate", "no such level"],
        ["simulate", "--deals", "-1"],
        ["simulate", "--deals", "9" * 20],
    ],
    ids=" ".join,
)
def test_wrong_input_is_reported_in_one_sentence(arguments: list[str]) -> None:
    run = freedoko(*arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("freedoko-qt")
    assert run.stderr.count("\n") == 1


def test_a_command_that_is_misspelled_is_answered_with_those_that_there_are() -> None:
    run = freedoko("simulat")
    assert run.returncode == 2
    assert run.stderr == (
        "freedoko-qt: There is neither a command nor a file called 'simulat'; "
        "commands are simulate, replay, rules, score, seat.\n"
    )


def test_pictures_are_refused_where_nothing_is_played_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        parse(["--screenshots", "shots"])
    assert capsys.readouterr().err == "freedoko-qt: argument --screenshots: only with --autoplay\n"


@pytest.mark.parametrize("option", ["--data-dir", "--screenshots"])
def test_a_folder_without_a_name_is_not_the_current_one(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        parse(["--autoplay", "1", option, ""])
    assert capsys.readouterr().err == f"freedoko-qt: argument {option}: no folder is named\n"


@pytest.mark.parametrize("arguments", [["--seed"], ["simulate", "--seed"], ["rules", "--preset"]], ids=" ".join)
def test_wrong_input_is_not_repeated_at_any_length(arguments: list[str]) -> None:
    run = freedoko(*arguments, "no " * 10_000)
    assert run.returncode == 2
    assert len(run.stderr) < 1_200


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("text.jsonl", b"hello\n"),
        ("bytes.jsonl", bytes(range(256))),
        ("text.xz", b"hello\n"),
        ("torn.xz", lzma.compress(b"hello\n" * 99)[:40]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_foreign_file_is_reported_in_one_sentence(name: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    run = freedoko("replay", path)
    assert run.returncode == 2
    assert name in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["score", "nothing.json"], ["--install-desktop-entry"]], ids=" ".join)
def test_a_library_that_cannot_be_loaded_is_reported_in_one_sentence(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a system that lacks what Qt wants."""
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").touch()
    (tmp_path / "PySide6" / f"QtCore{EXTENSION_SUFFIXES[-1]}").touch()
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    run = freedoko(*arguments)
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith("freedoko-qt: A library cannot be loaded (")
    assert "QtCore" in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a screen")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "There is no screen for a window: neither DISPLAY nor WAYLAND_DISPLAY is set."),
        ("de", "Es gibt keinen Bildschirm für ein Fenster: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt."),
    ],
)
def test_without_a_screen_it_says_so(language: str, words: str, tmp_path: Path) -> None:
    without = {name: value for name, value in os.environ.items() if name not in SCREENS}
    command = [sys.executable, "-m", "freedoko_qt", "--data-dir", str(tmp_path), "--language", language]
    run = subprocess.run(command, capture_output=True, text=True, check=False, env=without)
    assert (run.returncode, run.stderr) == (2, f"freedoko-qt: {words}\n")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en_GB", "gone.dokogames cannot be read: the file"), ("de_AT", "gone.dokogames lässt sich nicht lesen: ")],
)
def test_a_file_that_is_not_there_is_reported_in_the_language_of_the_system(language: str, words: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "", "LC_ALL": f"{language}.UTF-8"}
    command = [sys.executable, "-X", "utf8", "-m", "freedoko_qt", "gone.dokogames"]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, env=environment)
    assert run.returncode == 2
    assert f"freedoko-qt: {words}" in run.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a screen")
@pytest.mark.parametrize(
    "screen", [{"QT_QPA_PLATFORM": "nonsense"}, {"QT_QPA_PLATFORM": "xcb", "DISPLAY": "nowhere:0"}]
)
def test_a_screen_that_cannot_be_opened_leaves_no_core_dump(screen: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "freedoko_qt", "--data-dir", tmp_path / "data"]
    run = subprocess.run(command, env={**os.environ, **screen}, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "no Qt platform plugin could be initialized" in run.stderr


@pytest.mark.skipif(sys.platform != "linux" or Path("/dev/fb0").exists(), reason="there is a screen")
def test_a_screen_that_is_none_is_reported_in_one_sentence(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "linuxfb"}
    command = [sys.executable, "-m", "freedoko_qt", "--data-dir", tmp_path / "data", "--language", "en"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr.endswith("freedoko-qt: There is no screen for a window.\n")


@pytest.mark.parametrize(
    "environment",
    [
        {"QT_SCALE_FACTOR": "0", "QT_SCREEN_SCALE_FACTORS": "nan", "QT_FONT_DPI": "100000"},
        {"QT_LOGGING_RULES": "*=true", "QT_DEBUG_PLUGINS": "1"},
    ],
    ids=["unusable sizes", "everything is said, even at the very end"],
)
def test_it_plays_whatever_the_environment_says_to_qt(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "freedoko_qt", "--autoplay", "1"]
    known = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(command, env=known | environment, capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0
    assert "Traceback" not in run.stderr


def test_a_reader_who_has_seen_enough() -> None:
    command = [sys.executable, "-m", "freedoko_qt", "rules"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.close()
        assert writer.stderr.read() == ""
    assert writer.returncode == 141


@pytest.mark.skipif(os.name != "posix", reason="a shell closes the streams")
@pytest.mark.parametrize(
    ("arguments", "status"), [("--version", 0), ("rules", 0), ("dance", 2), ("replay nothing", 2), ("--autoplay 1", 0)]
)
def test_a_program_without_a_console_does_its_work(arguments: str, status: int, tmp_path: Path) -> None:
    """As on Windows, where a program with a window has no standard output and no standard error."""
    command = f'exec "{sys.executable}" -m freedoko_qt {arguments} >&- 2>&-'
    assert subprocess.run(["sh", "-c", command], check=False, cwd=tmp_path, env=FROM_ANYWHERE).returncode == status


@pytest.mark.parametrize(
    ("arguments", "words"),
    [("--version", f"freedoko-qt {__version__}"), ("--seed x", "freedoko-qt: argument --seed: ")],
)
def test_what_would_be_said_on_a_console_is_shown(
    arguments: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    with suppress(SystemExit):
        run_without_console(lambda: main(arguments.split()), shown.append)
    (line,) = shown
    assert line.startswith(words)


def with_closed(closed: str, *command: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """A command that is started without some of its standard streams, closed as a shell does it."""
    line = ["sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, *command]
    return subprocess.run(line, input=text, capture_output=True, text=True, check=False)


NO_STREAM = pytest.mark.skipif(os.name != "posix", reason="there a program without a console has none of them")


@NO_STREAM
def test_what_can_be_written_is_written_where_another_stream_is_closed() -> None:
    """The answers of a seat, too: a host may close the standard error of its programs."""
    assert with_closed("2>&-", "-m", "freedoko_qt", "rules").stdout.startswith("Cards\n")
    asked = '{"protocol": "freedoko-qt"}\n'
    seat = "-m", "freedoko_qt", "seat", "--player", "casual"
    whole, without = (with_closed(closed, *seat, text=asked).stdout for closed in ("", "2>&-"))
    assert without == whole != ""
    wrong = with_closed(">&-", "-m", "freedoko_qt", "rules", "--preset", "none")
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)


@NO_STREAM
def test_a_seat_without_questions_ends() -> None:
    run = with_closed("<&-", "-m", "freedoko_qt", "seat", "--player", "casual")
    assert (run.returncode, run.stderr) == (0, "")


@NO_STREAM
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_no_file_of_ours_takes_the_number_of_a_closed_stream(closed: str) -> None:
    """Libraries write their warnings to standard error, whatever has its number."""
    opens = (
        "import os; from freedoko_qt.__main__ import main; main(['rules', '--preset', 'ddv']);"
        "os._exit(os.open(os.devnull, os.O_RDONLY))"
    )
    assert with_closed(closed, "-c", opens).returncode > 2


SHORT_AND_LONG = [["--version"], ["--help"], ["rules", "--help"], ["simulate", "--deals", "1"], ["rules"]]
"""Output that fills no buffer is written at the very end."""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full device")
@pytest.mark.parametrize("arguments", SHORT_AND_LONG, ids=" ".join)
def test_a_full_disk_is_reported_in_one_sentence(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "freedoko_qt", *arguments]
        run = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        assert (run.returncode, run.stderr) == (2, "freedoko-qt: No space left on device\n")
        run = subprocess.run([*command, "--wrong"], stdout=full, stderr=full, check=False)
        assert run.returncode == 2


@NO_STREAM
@pytest.mark.parametrize("arguments", SHORT_AND_LONG, ids=" ".join)
def test_a_reader_who_has_gone_is_no_error(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "freedoko_qt", *arguments]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    run = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False, env=environment)
    os.close(writer)
    assert (run.returncode, run.stderr) == (141, "")
