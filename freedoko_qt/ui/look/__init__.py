"""The look of everything: colours, fonts, painting."""
