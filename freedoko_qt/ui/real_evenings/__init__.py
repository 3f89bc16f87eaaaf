"""The list for a real evening: four to seven people with cards of paper."""
