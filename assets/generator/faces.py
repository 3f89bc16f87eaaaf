"""The faces of the courts: head, features, direction of the look. Axis x = 0, eyes at y = 89, chin at 124."""

from dataclasses import dataclass

from .layers import Layer, Part, patch, shape, stroke
from .paths import circle, flipped, moved, symmetric

_HEAD = {
    "man": "M0 54C18 54 27 70 27 88C27 104 20 124 0 124",
    "round": "M0 54C20 54 29 70 29 90C29 112 16 123 0 123",
    "woman": "M0 54C18 54 26 70 26 87C26 106 10 124 0 124",
    "youth": "M0 54C18 54 26 70 26 88C26 105 13 122 0 122",
}
_EYES = {
    "open": "M-5.4 1C-3.6 -4 2.6 -5 5.6 -.4C4 3.6 -2.6 4 -5.4 1Z",
    "mild": "M-5.4 1C-3.4 -3 2.6 -3.8 5.6 -.2C4 3.2 -2.6 3.6 -5.4 1Z",
}
_LIDS = {
    "open": "M-5.8 1.2C-3.8 -4.6 2.8 -5.6 6 -.6",
    "mild": "M-5.8 1.2C-3.8 -3.6 2.8 -4.4 6 -.4",
}
_BROWS = {
    "level": "M-6.5 -8.2C-3 -10.4 2 -11 6.5 -9.4",
    "high": "M-6.5 -9C-3 -13.4 3 -13 6.5 -9.4",
    "bushy": "M-7 -8C-4 -11.8 3 -12.8 8.2 -8.6C3 -9.8 -3 -9.4 -7 -8Z",
    "fine": "M-6 -8.4C-3 -11.4 2 -12.2 6.5 -10",
}
_MOUTHS: dict[str, tuple[tuple[str, str], ...]] = {
    "smile": (("", "M-8 110.4C-4 114.6 4 114.6 8 110.4"),),
    "grin": (("lip", "M-9 109.4C-4 111.4 4 111.4 9 109.4C7 116.4 -7 116.4 -9 109.4Z"),),
    "lips": (
        (
            "lip",
            "M-7.6 109.4C-4.6 108.6 -2 107.8 0 109C2 107.8 4.6 108.6 7.6 109.4"
            "C4.4 115.2 -4.4 115.2 -7.6 109.4Z",
        ),
    ),
    "small": (
        (
            "lip",
            "M-6.2 109.6C-3.8 108.6 -1.6 107.8 0 108.8C1.6 107.8 3.8 108.6 6.2 109.6"
            "C3.6 114.8 -3.6 114.8 -6.2 109.6Z",
        ),
    ),
    "bearded": (("lip", "M-5.6 111C-3 110 3 110 5.6 111C3 115 -3 115 -5.6 111Z"),),
}


@dataclass(frozen=True, slots=True)
class Face:
    """A face: form of the head, eyes, brows, mouth; look is -1 (to the left) to 1 (to the right)."""

    head: str
    look: float = 0
    eyes: str = "open"
    brows: str = "level"
    mouth: str = "smile"
    lashes: bool = False
    freckles: bool = False


def draw(face: Face) -> Part:
    """Paint neck, ears, head and features."""
    half, side = _HEAD[face.head], 1 if face.look >= 0 else -1
    shade = half + "C9 117 16 106 17 92C18 78 14 64 0 54Z"
    ears: Part = (
        tuple(shape("skin", circle(27 * s, 92, 4.6, 7)) for s in (-1, 1)) if face.head != "woman" else ()
    )
    return (
        patch("shade", "M-12 108L-13 134C-6 144 6 144 13 134L12 108Z"),
        stroke("ink", "M-12 114L-13 136M12 114L13 136"),
        *ears,
        patch("skin", symmetric(half)),
        patch("shade", shade if side < 0 else flipped(shade)),
        stroke("ink", symmetric(half)),
        *_features(face, 3.4 * face.look, side),
    )


def _features(face: Face, shift: float, side: int) -> Part:
    eyes: list[Layer] = []
    for s in (-1, 1):
        x = 11.6 * s + shift
        far = 0.9 if s * side > 0 and face.look else 1
        eye, lid, brow = (
            data if s > 0 else flipped(data)
            for data in (_EYES[face.eyes], _LIDS[face.eyes], _BROWS[face.brows])
        )
        eyes += [
            patch("white", moved(eye, x, 89, scale=far)),
            patch("iris", circle(x + 1.7 * face.look, 89.3, 2.7)),
            stroke("ink", moved(lid, x, 89, scale=far), 1.9),
            shape("brow", moved(brow, x, 89, scale=far), 0.8)
            if face.brows == "bushy"
            else stroke("brow", moved(brow, x, 89, scale=far), 2.4),
        ]
        if face.lashes:
            eyes.append(stroke("ink", f"M{x + 5.4 * s} 88.4L{x + 8.4 * s} 85.6", 1.7))
        eyes.append(patch("blush", circle(15.5 * s + shift * 0.8, 102.5, 4.6, 3.6)))
    nose = "M1.5 91C3 96 6.6 99.4 5.2 102.2C4 104.4 0 104.4 -2.4 103"
    if face.head == "woman":
        nose = "M2 95C3 98 5 100.4 4 102.2C3 103.6 .6 103.6 -1 102.8"
    nose = moved(nose if side > 0 else flipped(nose), shift)
    spots = [(s * x + shift, y) for s in (-1, 1) for x, y in ((12, 99), (16, 98), (14, 101.5))]
    freckles = tuple(patch("brow", circle(x, y, 0.8)) for x, y in spots) if face.freckles else ()
    mouth = [
        shape(fill, moved(data, shift), 1.1) if fill else stroke("ink", moved(data, shift), 2)
        for fill, data in _MOUTHS[face.mouth]
    ]
    return (*eyes, *freckles, stroke("ink", nose, 1.7), *mouth)
