"""Everything that can appear at the table has a zone of its own: no word and no index of a card is covered.

Each table is laid out with all that can be there at once, in both languages, three sizes of words and every size.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

import pytest
import views
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from freedoko_qt.ai.advice import Advice, Choice
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.app import wording
from freedoko_qt.app.seat_advice import SeatAdvice
from freedoko_qt.app.settings import Language, Speed, TextSize
from freedoko_qt.engine.actions import Announce, AnnounceSwines, Call, Play, Selector, SelectorKind, SwineKind
from freedoko_qt.engine.cards import Card, Hands
from freedoko_qt.engine.contracts import SOLI, Contract
from freedoko_qt.engine.events import Announced, ContractChosen, Event, Reserved, SwinesAnnounced
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import OPTIONS, Rules
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.game_page import GamePage
from freedoko_qt.ui.look.theme import table_colors
from freedoko_qt.ui.look.typeface import typeface
from freedoko_qt.ui.look.window_style import follow_window_style
from freedoko_qt.ui.look.word_size import WordSize
from freedoko_qt.ui.menu_bar import MenuBar
from freedoko_qt.ui.parts.lazy import made
from freedoko_qt.ui.table.announcement_bar import AnnouncementBar
from freedoko_qt.ui.table.layout import Place, TablePosition
from freedoko_qt.ui.table.square import Square
from freedoko_qt.ui.table.table_layout import arrangement_of, table_layout
from freedoko_qt.ui.table.table_state import Badge, BadgeKind, TranslatedTable
from freedoko_qt.ui.table.tool_strip import ToolStrip

SIZES = [
    (900, 600), (1280, 720), (1366, 768), (1920, 1080), (800, 1280),
    (614, 594), (600, 634), (700, 674), (560, 648), (820, 794),
]  # fmt: skip
"""Of the window, in logical pixels; 3840 x 2160 pixels, two for a logical one, are the third."""
INDEX = QRectF(0.03, 0.02, 0.19, 0.26)
"""The index of a card, by its width and height."""
LARGE, LEAST = 16.0, 11.0
"""Logical pixels of height, for the index of an open card of 17; of 12 or fewer it is higher by an eighth.

The second one where the table is smaller than its reference.
"""
TOLERANCE = 1.0
LINES = {  # the longest that the table says
    Language.GERMAN: "Das geht nicht: Du hast noch Trumpf und musst ihn bedienen, solange du einen hast.",
    Language.ENGLISH: "That is not possible: you still hold trumps and have to follow suit while you have one.",
}


@dataclass(frozen=True)
class Thing:
    """Something that is seen at the table."""

    name: str
    owner: str
    """Things of one owner may lie on each other."""
    rect: QRectF
    height: float
    """Whatever is higher covers what is lower."""
    words: bool = True
    """It is to be read: nothing may cover it."""


@pytest.fixture(params=list(TextSize), ids=str)
def text(request, qapp) -> Iterator[TextSize]:
    usual = qapp.font()
    larger = QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * request.param.factor)
    qapp.setFont(larger)
    yield request.param
    qapp.setFont(usual)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def page(request, qtbot, language, text) -> Iterator[GamePage]:
    """The table in a window with the menus and the look of the program."""
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(*request.param)
    WordSize(window)
    menus, page = MenuBar(window), GamePage(Deck(), window)
    for part in (menus, page):
        follow_window_style(part)
    window.setMenuBar(menus)
    window.setCentralWidget(page)
    page.table.strip.offer(menus.action)
    page.table.set_speed(Speed.INSTANT)
    window.show()
    yield page


# What can be there


def sayings(seat: int) -> tuple[Event, ...]:
    """The words that a seat may say aloud, the longest first."""
    return (
        ContractChosen(Contract.MARRIAGE, seat, Selector(SelectorKind.FOREIGN), duty=False),
        SwinesAnnounced(seat, kind=SwineKind.HYPERSWINES),
        Reserved(seat, healthy=False),
        Announced(seat, Call.NO_90, Side.CONTRA, forced=False),
    )


def all_badges() -> list[tuple[Badge, ...]]:
    """The badges of four seats: a soloist who owes soli, swines, and what all have announced."""
    solo = Badge(BadgeKind.CONTRACT, wording.contract_name(Contract.MARRIAGE))
    duty = Badge(BadgeKind.DUTY, TranslatedTable.tr("owes %n solo(s)", "", 2))
    swines = Badge(BadgeKind.SWINES, wording.speech(SwinesAnnounced(1, kind=SwineKind.SWINES)) or "")
    re, contra = (Badge(BadgeKind.CALL, wording.call_name(Call.RE, side)) for side in (Side.RE, Side.CONTRA))
    no_60 = Badge(BadgeKind.CALL, wording.call_name(Call.NO_60, Side.RE))
    return [(solo, re, no_60), (swines, contra, no_60), (duty, re, no_60), (swines, duty, contra)]


def spoken(event: Event) -> str:
    return wording.speech(event) or ""


def say_everything(page: GamePage, number: int, *, own: bool = True) -> None:
    """All say something aloud, and the table says why something cannot be."""
    stage = page.table.stage
    for position in TablePosition:
        if own or position is not TablePosition.BOTTOM:
            stage.say(position, partial(spoken, sayings(position)[number]))
    page.table.show_line(lambda: LINES[Language.GERMAN if page.tr("Table") == "Tisch" else Language.ENGLISH])


def offered(view: SeatView) -> SeatView:
    """The same with everything that may be announced at once."""
    calls = [Announce(view.seat, call) for call in (Call.RE, Call.NO_90, Call.NO_60, Call.NO_30, Call.BLACK)]
    return replace(view, legal=(*view.legal, *calls, AnnounceSwines(view.seat, SwineKind.SWINES)))


def advised(page: GamePage, view: SeatView) -> None:
    """A hint for the card that is to be played, with all its numbers."""
    choices = tuple(Choice(Play(0, card), 1.0 - 0.3 * place, 0.3) for place, card in enumerate(view.playable))
    page.hints.ask(view, [one.name for one in views.PLAYERS])
    page.hints.show(SeatAdvice(view, Advice(choices, None, 0.6, (1.0, 0.2, 0.6, 0.2))))


def own_turn(nines: bool) -> Game:
    """A game in which seat 0 follows last in the second trick."""
    rules = views.STANDARD.changed("with_nines", nines).changed("dollen_contrary_in_last_trick", True)
    game = views.healthy(rules=rules)
    while not (game.turn == 0 and len(game.trick) == 3 and game.tricks):
        game.apply(next(action for action in game.legal() if isinstance(action, Play)))
    return game


# What is seen


def index_of(place: Place) -> QRectF:
    """The index of a card that lies somewhere."""
    rect = place.rect
    return QRectF(
        rect.left() + INDEX.left() * rect.width(),
        rect.top() + INDEX.top() * rect.height(),
        INDEX.width() * rect.width(),
        INDEX.height() * rect.height(),
    )


def things(page: GamePage) -> Iterator[Thing]:
    """Everything that is seen at the table."""
    table = page.table
    stage, layout = table.stage, table.stage.layout
    for number, (item, place) in enumerate((goal.item, goal.place) for goal in stage.hand.goals()):
        yield Thing(f"index {number} of the hand", "hand", index_of(place), item.zValue())
        yield Thing(f"card {number} of the hand", "hand", place.rect, item.zValue(), words=False)
    if not stage.review.is_open:
        for position, item in stage.trick.items.items():
            slot = layout.seats[position].slot
            yield Thing(f"index at {position}", "trick", index_of(slot), item.zValue())
            yield Thing(f"card at {position}", "trick", slot.rect, item.zValue(), words=False)
    for seat, pile, place in zip(stage.seats, stage.piles, layout.seats, strict=True):
        owner = seat.position.name.lower()
        yield Thing(f"plate {owner}", owner, place.plate, seat.plate.zValue())
        for badge, rect in seat.badges:
            yield Thing(f"badge {badge.text!r} {owner}", f"badges {owner}", rect, 21)
        if pile.words():
            yield Thing(f"pile {owner}", f"pile {owner}", place.pile, 8)
        if pile.words() and not pile.is_covered:
            yield Thing(f"words of the pile {owner}", f"pile {owner}", pile.words_rect, 8)
        if seat.cards:
            for number, goal in enumerate(seat.goals()):
                yield Thing(f"card {number} {owner}", f"open {owner}", goal.place.seen_rect, goal.item.zValue())
    if stage.shown is not None:
        yield Thing("corner", "corner", layout.info, 2)
    for bubble in stage.bubbles:
        if bubble.visible:
            yield Thing(f"bubble {bubble.position.name.lower()}", f"bubble {bubble.position}", bubble.box, 80)
    if stage.toast.visible:
        yield Thing("toast", "toast", stage.toast.box, 90)
    if table.bar.isVisible():
        for button in table.bar.buttons:
            rect = QRectF(button.geometry()).translated(table.bar.pos())
            yield Thing(f"button {button.text()!r}", "bar", rect, 1000)
    yield Thing("strip", "strip", QRectF(table.strip.geometry()), 1000)
    if page.hints.is_open and page.hints.box.is_on_felt:
        yield Thing("hint", "hint", QRectF(page.hints.box.geometry()), 1000)


def overlaps(page: GamePage, *more: Thing) -> list[str]:
    """Every pair of things of which one covers the other."""
    seen = [*things(page), *more]
    table = QRectF(page.table.rect()).adjusted(-TOLERANCE, -TOLERANCE, TOLERANCE, TOLERANCE)
    wrong = [f"{one.name} is beyond the table" for one in seen if one.words and not table.contains(one.rect)]
    for one in seen:
        inner = one.rect.adjusted(TOLERANCE, TOLERANCE, -TOLERANCE, -TOLERANCE)
        wrong += [
            f"{other.name} covers {one.name}"
            for other in seen
            if one.words and other.owner != one.owner and other.height >= one.height and other.rect.intersects(inner)
        ]
    return wrong


def covered_in_rows(page: GamePage) -> list[str]:
    """Indexes that the next card in the same row covers, or that are not seen whole, or too small."""
    stage = page.table.stage
    opened = [seat.goals() for seat in stage.seats if seat.cards]
    covered = [
        f"{after.item.card} covers {before.item.card}"
        for row in (stage.hand.goals(), *opened)
        for before, after in pairwise(row)
        if index_of(before.place).right() > after.place.rect.left() + TOLERANCE / 2
    ]
    cut = [
        f"{goal.item.card} is cut"
        for row in opened
        for goal in row
        if not goal.place.seen_rect.contains(index_of(goal.place))
    ]
    large = LARGE if stage.layout.unit >= 1 else LEAST
    small = [
        f"{goal.item.card} of {len(row)} is small"
        for row in opened
        for goal in row
        if index_of(goal.place).height() < large * (1 if len(row) > 12 else 1.125)
    ]
    return covered + cut + small


def out_of_piles(page: GamePage) -> list[str]:
    """Words beside a pile that run out of its room, towards the rail."""
    stage = page.table.stage
    edge = 4 * stage.layout.unit
    return [
        f"words of the pile {place.name.lower()} run out"
        for place, pile, seat in zip(TablePosition, stage.piles, stage.layout.seats, strict=True)
        if pile.words() and not seat.pile.adjusted(-edge, -edge, edge, edge).contains(pile.words_rect)
    ]


def cut_badges(page: GamePage) -> list[str]:
    """Badges that are not seen whole, since their room is too small."""
    stage, edge = page.table.stage, TOLERANCE
    return [
        f"badge {badge.text!r} {place.name.lower()} is cut"
        for place, seat, layout in zip(TablePosition, stage.seats, stage.layout.seats, strict=True)
        for badge, rect in seat.badges
        if not layout.badges.adjusted(-edge, -edge, edge, edge).contains(rect)
    ]


def cut_hint(page: GamePage) -> list[str]:
    """The advice and its reason, where a nearly square table does not show them whole."""
    if not is_nearly_square(page):
        return []
    box = page.hints.box
    layout = box.layout()
    assert layout is not None
    layout.activate()
    cut = (label for label in box.labels[:-1] if label.height() < label.heightForWidth(label.width()))
    return [f"{label.text()!r} is cut" for label in cut]


def is_nearly_square(page: GamePage) -> bool:
    return arrangement_of(page.table.width(), page.table.height()) is Square


def show(page: GamePage, game: Game, view: SeatView, *, opened: bool, hands: Hands | None = None) -> None:
    """A game at the table, with badges and tricks at all seats and everything that may be announced.

    `hands`: what lies open in the place of the hands of the game.
    """
    page.table.open_hands(opened)
    page.show_game(view, views.PLAYERS, [Reserved(0, True)], (hands or game.hands) if opened else None)
    stage = page.table.stage
    assert stage.shown is not None
    for seat, pile, shown, badges in zip(stage.seats, stage.piles, stage.shown.seats, all_badges(), strict=True):
        seat.show(shown._replace(badges=badges))
        if view.tricks:
            pile.show(shown._replace(tricks=3, shows_tricks=True, eyes=108))


def check_play(page: GamePage) -> list[str]:
    """In the middle of a trick, with all that can be said and shown at once."""
    wrong = []
    for nines in (False, True):
        game = own_turn(nines)
        view = offered(game.view(0))
        for opened in (False, True):
            show(page, game, view, opened=opened)
            for number in range(4):
                say_everything(page, number)
                wrong += overlaps(page)
            wrong += covered_in_rows(page) + out_of_piles(page) + cut_badges(page)
            say_everything(page, 0, own=False)
            advised(page, view)
            assert page.hints.box.isVisible()
            wrong += overlaps(page) + cut_hint(page)
            page.hints.close()
    return wrong


def check_last_trick(page: GamePage) -> list[str]:
    """The last trick is looked at while something may be announced."""
    wrong = []
    game = own_turn(nines=True)
    for opened in (False, True):
        show(page, game, offered(game.view(0)), opened=opened)
        page.table.show_last_trick(True)
        say_everything(page, 0)
        parts = page.table.stage.review.parts
        wrong += overlaps(page, *(Thing("last trick", "last trick", part, 100, words=False) for part in parts))
        page.table.show_last_trick(False)
    return wrong


def check_trumps(page: GamePage) -> list[str]:
    """The order of the cards over all the rest."""
    game = own_turn(nines=True)
    show(page, game, offered(game.view(0)), opened=False)
    page.show_trumps(True)
    say_everything(page, 0)
    wrong = beside_panel(page, page.trumps)
    page.show_trumps(False)
    return wrong


def check_giving_up(page: GamePage) -> list[str]:
    """The question whether the rest is given up."""
    game = own_turn(nines=True)
    wrong = []
    for opened in (False, True):
        show(page, game, offered(game.view(0)), opened=opened)
        say_everything(page, 0, own=False)
        page.ask_to_give_up()
        wrong += beside_panel(page, page.questions.give_up)
        page.questions.close()
    return wrong


def check_reservation(page: GamePage) -> list[str]:
    """The question before the game, with each of its answers."""
    wrong = []
    game = views.dealt()
    for opened in (False, True):
        show(page, game, game.view(0), opened=opened)
        wrong += covered_in_rows(page)
        page.ask(game.view(0))
        question = page.questions.reservation
        for answer in question.answers:
            question.choose(answer)
            say_everything(page, 2)
            wrong += beside_panel(page, question)
        wrong += check_hint_on_question(page, game.view(0), question)
        page.questions.close()
    return wrong


def check_many_soli(page: GamePage) -> list[str]:
    """The question before the game where the rules know every solo: it scrolls before it covers a name."""
    game = views.dealt(rules=rules_of_every_solo())
    show(page, game, game.view(0), opened=False)
    page.ask(game.view(0))
    question = page.questions.reservation
    assert len(question.answers) > len(SOLI)
    QApplication.processEvents()
    wrong = beside_panel(page, question)
    seen = question.listed.viewport()
    for said, button in question.answers.items():
        question.choose(said)
        if button.isEnabled() and not seen.rect().contains(QRect(button.mapTo(seen, QPoint()), button.size())):
            wrong.append(f"{button.text()} is out of sight")
    page.questions.close()
    return wrong


def rules_of_every_solo() -> Rules:
    """The usual rules, with every solo there is."""
    rules = views.STANDARD.changed("solo_free_mix", True)
    for contract in SOLI:
        if contract.value in OPTIONS:
            rules = rules.changed(contract.value, True)
    return rules


def check_hint_on_question(page: GamePage, view: SeatView, question: QWidget) -> list[str]:
    """A hint moves no button of a question where it has room beside it, and covers nothing."""
    before = question.geometry()
    choices = tuple(Choice(action, 1.0 - 0.3 * place, 0.3) for place, action in enumerate(view.legal))
    page.hints.ask(view, [one.name for one in views.PLAYERS])
    page.hints.show(SeatAdvice(view, Advice(choices, Reason.NOTHING_SPECIAL, 0.6, (1.0, 0.2, 0.6, 0.2))))
    assert page.hints.box.isVisible()
    is_roomy = page.table.width() >= 1280 and has_usual_words()
    moved = ["the question is moved"] if is_roomy and question.geometry() != before else []
    wrong = beside_panel(page, question)
    page.hints.close()
    return moved + wrong


def check_marriage(page: GamePage) -> list[str]:
    """The question before the game, of a hand that is asked what finds the partner."""
    game = next(game for game in map(views.dealt, range(1, 3000)) if list(game.view(0).hand).count(Card.CQ) == 2)
    wrong = []
    for rules in (game.rules, rules_of_every_solo()):
        view = replace(game.view(0), rules=rules)
        show(page, game, view, opened=False)
        page.ask(view)
        wrong += beside_panel(page, page.questions.reservation)
        page.questions.close()
    return wrong


def check_many_open(page: GamePage) -> list[str]:
    """Each seat in turn holds 17 cards, as who takes a poverty may, and they lie open, with 10 or 12 at the others."""
    wrong = []
    for nines in (False, True):
        game = views.healthy(rules=views.STANDARD.changed("with_nines", nines))
        for rich in range(1, 4):
            cards = [hand if seat != rich else (*hand, *game.hands[0])[:17] for seat, hand in enumerate(game.hands)]
            show(page, game, game.view(0), opened=True, hands=tuple(map(tuple, cards)))
            assert len(page.table.stage.seats[rich].goals()) == 17
            say_everything(page, rich)
            wrong += overlaps(page) + covered_in_rows(page)
    return wrong


def check_poverty(page: GamePage) -> list[str]:
    """Of 17 cards in the hand some are to be given back."""
    game = views.taken_poverty(poor=3, taker=0)
    view = game.view(0)
    more = [card for card in game.hands[1] if card not in view.hand]
    view = replace(view, hand=(*view.hand, *more)[:17])
    wrong = []
    for opened in (False, True):
        show(page, game, view, opened=opened)
        page.ask(game.view(0))
        say_everything(page, 2)
        wrong += beside_panel(page, page.questions.poverty) + covered_in_rows(page)
        page.questions.close()
    assert len(page.table.stage.hand.items) == 17
    return wrong


def has_usual_words() -> bool:
    """True if the words have the usual size."""
    return QApplication.font() == typeface(1.0)


def beside_panel(page: GamePage, panel: QWidget) -> list[str]:
    """Things over or under a question: it may cover the trick and the others, never one's own things.

    Nor may it lie over a name where there is room for it, nor over a badge but at the sides of a nearly square table.
    """
    question = Thing("panel", "panel", QRectF(panel.geometry()), 1000)
    kept = ["of the hand", "toast", "strip", "hint", "plate bottom", "panel is", "words of the pile"]
    width, is_square = page.table.width(), is_nearly_square(page)
    kept.append("badge" if not is_square else "' bottom")
    if not is_square or has_usual_words():
        kept.append("button")
    if panel in made(page.questions, "reservation") and (not is_square or (has_usual_words() and width >= 800)):
        kept.append("plate")
    if width >= 1366 and has_usual_words():
        kept.append("plate")
    return [one for one in overlaps(page, question) if "panel" not in one or any(name in one for name in kept)]


CHECKS = (
    check_play, check_last_trick, check_trumps, check_giving_up, check_reservation, check_many_soli, check_marriage,
    check_many_open, check_poverty,
)  # fmt: skip


def test_nothing_is_covered(page) -> None:
    assert {check.__name__: sorted(set(check(page))) for check in CHECKS} == {check.__name__: [] for check in CHECKS}


TABLES = [(width, height) for width in range(480, 1401, 40) for height in range(480, 1001, 40)]


def test_on_no_table_the_strip_and_the_announcements_meet(qtbot, language, text) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    bar, strip = AnnouncementBar(parent), ToolStrip(parent)
    strip.offer(lambda name: QAction(name, parent))
    parent.show()
    bar.offer(offered(own_turn(nines=True).view(0)))
    colors, met = table_colors(dark=False), []
    for size in TABLES:
        layout = table_layout(*size)
        strip.lay_out(layout.strip, layout.unit, colors)
        bar.lay_out(layout.bar, layout.unit, colors)
        places = [button.geometry().translated(bar.pos()) for button in bar.buttons]
        buttons = strip.geometry().adjusted(1, 1, -1, -1)  # for what is rounded
        if any(place.intersects(buttons) or place.left() < 0 for place in places):
            met.append(size)
    assert met == []
