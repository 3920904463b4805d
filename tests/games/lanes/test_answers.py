"""Answers that a question does not take are refused in words that say why: never just that they are not among those."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hordekeep.kernel import Document, Match

TRAPPERS: Document = {"card": "trappers"}
PLATED: Document = {"card": "plated-monolith-1"}

MONOLITHS: list[tuple[Document, list[str], dict[str, str]]] = [
    (
        {
            "players": [{"mana": 5, "hand": ["poisoned-attack", "trappers"]}],
            "lanes": [{"monster": {**PLATED, "health": 5}, "ally": TRAPPERS}, {"monster": {"card": "troll-brute"}}],
        },
        ["play:poisoned-attack"],
        {"at:a1": "no-pick-monster", "at:m5": "no-nothing-lies-there"},
    ),
    (
        {
            "minions": {"onikai": {"health": 1}, "ratamil": {"health": 2}},
            "lanes": [{"tower": {"card": "haunted-ruins", "health": 2}}, {"monster": PLATED}],
        },
        ["use:a1"],
        {"at:m2": "no-guerrilla", "at:yetnar": "no-set-aside"},
    ),
    (
        {
            "lanes": [{"ally": TRAPPERS}],
            "players": [{"mana": 1, "hand": ["time-loop", "errant-lord"], "discard": ["trappers", "rise-again"]}],
        },
        ["play:time-loop"],
        {"card:errant-lord": "no-not-in-discard"},
    ),
    (
        {
            "phase": "wave",
            "minions": {
                "onikai": {"health": 3},
                "yetnar": {"health": 1},
                "zephylite": {"health": 1},
                "ratamil": {"health": 2},
            },
            "horde": {"deck": ["mind-fungus-1", "grabbers-1"]},
        },
        [],
        {"at:onikai": "no-reinforced", "at:castle": "no-pick-minion"},
    ),
    (
        {
            "phase": "wave",
            "lanes": [{"ally": {"card": "hordecrusher"}}, {"ally": {"card": "hordecrusher"}}, {"ally": TRAPPERS}],
            "horde": {"deck": ["mind-fungus-1", "grabbers-1"]},
        },
        [],
        {"at:a3": "no-tie", "at:m1": "no-nothing-lies-there"},
    ),
    (
        {
            "lanes": [{"ally": TRAPPERS}],
            "players": [
                {"mana": 5, "hand": ["nelaclen", "trappers", "land-shaker", "tower-of-grief", "xotlan-revolts"]}
            ],
        },
        ["play:nelaclen@2", "card:haunted-ruins", "yes"],
        {"card:xotlan-revolts": "no-other-type", "card:errant-lord": "no-not-in-hand"},
    ),
    (
        {"phase": "mulligan", "players": [{"hand": ["trappers"]}]},
        [],
        {"redraw:errant-lord": "no-not-in-hand"},
    ),
    (
        {"players": [{"mana": 9, "hand": ["field-commander", "trappers"]}]},
        ["play:field-commander@1"],
        {"option:3": "no-such-option"},
    ),
    (
        {
            "phase": "pillage",
            "minions": {
                "ratamil": {"health": 2, "attached": [{"card": "stone-bombs-1"}]},
                "onikai": {"health": 1, "weaken": 1},
            },
            "lanes": [{"monster": PLATED}],
        },
        [],
        {
            "at:m1": "no-not-in-back-line",
            "at:onikai": "no-takes-no-cards",
            "first:plated-monolith-1@m1:1": "no-not-waiting",
            "first:stone-bombs-2@ratamil.1:2": "no-not-lying-there",
        },
    ),
]


@pytest.mark.parametrize(("position", "choices", "refused"), MONOLITHS)
def test_an_answer_is_refused_in_words_that_say_why(
    position: Document, choices: list[str], refused: dict[str, str]
) -> None:
    match: Match[Any] = Match.from_position("monoliths", position)
    for choice in choices:
        match.choose(choice)
    for key, words in refused.items():
        refusal = match.why_not(key)
        assert refusal is not None
        assert refusal.because.id == words
        for language in ("en", "fr"):
            assert match.say(refusal.because, language)


@pytest.mark.parametrize("slug", ["monoliths", "skytear-horde"])
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (2, "versus")])
def test_neighbours_of_legal_answers_are_refused_with_a_reason(slug: str, seats: int, mode: str) -> None:
    """Choices of the same kind as those offered, in random games."""
    luck = Random(7)
    for number in range(4):
        match: Match[Any] = Match(slug, seats=seats, options={"mode": mode}, seed=f"neighbours {number}")
        kinds: dict[str, list[Any]] = {}
        for candidate in match.game.words.candidates(match.state):
            kinds.setdefault(candidate[0], []).append(candidate)
        for _ in range(120):
            ask = match.ask
            if ask is None:
                break
            seat = luck.choice(list(ask.seats))
            offered = ask.choices_of(seat)
            for verb in sorted({choice[0] for choice in offered}):
                choice = luck.choice(kinds[verb])
                refusal = match.game.words.why_not(match.state, ask, seat, choice)
                assert refusal is None or refusal.because.id != "no-not-among", (
                    ask.prompt,
                    match.game.words.key(choice),
                )
            match.choose(luck.choice(offered), seat)
