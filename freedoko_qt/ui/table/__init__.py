"""What lies on the table: cards, seats, tricks, and how they move."""
