"""Importing the modules of other pages, and compiling translations, on a thread once the window is shown.

Before it the classes of Qt are set up in the thread of the window: PySide does that when a class is first asked for,
and crashes the program if two threads ask at the same time.
"""

import gc
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import product
from threading import Lock, Thread

from PySide6 import QtCore, QtGui, QtWidgets

from freedoko_qt.app.step_timer import StepTimer
from freedoko_qt.resources import translation

_RECORDS = (
    ".app.deals.deal_files",
    ".app.record_file",
    ".app.replay.practice",
    ".ui.deals.deals_controller",
    ".ui.replay.replay_controller",
)

TABLE = "table"
"""The page that is wanted first: its modules take less time than the classes of Qt."""

MODULES: Mapping[str, tuple[str, ...]] = {
    TABLE: (
        ".app.characters",
        ".app.match",
        ".app.game_loop",
        ".app.wording.cards",
        ".app.wording.contracts",
        ".ui.game_page",
        ".ui.panels.reservation_panel",
        ".ui.claim_controller",
        "concurrent.futures.thread",
    ),
    "in a game": (
        ".ui.parts.tabs",
        ".ui.replay.duplicate_controller",
        ".ui.sheet.score_sheet",
        ".ui.side.side_panel",
        ".ui.side.card_pages",
        ".ui.side.log_page",
        ".ui.start.start_page",
    ),
    "tournaments": (
        *_RECORDS,
        ".ui.replay.duplicate_controller",
        ".ui.tournaments.tournaments_controller",
        ".ui.tournaments.tournaments_page",
    ),
    "after a game": (
        ".ui.sheet.stored_sheet",
        ".ui.sheet.standings_page",
        ".ui.background_reader",
        ".ui.replay.replay_page",
    ),
    "statistics": (
        *_RECORDS,
        ".app.review.lost_points_reader",
        ".app.statistics.reader",
        ".ui.parts.tabs",
        ".ui.records_controller",
        ".ui.statistics.statistics_page",
    ),
    "settings": (".app.wording.contracts", ".ui.settings.settings_dialog"),
    "new": (
        ".ai.heuristics.convention",
        ".ai.measured_strength",
        ".app.characters",
        ".ui.tournaments.tournament_dialog",
    ),
    "rules": (".app.characters", ".app.setup", ".app.tournament_length", ".ui.parts.tabs", ".ui.rules.rules_dialog"),
    "questions": (".ui.parts.tabs", ".ui.rules.questionnaire_dialog"),
    "help": (".app.characters", ".ui.help.help_controller", ".ui.help.help_page"),
    "guide": (".ui.guide.guide_controller", ".ui.guide.guide_page"),
    "trainer": (".app.characters", ".ui.trainer.trainer_controller", ".ui.trainer.trainer_page"),
    "course": (".app.characters", ".app.course.course", ".ui.course.course_controller", ".ui.course.course_page"),
    "deals": (".app.characters", ".ui.deals.deals_controller", ".ui.deals.deals_page"),
    "evenings": (*_RECORDS, ".ui.parts.tabs", ".ui.records_controller", ".ui.real_evenings.evenings_page"),
    "later in a game": (
        ".ui.panels.trumps_panel",
        ".ui.panels.reservation_details",
        ".ui.panels.poverty_panel",
        ".ui.replay.practice_sheet",
        ".app.remarks",
        ".app.review.reviewer",
    ),
}
"""The modules without which a page opens late, by the command that opens it; first those that are wanted most."""

THREAD = "warm-up"
"""The name of the thread."""

_ready: set[str] = set()
_importing = Lock()


def warm_up(parent: QtCore.QObject, *, sounds: bool) -> None:
    """Import them all, and exempt what they are made of from garbage collection; returns at once.

    With `sounds` also what plays those: else it would be imported while the first cards are dealt.

    A checkout has its translations compiled for the first word in another language. The thread is a daemon; an
    `ImportError` ends it and is printed, no more. The classes of Qt come first, between the events of this thread.
    """
    StepTimer(parent).begin(_steps(sounds))


def set_up_classes() -> Iterator[None]:
    """Set up the classes of Qt that are not yet, one in each step; for the thread of the window."""
    for module in (QtCore, QtGui, QtWidgets):
        for name in sorted(set(dir(module)).difference(vars(module))):
            getattr(module, name)
            yield


def _steps(sounds: bool) -> Iterator[None]:
    yield from set_up_classes()
    Thread(target=_warm_up, args=(sounds,), name=THREAD, daemon=True).start()


def is_ready(page: str) -> bool:
    """True if everything that a page needs is imported, as for a command that opens none."""
    return page in _ready or page not in MODULES


def get_ready(page: str) -> None:
    """Import what a page needs, on any thread, once the classes of Qt are set up."""
    with _importing:
        for _ in get_ready_in_steps(page):
            pass


def get_ready_in_steps(page: str) -> Iterator[None]:
    """Import what a page needs, a module in each step; in the thread of the window at any time."""
    for name in MODULES[page]:
        import_module(name, "freedoko_qt")
        yield
    _ready.add(page)


def _warm_up(sounds: bool) -> None:
    for page in MODULES:
        get_ready(page)
    if sounds:
        from .table.sound_output import PLAYER, can_play

        if can_play():
            import_module(PLAYER)
    _compile_translations()
    gc.freeze()  # the modules stay


def _compile_translations() -> None:
    from freedoko_qt.app.wording.translating import LANGUAGES, WORDS_OF

    for code, names in product(LANGUAGES, WORDS_OF.values()):
        for name in names:
            translation(code, name)
