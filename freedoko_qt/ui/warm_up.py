"""Importing the modules of other pages, and compiling translations, on a thread once the window is shown."""

import gc
from importlib import import_module
from itertools import product
from threading import Thread

from freedoko_qt.resources import translation

TABLE = (
    "freedoko_qt.app.characters",
    "freedoko_qt.app.match",
    "freedoko_qt.app.game_loop",
    "freedoko_qt.app.wording.cards",
    "freedoko_qt.app.wording.contracts",
    "freedoko_qt.ui.game_page",
    "freedoko_qt.ui.panels.reservation_panel",
    "freedoko_qt.ui.claim_controller",
    "concurrent.futures.thread",
)
"""The modules without which a table opens late; first, since most people go there."""

PAGES = (
    "sheet.duplicate_controller",
    "sheet.score_sheet",
    "side.side_panel",
    "side.card_pages",
    "side.log_page",
    "tournaments.tournaments_controller",
    "tournaments.tournaments_page",
    "sheet.stored_sheet",
    "sheet.standings_page",
    "replay.replay_controller",
    "background_reader",
    "replay.replay_page",
    "statistics.statistics_page",
    "settings.settings_dialog",
    "tournaments.tournament_dialog",
    "rules.rules_dialog",
    "help.help_page",
    "guide.guide_page",
    "records_controller",
    "trainer.trainer_page",
    "course.course_controller",
    "course.course_page",
    "deals.deals_controller",
    "deals.deals_page",
    "real_evenings.evenings_page",
    "panels.trumps_panel",
    "panels.reservation_details",
    "panels.poverty_panel",
    "replay.practice_sheet",
)
"""The modules of this package, those that are looked at most first."""

BEHIND = (
    "freedoko_qt.app.remarks",
    "freedoko_qt.app.review.reviewer",
    "freedoko_qt.app.statistics.reader",
    "freedoko_qt.app.record_file",
)
"""The modules that work behind the pages."""


def warm_up(*, sounds: bool) -> None:
    """Import them, and exempt what they are made of from garbage collection; returns at once.

    With `sounds` also what plays those: else it would be imported while the first cards are dealt.

    A checkout has its translations compiled for the first word in another language. The thread is a daemon; an
    `ImportError` ends it and is printed, no more.
    """
    Thread(target=_import, args=(sounds,), name="warm-up", daemon=True).start()


def _import(sounds: bool) -> None:
    for name in (*TABLE, *(f"{__package__}.{page}" for page in PAGES), *BEHIND):
        import_module(name)
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
