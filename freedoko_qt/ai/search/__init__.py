"""Values of cards, calls and contracts, estimated in sampled games."""
