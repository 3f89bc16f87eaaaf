"""Every setting that is shown, by groups: its name, what it does, and the words of its values."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.settings import (
    Back,
    Block,
    Bubbles,
    ClickMode,
    InWords,
    Language,
    Letters,
    Loudness,
    Pause,
    Settings,
    Speed,
    Suits,
    Surface,
    TextSize,
    Theme,
)
from freedoko_qt.app.wording.translating import spoken

from ..cards.installed_decks import installed_decks
from ..forms.field import Field, Section
from ..parts.avatar_button import NAMES
from ..table.sound_output import can_play


class SettingGroup(StrEnum):
    """The subjects of the settings, in their order."""

    YOU = "you"
    CARDS = "cards"
    TABLE = "table"
    PLAYING = "playing"
    HELP = "help"


@dataclass(frozen=True, slots=True)
class Need:
    """A condition on other settings for one to have an effect."""

    is_met: Callable[[Settings], bool]
    words: object


@dataclass(frozen=True, slots=True)
class Setting(Field):
    """A setting; of the `needs` the first that is not met says why it has no effect."""

    context = "SettingsDialog"
    needs: tuple[Need, ...] = ()

    def obstacle(self, values: Settings) -> str:
        return next((self.say(need.words) for need in self.needs if not need.is_met(values)), "")


GROUPS: Mapping[SettingGroup, object] = {
    SettingGroup.YOU: QT_TRANSLATE_NOOP("SettingsDialog", "You"),
    SettingGroup.CARDS: QT_TRANSLATE_NOOP("SettingsDialog", "Cards"),
    SettingGroup.TABLE: QT_TRANSLATE_NOOP("SettingsDialog", "Table"),
    SettingGroup.PLAYING: QT_TRANSLATE_NOOP("SettingsDialog", "Playing"),
    SettingGroup.HELP: QT_TRANSLATE_NOOP("SettingsDialog", "Help"),
}
ON_AND_OFF = {True: QT_TRANSLATE_NOOP("SettingsDialog", "on"), False: QT_TRANSLATE_NOOP("SettingsDialog", "off")}
_SORTED = Need(
    lambda settings: settings.sorted_hand,
    QT_TRANSLATE_NOOP("SettingsDialog", "No effect while the hand is not sorted."),
)
_MOVING = Need(
    lambda settings: settings.speed is not Speed.INSTANT,
    QT_TRANSLATE_NOOP("SettingsDialog", "No effect while cards do not move at all."),
)
_OUR_LETTERS = Need(
    lambda settings: settings.suits is Suits.FRENCH and "/" not in settings.deck,
    QT_TRANSLATE_NOOP("SettingsDialog", "No effect: this deck has letters of its own."),
)
_AUDIBLE = Need(
    lambda settings: can_play(),
    QT_TRANSLATE_NOOP("SettingsDialog", "There is no sound on this computer."),
)
_SOUNDING = Need(
    lambda settings: settings.sounds and _AUDIBLE.is_met(settings) and _MOVING.is_met(settings),
    QT_TRANSLATE_NOOP("SettingsDialog", "No effect while the sound is off."),
)

SETTINGS: Mapping[SettingGroup, tuple[Setting, ...]] = {
    SettingGroup.YOU: (
        Setting(
            "player_name",
            QT_TRANSLATE_NOOP("SettingsDialog", "Your name"),
            QT_TRANSLATE_NOOP("SettingsDialog", "Shown at your seat and on the score sheet."),
        ),
        Setting(
            "avatar",
            QT_TRANSLATE_NOOP("SettingsDialog", "Your picture"),
            QT_TRANSLATE_NOOP("SettingsDialog", "Who you are at the table; nobody else has the same one."),
            NAMES,
        ),
        Setting(
            "language",
            QT_TRANSLATE_NOOP("SettingsDialog", "Language"),
            QT_TRANSLATE_NOOP("SettingsDialog", "The language the program speaks."),
            {
                Language.AUTO: QT_TRANSLATE_NOOP("SettingsDialog", "Follow the system"),
                Language.ENGLISH: QT_TRANSLATE_NOOP("SettingsDialog", "English"),
                Language.GERMAN: QT_TRANSLATE_NOOP("SettingsDialog", "Deutsch"),
            },
        ),
        Setting(
            "text_size",
            QT_TRANSLATE_NOOP("SettingsDialog", "Text size"),
            QT_TRANSLATE_NOOP("SettingsDialog", "For all text in the program, at the table too."),
            {
                TextSize.NORMAL: QT_TRANSLATE_NOOP("SettingsDialog", "Follow the system"),
                TextSize.LARGE: QT_TRANSLATE_NOOP("SettingsDialog", "Larger"),
                TextSize.LARGEST: QT_TRANSLATE_NOOP("SettingsDialog", "Very large"),
            },
        ),
        Setting(
            "one_window",
            QT_TRANSLATE_NOOP("SettingsDialog", "One window only"),
            QT_TRANSLATE_NOOP(
                "SettingsDialog", "If it is started again, the program shows the window that is already open."
            ),
        ),
    ),
    SettingGroup.CARDS: (
        Setting(
            "deck",
            QT_TRANSLATE_NOOP("SettingsDialog", "Deck"),
            QT_TRANSLATE_NOOP(
                "SettingsDialog", "Decks of other programs on this computer keep their own letters and backs."
            ),
            {
                "french": QT_TRANSLATE_NOOP("SettingsDialog", "French"),
                "fourcolour": QT_TRANSLATE_NOOP("SettingsDialog", "Four colours"),
                "german": QT_TRANSLATE_NOOP("SettingsDialog", "German"),
                "large": QT_TRANSLATE_NOOP("SettingsDialog", "Large signs"),
            },
        ),
        Setting(
            "letters",
            QT_TRANSLATE_NOOP("SettingsDialog", "Letters on the cards"),
            QT_TRANSLATE_NOOP("SettingsDialog", "What ace, king, queen and jack have in their corners."),
            {
                Letters.AUTO: QT_TRANSLATE_NOOP("SettingsDialog", "Follow the language"),
                Letters.INTERNATIONAL: QT_TRANSLATE_NOOP("SettingsDialog", "A K Q J"),
                Letters.GERMAN: QT_TRANSLATE_NOOP("SettingsDialog", "A K D B"),
            },
            needs=(_OUR_LETTERS,),
        ),
        Setting(
            "back",
            QT_TRANSLATE_NOOP("SettingsDialog", "Backs of the cards"),
            QT_TRANSLATE_NOOP("SettingsDialog", "What you see of the others' cards."),
            {
                Back.BLUE: QT_TRANSLATE_NOOP("SettingsDialog", "Blue"),
                Back.RED: QT_TRANSLATE_NOOP("SettingsDialog", "Red"),
            },
        ),
        Setting(
            "sorted_hand",
            QT_TRANSLATE_NOOP("SettingsDialog", "Sort my hand"),
            QT_TRANSLATE_NOOP("SettingsDialog", "Otherwise your cards stay as they were dealt."),
        ),
        Setting(
            "highest_first",
            QT_TRANSLATE_NOOP("SettingsDialog", "Highest card on the left"),
            QT_TRANSLATE_NOOP("SettingsDialog", "Within the trumps and within each suit."),
            needs=(_SORTED,),
        ),
        Setting(
            "blocks",
            QT_TRANSLATE_NOOP("SettingsDialog", "Order of my hand"),
            QT_TRANSLATE_NOOP("SettingsDialog", "Trumps and suits from left to right."),
            {
                Block.TRUMP: QT_TRANSLATE_NOOP("SettingsDialog", "Trumps"),
                Block.CLUBS: QT_TRANSLATE_NOOP("SettingsDialog", "Clubs"),
                Block.SPADES: QT_TRANSLATE_NOOP("SettingsDialog", "Spades"),
                Block.HEARTS: QT_TRANSLATE_NOOP("SettingsDialog", "Hearts"),
                Block.DIAMONDS: QT_TRANSLATE_NOOP("SettingsDialog", "Diamonds"),
            },
            needs=(_SORTED,),
        ),
    ),
    SettingGroup.TABLE: (
        Setting(
            "theme",
            QT_TRANSLATE_NOOP("SettingsDialog", "Colours"),
            QT_TRANSLATE_NOOP("SettingsDialog", "For the windows and the table."),
            {
                Theme.SYSTEM: QT_TRANSLATE_NOOP("SettingsDialog", "Follow the system"),
                Theme.LIGHT: QT_TRANSLATE_NOOP("SettingsDialog", "Light"),
                Theme.DARK: QT_TRANSLATE_NOOP("SettingsDialog", "Dark"),
            },
        ),
        Setting(
            "surface",
            QT_TRANSLATE_NOOP("SettingsDialog", "Surface of the table"),
            QT_TRANSLATE_NOOP("SettingsDialog", "What the cards lie on; plain is the quietest."),
            {
                Surface.FELT: QT_TRANSLATE_NOOP("SettingsDialog", "Felt"),
                Surface.WOOD: QT_TRANSLATE_NOOP("SettingsDialog", "Wood"),
                Surface.PLAIN: QT_TRANSLATE_NOOP("SettingsDialog", "Plain"),
            },
        ),
        Setting(
            "bubbles",
            QT_TRANSLATE_NOOP("SettingsDialog", "A bubble stays"),
            QT_TRANSLATE_NOOP("SettingsDialog", "What somebody says; announcements stay at the seat all the same."),
            {
                Bubbles.SHORT: QT_TRANSLATE_NOOP("SettingsDialog", "A second and a half"),
                Bubbles.NORMAL: QT_TRANSLATE_NOOP("SettingsDialog", "Two and a half seconds"),
                Bubbles.LONG: QT_TRANSLATE_NOOP("SettingsDialog", "Five seconds"),
            },
            needs=(_MOVING,),
        ),
        Setting(
            "remarks",
            QT_TRANSLATE_NOOP("SettingsDialog", "Remarks by the others"),
            QT_TRANSLATE_NOOP(
                "SettingsDialog", "Now and then somebody has a friendly word, at most in every third game."
            ),
        ),
        Setting(
            "sounds",
            QT_TRANSLATE_NOOP("SettingsDialog", "Sound"),
            QT_TRANSLATE_NOOP("SettingsDialog", "Short and soft: cards, tricks, announcements, the end of a game."),
            needs=(_AUDIBLE, _MOVING),
        ),
        Setting(
            "loudness",
            QT_TRANSLATE_NOOP("SettingsDialog", "Volume"),
            QT_TRANSLATE_NOOP("SettingsDialog", "How loud the sound is beside everything else on your computer."),
            {
                Loudness.QUIET: QT_TRANSLATE_NOOP("SettingsDialog", "Quiet"),
                Loudness.NORMAL: QT_TRANSLATE_NOOP("SettingsDialog", "Medium"),
                Loudness.LOUD: QT_TRANSLATE_NOOP("SettingsDialog", "Loud"),
            },
            needs=(_SOUNDING,),
        ),
    ),
    SettingGroup.PLAYING: (
        Setting(
            "click_mode",
            QT_TRANSLATE_NOOP("SettingsDialog", "A card is played by"),
            QT_TRANSLATE_NOOP("SettingsDialog", "Two clicks save you from a slip of the mouse."),
            {
                ClickMode.ONE_CLICK: QT_TRANSLATE_NOOP("SettingsDialog", "One click"),
                ClickMode.LIFT: QT_TRANSLATE_NOOP("SettingsDialog", "A click that lifts it and a second one"),
            },
        ),
        Setting(
            "pause",
            QT_TRANSLATE_NOOP("SettingsDialog", "A full trick stays"),
            QT_TRANSLATE_NOOP("SettingsDialog", "A click or the space bar goes on at once."),
            {
                Pause.SHORT: QT_TRANSLATE_NOOP("SettingsDialog", "Half a second"),
                Pause.NORMAL: QT_TRANSLATE_NOOP("SettingsDialog", "A second and a half"),
                Pause.LONG: QT_TRANSLATE_NOOP("SettingsDialog", "Three seconds"),
                Pause.UNTIL_CLICK: QT_TRANSLATE_NOOP("SettingsDialog", "Until I click"),
            },
            needs=(_MOVING,),
        ),
        Setting(
            "speed",
            QT_TRANSLATE_NOOP("SettingsDialog", "Cards move"),
            QT_TRANSLATE_NOOP("SettingsDialog", "If they do not move, there are no pauses and no bubbles either."),
            {
                Speed.SLOW: QT_TRANSLATE_NOOP("SettingsDialog", "Slowly"),
                Speed.NORMAL: QT_TRANSLATE_NOOP("SettingsDialog", "Normally"),
                Speed.FAST: QT_TRANSLATE_NOOP("SettingsDialog", "Fast"),
                Speed.INSTANT: QT_TRANSLATE_NOOP("SettingsDialog", "Not at all"),
            },
        ),
        Setting(
            "play_fast",
            QT_TRANSLATE_NOOP("SettingsDialog", "Play out fast automatically"),
            QT_TRANSLATE_NOOP(
                "SettingsDialog", "When no card can change the result any more; otherwise a button offers it."
            ),
        ),
    ),
    SettingGroup.HELP: (
        Setting(
            "show_legal",
            QT_TRANSLATE_NOOP("SettingsDialog", "Dim cards that cannot be played"),
            QT_TRANSLATE_NOOP("SettingsDialog", "On your turn, and where the rules of the table allow it."),
        ),
        Setting(
            "show_all_hands",
            QT_TRANSLATE_NOOP("SettingsDialog", "Open hands"),
            QT_TRANSLATE_NOOP("SettingsDialog", "The others show their cards, where the rules of the table allow it."),
        ),
        Setting(
            "in_words",
            QT_TRANSLATE_NOOP("SettingsDialog", "The table in words"),
            QT_TRANSLATE_NOOP(
                "SettingsDialog", "Hand and trick as lists that a screen reader reads; also on the key W."
            ),
            {
                InWords.READER: QT_TRANSLATE_NOOP("SettingsDialog", "With a screen reader"),
                InWords.ALWAYS: QT_TRANSLATE_NOOP("SettingsDialog", "Always"),
                InWords.NEVER: QT_TRANSLATE_NOOP("SettingsDialog", "Never"),
            },
        ),
    ),
}


def setting_sections() -> list[Section]:
    """Every setting, the decks that are installed on the system among those of the program.

    Folders of other programs are searched for decks at each call.
    """
    decks = {deck.path: deck.name for deck in installed_decks()}

    def complete(setting: Setting) -> Setting:
        return replace(setting, words={**setting.words, **decks}) if setting.id == "deck" else setting

    return [
        Section(group, partial(spoken, "SettingsDialog", GROUPS[group]), tuple(map(complete, settings)))
        for group, settings in SETTINGS.items()
    ]
