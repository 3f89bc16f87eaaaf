"""Questions about real positions, each asked again when it is about to be forgotten."""
