"""Vectorised games: thousands of games as arrays, from the first card on; equal to `engine.game` by a test.

The games of a batch share the deck (48 or 40 cards), so all of them play card number k at the same time; each has
its own rules and contract. Seats and cards are those of the engine.
"""
