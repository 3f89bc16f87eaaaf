"""Go through the list of a release and print what is missing: `python packaging/release.py --check [--dist DIR]`.

It wants the extras `bundle` and `test`; the folder is that in which `python packaging/bundle.py` has built.
"""

import re
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
sys.path.insert(0, str(ROOT))

from bundle import bytes_of  # noqa: E402
from debian import VERSION  # noqa: E402
from licences import without_a_licence  # noqa: E402
from metainfo import CHANGELOG, releases  # noqa: E402

from freedoko_qt import __version__  # noqa: E402
from freedoko_qt.app.identity import COMMAND, EMAIL, HOMEPAGE  # noqa: E402

LARGEST = {"the program": 124_000_000, "the archive": 50_000_000, "the Debian package": 50_000_000}
"""Bytes."""


def version() -> Iterator[str]:
    """Faults of the number: it must be new, and stand in the change log with its day."""
    if "dev" in __version__:
        yield f"{__version__} is a development version: set __version__ in freedoko_qt/__init__.py"
    elif releases()[0].version != __version__:
        yield f"the change log has no heading ## {__version__}, YYYY-MM-DD"
    tags = subprocess.run(["git", "tag"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    if f"v{__version__}" in tags:
        yield f"{__version__} has been released: there is a tag of that name"


def changelog() -> Iterator[str]:
    """Headings of the change log without a day."""
    for heading in re.findall(r"^## (.+)$", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE):
        if not re.fullmatch(r"\S+, \d{4}-\d\d-\d\d", heading):
            yield f"the change log has the heading “{heading}”"


def addresses() -> Iterator[str]:
    """Faults of the addresses that packages give for the project."""
    asked = ["git", "config", "--get", "remote.origin.url"]
    origin = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    if re.sub(r"^(\w+://)?(\w+@)?|\.git$", "", origin).replace(":", "/") != HOMEPAGE.removeprefix("https://"):
        yield f"this checkout comes from {origin or 'nowhere'}, not from HOMEPAGE in freedoko_qt/app/identity.py"
    if "noreply" in EMAIL:
        yield f"no one reads what is sent to {EMAIL}, EMAIL in freedoko_qt/app/identity.py"


def translations() -> Iterator[str]:
    """Sentences that are not translated."""
    for path in sorted((ROOT / "translations").glob("*.ts")):
        for message in ElementTree.parse(path).iter("message"):
            if (one := message.find("translation")) is None or one.get("type") == "unfinished":
                yield f"{path.name}: {message.findtext('source')!r} is not translated"


def pictures() -> Iterator[str]:
    """Decks and icons that are not those that the generator draws."""
    yield from _failure_of(sys.executable, "-m", "assets.generator", "--check")


def tests() -> Iterator[str]:
    """The last words of failing tests of the golden pictures and of installed packages."""
    yield from _failure_of(sys.executable, "-m", "pytest", "-q", "tests/ui/test_pictures.py", "tests/packaging")


def packages(dist: Path) -> Iterator[str]:
    """Packages that are not built from this version, too large, or fail their tests."""
    built = {
        "the program": dist / COMMAND,
        "the archive": next(dist.glob(f"{COMMAND}-{__version__}-linux-*.tar.xz"), None),
        "the Debian package": next(dist.glob(f"{COMMAND}_{VERSION}_*.deb"), None),
    }
    for name, path in built.items():
        if path is None or not path.exists():
            yield f"{name} of {__version__} is not in {dist}"
        elif (size := bytes_of(path)) > LARGEST[name]:
            yield f"{name} has {size / 1e6:.0f} MB, more than {LARGEST[name] / 1e6:.0f}"
    if built["the program"].exists():
        yield from (f"{one} is bundled without its licence" for one in without_a_licence(dist / COMMAND))
    if all(path and path.exists() for path in built.values()):
        yield from _failure_of("env", f"FREEDOKO_DIST={dist}", sys.executable, "-m", "pytest", "-qm", "bundle", *TRIED)


TRIED = ("tests/packaging/test_bundle.py",)


def _failure_of(*command: str) -> Iterator[str]:
    """The last words of a check that fails."""
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode:
        last = (run.stdout + run.stderr).strip().splitlines()[-1:]
        yield " ".join(["python", *command[1:]]) + f": {''.join(last)}"


def main() -> int:
    """Print what is missing; return the exit status."""
    parser = ArgumentParser(prog="python packaging/release.py", description="What a release still lacks.")
    parser.add_argument("--check", action="store_true", required=True, help="change nothing, print what is missing")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the folder of the packages (dist)")
    dist = parser.parse_args().dist.resolve()
    checks: list[Callable[[], Iterator[str]]] = [version, changelog, addresses, translations, pictures, tests]
    missing = 0
    for name, check in [*((one.__name__, one) for one in checks), ("packages", lambda: packages(dist))]:
        found = list(check())
        missing += len(found)
        print(f"{name}: {'this is missing' if found else 'all there'}", *found, sep="\n    ", flush=True)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
