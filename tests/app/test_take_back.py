"""The last action of the person is taken back, with all that came after it."""

import sys
from pathlib import Path

from evenings import Onlooker, OpenSession, choose_by_chance, play_on
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from freedoko_qt.app.game_loop import TakenBack
from freedoko_qt.app.history import History
from freedoko_qt.app.journal import read_journal
from freedoko_qt.app.match import last_action
from freedoko_qt.app.session import Session
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Action, Announce, Call, Genscher, Play, Reserve, is_solo
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS

sys.path.insert(0, str(Path(__file__).parents[1] / "ai"))  # for `laid`

from laid import after, all_healthy, laid  # isort: skip

SETUP = TournamentSetup(rounds=1, seed=7)


def own_cards(game: Game | None) -> list[Action]:
    return [] if game is None else [one for one in game.actions if isinstance(one, Play) and one.seat == 0]


def asked_for_card(session: Session, number: int) -> bool:
    """True if the person is asked for a card with so many of its own on the table or in the piles."""
    game = session.game
    to_play = game is not None and game.phase is Phase.PLAY and game.turn == 0 and not session.is_thinking
    return to_play and len(own_cards(game)) == number


def taken_back(session: Session) -> Action | None:
    """Take the last action of the person back, and return it; None if there is none."""
    taken = session.take_back()
    return None if taken is None else taken.action


def play_until(session: Session, qtbot: QtBot, number: int) -> Game:
    """Play by chance until the person is asked for its next card after so many."""
    stopped = False

    def choose() -> None:
        nonlocal stopped
        stopped = stopped or asked_for_card(session, number)
        if not stopped and session.view is not None:
            session.act(session.view.legal[-1])

    session.asked.connect(choose)
    session.start(SETUP)
    qtbot.waitUntil(lambda: stopped, timeout=60_000)
    session.asked.disconnect(choose)
    assert session.game is not None
    return session.game


def test_the_last_own_card_comes_back_and_the_others_do_as_before(
    open_session: OpenSession, history: History, qtbot: QtBot
) -> None:
    session = open_session()
    onlooker = Onlooker(session)
    play_on(session)
    before = play_until(session, qtbot, 5)
    again = onlooker.redrawn
    assert session.take_back()
    qtbot.waitUntil(lambda: onlooker.redrawn == again + 1, timeout=20_000)
    game = session.game
    assert game is not None and game.turn == 0 and len(own_cards(game)) == 4
    assert game.actions == before.actions[: len(game.actions)]
    journal = read_journal(history.journal(session.tournament_id))
    assert len(journal.entries) == len(game.actions) and not journal.damaged
    assert len(before.hands[0]) + 1 == len(game.hands[0])

    card = before.actions[len(game.actions)]
    qtbot.waitUntil(lambda: asked_for_card(session, 4))
    session.act(card)
    qtbot.waitUntil(lambda: asked_for_card(session, 5))
    assert session.game is not None
    assert session.game.actions == before.actions


def test_one_may_go_back_to_the_first_card_and_play_the_game_to_its_end(
    open_session: OpenSession, qtbot: QtBot
) -> None:
    session = open_session()
    play_on(session)
    play_until(session, qtbot, 3)
    for left in (2, 1, 0):
        assert isinstance(taken_back(session), Play)
        assert len(own_cards(session.game)) == left
    assert isinstance(taken_back(session), Reserve)
    assert session.take_back() is None
    choose_by_chance(session, 1)
    qtbot.waitUntil(lambda: len(session.games) > 0, timeout=60_000)
    assert len(own_cards(session.games[0])) == 12


def test_what_was_announced_with_the_card_is_taken_back_too(open_session: OpenSession, qtbot: QtBot) -> None:
    session = open_session()
    play_on(session)
    game = play_until(session, qtbot, 0)
    said = next(one for one in game.legal() if isinstance(one, Announce) and one.call in (Call.RE, Call.CONTRA))
    number = len(game.actions)
    session.act(said)
    qtbot.waitUntil(lambda: asked_for_card(session, 0))
    assert session.view is not None
    session.act(Play(0, session.view.playable[0]))
    qtbot.waitUntil(lambda: asked_for_card(session, 1))
    assert session.take_back()
    assert session.game is not None
    assert len(session.game.actions) == number
    assert said in session.game.legal()


def test_an_announcement_is_taken_back_and_the_cards_before_it_stay(open_session: OpenSession, qtbot: QtBot) -> None:
    session = open_session()
    play_on(session)
    game = play_until(session, qtbot, 0)
    session.act(next(one for one in game.legal() if isinstance(one, Play)))
    qtbot.waitUntil(lambda: asked_for_card(session, 1))
    assert session.game is not None
    before = session.game.actions
    said = next(one for one in session.game.legal() if isinstance(one, Announce))
    session.act(said)
    qtbot.waitUntil(lambda: session.game is not None and said in session.game.actions)
    assert session.take_back() == TakenBack(said, is_counted=True)
    assert session.game.actions == before
    assert said in session.game.legal()


def test_a_card_for_which_the_others_have_yet_to_pass_comes_back_alone(
    open_session: OpenSession, qtbot: QtBot
) -> None:
    session = open_session()
    play_on(session)
    play_until(session, qtbot, 1)
    card, taken = taken_back(session), list[tuple[bool, TakenBack | None]]()
    assert session.game is not None and isinstance(card, Play)
    before = session.game.actions

    def click_and_take_back() -> None:
        session.act(card)
        taken.append((session.is_thinking, session.take_back()))

    session.redrawn.connect(click_and_take_back, Qt.ConnectionType.SingleShotConnection)
    qtbot.waitUntil(lambda: bool(taken), timeout=20_000)
    assert taken == [(True, TakenBack(card, is_counted=False))]
    qtbot.waitUntil(lambda: asked_for_card(session, 0), timeout=20_000)
    assert session.game.actions == before


def test_what_is_announced_meanwhile_stays_and_the_card_is_not_counted(open_session: OpenSession, qtbot: QtBot) -> None:
    session = open_session()
    play_on(session)
    play_until(session, qtbot, 1)
    card, taken = taken_back(session), list[TakenBack | None]()
    assert session.game is not None and card is not None
    said = next(one for one in session.game.legal() if isinstance(one, Announce))

    def click_announce_and_take_back() -> None:
        session.act(card)
        session.act(said)
        taken.append(session.take_back())

    session.redrawn.connect(click_announce_and_take_back, Qt.ConnectionType.SingleShotConnection)
    qtbot.waitUntil(lambda: bool(taken), timeout=20_000)
    assert taken == [TakenBack(card, is_counted=False)]
    assert session.game.actions[-1] == said


def test_who_is_chosen_by_a_genscher_comes_back_with_its_card() -> None:
    """One click plays the card and asks whom to choose."""
    game = all_healthy(laid("DK DK", "CQ", "CQ", rules=PRESETS["standard"].rules))
    before = len(game.actions)
    chosen, card = Genscher(0, 3), Play(0, Card.DK)
    after(game, (chosen, card))
    assert last_action(game, 0) == (card, before)


def test_a_solo_said_by_mistake_is_taken_back_before_the_first_card(open_session: OpenSession, qtbot: QtBot) -> None:
    session = open_session()
    play_on(session)
    asked: list[int] = []
    session.asked.connect(lambda: asked.append(len(getattr(session.game, "actions", ()))))
    session.start(SETUP)
    qtbot.waitUntil(lambda: bool(asked))
    assert session.game is not None
    before = session.game.actions
    solo = next(one for one in session.game.legal() if is_solo(one))
    session.act(solo)
    qtbot.waitUntil(lambda: len(asked) > 1)
    assert taken_back(session) == solo
    assert session.game.actions == before and session.game.phase is Phase.RESERVATION
    assert solo in session.game.legal()


def test_a_tournament_taken_up_again_stands_where_one_went_back_to(
    open_session: OpenSession, history: History, qtbot: QtBot
) -> None:
    session = open_session()
    play_on(session)
    play_until(session, qtbot, 4)
    assert session.take_back()
    assert session.game is not None
    actions, name = session.game.actions, session.tournament_id
    session.close()
    other = open_session()
    assert other.resume(name)
    assert other.game is not None
    assert other.game.actions == actions


def test_where_the_rules_forbid_it_what_lies_stays(open_session: OpenSession, qtbot: QtBot) -> None:
    session = open_session()
    play_on(session)
    rules = PRESETS["standard"].rules.changed("take_back_tricks", False)
    choose_by_chance(session, 1)
    session.start(TournamentSetup(rounds=1, seed=7, preset=None, rules=rules))
    qtbot.waitUntil(lambda: len(own_cards(session.game)) > 2, timeout=60_000)
    assert session.game is not None
    number = len(session.game.actions)
    assert not session.take_back()
    assert len(session.game.actions) >= number


def test_a_game_that_is_over_stays_as_it_was(open_session: OpenSession, qtbot: QtBot) -> None:
    session = open_session()
    session.happened.connect(lambda _: session.ready() if session.score is None else None)
    choose_by_chance(session, 1)
    session.redrawn.connect(session.ready)
    session.start(SETUP)
    qtbot.waitUntil(lambda: session.score is not None, timeout=60_000)
    assert not session.take_back()
    assert session.score is not None
