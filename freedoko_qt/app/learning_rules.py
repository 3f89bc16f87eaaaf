"""The rules by which newcomers play: those of the tournaments, with all that helps to see what goes on."""

from freedoko_qt.engine.rules import PRESETS, Rules

_AIDS = (
    "show_if_valid",
    "show_tricks_in_trickpiles",
    "show_trickpiles_points",
    "show_known_teams_in_game",
    "show_soloplayer_in_game",
)


def learning_rules() -> Rules:
    """Tournament rules, whose points are quickly explained."""
    rules = PRESETS["ddv"].rules.changed("reservation_change", "never")
    for option in _AIDS:
        rules = rules.changed(option, True)
    return rules
