"""The players: each decides from what its own seat knows, and from nothing else."""
