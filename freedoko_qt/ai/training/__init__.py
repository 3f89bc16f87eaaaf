"""Self-play from nothing to weights: ``python -m freedoko_qt.ai.training`` (needs the extra ``train``)."""
