"""A real evening, four to seven people with cards of paper: the program keeps the list."""
