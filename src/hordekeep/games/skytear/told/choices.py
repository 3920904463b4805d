"""The choices of Skytear as people see them: labels, prompts, what each choice touches. Keys are in `keys`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.names import listed, what_name
from hordekeep.games.skytear.content.setting import ILLUSIONS, NOBODY, OUTSIDERS, SIDES
from hordekeep.games.skytear.effects.meanings import Sought
from hordekeep.games.skytear.ground.boards import hex_text
from hordekeep.games.skytear.rules.minions.control import dome_of, lanes_of
from hordekeep.games.skytear.state.arena import BLUE_MINIONS, RED_MINIONS, Arena, Entry
from hordekeep.games.skytear.state.pieces import enemies_on, kind_of
from hordekeep.games.skytear.told.view import looked_at
from hordekeep.games.skytear.written.keys import DECKS
from hordekeep.kernel import Ask, Choice, Text, seat_name
from hordekeep.kernel.hexes import hexes_in

COMPOSING: Final = ("attack-target", "worship-target", "worship-hex")
"""What is asked while somebody composes, like all that begins with "target-": its words tell nobody what is planned."""
OF_A_LANE: Final = ("toward", "token-step", "place-minion", "spawn")
OF_POINTS: Final = ("select-lead", "damage-minion")
"""The questions that are about a Lane, and those about a challenge."""
OF_STRUCTURES: Final = ("damage-structure", "toward")
"""Questions for a hex that mean the Tower or Nexus on it."""


# -- names -------------------------------------------------------------------------------------------------------------


def hero_name(g: Arena, slot: int) -> Text:
    """The name of a hero; with its side, if both sides have the same one (SM-COMP-01)."""
    face = g.hero(slot)
    name = Text(f"hero-{face.id}")
    if sum(1 for each in g.heroes if each is face) == 1:
        return name
    return Text("hero-of-side", hero=name, side=SIDES[g.setting.side_of[slot]])


def named(g: Arena, name: str) -> Text:
    """A hero that a choice names; one that does not play here only by its face."""
    slot = g.slots.get(name)
    if slot is not None:
        return hero_name(g, slot)
    side, _, hero = name.partition(".")
    return Text("hero-of-side", hero=Text(f"hero-{hero}"), side=side)


def piece_name(g: Arena, piece: int) -> Text:
    """Any piece, with its hex if there are several of its kind."""
    kind = kind_of(piece)
    if kind == "hero":
        return hero_name(g, piece)
    if kind == "illusion":
        return Text("illusion-of", hero=hero_name(g, piece - ILLUSIONS))
    if kind == "outsider":
        return _outsider_name(g, piece - OUTSIDERS)
    return _token_name(kind, g.setting.side_of[piece], g.at[piece])


def _outsider_name(g: Arena, dome: int) -> Text:
    card = g.dome_outsiders[dome] if dome < len(g.dome_outsiders) else None
    return Text("an-outsider") if card is None else Text(f"outsider-{card.id}")


def _token_name(kind: str, side: int, hex: int) -> Text:
    return Text(f"{kind}-on", side=SIDES[side], hex=hex_text(hex) if hex >= 0 else "")


def hex_name(g: Arena, hex: int) -> Text:
    """A hex, or the structure that stands on it."""
    for side, word in enumerate(SIDES):
        if hex == g.field.nexus[side]:
            return Text("nexus-of", side=word)
        for lane, each in enumerate(g.field.lanes):
            if hex == each.towers[side] and g.towers[side][lane] > 0:
                return Text("tower-of", side=word, lane=each.id)
    return Text("hex", hex=hex_text(hex))


def points_name(g: Arena, points: int) -> Text:
    """What a challenge is fought over: Lanes, or a Dome."""
    dome = dome_of(g, points)
    if dome >= 0:
        return Text("the-dome", dome=g.field.domes[dome].id)
    return listed([Text("the-lane", lane=g.field.lanes[lane].id) for lane in lanes_of(g, points)])


# -- labels ------------------------------------------------------------------------------------------------------------


def label(g: Arena, choice: Choice) -> Text:
    """What a choice says on its button."""
    verb = choice[0]
    match verb:
        case "activate":
            return Text("label-activate", hero=named(g, choice[1]))
        case "act" | "skill":
            return Text("label-act", action=what_name(choice[1]))
        case "play":
            return Text("label-play", card=Text(f"card-{choice[1]}"), hero=named(g, choice[2]))
        case "hex":
            return hex_name(g, choice[1])
        case "hero":
            return named(g, choice[1])
        case "illusion":
            return Text("label-illusion", hero=named(g, choice[1]))
        case "minion" | "pillar":
            return Text(f"label-{verb}", side=SIDES[choice[1]], hex=hex_text(choice[2]))
        case "outsider":
            return _outsider_name(g, choice[1])
        case "area":
            return _area_label(g, choice[1])
        case "seat":
            return seat_name(choice[1])
        case "modifier":
            return Text("label-modifier", modifier=f"{choice[1]:+d}")
        case "discard" | "top":
            return _looked_label(g, verb, choice[1])
        case "first":
            return Text("label-first", what=what_name(choice[2]), hero=named(g, choice[1]))
        case "lead":
            return Text("label-lead", card=Text(f"card-{choice[1]}"), cost=shelf().power_cards[choice[1]].cost)
        case "mulligan" | "put-away" | "take-off":
            return Text("label-discard", card=Text(f"card-{choice[1]}"))
        case "effect":
            return _effect_label(g, choice[1])
        case "faction":
            return Text(f"faction-{choice[1]}")
        case "draft":
            return Text(f"hero-{choice[1]}")
        case "deck":
            return Text(f"label-deck-{choice[1]}" if choice[1] in DECKS else "label-deck-built")
    return Text(f"label-{verb}")


def _area_label(g: Arena, mask: int) -> Text:
    """An area by whom it covers, then by its hexes."""
    hexes = " ".join([hex_text(each) for each in hexes_in(mask)])
    heroes = [hero_name(g, hero) for side in (0, 1) for hero in enemies_on(g, side, mask, minions=False)]
    minions = ((g.on[BLUE_MINIONS] | g.on[RED_MINIONS]) & mask).bit_count()
    covered = [*heroes, *([Text("so-many-minions", count=minions)] if minions else [])]
    return Text("label-area-on", who=listed(covered), hexes=hexes) if covered else Text("label-area", hexes=hexes)


def _looked_label(g: Arena, verb: str, place: int) -> Text:
    """A card that is looked at, by its name; its owner alone is asked (SM-EFF-14)."""
    cards = looked_at(g) if g.looking[0] != NOBODY else []
    if place > len(cards):
        return Text(f"label-{verb}-place", place=place)
    words = "label-top" if verb == "top" else "label-discard-looked"
    return Text(words, card=Text(f"card-{cards[place - 1].id}"), place=place)


def _effect_label(g: Arena, place: int) -> Text:
    """An effect on the Stack, by its place from the top."""
    if place > len(g.stack):
        return Text("label-effect-place", place=place)
    entry = g.stack[-place]
    return Text("label-effect", what=what_name(entry.what), hero=piece_name(g, entry.caster), place=place)


# -- prompts -----------------------------------------------------------------------------------------------------------


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


# -- what a choice touches ---------------------------------------------------------------------------------------------


def touches(g: Arena, ask: Ask, choice: Choice) -> tuple[str, ...]:
    """The ids of what a choice touches on the table, for clients to light up."""
    verb = choice[0]
    match verb:
        case "activate" | "hero":
            return (f"hero:{choice[1]}",)
        case "act":
            return (f"action:{choice[1]}",)
        case "play":
            card = "flux" if choice[1] == shelf().flux.id else f"hand:{choice[1]}"
            return (card, f"hero:{choice[2]}")
        case "hex":
            return (*_standing_on(g, ask, choice[1]), f"hex:{hex_text(choice[1])}")
        case "minion" | "pillar":
            return (f"{verb}:{SIDES[choice[1]]}:{hex_text(choice[2])}",)
        case "outsider":
            return (f"outsider:{choice[1] + 1}",)
        case "area":
            return tuple([f"hex:{hex_text(each)}" for each in hexes_in(choice[1])])
        case "discard" | "top":
            return (f"top:{choice[1]}",)
        case "first":
            return (f"hero:{choice[1]}",)
        case "lead":
            return (f"{'lead' if ask.prompt == 'select-lead' else 'hand'}:{choice[1]}",)
        case "lead-deck":
            return tuple([f"deck:{seat}" for seat in ask.seats])
        case "mulligan" | "put-away":
            return (f"hand:{choice[1]}",)
        case "take-off":
            return (f"card:{choice[1]}",)
        case "effect":
            return (f"stack:{g.stack[-choice[1]].serial}",) if choice[1] <= len(g.stack) else ()
        case "illusion" | "seat" | "skill" | "faction" | "draft":
            return (f"{verb}:{choice[1]}",)
    return ()


def _standing_on(g: Arena, ask: Ask, hex: int) -> tuple[str, ...]:
    """The structure or the control token on a hex, where it is what the question is about."""
    if ask.prompt in OF_STRUCTURES:
        for side, word in enumerate(SIDES):
            if hex == g.field.nexus[side]:
                return (f"nexus:{word}",)
            for lane in g.field.lanes:
                if hex == lane.towers[side]:
                    return (f"tower:{word}:{lane.id}",)
    if ask.prompt == "spawn-at" and hex in g.tokens:
        return (f"lane:{g.field.lanes[g.tokens.index(hex)].id}",)
    return ()
