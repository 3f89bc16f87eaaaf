"""Training of all weights from nothing: `python -m freedoko_qt.ai.training` (needs the extra `train`)."""
