"""JSON texts with a kind, a format and a check sum, by which damage is detected."""

import json
import zlib
from collections.abc import Mapping
from typing import Any

from freedoko_qt.app.migrations import migrated, newest
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.text import clean, json_value

MARK = "freedoko-qt"
"""The key that says what a file of this program holds."""

_CONTENT = b'\n"content":'
"""The bytes before the content of a document with a summary."""

_encoded = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class NewerFormat(BadSave):
    """A file that a newer version of the program has written."""


def packed(value: Mapping[str, Any]) -> str:
    """A JSON object in one line, always the same for equal values.

    Keys keep their order, so equal values whose keys differ in order give different texts. Raises ValueError or
    RecursionError for what JSON cannot hold.
    """
    return clean(_encoded(value))


def checksum(text: str, before: str = "0") -> str:
    """Eight hexadecimal digits by which a changed byte is detected; `before`: those of what stands before it.

    CRC-32: it finds damage, not forgery.
    """
    return _digits(text.encode(), before)


def _digits(data: bytes, before: str = "0") -> str:
    return f"{zlib.crc32(data, int(before, 16)):08x}"


def marked(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values with what says of which kind and format they are."""
    return {MARK: kind, "format": newest(kind), **values}


def check_mark(kind: str, values: object) -> dict[str, Any]:
    """The values, if they are of this kind and of a format that is known; raises BadSave or NewerFormat."""
    if not isinstance(values, dict) or values.get(MARK) != kind:
        raise BadSave(f"this is no {kind} of {MARK}")
    number = values.get("format")
    if type(number) is not int or number < 1:
        raise BadSave(f"this {kind} has no format")
    if number > newest(kind):
        raise NewerFormat(f"this {kind} has format {number}, newer than {newest(kind)}")
    return values


def decoded(text: str) -> Any:
    """The value of a JSON text, its strings clean; raises BadSave.

    Strings lose control characters and lone surrogates.
    """
    try:
        return json_value(text)
    except (ValueError, RecursionError) as error:
        raise BadSave("this is not JSON") from error


def document_text(kind: str, content: Mapping[str, Any], summary: Mapping[str, Any] | None) -> str:
    """The text of a document: indented, or with a summary two lines, of which the first is enough for a list.

    UTF-8 with a line break at its end. `summary` is not part of what `content_of` returns.
    """
    text = _packed_by_parts(content)
    values = marked(kind, {"check": checksum(text)})
    if summary is None:
        return clean(json.dumps({**values, "content": content}, ensure_ascii=False, indent=1)) + "\n"
    line = packed({**values, "summary": summary, "summary_check": checksum(packed(summary))})
    return f"{line.removesuffix('}')},{_CONTENT.decode()}{text}}}\n"


def content_of(kind: str, document: bytes) -> tuple[dict[str, Any], bool]:
    """The content of a document in the newest format, and True if it has a check sum. Raises BadSave or NewerFormat.

    Older formats are migrated. Without a check sum the file may have been written by hand.
    """
    whole = sealed_text(kind, document)
    if whole is not None:
        number, text = whole
        return migrated(kind, number, decoded(text.decode())), True
    try:
        values = check_mark(kind, decoded(document.decode()))
    except UnicodeDecodeError as error:
        raise BadSave(f"this {kind} is no text") from error
    content = values.get("content")
    if not isinstance(content, dict):
        raise BadSave(f"this {kind} is empty")
    check = checksum_of(content)
    if values.get("check", check) != check:
        raise BadSave(f"this {kind} is damaged")
    return migrated(kind, values["format"], content), "check" in values


def sealed_text(kind: str, document: bytes) -> tuple[int, bytes] | None:
    """The format and the content's text of a document with a summary; None unless its check sum is right."""
    line, _, rest = document.partition(_CONTENT)
    text = rest.removesuffix(b"}\n")
    try:
        values = check_mark(kind, decoded(line.decode().removesuffix(",") + "}"))
    except (UnicodeDecodeError, BadSave):
        return None
    return (values["format"], text) if values.get("check") == _digits(text) else None


def _packed_by_parts(content: Mapping[str, Any]) -> str:
    """Pack a long text without making other threads wait for its end, as `packed` would."""
    parts = (f"{json.dumps(key, ensure_ascii=False)}:{_packed_part(value)}" for key, value in content.items())
    return clean(f"{{{','.join(parts)}}}")


def _packed_part(value: Any) -> str:
    return f"[{','.join(map(_encoded, value))}]" if isinstance(value, list) else _encoded(value)


def checksum_of(value: Any) -> str:
    """The check sum of a JSON value; raises BadSave if it has none, being too deep or no text."""
    try:
        return checksum(packed(value))
    except (ValueError, RecursionError) as error:
        raise BadSave("this cannot be written again") from error
