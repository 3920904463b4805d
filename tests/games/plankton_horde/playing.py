"""How the tests of Horde play: random choices, late positions, and what must hold after every choice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

from hordekeep.games.plankton_horde import GAME
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.kernel import Document, Keep, Match
from tests.games.plankton_horde import reference
from tests.games.playing import asked

LEVELS = ("basic", "full")
SEATS = (2, 3, 4)
BATTLES = reference.FACTIONS + reference.TYPES

HordeMatch = Match[HordeState]


def new_match(level: str, seats: int, seed: str, keep: Keep = Keep.HISTORY) -> HordeMatch:
    """A new game; the dice choose who starts."""
    return Match(GAME, seats, seed, {"level": level}, keep=keep)


def dealt_position(luck: Random, seats: int, level: str = "full") -> Document:
    """A position that random games hardly reach: a Betrayer at work, the last rounds with few cards, or the battles.

    The specials are dealt like all other cards, so Flayers, Demons, Trickster and Betrayer lie anywhere.
    """
    stage = luck.choice(("middle", "last rounds", "battles") if level == "full" else ("middle", "last rounds"))
    cards = list(reference.whole_deck(level).elements())
    luck.shuffle(cards)
    if stage == "middle" and level == "full":
        cards.remove("betrayer")
    tokens, row = list(reference.TOKENS), list(BATTLES)
    luck.shuffle(tokens)
    luck.shuffle(row)
    round_ = {"middle": luck.randint(2, 9), "last rounds": luck.choice((10, 11)), "battles": 11}[stage]
    drawn = 11 if stage == "battles" else round_ - 1
    pool = [cards.pop() for _ in range(luck.randint(0, reference.POOL[seats]))]
    in_deck = {"middle": luck.randint(0, 20), "last rounds": luck.choice((0, 1, 3, 9)), "battles": 0}[stage]
    deck = [cards.pop() for _ in range(in_deck)]
    hordes: list[list[str]] = [[] for _ in range(seats)]
    for card in cards:
        luck.choice(hordes).append(card)
    if stage == "middle" and level == "full":
        luck.choice(hordes).append("betrayer")
    return {
        "level": level,
        "phase": "trickster" if stage == "battles" else "battle-card",
        "round": round_,
        "starting": luck.randrange(seats),
        "row": [{"battle": battle, "token": token} for battle, token in zip(row[:drawn], tokens, strict=False)],
        "battle_pile": row[drawn:],
        "pool": pool,
        "deck": deck,
        "seats": [{"horde": horde} for horde in hordes],
        "dice": {"seed": f"dealt {luck.random()}", "used": 0},
    }


def dealt_match(luck: Random, seats: int, level: str = "full", keep: Keep = Keep.HISTORY) -> HordeMatch:
    """A match from such a position."""
    return Match.from_position(GAME, dealt_position(luck, seats, level), keep=keep)


def last_key(match: HordeMatch) -> str:
    """The key of the choice made last."""
    return GAME.words.key(match.made[-1][1]) if match.made else ""


def check(match: HordeMatch) -> None:
    """What must hold after every choice, worked out from the shown document."""
    shown = match.shown()
    check_cards(shown)
    check_tokens(shown)
    check_round(shown)
    if match.ask is None:
        check_end(match, shown)
    else:
        check_ask(match, shown)


def check_cards(shown: Document) -> None:
    """No card is lost or made: 78, or 64 in the basic game."""
    assert reference.cards_in(shown) == reference.whole_deck(shown["level"])
    assert len(shown["pool"]) <= reference.POOL[len(shown["seats"])]


def check_tokens(shown: Document) -> None:
    """Every token lies on one Battle Card or is left; every Battle Card is in the row or in the pile."""
    assigned = [card["token"] for card in shown["row"] if card["token"] is not None]
    assert Counter(assigned + shown["tokens_left"]) == Counter(reference.TOKENS)
    assert Counter([card["battle"] for card in shown["row"]] + shown["battle_pile"]) == Counter(BATTLES)
    taken = [token for side in shown["seats"] for token in side["won"]] + shown["tokens_lost"]
    assert Counter(taken) == Counter(assigned[: shown["battle"]])


def check_round(shown: Document) -> None:
    """Picks never match each other, and totals are the sum of what was picked."""
    for side in shown["seats"]:
        assert not any(reference.match(one, other) for one, other in combinations(side["picks"], 2))
        assert side["total"] == reference.total(side)
        assert len(side["given"]) in (0, 3)
        assert len(side["stolen"]) in (0, 1)
        assert side["horde_size"] == len(side["horde"])
        assert Counter(side["seen"]) == Counter(side["horde"]), "everybody saw every card go into its horde"
        assert 0 <= side["demons_added"] <= side["horde"].count("demon")
    assert shown["target"] == max(reference.total(side) for side in shown["seats"])


def check_ask(match: HordeMatch, shown: Document) -> None:
    """Somebody has a real choice, and it is what the second opinion says."""
    ask = asked(match)
    seat = ask.seat
    keys = [GAME.words.key(choice) for choice in ask.choices]
    assert len(keys) >= 2
    assert len(set(keys)) == len(keys)
    assert set(keys) == reference.legal_keys(shown, ask.prompt, seat, last_key(match))
    assert (match.outcome(), shown["phase"] == "over") == (None, False)
    sides = shown["seats"]
    match ask.prompt:
        case "token" | "open" | "second":
            assert seat == shown["starting"]
        case "pick":
            assert reference.total(sides[seat]) < shown["target"]
        case "steal" | "give-first" | "give-second":
            assert "betrayer" in sides[seat]["horde"]
            assert len(sides[seat]["horde"]) >= 3
            assert seat != shown["just_picked"]["seat"]
        case "trick" | "trick-with":
            assert "trickster" in sides[seat]["horde"]
        case "wild":
            battle = shown["row"][shown["battle"]]["battle"]
            for side in sides:
                assert side["battle_total"] == reference.battle_total(side, battle)


def check_end(match: HordeMatch, shown: Document) -> None:
    """The outcome is what the hordes and tokens on the table say."""
    outcome = match.outcome()
    assert outcome is not None
    assert shown["phase"] == "over"
    assert len(shown["row"]) == 11
    assert shown["battle"] == 11
    assert outcome.scores == tuple(reference.final_score(side) for side in shown["seats"])
    assert outcome.winners == reference.winners(shown)
    assert sum(outcome.shares()) == 1
    assert [side["score"] for side in shown["seats"]] == list(outcome.scores)
