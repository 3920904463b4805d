"""The moments of Monoliths, in the order of its turn, and what cannot meet there."""

from __future__ import annotations

from tests.games.monoliths.playing import BOX
from tests.meetings import lanes
from tests.meetings.declared import all_but, apart

MOMENTS = {
    "game_begins": "set-up",
    "mulligan": "mulligan",
    "horde": "Horde phase: mana, and what waits for its start",
    "wave_card": "a card of the wave",
    "horde_summons": "versus: the horde player summons",
    "pile_card": "a card of the outsider pile",
    "horde_acts": "versus: the horde player acts, draws and gains mana",
    "horde_phase_ends": "the Horde phase ends",
    "action": "Alliance phase: an action",
    "alliance_ends": "the Alliance phase ends",
    "treachery_card": "Treachery phase: its start and its cards",
    "reactions": "reactions",
    "fight_lane": "Fight phase: what “Fight:” says",
    "strike": "the strikes of a lane",
    "pillage": "Pillage phase",
    "resolution": "Resolution phase",
    "hand_limit": "the hand limit",
}
"""The beats of a turn; those in which nothing is told or asked of any card are left out or counted to the next."""
SAME = {
    "alliance": "action",
    "horde_income": "horde_acts",
    "treachery": "treachery_card",
    "fight": "fight_lane",
    "fight_ends": "fight_lane",
    "turn_wanes": "resolution",
}
KINDS = {
    **lanes.KINDS,
    "token": "a servant",
    "thrall": "a thrall",
    "ally-token": "an ally token",
    "enchanter": "an Enchanter",
}
KEYWORDS = {**lanes.KEYWORDS, "pillager": "Pillager", "reinforce": "Reinforce"}
THINGS = {**KINDS, **lanes.SECRETS, **lanes.ABILITIES, **KEYWORDS, **lanes.MODES}
NO_CARDS = ("outsider", "minion", "token", "castle", "portal", "thrall", "ally-token", "enchanter", "concealed")
"""What nobody can have in hand."""
AT_THE_START = (
    *("outsider", "token", "minion", "enchanter", "attachment", "play", "after", "static"),
    *("barrier", "epic", "trample", "pillager"),
    *lanes.MODES,
)
"""What acts or is reached when the Horde phase begins: a Brood, what reinforces in its place, a Mentalist."""
APART = (
    apart(
        ("game_begins",),
        ("hero", "ally", "tower", "spell", "attachment", "monster", "token", "ally-token", "concealed"),
        "Castle, portals, minions and the outsider are laid out, no other card.",
        "HM-SETUP-19",
    ),
    apart(("game_begins",), ("thrall",), "Thralls wait with their outsider and come when it does.", "HM-OUT-12"),
    apart(
        ("game_begins",),
        ("pillage", "treachery", "elusive", "heroic", "taunt"),
        "No castle, minion or outsider has it.",
        "HM-SETUP-14",
    ),
    apart(("mulligan",), NO_CARDS, "Only cards in hand are set aside.", "HM-SETUP-18"),
    apart(("hand_limit",), NO_CARDS, "Only cards in hand are discarded.", "HM-RES-05"),
    apart(
        ("horde",),
        all_but(THINGS, *AT_THE_START),
        "Mana comes; a Brood or, in its place, a token for a minion, and a Mentalist’s mana: no card with this acts.",
        "HM-HORDE-01",
    ),
    apart(("wave_card",), ("versus-2", "versus-3"), "A horde player summons from hand.", "HM-VS-06"),
    apart(
        ("horde_summons", "horde_acts"),
        ("solo", "coop"),
        "Only in competitive mode does somebody play the horde.",
        "HM-VS-01",
    ),
    apart(
        ("treachery_card", "reactions", "pillage"),
        ("concealed",),
        "Every concealed card was revealed at the end of the Alliance phase.",
        "HM-GLO-25",
    ),
)
MEETINGS = lanes.meetings(BOX, MOMENTS, THINGS, SAME, APART)
