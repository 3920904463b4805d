"""What cannot be set up or read is told in the reader's language: decks, options, challenges, records."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.table.at_home import at_home
from tests.table.at_the_table import become

Client = TestClient[Litestar]
NARROW = "\u202f"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A service in this process, with a guest."""
    with at_home(tmp_path_factory.mktemp("words")) as client:
        become(client, "Beth")
        yield client


def post(home: Client, address: str, body: object, language: str) -> tuple[str, str, str]:
    """Where a request is refused, why, and what to do."""
    answer = home.post(address, json=body, headers={"Accept-Language": language})
    assert answer.status_code == 400, answer.text
    problem = answer.json()
    return problem["where"], problem["because"], problem["advice"]


REFUSED = [
    (
        1,
        {"deck": "3 Clan of the Oak"},
        "deck",
        "The deck has no castle yet. [SH-CUST-11] The deck builder shows all.",
        "Le deck n’a pas encore de Château. [SH-CUST-11] L’atelier de decks montre tout.",
    ),
    (
        1,
        {"deck": "9 Clan of the Oak"},
        "deck",
        "The deck has no castle yet. [SH-CUST-11] (and 1 more) The deck builder shows all.",
        "Le deck n’a pas encore de Château. [SH-CUST-11] (et 1 de plus) L’atelier de decks montre tout.",
    ),
    (
        1,
        {"deck": "SH1-33691111128F111111116Q111111V11J"},
        "deck",
        "This deck code has a mistake in it. Did you mean SH1-33691111128F111111116Q111111V11H?",
        "Il y a une erreur dans ce code de deck. Vouliez-vous dire SH1-33691111128F111111116Q111111V11H ?",
    ),
    (
        2,
        {"mode": "coop", "deck": "liothan", "deck_b": "liothan"},
        "deck_b",
        "Two players took the Liothan deck, and there is one of it. [SH-SETUP-11] The deck builder shows all.",
        "Deux personnes ont pris le deck Liothan, et il n’y en a qu’un. [SH-SETUP-11] L’atelier de decks montre tout.",
    ),
    (
        1,
        {"minion_tokens": 99},
        "minion_tokens",
        "99 is not between -4 and 4.",
        "99 n’est pas entre -4 et 4.",
    ),
    (
        1,
        {"minion_tokens": "many"},
        "minion_tokens",
        "'many' is not a whole number.",
        "« many » n’est pas un nombre entier.",
    ),
    (
        1,
        {"difficulty": "paynful"},
        "difficulty",
        "'paynful' is not one of normal, hard, painful. Did you mean 'painful'?",
        "« paynful » n’en fait pas partie : normal, hard, painful. Vouliez-vous dire « painful » ?",
    ),
    (
        1,
        {"mode": "versus"},
        "mode",
        "versus is for 2 or 3 players, not 1. [SH-MODE-02]",
        "Le mode compétitif se joue à 2 ou 3, pas à 1. [SH-MODE-02]",
    ),
    (
        2,
        {"mode": "versus", "tiers": True},
        "tiers",
        "Tier decks are for a horde that plays itself. [SH-CUST-05]",
        "Les decks par rang sont pour une Horde qui joue toute seule. [SH-CUST-05]",
    ),
    (
        1,
        {"challenge": "shining-star"},
        "challenge",
        "Shining Star needs a deck with Akhuti. [SH-ACH-11] Choose another deck.",
        "Le défi Étoile brillante demande un deck avec Akhuti. [SH-ACH-11] Choisissez un autre deck.",
    ),
    (
        1,
        {"challenge": "cheater"},
        "deck",
        "A cheater's deck has 30 cards, not 40. [SH-ACH-03] Build it without limits and paste its code.",
        "Pour tricher, il faut un deck de 30 cartes, pas 40. [SH-ACH-03] "
        "Construisez-le sans limites et collez son code.",
    ),
    (
        1,
        {"challenge": "cheated", "horde_cards": "2 Frost Giant"},
        "horde_cards",
        "The horde needs 30 cards, not 2. [SH-ACH-07] Write them like “2 Frost Giant; 1 Cave Yeti; ...”.",
        "Il faut 30 cartes Horde, pas 2. [SH-ACH-07] "
        "Écrivez-les ainsi : « 2 Géant du givre ; 1 Yéti des cavernes ; … ».",
    ),
    (
        1,
        {"challenge": "cheated", "horde_cards": "2 Snowman's"},
        "horde_cards",
        'There is no horde card "2 Snowman\'s".',
        "Il n’y a pas de carte Horde « 2 Snowman's ».",
    ),
]


@pytest.mark.parametrize(("seats", "options", "where", "english", "french"), REFUSED)
def test_what_cannot_be_set_up_is_told_in_the_language_of_the_client(
    home: Client, seats: int, options: dict[str, object], where: str, english: str, french: str
) -> None:
    body = {"game": "skytear-horde", "seats": [{"kind": "me"}] * seats, "options": options}
    for language, sentence in (("en", english), ("fr", french)):
        place, because, advice = post(home, "/api/tables", body, language)
        assert place == f"option '{where}'"
        assert f"{because} {advice}".rstrip().replace(NARROW, " ") == sentence


def test_too_many_seats_and_unknown_options_are_told_so_too(home: Client) -> None:
    body = {"game": "skytear-horde", "seats": [{"kind": "me"}] * 4}
    assert post(home, "/api/tables", body, "en")[1] == "Skytear Horde is for 1 to 3 players, not 4. [SH-MODE-02]"
    assert post(home, "/api/tables", body, "fr")[1] == "Skytear Horde se joue de 1 à 3, pas à 4. [SH-MODE-02]"
    unknown = {"game": "skytear-horde", "seats": [{"kind": "me"}], "options": {"hord": "undead"}}
    assert post(home, "/api/tables", unknown, "en")[1:] == ("There is no option 'hord'.", "Did you mean 'horde'?")
    said = [each.replace(NARROW, " ") for each in post(home, "/api/tables", unknown, "fr")]
    assert said[1:] == ["Il n’y a pas d’option « hord ».", "Vouliez-vous dire « horde » ?"]


def test_what_is_no_deck_is_not_kept_in_either_language(home: Client) -> None:
    body = {"game": "skytear-horde", "name": "Bears", "deck": "SH1-0"}
    assert post(home, "/api/decks", body, "en")[:2] == ("deck", "This is no deck code.")
    assert post(home, "/api/decks", body, "fr")[:2] == ("deck", "Ce n’est pas un code de deck.")


def test_what_is_no_record_is_told_in_both_languages(home: Client) -> None:
    english = post(home, "/api/replays", {"text": "Hello"}, "en")[1]
    assert english == "This is no Hordekeep record: the first line must be 'hordekeep record 1'."
    french = post(home, "/api/replays", {"text": "Hello"}, "fr")[1]
    assert french.startswith("Ce n’est pas un enregistrement de Hordekeep")


def test_what_somebody_wrote_is_told_back_only_so_far(home: Client) -> None:
    body = {"game": "skytear-horde", "seats": [{"kind": "me"}], "options": {"horde": "x" * 5000}}
    assert "x" * 150 in post(home, "/api/tables", body, "en")[1]
    assert len(post(home, "/api/tables", body, "fr")[1]) < 1000
