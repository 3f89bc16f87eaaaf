"""The pages of help."""
