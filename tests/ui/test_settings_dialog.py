"""The settings dialog by itself: every setting, found, changed, previewed, and set back."""

from enum import StrEnum

import pytest
from evening import button
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from freedoko_qt.app.language import Translators
from freedoko_qt.app.settings import (
    Back,
    Block,
    Bubbles,
    ClickMode,
    InWords,
    Language,
    Letters,
    Loudness,
    Pause,
    Settings,
    Speed,
    Surface,
    TextSize,
    Theme,
)
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.cards import Card
from freedoko_qt.resources import asset
from freedoko_qt.ui.settings.settings_dialog import SettingsDialog
from freedoko_qt.ui.settings.settings_table import SETTINGS, SettingGroup

ELSEWHERE = {"window_geometry", "setup", "programs", "side_panel", "side_page", "side_width"}
"""Settings that the program remembers by itself, or that are set where they are seen."""
ALT = Qt.KeyboardModifier.AltModifier
PATIENCE = 10_000
HEARTS_FIRST = (Block.HEARTS, Block.TRUMP, Block.CLUBS, Block.SPADES, Block.DIAMONDS)
CHOICES = [
    ("language", Language.GERMAN),
    ("text_size", TextSize.LARGE),
    ("deck", "german"),
    ("back", Back.RED),
    ("letters", Letters.GERMAN),
    ("theme", Theme.DARK),
    ("surface", Surface.WOOD),
    ("bubbles", Bubbles.LONG),
    ("loudness", Loudness.LOUD),
    ("click_mode", ClickMode.LIFT),
    ("pause", Pause.UNTIL_CLICK),
    ("speed", Speed.FAST),
    ("in_words", InWords.ALWAYS),
]
FLAGS = [name for name, value in Settings()._asdict().items() if isinstance(value, bool) and name not in ELSEWHERE]


@pytest.fixture
def dialog(qtbot) -> SettingsDialog:
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


@pytest.fixture
def emitted(dialog) -> list[Settings]:
    """The settings that the dialog has emitted."""
    emitted: list[Settings] = []
    dialog.changed.connect(emitted.append)
    return emitted


@pytest.fixture
def german(qapp):
    translators = Translators(qapp)
    translators.speak(Language.GERMAN)
    yield
    translators.speak(Language.ENGLISH)


def editor(dialog: SettingsDialog, field: str) -> QWidget:
    return dialog.page.row(field).editor


def picture(dialog: SettingsDialog, field: str, value: str) -> QAbstractButton:
    return editor(dialog, field).choice.pictures[value]


def test_every_setting_is_there(dialog) -> None:
    missing = set(Settings._fields) - ELSEWHERE - set(dialog.page.fields)
    assert missing == set(), "these want a row in ui/settings/settings_table.py"
    assert ELSEWHERE.isdisjoint(dialog.page.fields)


@pytest.mark.parametrize(("field", "value"), CHOICES)
def test_each_choice_changes_its_setting_alone(dialog, emitted, field, value) -> None:
    editor(dialog, field).choose(value)
    assert emitted == [Settings()._replace(**{field: value})]
    assert type(getattr(emitted[0], field)) is type(value)


def test_a_choice_that_may_be_cut_is_whole_in_its_tool_tip(dialog) -> None:
    choice = editor(dialog, "language")
    choice.choose(Language.GERMAN)
    assert choice.combo.currentText() == choice.combo.toolTip() == "Deutsch"


@pytest.mark.parametrize("field", FLAGS)
def test_each_switch_changes_its_setting_alone(dialog, emitted, field) -> None:
    editor(dialog, field).switch.click()
    assert emitted == [Settings()._replace(**{field: not getattr(Settings(), field)})]


def test_a_choice_offers_every_value(dialog) -> None:
    for name, value in Settings()._asdict().items():
        if isinstance(value, StrEnum) and name not in ELSEWHERE:
            assert set(dialog.page.row(name).field.words) == set(type(value))


def test_every_deck_of_the_program_can_be_chosen(dialog) -> None:
    decks = {path.stem for path in asset("decks").glob("*.zip")}
    assert decks
    unnamed = decks - set(dialog.page.row("deck").field.words)
    assert unnamed == set(), "these want a name in ui/settings/settings_table.py"


@pytest.mark.parametrize(("group", "field"), [("cards", "deck"), ("cards", "back"), ("table", "surface")])
def test_how_things_look_is_chosen_by_pictures(german, dialog, qtbot, group, field) -> None:
    dialog.page.groups.choose(SettingGroup(group))
    pictures = list(editor(dialog, field).choice.pictures.values())
    row = dialog.page.row(field)
    assert [one.text() for one in pictures] == [row.field.say(word) for word in row.field.words.values()]
    assert [one.isChecked() for one in pictures] == [True] + [False] * (len(pictures) - 1)
    assert {one.accessibleDescription() for one in pictures} == {row.title.text()}
    for one in pictures:
        qtbot.waitUntil(lambda one=one: is_drawn(one), timeout=PATIENCE)
    images = [one.grab().toImage() for one in pictures]
    assert all(image != images[0] for image in images[1:])


def is_drawn(picture: QAbstractButton) -> bool:
    """True if there is more than one colour in the middle of a picture."""
    image = picture.grab().toImage()
    spots = [(x, y) for x in range(20, image.width() - 20, 3) for y in range(12, 60, 3)]
    ground = picture.palette().color(QPalette.ColorRole.Window)
    return sum(image.pixelColor(*spot) != ground for spot in spots) > len(spots) / 3


def test_a_picture_is_chosen_by_click_and_by_keys(dialog, emitted, qtbot) -> None:
    dialog.page.groups.choose(SettingGroup.TABLE)
    felt, wood, plain = (picture(dialog, "surface", one) for one in Surface)
    editor(dialog, "surface").setFocus()
    assert QApplication.focusWidget() is felt
    QTest.keyClick(felt, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is wood
    assert emitted[-1] == Settings(surface=Surface.WOOD)
    qtbot.mouseClick(plain, Qt.MouseButton.LeftButton)
    assert emitted[-1] == Settings(surface=Surface.PLAIN)
    assert [one.isChecked() for one in (felt, wood, plain)] == [False, False, True]


def test_a_deck_that_is_gone_is_shown_as_the_first(dialog, emitted) -> None:
    dialog.show_settings(Settings(deck="carddecks/gone/gone.svg"))
    assert picture(dialog, "deck", "french").isChecked()
    assert emitted == []


def test_the_order_of_the_hand_is_moved_by_keys(dialog, emitted) -> None:
    dialog.page.groups.choose(SettingGroup.CARDS)
    order = editor(dialog, "blocks").order
    order.list.setFocus()
    order.list.setCurrentRow(3)
    for _ in range(3):
        QTest.keyClick(order.list, Qt.Key.Key_Up, ALT)
    assert emitted[-1] == Settings(blocks=HEARTS_FIRST)
    assert [type(block) for block in emitted[-1].blocks] == [Block] * 5


def test_the_name_is_taken_without_its_spaces(dialog, emitted) -> None:
    line = editor(dialog, "player_name").line
    line.setFocus()
    QTest.keyClicks(line, "  Lotte ")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert emitted == [Settings(player_name="Lotte")]
    assert dialog.isVisible(), "Enter takes the name and nothing else"


def test_showing_settings_emits_no_change(dialog, emitted) -> None:
    dialog.show_settings(
        Settings(speed=Speed.SLOW, sorted_hand=False, player_name="Lotte", blocks=HEARTS_FIRST)
    )
    assert emitted == []
    assert editor(dialog, "player_name").line.text() == "Lotte"
    assert editor(dialog, "blocks").order.words == HEARTS_FIRST


def test_a_group_shows_its_settings_only(dialog) -> None:
    assert QApplication.focusWidget() is dialog.page.groups
    QTest.keyClick(dialog.page.groups, Qt.Key.Key_Down)
    QTest.keyClick(dialog.page.groups, Qt.Key.Key_Down)
    assert dialog.page.group is SettingGroup.TABLE
    assert dialog.page.shown_fields == tuple(setting.id for setting in SETTINGS[SettingGroup.TABLE])
    assert editor(dialog, "surface").isVisible()
    assert not editor(dialog, "deck").isVisible()


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("wood", {"surface"}),
        ("quietest", {"surface"}),
        ("surface TABLE", {"surface"}),
        ("pique", set()),
        ("corners", {"letters"}),
    ],
)
def test_a_setting_is_found_by_name_explanation_and_choices(dialog, search, found) -> None:
    dialog.page.search.setText(search)
    assert set(dialog.page.shown_fields) == found
    assert dialog.page.group is None


def test_it_is_found_in_the_language_of_the_moment(german, dialog) -> None:
    assert dialog.windowTitle() == "Einstellungen"
    dialog.page.search.setText("holz")
    assert dialog.page.shown_fields == ("surface",)
    dialog.page.search.setText("wood")
    assert dialog.page.shown_fields == ()


def test_search_by_keys_and_leave_it_again(dialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is dialog.page.search
    QTest.keyClicks(dialog.page.search, "felt")
    QTest.keyClick(dialog.page.search, Qt.Key.Key_Tab)
    for _ in range(2):
        if QApplication.focusWidget() is not picture(dialog, "surface", Surface.FELT):
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is picture(dialog, "surface", Surface.FELT)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.page.group is SettingGroup.YOU
    assert dialog.page.groups.hasFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_has_no_effect_is_greyed_and_says_why(dialog) -> None:
    dialog.page.groups.choose(SettingGroup.CARDS)
    row = dialog.page.row("blocks")
    assert row.editor.isEnabled()
    assert not row.reason.isVisible()
    editor(dialog, "sorted_hand").switch.click()
    assert not row.editor.isEnabled()
    assert row.reason.isVisible()
    dialog.show_settings(Settings(speed=Speed.INSTANT))
    assert not editor(dialog, "pause").isEnabled()
    assert editor(dialog, "blocks").isEnabled()


@pytest.mark.parametrize(("deck", "works"), [("large", True), ("german", False), ("carddecks/svg-x/x.svgz", False)])
def test_letters_are_for_our_french_decks(dialog, deck: str, works: bool) -> None:
    dialog.show_settings(Settings(deck=deck))
    assert editor(dialog, "letters").isEnabled() is works


def test_the_first_reason_is_shown(dialog) -> None:
    row = dialog.page.row("loudness")
    assert row.reason.text() == ""
    dialog.show_settings(Settings(sounds=False))
    assert "the sound is off" in row.reason.text()
    row = dialog.page.row("bubbles")
    assert row.reason.text() == ""
    dialog.show_settings(Settings(speed=Speed.INSTANT))
    assert "do not move" in row.reason.text()


def test_a_group_is_set_back_alone(dialog, emitted) -> None:
    setup = TournamentSetup(rounds=9)
    dialog.show_settings(Settings(speed=Speed.SLOW, deck="large", back=Back.RED, setup=setup))
    dialog.page.groups.choose(SettingGroup.TABLE)
    assert not dialog.reset.isEnabled()
    dialog.page.groups.choose(SettingGroup.CARDS)
    dialog.reset.click()
    assert emitted == [Settings(speed=Speed.SLOW, setup=setup)]
    assert not dialog.reset.isEnabled()


def test_all_is_set_back_but_the_last_tournament(dialog, emitted) -> None:
    setup = TournamentSetup(rounds=9)
    dialog.show_settings(Settings(speed=Speed.SLOW, theme=Theme.DARK, player_name="Lotte", setup=setup))
    dialog.reset_all.click()
    assert emitted == [Settings(setup=setup)]
    assert not dialog.reset_all.isEnabled()


def test_what_was_set_back_comes_again_until_something_else_is_set(dialog, emitted) -> None:
    before = Settings(speed=Speed.SLOW, theme=Theme.DARK, player_name="Lotte")
    dialog.show_settings(before)
    dialog.show()
    assert not dialog.line.isVisible()
    dialog.reset_all.click()
    assert dialog.line.isVisible()
    dialog.line.undo.click()
    assert emitted == [Settings(), before]
    assert not dialog.line.isVisible()
    dialog.reset_all.click()
    dialog.page.edited.emit("theme", Theme.LIGHT)
    assert not dialog.line.isVisible()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deck", "fourcolour"),
        ("letters", Letters.GERMAN),
        ("back", Back.RED),
        ("sorted_hand", False),
        ("highest_first", False),
        ("blocks", HEARTS_FIRST),
        ("surface", Surface.WOOD),
        ("surface", Surface.PLAIN),
        ("bubbles", Bubbles.LONG),
        ("show_legal", False),
        ("show_all_hands", True),
    ],
)
@pytest.mark.parametrize("width", [860, 1160])
def test_the_preview_shows_each_choice_and_its_end(dialog, width, field, value) -> None:
    dialog.resize(width, 600)
    first = dialog.preview.grab().toImage()
    dialog.show_settings(Settings()._replace(**{field: value}))
    assert dialog.preview.grab().toImage() != first
    dialog.show_settings(Settings())
    dialog.preview.bubble.hide()
    assert dialog.preview.grab().toImage() == first


def test_a_change_of_pace_plays_a_trick_and_then_all_is_as_before(dialog, qtbot) -> None:
    preview = dialog.preview
    first = preview.grab().toImage()
    dialog.show_settings(Settings(pause=Pause.SHORT, speed=Speed.FAST))
    qtbot.waitUntil(lambda: len(preview.played) == 4, timeout=PATIENCE)
    assert Card.CQ not in preview.hand.cards
    qtbot.waitUntil(lambda: preview.played[0].card is None, timeout=PATIENCE)  # turned over, on the way to the pile
    qtbot.waitUntil(lambda: not preview.choreographer.is_busy and len(preview.played) == 1, timeout=PATIENCE)
    assert preview.grab().toImage() == first


def test_a_trick_that_waits_for_a_click_is_clicked_by_itself(dialog, qtbot) -> None:
    preview = dialog.preview
    dialog.show_settings(Settings(pause=Pause.UNTIL_CLICK, speed=Speed.FAST))
    qtbot.waitUntil(lambda: len(preview.played) == 4, timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(preview.played) == 1, timeout=PATIENCE)


@pytest.mark.parametrize("mode", ClickMode)
def test_a_change_of_clicks_plays_a_card(dialog, qtbot, mode: ClickMode) -> None:
    preview = dialog.preview
    first = preview.grab().toImage()
    other = next(one for one in ClickMode if one is not mode)
    dialog.show_settings(Settings(click_mode=other))
    dialog.show_settings(Settings(click_mode=mode))
    lifted = []
    while len(preview.played) == 1:
        lifted.append(preview.hand.chosen is not None)
        QTest.qWait(20)
    assert any(lifted) is (mode is ClickMode.LIFT)
    assert [item.card for item in preview.played] == [Card.DA, Card.CQ]
    qtbot.waitUntil(lambda: not preview.choreographer.is_busy and len(preview.played) == 1, timeout=PATIENCE)
    assert preview.grab().toImage() == first


def test_nothing_is_played_where_nothing_moves(dialog) -> None:
    dialog.show_settings(Settings(speed=Speed.INSTANT, click_mode=ClickMode.LIFT, pause=Pause.LONG))
    assert not dialog.preview.choreographer.is_busy


def test_what_is_played_gives_way_to_the_next_change(dialog, qtbot) -> None:
    preview = dialog.preview
    first = preview.grab().toImage()
    dialog.show_settings(Settings(speed=Speed.SLOW))
    qtbot.waitUntil(lambda: len(preview.played) == 2, timeout=PATIENCE)
    dialog.show_settings(Settings(speed=Speed.SLOW, player_name="Lotte"))
    assert not preview.choreographer.is_busy
    assert preview.grab().toImage() == first


def test_the_preview_stands_where_there_is_room(dialog) -> None:
    dialog.resize(860, 560)
    QApplication.processEvents()
    assert dialog.preview.geometry().bottom() < dialog.page.geometry().top()
    dialog.resize(1160, 680)
    QApplication.processEvents()
    assert dialog.preview.geometry().left() > dialog.page.geometry().right()


def test_everything_has_a_name_and_a_sentence(german, dialog) -> None:
    for field in dialog.page.fields:
        row = dialog.page.row(field)
        widget = row.editor
        while widget.focusProxy() is not None:
            widget = widget.focusProxy()
        assert widget.accessibleName() == row.title.text(), field
        assert widget.accessibleDescription() == row.explanation.text(), field
        assert row.explanation.text().endswith("."), field
    assert button(dialog, "Schließen").isVisible()
    assert dialog.preview.accessibleName() == "Vorschau"
