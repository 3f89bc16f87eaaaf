"""The pictures of the players: chosen by mouse and by keys, kept, and nobody is at the table twice."""

from collections.abc import Iterator

import pytest
from evening import Person, opened, until_read
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from freedoko_qt.app.people import ANIMALS, Avatar, distinct
from freedoko_qt.app.settings import Settings
from freedoko_qt.app.settings import from_dict as settings_from
from freedoko_qt.app.settings import to_dict as settings_dict
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.resources import asset
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.parts.avatar_button import AvatarButton, AvatarGrid, avatar_name, paint_avatar
from freedoko_qt.ui.tournaments.tournament_dialog import TournamentDialog

SIZE = 76  # pixels, as on the plate of a large screen


@pytest.fixture
def button(qtbot) -> Iterator[AvatarButton]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(300, 200)
    made = AvatarButton(Avatar.FOX, parent)
    parent.show()
    yield made


@pytest.fixture
def dialog(qtbot) -> TournamentDialog:
    made = TournamentDialog(TournamentSetup(), Deck())
    qtbot.addWidget(made)
    made.show()
    return made


def grid_of(button: AvatarButton) -> AvatarGrid:
    found = [one for one in button.findChildren(AvatarGrid) if one.isVisible()]
    assert len(found) == 1
    return found[0]


def picture(avatar: Avatar) -> QImage:
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_avatar(painter, avatar, QRectF(0, 0, SIZE, SIZE))
    painter.end()
    return image


def seated(person: Person) -> list[Avatar]:
    """The avatars at the table, clockwise from the own seat."""
    return [seat.person.avatar for seat in person.table.stage.seats]


# The pictures


def test_every_picture_is_there_and_small(qapp) -> None:
    files = {path.stem: path for path in asset("avatars").glob("*.svg")}
    assert set(files) == set(Avatar)
    assert len(files) >= 12
    assert all(path.stat().st_size < 4000 for path in files.values())


@pytest.mark.parametrize("avatar", list(Avatar))
def test_a_picture_is_round_and_fills_its_circle(qapp, avatar) -> None:
    image = picture(avatar)
    last = SIZE - 1
    assert all(image.pixelColor(x, y).alpha() == 0 for x in (0, last) for y in (0, last))
    assert all(image.pixelColor(x, y).alpha() > 200 for x, y in ((38, 1), (38, last - 1), (1, 38), (last - 1, 38)))


def test_no_two_pictures_are_alike_on_a_plate(qapp) -> None:
    """Each pair differs clearly in a third of what is seen."""
    drawn = [picture(avatar) for avatar in Avatar]
    for place, one in enumerate(drawn):
        for other in drawn[:place]:
            pairs = [
                (one.pixelColor(x, y), other.pixelColor(x, y)) for x in range(8, 68, 3) for y in range(8, 68, 3)
            ]
            far = sum(
                abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue()) > 60 for a, b in pairs
            )
            assert far > len(pairs) / 3


def test_every_animal_has_a_name_of_its_own(qapp) -> None:
    assert len({avatar_name(avatar) for avatar in Avatar}) == len(Avatar)


# Choosing one


def test_a_click_shows_all_and_a_second_one_chooses(button, qtbot) -> None:
    emitted = []
    button.chosen.connect(emitted.append)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    grid = grid_of(button)
    assert [one.avatar for one in grid.pictures] == list(Avatar)
    assert [one.avatar for one in grid.pictures if one.isChecked()] == [Avatar.FOX]
    frog = next(one for one in grid.pictures if one.avatar is Avatar.FROG)
    qtbot.mouseClick(frog, Qt.MouseButton.LeftButton)
    assert emitted == [Avatar.FROG]
    assert button.avatar is Avatar.FROG
    assert button.accessibleDescription() == "Frog"
    assert not grid_is_open(button)


def grid_is_open(button: AvatarButton) -> bool:
    return any(one.isVisible() for one in button.findChildren(AvatarGrid))


def test_with_keys_alone(button, qtbot) -> None:
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    grid = grid_of(button)
    qtbot.waitUntil(lambda: grid.focusWidget() is not None)
    assert grid.focusWidget() is grid.pictures[0]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(grid, key)
    assert grid.focusWidget() is grid.pictures[4], "what would lead out of the pictures does nothing"
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert button.avatar is list(Avatar)[4]


def test_a_held_enter_chooses_nothing(button, qtbot) -> None:
    button.open()
    grid = grid_of(button)
    qtbot.waitUntil(lambda: grid.focusWidget() is not None)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(grid, held)
    assert grid_is_open(button)


def test_escape_keeps_what_there_is(button) -> None:
    emitted = []
    button.chosen.connect(emitted.append)
    button.open()
    QTest.keyClick(grid_of(button), Qt.Key.Key_Escape)
    assert not grid_is_open(button)
    assert emitted == []
    assert button.avatar is Avatar.FOX


# In the setup


def test_the_others_get_theirs_in_the_setup(dialog) -> None:
    assert dialog.setup.avatars == ANIMALS
    dialog.opponents[1].picture.choose(Avatar.RAVEN)
    assert dialog.setup.avatars == (ANIMALS[0], Avatar.RAVEN, ANIMALS[2])
    names = [row.picture.accessibleName() for row in dialog.opponents]
    assert names == ["Picture, On your left", "Picture, Opposite", "Picture, On your right"]


def test_who_chooses_what_another_one_has_changes_with_it(dialog) -> None:
    left, opposite, right = dialog.opponents
    left.picture.choose(ANIMALS[1])
    assert dialog.setup.avatars == (ANIMALS[1], ANIMALS[0], ANIMALS[2])
    right.picture.choose(ANIMALS[1])
    assert dialog.setup.avatars == (ANIMALS[2], ANIMALS[0], ANIMALS[1])


def test_the_own_picture_is_not_offered_to_the_others(qtbot) -> None:
    made = TournamentDialog(TournamentSetup(), Deck(), own_avatar=ANIMALS[0])
    qtbot.addWidget(made)
    made.show()
    assert ANIMALS[0] not in made.setup.avatars
    made.opponents[0].picture.open()
    grid = grid_of(made.opponents[0].picture)
    assert {one.avatar for one in grid.pictures} == set(Avatar) - {ANIMALS[0]}
    grid.close()


@pytest.mark.parametrize("taken", list(Avatar))
def test_no_picture_is_at_the_table_twice(taken) -> None:
    animals = distinct((taken, *ANIMALS))
    assert len(set(animals)) == 4
    assert animals[0] is taken
    assert sum(one is other for one, other in zip(animals[1:], ANIMALS, strict=True)) >= 2


# Kept


def test_a_setup_keeps_its_pictures() -> None:
    setup = TournamentSetup(avatars=(Avatar.PIG, Avatar.CAT, Avatar.STAG))
    assert TournamentSetup.from_dict(setup.to_dict()) == setup


def test_a_setup_from_before_there_were_pictures_has_the_usual_ones() -> None:
    values = TournamentSetup(avatars=(Avatar.PIG, Avatar.CAT, Avatar.STAG)).to_dict()
    del values["avatars"]
    assert TournamentSetup.from_dict(values).avatars == ANIMALS


@pytest.mark.parametrize("avatars", [["fox"], ["fox"] * 4, ["fox", "hare", "dragon"], 3, ["fox", "hare", None]])
def test_wrong_pictures_are_no_setup(avatars) -> None:
    with pytest.raises(BadSave):
        TournamentSetup.from_dict({**TournamentSetup().to_dict(), "avatars": avatars})


def test_the_own_picture_is_a_setting() -> None:
    settings = Settings()._replace(avatar=Avatar.BEAR)
    assert settings_from(settings_dict(settings)) == settings
    assert settings_from({}).avatar is Avatar.FOX
    with pytest.raises(BadSave, match="avatar"):
        settings_from({"avatar": "dragon"})


# At the table


def test_it_is_chosen_on_the_first_page_and_seen_at_the_table(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        program.window.start_page.picture.choose(Avatar.BADGER)
        assert program.settings.settings.avatar is Avatar.BADGER
        person.begin()
        person.wait()
        own, *others = seated(person)
        assert own is Avatar.BADGER
        assert others == [Avatar.HARE, Avatar.FOX, Avatar.OWL], "the badger has given way"


def test_in_the_settings_it_changes_at_once(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.begin()
        person.wait()
        assert seated(person) == [Avatar.FOX, *ANIMALS]
        program.settings.change(avatar=Avatar.CAT)
        assert seated(person) == [Avatar.CAT, *ANIMALS]


def test_a_tournament_goes_on_with_the_same_animals(qtbot, qapp, data_dir) -> None:
    animals = (Avatar.PIG, Avatar.RAVEN, Avatar.STAG)
    with opened(qapp, data_dir) as program:
        program.window.current.start(TournamentSetup(avatars=animals, rounds=5, seed=1))
        Person(qtbot, program.window).wait()
    with opened(qapp, data_dir) as program:
        program.window.game.go_on()
        until_read(program.window)
        person = Person(qtbot, program.window)
        person.wait()
        assert seated(person) == [Avatar.FOX, *animals]
        assert program.window.current.next_setup.avatars == animals
        QApplication.processEvents()
