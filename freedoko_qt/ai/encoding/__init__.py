"""What a seat knows as arrays, and as inputs of the networks."""
