"""The battlefield of Skytear in sentences: for text mode, screen readers, and terminals that cannot draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.ground.boards import hex_from, hex_text, load_board
from hordekeep.kernel import Document, Text, seat_name
from hordekeep.kernel.boards import Chapter, Voice
from hordekeep.kernel.hexes import hexes_in

SIDES = ("blue", "red")
UNARMED = -1
"""The HP of a Nexus that cannot be damaged yet (SM-DMG-09)."""
MINIONS_A_SIDE = 8
"""Those that are not on the battlefield wait on their Nexus."""
PHASES = {"heroes-over": "heroes"}


def tell(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> list[Chapter]:
    """Everything that the drawn board shows, one sentence a line."""
    now = [heading(view, say), *side_lines(view, say), *victory_lines(view, say), *activation_lines(view, say)]
    told = [_chapter("now", now, say), _chapter("draft", draft_lines(view, say), say)]
    told += [_chapter(f"heroes-{side}", _heroes(view, side, say), say) for side in SIDES]
    told += [_chapter(f"lane-{lane}", _lane(view, lane, say), say) for lane in lanes_in_order(view)]
    told += [_chapter(f"dome-{dome}", _dome(view, dome, say), say) for dome in view["domes"]]
    told += [_chapter("nexuses", nexus_lines(view, say), say), _chapter("others", token_lines(view, say), say)]
    told += [_chapter("stack", stack_lines(view, say), say), _chapter("players", _players(view, seat, say), say)]
    return [chapter for chapter in (*told, *own(view, seat, names, say)) if chapter.lines]


def own(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> list[Chapter]:
    """The own hand, and what lies in the own discard pile."""
    if seat is None:
        return []
    hand = hand_line(view, seat, say) or say(Text("sky-no-hand"))
    return [_chapter("own", [hand, discard_line(view["players"][seat], say)], say)]


def held(view: Document, seat: int | None) -> list[str]:
    """The cards that a seat holds, as far as the viewer may see them."""
    return [] if seat is None else known_hand(view["players"][seat])


def in_sight(view: Document, _seat: int | None) -> list[str]:
    """Every card that lies open, and whoever stands there with skills."""
    cards = [card for player in view["players"] for card in known_hand(player)] + view["top"]
    cards += [entry["what"] for entry in view["stack"] if entry["kind"] == "card"]
    for hero in view["heroes"].values():
        cards += [*hero["cards"], *(lead["card"] for lead in hero["leads"] if lead["card"])]
    holders = [hero["hero"] for hero in view["heroes"].values()]
    return [*cards, *view["victory"], *holders, *(outsider["card"] for outsider in view["outsiders"])]


def _chapter(about: str, lines: list[str], say: Voice) -> Chapter:
    return Chapter(say(Text("sky-chapter", about=about)), lines)


# -- the parts of the board --------------------------------------------------------------------------------------------


def heading(view: Document, say: Voice) -> str:
    """The turn and its phase; who activates next, who is first, and who holds Skytear Flux."""
    if view["phase"] in ("setup", "over"):
        parts = [say(Text("sky-heading-setup" if view["phase"] == "setup" else "sky-heading-over", turn=view["turn"]))]
    else:
        phase = Text(f"phase-{PHASES.get(view['phase'], view['phase'])}")
        parts = [say(Text("sky-heading", turn=view["turn"], rows=view["rows"], phase=phase))]
    if view["phase"] == "heroes" and view["active"] is None:
        parts.append(say(Text("sky-next", side=view["next"])))
    parts.append(say(Text("sky-first", who=seat_name(view["first"]))))
    parts.append(say(Text("sky-flux-used") if view["flux"] < 0 else Text("sky-flux", who=seat_name(view["flux"]))))
    return " ".join(parts)


def side_lines(view: Document, say: Voice) -> list[str]:
    """Who plays on each side, and its factions as soon as it has some."""
    told = []
    for side in SIDES:
        who = ", ".join([say(seat_name(seat)) for seat, each in enumerate(view["sides"]) if each == side])
        factions = ", ".join([say(Text(f"faction-{each}")) for each in view["factions"][side]])
        told.append(say(Text("sky-side", side=side, who=who, factions=factions or "none")))
    return told


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


def lanes_in_order(view: Document) -> list[str]:
    """The Lanes on which a token lies, in the order of the tokens."""
    lanes = view["lanes"]
    return sorted((lane for lane in lanes if lanes[lane]["token"]), key=lambda lane: lanes[lane]["number"])


def lane_line(view: Document, lane: str, say: Voice) -> str:
    """Where the token of a Lane is, and Control as it would be counted now."""
    of = view["lanes"][lane]
    return say(Text("sky-lane", lane=lane, number=of["number"], hex=of["token"], **of["control"]))


def dome_line(view: Document, dome: str, say: Voice) -> str:
    """Where the point of a Dome is, Control as it would be counted now, and its outsider."""
    told = [say(Text("sky-dome", dome=dome, hex=view["map"]["domes"][dome], **view["domes"][dome]["control"]))]
    for outsider in view["outsiders"]:
        if outsider["dome"] == dome:
            name = Text(f"outsider-{outsider['card']}")
            told.append(say(Text("sky-outsider", card=name, hex=outsider["hex"] or "none")))
    return " ".join(told)


def _lane(view: Document, lane: str, say: Voice) -> list[str]:
    """All about a Lane: its token, who gives Control, Towers and minions."""
    of, towers = view["lanes"][lane], view["map"]["towers"][lane]
    told = [lane_line(view, lane, say)]
    told += [_givers(view, side, of["token"], of["control"][side], say) for side in SIDES]
    for side in SIDES:
        told.append(say(Text("sky-tower", side=side, hex=towers[side], hp=of["towers"][side])))
        told.append(_minions(view, lane, side, say))
    return told


def _dome(view: Document, dome: str, say: Voice) -> list[str]:
    """All about a Dome: its point, its outsider, who gives Control."""
    point, control = view["map"]["domes"][dome], view["domes"][dome]["control"]
    return [dome_line(view, dome, say), *(_givers(view, side, point, control[side], say) for side in SIDES)]


def _givers(view: Document, side: str, point: str, control: int, say: Voice) -> str:
    """The heroes and minions of a side that see a point (SM-CTRL-01); the rest of its Control comes from cards."""
    at = hex_from(point)
    seen = {hex_text(each) for each in hexes_in(load_board(view["board"]).sees[at])} if at is not None else set[str]()
    heroes = [hero["hero"] for hero in view["heroes"].values() if hero["side"] == side and hero["hex"] in seen]
    minions = sum(minion["hex"] in seen for minion in view["minions"][side])
    who = [say(Text(f"hero-{hero}")) for hero in heroes]
    if minions:
        who.append(say(Text("sky-given-by-minions", count=minions)))
    if more := control - len(heroes) - minions:
        who.append(say(Text("sky-given-by-cards", value=_signed(more))))
    return say(Text("sky-given", side=side, who=", ".join(who) or "none"))


def _minions(view: Document, lane: str, side: str, say: Voice) -> str:
    hexes = [minion["hex"] for minion in view["minions"][side] if minion["lane"] == lane]
    return say(Text("sky-minions", side=side, count=len(hexes), hexes=", ".join(hexes)))


def nexus_lines(view: Document, say: Voice) -> list[str]:
    """Each Nexus: where it is, its HP as soon as it can be damaged (SM-DMG-08, SM-DMG-09), and who waits there."""
    told = []
    for side in SIDES:
        hp = view["nexus"][side]
        what = "sky-nexus-safe" if hp == UNARMED else "sky-nexus"
        nexus = say(Text(what, side=side, hex=view["map"]["nexus"][side], hp=hp))
        told.append(nexus + " " + say(Text("sky-waiting", count=MINIONS_A_SIDE - len(view["minions"][side]))))
    return told


def _heroes(view: Document, side: str, say: Voice) -> list[str]:
    return [hero_line(view, name, say) for name, hero in view["heroes"].items() if hero["side"] == side]


def place(view: Document, hex: str, say: Voice) -> str:
    """A hex with what it lies in: "-4.2 (left Lane, Cover)"."""
    field, at = load_board(view["board"]), hex_from(hex)
    if at is None:
        return say(Text("sky-nowhere"))
    areas = {f"lane-{lane.id}": lane.course for lane in field.lanes} | {
        f"dome-{each.id}": each.hexes for each in field.domes
    }
    ground = next((area for area, hexes in (areas | field.terrain).items() if hexes >> at & 1), "field")
    return say(Text("sky-place", hex=hex, ground=ground, cover=field.cover >> at & 1))


def hero_line(view: Document, name: str, say: Voice) -> str:
    """A hero: of which kind, where, how hale, in which state, its values, conditions, and the cards on and under it."""
    hero = view["heroes"][name]
    face = shelf().heroes[hero["hero"]]
    kinds = [face.class_, "melee" if face.melee else "ranged", *(["piercing"] if face.piercing else [])]
    words: dict[str, Text | str] = {
        "who": Text("hero-of-side", hero=Text(f"hero-{hero['hero']}"), side=hero["side"]),
        "kind": ", ".join([say(Text(f"word-{kind}")) for kind in kinds]),
        "place": place(view, hero["hex"], say),
    }
    if hero["state"] == "defeated":
        told = say(Text("sky-hero-defeated", **words, turn=hero["returns"]))
    else:
        told = say(Text("sky-hero", **words, hp=hero["hp"], max_hp=hero["max_hp"], state=hero["state"]))
    values = {key: hero[key] for key in ("mana", "attack", "flips", "armor", "move", "range")}
    return " ".join([told, say(Text("sky-values", **values)), *hero_notes(hero, say)])


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
    """Pillars, illusions, the hexes that nobody may enter for now, and Cover."""
    told = [
        say(Text("sky-pillars", side=side, hexes=", ".join(view["pillars"][side])))
        for side in SIDES
        if view["pillars"][side]
    ]
    for hero in view["heroes"].values():
        if hero["illusion"]:
            who = Text("hero-of-side", hero=Text(f"hero-{hero['hero']}"), side=hero["side"])
            told.append(say(Text("sky-illusion", who=who, place=place(view, hero["illusion"], say))))
    barred = [each for lasting in view["lasting"] if lasting["kind"] == "bar" for each in lasting.get("hexes", ())]
    if barred:
        told.append(say(Text("sky-barred", hexes=", ".join(barred))))
    if view["map"]["cover"]:
        told.append(say(Text("sky-cover", hexes=", ".join(view["map"]["cover"]))))
    return told


def activation_lines(view: Document, say: Voice) -> list[str]:
    """The hero that acts, the AP left and what it has done (SM-ACT-01, SM-ACT-02)."""
    active = view["active"]
    if active is None or not active["hero"]:
        return []
    used = [say(Text(f"action-{each}")) for each in active["used"]]
    return [say(Text("sky-active", who=_hero(view, active["hero"]), ap=active["ap"], used=_listed(used, say)))]


def stack_lines(view: Document, say: Voice) -> list[str]:
    """The Stack from its top: what resolves next comes first (SM-STK-05); then what waits to go on it, and the cards
    that are being flipped."""
    told = [
        say(Text("sky-stack", place=place, what=_entry(view, entry, say)))
        for place, entry in enumerate(reversed(view["stack"]), start=1)
    ]
    told += [say(Text("sky-waits", what=_entry(view, entry, say))) for entry in view["waiting"]]
    if view["flipped"]:
        known = shelf().power_cards
        cards = [f"{say(Text(f'card-{card}'))} {_signed(known[card].modifier)}" for card in view["flipped"]]
        told.append(say(Text("sky-flipped", cards=", ".join(cards))))
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
    if targets:
        told = say(Text("sky-on", what=told, targets=", ".join(targets)))
    return say(Text("sky-free", what=told)) if entry["free"] else told


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


def _players(view: Document, seat: int | None, say: Voice) -> list[str]:
    """Everybody's piles, and what somebody looks at on top of a deck; the viewer's own cards are told apart."""
    told = []
    for player in view["players"]:
        parts = [player_line(player, say)]
        if player["seat"] != seat:
            parts += [hand_line(view, player["seat"], say)] if known_hand(player) else []
            parts += [discard_line(player, say)] if player["discard"] else []
        told.append(" ".join(parts))
    return [*told, say(Text("sky-top", cards=_named(view["top"], say)))] if view["top"] else told


def player_line(player: Document, say: Voice) -> str:
    """A player: the side, and how many cards are where."""
    hand = player["hand"]
    words = {
        "hand": len(hand) if isinstance(hand, list) else hand,
        "deck": player["deck"],
        "discard": len(player["discard"]),
    }
    return say(Text("sky-player", who=seat_name(player["seat"]), side=player["side"], **words))


def known_hand(player: Document) -> list[str]:
    """The cards of a hand that the viewer may see; none of another's."""
    hand: list[str] | int = player["hand"]
    return hand if isinstance(hand, list) else []


def hand_line(view: Document, seat: int | None, say: Voice) -> str:
    """The hand of a seat; nothing for whoever holds none."""
    hand = held(view, seat)
    return say(Text("sky-hand", cards=counted(hand, say))) if hand else ""


def discard_line(player: Document, say: Voice) -> str:
    """A discard pile, its top first."""
    return say(Text("sky-discard", cards=_named(reversed(player["discard"]), say)))


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


def _named(cards: Iterable[str], say: Voice) -> str:
    """Cards by their names, in their order."""
    return _listed([say(Text(f"card-{card}")) for card in cards], say)


def _signed(value: int) -> str:
    return f"{value:+}".replace("-", "−")
