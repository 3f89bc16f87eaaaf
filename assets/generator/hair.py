"""Hair and beards of the courts: BACK lies behind the head, FRONT and BEARDS before it. Axis x = 0."""

from .layers import Part, shape, stroke
from .paths import both, mirrored_points, scallop, symmetric

_CURLS = mirrored_points([(0, 44), (18, 48), (33, 60), (39, 76), (40, 92), (36, 107), (26, 116)])
_RED_MANE = mirrored_points(
    [(0, 30), (17, 33), (34, 42), (46, 56), (51, 73), (50, 90), (46, 105), (37, 118), (22, 124)]
)
_BRAID = (
    "M30 96C40 98 42 108 36 112C42 118 42 126 37 130C42 136 41 144 36 148C40 154 38 160 33 163"
    "C28 160 25 154 28 148C23 144 23 136 27 130C22 126 22 118 27 112C22 106 22 98 30 96Z"
)
_BRAID_LINES = "M27 112C31 115 34 114 36 112M27 130C31 133 34 132 37 130M28 148C31 150 34 150 36 148"

BACK: dict[str, Part] = {
    "none": (),
    "curls": (shape("hair", scallop(_CURLS)),),
    "mane": (
        shape("hair", scallop(_RED_MANE, 0.4)),
        stroke(
            "strand", both("M38 58C43 66 43 74 40 80M41 90C40 96 38 100 34 104M30 46C26 42 20 40 16 42"), 1.4
        ),
    ),
    "long": (
        shape("hair", symmetric("M0 46C28 46 36 64 36 88C36 108 40 122 46 132C36 138 24 138 14 132L0 128")),
        stroke("strand", both("M31 96C31 112 34 122 39 130M26 112C26 122 28 128 31 133"), 1.4),
    ),
    "bob": (
        shape("hair", symmetric("M0 44C30 44 38 62 38 84C38 100 40 110 42 117C34 122 24 121 18 118L0 118")),
        stroke("strand", both("M33 92C33 104 34 110 37 117M27 104C27 110 28 115 30 119"), 1.4),
    ),
    "waves": (
        shape(
            "hair",
            symmetric(
                "M0 48C24 48 34 62 33 80C33 90 40 94 38 104C37 110 43 114 41 122C34 128 22 126 16 118L0 118"
            ),
        ),
        stroke("strand", both("M29 96C34 102 31 108 33 118"), 1.4),
    ),
    "braids": (
        shape("hair", symmetric("M0 48C24 48 33 62 33 82C33 92 32 100 28 106L0 106")),
        shape("hair", both(_BRAID)),
        stroke("strand", both(_BRAID_LINES), 1.6),
        shape("trim", both("M27 160C31 164 36 163 38 159L39 166C36 170 30 170 27 167Z")),
    ),
    "short": (shape("hair", symmetric("M0 50C24 50 34 64 33 84C33 92 31 98 28 102L0 102")),),
    "tousled": (
        shape(
            "hair",
            scallop(
                mirrored_points(
                    [(0, 42), (16, 44), (29, 52), (35, 65), (36, 79), (33, 92), (26, 101), (0, 101)]
                ),
                0.4,
            ),
        ),
    ),
}

FRONT: dict[str, Part] = {
    "none": (),
    "parted": (
        shape("hair", both("M0 52C18 50 29 64 28 88C25 78 15 70 0 64Z")),
        stroke("strand", both("M4 57C14 60 22 67 26 77"), 1.3),
    ),
    "fringe": (
        shape("hair", symmetric("M0 48C24 48 31 62 30 88C28 80 25 76 24 74C16 79 8 79 0 76")),
        stroke("strand", "M-14 64L-16 76M-6 64L-6 77M6 64L6 77M14 64L16 76", 1.3),
    ),
    "swept": (
        shape(
            "hair",
            "M-29 88C-34 58 -12 46 4 48C24 50 33 64 29 88C27 80 24 76 22 72"
            "C8 76 -10 74 -20 68C-24 74 -27 80 -29 88Z",
        ),
        stroke("strand", "M-18 62C-6 69 8 70 18 66M-12 56C-2 61 8 62 16 60", 1.3),
    ),
    "crown braid": (
        shape("hair", both("M0 54C18 52 29 66 27.5 90C24 80 14 72 0 68Z")),
        shape(
            "hair",
            scallop(
                [
                    (-31, 80),
                    (-32, 66),
                    (-24, 55),
                    (-12, 50),
                    (0, 48),
                    (12, 50),
                    (24, 55),
                    (32, 66),
                    (31, 80),
                    (25, 69),
                    (16, 62),
                    (0, 59),
                    (-16, 62),
                    (-25, 69),
                ],
                0.22,
            ),
        ),
        stroke(
            "strand",
            both(
                "M4 49C6 54 8 57 6 60M15 51C16 57 17 60 15 62M26 58C24 62 24 66 22 66M31 70C28 71 27 74 28 78"
            ),
            1.5,
        ),
    ),
    "temples": (shape("hair", both("M29 66L30 96C27 96 25 90 25 82C25 76 24 70 22 66Z")),),
    "curl row": (
        shape(
            "hair",
            scallop(
                [
                    (-30, 84),
                    (-31, 70),
                    (-26, 60),
                    (-14, 54),
                    (0, 52),
                    (14, 54),
                    (26, 60),
                    (31, 70),
                    (30, 84),
                    (24, 74),
                    (14, 69),
                    (0, 70),
                    (-14, 69),
                    (-24, 74),
                ],
                0.34,
            ),
        ),
    ),
}

_MOUSTACHE = (
    "M0 103.4C6 101 13 103 17 108C19 110.4 21.6 110.4 24 108.6"
    "C22 115 12 115.6 6 112.6C3.6 111.4 1.6 110 0 109"
)

BEARDS: dict[str, Part] = {
    "none": (),
    "full": (
        shape(
            "hair",
            scallop(
                [
                    (28, 95),
                    (30, 110),
                    (27, 124),
                    (21, 136),
                    (11, 144),
                    (0, 147),
                    (-11, 144),
                    (-21, 136),
                    (-27, 124),
                    (-30, 110),
                    (-28, 95),
                    (-21, 104),
                    (-8, 104),
                    (8, 104),
                    (21, 104),
                ],
                0.3,
            ),
        ),
        stroke(
            "strand",
            both("M10 122C14 122 16 126 13 129M2 131C6 131 8 135 5 138M20 114C23 116 23 120 20 122"),
            1.4,
        ),
        shape("lip", "M-7 111C-5 118 5 118 7 111Z", 1.2),
        shape("hair", symmetric(_MOUSTACHE)),
    ),
    "long": (
        shape("hair", symmetric("M0 168C3 160 8 156 13 144C22 132 29 114 28 92C25 102 16 105 0 105")),
        stroke(
            "strand",
            both("M18 112C17 128 11 140 6 152M9 116C9 130 5 142 2 156M24 106C24 116 21 126 17 132"),
            1.4,
        ),
        shape("lip", "M-6 112C-4 119 4 119 6 112Z", 1.2),
        shape(
            "hair",
            symmetric(
                "M0 103C7 100 15 104 19 112C21 117 25 119 29 118C24 126 13 122 7 115C4 112.4 2 111 0 110"
            ),
        ),
    ),
    "round": (
        shape("hair", symmetric("M0 140C20 140 32 120 29 90C26 101 18 104 0 104")),
        stroke(
            "strand",
            both("M8 124C8 130 6 134 4 136M18 118C18 126 14 131 12 133M25 106C26 114 23 120 21 123"),
            1.4,
        ),
        shape("lip", "M-7 111C-5 118 5 118 7 111Z", 1.2),
        shape("hair", symmetric(_MOUSTACHE)),
    ),
    "boxed": (
        shape(
            "hair", symmetric("M0 134C14 134 27 122 28.4 88L24 90C25 102 20 107 12 108C9 118 4 118.6 0 118.6")
        ),
        shape("hair", symmetric("M0 104C6 102 12 104 15 110C12 111.4 6 111 0 108.6")),
    ),
    "musketeer": (
        shape("hair", symmetric("M0 131C4 129 6.4 124 6 118.4C4 117.4 2 117.4 0 117.4"), 1.6),
        shape(
            "hair",
            symmetric(
                "M0 104.4C6 102.6 10 106 14 107C17 107.6 19 106 20 103C22 109 17 112.6 11 111.4"
                "C6 110.4 3 109 0 108"
            ),
            1.6,
        ),
    ),
    "handlebar": (
        shape(
            "hair",
            symmetric(
                "M0 103.6C7 100.6 13 103 18 107C22 110 26 109 28 103C34 110 28 118 20 117C12 116.6 5 113 0 109.4"
            ),
            1.6,
        ),
        stroke("strand", both("M5 106C11 107 16 111 22 113"), 1.2),
    ),
    "forked": (
        shape("hair", symmetric("M0 138C4 150 8 158 12 164C20 150 30 124 28 92C25 102 16 105 0 105")),
        stroke(
            "strand",
            both("M9 122C9 134 10 146 12 156M18 114C18 128 16 140 14 150M24 106C25 116 23 126 20 136"),
            1.4,
        ),
        shape("lip", "M-7 111C-5 118 5 118 7 111Z", 1.2),
        shape("hair", symmetric(_MOUSTACHE)),
    ),
}
