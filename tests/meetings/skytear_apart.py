"""What cannot meet in Skytear, and why."""

from __future__ import annotations

from tests.meetings.declared import all_but, apart
from tests.meetings.skytear_things import CARDS, CONDITIONS, EFFECTS, FACTIONS, FORMATS, HEROES, PIECES, STATES

ANY_HERO = (*STATES, *CONDITIONS, *FACTIONS, *HEROES)
ON_THE_GROUND = all_but(HEROES, "mage")
STACK = ("activate", "act", "targets", "declared", "played", "react", "triggered")
RESOLVING = ("move", "lead", "attack", "skirmish", "worship", "card", "skill", "fizzles", "damage", "defeat")
HEROES_PHASE = (*STACK, *RESOLVING, "end")
LANE = ("lane_damage", "advance", "reposition", "spawning")
MINIONS_PHASE = ("leads", "control", *LANE, "outsider_placed", "outsider_acts")
UPKEEP = ("put_cards_away", "draw_for_turn", "hand_limit", "ready_heroes", "heroes_return")
SET_UP = ("set_up", "draft", "place_hero", "decks")

WHO = (
    apart((*HEROES_PHASE, *MINIONS_PHASE, *UPKEEP), FORMATS, "Formats differ in draft and decks only.", "SM-CAS-01"),
    apart(("worship",), ("simplified",), "Worship is not allowed there.", "SM-SIM-03"),
    apart(("activate", "declared", "move", "lead"), ("exhausted",), "Only a Ready hero is active.", "SM-STATE-03"),
    apart(
        ("activate", "act", "targets", "declared", "played"),
        ("defeated",),
        "Who has fallen takes no action, plays nothing and is no target.",
        "SM-POW-04",
    ),
    apart(
        ("triggered", "damage"),
        ("defeated",),
        "Who has fallen triggers nothing, suffers nothing and sees nobody to hurt.",
        "SM-STATE-21",
    ),
    apart(("end",), ("defeated",), "The activation of a fallen hero ends without a word.", "SM-STATE-20"),
    apart(
        ("leads", "control", "lane_damage", "advance", "outsider_acts", "put_cards_away", "ready_heroes"),
        ("lasting",),
        "What lasts for a hero's activation is over with it.",
        "SM-EFF-01",
    ),
)
PIECES_APART = (
    apart(
        (*HEROES_PHASE, "outsider_acts"),
        ("tower", "nexus"),
        "Towers and Nexuses are touched by control alone.",
        "SM-TOW-02",
    ),
    apart(HEROES_PHASE, ("outsider",), "Heroes can do nothing to an outsider.", "SM-OUT-01"),
    apart(
        ("activate", "act", "declared", "react", "triggered", "lead", "fizzles", "end"),
        ("minion", "pillar", "illusion", "token"),
        "It is about heroes; minions and tokens take no part.",
        "SM-MIN-04",
    ),
    apart(("defeat",), ("minion", "pillar", "token"), "Only a hero's illusion goes with the hero.", "SM-NUP-09"),
    apart(("move", "skirmish"), ("minion",), "Heroes end on no minion, and a Skirmish hits none.", "SM-SKM-05"),
    apart(("played",), ("pillar", "illusion", "token"), "The only cost of ours is a minion.", "SM-STK-13"),
    apart(("targets", "attack"), ("token",), "A control token is no target.", "SM-ATK-02"),
    apart(("damage",), ("pillar", "illusion", "token"), "Tokens are removed without damage.", "SM-ATK-11"),
    apart(
        (*STACK, "lead", "fizzles", "damage", "defeat"),
        ("victory",),
        "Victory cards are looked at once an effect has been carried out and has changed something.",
        "SM-GOAL-02",
    ),
)
CARDS_APART = (
    apart(
        (
            *("activate", "move", "worship", "end", "control", "advance", "reposition", "spawning"),
            *("outsider_placed", "ready_heroes", "heroes_return", "set_up", "draft", "place_hero"),
        ),
        all_but(CARDS, "flux"),
        "No power card is played, flipped, drawn or revealed.",
        "SM-POW-05",
    ),
    apart(
        (
            *all_but(HEROES_PHASE, "act", "played", "react", "card"),
            *(*MINIONS_PHASE, *UPKEEP, "draft", "place_hero", "decks"),
        ),
        ("flux",),
        "Skytear Flux has no target, and is played but never flipped, drawn or led with.",
        "SM-FLUX-05",
    ),
    apart(
        (*STACK, *all_but(RESOLVING, "lead"), *LANE, "outsider_acts", "draw_for_turn", "hand_limit", "decks"),
        ("lead-card",),
        "A Lead card lies under its hero until it is revealed or discarded.",
        "SM-LEAD-03",
    ),
    apart(
        (*STACK, "fizzles", "damage", "leads", "put_cards_away", "hand_limit"),
        ("new-deck",),
        "No deck is drawn, flipped or led from.",
        "SM-DRAW-06",
    ),
    apart(("declared",), ("reaction-card", "ultimate"), "The one card that takes an action is neither.", "SM-EFF-19"),
    apart(("triggered",), ("action-card", "ultimate"), "The one card with a trigger is neither.", "SM-TRIG-01"),
)
WORDS_APART = (
    apart(
        (
            *("activate", "move", "lead", "end", "leads", "control", "advance", "reposition", "outsider_placed"),
            *(*UPKEEP, "set_up", "draft", "decks"),
        ),
        EFFECTS,
        "No card or skill is played or carried out.",
        "SM-STK-01",
    ),
    apart(("place_hero",), all_but(EFFECTS, "place"), "Heroes are placed, and nothing else is done.", "SM-SET-11"),
    apart(("spawning",), all_but(EFFECTS, "spawn"), "Minions spawn, and nothing else is done.", "SM-SPN-01"),
    apart(("lane_damage",), all_but(EFFECTS, "heal"), "No card can be played; a trigger may heal.", "SM-MP-06"),
    apart(("attack",), all_but(EFFECTS, "flip"), "An Attack is steps of the book and no text.", "SM-ATK-04"),
    apart(("skirmish",), all_but(EFFECTS, "flip", "area"), "A Skirmish has no other text of a skill.", "SM-SKM-01"),
    apart(("declared",), all_but(EFFECTS, "take", "move"), "No other card takes an action.", "SM-EFF-19"),
    apart(
        ("worship",),
        all_but(EFFECTS, "place", "move", "heal", "bonus"),
        "No worship skill of ours says so.",
        "SM-WOR-02",
    ),
    apart(
        ("triggered", "skill"),
        all_but(EFFECTS, "heal", "predict", "move", "swap", "when"),
        "No trigger of ours says so.",
        "SM-TRIG-01",
    ),
    apart(
        ("outsider_acts",),
        all_but(EFFECTS, "flip", "lose", "push", "place"),
        "No outsider of ours says so.",
        "SM-OACT-02",
    ),
    apart(("act",), ("cancel", "redirect"), "It needs an effect on the Stack.", "SM-TGT-03"),
    apart(
        ("targets", "fizzles"), ("spawn", "take", "when"), "It has no target to choose and check again.", "SM-TGT-08"
    ),
    apart(("targets",), ("redirect",), "One Attack lies on the Stack: whose it is, is no question.", "SM-STK-08"),
    apart(
        ("damage", "defeat"),
        ("heal", "spawn", "defeat", "swap", "take", "cancel", "redirect", "strip", "sight", "bar", "cost"),
        "No card or skill of ours both deals damage and says so.",
        "SM-EFF-22",
    ),
)
MINIONS_PHASE_APART = (
    apart(
        ("leads", "control", "advance", "ready_heroes"),
        ("defeated",),
        "Who has fallen is not on the battlefield.",
        "SM-STATE-11",
    ),
    apart(("leads",), PIECES, "Lead cards lie under heroes.", "SM-LEAD-01"),
    apart(
        ("control",),
        ("pillar", "illusion", "outsider", "tower", "nexus"),
        "Heroes and minions alone give Control.",
        "SM-CTRL-01",
    ),
    apart(
        ("lane_damage",),
        ("liothan", "nupten", "mage", "shapeshifted", "projected"),
        "Heroes are never hit; the one who protects minions is Tlakali.",
        "SM-DMG-14",
    ),
    apart(
        ("lane_damage",),
        ("pillar", "illusion", "outsider", "token"),
        "Only minions, Towers and Nexuses are damaged.",
        "SM-DMG-03",
    ),
    apart(("advance",), ("in-dome",), "A control token does not enter a Dome.", "SM-ADV-08"),
    apart(("advance",), ("nexus",), "It stops beside it.", "SM-ADV-04"),
    apart(
        ("reposition", "spawning"),
        (*ANY_HERO, "outsider", "tower", "nexus"),
        "Minions stand on no hero, outsider, Tower or Nexus.",
        "SM-PLC-05",
    ),
    apart(
        ("outsider_placed",),
        (*ANY_HERO, "minion", "tower", "nexus"),
        "It is placed on a hex without miniatures.",
        "SM-OACT-01",
    ),
    apart(
        (*all_but(LANE, "lane_damage"), "outsider_placed", *all_but(UPKEEP, "put_cards_away")),
        ("victory",),
        "No victory card asks for anything that changes here.",
        "SM-GOAL-02",
    ),
)
UPKEEP_AND_SET_UP = (
    apart(("draw_for_turn", "hand_limit", "decks"), (*ANY_HERO, *PIECES), "It is about decks and hands.", "SM-EOT-06"),
    apart(("put_cards_away", "ready_heroes"), all_but(PIECES, "victory"), "It is about hero cards.", "SM-EOT-06"),
    apart(
        ("heroes_return",),
        ("exhausted", *CONDITIONS, "lasting", "this-turn"),
        "Heroes return Ready, with nothing on them.",
        "SM-STATE-17",
    ),
    apart(("heroes_return",), ("minion", "outsider", "tower", "nexus"), "Heroes return to free hexes.", "SM-STATE-16"),
    apart(
        ("set_up",),
        (*ANY_HERO, "pillar", "illusion", "nexus"),
        "Heroes come with the draft, faction tokens and those of a Nexus in the game.",
        "SM-SET-19",
    ),
    apart(
        ("draft", "place_hero"),
        ("exhausted", "defeated", *CONDITIONS, *ON_THE_GROUND, *PIECES),
        "Heroes begin Ready beside their Nexus, with nothing on them and nothing else there.",
        "SM-SET-11",
    ),
)
APART = (*WHO, *PIECES_APART, *CARDS_APART, *WORDS_APART, *MINIONS_PHASE_APART, *UPKEEP_AND_SET_UP)
