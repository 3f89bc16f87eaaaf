"""The things that courts hold, upright at x = 79 to the right of the axis, and the hand that holds them."""

from .emblems import oak, placed
from .layers import Part, patch, shape, stroke
from .paths import circle, circles, flipped, moved, rounded, scallop
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
    "oak staff": (
        shape(
            "leather",
            f"M{AT - 4} 187C{AT - 2} 150 {AT - 5} 120 {AT - 3} 66L{AT + 3} 66"
            f"C{AT + 4} 96 {AT + 8} 96 {AT + 4} 104C{AT + 3} 130 {AT + 5} 160 {AT + 4} 187Z",
            1.6,
        ),
        *oak(AT - 3, 76, 0.72, -62),
        *oak(AT + 2, 72, 0.62, 50),
        *placed("acorn", AT, 48, 40, turn=180),
    ),
    "orb": (
        shape("gold", circle(AT, 124, 22)),
        shape("leaf", "M57.5 119C70 126 88 126 100.5 119L101 127C88 134 70 134 57 127Z", 1.4),
        patch("belllight", "M63 114C65 108 70 105 75 104C70 108 68 112 67 116Z"),
        shape("gold", rounded(AT - 4, 96, 8, 8, 2), 1.5),
        *placed("leaf", AT, 83, 30),
    ),
    "goblet": (
        shape("gold", f"M{AT - 5} 120L{AT + 5} 120L{AT + 4} 150L{AT - 4} 150Z", 1.6),
        shape("gold", circle(AT, 130, 8, 4.5), 1.6),
        shape(
            "gold",
            f"M{AT - 20} 84C{AT - 21} 106 {AT - 14} 118 {AT} 122C{AT + 14} 118 {AT + 21} 106 {AT + 20} 84Z",
        ),
        patch(
            "belllight",
            f"M{AT - 15} 92C{AT - 14} 104 {AT - 11} 110 {AT - 7} 114C{AT - 9} 106 {AT - 10} 98 {AT - 9} 92Z",
        ),
        shape("gold", circle(AT, 84, 20, 5.5), 1.8),
        patch("jewel", circle(AT, 84.6, 15.5, 3.4)),
        *placed("heart", AT + 3, 103, 15),
    ),
    "bell sceptre": (
        *_staff("gold", 58),
        stroke(
            "ink",
            f"M{AT} 76C{AT - 12} 78 {AT - 15} 70 {AT - 14} 64M{AT} 76C{AT + 12} 78 {AT + 15} 70 {AT + 14} 64",
            5,
        ),
        stroke(
            "gold",
            f"M{AT} 76C{AT - 12} 78 {AT - 15} 70 {AT - 14} 64M{AT} 76C{AT + 12} 78 {AT + 15} 70 {AT + 14} 64",
            2.4,
        ),
        *placed("bell", AT - 14, 58, 20),
        *placed("bell", AT + 14, 58, 20),
        *placed("bell", AT, 42, 30),
        shape("gold", circle(AT, 78, 5), 1.6),
    ),
    "horn": (
        shape(
            "straw",
            "M52 92L58 90C60 112 68 122 78 119C88 115 88 98 84 84"
            "C90 78 98 77 103 79C107 108 98 138 80 143C62 147 51 124 52 92Z",
        ),
        shape("gold", "M84 84C90 78 98 77 103 79L104 88C97 86 91 88 86 92Z", 1.5),
        shape("gold", "M52 92L58 90L59 98L52.4 100Z", 1.5),
        shape("gold", "M64 114L70 120L66 135L58 128Z", 1.5),
        stroke("leather", "M56 104C70 70 92 66 100 82", 2.2),
    ),
    "crossbow": (
        shape("wood", f"M{AT - 4} 187L{AT - 5} 60L{AT + 5} 60L{AT + 4} 187Z", 1.6),
        stroke("white", f"M55 70L{AT} 98L103 70", 1.6),
        stroke("leather", f"M{AT} 96L{AT} 36", 2.6),
        shape("steel", f"M{AT} 20L{AT + 5} 35L{AT} 39L{AT - 5} 35Z", 1.5),
        shape("steel", "M53 72C60 48 98 48 105 72L101 73C92 60 66 60 57 73Z", 1.8),
        shape("gold", rounded(AT - 6, 52, 12, 12, 2), 1.5),
        shape("gold", rounded(AT - 4, 94, 8, 7, 2), 1.3),
    ),
    "lance": (
        *_staff("leather", 42, 5),
        shape("steel", f"M{AT} 20L{AT + 5} 36L{AT} 46L{AT - 5} 36Z", 1.6),
        shape("red", f"M{AT + 3} 50L{AT + 21} 54L{AT + 15} 63L{AT + 21} 73L{AT + 3} 84Z", 1.8),
        shape("red", f"M{AT - 3} 50L{AT - 6} 50L{AT - 6} 84L{AT - 3} 84Z", 1.4),
        patch("white", sign("heart", AT + 9, 66, 13)),
        shape("steel", f"M{AT - 3} 124L{AT + 3} 124L{AT + 11} 142L{AT - 11} 142Z", 1.6),
    ),
    "falcon": (
        shape("wing", "M62 150C57 128 60 106 70 96L88 100L90 168L80 184L72 168Z", 1.6),
        shape(
            "cream",
            "M68 98C66 86 74 77 83 78C93 80 95 90 92 97C101 110 98 134 86 147L74 147C66 130 64 112 68 98Z",
            1.8,
        ),
        shape("wing", "M68 100C60 112 58 136 66 158C76 150 84 124 80 106C77 101 72 98 68 100Z", 1.6),
        stroke(
            "ink", "M65 118C69 122 74 122 79 118M64 130C68 134 73 133 77 130M65 143C68 146 71 145 73 142", 1.3
        ),
        shape(
            "wing", "M68 98C64 84 72 74 83 75C91 76 95 81 95 88C90 86 86 88 85 95C81 100 73 101 68 98Z", 1.6
        ),
        shape("gold", "M94 84C101 84 104 89 102 96C100 92 97 91 93 92Z", 1.4),
        patch("white", circle(88, 85.6, 3.4)),
        patch("ink", circle(88.6, 85.8, 2.2)),
        stroke("ink", "M88 106L89 109M93 114L93.6 117M87 120L88 123M92 126L92 129M87 133L87 136", 1.8),
        *placed("bell", 95, 143, 14),
    ),
    "mug": (
        stroke("ink", "M90 112C105 110 105 142 90 140", 7),
        stroke("wood", "M90 112C105 110 105 142 90 140", 3.4),
        shape("wood", "M60 104L94 104L96 154L58 154Z"),
        stroke("ink", "M71 106L70 150M83 106L84 150", 1.2),
        shape("steel", "M59.4 112L94.6 112L95 119L59 119ZM58.4 140L95.6 140L96 147L58 147Z", 1.5),
        shape(
            "white",
            scallop(
                [
                    (56, 108),
                    (57, 98),
                    (64, 92),
                    (74, 90),
                    (84, 91),
                    (93, 95),
                    (98, 103),
                    (97, 110),
                    (86, 107),
                    (78, 112),
                    (68, 107),
                ],
                0.3,
            ),
            1.8,
        ),
    ),
    "rake": (
        *_staff("wood", 56),
        *(shape("wood", rounded(AT + x - 2, 32, 4, 20, 1.6), 1.4) for x in (-21, -12.6, -4.2, 4.2, 12.6, 21)),
        shape("wood", rounded(AT - 25, 48, 50, 9, 3), 1.8),
        stroke("ink", f"M{AT - 3} 74L{AT - 14} 58M{AT + 3} 74L{AT + 14} 58", 3),
    ),
    "lute": (
        shape("wood", f"M{AT - 6} 56L{AT - 15} 34L{AT - 8} 30L{AT + 3} 52Z", 1.6),
        stroke("ink", f"M{AT - 17} 44L{AT - 9} 41M{AT - 1} 38L{AT - 8} 41", 2.4),
        shape("wood", "M79 90C90 98 103 116 101 136C99 156 59 156 57 136C55 116 68 98 79 90Z"),
        shape("leather", rounded(AT - 4.5, 50, 9, 56, 1), 1.6),
        shape("cup", circle(AT, 120, 8), 1.4),
        stroke("white", f"M{AT - 2} 54L{AT - 2} 146M{AT + 2} 54L{AT + 2} 146", 0.9),
        patch("gold", circles(1.6, (66, 130), (92, 130))),
    ),
    "marotte": (
        *_staff("leather", 76, 5),
        shape(
            "trim",
            scallop(
                [(64, 80), (70, 74), (88, 74), (94, 80), (90, 90), (84, 84), (79, 92), (74, 84), (68, 90)],
                0.1,
            ),
            1.5,
        ),
        shape("coat", "M79 48C64 44 56 54 58 66L66 62C66 72 72 74 79 72Z", 1.6),
        shape("gold", flipped(moved("M79 48C64 44 56 54 58 66L66 62C66 72 72 74 79 72Z", -158)), 1.6),
        shape("skin", circle(AT, 66, 11), 1.6),
        shape("coat", "M67 62C68 46 74 38 82 34C86 42 90 52 91 62C83 58 75 58 67 62Z", 1.6),
        patch("ink", circles(1.5, (75, 67), (83, 67))),
        stroke("ink", "M75 71.5C77.4 74 80.6 74 83 71.5", 1.3),
        *placed("bell", 58, 69, 10),
        *placed("bell", 100, 69, 10),
        *placed("bell", 82, 33, 10),
    ),
}
