"""The twelve courts of the German suits: kings, Ober and Unter."""

from .courts import DARK, LIGHT, TAN, Court, hair
from .faces import Face

COURTS: dict[str, Court] = {
    "CK": Court(
        Face("man", -0.6, "mild", "bushy", "bearded"),
        back="waves",
        front="none",
        hat="oak crown",
        coat="mantle",
        held="oak staff",
        beard="forked",
        colours=LIGHT
        | hair("#b9b2a6", "#6f685d")
        | {"coat": "#7a4a21", "trim": "#e7b85c", "lining": "#3f5a2c"},
    ),
    "SK": Court(
        Face("man", 0.8, "open", "level", "smile"),
        back="bob",
        front="temples",
        hat="leaf crown",
        coat="chain",
        held="orb",
        beard="musketeer",
        colours=LIGHT
        | hair("#6b4022", "#3d2210")
        | {"coat": "#22693a", "trim": "#c9dfae", "lining": "#16492a"},
    ),
    "HK": Court(
        Face("round", -0.4, "open", "high", "bearded"),
        back="curls",
        front="none",
        hat="elector",
        coat="ermine",
        held="goblet",
        beard="full",
        colours=LIGHT
        | hair("#3c2a22", "#17100d")
        | {"coat": "#b32638", "trim": "#f0cf7e", "lining": "#8e1c30"},
    ),
    "DK": Court(
        Face("man", 0.7, "mild", "bushy", "bearded"),
        back="short",
        front="temples",
        hat="bell crown",
        coat="quilt",
        held="bell sceptre",
        beard="long",
        colours=DARK
        | hair("#4a4645", "#211f1f")
        | {"coat": "#d99a1f", "trim": "#7c2a52", "lining": "#7c2a52"},
    ),
    "CQ": Court(
        Face("man", 0.8, "open", "bushy", "smile"),
        back="short",
        front="temples",
        hat="forester",
        coat="loden",
        held="horn",
        beard="handlebar",
        colours=LIGHT
        | hair("#8a5a2c", "#553213")
        | {"coat": "#6b4423", "trim": "#46632f", "hat": "#4f6e37", "hatdark": "#3f5a2c"},
    ),
    "SQ": Court(
        Face("youth", -0.8, "mild", "level", "smile"),
        back="short",
        front="swept",
        hat="sprigged",
        coat="brigandine",
        held="crossbow",
        beard="boxed",
        colours=TAN
        | hair("#3a2a22", "#17100c")
        | {"coat": "#2a6f43", "trim": "#a8cf8e", "hat": "#2a6f43", "hatdark": "#1c5431"},
    ),
    "HQ": Court(
        Face("man", 0.3, "open", "level", "smile"),
        back="none",
        front="none",
        hat="helmet",
        coat="plate",
        held="lance",
        beard="musketeer",
        colours=LIGHT
        | hair("#d9a445", "#97681c")
        | {"coat": "#fdf8ec", "trim": "#c62334", "plume": "#c62334"},
    ),
    "DQ": Court(
        Face("man", 0.9, "mild", "level", "smile"),
        back="long",
        front="none",
        hat="kalpak",
        coat="braided",
        held="falcon",
        beard="handlebar",
        colours=TAN
        | hair("#2a2120", "#0f0b0a")
        | {
            "coat": "#c97f16",
            "trim": "#7c2a52",
            "hat": "#a3324a",
            "fur": "#6b4a33",
            "furline": "#3f2a1c",
            "plume": "#fdf8ec",
            "wing": "#7d6048",
            "cream": "#f6ead0",
        },
    ),
    "CJ": Court(
        Face("round", 0.6, "open", "high", "grin"),
        back="tousled",
        front="none",
        hat="stocking",
        coat="apron",
        held="mug",
        colours=LIGHT | hair("#b5622a", "#713713") | {"coat": "#7a4a21", "trim": "#e3c184", "hat": "#7a4a21"},
    ),
    "SJ": Court(
        Face("youth", -0.7, "open", "level", "smile", freckles=True),
        back="bob",
        front="fringe",
        hat="straw",
        coat="smock",
        held="rake",
        colours=LIGHT
        | hair("#e0b14e", "#a1742a")
        | {"coat": "#3f8a55", "trim": "#1d6b35", "strawline": "#b98a2c"},
    ),
    "HJ": Court(
        Face("youth", -0.9, "mild", "high", "smile"),
        back="curls",
        front="none",
        hat="minstrel",
        coat="doublet",
        held="lute",
        colours=LIGHT
        | hair("#4a2f20", "#22140c")
        | {"coat": "#b32638", "trim": "#f3d89c", "hat": "#b32638", "plume": "#fdf8ec"},
    ),
    "DJ": Court(
        Face("youth", 0.8, "open", "high", "grin"),
        back="none",
        front="curl row",
        hat="fool",
        coat="motley",
        held="marotte",
        colours=LIGHT | hair("#a86a2c", "#6b3e12") | {"coat": "#d9841a", "trim": "#7c2a52"},
    ),
}
