"""The rules: all options in one dialog, as a page of prose, and two sets side by side."""
