"""FreeDoko Qt: Doppelkopf for the desktop, one person and three computer players."""

__version__ = "0.1.0"
