"""The battle plan: one alliance deck against every horde in turn, six victories or more to win it (HM-AOV).

A battle counts as won once a game of it was won, however often it was tried; what was played is told all the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hordekeep.engines.lanes.content.card_words import said
from hordekeep.engines.lanes.content.cards import CardSet, Shelf, shelf_for
from hordekeep.games.monoliths.content.difficulty import has_powers, said_score, suggested_outsider, total_difficulty
from hordekeep.games.monoliths.options import hordes_in_order
from hordekeep.games.monoliths.overview import DECKS
from hordekeep.kernel import Campaign, CampaignBattle, Dice, Option, OptionValue, Say, Value, enforces

Chosen = Mapping[str, OptionValue]

NEEDED: Final = 6
"""So many victories, or all of them where fewer hordes take part (HM-AOV-04)."""
RULES: Final = (
    *("HM-AOV-01", "HM-AOV-02", "HM-AOV-03", "HM-AOV-04"),
    *("HM-AOV-05", "HM-AOV-06", "HM-AOV-07", "HM-AOV-08"),
)
OWN_OUTSIDERS: Final = 4
"""After so many victories with the same deck each outsider comes at random (HM-AOV-06)."""
BOXES: Final = {
    "first_set": ("core",),
    "nupten": ("nupten-illusionists",),
    "utsesh": ("utsesh-horde",),
    "diviners": ("diviners",),
    "brood": ("the-brood",),
    "colossals": ("colossal",),
}
"""What may take part beside the box of Monoliths, each a flag of a run, with its boxes."""
_HANDED_ON: Final = ("deck", "castle", "deck_b", "castle_b", "level", "portals")


def owned_boxes(chosen: Chosen) -> set[str]:
    """The boxes that take part in a run."""
    return {"monoliths", *(box for flag, boxes in BOXES.items() if chosen.get(flag, True) for box in boxes)}


@enforces("HM-AOV-02", "HM-AOV-03")
def hordes_of(chosen: Chosen, cards: Shelf) -> list[CardSet]:
    """The hordes to be fought, one battle each, in the order of the overview; a pack's come after them."""
    boxes = owned_boxes(chosen)
    return [horde for horde in hordes_in_order(cards) if horde.pack or horde.box in boxes]


@enforces("HM-AOV-05")
def next_deck(played: Sequence[str], chosen: Chosen, cards: Shelf) -> str:
    """The deck that comes next without a preference: the first that was not played yet; once all were, the first
    again."""
    boxes = owned_boxes(chosen)
    owned = [deck for deck in DECKS if cards.decks[deck].box in boxes]
    return next((deck for deck in owned if deck not in played), owned[0])


def begin(chosen: Chosen, earlier: Sequence[Chosen]) -> dict[str, OptionValue]:
    """What a run begins with: a deck that was left open is the next in order, unless a castle names one."""
    settled = dict(chosen)
    if settled["deck"] == "auto" and settled["castle"] == "auto":
        played = [str(each.get("deck", "")) for each in earlier]
        settled["deck"] = next_deck(played, settled, shelf_for("monoliths"))
    return settled


def battles(chosen: Chosen, won: Sequence[str], seed: str) -> list[CampaignBattle]:
    """The battles of a run in order, as they stand after those that were won."""
    cards = shelf_for("monoliths")
    return [_battle(horde, chosen, won, seed, cards) for horde in hordes_of(chosen, cards)]


def _battle(horde: CardSet, chosen: Chosen, won: Sequence[str], seed: str, cards: Shelf) -> CampaignBattle:
    level = str(chosen["level"] if has_powers(horde) else chosen["portals"])
    outsider = suggested_outsider(horde.id, cards)
    if len(set(won) - {horde.id}) >= OWN_OUTSIDERS:
        outsider = random_outsider(horde.id, chosen, seed, cards)
    handed_on: dict[str, OptionValue] = {name: chosen[name] for name in _HANDED_ON if name in chosen}
    handed_on["extra_heroes"] = bool(chosen.get("nupten", True) and chosen.get("utsesh", True))  # HM-SETUP-06
    score = total_difficulty(level, horde, cards.outsider_lines[outsider][0])
    return CampaignBattle(
        id=horde.id,
        name=said(f"set-{horde.id}"),
        options={**handed_on, "horde": horde.id, "outsider": outsider},
        note=said_score(score) if score else None,
    )


@enforces("HM-AOV-06")
def random_outsider(horde: str, chosen: Chosen, seed: str, cards: Shelf) -> str:
    """One of the outsiders that take part, drawn for this battle of this run."""
    boxes = owned_boxes(chosen)
    lines = [line for line, stages in cards.outsider_lines.items() if stages[0].pack or stages[0].box in boxes]
    return Dice(f"{seed}/{horde}").pick(sorted(lines))


@enforces("HM-AOV-04")
def needed(chosen: Chosen) -> int:
    """How many victories make a run one."""
    return min(NEEDED, len(hordes_of(chosen, shelf_for("monoliths"))))


def plan_options(options: Sequence[Option]) -> tuple[Option, ...]:
    """What a run begins with: deck, castle and difficulty as in a game, and which boxes take part."""
    taken = {option.name: option for option in options}
    return (
        _replaced(taken["deck"], said("plan-deck"), said("plan-deck-auto")),
        *(taken[name] for name in ("castle", "deck_b", "castle_b")),
        _always(taken["level"]),
        _always(taken["portals"]),
        *(Option(name, "flag", True, said(f"plan-{name}"), advanced=True) for name in BOXES),
    )


def _replaced(option: Option, sentence: Say, auto: Say) -> Option:
    values = tuple(Value(each.name, auto) if each.name == "auto" else each for each in option.values)
    return Option(option.name, option.kind, option.default, sentence, values=values)


def _always(option: Option) -> Option:
    return Option(option.name, option.kind, option.default, option.sentence, values=option.values)


@enforces("HM-AOV-02")
def campaign(options: Sequence[Option]) -> Campaign:
    """The battle plan as the kernel knows it; solo and co-op only."""
    return Campaign(
        name=said("plan"),
        about=said("plan-about"),
        rules=RULES,
        options=plan_options(options),
        begin=begin,
        battles=battles,
        needed=needed,
        most=2,
    )
