"""An advice in words, in both languages."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from freedoko_qt.ai.advice import Advice, Choice
from freedoko_qt.ai.advising import advise
from freedoko_qt.ai.heuristics.card_advantage import Advantage, CardAdvantage
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.app import wording
from freedoko_qt.app.seat_advice import SeatAdvice
from freedoko_qt.app.wording.advantages import advantage_words
from freedoko_qt.engine.actions import (
    Accept,
    Action,
    Announce,
    AnnounceSwines,
    Call,
    Genscher,
    Play,
    Reserve,
    Return,
    Selector,
    SelectorKind,
    Shift,
    SwineKind,
)
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.view import SeatView
from freedoko_qt.resources import compile_translation

sys.path.insert(0, str(Path(__file__).parents[1] / "ai"))  # for `laid`

from laid import all_healthy, laid, played  # isort: skip

NAMES = ("Käthe", "Frieda", "Karl", "Dolores")
GERMAN = Path(__file__).resolve().parents[2] / "translations" / "freedoko_de.ts"
NO_PARTNER = (1.0, 0.0, 0.0, 0.0)


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QCoreApplication, tmp_path: Path) -> Iterator[str]:
    """The words are spoken in one language and then in the other."""
    translator = QTranslator()
    if request.param == "de":
        compile_translation(GERMAN, tmp_path / "words.qm")
        assert translator.load(str(tmp_path / "words.qm"))
        qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)


@pytest.fixture(scope="module")
def view() -> SeatView:
    """Seat 0 knows its side, and nothing of the others."""
    game = Game.deal(Rules(), 11)
    while game.phase is Phase.RESERVATION:
        game.apply(game.legal()[0])
    view = game.view(0)
    assert view.side is not None
    return view


def advice(
    *choices: Choice,
    reason: Reason | None = None,
    win: float | None = None,
    partners: tuple[float, float, float, float] = NO_PARTNER,
) -> Advice:
    return Advice(choices, reason, win, partners)


def test_the_next_best_partner_is_named(view: SeatView, language: str) -> None:
    karl, frieda, nobody = (Choice(Genscher(0, seat), 1.0, 0.1) for seat in (2, 1, None))
    next_best = {"en": "Genscher with Frieda", "de": "Genscher mit Frieda"}
    assert next_best[language] in wording.hint(SeatAdvice(view, advice(karl, frieda)), NAMES).numbers[1]
    kept = {"en": "no Genscher", "de": "kein Genscher"}
    assert kept[language] in wording.hint(SeatAdvice(view, advice(karl, nobody)), NAMES).numbers[1]


@pytest.mark.parametrize(
    ("ahead", "said"),
    [(0.0, "It makes no difference whom you ask first."), (1.0, "Earns the most in the deals that were tried.")],
)
def test_of_the_same_cards_it_is_named_who_is_asked_first(view: SeatView, ahead: float, said: str) -> None:
    cards = (Card.SQ, Card.HQ, Card.DT)
    frieda, karl = Choice(Shift(0, cards, 1), 1.0, 0.1), Choice(Shift(0, cards, 2), 1.0 - ahead, 0.1)
    hint = wording.hint(SeatAdvice(view, advice(frieda, karl, reason=Reason.CLEARS_SUITS)), NAMES)
    assert hint.reason == said
    assert "queen of spades, queen of hearts, ten of diamonds (to Karl first)" in hint.numbers[1]


OF_CARDS = (Reason.CASHES_WINNER, Reason.STAYS_LOW)
"""The first and the last rule of thumb for a card: what a card has over another one is said instead."""


@pytest.mark.usefixtures("language")
def test_every_reason_is_one_sentence_of_its_own() -> None:
    known = list(Reason)
    first, last = map(known.index, OF_CARDS)
    without = [*known[:first], *known[last + 1 :]]
    said = [wording.reason_words(reason) for reason in without]
    of_cards = [CardAdvantage(kind, Card.HJ, Card.SQ, 1, Card.D9, Card.HT, 14) for kind in Advantage]
    said += [advantage_words(one, NAMES) for one in of_cards]
    assert all(text[0].isupper() and text.endswith(".") and text.count(".") == 1 for text in said)
    assert len(set(said)) == len(without) + len(Advantage)
    assert not any("  " in text or "{" in text for text in said)


def test_the_danger_is_named_in_both_languages(language: str) -> None:
    fox = CardAdvantage(Advantage.FOX_TO_PARTNER_BUT_FOR_ONE, Card.DA, Card.D9, 2, Card.SQ, Card.HT)
    assert advantage_words(fox, NAMES) == {
        "en": "Karl is ahead with the queen of spades: bring the fox home, only the ten of hearts could catch it.",
        "de": "Karl liegt mit Pik-Dame vorn: Bring den Fuchs nach Hause, nur Herz-Zehn könnte ihn fangen.",
    }[language]


def test_a_nought_is_no_number(language: str) -> None:
    home = CardAdvantage(Advantage.MORE_EYES_HOME, Card.DK, Card.D9)
    assert advantage_words(home, NAMES).endswith({"en": "nine of diamonds none.", "de": "Karo-Neun keine."}[language])


@pytest.fixture(scope="module")
def behind_a_queen() -> SeatView:
    """Seat 0 holds two queens and a nine behind a higher queen."""
    return played(all_healthy(laid("HQ DQ D9 SK SK S9 HK H9 HA CK CK C9", "HT", "", "CQ", first=3)), "CQ").view(0)


def queens(ahead: float, doubt: float) -> Advice:
    """The lower queen so far ahead of the higher one."""
    return advice(Choice(Play(0, Card.DQ), 1.0, 0.3), Choice(Play(0, Card.HQ), 1.0 - ahead, 0.3, doubt))


@pytest.mark.parametrize(
    ("ahead", "doubt", "said"),
    [
        (0.6, 0.1, ""),
        (0.2, 0.1, "It is close. "),
        (0.2, 0.3, "Equally good; this is the usual card. "),
        (0.6, 0.9, ""),
    ],
)
def test_small_edges_and_ties_are_described(behind_a_queen: SeatView, ahead: float, doubt: float, said: str) -> None:
    text = wording.hint(SeatAdvice(behind_a_queen, queens(ahead, doubt)), NAMES).reason
    assert text == f"{said}Both count the same: keep the higher one, the queen of hearts."


def test_of_equal_cards_it_is_said_that_it_makes_no_difference(behind_a_queen) -> None:
    for points in (1.0, 0.92):
        same = advice(Choice(Play(0, Card.HQ), 1.0, 0.3), Choice(Play(0, Card.DQ), points, 0.3, 0.1))
        hint = wording.hint(SeatAdvice(behind_a_queen, same), NAMES)
        assert hint.reason == "It makes no difference which of the two you play."


def test_a_solo_stands_beside_the_healthy_game(view: SeatView, language: str) -> None:
    kinds = Reservation.SOLO_QUEEN, Reservation.SOLO_QUEEN_JACK, Reservation.HEALTHY
    choices = [Choice(Reserve(0, kind), points, 0.3) for kind, points in zip(kinds, (2.0, 1.0, 0.4), strict=True)]
    hint = wording.hint(SeatAdvice(view, advice(*choices, reason=Reason.STRONG_SOLO)), NAMES)
    assert {"en": "If you say “healthy”: +0.4 points.", "de": "Gesund gespielt: +0,4 Punkte."}[language] in hint.numbers


def test_what_the_spread_leaves_out_is_shown_where_there_is_one(view: SeatView, language: str) -> None:
    one, other = Choice(Play(0, Card.SA), 1.3, 0.4), Choice(Play(0, Card.HT), 0.2, 0.4)
    note = wording.hint(SeatAdvice(view, advice(one, other)), NAMES).note
    assert note.startswith("±") and {"en": "leaves out", "de": "Nicht darin"}[language] in note
    assert wording.hint(SeatAdvice(view, advice(one)), NAMES).note == note
    assert wording.hint(SeatAdvice(view, advice(Choice(None, 0.0, None), reason=Reason.BAD_HAND)), NAMES).note == ""


def test_an_announcement_is_given_the_facts_that_speak_for_it(language: str) -> None:
    strong = all_healthy(laid("HT HT CQ SQ SQ HQ DQ DJ D9 CA SA SK", "CQ")).view(0)
    said = advice(Choice(Announce(0, Call.RE), 2.0, 0.3), Choice(None, 1.0, 0.3), reason=Reason.STRONG_ENOUGH)
    assert wording.hint(SeatAdvice(strong, said), NAMES).reason == {
        "en": "You hold 9 trumps, 5 of them very high.",
        "de": "Du hast 9 Trümpfe, davon 5 ganz hohe.",
    }[language]
    little = advice(Choice(Announce(0, Call.RE), 1.2, 0.3), Choice(None, 1.0, 0.3), reason=Reason.STRONG_ENOUGH)
    close = {"en": "It is close. ", "de": "Es ist knapp. "}[language]
    assert wording.hint(SeatAdvice(strong, little), NAMES).reason.startswith(close)


ACTIONS: dict[Action | None, tuple[str, str]] = {
    None: ("Announce nothing.", "Sag nichts an."),
    Play(0, Card.SA): ("Play the ace of spades.", "Spiel Pik-Ass."),
    Announce(0, Call.NO_90): ("Announce: No 90.", "Sag an: Keine 90."),
    AnnounceSwines(0): ("Announce swines.", "Sag Schweine an."),
    AnnounceSwines(0, SwineKind.SUPERSWINES): ("Announce superswines.", "Sag Superschweine an."),
    AnnounceSwines(0, SwineKind.HEIDMANN): ("Announce a Heidmann.", "Sag den Heidmann an."),
    AnnounceSwines(0, SwineKind.HYPERSWINES): ("Announce hyperswines.", "Sag Hyperschweine an."),
    Genscher(0, 2): ("Play with Karl.", "Spiel mit Karl."),
    Genscher(0, None): ("Keep your partner.", "Behalte deinen Partner."),
    Reserve(0, Reservation.HEALTHY): ("Say “healthy”.", "Sag „Gesund“."),
    Reserve(0, Reservation.SOLO_QUEEN): ("Play alone: Queen solo.", "Spiel allein: Damensolo."),
    Reserve(0, Reservation.SOLO_QUEEN, offer_duty_solo=True): (
        "Play alone: Queen solo, but let the others go first.",
        "Spiel allein: Damensolo, aber lass den anderen den Vortritt.",
    ),
    Reserve(0, Reservation.MARRIAGE, Selector(SelectorKind.TRUMP)): (
        "Declare the marriage: first trump trick.",
        "Melde die Hochzeit: erster Trumpfstich.",
    ),
    Reserve(0, Reservation.POVERTY): ("Declare the poverty.", "Melde die Armut."),
    Reserve(0, Reservation.THROW_NINES): ("Say “Throw in: too many nines”.", "Sag „Schmeißen: zu viele Neunen“."),
    Shift(0, (Card.D9, Card.DA)): (
        "Pass on: nine of diamonds, ace of diamonds.",
        "Schieb: Karo-Neun, Karo-Ass.",
    ),
    Shift(0, (Card.D9,), to=1): (
        "Pass on: nine of diamonds. Ask Frieda first.",
        "Schieb: Karo-Neun. Frag zuerst Frieda.",
    ),
    Accept(0, True): ("Take the poverty.", "Nimm die Armut."),
    Accept(0, False): ("Do not take the poverty.", "Nimm die Armut nicht."),
    Return(0, (Card.H9,)): ("Give back: nine of hearts.", "Gib zurück: Herz-Neun."),
}


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_everything_that_can_be_advised_is_said(action: Action | None, view: SeatView, language: str) -> None:
    hint = wording.hint(SeatAdvice(view, advice(Choice(action, 0.0, None))), NAMES)
    assert hint.what == ACTIONS[action][language == "de"]
    assert hint.numbers == ()  # nothing was compared: a nought would be no expectation
    assert hint.card == (Card.SA if isinstance(action, Play) else None)


def test_points_runner_up_and_chances(view: SeatView, language: str) -> None:
    ace, ten = Choice(Play(0, Card.SA), 1.31, 0.42), Choice(Play(0, Card.HT), -0.24, 0.4)
    hint = wording.hint(SeatAdvice(view, advice(ace, ten, win=0.618, partners=(1.0, 0.2, 0.55, 0.25))), NAMES)
    assert hint.numbers == {
        "en": (
            "Expected: +1.3 ± 0.4 points.",
            "Next best: ten of hearts, −0.2 points.",
            "Chance of winning: 62%.",
            "Most likely your partner: Karl (55%).",
        ),
        "de": (
            "Erwartet: +1,3 ± 0,4 Punkte.",
            "Am zweitbesten: Herz-Zehn, −0,2 Punkte.",
            "Gewinnchance: 62\N{NO-BREAK SPACE}%.",
            "Am ehesten dein Partner: Karl (55\N{NO-BREAK SPACE}%).",
        ),
    }[language]
    assert hint.text == " ".join((hint.what, hint.reason, *hint.numbers))


def test_two_that_are_equal_within_the_noise_are_called_so(view: SeatView, language: str) -> None:
    ace, ten = Choice(Play(0, Card.SA), 1.3, 0.4), Choice(Play(0, Card.HT), 1.2, 0.4, 0.2)
    text = wording.hint(SeatAdvice(view, advice(ace, ten)), NAMES).numbers[1]
    assert text == {
        "en": "Equally good, as far as one can tell: ten of hearts, +1.2 points.",
        "de": "Soweit zu sehen, genauso gut: Herz-Zehn, +1,2 Punkte.",
    }[language]


def test_what_promises_more_than_what_is_advised_is_not_called_the_next_best(view: SeatView, language: str) -> None:
    """Rules of thumb decide where deals are known to promise too much."""
    silence, said = Choice(None, 1.3, 0.4), Choice(Announce(0, Call.NO_90), 2.5, 0.4)
    text = wording.hint(SeatAdvice(view, advice(silence, said)), NAMES).numbers[1]
    assert text == {
        "en": "On paper worth more: No 90, +2.5 points.",
        "de": "Rechnerisch brächte mehr: Keine 90, +2,5 Punkte.",
    }[language]


@pytest.mark.usefixtures("language")
def test_a_duty_solo_that_costs_points_is_not_called_equal_to_being_healthy(view: SeatView) -> None:
    solo = Choice(Reserve(0, Reservation.SOLO_QUEEN), -0.6, None)
    healthy = Choice(Reserve(0, Reservation.HEALTHY), 0.4, None)
    assert not advice(solo, healthy).equal


def test_what_comes_without_a_spread_is_described_roughly(view: SeatView, language: str) -> None:
    healthy = Choice(Reserve(0, Reservation.HEALTHY), 0.02, None)
    solo = Choice(Reserve(0, Reservation.SOLO_ACE), -3.0, None)
    points, other = wording.hint(SeatAdvice(view, advice(healthy, solo)), NAMES).numbers
    assert points == {"en": "Expected: about 0.0 points.", "de": "Erwartet: etwa 0,0 Punkte."}[language]
    assert other.endswith({"en": "Ace solo, −3.0 points.", "de": "Ass-Solo, −3,0 Punkte."}[language])


def test_what_is_sure_is_not_described_roughly(view: SeatView, language: str) -> None:
    played_out = replace(advice(Choice(Play(0, Card.SA), -9.0, 0.0)), exact=True)
    points, sure = wording.hint(SeatAdvice(view, played_out), NAMES).numbers
    assert points == {"en": "Expected: −9.0 points.", "de": "Erwartet: −9,0 Punkte."}[language]
    assert sure.startswith({"en": "For sure: ", "de": "Sicher: "}[language])


def test_no_chance_is_shown_as_certain(view: SeatView) -> None:
    sure = advice(Choice(Play(0, Card.SA), 1.0, 0.3), win=0.999, partners=(1.0, 1.0, 0.0, 0.0))
    hint = wording.hint(SeatAdvice(view, sure), NAMES)
    assert hint.numbers[1:] == ("Chance of winning: 99%.", "Most likely your partner: Frieda (99%).")


def test_no_partner_is_named_where_one_is_as_likely_as_the_other(view: SeatView) -> None:
    ace = Choice(Play(0, Card.SA), 1.0, 0.3)
    for partners in ((1.0, 0.33, 0.33, 0.34), (1.0, 0.51, 0.0, 0.49)):
        hint = wording.hint(SeatAdvice(view, advice(ace, win=0.6, partners=partners)), NAMES)
        assert hint.numbers[1:] == ("Chance of winning: 60%.",)


def test_a_partner_who_is_known_is_not_guessed(view: SeatView) -> None:
    game = Game.deal(Rules(), 11)
    while game.phase is not Phase.OVER:
        known = game.view(0)
        if known.my_turn and known.playable and sum(side is known.side for side in known.sides) == 2:
            break
        game.apply(game.legal()[0])
    given = advise(known)
    assert given is not None
    assert max(given.partners[1:]) == 1
    assert not any("partner" in line for line in wording.hint(SeatAdvice(known, given), NAMES).numbers)
