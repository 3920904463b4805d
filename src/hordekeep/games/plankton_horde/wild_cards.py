"""Flayers (PH-FLAY), Demons (PH-DEM) and Playing Flayers and Demons (PH-WILD)."""

from __future__ import annotations

from hordekeep.games.plankton_horde.components import ALL_FACES, DEMON, FLAYER, NAMES
from hordekeep.games.plankton_horde.monster_phase import card_name
from hordekeep.games.plankton_horde.state import HordeState, clockwise, strength, without
from hordekeep.kernel import Ask, Choice, Refusal, Rules, Text

PASS: Choice = ("pass",)
PLAY_FLAYER: Choice = ("flayer",)
PLAY_DEMON: Choice = ("demon",)
SACRIFICE = tuple(("sacrifice", face) for face in ALL_FACES)


def wild_cards(g: HordeState, seat: int) -> Rules[None] | None:
    """One player's turn to add wild cards (PH-WILD-03); who has none that can be used is not asked (PH-WILD-07)."""
    if not (has_flayer(g, seat) or has_demon(g, seat)):
        pass_wild(g, seat)
        return None
    return ask_for_wild_card(g, seat)


def ask_for_wild_card(g: HordeState, seat: int) -> Rules[None]:
    """Add a Flayer or a Demon, or pass (PH-FLAY-04). Who adds one keeps the turn until passing (PH-WILD-02).

    They join any battle, also one that cannot be won (PH-DEM-12) or in which the player has nothing else (PH-WILD-06).
    """
    choices = [PASS]
    if has_flayer(g, seat):
        choices.append(PLAY_FLAYER)
    if has_demon(g, seat):
        choices.append(PLAY_DEMON)
    choice = yield Ask(seat, "wild", "PH-WILD-02", choices)
    if choice == PASS:
        if g.tell:
            g.tell("passed", "PH-WILD-03", seat=seat)
        pass_wild(g, seat)
        return
    if choice == PLAY_FLAYER:
        play_flayer(g, seat)
    else:
        choice = yield Ask(seat, "sacrifice", "PH-DEM-03", sacrifices(g, seat))
        play_demon(g, seat, choice[1])
    g.passes = 0
    g.agenda.append(("wild_cards", seat))


def pass_wild(g: HordeState, seat: int) -> None:
    """The window closes once everybody has passed in a row since the last addition (PH-WILD-03)."""
    g.passes += 1
    g.agenda.append(("resolve_battle", None) if g.passes == g.seats else ("wild_cards", clockwise(g, seat)))


def has_flayer(g: HordeState, seat: int) -> bool:
    """Is there a Flayer to add?"""
    return FLAYER in g.hordes[seat]


def has_demon(g: HordeState, seat: int) -> bool:
    """Is there a Demon that has not joined this battle (PH-DEM-04), and another card to give it (PH-DEM-06)?"""
    horde = g.hordes[seat]
    return DEMON in horde and horde.count(DEMON) > g.added_demons[seat] and len(horde) > 1


def play_flayer(g: HordeState, seat: int) -> None:
    """A Flayer adds one, to win or only to tie (PH-FLAY-01, PH-FLAY-02), and is gone (PH-FLAY-03, PH-WILD-04)."""
    discard(g, seat, FLAYER)
    g.added_flayers[seat] += 1
    if g.tell:
        g.tell("flayer-added", "PH-FLAY-01", seat=seat, total=battle_total(g, seat))


def sacrifices(g: HordeState, seat: int) -> list[Choice]:
    """Any other card of the horde may be the sacrifice (PH-DEM-05), never the Demon itself (PH-DEM-06)."""
    others = without(g.hordes[seat], DEMON)
    return [SACRIFICE[face] for face in dict.fromkeys(others)]


def play_demon(g: HordeState, seat: int, sacrifice: int) -> None:
    """A Demon adds one and stays (PH-DEM-01, PH-DEM-02); its sacrifice is gone at once and for good (PH-DEM-03).

    A sacrificed monster of this very battle no longer counts in it (PH-DEM-07, PH-DEM-08), nor does a Demon that had
    joined it (PH-DEM-10); one that had not joined takes nothing away (PH-DEM-13). Nor does the sacrifice count in any
    later battle (PH-DEM-14), which helps where the token is negative (PH-DEM-11).
    """
    if sacrifice == DEMON and g.added_demons[seat] == g.hordes[seat].count(DEMON) - 1:
        g.added_demons[seat] -= 1
    discard(g, seat, sacrifice)
    g.added_demons[seat] += 1
    if g.tell:
        g.tell("demon-added", "PH-DEM-01", seat=seat, card=NAMES[sacrifice], total=battle_total(g, seat))


def discard(g: HordeState, seat: int, face: int) -> None:
    """A card leaves the horde for good, face up."""
    g.hordes[seat] = without(g.hordes[seat], face)
    if face in g.seen[seat]:
        g.seen[seat] = without(g.seen[seat], face)
    g.discards[seat] += (face,)


def battle_total(g: HordeState, seat: int) -> int:
    """Regular monsters and wild cards of `seat` in the present battle (PH-WILD-05)."""
    return strength(g, seat, g.row[g.battle]) + g.added_flayers[seat] + g.added_demons[seat]


def why_not_wild(g: HordeState, seat: int, choice: Choice) -> Refusal | None:
    """Why a Flayer or Demon cannot be added now."""
    horde = g.hordes[seat]
    if choice == PLAY_FLAYER and FLAYER not in horde:
        return Refusal("PH-FLAY-03", Text("no-flayer"))
    if choice == PLAY_DEMON and DEMON not in horde:
        return Refusal("PH-DEM-01", Text("no-demon"))
    if choice == PLAY_DEMON and not has_demon(g, seat):  # who is asked has another card, so it has joined already
        return Refusal("PH-DEM-04", Text("no-demon-again"))
    return None


def why_not_sacrifice(face: int, offered: list[Choice]) -> Refusal | None:
    """Only another card of the own horde can be sacrificed; a Flayer that was played is gone (PH-DEM-09)."""
    if SACRIFICE[face] in offered:
        return None
    if face == DEMON:
        return Refusal("PH-DEM-06", Text("no-sacrifice-itself"))
    rule = "PH-DEM-09" if face == FLAYER else "PH-DEM-03"
    return Refusal(rule, Text("no-sacrifice-not-in-horde", card=card_name(face)))
