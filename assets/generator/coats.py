"""Shoulders and clothes of the courts, from the neck (y = 126) to below the belt (y = 187). Axis x = 0."""

from .emblems import OAK, placed
from .layers import Part, patch, shape, stroke
from .paths import both, circle, circles, flipped, mirrored_points, moved, rounded, scallop, symmetric
from .signs import sign

BASE = "M0 128L14 128C32 136 66 134 83 149C94 159 98 172 99 187L0 187"
_V = "M0 160L-17 128L-12 126C-6 136 6 136 12 126L17 128Z"
_SLEEVES = stroke("ink", both("M50 187C50 174 48 164 43 155"))


def _body(fill: str) -> Part:
    return (shape(fill, symmetric(BASE)),)


_DAG = "M0 126L14 124C28 128 40 132 50 138L46 150L36 146L27 163L19 152L9 172L0 156Z"


COATS: dict[str, Part] = {
    "ermine": (
        *_body("coat"),
        shape("trim", "M-11 150L11 150L13 187L-13 187Z"),
        patch("gold", circles(3, (0, 158), (0, 169.5))),
        _SLEEVES,
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
        *_body("coat"),
        patch(
            "trim",
            both("M18 132L27 134L27 187L18 187ZM37 136L46 136.5L47 187L38 187ZM57 138L66 141L68 187L59 187Z"),
        ),
        stroke("ink", symmetric(BASE)),
        shape("gold", symmetric("M0 152C16 150 30 142 40 134L30 132C20 140 10 144 0 145"), 1.8),
        shape("lining", "M-12 187L-12 148L12 148L12 187Z"),
    ),
    "robe": (
        *_body("coat"),
        patch(
            "gold", both(sign("heart", 33, 150, 13) + sign("heart", 56, 147, 13) + sign("heart", 33, 171, 12))
        ),
        _SLEEVES,
        shape("white", symmetric("M0 187L12 187C13 170 18 154 28 140C22 136 18 132 14 128L0 150")),
        patch("ink", both("M14 142L16 148L18 142ZM10 156L12 162L14 156ZM7 167L9 173L11 167Z")),
    ),
    "quilt": (
        *_body("coat"),
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
        *_body("coat"),
        patch(
            "skin",
            "M-13 128L13 128C17 129.6 20 131 24 132.4L24 138L20 158L-20 158L-24 138L-24 132.4"
            "C-20 131 -17 129.6 -13 128Z",
        ),
        shape("gold", symmetric("M0 164L26 164L30 137L23 134L19 157L0 157"), 1.8),
        patch("jewel", circles(2, (0, 160.6), (-10, 160.6), (10, 160.6)) + both(circle(24.6, 148, 1.8))),
        shape("trim", "M-12 187L-9 165L9 165L12 187Z"),
        stroke("gold", "M-10 172L10 172M-11 180L11 180", 2.2),
        _SLEEVES,
        stroke("gold", both("M56 143C62 150 66 160 67 187"), 2.6),
    ),
    "collar": (
        *_body("coat"),
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
        _SLEEVES,
        shape(
            "white", both("M12 118C22 114 32 112 38 114C36 132 20 152 2 164L0 156C8 148 13 136 12 118Z"), 1.8
        ),
        shape("gold", circle(0, 163, 6), 1.8),
        patch("jewel", circle(0, 163, 3)),
        stroke("gold", "M0 171L0 187", 3),
    ),
    "ruff": (
        *_body("coat"),
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
        *_body("coat"),
        patch("skin", "M-14 126L14 126L12 142L0 152L-12 142Z"),
        shape(
            "trim",
            "M14 126C36 136 62 134 78 150C82 154 84 158 86 162C60 160 24 166 -6 187L-34 187"
            "C-20 168 0 156 8 142Z",
        ),
        shape(
            "trim",
            flipped(
                "M14 126C36 136 62 134 78 150C82 154 84 158 86 162C60 160 24 166 -6 187L-34 187"
                "C-20 168 0 156 8 142Z"
            ),
        ),
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
        *_body("white"),
        shape("coat", both("M16 130C26 134 40 135 46 137C40 152 42 170 46 187L6 187C10 170 12 148 16 130Z")),
        stroke("gold", both("M13 150L2 158M12 162L1 170M10 174L1 180"), 2.2),
        stroke("ink", both("M60 150C64 160 64 172 62 187M74 158C76 168 76 178 75 187"), 1.2),
        shape("white", both("M12 124L27 131L19 149L0 139Z"), 1.8),
        shape("trim", "M-5 140L5 140L8 152L0 147L-8 152Z", 1.6),
    ),
    "halved": (
        *_body("coat"),
        patch("trim", BASE + "Z"),
        stroke("ink", symmetric(BASE) + "M0 150L0 187"),
        _SLEEVES,
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
        *_body("coat"),
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
        *_body("coat"),
        _SLEEVES,
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
    "mantle": (
        *_body("lining"),
        shape("coat", both("M14 130C34 138 66 134 83 149C94 159 98 172 99 187L26 187C30 168 24 146 14 130Z")),
        stroke("gold", both("M20 138C30 154 33 170 31 187"), 3.4),
        stroke("ink", "M-22 152L22 152", 5),
        stroke("gold", "M-22 152L22 152", 2.2),
        patch(
            "trim",
            both(
                "".join(
                    moved(OAK, x, y, scale=0.46, turn=turn)
                    for x, y, turn in ((44, 156, 20), (66, 156, 30), (54, 176, 20), (78, 178, 30))
                )
            ),
        ),
        shape("gold", both(circle(22, 152, 6)), 1.6),
        patch("trim", circles(2.4, (0, 164), (0, 176))),
    ),
    "chain": (
        *_body("coat"),
        _SLEEVES,
        shape("trim", both("M12 130L30 132L22 187L8 187Z"), 1.6),
        stroke("ink", "M52 138C44 156 24 172 0 176C-24 172 -44 156 -52 138", 7),
        stroke("gold", "M52 138C44 156 24 172 0 176C-24 172 -44 156 -52 138", 4),
        shape(
            "gold",
            circles(4, *((s * x, y) for s in (-1, 1) for x, y in ((48, 146), (37, 160), (20, 171)))),
            1.4,
        ),
        shape("white", both("M12 122L28 130L21 146L0 137Z"), 1.8),
        shape("gold", circle(0, 172, 11), 1.8),
        *placed("leaf", 0, 172, 16),
    ),
    "loden": (
        *_body("coat"),
        _SLEEVES,
        patch("white", "M-14 128L14 128L8 187L-8 187Z"),
        stroke("ink", "M-1 142L-1 187", 1.2),
        shape("trim", both("M13 128L31 133L30 152L9 187L3 187L2 150Z"), 1.8),
        shape("leather", both("M12 120L25 128L13 142L0 134Z"), 1.6),
        patch("gold", both(circles(3, (37, 160), (33, 174)))),
        shape("leather", "M-58 140L-50 137C-40 152 -30 170 -24 187L-34 187C-40 168 -48 154 -58 140Z", 1.5),
    ),
    "brigandine": (
        *_body("coat"),
        patch(
            "gold",
            both(circles(2.2, *((x + 7 * (y == 166), y) for y in (156, 166, 176) for x in (10, 24, 38)))),
        ),
        stroke("ink", "M-46 152C-20 158 20 158 46 152M-48 161L48 161M-48 171L48 171M-48 181L48 181", 1.1),
        _SLEEVES,
        shape("trim", both("M54 140C76 136 94 152 97 168C84 158 68 152 52 154Z"), 1.8),
        shape(
            "steel",
            scallop(
                mirrored_points(
                    [(0, 120), (18, 116), (32, 122), (44, 134), (38, 146), (24, 151), (12, 154), (0, 155)]
                ),
                0.14,
            ),
        ),
        stroke(
            "ink",
            "".join(
                f"M{x - 3} {y}C{x - 1} {y + 3} {x + 1} {y + 3} {x + 3} {y}"
                for y, xs in (
                    (128, (-24, -14, 14, 24)),
                    (136, (-32, -22, -12, 0, 12, 22, 32)),
                    (144, (-28, -17, -6, 6, 17, 28)),
                )
                for x in xs
            ),
            1.2,
        ),
    ),
    "plate": (
        *_body("steel"),
        stroke("steeldark", both("M58 146C64 158 66 172 66 187M72 150C80 162 82 174 82 187"), 3),
        shape("coat", "M-36 138L36 138L32 187L-32 187Z"),
        stroke("trim", "M-30 144L-27 187M30 144L27 187", 2.4),
        *placed("heart", 0, 166, 34),
        shape("steel", both("M34 134C56 128 80 138 90 156C76 166 54 164 42 154C36 148 34 142 34 134Z")),
        stroke("ink", both("M44 142C58 140 72 146 82 154M42 150C54 148 66 152 74 160"), 1.3),
        shape("steel", symmetric("M0 118L18 116C22 122 26 128 34 134C28 146 12 150 0 150")),
        stroke("ink", both("M0 128L22 126M0 139L30 136"), 1.3),
    ),
    "braided": (
        *_body("coat"),
        _SLEEVES,
        stroke("gold", both("M3 158L30 156M3 167L31 166M3 176L32 176M3 185L32 186"), 3),
        shape(
            "gold",
            both(circles(3.4, (33, 156), (34, 166), (35, 176))) + circles(2.6, (0, 158), (0, 167), (0, 176)),
            1.2,
        ),
        stroke("gold", both("M56 143C62 152 66 168 66 187"), 2.6),
        shape(
            "fur",
            scallop(
                mirrored_points(
                    [(0, 128), (14, 122), (30, 126), (46, 134), (44, 146), (30, 147), (16, 150), (0, 156)]
                ),
                0.16,
            ),
        ),
        stroke("furline", both("M14 132L16 140M26 132L28 140M37 136L36 142M6 138L6 146"), 1.3),
    ),
    "apron": (
        *_body("white"),
        stroke("ink", both("M58 148C63 160 64 174 62 187M76 156C79 168 79 178 78 187"), 1.2),
        shape("coat", both("M17 130L28 132L33 187L22 187Z"), 1.6),
        shape("trim", "M-26 156L26 156L36 187L-36 187Z"),
        stroke("ink", "M-26 162L26 162", 1.2),
        shape("red", symmetric("M0 146L12 150L6 162L0 150"), 1.4),
        shape("red", symmetric("M0 136L14 124C22 128 26 132 28 136C18 146 8 149 0 149"), 1.8),
    ),
    "smock": (
        *_body("coat"),
        _SLEEVES,
        shape("white", both("M12 122L34 132L26 152L0 141Z"), 1.8),
        shape("trim", "M-24 152L24 152L26 166L-26 166Z", 1.5),
        stroke("white", "".join(f"M{x} 155L{x + 4} 163L{x + 8} 155" for x in range(-24, 20, 8)), 1.4),
        stroke("ink", "M-18 168L-19 187M-6 168L-6 187M6 168L6 187M18 168L19 187", 1.1),
        shape("red", moved(symmetric("M0 0C8 -6 16 -6 20 0C16 8 8 6 0 2"), 0, 146), 1.4),
    ),
    "doublet": (
        *_body("coat"),
        shape("trim", "M-15 187L-17 146L17 146L15 187Z"),
        patch("gold", circles(2.4, (0, 158), (0, 168), (0, 178))),
        shape("coat", both("M34 138C58 128 90 142 92 168L91 187L56 187C54 168 46 152 34 138Z")),
        stroke(
            "trim",
            both("M46 138C60 150 66 168 66 187M62 138C76 152 80 168 79 187M78 146C88 160 89 174 88 187"),
            3.4,
        ),
        shape(
            "white",
            scallop(
                mirrored_points([(0, 128), (13, 124), (25, 128), (33, 137), (26, 147), (13, 151), (0, 153)]),
                0.2,
            ),
        ),
    ),
    "motley": (
        *_body("coat"),
        patch("trim", BASE + "Z"),
        patch(
            "gold",
            both(
                "".join(
                    sign("diamond", x, y, 17)
                    for x, y in ((62, 156), (78, 168), (58, 178), (30, 176), (88, 184))
                )
            ),
        ),
        stroke("ink", symmetric(BASE) + "M0 150L0 187"),
        _SLEEVES,
        *(
            shape(fill, flipped(_DAG) if side < 0 else _DAG, 1.8)
            for side, fill in ((-1, "trim"), (1, "coat"))
        ),
        *(
            layer
            for x, y in ((-46, 152), (-27, 166), (-9, 174), (9, 174), (27, 166), (46, 152))
            for layer in placed("bell", x, y, 12)
        ),
    ),
}
