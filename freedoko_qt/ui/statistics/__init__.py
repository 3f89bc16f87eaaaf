"""The statistics, and what they teach."""
