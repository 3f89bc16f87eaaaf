"""The first start, and where an evening begins."""
