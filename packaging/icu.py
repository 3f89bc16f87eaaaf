"""The tables of ICU, the library of languages that Qt brings along on Linux, without what is not used here.

Qt sorts, changes capitals and converts time zones by them. Names of currencies, units and regions, tables of old
encodings, and all languages but the two of the program take 30 of their 32 MB.
"""

import re
import struct
import subprocess
from pathlib import Path

LANGUAGES = ("de", "en")
UNUSED = (
    r"(brkitr|curr|lang|rbnf|region|translit|unit|zone)/.*|.*\.cnv|rfc\d+\w*\.spp|(unames|ulayout)\.icu|confusables\.cfu|"
    r"(uts46|nfkc_cf)\.nrm|(dayPeriods|langInfo|metaZones|plurals|pluralRanges|units)\.res"
)
OF_A_LANGUAGE = r"(?:coll/)?([a-z]{2,3})(?:_\w+)?\.res"


def is_used(name: str) -> bool:
    """True if a table is of use, by its name below the folder of all."""
    language = re.fullmatch(OF_A_LANGUAGE, name)
    return not re.fullmatch(UNUSED, name) and (language is None or language[1] in LANGUAGES)


def shrink(library: Path) -> None:
    """Replace libicudata.so.N by one with the tables that are used.

    It needs the assembler and the linker of binutils; CalledProcessError if they fail. ValueError if there
    are no tables in it.
    """
    data = library.read_bytes()
    start = data.index(b"CmnD") - 12  # of the header: two bytes of its own length, then its content
    (length,) = struct.unpack_from("<H", data, start)
    kept = _without_the_unused(data[start + length :])
    symbol = f"icudt{library.name.rsplit('.', 1)[-1]}_dat"
    _link(library, symbol, data[start : start + length] + kept)


def _without_the_unused(package: bytes) -> bytes:
    """A package of tables: their number, the places of name and table of each, sorted by name, then both."""
    (number,) = struct.unpack_from("<I", package)
    places = [struct.unpack_from("<II", package, 4 + 8 * one) for one in range(number)]
    ends = [place for _, place in places[1:]] + [len(package)]
    names = [package[at : package.index(b"\0", at)] for at, _ in places]
    tables = [package[place:end] for (_, place), end in zip(places, ends, strict=True)]
    kept = [
        (name + b"\0", _padded(table))
        for name, table in zip(names, tables, strict=True)
        if is_used(name.decode().split("/", 1)[1])
    ]
    all_names = b"".join(name for name, _ in kept)
    at = 4 + 8 * len(kept)
    place = len(_padded(bytes(at) + all_names))
    directory = struct.pack("<I", len(kept))
    for name, table in kept:
        directory += struct.pack("<II", at, place)
        at += len(name)
        place += len(table)
    return _padded(directory + all_names) + b"".join(table for _, table in kept)


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 16)


def _link(library: Path, symbol: str, data: bytes) -> None:
    """Write a library with nothing but this data, by the assembler and the linker that PyInstaller wants, too."""
    tables, source, made = (library.with_suffix(suffix) for suffix in (".dat", ".s", ".o"))
    tables.write_bytes(data)
    source.write_text(
        f'.section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, @object\n{symbol}:\n.incbin "{tables}"\n'
        f'.size {symbol}, . - {symbol}\n.section .note.GNU-stack, "", @progbits\n',
        encoding="utf-8",
    )
    subprocess.run(["as", "-o", made, source], check=True)
    subprocess.run(["ld", "-shared", "-s", "-soname", library.name, "-o", library, made], check=True)
    for path in (tables, source, made):
        path.unlink()
