"""An advice in words, in both languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from freedoko_qt.ai.advice import Advice, Choice, advise
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.app import wording
from freedoko_qt.app.seat_advice import SeatAdvice
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
    reason: Reason = Reason.FRESH_ACE,
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


@pytest.mark.usefixtures("language")
def test_every_reason_is_one_sentence_of_its_own() -> None:
    said = [wording.reason_words(reason) for reason in Reason]
    assert all(text[0].isupper() and text.endswith(".") and text.count(".") == 1 for text in said)
    assert len(set(said)) == len(Reason)


def test_the_reasons_are_german_in_german(language: str) -> None:
    fox = {"en": "Brings the fox home.", "de": "Bringt den Fuchs nach Hause."}
    assert wording.reason_words(Reason.FOX_HOME) == fox[language]


ACTIONS: dict[Action | None, tuple[str, str]] = {
    None: ("Announce nothing.", "Sag nichts an."),
    Play(0, Card.SA): ("Play the ace of spades.", "Spiel Pik-Ass."),
    Announce(0, Call.NO_90): ("Announce: No 90.", "Sag an: Keine 90."),
    AnnounceSwines(0): ("Announce swines.", "Sag Schweine an."),
    AnnounceSwines(0, SwineKind.SUPERSWINES): ("Announce superswines.", "Sag Superschweine an."),
    AnnounceSwines(0, SwineKind.HYPERSWINES): ("Announce hyperswines.", "Sag Hyperschweine an."),
    Genscher(0, 2): ("Play with Karl.", "Spiel mit Karl."),
    Genscher(0, None): ("Keep your partner.", "Behalte deinen Partner."),
    Reserve(0, Reservation.HEALTHY): ("Stay healthy.", "Bleib gesund."),
    Reserve(0, Reservation.SOLO_QUEEN): ("Play alone: Queen solo.", "Spiel allein: Damensolo."),
    Reserve(0, Reservation.SOLO_QUEEN, offer_duty_solo=True): (
        "Play alone: Queen solo, but let the others go first.",
        "Spiel allein: Damensolo, aber lass den anderen den Vortritt.",
    ),
    Reserve(0, Reservation.MARRIAGE, Selector(SelectorKind.TRUMP)): (
        "Announce the marriage: first trump trick.",
        "Melde die Hochzeit: erster Trumpfstich.",
    ),
    Reserve(0, Reservation.POVERTY): ("Announce the poverty.", "Sag die Armut an."),
    Reserve(0, Reservation.THROW_NINES): ("Say “Throw in: too many nines”.", "Sag „Schmeißen: zu viele Neunen“."),
    Shift(0, (Card.D9, Card.DA)): (
        "Lay down: nine of diamonds, ace of diamonds.",
        "Schieb: Karo-Neun, Karo-Ass.",
    ),
    Shift(0, (Card.D9,), to=1): (
        "Lay down: nine of diamonds. Ask Frieda first.",
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
            "Chance to win: 62%.",
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


def test_two_that_are_equal_within_the_noise_are_told_to_be(view: SeatView, language: str) -> None:
    ace, ten = Choice(Play(0, Card.SA), 1.3, 0.4), Choice(Play(0, Card.HT), 1.2, 0.4, 0.2)
    told = wording.hint(SeatAdvice(view, advice(ace, ten)), NAMES).numbers[1]
    assert told == {
        "en": "Equally good, as far as can be told: ten of hearts, +1.2 points.",
        "de": "Soweit zu sehen, genauso gut: Herz-Zehn, +1,2 Punkte.",
    }[language]


def test_what_promises_more_than_what_is_advised_is_not_called_the_next_best(view: SeatView, language: str) -> None:
    """Rules of thumb decide where deals are known to promise too much."""
    silence, said = Choice(None, 1.3, 0.4), Choice(Announce(0, Call.NO_90), 2.5, 0.4)
    told = wording.hint(SeatAdvice(view, advice(silence, said)), NAMES).numbers[1]
    assert told == {
        "en": "On paper worth more: No 90, +2.5 points.",
        "de": "Rechnerisch brächte mehr: Keine 90, +2,5 Punkte.",
    }[language]


@pytest.mark.usefixtures("language")
def test_a_duty_solo_that_costs_points_is_not_called_equal_to_being_healthy(view: SeatView) -> None:
    solo = Choice(Reserve(0, Reservation.SOLO_QUEEN), -0.6, None)
    healthy = Choice(Reserve(0, Reservation.HEALTHY), 0.4, None)
    assert not advice(solo, healthy).equal


def test_what_comes_without_a_spread_is_told_roughly(view: SeatView, language: str) -> None:
    healthy = Choice(Reserve(0, Reservation.HEALTHY), 0.02, None)
    solo = Choice(Reserve(0, Reservation.SOLO_ACE), -3.0, None)
    points, other = wording.hint(SeatAdvice(view, advice(healthy, solo)), NAMES).numbers
    assert points == {"en": "Expected: about 0.0 points.", "de": "Erwartet: etwa 0,0 Punkte."}[language]
    assert other.endswith({"en": "Ace solo, −3.0 points.", "de": "Ass-Solo, −3,0 Punkte."}[language])


def test_nobody_is_quite_sure(view: SeatView) -> None:
    sure = advice(Choice(Play(0, Card.SA), 1.0, 0.3), win=0.999, partners=(1.0, 1.0, 0.0, 0.0))
    told = wording.hint(SeatAdvice(view, sure), NAMES)
    assert told.numbers[1:] == ("Chance to win: 99%.", "Most likely your partner: Frieda (99%).")


def test_a_partner_who_is_known_is_not_guessed(view: SeatView) -> None:
    game = Game.deal(Rules(), 11)
    while game.phase is not Phase.OVER:
        known = game.view(0)
        if known.my_turn and known.playable and sum(side is known.side for side in known.sides) == 2:
            break
        game.apply(game.legal()[0])
    told = advise(known, 1)
    assert told is not None
    assert max(told.partners[1:]) == 1
    assert not any("partner" in line for line in wording.hint(SeatAdvice(known, told), NAMES).numbers)
