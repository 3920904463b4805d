"""Games may be used by many threads from the first moment on: what is built for all is one thing for all."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from hordekeep import Match, game_slugs


@pytest.mark.parametrize("slug", game_slugs())
def test_many_threads_use_a_game_for_the_first_time(slug: str) -> None:
    match: Match[Any] = Match(slug, seed="first use")
    luck = Random(slug)
    while match.ask is not None and len(match.made) < 150:
        match.choose(luck.choice(match.ask.choices))
    words = [sys.executable, "-m", "tests.games.first_use"]
    done = subprocess.run(words, input=match.record().to_text(), capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")
