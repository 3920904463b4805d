"""Other worlds: the same game as one viewer knows it, with everything changed that the viewer cannot see.

They are made without the game's own dealing anew, so that neither can hide what the other forgets.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hordekeep.games.cloudspire.content.chips import HERO, MINION, SPIRE
from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.rules.wave.prep_phase import unit_price
from hordekeep.games.cloudspire.state.pieces import CHIPS, FACES, KIND, put, take
from hordekeep.games.cloudspire.state.play_area import BARRACKS, BESIDE, PILE, PREP, UNDER
from hordekeep.kernel import Document, Match

if TYPE_CHECKING:
    from random import Random

    from hordekeep.games.cloudspire.state.play_area import PlayArea
    from tests.games.cloudspire.playing import CloudspireMatch


def other_world(match: CloudspireMatch, viewer: int | None, luck: Random) -> CloudspireMatch:
    """The match at the start of its beat, in a world that `viewer` (None: a spectator) cannot tell from this one."""

    def change(document: Document) -> PlayArea:
        g = GAME.positions.read(document)
        change_hidden(g, viewer, luck)
        return g

    return Match.from_position(
        replace(GAME, positions=replace(GAME.positions, read=change)), match.to_position(), match.names
    )


def change_hidden(g: PlayArea, viewer: int | None, luck: Random) -> None:
    """Lay everything that `viewer` cannot see in another way."""
    for deck in (g.market_deck, g.earth_deck, g.event_deck):
        luck.shuffle(deck)
    _change_relics(g, viewer, luck)
    _change_landmarks(g, viewer, luck)
    for seat in range(g.setting.fortresses):
        if seat != viewer and g.factions[seat]:
            _change_groups(g, seat, luck)
    g.lasting = [each for each in g.lasting if each.kind != "picture"]


def _change_relics(g: PlayArea, viewer: int | None, luck: Random) -> None:
    """The deck and what others keep (CS-RELIC-04)."""
    others = [seat for seat in range(g.setting.fortresses) if seat != viewer]
    pool = [*g.relic_deck, *(relic for seat in others for relic in g.relics[seat])]
    luck.shuffle(pool)
    for seat in others:
        g.relics[seat] = tuple(pool.pop() for _ in g.relics[seat])
    g.relic_deck = pool


def _change_landmarks(g: PlayArea, viewer: int | None, luck: Random) -> None:
    """Each that lies face down changes places with one of its type from the stack (CS-LAND-01), unless the viewer has
    looked at it (CS-EXPL-02)."""
    luck.shuffle(g.land_deck)
    for spot, chip in sorted(g.on.items()):
        if not g.hidden >> chip & 1 or (viewer is not None and g.seen[viewer] >> chip & 1):
            continue
        alike = [number for number, each in enumerate(g.land_deck) if CHIPS[each].type == CHIPS[chip].type]
        if not alike:
            continue
        number = luck.choice(alike)
        other = g.land_deck[number]
        g.land_deck[number] = chip
        take(g, chip, PILE)
        g.holder[other] = g.holder[chip]
        g.hidden = g.hidden & ~(1 << chip) | 1 << other
        put(g, other, spot)
        g.seen = [seen & ~(1 << chip) & ~(1 << other) | (seen >> chip & 1) << other for seen in g.seen]
        g.used = frozenset(f"{other}/{use.partition('/')[2]}" if use.startswith(f"{chip}/") else use for use in g.used)


def _change_groups(g: PlayArea, seat: int, luck: Random) -> None:
    """What lies under a faction's minions goes home, and others of its barracks lie there (CS-GROUP-09). While stacks
    are made its CP pay for them, of which nobody knows how many are left (CS-Q-16-PREP-INFO). On a hex everybody sees
    whether a minion is alone."""
    riding = [each.chip for each in g.lasting if each.kind == "loaded"]
    tops = [*g.stacks[seat], *(chip for _, chip in sorted(g.on.items()) if g.holder[chip] == seat)]
    for top in tops:
        secret = [chip for chip in g.below[top] if chip not in riding and KIND[top] not in (SPIRE, HERO)]
        for chip in secret:
            is_own = CHIPS[chip].faction == g.factions[seat]
            take(g, chip, BARRACKS if is_own else BESIDE)
            g.side[chip] = g.health[chip] = 0
            g.cp[seat] += unit_price(g, seat, chip) if g.phase == PREP else 0
        g.below[top] = tuple(chip for chip in g.below[top] if chip in riding)
        stays_alone = not secret if g.at[top] >= 0 else luck.random() < 0.3
        if KIND[top] == MINION and not stays_alone and not FACES[top][g.side[top]].flags & {"stubborn", "lone-wolf"}:
            _lay_under(g, seat, top, luck)
            if luck.random() < 0.5:
                _lay_under(g, seat, top, luck)


def _lay_under(g: PlayArea, seat: int, top: int, luck: Random) -> None:
    """One of the minions at home that are not slower (CS-GROUP-02) and not too dear."""
    lowest = g.below[top][-1] if g.below[top] else top
    least = FACES[lowest][g.side[lowest]].move
    fitting = [
        chip
        for chip, place in enumerate(g.place)
        if place == BARRACKS
        and KIND[chip] == MINION
        and CHIPS[chip].faction == g.factions[seat]
        and FACES[chip][0].move >= least
        and not FACES[chip][0].flags & {"stubborn", "lone-wolf"}
        and (g.phase != PREP or unit_price(g, seat, chip) <= g.cp[seat])
    ]
    if not fitting:
        return
    chip = luck.choice(fitting)
    g.cp[seat] -= unit_price(g, seat, chip) if g.phase == PREP else 0
    take(g, chip, UNDER)
    g.holder[chip] = seat
    g.health[chip] = FACES[chip][0].health
    g.below[top] += (chip,)
