"""What cannot meet in Cloudspire, and the rule that says so."""

from __future__ import annotations

from collections.abc import Iterable

from tests.meetings.cloudspire_things import CARDS, KINDS, SIDES, STATES, TALENTS
from tests.meetings.declared import apart


def but(things: Iterable[str], *others: str) -> tuple[str, ...]:
    """All of some things but some."""
    return tuple(each for each in things if each not in others)


PIECES = (*KINDS, *STATES, *TALENTS)
SPIRES = ("spire", "fortress-spire", "merc-spire")
LAID = ("landmark", "face-down")
OF_BEACON = ("item", "beacon")
DEFEAT = ("defeat_talents", "defeat_clears", "defeat_rewards", "defeat_levels")
MOVEMENT = ("who_moves", "deploy", "march", "hero_moves")
BEFORE = ("set_up", "event", "income", "repair", "refresh", "market", "build", "mark", "prepare")
STAGES = ("fire", "exploration", "attack", "retaliation", "gate_attack", "idle", "turn_ends")
STEPS = ("falls", *DEFEAT, "emptied", "gate_defeated", "relics")
STARTS = ("onslaught", "turn_starts", "limited", "before_movement")
TURN = (*STARTS, *MOVEMENT, "after_moving", *STAGES, *STEPS)

APART = (
    apart(
        ("set_up",),
        (*but(PIECES, "spire", "hero", "stack", *OF_BEACON), *CARDS),
        "Players pick their factions; all else lies where set-up puts it, before anything happens.",
        "CS-SETUP-15",
    ),
    apart(
        ("event",),
        (
            *but(PIECES, "traxxyr", "landmark", "landmark-minion", "well", "draws", "carries", "takes", "hits-back"),
            *("advancement", "earthscape"),
        ),
        "What works in this phase works on landmarks and wells alone; other events wait for their phase.",
        "CS-EVENT-02",
    ),
    apart(
        ("event",),
        ("heirs", "narora"),
        "Nobody is named but by the die of the first game, which the Brawnen play against the vines.",
        "CS-EVENT-01",
    ),
    apart(
        ("income", "repair"),
        (*but(PIECES, "gate"), "earthscape"),
        "Factions gain Source and repair gates; no chip is touched.",
        "CS-WAVE-08",
    ),
    apart(
        ("repair",),
        ("pvp-2", "solo", "coop", "tutorial", "automaton"),
        "Where a gate that falls ends the game there is none to repair.",
        "CS-ENDGAME-01",
    ),
    apart(
        ("refresh", "market"),
        (
            *but(KINDS, "merc-minion", "merc-hero", "merc-spire", "equipment"),
            *STATES,
            *("hits-back", "takes", "hinders", "carries"),
        ),
        "The market has mercs, equipment and earthscapes, and nothing that is in play.",
        "CS-MKT-01",
    ),
    apart(("refresh",), ("advancement", *but(SIDES, "narora", "automaton")), "It is nobody's turn yet.", "CS-MKT-02"),
    apart(
        ("build", "limited"),
        (
            *but(KINDS, *SPIRES, "gate"),
            *("stack", "group", "captive", "wounded", "campfire"),
            *("flies", "reaches", "hits-back", "recovers", "takes", "calls"),
        ),
        "It is about spires, earthscapes and the fortress; no unit is touched, and no spire has such a talent.",
        "CS-BUILD-14",
    ),
    apart(
        ("mark",),
        (*but(PIECES, "gate"), "advancement", "earthscape"),
        "A mark is a gate, and nothing else is named.",
        "CS-MARK-01",
    ),
    apart(
        ("prepare",),
        (
            *("landmark-minion", "traxxyr", *LAID, *SPIRES, "gate", *OF_BEACON),
            *("perched", "captive", "controlled", "campfire", "well", "earthscape"),
        ),
        "Units are selected out of the barracks; nothing that is on a hex is touched.",
        "CS-SELECT-01",
    ),
    apart(
        ("before_movement",),
        (
            *but(KINDS, "minion", "landmark-minion", "spire", "fortress-spire"),
            *("stack", "group", "captive", "controlled", "campfire", "advancement", "earthscape"),
            *but(TALENTS, "reaches", "withstands", "hits-more", "carries"),
            *("brawnen", "grovetenders", "narora", "automaton", "tutorial"),
        ),
        "Only an elfinkaze of the Heirs leaves the spire under which it perches; the automaton perches none.",
        "CS-TALENT-01",
    ),
    apart(
        MOVEMENT,
        ("face-down", "landmark", "beacon", "captive", "earthscape", "perched"),
        "Units move, and none of this moves or is asked to make way.",
        "CS-MOVE-01",
    ),
    apart(
        ("who_moves", "deploy"),
        (*SPIRES, "gate", "advancement"),
        "It is asked who of the own units moves; who leaves the gate meets units alone.",
        "CS-LEAD-01",
    ),
    apart(("who_moves",), ("traxxyr",), "It never moves by itself.", "CS-LAND-11"),
    apart(
        ("who_moves", "hero_moves", "after_moving", *STAGES, *DEFEAT, "falls", "emptied", "gate_defeated"),
        ("campfire",),
        "A hero by the campfire neither acts nor is touched.",
        "CS-CAMP-02",
    ),
    apart(
        ("after_moving",),
        ("face-down", "captive", "earthscape"),
        "Talents work on units, spires and what is face up.",
        "CS-LAND-03",
    ),
    apart(
        ("fire",),
        (*LAID, "gate", "beacon", "stack", "captive"),
        "Spires fire at active units of the player on turn alone.",
        "CS-SPIRE-11",
    ),
    apart(
        ("exploration",),
        (
            *("minion", "hero", "merc-minion", "merc-hero", *SPIRES, "gate", "equipment", *OF_BEACON),
            *("stack", "group", "perched", "captive", "promoted", "attack-upgrade", "range-upgrade", "fortification"),
            *("flies", "reaches", "withstands", "breaks-spires", "hinders", "calls"),
        ),
        "A faction explores, whichever units of it stand there: landmarks alone are named.",
        "CS-EXPL-01",
    ),
    apart(("exploration",), ("traxxyr",), "It is never face down.", "CS-LAND-13"),
    apart(
        ("attack",),
        ("face-down", "stack", "captive"),
        "No target: face down, inactive or out of play.",
        "CS-TARGET-02",
    ),
    apart(
        ("retaliation",),
        (*LAID, *SPIRES, "gate", "beacon", "stack", "perched", "captive"),
        "Units hit back, nothing else does; gates and their stacks do so when they are attacked.",
        "CS-RET-08",
    ),
    apart(
        ("gate_attack", "idle"),
        ("traxxyr", *LAID, *SPIRES, "beacon", "perched", "captive"),
        "A unit of a faction and the gate beside it: nothing else has a part in it.",
        "CS-GATE-17",
    ),
    apart(("idle",), ("stack",), "Only who stands beside the gate is hit, nobody on it.", "CS-GATE-14"),
    apart(
        ("turn_ends",),
        (
            *but(KINDS, "hero", "merc-hero", "equipment", "item"),
            *("stack", "group", "perched", "captive", "controlled", "range-upgrade", "advancement", "earthscape"),
            *but(TALENTS, "recovers", "draws", "withstands"),
            *("grovetenders", "heirs", "narora"),
        ),
        "Only Survival waits for it, which two heroes of the Brawnen and a merc have.",
        "CS-TURN-02",
    ),
    apart(
        DEFEAT,
        (*LAID, "beacon"),
        "What is no unit and no spire is not defeated.",
        "CS-DEF-17",
    ),
    apart(("falls",), ("face-down", "beacon"), "Nothing else can fall with them.", "CS-DEF-20"),
    apart(("falls", *DEFEAT), ("gate",), "A gate's defeat is resolved for itself, and it stays.", "CS-DEF-05"),
    apart(
        ("emptied",),
        ("traxxyr", "face-down", *SPIRES, "gate", "item", "stack", "perched", "captive", "tutorial"),
        "The last health of a landmark that is no unit goes by a unit's attack; the first game has no such landmark.",
        "CS-DEF-17",
    ),
    apart(
        ("gate_defeated",),
        ("traxxyr", *LAID, "item", "beacon", "stack", "perched", "captive"),
        "A gate falls to a unit or a spire's talent; nothing else has a part in it.",
        "CS-GATE-16",
    ),
    apart(
        but(TURN, "defeat_talents"),
        ("captive",),
        "Captives lie beside the barracks, out of play, until the end of a wave.",
        "CS-TALENT-01",
    ),
    apart(
        but(TURN, "limited"),
        ("earthscape",),
        "Earthscapes are laid in the Build Phase, or by a relic as a limited build option.",
        "CS-EARTH-02",
    ),
    apart(
        (*STAGES, *STEPS, "end_of_wave"),
        ("advancement",),
        "Advancements are bought in the Build Phase; what they give holds by itself, and none is used there.",
        "CS-BUILD-11",
    ),
    apart(("build",), ("perched",), "Whoever perched went home with the last wave.", "CS-TALENT-01"),
    apart(
        ("onslaught",),
        ("face-down", "gate", "beacon", "stack", "perched"),
        "What the phase and its rounds begin with is for units and spires on hexes.",
        "CS-TURN-01",
    ),
    apart(
        ("turn_starts",),
        ("landmark", "beacon", "stack"),
        "What a turn begins with is for the units and spires of its player, and for what they aim at or look at.",
        "CS-TURN-03",
    ),
    apart(("limited",), ("automaton",), "The automaton builds in the Build Phase alone.", "CS-LBO-01"),
    apart(("march",), ("gate",), "No minion goes back to a gate.", "CS-GATE-02"),
    apart(
        ("defeat_rewards", "defeat_levels"),
        ("group", "perched"),
        "Whoever was under the loser is uncovered or gone by then.",
        "CS-DEF-11",
    ),
    apart(
        ("defeat_rewards",),
        ("equipment", "item", "stack", "wounded"),
        "The loser has left play with all that it had; what is printed on it is paid.",
        "CS-REWARD-01",
    ),
    apart(
        ("gate_defeated",),
        ("fortress-spire", "merc-spire"),
        "Only a Siege Tower damages gates, and none on a fortress reaches another one.",
        "CS-GATE-14",
    ),
    apart(
        ("relics",),
        (*LAID, "gate", "beacon"),
        "Relics are for units and spires.",
        "CS-RELIC-09",
    ),
    apart(("relics",), ("tutorial",), "There are no relics in the first game.", "CS-RELIC-01"),
    apart(("end_of_wave",), ("perched",), "A perched minion is in play, and the wave goes on.", "CS-ENDWAVE-02"),
    apart(
        ("gate_defeated",),
        ("pvp-2", "solo", "tutorial"),
        "With two fortresses the game is over as soon as a gate falls.",
        "CS-ENDGAME-01",
    ),
    apart(("end_of_wave",), ("group",), "Only a Forsaken outlives a wave, which keeps to itself.", "CS-TALENT-19"),
    apart(
        ("end_of_game",),
        (
            *but(KINDS, *SPIRES, "gate", *OF_BEACON),
            *but(STATES, "promoted", "attack-upgrade", "well"),
            *TALENTS,
            "earthscape",
        ),
        "Gates, advancements, Source and spires decide, or the Beacon and its shards.",
        "CS-ENDGAME-06",
    ),
)
