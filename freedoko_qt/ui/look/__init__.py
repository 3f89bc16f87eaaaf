"""How everything looks: colours, fonts, painting."""
