"""Every decision of a finished game valued, by what its seat could know then."""
