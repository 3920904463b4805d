"""The pages that tell everything a scenario can say of a game: they are what the code and the scenarios make them."""

from __future__ import annotations

import pytest
from msgspec import inspect as types

from hordekeep.kernel import find_game
from hordekeep.rulebook.event_kinds import event_kinds
from scripts.scenario_games import SOURCES
from scripts.scenario_pages import PAGES, meanings_of, page_of, structs_of


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
        assert [beat for beat in find_game(slug).beats if f"| `{beat}` |" not in page] == []


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
