"""The rules by which newcomers play: those of the tournaments, with all that helps to see what goes on."""

from freedoko_qt.engine.rules import PRESETS, Rules

_HELPS = (
    "show_if_valid",
    "show_tricks_in_trickpiles",
    "show_trickpiles_points",
    "show_known_teams_in_game",
    "show_soloplayer_in_game",
)


def learning_rules() -> Rules:
    """Tournament rules, whose points are quickly explained."""
    rules = PRESETS["ddv"].rules.changed("reservation_change", "never")
    for helps in _HELPS:
        rules = rules.changed(helps, True)
    return rules
