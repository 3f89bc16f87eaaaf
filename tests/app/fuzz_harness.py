"""Damages files of every kind in every way, starts, and checks that all that is not as it was was reported.

    python tests/app/fuzz_harness.py 10000

A start never fails. What it finds is as it was, or a notice names the file; what is set aside is there, byte for byte.
Of two damages nobody can know: a change whose check sum is right, and a journal that ends earlier at the end of a line.
"""

import json
import logging
import re
import shutil
import sys
import traceback
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from kept_games import play_on
from PySide6.QtCore import QCoreApplication
from special_files import SPECIAL

from freedoko_qt.app.history import History
from freedoko_qt.app.logbook import keep_log
from freedoko_qt.app.match import Match
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.places import places
from freedoko_qt.app.rule_sets import RuleSet, RuleSets
from freedoko_qt.app.sealed import checksum, packed
from freedoko_qt.app.session import Session
from freedoko_qt.app.settings import Settings
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import BACKUP
from freedoko_qt.engine.rules import PRESETS

GOLDEN = Path(__file__).with_name("golden")
OLD = "2026-10-03-201500"
TOO_LARGE = 300_000_000  # bytes, none of which is on disk
MEMORY = Path("/dev/shm")  # where syncing costs nothing
STEM = re.compile(r"^(own-\w+|settings|[\d-]+\d)\.")

Found = dict[tuple[str, str], Any]
"""The findings of a start, by the first part of the names of its files: a value, a line of the list, or games."""


# A folder in which everything is in order


def fill(data: Path) -> None:
    """Settings, rules, tournaments running, finished, old and thrown away, locks left behind, and a log."""
    where = places(data)
    settings = SettingsFile(where.settings)
    for name in ("Käthe", "Hanne"):
        settings.set(Settings(player_name=name, setup=TournamentSetup(rounds=3)))
    for name in ("Montag", "Montag", "Dienstag"):
        RuleSets(where.rule_sets).save(RuleSet(PRESETS["ddv"].rules, name=name))
    history = History(where.tournaments)
    play(history, TournamentSetup(seed=4, rounds=1), games=1, actions=25)
    finished = history.load(play(history, TournamentSetup(seed=5, rounds=1), games=1, actions=0)).value
    assert finished is not None
    history.save(replace(finished, finished=True))
    history.journal(finished.id).unlink()
    history.delete(play(history, TournamentSetup(seed=6, rounds=1), games=0, actions=9))
    shutil.copy(GOLDEN / "tournament-1.json", history.path(OLD))
    shutil.copy(GOLDEN / "journal-1.journal", history.journal(OLD))
    for summary in history.catalogue()[0]:
        history.lock(summary.id).write_text("999999\npython\nelsewhere\n")
    where.log.write_text("an older evening\n" * 20)


def play(history: History, setup: TournamentSetup, *, games: int, actions: int) -> str:
    """A tournament with so many games over and so many actions in the next one; its name."""
    match = Match.begin(history, setup, complain)
    play_on(match, games=games, actions=actions)
    return match.id


def complain(notice: Notice) -> None:
    raise AssertionError(notice)


# A start


def start(data: Path, stems: Collection[str]) -> tuple[Found, list[Notice]]:
    """The findings of a start in a folder, deletions undone and these tournaments resumed; and its notices."""
    where = places(data)
    notices: list[Notice] = []
    for handler in logging.getLogger().handlers[:]:
        logging.getLogger().removeHandler(handler)
        handler.close()
    keep_log(where.log)
    logging.disable()
    settings = SettingsFile(where.settings)
    rule_sets, others = RuleSets(where.rule_sets).all()
    notices += [notice for notice in (settings.notice, *others) if notice is not None]
    found: Found = {("settings", "value"): settings.settings}
    found |= {(f"own-{one.name.casefold()}", "value"): one for one in rule_sets}
    history = History(where.tournaments)
    notices += [notice for path in history.trash.glob("*.json") if (notice := history.restore(path.stem)) is not None]
    summaries, others = history.catalogue()
    notices += others
    session = Session(history)
    session.noticed.connect(notices.append)
    for summary in summaries:
        found[summary.id, "line"] = summary
        if summary.id in stems and session.resume(summary.id):
            games = list(session.games)
            if session.game not in games and session.game is not None:
                games.append(session.game)
            found[summary.id, "games"] = [tuple(game.actions) for game in games]
            session.sheet, session.last_game  # noqa: B018  (what a window asks for)
    session.close()
    return found, notices


# Damage


@dataclass
class Damage:
    """The damage that was done, its files, and True if nobody can know of it."""

    what: str
    files: dict[Path, bytes | None] = field(default_factory=dict)
    """Their contents now; None: there is no such file any more."""
    unknowable: bool = False


def flip(text: bytes, random: Random) -> bytes:
    at = random.randrange(len(text))
    return text[:at] + bytes([text[at] ^ 1 << random.randrange(8)]) + text[at + 1 :]


def truncate(text: bytes, random: Random) -> bytes:
    return text[: random.randrange(len(text))]


def cut_out(text: bytes, random: Random) -> bytes:
    at = random.randrange(len(text))
    return text[:at] + text[at + random.randrange(1, 200) :]


def insert(text: bytes, random: Random) -> bytes:
    at = random.randrange(len(text))
    return text[:at] + random.randbytes(random.randrange(1, 20)) + text[at:]


def repeat(text: bytes, random: Random) -> bytes:
    at = random.randrange(len(text))
    return text[:at] + text[at : at + random.randrange(1, 200)] + text[at:]


def move_line(text: bytes, random: Random) -> bytes:
    """One line less, one twice, or one in another place; of older journals nobody can know it."""
    lines = text.splitlines(keepends=True)
    if len(lines) < 3 or b'"journal","format":1,' in lines[0]:
        return repeat(text, random)
    line = lines.pop(random.randrange(1, len(lines)))
    for _ in range(random.randrange(3)):
        lines.insert(random.randrange(1, len(lines) + 1), line)
    return b"".join(lines)


def blank(text: bytes, random: Random) -> bytes:
    at = random.randrange(len(text))
    length = min(random.choice([1, 16, 512, 4096]), len(text) - at)
    return text[:at] + bytes(length) + text[at + length :]


def empty(text: bytes, random: Random) -> bytes:
    return b""


def huge_number(text: bytes, random: Random) -> bytes:
    numbers = list(re.finditer(rb"\d+", text))
    if not numbers:
        return b"9" * 5000
    one = random.choice(numbers)
    return text[: one.start()] + random.choice([b"9" * 30, b"9" * 5000, b"1e999", b"-1"]) + text[one.end() :]


def nest(text: bytes, random: Random) -> bytes:
    at = random.choice([0, len(text), random.randrange(len(text))])
    return text[:at] + random.choice([b"[", b'{"a":']) * random.choice([900, 100_000]) + text[at:]


def other_newlines(text: bytes, random: Random) -> bytes:
    return text.replace(b"\n", b"\r\n")


def byte_order_mark(text: bytes, random: Random) -> bytes:
    return b"\xef\xbb\xbf" + text


def half_a_letter(text: bytes, random: Random) -> bytes:
    """Half of a surrogate pair, as JSON writes it, somewhere in a word."""
    words = list(re.finditer(rb"\w+", text))
    at = random.choice(words).end() if words else len(text)
    return text[:at] + random.choice([b"\\ud800", b"\\uDFFF", b"\\\\ud800", b"\xed\xa0\x80"]) + text[at:]


BYTES = (
    flip, flip, flip, truncate, truncate, cut_out, insert, repeat, move_line, move_line, blank, empty,
    huge_number, nest, other_newlines, byte_order_mark, half_a_letter,
)  # fmt: skip


def odd_value(random: Random) -> Any:
    deep: Any = 1
    for _ in range(random.choice([5, 400])):
        deep = [deep]
    return random.choice(
        [None, True, -1, 0, 10**40, 0.5, float("nan"), float("inf"), "", "\ud800", "x" * 10_000, [], {}, [[]], deep]
    )


def change_somewhere(value: Any, random: Random) -> Any:
    """The same JSON value, but somewhere in it one part is another, is missing, or is there twice."""
    if isinstance(value, dict) and value and random.random() < 0.93:
        key = random.choice(list(value))
        if random.random() < 0.1:
            return {name: part for name, part in value.items() if name != key}
        return {**value, key: change_somewhere(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.93:
        at = random.randrange(len(value))
        if random.random() < 0.2:
            return value[:at] + random.choice([[], [value[at]] * 2]) + value[at + 1 :]
        return [*value[:at], change_somewhere(value[at], random), *value[at + 1 :]]
    return odd_value(random)


def seal(value: Any) -> str:
    try:
        return checksum(packed(value))
    except (ValueError, RecursionError):
        return "00000000"


def as_text(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=True).encode()


def resealed(path: Path, text: bytes, random: Random) -> bytes:
    """A file with a change somewhere in it and the check sums that fit."""
    if path.suffix == ".journal":
        texts = [line.partition(" ")[2] for line in text.decode().splitlines()]
        is_chained = json.loads(texts[0])["format"] > 1
        at = random.choice([0, random.randrange(len(texts))])
        value = change_somewhere(json.loads(texts[at]), random)
        texts[at] = packed(value) if seal(value) != "00000000" else as_text(value).decode()
        checks = accumulate(texts, lambda before, line: checksum(line, before if is_chained else "0"), initial="0")
        return "".join(f"{check} {line}\n" for check, line in zip(list(checks)[1:], texts, strict=True)).encode()
    values = json.loads(text)
    part = random.choice(["content", "content", *values])
    values = {**values, part: change_somewhere(values[part], random)}
    if "summary" in values:
        values["summary_check"] = seal(values["summary"])
    values["check"] = seal(values.get("content"))
    if "summary" not in values:
        return as_text(values)
    content = values.pop("content", None)
    return as_text(values)[:-1] + b',\n"content":' + as_text(content) + b"}\n"


def damage(data: Path, random: Random) -> Damage:
    """Damage one or two files of a folder."""
    files = sorted(path for path in data.rglob("*") if path.is_file())
    path = random.choice(files)
    text = path.read_bytes()
    kind = random.randrange(20)
    documents = [one for one in files if one.suffix in (".json", ".journal", BACKUP)]
    if kind == 0:
        path.unlink()
        made = Damage("taken away", {path: None}, unknowable=not path.with_name(path.name + BACKUP).exists())
    elif kind == 1:
        path.unlink()
        special = random.choice([*SPECIAL, "sparse"])
        if special == "sparse":
            with path.open("wb") as file:
                file.truncate(TOO_LARGE)
        else:
            SPECIAL[special](path)
        made = Damage(f"{special} instead", {path: None})
    elif kind == 2:
        other = random.choice(files)
        swapped = other.read_bytes()
        path.write_bytes(swapped)
        made = Damage(f"replaced by {other.name}", {path: swapped}, unknowable=True)
    elif kind == 3:
        other = random.choice(files)
        path.write_bytes(other.read_bytes())
        other.write_bytes(text)
        made = Damage(f"swapped with {other.name}", {path: path.read_bytes(), other: text}, unknowable=True)
    elif kind < 9:
        path = random.choice(documents)
        changed = resealed(path, path.read_bytes(), random)
        path.write_bytes(changed)
        made = Damage("changed and resealed", {path: changed}, unknowable=True)
    else:
        made = Damage("")
        backup = path.with_name(path.name + BACKUP)
        for one in {path, backup} if backup.exists() and random.random() < 0.3 else {path}:
            how = random.choice(BYTES)
            old = one.read_bytes()
            changed = how(old, random)
            one.unlink()
            one.write_bytes(changed)
            made.what += f"{how.__name__} {one.name} "
            made.files[one] = changed
            made.unknowable |= one.suffix == ".journal" and changed.endswith(b"\n") and old.startswith(changed)
    return made


# The judgement


def judge(data: Path, sound: Found, made: Damage) -> tuple[str, int]:
    """The faults of a start with damaged files (empty if there are none), and the number of its notices."""
    damaged = {match[1] for path in made.files if (match := STEM.match(path.name))}
    try:
        found, notices = start(data, damaged)
        again, _ = start(data, damaged)
    except Exception:
        return traceback.format_exc(), 0
    reported = {match[1] for notice in notices if (match := STEM.match(notice.path.name))}
    looked_at = {key for key in sound.keys() | found.keys() if key[1] != "games" or key[0] in damaged}
    changed = {key[0] for key in looked_at if sound.get(key) != found.get(key)}
    touched = {stem for stem in changed - damaged if not (made.unknowable and stem.startswith("own-"))}
    if touched:  # but for a rule set, which has its name from within
        return f"touched: {touched}", len(notices)
    if changed - reported and not made.unknowable:
        return f"lost without a notice: {changed}, reported {notices}", len(notices)
    if any(again.get(key) != value for key, value in found.items() if key[1] != "line"):
        return f"the second start found something else: {notices}", len(notices)
    kept = [path for path in data.rglob("*.damaged-*") if path.is_file()]
    holds = {path.name: text for path, text in made.files.items()}  # by name, as the trash is emptied
    for notice in notices:
        if notice.kept is not None and notice.kept not in kept and not notice.kept.is_dir():
            return f"not kept: {notice}", len(notices)
        if notice.kind is NoticeKind.NEWER and notice.path.read_bytes() != holds.get(notice.path.name):
            return f"a newer file was touched: {notice}", len(notices)
    for name, text in holds.items():
        is_reported = any(notice.path.name == name and notice.kept is not None for notice in notices)
        if text is not None and is_reported and all(one.read_bytes() != text for one in kept):
            return f"what was damaged is not kept: {name}", len(notices)
    return "", len(notices)


def main(mutations: int, seed: int = 1) -> int:
    application = QCoreApplication.instance() or QCoreApplication([])
    random = Random(seed)
    wrong, reported = 0, 0
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        sound_data, data = Path(folder) / "sound", Path(folder) / "data"
        sound_data.mkdir()
        fill(sound_data)
        shutil.copytree(sound_data, data)
        sound, notices = start(data, {path.stem for path in data.rglob("*.json")})
        assert not notices, notices
        shutil.rmtree(data)
        for number in range(mutations):
            shutil.copytree(sound_data, data)
            made = damage(data, random)
            complaint, notices = judge(data, sound, made)
            reported += bool(notices)
            if complaint:
                wrong += 1
                names = ", ".join(path.name for path in made.files)
                print(f"{number}: {made.what} ({names}): {complaint}", file=sys.stderr)
            shutil.rmtree(data)
    application.processEvents()
    print(f"{mutations} mutations: {mutations - wrong} in order ({reported} reported), {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
