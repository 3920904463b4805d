"""A second, slow opinion on Horde: legality and scores worked out from the names of the cards alone.

Nothing here uses the game's own tables. A regular card is called `faction-type`; of the others only the two with
factions need to be known by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hordekeep.kernel import Document

FACTIONS = ("water", "fire", "forest", "royal", "sun", "moon")
TYPES = ("ooze", "troll", "dragon", "golem", "skeleton")
COST = {"vampire": 2, "flayer": 2, "elvenking": 2, "demon": 3, "trickster": 3}
COPIES = {"steam-beast": 2, "phantasm": 2}
COPIES_IN_FULL = {"vampire": 4, "flayer": 5, "elvenking": 1, "demon": 2, "trickster": 1, "betrayer": 1}
TOKENS = (8, 6, 5, 5, 3, 3, 2, 2, 1, -1, -3)
POOL = {2: 12, 3: 16, 4: 20}


def whole_deck(level: str) -> Counter[str]:
    """Every card that is in the game."""
    deck = Counter({f"{faction}-{kind}": 2 for faction in FACTIONS for kind in TYPES})
    deck.update(COPIES)
    if level == "full":
        deck.update(COPIES_IN_FULL)
    return deck


def factions_of(card: str) -> set[str]:
    """The factions of a card, read off its name."""
    if card == "steam-beast":
        return {"water", "fire"}
    if card == "phantasm":
        return {"sun", "moon"}
    first = card.split("-", maxsplit=1)[0]
    return {first} if first in FACTIONS else set()


def type_of(card: str) -> str:
    """The type of a card, read off its name: a special monster's name is its type."""
    last = card.rsplit("-", maxsplit=1)[-1]
    return last if last in TYPES else card


def fights_in(card: str, battle: str) -> bool:
    """Does a card count in a battle?"""
    return battle in factions_of(card) or battle == type_of(card)


def match(one: str, other: str) -> bool:
    """Do two cards share a faction or a type?"""
    return bool(factions_of(one) & factions_of(other)) or type_of(one) == type_of(other)


def cost(card: str) -> int:
    """What a card counts when it is picked."""
    return COST.get(card, 1)


def total(side: Document) -> int:
    """What a player has picked this round, a Betrayer's bundle counting one."""
    return sum(cost(card) for card in side["picks"]) + (1 if side["given"] else 0)


def cards_in(position: Document) -> Counter[str]:
    """Every card that lies anywhere."""
    cards = Counter(position["pool"] + position["deck"])
    for side in position["seats"]:
        for place in ("horde", "picks", "stolen", "given", "discarded"):
            cards.update(side[place])
    if position["just_picked"]:
        cards[position["just_picked"]["card"]] += 1
    return cards


def one_less(cards: Iterable[str], card: str) -> list[str]:
    """The cards without one copy of `card`."""
    left = list(cards)
    left.remove(card)
    return left


def legal_keys(shown: Document, prompt: str, seat: int, last_key: str) -> set[str]:
    """The keys of all legal answers of `seat`; some questions go on from the choice before, `last_key`."""
    side = shown["seats"][seat]
    match prompt:
        case "token":
            return {f"token:{value}" for value in left_tokens(shown)}
        case "open":
            return {f"pick:{card}" for card in shown["pool"]}
        case "second":
            return {"stop"} | picks(shown["pool"], side["picks"], only_cheap=first_was_costly(shown))
        case "pick":
            return picks(shown["pool"], side["picks"], only_cheap=False)
        case "steal":
            return {"steal", "decline"}
        case "give-first":
            return {f"give:{card}" for card in one_less(side["horde"], "betrayer")}
        case "give-second":
            left = one_less(one_less(side["horde"], "betrayer"), last_key.removeprefix("give:"))
            return {f"give:{card}" for card in left}
        case "trick":
            return {"leave"} | {f"swap:{one}" for one, _ in swaps(shown)}
        case "trick-with":
            return {f"with:{other}" for one, other in swaps(shown) if f"swap:{one}" == last_key}
        case "wild":
            return {"pass"} | wild_cards(side)
        case "sacrifice":
            return {f"sacrifice:{card}" for card in one_less(side["horde"], "demon")}
    raise AssertionError(f"no such question: {prompt}")


def left_tokens(shown: Document) -> list[int]:
    """The tokens that lie on no Battle Card, worked out from the row."""
    left = list(TOKENS)
    for card in shown["row"]:
        if card["token"] is not None:
            left.remove(card["token"])
    return left


def picks(pool: Sequence[str], own: Sequence[str], *, only_cheap: bool) -> set[str]:
    """The cards of the Pool that match none of the own picks."""
    return {
        f"pick:{card}"
        for card in pool
        if not any(match(card, mine) for mine in own) and not (only_cheap and cost(card) > 1)
    }


def first_was_costly(shown: Document) -> bool:
    """Was the first card of the initial pick a double or triple one, kept or stolen?"""
    starter = shown["seats"][shown["starting"]]
    if starter["picks"]:
        return cost(starter["picks"][0]) > 1
    return any(cost(card) > 1 for side in shown["seats"] for card in side["stolen"])


def swaps(shown: Document) -> list[tuple[str, str]]:
    """All ordered pairs of Battle Cards whose tokens differ by at most two."""
    row = [(card["battle"], card["token"]) for card in shown["row"]]
    return [(one, other) for one, a in row for other, b in row if one != other and abs(a - b) <= 2]


def wild_cards(side: Document) -> set[str]:
    """The wild cards that can be added now."""
    usable = set()
    if "flayer" in side["horde"]:
        usable.add("flayer")
    if side["horde"].count("demon") > side["demons_added"] and len(side["horde"]) > 1:
        usable.add("demon")
    return usable


def battle_total(side: Document, battle: str) -> int:
    """Monsters of the battle and wild cards added to it."""
    fighters = sum(1 for card in side["horde"] if fights_in(card, battle))
    return fighters + int(side["flayers_added"]) + int(side["demons_added"])


def final_score(side: Document) -> int:
    """Tokens, Vampires and Elvenking."""
    horde = side["horde"]
    vampires = horde.count("vampire")
    score: int = sum(side["won"]) + vampires * (vampires + 1) // 2
    if "elvenking" in horde:
        score += min(sum(fights_in(card, faction) for card in horde) for faction in ("forest", "royal"))
    return score


def winners(position: Document) -> tuple[int, ...]:
    """The highest score, then the most tokens; who is still equal shares."""
    ranks = [(final_score(side), len(side["won"])) for side in position["seats"]]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
