"""The seat protocol: any program's player at our table, and ours at any other; `lines` describes it."""
