"""Compiles the translations into the wheel."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds a .qm for every .ts; an editable install compiles its own when it needs one (resources.py)."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from freedoko_qt.resources import compile_translation

        self._folder = TemporaryDirectory()
        for source in sorted(Path(self.root, "translations").glob("*.ts")):
            compiled = Path(self._folder.name, source.with_suffix(".qm").name)
            compile_translation(source, compiled)
            build_data["force_include"][str(compiled)] = f"freedoko_qt/translations/{compiled.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()
