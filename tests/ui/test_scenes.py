"""Every page, dialog and panel has a scene, through which the tests of names, texts and languages walk."""

import pytest
import scenes
import staging
from evening import Person


def test_every_page_dialog_and_panel_has_a_scene() -> None:
    assert len(scenes.SCENES) > 50
    missing = staging.surfaces() - staging.shown
    assert missing == set(), "these want a scene in tests/ui/scenes.py, with their names in its @scene(...)"


def test_no_scene_is_said_to_show_what_is_gone() -> None:
    assert staging.shown - staging.surfaces() == set()


def test_a_scene_that_does_not_show_what_it_is_said_to_show_fails(person: Person) -> None:
    assert "FirstPage" in staging.classes_shown(person.window)
    assert "StartPage" not in staging.classes_shown(person.window)
    with pytest.raises(AssertionError, match="first_page does not show {'StartPage'}"):
        staging.bring_up(scenes.first_page, {"StartPage"}, person)
