"""Computer players: each decides from the view of its own seat alone."""

import os

# The layers are small: more threads would only wait for each other, and for whatever else the machine does. With
# two threads, one of two cores being used by another program, 5 % of the expert's decisions took 597 ms or more; with
# one thread 119 ms (ddv, 2026-11-22).
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when numpy is first imported
