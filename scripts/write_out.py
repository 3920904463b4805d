"""Write out for mypyc what a copy of the package declares: `write_out.py FOLDER`, its folder of sources.

States get their fields and their clone, and what functions enforce is said at the end of their modules. Before anything
is installed: so what writes it out is loaded from its files.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType


def main(folder: Path) -> None:
    """Every module that declares the fields of a state, or says by decorators what it enforces, in place."""
    kernel = folder / "hordekeep" / "kernel"
    fields, enforcing = loaded(kernel / "fields.py"), loaded(kernel / "enforcing.py")
    for path in sorted(folder.glob("hordekeep/*/**/*.py")):
        source = path.read_text(encoding="utf-8")
        written = source
        if "(Fields):\n" in source and path.parent != kernel:
            written = fields.written_out(written)
        if "@enforces(" in source and path.parent != kernel:
            written = enforcing.written_out(written)
        if written != source:
            path.write_text(written, encoding="utf-8")


def loaded(file: Path) -> ModuleType:
    """A module that needs no other."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    main(Path(sys.argv[1]))
