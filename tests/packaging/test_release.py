"""The tools that a release is built with, and its checklist."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from metainfo import Release
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOW = (ROOT / "packaging/ci/release.yml").read_text(encoding="utf-8")
PINS = dict(
    line.split("==")
    for line in (ROOT / "packaging/ci/constraints.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
)


@pytest.mark.parametrize("wanted", [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["bundle"]])
def test_everything_in_a_bundle_has_one_version_that_the_project_allows(wanted: str) -> None:
    requirement = Requirement(wanted)
    if requirement.marker is None or requirement.marker.evaluate({"python_version": "3.11"}):  # as the workflow has
        assert requirement.specifier.contains(PINS[requirement.name])


def test_the_workflow_names_what_is_there() -> None:
    for name in re.findall(r"(?:packaging|tests)/[\w./-]+", WORKFLOW):
        assert (ROOT / name).exists(), name
    used = re.findall(r"uses: (\S+)", WORKFLOW)
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", one) for one in used)


def test_the_tag_is_compared_with_the_version_alone(tmp_path: Path) -> None:
    """From a checkout with the line ends of Windows, too."""
    command = re.search(r"\$\((sed .*) freedoko_qt/__init__\.py\)", WORKFLOW)
    assert command is not None
    source = (ROOT / "freedoko_qt/__init__.py").read_bytes()
    for name, content in (("unix", source), ("dos", source.replace(b"\n", b"\r\n"))):
        (tmp_path / name).write_bytes(content)
        run = ["sh", "-c", f"{command[1]} {tmp_path / name}"]
        found = subprocess.run(run, capture_output=True, text=True, check=True)
        version = re.search(rb'__version__ = "(.*)"', source)
        assert version is not None
        assert found.stdout.strip("\r\n") == version[1].decode()


needs_git = pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")


@needs_git
def test_a_release_is_checked_for_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    import release

    monkeypatch.setattr(release, "__version__", "0.9.0")
    assert list(release.version()) == ["the change log has no heading ## 0.9.0, YYYY-MM-DD"]
    monkeypatch.setattr(release, "releases", lambda: [Release("0.9.0", "2027-01-01", "New.")])
    assert list(release.version()) == []
    monkeypatch.setattr(release, "__version__", "0.9.0.dev0")
    assert "development version" in next(release.version())
    assert list(release.translations()) == []


@needs_git
@pytest.mark.parametrize(
    ("origin", "missing"),
    [
        ("https://github.com/someone/doko.git", 0),
        ("git@github.com:someone/doko.git", 0),
        ("ssh://git@github.com/someone/doko", 0),
        ("https://github.com/someone-else/doko", 1),
    ],
)
def test_the_home_page_is_where_the_checkout_comes_from(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, origin: str, missing: int
) -> None:
    import release

    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    subprocess.run(["git", "-C", tmp_path, "remote", "add", "origin", origin], check=True)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "HOMEPAGE", "https://github.com/someone/doko")
    monkeypatch.setattr(release, "EMAIL", "doko@example.org")
    assert len(list(release.addresses())) == missing


@needs_git
def test_an_address_without_a_reader_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    import release

    monkeypatch.setattr(release, "EMAIL", "doko@users.noreply.github.com")
    assert any("no one reads" in one for one in release.addresses())


def test_packages_that_are_not_there_are_missing(tmp_path: Path) -> None:
    import release

    missing = list(release.packages(tmp_path))
    assert len(missing) == 3
    assert all(str(tmp_path) in one for one in missing)


def test_the_list_wants_to_be_asked() -> None:
    run = subprocess.run([sys.executable, ROOT / "packaging/release.py"], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "--check" in run.stderr
