"""Two windows of the program on one folder: what one of them has kept, the other does not take back."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from changing_process import NOW, OPTIONS, ROUNDS, RULES, SETTINGS
from kept_games import setup_of, tournament, tournament_games

from freedoko_qt.app.deals.deal import deal_of, deal_of_day
from freedoko_qt.app.deals.deal_files import Deals
from freedoko_qt.app.history import History
from freedoko_qt.app.places import places
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.rule_sets import RuleSet, RuleSets, preset_set
from freedoko_qt.app.settings import Language, Settings, Theme
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.trainer.book import Book
from freedoko_qt.app.trainer.book_file import book_file
from freedoko_qt.app.trainer.dealt_games import exercise
from freedoko_qt.app.trainer.exercise import Exercise
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.app.trainer.trainer import Trainer
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS

from laid_games import QUIET, RE_AND_KONTRA, answered, lay, rollout  # isort: skip

PROCESS = Path(__file__).with_name("changing_process.py")


@pytest.fixture(scope="module")
def game() -> Game:
    return rollout(answered(QUIET, lay(*RE_AND_KONTRA)))


@pytest.fixture(scope="module")
def exercises(game: Game) -> tuple[Exercise, ...]:
    """A question about the trumps at each own turn."""
    moments = [number for number, action in enumerate(game.actions) if isinstance(action, Play) and action.seat == 0]
    found = (exercise(game.replayed(moment), QuestionKind.TRUMPS, None) for moment in moments)
    return tuple(one for one in found if one is not None)


def trainer(folder: Path) -> Trainer:
    """The trainer of a window, that looks for nothing."""
    made = Trainer(folder / "trainer.json", History(folder / "t"), Reviews(folder / "reviews"), now=lambda: NOW)
    made.open(QUIET)
    made.rest()
    return made


# The settings


def test_a_setting_of_the_other_window_stays_and_is_taken_over(data_dir: Path) -> None:
    one, other = (SettingsFile(data_dir / "settings.json") for _ in range(2))
    one.change(theme=Theme.DARK)
    other.change(language=Language.GERMAN)
    one.change(player_name="Käthe")
    wanted = Settings(theme=Theme.DARK, language=Language.GERMAN, player_name="Käthe")
    assert one.settings == wanted
    assert SettingsFile(data_dir / "settings.json").settings == wanted


def test_of_the_same_setting_the_later_change_holds(data_dir: Path) -> None:
    one, other = (SettingsFile(data_dir / "settings.json") for _ in range(2))
    for file, theme in ((one, Theme.DARK), (other, Theme.LIGHT), (one, Theme.SYSTEM), (other, Theme.DARK)):
        file.change(player_name=theme)
        file.change(theme=theme)
        assert SettingsFile(data_dir / "settings.json").settings.theme is theme


@pytest.mark.parametrize("text", [None, "{", '{"freedoko-qt": "settings", "format": 1, "content": {"theme": 3}}'])
def test_what_happens_to_the_file_while_the_program_runs_changes_no_setting(text: str | None, data_dir: Path) -> None:
    path = data_dir / "settings.json"
    file = SettingsFile(path)
    for theme in (Theme.DARK, Theme.LIGHT, Theme.DARK):
        file.change(theme=theme)
    if text is None:
        path.unlink()
    else:
        path.write_text(text)
    file.change(player_name="Käthe")
    assert SettingsFile(path).settings == Settings(theme=Theme.DARK, player_name="Käthe")


# The trainer


def test_answers_of_both_windows_are_kept(qtbot, data_dir: Path, exercises: tuple[Exercise, ...]) -> None:
    book_file(data_dir / "trainer.json").update(lambda _: Book(exercises[:4]))
    one, other = trainer(data_dir), trainer(data_dir)
    for window, asked in ((one, exercises[0]), (other, exercises[1]), (one, exercises[2]), (other, exercises[0])):
        window.answer(asked, asked.question().best)
        window.rest()
    one.close()
    other.close()
    kept = book_file(data_dir / "trainer.json").load().value
    assert kept is not None
    progress = kept.progress_of(QuestionKind.TRUMPS)
    assert (progress.answered, progress.right) == (4, 4)
    assert {one.key for one in kept.exercises if one.recall is not None} == {one.key for one in exercises[:3]}


def test_an_answer_to_what_the_other_window_has_given_up_is_kept(
    qtbot, data_dir: Path, exercises: tuple[Exercise, ...]
) -> None:
    book_file(data_dir / "trainer.json").update(lambda _: Book(exercises[:1]))
    one, other = trainer(data_dir), trainer(data_dir)
    other.open(PRESETS["ddv"].rules)
    other.close()
    one.answer(exercises[0], exercises[0].question().best)
    one.close()
    kept = book_file(data_dir / "trainer.json").load().value
    assert kept is not None
    assert [one.key for one in kept.exercises if one.recall is not None] == [exercises[0].key]


# Deals and rule sets


def test_what_both_windows_store_of_a_deal_is_kept(data_dir: Path, game: Game) -> None:
    one, other = (Deals(data_dir, lambda: NOW) for _ in range(2))
    kept = one.add(deal_of(game)).value
    assert kept is not None
    one.change(kept, name="Hochzeit")
    other.change(kept, note="Karl hatte beide Alten")
    other.note_points(kept.id, 3)
    one.change(kept, par={"hands": kept.record["hands"]})
    one.note_points(kept.id, 7)
    (found,), _ = other.all()
    assert (found.name, found.note, found.points) == ("Hochzeit", "Karl hatte beide Alten", 3)
    assert found.par is not None


def test_there_is_one_deal_of_a_day_also_in_two_windows(data_dir: Path) -> None:
    one, other = (Deals(data_dir, lambda: NOW) for _ in range(2))
    today = deal_of_day(NOW.date(), preset_set("ddv"))
    kept = one.add(today).value
    assert kept is not None
    one.note_points(kept.id, 5)
    again = other.add(today).value
    assert again is not None
    assert again.points == 5
    assert [deal.points for deal in one.all()[0]] == [5]


def test_options_that_both_windows_have_changed_are_kept(data_dir: Path) -> None:
    one, other = (RuleSets(data_dir) for _ in range(2))
    begun = RuleSet(RULES, name="Mittwochs")
    assert one.save(begun) is None
    first = one.save_changes(replace(begun, rules=RULES.changed("swines", not RULES.swines)), begun).value
    second = other.save_changes(replace(begun, rules=RULES.changed("bock", not RULES.bock)), begun).value
    assert first is not None
    assert second is not None
    assert (second.rules.swines, second.rules.bock) == (not RULES.swines, not RULES.bock)
    assert one.rename(first, "Donnerstags") is None
    assert other.all()[0] == (replace(second, name="Donnerstags"),)


# Two processes


def test_two_processes_at_once_lose_nothing(data_dir: Path, game: Game, exercises: tuple[Exercise, ...]) -> None:
    where = places(data_dir)
    book_file(where.trainer).update(lambda _: Book(exercises))
    assert RuleSets(where.rule_sets).save(RuleSet(RULES, name="Mittwochs")) is None
    assert Deals(where.deals, lambda: NOW).add(deal_of(game)).value is not None
    setup = setup_of("ddv", rounds=1)
    History(where.tournaments).save(tournament("given", setup, tournament_games(setup)[:1]))
    commands = ([sys.executable, str(PROCESS), str(data_dir), half] for half in "01")
    windows = [subprocess.Popen(one, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for one in commands]
    for window in windows:
        assert window.stdout is not None
        assert window.stdout.readline() == "ready\n"
    for window in windows:
        assert window.stdin is not None
        window.stdin.write("go\n")
        window.stdin.flush()
    assert [window.wait(timeout=300) for window in windows] == [0, 0]
    for window in windows:
        window.communicate()

    assert SettingsFile(where.settings).settings == Settings(**SETTINGS[0], **SETTINGS[1])
    book = book_file(where.trainer).load().value
    assert book is not None
    assert book.progress_of(QuestionKind.TRUMPS).answered == 2 * ROUNDS
    assert all(one.recall is not None for one in book.exercises)
    ((rule_set,), _) = RuleSets(where.rule_sets).all()
    assert [getattr(rule_set.rules, name) for names in OPTIONS for name in names] == [
        getattr(RULES, name) for names in OPTIONS for name in names
    ]
    each = {f"{half} {number}" for half in range(2) for number in range(ROUNDS)}
    deals, _ = Deals(where.deals).all()
    assert {deal.note for deal in deals if not deal.name} == each
    assert [(deal.name, deal.note) for deal in deals if deal.name] == [(str(ROUNDS - 1), str(ROUNDS - 1))]
    summaries, notices = History(where.tournaments).catalogue()
    assert {one.title for one in summaries} == {"", *each}
    assert notices == ()
    assert not list(data_dir.rglob("*.lock"))
