"""Compiled translations (.qm) from their sources (.ts), as Qt's lrelease makes them, which does not run everywhere."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")

LANGUAGE, HASHES, MESSAGES, NUMERUS_RULES = 0xA7, 0x42, 0x69, 0x88  # the sections of a file
END, TRANSLATION, SOURCE, CONTEXT, COMMENT = 1, 3, 6, 7, 8  # the fields of a message

IS_ONE = b"\x01\x01"
PLURALS = {"de": IS_ONE, "en": IS_ONE}
"""By language: which numbers take the first form, in the code of Qt (qttools/src/linguist/shared/numerus.cpp)."""


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """One text of a .ts file and its translation, in one form or in one for each plural."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]

    @property
    def hash(self) -> int:
        """The hash by which Qt finds the message (that of ELF)."""
        value = 0
        for byte in (self.source + self.comment).encode():
            value = (value << 4) + byte & 0xFFFFFFFF
            high = value & 0xF0000000
            value = (value ^ high >> 24) & ~high
        return value or 1

    def packed(self) -> bytes:
        """The message as it stands in the file."""
        forms = (_field(TRANSLATION, form.encode("utf-16-be")) for form in self.forms)
        names = ((COMMENT, self.comment), (SOURCE, self.source), (CONTEXT, self.context))
        return b"".join([*forms, *(_field(tag, text.encode()) for tag, text in names), bytes([END])])


def compiled(source: bytes) -> bytes:
    """The .qm file of a .ts file. Raises ValueError where it is no such file, or in a language without plurals here."""
    try:
        root = ElementTree.fromstring(source)
    except ElementTree.ParseError as error:
        raise ValueError(str(error)) from error
    language = root.get("language", "")
    plurals = PLURALS.get(language.split("_")[0])
    if plurals is None:
        raise ValueError(f"the plurals of the language {language!r} are not known")
    sections = ((LANGUAGE, language.encode()), *_texts(sorted(_messages(root))), (NUMERUS_RULES, plurals))
    return MAGIC + b"".join(_field(tag, data) for tag, data in sections)


def _messages(root: ElementTree.Element) -> Iterator[Message]:
    """The messages that have been translated."""
    for context in root.iter("context"):
        for message in context.iter("message"):
            forms = tuple(node.text or "" for node in message.iterfind("translation/numerusform"))
            words = Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                forms or (message.findtext("translation", ""),),
            )
            if any(words.forms):
                yield words


def _texts(messages: list[Message]) -> Iterator[tuple[int, bytes]]:
    """The messages one after the other, and before them where each begins, by its hash."""
    places, texts = [], bytearray()
    for message in messages:
        places.append((message.hash, len(texts)))
        texts += message.packed()
    yield HASHES, b"".join(struct.pack(">II", *place) for place in sorted(places))
    yield MESSAGES, bytes(texts)


def _field(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data
