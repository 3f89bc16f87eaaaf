"""Computer players: each decides from the view of its own seat alone."""

import os

# The layers are small: more threads would only wait for each other, and slow decisions down on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when numpy is first imported
