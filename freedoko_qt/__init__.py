"""FreeDoko Qt: Doppelkopf for the desktop, one person and three computer players."""

__version__ = "0.2.0.dev0"
