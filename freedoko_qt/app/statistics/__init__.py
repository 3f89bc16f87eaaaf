"""What all finished games together say about those who played them."""
