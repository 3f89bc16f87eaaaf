"""Before the first card: reservations, the contract that comes of them, the exchange of a poverty."""
