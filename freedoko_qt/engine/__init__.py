"""The rule book: cards, contracts, actions, games, scores and tournaments; standard library only."""
