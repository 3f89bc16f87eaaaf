"""The list of a tournament: points, sums, curve, export."""
