"""Asking the session for an advice."""

from dataclasses import replace

import pytest
from evenings import OpenSession
from pytestqt.qtbot import QtBot

from freedoko_qt.ai.advice import Advice
from freedoko_qt.app.seat_advice import SeatAdvice
from freedoko_qt.app.session import Session
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Play, Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS

SETUP = TournamentSetup(rounds=1, seed=7)


@pytest.fixture
def heard(open_session: OpenSession) -> tuple[Session, list[object]]:
    """A session with a tournament, and every advice it gives."""
    session, said = open_session(), []
    session.advised.connect(said.append)
    session.start(SETUP)
    return session, said


def healthy(session: Session, qtbot: QtBot) -> None:
    """Everybody is healthy, and the others play until the person is to play a card."""
    session.happened.connect(session.ready)

    def to_play() -> bool:
        view = session.view
        assert view is not None
        if view.my_turn and view.phase is Phase.RESERVATION:
            session.act(next(one for one in view.legal if one.reservation is Reservation.HEALTHY))
        return view.my_turn and bool(view.playable)

    session.ready()
    qtbot.waitUntil(to_play, timeout=20_000)


def asked(session: Session, said: list[object], qtbot: QtBot) -> Advice:
    said.clear()
    session.ask_advice()
    qtbot.waitUntil(lambda: bool(said), timeout=20_000)
    assert isinstance(said[0], SeatAdvice)
    return said[0].advice


def test_an_advice_is_legal_and_the_same_when_asked_again(
    heard: tuple[Session, list[object]], qtbot: QtBot
) -> None:
    session, said = heard
    healthy(session, qtbot)
    first = asked(session, said, qtbot)
    assert session.view is not None
    assert first.best.action in session.view.legal
    assert isinstance(first.best.action, Play)
    assert asked(session, said, qtbot) == first


def test_an_advice_before_the_game(heard: tuple[Session, list[object]], qtbot: QtBot) -> None:
    session, said = heard
    session.happened.connect(session.ready)
    session.ready()
    qtbot.waitUntil(lambda: session.view is not None and session.view.my_turn, timeout=20_000)
    advice = asked(session, said, qtbot)
    assert isinstance(advice.best.action, Reserve)


def test_an_advice_for_what_is_over_is_dropped(heard: tuple[Session, list[object]], qtbot: QtBot) -> None:
    session, said = heard
    session.happened.connect(session.ready)
    session.ready()
    qtbot.waitUntil(lambda: session.view is not None and session.view.my_turn, timeout=20_000)
    session.ask_advice()
    healthy(session, qtbot)
    session.ask_advice()
    qtbot.waitUntil(lambda: bool(said), timeout=20_000)  # in order: an earlier answer would be emitted
    (answer,) = said
    assert isinstance(answer, SeatAdvice)
    assert isinstance(answer.advice.best.action, Play)


def test_without_a_choice_there_is_none(heard: tuple[Session, list[object]], qtbot: QtBot) -> None:
    session, said = heard
    view = session.view
    assert view is not None
    session.act(next(one for one in view.legal if one.reservation is Reservation.HEALTHY))
    qtbot.waitUntil(lambda: session.view is not None and session.view.legal == (), timeout=20_000)
    session.ask_advice()
    qtbot.waitUntil(lambda: bool(said), timeout=20_000)
    assert said == [None]


def test_rules_can_forbid_it(open_session: OpenSession) -> None:
    session = open_session()
    session.start(replace(SETUP, preset="ddv", rules=PRESETS["ddv"].rules))
    assert session.view is not None
    assert not session.view.rules.card_hint
    assert not session.ask_advice()
    session.start(SETUP)
    assert session.ask_advice()


def test_before_the_first_tournament_nothing_is_asked(open_session: OpenSession) -> None:
    session = open_session()
    assert not session.ask_advice()
    assert session.view is None
