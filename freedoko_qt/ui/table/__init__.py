"""The table: cards, seats, tricks, and how they move."""
