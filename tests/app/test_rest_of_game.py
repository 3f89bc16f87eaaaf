"""The rest of a game without the person: taken, given up, played on fast; it shows no seat what is hidden."""

import sys
from pathlib import Path

import pytest
from evenings import Onlooker, OpenSession, play_on
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))
from laid_games import QUIET, answered, lay, reserve
from laid_games import play_on as play_cards

from freedoko_qt.app.history import History
from freedoko_qt.app.replay.practice import Practice
from freedoko_qt.app.rest_of_game import ClaimRefusal, RestKind
from freedoko_qt.app.session import Session
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Claim, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.trick import best_position, followers, second_dolle_wins

ALL_FROM_THE_TOP = "CA CA CT CT SA SA ST ST HA HA DA DA"
NOT_ALL = "CA CA CT CT SA SA ST ST HA HA DK DK"
RULES = QUIET.changed("solo_may_claim", False)


def solo(hand: str, rules: Rules = RULES, cards: int = 0) -> Game:
    """A meatless solo of the person, who leads, after so many cards."""
    game = answered(rules, lay(hand), reserve(0, "solo_meatless"))
    play_cards(game, cards)
    return game


@pytest.fixture
def session(open_session: OpenSession) -> Session:
    made = open_session()
    made.happened.connect(made.ready)
    made.redrawn.connect(made.ready)
    return made


def sit_down(session: Session, game: Game, qtbot: QtBot) -> None:
    """Go on with this game, and wait for the person's turn."""
    practice = Practice(TournamentSetup(), game.given_rules, game.dealt, game.table, 1, tuple(game.actions))
    with qtbot.waitSignal(session.asked, timeout=20_000):
        session.practise(practice)


def ended(session: Session, qtbot: QtBot) -> Game:
    qtbot.waitUntil(lambda: session.score is not None, timeout=60_000)
    assert session.game is not None
    return session.game


def test_who_is_sure_takes_every_trick(session: Session, qtbot: QtBot) -> None:
    sit_down(session, solo(ALL_FROM_THE_TOP), qtbot)
    onlooker = Onlooker(session)
    assert session.play_rest(RestKind.MINE) is None
    game = ended(session, qtbot)
    assert [trick.winner for trick in game.tricks] == [0] * 12
    assert sum(isinstance(action, Play) for action in game.actions) == 48
    assert onlooker.asked == 0


def test_where_the_rules_have_it_a_soloist_shortens_the_game(session: Session, qtbot: QtBot) -> None:
    for rest, takes in ((RestKind.MINE, True), (RestKind.GIVEN_UP, False)):
        sit_down(session, solo(ALL_FROM_THE_TOP, RULES.changed("solo_may_claim", True)), qtbot)
        assert session.play_rest(rest) is None
        assert ended(session, qtbot).actions[-1] == Claim(0, takes)


def test_who_is_not_sure_goes_on_and_may_not_ask_again_in_this_game(session: Session, qtbot: QtBot) -> None:
    sit_down(session, solo(NOT_ALL), qtbot)
    view = session.view
    assert session.play_rest(RestKind.MINE) is ClaimRefusal.NOT_SURE
    assert session.play_rest(RestKind.MINE) is ClaimRefusal.ONCE_WRONG
    assert session.view == view
    sit_down(session, solo(ALL_FROM_THE_TOP), qtbot)
    assert session.play_rest(RestKind.MINE) is None


def test_it_is_not_enough_that_the_tricks_would_be_ones_own(session: Session, qtbot: QtBot) -> None:
    """The aces of diamonds lie where they would have to be thrown away before; the person cannot know that."""
    hand = "CA CA CT CT SA SA ST ST HA HA HT DT"
    for ace_holders in (("DA DA", ""), ("", "DA DA")):
        sit_down(session, answered(RULES, lay(hand, *ace_holders), reserve(0, "solo_meatless")), qtbot)
        assert session.play_rest(RestKind.MINE) is ClaimRefusal.NOT_SURE


def test_only_who_leads_can_say_so_and_to_be_early_costs_nothing(session: Session, qtbot: QtBot) -> None:
    game = answered(RULES, lay("CA", "CT", "CK", "CK"))
    while game.turn != 0 or not game.trick:
        play_cards(game, 1)
    sit_down(session, game, qtbot)
    for _ in range(2):
        assert session.play_rest(RestKind.MINE) is ClaimRefusal.NOT_LEADING


def test_who_gives_up_wins_only_what_cannot_be_lost(open_session: OpenSession, history: History, qtbot: QtBot) -> None:
    session = open_session()
    play_on(session)
    session.asked.connect(lambda: session.act(session.view.legal[0]) if session.view.phase != "play" else None)
    session.start(TournamentSetup(rounds=1, seed=7, levels=("beginner", "beginner", "beginner")))
    qtbot.waitUntil(lambda: session.view.phase == "play" and session.view.my_turn, timeout=20_000)
    assert session.play_rest(RestKind.GIVEN_UP) is None
    assert session.play_rest(RestKind.GIVEN_UP) is ClaimRefusal.NOT_PLAYING
    qtbot.waitUntil(lambda: len(session.games) > 0, timeout=60_000)
    kept = history.load(session.tournament_id).value
    assert kept is not None
    game = game_from_record(kept.records[0])
    assert game.score is not None
    assert game.actions == session.games[0].actions
    for number, action in enumerate(game.actions):
        if isinstance(action, Play) and action.seat == 0:
            before = game.replayed(number)
            assert not wins(before, action.card) or all(wins(before, card) for card in before.plays())


def wins(game: Game, card: Card) -> bool:
    """True if a card is the highest of the trick so far, by what has been played."""
    last = len(game.tricks) + 1 == game.tricks_total
    second = second_dolle_wins(game.rules, last_trick=last, swines=game.swines is not None)
    assert card in followers(game.order, game.hands[0], game.trick[0] if game.trick else None)
    return best_position(game.order, [*game.trick, card], second_dolle_wins=second) == len(game.trick)


def test_when_nothing_is_left_to_decide_it_is_emitted_and_can_be_played_on_fast(session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.decided, timeout=20_000):
        sit_down(session, solo(ALL_FROM_THE_TOP, cards=40), qtbot)
    onlooker = Onlooker(session)
    assert session.play_rest(RestKind.FAST) is None
    assert len(ended(session, qtbot).tricks) == 12
    assert onlooker.asked == 0


def test_as_long_as_a_card_matters_nothing_is_emitted(session: Session, qtbot: QtBot) -> None:
    emitted: list[bool] = []
    session.decided.connect(lambda: emitted.append(True))
    sit_down(session, solo(ALL_FROM_THE_TOP), qtbot)
    assert session.play_rest(RestKind.FAST) is ClaimRefusal.UNDECIDED
    sit_down(session, answered(RULES, lay("CQ CQ"), reserve(0, "healthy")), qtbot)
    assert session.play_rest(RestKind.FAST) is ClaimRefusal.UNDECIDED
    assert not emitted


def test_before_the_cards_nothing_can_be_shortened(session: Session, qtbot: QtBot) -> None:
    assert session.play_rest(RestKind.GIVEN_UP) is ClaimRefusal.NOT_PLAYING
    with qtbot.waitSignal(session.asked, timeout=20_000):
        session.start(TournamentSetup(rounds=1, seed=7))
    assert [session.play_rest(rest) for rest in RestKind] == [ClaimRefusal.NOT_PLAYING] * 3


def test_a_card_taken_back_gives_the_game_back_to_the_person(session: Session, qtbot: QtBot) -> None:
    hurried: list[bool] = []
    session.hurried.connect(hurried.append)
    sit_down(session, solo(ALL_FROM_THE_TOP), qtbot)
    assert session.play_rest(RestKind.GIVEN_UP) is None
    ended(session, qtbot)
    with qtbot.waitSignal(session.asked, timeout=20_000):
        assert session.take_back()
    assert hurried == [False, True, False]
