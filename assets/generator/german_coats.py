"""The coats of the courts of the German suits; two more they share with the French ones."""

from .coat_parts import BASE, SLEEVES, body
from .emblems import OAK, placed
from .layers import Part, patch, shape, stroke
from .paths import both, circle, circles, flipped, mirrored_points, moved, scallop, symmetric
from .signs import sign

_DAG = "M0 126L14 124C28 128 40 132 50 138L46 150L36 146L27 163L19 152L9 172L0 156Z"

COATS: dict[str, Part] = {
    "mantle": (
        *body("lining"),
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
        *body("coat"),
        SLEEVES,
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
        *body("coat"),
        SLEEVES,
        patch("white", "M-14 128L14 128L8 187L-8 187Z"),
        stroke("ink", "M-1 142L-1 187", 1.2),
        shape("trim", both("M13 128L31 133L30 152L9 187L3 187L2 150Z"), 1.8),
        shape("leather", both("M12 120L25 128L13 142L0 134Z"), 1.6),
        patch("gold", both(circles(3, (37, 160), (33, 174)))),
        shape("leather", "M-58 140L-50 137C-40 152 -30 170 -24 187L-34 187C-40 168 -48 154 -58 140Z", 1.5),
    ),
    "brigandine": (
        *body("coat"),
        patch(
            "gold",
            both(circles(2.2, *((x + 7 * (y == 166), y) for y in (156, 166, 176) for x in (10, 24, 38)))),
        ),
        stroke("ink", "M-46 152C-20 158 20 158 46 152M-48 161L48 161M-48 171L48 171M-48 181L48 181", 1.1),
        SLEEVES,
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
        *body("steel"),
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
        *body("coat"),
        SLEEVES,
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
        *body("white"),
        stroke("ink", both("M58 148C63 160 64 174 62 187M76 156C79 168 79 178 78 187"), 1.2),
        shape("coat", both("M17 130L28 132L33 187L22 187Z"), 1.6),
        shape("trim", "M-26 156L26 156L36 187L-36 187Z"),
        stroke("ink", "M-26 162L26 162", 1.2),
        shape("red", symmetric("M0 146L12 150L6 162L0 150"), 1.4),
        shape("red", symmetric("M0 136L14 124C22 128 26 132 28 136C18 146 8 149 0 149"), 1.8),
    ),
    "smock": (
        *body("coat"),
        SLEEVES,
        shape("white", both("M12 122L34 132L26 152L0 141Z"), 1.8),
        shape("trim", "M-24 152L24 152L26 166L-26 166Z", 1.5),
        stroke("white", "".join(f"M{x} 155L{x + 4} 163L{x + 8} 155" for x in range(-24, 20, 8)), 1.4),
        stroke("ink", "M-18 168L-19 187M-6 168L-6 187M6 168L6 187M18 168L19 187", 1.1),
        shape("red", moved(symmetric("M0 0C8 -6 16 -6 20 0C16 8 8 6 0 2"), 0, 146), 1.4),
    ),
    "doublet": (
        *body("coat"),
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
        *body("coat"),
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
        SLEEVES,
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
