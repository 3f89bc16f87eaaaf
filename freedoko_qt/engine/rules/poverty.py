"""Hands with few trumps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from freedoko_qt.engine.rules.option import Words, choice, flag, number

OfferOrder = Literal["clockwise", "chosen_first", "opposite_first"]
OFFER_ORDERS = {
    "clockwise": Words("Reihum von links", "Clockwise from the left"),
    "chosen_first": Words("Wen der Arme aussucht", "The one chosen by the poor one"),
    "opposite_first": Words("Wer gegenübersitzt", "The one sitting opposite"),
}
ReturnInfo = Literal["number_of_trumps", "yes_no", "none"]
RETURN_INFOS = {
    "number_of_trumps": Words("Die Zahl der Trümpfe", "The number of trumps"),
    "yes_no": Words("Ob Trümpfe dabei sind", "Whether there are trumps"),
    "none": Words("Nichts", "Nothing"),
}
Refusal = Literal["redeal", "play_normal"]
REFUSALS = {
    "redeal": Words("Neu geben", "New deal"),
    "play_normal": Words("Normal spielen", "Play a normal game"),
}


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class PovertyRules:
    """Hands with few trumps."""

    poverty: bool = flag(
        True,
        Words("Armut", "Poverty"),
        Words(
            "Wer kaum Trümpfe hat, darf eine Armut melden.",
            "Whoever has hardly any trumps may declare a poverty.",
        ),
    )
    poverty_max_trumps: int = number(
        3, 0, 5,
        Words("Trümpfe bei Armut", "Trumps in a poverty"),
        Words(
            "Mit höchstens so vielen Trümpfen darfst du eine Armut melden.",
            "With at most this many trumps you may declare a poverty.",
        ),
        needs="poverty",
    )
    poverty_shift: bool = flag(
        True,
        Words("Armut schieben", "Passing on a poverty"),
        Words(
            "Der Arme legt seine Trümpfe verdeckt hin. Wer sie nimmt, gibt ebenso viele Karten zurück und "
            "spielt mit ihm zusammen Re. Ausgeschaltet wird bei Armut neu gegeben.",
            "The poor one lays down the trumps, face down. Whoever takes them gives back as many cards "
            "and plays Re together with the poor one. Switched off, a poverty means a new deal.",
        ),
        needs="poverty",
    )
    poverty_shift_only_trump: bool = flag(
        False,
        Words("Nur Trümpfe schieben", "Pass on trumps only"),
        Words(
            "Es werden genau die Trümpfe geschoben, mit zwei Trümpfen also zwei Karten. Ausgeschaltet "
            "sind es immer drei Karten, alle Trümpfe darunter.",
            "Exactly the trumps are passed on, so with two trumps two cards. Switched off, it is always "
            "three cards, all trumps among them.",
        ),
        needs="poverty_shift",
    )
    poverty_fox_do_not_count: bool = flag(
        False,
        Words("Füchse zählen nicht mit", "Foxes do not count"),
        Words(
            "Füchse werden beim Zählen der Trümpfe für eine Armut übersehen: Mit drei Trümpfen und einem "
            "Fuchs dazu ist es noch eine Armut.",
            "Foxes are overlooked when the trumps of a poverty are counted: three trumps and a fox are "
            "still a poverty.",
        ),
        needs="poverty",
    )
    poverty_fox_shift_extra: bool = flag(
        False,
        Words("Füchse zusätzlich schieben", "Pass on foxes on top"),
        Words(
            "Zu den drei Karten werden die Füchse noch dazugelegt; entsprechend mehr Karten kommen zurück.",
            "The foxes are laid on top of the three cards; as many more cards are given back.",
        ),
        needs="poverty_shift and poverty_fox_do_not_count and not poverty_shift_only_trump",
    )
    poverty_fox_shift_open: bool = flag(
        False,
        Words("Füchse offen schieben", "Pass on foxes openly"),
        Words(
            "Geschobene Füchse sehen alle am Tisch. Die übrigen Karten bleiben verdeckt.",
            "Everybody at the table sees the foxes that are passed on. The other cards stay hidden.",
        ),
        needs="poverty_shift",
    )
    poverty_offer_order: OfferOrder = choice(
        "clockwise", OFFER_ORDERS,
        Words("Wem die Armut angeboten wird", "To whom a poverty is offered"),
        Words(
            "Wen der Arme zuerst fragt. Lehnt der ab, geht es im Uhrzeigersinn weiter.",
            "Whom the poor one asks first. If that player refuses, it goes on clockwise.",
        ),
        needs="poverty_shift",
    )
    poverty_return_info: ReturnInfo = choice(
        "number_of_trumps", RETURN_INFOS,
        Words("Auskunft beim Zurückgeben", "What is told when cards are given back"),
        Words(
            "Was alle darüber erfahren, wie viele Trümpfe der Arme zurückbekommt.",
            "What everybody is told about the trumps that the poor one gets back.",
        ),
        needs="poverty_shift",
    )
    poverty_refused: Refusal = choice(
        "redeal", REFUSALS,
        Words("Niemand nimmt die Armut", "Nobody takes the poverty"),
        Words(
            "Was geschieht, wenn alle drei die Karten ablehnen.",
            "What happens when all three refuse the cards.",
        ),
        needs="poverty_shift",
    )
