"""The window, the table and the dialogs."""
