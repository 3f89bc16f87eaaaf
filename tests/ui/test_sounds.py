"""Sounds: which one belongs to what happens, that it comes when it is seen, and that nothing comes unwanted."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import views
from evening import Person, opened

from freedoko_qt.app.settings import Loudness, Settings, Speed
from freedoko_qt.engine.actions import Call, Play, SwineKind
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.events import (
    Announced,
    CardPlayed,
    ContractChosen,
    Event,
    GameScored,
    MarriageClarified,
    PartnerChosen,
    Reserved,
    SwinesAnnounced,
    ThrownIn,
)
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.teams import Side
from freedoko_qt.resources import asset
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.game_page import GamePage
from freedoko_qt.ui.settings.settings_dialog import SettingsDialog
from freedoko_qt.ui.table.sound_output import Mixer, SoundOutput, can_play, samples
from freedoko_qt.ui.table.sounds import Loudspeaker, Sound, sound_of
from freedoko_qt.ui.table.table_state import beats_with_force

MOVING = Settings(speed=Speed.FAST)
PATIENCE = 20_000


@pytest.fixture
def page(qtbot) -> GamePage:
    page = GamePage(Deck())
    qtbot.addWidget(page)
    page.resize(1000, 640)
    page.apply_settings(MOVING, page.table.stage.deck)
    page.show()
    return page


def scored() -> tuple[Game, GameScored]:
    game = views.healthy()
    while game.phase is not Phase.OVER:
        events = game.apply(next(action for action in game.legal() if isinstance(action, Play)))
    return game, next(event for event in events if isinstance(event, GameScored))


def test_every_sound_has_its_file() -> None:
    assert {f"{sound}.wav" for sound in Sound} == {file.name for file in asset("sounds").iterdir()}


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (Announced(2, Call.RE, Side.RE, forced=False), Sound.CALL),
        (SwinesAnnounced(2, kind=SwineKind.SWINES), Sound.CALL),
        (ContractChosen(Contract.SOLO_QUEEN, 1, None, duty=False), Sound.CALL),
        (ContractChosen(Contract.NORMAL, None, None, duty=False), None),
        (PartnerChosen(1, 2), Sound.CALL),
        (PartnerChosen(1, None), None),
        (Reserved(1, healthy=True), None),
        (MarriageClarified(1, 2), None),
        (ThrownIn(1, Reservation.THROW_NINES), None),
    ],
)
def test_what_an_event_sounds_like(event: Event, sound: Sound | None) -> None:
    assert sound_of(event, views.healthy().view(0)) is sound


def test_a_card_that_comes_down_with_force_has_weight() -> None:
    game, heard = views.healthy(seed=2), []
    while game.phase is not Phase.OVER:
        for event in game.apply(best(game)):
            if isinstance(event, CardPlayed):
                heard.append((event, sound_of(event, game.view(0)), game.view(0)))
    heavy = [(event, view) for event, sound, view in heard if sound is Sound.HEAVY]
    assert heavy, "nobody has played a dulle on a trick"
    assert {event.card for event, _ in heavy} == {Card.HT}
    assert all(beats_with_force(view, event.seat, event.card) for event, view in heavy)
    assert {sound for _, sound, _ in heard} == {Sound.CARD, Sound.HEAVY}


def best(game: Game) -> Play:
    """The highest card that may be played."""
    order = game.view(0).order
    plays = [action for action in game.legal() if isinstance(action, Play)]
    return min(plays, key=lambda action: order.sort_key(action.card))


def test_winners_and_losers_hear_different_things() -> None:
    game, event = scored()
    heard = {seat: sound_of(event, game.view(seat)) for seat in range(4)}
    winners = event.score.re if event.score.winner is Side.RE else set(range(4)) - set(event.score.re)
    assert {seat for seat, sound in heard.items() if sound is Sound.WON} == set(winners)
    assert set(heard.values()) == {Sound.WON, Sound.LOST}
    nobody = GameScored(event.score._replace(winner=None))
    assert sound_of(nobody, game.view(0)) is None


def play_trick(page: GamePage, game: Game) -> None:
    """Four cards are played, and the page shows each."""
    for _ in range(4):
        for event in game.apply(next(action for action in game.legal() if isinstance(action, Play))):
            page.show_event(event, game.view(0))


def shown(page: GamePage, game: Game) -> list[tuple[Sound, int, bool]]:
    """Show a view; then notes with each sound how many cards lie in the middle, and whether they are at rest."""
    page.show_game(game.view(0), views.PLAYERS, [None])
    notes: list[tuple[Sound, int, bool]] = []
    trick = page.table.stage.trick

    def note(sound: Sound) -> None:
        at_rest = all(item.place == trick.slot(position) for position, item in trick.items.items())
        notes.append((sound, len(trick.items), at_rest))

    page.sounds.heard.connect(note)
    return notes


def test_a_card_is_heard_when_it_lies_and_a_trick_when_it_goes(qtbot, page: GamePage) -> None:
    game = views.healthy()
    notes = shown(page, game)
    play_trick(page, game)
    assert notes == []
    qtbot.waitUntil(lambda: len(notes) == 4, timeout=PATIENCE)
    assert [number for _, number, _ in notes] == [1, 2, 3, 4]
    assert all(at_rest and sound in (Sound.CARD, Sound.HEAVY) for sound, _, at_rest in notes)
    with qtbot.waitSignal(page.idle, timeout=PATIENCE):
        pass
    assert [(sound, number) for sound, number, _ in notes[4:]] == [(Sound.TRICK, 0)]


def test_a_card_that_is_hurried_by_a_click_is_heard_once(qtbot, page: GamePage) -> None:
    game = views.healthy()
    notes = shown(page, game)
    play_trick(page, game)
    while page.table.skip():
        pass
    with qtbot.waitSignal(page.idle, timeout=PATIENCE):
        pass
    assert [sound is Sound.TRICK for sound, _, _ in notes] == [False] * 4 + [True]


def test_a_new_game_is_heard_and_one_that_is_taken_up_is_not(page: GamePage) -> None:
    heard: list[Sound] = []
    page.sounds.heard.connect(heard.append)
    page.show_game(views.played(3).view(0), views.PLAYERS, [None])
    assert heard == []
    page.show_game(views.dealt().view(0), views.PLAYERS, [])
    assert heard == [Sound.DEAL]


def test_what_does_not_move_is_not_heard(page: GamePage) -> None:
    page.apply_settings(MOVING._replace(speed=Speed.INSTANT), page.table.stage.deck)
    game = views.healthy()
    notes = shown(page, game)
    play_trick(page, game)
    page.show_game(views.dealt().view(0), views.PLAYERS, [])
    assert notes == []


def test_sounds_that_overlap_are_added_and_end() -> None:
    mixer = Mixer()
    card, trick = samples("card", 0.5), samples("trick", 0.5)
    mixer.add(card)
    assert mixer.mixed(100) == card[:100]
    mixer.add(trick)
    both = mixer.mixed(50)
    assert list(both) == pytest.approx([one + other for one, other in zip(card[100:150], trick[:50], strict=True)])
    mixer.mixed(len(card))
    rest = mixer.mixed(10**6)
    assert rest == trick[50 + len(card) :]
    assert len(mixer.mixed(100)) == 0


def test_a_sound_is_as_loud_as_is_asked() -> None:
    assert max(samples("won", 1.0)) == pytest.approx(2 * max(samples("won", 0.5)))


def test_sounds_reach_a_device_and_the_device_goes_with_the_program(qtbot) -> None:
    pytest.importorskip("miniaudio")
    output = SoundOutput(backends=["NULL"])
    for sound in Sound:
        output.play(sound, 0.6)
    qtbot.waitUntil(lambda: output.played == len(Sound), timeout=PATIENCE)
    output.close()
    output.play(Sound.CARD, 0.6)
    assert output.played == len(Sound)


def test_without_a_device_it_is_silent(qtbot, caplog) -> None:
    output = SoundOutput(backends=["WEBAUDIO"])  # no desktop has it
    with caplog.at_level("INFO"):
        for sound in Sound:
            output.play(sound, 0.6)
        output.close()
    assert output.played == 0
    assert [record.levelname for record in caplog.records] == ["INFO"], "it is reported once, and only in the log"


@pytest.mark.parametrize(
    ("settings", "volume"),
    [
        (Settings(), 0.6),
        (Settings(loudness=Loudness.LOUD), 1.0),
        (Settings(loudness=Loudness.QUIET), 0.3),
        (Settings(sounds=False), 0.0),
    ],
)
def test_a_loudspeaker_is_as_loud_as_the_settings_say(settings: Settings, volume: float) -> None:
    speaker = Loudspeaker()
    speaker.apply_settings(settings)
    assert speaker.volume == volume


def test_sounds_can_be_switched_off(qtbot) -> None:
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    row = dialog.page.row("sounds")
    assert row.editor.isEnabled() is can_play()
    emitted: list[Settings] = []
    dialog.changed.connect(emitted.append)
    row.editor.switch.toggle()
    assert emitted == [Settings(sounds=False)]


@pytest.fixture
def person(qtbot, qapp, data_dir: Path) -> Iterator[Person]:
    with opened(qapp, data_dir) as program:
        yield Person(qtbot, program.window)
        program.settings.set(Settings())


def test_an_evening_is_heard_through_the_window(person: Person, qtbot) -> None:
    heard: list[Sound] = []
    person.window.game.page.sounds.heard.connect(heard.append)
    person.begin()
    person.wait()
    assert heard == [], "at instant speed"
    person.window.context.settings_file.change(speed=Speed.FAST)
    person.reach_card()
    person.decide()
    qtbot.waitUntil(lambda: Sound.CARD in heard or Sound.HEAVY in heard, timeout=PATIENCE)


WITHOUT_SOUNDS = """
import sys
from dataclasses import replace
from PySide6.QtTest import QTest
from freedoko_qt.__main__ import parse
from freedoko_qt.ui.application import begin
application, program = begin(parse(["--data-dir", sys.argv[1], "--seed", "1"]))
settings = program.window.context.settings_file
settings.change(sounds=False)
program.window.show()
program.window.current.start(program.window.current.next_setup)
QTest.qWait(300)
assert program.window.game.is_at_table
print(sorted(name for name in sys.modules if "miniaudio" in name))
program.window.close()
program.close()
"""


def test_a_program_without_sounds_imports_nothing_for_them(data_dir: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_SOUNDS, data_dir], stdout=subprocess.PIPE, text=True, check=True, timeout=120
    )
    assert run.stdout.splitlines()[-1] == "[]"
