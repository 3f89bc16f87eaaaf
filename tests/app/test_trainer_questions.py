"""Questions about positions: what is right is what the engine counts, or what the analysis says."""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest
from kept_games import spoken

from freedoko_qt.ai.advice import Choice
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import make_player
from freedoko_qt.app.review.review import DecisionKind, ReviewedDecision
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.settings import Language, Letters
from freedoko_qt.app.trainer import trainer_words
from freedoko_qt.app.trainer.dealt_games import exercise, judged, made, partner_chances
from freedoko_qt.app.trainer.questions import MOST, Difficulty, Question, QuestionKind, asked, chance_doubt, trumps_out
from freedoko_qt.engine.actions import Announce, Call, Play, Reserve
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.teams import Side

sys.path.insert(0, str(Path(__file__).parents[1] / "ai"))  # for `test_fair`

from test_fair import exchanged  # isort: skip

RULES = PRESETS["standard"].rules
NAMES = ("You", "Frieda", "Karl", "Dolores")
EVERYTHING = {kind: Difficulty.EASY for kind in QuestionKind}


def played(seed: int) -> Game:
    return play(Game.deal(RULES, seed), [make_player("casual", seat) for seat in SEATS])


def own_turns(game: Game, phase: Phase = Phase.PLAY) -> Iterator[Game]:
    """The game whenever seat 0 was to do something."""
    for moment, action in enumerate(game.actions):
        again = game.replayed(moment)
        if action.seat == HUMAN and again.turn == HUMAN and again.phase is phase:
            yield again


GAMES = [played(seed) for seed in range(8)]
POSITIONS = [position for game in GAMES for position in own_turns(game)]
NORMAL = [position for position in POSITIONS if position.contract is Contract.NORMAL]


def decision(*points: float, spread: float | None = 0.1) -> ReviewedDecision:
    """A choice between cards of which so many points were expected, the best first."""
    cards = (Card.CQ, Card.SQ, Card.HQ, Card.DQ)
    worth_of_cards = zip(cards, points, strict=False)
    choices = tuple(Choice(Play(HUMAN, card), one, spread, spread or 0) for card, one in worth_of_cards)
    return ReviewedDecision(0, HUMAN, DecisionKind.CARD, choices[0].action, choices, 0, None, 0.5)


def right(question: Question) -> list[object]:
    return [answer.what for answer in question.answers if answer.is_right]


# How many trumps are out?


@pytest.mark.parametrize("place", range(0, len(POSITIONS), 7))
def test_the_trumps_that_are_out_are_those_of_the_others(place: int) -> None:
    game = POSITIONS[place]
    held = sum(game.order.is_trump(card) for seat in SEATS if seat != HUMAN for card in game.hands[seat])
    question = asked(QuestionKind.TRUMPS, game.view(HUMAN), None)
    assert right(question) == [held] == [question.best.what]
    numbers = [answer.what for answer in question.answers]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_more_tricks_are_harder_to_count() -> None:
    game = next(game for game in GAMES if game.contract is Contract.NORMAL)
    grades = [asked(QuestionKind.TRUMPS, turn.view(HUMAN), None).difficulty for turn in own_turns(game)]
    assert grades == sorted(grades)
    assert set(grades) == set(Difficulty)


def test_where_the_right_number_stands_is_no_secret_of_the_order() -> None:
    """It is not always at the same place."""
    places = {right_place(asked(QuestionKind.TRUMPS, game.view(HUMAN), None)) for game in POSITIONS}
    assert len(places) > 3


def right_place(question: Question) -> int:
    return next(place for place, answer in enumerate(question.answers) if answer.is_right)


# Who plays with whom?


def test_a_partner_that_is_known_is_the_one_of_the_game() -> None:
    sure = 0
    for game in NORMAL[::3]:
        question = asked(QuestionKind.PARTNER, game.view(HUMAN), partner_chances(game))
        partners = [seat for seat in SEATS if seat != HUMAN and game.re[seat] == game.re[HUMAN]]
        if question.difficulty is Difficulty.EASY and len(partners) == 1:
            sure += 1
            assert right(question) == partners
            assert question.best.worth == 1.0
    assert sure > 5


def test_no_seat_has_shown_anything_before_the_first_card() -> None:
    """All three are as likely then, and such a question is not asked."""
    first = next(game for game in NORMAL if not game.tricks and not game.trick and not game.announcements)
    assert exercise(first, QuestionKind.PARTNER, partner_chances(first)) is None


def test_chances_that_are_equal_as_far_as_can_be_told_are_all_right() -> None:
    view = NORMAL[0].view(HUMAN)
    doubt = chance_doubt(0.5, 0.5)
    close = asked(
        QuestionKind.PARTNER, replace(view, sides=(view.side, None, None, None)), (1.0, 0.5, 0.5 - doubt / 2, 0.1)
    )
    assert right(close) == [1, 2]
    clear = asked(
        QuestionKind.PARTNER, replace(view, sides=(view.side, None, None, None)), (1.0, 0.6, 0.6 - 2 * doubt, 0.1)
    )
    assert right(clear) == [1]
    assert clear.difficulty is Difficulty.HARD


# What is chosen: announcements, soli, cards


def test_choices_as_good_as_the_best_are_right() -> None:
    question = asked(QuestionKind.CARD, NORMAL[0].view(HUMAN), decision(1.0, 0.9, 0.2, -0.5))
    worth = {answer.what.card: answer.is_right for answer in question.answers if isinstance(answer.what, Play)}
    assert worth == {Card.CQ: True, Card.SQ: True, Card.HQ: False, Card.DQ: False}
    assert question.best.what == Play(HUMAN, Card.CQ)
    assert question.is_fair
    assert not asked(QuestionKind.CARD, NORMAL[0].view(HUMAN), decision(1.0, 0.95, 0.9, -0.5)).is_fair


def test_the_farther_ahead_the_best_is_the_easier() -> None:
    view = NORMAL[0].view(HUMAN)
    grades = [asked(QuestionKind.CARD, view, decision(1.0, 1.0 - gap)).difficulty for gap in (0.31, 0.5, 1.5)]
    assert grades == [Difficulty.HARD, Difficulty.MEDIUM, Difficulty.EASY]


def calls(*points: float, best: int = 0) -> ReviewedDecision:
    """Silence, Re and the next announcements, with the points that were expected of each."""
    said = [None, *(Announce(HUMAN, call) for call in (Call.RE, Call.NO_90, Call.NO_60))]
    choices = [Choice(action, one, 0.1, 0.1) for action, one in zip(said, points, strict=False)]
    first = [choices[best], *(one for one in choices if one is not choices[best])]
    return replace(decision(0.0), kind=DecisionKind.ANNOUNCEMENT, choices=tuple(first), done=None)


def test_silence_and_the_least_word_are_not_both_right() -> None:
    view = NORMAL[0].view(HUMAN)
    assert not asked(QuestionKind.CALL, view, calls(0.0, -0.2, -3.0)).is_fair
    assert asked(QuestionKind.CALL, view, calls(0.0, -0.8, -3.0)).is_fair


def test_an_announcement_is_asked_for_among_its_neighbours() -> None:
    view = NORMAL[0].view(HUMAN)
    question = asked(QuestionKind.CALL, view, calls(0.0, 1.0, 0.2, -4.0, best=1))
    assert [answer.what for answer in question.answers] == [None, Announce(HUMAN, Call.RE), Announce(HUMAN, Call.NO_90)]
    assert question.is_fair and question.is_near
    silent = asked(QuestionKind.CALL, view, calls(0.0, -0.8, -5.0))
    assert [answer.what for answer in silent.answers] == [None, Announce(HUMAN, Call.RE)]


def test_an_absurd_announcement_is_not_near_the_limit() -> None:
    view = NORMAL[0].view(HUMAN)
    assert not asked(QuestionKind.CALL, view, calls(0.0, -4.0)).is_near


@pytest.mark.parametrize("gap", [0.0, 0.1, 0.2, 0.29, 0.31, 0.5, 1.5])
@pytest.mark.parametrize("doubt", [0.05, 0.25, 0.6])
def test_what_a_review_calls_harmless_is_right(gap: float, doubt: float) -> None:
    judged = decision(1.0, 1.0 - gap, -2.0, -3.0, spread=doubt)
    question = asked(QuestionKind.CARD, NORMAL[0].view(HUMAN), judged)
    answer = next(one for one in question.answers if one.what == judged.choices[1].action)
    in_review = replace(judged, taken=1, done=judged.choices[1].action)
    assert answer.is_right is not in_review.is_mistake
    assert answer.is_right is (gap < 0.3 or gap <= doubt)


@pytest.mark.parametrize(("win", "is_fair"), [(0.02, False), (0.06, True), (0.5, True), (0.94, True), (0.97, False)])
def test_nothing_is_asked_of_a_game_that_is_decided(win: float, is_fair: bool) -> None:
    view = NORMAL[0].view(HUMAN)
    assert asked(QuestionKind.CARD, view, replace(decision(1.0, 0.2, -0.5), win=win)).is_fair is is_fair


def test_nothing_is_asked_where_caution_advises_against_what_seems_to_be_worth_more() -> None:
    view = NORMAL[0].view(HUMAN)
    assert asked(QuestionKind.CARD, view, decision(1.0, 1.2, -1.0, -2.0)).is_fair
    assert not asked(QuestionKind.CARD, view, decision(1.0, 2.2, -1.0, -2.0)).is_fair


def test_an_announcement_is_worth_what_the_analysis_says() -> None:
    game = next(one for one in POSITIONS if any(isinstance(a, Announce) for a in one.legal(HUMAN)) and one.tricks)
    said = judged(game, DecisionKind.ANNOUNCEMENT)
    question = asked(QuestionKind.CALL, game.view(HUMAN), said)
    worth = {one.action: one.points for one in said.choices}
    assert all(worth[answer.what] == answer.worth for answer in question.answers)
    assert question.best.what == said.best.action


def test_a_solo_is_asked_for_with_no_more_answers_than_keys() -> None:
    game = Game.deal(RULES, 3)
    said = judged(game, DecisionKind.RESERVATION)
    question = asked(QuestionKind.SOLO, game.view(HUMAN), said)
    assert 2 < len(question.answers) <= MOST
    first = question.answers[0].what
    assert isinstance(first, Reserve) and first.reservation is Reservation.HEALTHY
    assert {a.what: a.worth for a in question.answers} == {one.action: one.points for one in said.choices[:MOST]}


def test_a_hand_that_nobody_would_play_alone_is_not_asked_about() -> None:
    for number in (1, 3, 5):
        brought = [one.question() for one in made(RULES, number, {QuestionKind.SOLO: Difficulty.EASY}) if one]
        assert len(brought) == 1
        soli = [a for a in brought[0].answers if isinstance(a.what, Reserve) and a.what.reservation.is_solo]
        assert max(a.worth for a in soli) >= brought[0].best.worth - 6.0


def test_an_analysis_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="card"):
        asked(QuestionKind.CARD, NORMAL[0].view(HUMAN), None)


# Made from deals


@pytest.fixture(scope="module")
def found() -> list[Question]:
    """Questions from one deal after the other, until there is one of every kind."""
    questions: list[Question] = []
    for number in range(20):
        missing = {kind: EVERYTHING[kind] for kind in set(QuestionKind) - {question.kind for question in questions}}
        questions += [one.question() for one in made(RULES, number, missing) if one is not None]
    return questions


def test_deals_bring_fair_questions_of_every_kind(found: list[Question]) -> None:
    assert {question.kind for question in found} == set(QuestionKind)
    assert all(question.is_fair for question in found)
    graded = set(QuestionKind) - {QuestionKind.CARD, QuestionKind.CALL}
    assert all(question.difficulty is Difficulty.EASY for question in found if question.kind in graded)
    cards = [question for question in found if question.kind is QuestionKind.CARD]
    for question in cards:
        assert {a.what for a in question.answers} == {Play(HUMAN, card) for card in question.view.playable}


def test_an_announcement_that_should_be_made_is_asked_for_before_silence_however_hard() -> None:
    brought = [one.question() for one in made(PRESETS["ddv"].rules, 4, {QuestionKind.CALL: Difficulty.EASY}) if one]
    assert len(brought) == 1
    assert isinstance(brought[0].best.what, Announce)
    assert brought[0].is_near and brought[0].difficulty is Difficulty.MEDIUM


def test_an_announcement_out_of_turn_is_asked_for() -> None:
    """Most are made before the first card, while another seat leads."""
    brought = [one.question() for one in made(RULES, 3, {QuestionKind.CALL: Difficulty.MEDIUM}) if one]
    assert [type(question.best.what) for question in brought] == [Announce]
    assert not brought[0].view.my_turn


def test_no_trumps_are_counted_in_the_last_tricks() -> None:
    wanted = {QuestionKind.TRUMPS: Difficulty.HARD}
    brought = [one.question() for number in range(12) for one in made(RULES, number, wanted) if one]
    assert brought
    assert all(len(question.view.hand) > 2 for question in brought)


def test_the_same_number_brings_the_same_questions() -> None:
    wanted = {QuestionKind.TRUMPS: Difficulty.MEDIUM, QuestionKind.PARTNER: Difficulty.EASY}
    first, again = ([one for number in range(3) for one in made(RULES, number, wanted) if one] for _ in range(2))
    assert first and first == again


# Fair


@pytest.mark.parametrize("kind", [QuestionKind.TRUMPS, QuestionKind.PARTNER, QuestionKind.CALL])
def test_exchanging_hidden_cards_changes_no_question(kind: QuestionKind) -> None:
    rng, compared = Random(1), 0
    analyses = {
        QuestionKind.TRUMPS: lambda _: None,
        QuestionKind.PARTNER: partner_chances,
        QuestionKind.CALL: lambda game: judged(game, DecisionKind.ANNOUNCEMENT),
    }
    for game in NORMAL[::2]:
        other, view = exchanged(game, HUMAN, rng), game.view(HUMAN)
        if (
            other is None
            or other.view(HUMAN) != view
            or (kind is QuestionKind.CALL and len(view.legal) == len(view.playable))
        ):
            continue
        compared += 1
        one, same = (asked(kind, each.view(HUMAN), analyses[kind](each)) for each in (game, other))
        assert one == same
    assert compared > 3


def test_exchanging_hidden_cards_changes_no_question_about_a_card_or_a_solo() -> None:
    rng = Random(2)
    late = [game for game in NORMAL if len(game.tricks) == 8 and len(game.view(HUMAN).playable) > 1]
    pairs = [(game, other) for game in late if (other := exchanged(game, HUMAN, rng)) is not None]
    game, other = next(pair for pair in pairs if pair[0].view(HUMAN) == pair[1].view(HUMAN))
    first, second = (asked(QuestionKind.CARD, one.view(HUMAN), judged(one, DecisionKind.CARD)) for one in (game, other))
    assert first == second
    dealt = Game.deal(RULES, 3)
    other = next(one for _ in range(20) if (one := exchanged(dealt, HUMAN, rng)) is not None)
    first, second = (
        asked(QuestionKind.SOLO, one.view(HUMAN), judged(one, DecisionKind.RESERVATION)) for one in (dealt, other)
    )
    assert first == second


# In words


def test_every_sentence_is_said_of_a_real_position(found: list[Question], qapp) -> None:
    said = set()
    asked_about = [
        *found,
        *(asked(QuestionKind.PARTNER, game.view(HUMAN), partner_chances(game)) for game in NORMAL[::4]),
    ]
    married = islice((one for one in map(played, count()) if one.contract is Contract.MARRIAGE), 6)
    marriages = [game for one in married for game in own_turns(one) if len(game.tricks) == 3]
    asked_about += [asked(QuestionKind.PARTNER, game.view(HUMAN), partner_chances(game)) for game in marriages]
    asked_about.append(asked(QuestionKind.CARD, NORMAL[0].view(HUMAN), decision(1.0, 0.9, 0.75, -0.5)))
    asked_about.append(
        asked(QuestionKind.TRUMPS, next(game for game in NORMAL if len(game.tricks) == 4).view(HUMAN), None)
    )
    with spoken(qapp, Language.ENGLISH):
        for question in asked_about:
            for answer in question.answers:
                said.add(trainer_words.verdict(question, answer))
                said.update(trainer_words.explanation(question, answer, NAMES, Letters.INTERNATIONAL))
    for template in trainer_words.TEMPLATES:
        pattern = ".+".join(map(re.escape, re.split(r"\{\w+\}", str(template))))
        assert any(re.fullmatch(pattern, one) for one in said), template


def test_the_trumps_are_counted_out_in_words(qapp) -> None:
    game = next(one for one in NORMAL if len(one.tricks) == 4)
    question = asked(QuestionKind.TRUMPS, game.view(HUMAN), None)
    with spoken(qapp, Language.ENGLISH):
        out, total, _ = trainer_words.explanation(question, question.best, NAMES, Letters.INTERNATIONAL)
    assert out == f"Trumps still out: {trumps_out(game.view(HUMAN))}."
    assert total.startswith("Of 26 trumps you hold ")


def test_the_chances_are_shown_where_no_partner_is_certain(qapp) -> None:
    view = replace(NORMAL[0].view(HUMAN), announcements=(), tricks=(), trick=())
    question = asked(QuestionKind.PARTNER, replace(view, sides=(view.side, None, None, None)), (1.0, 0.7, 0.3, 0.0))
    with spoken(qapp, Language.ENGLISH):
        *_, last = trainer_words.explanation(question, question.best, NAMES, Letters.INTERNATIONAL)
        assert trainer_words.worth(question, question.answers[2]) == "1%"
    assert last == "Nobody can be sure yet. Going by what was said and played: Frieda 70%, Karl 30%, Dolores 1%."


def test_who_is_known_to_play_against_one_has_no_chance(qapp) -> None:
    view = replace(NORMAL[0].view(HUMAN), announcements=(), tricks=(), trick=())
    assert view.side is not None
    sides = (view.side, None, None, Side.CONTRA if view.side is Side.RE else Side.RE)
    question = asked(QuestionKind.PARTNER, replace(view, sides=sides), (1.0, 0.7, 0.3, 0.0))
    with spoken(qapp, Language.ENGLISH):
        *_, last = trainer_words.explanation(question, question.best, NAMES, Letters.INTERNATIONAL)
        assert trainer_words.worth(question, question.answers[2]) == "0%"
    assert last == "Nobody can be sure yet. Going by what was said and played: Frieda 70%, Karl 30%."
