"""The library of deals."""
