"""The rounds of an evening (RULES.md 16)."""

GAMES_IN_A_ROUND = 4
"""The games of a round without soli: each seat deals once."""
