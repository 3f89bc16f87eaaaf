"""The lessons, a module each."""
