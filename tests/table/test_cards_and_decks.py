"""Cards and decks over HTTP: faces that are sent once, decks judged by the rules, and decks that are mine alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.table import cards as table_cards
from hordekeep.table import decks as table_decks
from hordekeep.table.protocol import CheckedDeck, Problem, SavedDeck, SavedDecks, ShownCards
from hordekeep.table.settings import Limits
from tests.table.at_home import UNLIMITED, at_home

Client = TestClient[Litestar]
GAME = "skytear-horde"
MAW_CODE = "SH1-33691111128F111111116Q111111V11H"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Beth, a guest."""
    with at_home(tmp_path) as client:
        become(client, "Beth")
        yield client


def become(client: Client, name: str) -> None:
    """Be another guest from now on."""
    client.cookies.clear()
    assert client.post("/api/people", json={"name": name}).status_code == 201


def check(client: Client, deck: str, language: str = "en", **more: Any) -> CheckedDeck:
    """Look at a deck."""
    body = {"game": GAME, "deck": deck, **more}
    answer = client.post("/api/decks/check", json=body, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=CheckedDeck)


def save(client: Client, name: str = "Bears", deck: str = MAW_CODE) -> SavedDeck:
    """Keep a deck."""
    answer = client.post("/api/decks", json={"game": GAME, "name": name, "deck": deck})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=SavedDeck)


def mine(client: Client) -> list[str]:
    """The names of my decks."""
    answer = client.get("/api/decks")
    return [deck.name for deck in msgspec.json.decode(answer.content, type=SavedDecks).decks]


# -- cards ------------------------------------------------------------------------------------------------------------


def test_all_cards_are_shown_with_castles_decks_and_keywords(client: Client) -> None:
    answer = client.get(f"/api/cards/{GAME}")
    assert answer.headers["content-type"].startswith("application/json")
    shown = msgspec.json.decode(answer.content, type=ShownCards)
    by_id = {card.id: card for card in shown.cards}
    oak, brute = by_id["clan-of-the-oak"], by_id["troll-brute"]
    assert (oak.name, oak.kind, oak.faction, oak.rarity, oak.cost, oak.attack, oak.health) == (
        *("Clan of the Oak", "ally", "liothan", "base"),
        *(3, 3, 3),
    )
    assert (brute.corner, brute.side, brute.swords, brute.cost) == ("II", "right", 1, None)
    assert len(shown.castles) == 8
    assert [deck.code for deck in shown.decks if deck.id == "liothan"] != [""]
    assert {keyword.id: keyword.rule for keyword in shown.keywords}["taunt"] == "SH-GLOS-47"


def test_monoliths_explains_its_own_words_and_tells_what_an_enchanter_does_wherever_it_lies(client: Client) -> None:
    shown = msgspec.json.decode(client.get("/api/cards/monoliths").content, type=ShownCards)
    first = msgspec.json.decode(client.get(f"/api/cards/{GAME}").content, type=ShownCards)
    by_id = {card.id: card for card in shown.cards}
    assert [ability.text for ability in by_id["purple-circle"].enchantment] == ["Reinforce 3."]
    assert not any(card.enchantment for card in first.cards)
    words = {keyword.id: keyword for keyword in shown.keywords}
    before = {keyword.id: keyword for keyword in first.keywords}
    assert set(words) - set(before) == {"concealed", "pillager", "reinforce"}
    assert all(keyword.rule.startswith("HM-") for keyword in shown.keywords)
    assert {name for name in before if words[name].means != before[name].means} == {"assault", "taunt"}


def test_cards_are_told_in_the_readers_language(client: Client) -> None:
    french = client.get(f"/api/cards/{GAME}", headers={"Accept-Language": "fr"})
    shown = msgspec.json.decode(french.content, type=ShownCards)
    [shamans] = [card for card in shown.cards if card.id == "shamans"]
    assert (shamans.name, shamans.type_line) == ("Chamans", "Allié · Métamorphe")
    assert len(shamans.abilities) == 2
    assert not {ability.lead for ability in shamans.abilities} & {"", "Play", "Exhaust"}
    assert french.headers["etag"] != client.get(f"/api/cards/{GAME}").headers["etag"]
    assert "Accept-Language" in french.headers["vary"]


def test_cards_that_are_known_are_not_sent_again(client: Client) -> None:
    first = client.get(f"/api/cards/{GAME}")
    again = client.get(f"/api/cards/{GAME}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get(f"/api/cards/{GAME}", headers={"If-None-Match": '"other"'})
    assert (other.status_code, other.headers["etag"]) == (200, first.headers["etag"])


@pytest.mark.parametrize("game", ["plankton-horde", "nothing", "%20"])
def test_a_game_without_cards_has_none_to_show(client: Client, game: str) -> None:
    assert client.get(f"/api/cards/{game}").status_code == 404
    assert client.post("/api/decks/check", json={"game": game, "deck": ""}).status_code == 404


# -- checking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CUST-11")
def test_a_deck_is_judged_with_rules_in_the_readers_language(client: Client) -> None:
    assert check(client, MAW_CODE).legal
    english, french = (
        check(client, "Castle: The Gaping Maw\n1 Yami"),
        check(client, "Castle: The Gaping Maw\n1 Yami", "fr"),
    )
    assert [each.rule for each in english.problems] == [each.rule for each in french.problems]
    [banned] = [each for each in english.problems if each.rule == "SH-CUST-21"]
    assert (banned.card, banned.missing) == ("yami", False)
    assert "bans" in banned.because
    assert next(each for each in french.problems if each.rule == "SH-CUST-21").because != banned.because


def test_a_check_tells_what_fits_and_fills_if_wished(client: Client) -> None:
    begun = check(client, "Castle: The Gaping Maw\n3 Shamans")
    room = {each.card: each for each in begun.room}
    assert (room["shamans"].most, room["shamans"].rule) == (3, "SH-CUST-15")
    assert (room["clan-of-the-oak"].most, room["clan-of-the-oak"].rule) == (3, "")
    assert (room["crane-shadows"].most, room["crane-shadows"].rule) == (0, "SH-CUST-19")
    assert check(client, begun.code, fill=True).legal


def test_what_is_no_deck_is_a_problem_in_the_readers_language(client: Client) -> None:
    wrong = MAW_CODE[:-1] + "J"
    answer = client.post("/api/decks/check", json={"game": GAME, "deck": wrong}, headers={"Accept-Language": "fr"})
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.where) == (400, "deck")
    assert MAW_CODE in problem.advice
    assert problem.because.startswith("Il y a une erreur")


def test_lines_that_name_no_card_are_told(client: Client) -> None:
    looked = check(client, "2 Shammans\n3 Clan of the Oak")
    assert [(line.line, line.nearest) for line in looked.unread] == [(1, "Shamans")]
    assert not looked.legal


# -- my decks ---------------------------------------------------------------------------------------------------------


def test_decks_are_kept_changed_and_deleted(client: Client) -> None:
    kept = save(client)
    assert (kept.name, kept.code, kept.legal, kept.size, kept.castle) == ("Bears", MAW_CODE, True, 40, "the-gaping-maw")
    assert client.get(f"/api/decks/{kept.id}").json()["name"] == "Bears"
    changed = client.put(f"/api/decks/{kept.id}", json={"game": GAME, "name": "Begun", "deck": "3 Shamans"})
    assert (changed.json()["name"], changed.json()["legal"], changed.json()["size"]) == ("Begun", False, 3)
    assert mine(client) == ["Begun"]
    assert client.delete(f"/api/decks/{kept.id}").status_code == 204
    assert mine(client) == []
    assert client.delete(f"/api/decks/{kept.id}").status_code == 404


def test_nobody_else_sees_changes_or_deletes_my_deck(client: Client) -> None:
    kept = save(client)
    become(client, "Stuart")
    body = {"game": GAME, "name": "Mine now", "deck": MAW_CODE}
    assert client.get(f"/api/decks/{kept.id}").status_code == 404
    assert client.put(f"/api/decks/{kept.id}", json=body).status_code == 404
    assert client.delete(f"/api/decks/{kept.id}").status_code == 404
    assert mine(client) == []
    client.cookies.clear()
    assert client.get("/api/decks").status_code == 401


def test_my_decks_can_be_listed_by_game(client: Client) -> None:
    save(client)
    assert len(client.get(f"/api/decks?game={GAME}").json()["decks"]) == 1
    assert client.get("/api/decks?game=monoliths").json()["decks"] == []


def test_a_person_keeps_so_many_decks_and_no_more(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, kept_decks=2)
    with at_home(tmp_path, limits) as client:
        become(client, "Beth")
        save(client, "one")
        save(client, "two")
        answer = client.post("/api/decks", json={"game": GAME, "name": "three", "deck": MAW_CODE})
        assert answer.status_code == 409
        assert "2" in answer.json()["because"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u0000b", "\u202e"])
def test_a_deck_needs_a_name_that_can_be_read(client: Client, name: str) -> None:
    assert client.post("/api/decks", json={"game": GAME, "name": name, "deck": MAW_CODE}).status_code == 400


@pytest.mark.parametrize("deck", ["SH1-ZZZZ", "3 Xyzzy", "2 Shamans\n1 Xyzzy", "\u0000", "9" * 4001])
def test_what_is_no_deck_is_not_kept(client: Client, deck: str) -> None:
    assert client.post("/api/decks", json={"game": GAME, "name": "Bears", "deck": deck}).status_code == 400
    assert mine(client) == []


def test_a_deck_whose_cards_are_gone_is_listed_all_the_same(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    save(client)
    monkeypatch.setattr(table_cards, "game_slugs", lambda: ())
    [deck] = client.get("/api/decks").json()["decks"]
    assert (deck["name"], deck["legal"]) == ("Bears", False)


def test_checks_are_limited(tmp_path: Path) -> None:
    with at_home(tmp_path, Limits(checks=2)) as client:
        body = {"game": GAME, "deck": ""}
        assert [client.post("/api/decks/check", json=body).status_code for _ in range(3)] == [200, 200, 429]


def test_a_forgotten_person_leaves_no_deck(client: Client) -> None:
    kept = save(client)
    assert client.delete("/api/me").status_code == 204
    assert client.get(f"/api/decks/{kept.id}").status_code == 401


def test_names_of_decks_are_kept_in_one_form() -> None:
    assert table_decks.clean_deck_name("  Ours  sur le\tmur ", "fr") == "Ours sur le mur"


# -- decks for heroes --------------------------------------------------------------------------------------------------

POOL = "Yami; Sakoshi; Akhuti; Haburat; Cotlic; Corjof"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_deck_for_heroes_is_judged_kept_and_listed(client: Client, language: str) -> None:
    body = {"game": "skytear", "deck": "1 Kneel Before Me\n1 Shuriken Storm\n", "fill": True}
    answer = client.post("/api/decks/check", json=body, headers={"Accept-Language": language})
    seen = msgspec.json.decode(answer.content, type=CheckedDeck)
    assert (seen.form, seen.legal, seen.size, seen.castle) == ("deck", True, 16, "")
    assert [each.hero for each in seen.heroes] == ["sakoshi", "yami"]
    for name, deck in (("Two", seen.list), ("Six", POOL)):
        kept = client.post("/api/decks", json={"game": "skytear", "name": name, "deck": deck})
        assert kept.status_code == 201, kept.text
    six, two = client.get("/api/decks?game=skytear").json()["decks"]
    assert (two["form"], two["heroes"], two["code"]) == ("deck", ["sakoshi", "yami"], seen.code)
    assert (six["form"], len(six["heroes"]), six["legal"]) == ("pool", 6, True)


def test_the_cards_of_a_game_for_heroes_come_with_premade_decks(client: Client) -> None:
    shown = msgspec.json.decode(client.get("/api/cards/skytear").content, type=ShownCards)
    assert (len(shown.decks), len(shown.castles)) == (6, 0)
    assert [kind.id for kind in shown.kinds] == ["action", "reaction"]
