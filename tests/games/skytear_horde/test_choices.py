"""Choices, prompts, refusals and the log of Skytear Horde, in words: nothing is left unsaid, nothing is said twice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hordekeep.engines.lanes.state.battle import HORDE, Battle, Piece
from hordekeep.engines.lanes.state.places import attached_at, told
from hordekeep.games.monoliths.game import GAME as MONOLITHS
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import LANGUAGES, Ask, Choice, Event, Match, Refusal, Text, message_ids, say
from tests.games.lanes import source
from tests.games.lanes.playing import asks_of
from tests.games.skytear_horde.first_shelf import shelf

PACKAGES = (GAME.package,)
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (1, {"challenge": "survivalist"}),
    (2, {"mode": "coop"}),
    (2, {"mode": "versus"}),
    (3, {"mode": "versus"}),
)
FACTS: dict[str, list[Any]] = {
    "seat": [0, 1],
    "card": ["troll-brute", ""],
    "by": ["", "clan-of-the-oak"],
    "whom": ["shamans", ""],
    "partner": ["shamans", ""],
    "host": ["clan-of-the-oak"],
    "castle": ["the-gaping-maw"],
    "portal": ["solo-normal-1"],
    "outsider": ["the-hate-bringer-1"],
    "at": ["m3", "a2", "onikai", "castle", "portal", "a3.1", "b2"],
    "target": ["m3", "a2", "castle", "portal"],
    "start": ["m1", "a1", "onikai", "", "b1"],
    "to": ["m4", "a6", "onikai", "b3"],
    "one": ["a1"],
    "other": ["a5"],
    "lane": [3],
    "amount": [1, 2],
    "attack": [0, 1],
    "health": [0, -2],
    "armor": [0, 1],
    "cards": [0, 1, 5],
    "purse": [0, 1],
    "shared": [True, False],
    "right": [True, False],
    "phase": ["refresh", "horde", "alliance", "treachery", "fight", "pillage", "end", "resolution"],
    "result": ["won", "lost"],
    "why": ["castle-fell", "deck-ran-out", "outsider-destroyed", "survived"],
    "token": ["health", "attack", "weaken", "armor", "temporary-attack", "temporary-weaken", "temporary-armor"],
    "stage": [2],
    "levels": [3, 4],
    "wave": [0, 1],
    "turn": [6],
    "side": [0, 1],
    "ability": [0],
    "mark": sorted(source.marks()),
    "keyword": ["trample", "elusive", "taunt", "armor", "heroic", "barrier", "pillager"],
}
"""What every fact of an event may be. A fact that is not here has no words yet: add it, and see what the log says."""
ITS_FACTS: dict[str, dict[str, list[Any]]] = {
    "hidden-together": {"cards": [["troll-brute"], ["troll-brute", "shade-hounds"]]},
    "swapped-hidden": {"one": [1], "other": [5]},
}
"""The same where an event means something else by it."""


OAK = {"card": "clan-of-the-oak"}
BRUTE = {"card": "troll-brute"}


def asked(match: Match[Battle]) -> Ask:
    assert match.ask is not None
    return match.ask


def some_match(table: tuple[int, dict[str, Any]], seed: object) -> Match[Battle]:
    seats, options = table
    return Match(GAME, seats=seats, seed=f"choices {seed}", options=options)


def position(**what: Any) -> Match[Battle]:
    return Match.from_position(GAME, what)


def refused(match: Match[Battle], key: str, seat: int = 0) -> Refusal:
    refusal = match.why_not(key, seat)
    assert refusal is not None, f"{key} is offered"
    for language in LANGUAGES:
        assert match.say(refusal.because, language)
    return refusal


# -- keys --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        (("play", "clan-of-the-oak", 8), "play:clan-of-the-oak@3"),
        (("play", "bloodlust"), "play:bloodlust"),
        (("play", "lightning-naginata", 8), "play:lightning-naginata@a3"),
        (("play", "cicada-shadows", 8, 1), "play:cicada-shadows@3:cheap"),
        (("move", 1, 4), "move:2-5"),
        (("engage", 0), "engage:onikai"),
        (("use", 8, 0), "use:a3"),
        (("use", 8, 1), "use:a3:1"),
        (("use", 16, 0), "use:castle"),
        (("discard", attached_at(8, 0)), "discard:a3.1"),
        (("at", 2), "at:m3"),
        (("lane", 3), "lane:4"),
        (("to", 0), "to:A"),
        (("option", 0), "option:1"),
        (("number", 3), "number:3"),
        (("first", "shade-coven", 2, -1), "first:shade-coven@m3:destroyed"),
        (("first", "shade-coven", 2, 1), "first:shade-coven@m3:2"),
        (("summon", "troll-brute", 2), "summon:troll-brute@3"),
        (("conceal", "troll-brute", 2), "conceal:troll-brute@3"),
        (("hide", 2), "conceal:3"),
        (("swap-hidden", 1, 4), "swap-hidden:2-5"),
        (("done",), "done"),
    ],
)
def test_keys_are_written_as_people_would(choice: Choice, key: str) -> None:
    assert GAME.words.key(choice) == key
    assert GAME.words.choice(key) == choice


@pytest.mark.parametrize(
    "key",
    [
        *("", ":", "play", "play:", "play:clan-of-the-oka@3", "play:clan-of-the-oak@7", "play:clan-of-the-oak@a3"),
        *(
            "play:clan-of-the-oak@3:dear",
            "play:bloodlust@3",
            "move:2",
            "move:0-1",
            "move:2-7",
            "move:1-2-3",
            "move:²-1",
        ),
        *("engage:onika", "use:m", "use:a3:0", "use:a3:x", "at:a7", "at:a3.0", "at:a3.01", "lane:0", "lane:03"),
        *("to:I", "to:AB", "to:", "option:0", "option:01", "number:-1", "number:99999", "first:shade-coven@m3"),
        *("first:shade-coven@m3:0", "token:mana", "conceal:7", "summon:troll-brute", "done:", "DONE", "yes:1"),
    ],
)
def test_whatever_else_is_no_key(key: str) -> None:
    assert GAME.words.choice(key) is None


@pytest.mark.rule("SH-EDGE-04", "SH-EDGE-06")
def test_destructions_that_wait_are_candidates_with_labels_of_their_own() -> None:
    match = position(lanes=[{"ally": OAK}, {"ally": OAK}])
    g = match.state
    for lane in (0, 1):
        choice = ("first", "clan-of-the-oak", 6 + lane, -1)
        assert choice in GAME.words.candidates(g)
        assert GAME.words.choice(GAME.words.key(choice)) == choice
    labels = {match.say(GAME.words.label(g, ("first", "clan-of-the-oak", 6 + lane, -1))) for lane in (0, 1)}
    assert labels == {f"Clan of the Oak (lane {lane}): destruction" for lane in (1, 2)}


def test_the_candidates_tell_nothing_about_decks_and_never_change() -> None:
    match = some_match((2, {"mode": "coop"}), "same")
    other = some_match((2, {"mode": "coop", "deck": "taulot", "horde": "undead"}), "same")
    assert GAME.words.candidates(match.state) == GAME.words.candidates(other.state)
    for _ in asks_of(match, Random(3), 60):
        assert GAME.words.candidates(match.state) is GAME.words.candidates(other.state)


# -- nothing in the rules is without words -----------------------------------------------------------------------------


def test_every_refusal_in_the_rules_has_words() -> None:
    found = source.texts("no-")
    assert {"no-mana", "no-taunt", "no-not-among"} <= found, "the source is read"
    for language in LANGUAGES:
        ids = message_ids(GAME.package, language)
        assert found <= ids, found - ids
        assert {each for each in ids if each.startswith("no-")} <= found, "no words are left over"


def _worlds(kind: str, facts: frozenset[str]) -> Iterator[dict[str, Any]]:
    """Facts of an event in a few ways that together use every value once."""
    known = FACTS | ITS_FACTS.get(kind, {})
    unknown = facts - known.keys()
    assert not unknown, f"these facts have no words yet: {unknown}"
    most = max((len(known[name]) for name in facts), default=1)
    for turn in range(most * 2):
        yield {name: known[name][turn % len(known[name])] for name in sorted(facts)}
    if {"purse", "shared"} <= facts:
        yield from (
            {name: known[name][0] for name in facts} | {"purse": n, "shared": s} for n in (0, 1) for s in (0, 1)
        )


def test_every_event_in_the_rules_has_words() -> None:
    found = source.events()
    assert {"summoned", "damage", "game-ends"} <= {kind for kind, _ in found}, "the source is read"
    for kind, facts in found:
        for world in _worlds(kind, facts):
            text = MONOLITHS.words.describe(Event(kind, "SH-WIN-07", world))
            for language in LANGUAGES:
                sentence = say(text, PACKAGES, language, ("Anna", "Ben", "Cleo"))
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence
                assert sentence[-1] in ".!", sentence


TOLD = [
    (
        Event(
            "struck",
            "SH-FIGHT-09",
            {"at": "m3", "card": "shade-hounds", "target": "a3", "whom": "shamans", "amount": 2},
        ),
        "Shade Hounds in lane 3 against Shamans: a strike for 2.",
        "Molosses d’ombre (rangée 3) contre Chamans\u202f: attaque de 2.",
    ),
    (
        Event(
            "struck",
            "SH-FIGHT-06",
            {"at": "m1", "card": "troll-brute", "target": "castle", "whom": "the-gaping-maw", "amount": 3},
        ),
        "Troll Brute in lane 1 against the castle: a strike for 3.",
        "Brute troll (rangée 1) contre le Château\u202f: attaque de 3.",
    ),
    (
        Event(
            "trampled",
            "SH-GLOS-51",
            {"at": "a2", "card": "gulbjarn", "target": "portal", "whom": "solo-3", "amount": 1},
        ),
        "Trample, Gulbjarn: 1 damage goes on to the portal.",
        "Piétinement, Gulbjarn\u202f: 1 dégât de plus pour le Portail.",
    ),
    (
        Event("swapped", "SH-ALLI-16", {"card": "shamans", "one": "a5", "partner": "", "other": "a2"}),
        "Shamans and a hidden card: swapped, now in lanes 5 and 2.",
        "Chamans et une carte dissimulée\u202f: échange, vers les rangées 5 et 2.",
    ),
    (
        Event("attached", "SH-CARD-09", {"card": "lightning-naginata", "at": "a3", "host": "bushido-of-the-rose"}),
        "Attached to Bushido of the Rose in lane 3: Lightning Naginata.",
        "Amélioration sur Bushido de la Rose (rangée 3)\u202f: Naginata de foudre.",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), TOLD)
def test_the_log_names_who_did_what_to_whom(event: Event, english: str, french: str) -> None:
    assert [say(GAME.words.describe(event), PACKAGES, language) for language in ("en", "fr")] == [english, french]


@pytest.mark.rule("SH-VS-23")
def test_a_concealed_card_is_told_without_its_name() -> None:
    brute = Piece(shelf().find("troll-brute"), HORDE, -1)
    assert told(brute) == "troll-brute"
    brute.concealed = True
    assert told(brute) == ""


def test_the_kinds_of_events_that_mean_something_exist() -> None:
    kinds = {kind for kind, _ in source.events()}
    assert kinds >= GAME.words.telling.headings | GAME.words.telling.moments | GAME.words.telling.reveals


def test_both_languages_have_the_same_messages() -> None:
    assert message_ids(GAME.package, "en") == message_ids(GAME.package, "fr")


# -- why can't I? ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-ALLI-02")
def test_a_card_that_is_too_dear_is_refused_with_the_price() -> None:
    match = position(players=[{"hand": ["clan-of-the-oak"], "mana": 2}])
    assert refused(match, "play:clan-of-the-oak@3") == Refusal("SH-ALLI-02", Text("no-mana"))
    match = position(players=[{"hand": ["clan-of-the-oak"], "mana": 3}])
    assert match.why_not("play:clan-of-the-oak@3") is None
    assert refused(match, "play:clan-of-the-oak").because == Text("no-needs-place")


@pytest.mark.rule("SH-ALLI-16")
def test_a_swap_said_backwards_tells_how_it_is_offered() -> None:
    match = position(lanes=[{"ally": OAK}, {}, {"ally": OAK}])
    assert match.why_not("move:1-3") is None
    assert refused(match, "move:3-1") == Refusal("SH-ALLI-16", Text("no-swap-backwards", here=1, there=3))


@pytest.mark.rule("SH-ALLI-16")
def test_a_swap_with_a_partners_ally_is_offered_from_the_own_ally_on_either_side() -> None:
    lanes = [{"ally": OAK | {"owner": 1}}, {"ally": OAK | {"owner": 0}}]
    match = position(mode="coop", seats=2, lanes=lanes, players=[{}, {}])
    assert match.why_not("move:2-1", 0) is None
    assert match.why_not("move:1-2", 1) is None
    assert refused(match, "move:1-2", 0).because == Text("no-partners-ally")
    assert refused(match, "move:1-3", 0).because == Text("no-partners-ally")
    match.choose("move:2-1", 0)
    assert [p.owner for p in match.state.alliance_row[:2] if p is not None] == [0, 1]


@pytest.mark.rule("SH-TREA-18")
def test_an_action_in_the_treachery_phase_is_refused_by_its_rule() -> None:
    hand = ["clan-of-the-oak", "bloodlust"]
    match = position(phase="reactions", lanes=[{"ally": OAK}], players=[{"hand": hand, "mana": 9}])
    assert asked(match).prompt == "react"
    assert match.why_not("play:bloodlust") is None
    for key in ("move:1-2", "engage:onikai", "discard:a1"):
        assert refused(match, key) == Refusal("SH-TREA-18", Text("no-treachery-phase"))
    assert refused(match, "play:clan-of-the-oak@3") == Refusal("SH-TREA-18", Text("no-only-reactions"))


@pytest.mark.rule("SH-ALLI-01")
def test_a_choice_out_of_its_time_or_of_the_other_side_is_refused() -> None:
    match = position()
    assert refused(match, "summon:troll-brute@3") == Refusal("SH-MODE-02", Text("no-horde-players"))
    assert refused(match, "keep") == Refusal("SH-SETUP-15", Text("no-mulligan-now"))
    assert refused(match, "at:m3") == Refusal("SH-ALLI-01", Text("nothing-to-do-with-it"))
    versus = position(mode="versus", seats=2, phase="horde-acts", players=[{}])
    assert refused(versus, "move:1-2", 1) == Refusal("SH-ALLI-01", Text("no-alliance-players"))


@pytest.mark.rule("SH-GLOS-47")
def test_being_done_is_refused_while_a_taunt_can_be_answered() -> None:
    match = position(lanes=[{"ally": OAK}, {"monster": BRUTE}])
    assert refused(match, "done") == Refusal("SH-GLOS-47", Text("no-taunt", lane=2))
    match.choose("move:1-2")
    assert match.why_not("done") is None


def test_a_card_that_cannot_be_used_tells_why_when_it_is_touched() -> None:
    match = position(players=[{"hand": ["clan-of-the-oak"], "mana": 0}], lanes=[{"monster": BRUTE, "ally": OAK}])
    for touched, text in {
        "hand:clan-of-the-oak": "no-mana",
        "onikai": "no-minion-health",
        "m1": "nothing-to-do-with-it",
    }.items():
        refusal = match.why_not_touch(touched, 0)
        assert refusal is not None
        assert refusal.because == Text(text)


@pytest.mark.rule("SH-ALLI-23")
def test_options_are_called_by_the_words_of_the_card() -> None:
    match = position(players=[{"mana": 1}], castle={"card": "the-gaping-maw", "wounds": 3})
    match.choose("use:castle")
    assert asked(match).prompt == "choose-one"
    assert match.prompt() == "The Gaping Maw: A, choose one of its options."
    labels = {offer.key: offer.label for offer in match.offers()}
    assert labels == {"option:1": "Remove up to 2 wounds from the castle", "option:3": "Draw a card"}
    twin = match.clone()
    assert [offer.label for offer in twin.offers(language="fr")][1] == "Piochez une carte"


@pytest.mark.rule("SH-HORDE-06")
def test_of_two_revealed_cards_the_question_names_the_one_that_is_meant() -> None:
    pillar = {"tower": {"card": "draining-pillar", "health": 2}}
    match = position(
        difficulty="hard",
        phase="horde",
        portal={"at": 1},
        lanes=[pillar],
        horde={"deck": ["deep-stalker", "troll-brute", "troll-brute"]},
    )
    assert match.prompt() == "Draining Pillar, facing Deep Stalker: A, will you pay for it?"
    assert [offer.touches for offer in match.offers()] == [("m1",), ()]
    match.choose("no")
    assert match.prompt(language="fr") == "Pilier drainant, face à Brute troll\u202f: A, en payer le coût\u202f?"
    assert [offer.touches for offer in match.offers()] == [("m2",), ()]


@pytest.mark.rule("SH-ALLI-02")
def test_a_bargain_is_a_choice_of_its_own_with_a_label_of_its_own() -> None:
    match = position(players=[{"hand": ["cicada-shadows", "clan-of-the-oak"], "mana": 9}])
    labels = {offer.key: offer.label for offer in match.offers()}
    assert labels["play:cicada-shadows@3"] != labels["play:cicada-shadows@3:cheap"]
    assert ("play", "cicada-shadows", 8, 1) in GAME.words.candidates(match.state)
    assert refused(match, "play:clan-of-the-oak@3:cheap").because == Text("no-bargain")
