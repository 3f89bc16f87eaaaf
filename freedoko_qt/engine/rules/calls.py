"""Re, Kontra, the denials, and until when they may be said."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag, number, numbers, subset
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

TimeBase = Literal["cards_on_hand", "cards_on_table"]
TIME_BASES = {
    "cards_on_hand": QT_TRANSLATE_NOOP("Rules", "Cards in the hand"),
    "cards_on_table": QT_TRANSLATE_NOOP("Rules", "Cards on the table"),
}
Jump = Literal["forbidden", "if_lower_levels_still_open", "free"]
JUMPS = {
    "forbidden": QT_TRANSLATE_NOOP("Rules", "Only after Re or Kontra"),
    "if_lower_levels_still_open": QT_TRANSLATE_NOOP("Rules", "While what is skipped is still allowed"),
    "free": QT_TRANSLATE_NOOP("Rules", "At any time up to its own limit"),
}
Undetermined = Literal["forbidden", "bride_only", "free"]
UNDETERMINED = {
    "forbidden": QT_TRANSLATE_NOOP("Rules", "Nobody"),
    "bride_only": QT_TRANSLATE_NOOP("Rules", "Only the player with the marriage"),
    "free": QT_TRANSLATE_NOOP("Rules", "Everybody"),
}


DENIALS = {
    "no_90": QT_TRANSLATE_NOOP("Rules", "No 90"),
    "no_60": QT_TRANSLATE_NOOP("Rules", "No 60"),
    "no_30": QT_TRANSLATE_NOOP("Rules", "No 30"),
    "black": QT_TRANSLATE_NOOP("Rules", "Black"),
}

COUNTING = {
    "solo": QT_TRANSLATE_NOOP("Rules", "A solo"),
    "marriage": QT_TRANSLATE_NOOP("Rules", "A marriage"),
    "poverty": QT_TRANSLATE_NOOP("Rules", "A poverty"),
    "swines": QT_TRANSLATE_NOOP("Rules", "Swines"),
}
SecondTrick = Literal["no", "always", "after_first"]
SECOND_TRICK = {
    "no": QT_TRANSLATE_NOOP("Rules", "No"),
    "always": QT_TRANSLATE_NOOP("Rules", "Yes"),
    "after_first": QT_TRANSLATE_NOOP("Rules", "Only after a rich first trick"),
}


class CallRules(OptionRows):
    """Re, Kontra, the denials, and until when they may be said."""

    knocking: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Knocking"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever announces just knocks on the table and does not give away a side. Everyone may knock, even "
            "both partners, and each knock counts like a Re or Kontra.",
        ),
    )
    permitted_denials: tuple[str, ...] = subset(
        tuple(DENIALS), DENIALS,
        QT_TRANSLATE_NOOP("Rules", "Permitted denials"),
        QT_TRANSLATE_NOOP("Rules", "What may be announced beyond Re and Kontra. What is not allowed can be skipped."),
        least=0,
    )
    counts_as_announced: tuple[str, ...] = subset(
        (), COUNTING,
        QT_TRANSLATE_NOOP("Rules", "What counts as announced"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Playing this counts as saying Re; announcing swines of any kind counts as Re or Kontra and shows the "
            "side. The others may reply; there is no bonus for announcing early. Anyone still waiting for the partner "
            "of a marriage says nothing with swines.",
        ),
        least=0,
    )
    announcement_time_base: TimeBase = choice(
        "cards_on_hand", TIME_BASES,
        QT_TRANSLATE_NOOP("Rules", "Limits are counted by"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whether each player counts the cards still in hand, or all count the cards that lie on the table.",
        ),
    )
    announcement_no_120: int = number(
        11, 1, 12,
        QT_TRANSLATE_NOOP("Rules", "Limit for Re and Kontra"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "You must still hold at least this many cards to say Re or Kontra. With 11 you can until you play your "
            "second card.",
        ),
        needs="announcement_time_base == 'cards_on_hand'",
    )
    contra_has_own_limit: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Kontra has a limit of its own"),
        QT_TRANSLATE_NOOP("Rules", "Kontra may be said for a longer or a shorter time than Re."),
        needs="not knocking",
    )
    announcement_contra: int = number(
        9, 1, 12,
        QT_TRANSLATE_NOOP("Rules", "Limit for Kontra"),
        QT_TRANSLATE_NOOP("Rules", "You must still hold at least this many cards to say Kontra."),
        needs="announcement_time_base == 'cards_on_hand' and contra_has_own_limit",
    )
    announcement_contra_on_table: int = number(
        12, 1, 48,
        QT_TRANSLATE_NOOP("Rules", "Limit for Kontra by cards on the table"),
        QT_TRANSLATE_NOOP("Rules", "Until this card of the whole game has been played you may say Kontra."),
        needs="announcement_time_base == 'cards_on_table' and contra_has_own_limit",
    )
    announcement_no_90: int = number(
        9, 1, 12,
        QT_TRANSLATE_NOOP("Rules", "Limit for no 90"),
        QT_TRANSLATE_NOOP("Rules", "You must still hold at least this many cards to say “no 90”."),
        needs="announcement_time_base == 'cards_on_hand' and 'no_90' in permitted_denials",
    )
    announcement_no_60: int = number(
        6, 1, 12,
        QT_TRANSLATE_NOOP("Rules", "Limit for no 60"),
        QT_TRANSLATE_NOOP("Rules", "You must still hold at least this many cards to say “no 60”."),
        needs="announcement_time_base == 'cards_on_hand' and 'no_60' in permitted_denials",
    )
    announcement_no_30: int = number(
        3, 1, 12,
        QT_TRANSLATE_NOOP("Rules", "Limit for no 30"),
        QT_TRANSLATE_NOOP("Rules", "You must still hold at least this many cards to say “no 30”."),
        needs="announcement_time_base == 'cards_on_hand' and 'no_30' in permitted_denials",
    )
    announcement_no_0: int = number(
        3, 1, 12,
        QT_TRANSLATE_NOOP("Rules", "Limit for black"),
        QT_TRANSLATE_NOOP("Rules", "You must still hold at least this many cards to say “black”."),
        needs="announcement_time_base == 'cards_on_hand' and 'black' in permitted_denials",
    )
    announcement_last: int = number(
        3, 1, 12,
        QT_TRANSLATE_NOOP("Rules", "Last chance to announce"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Once fewer tricks than this are still to be finished, nobody may announce anything any more, no reply "
            "either, nor after a late marriage.",
        ),
    )
    announcement_till_full_trick: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Limits until the trick is full"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The limits are the same for all, up to the end of the trick: a card already on the table still counts "
            "as held until the next trick is led.",
        ),
        needs="announcement_time_base == 'cards_on_hand'",
    )
    announcement_limit_table: tuple[int, ...] = numbers(
        (5, 9, 13, 17, 21), 1, 48,
        QT_TRANSLATE_NOOP("Rules", "Limits by cards on the table"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Until this card of the whole game has been played you may say something: for Re and Kontra, no 90, no 60, "
            "no 30 and black, in this order.",
        ),
        needs="announcement_time_base == 'cards_on_table'",
    )
    announcement_reply: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Replies"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "You may answer an announcement of the other side with Re or Kontra even when the time for that is "
            "already over.",
        ),
        needs="not knocking",
    )
    reply_delay_cards: int = number(
        1, 0, 12,
        QT_TRANSLATE_NOOP("Rules", "More time for a reply"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A reply may come this many cards after the limit of what it answers, counted like the limits: in the "
            "hand or on the table. One round on the table is four cards.",
        ),
        needs="announcement_reply",
    )
    denials_after_reply: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Denials after a reply"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever has replied with Re or Kontra, or whose partner has, may go on with “no 90” and so on as long as "
            "the time for that is not over. Switched off, a side that has replied says nothing more.",
        ),
        needs="announcement_reply and not announcement_strict_limit and permitted_denials",
    )
    denial_without_announcement: Jump = choice(
        "if_lower_levels_still_open", JUMPS,
        QT_TRANSLATE_NOOP("Rules", "Denials without Re or Kontra"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whether you may say “no 90” or more although your side has not said Re or Kontra before. What you skip "
            "counts as said.",
        ),
        needs="permitted_denials",
    )
    announcement_strict_limit: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Strict announcements"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Re and Kontra are binding like a denial: a side that announces must reach 121 card points or does not "
            "win. Replies set a target of their own, too.",
        ),
    )
    announce_before_marriage_resolved: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Announcing before a marriage is cleared"),
        QT_TRANSLATE_NOOP("Rules", "In a marriage, too, announcements may be made before the partner is found."),
    )
    undetermined_announcement: Undetermined = choice(
        "forbidden", UNDETERMINED,
        QT_TRANSLATE_NOOP("Rules", "Who may announce before the clearing"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Who may announce while a marriage is open. The others do not know their side yet and say Kontra: if "
            "such a player becomes the partner, it counts as Re, and as no 90 if Re was said already.",
        ),
        needs="announce_before_marriage_resolved",
    )
    marriage_shifts_limits: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "A marriage moves the limits"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If the marriage finds its partner only in the second or third trick, all limits move back by one or "
            "two tricks, and so on.",
        ),
        needs="marriage_determination > 1",
    )
    announcement_first_trick_thirty_points: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Forced announcement after a rich first trick"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever wins a first trick of many card points must announce: Re or Kontra, or the next level of their "
            "own side.",
        ),
    )
    announcement_first_trick_eyes: int = number(
        30, 30, 40,
        QT_TRANSLATE_NOOP("Rules", "Card points of a rich first trick"),
        QT_TRANSLATE_NOOP("Rules", "A first trick of at least this many card points forces its winner to announce."),
        needs="announcement_first_trick_thirty_points",
    )
    forced_in_second_trick: SecondTrick = choice(
        "no", SECOND_TRICK,
        QT_TRANSLATE_NOOP("Rules", "Forced after a rich second trick, too"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the second trick forces its winner as well, if it has as many card points: in any case, or only "
            "after a first trick that was rich, too.",
        ),
        needs="announcement_first_trick_thirty_points",
        off="no",
    )
    forced_after_limit: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Forced even after the limit"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever has to announce does so even when the time for it is over. Switched off, there is no duty then.",
        ),
        needs="announcement_first_trick_thirty_points",
    )
    announcement_first_trick_thirty_points_only_first: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Forced only while nobody has announced"),
        QT_TRANSLATE_NOOP("Rules", "The duty exists only if nobody has announced anything in this game yet."),
        needs="announcement_first_trick_thirty_points",
    )
    announcement_first_trick_thirty_points_only_re_contra: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Forced only Re or Kontra"),
        QT_TRANSLATE_NOOP("Rules", "The duty is only to say Re or Kontra, never a denial such as no 90."),
        needs="announcement_first_trick_thirty_points",
    )
    announcement_first_trick_thirty_points_in_marriage: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Forced in a marriage, too"),
        QT_TRANSLATE_NOOP("Rules", "The duty also applies in a marriage, if that very trick found the partner."),
        needs="announcement_first_trick_thirty_points",
    )
