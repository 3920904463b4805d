"""The pages that tell everything a scenario can say of a game: they are what the code and the scenarios make them."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from msgspec import inspect as types

from hordekeep.kernel import Match, find_game
from hordekeep.rulebook.event_kinds import event_kinds
from scripts.scenario_games import SOURCES
from scripts.scenario_pages import PAGES, meanings_of, page_of, structs_of
from scripts.scenario_seen import shape_of
from tests.games.playing import choose_at_random
from tests.whole_games import SETUPS

GAMES = 6
"""Of each setup; rare questions come up in few of them."""
MANY = 60
"""Of a question with more choices only some keys are looked at."""


def written(slug: str) -> str:
    return (PAGES / f"{slug}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", SOURCES)
def test_a_page_names_every_field_event_and_beat(slug: str) -> None:
    page = written(slug)
    for struct in structs_of(types.type_info(SOURCES[slug].document)):
        section = page.partition(f"### {struct.cls.__name__}\n")[2].partition("\n### ")[0]
        assert [each.name for each in struct.fields if f"| `{each.name}` |" not in section] == []
    assert [kind for kind in event_kinds(slug) if f"`{kind}`" not in page] == []
    if "agenda" in SOURCES[slug].document.__struct_fields__:
        assert [beat for beat in find_game(slug).rules.beats if f"| `{beat}` |" not in page] == []


def part(page: str, heading: str) -> str:
    return page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def asked_at_random(slug: str) -> tuple[set[str], set[str]]:
    """The questions of random games in all modes, and the forms of the keys that answer them."""
    prompts, forms = set(), set()
    for number, (_, seats, options) in enumerate([each for each in SETUPS if each[0] == slug] * GAMES):
        luck = Random(f"asked {number}")
        match: Match[Any] = Match(slug, seats=seats, seed=f"asked {number}", options=options)
        while match.ask is not None:
            prompts.add(match.ask.prompt)
            for seat in match.ask.seats:
                choices = match.ask.choices_of(seat)
                forms |= {shape_of(match.game.words.key(each)) for each in choices[: MANY // 2] + choices[-MANY // 2 :]}
            choose_at_random(match, luck)
    return prompts, forms


@pytest.mark.parametrize("slug", SOURCES)
def test_a_page_names_every_question_of_random_games_and_every_form_of_a_key(slug: str) -> None:
    page = written(slug)
    questions = set(re.findall(r"^\| `([^`]+)` \|", part(page, "Questions"), re.MULTILINE))
    keys = set(map(shape_of, re.findall(r"^\| `([^`]+)` \|", part(page, "Choices"), re.MULTILINE)))
    prompts, forms = asked_at_random(slug)
    assert prompts - questions == set(), "write a scenario that is asked this, then: python -m scripts.scenario_pages"
    assert forms - keys == set(), "write a scenario with such a choice, then: python -m scripts.scenario_pages"


@pytest.mark.parametrize("slug", SOURCES)
def test_every_field_of_a_position_has_a_meaning(slug: str) -> None:
    document = SOURCES[slug].document
    meanings = meanings_of(document)
    fields = types.type_info(document).fields  # type: ignore[attr-defined]  # a struct's
    unexplained = [
        each.name for each in fields if each.name not in meanings and not isinstance(each.type, types.StructType)
    ]
    assert unexplained == []


@pytest.mark.slow
@pytest.mark.parametrize("slug", SOURCES)
def test_a_page_is_fresh(slug: str) -> None:
    assert page_of(slug) == written(slug), "run: python -m scripts.scenario_pages"
