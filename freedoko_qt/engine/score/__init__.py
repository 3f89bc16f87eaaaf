"""After the last card: special points, the winner, the value, what each seat writes."""
