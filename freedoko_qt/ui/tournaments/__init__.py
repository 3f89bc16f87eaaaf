"""Setting up tournaments, and the list of all of them."""
