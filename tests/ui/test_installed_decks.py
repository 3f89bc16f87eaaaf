"""Decks of KDE and GNOME: found where they are installed, drawn by their elements, passed over when incomplete."""

import gzip
import os
from pathlib import Path

import pytest
from evening import opened
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QColor, QImage

from freedoko_qt.app.places import places
from freedoko_qt.app.settings import Settings
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.engine.cards import Card
from freedoko_qt.ui.cards.deck import Deck, face_rect
from freedoko_qt.ui.cards.installed_decks import GNOME, KDE, InstalledDeck, elements, installed_decks
from freedoko_qt.ui.settings.settings_dialog import SettingsDialog

pytestmark = pytest.mark.usefixtures("qapp")


def drawing(*missing: str, of: str = GNOME) -> bytes:
    """A deck of GNOME or KDE: every card a rectangle in a colour of its own, side by side."""
    cards = [
        f'<rect id="{name}" x="{70 * place}" width="63" height="88" fill="{colour(card).name()}"/>'
        for place, (card, name) in enumerate(elements(of).items())
        if name not in missing
    ]
    return gzip.compress(f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(cards)}</svg>'.encode())


def with_parts(parts: str) -> str:
    """A deck with something more in its drawing, which can refer to something."""
    head, _, cards = gzip.decompress(drawing()).decode().removesuffix("</svg>").partition(">")
    return f'{head} xmlns:xlink="http://www.w3.org/1999/xlink">{cards}{parts}</svg>'


def colour(card: Card | None) -> QColor:
    return QColor("#123456") if card is None else QColor.fromHsv(14 * card, 200, 230)


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of shared data of a system without decks."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "system"))
    return tmp_path / "system"


def install_kde(system: Path, folder: str, index: str, data: bytes) -> None:
    place = system / "carddecks" / folder
    place.mkdir(parents=True)
    (place / "index.desktop").write_text(index, encoding="utf-8")
    (place / "cards.svgz").write_bytes(data)


def install_gnome(system: Path, name: str, data: bytes) -> None:
    place = system / "aisleriot" / "cards"
    place.mkdir(parents=True, exist_ok=True)
    (place / name).write_bytes(data)


INDEX = "[KDE Backdeck]\nName=Ornament\nName[de]=Verzierung\nSVG=cards.svgz\n"


@pytest.mark.parametrize(
    ("folder", "queen", "ten"), [(KDE, "queen_club", "10_heart"), (GNOME, "club_queen", "heart_10")]
)
def test_a_drawing_has_the_names_that_its_desktop_gives(folder: str, queen: str, ten: str) -> None:
    names = elements(folder)
    assert (names[Card.CQ], names[Card.HT], names[None]) == (queen, ten, "back")


def test_a_system_without_decks_offers_none(system) -> None:
    assert installed_decks() == []


def test_decks_are_offered_by_their_titles(system) -> None:
    install_kde(system, "svg-ornament", INDEX, drawing(of=KDE))
    install_gnome(system, "guyenne-classic.svgz", drawing())
    assert installed_decks() == [
        InstalledDeck("Guyenne classic", "aisleriot/cards/guyenne-classic.svgz"),
        InstalledDeck("Ornament", "carddecks/svg-ornament/cards.svgz"),
    ]


def test_incomplete_and_damaged_decks_are_passed_over(system) -> None:
    install_kde(system, "svg-no-back", INDEX, drawing("back", of=KDE))
    install_kde(system, "svg-no-queen", INDEX, drawing("queen_spade", of=KDE))
    install_kde(system, "svg-no-name", "[KDE Backdeck]\nSVG=cards.svgz\n", drawing(of=KDE))
    install_kde(system, "svg-no-index", "SVG=cards.svgz\n", drawing(of=KDE))
    install_kde(system, "svg-elsewhere", "[KDE Backdeck]\nName=Elsewhere\nSVG=/etc/passwd\n", drawing(of=KDE))
    install_kde(system, "old-bitmaps", INDEX, drawing(of=KDE))
    install_gnome(system, "cut-off.svgz", drawing()[:200])
    install_gnome(system, "no-drawing.svgz", b"nothing of the kind")
    assert installed_decks() == []


def test_one_in_the_own_folder_stands_before_that_of_the_system(system) -> None:
    install_gnome(system, "anglo.svgz", drawing())
    install_gnome(system.with_name("home"), "anglo.svgz", drawing())
    assert installed_decks() == [InstalledDeck("Anglo", "aisleriot/cards/anglo.svgz")]


@pytest.mark.parametrize("card", [Card.C9, Card.SJ, Card.HQ, Card.DK, Card.CT, Card.DA, None])
def test_a_card_is_drawn_by_its_element(system, card) -> None:
    install_gnome(system, "anglo.svgz", drawing())
    image = Deck("aisleriot/cards/anglo.svgz").picture(card, 100, 1).toImage()
    face = face_rect(100, 1)
    for x, y in ((0.02, 0.5), (0.5, 0.02), (0.5, 0.5), (0.98, 0.98)):
        spot = image.pixelColor(round(face.x() + x * face.width()), round(face.y() + y * face.height()))
        assert max(abs(a - b) for a, b in zip(spot.getRgb(), colour(card).getRgb(), strict=True)) <= 2


@pytest.mark.parametrize("missing", ["heart_1", "back"])
def test_a_deck_that_is_gone_or_damaged_is_the_french_one(system, missing, caplog) -> None:
    install_gnome(system, "anglo.svgz", drawing(missing))
    french = Deck().picture(Card.CQ, 90, 1).toImage()
    for name in ("aisleriot/cards/anglo.svgz", "carddecks/svg-gone/cards.svgz"):
        caplog.clear()
        assert Deck(name).picture(Card.CQ, 90, 1).toImage() == french
        assert name in caplog.text


BOMB = gzip.compress(b" " * 300_000_000, compresslevel=1) + drawing()
UNDRAWABLE = {
    "too large": BOMB,
    "cut off": drawing()[:200],
    "no drawing": gzip.compress(b"nothing of the kind"),
    "only names": gzip.compress(
        b'<svg xmlns="http://www.w3.org/2000/svg">'
        + b"".join(b'<g id="%s"/>' % name.encode() for name in elements(GNOME).values())
        + b"</svg>"
    ),
}


def photograph(side: int, kind: str = "PNG") -> str:
    """An image of so many pixels in height and width that stands in a drawing, of one colour."""
    image = QImage(side, side, QImage.Format.Format_Mono)
    image.fill(0)
    data = QBuffer()
    image.save(data, kind)
    return f'<image width="9" height="9" xlink:href="data:image/png;base64,{data.data().toBase64().data().decode()}"/>'


def drawing_in_it(parts: str) -> str:
    """A drawing that stands in a drawing as an image."""
    data = QByteArray(f'<svg xmlns="http://www.w3.org/2000/svg">{parts}</svg>'.encode()).toBase64().data().decode()
    return f'<image width="9" height="9" xlink:href="data:image/svg+xml;base64,{data}"/>'


def used(number: int, times: int) -> str:
    """So many groups, each with the one before so many times: the last one is very large."""
    groups = (f'<g id="g{one}">' + f'<use xlink:href="#g{one - 1}"/>' * times + "</g>" for one in range(1, number))
    return f'<g id="g0"><rect width="9" height="9"/></g>{"".join(groups)}<use xlink:href="#g{number - 1}"/>'


LARGE = used(6, 8)
"""Refused for its size, and nevertheless drawn in a moment."""
BUSY = {
    "used ten times each": used(9, 10),
    "used in a long row": used(3000, 1),
    "uses itself": '<use xlink:href="#back"/>',
    "use each other": '<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g><use xlink:href="#a"/>',
    "used by the second of two references": LARGE.replace("xlink:href", 'href="#none" xlink:href'),
    "used by an address": LARGE.replace('"#g', '"http:g').replace('id="g', 'id="ttp:g'),
    "used by data": LARGE.replace('"#g', '"data:g').replace('id="g', 'id="ata:g'),
    "used by its other name": LARGE.replace('id="g', 'xml:id="g'),
    "used before others get the names": LARGE + "".join(f'<g id="g{one}"/>' for one in range(6)),
    "letters of its own": (
        '<font><font-face font-family="own"/>'
        f'<glyph unicode="a" d="M0 0{"l9 9 9 -9" * 500}"/></font>'
        f'<text font-family="own">{"a" * 90}</text>'
    ),
    "deep": "<g>" * 300 + "</g>" * 300,
    "many": '<rect width="9" height="9"/>' * 3_000,
    "long path, often": f'<path id="p" d="M0 0{"l1 1 1 -1" * 10_000}"/>' + '<use xlink:href="#p"/>' * 300,
    "longer path": f'<path d="M0 0{"l1 1 1 -1" * 150_000}"/>',
    "long lines, filled": f'<polygon points="{"0,0 63,88 9,88 " * 9_000}"/>',
    "long lines": f'<path fill="none" stroke="#fff" d="M0 0{"L63 88L0 9" * 2_500}"/>' * 9,
    "long lines, used": f'<path id="p" d="M0 0{"L63 88L0 9" * 2_500}"/>' + '<use xlink:href="#p"/>' * 9,
    "wide lines": f'<polyline fill="none" stroke="#fff" stroke-width="99" points="{"1,0 0,1 " * 9_000}"/>',
    "letters with an outline": f'<text y="9" stroke="#fff" stroke-width="9">{"8" * 3_000}</text>',
    "small photographs": photograph(1) * 90,
    "large letters": '<text y="9" font-size="100000">WWWWWWWW</text>' * 100,
    "dashes written with a reference": '<path d="M0 0h9" style="stroke&#45;dasharray:1"/>',
    "dashes written with an escape": '<path d="M0 0h9" style="stroke\\2d dasharray:1"/>',
    "style sheet with dashes written with a reference": "<style>path {stroke&#45;dasharray: 1}</style>",
    "style sheet with dashes written with an escape": "<style>path {stroke\\2d dasharray: 1}</style>",
    "many styles": f"<style>{'a b c .d {fill:red}' * 500}</style>",
    "many stops": f"<linearGradient>{'<stop/>' * 40_000}</linearGradient>",
    "large photograph": photograph(4_000),
    "many photographs": photograph(2_000) * 4,
    "drawing in it": drawing_in_it("<rect/>"),
    "entities": "&e;",
    "no end": "<g>",
}


@pytest.mark.parametrize("parts", BUSY.values(), ids=BUSY)
def test_a_deck_that_would_take_too_long_to_draw_is_the_french_one(system, parts) -> None:
    text = with_parts("").replace('<rect id="back"', '<g id="back"><rect', 1)
    doctype = '<!DOCTYPE svg [<!ENTITY e "e">]>' if "&e;" in parts else ""
    text = f"{doctype}{text.removesuffix('</svg>')}{parts}</g></svg>"
    install_gnome(system, "anglo.svgz", gzip.compress(text.encode()))
    deck = Deck("aisleriot/cards/anglo.svgz")
    assert deck.missing == "aisleriot/cards/anglo.svgz"
    assert deck.picture(None, 90, 1).toImage() == Deck().picture(None, 90, 1).toImage()


def test_a_deck_may_have_letters_and_many_short_lines(system) -> None:
    parts = f'<polyline stroke="#fff" points="{"1,0 0,1 " * 9_000}"/><text y="9" font-size="9">10</text>'
    text = with_parts("").replace('<rect id="back"', '<g id="back"><rect', 1).removesuffix("</svg>")
    install_gnome(system, "anglo.svgz", gzip.compress(f"{text}{parts}</g></svg>".encode()))
    assert not Deck("aisleriot/cards/anglo.svgz").missing


def test_a_deck_may_have_photographs_and_use_parts_often(system) -> None:
    parts = photograph(500) + used(4, 6) + "<style>rect {stroke: none}</style>"
    text = with_parts("").replace('<rect id="back"', '<g id="back"><rect', 1).removesuffix("</svg>")
    install_gnome(system, "anglo.svgz", gzip.compress(f"{text}{parts}</g></svg>".encode()))
    assert not Deck("aisleriot/cards/anglo.svgz").missing


@pytest.mark.parametrize("dashes", ['stroke-dasharray="3"', 'style="stroke-dasharray: 3"', 'class="dashed"'])
def test_a_dashed_line_is_drawn_whole(system, dashes) -> None:
    """A line of ordinary length can have so many dashes that Qt takes seconds for it."""
    style = "<style>.dashed {stroke-dasharray: 3}</style>"
    pictures = []
    for look in ("", dashes):
        line = f'{style}<path d="M0 44h63" stroke="#fff" stroke-width="9" {look}/>'
        text = with_parts("").replace('<rect id="back"', '<g id="back"><rect', 1).removesuffix("</svg>")
        install_gnome(system, "anglo.svgz", gzip.compress(f"{text}{line}</g></svg>".encode()))
        deck = Deck("aisleriot/cards/anglo.svgz")
        assert not deck.missing
        pictures.append(deck.picture(None, 90, 1).toImage())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("content", UNDRAWABLE.values(), ids=UNDRAWABLE)
def test_a_deck_that_cannot_be_drawn_is_named_and_the_french_one_is_shown(system, qapp, data_dir, content) -> None:
    install_gnome(system, "anglo.svgz", content)
    SettingsFile(places(data_dir).settings).set(Settings(deck="aisleriot/cards/anglo.svgz"))
    with opened(qapp, data_dir) as program:
        emitted = program.window.notices.text
        shown = program.window.context.deck.picture(Card.CQ, 90, 1).toImage()
    assert "aisleriot/cards/anglo.svgz" in emitted
    assert shown == Deck().picture(Card.CQ, 90, 1).toImage()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
@pytest.mark.parametrize("place", ["{pipe}", "/dev/zero", "&pipe;", "../pipe"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_drawing_that_wants_other_files_is_no_deck(system, tmp_path, place, encoding) -> None:
    """Qt would wait for what never comes out of a pipe."""
    os.mkfifo(tmp_path / "pipe")
    image = f'<image xlink:href="{place.format(pipe=tmp_path / "pipe")}" width="9" height="9"/>'
    doctype = f'<!DOCTYPE svg [<!ENTITY pipe "{tmp_path / "pipe"}">]>'
    install_gnome(system, "anglo.svgz", gzip.compress(f"{doctype}{with_parts(image)}".encode(encoding)))
    assert installed_decks() == []
    deck = Deck("aisleriot/cards/anglo.svgz")
    assert deck.picture(Card.CQ, 90, 1).toImage() == Deck().picture(Card.CQ, 90, 1).toImage()
    assert deck.missing


@pytest.mark.parametrize("encoding", ["gbk", "utf-7", "none", "hex", "idna", "cp500", ""])
def test_a_drawing_in_an_encoding_that_cannot_be_read_is_the_french_deck(system, encoding: str) -> None:
    text = f'<?xml version="1.0" encoding="{encoding}"?>{with_parts("")}'
    install_gnome(system, "anglo.svgz", gzip.compress(text.encode()))
    deck = Deck("aisleriot/cards/anglo.svgz")
    assert deck.missing == "aisleriot/cards/anglo.svgz"
    assert deck.picture(Card.CQ, 90, 1).toImage() == Deck().picture(Card.CQ, 90, 1).toImage()


def test_a_drawing_that_qt_does_not_draw_right_is_no_deck(system) -> None:
    symbol = '<symbol id="sign"><rect width="9" height="9"/></symbol><use xlink:href="#sign"/>'
    install_gnome(system, "anglo-poker.svgz", gzip.compress(with_parts(symbol).encode()))
    assert installed_decks() == []


def test_a_drawing_may_use_its_own_parts_and_name_its_licence(system) -> None:
    parts = '<a xlink:href="https://creativecommons.org"><use xlink:href="#back"/></a><image xlink:href="data:,"/>'
    install_gnome(system, "anglo.svgz", gzip.compress(with_parts(parts).encode()))
    assert len(installed_decks()) == 1


@pytest.mark.parametrize("name", ["none", "a\0b", "../french", "é\ufffd"])
def test_a_name_that_no_deck_has_is_reported(system, name) -> None:
    deck = Deck(name)
    assert deck.missing == name
    assert deck.picture(Card.CQ, 90, 1).toImage() == Deck().picture(Card.CQ, 90, 1).toImage()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_is_no_deck(system) -> None:
    install_gnome(system, "anglo.svgz", drawing())
    os.mkfifo(system / "aisleriot" / "cards" / "pipe.svgz")
    os.mkfifo(system / "aisleriot" / "cards" / "pipe.index")
    (system / "carddecks" / "svg-pipe").mkdir(parents=True)
    os.mkfifo(system / "carddecks" / "svg-pipe" / "index.desktop")
    assert installed_decks() == [InstalledDeck("Anglo", "aisleriot/cards/anglo.svgz")]


def test_it_can_be_chosen_in_the_settings(system, qtbot) -> None:
    install_kde(system, "svg-ornament", INDEX, drawing(of=KDE))
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    emitted = []
    dialog.changed.connect(emitted.append)
    pictures = dialog.page.row("deck").editor.choice.pictures
    assert [one.text() for one in pictures.values()] == [
        "French",
        "Four colours",
        "German",
        "Large signs",
        "Ornament",
    ]
    pictures["carddecks/svg-ornament/cards.svgz"].click()
    assert emitted[-1].deck == "carddecks/svg-ornament/cards.svgz"
    dialog.show_settings(Settings(deck="carddecks/svg-gone/cards.svgz"))
    assert pictures["french"].isChecked()
