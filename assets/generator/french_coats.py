"""The coats of the French courts."""

from .coat_parts import BASE, SLEEVES, body
from .layers import Part, patch, shape, stroke
from .paths import both, circle, circles, flipped, mirrored_points, moved, rounded, scallop, symmetric
from .signs import sign

_SHAWL = "M14 126C36 136 62 134 78 150C82 154 84 158 86 162C60 160 24 166 -6 187L-34 187C-20 168 0 156 8 142Z"

COATS: dict[str, Part] = {
    "ermine": (
        *body("coat"),
        shape("trim", "M-11 150L11 150L13 187L-13 187Z"),
        patch("gold", circles(3, (0, 158), (0, 169.5))),
        SLEEVES,
        shape(
            "white", symmetric("M0 150C8 150 14 156 20 166C42 167 66 163 89 156C78 133 36 138 14 128L0 134")
        ),
        patch(
            "ink",
            both(
                "".join(
                    f"M{x - 2} {y}L{x} {y + 6}L{x + 2} {y}Z"
                    for x, y in ((24, 142), (34, 152), (46, 145), (58, 154), (66, 146), (22, 156), (74, 152))
                )
            ),
        ),
    ),
    "stripes": (
        *body("coat"),
        patch(
            "trim",
            both("M18 132L27 134L27 187L18 187ZM37 136L46 136.5L47 187L38 187ZM57 138L66 141L68 187L59 187Z"),
        ),
        stroke("ink", symmetric(BASE)),
        shape("gold", symmetric("M0 152C16 150 30 142 40 134L30 132C20 140 10 144 0 145"), 1.8),
        shape("lining", "M-12 187L-12 148L12 148L12 187Z"),
    ),
    "robe": (
        *body("coat"),
        patch(
            "gold", both(sign("heart", 33, 150, 13) + sign("heart", 56, 147, 13) + sign("heart", 33, 171, 12))
        ),
        SLEEVES,
        shape("white", symmetric("M0 187L12 187C13 170 18 154 28 140C22 136 18 132 14 128L0 150")),
        patch("ink", both("M14 142L16 148L18 142ZM10 156L12 162L14 156ZM7 167L9 173L11 167Z")),
    ),
    "quilt": (
        *body("coat"),
        stroke(
            "trim",
            both(
                "M24 134L64 187M44 138L82 182M10 146L40 187M22 187L60 139M46 187L78 152M70 187"
                "L86 168M2 178L36 137"
            ),
            1.8,
        ),
        stroke("ink", symmetric(BASE)),
        shape("gold", symmetric("M0 152C18 150 34 144 46 136L30 131C20 138 10 141 0 142"), 1.8),
        patch(
            "jewel",
            sign("diamond", 0, 147, 8) + both(sign("diamond", 14, 144.6, 6.6) + sign("diamond", 28, 139, 6)),
        ),
        shape("trim", "M-9 187L-9 152L9 152L9 187Z"),
        patch("gold", sign("diamond", 0, 162, 11) + sign("diamond", 0, 176, 11)),
    ),
    "gown": (
        *body("coat"),
        patch(
            "skin",
            "M-13 128L13 128C17 129.6 20 131 24 132.4L24 138L20 158L-20 158L-24 138L-24 132.4"
            "C-20 131 -17 129.6 -13 128Z",
        ),
        shape("gold", symmetric("M0 164L26 164L30 137L23 134L19 157L0 157"), 1.8),
        patch("jewel", circles(2, (0, 160.6), (-10, 160.6), (10, 160.6)) + both(circle(24.6, 148, 1.8))),
        shape("trim", "M-12 187L-9 165L9 165L12 187Z"),
        stroke("gold", "M-10 172L10 172M-11 180L11 180", 2.2),
        SLEEVES,
        stroke("gold", both("M56 143C62 150 66 160 67 187"), 2.6),
    ),
    "collar": (
        *body("coat"),
        patch(
            "trim",
            both(
                circles(
                    2,
                    (36, 150),
                    (50, 146),
                    (64, 150),
                    (42, 163),
                    (58, 162),
                    (72, 164),
                    (36, 176),
                    (62, 176),
                    (78, 177),
                )
            ),
        ),
        patch("skin", "M-16 126L16 126L14 146L0 160L-14 146Z"),
        SLEEVES,
        shape(
            "white", both("M12 118C22 114 32 112 38 114C36 132 20 152 2 164L0 156C8 148 13 136 12 118Z"), 1.8
        ),
        shape("gold", circle(0, 163, 6), 1.8),
        patch("jewel", circle(0, 163, 3)),
        stroke("gold", "M0 171L0 187", 3),
    ),
    "ruff": (
        *body("coat"),
        shape("trim", symmetric("M0 146L16 146C18 160 15 174 12 187L0 187")),
        patch("coat", sign("heart", 0, 164, 15)),
        shape("coat", both("M30 146C54 128 92 140 92 168C92 176 90 182 90 187L52 187C50 172 42 158 30 146Z")),
        stroke("trim", both("M42 146C58 152 66 168 68 187M60 142C76 150 82 166 82 187"), 2.6),
        shape(
            "white",
            scallop(
                mirrored_points(
                    [
                        (0, 121),
                        (14, 119),
                        (27, 118),
                        (38, 122),
                        (43, 131),
                        (39, 141),
                        (29, 147),
                        (15, 150),
                        (0, 151),
                    ]
                ),
                0.24,
            ),
        ),
        stroke("ink", both("M10 130L13 149M18 128L27 146M24 125L37 140M28 122L42 131") + "M0 132L0 151", 1.1),
    ),
    "shawl": (
        *body("coat"),
        patch("skin", "M-14 126L14 126L12 142L0 152L-12 142Z"),
        shape("trim", _SHAWL),
        shape("trim", flipped(_SHAWL)),
        patch(
            "gold",
            both(
                "".join(
                    sign("diamond", x, y, 9)
                    for x, y in ((26, 144), (42, 148), (58, 148), (24, 158), (70, 155))
                )
            )
            + sign("diamond", 0, 166, 11),
        ),
        stroke("gold", both("M86 162C60 160 36 164 12 176"), 2.2),
    ),
    "vest": (
        *body("white"),
        shape("coat", both("M16 130C26 134 40 135 46 137C40 152 42 170 46 187L6 187C10 170 12 148 16 130Z")),
        stroke("gold", both("M13 150L2 158M12 162L1 170M10 174L1 180"), 2.2),
        stroke("ink", both("M60 150C64 160 64 172 62 187M74 158C76 168 76 178 75 187"), 1.2),
        shape("white", both("M12 124L27 131L19 149L0 139Z"), 1.8),
        shape("trim", "M-5 140L5 140L8 152L0 147L-8 152Z", 1.6),
    ),
    "halved": (
        *body("coat"),
        patch("trim", BASE + "Z"),
        stroke("ink", symmetric(BASE) + "M0 150L0 187"),
        SLEEVES,
        shape(
            "white",
            scallop(
                [
                    (-14, 124),
                    (14, 124),
                    (30, 131),
                    (42, 138),
                    (35, 147),
                    (25, 152),
                    (13, 155),
                    (0, 150),
                    (-13, 155),
                    (-25, 152),
                    (-35, 147),
                    (-42, 138),
                    (-30, 131),
                ],
                0.16,
            ),
        ),
        patch("gold", circles(2.6, (0, 164), (0, 175))),
    ),
    "slashed": (
        *body("coat"),
        shape("coat", both("M32 140C54 128 90 140 92 166L91 187L54 187C52 170 44 154 32 140Z")),
        shape(
            "trim",
            both(
                "M50 142C58 152 62 166 62 178C58 176 56 168 54 160C52 154 50 148 50 142ZM66 142"
                "C74 152 77 164 76 176C72 174 71 166 70 160C69 154 67 148 66 142Z"
            ),
            1.4,
        ),
        shape("trim", "M-14 187L-16 148L16 148L14 187Z"),
        patch("red", sign("heart", 0, 164, 15)),
        shape(
            "white",
            scallop(
                mirrored_points([(0, 128), (14, 125), (24, 130), (28, 138), (22, 146), (11, 150), (0, 151)]),
                0.25,
            ),
        ),
    ),
    "hood": (
        *body("coat"),
        SLEEVES,
        shape("leather", "M-56 139L-46 137C-20 150 12 168 32 187L18 187C0 172 -30 152 -56 139Z", 1.6),
        shape("gold", moved(rounded(-6, -6, 12, 12, 2), 4, 170, turn=38), 1.6),
        shape(
            "trim",
            symmetric(
                "M0 158L8 167L16 157L25 164L32 153L42 158L48 146L60 147C52 138 34 138 16 126"
                "C10 136 5 139 0 140"
            ),
        ),
    ),
}
