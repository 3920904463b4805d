"""Choices at every ask of random games: all can be written, said, touched and refused."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any, Final

import pytest

from hordekeep.games.cloudspire.asking.choices import KEEP, NO, SELL, YES
from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.rules.chips.relics import KEEP_OR_SELL
from hordekeep.games.cloudspire.rules.fight.happened import Attacks, Fires
from hordekeep.games.cloudspire.rules.onslaught.exploring import REVEAL
from hordekeep.games.cloudspire.state.kinds import CHIP
from hordekeep.kernel import LANGUAGES, Asked, Event, Keep, Text
from hordekeep.rulebook import load_ledger
from tests.games.choosing import has_words, is_said, keys_are_inverse, refused_or_offered
from tests.games.cloudspire.playing import each_table, new_match, started
from tests.games.cloudspire.positions import A, B, area, landmark, log_of, stand
from tests.games.playing import asks_of


@cache
def rules() -> frozenset[str]:
    ledger = load_ledger("cloudspire")
    known = [each.id for each in ledger.rules] + [each.id for each in ledger.questions]
    return frozenset(known + [each.id for each in ledger.contents])


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"mode": "coop"})])
def test_keys_and_choices_are_inverse_for_all_candidates(seats: int, options: dict[str, Any]) -> None:
    keys_are_inverse(GAME, GAME.words.candidates(new_match(seats, options, "keys").state))


@pytest.mark.parametrize(
    ("seats", "digest"), [(2, "06707873edb0695b"), (3, "0d13805f8f631698"), (4, "4094b68d9fba6415")]
)
def test_choices_keep_their_numbers(seats: int, digest: str) -> None:
    """Learning agents number them in this order."""
    candidates = GAME.words.candidates(new_match(seats, {}, "numbers").state)
    keys = "\n".join([GAME.words.key(each) for each in candidates])
    assert sha256(keys.encode()).hexdigest()[:16] == digest


@pytest.mark.parametrize(
    "key",
    [
        *("", "hex", "hex:", "hex:1", "hex:01.1", "hex:1.+1", "hex:99.0", "unit:-0.1", "gate:Z", "gate:AB", "gate:"),
        *("construct:reetall", "construct:aegis@0.0", "construct:reetall@", "use:rage@0.0", "use:raze", "fall:0"),
        *("fall:99", "option:x", "order:AAAAA", "order:DDD", "upgrade:X", "upgrade:", "earthscape:8", "die:7"),
        *("triangle:0.0", "triangle:1.0+0.0+0.1", "triangle:0.0+1.0+2.0", "triangle:0.0+1.0+0.1+1.1", "turned:3"),
        *("select:reetall", "select:aegis-promoted", "group:awsh", "equip:nomad", "buy:aegis", "advance:castle"),
        *("relic:drought", "event:sky-key", "faction:elves", "first:brawnen/smelter", "use-advancement:x", "walk:0.0"),
    ],
)
def test_what_is_not_written_as_a_key_is_none(key: str) -> None:
    assert GAME.words.choice(key) is None


@each_table
def test_why_not_is_none_exactly_for_what_is_offered(seats: int, options: dict[str, Any]) -> None:
    said: set[Text] = set()
    for number in range(2):
        match, luck = started(seats, options, f"why {number}", 400)
        candidates = GAME.words.candidates(match.state)
        known, near = set(candidates), [each for each in candidates if each[0] not in ("use", "construct", "triangle")]
        for ask in asks_of(match, luck, 40):
            for seat in ask.seats:
                others = [*luck.sample(candidates, 30), *luck.sample(near, 30)]
                said |= refused_or_offered(match, ask, seat, known, others, rules())
    has_words(match, said)


@each_table
def test_prompts_labels_progress_and_log_are_said_in_every_language(seats: int, options: dict[str, Any]) -> None:
    for number in range(2):
        luck = Random(number)
        match = new_match(seats, options, f"say {number}")
        assert GAME.extras.progress is not None
        for ask in asks_of(match, luck, 250):
            progress = GAME.extras.progress(match.state)
            has_words(match, (progress.heading, *progress.phases))
            is_said(match, ask)
        for language in LANGUAGES:
            for event in match.log:
                line = match.say(GAME.words.describe(event), language)
                assert line
                assert not re.search("[\ue000-\uf8ff]", line), f"a seat without a name: {event}"


@each_table
def test_what_a_choice_touches_has_an_id_of_its_kind(seats: int, options: dict[str, Any]) -> None:
    kinds = {"hex", "unit", "spire", "gate", "stack", "structure", "barracks", "offer", "earthscape", "relic"}
    kinds |= {"event", "faction", "upgrade"}
    match, luck = started(seats, options, "touch", 300)
    for ask in asks_of(match, luck, 60):
        g = match.state
        for choice in ask.choices:
            for touched in GAME.words.touches(g, ask, choice):
                kind, _, where = touched.partition(":")
                assert kind in kinds
                if kind in ("unit", "spire") and choice[0] in ("unit", "spire", "use", "explore", "fall"):
                    hex_choice = GAME.words.choice(f"hex:{where}")
                    assert hex_choice is not None
                    assert hex_choice[1] in (g.on if kind == "unit" else g.spire_on)


# -- nothing without words ---------------------------------------------------------------------------------------------


def test_events_of_an_unheard_kind_are_loud() -> None:
    match = new_match(2, {}, "loud", Keep.CHECKPOINT)
    with pytest.raises(LookupError):
        match.say(GAME.words.describe(Event("unheard-of", "CS-TURN-01", {})))


# -- secrets -----------------------------------------------------------------------------------------------------------


def said(text: Text, language: str = "en") -> str:
    return new_match(2, {}, "said", Keep.CHECKPOINT).say(text, language)


@pytest.mark.rule("CS-EXPL-02", "CS-LAND-01")
def test_a_landmark_that_is_looked_at_is_named_to_nobody_else() -> None:
    g = area()
    peddler = landmark(g, "source-peddler", (3, 0), hidden=True)
    ask = Asked(REVEAL, A, [YES, NO], facts=g.at[peddler])
    assert said(GAME.words.prompt(g, ask)) == "A, reveal the landmark on 3.0?"
    assert CHIP.fact(peddler, g, public=True) == {"face": "hidden.swamp", "hex": "3.0"}
    assert CHIP.fact(peddler, g, public=False) == {"face": "source-peddler", "hex": "3.0"}
    told = GAME.words.describe(Event("cleared", "CS-DEF-03", {"chip": CHIP.fact(peddler, g), "hex": "3.0"}))
    assert "Peddler" not in said(told)


@pytest.mark.rule("CS-RELIC-04")
def test_a_relic_that_was_drawn_is_not_named_in_the_question() -> None:
    ask = Asked(KEEP_OR_SELL, A, [KEEP, SELL], facts="sky-key")
    assert said(GAME.words.prompt(area(), ask)) == "A, keep the relic, or sell it for 4 Source?"


# -- words for what happens --------------------------------------------------------------------------------------------


def test_chips_are_told_by_the_face_that_is_up_and_apart_from_others_of_their_kind() -> None:
    g = area()
    log = log_of(g)
    tower, briar = stand(g, "siege-tower", (4, 0), chips="ARR"), stand(g, "war-briar", (2, 0), B)
    awsh = stand(g, "awsh", (2, 1))
    assert g.tell
    g.tell(Fires(tower, briar, (1, 2)))
    g.tell(Attacks(briar, awsh))
    assert [said(GAME.words.describe(event)) for event in log] == [
        "Siege Tower (4.0) fires at War Briar (2.0): 1 2.",
        "War Briar (2.0) attacks Awsh.",
    ]
    assert said(GAME.words.describe(log[1]), "fr") == "Ronce de guerre (2.0) attaque Awsh."


AWSH: Final = {"face": "awsh", "hex": "2.1"}


@pytest.mark.parametrize(
    ("facts", "line"),
    [
        ({"by": AWSH, "seat": 0, "how": "attack"}, "Awsh deals damage to Dywen: 2 health lost."),
        ({"by": AWSH, "seat": 0, "how": "retaliation"}, "Awsh strikes back at Dywen: 2 health lost."),
        ({"by": None, "seat": 0, "how": "gate"}, "A’s gate hits Dywen: 2 health lost."),
        ({"by": None, "seat": "automaton", "how": "talent"}, "Dywen takes damage from the automaton: 2 health lost."),
        ({"by": None, "seat": -1, "how": "talent"}, "Dywen takes damage: 2 health lost."),
    ],
)
def test_damage_says_where_it_comes_from(facts: dict[str, Any], line: str) -> None:
    event = Event("damaged", "CS-DMG-02", {"chip": {"face": "dywen", "hex": "1.0"}, "lost": 2, "soaked": 0, **facts})
    assert said(GAME.words.describe(event)) == line
