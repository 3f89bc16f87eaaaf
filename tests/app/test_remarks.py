"""Remarks of the others beside the game: seldom, never to the harm of anybody, and the same about the same game."""

from functools import cache
from random import Random

from freedoko_qt.app.characters import CHARACTERS, USUAL_STYLES
from freedoko_qt.app.people import ANIMALS, NAMES, Avatar
from freedoko_qt.app.remarks import Remark, Remarks, beaten
from freedoko_qt.app.sayings import SAYINGS, Moment, saying
from freedoko_qt.app.seats import Seat, seats_of
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.wording.translating import in_language
from freedoko_qt.engine.actions import Play, Reserve
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.events import Event, GameScored, TrickTaken
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.score.score import ScoreReason
from freedoko_qt.engine.view import SeatView

RULES = PRESETS["standard"].rules
PEOPLE = seats_of(TournamentSetup())
PLANNED = 4
LAST, QUIET, FIRST = 3, 1, 0
"""In the first game and the last of four somebody may speak, in the second nobody."""


def course(seed: int, reservation: Reservation = Reservation.HEALTHY) -> list[tuple[Event, Game, SeatView]]:
    """Everything that happens in a game played by chance, with the game and the own view at that time."""
    game, chance, events = Game.deal(RULES, seed), Random(seed), []
    while game.turn is not None:
        if game.phase is Phase.RESERVATION:
            said = reservation if game.turn == 1 else Reservation.HEALTHY
            action = next(one for one in game.legal() if isinstance(one, Reserve) and one.reservation is said)
        else:
            action = chance.choice([one for one in game.legal() if isinstance(one, Play)] or game.legal())
        events += [(event, game.copy(), game.view(0)) for event in game.apply(action)]
    return events


def heard(events, number: int, remarks: Remarks | None = None, people: tuple[Seat, ...] = PEOPLE) -> list[Remark]:
    remarks = remarks or Remarks()
    said = [
        remarks.remark_on(event, game, view, people, finished=number, planned=PLANNED) for event, game, view in events
    ]
    return [one for one in said if one is not None]


@cache
def courses() -> list[list[tuple[Event, Game, SeatView]]]:
    return [course(seed) for seed in range(1, 60)]


def test_every_picture_has_a_name_a_style_and_words_for_every_moment() -> None:
    assert set(CHARACTERS) == set(SAYINGS) == set(Avatar)
    assert len({one.name for one in CHARACTERS.values()}) == len(Avatar)
    for words in SAYINGS.values():
        assert set(words) == set(Moment)
    sources = [source for words in SAYINGS.values() for source in words.values()]
    assert len(set(sources)) == len(sources), "each speaks in a voice of its own"
    german = [in_language("de")("Sayings", source) for source in sources]
    assert len(set(german)) == len(german)
    assert all(len(words) <= 60 for words in (*sources, *german)), "they fit into a bubble"
    assert not set(german) & set(sources)


def test_those_who_sit_there_at_first_are_called_so_and_differ_in_style() -> None:
    assert tuple(CHARACTERS[animal].name for animal in ANIMALS) == NAMES[1:]
    assert len(set(USUAL_STYLES)) == 3


def test_at_most_one_remark_in_a_game_and_only_in_every_third() -> None:
    for events in courses():
        assert len(heard(events, FIRST)) <= 1
        assert heard(events, QUIET) == heard(events, 2) == []
        assert len(heard(events, LAST)) <= 1
    assert any(heard(events, FIRST) for events in courses())


def test_the_same_game_is_spoken_of_with_the_same_words() -> None:
    for events in courses():
        assert heard(events, FIRST) == heard(events, FIRST)


def test_a_card_that_is_taken_back_changes_no_word() -> None:
    events = next(events for events in courses() if heard(events, FIRST))
    (said,) = heard(events, FIRST)
    remarks = Remarks()
    assert heard(events, FIRST, remarks) == [said]
    assert heard(events, FIRST, remarks) == [said], "and played once more"


def test_a_doppelkopf_is_spoken_of_by_who_takes_it_and_never_by_the_person() -> None:
    found = 0
    for events in courses():
        for event, game, view in events:
            if isinstance(event, TrickTaken) and event.trick.eyes >= 40:
                remark = Remarks().remark_on(event, game, view, PEOPLE, finished=FIRST, planned=PLANNED)
                if event.trick.winner == 0 or view.contract.is_alone:
                    assert remark is None or remark.moment is not Moment.DOPPELKOPF
                else:
                    assert (remark.seat, remark.moment) == (event.trick.winner, Moment.DOPPELKOPF)
                    assert remark.text == saying(PEOPLE[remark.seat].avatar, Moment.DOPPELKOPF)
                    found += 1
    assert found


def test_a_caught_fox_is_spoken_of_only_where_all_know_the_sides() -> None:
    found = 0
    for events in courses():
        for event, game, view in events:
            remark = Remarks().remark_on(event, game, view, PEOPLE, finished=FIRST, planned=PLANNED)
            if remark is not None and remark.moment is Moment.FOX_CAUGHT:
                found += 1
                sides = view.public_sides
                owners = [
                    event.trick.seat_of(place) for place, card in enumerate(event.trick.cards) if card is Card.DA
                ]
                assert remark.seat == event.trick.winner
                assert any(sides[owner] is sides[remark.seat].other for owner in owners)
    assert found


def end_of(events) -> tuple[GameScored, Game, SeatView]:
    event, game, view = events[-1]
    assert isinstance(event, GameScored)
    return event, game, view


def test_who_has_lost_badly_says_nothing_and_is_comforted() -> None:
    moments = set()
    for events in courses():
        event, game, view = end_of(events)
        remark = Remarks().remark_on(event, game, view, PEOPLE, finished=FIRST, planned=PLANNED)
        if remark is not None:
            assert remark.seat not in beaten(event.score)
            moments.add(remark.moment)
            if remark.moment is Moment.COMFORT:
                assert beaten(event.score)
                assert event.score.scores[remark.seat] > 0
    assert Moment.COMFORT in moments


def test_nor_in_the_next_game() -> None:
    silent = 0
    for events in courses():
        event, game, view = end_of(events)
        sore = beaten(event.score)
        for other in courses():
            remarks = Remarks()
            remarks.remark_on(event, game, view, PEOPLE, finished=2, planned=None)
            said = heard(other[:-1], FIRST, remarks)
            assert all(remark.seat not in sore for remark in said)
            silent += heard(other[:-1], FIRST) != said
    assert silent


def test_at_the_end_of_the_tournament_one_player_says_goodbye() -> None:
    for events in courses():
        (said,) = heard(events, LAST) or [None]
        event = end_of(events)[0]
        if said is None:
            assert set(beaten(event.score)) >= {1, 2, 3}
        else:
            assert said.moment is Moment.GOODBYE


def test_a_solo_and_all_tricks_are_spoken_of_by_those_who_won() -> None:
    events = course(8, Reservation.SOLO_QUEEN)
    event, game, view = end_of(events)
    won = event.score._replace(winner=event.score.winner.other) if 1 not in winners(event.score) else event.score
    remark = Remarks().remark_on(GameScored(won), game, view, PEOPLE, finished=FIRST, planned=PLANNED)
    assert (remark.seat, remark.moment) == (1, Moment.SOLO_WON)
    events = courses()[0]
    event, game, view = end_of(events)
    line = event.score.lines[0]._replace(reason=ScoreReason.BLACK)
    black = event.score._replace(lines=(line,))
    remark = Remarks().remark_on(GameScored(black), game, view, PEOPLE, finished=FIRST, planned=PLANNED)
    if set(winners(black)) - {0}:
        assert remark.moment is Moment.BLACK
        assert remark.seat in winners(black)


def winners(score) -> list[int]:
    return [seat for seat in SEATS if (seat in score.re) == (score.winner == "re")]


def test_people_without_a_picture_say_nothing() -> None:
    nobody = tuple(seat._replace(avatar=None) for seat in PEOPLE)
    assert all(heard(events, FIRST, people=nobody) == [] for events in courses()[:10])
