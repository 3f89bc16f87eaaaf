"""The guided game: its deal and its script by the rules of the game, and the way through it."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from freedoko_qt.app.guide.first_game import FIRST_GAME, KARL, YOU
from freedoko_qt.app.guide.guide_session import GuideSession
from freedoko_qt.app.guide.step import GuideStep
from freedoko_qt.engine.actions import Action, Announce, Call, Play, Reserve
from freedoko_qt.engine.cards import Card, deck
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.score.score import ScoreReason
from freedoko_qt.engine.score.special_rules import Special
from freedoko_qt.engine.teams import Side

STEPS = FIRST_GAME.steps
LAST = len(STEPS) - 1


def number_of(action: object) -> int:
    """The step that wants this."""
    return next(number for number, step in enumerate(STEPS) if step.wanted == action)


class Learner:
    """Sits at a guided game whose table shows everything at once."""

    def __init__(self) -> None:
        self.session = GuideSession(FIRST_GAME)
        self.corrected: list[str] = []
        self.refused: list[object] = []
        self.finished: list[bool] = []
        self.redrawn: list[int] = []
        self.session.corrected.connect(self.corrected.append)
        self.session.refused.connect(self.refused.append)
        self.session.finished.connect(lambda: self.finished.append(True))
        self.session.redrawn.connect(lambda: self.redrawn.append(self.session.number))
        self.session.begin("Lotte")
        self.look()

    def look(self) -> None:
        """Watch until the step is reached."""
        while not self.session.is_step_shown:
            self.session.ready()

    def go_on(self) -> None:
        self.session.go_on()
        self.look()

    def go_to(self, number: int) -> None:
        while self.session.number < number:
            self.go_on()


@pytest.fixture
def learner() -> Learner:
    return Learner()


def test_the_deal_is_one_of_the_deck() -> None:
    assert [len(hand) for hand in FIRST_GAME.hands] == [12] * 4
    dealt = Counter(card for hand in FIRST_GAME.hands for card in hand)
    assert dealt == Counter(deck(with_nines=True))


def test_the_whole_script_is_legal_and_ends_the_game() -> None:
    game = FIRST_GAME.game_at(LAST)
    assert game.phase is Phase.OVER
    assert game.contract is Contract.NORMAL
    assert game.replayed(len(game.actions)).score == game.score


def test_no_seat_could_throw_in_or_is_poor() -> None:
    game = FIRST_GAME.game_at(0)
    for seat in range(4):
        answers = {one.reservation for one in game.may_answer(seat)}
        assert not answers & {Reservation.POVERTY, Reservation.THROW_NINES, Reservation.MARRIAGE}


def test_what_the_lesson_says_of_the_end_is_so() -> None:
    score = FIRST_GAME.game_at(LAST).score
    assert score is not None
    assert (score.eyes_of(Side.RE), score.eyes_of(Side.CONTRA)) == (179, 61)
    assert [(line.reason, line.number) for line in score.lines] == [
        (ScoreReason.WON, 1),
        (ScoreReason.NO_90, 1),
        (ScoreReason.NO_90_SAID, 1),
        (ScoreReason.RE_SAID, 2),
        (Special.DOPPELKOPF, 1),
        (Special.FOX_CAUGHT, 1),
        (Special.CHARLIE, 1),
    ]
    assert score.scores == (8, -8, 8, -8)
    text = " ".join(str(step.words) for step in STEPS)
    for number in ("179", "+8", "−8"):
        assert number in text


def test_the_eyes_that_are_mentioned_on_the_way() -> None:
    for words, eyes in (("15 card points", 15), ("41 card points", 41)):
        number = next(number for number, step in enumerate(STEPS) if words in str(step.words))
        assert FIRST_GAME.game_at(number).tricks[-1].eyes == eyes
    number = next(number for number, step in enumerate(STEPS) if "158 card points" in str(step.words))
    eyes = FIRST_GAME.game_at(number).view(YOU).eyes
    assert eyes[YOU] + eyes[KARL] == 158


def test_the_aim_and_the_value_of_each_card_are_told_before_the_first_card() -> None:
    first = next(number for number, step in enumerate(STEPS) if isinstance(step.wanted, Play))
    explained = " ".join(str(step.words) for step in STEPS[:first])
    assert "win with 121" in explained
    assert str(sum(card.eyes for card in deck(with_nines=True))) in explained
    for card, eyes in (("ace", "11"), ("ten", "10"), ("king", "4"), ("queen", "3"), ("jack", "2"), ("nine", "nothing")):
        assert re.search(rf"\b{card} {eyes}\b", explained), card


def test_the_partner_is_known_just_when_the_lesson_says_so() -> None:
    number = next(number for number, step in enumerate(STEPS) if "plays with you" in str(step.words))
    assert FIRST_GAME.game_at(number - 1).view(YOU).sides[KARL] is None
    assert FIRST_GAME.game_at(number).view(YOU).sides[KARL] is Side.RE


@pytest.mark.parametrize("call", [Call.RE, Call.NO_90])
def test_after_the_next_card_the_announcement_would_be_too_late(call: Call) -> None:
    number = number_of(Announce(YOU, call))
    game = FIRST_GAME.game_at(number)
    following = next(step.wanted for step in STEPS[number:] if isinstance(step.wanted, Play))
    game.apply(following)
    assert not game.is_legal(Announce(YOU, call))


def test_the_own_fox_goes_home_under_the_dulle() -> None:
    number = number_of(Play(YOU, Card.DA))
    assert FIRST_GAME.game_at(number).trick[0] is Card.HT
    trick = FIRST_GAME.game_at(number + 1).tricks[3]
    assert (Card.DA in trick.cards, trick.winner) == (True, KARL)


def test_no_one_could_take_the_last_trick_from_karlchen() -> None:
    game = FIRST_GAME.game_at(number_of(Play(YOU, Card.CJ)))
    assert game.hands[YOU] == [Card.CJ]
    assert all(not game.order.is_trump(card) for hand in game.hands[1:] for card in hand)


def test_each_card_of_the_learner_has_a_word_on_the_others() -> None:
    for number, step in enumerate(STEPS):
        if step.wanted is not None:
            assert str(step.better), f"step {number}"
    own = [step.wanted for step in STEPS if isinstance(step.wanted, Play)]
    assert len(own) == 12


def test_sentences_are_short() -> None:
    for step in STEPS:
        assert len(str(step.words)) <= 290, step.title
        assert len(str(step.better)) <= 120, step.title


def test_reading_on_leads_to_the_end(learner: Learner) -> None:
    learner.go_to(LAST)
    session = learner.session
    assert session.is_last
    assert session.score == FIRST_GAME.game_at(LAST).score
    learner.go_on()
    assert learner.finished == [True]
    assert learner.refused == learner.corrected == []


def test_the_learner_plays_every_card(learner: Learner) -> None:
    session = learner.session
    while not session.is_last:
        wanted = session.step.wanted
        if wanted is None:
            session.go_on()
        else:
            session.act(wanted)
        learner.look()
    assert session.game.actions == FIRST_GAME.game_at(LAST).actions
    assert session.players[0].name == "Lotte"


def test_another_card_is_answered_with_a_word_and_changes_nothing(learner: Learner) -> None:
    while not learner.session.is_last:
        session, view = learner.session, learner.session.view
        others = [action for action in view.legal if action != session.step.wanted]
        others = [action for action in others if session.is_last or action != STEPS[session.number + 1].wanted]
        for action in others:
            learner.corrected.clear()
            session.act(action)
            assert len(learner.corrected) == 1
            assert session.view == view
            assert session.is_step_shown
        learner.go_on()
    assert learner.refused == []


def test_a_card_against_the_rules_is_refused_as_always(learner: Learner) -> None:
    learner.go_to(number_of(Play(YOU, Card.ST)))
    learner.session.act(Play(YOU, Card.CQ))
    assert [refusal.value for refusal in learner.refused] == ["must_follow_suit"]
    assert learner.session.step.wanted == Play(YOU, Card.ST)


def test_who_has_read_ahead_may_act(learner: Learner) -> None:
    ace = Play(YOU, Card.CA)
    learner.go_to(number_of(ace) - 1)
    assert learner.session.step.wanted is None
    learner.session.act(ace)
    learner.look()
    assert learner.session.number == number_of(ace) + 1
    assert learner.corrected == []


def test_the_engine_is_asked_once_about_each_action(learner: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[tuple[int, Action]] = Counter()
    is_legal = Game.is_legal

    def counting(game: Game, action: Action) -> bool:
        asked[len(game.actions), action] += 1
        return is_legal(game, action)

    monkeypatch.setattr(Game, "is_legal", counting)
    for number, step in enumerate(STEPS):
        if step.wanted is not None:
            is_ahead = not step.others and STEPS[number - 1].wanted is None
            learner.go_to(number - is_ahead)
            learner.session.act(step.wanted)
            learner.look()
    monkeypatch.undo()
    done = FIRST_GAME.game_at(LAST).actions
    assert asked == Counter(enumerate(done))


def test_back_from_the_end_to_the_beginning(learner: Learner) -> None:
    learner.go_to(LAST)
    for number in reversed(range(LAST)):
        learner.session.go_back()
        learner.look()
        assert learner.session.number == number
        assert learner.session.game.actions == FIRST_GAME.game_at(number).actions
    learner.session.go_back()
    assert learner.session.number == 0
    learner.go_to(LAST)
    assert learner.session.score is not None


def test_back_is_possible_while_the_others_play(learner: Learner) -> None:
    number = number_of(Play(YOU, Card.DJ))
    learner.go_to(number)
    learner.session.go_on()
    learner.session.ready()  # one of the others has played
    assert not learner.session.is_step_shown
    learner.session.go_back()
    learner.look()
    assert learner.session.number == number
    assert learner.session.game.actions == FIRST_GAME.game_at(number).actions


def test_while_the_others_play_nothing_else_is_done(learner: Learner) -> None:
    learner.go_to(number_of(Play(YOU, Card.CA)))
    learner.session.go_on()
    actions = list(learner.session.game.actions)
    learner.session.act(Announce(YOU, Call.RE))
    learner.session.go_on()
    assert learner.session.game.actions == actions


def test_only_what_is_different_is_drawn_anew(learner: Learner) -> None:
    learner.go_to(1)
    learner.redrawn.clear()
    learner.session.go_back()
    assert learner.redrawn == []
    learner.go_to(3)
    learner.session.go_back()
    assert learner.redrawn == [2]


def test_a_lesson_is_checked_by_the_game() -> None:
    wrong = GuideStep("title", "words", wanted=Reserve(YOU, Reservation.MARRIAGE))
    with pytest.raises(ValueError, match="not legal"):
        replace(FIRST_GAME, steps=(wrong, *STEPS[3:])).game_at(1)


@pytest.mark.parametrize("number", range(LAST))
def test_who_does_ahead_what_comes_next_skips_nothing_that_others_do(learner, number) -> None:
    """Whatever the learner does where there is only something to be read, the script goes on to its end."""
    learner.go_to(number)
    for action in learner.session.game.legal(0):
        learner.go_to(number)
        if learner.session.number == number:
            learner.session.act(action)
            learner.look()
    learner.go_to(LAST)
    assert learner.session.game.actions == FIRST_GAME.game_at(LAST).actions


def test_tricks_trumps_and_following_suit_are_explained_before_the_first_card() -> None:
    before = " ".join(step.words for step in STEPS[: number_of(Play(YOU, Card.CA)) + 1])
    for phrase in ("In a trick everybody plays one card", "trumps, in this order. They beat", "has to follow it"):
        assert phrase in before


def test_a_step_that_names_a_key_names_what_a_finger_can_press_too() -> None:
    sentences = [one for step in STEPS for one in re.split(r"(?<=[.:]) ", str(step.words))]
    with_keys = [one for one in sentences if re.search(r"\b([A-Z]|F1|Enter|Space)\b", one)]
    assert with_keys
    assert [one for one in with_keys if not re.search("button|click|menu|press “", one)] == []
