"""The picture in the README: a real board that loads nothing from anywhere."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "terminal.svg"
NAMESPACE = "http://www.w3.org/2000/svg"


def test_the_picture_is_well_formed_and_links_to_nothing() -> None:
    svg = PICTURE.read_text(encoding="utf-8")
    assert ElementTree.fromstring(svg).tag == f"{{{NAMESPACE}}}svg"
    assert set(re.findall(r"\w+://[^\"' <]*", svg)) == {NAMESPACE}
    assert "@font-face" not in svg
    assert set(re.findall(r"font-family: *([^;]*);", svg)) == {"monospace"}


def test_the_picture_shows_a_board_with_a_question() -> None:
    words = " ".join(ElementTree.fromstring(PICTURE.read_text(encoding="utf-8")).itertext()).replace("\xa0", " ")
    for part in ("Battles", "Pool", "Players", "Keeper (you)", "Since your last turn", "PH-PICK-06"):
        assert part in words
