"""The second copy of every deal of a tournament: an expert has the person's cards, and luck no longer counts."""
