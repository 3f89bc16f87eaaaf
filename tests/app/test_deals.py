"""Deals that are kept to be played again, and the one of the day."""

import json
import os
from dataclasses import replace
from datetime import date, datetime

import pytest
from kept_games import record, setup_of, tournament_games

from freedoko_qt.app.deals.deal import (
    MOST_DEALS,
    KeptDeal,
    TooManyDeals,
    by_rules,
    deal_of,
    deal_of_day,
    exported,
    imported,
    rule_set_of,
)
from freedoko_qt.app.deals.deal_files import Deals
from freedoko_qt.app.deals.experts import Experts
from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.rule_sets import preset_set
from freedoko_qt.app.sealed import packed
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record
from freedoko_qt.engine.table import Table

NOON = datetime(2026, 11, 22, 12, 0, 0)
SETUP = setup_of("ddv", seed=7, rounds=1)


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of a tournament that is over."""
    return tournament_games(SETUP)[1]


@pytest.fixture
def deals(data_dir) -> Deals:
    return Deals(data_dir / "deals", now=lambda: NOON)


# What is kept


def test_a_deal_has_the_cards_of_a_game_and_nothing_of_its_play(game: Game) -> None:
    kept = deal_of(game, "Schöne Hochzeit").game
    assert (kept.dealt, kept.table, kept.given_rules) == (game.dealt, game.table, game.given_rules)
    assert (kept.actions, kept.seed) == ([], game.seed)


def test_deals_are_read_as_they_were_kept(game: Game, deals: Deals) -> None:
    first = deals.add(deal_of(game, "Schöne Hochzeit", "Karl hatte beide Alten")).value
    second = deals.add(deal_of(game)).value
    assert first.id != second.id
    found, notices = deals.all()
    assert notices == ()
    assert found == (second, first)
    deals.delete(second)
    assert deals.all()[0] == (first,)
    assert deals.change(second) is None
    assert deals.all()[0] == (second, first)


def test_its_rules_are_read_with_it_and_not_when_a_list_wants_their_name(game: Game, deals: Deals) -> None:
    name = deals.add(deal_of(game, "Eins")).value.id
    read = deals.load(name).value
    read.record["rules"].clear()
    assert read.given_rules == game.given_rules


def test_a_deal_is_read_anew_only_if_its_file_is_another_one(game: Game, deals: Deals, data_dir) -> None:
    kept = deals.add(deal_of(game, "Eins")).value
    path = data_dir / "deals" / f"{kept.id}.json"
    assert deals.all()[0] == (kept,)
    document, when = path.read_bytes(), path.stat()
    path.write_bytes(b"?" * len(document))
    os.utime(path, ns=(when.st_atime_ns, when.st_mtime_ns))
    assert deals.all() == ((kept,), ())
    path.write_bytes(document)
    Deals(data_dir / "deals").change(kept, name="Zwei")
    assert [one.name for one in deals.all()[0]] == ["Zwei"]


@pytest.mark.parametrize("damage", ["{", '{"freedoko-qt": "deal", "format": 1, "content": {"name": "x"}}'])
def test_a_damaged_deal_is_set_aside_and_named(game: Game, deals: Deals, data_dir, damage: str) -> None:
    kept = deals.add(deal_of(game)).value
    (data_dir / "deals" / f"{kept.id}.json").write_text(damage)
    found, notices = deals.all()
    assert found == ()
    assert [notice.kind for notice in notices] == [NoticeKind.DAMAGED]
    assert notices[0].kept.exists()


def test_hands_that_are_no_deck_are_damage(game: Game) -> None:
    values = deal_of(game).to_dict()
    hands = json.loads(json.dumps(values["record"]["hands"]))
    hands[0][0] = hands[1][0]
    with pytest.raises(BadNotation):
        KeptDeal.from_dict("x", values | {"record": {**values["record"], "hands": hands}})


def test_the_first_try_stays(game: Game, deals: Deals) -> None:
    kept = deals.add(deal_of(game)).value
    deals.note_points(kept.id, -3)
    deals.note_points(kept.id, 5)
    assert deals.load(kept.id).value.points == -3


# Playing it


def test_it_is_played_with_the_cards_of_any_seat(game: Game) -> None:
    practice = replace(deal_of(game), id="x").practice(SETUP, 2, preset_set("ddv"))
    again = practice.game()
    assert again.dealt == (*game.dealt[2:], *game.dealt[:2])
    assert again.table.first == (game.table.first - 2) % 4
    assert practice.deal == "x"


def test_by_other_rules_an_evening_begins_with_it(game: Game) -> None:
    rules = preset_set("standard").rules
    other = by_rules(game, rules)
    assert (other.dealt, other.given_rules, other.table.first) == (game.dealt, rules, game.table.first)
    assert by_rules(game, preset_set("ddv").rules) is game
    with pytest.raises(BadNotation):
        by_rules(game, rules.changed("with_nines", False))


def test_its_rules_go_by_the_name_of_a_preset_whatever_the_length_of_the_evening() -> None:
    assert rule_set_of(SETUP.rules_in_play).preset == "ddv"
    own = SETUP.rules.changed("solo_point", 1 - SETUP.rules.solo_point)
    assert rule_set_of(own).preset is None


# As text


def test_deals_go_out_and_come_in_as_text(game: Game) -> None:
    kept = [deal_of(game, "Eins", "Notiz\nmit zwei Zeilen"), deal_of(Game.deal(SETUP.rules, 3, Table()))]
    text = exported(kept)
    assert len(text.splitlines()) == 2
    assert imported(text) == tuple(kept)


def test_whole_games_come_in_as_their_deals(game: Game) -> None:
    found = imported("Käthe: ♣D ♦D\n\n" + packed(record(game)) + "\n")
    assert [deal.game.dealt for deal in found] == [game.dealt]
    assert found[0].game.actions == []


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"record": 1}', "[1]", '{"record": 1, "hands": 5}'])
def test_what_holds_no_deal_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        imported(text)


def test_more_deals_than_anybody_looks_at_are_refused(game: Game) -> None:
    line = exported([deal_of(game)])
    assert len(imported(line * MOST_DEALS)) == MOST_DEALS
    with pytest.raises(TooManyDeals):
        imported(line * (MOST_DEALS + 1))


# The day


def test_all_get_the_same_deal_on_a_day_and_another_one_on_the_next() -> None:
    rules = preset_set("ddv")
    today = deal_of_day(date(2026, 11, 22), rules)
    assert today == deal_of_day(date(2026, 11, 22), rules)
    days = {deal_of_day(date(2026, 11, day), rules).game.dealt for day in range(1, 31)}
    assert len(days) == 30
    assert today.day == "2026-11-22"
    assert " ".join(map(str, today.game.dealt[0])) == DAY_HAND


DAY_HAND = "C9 SA ST SJ HJ D9 SQ SA C9 HQ CK S9"
"""The first hand of 22 November 2026: it must not change from version to version."""


def test_the_deal_of_a_day_is_kept_once(deals: Deals) -> None:
    today = deal_of_day(NOON.date(), preset_set("ddv"))
    kept = deals.add(today).value
    assert deals.add(today).value == kept
    assert len(deals.all()[0]) == 1


# Experts


def test_four_players_play_it_to_its_end_in_the_background(qtbot, game: Game) -> None:
    experts, tricks = Experts(level="casual"), []
    experts.advanced.connect(lambda _, trick: tricks.append(trick))
    with qtbot.waitSignal(experts.done, timeout=60_000) as blocker:
        experts.begin("x", deal_of(game).game, ("A", "B", "C", "D"))
        assert experts.playing == "x"
    name, played = blocker.args
    assert (name, experts.playing) == ("x", "")
    assert game_from_record(played).dealt == game.dealt
    kept = replace(deal_of(game), par=played)
    assert kept.par_points == game_from_record(played).score.scores[0]
    assert tricks == sorted(tricks)
    assert tricks[-1] == 12
    experts.close()


def test_who_stops_them_hears_nothing(qtbot, game: Game) -> None:
    experts, results = Experts(level="casual"), []
    experts.done.connect(lambda *done: results.append(done))
    experts.begin("x", deal_of(game).game, ("A", "B", "C", "D"))
    experts.stop()
    experts.close()
    qtbot.wait(10)
    assert results == []
