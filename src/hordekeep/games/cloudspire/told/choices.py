"""The choices of Cloudspire as people see them: labels, prompts, what each choice touches. Keys are in `keys`."""

from __future__ import annotations

from typing import Any, Final

from hordekeep.games.cloudspire.asking.asking import chip_named
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.content.triangles import hexes_of
from hordekeep.games.cloudspire.ground.earthscapes import spaces_on
from hordekeep.games.cloudspire.ground.land import SEATS
from hordekeep.games.cloudspire.rules.chips.constructing import upgrade_price
from hordekeep.games.cloudspire.rules.wave.build_phase import advance_price
from hordekeep.games.cloudspire.rules.wave.market_phase import chip_price, earthscape_price
from hordekeep.games.cloudspire.rules.wave.prep_phase import available, unit_price
from hordekeep.games.cloudspire.state.pieces import CHIPS, face
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.told.wording import (
    chip_name,
    earthscape_name,
    effect_name,
    face_name,
    hex_name,
    seat_word,
    upgrades_name,
)
from hordekeep.games.cloudspire.written.keys import EARTHSCAPES, PLAIN, hex_text, triangle_text
from hordekeep.kernel import Ask, Choice, Text, seat_name

ABOUT_CHIPS: Final = frozenset(
    (
        *("starting-upgrades", "upgrade", "displace", "spire-target", "level-up", "march", "way-back", "hero-moves"),
        *("after-moving", "walk", "movement-stage", "attack-target", "call", "call-hex", "raze", "unstable-rift"),
        *("pick", "teleport", "which-effect", "add-chip", "builder-well", "put-elsewhere", "creep", "prowl", "again"),
        *("set-down", "leave-perch", "leave-group", "sell-back", "may", "turn-start"),
    )
)
"""Questions about a chip, which their words name."""
COUNTING: Final = frozenset(("fortify", "discard-offer", "root"))
"""Questions of which so many are left."""
PAID: Final = ("build_turn", "limited_options", "relic_window")
"""Beats in which a spire costs what is printed on it."""
OF_SEATS: Final = ("build_turn", "market_turn", "prepare", "limited_options", "fire", "exploration", "relic_window")
"""Beats that are a seat's own, whoever is on turn."""


def acting(g: PlayArea) -> int:
    """Whose beat it is: the prices on the buttons are for this seat."""
    if g.beat is not None and g.beat[0] in OF_SEATS:
        return int(g.beat[1])
    return g.turn_seat


# -- labels ------------------------------------------------------------------------------------------------------------


def label(g: PlayArea, choice: Choice) -> Text:
    """What a choice says on its button."""
    verb = choice[0]
    match verb:
        case "deploy":
            return _deploy_label(g)
        case "hex":
            return hex_name(g, choice[1])
        case "unit" | "spire":
            return _chip_label(g, choice)
        case "gate":
            return Text("label-gate", who=seat_word(g, choice[1]), health=g.gates[choice[1]])
        case "mark":
            return Text("label-mark", who=seat_word(g, choice[1]))
        case "construct":
            return _construct_label(g, choice[1], choice[2])
        case "advance":
            return _advance_label(g, choice[1])
        case "structure":
            return Text(f"structure-{choice[1]}")
        case "select":
            return _select_label(g, choice[1])
        case "group":
            return _group_label(g, choice[1])
        case "equip":
            return Text("label-equip", chip=face_name(choice[1]))
        case "buy":
            return _buy_label(g, choice[1])
        case "earthscape":
            return Text("label-earthscape", earthscape=earthscape_name(choice[1]))
        case "buy-earthscape":
            price = earthscape_price(g, acting(g))
            return Text("label-buy-earthscape", earthscape=earthscape_name(choice[1]), price=price)
        case "triangle":
            return Text("label-triangle", hexes=triangle_text(choice[1]).replace("+", " "))
        case "turned":
            return Text("label-turned", turns=choice[1])
        case "order":
            return upgrades_name(choice[1])
        case "upgrade":
            return Text("label-upgrade", letter=choice[1])
        case "upgrade-cheaper":
            return Text("label-upgrade-cheaper", letter=choice[1])
        case "use":
            return _use_label(g, choice)
        case "use-advancement":
            return Text("label-use-advancement", effect=effect_name(choice[1]))
        case "first":
            return effect_name(choice[1])
        case "explore":
            return _explore_label(g, choice[1])
        case "pick-up":
            return _pick_up_label(g, choice[1])
        case "relic":
            return Text("label-relic", relic=Text(f"relic-{choice[1]}"))
        case "event" | "faction":
            return Text(f"{verb}-{choice[1]}")
        case "fall":
            return _fall_label(g, choice[1])
        case "option":
            return Text("label-option", place=choice[1] + 1)
        case "die":
            return Text("label-die", shown=choice[1])
        case "stop" | "done" if g.beat is not None and g.beat[0] == "limited_options":
            return Text(f"label-{verb}-limited")
    return Text(f"label-{verb}")


def _deploy_label(g: PlayArea) -> Text:
    """The unit on top of the stack of whoever is on turn."""
    stack = g.stacks[g.turn_seat]
    return Text("label-deploy-unit", chip=chip_name(g, stack[0])) if stack else Text("label-deploy")


def _chip_label(g: PlayArea, choice: Choice) -> Text:
    chip = chip_named(g, choice)
    return Text(f"label-{choice[0]}", hex=hex_text(choice[1])) if chip < 0 else chip_name(g, chip)


def _construct_label(g: PlayArea, face: str, hex: int) -> Text:
    """A spire with its place, and its price where one is paid (CS-REWARD-03)."""
    chip = box().chips_with(face)[0]
    cost = next(each.cost for each in CHIPS[chip].faces if each.id == face)
    words: dict[str, Text | str] = {"chip": face_name(face), "hex": hex_text(hex)}
    paid = g.beat is None or g.beat[0] in PAID
    return Text("label-construct", cost=cost, **words) if cost and paid else Text("label-construct-free", **words)


def _advance_label(g: PlayArea, structure: str) -> Text:
    """The next level of a structure, with its price."""
    name, seat = Text(f"structure-{structure}"), acting(g)
    faction = box().factions.get(g.factions[seat])
    for which, each in enumerate(faction.structures if faction is not None else ()):
        if each.id == structure and g.levels[seat][which] < len(each.levels):
            price = advance_price(g, seat, which)
            return Text("label-advance", structure=name, level=g.levels[seat][which] + 1, price=price)
    return Text("label-advance-any", structure=name)


def _select_label(g: PlayArea, face: str) -> Text:
    """A unit with the CP that it costs while a stack is put together; elsewhere just a chip."""
    price = _command_points(g, face)
    return face_name(face) if price is None else Text("label-select", chip=face_name(face), cp=price)


def _group_label(g: PlayArea, face: str) -> Text:
    """A minion with its CP, and the unit that it goes under, the last of the stack (CS-GROUP-01)."""
    price, stack = _command_points(g, face), g.stacks[acting(g)]
    if price is None or not stack:
        return Text("label-group", chip=face_name(face))
    return Text("label-group-under", chip=face_name(face), top=chip_name(g, stack[-1]), cp=price)


def _command_points(g: PlayArea, face: str) -> int | None:
    """What a chip costs whoever puts a stack together; None for a chip that cannot be selected."""
    if g.beat is None or g.beat[0] != "prepare":
        return None
    seat = acting(g)
    chips = [chip for chip in available(g, seat) if face in [shown.id for shown in CHIPS[chip].faces]]
    return unit_price(g, seat, chips[0]) if chips else None


def _buy_label(g: PlayArea, face: str) -> Text:
    chip = box().chips_with(face)[0]
    price = chip_price(g, acting(g), chip)
    return Text("label-buy", chip=face_name(face), price=price)


def _use_label(g: PlayArea, choice: Choice) -> Text:
    """A talent, with whoever uses it."""
    _, name, spot = choice
    chip = g.on.get(spot, g.spire_on.get(spot, NOBODY))
    if chip == NOBODY:
        return Text("label-use-on", effect=effect_name(name), hex=hex_text(spot))
    return Text("label-use", effect=effect_name(name), chip=chip_name(g, chip))


def _explore_label(g: PlayArea, hex: int) -> Text:
    chip = g.on.get(hex, NOBODY)
    kind = CHIPS[chip].type if chip != NOBODY and g.hidden >> chip & 1 else "none"
    return Text("label-explore", type=kind, hex=hex_text(hex))


def _pick_up_label(g: PlayArea, hex: int) -> Text:
    """The item on top of those that lie there (CS-ITEM-02)."""
    item = g.items.get(hex, NOBODY)
    if item == NOBODY:
        return Text("label-pick-up-any", hex=hex_text(hex))
    return Text("label-pick-up", chip=face_name(face(g, item).id), hex=hex_text(hex))


def _fall_label(g: PlayArea, place: int) -> Text:
    """A chip whose defeat waits (CS-DEF-20); of some that left their hexes only the place tells them apart."""
    if place >= len(g.falls):
        return Text("label-fall-place", place=place + 1)
    fall = g.falls[place]
    name = chip_name(g, fall.chip)
    alike = [each for each in g.falls if chip_name(g, each.chip) == name]
    return name if len(alike) == 1 else Text("label-fall", chip=name, place=place + 1)


# -- prompts -----------------------------------------------------------------------------------------------------------


def prompt(g: PlayArea, ask: Ask) -> Text:
    """What is asked, in words. Everybody hears it: a landmark that is looked at, a relic that was drawn and the CP that
    hidden parts of groups have cost are not named (CS-EXPL-02, CS-RELIC-04, CS-GROUP-09)."""
    words: dict[str, Text | int | str] = {"who": seat_name(ask.seats[0]), "source": g.source[ask.seats[0]]}
    return Text(f"ask-{_told(g, ask, words)}", **words)


def _told(g: PlayArea, ask: Ask, words: dict[str, Text | int | str]) -> str:
    """Which words a question has; what it is about is added to them."""
    about: Any = ask.about
    name = ask.prompt
    if name in ABOUT_CHIPS:
        if isinstance(about, str):
            words["what"] = effect_name(about)
        elif about is None or about < 0:
            return f"{name}-any"
        else:
            words["what"] = chip_name(g, about)
    elif name in COUNTING:
        words["left"] = about
    match name:
        case "upgrade":
            words["price"] = upgrade_price(g, ask.seats[0], about, "A")
        case "earthscape-place":
            words["what"] = earthscape_name(about)
        case "earthscape-turn":
            words["what"] = earthscape_name(about[0])
        case "reveal":
            words["hex"] = hex_text(about)
        case "redirect":
            words |= {"what": chip_name(g, about[0]), "top": chip_name(g, about[1]), "damage": about[2]}
        case "void":
            words |= {"what": chip_name(g, about[0]), "damage": about[1]}
        case "reroll":
            words["dice"] = " ".join(str(each) for each in about)
        case "roll-again":
            words["face"] = die_face(about)
        case "swap" if about:
            return "swap-for"
    return name


def die_face(shown: str) -> Text | str:
    """A face of a special die.

    >>> die_face("3"), die_face("+1 move and +1 attack")
    ('3', Text('face-of-die', shown='more-move-and-more-attack'))
    """
    if shown.isdigit():
        return shown
    return Text("face-of-die", shown=shown.replace("+1 ", "more-").replace("+", "-and-").replace(" ", "-"))


# -- what a choice touches ---------------------------------------------------------------------------------------------


def touches(g: PlayArea, ask: Ask, choice: Choice) -> tuple[str, ...]:
    """The ids of what a choice touches on the table, for clients to light up.

    Hexes are "hex:-4.1"; what stands on one is "unit:-4.1" (landmarks too) or "spire:-4.1", what lies there
    "item:-4.1"; fortresses have "gate:A", "stack:A" and "structure:smelter", barracks "barracks:aegis", the market
    "offer:nomad" and "earthscape:9", a hand "relic:sky-key"; "upgrade:A" is a pile of the supply. A turned earthscape
    touches its hexes in the order of its spaces.
    Whoever a question is about comes last.
    """
    touched = _touched(g, ask, choice)
    about = _about(g, ask)
    return (*touched, about) if touched and about and about not in touched else touched


def _about(g: PlayArea, ask: Ask) -> str:
    """The id of the chip that a question is about, if it stands somewhere or is next in a deployment stack."""
    chip = ask.about
    if ask.prompt not in ABOUT_CHIPS or not isinstance(chip, int) or chip < 0:
        return ""
    if g.at[chip] >= 0:
        return f"{'spire' if g.spire_on.get(g.at[chip]) == chip else 'unit'}:{hex_text(g.at[chip])}"
    seat = g.holder[chip]
    return f"stack:{SEATS[seat]}" if seat >= 0 and chip in g.stacks[seat] else ""


def _touched(g: PlayArea, ask: Ask, choice: Choice) -> tuple[str, ...]:
    if choice[0] in PLAIN:
        return _touched_plainly(g, ask, choice)
    verb, first = choice[0], choice[1]
    match verb:
        case "hex":
            gate = (f"gate:{SEATS[g.land.gates.index(first)]}",) if first in g.land.gates else ()
            return (*gate, f"hex:{hex_text(first)}")
        case "unit" | "spire":
            return (f"{verb}:{hex_text(first)}",)
        case "explore":
            return (f"unit:{hex_text(first)}",)
        case "pick-up":
            return (f"item:{hex_text(first)}",)
        case "use":
            return (f"{'unit' if choice[2] in g.on else 'spire'}:{hex_text(choice[2])}",)
        case "gate" | "mark":
            return (f"gate:{SEATS[first]}",)
        case "construct":
            return (f"barracks:{first}", f"hex:{hex_text(choice[2])}")
        case "advance" | "structure":
            return (f"structure:{first}",)
        case "buy":
            return (f"offer:{first}",)
        case "select":
            return (f"{'offer' if ask.prompt == 'discard-offer' else 'barracks'}:{first}",)
        case "group" | "equip":
            return (f"barracks:{first}",)
        case "triangle":
            return tuple([f"hex:{hex_text(each)}" for each in hexes_of(first)])
        case "turned" if isinstance(ask.about, tuple):
            number, triangle = ask.about
            return (*(f"hex:{hex_text(each)}" for each in spaces_on(triangle, first)), f"earthscape:{number}")
        case "fall":
            return _fallen(g, first)
        case "relic" | "event" | "faction" | "upgrade":
            return (f"{verb}:{first}",)
        case "upgrade-cheaper":
            return (f"upgrade:{first}",)
    return (f"earthscape:{first}",) if verb in EARTHSCAPES else ()


def _touched_plainly(g: PlayArea, ask: Ask, choice: Choice) -> tuple[str, ...]:
    """What a choice without words of its own is about: the relic that was drawn (CS-RELIC-02), the landmark that was
    looked at (CS-EXPL-02), the deployment stack."""
    if choice[0] == "deploy":
        return (f"stack:{SEATS[g.turn_seat]}",)
    if ask.prompt == "relic" and choice[0] in ("keep", "sell"):
        return (f"relic:{ask.about}",)
    if ask.prompt == "reveal" and choice[0] in ("yes", "no"):
        return (f"unit:{hex_text(ask.about)}",)
    return ()


def _fallen(g: PlayArea, place: int) -> tuple[str, ...]:
    """A chip that was defeated, if it still stands somewhere."""
    chip = g.falls[place].chip if place < len(g.falls) else NOBODY
    if chip == NOBODY or g.at[chip] < 0:
        return ()
    where = hex_text(g.at[chip])
    return (f"{'spire' if g.spire_on.get(g.at[chip]) == chip else 'unit'}:{where}",)
