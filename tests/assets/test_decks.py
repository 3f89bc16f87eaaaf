"""The pictures of the program: complete, current, legible, and within what QtSvg can draw."""

import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from assets.generator import __main__ as script
from assets.generator import check
from assets.generator.archive import packed, unpacked
from assets.generator.avatars import AVATARS
from assets.generator.check import BEYOND_QTSVG, contrast, difference, faults
from assets.generator.deck import DECKS, Deck
from assets.generator.pixels import drawn

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "assets"
SINGLE = [
    *(ASSETS / "avatars" / f"{animal}.svg" for animal in AVATARS),
    ASSETS / "icons" / "freedoko-qt.svg",
]
NAMES = [deck.name for deck in DECKS]
FACES = {f"{suit}{rank}.svg" for suit, rank in product("CSHD", "9JQKTA")}
GERMAN = {f"{suit}{rank}.de.svg" for suit, rank in product("CSHD", "JQ")}
BACKS = {"back.blue.svg", "back.red.svg"}


def archive(deck: Deck) -> bytes:
    return (ASSETS / "decks" / f"{deck.name}.zip").read_bytes()


@pytest.fixture(scope="module")
def cards() -> dict[str, dict[str, str]]:
    return {deck.name: unpacked(archive(deck)) for deck in DECKS}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that the generator writes."""
    folder = tmp_path_factory.mktemp("assets")
    subprocess.run([sys.executable, "-m", "assets.generator", "--out", folder], cwd=ROOT, check=True)
    return folder


def test_each_deck_has_its_cards_and_a_sheet_with_all_of_them() -> None:
    assert {path.name for path in (ASSETS / "decks").iterdir()} == {
        f"{name}.{kind}" for name, kind in product(NAMES, ("zip", "png"))
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_deck_has_a_drawing_for_each_card(cards, name: str) -> None:
    assert set(cards[name]) == FACES | BACKS | (set() if name == "german" else GERMAN)


@pytest.mark.parametrize("deck", DECKS, ids=NAMES)
def test_a_deck_has_no_fault(deck: Deck) -> None:
    assert list(faults(deck, archive(deck))) == []


def test_the_script_names_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "decks").mkdir()
    for deck, other in zip(DECKS, [*DECKS[1:], DECKS[0]], strict=True):
        (tmp_path / "decks" / f"{deck.name}.zip").write_bytes(archive(other))
    assert script.check(tmp_path) == 1
    said = capsys.readouterr().out.splitlines()
    assert "fourcolour: CJ.de.svg is missing" in said
    assert "french: SA.svg is not what the generator draws" in said
    assert said[-1].startswith(f"{len(DECKS)} decks, the icons and the signs, ")


def spoiled(text: str, old: str, new: str) -> str:
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    return changed


@pytest.mark.parametrize(
    ("one", "card", "change", "said"),
    [
        (check.complete, "CQ", (r"</svg>", r"<g/></svg>"), "CQ.svg is not what the generator draws"),
        (check.drawable, "CQ", (r"</svg>", r'<text x="9">Q</text></svg>'), "CQ.svg has text"),
        (check.drawable, "CQ", (r'viewBox="0 0 240 370"', r'viewBox="0 0 240 336"'), "CQ.svg is 240 x 336"),
        (check.drawable, "CQ", (r"</svg>", ""), "CQ.svg is not one drawing"),
        (check.legible, "HT", (r'(id="index"><path fill=)"#c2182b"', r'\1"#f08080"'), "contrast of its index is 2."),
        (check.legible, "HT", (r'(id="index"><path fill=)"#c2182b"', r'\1"#1d2028"'), "the colour #1d2028"),
        (check.readable_in_a_hand, "SA", (r'(<g id="index")', r'\1 transform="scale(2)"'), "not within 22 pixels"),
        (check.readable_in_a_hand, "SA", (r'(<g id="index">)', r'<path d="M9 9h40v70h-40z"/>\1'), "lies under"),
        (check.turnable, "SK", (r"rotate\(180 120 185\)", "rotate(180 108 173)"), "is another one turned round"),
    ],
)
def test_a_check_sees_what_is_wrong_with_a_card(
    cards, one: check.Check, card: str, change: tuple[str, str], said: str
) -> None:
    whole = cards["french"]
    text = spoiled(whole[f"{card}.svg"], *change)
    found = list(one(DECKS[0], {**(whole if one is check.complete else {}), f"{card}.svg": text}))
    assert any(said in fault for fault in found)
    assert all(fault.startswith(card) for fault in found)


def test_the_checks_see_cards_that_look_alike(cards) -> None:
    deck = DECKS[0]
    whole = cards[deck.name]
    two = whole | {"CT.svg": whole["CA.svg"], "SJ.svg": whole["CJ.svg"]}
    found = list(check.different(deck, two))
    assert "ten and ace of C differ by 0.0 only" in found
    assert "CJ and SJ differ by 0.0 only" in found
    assert "CJ.svg looks like SJ.svg" in found


def test_the_checks_see_a_missing_card_and_a_file_too_large(cards) -> None:
    deck = DECKS[0]
    whole = cards[deck.name]
    without = {name: text for name, text in whole.items() if name != "D9.svg"}
    assert list(check.complete(deck, without)) == ["D9.svg is missing"]
    noise = " ".join(str(number**7) for number in range(20_000))
    assert "bytes are more than 200000" in next(faults(deck, packed((whole | {"more.svg": noise}).items())))


def test_black_on_white_has_the_contrast_of_the_standard() -> None:
    paper, ink = check.colours('<path fill="#ffffff" d="M0 0"/><g id="index"><path fill="#000000" d="M0 0"/></g>')
    assert round(contrast(paper, ink), 2) == 21


def test_the_same_cards_make_the_same_file(cards) -> None:
    for one in cards.values():
        assert packed(one.items()) == packed(dict(one).items())
        assert unpacked(packed(one.items())) == one


@pytest.mark.parametrize("path", SINGLE, ids=lambda path: path.stem)
def test_icon_and_avatars_are_current_and_drawable(path: Path, written: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert (written / path.relative_to(ASSETS)).read_text(encoding="utf-8") == text
    assert text.count("<svg") == 1
    assert not [feature for feature in BEYOND_QTSVG if feature in text]
    assert QSvgRenderer(str(path)).isValid()


@pytest.mark.parametrize("name", NAMES)
def test_the_contact_sheet_shows_the_deck(name: str, written: Path) -> None:
    path = ASSETS / "decks" / f"{name}.png"
    assert path.stat().st_size <= 150_000
    kept, fresh = QImage(str(path)), QImage(str(written / "decks" / f"{name}.png"))
    assert kept.size() == fresh.size()
    assert difference(kept, fresh) < 1.5
    others = [QImage(str(ASSETS / "decks" / f"{other}.png")) for other in NAMES if other != name]
    assert all(kept.size() != other.size() or difference(kept, other) > 1.5 for other in others)


@pytest.mark.parametrize("size", [32, 48, 64, 128, 256, 512])  # at 16 less of it is drawn (test_icons)
def test_icon_is_rendered_from_its_drawing(size: int) -> None:
    image = QImage(str(ASSETS / "icons" / f"freedoko-qt-{size}.png"))
    assert image.width() == image.height() == size
    source = (ASSETS / "icons" / "freedoko-qt.svg").read_text(encoding="utf-8")
    assert difference(image, drawn(source, size, size)) < 3
