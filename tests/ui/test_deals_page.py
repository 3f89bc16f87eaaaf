"""The library of deals in the window: kept, found, played again, and what experts make of them."""

import sys
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import pytest
from evening import Person, button, opened, press, until_read
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from freedoko_qt.app.deals.days import last_days, streak
from freedoko_qt.app.deals.deal import MOST_DEALS, deal_of, exported, imported
from freedoko_qt.app.deals.deal_files import Deals
from freedoko_qt.app.history import History
from freedoko_qt.app.sealed import packed
from freedoko_qt.app.wording import signed
from freedoko_qt.ui.deals.deals_table import NAME, POINTS

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `kept_games`

from kept_games import record, setup_of, tournament, tournament_games  # isort: skip

CTRL = Qt.KeyboardModifier.ControlModifier
SETUP = setup_of("ddv", seed=7, rounds=1, names=("", "Frieda", "Karl", "Dolores"))


@pytest.fixture(scope="module")
def games():
    return tournament_games(SETUP)[:2]


@pytest.fixture
def person(qtbot, qapp, data_dir, games):
    kept = replace(tournament("2026-11-18-200000", SETUP, games), finished=False, title="Mittwochsrunde")
    History(data_dir / "tournaments").save(kept)
    with opened(qapp, data_dir) as program:
        program.window.controllers.deals.deals.now = lambda: datetime(2026, 11, 22, 12, 0, 0)
        yield Person(qtbot, program.window)


@pytest.fixture
def page(person, games):
    """The list, with the deals of two games in it."""
    for game, name in zip(games, ("Eins", "Zwei"), strict=True):
        assert person.window.controllers.deals.keep(game, name)
    press(person, Qt.Key.Key_F3)
    return person.window.controllers.deals.page


def names(page) -> list[str]:
    rows = [row for row in range(page.table.rowCount()) if not page.table.isRowHidden(row)]
    return [page.table.lines.index(row, NAME).data() for row in rows]


def test_a_deal_is_kept_from_a_game_step_by_step(person, games) -> None:
    window = person.window
    window.controllers.replays.show(window.session.history.load("2026-11-18-200000").value, 2)
    press(person, Qt.Key.Key_K)
    press(person, Qt.Key.Key_F3)
    page = window.page
    assert names(page) == ["Mittwochsrunde, Game 2"]
    assert page.table.chosen.game.dealt == games[1].dealt
    press(person, Qt.Key.Key_Escape)
    assert window.page is window.controllers.replays.page


def test_a_deal_is_kept_from_what_was_tried(person, games) -> None:
    window = person.window
    window.controllers.replays.show(window.session.history.load("2026-11-18-200000").value, 2)
    press(person, Qt.Key.Key_D)
    person.play_game()
    keep = button(window.page, "Keep the deal")
    person.click(keep)
    assert not keep.isEnabled()
    assert [deal.game.dealt for deal in window.controllers.deals.deals.all()[0]] == [games[1].dealt]


def test_an_empty_library_offers_the_deal_of_the_day(person) -> None:
    press(person, Qt.Key.Key_F3)
    page = person.window.page
    assert page.day.hasFocus()
    assert "22 November 2026: not yet played" in page.day_panel.words.text()
    assert not page.on.isVisible()
    assert page.nothing.picture.isVisible()
    person.click(page.nothing.step)
    assert person.window.page is person.window.controllers.tournaments.page


def test_the_days_before_and_how_many_in_a_row_were_played_stand_at_the_door(person, games) -> None:
    deals = person.window.controllers.deals.deals
    for day, points in (("2026-11-20", 3), ("2026-11-21", -2)):
        deals.add(replace(deal_of(games[0]), day=day, points=points))
    press(person, Qt.Key.Key_F3)
    day_panel = person.window.page.day_panel
    assert day_panel.streak.text() == "2 days in a row"
    assert day_panel.days.accessibleDescription() == (
        "Mon: not played, Tue: not played, Wed: not played, Thu: not played, Fri: +3, Sat: −2, Sun: not played"
    )


def test_a_day_that_was_left_out_ends_the_row(games) -> None:
    played = [replace(deal_of(games[0]), day=f"2026-11-{day}", points=1) for day in (18, 20, 21, 22)]
    assert streak(played, date(2026, 11, 22)) == 3
    assert streak(played, date(2026, 11, 23)) == 3
    assert streak(played, date(2026, 11, 24)) == 0
    assert [one.points for one in last_days(played, date(2026, 11, 22), 4)] == [None, 1, 1, 1]


def test_the_search_finds_names_and_notes(page) -> None:
    page.note.setText("Karl schwieg")
    page.note.editingFinished.emit()
    QTest.keyClicks(page.search, "schwieg")
    assert names(page) == ["Zwei"]
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert names(page) == ["Zwei", "Eins"]


def test_it_is_played_with_the_cards_of_a_seat_and_the_first_try_is_kept(person, page, games) -> None:
    window = person.window
    page.seat.setCurrentIndex(1)
    person.click(page.on)
    assert window.session.game.dealt[0] == games[1].dealt[1]
    person.play_game()
    points = window.session.score.scores[0]
    person.click(button(window.page, "Back to the deals"))
    assert window.page is page
    row = names(page).index("Zwei")
    assert page.table.lines.index(row, POINTS).data() == signed(points)


def test_with_other_cards_than_the_deal_has_no_rules_can_be_chosen(page) -> None:
    nines = page.rules.chosen.rules.with_nines
    page.rules.setCurrentIndex(next(row for row, one in enumerate(page.rules.sets) if one.rules.with_nines != nines))
    assert not page.on.isEnabled()
    assert page.on.toolTip() == "These rules are played with other cards."


def test_the_deal_of_the_day_is_played_and_stands_in_the_list(person, page) -> None:
    person.click(page.day)
    dealt = person.window.session.game.dealt
    person.wait()
    person.window.controllers.replays.end_practice()
    assert page.table.things[0].day == "2026-11-22"
    assert page.table.things[0].game.dealt == dealt
    assert len(page.table.things) == 3


def test_who_has_played_the_deal_of_the_day_sees_what_it_was_worth(person, page, qtbot) -> None:
    page.experts.level = "casual"  # as fast as a test needs it
    person.click(page.day)
    person.play_game()
    points = signed(person.window.session.score.scores[0])
    person.click(button(person.window.page, "Back to the deals"))
    qtbot.waitUntil(lambda: page.table.things[0].par is not None, timeout=60_000)
    par = signed(page.table.things[0].par_points)
    assert page.day_panel.words.text().endswith(f": you scored {points}, experts {par}.")


def test_the_tournament_goes_on_that_was_left_to_play_a_deal(person, games) -> None:
    window = person.window
    person.click(button(window.start_page, "Continue"))
    name, page = window.session.tournament_id, window.page
    window.controllers.deals.keep(games[0], "Eins")
    press(person, Qt.Key.Key_F3)
    press(person, Qt.Key.Key_Return)
    person.wait()
    window.controllers.replays.end_practice()
    press(person, Qt.Key.Key_Escape)
    assert (window.session.tournament_id, window.page) == (name, page)


def test_it_is_renamed_thrown_away_and_brought_back(person, page, qtbot) -> None:
    page.table.lines.setData(page.table.lines.index(0, NAME), "Drei")
    qtbot.waitUntil(lambda: page.table.things[0].name == "Drei")
    press(person, Qt.Key.Key_Delete)
    assert names(page) == ["Eins"]
    press(person, Qt.Key.Key_Z, modifier=CTRL)
    assert names(page) == ["Drei", "Eins"]


def test_deals_go_out_to_a_file_and_the_clipboard_and_come_in_again(person, page, games, tmp_path) -> None:
    page.export(page.table.things, tmp_path / "deals.dokogames")
    text = (tmp_path / "deals.dokogames").read_text()
    assert [deal.name for deal in imported(text)] == ["Zwei", "Eins"]
    person.click(page.buttons["copy"])
    assert imported(QApplication.clipboard().text())[0].game.dealt == games[1].dealt
    press(person, Qt.Key.Key_V, modifier=CTRL)
    assert names(page) == ["Zwei", "Zwei", "Eins"]
    person.window.controllers.deals.open_file(tmp_path / "deals.dokogames")
    until_read(person.window)
    assert len(names(page)) == 5
    (tmp_path / "shopping.txt").write_text("milk")
    person.window.controllers.deals.open_file(tmp_path / "shopping.txt")
    until_read(person.window)
    assert page.line.words.text() == "shopping.txt holds no deals."


def test_the_deals_of_every_file_that_is_opened_are_kept(person, page, tmp_path, gate) -> None:
    """One that waits is not forgotten for the next one, nor for another page."""
    window = person.window
    page.export(page.table.things, tmp_path / "deals.dokogames")
    window.context.reader.read(gate.wait, lambda _: None)
    for _ in range(3):
        window.controllers.deals.open_file(tmp_path / "deals.dokogames")
    window.controllers.tournaments.show()
    gate.set()
    until_read(window)
    assert window.page is window.controllers.tournaments.page
    assert window.notices.text == "2 deals are in the library now."
    window.controllers.deals.show()
    assert len(names(page)) == 8


@pytest.mark.parametrize("controller", ["deals", "replays"])
def test_a_file_with_too_many_deals_is_called_so(person, page, tmp_path, controller) -> None:
    page.export(page.table.things, tmp_path / "deals.dokogames")
    (line, *_) = (tmp_path / "deals.dokogames").read_text().splitlines(keepends=True)
    (tmp_path / "many.dokogames").write_text(line * (MOST_DEALS + 1))
    getattr(person.window.controllers, controller).open_file(tmp_path / "many.dokogames")
    until_read(person.window)
    assert "No more than 1000 deals can be added at once." in (page.line.words.text(), person.window.notices.text)
    assert len(names(page)) == 2


def test_experts_play_it_and_one_can_look_at_them(person, page, qtbot, games) -> None:
    page.experts.level = "casual"  # as fast as a test needs it
    person.click(page.buttons["experts"])
    qtbot.waitUntil(lambda: page.table.chosen.par is not None, timeout=60_000)
    assert page.line.words.text().startswith("Among experts the first seat scores ")
    person.click(page.buttons["experts"])
    replays = person.window.controllers.replays
    assert person.window.page is replays.page
    assert replays.page.replay.game.dealt == games[1].dealt
    press(person, Qt.Key.Key_Escape)
    assert person.window.page is page


def test_a_game_of_experts_that_breaks_the_rules_is_called_so(person, page, games) -> None:
    page.replay_wanted.emit({**record(games[1]), "actions": []})
    assert person.window.page is page
    assert page.line.words.text() == "This game cannot be shown: its record breaks the rules."


def test_the_tournament_goes_on_after_a_deal_and_a_look_at_another(person, games) -> None:
    window = person.window
    person.click(button(window.start_page, "Continue"))
    name, table = window.session.tournament_id, window.page
    window.controllers.deals.keep(games[0], "Eins")
    press(person, Qt.Key.Key_F3)
    page = window.page
    press(person, Qt.Key.Key_Return)
    person.wait()
    window.controllers.replays.end_practice()
    page.replay_wanted.emit(record(games[1]))
    assert window.page is window.controllers.replays.page
    press(person, Qt.Key.Key_Escape)
    assert window.page is page
    press(person, Qt.Key.Key_Escape)
    assert (window.session.tournament_id, window.page) == (name, table)


def test_the_tournament_goes_on_after_a_deal_that_was_come_to_from_the_help(person, games) -> None:
    window = person.window
    person.click(button(window.start_page, "Continue"))
    name, table = window.session.tournament_id, window.page
    window.controllers.deals.keep(games[0], "Eins")
    press(person, Qt.Key.Key_F1)
    press(person, Qt.Key.Key_F3)
    press(person, Qt.Key.Key_Return)
    person.wait()
    window.controllers.replays.end_practice()
    press(person, Qt.Key.Key_Escape)
    assert window.page is window.controllers.help.page
    press(person, Qt.Key.Key_Escape)
    assert (window.session.tournament_id, window.page) == (name, table)


def test_the_way_back_leads_through_no_page_twice(person, page, games) -> None:
    window = person.window
    window.show_start()
    window.controllers.replays.show(window.session.history.load("2026-11-18-200000").value, 2)
    press(person, Qt.Key.Key_F3)
    page.replay_wanted.emit(record(games[1]))
    way = [window.page]
    for _ in range(2):
        press(person, Qt.Key.Key_Escape)
        way.append(window.page)
    assert way == [window.controllers.replays.page, page, window.start_page]


@pytest.mark.parametrize("key", [Qt.Key.Key_F4, Qt.Key.Key_F1])
def test_from_everywhere_one_comes_back_to_the_deals(person, page, key) -> None:
    press(person, key)
    assert person.window.page is not page
    press(person, Qt.Key.Key_Escape)
    assert person.window.page is page
    press(person, Qt.Key.Key_Escape)
    assert person.window.page is person.window.start_page


def test_text_of_deals_is_told_apart_from_text_of_games(person, page, games, tmp_path) -> None:
    QApplication.clipboard().setText(exported(page.table.things) + "\n")
    person.window.controllers.replays.open_copied()
    until_read(person.window)
    assert person.window.page is page
    assert len(names(page)) == 4
    (tmp_path / "deals.dokogames").write_text(exported(page.table.things[:1]))
    person.window.controllers.replays.open_file(tmp_path / "deals.dokogames")
    until_read(person.window)
    assert len(names(page)) == 5
    broken = {**record(games[0]), "actions": record(games[0])["actions"][:9]}
    (tmp_path / "broken.dokogames").write_text(packed(broken))
    person.window.controllers.replays.open_file(tmp_path / "broken.dokogames")
    until_read(person.window)
    assert person.window.notices.text == "broken.dokogames holds no games that can be looked at."
    assert len(names(page)) == 5


def other_window(data_dir) -> Deals:
    """The library as another window of the same folder has it."""
    return Deals(data_dir / "deals", now=lambda: datetime(2026, 11, 22, 13, 0, 0))


def notes(page) -> dict[str, str]:
    return {deal.name: deal.note for deal in page.table.things}


def test_a_note_is_that_of_the_deal_for_which_it_was_begun(person, page, data_dir, games) -> None:
    """Another deal is marked meanwhile, since another window has deleted the one that was."""
    page.note.setFocus()
    QTest.keyClicks(page.note, "Karl schwieg")
    other_window(data_dir).delete(page.table.things[0])
    person.window.controllers.deals.deals.now = lambda: datetime(2026, 11, 22, 14, 0, 0)
    person.window.controllers.deals.take_in([deal_of(games[0], "Drei")])
    assert page.table.chosen.name == "Drei"
    QTest.keyClick(page.note, Qt.Key.Key_Return)
    assert notes(page) == {"Drei": "", "Zwei": "Karl schwieg", "Eins": ""}
    assert page.table.chosen.name == "Drei"


def test_a_note_that_was_written_can_be_changed_back(page) -> None:
    page.note.setFocus()
    for note in ("Karl schwieg", ""):
        page.note.selectAll()
        QTest.keyClick(page.note, Qt.Key.Key_Delete)
        QTest.keyClicks(page.note, note)
        QTest.keyClick(page.note, Qt.Key.Key_Return)
        assert notes(page) == {"Zwei": note, "Eins": ""}


def test_a_note_that_is_being_written_is_kept_when_the_window_is_closed(person, page, data_dir) -> None:
    page.note.setFocus()
    QTest.keyClicks(page.note, "Karl schwieg")
    person.window.close()
    assert [deal.note for deal in other_window(data_dir).all()[0]] == ["Karl schwieg", ""]


def test_the_name_of_the_marked_deal_is_written_though_the_list_has_grown(person, page, data_dir, games, qtbot) -> None:
    """Going from the note to the name reads the library again, in which another window has put a deal."""
    page.note.setFocus()
    QTest.keyClicks(page.note, "Karl schwieg")
    other_window(data_dir).add(deal_of(games[0], "Drei"))
    press(person, Qt.Key.Key_E, modifier=CTRL)
    QTest.keyClicks(page.table.findChild(QLineEdit), "Vier")
    QTest.keyClick(page.table.findChild(QLineEdit), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Zwei" not in names(page))
    assert names(page) == ["Drei", "Vier", "Eins"]


def test_a_name_that_is_being_written_is_kept_when_the_list_is_read_again(page, qtbot) -> None:
    page.table.ask_name()
    QTest.keyClicks(page.table.findChild(QLineEdit), "Vier")
    page.refresh()
    qtbot.waitUntil(lambda: "Zwei" not in names(page))
    assert names(page) == ["Vier", "Eins"]
