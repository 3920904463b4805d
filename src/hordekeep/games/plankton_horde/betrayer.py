"""The Betrayer (PH-BET): its owner may take a card that another player has just picked, at a price."""

from __future__ import annotations

from hordekeep.games.plankton_horde.components import ALL_FACES, BETRAYER, BUNDLE_VALUE, NAMES, VALUE
from hordekeep.games.plankton_horde.monster_phase import after_pick, card_name, keep_pick
from hordekeep.games.plankton_horde.state import NOBODY, Cards, HordeState, without
from hordekeep.kernel import Ask, Choice, Refusal, Rules, Text

STEAL: Choice = ("steal",)
DECLINE: Choice = ("decline",)
GIVE = tuple(("give", face) for face in ALL_FACES)


def steal(g: HordeState, thief: int) -> Rules[None]:
    """The window after a pick (PH-BET-01, PH-BET-12), for the pick just made alone (PH-BET-11, PH-BET-13, PH-BET-28).

    The thief decides, chooses the two cards that go with the Betrayer, and only then does anything change hands.
    """
    choice = yield Ask(thief, "steal", "PH-BET-12", [DECLINE, STEAL])
    picker, face = g.picker, g.just_picked
    if choice == DECLINE:
        g.just_picked = g.picker = NOBODY
        keep_pick(g, picker, face)
        return
    pile = without(g.hordes[thief], BETRAYER)
    choice = yield Ask(thief, "give-first", "PH-BET-02", gifts(pile))
    one: int = choice[1]
    pile = without(pile, one)
    choice = yield Ask(thief, "give-second", "PH-BET-02", gifts(pile))
    exchange(g, thief, picker, face, (BETRAYER, one, choice[1]))


def gifts(pile: Cards) -> list[Choice]:
    """Any cards of the thief's horde pile may be given, special ones too (PH-BET-04, PH-BET-27)."""
    return [GIVE[face] for face in dict.fromkeys(pile)]


def exchange(g: HordeState, thief: int, picker: int, face: int, bundle: Cards) -> None:
    """Both sides lie face up before their new owners and join their hordes in the End Phase (PH-BET-05 to PH-BET-07).

    The bundle counts one pick for the betrayed player (PH-BET-15), the stolen card none for the thief (PH-BET-17), so
    the target does not rise (PH-BET-16); neither side's cards bar matching picks (PH-BET-18, PH-BET-19). The book's
    example of Beth and Stuart (PH-BET-22 to PH-BET-26) is replayed in its scenario.
    """
    g.just_picked = g.picker = NOBODY
    for card in bundle:
        g.hordes[thief] = without(g.hordes[thief], card)
        if card in g.seen[thief]:
            g.seen[thief] = without(g.seen[thief], card)
    g.stolen[thief] = (face,)
    g.given[picker] = bundle
    g.totals[picker] += BUNDLE_VALUE
    if g.tell:
        given = {"gift": NAMES[bundle[1]], "other": NAMES[bundle[2]]}
        g.tell("stolen", "PH-BET-01", seat=thief, picker=picker, card=NAMES[face], **given)
    after_pick(g, picker, VALUE[face] > 1)


def why_not_steal(g: HordeState, seat: int) -> Refusal:
    """Why the Betrayer cannot be played outside its window."""
    if BETRAYER in g.picks[seat]:
        return Refusal("PH-BET-08", Text("no-steal-just-picked"))
    if BETRAYER in g.given[seat]:
        return Refusal("PH-BET-09", Text("no-steal-just-received"))
    if BETRAYER not in g.hordes[seat]:
        return Refusal("PH-BET-32", Text("no-steal-without-betrayer"))
    if len(g.hordes[seat]) < 3:
        return Refusal("PH-BET-03", Text("no-steal-without-gifts"))
    return Refusal("PH-BET-11", Text("no-steal-too-late"))


def why_not_give(face: int, offered: list[Choice]) -> Refusal | None:
    """Only the own horde pile can be given from: not this round's picks (PH-BET-04), nor the Betrayer (PH-BET-02)."""
    if GIVE[face] in offered:
        return None
    if face == BETRAYER:
        return Refusal("PH-BET-02", Text("no-give-betrayer"))
    return Refusal("PH-BET-04", Text("no-give-not-in-horde", card=card_name(face)))
