"""The dialog by which a tournament is set up."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from evening import Person, button, opened, shown
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from freedoko_qt.app.external_programs import level_of
from freedoko_qt.app.people import Avatar, Style
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.templates import TEMPLATES
from freedoko_qt.app.tournament_length import LengthKind
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.look.word_size import WORDS
from freedoko_qt.ui.tournaments.tournament_dialog import TournamentDialog

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `kept_games`

from kept_games import spoken  # isort: skip

STANDARD, DDV = PRESETS["standard"].rules, PRESETS["ddv"].rules
MINE = RuleSet(DDV.changed("swines", True), name="Am Mittwoch")
EVERYTHING = TournamentSetup(
    names=("", "Anna", "Bert", "Cora"),
    levels=("random", level_of("fox --fast"), "expert"),
    styles=(Style.BOLD, Style.BALANCED, Style.CAREFUL),
    avatars=(Avatar.STAG, Avatar.RAVEN, Avatar.PIG),
    games=12,
    take_back=False,
    duplicate=True,
    convention=True,
    seed=4711,
)


@pytest.fixture
def english(qapp) -> Iterator[None]:
    with spoken(qapp, Language.ENGLISH):
        yield


@pytest.fixture
def dialog_of(qtbot, english):
    def make(setup: TournamentSetup | None = None, **more) -> TournamentDialog:
        return shown(qtbot, TournamentDialog(setup or TournamentSetup(rounds=5), Deck(), **more))

    return make


@pytest.fixture
def person(qtbot, qapp, data_dir):
    with opened(qapp, data_dir, seed=None) as program:
        yield Person(qtbot, program.window)


def test_beside_large_words_the_dialog_is_wide_enough_for_what_is_chosen(person, qtbot) -> None:
    file = person.window.context.settings_file
    file.change(language=Language.GERMAN)
    person.window.resize(1366, 768)
    qtbot.waitUntil(lambda: person.window.property(WORDS) > 1)
    person.window.dialogs.show_tournament()
    dialog = person.window.findChild(TournamentDialog)
    QTest.qWait(0)
    for opponent in dialog.opponents:
        assert opponent.style_choice.width() >= opponent.style_choice.sizeHint().width()
        assert opponent.name_line.width() >= opponent.name_line.sizeHint().width()


def choose(box: QComboBox, words: str) -> None:
    """Choose a line of a box, as a person does."""
    row = box.findText(words)
    assert row >= 0, words
    box.setCurrentIndex(row)
    box.activated.emit(row)


def test_it_shows_and_gives_back_everything(dialog_of) -> None:
    for setup in (EVERYTHING, replace(EVERYTHING, games=None, rounds=7, preset="ddv", rules=DDV, seed=None)):
        assert dialog_of(setup).setup == setup


def test_an_emptied_name_stays_what_it_was(dialog_of) -> None:
    dialog = dialog_of()
    dialog.opponents[0].name_line.setText("   ")
    assert dialog.setup.names == TournamentSetup().names


def test_enter_starts_and_escape_does_not(dialog_of, qtbot) -> None:
    for key, expected in ((Qt.Key.Key_Return, 1), (Qt.Key.Key_Escape, 0)):
        dialog = dialog_of()
        emitted = []
        dialog.started.connect(emitted.append)
        qtbot.keyClick(dialog, key)
        assert len(emitted) == expected
        assert not dialog.isVisible()


# Templates


def test_a_template_fills_the_dialog_and_leaves_the_people(dialog_of) -> None:
    dialog = dialog_of(EVERYTHING)
    for template in TEMPLATES:
        choose(dialog.template, template.name)
        shown, wanted = dialog.setup, template.applied(EVERYTHING)
        assert (shown.rule_set, shown.rules_in_play) == (wanted.rule_set, wanted.rules_in_play)
        assert (shown.names, shown.levels, shown.take_back) == (EVERYTHING.names, EVERYTHING.levels, True)
        assert dialog.meaning.text() == template.meaning
        assert dialog.template.currentText() == template.name


def test_as_last_time_brings_the_people_back_too(dialog_of) -> None:
    dialog = dialog_of(EVERYTHING)
    assert dialog.template.currentText() == "As last time"
    choose(dialog.template, "Quick four")
    dialog.opponents[0].name_line.setText("Zoe")
    dialog.opponents[1].level_choice.setCurrentIndex(0)
    dialog.opponents[2].picture.choose(Avatar.FROG)
    choose(dialog.template, "As last time")
    assert dialog.setup == EVERYTHING


def test_nothing_is_as_last_time_before_the_first_tournament(person) -> None:
    person.window.dialogs.show_tournament()
    dialog = person.window.findChild(TournamentDialog)
    assert dialog.template.currentText() == "Suggestion"
    assert dialog.meaning.text() == "Players, rules and length to begin with."
    person.click(dialog.start)
    person.wait()
    person.window.dialogs.show_tournament()
    again = person.window.findChildren(TournamentDialog)[-1]
    assert again.template.currentText() == "As last time"


def test_the_template_is_no_longer_named_once_something_is_changed(dialog_of) -> None:
    dialog = dialog_of()
    choose(dialog.template, "DDV: 24 games, four of them duty solos")
    dialog.length.number.setValue(6)
    assert dialog.template.currentIndex() == -1
    dialog.length.number.setValue(5)
    assert dialog.template.currentText() == "DDV: 24 games, four of them duty solos"


def test_a_template_keeps_its_name_where_it_was_played_last_time_too(dialog_of) -> None:
    dialog = dialog_of(TournamentSetup(preset="ddv", rules=DDV))
    assert dialog.template.currentText() == "As last time"
    choose(dialog.template, "DDV: 24 games, four of them duty solos")
    assert dialog.template.currentText() == "DDV: 24 games, four of them duty solos"


def test_the_plan_of_a_template_is_shown(dialog_of) -> None:
    dialog = dialog_of()
    choose(dialog.template, "DDV: 24 games, four of them duty solos")
    assert dialog.explained.text() == "24 games are planned, the duty solos included."
    choose(dialog.template, "Quick four")
    assert (dialog.length.ends.currentText(), dialog.length.number.value()) == ("Games", 4)


# Length


def test_the_length_follows_the_rules(dialog_of) -> None:
    dialog = dialog_of(TournamentSetup(rounds=9))
    choose(dialog.rule_set, "DDV tournament")
    assert (dialog.setup.rounds, dialog.setup.rules) == (5, DDV)
    assert dialog.description.text() == PRESETS["ddv"].description


def test_where_the_rules_say_how_long_it_is_seen(dialog_of) -> None:
    dialog = dialog_of(TournamentSetup(preset="ddv", rules=DDV))
    assert "The rules set" not in dialog.explained.text()
    dialog.length.number.setValue(7)
    assert dialog.explained.text().endswith("The rules set 5 rounds.")
    assert dialog.setup.rule_set == RuleSet(DDV, "ddv"), "only the tournament is another one"


def test_without_an_end_no_one_owes_a_solo_and_that_is_shown(dialog_of) -> None:
    dialog = dialog_of(TournamentSetup(preset="ddv", rules=DDV))
    assert (dialog.duty.value(), dialog.duty.isEnabled()) == (1, True)
    choose(dialog.length.ends, "As long as you like")
    assert dialog.setup.endless
    assert (dialog.duty.value(), dialog.duty.isEnabled()) == (0, False)
    assert "then there are no duty solos" in dialog.explained.text()
    assert dialog.duty.toolTip() != ""
    assert not dialog.length.number.isVisible()
    choose(dialog.length.ends, "Rounds")
    assert dialog.duty.value() == 1


def test_a_pot_is_offered_only_where_it_can_be_used_up(dialog_of) -> None:
    dialog = dialog_of(TournamentSetup(preset="standard", rules=STANDARD, rounds=5))
    pot = dialog.length.ends.model().item(list(LengthKind).index(LengthKind.POINTS))
    assert pot.isEnabled()
    choose(dialog.length.ends, "Pot of points")
    assert dialog.setup.points == STANDARD.points
    choose(dialog.rule_set, "DDV tournament")
    pot = dialog.length.ends.model().item(list(LengthKind).index(LengthKind.POINTS))
    assert not pot.isEnabled()
    assert pot.toolTip().startswith("Needs ")
    assert dialog.setup.rounds == 5


def test_games_come_in_fours(dialog_of, qtbot) -> None:
    dialog = dialog_of(TournamentSetup(games=8))
    number = dialog.length.number
    dialog.activateWindow()
    number.setFocus()
    number.selectAll()
    qtbot.keyClicks(number, "10")
    qtbot.keyClick(number, Qt.Key.Key_Tab)
    assert (number.value(), dialog.setup.games) == (12, 12)


def test_a_pot_of_the_rules_beside_rounds_is_shown(dialog_of) -> None:
    rules = STANDARD.changed("points_limited", True)
    dialog = dialog_of(TournamentSetup(preset=None, rules=rules, rounds=3))
    assert "if a pot of 40 points is used up" in dialog.explained.text()


# Rules


def test_bock_and_duty_soli_are_rules_and_give_the_set_another_name(dialog_of) -> None:
    dialog = dialog_of()
    dialog.bock.click()
    dialog.duty.setValue(2)
    setup = dialog.setup
    assert (setup.preset, setup.rules_name) == (None, "Kitchen table (changed)")
    assert (setup.rules.bock, setup.rules.number_of_duty_soli) == (True, 2)
    assert dialog.rule_set.currentText() == "Kitchen table (changed)"
    assert dialog.description.text() == "2 differences from Kitchen table"
    dialog.bock.click()
    dialog.duty.setValue(0)
    assert dialog.setup.rule_set == RuleSet(PRESETS["kitchen"].rules, "kitchen"), "changed back it is what it was"
    assert dialog.rule_set.findText("Kitchen table (changed)") == -1


def test_an_own_set_goes_by_another_name_once_only(dialog_of) -> None:
    dialog = dialog_of(own_sets=[MINE])
    choose(dialog.rule_set, "Am Mittwoch")
    dialog.bock.click()
    changed = dialog.setup.rule_set
    assert changed.name == "Am Mittwoch (changed)"
    again = dialog_of(TournamentSetup().playing(changed), own_sets=[MINE])
    again.duty.setValue(3)
    assert again.setup.rules_name == "Am Mittwoch (changed)"


def test_the_length_stays_when_only_bock_is_changed(dialog_of) -> None:
    dialog = dialog_of(TournamentSetup(preset="ddv", rules=DDV, rounds=3))
    dialog.bock.click()
    assert dialog.setup.rounds == 3


# Taking back, and the cards


def test_taking_back_can_be_refused_and_the_rules_keep_their_name(dialog_of) -> None:
    dialog = dialog_of()
    dialog.undo.click()
    assert not dialog.setup.rules_in_play.take_back_tricks
    assert dialog.setup.preset == "kitchen"
    choose(dialog.rule_set, "DDV tournament")
    assert not dialog.undo.isEnabled()
    assert dialog.undo.toolTip() == "Under these rules a card that was played stays."


def test_a_seed_is_a_number_or_nothing(dialog_of, qtbot) -> None:
    dialog = dialog_of()
    assert dialog.setup.seed is None
    qtbot.keyClicks(dialog.seed, "12x3")
    assert dialog.setup.seed == 123
    dialog.seed.setText("-")
    assert dialog.setup.seed is None


# In the window


def test_what_was_begun_last_is_one_click_away(person, qtbot) -> None:
    window = person.window
    window.current.start(EVERYTHING)
    person.wait()
    window.show_start()
    line = window.start_page.setup_line.text()
    assert line == "12 games · Kitchen table · Anna, Bert and Cora · seed 4711"
    assert window.current.next_setup == EVERYTHING
    person.click(button(window.start_page, "New tournament"))
    qtbot.waitUntil(lambda: window.page is window.game.page)
    assert window.session.setup == EVERYTHING


def test_cards_that_came_by_chance_do_not_come_again(person) -> None:
    person.window.current.start(replace(EVERYTHING, seed=None))
    person.wait()
    assert person.window.session.setup.seed is not None
    assert person.window.current.next_setup.seed is None


@pytest.mark.parametrize("size", [TextSize.NORMAL, TextSize.LARGE])
def test_everything_is_reached_by_keys_in_a_small_window(person, qtbot, size: TextSize) -> None:
    window = person.window
    window.context.settings_file.set(
        replace(window.context.settings_file.settings, language=Language.GERMAN, text_size=size)
    )
    window.dialogs.show_tournament()
    dialog = window.findChild(TournamentDialog)
    dialog.activateWindow()
    dialog.resize(600, 420)
    QTest.qWait(0)
    wanted = {
        dialog.template, dialog.rule_set, dialog.details, dialog.length.ends, dialog.length.number,
        dialog.duty, dialog.bock, dialog.undo, dialog.duplicate, dialog.seed, dialog.convention,
        *(widget for row in dialog.opponents for widget in (row.picture, row.name_line, row.level_choice)),
    }  # fmt: skip
    met: set[QWidget] = set()
    for _ in range(40):
        focus = QApplication.focusWidget()
        met.add(focus)
        if focus in wanted:
            area = dialog.area.viewport()
            corner = focus.mapTo(area, QPoint())
            assert area.rect().contains(focus.rect().translated(corner)), focus
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert wanted <= met


def test_nothing_is_cut_at_its_side(person) -> None:
    window = person.window
    window.context.settings_file.change(language=Language.GERMAN)
    window.dialogs.show_tournament()
    dialog = window.findChild(TournamentDialog)
    QTest.qWait(0)
    dialog.resize(600, dialog.height())
    QTest.qWait(0)
    assert dialog.page.width() <= dialog.area.viewport().width()
    assert dialog.height() <= dialog.screen().availableGeometry().height()
    for widget in dialog.page.findChildren(QWidget):
        if widget.isVisible() and widget.parentWidget() is dialog.page:
            assert widget.geometry().right() < dialog.page.width(), widget
