"""A process that changes what is kept in a folder again and again, beside another one that does the same.

Its second argument is 0 or 1: it changes its own half of everything. It begins with a line on its input.
"""

import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.deals.deal_files import Deals
from freedoko_qt.app.history import History
from freedoko_qt.app.places import places
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.rule_sets import RuleSets
from freedoko_qt.app.settings import Loudness, Pause, Settings, Speed, Surface, TextSize, Theme
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.trainer.book_file import book_file
from freedoko_qt.app.trainer.trainer import Trainer
from freedoko_qt.engine.rules import PRESETS, from_dict

ROUNDS = 12
NOW = datetime(2026, 11, 22, 12, 0, 0, tzinfo=UTC)
SETTINGS = (
    {"theme": Theme.DARK, "player_name": "Käthe", "speed": Speed.SLOW, "sounds": False},
    {"surface": Surface.WOOD, "pause": Pause.LONG, "text_size": TextSize.LARGE, "loudness": Loudness.LOUD},
)
OPTIONS = (("swines", "dollen"), ("bock", "genscher"))
"""Of the rules; each is the other way round in the end."""
RULES = PRESETS["standard"].rules


def change(folder: Path, half: int) -> None:
    where = places(folder)
    history = History(where.tournaments, now=lambda: NOW)
    settings, rule_sets = SettingsFile(where.settings), RuleSets(where.rule_sets)
    deals = Deals(where.deals, lambda: NOW)
    trainer = Trainer(where.trainer, history, Reviews(where.reviews), now=lambda: NOW)
    book = book_file(where.trainer).load().value
    assert book is not None
    questions = sorted(book.exercises, key=lambda one: one.key)[half::2]
    trainer.open(from_dict(questions[0].record["rules"], strict=False))
    trainer.rest()
    ((rule_set,), _), ((deal,), _) = rule_sets.all(), deals.all()
    kept = history.load("given").value
    assert kept is not None
    print("ready", flush=True)
    sys.stdin.readline()
    for number in range(ROUNDS):
        for name, value in SETTINGS[half].items():
            settings.change(**{name: getattr(Settings(), name)})
            settings.change(**{name: value})
        asked = questions[number % len(questions)]
        trainer.answer(asked, asked.question().best)
        trainer.rest()
        for option in OPTIONS[half]:
            rules = rule_set.rules.changed(option, not getattr(rule_set.rules, option))
            saved = rule_sets.save_changes(replace(rule_set, rules=rules), rule_set).value
            assert saved is not None
            rule_set = saved
        deals.change(deal, **({"name": f"{number}"} if half else {"note": f"{number}"}))
        assert deals.add(replace(deal, note=f"{half} {number}")).value is not None
        assert history.take_in(replace(kept, title=f"{half} {number}")).value is not None
    trainer.close()


if __name__ == "__main__":
    application = QCoreApplication([])
    change(Path(sys.argv[1]), int(sys.argv[2]))
