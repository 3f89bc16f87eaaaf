"""A finished game looked at again, and what is tried from there."""
