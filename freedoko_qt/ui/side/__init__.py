"""The panel beside the table."""
