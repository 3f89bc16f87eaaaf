"""Makes every sound of the program out of sines and noise.

Run `python -m assets.synthesizer` in the project's folder; it writes assets/sounds/card.wav ..., one file for each
row of `voices.VOICES`: 44.1 kHz, mono, 16 bit, short and soft. The same script makes the same samples everywhere:
its noise comes from a generator whose numbers are laid down, and is shaped by Fourier transform.
With `--check` nothing is written: `check` says what is wrong with the sounds that are there.
"""
