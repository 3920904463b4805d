"""The moments of Skytear Horde, in the order of its turn, and what cannot meet there."""

from __future__ import annotations

from tests.games.skytear_horde.playing import BOX
from tests.meetings import lanes
from tests.meetings.declared import all_but, apart

MOMENTS = {
    "game_begins": "set-up",
    "mulligan": "mulligan",
    "refresh": "Refresh Phase",
    "horde": "Horde Phase: the wave is drawn",
    "resolve_wave": "the wave is resolved",
    "shift": "monsters shift",
    "horde_acts": "versus: the horde player acts",
    "horde_phase_ends": "the Horde Phase ends",
    "action": "Alliance Phase: an action",
    "alliance_ends": "the Alliance Phase ends",
    "plan_treachery": "versus: the treachery is planned",
    "treachery": "the Treachery Phase begins",
    "treachery_card": "the treachery card",
    "reactions": "reactions",
    "fight_lane": "Fight Phase: what “Fight:” says",
    "strike": "the strikes of a lane",
    "pillage": "Pillage Phase",
    "end": "End Phase",
    "hand_limit": "the hand limit",
    "horde_income": "versus: the horde's income",
}
"""The beats of a turn; those in which nothing is told or asked of any card are left out or counted to the next."""
SAME = {"alliance": "action", "fight": "fight_lane", "fight_ends": "fight_lane"}
THINGS = {**lanes.KINDS, **lanes.SECRETS, **lanes.ABILITIES, **lanes.KEYWORDS, **lanes.MODES}
PLACES = ("castle", "portal")
SETUP_ABILITIES = ("play", "fight", "exhaust", "reaction", "after", "static", "replacing")
SETUP_KEYWORDS = ("armor", "assault", "elusive", "epic", "guerrilla", "mutaform", "rebuild", "trample")
NO_CARDS = ("outsider", "minion", "token", "castle", "portal", "concealed")
"""What nobody can have in hand."""
OF_ALLIES = ("exhaust", "reaction", "assault", "elusive", "guerrilla", "mutaform", "rebuild")
"""What stands on cards of the alliance only."""
APART = (
    apart(
        ("game_begins",),
        all_but(THINGS, "hero", *lanes.MODES, "outsider", "minion", *PLACES, *SETUP_ABILITIES, *SETUP_KEYWORDS),
        "Castle, portal, minions, outsider and a challenge’s hero are laid out; no card with this is among them.",
        "SH-SETUP-09",
    ),
    apart(("mulligan",), NO_CARDS, "Only cards in hand are put aside.", "SH-SETUP-13"),
    apart(("hand_limit",), NO_CARDS, "Only cards in hand are discarded.", "SH-END-06"),
    apart(
        ("refresh",),
        ("spell", "portal", "elusive"),
        "Readied is what was exhausted: no spell or portal ever is, and no card with Elusive has “Exhaust:”.",
        "SH-REF-09",
    ),
    apart(
        ("horde",),
        all_but(NO_CARDS, "concealed"),
        "The wave comes from the horde deck, and nothing of it is resolved yet.",
        "SH-HORDE-03",
    ),
    apart(("shift",), PLACES, "Only monsters shift.", "SH-HORDE-13"),
    apart(
        ("horde", "shift"), ("concealed",), "Only a horde player conceals, and has neither wave nor shift.", "SH-VS-10"
    ),
    apart(("shift",), ("versus-2", "versus-3"), "The horde player’s phase has no shift.", "SH-VS-10"),
    apart(
        ("horde_phase_ends",),
        ("minion",),
        "No minion is in the pile, and no card that acts here names one.",
        "SH-GLOS-44",
    ),
    apart(
        ("horde_phase_ends",),
        ("concealed",),
        "A concealed card says nothing, and what acts here hits allies, castle and decks.",
        "SH-VS-28",
    ),
    apart(
        ("horde_acts", "plan_treachery", "horde_income"),
        ("solo", "coop"),
        "Only in versus does somebody play the horde.",
        "SH-MODE-01",
    ),
    apart(
        ("plan_treachery", "horde_income"),
        ("hero", "ally", "tower", *NO_CARDS, *OF_ALLIES),
        "Only cards of the horde deck are drawn and held, and none of them is or has this.",
        "SH-VS-21",
    ),
    apart(("treachery",), PLACES, "What waits for the start of this phase swaps creatures.", "SH-TREA-01"),
    apart(
        ("treachery", "treachery_card", "reactions", "pillage", "end", "refresh"),
        ("concealed",),
        "Every concealed card was turned up at the end of the Alliance Phase.",
        "SH-VS-25",
    ),
    apart(("strike",), ("concealed",), "A concealed card is turned up before it is struck.", "SH-VS-29"),
    apart(
        ("pillage",),
        ("barrier",),
        "“Pillage:” hits castle and allies; those with Barrier are epic monsters, which nothing brings or hits here.",
        "SH-PILL-07",
    ),
    apart(
        ("end",),
        ("tower",),
        "What lasts for the turn is given to creatures, castle and portal, never to a tower.",
        "SH-GLOS-17",
    ),
)
MEETINGS = lanes.meetings(BOX, MOMENTS, THINGS, SAME, APART)
