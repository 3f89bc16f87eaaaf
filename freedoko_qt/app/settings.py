"""The choices of a person: one frozen value, without files and without Qt."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from freedoko_qt.app.people import Avatar
from freedoko_qt.engine.errors import MALFORMED, BadSave

if TYPE_CHECKING:
    from freedoko_qt.app.setup import TournamentSetup


class Language(StrEnum):
    """The language of the program; automatic: that of the system."""

    AUTO = "auto"
    ENGLISH = "en"
    GERMAN = "de"


class Suits(StrEnum):
    """The suits of a deck: clubs, spades, hearts, diamonds, or acorns, leaves, hearts, bells."""

    FRENCH = "french"
    GERMAN = "german"


class Letters(StrEnum):
    """The letters of ace, king, queen and jack: A K Q J or A K D B; automatic: as the language has them."""

    AUTO = "auto"
    INTERNATIONAL = "international"
    GERMAN = "german"


class Back(StrEnum):
    """The backs of the cards, by their colours."""

    BLUE = "blue"
    RED = "red"


class Theme(StrEnum):
    """Light or dark colours, or those of the system."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Surface(StrEnum):
    """The surface of the table."""

    FELT = "felt"
    WOOD = "wood"
    PLAIN = "plain"


class TextSize(StrEnum):
    """The size of the words of the whole program."""

    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"

    @property
    def factor(self) -> float:
        """The factor by which they are larger than the system has them."""
        return {TextSize.NORMAL: 1.0, TextSize.LARGE: 1.15, TextSize.LARGEST: 1.3}[self]


class Bubbles(StrEnum):
    """The time for which a player's speech bubble can be read."""

    SHORT = "short"
    NORMAL = "normal"
    LONG = "long"

    @property
    def seconds(self) -> float:
        """The time until the bubble fades."""
        return {Bubbles.SHORT: 1.5, Bubbles.NORMAL: 2.5, Bubbles.LONG: 5.0}[self]


class Pause(StrEnum):
    """The time for which a full trick lies; a click goes on at once."""

    SHORT = "short"
    NORMAL = "normal"
    LONG = "long"
    UNTIL_CLICK = "until_click"

    @property
    def seconds(self) -> float | None:
        """Seconds, or None: until a click."""
        return {Pause.SHORT: 0.5, Pause.NORMAL: 1.5, Pause.LONG: 3.0}.get(self)


class Speed(StrEnum):
    """The speed of things that move; instant: without animation and without pauses."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Loudness(StrEnum):
    """The loudness of the sounds of the table."""

    QUIET = "quiet"
    NORMAL = "normal"
    LOUD = "loud"

    @property
    def volume(self) -> float:
        """The share of full loudness, 0 to 1."""
        return {Loudness.QUIET: 0.3, Loudness.NORMAL: 0.6, Loudness.LOUD: 1.0}[self]


class ClickMode(StrEnum):
    """The way of playing a card: one click, or a first one that lifts it and a second one that plays it."""

    ONE_CLICK = "one_click"
    LIFT = "lift"


class SidePageKind(StrEnum):
    """The pages of the panel beside the table; one of them is shown."""

    SHEET = "sheet"
    LOG = "log"
    ORDER = "order"
    OUT = "out"


class InWords(StrEnum):
    """The times when the table is shown in words beside it: while a screen reader is active, always, or never."""

    READER = "reader"
    ALWAYS = "always"
    NEVER = "never"

    def is_shown(self, *, heard: bool) -> bool:
        """True if it is shown now; `heard`: a screen reader listens."""
        return self is InWords.ALWAYS or (self is InWords.READER and heard)


class Block(StrEnum):
    """A part of the hand when it is sorted."""

    TRUMP = "trump"
    CLUBS = "clubs"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"


class Settings(NamedTuple):
    """Everything that can be set, with what it is at the first start."""

    language: Language = Language.AUTO
    text_size: TextSize = TextSize.NORMAL
    theme: Theme = Theme.SYSTEM
    surface: Surface = Surface.FELT
    deck: str = "french"
    """A deck of the program, or the path of an installed one below the folders of shared data."""
    back: Back = Back.BLUE
    letters: Letters = Letters.AUTO
    pause: Pause = Pause.NORMAL
    speed: Speed = Speed.NORMAL
    bubbles: Bubbles = Bubbles.NORMAL
    remarks: bool = True
    """True if the others make a remark now and then."""
    sounds: bool = True
    loudness: Loudness = Loudness.NORMAL
    click_mode: ClickMode = ClickMode.ONE_CLICK
    play_fast: bool = False
    """True if the rest of a game is played on fast, without being asked, when nothing is left to decide."""
    show_legal: bool = True
    """True if cards that cannot be played are dimmed where the rules allow it."""
    sorted_hand: bool = True
    highest_first: bool = True
    blocks: tuple[Block, ...] = tuple(Block)
    """The order of the parts of a sorted hand, from left to right."""
    in_words: InWords = InWords.READER
    show_all_hands: bool = False
    """True if the others' cards lie open where the rules allow it."""
    player_name: str = ""
    """Empty: the program says "You"."""
    avatar: Avatar = Avatar.FOX
    """The picture at the own seat."""
    one_window: bool = True
    """True if the program, started again, shows the window that is there."""
    side_panel: bool = False
    """True if the panel beside the table is open."""
    side_page: SidePageKind = SidePageKind.SHEET
    """The page of that panel that is shown, or was shown last."""
    side_width: int = 0
    """The width of the panel in logical pixels; 0: that of its contents."""
    window_geometry: str = ""
    """The place of the window, in base64."""
    setup: TournamentSetup | None = None
    """The tournament that was begun last."""
    programs: tuple[str, ...] = ()
    """The commands of the external programs that the person has chosen; see `app.external_programs`."""

    @property
    def page_beside(self) -> SidePageKind | None:
        """The page that is shown beside the table; None: the panel is closed."""
        return self.side_page if self.side_panel else None

    @property
    def suits(self) -> Suits:
        """The suits of the deck; an installed deck is taken for a French one, since it does not say."""
        return Suits.GERMAN if self.deck == "german" else Suits.FRENCH


def to_dict(settings: Settings) -> dict[str, Any]:
    """The settings as JSON values."""
    return settings._asdict() | {
        "blocks": list(settings.blocks),
        "programs": list(settings.programs),
        "setup": None if settings.setup is None else settings.setup.to_dict(),
    }


def from_dict(values: dict[str, Any]) -> Settings:
    """The settings from JSON values; what is missing has its first value, unknown names are ignored.

    Raises BadSave, naming the setting, where a value is none of those that it can have.
    """
    default = Settings()
    known = values.keys() & Settings._fields
    return Settings(**{name: _read(name, getattr(default, name), values[name]) for name in known})


def _read(name: str, default: object, value: object) -> Any:
    """One value, of the same type as the default."""
    try:
        match default:
            case StrEnum() if isinstance(value, str):
                return type(default)(value)
            case () if isinstance(value, list) and all(isinstance(command, str) for command in value):
                return tuple(value)
            case tuple() if isinstance(value, list):
                blocks = tuple(map(Block, value))
                if sorted(blocks) == sorted(Block):
                    return blocks
            case None if value is None:
                return None
            case None if isinstance(value, dict):
                from freedoko_qt.app.setup import TournamentSetup  # with all rules: a first start can do without

                return TournamentSetup.from_dict(value)
            case bool() | int() | str():
                if type(value) is type(default):
                    return value
    except MALFORMED as error:
        raise BadSave(f"the setting {name} cannot be {value!r}") from error
    raise BadSave(f"the setting {name} cannot be {value!r}")
