"""Draws every picture of the program: the card decks, the application icon and the players' avatars.

Run `python -m assets.generator` in the project's folder; it writes, below `assets/`,

    decks/french/C9.svg ... DA.svg    24 faces, named suit (C S H D), then rank (9 J Q K T A), letters A K Q J
    decks/french/CJ.de.svg ...        the cards whose letter is another one in German (B, D instead of J, Q)
    decks/french/back.svg             the back
    icons/freedoko-qt.svg             the application's icon
    avatars/fox.svg ...               the players' avatars

and with `--png` also icons/freedoko-qt-16.png ... -512.png (that step alone needs PySide6).
To show German letters, take `{card}.de.svg` where there is one, else `{card}.svg`; each file is complete.
A new deck is a new row in `deck.DECKS`: signs, colours, letters and index size are data.

QtSvg knows no clipPath, nested svg, sized symbols or CSS variables, and no two machines have the same fonts:
hence every shape ends where it should by its own outline, and letters are outlines too.
"""
