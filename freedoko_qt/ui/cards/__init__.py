"""The deck whose cards are shown, and cards outside the table."""
