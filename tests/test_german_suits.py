"""With German suits on the cards no text names a French one: translations/german_suits_*.ts stand in for them."""

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from german_suits import FOLDER, FRENCH, OTHER_MEANINGS, fill, in_german_suits, texts_of
from PySide6.QtCore import QCoreApplication

from freedoko_qt.app import wording
from freedoko_qt.app.language import Translators
from freedoko_qt.app.settings import Language, Letters, Suits
from freedoko_qt.engine.actions import Selector, SelectorKind
from freedoko_qt.engine.cards import Card, Rank, Suit
from freedoko_qt.engine.contracts import Contract, Reservation

PLACE = re.compile(r"\{[^{}]*\}|%n|%L?[0-9]+")
DRAWN = (Letters.INTERNATIONAL, Letters.GERMAN)
SPOKEN = [(language, suits) for language in (Language.ENGLISH, Language.GERMAN) for suits in Suits]


@pytest.fixture
def translators(qapp: QCoreApplication) -> Iterator[Translators]:
    translators = Translators(qapp)
    yield translators
    translators.speak(Language.ENGLISH)


@pytest.fixture(params=SPOKEN, ids="-".join)
def spoken(request: pytest.FixtureRequest, translators: Translators) -> tuple[Language, Suits]:
    translators.speak(*request.param)
    return request.param


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_stands_in_for_a_text_stands_in_for_one_of_the_program(language: str) -> None:
    texts = texts_of("freedoko_de")
    other = texts_of(f"german_suits_{language}")
    assert other.keys() - texts.keys() == set(), "these texts are no longer said like that"
    assert all(other.values())
    assert {key: PLACE.findall(text) for key, text in other.items()} == {key: PLACE.findall(key[1]) for key in other}


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_no_text_names_a_french_card(language: Language, translators: Translators) -> None:
    translators.speak(language, Suits.GERMAN)
    said = {key: QCoreApplication.translate(*key) for key in texts_of("freedoko_de").keys() - OTHER_MEANINGS}
    named = {key: text for key, text in said.items() if FRENCH[language].search(text)}
    wanted = [f"{context}: {source}" for context, source in sorted(named)]
    assert wanted == [], f"these want packaging/translations.sh, or a hand in translations/german_suits_{language}.ts"


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", "A queen of spades, or Jacks and clubs.", "An Ober of leaves, or Unters and acorns."),
        ("en", "an ace of ♣", None),
        ("de", "Das Pik-Ass im Karosolo, der Kreuz-Bube", "Das Grün-Ass im Schellensolo, der Eichel-Unter"),
        ("de", "Sticht eine Pik-Dame?", None),
        ("de", "Kein Kreuz, keine Buben.", None),
    ],
)
def test_what_is_certain_is_said_by_a_rule(language: str, text: str, said: str | None) -> None:
    assert in_german_suits(text, language) == said


@pytest.mark.parametrize("language", ["en", "de"])
def test_only_what_is_missing_is_filled_in(language: str, tmp_path: Path) -> None:
    folder = copytree(FOLDER, tmp_path / "translations")
    file = folder / f"german_suits_{language}.ts"
    whole = file.read_text(encoding="utf-8")
    assert fill(language, folder) == []
    assert file.read_text(encoding="utf-8") == whole

    texts = texts_of(f"german_suits_{language}", folder)
    file.write_text(whole.replace("<source>Clubs solo</source>", "<source>No longer said</source>"), encoding="utf-8")
    assert texts_of(f"german_suits_{language}", folder) != texts
    assert fill(language, folder) == []
    assert texts_of(f"german_suits_{language}", folder) == texts


def words() -> dict[tuple[object, object], str]:
    """Every card, suit, rank, game type, answer and condition in words, by its kind and itself."""
    conditions = [Selector(kind, number) for number in (1, 2, 3) for kind in SelectorKind]
    return {
        **{(Card, card): wording.card_name(card) for card in Card},
        **{(letters, card): wording.card_short(card, letters) for card in Card for letters in DRAWN},
        **{(Suit, suit): wording.suit_name(suit) for suit in Suit},
        **{(Rank, rank): wording.rank_name(rank) for rank in Rank},
        **{(Contract, contract): wording.contract_name(contract) for contract in Contract},
        **{(Reservation, answer): wording.reservation_name(answer) for answer in Reservation},
        **{(Selector, condition): wording.selector_name(condition) for condition in conditions},
    }


def test_every_card_and_contract_is_named_by_its_deck(spoken: tuple[Language, Suits]) -> None:
    language, suits = spoken
    said = words()
    assert all(said.values())
    french = {key for key, name in said.items() if FRENCH[language].search(name)}
    assert bool(french) is (suits is Suits.FRENCH)
    for kind in (Card, *DRAWN, Suit, Rank, Contract, Selector):
        names = [name for key, name in said.items() if key[0] is kind]
        assert len(set(names)) == len(names) > 3


@pytest.mark.parametrize(
    ("language", "suits", "said"),
    [
        (Language.ENGLISH, Suits.FRENCH, ("queen of clubs", "♣Q", "Jack solo", "Diamonds solo", "first clubs trick")),
        (Language.ENGLISH, Suits.GERMAN, ("Ober of acorns", "AO", "Unter solo", "Bells solo", "first acorns trick")),
        (Language.GERMAN, Suits.FRENCH, ("Kreuz-Dame", "♣Q", "Bubensolo", "Karosolo", "erster Kreuzstich")),
        (Language.GERMAN, Suits.GERMAN, ("Eichel-Ober", "EO", "Untersolo", "Schellensolo", "erster Eichelstich")),
    ],
)
def test_cards_and_games_as_players_call_them(
    translators: Translators, language: Language, suits: Suits, said: tuple[str, ...]
) -> None:
    translators.speak(language, suits)
    assert said == (
        wording.card_name(Card.CQ),
        wording.card_short(Card.CQ),
        wording.contract_name(Contract.SOLO_JACK),
        wording.reservation_name(Reservation.SOLO_DIAMONDS),
        wording.selector_name(Selector(SelectorKind.CLUBS)),
    )


def test_the_names_change_back_and_forth(translators: Translators) -> None:
    named = []
    for language, suits in (*SPOKEN, *SPOKEN[::-1]):
        translators.speak(language, suits)
        named.append(wording.card_name(Card.SJ))
    assert named[:4] == ["jack of spades", "Unter of leaves", "Pik-Bube", "Grün-Unter"]
    assert named[4:] == named[3::-1]
