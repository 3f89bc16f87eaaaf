"""The dialog of the settings, with its preview."""
