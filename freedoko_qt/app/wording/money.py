"""Words for money: amounts in euros, from cents."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from .translating import locale, spoken

_EUROS = QT_TRANSLATE_NOOP("Wording", "€{amount}")


def amount(cents: int) -> str:
    """An amount without a sign of its currency, as it stands in a column: "−2.50", in German "−2,50"."""
    euros, rest = divmod(abs(cents), 100)
    sign = "−" if cents < 0 else ""
    return f"{sign}{euros}{locale().decimalPoint()}{rest:02}"


def euros(cents: int) -> str:
    """An amount as it stands in a sentence: "−€2.50", in German "−2,50 €"."""
    sign = "−" if cents < 0 else ""
    return sign + spoken("Wording", _EUROS, amount=amount(abs(cents)))
