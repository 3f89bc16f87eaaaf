"""Re, Kontra, the denials, and until when they may be said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from freedoko_qt.engine.rules.option import Words, choice, flag, number, numbers

TimeBase = Literal["cards_on_hand", "cards_on_table"]
TIME_BASES = {
    "cards_on_hand": Words("Karten auf der Hand", "Cards in the hand"),
    "cards_on_table": Words("Karten auf dem Tisch", "Cards on the table"),
}
Jump = Literal["forbidden", "if_lower_levels_still_open", "free"]
JUMPS = {
    "forbidden": Words("Nur nach Re oder Kontra", "Only after Re or Kontra"),
    "if_lower_levels_still_open": Words(
        "Solange das Übersprungene noch erlaubt ist", "While what is skipped is still allowed"
    ),
    "free": Words("Jederzeit bis zur eigenen Frist", "At any time up to its own limit"),
}
Undetermined = Literal["forbidden", "bride_only", "free"]
UNDETERMINED = {
    "forbidden": Words("Niemand", "Nobody"),
    "bride_only": Words("Nur der Hochzeiter", "Only the player with the marriage"),
    "free": Words("Alle", "Everybody"),
}


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class CallRules:
    """Re, Kontra, the denials, and until when they may be said."""

    knocking: bool = flag(
        False,
        Words("Klopfen", "Knocking"),
        Words(
            "Wer ansagt, klopft nur auf den Tisch und verrät seine Partei nicht. Jeder darf für sich "
            "klopfen, auch beide Partner, und jedes Klopfen zählt wie ein Re oder Kontra.",
            "Whoever announces just knocks on the table and does not give away a side. Everyone may "
            "knock, even both partners, and each knock counts like a Re or Kontra.",
        ),
    )
    announcement_time_base: TimeBase = choice(
        "cards_on_hand", TIME_BASES,
        Words("Fristen zählen nach", "Limits are counted by"),
        Words(
            "Ob jeder seine eigenen Handkarten zählt oder alle die Karten, die schon auf den Tisch "
            "gefallen sind.",
            "Whether each player counts the cards still in the own hand, or all count the cards that have "
            "fallen on the table.",
        ),
    )
    announcement_no_120: int = number(
        11, 1, 12,
        Words("Frist für Re und Kontra", "Limit for Re and Kontra"),
        Words(
            "So viele Karten musst du für Re oder Kontra mindestens noch auf der Hand haben. Bei 11 geht "
            "es, bis du deine zweite Karte spielst.",
            "You must still hold at least this many cards to say Re or Kontra. With 11 you can until you "
            "play your second card.",
        ),
        needs="announcement_time_base == 'cards_on_hand'",
    )
    announcement_no_90: int = number(
        9, 1, 12,
        Words("Frist für keine 90", "Limit for no 90"),
        Words(
            "So viele Karten musst du für „keine 90“ mindestens noch auf der Hand haben.",
            "You must still hold at least this many cards to say “no 90”.",
        ),
        needs="announcement_time_base == 'cards_on_hand'",
    )
    announcement_no_60: int = number(
        6, 1, 12,
        Words("Frist für keine 60", "Limit for no 60"),
        Words(
            "So viele Karten musst du für „keine 60“ mindestens noch auf der Hand haben.",
            "You must still hold at least this many cards to say “no 60”.",
        ),
        needs="announcement_time_base == 'cards_on_hand'",
    )
    announcement_no_30: int = number(
        3, 1, 12,
        Words("Frist für keine 30", "Limit for no 30"),
        Words(
            "So viele Karten musst du für „keine 30“ mindestens noch auf der Hand haben.",
            "You must still hold at least this many cards to say “no 30”.",
        ),
        needs="announcement_time_base == 'cards_on_hand'",
    )
    announcement_no_0: int = number(
        3, 1, 12,
        Words("Frist für schwarz", "Limit for black"),
        Words(
            "So viele Karten musst du für „schwarz“ mindestens noch auf der Hand haben.",
            "You must still hold at least this many cards to say “black”.",
        ),
        needs="announcement_time_base == 'cards_on_hand'",
    )
    announcement_last: int = number(
        3, 1, 12,
        Words("Letzte Ansagemöglichkeit", "Last chance to announce"),
        Words(
            "Sind weniger Stiche als diese Zahl noch zu beenden, darf niemand mehr etwas ansagen, auch "
            "keine Erwiderung und auch nicht nach einer späten Hochzeit.",
            "Once fewer tricks than this are still to be finished, nobody may announce anything any more, "
            "no reply either, nor after a late marriage.",
        ),
    )
    announcement_till_full_trick: bool = flag(
        False,
        Words("Frist bis zum vollen Stich", "Limits until the trick is full"),
        Words(
            "Die Fristen gelten für alle gleich, bis zum Ende des Stichs: Eine Karte, die schon auf dem "
            "Tisch liegt, zählt noch als gehalten, bis der nächste Stich angespielt wird.",
            "The limits are the same for all, up to the end of the trick: a card already on the table "
            "still counts as held until the next trick is led.",
        ),
        needs="announcement_time_base == 'cards_on_hand'",
    )
    announcement_limit_table: tuple[int, ...] = numbers(
        (5, 9, 13, 17, 21), 1, 48,
        Words("Fristen nach Karten auf dem Tisch", "Limits by cards on the table"),
        Words(
            "Erlaubt, solange im ganzen Spiel nicht mehr als so viele Karten gefallen sind; der Reihe "
            "nach für Re und Kontra, keine 90, keine 60, keine 30 und schwarz.",
            "Until this card of the whole game has fallen you may say, one after the other: Re and "
            "Kontra, no 90, no 60, no 30, black.",
        ),
        needs="announcement_time_base == 'cards_on_table'",
    )
    announcement_reply: bool = flag(
        True,
        Words("Erwiderungen", "Replies"),
        Words(
            "Eine Ansage der Gegner darfst du auch dann noch mit Re oder Kontra erwidern, wenn die "
            "Frist dafür schon vorbei ist.",
            "You may answer an announcement of the other side with Re or Kontra even when the time for "
            "that is already over.",
        ),
        needs="not knocking",
    )
    reply_delay_cards: int = number(
        1, 0, 12,
        Words("Mehr Zeit für die Erwiderung", "More time for a reply"),
        Words(
            "So viele Karten nach der Frist der Ansage darf sie noch erwidert werden, gezählt wie die "
            "Fristen: auf der Hand oder auf dem Tisch. Eine Runde auf dem Tisch sind vier Karten.",
            "A reply may come this many cards after the limit of what it answers, counted like the "
            "limits: in the hand or on the table. One round on the table is four cards.",
        ),
        needs="announcement_reply",
    )
    denial_without_announcement: Jump = choice(
        "if_lower_levels_still_open", JUMPS,
        Words("Absagen ohne Re oder Kontra", "Denials without Re or Kontra"),
        Words(
            "Ob du „keine 90“ und mehr auch sagen darfst, ohne dass deine Partei vorher Re oder Kontra "
            "gesagt hat. Was du überspringst, gilt als mitgesagt.",
            "Whether you may say “no 90” or more although your side has not said Re or Kontra before. "
            "What you skip counts as said.",
        ),
    )
    announcement_strict_limit: bool = flag(
        False,
        Words("Strenge Ansagen", "Strict announcements"),
        Words(
            "Re und Kontra verpflichten wie eine Absage: Wer ansagt, muss mit seiner Partei 121 Augen "
            "schaffen, sonst gewinnt sie nicht. Auch Erwiderungen setzen ein eigenes Ziel.",
            "Re and Kontra bind like a denial: a side that announces must reach 121 eyes or does not win. "
            "Replies set a target of their own, too.",
        ),
    )
    announce_before_marriage_resolved: bool = flag(
        False,
        Words("Ansagen vor der Klärung der Hochzeit", "Announcing before a marriage is cleared"),
        Words(
            "Auch bei einer Hochzeit darf schon angesagt werden, bevor der Partner gefunden ist.",
            "In a marriage, too, announcements may be made before the partner is found.",
        ),
    )
    undetermined_announcement: Undetermined = choice(
        "forbidden", UNDETERMINED,
        Words("Wer vor der Klärung ansagen darf", "Who may announce before the clearing"),
        Words(
            "Wer bei offener Hochzeit ansagen darf. Die Übrigen kennen ihre Partei noch nicht und sagen "
            "Kontra: Wird so jemand der Partner, gilt es als Re, und hat der Hochzeiter schon Re gesagt, "
            "als keine 90.",
            "Who may announce while a marriage is open. The others do not know their side yet and say "
            "Kontra: if such a player becomes the partner, it counts as Re, and as no 90 if Re was said "
            "already.",
        ),
        needs="announce_before_marriage_resolved",
    )
    marriage_shifts_limits: bool = flag(
        True,
        Words("Hochzeit verschiebt die Fristen", "A marriage moves the limits"),
        Words(
            "Findet die Hochzeit ihren Partner erst im zweiten oder dritten Stich, verschieben sich alle "
            "Fristen um einen oder zwei Stiche nach hinten, und so weiter.",
            "If the marriage finds its partner only in the second or third trick, all limits move back by "
            "one or two tricks, and so on.",
        ),
    )
    announcement_first_trick_thirty_points: bool = flag(
        True,
        Words("Pflichtansage nach 30 Augen", "Forced announcement after 30 eyes"),
        Words(
            "Wer den ersten Stich mit mindestens 30 Augen gewinnt, muss ansagen: Re oder Kontra, oder die "
            "nächste Stufe seiner Partei.",
            "Whoever wins a first trick of at least 30 eyes must announce: Re or Kontra, or the next "
            "level of the own side.",
        ),
    )
    announcement_first_trick_thirty_points_only_first: bool = flag(
        False,
        Words("Pflichtansage nur als erste Ansage", "Forced only while nobody has announced"),
        Words(
            "Die Pflicht besteht nur, wenn in diesem Spiel noch niemand etwas angesagt hat.",
            "The duty exists only if nobody has announced anything in this game yet.",
        ),
        needs="announcement_first_trick_thirty_points",
    )
    announcement_first_trick_thirty_points_only_re_contra: bool = flag(
        True,
        Words("Pflichtansage nur Re oder Kontra", "Forced only Re or Kontra"),
        Words(
            "Man ist nur zu Re oder Kontra verpflichtet, nie zu einer Absage wie keine 90.",
            "One is forced only to Re or Kontra, never to a denial such as no 90.",
        ),
        needs="announcement_first_trick_thirty_points",
    )
    announcement_first_trick_thirty_points_in_marriage: bool = flag(
        False,
        Words("Pflichtansage auch in der Hochzeit", "Forced in a marriage, too"),
        Words(
            "Die Pflicht gilt auch in einer Hochzeit, wenn eben dieser Stich den Partner gefunden hat.",
            "The duty also holds in a marriage, if that very trick found the partner.",
        ),
        needs="announcement_first_trick_thirty_points",
    )
