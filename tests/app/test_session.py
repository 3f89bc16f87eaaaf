"""Evenings at the table without a window."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from evenings import Onlooker, OpenSession, choose_by_chance, names, play_on, resume_last, until_finished
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from freedoko_qt.ai.player import LEVELS
from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.people import Avatar, Style
from freedoko_qt.app.seats import Seat
from freedoko_qt.app.session import Session
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Action, Announce, AnnounceSwines, Call, Play, Reserve
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.events import CardPlayed, GameScored, SwinesAnnounced, TrickTaken
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.refusals import Refusal
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView

SHORT = TournamentSetup(rounds=1, seed=7)


def setup_of(preset: str, *, rounds: int = 1, seed: int = 7) -> TournamentSetup:
    return TournamentSetup(preset=preset, rules=PRESETS[preset].rules, rounds=rounds, seed=seed)


def saved(history: History) -> Tournament:
    (name,) = names(history)
    kept = history.load(name).value
    assert kept is not None
    return kept


@pytest.mark.parametrize("preset", PRESETS)
def test_the_computer_plays_a_whole_tournament(
    preset: str, open_session: OpenSession, history: History, qtbot: QtBot
) -> None:
    session = open_session(autoplay=True)
    onlooker = Onlooker(session)
    play_on(session)
    until_finished(session, qtbot, lambda: session.start(setup_of(preset)))

    scores = [game.score for game in session.games if game.score is not None]
    assert len(scores) >= 4
    assert session.sheet is not None
    sums = session.sheet.sums(session.sheet.countings[0])
    assert sums == tuple(sum(score.scores[seat] for score in scores) for seat in SEATS)
    assert [event.score for event in onlooker.events if isinstance(event, GameScored)] == scores
    assert onlooker.asked == 0
    assert onlooker.notices == []
    assert session.last_game

    kept = saved(history)
    assert kept.finished
    for record, game in zip(kept.records, session.games, strict=True):
        again = game_from_record(record)
        assert again.actions == game.actions
        assert again.score == game.score
    (name,) = names(history)
    assert not history.journal(name).exists()


def test_a_person_is_asked_for_each_decision_and_the_deals_come_from_the_seed(
    open_session: OpenSession, qtbot: QtBot
) -> None:
    session = open_session()
    onlooker = Onlooker(session)
    play_on(session)
    choose_by_chance(session, 1)
    until_finished(session, qtbot, lambda: session.start(SHORT))
    plays = [event for event in onlooker.events if isinstance(event, CardPlayed) and event.seat == 0]
    assert onlooker.asked >= len(plays) >= 4 * 12
    assert onlooker.refusals == []
    for number, game in enumerate(session.games):
        assert game.seed == seed_of(7, number)


def test_the_engine_is_asked_once_whether_an_action_is_legal(
    open_session: OpenSession, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: Counter[tuple[int, Action]] = Counter()
    is_legal = Game.is_legal

    def counting(game: Game, action: Action) -> bool:
        if current_thread() is main_thread():  # players try actions in games of their own, on their thread
            asked[len(game.actions), action] += 1
        return is_legal(game, action)

    session = open_session()
    play_on(session)
    choose_by_chance(session, 1)
    monkeypatch.setattr(Game, "is_legal", counting)
    with qtbot.waitSignal(session.scored, timeout=60_000):
        session.start(SHORT)
    done = dict(enumerate(session.games[0].actions))
    assert asked == Counter(done.items())
    assert sum(isinstance(action, Play) for action in done.values()) == 48


def test_the_same_seed_gives_the_same_evening(open_session: OpenSession, qtbot: QtBot) -> None:
    evenings = []
    for _ in range(2):
        session = open_session(autoplay=True)
        play_on(session)
        until_finished(session, qtbot, lambda session=session: session.start(SHORT))
        evenings.append([game.actions for game in session.games])
    assert evenings[0] == evenings[1]


def test_the_others_play_in_their_styles(open_session: OpenSession, qtbot: QtBot) -> None:
    said = []
    for style in (Style.CAREFUL, Style.BOLD):
        session = open_session(autoplay=True)
        play_on(session)
        setup = replace(setup_of("ddv"), styles=(style, style, style))
        until_finished(session, qtbot, lambda session=session, setup=setup: session.start(setup))
        actions = [action for game in session.games for action in game.actions]
        said.append(sum(isinstance(action, Announce) and action.seat != 0 for action in actions))
    careful, bold = said
    assert careful < bold


def test_a_convention_holds_in_every_game_and_stands_in_its_record(
    open_session: OpenSession, history: History, qtbot: QtBot
) -> None:
    session = open_session(autoplay=True)
    play_on(session)
    until_finished(session, qtbot, lambda: session.start(replace(SHORT, convention=True)))
    assert all(game.table.convention for game in session.games)
    assert all(game_from_record(record).table.convention for record in saved(history).records)


def test_without_a_seed_one_is_drawn_and_kept(open_session: OpenSession) -> None:
    session = open_session()
    session.start(replace(SHORT, seed=None))
    assert session.setup.seed == 2026


def test_a_redeal_delays_its_game_and_leaves_its_table_as_it_was(open_session: OpenSession, qtbot: QtBot) -> None:
    session = open_session(autoplay=True)
    play_on(session)
    until_finished(session, qtbot, lambda: session.start(setup_of("beginner", rounds=3, seed=3)))
    redeals = [at for at, game in enumerate(session.games) if game.thrown_in is not None]
    assert redeals
    for at in redeals:
        delayed, next_one = session.games[at : at + 2]
        assert delayed.table == next_one.table
    assert sum(game.score is not None for game in session.games) == 12


def test_who_sits_there(open_session: OpenSession) -> None:
    session = open_session()
    session.start(replace(SHORT, names=("", "A", "B", "C"), levels=("random", "beginner", "random")))
    assert session.players == (
        Seat("You", None),
        Seat("A", "random", Avatar.HARE),
        Seat("B", "beginner", Avatar.BADGER),
        Seat("C", "random", Avatar.OWL),
    )


def test_before_the_first_tournament_there_is_nothing(open_session: OpenSession) -> None:
    session = open_session()
    session.ready()
    session.act(Play(0, Card.CA))
    session.next_game()
    assert session.view is None
    assert session.sheet is None
    assert not session.last_game
    assert not resume_last(session)


class Evening:
    """A session in which a test says when the table is ready, and the person is healthy."""

    def __init__(self, session: Session, qtbot: QtBot, setup: TournamentSetup = SHORT) -> None:
        self.session = session
        self.onlooker = Onlooker(session)
        self._qtbot = qtbot
        session.start(setup)

    @property
    def view(self) -> SeatView:
        view = self.session.view
        assert view is not None
        return view

    @property
    def actions(self) -> list[Action]:
        assert self.session.game is not None
        return self.session.game.actions

    def cards_of_mine(self) -> list[Card]:
        """The cards that the person has played."""
        return [event.card for event in self.onlooker.events if isinstance(event, CardPlayed) and event.seat == 0]

    def step(self) -> bool:
        """The table is ready; wait until something has happened or the person is asked; True for the latter."""
        before = len(self.actions)
        asked = self.onlooker.asked
        self.session.ready()
        self._qtbot.waitUntil(lambda: len(self.actions) > before or self.onlooker.asked > asked, timeout=20_000)
        return self.onlooker.asked > asked

    def until_asked(self) -> None:
        while not self.step():
            pass

    def until_play(self) -> None:
        """Go on until the person is to play a card."""
        self.until_asked()
        while self.view.phase is not Phase.PLAY:
            if self.view.phase is Phase.RESERVATION:
                self.session.act(Reserve(0, Reservation.HEALTHY))
            else:
                self.session.act(self.view.legal[0])
            self.until_asked()


@pytest.fixture
def evening(open_session: OpenSession, qtbot: QtBot) -> Evening:
    return Evening(open_session(), qtbot)


def test_what_is_not_legal_is_refused_with_the_reason_and_changes_nothing(evening: Evening) -> None:
    evening.session.act(Play(0, evening.view.hand[0]))
    evening.until_play()
    before, view = list(evening.actions), evening.view
    foreign = next(card for card in Card if card not in view.hand)
    evening.session.act(Play(0, foreign))
    evening.session.act(Reserve(0, Reservation.HEALTHY))
    assert evening.onlooker.refusals == [
        Refusal.RESERVATIONS_FIRST,
        Refusal.NOT_IN_HAND,
        Refusal.NOT_ASKED,
    ]
    assert evening.actions == before
    assert evening.view == view


def test_no_other_seat_can_be_played_by_the_person(evening: Evening) -> None:
    evening.session.act(Reserve(1, Reservation.HEALTHY))
    assert evening.actions == []
    assert evening.onlooker.refusals == []


def test_nothing_goes_on_before_the_table_is_ready(evening: Evening, qtbot: QtBot) -> None:
    evening.until_play()
    played(evening, evening.view.playable[0])
    done = len(evening.actions)
    qtbot.wait(50)
    assert len(evening.actions) == done
    evening.step()
    assert len(evening.actions) > done


def played(evening: Evening, card: Card) -> None:
    """Play a card in turn and wait until it lies; somebody may announce before."""
    mine = len(evening.cards_of_mine())
    evening.session.act(Play(0, card))
    while evening.cards_of_mine()[mine:] != [card]:
        evening.step()


def test_a_card_chosen_before_the_turn_is_kept_and_played(evening: Evening) -> None:
    evening.until_play()
    played(evening, evening.view.playable[0])
    chosen = evening.view.hand[0]
    evening.onlooker.pre_selected.clear()
    evening.session.act(Play(0, chosen))
    assert evening.onlooker.pre_selected == [chosen]
    assert evening.onlooker.refusals == []
    evening.until_asked()
    assert evening.onlooker.pre_selected == [chosen, None]
    assert evening.cards_of_mine()[1:] == ([] if evening.onlooker.refusals else [chosen])


def test_a_card_chosen_before_the_turn_is_played_or_dropped_with_the_reason(
    open_session: OpenSession, qtbot: QtBot
) -> None:
    outcomes = set()
    for seed in range(12):
        evening = Evening(open_session(), qtbot, replace(SHORT, seed=seed))
        evening.until_play()
        for _ in range(3):
            played(evening, evening.view.playable[-1])
            if evening.view.phase is Phase.OVER or evening.view.turn == 0:
                break
            chosen = evening.view.hand[-1]
            mine = len(evening.cards_of_mine())
            evening.onlooker.refusals.clear()
            evening.session.act(Play(0, chosen))
            while not (cards := evening.cards_of_mine()[mine:]) and not evening.onlooker.refusals:
                evening.step()
            if evening.onlooker.refusals:
                assert cards == []
                assert evening.view.turn == 0
                assert chosen not in evening.view.playable
                outcomes.add("dropped")
            else:
                assert cards == [chosen]
                outcomes.add("played")
            if not evening.view.my_turn:
                evening.until_asked()
        evening.session.close()
    assert outcomes == {"played", "dropped"}


def test_choosing_the_same_card_again_takes_the_choice_back(evening: Evening) -> None:
    evening.until_play()
    played(evening, evening.view.playable[0])
    chosen, other = evening.view.hand[:2]
    evening.onlooker.pre_selected.clear()
    for card in (chosen, chosen, chosen, other):
        evening.session.act(Play(0, card))
    assert evening.onlooker.pre_selected == [chosen, None, chosen, other]


def test_an_answer_to_a_question_that_is_no_longer_open_is_dropped(evening: Evening, qtbot: QtBot) -> None:
    evening.until_play()
    played(evening, evening.view.playable[0])
    call = next(action for action in evening.view.legal if isinstance(action, Announce))
    before = len(evening.actions)
    evening.session.ready()  # the computer is asked, and while it thinks the person announces
    evening.session.act(call)
    qtbot.wait(100)
    assert evening.actions[before:] == [call]
    evening.step()
    assert len(evening.actions) == before + 2


def test_the_person_may_announce_out_of_turn(evening: Evening, qtbot: QtBot) -> None:
    evening.until_play()
    played(evening, evening.view.playable[0])
    assert evening.view.turn != 0
    call = next(action for action in evening.view.legal if isinstance(action, Announce))
    evening.session.act(call)
    qtbot.waitUntil(lambda: evening.view.announcements[-1:] == (call,), timeout=20_000)
    assert call.call in (Call.RE, Call.CONTRA)


class Broken:
    """A player in which every thought is an error."""

    def decide(self, view: SeatView) -> Action | None:
        raise ZeroDivisionError(f"at seat {view.seat}")


class Cheat:
    """A player that wants what is not legal."""

    def decide(self, view: SeatView) -> Action | None:
        return Play((view.seat + 1) % 4, Card.CA)


@pytest.mark.parametrize(("player", "logged"), [(Broken(), "ZeroDivisionError"), (Cheat(), "not legal")])
def test_a_player_that_fails_is_logged_and_the_seat_goes_on(
    player: Broken | Cheat,
    logged: str,
    *,
    open_session: OpenSession,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("freedoko_qt.ai.player.LEVELS", {**LEVELS, "strong": lambda seed, style: player})
    evening = Evening(open_session(), qtbot, replace(SHORT, levels=("strong", "casual", "casual")))
    evening.until_play()
    played(evening, evening.view.playable[0])
    evening.until_asked()
    assert logged in caplog.text
    assert any(isinstance(event, CardPlayed) and event.seat == 1 for event in evening.onlooker.events)


def test_every_action_is_on_disk_when_the_table_hears_of_it(
    open_session: OpenSession, history: History, qtbot: QtBot
) -> None:
    session = open_session(autoplay=True)
    checked = []

    def check(event: object) -> None:
        (name,) = names(history)
        game = session.game
        assert game is not None
        if game.phase is Phase.OVER:
            checked.append(len(saved(history).records))
        else:
            lines = history.journal(name).read_bytes().count(b"\n")
            assert lines == 1 + len(game.actions)

    session.happened.connect(check)
    play_on(session)
    until_finished(session, qtbot, lambda: session.start(SHORT))
    assert set(checked) == set(range(1, len(session.games) + 1))


def test_the_table_reads_of_a_trick_that_is_taken_in_the_view(evening: Evening) -> None:
    evening.until_play()
    while not any(isinstance(event, TrickTaken) for event in evening.onlooker.events):
        if evening.view.my_turn:
            played(evening, evening.view.playable[0])
        else:
            evening.step()
    assert len(evening.view.tricks) == 1


@pytest.mark.parametrize(
    "go",
    [
        Session.leave,
        lambda session: session.start(replace(SHORT, seed=8)),
        lambda session: session.rename(session.tournament_id, "Advent"),
    ],
    ids=["leave", "start", "rename"],
)
def test_events_go_on_while_the_disk_is_slow(go: Callable[[Session], None], open_session: OpenSession) -> None:
    session = open_session()
    session.start(SHORT)
    is_alive = Event()
    session.writer.write(lambda: is_alive.wait(5))
    QTimer.singleShot(0, is_alive.set)
    go(session)
    assert is_alive.is_set()
    session.writer.settle()


def test_a_tournament_begun_while_another_runs_leaves_that_one_as_it_was(
    evening: Evening, history: History, tmp_path: Path
) -> None:
    evening.until_play()
    left = list(evening.actions)
    (first,) = names(history)
    evening.session.start(replace(SHORT, seed=8))
    assert len(names(evening.session.history)) == 2
    assert evening.session.resume(first)
    assert evening.actions == left


def test_a_card_is_refused_when_swines_are_announced_before_it_is_played(
    open_session: OpenSession, qtbot: QtBot
) -> None:
    """Whoever is quick does both before the others have been asked; with swines one of them has to be played."""
    rules = PRESETS["standard"].rules.changed("swines_announcement_begin", False)
    seed = next(seed for seed in range(500) if Game.deal(rules, seed_of(seed, 0)).hands[0].count(Card.DA) == 2)
    session, swines = open_session(), AnnounceSwines(0)
    onlooker, chosen = Onlooker(session), list[Card]()

    def go_on() -> None:
        view = session.view
        assert view is not None
        if not chosen and view.my_turn and swines in view.legal:
            chosen.append(next(card for card in view.playable if card is not Card.DA))
            session.act(Play(0, chosen[0]))
            session.act(swines)
        session.ready()

    def choose() -> None:
        view = session.view
        assert view is not None
        session.act(view.legal[0] if view.phase is Phase.RESERVATION else Play(0, view.playable[0]))

    session.happened.connect(go_on)
    session.redrawn.connect(session.ready)
    session.asked.connect(choose)
    session.start(TournamentSetup(preset=None, rules=rules, seed=seed, games=1))
    qtbot.waitUntil(lambda: any(isinstance(event, GameScored) for event in onlooker.events), timeout=60_000)
    assert any(isinstance(event, SwinesAnnounced) and event.seat == 0 for event in onlooker.events)
    assert onlooker.refusals
