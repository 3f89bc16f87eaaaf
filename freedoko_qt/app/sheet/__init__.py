"""The list of an evening as players keep it, and what can be made of it: a file, a text, a page to print."""
