"""A finished game once more: to step through, to tell, and to play from any point on in another way."""
