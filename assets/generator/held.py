"""What the courts hold, upright at x = 79 to the right of the axis, and the hand that holds it."""

from .layers import Part, patch, shape, stroke
from .paths import circle, circles, moved, rounded
from .signs import sign

AT = 79  # the shaft's place

HAND: Part = (
    shape("coat", "M62 187L65 170L93 170L97 187Z"),
    shape("trim", "M63 174L65 164L93 164L95 174C86 177 72 177 63 174Z", 1.8),
    shape(
        "skin",
        "M68 152C68 147 71 146 76 146L85 147C90 148 92 151 92 155L92 160"
        "C92 164 90 166 85 166L73 166C70 166 68 164 68 161Z",
        1.8,
    ),
    stroke("ink", "M69 152.4L79 152.4M69 157L79 157M69 161.6L79 161.6", 1.3),
)


def _staff(fill: str, top: float, width: float = 6) -> Part:
    return (shape(fill, rounded(AT - width / 2, top, width, 187 - top, 1), 1.6),)


HELD: dict[str, Part] = {
    "none": (),
    "sceptre trefoil": (
        *_staff("gold", 70),
        shape("gold", sign("club", AT, 52, 34), 1.8),
        shape("gold", circle(AT, 72, 5), 1.6),
    ),
    "sword": (
        shape("steel", f"M{AT - 5} 130L{AT - 5} 38L{AT} 26L{AT + 5} 38L{AT + 5} 130Z", 1.8),
        stroke("ink", f"M{AT} 36L{AT} 126", 1.2),
        shape("gold", rounded(AT - 17, 129, 34, 7, 3), 1.8),
        shape("leather", rounded(AT - 3.5, 136, 7, 40, 2), 1.6),
    ),
    "sceptre heart": (
        *_staff("gold", 76),
        shape("red", sign("heart", AT, 58, 32), 1.8),
        shape("gold", circle(AT, 78, 5), 1.6),
    ),
    "axe": (
        *_staff("leather", 34),
        shape(
            "steel",
            f"M{AT + 3} 46C{AT + 10} 44 {AT + 14} 40 {AT + 17} 34C{AT + 22} 50 {AT + 22} 66 {AT + 17} 82"
            f"C{AT + 14} 76 {AT + 10} 72 {AT + 3} 70Z",
            1.8,
        ),
        shape("gold", rounded(AT - 5, 44, 10, 28, 2), 1.6),
    ),
    "clover": (
        stroke("stem", f"M{AT} 170C{AT - 3} 140 {AT + 2} 120 {AT} 96", 3.4),
        shape("leaf", sign("club", AT, 84, 32), 1.8),
        shape(
            "leaf",
            f"M{AT} 128C{AT + 6} 116 {AT + 14} 114 {AT + 19} 116C{AT + 16} 124 {AT + 10} 130 {AT} 132Z",
            1.6,
        ),
        shape(
            "leaf",
            f"M{AT} 140C{AT - 6} 130 {AT - 12} 128 {AT - 17} 130C{AT - 14} 138 {AT - 8} 142 {AT} 144Z",
            1.6,
        ),
    ),
    "mirror": (
        *_staff("gold", 112, 7),
        shape("gold", circle(AT, 98, 18, 22)),
        shape("glass", circle(AT, 98, 13, 17), 1.6),
        stroke("white", f"M{AT - 6} 100L{AT + 2} 88M{AT - 2} 106L{AT + 7} 92", 2),
    ),
    "rose": (
        stroke("stem", f"M{AT} 170C{AT + 3} 144 {AT - 2} 126 {AT} 100", 3.4),
        shape(
            "leaf",
            f"M{AT} 136C{AT + 6} 124 {AT + 13} 122 {AT + 18} 123C{AT + 16} 132 {AT + 10} 138 {AT} 140Z",
            1.6,
        ),
        shape(
            "leaf",
            f"M{AT} 126C{AT - 6} 116 {AT - 12} 115 {AT - 16} 116C{AT - 14} 124 {AT - 8} 129 {AT} 130Z",
            1.6,
        ),
        shape("red", circles(9, (AT - 9, 90), (AT + 9, 90), (AT - 6, 100), (AT + 6, 100), (AT, 82)), 1.8),
        patch("red", circle(AT, 92, 11)),
        stroke(
            "ink",
            f"M{AT - 6} 92C{AT - 5} 84 {AT + 6} 84 {AT + 6} 91"
            f"C{AT + 6} 97 {AT - 2} 98 {AT - 2} 93C{AT - 2} 90 {AT + 2} 90 {AT + 2} 92",
            1.5,
        ),
    ),
    "fan": (
        shape("red", f"M{AT} 150L{AT - 34} 104C{AT - 20} 84 {AT + 8} 84 {AT + 19} 96Z"),
        stroke(
            "gold",
            f"M{AT} 150L{AT - 25} 95M{AT} 150L{AT - 14} 90M{AT} 150L{AT - 2} 88M{AT} 150L{AT + 10} 91",
            1.8,
        ),
        stroke("gold", f"M{AT - 27} 112C{AT - 16} 98 {AT + 4} 98 {AT + 15} 106", 2.2),
    ),
    "wheat": (
        stroke(
            "gold",
            f"M{AT} 174L{AT} 78M{AT} 170C{AT - 3} 140 {AT - 6} 120 {AT - 12} 100M{AT} 170"
            f"C{AT + 3} 140 {AT + 4} 120 {AT + 8} 106",
            2.4,
        ),
        shape(
            "gold",
            "".join(
                moved(
                    "M0 0C5 -4 6 -10 3 -15C-2 -11 -3 -5 0 0Z"
                    if k > 0
                    else "M0 0C-5 -4 -6 -10 -3 -15C2 -11 3 -5 0 0Z",
                    AT + dx,
                    y + dy,
                    turn=k * 18 + lean,
                )
                for dx, y, lean in ((0, 46, 0), (-15, 66, -14), (10, 74, 9))
                for dy in (12, 24, 36)
                for k in (-1, 1)
            ),
            1.3,
        ),
        shape(
            "gold",
            moved("M0 0C5 -5 5 -12 0 -18C-5 -12 -5 -5 0 0Z", AT, 50)
            + moved("M0 0C5 -5 5 -12 0 -18C-5 -12 -5 -5 0 0Z", AT - 17, 72, turn=-14)
            + moved("M0 0C5 -5 5 -12 0 -18C-5 -12 -5 -5 0 0Z", AT + 11, 78, turn=9),
            1.3,
        ),
    ),
    "halberd": (
        *_staff("leather", 62, 5),
        shape("steel", f"M{AT} 22L{AT + 6} 46L{AT + 3} 66L{AT - 3} 66L{AT - 6} 46Z", 1.8),
        shape(
            "steel",
            f"M{AT + 3} 72C{AT + 10} 70 {AT + 14} 68 {AT + 18} 64"
            f"C{AT + 21} 76 {AT + 20} 88 {AT + 16} 98C{AT + 12} 92 {AT + 8} 90 {AT + 3} 90Z",
            1.8,
        ),
        shape("steel", f"M{AT - 3} 74L{AT - 15} 80L{AT - 3} 88Z", 1.8),
        shape("gold", rounded(AT - 4.5, 64, 9, 30, 2), 1.6),
    ),
    "letter": (
        shape("white", moved(rounded(-23, -17, 46, 34, 2), AT - 8, 128, turn=-12)),
        stroke("ink", moved("M-22 -16L0 4L22 -16M-22 16L-7 -2M22 16L7 -2", AT - 8, 128, turn=-12), 1.4),
        shape("red", sign("heart", AT - 7.4, 131, 15, turn=-12), 1.4),
    ),
    "bow": (
        stroke("ink", f"M{AT - 8} 34L{AT - 8} 187", 1.2),
        shape(
            "leather",
            f"M{AT - 9} 33C{AT + 10} 52 {AT + 21} 104 {AT + 1} 156L{AT - 4} 187L{AT + 2} 187"
            f"L{AT + 6} 158C{AT + 28} 104 {AT + 14} 48 {AT - 7} 29Z",
            1.6,
        ),
    ),
}
