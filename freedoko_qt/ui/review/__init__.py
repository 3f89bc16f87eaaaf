"""What each decision of a finished game was worth."""
