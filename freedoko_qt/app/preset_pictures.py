"""A small picture of the special rules of each preset."""

from collections.abc import Mapping

from freedoko_qt.app.card_picture import CardPicture, cards, dollen
from freedoko_qt.engine.cards import Card

PRESET_PICTURES: Mapping[str, CardPicture] = {
    "kitchen": CardPicture((dollen(1), cards(Card.DA, Card.DA))),
    "standard": CardPicture((cards(Card.DK, Card.DK), cards(None, badge="×2"))),
    "ddv": CardPicture((dollen(0), cards(Card.CQ, badge="1"))),
    "beginner": CardPicture((cards(Card.HA, Card.HT, Card.HK),)),
    "doko_wtf": CardPicture((cards(Card.D9, Card.D9), cards(Card.DA, Card.DA, sign=">"))),
    "mittwoch": CardPicture((cards(Card.C9, Card.S9, Card.H9, Card.D9),), crossed=True),
    "freedoko_manual": CardPicture((cards(Card.DK, Card.DK), cards(Card.CQ, badge="+2"))),
}
"""Tens that beat each other, swines, Genscher and bock, a duty solo, no dullen, hyperswines, no nines, Re for two."""
