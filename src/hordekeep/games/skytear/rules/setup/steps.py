"""Setup: from the options to a game that is about to begin, the steps in the order of the book, A to J (SM-SET-25)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hordekeep.games.skytear.content.options import AUTO, CASUAL, COMPETITIVE, FEWEST_ROWS, FIRST_GAME
from hordekeep.games.skytear.content.setting import NOBODY, Setting
from hordekeep.games.skytear.rules.setup import drafting, forming_decks, laying_out, mulligan
from hordekeep.games.skytear.rules.setup.brought import brought_by, refused
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import structures_from
from hordekeep.kernel import Beat, Dice, OptionValue, Rules, Text, enforces
from hordekeep.kernel.options import SEAT_LETTERS

BEATS: Final[Mapping[str, Callable[[Arena, Any], Rules[None] | None]]] = {
    "flip_victory_cards": laying_out.flip_victory_cards,
    "determine_first_player": laying_out.determine_first_player,
    "set_mana_counter": laying_out.set_mana_counter,
    "show_pools": drafting.show_pools,
    "draft_faction": drafting.draft_faction,
    "draft_hero": drafting.draft_hero,
    "place_hero": drafting.place_hero,
    "form_decks": forming_decks.form_decks,
    "form_deck": forming_decks.form_deck,
    "decks_are_made": forming_decks.decks_are_made,
    "draw_and_mulligan": mulligan.draw_and_mulligan,
    "starting_hand": mulligan.starting_hand,
    "mulligan": mulligan.mulligan,
    "build_towers": laying_out.build_towers,
    "place_control_tokens": laying_out.place_control_tokens,
    "rally_minions": laying_out.rally_minions,
    "summon_outsiders": laying_out.summon_outsiders,
}
"""The beats of set-up."""


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Arena:
    """An empty battlefield with all steps of set-up ahead."""
    g = Arena().begin(setting_of(seats, options), dice)
    g.structures = structures_from(g)
    g.piles = brought_by(g.setting, options, dice)
    first = str(options["first"])
    wanted = NOBODY if first == "random" else SEAT_LETTERS.index(first)
    g.agenda = steps(g.setting, wanted, int(options["outsiders"]))[::-1]
    return g


@enforces("SM-L3-01")
def setting_of(seats: int, options: Mapping[str, OptionValue]) -> Setting:
    """The setting by the options. Three lanes need six heroes a side, more than a first game has."""
    board, wanted, rows = str(options["battlefield"]), str(options["format"]), int(options["rows"])
    if wanted == AUTO:
        wanted = FIRST_GAME if board == "two-lanes" else CASUAL
    elif wanted == FIRST_GAME and board != "two-lanes":
        raise refused("format", Text("setup-three-lanes"), Text("setup-three-lanes-advice"))
    if 0 < rows < FEWEST_ROWS:
        raise refused("rows", Text("setup-rows", fewest=FEWEST_ROWS, rows=rows))
    return Setting(board, seats, wanted, bool(options["simplified"]), rows)


@enforces("SM-SET-25", "SM-L3-04")
def steps(setting: Setting, first: int, outsiders: int) -> list[Beat]:
    """All steps of set-up, in the order of the book; `first` is the first player's seat, NOBODY if it is tossed for,
    `outsiders` how many come to three lanes."""
    found: list[Beat] = [("flip_victory_cards", None)] if setting.board == "two-lanes" else []
    found += [("determine_first_player", first), ("set_mana_counter", None)]
    if setting.format == COMPETITIVE:  # no draft of factions (SM-COMP-06)
        found += [("show_pools", None)]
    else:
        found += [("draft_faction", pick) for pick in range(drafting.FACTIONS)]
    if setting.format != FIRST_GAME:
        found += [("draft_hero", pick) for pick in range(2 * setting.team)]
    found += [("form_decks", None), ("decks_are_made", None), ("draw_and_mulligan", None)]
    found += [("build_towers", None), ("place_control_tokens", None), ("rally_minions", None)]
    return [*found, ("summon_outsiders", outsiders), ("heroes_phase_begins", None)]
