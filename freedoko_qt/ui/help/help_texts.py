"""The texts of the help: how to use the program, Doppelkopf in a minute, and the words of the players."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

PROGRAM: tuple[tuple[object, object], ...] = (
    (
        QT_TRANSLATE_NOOP("Help", "The table"),
        QT_TRANSLATE_NOOP(
            "Help",
            "You sit at the bottom. When it is your turn the cards that you may play are bright, and a click plays "
            "one; a card that is not allowed says why. Before your turn a click chooses the card that is played when "
            "it comes, and another one takes it back. A glow shows whose turn it is, and the card that is winning the "
            "trick has a bright edge. A full trick stays for a moment: a click or Space goes on at once. A click on a "
            "pile shows the last trick once more.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "What you can say"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Before the first card you are asked what you say: healthy, a marriage, a poverty, a solo. What your hand"
            " does not allow is grey. During the game everything that you may announce has a button over your hand, "
            "as long as it can still be said; N brings the keyboard there.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "When in doubt"),
        QT_TRANSLATE_NOOP(
            "Help",
            "H says what the computer would do in your place, and why; it knows no more than you do. T shows the order "
            "of the cards in this game, L the last trick. Where the rules allow it, Ctrl+Z takes back what you played "
            "or said last, and O lays all cards open. In a tournament the list shows how often: ↶2 is taken back "
            "twice, ?1 is one hint.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "When all is decided"),
        QT_TRANSLATE_NOOP(
            "Help",
            "M takes the rest, where you lead and nothing that the others may still hold could take a trick from you: "
            "be sure, for in each game you can be wrong only once. When no card can change the result any more, a "
            "button over your hand and F play it out fast; the settings can make that happen by itself. Ctrl+G gives "
            "up.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Beside the table"),
        QT_TRANSLATE_NOOP(
            "Help",
            "F9 opens the side panel with the score sheet, the log, the order of the cards, and what is still out: the "
            "cards that you neither hold nor have seen played. That page is there only where the rules let you look at "
            "every trick again. Drag the edge of the panel to make it wider; next time it opens as you left it.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Mouse, finger, keys, voice"),
        QT_TRANSLATE_NOOP(
            "Help",
            "A card can also be pulled out of the hand and put down on the table; put down elsewhere it goes back, and "
            "so it does with Escape. A finger that slides along the hand lifts one card after the other. Everything "
            "can be done with keys alone. For a screen reader W lays the table out in words: a list of your cards, in "
            "which Enter plays, and a list of what lies on the table.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Tournaments"),
        QT_TRANSLATE_NOOP(
            "Help",
            "“New tournament” starts with the players and rules of last time; “Change…” lets you pick others, another "
            "length, or one of the ready-made tournaments. After each game the score sheet gives the reason for every "
            "point and shows all four hands; beside it are the list and the curve of the evening. P and G show them in "
            "the middle of a game. With “Compare with an expert” your cards are played once more after each game, with "
            "an expert in your seat (and the level Strong in place of other programs): the list shows how you did "
            "without the luck of the cards. Usually the others announce whenever it pays off. With “They announce by "
            "convention”, which costs them a little, an early Re or Kontra promises a strong hand: the end of “The "
            "rules we play now” says which.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Games looked at again"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Every finished game can be looked at step by step. From any card on you can play it in another way: what "
            "comes of it is kept as a branch below the game, where B leads, and the game on record stays as it is. P "
            "shows its points, and a click on a point shows the rule it follows from. K keeps its cards; F3 shows the "
            "deals you have kept and the deal of the day, to be played again with the cards of any seat.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "What each decision was worth"),
        QT_TRANSLATE_NOOP(
            "Help",
            "“Review” on the score sheet, or V in a finished game, judges each card, announcement and reservation by "
            "what its seat could know then: what it cost, what would have been better, and why. “Show me” plays on "
            "with the better choice. “Deal”, “Own play”, “Partner” and “Opponents” tell luck from skill. O turns from "
            "what the seat saw to what it could infer, and to the cards as they really were; 1 to 4 choose the seat. "
            "“What costs you points” in the statistics (F7) sums up your reviewed games, with examples to look at, and "
            "reviews the last games in one go.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "The trainer"),
        QT_TRANSLATE_NOOP(
            "Help",
            "F4 asks about real positions: who plays with whom, how many trumps are out, what to announce, which solo, "
            "which card. They come from your own reviewed games, where they cost points, and from new deals. Answer "
            "with the mouse or a number key; every answer is explained. What you know comes back after some days, what "
            "you did not know after ten minutes.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Your own rules"),
        QT_TRANSLATE_NOOP(
            "Help",
            "R shows the rules; between two tournaments they can be changed there. Several sets come with the "
            "program, and every option in them is yours to choose. You can keep your own sets under a name, read them"
            " as plain sentences, compare them, and give them to others as a file or a code.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Leaving and saving"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Close the window whenever you like: everything is saved card by card, and “Continue” goes on at the very "
            "same card. Tournaments, settings and your own rules are in the folder “freedoko-qt”, where your system "
            "keeps program data; started with --data-dir the program uses another folder. Should the program ever "
            "crash, it says so and saves a report under “crashes” there; sending or deleting it is up to you.",
        ),
    ),
)

IN_A_MINUTE: tuple[tuple[object, object], ...] = (
    (
        QT_TRANSLATE_NOOP("Help", "Aim"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Two play against two. There are 240 card points in all; Re needs 121 of them to win. Ace 11, ten 10, king "
            "4, queen 3, jack 2, nine 0.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Sides"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Whoever holds a queen of clubs is Re, the other two are Kontra. Nobody says so: you find out from the "
            "cards played and from what is announced.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Trumps"),
        QT_TRANSLATE_NOOP(
            "Help",
            "From the highest: ten of hearts, the queens, the jacks (clubs, spades, hearts, diamonds each), then ace,"
            " ten, king and nine of diamonds. In the other suits: ace, ten, king, nine.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Following"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Play a card of the suit that was led; all trumps are one suit. Without one you may play any card. Of two"
            " equal cards the first wins.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Announcements"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Re and Kontra raise the value of the game; no 90, no 60, no 30 and black promise even more. Each has its"
            " latest card.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Special points"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Fox: the opponents' ace of diamonds caught. Charlie: the jack of clubs wins the last trick. Doppelkopf:"
            " a trick of 40 card points or more.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Marriage"),
        QT_TRANSLATE_NOOP(
            "Help",
            "With both queens of clubs you declare a marriage: whoever wins the trick you name is your partner. If you "
            "say nothing, you play alone in secret.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Solo"),
        QT_TRANSLATE_NOOP("Help", "You play alone against three and decide what is trump."),
    ),
)

WORDS: tuple[tuple[object, object], ...] = (
    (
        QT_TRANSLATE_NOOP("Help", "Armut (poverty)"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Three trumps or fewer in one hand. They are offered to the others: whoever takes them gives as many cards "
            "back, and both play together as Re. If nobody does, the cards are dealt again.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Black"),
        QT_TRANSLATE_NOOP("Help", "The highest denial: the other side does not get a single trick."),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Bock"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Games that count double, for instance after a trick of hearts or a lost solo. Not every table has them.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Denial"),
        QT_TRANSLATE_NOOP(
            "Help",
            "No 90, no 60, no 30 or black: you promise that the other side gets less than so many card points. Each is "
            "worth a point; whoever promises too much loses.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Doppelkopf"),
        QT_TRANSLATE_NOOP("Help", "A trick of 40 card points or more: a point for the side that takes it."),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Dulle"),
        QT_TRANSLATE_NOOP(
            "Help",
            "The ten of hearts, the highest trump at most tables. There are two of them; which one beats the other is"
            " up to the rules.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Duty solo"),
        QT_TRANSLATE_NOOP("Help", "A solo that everybody has to play once in the course of a tournament."),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Card points"),
        QT_TRANSLATE_NOOP("Help", "What the cards in a trick count: ace 11, ten 10, king 4, queen 3, jack 2, nine 0."),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Fuchs (fox)"),
        QT_TRANSLATE_NOOP(
            "Help",
            "An ace of diamonds. It is a low trump with eleven card points; whoever catches one from the other side "
            "gets a point.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Genscher"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Whoever holds both kings of diamonds (or queens of hearts) may choose a new partner when playing the "
            "first.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Smearing"),
        QT_TRANSLATE_NOOP("Help", "To give the partner many card points into a trick that is sure to be theirs."),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Healthy"),
        QT_TRANSLATE_NOOP("Help", "What you say before the game when you have no reservation."),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Hochzeit (marriage)"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Both queens of clubs in one hand. You declare it and name the trick whose winner becomes your partner.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Silent marriage"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Both queens of clubs in one hand, and not a word about it: a solo of which the others know nothing.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Charlie"),
        QT_TRANSLATE_NOOP("Help", "The jack of clubs. It earns a point when it takes the last trick."),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Kontra"),
        QT_TRANSLATE_NOOP(
            "Help", "The side without the queens of clubs; also what it announces to raise the value of the game."
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Plain suits"),
        QT_TRANSLATE_NOOP("Help", "Everything that is not trump: in a normal game clubs, spades and hearts."),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Re"),
        QT_TRANSLATE_NOOP(
            "Help",
            "The side with the queens of clubs, and whoever plays a solo; also what it announces to raise the value "
            "of the game.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Reply"),
        QT_TRANSLATE_NOOP(
            "Help", "What the other side may still announce when it has been surprised by an announcement."
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Reservation"),
        QT_TRANSLATE_NOOP("Help", "What you say before the first card if you do not want a normal game."),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Schweine (swines)"),
        QT_TRANSLATE_NOOP(
            "Help", "Both aces of diamonds in one hand: where the rules know them they rank above the dullen."
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Solo"),
        QT_TRANSLATE_NOOP(
            "Help", "One plays alone against three and decides what is trump; for the soloist it counts three times."
        ),
    ),
)
