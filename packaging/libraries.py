"""The shared libraries that a file is linked with: ELF of Linux, PE of Windows, Mach-O of macOS, on any system."""

import re
import subprocess
from pathlib import Path


def needed(path: Path) -> set[str]:
    """The names of the libraries that a file is linked with, without their folders; none of a file of another kind.

    ELF files are read by objdump, which must be there; CalledProcessError if it fails.
    """
    with path.open("rb") as file:
        start = file.read(4)
    kinds = {b"\x7fELF": _needed_by_elf, b"MZ": _needed_by_pe, **dict.fromkeys(MACH_O, _needed_by_mach_o)}
    read = next((read for magic, read in kinds.items() if start.startswith(magic)), None)
    return set() if read is None else {name.rsplit("/", 1)[-1] for name in read(path)}


def strip(library: Path) -> None:
    """Remove the symbols that only a debugger reads from a library of Linux, if it can still be loaded then.

    Those that were patched for a wheel cannot: their segments would no longer begin at a page of memory.

    In place. It needs strip and objdump of binutils.
    """
    smaller = library.with_name(f"{library.name}.stripped")
    subprocess.run(["strip", "-o", smaller, library], check=True)
    if is_aligned(smaller):
        smaller.replace(library)
    else:
        smaller.unlink()


def forget_folders(library: Path) -> None:
    """Let a library of Linux look for others beside itself alone, not in folders of the computer it was built on.

    In place. It needs readelf of binutils. A search path shorter than `$ORIGIN` stays.
    """
    for path in search_paths(library):
        if not path.startswith(ORIGIN) and len(path) >= len(ORIGIN):
            old, new = path.encode() + b"\0", ORIGIN.encode().ljust(len(path.encode()) + 1, b"\0")
            library.write_bytes(library.read_bytes().replace(old, new))


def search_paths(library: Path) -> list[str]:
    """The folders in which a library of Linux looks for others, as it has them: joined by colons."""
    entries = subprocess.run(["readelf", "-d", library], capture_output=True, text=True, check=True).stdout
    return re.findall(r"R(?:UN)?PATH.*\[(.*)\]", entries)


def is_aligned(library: Path) -> bool:
    """True if the loader of Linux can map every segment of a library."""
    headers = subprocess.run(["objdump", "-p", library], capture_output=True, text=True, check=True).stdout
    parts = re.findall(r"^ +LOAD off +(0x\w+) vaddr (0x\w+) .* align 2\*\*(\d+)$", headers, re.MULTILINE)
    return all((int(vaddr, 16) - int(offset, 16)) % 2 ** int(power) == 0 for offset, vaddr, power in parts)


ORIGIN = "$ORIGIN"
"""The folder of a library, as the loader of Linux calls it."""
MACH_O = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""The first bytes of libraries for one processor, and for several."""


def _needed_by_elf(path: Path) -> list[str]:
    headers = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^ +NEEDED +(\S+)$", headers, re.MULTILINE)


def _needed_by_pe(path: Path) -> list[str]:
    import pefile

    with pefile.PE(str(path), fast_load=True) as file:
        kinds = ("IMAGE_DIRECTORY_ENTRY_IMPORT", "IMAGE_DIRECTORY_ENTRY_DELAY_IMPORT")
        file.parse_data_directories([pefile.DIRECTORY_ENTRY[kind] for kind in kinds])
        entries = [*getattr(file, "DIRECTORY_ENTRY_IMPORT", ()), *getattr(file, "DIRECTORY_ENTRY_DELAY_IMPORT", ())]
        return [entry.dll.decode() for entry in entries]


def _needed_by_mach_o(path: Path) -> list[str]:
    from macholib.MachO import MachO

    return [name for header in MachO(str(path)).headers for _, _, name in header.walkRelocatables()]
