"""The battlefield of Skytear in sentences, for screen readers and for everything that is no terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.kernel import Document, Text, seat_name
from hordekeep.kernel.boards import Voice

SIDES = ("blue", "red")
UNARMED = -1
"""The HP of a Nexus that cannot be damaged yet (SM-DMG-09)."""
PHASES = {"heroes-over": "heroes"}


def tell(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> list[str]:
    """Everything that the drawn board shows, one sentence a line."""
    told = [heading(view, say), *draft_lines(view, say), *victory_lines(view, say)]
    told += [*lane_lines(view, say), *dome_lines(view, say), *nexus_lines(view, say)]
    told += [hero_line(view, name, say) for name in view["heroes"]]
    told += [*token_lines(view, say), *activation_lines(view, say), *stack_lines(view, say)]
    told += [player_line(player, say) for player in view["players"]]
    if hand := hand_line(view, seat, say):
        told.append(hand)
    return told


def own(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> list[str]:
    """The own hand, and what lies in the own discard pile."""
    discard: list[str] = next((player["discard"] for player in view["players"] if player["seat"] == seat), [])
    told = [hand_line(view, seat, say) or say(Text("sky-no-hand"))] if seat is not None else []
    return [*told, say(Text("sky-discard", cards=counted(discard, say)))]


def held(view: Document, seat: int | None) -> list[str]:
    """The cards that a seat holds, as far as the viewer may see them."""
    hand: list[str] | int = next((player["hand"] for player in view["players"] if player["seat"] == seat), [])
    return hand if isinstance(hand, list) else []


# -- the parts of the board --------------------------------------------------------------------------------------------


def heading(view: Document, say: Voice) -> str:
    """The turn and its phase; who activates next, and who holds Skytear Flux."""
    if view["phase"] in ("setup", "over"):
        return say(Text("sky-heading-setup" if view["phase"] == "setup" else "sky-heading-over", turn=view["turn"]))
    phase = Text(f"phase-{PHASES.get(view['phase'], view['phase'])}")
    parts = [say(Text("sky-heading", turn=view["turn"], rows=view["rows"], phase=phase))]
    if view["phase"] == "heroes" and view["active"] is None:
        parts.append(say(Text("sky-next", side=view["next"])))
    parts.append(say(Text("sky-flux-used") if view["flux"] < 0 else Text("sky-flux", who=seat_name(view["flux"]))))
    return " ".join(parts)


def draft_lines(view: Document, say: Voice) -> list[str]:
    """Whose pick it is, the order of the picks, and what each side has and may still pick (SM-SET-05, SM-CAS-02)."""
    draft = view.get("draft")
    if draft is None or draft["made"] >= len(draft["order"]):
        return []
    order = ", ".join([say(Text(f"side-{side}")) for side in draft["order"][draft["made"] :]])
    told = [say(Text("sky-draft", of=draft["of"], pick=draft["made"] + 1, picks=len(draft["order"]), order=order))]
    for side in SIDES:
        has = [say(Text(f"faction-{each}")) for each in view["factions"][side]]
        has += [say(Text(f"hero-{hero['hero']}")) for hero in view["heroes"].values() if hero["side"] == side]
        told.append(say(Text("sky-draft-has", side=side, who=_listed(has, say))))
        if left := [say(Text(f"hero-{hero}")) for hero in draft["pools"][side]]:
            told.append(say(Text("sky-draft-left", side=side, who=_listed(left, say))))
    return told


def victory_lines(view: Document, say: Voice) -> list[str]:
    """The victory cards, with how far each side has come where they count (SM-GOAL-02)."""
    cards = []
    for card in view["victory"]:
        name, far = say(Text(f"victory-{card}")), view["progress"].get(card)
        if far is not None:
            (blue, needed), (red, _) = far["blue"], far["red"]
            name = say(Text("sky-victory-progress", card=name, blue=blue, red=red, needed=needed))
        cards.append(name)
    return [say(Text("sky-victory", cards=", ".join(cards)))] if cards else []


def lane_lines(view: Document, say: Voice) -> list[str]:
    """Each Lane in the order of its token: where that is, Control as it would be counted now, Towers and minions."""
    told = []
    for lane, of in sorted(view["lanes"].items(), key=lambda each: each[1]["number"]):
        if of["token"]:
            words = {"lane": lane, "number": of["number"], "hex": of["token"]}
            control, towers = of["control"], of["towers"]
            told.append(say(Text("sky-lane", **words, blue=control["blue"], red=control["red"])))
            told.append(say(Text("sky-towers", blue=towers["blue"], red=towers["red"])))
            told += [_minions(view, lane, side, say) for side in SIDES]
    return told


def _minions(view: Document, lane: str, side: str, say: Voice) -> str:
    hexes = [minion["hex"] for minion in view["minions"][side] if minion["lane"] == lane]
    return say(Text("sky-minions", side=side, count=len(hexes), hexes=", ".join(hexes)))


def dome_lines(view: Document, say: Voice) -> list[str]:
    """Each Dome: Control as it would be counted now, and its outsider."""
    told = []
    for dome, of in view["domes"].items():
        told.append(say(Text("sky-dome", dome=dome, blue=of["control"]["blue"], red=of["control"]["red"])))
        for outsider in view["outsiders"]:
            if outsider["dome"] == dome:
                name = Text(f"outsider-{outsider['card']}")
                told[-1] += " " + say(Text("sky-outsider", card=name, hex=outsider["hex"] or "none"))
    return told


def nexus_lines(view: Document, say: Voice) -> list[str]:
    """Each Nexus with its HP, as soon as it can be damaged (SM-DMG-08, SM-DMG-09)."""
    if view["phase"] == "setup":
        return []
    return [
        say(Text("sky-nexus-safe", side=side) if hp == UNARMED else Text("sky-nexus", side=side, hp=hp))
        for side, hp in ((side, view["nexus"][side]) for side in SIDES)
    ]


def hero_line(view: Document, name: str, say: Voice) -> str:
    """A hero: where, how hale, in which state, its values, conditions, and the cards on and under it."""
    hero = view["heroes"][name]
    who = Text("hero-of-side", hero=Text(f"hero-{hero['hero']}"), side=hero["side"])
    if hero["state"] == "defeated":
        return say(Text("sky-hero-defeated", who=who, turn=hero["returns"]))
    words = {key: hero[key] for key in ("hp", "max_hp", "state", "mana", "attack", "flips", "armor", "move", "range")}
    told = say(Text("sky-hero", who=who, hex=hero["hex"] or "none", **words))
    return " ".join([told, *hero_notes(hero, say)])


def hero_notes(hero: Document, say: Voice) -> list[str]:
    """The conditions of a hero, the cards on it and the Lead cards under it, as sentences."""
    told = []
    if hero["conditions"]:
        names = [say(Text(f"keyword-{each}")) for each in hero["conditions"]]
        told.append(say(Text("sky-conditions", conditions=", ".join(names))))
    if hero["cards"]:
        told.append(say(Text("sky-cards-on", cards=counted(hero["cards"], say))))
    if hero["leads"]:
        known = [lead["card"] for lead in hero["leads"] if lead["card"]]
        told.append(say(Text("sky-leads", count=len(hero["leads"]), known=len(known), cards=counted(known, say))))
    return told


def token_lines(view: Document, say: Voice) -> list[str]:
    """Pillars, illusions, and the hexes that nobody may enter for now."""
    told = [
        say(Text("sky-pillars", side=side, hexes=", ".join(view["pillars"][side])))
        for side in SIDES
        if view["pillars"][side]
    ]
    for hero in view["heroes"].values():
        if hero["illusion"]:
            who = Text("hero-of-side", hero=Text(f"hero-{hero['hero']}"), side=hero["side"])
            told.append(say(Text("sky-illusion", who=who, hex=hero["illusion"])))
    barred = [each for lasting in view["lasting"] if lasting["kind"] == "bar" for each in lasting.get("hexes", ())]
    if barred:
        told.append(say(Text("sky-barred", hexes=", ".join(barred))))
    return told


def activation_lines(view: Document, say: Voice) -> list[str]:
    """The hero that acts, the AP left and what it has done (SM-ACT-01, SM-ACT-02)."""
    active = view["active"]
    if active is None or not active["hero"]:
        return []
    used = [say(Text(f"action-{each}")) for each in active["used"]]
    return [say(Text("sky-active", who=_hero(view, active["hero"]), ap=active["ap"], used=_listed(used, say)))]


def stack_lines(view: Document, say: Voice) -> list[str]:
    """The Stack from its top: what resolves next comes first (SM-STK-05); then what waits to go on it."""
    told = [
        say(Text("sky-stack", place=place, what=_entry(view, entry, say)))
        for place, entry in enumerate(reversed(view["stack"]), start=1)
    ]
    told += [say(Text("sky-waits", what=_entry(view, entry, say))) for entry in view["waiting"]]
    return told


def _entry(view: Document, entry: Document, say: Voice) -> str:
    what: str = entry["what"]
    if entry["kind"] == "action":
        name = Text(f"action-{what}")
    elif entry["kind"] == "skill":
        name = Text(f"skill-{what.replace('/', '-')}")
    else:
        name = Text(f"card-{what}")
    told = say(Text("label-first", what=name, hero=_hero(view, entry["hero"])))
    targets = [_target(view, each, say) for each in entry["targets"]]
    return say(Text("sky-on", what=told, targets=", ".join(targets))) if targets else told


def _target(view: Document, touched: str, say: Voice) -> str:
    """A target as choices touch it: "hero:red.corjof", "minion:red:-4.1", "hex:-4.1", "outsider:1"."""
    kind, _, rest = touched.partition(":")
    if kind in ("hero", "illusion"):
        hero = _hero(view, rest)
        return say(hero if kind == "hero" else Text("illusion-of", hero=hero))
    if kind in ("minion", "pillar"):
        side, _, place = rest.partition(":")
        return say(Text(f"{kind}-on", side=side, hex=place))
    if kind == "outsider":
        return say(Text(f"outsider-{view['outsiders'][int(rest) - 1]['card']}"))
    return say(Text("hex", hex=rest))


def _hero(view: Document, name: str) -> Text:
    side, _, hero = name.partition(".")
    return Text("hero-of-side", hero=Text(f"hero-{hero}"), side=side) if name in view["heroes"] else Text("an-outsider")


def player_line(player: Document, say: Voice) -> str:
    """A player: the side, and how many cards are where."""
    hand = player["hand"]
    words = {
        "hand": len(hand) if isinstance(hand, list) else hand,
        "deck": player["deck"],
        "discard": len(player["discard"]),
    }
    return say(Text("sky-player", who=seat_name(player["seat"]), side=player["side"], **words))


def hand_line(view: Document, seat: int | None, say: Voice) -> str:
    """The own hand; nothing for whoever holds none."""
    hand = held(view, seat)
    return say(Text("sky-hand", cards=counted(hand, say))) if hand else ""


def counted(cards: Iterable[str], say: Voice) -> str:
    """Cards by their names with their costs, equal ones counted."""
    known = shelf().power_cards
    parts = []
    for card, number in Counter(cards).items():
        cost = f" ({known[card].cost})" if card in known else ""
        parts.append(say(Text(f"card-{card}")) + cost + (f" ×{number}" if number > 1 else ""))
    return ", ".join(parts) or say(Text("board-none"))


def _listed(words: Sequence[str], say: Voice) -> str:
    return ", ".join(words) or say(Text("board-none"))
