"""The course for those who learn the game: twelve lessons, and how far somebody has come with them."""
