"""The course: the list of its lessons, a page for each, and its exercises."""
