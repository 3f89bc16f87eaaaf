"""Forms: sections of values with their explanations, each with its editor, and the search for them."""
