"""The `freedoko-qt` command: the window, and the program without a screen."""

import argparse
import builtins
import gc
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NoReturn

from freedoko_qt import __version__
from freedoko_qt.app.plain import one_line, shortened
from freedoko_qt.cli.count import count
from freedoko_qt.cli.terminal import write_what_it_can
from freedoko_qt.engine.errors import GameError

CANNOT_RUN = 1
WRONG_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141  # as if SIGPIPE had ended the process
COMPILED = (".so", ".pyd")  # modules that load libraries of the system, such as Qt's
NO_LIBRARY = "A library cannot be loaded ({}). The packages that Debian has for it are named in packaging/setup.sh."

COMMANDS = {
    "simulate": "let computer players play many deals against each other",
    "replay": "play recorded games again and check their results",
    "rules": "list every option of the rules",
    "score": "work out the points of games played at a real table",
    "seat": "let a computer player play at any table, by the seat protocol",
}


class Parser(argparse.ArgumentParser):
    """An argument parser that prints one sentence instead of the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"{self.prog}: {shortened(one_line(message))}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status: 2 for unusable input, reported in one sentence."""
    arguments = sys.argv[1:] if argv is None else argv
    take_closed_descriptors()
    try:
        if sys.stdout is None or sys.stderr is None:
            from freedoko_qt.cli.no_console import run_without_console

            return run_without_console(lambda: _main(arguments))
        return _main(arguments)
    finally:
        drop_unwritten()


def take_closed_descriptors() -> None:
    """Keep the numbers of standard streams that were closed from files of ours: libraries write to them unasked."""
    for number in range(3) if os.name == "posix" else ():
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # it gets the lowest number that is free


def drop_unwritten() -> None:
    """Forget what standard output and error do not take: the interpreter would try once more, and complain."""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _main(argv: Sequence[str]) -> int:
    try:
        try:
            args = parse(argv)
            write_what_it_can(args.language or "en")
            run: Callable[[argparse.Namespace], int] = args.run
            return run(args)
        finally:
            print(end="", flush=True)  # here, not at exit, a reader who has gone can still be met with grace
    except BrokenPipeError:
        return READER_GONE
    except (GameError, OSError) as error:
        return _failed(WRONG_INPUT, sentence(error))
    except ImportError as error:
        if not (error.path or "").endswith(COMPILED):
            raise
        return _failed(CANNOT_RUN, NO_LIBRARY.format(sentence(error)))
    except KeyboardInterrupt:
        return INTERRUPTED


def _failed(status: int, words: str) -> int:
    """Say why, if anybody can hear it, and return the exit status."""
    with suppress(OSError):
        print(f"freedoko-qt: {words}", file=sys.stderr)
    return status


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, with the function that carries them out as `run`. Raises SystemExit on wrong ones."""
    parser = Parser(
        prog="freedoko-qt",
        description="Doppelkopf for the desktop. Without a command: play.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    option = parser.add_argument_group("the window").add_argument
    option("--data-dir", type=folder, metavar="DIR", help="keep games, settings and log in this folder")
    option("--language", choices=("de", "en"), help="speak this language, whatever the settings say")
    option("--autoplay", type=count, metavar="N", help="let the computer play N games for you, then quit")
    option("--seed", type=int, metavar="S", help="deal the games of this seed")
    option("--screenshots", type=folder, metavar="DIR", help="with --autoplay: save pictures of the window")
    menu = parser.add_argument_group("the menu of a Linux desktop").add_argument
    for flag, run, words in MENU:
        menu(flag, dest="run", action="store_const", const=run, help=words)
    parser.set_defaults(run=open_window, file=None)
    if not any(argument in COMMANDS for argument in argv):
        parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a record or a rule set to open")
        parser.epilog = "commands:\n" + "\n".join(f"    {name:<12}{purpose}" for name, purpose in COMMANDS.items())
        args = parser.parse_args(argv)
        check(parser, args)
        return args
    commands = parser.add_subparsers(metavar="COMMAND")
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose)
        if name in argv:  # only the chosen one is imported
            module = import_module(f"freedoko_qt.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser.parse_args(argv)


def folder(text: str) -> Path:
    """A folder as an argument. Raises ArgumentTypeError for no text, which would be the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("no folder is named")
    return Path(text)


def check(parser: argparse.ArgumentParser, args: argparse.Namespace) -> None:
    """Refuse an option without effect, and a missing file that is probably a misspelled command. Raises SystemExit."""
    if args.screenshots is not None and args.autoplay is None:
        parser.error("argument --screenshots: only with --autoplay")
    if args.file is not None and not args.file.suffix and not os.path.lexists(args.file):
        known = ", ".join(COMMANDS)
        parser.error(f"There is neither a command nor a file called '{args.file}'; commands are {known}.")


def install_desktop_entry(_: argparse.Namespace) -> int:
    """Put the program into the user's menu, for records and rule sets too. Raises OSError."""
    from freedoko_qt.app import desktop_entry

    desktop_entry.install(desktop_entry.users_share(), desktop_entry.this_command())
    return 0


def remove_desktop_entry(_: argparse.Namespace) -> int:
    """Take it out of there again. Raises OSError."""
    from freedoko_qt.app import desktop_entry

    desktop_entry.remove(desktop_entry.users_share())
    return 0


MENU = (
    ("--install-desktop-entry", install_desktop_entry, "show the program there, with its icon and its files"),
    ("--remove-desktop-entry", remove_desktop_entry, "remove it again"),
)


def open_window(args: argparse.Namespace) -> int:
    """Open the game and return when its window is closed."""
    status: int = window_program().run(args)
    return status


def window_program() -> ModuleType:
    """The module of the program with a window, imported in the way that takes the least time."""
    gc.disable()  # a start makes many objects and hardly any garbage; the window collects it from then on
    python_import = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = python_import  # that of PySide reads the source of every module, for switches not used here
    return import_module("freedoko_qt.ui.application")


def sentence(error: Exception) -> str:
    """The message of an error in one line of readable length, without Python's error numbers."""
    if isinstance(error, OSError) and error.strerror:
        return shortened(one_line(f"{error.filename}: {error.strerror}" if error.filename else error.strerror))
    return shortened(one_line(str(error)))


if __name__ == "__main__":
    if getattr(sys, "frozen", False) and {"--multiprocessing-fork", "-c"} & set(sys.argv):
        from multiprocessing import freeze_support

        freeze_support()  # this is a helper of a command that works in several processes: it does not come back
    sys.exit(main())
