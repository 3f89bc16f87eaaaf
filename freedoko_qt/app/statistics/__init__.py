"""Statistics of all finished games and those who played them."""
