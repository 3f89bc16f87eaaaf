"""The AppStream metainfo: what software centres show of the program."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from freedoko_qt.app.identity import COMMAND, DEVELOPERS, FILE_TYPES, HOMEPAGE, ID, LICENCE, NAME, SUMMARY, LocalText

CHANGELOG = Path(__file__).with_name("CHANGELOG.md")
PARAGRAPHS = (
    LocalText(
        "Doppelkopf at a table of your own: you, three computer players, and the house rules that you know from your "
        "kitchen table. Every option of the rules can be changed.",
        "Doppelkopf am eigenen Tisch: du, drei Computerspieler und die Hausregeln, die du vom Küchentisch kennst. "
        "Jede Regel lässt sich ändern.",
    ),
    LocalText(
        "Nothing is lost: a game goes on at the very card where you left it. The program never uses the network.",
        "Nichts geht verloren: Ein Spiel geht genau bei der Karte weiter, bei der du aufgehört hast. Das Programm "
        "benutzt nie das Netz.",
    ),
)


class Release(NamedTuple):
    """A version that people have got."""

    version: str
    date: str
    """YYYY-MM-DD."""
    news: tuple[str, ...]
    """Each change, as one paragraph."""


def metainfo() -> str:
    """The whole file."""
    described = "".join(
        f"    <p>{escape(one.en)}</p>\n    <p xml:lang=\"de\">{escape(one.de)}</p>\n" for one in PARAGRAPHS
    )
    opened = "".join(f"    <mediatype>{one.mime}</mediatype>\n" for one in FILE_TYPES)
    released = "".join(
        f'    <release version="{one.version}" date="{one.date}">\n'
        f"      <description>{_described(one.news)}</description>\n    </release>\n"
        for one in releases()
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{ID}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>{LICENCE}</project_license>
  <name>{NAME}</name>
  <summary>{escape(SUMMARY.en)}</summary>
  <summary xml:lang="de">{escape(SUMMARY.de)}</summary>
  <url type="homepage">{HOMEPAGE}</url>
  <developer id="{ID.rpartition(".")[0]}"><name>{DEVELOPERS}</name></developer>
  <description>
{described}  </description>
  <launchable type="desktop-id">{ID}.desktop</launchable>
  <provides>
    <binary>{COMMAND}</binary>
{opened}  </provides>
  <content_rating type="oars-1.1"/>
  <releases>
{released}  </releases>
</component>
"""


def releases() -> list[Release]:
    """Each release, the newest first, from the headings of the change log and the text below them."""
    parts = re.split(r"^## (.+)$", CHANGELOG.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    headed = zip(parts[::2], parts[1::2], strict=True)
    dated = [(re.fullmatch(r"(\S+), (\d{4}-\d\d-\d\d)", heading), text) for heading, text in headed]
    return [Release(found[1], found[2], tuple(changes(text))) for found, text in dated if found]


def changes(text: str) -> list[str]:
    """The items of a list, or the paragraphs, each without its line ends and without marks of Markdown."""
    plain = re.sub("[*`]", "", text)
    return [" ".join(one.split()) for one in re.split(r"^- |\n\n", plain, flags=re.MULTILINE) if one.strip()]


def _described(news: Sequence[str]) -> str:
    """A paragraph, or a list of several changes."""
    if len(news) == 1:
        return f"<p>{escape(news[0])}</p>"
    return f"<ul>{''.join(f'<li>{escape(change)}</li>' for change in news)}</ul>"
