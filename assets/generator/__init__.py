"""Draws every picture of the program: the card decks, the application icon, the players' avatars and the signs on
buttons.

Run `python -m assets.generator` in the project's folder; it writes, below `assets/`,

    decks/french.zip ...              a deck: a drawing (SVG) for each card and two backs
    decks/french.png ...              its contact sheet
    icons/freedoko-qt.svg             the application's icon, and icons/freedoko-qt-16.png ... -512.png
    avatars/fox.svg ...               the players' avatars

In a deck are C9.svg ... DA.svg, 24 faces named suit (C S H D), then rank (9 J Q K T A), with the letters A K Q J;
CJ.de.svg ..., the faces whose letter is another one in German (B, D instead of J, Q); back.blue.svg and back.red.svg.
To show German letters, take `{card}.de.svg` where there is one, else `{card}.svg`; each drawing is complete.
A new deck is a new row in `deck.DECKS`: signs, colours, courts, letters and index size are data.
With `--check` nothing is written: `check` says what is wrong with the decks and icons that are there.

QtSvg knows no clipPath, nested svg, sized symbols or CSS variables, and no two machines have the same fonts:
hence every shape ends where it should by its own outline, and letters are outlines too.
"""
