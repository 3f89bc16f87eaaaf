"""Finds the pictures, weights and translations of the program, installed or in a checkout."""

import logging
import os
import zlib
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
"""The folder of the program."""
CHECKOUT = PACKAGE.parent
"""The folder around it, which is a checkout where the program is not installed."""


def asset(*parts: str) -> Path:
    """The path of a file or folder below assets/: `asset("decks", "french")`. It need not exist."""
    return _folder("assets").joinpath(*parts)


def translation(language: str, name: str = "freedoko") -> Path | None:
    """The compiled translation (.qm) into a language such as "de", or None where there is none.

    `name` "german_suits": other words for those in which the cards of the French suits are named.
    A checkout keeps the sources only: they are compiled on first use into the user's cache. Where that cannot
    be done, a warning in the log says why and the answer is None: the program then speaks English.
    """
    compiled = _folder("translations") / f"{name}_{language}.qm"
    if compiled.is_file():
        return compiled
    source = compiled.with_suffix(".ts")
    if not source.is_file():
        return None
    try:
        return _compiled_in_cache(source)
    except OSError as error:
        logging.getLogger(__name__).warning("No translation into %r: %s", language, error)
        return None


def compile_translation(source: Path, target: Path) -> None:
    """Compile a .ts file into a .qm file, whole or not at all. Raises OSError, with the reason in words."""
    # Imported here because a start that finds everything compiled should not wait for them.
    from tempfile import TemporaryDirectory

    from freedoko_qt.qm_file import compiled

    try:
        data = compiled(source.read_bytes())
    except ValueError as error:
        raise OSError(f"{source} cannot be compiled: {error}") from error
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=target.parent, prefix=".compiling-") as folder:
        draft = Path(folder, target.name)
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)


def _folder(name: str) -> Path:
    """Inside the package where it was installed from a wheel, beside it in a checkout."""
    inside = PACKAGE / name
    return inside if inside.is_dir() else CHECKOUT / name


def _compiled_in_cache(source: Path) -> Path:
    # Imported here because the commands without a window need no such place.
    from platformdirs import user_cache_path

    # The name holds what the file was made from, so that two checkouts share the cache without quarrel.
    text = source.read_bytes()
    digest = f"{zlib.crc32(text):08x}-{len(text):x}"
    target = user_cache_path("freedoko-qt", appauthor=False) / f"{source.stem}-{digest}.qm"
    if not target.is_file():
        compile_translation(source, target)
    return target
