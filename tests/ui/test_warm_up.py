"""Every module that is got ready behind the first page is there, whatever it is called by now."""

from importlib.util import find_spec

import pytest

from freedoko_qt.ui.warm_up import BEHIND, PAGES


@pytest.mark.parametrize("name", [*(f"freedoko_qt.ui.{page}" for page in PAGES), *BEHIND])
def test_every_module_that_is_warmed_up_exists(name: str) -> None:
    assert find_spec(name) is not None
