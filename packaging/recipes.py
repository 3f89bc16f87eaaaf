"""The recipes of other tools, filled in from the one source: Inno Setup, a disk image, Flatpak."""

from collections.abc import Iterator
from pathlib import Path
from string import Template

from freedoko_qt import __version__
from freedoko_qt.app.identity import COMMAND, DEVELOPERS, FILE_TYPES, HOMEPAGE, ID, LICENCE, NAME

TEMPLATES = Path(__file__).with_name("templates")
WINDOWS_ID = "{{6C1E63F5-53C4-4BC6-9C0D-1D0F4C1B6A57}"
"""The id of the installer, by which an update finds what it replaces: never change it. The first brace is doubled."""

NUMBERS = __version__.partition(".dev")[0]
"""The version where only numbers are allowed."""


def values() -> dict[str, str]:
    """The values that the templates name."""
    return {
        "version": __version__,
        "name": NAME,
        "command": COMMAND,
        "id": ID,
        "developers": DEVELOPERS,
        "homepage": HOMEPAGE,
        "licence": LICENCE,
        "numbers": NUMBERS,
        "quad": f"{NUMBERS.replace('.', ', ')}, 0",
        "windows_id": WINDOWS_ID,
        "windows_types": "\n".join(_windows_type(one.suffix, one.words.en) for one in FILE_TYPES),
    }


def filled() -> Iterator[tuple[str, str]]:
    """Each recipe by its file name."""
    for template in sorted(TEMPLATES.iterdir()):
        name = template.name.replace("ID", ID)
        yield name, Template(template.read_text(encoding="utf-8")).substitute(values())


def write(out: Path) -> Iterator[Path]:
    """Write them to a folder."""
    for name, text in filled():
        (out / name).write_text(text, encoding="utf-8")
        yield out / name


def _windows_type(suffix: str, words: str) -> str:
    kind = f"{ID}{suffix}"
    entries = (
        (rf"Software\Classes\{suffix}", None, "", "uninsdeletekeyifempty"),
        (rf"Software\Classes\{suffix}\OpenWithProgids", kind, "", "uninsdeletevalue uninsdeletekeyifempty"),
        (rf"Software\Classes\{kind}", "", words, "uninsdeletekey"),
        (rf"Software\Classes\{kind}\DefaultIcon", "", rf"{{app}}\{COMMAND}.exe,0", ""),
        (rf"Software\Classes\{kind}\shell\open\command", "", rf'""{{app}}\{COMMAND}.exe"" ""%1""', ""),
    )
    return "\n".join(
        f'Root: HKCU; Subkey: "{key}"'
        + ("" if name is None else f'; ValueType: string; ValueName: "{name}"; ValueData: "{value}"')
        + (f"; Flags: {flags}" if flags else "")
        for key, name, value, flags in entries
    )
