"""The tournament around the games: rounds, duty soli, bock, the pot."""
