"""Words for the speech bubble of a seat."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.engine.actions import SwineKind
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.events import (
    Announced,
    Claimed,
    ContractChosen,
    Event,
    PartnerChosen,
    PovertyAnswered,
    Reserved,
    SoloBid,
    SwinesAnnounced,
    ThrownIn,
)
from freedoko_qt.engine.teams import Side

from .contracts import call_name, contract_name, reservation_name, selector_name
from .translating import translated

_SWINES: Mapping[SwineKind, object] = {
    SwineKind.SWINES: QT_TRANSLATE_NOOP("Wording", "Swines"),
    SwineKind.SUPERSWINES: QT_TRANSLATE_NOOP("Wording", "Superswines"),
    SwineKind.HYPERSWINES: QT_TRANSLATE_NOOP("Wording", "Hyperswines"),
    SwineKind.HEIDMANN: QT_TRANSLATE_NOOP("Wording", "Heidmann"),
}


def speech(event: Event) -> str | None:
    """The words that a seat says aloud with this event, for its bubble: "Re", "Healthy"; None where it says nothing."""
    match event:
        case Reserved(healthy=healthy):
            return reservation_name(Reservation.HEALTHY if healthy else Reservation.RESERVATION)
        case SoloBid(stays=True):
            return translated(QT_TRANSLATE_NOOP("Wording", "I stay"))
        case SoloBid(solo=solo, call=call):
            return contract_name(solo) if call is None else call_name(call, Side.RE)
        case ContractChosen(contract, int(), selector):
            if selector is None:
                return contract_name(contract)
            return translated(QT_TRANSLATE_NOOP("Wording", "Marriage, {selector}"), selector=selector_name(selector))
        case ThrownIn(_, reason) if reason is not None:
            return reservation_name(reason)
        case PovertyAnswered(_, accepted):
            return translated(
                QT_TRANSLATE_NOOP("Wording", "I take it") if accepted else QT_TRANSLATE_NOOP("Wording", "Not me")
            )
        case SwinesAnnounced(_, kind):
            return translated(_SWINES[kind])
        case Announced(_, call, side):
            return call_name(call, side)
        case PartnerChosen(_, int()):
            return contract_name(Contract.GENSCHER)
        case Claimed(_, takes):
            return translated(
                QT_TRANSLATE_NOOP("Wording", "The rest is mine")
                if takes
                else QT_TRANSLATE_NOOP("Wording", "The rest is yours")
            )
    return None
