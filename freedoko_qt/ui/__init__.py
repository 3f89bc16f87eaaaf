"""What one sees: the window, the table, the dialogs."""
