"""Write the states of a copy of the package out for mypyc: `write_out_states.py FOLDER`, its folder of sources.

Before anything is installed: so what writes them out is loaded from its file.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path


def main(folder: Path) -> None:
    """Every module that declares the fields of a state, in place."""
    spec = importlib.util.spec_from_file_location("fields", folder / "hordekeep" / "kernel" / "fields.py")
    assert spec is not None
    assert spec.loader is not None
    fields = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(fields)
    for path in sorted(folder.glob("hordekeep/*/**/*.py")):
        source = path.read_text(encoding="utf-8")
        if "(Fields):\n" in source and path != Path(fields.__file__):
            path.write_text(fields.written_out(source), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
