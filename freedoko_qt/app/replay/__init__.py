"""A finished game once more: to step through, to put into words, and to play from any point on in another way."""
