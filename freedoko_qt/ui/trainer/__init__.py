"""The trainer: what one wants to practise, a position on the table, and the answer."""
