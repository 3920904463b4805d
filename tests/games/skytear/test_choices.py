"""Choices at every ask of random games: all can be written, said, touched and refused."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import illusion_of
from hordekeep.kernel import Event, Text
from hordekeep.rulebook import load_ledger
from tests.games.choosing import has_words, is_said, keys_are_inverse, refused_or_offered
from tests.games.playing import asks_of
from tests.games.skytear.playing import each_table, new_match, numbered_match

LEDGER = load_ledger("skytear")
RULES = frozenset([*(rule.id for rule in LEDGER.rules), *(question.id for question in LEDGER.questions)])


@each_table
def test_keys_and_choices_are_inverse_for_all_candidates(seats: int, options: dict[str, Any]) -> None:
    keys_are_inverse(GAME, GAME.words.candidates(new_match(seats, options, "keys").state))


@pytest.mark.parametrize(
    ("seats", "battlefield", "digest"),
    [
        (2, "two-lanes", "ddcd431a7291fb14"),
        (3, "two-lanes", "85d236ab7fb91925"),
        (6, "three-lanes", "6c3c542378ae129c"),
    ],
)
def test_choices_keep_their_numbers(seats: int, battlefield: str, digest: str) -> None:
    """Learning agents number them in this order."""
    candidates = GAME.words.candidates(new_match(seats, {"battlefield": battlefield}, "numbers").state)
    keys = "\n".join([GAME.words.key(each) for each in candidates])
    assert sha256(keys.encode()).hexdigest()[:16] == digest


@pytest.mark.parametrize(
    "key",
    [
        *("", "hex", "hex:", "hex:1", "hex:01.1", "hex:1.+1", "hex:99.0", "area:", "area:0.1+0.0", "area:0.0+0.0"),
        *("act:fly", "play:gank", "play:gank@yami", "minion:green:0.0", "minion:0.0", "seat:Z", "top:0", "outsider:x"),
        *("first:yami@blue.yami", "modifier:99", "hero:yami", "faction:elves", "deck:mine", "skill:yami/demon-leap"),
    ],
)
def test_what_is_not_written_as_a_key_is_none(key: str) -> None:
    assert GAME.words.choice(key) is None


@each_table
def test_why_not_is_none_exactly_for_what_is_offered(seats: int, options: dict[str, Any]) -> None:
    said: set[Text] = set()
    for number in range(3):
        match, luck = numbered_match(seats, options, number), Random(number)
        candidates = GAME.words.candidates(match.state)
        known = set(candidates)
        for ask in asks_of(match, luck, 60):
            for seat in ask.seats:
                said |= refused_or_offered(match, ask, seat, known, luck.sample(candidates, 60), RULES)
    has_words(match, said)


@each_table
def test_prompts_labels_progress_and_log_are_said_in_every_language(seats: int, options: dict[str, Any]) -> None:
    for number in range(3):
        match, luck = numbered_match(seats, options, number), Random(number)
        assert GAME.extras.progress is not None
        for ask in asks_of(match, luck, 150):
            has_words(match, [GAME.extras.progress(match.state).heading])
            is_said(match, ask)
        has_words(match, map(GAME.words.describe, match.log))


def lying(g: Arena, seat: int) -> set[str]:
    """What lies on the table for a seat, by the ids that clients know."""
    view = GAME.positions.view(g, seat)
    found = {f"hero:{name}" for name in g.slots} | {f"hand:{card}" for card in view["players"][seat]["hand"]}
    found |= {f"illusion:{name}" for name, slot in g.slots.items() if g.at[illusion_of(slot)] >= 0}
    for side in ("blue", "red"):
        found |= {f"minion:{side}:{each['hex']}" for each in view["minions"][side]}
        found |= {f"pillar:{side}:{each}" for each in view["pillars"][side]}
    for row in view["map"]["rows"]:
        found |= {f"hex:{row['q'] + at}.{row['r']}" for at, sign in enumerate(row["terrain"]) if sign != " "}
    found |= {f"outsider:{number}" for number, each in enumerate(view["outsiders"], 1) if each["hex"]}
    found |= {f"stack:{entry['serial']}" for entry in view["stack"]}
    found |= {f"top:{place}" for place in range(1, 1 + len(view.get("top", ())))}
    for hero in view["heroes"].values():
        found |= {f"lead:{lead['card']}" for lead in hero["leads"]} | {f"card:{card}" for card in hero["cards"]}
    found |= {"flux"} if view["flux"] == seat else set()
    return found | {f"deck:{each}" for each in range(g.seats)} | {f"seat:{each}" for each in range(g.seats)}


@each_table
def test_what_a_choice_touches_lies_on_the_table(seats: int, options: dict[str, Any]) -> None:
    for number in range(2):
        match, luck = numbered_match(seats, options, number), Random(number)
        for ask in asks_of(match, luck, 120):
            for seat in ask.seats:
                there = lying(match.state, seat)
                for choice in ask.choices_of(seat):
                    for touched in GAME.words.touches(match.state, ask, choice):
                        kind = touched.partition(":")[0]
                        assert touched in there or kind in ("action", "skill", "faction", "draft"), (touched, ask)


def test_events_of_an_unheard_kind_are_loud() -> None:
    match = new_match(2, {}, "loud")
    with pytest.raises(LookupError):
        match.say(GAME.words.describe(Event("unheard-of", "SM-ACT-01", {})))


def test_composing_does_not_tell_what_is_composed() -> None:
    """Everybody reads the prompt: while targets are chosen nothing is declared yet (SM-TGT-01)."""
    told: set[str] = set()
    for number in range(12):
        match, luck = numbered_match(2, {}, number), Random(number)
        for ask in asks_of(match, luck, 200):
            if ask.prompt.startswith("target-") or ask.prompt in ("attack-target", "worship-target", "worship-hex"):
                assert not ask.committed
                told.add(match.prompt())
    assert told == {"A, choose a target.", "B, choose a target."}
