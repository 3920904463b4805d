"""The scenarios that come with the program, each under an id of its own, found by id or by the rule that it proves."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

import msgspec

from hordekeep.kernel import BadInput, once
from hordekeep.rulebook.citations import scenario_root
from hordekeep.rulebook.ledger import ledger_slugs, rules_by_id
from hordekeep.rulebook.scenarios import Scenario, read_scenarios

LONGEST_ID = 64


class Shelved(msgspec.Struct, frozen=True, eq=False):
    """A scenario and its id: the name of its file and the first words of its title, which stay when others come."""

    id: str
    scenario: Scenario


@once
def _by_game() -> Mapping[str, Mapping[str, Shelved]]:
    """All scenarios under their game and id, in the order of files and lines; read once, when somebody asks."""
    root = scenario_root()
    games: dict[str, dict[str, Shelved]] = {}
    for path in sorted(root.rglob("*.toml")) if root else ():
        for located in read_scenarios(path):
            shelf = games.setdefault(located.scenario.game, {})
            name = first = scenario_id(path, located.scenario.title)
            number = 2
            while name in shelf:  # two titles may begin alike
                name = f"{first[: LONGEST_ID - 3]}-{number}"
                number += 1
            shelf[name] = Shelved(name, located.scenario)
    return games


def scenario_id(path: Path, title: str) -> str:
    """The id of the scenario with this title.

    >>> scenario_id(Path("final_battles.toml"), "On a tie for the most, nobody takes the token")
    'final-battles.on-a-tie-for-the-most-nobody-takes-the-token'
    """
    words = re.sub(r"[^a-z0-9-]+", "-", title.lower().replace("'", "")).strip("-")
    whole = f"{path.stem.replace('_', '-')}.{words}"
    return whole if len(whole) <= LONGEST_ID else whole[: LONGEST_ID + 1].rpartition("-")[0]


def find_scenario(slug: str, id: str) -> Scenario:
    """The scenario of a game with this id; `BadInput` with the nearest id if there is none.

    >>> find_scenario("plankton-horde", "sample-round.the-sample-round-of-the-book").rules[0]
    'PH-EX-01'
    >>> find_scenario("plankton-horde", "sample-round.the-sample-round-of-the-bok")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no scenario 'sample-round...-bok'. Did you mean 'sample-round...-book'?
    """
    shelf = _by_game().get(slug, {})
    if id not in shelf:
        near = get_close_matches(id, shelf, n=1)
        raise BadInput(f"There is no scenario {id!r}.", advice=f"Did you mean {near[0]!r}?" if near else "")
    return shelf[id].scenario


def count_scenarios(slug: str) -> int:
    """How many scenarios a game has.

    >>> count_scenarios("plankton-horde") > 300, count_scenarios("nowhere")
    (True, 0)
    """
    return len(_by_game().get(slug, {}))


@once
def _by_rule() -> Mapping[str, Mapping[str, tuple[Shelved, ...]]]:
    """The scenarios under the game and rule that they prove; numbers that were folded into a rule count for it."""
    games: dict[str, dict[str, tuple[Shelved, ...]]] = {slug: {} for slug in ledger_slugs()}
    for slug, rules in games.items():
        known = rules_by_id(slug)
        for shelved in _by_game().get(slug, {}).values():
            for rule in dict.fromkeys(known[cited].id for cited in shelved.scenario.rules if cited in known):
                rules[rule] = (*rules.get(rule, ()), shelved)
    return games


def scenarios_of(slug: str, rule: str) -> tuple[Shelved, ...]:
    """The scenarios that prove a rule; first those about it alone, then those with the fewest other rules.

    >>> [shelved.id for shelved in scenarios_of("plankton-horde", "PH-FLAY-02")][:1]
    ['flayers.a-flayer-can-force-a-tie-and-nobody-takes-the-token']
    """
    return tuple(sorted(_by_rule()[slug].get(rule, ()), key=lambda shelved: len(shelved.scenario.rules)))
