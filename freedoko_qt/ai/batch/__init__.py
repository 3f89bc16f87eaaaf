"""Thousands of games at once as arrays, from the first card on; equal to ``engine.game`` by test.

The games of a batch share the deck (48 or 40 cards), so that all of them play the same card number at the same
time; each has its own rules and contract. Seats and cards are those of the engine.
"""
