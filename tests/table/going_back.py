"""What clients do with `earlier`: go back from a view to the one before."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

from hordekeep.kernel import Document
from hordekeep.table.protocol import Difference


def as_it_was(view: Document, differences: Sequence[Difference]) -> Document:
    """An earlier view: what a client makes of the later one."""
    was: Any = deepcopy(view)
    for each in differences:
        thing = was
        for step in each.at[:-1]:
            thing = thing[step]
        if each.was is msgspec.UNSET:
            del thing[each.at[-1]]
        else:
            thing[each.at[-1]] = each.was
    return dict(was)
