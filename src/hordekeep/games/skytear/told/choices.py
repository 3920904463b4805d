"""The questions of Skytear as people see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hordekeep.games.skytear.content.names import listed, what_name
from hordekeep.games.skytear.effects.meanings import Sought
from hordekeep.games.skytear.rules.minions.control import dome_of, lanes_of
from hordekeep.games.skytear.state.arena import Arena, Entry
from hordekeep.games.skytear.state.wording import piece_name
from hordekeep.kernel import Ask, Text, seat_name

COMPOSING: Final = ("attack-target", "worship-target", "worship-hex")
"""What is asked while somebody composes, like all that begins with "target-": its words tell nobody what is planned."""
OF_A_LANE: Final = ("toward", "token-step", "place-minion", "spawn")
OF_POINTS: Final = ("select-lead", "damage-minion")
"""The questions that are about a Lane, and those about a challenge."""


def points_name(g: Arena, points: int) -> Text:
    """What a challenge is fought over: Lanes, or a Dome."""
    dome = dome_of(g, points)
    if dome >= 0:
        return Text("the-dome", dome=g.field.domes[dome].id)
    return listed([Text("the-lane", lane=g.field.lanes[lane].id) for lane in lanes_of(g, points)])


def prompt(g: Arena, ask: Ask) -> Text:
    """What is asked, in words. Everybody hears it: while somebody composes it does not tell what (SM-Q-HIDDEN)."""
    words: dict[str, Text | int | str] = {"who": _who(ask.seats), "players": len(ask.seats)}
    if is_composing(ask.prompt):
        return Text("ask-target", **words)
    words |= _about(g, ask)
    if ask.prompt.startswith("pick-"):
        return Text("ask-pick", **words)
    if ask.prompt in ("act", "outsider-act"):
        words["ap"] = g.ap
    return Text(f"ask-{ask.prompt}", **words)


def is_composing(prompt: str) -> bool:
    """Is it a question for a target, of something that is not yet declared?"""
    return prompt in COMPOSING or prompt.startswith("target-")


def _who(seats: Sequence[int]) -> Text:
    if len(seats) == 1:
        return seat_name(seats[0])
    return Text("who-of-several", one=seat_name(seats[0]), others=_who(seats[1:]))


def _about(g: Arena, ask: Ask) -> dict[str, Text | int | str]:
    """What the question is about, named."""
    about: Any = ask.about
    if about is None:
        return {}
    if ask.prompt in OF_A_LANE:
        return {"lane": g.field.lanes[about].id}
    if ask.prompt in OF_POINTS:
        return {"what": points_name(g, about)}
    if ask.prompt == "prevent":
        return {"what": piece_name(g, about[0]), "minion": piece_name(g, about[1])}
    if isinstance(about, Entry):
        return {"what": what_name(about.what), "hero": piece_name(g, about.caster)}
    if isinstance(about, Sought):
        about = about.cause.what or about.cause.caster
    if isinstance(about, str):
        return {"what": what_name(about)}
    return {"what": piece_name(g, about)} if isinstance(about, int) and about >= 0 else {}
