"""The pictures of the cards."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from freedoko_qt.app.settings import Back, Letters
from freedoko_qt.engine.cards import CARDS, Card
from freedoko_qt.resources import asset
from freedoko_qt.ui.cards import faces
from freedoko_qt.ui.cards.deck import ASPECT, Deck, face_rect, margin
from freedoko_qt.ui.table.card_item import CardItem
from freedoko_qt.ui.table.layout import Place

DECKS = sorted(path.stem for path in asset("decks").glob("*.zip"))

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [84.0, 107.0, 168.0])
def test_a_picture_has_exactly_the_pixels_of_the_screen(width, ratio) -> None:
    width = int(width * ratio) / ratio  # as the layout makes it
    picture = Deck().picture(Card.CQ, width, ratio)
    pixels = round(width * ratio)
    assert picture.devicePixelRatio() == ratio
    assert picture.width() == pixels + 2 * margin(pixels)
    assert picture.height() == round(pixels / ASPECT) + 2 * margin(pixels)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_card_at_rest_is_copied_pixel_by_pixel(ratio) -> None:
    """Wherever it is put, what one sees is the rendered picture itself, not a smoothed one."""
    scene, deck = QGraphicsScene(), Deck()
    width = int(90 * ratio) / ratio
    item = CardItem(deck, ratio, Card.HT)
    item.put(Place(100.3, 121.7, width))
    scene.addItem(item)
    screen = QImage(round(200 * ratio), round(240 * ratio), QImage.Format.Format_RGB32)
    screen.setDevicePixelRatio(ratio)
    screen.fill(QColor("white"))
    painter = QPainter(screen)
    scene.render(painter, QRectF(0, 0, 200, 240), QRectF(0, 0, 200, 240))
    painter.end()
    picture = deck.picture(Card.HT, width, ratio).toImage()
    left, top = (item.pos() + item.offset()).toTuple()
    corner = QPoint(round(left * ratio), round(top * ratio))
    inset = margin(round(width * ratio)) + round(12 * ratio)  # within the face, where nothing shines through
    for x in range(inset, picture.width() - inset, 3):
        for y in range(inset, picture.height() - inset, 7):
            assert screen.pixelColor(corner + QPoint(x, y)) == picture.pixelColor(x, y)


@pytest.mark.parametrize("name", DECKS)
def test_every_card_has_a_face_of_its_own(name) -> None:
    deck = Deck(name)
    seen = {bytes(deck.picture(card, 90, 1).toImage().constBits()) for card in (*CARDS, None)}
    assert len(seen) == 25


@pytest.mark.parametrize("name", [name for name in DECKS if name != "german"])
@pytest.mark.parametrize("card", [Card.CQ, Card.DJ])
def test_german_letters_are_others(name, card) -> None:
    ours = Deck(name, Letters.GERMAN).picture(card, 90, 1).toImage()
    assert ours != Deck(name).picture(card, 90, 1).toImage()


def test_german_suits_have_their_own_letters() -> None:
    for card in CARDS:
        ours = Deck("german", Letters.GERMAN).picture(card, 60, 1).toImage()
        assert ours == Deck("german").picture(card, 60, 1).toImage()


@pytest.mark.parametrize("name", DECKS)
def test_each_deck_has_both_backs(name) -> None:
    blue, red = (Deck(name, back=back).picture(None, 90, 1).toImage() for back in Back)
    spot = face_rect(90, 1).topLeft().toPoint() + QPoint(7, 7)
    assert blue.pixelColor(spot).blue() > 1.5 * blue.pixelColor(spot).red()
    assert red.pixelColor(spot).red() > 1.5 * red.pixelColor(spot).blue()


def test_a_deck_that_is_unknown_or_damaged_is_the_french_one(monkeypatch, tmp_path: Path, caplog) -> None:
    whole = asset("decks", "german.zip").read_bytes()
    files = {
        "cut-off.zip": whole[: len(whole) // 2],
        "changed.zip": whole[:5000] + bytes(800) + whole[5800:],
        "text.zip": b"not a deck",
        "french.zip": asset("decks", "french.zip").read_bytes(),
    }
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    monkeypatch.setattr(faces, "asset", lambda *parts: tmp_path / parts[-1])
    french = Deck().picture(Card.CQ, 90, 1).toImage()
    for name in ("cut-off", "changed", "text", "unknown", "../french/../gone"):
        caplog.clear()
        assert Deck(name).picture(Card.CQ, 90, 1).toImage() == french
        assert name in caplog.text


def test_letters_do_not_change_the_ten() -> None:
    assert Deck(letters=Letters.GERMAN).picture(Card.ST, 90, 1).toImage() == Deck().picture(Card.ST, 90, 1).toImage()


def test_only_what_is_asked_for_is_rendered_and_only_once() -> None:
    deck = Deck()
    assert len(deck) == 0
    first = deck.picture(Card.CQ, 90, 1)
    assert deck.picture(Card.CQ, 90, 1).cacheKey() == first.cacheKey()
    assert len(deck) == 1


@pytest.mark.parametrize("rotation", [0.0, 90.0])
def test_a_draft_is_like_the_picture_and_drawn_from_another_size(rotation) -> None:
    deck = Deck()
    assert deck.draft(Card.CQ, 90, 1, rotation=rotation) is None, "there is no other size"
    deck.picture(Card.CQ, 140, 1)
    draft = deck.draft(Card.CQ, 90, 1, rotation=rotation)
    assert len(deck) == 1
    picture = deck.picture(Card.CQ, 90, 1, rotation=rotation)
    assert draft.size() == picture.size()
    middle = draft.rect().center()
    assert draft.toImage().pixelColor(middle).alpha() == picture.toImage().pixelColor(middle).alpha() == 255
    assert deck.draft(Card.CQ, 90, 1, rotation=rotation) is None, "it is drawn"
    assert deck.draft(Card.CK, 90, 1, rotation=rotation) is None, "another card"
    deck.picture(None, 140, 1)
    assert deck.draft(None, 90, 1, rotation=rotation) is None, "one back for many cards"


def test_other_sizes_are_forgotten() -> None:
    deck = Deck()
    for width in (80, 90, 100):
        deck.picture(Card.CQ, width, 1)
    kept = deck.picture(None, 90, 1).cacheKey()
    deck.keep(90, ratio=1)
    assert len(deck) == 2
    assert deck.picture(None, 90, 1).cacheKey() == kept


def test_a_card_that_is_drawn_in_forgotten_sizes_alone_keeps_the_largest_for_drafts() -> None:
    deck = Deck()
    for width in (80, 100, 90):
        deck.picture(Card.CQ, width, 1)
    deck.picture(Card.CQ, 100, 1, rotation=90)
    deck.keep(60, ratio=1)
    assert len(deck) == 1
    assert deck.draft(Card.CQ, 60, 1) is not None
    assert deck.draft(Card.CQ, 100, 1) is None, "it is the one that is kept"


def test_two_tables_that_take_turns_draw_their_cards_once() -> None:
    deck, drawn = Deck(), []
    for width in (80, 100, 80, 100):
        drawn.append(deck.picture(Card.CQ, width, 1).cacheKey())
        deck.keep(width, ratio=1)
    assert drawn[:2] == drawn[2:]
    deck.keep(120, ratio=1)
    assert len(deck) == 1


def test_a_dimmed_card_is_darker_and_has_the_same_size() -> None:
    deck = Deck()
    bright, dim = (deck.picture(Card.DA, 90, 1, dim=dim) for dim in (False, True))
    assert bright.size() == dim.size()
    spot = face_rect(90, 1).topLeft().toPoint() + QPoint(45, 12)
    assert dim.toImage().pixelColor(spot).lightness() < 0.8 * bright.toImage().pixelColor(spot).lightness()


def test_a_picture_has_a_shadow_around_an_opaque_card() -> None:
    image = Deck().picture(Card.C9, 100, 1).toImage()
    face = face_rect(100, 1)
    assert image.pixelColor(face.center().toPoint()).alpha() == 255
    below = image.pixelColor(round(face.center().x()), round(face.bottom()) + 2)
    assert 0 < below.alpha() < 200
    assert image.pixelColor(0, 0).alpha() == 0
