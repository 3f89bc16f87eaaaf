"""The hint on one key: for a card, before the game, in a poverty, and where the rules forbid it."""

from dataclasses import replace

import pytest
import views
from evening import Person, opened
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QWidget

from freedoko_qt.ai.advice import Advice, Choice
from freedoko_qt.ai.advising import advise
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.player import make_player
from freedoko_qt.app.seat_advice import SeatAdvice
from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.engine.actions import Accept, Action, Announce, Call, Genscher, Play
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.events import Reserved
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.game_page import GamePage
from freedoko_qt.ui.help.help_keys import KEYS
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.panels.hints import THINKING
from freedoko_qt.ui.table.hand_marks import HandMark
from freedoko_qt.ui.table.landscape import Landscape
from freedoko_qt.ui.table.table_layout import arrangement_of


def stands_by(panel: QWidget, box: QWidget) -> bool:
    """True if a hint is beside the question, or in it where it has no room beside."""
    if box.parent() is panel:
        return panel.rect().contains(box.geometry())
    return not box.geometry().intersects(panel.geometry())


def hinted(person: Person, qtbot) -> str:
    """The words of the hint that H brings."""
    person.press(Qt.Key.Key_H)
    hints = person.window.game.page.hints
    qtbot.waitUntil(lambda: hints.advice is not None, timeout=20_000)
    return hints.box.words


def test_before_the_game_it_stands_with_the_question(player, qtbot) -> None:
    panel = player.question
    words = hinted(player, qtbot)
    box = player.window.game.page.hints.box
    assert "Expected: " in words
    assert "Next best: " in words
    assert box.isVisible()
    assert stands_by(panel, box)
    assert player.question is panel
    assert panel.isAncestorOf(QApplication.focusWidget())
    player.press(Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert player.question is panel


def test_it_stays_in_sight_when_the_window_changes_its_size(player, qtbot) -> None:
    hinted(player, qtbot)
    box = player.window.game.page.hints.box
    for size in ((1366, 768), (900, 600), (800, 1200), (820, 794), (1366, 768)):
        player.window.resize(*size)
        qtbot.wait(2 * DURATION.quick)
        assert box.isVisible()
        assert box.height() > 50
        assert stands_by(player.question, box)
        in_question = box.parent() is player.question
        assert not in_question or "Next best" in box.labels[-1].text() and box.labels[-1].isVisible()


def test_for_a_card_it_marks_the_card_and_closes_when_it_is_played(player, qtbot) -> None:
    player.reach_quiet_card()
    words = hinted(player, qtbot)
    hand, view = player.table.stage.hand, player.window.session.view
    advice = player.window.game.page.hints.advice.advice.best.action
    assert isinstance(advice, Play)
    assert hand.advised.card is advice.card
    assert hand.marks.is_shown(HandMark.STAR)
    goals = {goal.item: goal.place.y for goal in hand.goals()}
    assert goals[hand.advised] < max(goals.values())
    for part in ("Play the ", "Expected: ", "±", "Chance of winning: "):
        assert part in words
    player.play(advice.card)
    qtbot.waitUntil(lambda: len(player.window.session.view.hand) == len(view.hand) - 1)
    assert not player.window.game.page.hints.is_open
    assert not player.window.game.page.hints.box.isVisible()
    assert hand.advised is None
    assert not hand.marks.is_shown(HandMark.STAR)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right])
def test_by_keys_one_comes_to_the_advised_card_first(player, qtbot, key) -> None:
    player.reach_quiet_card()
    hinted(player, qtbot)
    hand, before = player.table.stage.hand, len(player.window.session.view.hand)
    assert hand.focused is None
    player.press(key)
    assert hand.focused is hand.advised
    assert len(player.window.session.view.hand) == before
    player.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(player.window.session.view.hand) == before - 1)


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_Escape])
def test_the_same_key_or_escape_puts_it_away_and_it_comes_again(player, qtbot, key) -> None:
    player.reach_quiet_card()
    words = hinted(player, qtbot)
    player.press(key)
    assert not player.window.game.page.hints.is_open
    assert player.table.stage.hand.advised is None
    assert hinted(player, qtbot) == words


def test_it_speaks_the_language_of_the_moment(player, qtbot) -> None:
    player.reach_quiet_card()
    hinted(player, qtbot)
    settings = player.window.context.settings_file
    settings.change(language=Language.GERMAN)
    box = player.window.game.page.hints.box
    qtbot.waitUntil(lambda: box.words.startswith("Spiel "))
    assert "Gewinnchance: " in box.words


def test_rules_that_forbid_it_grey_it_and_say_so(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        window = program.window
        person = Person(qtbot, window, keys=True)
        window.current.start(replace(window.current.next_setup, preset="ddv", rules=PRESETS["ddv"].rules))
        person.wait()
        action = window.menu.action("hint")
        assert not action.isEnabled()
        assert action.toolTip() == "Under these rules nobody may ask for a hint."
        person.press(Qt.Key.Key_H)
        assert not window.game.page.hints.is_open
        assert person.table.stage.toast.text == action.toolTip()
        window.current.start(replace(window.current.next_setup, preset="standard", rules=views.STANDARD))
        person.wait()
        assert action.isEnabled()


@pytest.mark.parametrize("language", list(Language)[1:])
def test_beside_the_largest_words_no_line_of_it_is_cut(player, qtbot, language) -> None:
    player.window.context.settings_file.change(language=language, text_size=TextSize.LARGEST)
    hinted(player, qtbot)
    box = player.window.game.page.hints.box
    for size in ((614, 600), (614, 560), (700, 640), (900, 600)):
        player.window.resize(*size)
        qtbot.wait(2 * DURATION.quick)
        shown = [label for label in box.labels if label.isVisible()]
        assert len(shown) >= 2, "what is advised, and why"
        assert [one.text() for one in shown if one.height() < one.heightForWidth(one.width())] == []


@pytest.fixture
def page(qtbot) -> GamePage:
    page = GamePage(Deck())
    qtbot.addWidget(page)
    page.resize(900, 575)
    page.show()
    return page


def asked(page: GamePage, game: Game, *, question: bool = False) -> None:
    """Show a game to seat 0 and ask for a hint."""
    page.show_game(game.view(0), views.PLAYERS, [Reserved(0, True)])
    if question:
        page.ask(game.view(0))
    page.ask_hint()


def advice(*actions: object, reason: Reason | None = None) -> Advice:
    return Advice(tuple(Choice(one, 1.0, 0.3) for one in actions), reason, 0.6, (1.0, 0.2, 0.6, 0.2))


@pytest.mark.parametrize(
    "size",
    [(900, 575), (1366, 740), (1920, 1050), (600, 700), (600, 875), (480, 875), (614, 560), (700, 640), (820, 760)],
)
def test_it_covers_neither_the_hand_nor_the_others_nor_what_they_played(page, size) -> None:
    page.resize(*size)
    game = views.own_turn(following=False)
    asked(page, game)
    page.hints.show(SeatAdvice(game.view(0), advice(*(Play(0, card) for card in game.view(0).playable))))
    box, stage = page.hints.box, page.table.stage
    assert box.isVisible()
    taken = QRectF(box.geometry())
    own, *others = stage.layout.seats
    assert page.rect().contains(box.geometry())
    assert not any(taken.intersects(part) for seat in others for part in (seat.slot.rect, seat.plate))
    assert arrangement_of(*stage.layout.size.toTuple()) is not Landscape or not taken.intersects(own.slot.rect)
    assert not any(taken.intersects(goal.place.rect) for goal in stage.hand.goals())
    assert not taken.intersects(QRectF(page.table.bar.geometry()))


def test_numbers_that_find_no_room_are_in_the_tooltip(page) -> None:
    page.hints.box.show_words("Play the ace.", "It will hold.", ["One line.", "And a second one."])
    page.hints.box.show()
    page.hints.box.place()
    label = page.hints.box.labels[-1]
    assert label.text() == "One line.\nAnd a second one."
    assert page.hints.box.toolTip() == ""
    page.hints.box.show_words("Play the ace.", "It will hold.", ["One line."], note="What it leaves out.")
    page.hints.box.place()
    assert page.hints.box.toolTip() == page.hints.box.accessibleDescription() == "What it leaves out."
    page.hints.box.show_words("Play the ace.", "It will hold.", [f"Line {number}." for number in range(1, 60)])
    page.hints.box.place()
    assert label.text().startswith("Line 1. Line 2.")
    assert "Line 59." not in label.text()
    assert page.hints.box.toolTip().endswith("Line 59.")
    assert page.hints.box.accessibleName() == page.hints.box.toolTip()


def test_a_poverty_is_answered_in_its_panel(page) -> None:
    game = views.poverty(poor=1)
    game.apply(game.legal()[0])
    while game.turn != 0:
        game.apply(Accept(game.turn, accept=False))
    asked(page, game, question=True)
    page.hints.show(SeatAdvice(game.view(0), advice(Accept(0, False), reason=Reason.LEAVES_POVERTY)))
    panel = page.questions.open_panel
    assert panel is page.questions.poverty
    assert page.hints.box.words.startswith("Do not take the poverty.")
    assert stands_by(panel, page.hints.box)
    panel.answer(accept=False)
    assert not page.hints.is_open


def test_a_hint_goes_to_the_question_that_is_asked_after_it(page) -> None:
    game = views.dealt()
    asked(page, game)
    page.hints.show(SeatAdvice(game.view(0), advice(*game.view(0).legal[:1])))
    box = page.hints.box
    assert box.is_on_felt
    page.ask(game.view(0))
    assert stands_by(page.questions.open_panel, box)
    assert "\n".join(label.text() for label in box.labels if label.text()) == box.words


def test_out_of_turn_it_advises_what_to_announce(page) -> None:
    game = views.own_turn(following=True)
    asked(page, game)
    page.hints.show(SeatAdvice(game.view(0), advice(Announce(0, Call.RE), None, reason=Reason.STRONG_ENOUGH)))
    assert page.hints.box.words.startswith("Announce: Re.\nIt is close. On average it earns more than saying nothing.")
    assert page.table.stage.hand.advised is None


def test_without_a_choice_it_says_so(page) -> None:
    asked(page, views.healthy())
    page.hints.show(None)
    assert not page.hints.is_open
    assert page.table.stage.toast.text == "There is nothing to advise now."


def test_one_sees_that_it_is_thought_of(page, qtbot) -> None:
    asked(page, views.own_turn(following=False))
    assert page.hints.is_open
    qtbot.waitUntil(page.hints.box.isVisible)
    assert page.hints.box.words == THINKING
    page.ask_hint()
    assert not page.hints.box.isVisible()


def test_what_comes_too_late_is_not_shown(page) -> None:
    game = views.own_turn(following=False)
    asked(page, game)
    card = Play(0, game.view(0).playable[0])
    for event in game.apply(card):
        page.show_event(event, game.view(0))
    page.hints.show(SeatAdvice(game.view(0), advice(card)))
    assert not page.hints.is_open
    assert page.table.stage.hand.advised is None


def test_an_announcement_meanwhile_makes_a_new_hint(page, qtbot) -> None:
    game = views.own_turn(following=False)
    asked(page, game)
    page.hints.show(SeatAdvice(game.view(0), advice(Play(0, game.view(0).playable[0]))))
    said = next(one for seat in (1, 2, 3) for one in game.legal(seat) if isinstance(one, Announce))
    events = game.apply(said)
    with qtbot.waitSignal(page.hints.asked):
        page.show_event(events[0], game.view(0))
    page.hints.show(SeatAdvice(game.view(0), advice(Play(0, game.view(0).playable[-1]))))
    assert page.table.stage.hand.advised.card is game.view(0).playable[-1]


@pytest.mark.parametrize(
    ("seed", "what"),
    [
        (28, "Play with Karl-Friedrich von Hohenstein.\nThere is more to win"),
        (9, "Keep your partner.\nNo other partner is clearly better"),
    ],
)
def test_whose_partner_one_will_be(page, seed: int, what: str) -> None:
    """Seat 0 has chosen the first of its kings of diamonds."""
    whole = play(Game.deal(PRESETS["standard"].rules, seed), [make_player("casual", seat) for seat in SEATS])
    kings = (number for number, one in enumerate(whole.actions) if one.seat == 0 and is_about_the_king(one))
    game = whole.replayed(next(kings))
    page.show_game(game.view(0), views.PLAYERS, [Reserved(0, True)])
    page.table.action_requested.emit(Play(0, Card.DK))
    panel = page.questions.genscher
    assert page.questions.open_panel is panel
    page.ask_hint()
    page.hints.show(SeatAdvice(game.view(0), advise(game.view(0), number=20)))
    assert page.hints.box.words.startswith(what)
    assert "Expected: " in page.hints.box.words
    assert stands_by(panel, page.hints.box)


def is_about_the_king(action: Action) -> bool:
    return isinstance(action, Genscher) or action == Play(action.seat, Card.DK)


def test_whether_the_game_is_given_up_is_not_advised(page) -> None:
    asked(page, views.own_turn(following=False))
    page.ask_to_give_up()
    page.ask_hint()
    assert not page.hints.is_open


def test_the_help_names_the_key() -> None:
    assert "H" in [key for key, _ in KEYS]
