"""The trainer: the choice of what to practise, a position on the table, and the answer."""
