"""Crowns, caps and headdresses of the courts. Axis x = 0, the brow near y = 66."""

from .emblems import oak, placed
from .layers import Part, patch, shape, stroke
from .paths import both, circle, circles, flipped, mirrored_points, moved, scallop, symmetric
from .signs import sign

_BAND = "M0 57C12 57 23 55 31 52L32 61C23 65 12 67 0 67"
_FEATHER = "M0 0C10 -8 26 -22 30 -44C20 -42 4 -28 -4 -6Z"


def _band(jewels: str) -> Part:
    return (
        shape("gold", symmetric(_BAND)),
        patch("jewel", circle(0, 62, 3.4) + both(circle(13, 61.4, 2.4) + circle(24, 59, 2.4)))
        if jewels == "round"
        else patch(
            "jewel",
            sign("diamond", 0, 62, 9) + both(sign("diamond", 13, 61.2, 7) + sign("diamond", 24, 59, 6.5)),
        ),
    )


_FOOL_HORN = "M0 48C10 34 28 27 44 36C58 44 62 56 60 64C52 54 42 52 34 64L30 60C20 54 10 52 0 52Z"

HATS: dict[str, Part] = {
    "none": (),
    "trefoil crown": (
        patch("lining", symmetric("M0 36C16 36 26 40 30 54L0 58")),
        shape(
            "gold",
            symmetric(
                "M0 34C3 38 5 44 8 48C12 44 14 40 18 36C20 41 21 45 24 47C28 43 31 40 35 37L31 53"
                "C23 56 12 58 0 58"
            ),
        ),
        shape("gold", sign("club", 0, 27.5, 21), 1.7),
        shape("gold", both(sign("club", 18.6, 30.4, 16, turn=8) + circle(36, 35, 3.6)), 1.7),
        *_band("round"),
    ),
    "arched crown": (
        shape("lining", symmetric("M0 32C22 30 36 40 31 56L0 60")),
        shape("gold", symmetric("M0 30L4 30C4 40 5 50 6 58L0 58"), 1.6),
        shape("gold", both("M5 32C24 31 40 40 31 55L25 56C32 44 24 37 5 37Z"), 1.6),
        shape("gold", both("M9 57L13 44L18 56ZM22 55L30 42L32 53Z"), 1.6),
        shape("gold", circle(0, 29, 4.6), 1.8),
        shape(
            "gold",
            "M-1.5 24.6L-1.5 23L-4 23L-4 20L-1.5 20L-1.5 17.6L1.5 17.6L1.5 20L4 20L4 23L1.5 23L1.5 24.6Z",
            1.2,
        ),
        *_band("lozenge"),
    ),
    "heart crown": (
        shape("lining", symmetric("M0 33C20 31 36 36 33 54L0 60")),
        stroke("ink", both("M12 35C14 42 14 48 12 54"), 1.3),
        shape(
            "gold",
            symmetric(
                "M0 40C4 42 6 47 8 51C12 49 16 45 19 40C22 44 24 47 26 48C30 45 33 42 38 40L32 54"
                "C23 57 12 59 0 59"
            ),
        ),
        shape("red", sign("heart", 0, 34, 17), 1.6),
        shape("red", both(sign("heart", 20, 36, 12) + sign("heart", 38.5, 37, 10)), 1.4),
        shape("white", symmetric("M0 56C12 56 23 54 31 51C35 53 36 60 33 62C23 67 12 69 0 69")),
        patch("ink", both("M6 60L8 64L10 60ZM19 58.6L21 62.6L23 58.6Z") + "M-2 60.4L0 64.4L2 60.4Z"),
    ),
    "tower crown": (
        shape(
            "gold",
            symmetric(
                "M0 28L6 28L6 35L13 34L13 27L23 25L24 32L32 29L33 21L41 18C39 32 36 44 32 54C23 58 12 60 0 60"
            ),
        ),
        patch("trim", symmetric("M0 40C14 40 26 37 36.5 33L35 39C25 43 13 46 0 46")),
        patch(
            "jewel",
            sign("diamond", 0, 43, 9) + both(sign("diamond", 14, 42, 7.5) + sign("diamond", 26.5, 39, 7)),
        ),
        *_band("lozenge"),
    ),
    "small crown": (
        shape(
            "gold",
            symmetric(
                "M0 25C3 30 4 35 7 38C10 35 12 32 15 29C17 32 18 35 20 37C23 35 25 33 29 31L24 50"
                "C16 52 8 53 0 53"
            ),
        ),
        shape("gold", circle(0, 22, 3.6) + both(circle(15.4, 27, 3) + circle(29.4, 29.4, 2.8)), 1.6),
        patch("jewel", circle(0, 46, 3.2) + both(circle(9, 45.4, 2.2) + circle(17, 44, 2.2))),
    ),
    "hennin": (
        shape("veil", "M40 22C60 44 66 86 59 132C52 128 47 118 45 104C43 74 40 48 34 30Z", 1.6),
        stroke("veilline", "M50 46C57 70 57 94 53 116", 1.2),
        shape(
            "coat",
            "M-29 66C-22 48 4 31 36 19.6C40 20 42.6 22.6 42.4 26C40 44 36 56 30 70C14 58 -12 57 -29 66Z",
        ),
        stroke("gold", "M-12 50.6C4 48.6 22 52 33.6 59M6 37C17 36 29 38.6 38.6 44", 3),
        shape("gold", "M-30 70C-30 60 -16 54 0 54C16 54 31 61 31 74C16 62 -14 61 -30 70Z"),
        patch("jewel", circle(0, 58.6, 2.6) + circle(-13, 60.4, 2) + circle(13, 60.6, 2)),
    ),
    "coronet": (
        shape(
            "gold",
            symmetric("M0 29C3 33 5 37 7 41C11 38 14 35 19 31C20 36 20 40 20 43L17 53C11 54 6 55 0 55"),
        ),
        shape("red", sign("heart", 0, 26, 12.5), 1.5),
        patch("white", both(circle(19, 31, 2.4)) + circles(2.2, (0, 48), (-9, 47.4), (9, 47.4))),
    ),
    "kokoshnik": (
        shape("trim", symmetric("M0 22C26 22 44 38 42 63C40 70 36 74 32 76C30 60 18 52 0 52")),
        shape("gold", symmetric("M0 52C18 52 30 60 32 77L37 74C36 56 24 44 0 44"), 1.6),
        patch(
            "gold",
            sign("diamond", 0, 33.4, 19) + both(sign("diamond", 16, 37, 14.5) + sign("diamond", 30, 48, 13)),
        ),
        patch(
            "jewel",
            sign("diamond", 0, 33.4, 9) + both(sign("diamond", 16, 37, 7) + sign("diamond", 30, 48, 6)),
        ),
        shape(
            "white",
            circle(0, 21.4, 3.4) + both(circles(2.9, (13, 24), (24.6, 29.6), (34, 38.6), (40.4, 49.6))),
            1.1,
        ),
    ),
    "miller": (
        shape("cap", "M-31 68C-40 44 -18 26 8 28C38 30 52 46 46 58C42 66 34 66 30 66C14 58 -14 58 -31 68Z"),
        stroke("ink", "M-12 56C-14 46 -8 38 2 36M18 57C24 52 26 46 24 40M32 62C38 58 40 52 38 48", 1.3),
        shape(
            "trim", "M-32 72C-33 65 -31 61 -28 60C-12 53 14 53 29 60C32 62 33 66 32 72C16 63 -16 63 -32 72Z"
        ),
    ),
    "cavalier": (
        shape("hat", "M-20 58C-20 38 -14 30 2 29C20 28 26 36 26 56Z"),
        shape("trim", "M-21 60L-20 50C-6 45 12 45 26 49L27 58Z"),
        shape("hat", "M-58 60C-44 46 -20 54 0 54C22 54 42 44 56 50C60 58 40 70 0 70C-36 70 -56 70 -58 60Z"),
        shape(
            "plume",
            "M20 54C28 34 40 20 62 22C74 24 78 36 74 48C70 42 66 40 64 42C66 48 62 54 56 56"
            "C56 50 52 48 48 50C48 56 42 60 34 60C28 60 22 58 20 54Z",
        ),
        stroke("ink", "M26 54C34 42 46 34 62 32", 1.3),
        shape("gold", circle(19, 54, 4), 1.6),
    ),
    "page": (
        shape("hat", "M-30 60C-32 40 -16 32 4 32C26 32 34 44 31 60Z"),
        shape("trim", "M-34 68C-38 58 -30 52 -22 52C-8 50 8 50 22 52C32 52 38 58 34 68C16 60 -16 60 -34 68Z"),
        stroke("ink", "M-20 53L-22 62M-8 51L-8 60M8 51L8 60M20 53L22 62", 1.3),
        shape("plume", moved("M0 0C-4 -13 -4 -24 6 -34C14 -26 14 -12 6 2Z", 20, 54, turn=16)),
        stroke("ink", moved("M3 0C3 -12 4 -18 6 -27", 20, 54, turn=16), 1.3),
        shape("red", sign("heart", 23, 54, 11), 1.4),
    ),
    "hunter": (
        shape("plume", moved(_FEATHER, -6, 55, turn=-80)),
        stroke("ink", moved("M-1 -2C8 -12 18 -26 25 -38", -6, 55, turn=-80), 1.3),
        shape("hat", "M-30 60C-24 40 -4 22 14 24C28 26 32 44 34 58Z"),
        shape(
            "hatdark", "M-34 66C-34 58 -18 54 -2 53C22 52 44 56 66 66C46 70 20 64 0 64C-16 64 -28 70 -34 66Z"
        ),
        shape("gold", circle(-14, 57, 3.6), 1.5),
    ),
    "oak crown": (
        *oak(-24, 54, 0.8, -32),
        *oak(24, 54, 0.8, 32),
        *placed("acorn", -13, 39, 21, turn=168),
        *placed("acorn", 13, 39, 21, turn=-168),
        *oak(0, 55, 1.02, 0),
        *_band("round"),
    ),
    "leaf crown": (
        patch("lining", symmetric("M0 40C16 40 26 42 30 54L0 58")),
        shape("gold", symmetric("M0 40L4 40L8 50L17 40L20 49L33 41L31 54C23 57 12 59 0 59")),
        *placed("leaf", -36, 34, 21, turn=-24),
        *placed("leaf", 36, 34, 21, turn=24),
        *placed("leaf", -18.5, 31, 24, turn=-10),
        *placed("leaf", 18.5, 31, 24, turn=10),
        *placed("leaf", 0, 27, 28),
        *_band("lozenge"),
    ),
    "elector": (
        shape("lining", symmetric("M0 28C26 26 44 38 36 58L0 62")),
        stroke("ink", both("M14 30C18 38 18 46 15 54"), 1.3),
        shape("gold", symmetric("M0 28L3.4 28C4 38 4 48 3.4 56L0 56"), 1.4),
        shape("gold", circle(0, 24, 4.6), 1.6),
        *placed("heart", 0, 15.5, 13),
        shape(
            "white",
            scallop(
                mirrored_points(
                    [(0, 50), (13, 50), (26, 47), (38, 43), (43, 54), (36, 65), (25, 66), (12, 66)]
                ),
                0.12,
            ),
        ),
        patch("ink", both("M9 55L11 61L13 55ZM21 53L23 59L25 53ZM32 51L34 57L36 51Z") + "M-2 56L0 62L2 56Z"),
    ),
    "bell crown": (
        shape(
            "gold",
            symmetric(
                "M0 34C3 38 5 44 7 48C12 45 15 40 17 36C20 41 21 45 24 47C29 44 33 40 37 37L32 53C23 56 12 58 0 58"
            ),
        ),
        *placed("bell", -36, 31, 15),
        *placed("bell", 36, 31, 15),
        *placed("bell", -17.5, 28.5, 17),
        *placed("bell", 17.5, 28.5, 17),
        *placed("bell", 0, 25, 20),
        shape("trim", symmetric("M0 46C10 46 20 45 29 42L28 49C19 52 10 53 0 53"), 1.4),
        *_band("round"),
    ),
    "forester": (
        shape("straw", "M24 52C26 40 34 28 42 22C46 32 44 44 34 56Z", 1.6),
        stroke("ink", "M29 50C32 40 36 32 41 26M33 52C37 44 40 38 43 32", 1.1),
        shape("hat", "M-26 60C-26 42 -22 30 -10 27C-4 31 4 31 10 27C22 30 26 42 26 60Z"),
        shape("leather", "M-27 60L-26 50C-10 45 10 45 26 50L27 60Z", 1.6),
        shape(
            "hatdark",
            "M-48 62C-30 52 30 52 48 62C50 68 44 71 38 69C14 61 -14 61 -38 69C-44 71 -50 68 -48 62Z",
        ),
        *oak(20, 60, 0.78, 14),
    ),
    "sprigged": (
        *placed("leaf", 40, 32, 22, turn=42),
        *placed("leaf", 26, 25, 24, turn=14),
        shape("hat", "M-29 60C-34 46 -20 36 2 36C32 34 50 46 46 58C43 66 36 67 30 64C14 56 -14 56 -29 60Z"),
        stroke("ink", "M-14 53C-14 46 -10 42 -4 40M14 54C18 50 18 46 14 41M30 60C36 57 38 52 36 46", 1.3),
        shape(
            "hatdark",
            "M-32 70C-34 64 -32 60 -28 59C-12 53 14 53 29 60C32 62 33 66 32 72C16 63 -16 62 -32 70Z",
        ),
        shape("gold", circle(26, 52, 5), 1.5),
        *placed("leaf", 26, 52, 8),
    ),
    "helmet": (
        shape(
            "plume",
            scallop(
                [
                    (2, 32),
                    (6, 20),
                    (18, 17),
                    (31, 21),
                    (42, 31),
                    (47, 45),
                    (46, 60),
                    (36, 54),
                    (30, 42),
                    (20, 34),
                ],
                0.2,
            ),
        ),
        shape(
            "steel",
            symmetric("M0 27C24 27 36 46 34 70L31 100C28 98 26 92 26 86C27 78 25 71 22 68C14 62 6 61 0 61"),
        ),
        shape("steeldark", symmetric("M0 44C16 44 28 49 37 58L33 68C22 60 10 57 0 57"), 1.8),
        stroke("ink", both("M6 51L14 52M18 54L26 58"), 1.8),
        stroke("ink", "M0 27L0 44", 1.4),
        shape("gold", both(circle(32.5, 65, 3.6)), 1.4),
    ),
    "kalpak": (
        shape("hat", "M-27 46C-26 28 -4 18 20 24C40 30 52 44 50 62C48 68 42 68 40 62C38 52 32 48 26 50Z"),
        stroke("ink", "M-8 40C-4 32 6 28 18 32M14 42C22 38 32 42 38 50", 1.2),
        shape("gold", moved("M-3 0L3 0L5 14L-5 14Z", 45, 64), 1.3),
        shape(
            "fur",
            scallop(
                [
                    (-34, 66),
                    (-34, 52),
                    (-28, 44),
                    (-14, 41),
                    (0, 40),
                    (14, 41),
                    (28, 44),
                    (34, 52),
                    (34, 66),
                    (22, 64),
                    (10, 62),
                    (-10, 62),
                    (-22, 64),
                ],
                0.14,
            ),
        ),
        stroke("furline", "M-26 50L-23 58M-14 47L-12 56M0 46L0 55M14 47L12 56M26 50L23 58", 1.3),
        shape("plume", moved("M0 0C-6 -10 -6 -24 2 -34C8 -24 8 -10 3 0Z", -16, 46, turn=-8), 1.6),
        shape("gold", circle(-15, 49, 5), 1.5),
        patch("jewel", circle(-15, 49, 2.4)),
    ),
    "stocking": (
        shape(
            "hat", "M-30 64C-33 42 -16 27 6 28C30 29 46 42 51 64L44 66C40 54 36 52 30 64C14 56 -14 56 -30 64Z"
        ),
        stroke("trim", "M-18 40C-6 36 10 38 22 46M-8 32C6 30 22 36 34 46", 3),
        shape(
            "trim", "M-32 72C-33 65 -31 61 -28 60C-12 53 14 53 29 60C32 62 33 66 32 72C16 63 -16 63 -32 72Z"
        ),
        stroke("ink", "M-20 57L-21 65M-8 55L-8 63M8 55L8 63M20 57L21 65", 1.2),
        shape(
            "white",
            scallop([(42, 66), (45, 62), (51, 62), (55, 66), (55, 72), (51, 76), (45, 76), (42, 72)], 0.3),
            1.6,
        ),
    ),
    "straw": (
        shape("straw", "M-25 60C-26 38 -18 27 0 27C18 27 26 38 25 60Z"),
        stroke("strawline", "M-16 33C-8 38 8 38 16 33M-22 43C-10 48 10 48 22 43", 1.2),
        shape("trim", "M-26 60L-25 50C-10 45 10 45 25 50L26 60Z", 1.6),
        shape(
            "straw",
            "M-60 68C-50 56 -30 54 0 54C30 54 50 56 60 68C54 74 44 72 34 67C16 61 -16 61 -34 67C-44 72 -54 74 -60 68Z",
        ),
        stroke("strawline", "M-50 66C-36 58 -18 57 0 57C18 57 36 58 50 66", 1.2),
        *placed("leaf", -19, 48, 17, turn=-24),
    ),
    "minstrel": (
        shape(
            "plume",
            "M16 52C24 34 38 20 62 17C64 24 60 28 56 30C62 32 62 38 56 40C60 44 58 50 52 50C44 56 30 60 18 60Z",
        ),
        stroke("ink", "M20 54C30 40 42 30 56 24", 1.3),
        shape(
            "hat", "M30 60C36 44 20 33 -8 33C-36 34 -50 46 -46 58C-43 66 -36 67 -30 64C-14 56 14 56 30 60Z"
        ),
        stroke("ink", "M14 53C14 46 10 42 4 40M-14 54C-18 50 -18 46 -14 41M-30 60C-36 57 -38 52 -36 46", 1.3),
        shape(
            "trim", "M32 70C34 64 32 60 28 59C12 53 -14 53 -29 60C-32 62 -33 66 -32 72C-16 63 16 62 32 70Z"
        ),
        *placed("heart", 22, 52, 14),
    ),
    "fool": (
        shape("coat", _FOOL_HORN),
        shape("trim", flipped(_FOOL_HORN)),
        shape("gold", "M-16 48C-16 36 -8 25 4 21C14 29 18 38 17 48Z"),
        stroke("ink", "M-4 36C0 32 6 32 10 36M-8 44C0 39 8 39 14 44", 1.2),
        shape(
            "white",
            scallop(
                mirrored_points(
                    [(0, 50), (12, 51), (24, 55), (32, 62), (32, 74), (22, 66), (11, 62), (0, 61)]
                ),
                0.12,
            ),
        ),
        *placed("bell", -60, 70, 17),
        *placed("bell", 60, 70, 17),
        *placed("bell", 5, 19.5, 14),
    ),
}
