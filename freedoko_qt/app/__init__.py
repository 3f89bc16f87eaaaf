"""One evening at the table: threads, files, settings, words. Qt's core at most, no widgets."""
