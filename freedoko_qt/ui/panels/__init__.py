"""The questions over the table."""
