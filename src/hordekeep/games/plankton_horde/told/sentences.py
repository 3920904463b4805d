"""The board of Horde in sentences, for screen readers, for text mode, and for a terminal that cannot draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hordekeep.games.plankton_horde.content.components import BATTLES, FACE, FACTIONS, ROUNDS, SPECIAL, TYPES, VALUE
from hordekeep.kernel import Document, Text, seat_name
from hordekeep.kernel.boards import Chapter, Voice

SPECIAL_NAMES = tuple(monster.name for monster in SPECIAL)


def tell(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> list[Chapter]:
    """Everything that the drawn board shows, one sentence a line."""
    told = {"now": [say(heading(view))], "row": [], "pool": []}
    if view["phase"] != "over":
        told["row"] += _row(view, seat, say)
    if view["phase"] in ("battle-card", "monster", "begin", "end"):
        told["pool"].append(say(Text("horde-tokens-left", tokens=numbers(view["tokens_left"], say))))
        told["pool"] += _pool(view, say)
    if view["phase"] == "battles" and view["battle"] < len(view["row"]):
        told["row"].append(say(fought_now(view)))
    told["players"] = [_side(view, place, say) for place in range(len(names))]
    if seat is not None and view["phase"] != "over":
        told["players"].append(say(own_specials(view, seat, say)))
    return [Chapter(say(Text("horde-chapter", about=about)), lines) for about, lines in told.items() if lines]


def own(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> list[Chapter]:
    """The cards of the own horde pile, which only their owner may see (PH-END-02, PH-END-03)."""
    if seat is None:
        return []
    return [Chapter(say(Text("horde-chapter", about="own")), _own_horde(view, seat, say))]


def _own_horde(view: Document, seat: int, say: Voice) -> list[str]:
    if not view["seats"][seat]["horde"]:
        return [say(Text("horde-own-empty"))]
    horde: list[str] = view["seats"][seat]["horde"]
    told = [say(Text("horde-own", cards=len(horde)))]
    for faction in FACTIONS:
        types = [card.partition("-")[2] for card in horde if card.partition("-")[0] == faction]
        if types:
            kinds = counted((f"battle-{type_}" for type_ in sorted(types, key=TYPES.index)), say)
            told.append(say(Text("horde-own-faction", faction=Text(f"battle-{faction}"), kinds=kinds)))
    if special := _specials(horde):
        cards = counted((f"card-{card}" for card in special), say)
        told.append(say(Text("horde-own-special", cards=cards)))
    strength: dict[str, int] = view["seats"][seat]["strength"]
    fighters = ", ".join(f"{say(Text(f'battle-{battle}'))} {strength[battle]}" for battle in BATTLES)
    told.append(say(Text("horde-own-strength", fighters=fighters)))
    return told


def heading(view: Document) -> Text:
    """Round, phase, draw pile and starting player in one sentence."""
    if view["phase"] in ("trickster", "battles", "over"):
        return Text(f"horde-heading-{view['phase']}")
    return Text(
        "horde-heading",
        round=view["round"],
        rounds=ROUNDS,
        phase=Text(f"horde-phase-{view['phase']}"),
        who=seat_name(view["starting"]),
        cards=view["deck_size"],
    )


def fought_now(view: Document) -> Text:
    """Which battle is being fought, and for how much."""
    card = view["row"][view["battle"]]
    return Text("horde-battle-now", battle=Text(f"battle-{card['battle']}"), token=card["token"])


def own_specials(view: Document, seat: int, say: Voice) -> Text:
    """How large the own horde is, and its special cards."""
    horde = view["seats"][seat]["horde"]
    special = counted((f"card-{card}" for card in _specials(horde)), say)
    return Text("horde-mine", cards=len(horde), special=special)


def _specials(cards: Iterable[str]) -> list[str]:
    """The special cards, in the book's order."""
    return sorted((card for card in cards if card in SPECIAL_NAMES), key=SPECIAL_NAMES.index)


def laid_out(view: Document, place: int, say: Voice) -> str:
    """The monsters of a seat in the present battle: by what the battle's name leaves open, wild cards after them."""
    battle = view["row"][view["battle"]]["battle"]
    side = view["seats"][place]
    ids = []
    for card in side["laid_out"]:
        faction, _, type_ = card.partition("-")
        ids.append(f"card-{card}" if card in SPECIAL_NAMES else f"battle-{type_ if faction == battle else faction}")
    ids += ["card-flayer"] * side["flayers_added"] + ["card-demon"] * side["demons_added"]
    return counted(ids, say)


def face_up(view: Document, place: int, say: Voice) -> str:
    """The cards that lie before a seat this round, exchanged ones and one just picked included."""
    side = view["seats"][place]
    parts = [with_value(card, 1, say) for card in side["picks"]]
    parts += [say(Text("horde-stolen", card=Text(f"card-{card}"))) for card in side["stolen"]]
    if side["given"]:
        parts.append(say(Text("horde-given", cards=counted((f"card-{card}" for card in side["given"]), say))))
    if view["just_picked"] and view["just_picked"]["seat"] == place:
        parts.append(say(Text("horde-just-picked", card=Text(f"card-{view['just_picked']['card']}"))))
    return ", ".join(parts)


def counted(ids: Iterable[str], say: Voice) -> str:
    """Things by their names, equal ones counted: "Ooze, 2 Troll"."""
    copies = Counter(ids)
    parts = [say(Text(name)) if number == 1 else f"{number} {say(Text(name))}" for name, number in copies.items()]
    return ", ".join(parts) or say(Text("board-none"))


def with_value(card: str, copies: int, say: Voice) -> str:
    """A card by its name with the number of copies and, if it counts for more than one pick, its value (PH-DT-01)."""
    value = VALUE[FACE[card]]
    name = say(Text(f"card-{card}")) + (f" (×{value})" if value > 1 else "")
    return name if copies == 1 else f"{copies} {name}"


def numbers(tokens: Iterable[int], say: Voice) -> str:
    """Tokens as numbers with commas."""
    return ", ".join(map(str, tokens)) or say(Text("board-none"))


def specials_of(cards: Iterable[str], say: Voice) -> str:
    """The special cards among `cards` with their values."""
    return ", ".join(with_value(card, copies, say) for card, copies in Counter(_specials(cards)).items())


def has_costly(view: Document) -> bool:
    """Does a double or triple card lie in the Pool or among the picks? Then the signs ×2 and ×3 need a word."""
    cards = [*view["pool"], *(card for side in view["seats"] for card in side["picks"])]
    return any(VALUE[FACE[card]] > 1 for card in cards)


def _row(view: Document, seat: int | None, say: Voice) -> list[str]:
    told = []
    strength = {} if seat is None else view["seats"][seat]["strength"]
    for place, card in enumerate(view["row"]):
        battle = Text(f"battle-{card['battle']}")
        if card["token"] is None:
            told.append(say(Text("horde-row-open", place=place + 1, battle=battle)))
        else:
            who = seat_name(card["assigned_by"])
            told.append(say(Text("horde-row", place=place + 1, battle=battle, token=card["token"], who=who)))
        if seat is not None:
            told[-1] += " " + say(Text("horde-row-yours", count=strength[card["battle"]]))
    drawn = {card["battle"] for card in view["row"]}
    if others := [battle for battle in BATTLES if battle not in drawn]:
        names = [say(Text(f"battle-{battle}")) for battle in others]
        if any(strength.get(battle) for battle in others):
            names = [f"{name} {strength[battle]}" for name, battle in zip(names, others, strict=True)]
            told.append(say(Text("horde-row-undrawn-yours", battles=", ".join(names))))
        else:
            told.append(say(Text("horde-row-undrawn", battles=", ".join(names))))
    return told


def _pool(view: Document, say: Voice) -> list[str]:
    pool: Counter[str] = Counter(view["pool"])
    told = [say(Text("horde-pool-size", cards=pool.total()))]
    for faction in FACTIONS:
        ids = [f"battle-{type_}" for type_ in TYPES for _ in range(pool[f"{faction}-{type_}"])]
        if ids:
            told.append(say(Text("horde-pool-faction", faction=Text(f"battle-{faction}"), kinds=counted(ids, say))))
    if special := specials_of(view["pool"], say):
        told.append(say(Text("horde-pool-special", cards=special)))
    if has_costly(view):
        told.append(say(Text("horde-costly")) + ".")
    return told


def _side(view: Document, place: int, say: Voice) -> str:
    side = view["seats"][place]
    who = seat_name(place)
    if view["phase"] == "over":
        return say(
            Text(
                "horde-side-over",
                who=who,
                won=numbers(side["won"], say),
                tokens=side["token_points"],
                vampires=side["vampire_bonus"],
                elvenking=side["elvenking_bonus"],
                score=side["score"],
            )
        )
    if view["phase"] == "battles":
        laid = laid_out(view, place, say)
        total, won = side["battle_total"], numbers(side["won"], say)
        return say(Text("horde-side-battle", who=who, laid=laid, total=total, won=won))
    cards, horde = face_up(view, place, say), side["horde_size"]
    if not cards:
        return say(Text("horde-side-nothing", who=who, horde=horde))
    return say(Text("horde-side", who=who, total=side["total"], target=view["target"], cards=cards, horde=horde))
