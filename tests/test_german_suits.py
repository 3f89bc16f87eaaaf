"""With German suits on the cards no text names a French one: translations/german_suits_*.ts stand in for them."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication

from freedoko_qt.app import wording
from freedoko_qt.app.language import Translators
from freedoko_qt.app.settings import Language, Letters, Suits
from freedoko_qt.engine.actions import Selector, SelectorKind
from freedoko_qt.engine.cards import Card, Rank, Suit
from freedoko_qt.engine.contracts import Contract, Reservation

FOLDER = Path(__file__).resolve().parent.parent / "translations"
FRENCH = {
    Language.ENGLISH: re.compile(r"\b(clubs?|spades?|diamonds?|queens?|jacks?)\b|[♣♠♦]", re.IGNORECASE),
    Language.GERMAN: re.compile(r"\b(Kreuz|Pik|Karo|Dame|Bube)|[♣♠♦]|(dame|bube)n?\b"),
}
OTHER_MEANINGS = {("FirstPage", "Club")}
PLACE = re.compile(r"\{[^{}]*\}|%n|%L?[0-9]+")
DRAWN = (Letters.INTERNATIONAL, Letters.GERMAN)
SPOKEN = [(language, suits) for language in (Language.ENGLISH, Language.GERMAN) for suits in Suits]


def entries(name: str) -> dict[tuple[str, str], str]:
    """The texts of a .ts file by context and source; of a plural the form for many."""
    found = {}
    for context in ElementTree.parse(FOLDER / f"{name}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            node = message.find("translation")
            assert node is not None
            forms = [form.text or "" for form in node.iter("numerusform")] or [node.text or ""]
            found[context.findtext("name", ""), message.findtext("source", "")] = forms[-1]
    return found


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
    texts = entries("freedoko_de")
    other = entries(f"german_suits_{language}")
    assert other.keys() - texts.keys() == set(), "these texts are no longer said like that"
    assert all(other.values())
    assert {key: PLACE.findall(text) for key, text in other.items()} == {key: PLACE.findall(key[1]) for key in other}


@pytest.mark.parametrize("language", FRENCH)
def test_no_text_names_a_french_card(language: Language, translators: Translators) -> None:
    translators.speak(language, Suits.GERMAN)
    said = {key: QCoreApplication.translate(*key) for key in entries("freedoko_de").keys() - OTHER_MEANINGS}
    named = {key: text for key, text in said.items() if FRENCH[language].search(text)}
    wanted = [f"{context}: {source}" for context, source in sorted(named)]
    assert wanted == [], f"these texts are wanted in translations/german_suits_{language}.ts"


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
