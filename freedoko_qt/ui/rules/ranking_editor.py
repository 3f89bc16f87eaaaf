"""The editor for an order."""

from PySide6.QtWidgets import QWidget

from freedoko_qt.app.wording.rules import rule_text
from freedoko_qt.engine.rules import Option, Rules

from ..forms.order_list import OrderList
from .value_label import Editor


class RankingEditor(Editor):
    """Words in an order, the highest first; where not all are needed, those with a mark count."""

    is_wide = True

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.order = OrderList(self, complete=option.complete)
        self.order.edited.connect(lambda words: self.edited.emit(list(words)))
        self._row().addWidget(self.order)
        self.setFocusProxy(self.order)

    def show_rules(self, rules: Rules) -> None:
        ranked = getattr(rules, self.option.id)
        self.order.show_words(ranked, [word for word in self.option.choices if word not in ranked])
        self._update_text()

    def _update_text(self) -> None:
        self.order.name_words({word: rule_text(words) for word, words in self.option.choices.items()})
        self.order.list.setAccessibleName(rule_text(self.option.label))
        self.order.list.setAccessibleDescription(rule_text(self.option.explanation))
