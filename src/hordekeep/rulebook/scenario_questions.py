"""What is asked where a scenario went wrong: the question, whose it is, and the keys that are legal."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

from hordekeep.kernel import Match
from hordekeep.rulebook.scenario_setup import has_stopped

SHOWN = 12
"""So many keys are shown; of more the nearest to the wanted one."""


def question(match: Match[Any], wanted: str = "") -> str:
    """The question as `asks` names it, its sentence, whose it is, and the legal keys as `choose` writes them.

    >>> match = Match("plankton-horde", names=["Andy", "Becca"], seed="doc")
    >>> print(question(match, "token:9"))
    'token' of Becca (PH-BC-02): Becca, which Score Token goes on Fire?
    legal: token:8, token:6, token:5, token:3, token:2, token:1, token:-1, token:-3
    """
    ask = match.ask
    if ask is None:
        return "nothing: the game is over"
    if has_stopped(match):
        return "nothing: the scenario has stopped where `until` says"
    names = [match.names[seat] for seat in ask.seats]
    who = [f"{name} " if len(names) > 1 else "" for name in names]
    keys = [
        before + match.game.words.key(choice)
        for before, seat in zip(who, ask.seats, strict=True)
        for choice in ask.choices_of(seat)
    ]
    written = f", or one that is written: {ask.written}:..." if ask.written else ""
    asked = f"{ask.prompt!r} of {' or '.join(names)} ({ask.rule}): {match.prompt()}"
    return f"{asked}\nlegal: {nearest(keys, wanted)}{written}"


def nearest(keys: Sequence[str], wanted: str) -> str:
    """Some keys; of many those that are nearest to a wanted one, and how many more there are.

    >>> nearest([f"hex:{number}.0" for number in range(40)] + ["stay"], "stays")[:25]
    'stay, hex:0.0, hex:1.0, h'
    >>> nearest([f"hex:{number}.0" for number in range(40)], "hex:27.1").endswith(" and 28 more")
    True
    """
    if len(keys) <= SHOWN:
        return ", ".join(keys)
    matcher = SequenceMatcher(b=wanted, autojunk=False)

    def far(key: str) -> float:
        matcher.set_seq1(key)
        return -matcher.ratio()

    return f"{', '.join(sorted(keys, key=far)[:SHOWN])} and {len(keys) - SHOWN} more"
