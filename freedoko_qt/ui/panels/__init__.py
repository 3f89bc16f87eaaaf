"""What is asked and answered over the table."""
