"""Values that push each other: what has to follow when one is set, and what an impossible set becomes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from freedoko_qt.engine.rounds import GAMES_IN_A_ROUND

Values = dict[str, Any]

CARD_LIMITS = (
    "announcement_no_120",
    "announcement_no_90",
    "announcement_no_60",
    "announcement_no_30",
    "announcement_no_0",
    "announcement_last",
)
LIMITS_BY_HAND = (*CARD_LIMITS, "announcement_contra")
SELECTORS = (
    "marriage_first_foreign",
    "marriage_first_trump",
    "marriage_first_color",
    "marriage_first_single_color",
)
TRICKS_WITH_NINES, TRICKS_WITHOUT_NINES = 12, 10


def mend(values: Values) -> None:
    """Repair an impossible set of values, in place; a possible one stays as it is.

    `values` has every option of the table. The functions of this module are what must hold (RULES.md 3).
    """
    _keep_a_selector(values, "")
    _order_limits(values, CARD_LIMITS[0])
    if not values["with_nines"]:
        if values["announcement_no_120"] > TRICKS_WITHOUT_NINES:  # limits meant for 12 cards a hand
            _move_limits(values, TRICKS_WITHOUT_NINES - TRICKS_WITH_NINES)
        _fit_forty_cards(values)
    values["announcement_limit_table"] = _rising(values["announcement_limit_table"], 0)
    _share_duty_soli(values, "number_of_duty_soli")
    _bound_duty_soli(values, "number_of_rounds")
    if values["re_contra_doubling_scope"] != "base":
        values["announcement_contra_doubles_against_re"] = True
    _agree_on_doubling(values, "announcement_contra_doubles_against_re")
    _agree_on_open_marriage(values, "announce_before_marriage_resolved")


def push(values: Values, before: Values, changed: str) -> None:
    """Let the other values follow, in place, after one has been set; that one keeps its value where it can.

    `before`: all values before `changed` was set.
    """
    if values["with_nines"] != before["with_nines"]:
        more = TRICKS_WITH_NINES - TRICKS_WITHOUT_NINES
        _move_limits(values, more if values["with_nines"] else -more)
        if values["with_nines"] and values["marriage_determination"] == TRICKS_WITHOUT_NINES:
            values["marriage_determination"] = TRICKS_WITH_NINES  # up to the last trick, still
    _keep_a_selector(values, changed)
    if changed in CARD_LIMITS:
        _order_limits(values, changed)
    if not values["with_nines"]:
        _fit_forty_cards(values)
    if changed == "announcement_limit_table":
        _raise_table(values, before)
    if changed.startswith("number_of_"):
        _share_duty_soli(values, changed)
        _bound_duty_soli(values, changed)
    _agree_on_doubling(values, changed)
    _agree_on_open_marriage(values, changed)


def _keep_a_selector(values: Values, changed: str) -> None:
    """Some condition must be left for a marriage: a suit trick, or any trick if that was just refused."""
    if not any(values[selector] for selector in SELECTORS):
        refused = changed == "marriage_first_color"
        values["marriage_first_foreign" if refused else "marriage_first_color"] = True


def _order_limits(values: Values, holding: str) -> None:
    """No lower level may end before a higher one: 120 >= 90 >= 60 >= 30 >= 0 >= last."""
    at = CARD_LIMITS.index(holding)
    for earlier, later in pairwise(CARD_LIMITS[at:]):
        values[later] = min(values[later], values[earlier])
    for later, earlier in pairwise(reversed(CARD_LIMITS[: at + 1])):
        values[earlier] = max(values[earlier], values[later])


def _move_limits(values: Values, by: int) -> None:
    """Move the limits, so that with other hands each falls at the same card played as before."""
    for limit in LIMITS_BY_HAND:
        values[limit] = min(TRICKS_WITH_NINES, max(1, values[limit] + by))


def _fit_forty_cards(values: Values) -> None:
    """Limit what is counted to the ten cards of a hand and its ten tricks."""
    for name in (*LIMITS_BY_HAND, "marriage_determination"):
        values[name] = min(values[name], TRICKS_WITHOUT_NINES)


def _rising(table: tuple[int, ...], holding: int) -> tuple[int, ...]:
    """The table with its later numbers at least, its earlier ones at most, what stands at the given place."""
    pivot = table[holding]
    earlier = [min(value, pivot) for value in table[:holding]]
    rising = [*earlier, pivot]
    for value in table[holding + 1 :]:
        rising.append(max(value, rising[-1]))
    return tuple(rising)


def _raise_table(values: Values, before: Values) -> None:
    table, old = values["announcement_limit_table"], before["announcement_limit_table"]
    moved = [place for place, (new, was) in enumerate(zip(table, old, strict=True)) if new != was]
    if moved:
        values["announcement_limit_table"] = _rising(table, moved[0])


def _share_duty_soli(values: Values, changed: str) -> None:
    """Colour and picture soli are some of the duty soli: together not more than all."""
    color, picture = values["number_of_duty_color_soli"], values["number_of_duty_picture_soli"]
    if changed in ("number_of_duty_color_soli", "number_of_duty_picture_soli"):
        values["number_of_duty_soli"] = max(values["number_of_duty_soli"], values[changed])
    duty = values["number_of_duty_soli"]
    if changed == "number_of_duty_picture_soli":
        values["number_of_duty_color_soli"] = min(color, duty - picture)
    else:
        color = min(color, duty)
        values["number_of_duty_color_soli"] = color
        values["number_of_duty_picture_soli"] = min(picture, duty - color)


def _bound_duty_soli(values: Values, changed: str) -> None:
    """Not more duty soli than games in the limited rounds."""
    if not values["number_of_rounds_limited"]:
        return
    duty, rounds = values["number_of_duty_soli"], values["number_of_rounds"]
    if changed.startswith("number_of_duty"):
        values["number_of_rounds"] = max(rounds, -(-duty // GAMES_IN_A_ROUND))
    else:
        values["number_of_duty_soli"] = min(duty, rounds * GAMES_IN_A_ROUND)
        _share_duty_soli(values, "number_of_duty_soli")


def _agree_on_doubling(values: Values, changed: str) -> None:
    """FreeDoko's switch and the wider choice must agree about the point against the queens."""
    if changed == "re_contra_doubling_scope":
        values["announcement_contra_doubles_against_re"] = values["re_contra_doubling_scope"] != "base"
    elif changed == "announcement_contra_doubles_against_re":
        doubled = values["announcement_contra_doubles_against_re"]
        if doubled and values["re_contra_doubling_scope"] == "base":
            values["re_contra_doubling_scope"] = "base_and_against"
        elif not doubled:
            values["re_contra_doubling_scope"] = "base"


def _agree_on_open_marriage(values: Values, changed: str) -> None:
    """Announcing before the partner is known excludes that no seat may do so."""
    if values["announce_before_marriage_resolved"] and values["undetermined_announcement"] == "forbidden":
        if changed == "undetermined_announcement":
            values["announce_before_marriage_resolved"] = False
        else:
            values["undetermined_announcement"] = "free"
