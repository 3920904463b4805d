"""The isles of Cloudspire in sentences, for screen readers, for text mode, and for a terminal that cannot draw.

All is taken from the view: what it leaves out or leaves open is never told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.kinds import earthscape_name
from hordekeep.kernel import Document, Text, seat_name
from hordekeep.kernel.boards import Chapter, Voice
from hordekeep.kernel.options import SEAT_LETTERS

TERRAINS = ("path", "grass", "forest", "mountain", "water")
LASTING = ("stasis", "no-attack", "movement", "attack")
"""What a unit has or lacks for a while and no number or other note tells."""


DEEDS = ("moved", "attacked", "retaliated")
"""What a unit does once in a turn."""


def tell(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> list[Chapter]:
    """Everything that the drawn board shows but what is told when one looks; a spectator is told that, too."""
    players = view["players"]
    told = [*_chapters({"now": [heading(view, say), *event_lines(view, say)]}, say)]
    told += [Chapter(_fortress_title(view, each, seat, say), fortress_lines(view, each, say)) for each in players]
    parts = {
        "units": [unit_line(view, each, unit, say) for each in players for unit in each["units"]],
        "spires": [spire_line(each, spire, say) for each in players for spire in each["spires"]],
        "landmarks": [*landmark_lines(view, say), *hidden_lines(view, say), *item_lines(view, say)],
        "market": table_lines(view, seat, say),
    }
    return [*told, *_chapters(parts, say), *(_beyond(view, seat, say) if seat is None else ())]


def own(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> list[Chapter]:
    """The barracks, the own ones first, then the ground, isle by isle."""
    return list(_beyond(view, seat, say))


def _beyond(view: Document, seat: int | None, say: Voice) -> Iterator[Chapter]:
    by_turn = sorted(view["players"], key=lambda player: player["seat"] != seat)
    home = [line for player in by_turn for line in home_lines(player, player["seat"] == seat, say)]
    return _chapters({"home": home, "ground": ground_lines(view, say)}, say)


def _chapters(parts: dict[str, list[str]], say: Voice) -> Iterator[Chapter]:
    return (Chapter(say(Text("isles-chapter", about=about)), lines) for about, lines in parts.items() if lines)


def _fortress_title(view: Document, player: Document, seat: int | None, say: Voice) -> str:
    whose = "own" if player["seat"] == seat else "other"
    return say(Text("isles-chapter-fortress", whose=whose, who=who(view, player["seat"])))


def held(view: Document, seat: int | None) -> list[str]:
    """The relics that a seat keeps, as far as the viewer may see them."""
    return [f"relic/{each}" for player in view["players"] if player["seat"] == seat for each in _known_relics(player)]


def in_sight(view: Document, _seat: int | None) -> list[str]:
    """Every chip, relic and event that lies open for the viewer."""
    chips: list[str] = []
    for player in view["players"]:
        for unit in (*player["units"], *player["stack"]):
            chips += [unit["chip"], *unit["gear"], *unit["carries"], *(unit["under"] or ())]
        for spire in player["spires"]:
            chips += [spire["chip"], *spire["carries"]]
        chips += [f"relic/{each}" for each in (*_known_relics(player), *player["relics_in_play"])]
    chips += [landmark["chip"] for landmark in view["landmarks"].values() if "chip" in landmark]
    chips += view["offers"]
    for place, item in view["items"].items():
        chips += [item, *view["items_under"].get(place, ())]
    return [*chips, *(f"event/{event}" for event in view["drawn"])]


def _known_relics(player: Document) -> list[str]:
    """The relics that a seat keeps, as far as the viewer may see them (CS-RELIC-04)."""
    kept: list[str] | int = player["relics"]
    return [] if isinstance(kept, int) else kept


# -- the table ---------------------------------------------------------------------------------------------------------


def heading(view: Document, say: Voice) -> str:
    """The wave and its phase; in the Onslaught Phase the round, who is on turn, and the stage (CS-WAVE-02)."""
    if view["phase"] == "over":
        return say(Text("isles-over", wave=view["wave"]))
    if not all(player["faction"] for player in view["players"]):
        return say(Text("isles-setup"))
    wave = {"wave": view["wave"], "waves": view["waves"], "phase": Text(f"phase-{view['phase']}")}
    if view["phase"] != "onslaught":
        return say(Text("isles-heading", **wave, who=who(view, view["first"])))
    turn = {"round": view["round"], "who": who(view, view["turn"]), "stage": view["stage"]}
    return say(Text("isles-heading-onslaught", **wave, **turn))


def event_lines(view: Document, say: Voice) -> list[str]:
    """The events of this wave."""
    names = [say(Text(f"event-{event}")) for event in view["drawn"]]
    return [say(Text("isles-events", count=len(names), events=", ".join(names)))] if names else []


def who(view: Document, seat: int) -> Text:
    """Whoever has a fortress: a player by name, or the automaton."""
    return Text("automaton") if seat == view["automaton"] else seat_name(seat)


def table_lines(view: Document, seat: int | None, say: Voice) -> list[str]:
    """The market, with the prices that the viewer's faction pays (CS-MKT-04), and the supply of upgrades."""
    buyer = next((player for player in view["players"] if player["seat"] == seat), None)
    names = []
    for chip in view["offers"]:
        name = say(Text(f"face-{chip}"))
        names.append(name if buyer is None else say(Text("isles-price", what=name, price=buyer["prices"][chip])))
    if view["earthscape"] and not view["earthscape_sold"]:
        name = _earthscape(view["earthscape"], say)
        names.append(name if buyer is None else say(Text("isles-price", what=name, price=buyer["earthscape_price"])))
    told = [say(Text("isles-market", offers=listed(names, say)))]
    supply = view["supply"]
    return [*told, say(Text("isles-supply", attack=supply["A"], range=supply["R"], fortification=supply["D"]))]


def _earthscape(number: int, say: Voice) -> str:
    """An earthscape with the terrains of its hexes, clockwise."""
    return say(earthscape_name(number))


def listed(words: Sequence[str], say: Voice) -> str:
    """Words with commas, or that there are none."""
    return ", ".join(words) or say(Text("board-none"))


def counted(chips: dict[str, int] | Iterable[str], say: Voice) -> str:
    """Chips by their names, equal ones counted."""
    numbers = Counter(chips)
    parts = [say(Text(f"face-{chip}")) + (f" ×{count}" if count > 1 else "") for chip, count in numbers.items()]
    return listed(parts, say)


# -- fortresses --------------------------------------------------------------------------------------------------------


def fortress_name(view: Document, player: Document, say: Voice) -> str:
    """A fortress by its letter on the map, whoever has it, and the faction."""
    name, letter = say(who(view, player["seat"])), SEAT_LETTERS[player["seat"]]
    if not player["faction"]:
        return say(Text("isles-fortress-open", letter=letter, who=name))
    return say(Text("isles-fortress", letter=letter, who=name, faction=Text(f"faction-{player['faction']}")))


def fortress_lines(view: Document, player: Document, say: Voice) -> list[str]:
    """A fortress: its name and numbers, its mark, structures, relics, and its deployment stack unit by unit."""
    numbers = {key: player[key] for key in ("source", "source_capacity", "gate", "power")}
    spires = say(Text("isles-spires", count=len(player["spires"]), limit=player["spire_limit"]))
    told = [" ".join([f"{fortress_name(view, player, say)}.", say(Text("isles-numbers", **numbers)), spires])]
    if player["mark"] < 0:
        told.append(say(Text("isles-no-mark")))
    told += fortress_notes(view, player, say)
    if open_still := _without_levels(player, say):
        told.append(say(Text("isles-without-levels", structures=", ".join(open_still))))
    stacked = enumerate(player["stack"], start=1)
    return [*told, *stack_lines(player, say), *(unit_line(view, player, unit, say, place) for place, unit in stacked)]


def _without_levels(player: Document, say: Voice) -> list[str]:
    """The structures of a fortress that have no advancement yet."""
    faction = box().factions.get(player["faction"])
    structures = faction.structures if faction else ()
    return [say(Text(f"structure-{each.id}")) for each in structures if not player["levels"].get(each.id)]


def fortress_notes(view: Document, player: Document, say: Voice) -> list[str]:
    """What there is to say of a fortress besides its numbers; nothing of what it has none of."""
    told = []
    if player["mark"] >= 0:
        told.append(say(Text("isles-mark", who=who(view, player["mark"]), letter=SEAT_LETTERS[player["mark"]])))
    if player["cp"] is not None and (player["cp"] or view["phase"] == "prep"):
        told.append(say(Text("isles-cp", cp=player["cp"])))
    if player["levels"]:
        levels = [
            say(Text("advancement", structure=Text(f"structure-{structure}"), level=level))
            for structure, level in player["levels"].items()
        ]
        told.append(say(Text("isles-advancements", advancements=", ".join(levels))))
    if player["dice"]:
        dice = [say(Text("isles-die", die=die)) for die in player["dice"]]
        told.append(say(Text("isles-dice", dice=", ".join(dice))))
    if kept := relic_line(player, say):
        told.append(kept)
    if player["relics_in_play"]:
        relics = [say(Text(f"relic-{relic}")) for relic in player["relics_in_play"]]
        told.append(say(Text("isles-relics-in-play", relics=", ".join(relics))))
    if player["earthscapes"]:
        names = [_earthscape(number, say) for number in player["earthscapes"]]
        told.append(say(Text("isles-earthscapes", earthscapes=", ".join(names))))
    if player["captives"]:
        told.append(say(Text("isles-captives", chips=counted(player["captives"], say))))
    if player["seat"] in view["campfires"]:
        told.append(say(Text("isles-campfire")))
    if player["seat"] in view["passed"] and view["phase"] == "build":
        told.append(say(Text("isles-passed")))
    return told


def relic_line(player: Document, say: Voice) -> str:
    """The relics that are kept: by name for their owner, their number for all others (CS-RELIC-04)."""
    if known := _known_relics(player):
        return say(Text("isles-relics", relics=", ".join([say(Text(f"relic-{each}")) for each in known])))
    return say(Text("isles-relics-hidden", count=player["relics"])) if player["relics"] else ""


def stack_lines(player: Document, say: Voice) -> list[str]:
    """Who waits in the deployment stack."""
    names = [_in_stack(unit, say) for unit in player["stack"]]
    return [say(Text("isles-stack", stack=", ".join(names)))] if names else []


def _in_stack(unit: Document, say: Voice) -> str:
    """A unit of a deployment stack, with what lies under it as far as the viewer knows (CS-GROUP-09)."""
    name = say(Text(f"face-{unit['chip']}"))
    return say(Text("isles-over-group", what=name, group=counted(unit["under"], say))) if unit["under"] else name


def home_lines(player: Document, is_own: bool, say: Voice) -> list[str]:
    """What lies in the barracks, beside them, and in the Forgotten Graves, and what heroes keep that have returned."""
    whose = {"whose": "own" if is_own else "other", "letter": SEAT_LETTERS[player["seat"]]}
    told = [
        say(Text("isles-home", place=place, chips=counted(player[place], say), **whose))
        for place in ("barracks", "beside", "graves")
        if player[place]
    ]
    for hero in player["returned"]:
        back = say(Text("isles-returned", what=say(Text(f"face-{hero['chip']}")), **whose))
        told.append(" ".join([back, *_worn(hero, say)]))
    return told


# -- chips on the isles ------------------------------------------------------------------------------------------------


def unit_line(view: Document, player: Document, unit: Document, say: Voice, place: int = 0) -> str:
    """A unit: whose, where, how hale, its numbers, and what it has done; `place` is its place in a deployment stack."""
    words = {key: unit[key] for key in ("kind", "hex", "health", "max_health", "range", "move")}
    words |= {"letter": SEAT_LETTERS[player["seat"]], "what": say(Text(f"face-{unit['chip']}")), "place": place}
    told = [say(Text("isles-unit", attack=unit["attack"] or 0, terrain=enters(unit, say), **words))]
    if unit["promoted"]:
        told.append(say(Text("isles-promoted")))
    if unit["hex"] and unit["to_mark"] is not None:
        told.append(say(Text("isles-to-mark", steps=unit["to_mark"])))
    told += [say(Text("isles-done", deed=deed)) for deed in DEEDS if unit[deed]]
    return " ".join([*told, *unit_notes(view, unit, say)])


def enters(unit: Document, say: Voice) -> str:
    """The hardest terrain that a unit may enter (CS-TERR-02)."""
    return say(Text("terrain", terrain=unit["terrain"], well=0))


def unit_notes(view: Document, unit: Document, say: Voice) -> list[str]:
    """The upgrades of a unit, what it wears, carries and hides, and what it has or lacks for a while."""
    told = [*_worn(unit, say), *_room(unit, say)]
    if unit["carries"]:
        told.append(say(Text("isles-carries", chips=counted(unit["carries"], say))))
    if unit["under"]:
        told.append(say(Text("isles-under", chips=counted(unit["under"], say))))
    elif unit["grouped"]:
        told.append(say(Text("isles-grouped")))
    if unit["hex"] and not unit["active"]:
        told.append(say(Text("isles-inactive")))
    return [
        *told,
        *(
            say(Text("isles-lasting", kind=each["kind"], amount=each["amount"], until=each["until"]))
            for each in view["lasting"]
            if each["kind"] in LASTING and each.get("chip") == f"{unit['chip']}@{unit['hex']}"
        ),
    ]


def _worn(unit: Document, say: Voice) -> list[str]:
    """The upgrades and the equipment of a unit."""
    told = [say(Text("isles-upgrades", upgrades=upgrades(unit["upgrades"], say)))] if unit["upgrades"] else []
    return [*told, say(Text("isles-gear", chips=counted(unit["gear"], say)))] if unit["gear"] else told


def _room(chip: Document, say: Voice) -> list[str]:
    """How many more upgrades a unit or spire takes."""
    room = max(chip["capacity"] - len(chip["upgrades"]), 0)
    return [say(Text("isles-room", count=room))] if room else []


def upgrades(letters: str, say: Voice) -> str:
    """Upgrades from top to bottom, in words."""
    return listed([say(Text("upgrade", letter=letter)) for letter in letters], say)


def spire_line(player: Document, spire: Document, say: Voice) -> str:
    """A spire: whose, where, its upgrades from top to bottom, its dice and range (CS-SPIRE-03, CS-RANGE-01)."""
    words = {"letter": SEAT_LETTERS[player["seat"]], "what": say(Text(f"face-{spire['chip']}")), "hex": spire["hex"]}
    told = [say(Text("isles-spire", **words)), say(Text("isles-upgrades", upgrades=upgrades(spire["upgrades"], say)))]
    told.append(say(Text("isles-spire-fires", dice=spire["dice"], range=spire["range"])))
    return " ".join([*told, *spire_notes(spire, say)])


def spire_notes(spire: Document, say: Voice) -> list[str]:
    """How many more upgrades a spire takes, and who is on it."""
    told = _room(spire, say)
    if spire["carries"]:
        told.append(say(Text("isles-carries", chips=counted(spire["carries"], say))))
    return told


def landmark_lines(view: Document, say: Voice) -> list[str]:
    """The landmarks that lie face up, and those that the viewer alone has looked at (CS-EXPL-02)."""
    told = []
    for place, landmark in view["landmarks"].items():
        if "chip" in landmark:
            type_ = Text("isles-type", type=landmark["type"])
            words = {"type": type_, "what": say(Text(f"face-{landmark['chip']}")), "hex": place}
            if landmark.get("seen"):
                told.append(say(Text("isles-landmark-seen", **words)))
            else:
                attack = landmark.get("attack", "none")  # one that is no unit has none to speak of
                words |= {"health": landmark["health"], "max_health": landmark["max_health"]}
                words |= {"attack": "no" if attack is None else attack, "range": landmark.get("range", 1)}
                told.append(say(Text("isles-landmark", **words)))
    return told


def hidden_lines(view: Document, say: Voice) -> list[str]:
    """Where landmarks lie face down, by the type that their backs show (CS-LAND-01)."""
    places: dict[str, list[str]] = {}
    for place, landmark in view["landmarks"].items():
        if "chip" not in landmark:
            places.setdefault(landmark["type"], []).append(place)
    return [say(Text("isles-hidden", type=kind, hexes=", ".join(hexes))) for kind, hexes in places.items()]


def item_lines(view: Document, say: Voice) -> list[str]:
    """The items on the ground, with what lies under them (CS-ITEM-02)."""
    told = []
    for place, item in view["items"].items():
        chips = [item, *view["items_under"].get(place, ())]
        told.append(say(Text("isles-item", chips=counted(chips, say), hex=place)))
    return told


# -- the ground --------------------------------------------------------------------------------------------------------


def ground_lines(view: Document, say: Voice) -> list[str]:
    """The ground, hex group by hex group, and each fortress."""
    groups: dict[int, dict[str, list[str]]] = {}
    for place, ground in view["map"]["hexes"].items():
        hexes = groups.setdefault(ground["group"], {})
        hexes.setdefault(ground["terrain"], []).append(place)
        if ground.get("well"):
            hexes.setdefault("well", []).append(place)
    told = []
    for number, (_, hexes) in enumerate(sorted(groups.items()), start=1):
        parts = [
            say(Text("isles-ground", terrain=kind, hexes=" ".join(hexes[kind])))
            for kind in (*TERRAINS, "well")
            if kind in hexes
        ]
        told.append(say(Text("isles-isle", number=number, parts="; ".join(parts))))
    for seat, fortress in enumerate(view["map"]["fortresses"]):
        wells = ", ".join(fortress["wells"])
        told.append(say(Text("isles-gate-on", letter=SEAT_LETTERS[seat], hex=fortress["gate"], wells=wells)))
    laid = view["map"]["earthscapes"]
    return [*told, *(say(Text("isles-laid", number=each["number"], hexes=", ".join(each["hexes"]))) for each in laid)]
