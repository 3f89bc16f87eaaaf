"""Deals that are kept to be played again, and the one of the day."""
