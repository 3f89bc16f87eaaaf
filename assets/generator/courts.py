"""The twelve courts: who they are, and how a half-length figure becomes a whole card."""

from dataclasses import dataclass, field

from . import coats, faces, hair, hats, held
from .faces import Face
from .layers import Part, paint, path
from .paths import circle, corners, moved, rounded
from .signs import Suit, sign

WIDTH, HEIGHT = 240, 370
AXIS, DROP = 122, 3
MIDDLE = HEIGHT / 2
_PANEL = [(54, 15), (225, 15), (225, 247), (186, 247), (186, 355), (15, 355), (15, 123), (54, 123)]

COMMON = {
    "ink": "#20222b",
    "white": "#fdf8ec",
    "gold": "#efb730",
    "red": "#c62334",
    "steel": "#cdd6de",
    "leather": "#8b5a33",
    "jewel": "#c62334",
    "lip": "#b9484a",
    "iris": "#20222b",
    "glass": "#bfe0ea",
    "stem": "#4c7a36",
    "leaf": "#5e9142",
}
LIGHT = {"skin": "#f6d3b0", "shade": "#e8b68d", "blush": "#f0ac8e"}
TAN = {"skin": "#e3ab7c", "shade": "#cb8d5d", "blush": "#d8875f"}
DARK = {"skin": "#a76b43", "shade": "#8a5330", "blush": "#9c5433", "lip": "#8f3a38"}


@dataclass(frozen=True, slots=True)
class Court:
    """A court: the parts it is made of, by name, and the colours of its own."""

    face: Face
    back: str
    front: str
    hat: str
    coat: str
    held: str
    beard: str = "none"
    colours: dict[str, str] = field(default_factory=dict)


def _hair(colour: str, strand: str) -> dict[str, str]:
    return {"hair": colour, "strand": strand, "brow": strand}


COURTS: dict[str, Court] = {
    "CK": Court(
        Face("man", 0.9, "mild", "bushy", "bearded"),
        back="curls",
        front="none",
        hat="trefoil crown",
        coat="ermine",
        held="sceptre trefoil",
        beard="full",
        colours=LIGHT
        | _hair("#6d4327", "#3f2413")
        | {"coat": "#2f6b4a", "trim": "#e9d9a6", "lining": "#2f6b4a"},
    ),
    "SK": Court(
        Face("man", -0.2, "mild", "bushy", "bearded"),
        back="waves",
        front="none",
        hat="arched crown",
        coat="stripes",
        held="sword",
        beard="long",
        colours=LIGHT
        | _hair("#ece8df", "#9a958c")
        | {"coat": "#2c4a7c", "trim": "#8fa9cf", "lining": "#8e2a38"},
    ),
    "HK": Court(
        Face("round", -0.9, "open", "high", "bearded"),
        back="short",
        front="none",
        hat="heart crown",
        coat="robe",
        held="sceptre heart",
        beard="round",
        colours=LIGHT
        | _hair("#c9692c", "#8a3f15")
        | {"coat": "#b32638", "trim": "#f3d89c", "lining": "#7c1a2b"},
    ),
    "DK": Court(
        Face("man", 0.5, "open", "level", "bearded"),
        back="short",
        front="temples",
        hat="tower crown",
        coat="quilt",
        held="axe",
        beard="boxed",
        colours=DARK
        | _hair("#2c2423", "#15100f")
        | {"coat": "#d97a26", "trim": "#1f6f78", "lining": "#1f6f78"},
    ),
    "CQ": Court(
        Face("woman", -0.7, "open", "fine", "lips", lashes=True),
        back="none",
        front="crown braid",
        hat="small crown",
        coat="gown",
        held="clover",
        colours=LIGHT | _hair("#3a2a26", "#120c0b") | {"coat": "#2f6b4a", "trim": "#e9d9a6"},
    ),
    "SQ": Court(
        Face("woman", 0.8, "mild", "fine", "small", lashes=True),
        back="long",
        front="parted",
        hat="hennin",
        coat="collar",
        held="mirror",
        colours=LIGHT
        | _hair("#d9d2c5", "#8d867b")
        | {"coat": "#2c4a7c", "trim": "#c9d6ea", "veil": "#e3ebf5", "veilline": "#9db2cf"},
    ),
    "HQ": Court(
        Face("woman", 0.2, "open", "fine", "lips", lashes=True),
        back="mane",
        front="parted",
        hat="coronet",
        coat="ruff",
        held="rose",
        colours=LIGHT | _hair("#c4532a", "#7f2c12") | {"coat": "#b32638", "trim": "#f3d89c"},
    ),
    "DQ": Court(
        Face("woman", -0.9, "mild", "fine", "small", lashes=True),
        back="braids",
        front="parted",
        hat="kokoshnik",
        coat="shawl",
        held="fan",
        colours=TAN | _hair("#e3b45a", "#a8742a") | {"coat": "#d97a26", "trim": "#1f6f78"},
    ),
    "CJ": Court(
        Face("youth", 0.7, "open", "high", "grin"),
        back="tousled",
        front="swept",
        hat="miller",
        coat="vest",
        held="wheat",
        colours=LIGHT
        | _hair("#e2b553", "#9c6f22")
        | {"coat": "#2f6b4a", "trim": "#c9a35c", "cap": "#f4ecd8"},
    ),
    "SJ": Court(
        Face("youth", -0.9, "mild", "level", "smile"),
        back="bob",
        front="fringe",
        hat="cavalier",
        coat="halved",
        held="halberd",
        beard="musketeer",
        colours=LIGHT
        | _hair("#34302f", "#121010")
        | {"coat": "#2c4a7c", "trim": "#8e2a38", "hat": "#263451", "plume": "#fdf8ec"},
    ),
    "HJ": Court(
        Face("youth", -0.3, "open", "high", "smile", freckles=True),
        back="curls",
        front="curl row",
        hat="page",
        coat="slashed",
        held="letter",
        colours=LIGHT
        | _hair("#d5803a", "#8f4614")
        | {"coat": "#b32638", "trim": "#f3d89c", "hat": "#b32638", "plume": "#fdf8ec"},
    ),
    "DJ": Court(
        Face("youth", 0.9, "open", "level", "grin"),
        back="short",
        front="fringe",
        hat="hunter",
        coat="hood",
        held="bow",
        colours=DARK
        | _hair("#2c2423", "#15100f")
        | {"coat": "#d97a26", "trim": "#1f6f78", "hat": "#1f6f78", "hatdark": "#175560", "plume": "#f0b93a"},
    ),
}


def figure(court: Court) -> Part:
    """Paint the upper half, from the thing held behind the body to the hat."""
    return (
        *held.HELD[court.held],
        *hair.BACK[court.back],
        *coats.COATS[court.coat],
        *faces.draw(court.face),
        *hair.BEARDS[court.beard],
        *hair.FRONT[court.front],
        *hats.HATS[court.hat],
        *held.HAND,
    )


def face(court: Court, suit: Suit) -> str:
    """Draw the inside of a court card: the tinted panel, the figure twice and the belt between."""
    painted = paint(figure(court), COMMON | court.colours)
    half = f'<g id="half" transform="translate({AXIS} {DROP})">{painted}</g>'
    halo = circle(AXIS, 92, 60)
    panel = path(corners(_PANEL, 9), suit.tint) + path(halo + moved(halo, WIDTH, HEIGHT, turn=180), suit.halo)
    frame = path(corners(_PANEL, 9), "", line=suit.colour, width=1.6)
    belt = rounded(15, MIDDLE - 6.5, WIDTH - 30, 13, 0.1)
    stud = path(sign(suit.sign, 30, MIDDLE, 8) + sign("diamond", 50, MIDDLE, 8), COMMON["gold"])
    studs = f'<g id="stud">{stud}</g>' + "".join(
        f'<use xlink:href="#stud" x="{40 * i}"/>' for i in range(1, 5)
    )
    return (
        panel
        + half
        + f'<use xlink:href="#half" transform="rotate(180 {WIDTH / 2:g} {MIDDLE:g})"/>'
        + path(belt, COMMON["ink"])
        + studs
        + frame
    )
