"""The guided game: one deal, played card by card with explanations."""
