"""The help that the person takes in a tournament is counted, on disk at once, and shown on the list."""

from collections.abc import Callable

import pytest
from evenings import OpenSession, choose_by_chance, play_on
from pytestqt.qtbot import QtBot

from freedoko_qt.app.help_used import NO_HELP, HelpUsed
from freedoko_qt.app.history import History
from freedoko_qt.app.journal import read_journal
from freedoko_qt.app.replay.practice import Practice
from freedoko_qt.app.session import Session
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.sheet.exports import csv_text, plain_text
from freedoko_qt.engine.phase import Phase

SETUP = TournamentSetup(rounds=1, seed=7)


def at_own_card(session: Session, qtbot: QtBot, number: int, begin: Callable[[], object]) -> None:
    """Let it be played by chance until the person is asked for a card with so many tricks played."""
    stopped = False

    def choose() -> None:
        nonlocal stopped
        view = session.view
        assert view is not None
        stopped = stopped or (view.phase is Phase.PLAY and view.my_turn and len(view.tricks) == number)
        if not stopped:
            session.act(view.legal[-1])

    session.asked.connect(choose)
    begin()
    qtbot.waitUntil(lambda: stopped, timeout=60_000)
    session.asked.disconnect(choose)


def take_a_hint(session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.advised, timeout=60_000):
        session.ask_advice()


@pytest.fixture
def helped(open_session: OpenSession, qtbot: QtBot) -> Session:
    """A session at whose running game two hints were taken, and one card was taken back."""
    session = open_session()
    play_on(session)
    at_own_card(session, qtbot, 2, lambda: session.start(SETUP))
    take_a_hint(session, qtbot)
    take_a_hint(session, qtbot)
    with qtbot.waitSignal(session.redrawn, timeout=20_000):
        assert session.take_back()
    qtbot.waitUntil(lambda: session.view is not None and session.view.my_turn, timeout=20_000)
    take_a_hint(session, qtbot)
    return session


def finish(session: Session, qtbot: QtBot) -> None:
    choose_by_chance(session, 3)
    games = len(session.games)
    session.asked.emit()
    qtbot.waitUntil(lambda: len(session.games) > games, timeout=60_000)


def test_a_hint_counts_once_for_a_decision_and_is_on_disk(helped: Session, history: History) -> None:
    journal = read_journal(history.journal(helped.tournament_id))
    assert HelpUsed.of(journal.header) == HelpUsed(undone=1, hints=2)
    assert helped.game is not None
    assert len(journal.entries) == len(helped.game.actions)


def test_a_game_that_is_over_keeps_it_and_the_list_shows_it(helped: Session, history: History, qtbot: QtBot) -> None:
    finish(helped, qtbot)
    sheet = helped.sheet
    assert sheet is not None
    assert sheet.lines[0].help_used == sheet.help_used == HelpUsed(undone=1, hints=2)
    assert "↶1 ?2" in csv_text(sheet)
    assert "↶: taken back, ?: hints" in plain_text(sheet)
    kept = history.load(helped.tournament_id).value
    assert kept is not None
    assert kept.help_used[0] == HelpUsed(undone=1, hints=2)
    assert all(help_used == NO_HELP for help_used in kept.help_used[1:])


@pytest.mark.parametrize("number", [2**31, 10**4000, -(2**31)])
def test_numbers_that_no_game_has_are_not_taken_from_a_record(number: int) -> None:
    assert HelpUsed.of({"aid": {"undone": number, "hints": 1}}) == NO_HELP
    assert HelpUsed.of({"aid": {"undone": 1, "hints": number}}) == NO_HELP


def test_the_next_game_begins_without(helped: Session, qtbot: QtBot) -> None:
    finish(helped, qtbot)
    assert HelpUsed.of(read_journal(helped.history.journal(helped.tournament_id)).header) == NO_HELP


def test_it_is_not_forgotten_when_the_program_ends_in_between(
    helped: Session, open_session: OpenSession, qtbot: QtBot
) -> None:
    name = helped.tournament_id
    helped.close()
    other = open_session()
    play_on(other)
    assert other.resume(name)
    qtbot.waitUntil(lambda: other.view is not None and other.view.my_turn, timeout=20_000)
    assert other.take_back()
    assert HelpUsed.of(read_journal(other.history.journal(name)).header) == HelpUsed(undone=2, hints=2)
    qtbot.waitUntil(lambda: other.view is not None and other.view.my_turn, timeout=20_000)
    finish(other, qtbot)
    assert other.sheet is not None
    assert other.sheet.help_used == HelpUsed(undone=2, hints=2)


def test_where_nothing_counts_nothing_is_counted(open_session: OpenSession, history: History, qtbot: QtBot) -> None:
    session = open_session()
    play_on(session)
    at_own_card(session, qtbot, 0, lambda: session.start(SETUP))
    assert session.game is not None
    game = session.game
    practice = Practice(SETUP, game.given_rules, game.dealt, game.table, game.seed)
    at_own_card(session, qtbot, 1, lambda: session.practise(practice))
    take_a_hint(session, qtbot)
    assert session.take_back()
    assert session.sheet is None
    (line,), _ = history.catalogue()
    assert HelpUsed.of(read_journal(history.journal(line.id)).header) == NO_HELP


def test_refused_in_a_tournament_a_card_stays(open_session: OpenSession, qtbot: QtBot) -> None:
    session = open_session()
    play_on(session)
    at_own_card(session, qtbot, 2, lambda: session.start(TournamentSetup(rounds=1, seed=7, take_back=False)))
    assert session.game is not None
    actions = list(session.game.actions)
    assert not session.take_back()
    assert session.game.actions == actions
    assert session.setup.rule_set == SETUP.rule_set, "it is still called FreeDoko"


@pytest.mark.parametrize("values", [{}, {"aid": None}, {"aid": {"undone": 1}}, {"aid": {"undone": "1", "hints": 0}}])
def test_a_record_without_help_counts_none(values: dict) -> None:
    assert HelpUsed.of(values) == NO_HELP
