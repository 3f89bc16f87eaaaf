"""The worth of each decision of a finished game."""
