"""The player by rules of thumb: small named rules, the first that fires decides and says why."""
