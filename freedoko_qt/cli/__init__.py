"""The program without a screen."""
