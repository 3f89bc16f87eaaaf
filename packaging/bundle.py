"""Build the program as people get it: `python packaging/bundle.py [--out DIR] [--recipes]`, with the extra `bundle`.

One folder by PyInstaller on every system; on Linux then a .tar.xz, a .deb and a folder for an AppImage. The recipes for
what other tools build (Inno Setup, a disk image, Flatpak) are filled in and written beside them.
"""

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
sys.path.insert(0, str(ROOT))

import icu  # noqa: E402
import linux  # noqa: E402
import recipes  # noqa: E402
import shiboken6  # noqa: E402
from debian import debian_package  # noqa: E402
from icons import icns, ico, png  # noqa: E402
from libraries import forget_folders, strip  # noqa: E402
from licences import write_licences  # noqa: E402

from assets.generator.pixels import drawn  # noqa: E402
from freedoko_qt.app.identity import COMMAND, ICON_SIZES, NAME  # noqa: E402
from freedoko_qt.resources import asset, compile_translation  # noqa: E402


def make_parts(made: Path) -> None:
    """Make the files that the checkout lacks: compiled translations and modules of PySide, icons of two systems."""
    made.mkdir(parents=True, exist_ok=True)
    make_support(made)
    for source in sorted((ROOT / "translations").glob("*.ts")):
        compile_translation(source, made / source.with_suffix(".qm").name)
    pictures = {size: asset("icons", f"{COMMAND}-{size}.png").read_bytes() for size in ICON_SIZES}
    (made / "freedoko-qt.ico").write_bytes(ico(pictures))
    largest = drawn(asset("icons", f"{COMMAND}.svg").read_text(encoding="utf-8"), 1024, 1024)
    (made / "freedoko-qt.icns").write_bytes(icns({**pictures, 1024: png(largest)}))


def make_support(made: Path) -> None:
    """Compile the modules that shiboken6 embeds as sources in its library: otherwise it compiles them at each start.

    With `SBK_EMBED` it unpacks them into a folder beside the library, here beside a copy of it, and uses that folder
    from then on.
    """
    copy = made / "shiboken6"
    shutil.copytree(Path(shiboken6.__file__).parent, copy, dirs_exist_ok=True)
    environment = {**os.environ, "SBK_EMBED": "no", "PYTHONPATH": str(made)}
    subprocess.run([sys.executable, "-c", "import shiboken6"], check=True, env=environment)
    how = PycInvalidationMode.UNCHECKED_HASH
    compile_dir(copy / "files.dir", quiet=1, legacy=True, optimize=2, invalidation_mode=how)


def build_folder(out: Path) -> Path:
    """The folder of the program with all it needs but the system's own libraries.

    Anything of an earlier build in it is replaced. CalledProcessError if PyInstaller fails.
    """
    make_parts(out / "made")
    where = ["--distpath", str(out), "--workpath", str(out / "work")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *where]
    environment = {**os.environ, "FREEDOKO_MADE": str(out / "made")}
    subprocess.run([*command, str(PACKAGING / "freedoko-qt.spec")], check=True, env=environment, cwd=out)
    folder = out / COMMAND
    if sys.platform == "linux":
        for library in folder.rglob("*.so*"):
            if not library.is_symlink():
                strip(library)
                forget_folders(library)
    for tables in folder.rglob("Qt/lib/libicudata.so.*"):
        icu.shrink(tables)
    write_licences(folder, ROOT)
    application = out / f"{NAME}.app"
    if application.is_dir():
        shutil.copytree(folder / "licences", application / "Contents/Resources/licences", dirs_exist_ok=True)
    return folder


def main() -> None:
    """Build what can be built on this system."""
    parser = ArgumentParser(prog="python packaging/bundle.py", description="Build the program as people get it.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to build in (dist)")
    parser.add_argument("--recipes", action="store_true", help="only fill in the recipes for other tools")
    arguments = parser.parse_args()
    out = arguments.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    made = list(recipes.write(out))
    if not arguments.recipes:
        folder = build_folder(out)
        made.append(folder)
        if sys.platform == "linux":
            made += [linux.archive(folder, out), linux.app_dir(folder, out)]
            made += [debian_package(folder, out)] if shutil.which("dpkg-deb") else []
    print(*(f"{path}: {bytes_of(path) / 1e6:.1f} MB" for path in made), sep="\n")


def bytes_of(path: Path) -> int:
    """The size of a file, or of all files in a folder."""
    return sum(one.stat().st_size for one in (path, *path.rglob("*")) if one.is_file() and not one.is_symlink())


if __name__ == "__main__":
    main()
