"""Rules of thumb: small named rules; the first that fires decides and gives its reason."""
