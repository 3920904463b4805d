"""The table of a game's meetings as a page of the docs: which scenarios show each pair, or why it cannot meet.

`make meetings` writes the pages; `python -m scripts.meetings skytear` prints what is still open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import ascii_letters

from tests.meetings.declared import Meetings
from tests.meetings.watching import Pair, met_in_scenarios

GAMES = ("plankton_horde", "skytear_horde", "monoliths", "skytear", "cloudspire")
DOCS = Path(__file__).parents[2] / "docs" / "meetings"
OPEN = "?"


def meetings(name: str) -> Meetings:
    """What a game declares."""
    declared: Meetings = import_module(f"tests.meetings.{name}").MEETINGS
    return declared


def uncovered(declared: Meetings) -> list[Pair]:
    """The pairs that no scenario shows and nothing keeps apart, in the order of the table."""
    met, kept = met_in_scenarios(declared), declared.kept_apart()
    pairs = ((moment, thing) for moment in declared.moments for thing in declared.things)
    return [pair for pair in pairs if not met[pair] and pair not in kept]


def page(declared: Meetings, title: str) -> str:
    """The table, with a number for each moment and a letter for each reason."""
    met, kept = met_in_scenarios(declared), declared.kept_apart()
    return "\n".join((*_head(title), *_moments(declared), "", *_grid(declared, met, kept), "", *_reasons(declared), ""))


def _head(title: str) -> Iterator[str]:
    yield f"# What meets in {title}"
    yield ""
    yield (
        "Every moment of the book with everything that may matter there. A cell tells how many scenarios show the two"
        " together (9: nine or more); a letter tells why they cannot meet; a question mark, that no scenario shows it"
        " yet. `make meetings` makes this page from the code, and tests see to it that it is true, and that what is"
        " said never to meet does not meet in random games either."
    )
    yield ""


def _moments(declared: Meetings) -> Iterator[str]:
    for number, words in enumerate(declared.moments.values(), 1):
        yield f"{number}. {words}"


def _grid(declared: Meetings, met: Counter[Pair], kept: dict[Pair, int]) -> Iterator[str]:
    width = max(len(words) for words in declared.things.values())
    columns = range(1, len(declared.moments) + 1)
    yield "```text"
    yield f"{'':{width}} {''.join(f'{number:3}' for number in columns)}"
    for thing, words in declared.things.items():
        yield f"{words:{width}} {''.join(f'{_cell((moment, thing), met, kept):>3}' for moment in declared.moments)}"
    yield "```"


def _cell(pair: Pair, met: Counter[Pair], kept: dict[Pair, int]) -> str:
    if met[pair]:
        return str(min(met[pair], 9))
    return ascii_letters[kept[pair]] if pair in kept else OPEN


def _reasons(declared: Meetings) -> Iterator[str]:
    for letter, each in zip(ascii_letters, declared.apart, strict=False):
        yield f"- **{letter}** {each.why} [{each.rule}]"
