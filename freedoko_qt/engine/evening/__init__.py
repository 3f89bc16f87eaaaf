"""From game to game: rounds, duty soli, bock, the pot."""
