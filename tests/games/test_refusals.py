"""A refusal names what is against a choice, hardly ever in words that would fit any other."""

from __future__ import annotations

import pytest

from scripts.refusals import TABLES, answers, share

MOST = 0.05


@pytest.mark.parametrize("slug", TABLES)
def test_choices_like_the_offered_ones_are_refused_for_reasons_of_their_own(slug: str) -> None:
    found = list(answers(slug, 2 * len(TABLES[slug]), "like the offered ones"))
    assert len(found) > 100
    assert share(found) < MOST
