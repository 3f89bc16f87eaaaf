"""The twelve courts of the French decks: who they are."""

from .courts import DARK, LIGHT, TAN, Court, hair
from .faces import Face

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
        | hair("#6d4327", "#3f2413")
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
        | hair("#ece8df", "#9a958c")
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
        | hair("#c9692c", "#8a3f15")
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
        | hair("#2c2423", "#15100f")
        | {"coat": "#d97a26", "trim": "#1f6f78", "lining": "#1f6f78"},
    ),
    "CQ": Court(
        Face("woman", -0.7, "open", "fine", "lips", lashes=True),
        back="none",
        front="crown braid",
        hat="small crown",
        coat="gown",
        held="clover",
        colours=LIGHT | hair("#3a2a26", "#120c0b") | {"coat": "#2f6b4a", "trim": "#e9d9a6"},
    ),
    "SQ": Court(
        Face("woman", 0.8, "mild", "fine", "small", lashes=True),
        back="long",
        front="parted",
        hat="hennin",
        coat="collar",
        held="mirror",
        colours=LIGHT
        | hair("#d9d2c5", "#8d867b")
        | {"coat": "#2c4a7c", "trim": "#c9d6ea", "veil": "#e3ebf5", "veilline": "#9db2cf"},
    ),
    "HQ": Court(
        Face("woman", 0.2, "open", "fine", "lips", lashes=True),
        back="mane",
        front="parted",
        hat="coronet",
        coat="ruff",
        held="rose",
        colours=LIGHT | hair("#c4532a", "#7f2c12") | {"coat": "#b32638", "trim": "#f3d89c"},
    ),
    "DQ": Court(
        Face("woman", -0.9, "mild", "fine", "small", lashes=True),
        back="braids",
        front="parted",
        hat="kokoshnik",
        coat="shawl",
        held="fan",
        colours=TAN | hair("#e3b45a", "#a8742a") | {"coat": "#d97a26", "trim": "#1f6f78"},
    ),
    "CJ": Court(
        Face("youth", 0.7, "open", "high", "grin"),
        back="tousled",
        front="swept",
        hat="miller",
        coat="vest",
        held="wheat",
        colours=LIGHT | hair("#e2b553", "#9c6f22") | {"coat": "#2f6b4a", "trim": "#c9a35c", "cap": "#f4ecd8"},
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
        | hair("#34302f", "#121010")
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
        | hair("#d5803a", "#8f4614")
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
        | hair("#2c2423", "#15100f")
        | {"coat": "#d97a26", "trim": "#1f6f78", "hat": "#1f6f78", "hatdark": "#175560", "plume": "#f0b93a"},
    ),
}
