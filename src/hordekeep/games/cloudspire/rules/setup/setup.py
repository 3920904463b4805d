"""Set-up (CS-SETUP): the play area, the stacks and decks, the first player and the factions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.content.boards import load_layout
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.names import PACKAGE
from hordekeep.games.cloudspire.content.options import AUTO, FACTION_OPTIONS, PICKED, RANDOM
from hordekeep.games.cloudspire.content.setting import COOP, NOBODY, PVP, SOLO, TEAMS, TUTORIAL, Setting
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.effects.effects import refresh
from hordekeep.games.cloudspire.ground.land import Land, land_of
from hordekeep.games.cloudspire.ground.random_layouts import FIXED as LAYOUTS
from hordekeep.games.cloudspire.ground.random_layouts import random_layout
from hordekeep.games.cloudspire.rules.setup import learning_the_vines as vines
from hordekeep.games.cloudspire.rules.setup.choices import PlayFaction
from hordekeep.games.cloudspire.rules.setup.happened import FactionTaken
from hordekeep.games.cloudspire.rules.wave.market_phase import fill_row, show_earthscape
from hordekeep.games.cloudspire.state.pieces import CHIPS, put
from hordekeep.games.cloudspire.state.play_area import BARRACKS, PILE, PlayArea
from hordekeep.kernel import Asked, BadInput, Dice, OptionValue, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import hexes_in
from hordekeep.kernel.options import SEAT_LETTERS

SEATS: Final[Mapping[str, tuple[int, ...]]] = {PVP: (2, 3, 4), TEAMS: (4,), SOLO: (1,), COOP: (2, 3), TUTORIAL: (1,)}
"""For how many players each mode is."""


@enforces("CS-SETUP-03", "CS-SETUP-04", "CS-SETUP-05", "CS-SETUP-06", "CS-SETUP-07", "CS-SETUP-08", "CS-SETUP-09")
@enforces("CS-SETUP-10", "CS-SETUP-11", "CS-SETUP-12", "CS-SETUP-13", "CS-SETUP-14")
def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> PlayArea:
    """The play area as it stands before factions are picked: isles, stacks and decks."""
    setting = setting_of(seats, options)
    g = PlayArea().begin(setting, land_for(setting, options, dice), dice)
    first = str(options["first"])
    g.first_seat = dice.below(setting.fortresses) if first == "random" else SEAT_LETTERS.index(first)
    shuffle_stacks(g)
    if setting.mode == TUTORIAL:
        return _first_game(g, first)
    place_landmarks(g)
    wanted = {seat: str(options[name]) for seat, name in enumerate(FACTION_OPTIONS) if seat < setting.fortresses}
    _check_factions(wanted)
    g.agenda = [("event_phase", None), ("pick_factions", wanted)]
    if setting.mode == COOP:
        g.agenda.insert(1, ("set_up_beacon", None))
    return g


def _first_game(g: PlayArea, first: str) -> PlayArea:
    """Learning the Vines (CS-Q-33-TUTORIAL): its own factions and pieces; whoever learns begins unless it is said."""
    if first == "random":
        g.first_seat = vines.LEARNER
    vines.clear_the_stacks(g)
    g.agenda = [("event_phase", None), ("set_up_vines", None), ("pick_factions", dict(vines.FACTIONS))]
    return g


def setting_of(seats: int, options: Mapping[str, OptionValue]) -> Setting:
    """The setting by the options."""
    mode = str(options["mode"])
    if mode == AUTO:
        mode = SOLO if seats == 1 else PVP
    if seats not in SEATS[mode]:
        said = ", ".join(str(each) for each in SEATS[mode])
        raise refused("mode", Text("setup-mode-seats", seats=seats, allowed=said))
    return Setting(mode, seats, str(options["level"]))


def refused(option: str, what: Text) -> BadInput:
    """An option that will not do, in words of the game."""
    return BadInput(what, where=f"option {option!r}", packages=(PACKAGE,))


def land_for(setting: Setting, options: Mapping[str, OptionValue], dice: Dice) -> Land:
    """The isles: the layout for the number of fortresses (CS-Q-03-LAYOUT), or a drawn one (CS-Q-35-RANDOM-LAYOUT)."""
    if setting.mode == TUTORIAL:
        return land_of(load_layout("T2"))
    if options["layout"] == RANDOM:
        return land_of(random_layout(setting.fortresses, dice))
    return land_of(load_layout(LAYOUTS[setting.fortresses]))


@enforces("CS-SETUP-03", "CS-SETUP-04", "CS-LAND-02")
def shuffle_stacks(g: PlayArea) -> None:
    """Market, earthscapes, landmarks, relics and events are shuffled; offers are shown."""
    known = box()
    g.market_deck = list(known.market)
    g.earth_deck = list(load_earthscapes())
    g.land_deck = list(known.landmarks)
    g.relic_deck = list(known.relics)
    g.event_deck = list(known.events)
    for deck in (g.market_deck, g.earth_deck, g.land_deck):
        g.dice.shuffle(deck)
    g.dice.shuffle(g.relic_deck)
    g.dice.shuffle(g.event_deck)
    for chip in (*g.market_deck, *g.land_deck):
        g.place[chip] = PILE
    fill_row(g)
    show_earthscape(g)


@enforces("CS-SETUP-08", "CS-SETUP-09", "CS-SETUP-10")
def place_landmarks(g: PlayArea) -> None:
    """A landmark face down on every isle Source well: a swamp on the one nearest each gate, any on the others."""
    wells = g.land.wells
    for gate in g.land.gates:
        nearest = min(hexes_in(wells), key=lambda well: (g.land.board.distance(gate, well), well))
        if wells >> nearest & 1:
            place_landmark(g, draw_landmark(g, "swamp"), nearest)
            wells &= ~(1 << nearest)
    for well in hexes_in(wells):
        place_landmark(g, draw_landmark(g), well)


@enforces("CS-LAND-07", "CS-LAND-08")
def draw_landmark(g: PlayArea, kind: str = "") -> int:
    """The next landmark of a type, or of any; if there is none, the discard is shuffled into the stack."""
    for _ in range(2):
        for index in range(len(g.land_deck) - 1, -1, -1):
            if not kind or CHIPS[g.land_deck[index]].type == kind:
                return g.land_deck.pop(index)
        if not g.land_discard:
            break
        g.land_deck += g.land_discard
        g.land_discard = []
        for chip in g.land_deck:
            g.place[chip] = PILE
        g.dice.shuffle(g.land_deck)
    return NOBODY


@enforces("CS-EXPL-02")
def place_landmark(g: PlayArea, chip: int, well: int) -> None:
    """A landmark goes face down onto a well; whoever knew it from before does not know it there."""
    if chip == NOBODY:
        return
    g.hidden |= 1 << chip
    g.seen = [seen & ~(1 << chip) for seen in g.seen]
    g.holder[chip] = NOBODY
    put(g, chip, well)


# -- factions ----------------------------------------------------------------------------------------------------------


@enforces("CS-FACTION-02")
def _check_factions(wanted: Mapping[int, str]) -> None:
    """No two players have the same faction."""
    named = [faction for faction in wanted.values() if faction not in (PICKED, RANDOM)]
    for seat, faction in wanted.items():
        if named.count(faction) > 1:
            raise refused(FACTION_OPTIONS[seat], Text("setup-same-faction", faction=Text(f"faction-{faction}")))


def pick_factions(g: PlayArea, wanted: Mapping[int, str]) -> Rules[None]:
    """Factions are picked in reverse turn order, the last player first, unless chosen before (CS-Q-23-FIRSTPLAYER)."""
    free = [each for each in box().factions if each not in wanted.values()]
    for seat in reversed(g.setting.around(g.first_seat)):
        faction = wanted[seat]
        if seat == g.setting.automaton and faction == PICKED:
            faction = RANDOM
        if faction == RANDOM:
            faction = g.dice.pick(free)
        elif faction == PICKED:
            choices = [PlayFaction(each) for each in free]
            answer = yield from ask(g, seat, WHICH_FACTION, choices, facts=tuple(free))
            faction = answer.faction
        if faction in free:
            free.remove(faction)
        take_faction(g, seat, faction)


@enforces("CS-FACTION-01", "CS-SETUP-15")
def take_faction(g: PlayArea, seat: int, faction: str) -> None:
    """A faction with all its chips in the barracks."""
    known = box().factions[faction]
    g.factions[seat] = faction
    g.levels[seat] = (0,) * len(known.structures)
    for chip in (*known.units, *known.spires):
        g.place[chip] = BARRACKS
        g.holder[chip] = seat
    refresh(g)
    if g.tell:
        g.tell(FactionTaken(seat, faction))


def _why_not_faction(g: PlayArea, ask: Asked, seat: int, choice: PlayFaction) -> Refusal | None:
    """A faction that nobody has."""
    return None if choice.faction in ask.facts else FACTION_TAKEN


FACTION_TAKEN: Final = Refusal("CS-FACTION-02", Text("no-faction-taken"))

WHICH_FACTION: Final[Question[PlayFaction]] = Question("faction", "CS-FACTION-02", {PlayFaction: _why_not_faction})
"""Which faction somebody plays."""
