"""The questions of Cloudspire as people see them."""

from __future__ import annotations

from typing import Any

from hordekeep.games.cloudspire.asking.choices import ABOUT_CHIPS
from hordekeep.games.cloudspire.content.kinds import earthscape_name, effect_name
from hordekeep.games.cloudspire.rules.chips.constructing import upgrade_price
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.state.wording import chip_name
from hordekeep.kernel import Ask, Text, seat_name

# -- prompts -----------------------------------------------------------------------------------------------------------


def prompt(g: PlayArea, ask: Ask) -> Text:
    """What is asked, in words. Everybody hears it: a landmark that is looked at, a relic that was drawn and the CP that
    hidden parts of groups have cost are not named (CS-EXPL-02, CS-RELIC-04, CS-GROUP-09)."""
    words: dict[str, Text | int | str] = {"who": seat_name(ask.seats[0]), "source": g.source[ask.seats[0]]}
    return Text(f"ask-{_told(g, ask, words)}", **words)


def _told(g: PlayArea, ask: Ask, words: dict[str, Text | int | str]) -> str:
    """Which words a question has; what it is about is added to them."""
    about: Any = ask.about
    name = ask.prompt
    if name in ABOUT_CHIPS:
        if isinstance(about, str):
            words["what"] = effect_name(about)
        elif about is None or about < 0:
            return f"{name}-any"
        else:
            words["what"] = chip_name(g, about)
    match name:
        case "upgrade":
            words["price"] = upgrade_price(g, ask.seats[0], about, "A")
        case "earthscape-place":
            words["what"] = earthscape_name(about)
        case "earthscape-turn":
            words["what"] = earthscape_name(about[0])
    return name
