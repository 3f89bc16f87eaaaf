"""The name that is proposed for a file."""

import pytest

from freedoko_qt.ui.parts.save_dialog import file_name


@pytest.mark.parametrize(
    ("name", "proposed"),
    [
        ("Am Mittwoch", "Am-Mittwoch.txt"),
        ("../../etc/passwd", "------etc-passwd.txt"),
        ("C:\\x. ", "C--x--.txt"),
        ("\u2068שלום\u2069", "שלום.txt"),
        ("CON", "CON-.txt"),
        ("lpt1", "lpt1-.txt"),
        ("Concordia", "Concordia.txt"),
        ("x" * 300, "x" * 60 + ".txt"),
    ],
)
def test_it_is_one_that_every_system_takes(name: str, proposed: str) -> None:
    assert file_name(name, ".txt") == proposed
