"""Encoding of what a seat knows as arrays and as network inputs."""
