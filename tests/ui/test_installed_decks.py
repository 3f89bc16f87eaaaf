"""Decks of KDE and GNOME: found where they are installed, drawn by their elements, passed over when incomplete."""

import gzip
import os
from pathlib import Path

import pytest
from evening import opened
from PySide6.QtGui import QColor

from freedoko_qt.app.places import places
from freedoko_qt.app.settings import Settings
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.engine.cards import CARDS, Card
from freedoko_qt.ui.cards.deck import Deck, face_rect
from freedoko_qt.ui.cards.installed_decks import InstalledDeck, element, installed_decks
from freedoko_qt.ui.settings.settings_dialog import SettingsDialog

pytestmark = pytest.mark.usefixtures("qapp")


def drawing(*missing: str) -> bytes:
    """A deck as both have it: every card a rectangle in a colour of its own, side by side."""
    cards = [
        f'<rect id="{element(card)}" x="{70 * place}" width="63" height="88" fill="{colour(card).name()}"/>'
        for place, card in enumerate((*CARDS, None))
        if element(card) not in missing
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


def test_a_system_without_decks_offers_none(system) -> None:
    assert installed_decks() == []


def test_decks_are_offered_by_their_titles(system) -> None:
    install_kde(system, "svg-ornament", INDEX, drawing())
    install_gnome(system, "guyenne-classic.svgz", drawing())
    assert installed_decks() == [
        InstalledDeck("Guyenne classic", "aisleriot/cards/guyenne-classic.svgz"),
        InstalledDeck("Ornament", "carddecks/svg-ornament/cards.svgz"),
    ]


def test_incomplete_and_damaged_decks_are_passed_over(system) -> None:
    install_kde(system, "svg-no-back", INDEX, drawing("back"))
    install_kde(system, "svg-no-queen", INDEX, drawing("queen_spade"))
    install_kde(system, "svg-no-name", "[KDE Backdeck]\nSVG=cards.svgz\n", drawing())
    install_kde(system, "svg-no-index", "SVG=cards.svgz\n", drawing())
    install_kde(system, "svg-elsewhere", "[KDE Backdeck]\nName=Elsewhere\nSVG=/etc/passwd\n", drawing())
    install_kde(system, "old-bitmaps", INDEX, drawing())
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


@pytest.mark.parametrize("missing", ["1_heart", "back"])
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
        + b"".join(b'<g id="%s"/>' % element(card).encode() for card in (*CARDS, None))
        + b"</svg>"
    ),
}


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
    install_kde(system, "svg-ornament", INDEX, drawing())
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
