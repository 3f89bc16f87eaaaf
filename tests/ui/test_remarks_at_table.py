"""Remarks at the table: a bubble at the seat, read out by screen readers, and off by a switch."""

from functools import partial

import pytest
import views
from evening import Person, opened

from freedoko_qt.app.language import Translators
from freedoko_qt.app.people import ANIMALS, Avatar, Style
from freedoko_qt.app.remarks import Remark
from freedoko_qt.app.sayings import Moment
from freedoko_qt.app.settings import Language, Speed
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.table.layout import TablePosition
from freedoko_qt.ui.tournaments.tournament_dialog import TournamentDialog

FAST = TournamentSetup(games=4, levels=("random", "random", "random"), seed=3)


@pytest.mark.parametrize("size", [(900, 574), (1366, 742), (700, 900)])
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_every_saying_has_room_in_its_bubble(qtbot, qapp, language, size) -> None:
    translators = Translators(qapp)
    translators.speak(language)
    table = views.shown_table(qtbot, Speed.NORMAL, size)
    table.show_view(views.played(20).view(0))
    screen = table.stage.layout.size
    for avatar in Avatar:
        for moment in Moment:
            for seat in (1, 2, 3):
                text = Remark(seat, avatar, moment).text
                table.stage.say(seat, partial(str, text))
                bubble = table.stage.bubbles[seat]
                assert bubble.text == text
                assert bubble.box.left() >= 0 and bubble.box.right() <= screen.width()
    translators.speak(Language.ENGLISH)


def test_a_remark_is_a_bubble_after_what_has_happened_and_none_where_nothing_moves(qtbot) -> None:
    table = views.shown_table(qtbot, Speed.FAST)
    table.show_view(views.played(20).view(0))
    table.show_remark(2, lambda: "Lucky me!")
    assert table.stage.bubbles[TablePosition.TOP].text == "Lucky me!"
    assert table.stage.bubbles[TablePosition.TOP].visible
    table.stage.bubbles[TablePosition.TOP].hide()
    table.set_speed(Speed.INSTANT)
    table.show_remark(2, lambda: "Lucky me!")
    assert not table.stage.bubbles[TablePosition.TOP].visible


@pytest.mark.parametrize("wanted", [True, False])
def test_in_four_games_two_remarks_at_most_and_none_where_they_are_off(qtbot, qapp, data_dir, heard, wanted) -> None:
    with opened(qapp, data_dir) as program:
        file = program.settings
        file.change(remarks=wanted)
        person = Person(qtbot, program.window)
        program.window.current.start(FAST)
        for number in range(4):
            person.play_game()
            if number < 3:
                person.next_game()
        words = {Remark(seat, avatar, moment).text for seat in (1, 2, 3) for avatar in ANIMALS for moment in Moment}
        remarks = [line for line in heard if line.partition(": ")[2] in words]
        assert bool(remarks) is wanted
        assert len(remarks) <= 2


def test_another_picture_brings_its_name_and_its_style(qtbot) -> None:
    dialog = TournamentDialog(TournamentSetup(), Deck())
    qtbot.addWidget(dialog)
    left, opposite, right = dialog.opponents
    left.picture.choose(Avatar.BEAR)
    assert (left.name, left.style) == ("Bruno", Style.CAREFUL)
    opposite.name_line.setText("Opa")
    opposite.picture.choose(Avatar.CAT)
    assert (opposite.name, opposite.style) == ("Opa", Style.BALANCED)
    left.picture.choose(Avatar.OWL)
    assert (left.name, right.name) == ("Dolores", "Bruno")
    assert (left.style, right.style) == (Style.CAREFUL, Style.CAREFUL)
