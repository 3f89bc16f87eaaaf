"""The scenes at the table: what is asked there, said and shown beside it."""

import views
from evening import Person
from staging import Scene, scene

from freedoko_qt.app.settings import SidePageKind
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Genscher
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.game import Game

SIDE_PAGES = {
    SidePageKind.SHEET: "SumsPage",
    SidePageKind.LOG: "LogPage",
    SidePageKind.ORDER: "OrderPage",
    SidePageKind.OUT: "OutPage",
}


@scene("ReservationPanel")
def reservation(person: Person) -> None:
    person.window.current.start(TournamentSetup(preset=None, rules=views.STANDARD, seed=3))
    person.wait()
    assert person.question is person.window.game.page.questions.reservation


@scene()
def marriage(person: Person) -> None:
    """With the questions that a marriage brings; the hand hardly ever allows them."""
    game = next(game for game in map(views.dealt, range(1, 3000)) if list(game.view(0).hand).count(Card.CQ) == 2)
    ask(person, game, 0)


@scene()
def poverty_of_mine(person: Person) -> None:
    ask(person, views.poverty(poor=0), 0)


@scene("PovertyPanel")
def poverty_offered(person: Person) -> None:
    game = views.poverty(poor=3)
    game.apply(game.legal()[0])
    ask(person, game, game.turn)


@scene()
def poverty_taken(person: Person) -> None:
    ask(person, views.taken_poverty(poor=3, taker=0), 0)


@scene("GenscherPanel")
def genscher(person: Person) -> None:
    at_the_table(person)
    game = next(game for game in map(views.healthy, range(1, 3000)) if any(map(is_genscher, game.view(0).legal)))
    person.window.game.page.questions.genscher.ask(game.view(0), person.window.session.names)


def is_genscher(action: object) -> bool:
    return isinstance(action, Genscher)


@scene("GamePage")
def at_the_table(person: Person) -> None:
    person.reach_first_card()
    assert person.table.bar.isVisible()


@scene("HintBox")
def hint(person: Person) -> None:
    at_the_table(person)
    person.reach_quiet_card()
    hints = person.window.game.page.hints
    person.window.game.page.ask_hint()
    person.qtbot.waitUntil(lambda: hints.advice is not None, timeout=20_000)


@scene("TrumpsPanel")
def trumps(person: Person) -> None:
    at_the_table(person)
    person.window.menu.action("trumps").setChecked(True)


@scene()
def words(person: Person) -> None:
    at_the_table(person)
    person.window.menu.action("words").setChecked(True)


def side_page(page: SidePageKind) -> Scene:
    def show(person: Person) -> None:
        at_the_table(person)
        person.window.menu.action(f"side_{page}").setChecked(True)

    show.__name__ = f"side_{page}"
    return show


for _page, _surface in SIDE_PAGES.items():
    scene("SidePanel", _surface)(side_page(_page))


@scene("GiveUpPanel")
def giving_up(person: Person) -> None:
    at_the_table(person)
    person.window.game.page.ask_to_give_up()


@scene()
def nothing_left_to_decide(person: Person) -> None:
    at_the_table(person)
    person.table.bar.offer_fast(True)


def ask(person: Person, game: Game, seat: int) -> None:
    """Have a question asked at the table of the window."""
    page = person.window.game.page
    page.show_game(game.view(seat), views.PLAYERS, [])
    person.window.game.show_table()
    page.ask(game.view(seat))
    assert person.question is not None
