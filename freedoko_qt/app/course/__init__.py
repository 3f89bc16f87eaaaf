"""The course for those who learn the game: twelve lessons, and the progress with them."""
