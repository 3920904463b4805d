"""The choices of Skytear Horde as people see them: labels, prompts, what each choice touches. Keys are in `keys`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hordekeep.engines.lanes.asking.questions import Regarding
from hordekeep.engines.lanes.content.cards import Card, shelf
from hordekeep.engines.lanes.content.option_words import options_of
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes
from hordekeep.engines.lanes.state.battle import HORDE, LANES, NOWHERE, Battle, Piece
from hordekeep.engines.lanes.state.places import (
    BACK_LINE,
    CASTLE,
    PORTAL,
    REAR,
    REAR_ATTACHED,
    lane_at,
    piece_at,
    place_name,
    place_of,
)
from hordekeep.engines.lanes.written.keys import ASPECTS
from hordekeep.kernel import Ask, Choice, Text, seat_name

PICKS: Final = (
    *("ally", "monster", "creature", "minion", "tower", "neighbour", "attachment", "host", "host-or-none", "shelter"),
    *("card", "lane", "seat", "number", "share", "token", "wounds", "attack-tokens", "health-tokens"),
)
PROMPTS: Final = frozenset(
    (
        *("mulligan", "action", "react", "horde-action", "plan", "plan-treachery", "reveal-first", "pile-lane"),
        *("draw", "mana-to", "which-first", "hand-limit", "toll", "must-leave", "answer-taunt", "trample-on"),
        *("horde-summon", "summon-one-more", "rearrange"),
        *("taunt-pulls", "taunts-first", "agree-swap", "may-bolt", "pillage-order", "before-pillaging"),
        *("elusive", "elusive-first", "guerrilla", "mutaform", "assault", "rebuild", "rebuild-whose"),
        *("discard", "discard-instead", "ally-instead", "redirect", "guess-cost", "guess-type"),
        *(
            "may",
            "may-pay",
            "may-redirect",
            "may-redirect-all",
            "may-conceal",
            "choose",
            "choose-one",
            "choose-move",
            "choose-play",
            "pick",
        ),
        *(f"pick-{sort}" for sort in PICKS),
    )
)
"""The questions that have words of their own; others of a family (pick-, may-, choose-) use the family's."""


def card_name(id: str) -> Text:
    """The name of a card, to be said in any language; a card that nobody may see has none."""
    return Text(f"card-{id}") if id else Text("hidden-card")


def told_apart(id: str) -> Text:
    """The name of a card that may be chosen among others; horde cards of one name differ in power (HM-COMP-10)."""
    card = shelf().cards.get(id)
    name = card_name(id)
    return Text("card-of-power", card=name, power=card.power) if card is not None and card.power else name


def standing(g: Battle, place: int) -> Text:
    """What lies at a place and where that is: "Troll Brute in lane 3"."""
    p = piece_at(g, place)
    if p is not None and p.host is not None:
        return _attached(g, p, p.host, place)
    if place == PORTAL:
        return Text("place-portal")
    if p is None:
        return _empty(place)
    if p.rear >= 0:
        return _in_rear(g, p)
    if p.concealed:
        return Text("hidden-in-lane", lane=p.lane + 1)
    if p.lane >= 0:
        return Text("card-in-lane", card=card_name(p.card.id), lane=p.lane + 1)
    return card_name(p.card.id)


def _in_rear(g: Battle, p: Piece) -> Text:
    """A monster of the back line that is no minion; of several alike, which."""
    name = card_name("" if p.concealed else p.card.id)
    alike = [each for each in g.in_rear() if each.card is p.card and each.concealed == p.concealed]
    if len(alike) == 1:
        return Text("card-in-back-line", card=name)
    return Text("card-in-back-line-again", card=name, number=alike.index(p) + 1)


def _attached(g: Battle, p: Piece, host: Piece, place: int) -> Text:
    assert host.attached is not None
    name, on = card_name(p.card.id), standing(g, place_of(g, host))
    alike = [each for each in host.attached if each.card is p.card]
    if len(alike) == 1:
        return Text("card-attached", card=name, host=on)
    return Text("card-attached-again", card=name, host=on, number=alike.index(p) + 1)


def _empty(place: int) -> Text:
    """A place where nothing lies now: it is only ever spoken of in a refusal."""
    if place < 2 * LANES:
        return Text("place-monster" if place < LANES else "place-ally", lane=place % LANES + 1)
    is_behind = BACK_LINE <= place < CASTLE or REAR <= place < REAR_ATTACHED
    return Text("place-back-line" if is_behind else "place-empty")


# -- labels ------------------------------------------------------------------------------------------------------------


def label(g: Battle, choice: Choice) -> Text:
    """What a choice says on its button."""
    verb = choice[0]
    match verb:
        case "play":
            return _play_label(g, choice)
        case "move":
            return _move_label(g, LANES + choice[1], LANES + choice[2])
        case "march":
            return _move_label(g, choice[1], choice[2])
        case "exhaust":
            return Text("label-exhaust", what=standing(g, LANES + choice[2]), by=standing(g, choice[1]))
        case "swap-hidden":
            return Text("label-swap-hidden", here=choice[1] + 1, there=choice[2] + 1)
        case "engage":
            return _engage_label(g, choice)
        case "use":
            what = standing(g, choice[1])
            return (
                Text("label-use-another", what=what, number=choice[2] + 1)
                if choice[2]
                else Text("label-use", what=what)
            )
        case "discard":
            return Text("label-discard", what=standing(g, choice[1]))
        case "at":
            return Text("label-at-portal") if choice[1] == PORTAL else Text("label-at", what=standing(g, choice[1]))
        case "lane":
            return Text("label-lane", lane=choice[1] + 1)
        case "hide" | "drop" | "challenge":
            return Text(f"label-{verb}", what=standing(g, choice[1]))
        case "card" | "redraw":
            return Text(f"label-{verb}", card=told_apart(choice[1]))
        case "summon" if len(choice) == 2:
            return _summon_label(g, choice[1])
        case "summon" | "conceal":
            return Text(f"label-{verb}", card=told_apart(choice[1]), lane=choice[2] + 1)
        case "to":  # a single player is only asked whether to have it
            return Text("label-yes") if len(g.players) == 1 else Text("label-to", who=seat_name(choice[1]))
        case "first":
            return _first_label(g, choice)
        case "option":
            return _option_label(g, choice[1])
        case "number":
            return Text("label-number", number=choice[1])
        case "token":
            return Text(f"label-token-{choice[1]}")
        case "type":
            return Text(f"word-{choice[1]}")
    return Text(f"label-{verb}")


def _play_label(g: Battle, choice: Choice) -> Text:
    card = card_name(choice[1])
    if len(choice) == 2:
        return Text("label-play-for-nothing" if _is_thrown_away(choice) else "label-play", card=card)
    place = choice[2]
    if len(choice) > 3:
        return Text("label-play-cheap", card=card, lane=place - LANES + 1)
    if LANES <= place < 2 * LANES and piece_at(g, place) is None:
        return Text("label-play-lane", card=card, lane=place - LANES + 1)
    return Text("label-play-on", card=card, what=standing(g, place))


def _is_thrown_away(choice: Choice) -> bool:
    """Is it an attachment that is attached to nothing? (HM-ALLY-07)"""
    return len(choice) == 2 and shelf().cards[choice[1]].is_attachment


def _move_label(g: Battle, here: int, there: int) -> Text:
    p = piece_at(g, here)
    if piece_at(g, there) is not None:
        return Text("label-swap", one=standing(g, here), other=standing(g, there))
    name = card_name("" if p is None or p.concealed else p.card.id)
    if here >= REAR:
        return Text("label-move-up", what=standing(g, here), there=lane_at(there) + 1)
    return Text("label-move", card=name, here=lane_at(here) + 1, there=lane_at(there) + 1)


def _summon_label(g: Battle, id: str) -> Text:
    """A card that goes to no lane: it is no monster, or there is no room for one."""
    card = next((each for each in g.horde_hand if each.id == id), None)
    no_room = card is not None and card.is_creature
    return Text("label-summon-under-pile" if no_room else "label-summon-aside", card=told_apart(id))


def _engage_label(g: Battle, choice: Choice) -> Text:
    if len(choice) > 2:
        return Text("label-engage-from-lane", what=standing(g, choice[2]), lane=choice[1] + 1)
    card = card_name(g.minions[choice[1]].card.id)
    free = free_lanes(g, HORDE)
    return Text("label-engage-in", card=card, lane=free[0] + 1) if free else Text("label-engage", card=card)


def options_asked(g: Battle) -> int:
    """How many options the card that asks has words for."""
    return len(options_of(g.asker, "en")) if isinstance(g.asker, Card) else 0


def _option_label(g: Battle, n: int) -> Text:
    """The words of the card that asks, where it has some."""
    if n < options_asked(g):
        return Text(f"option-{g.asker.id}-{n + 1}")
    return Text("label-option", number=n + 1)


def _first_label(g: Battle, choice: Choice) -> Text:
    _, card, place, index = choice
    name = told_apart(card)
    if place < 2 * LANES:
        where = Text("in-lane", lane=place % LANES + 1)
    elif REAR <= place < REAR_ATTACHED:
        where = Text("in-back-line", number=place - REAR + 1)
    else:
        where = _attached_where(g, place)
    if index < 0:
        return Text(f"label-first-{ASPECTS[index]}", card=name, where=where)
    return Text("label-first", card=name, where=where, number=index + 1)


def _attached_where(g: Battle, place: int) -> Text:
    """Where an attachment or the castle lies; of several alike on one card, which."""
    p = piece_at(g, place)
    if p is not None and p.host is not None and p.host.attached is not None:
        alike = [each for each in p.host.attached if each.card is p.card]
        if len(alike) > 1:
            return Text("elsewhere-again", number=alike.index(p) + 1)
    return Text("elsewhere")


# -- prompts -----------------------------------------------------------------------------------------------------------


def prompt(g: Battle, ask: Ask) -> Text:
    """What is asked, in words; a card that asks is named first, with the revealed card that it asks for."""
    about = ask.about
    asked = Text(f"ask-{words_for(ask.prompt)}", **_words(g, ask))
    if isinstance(about, Regarding):
        revealed = card_name(about.revealed.card.id)
        return Text("ask-for-revealed", card=card_name(about.card.id), revealed=revealed, asked=asked)
    if isinstance(about, Card):
        return Text("ask-for-card", card=card_name(about.id), asked=asked)
    return asked


def words_for(prompt: str) -> str:
    """Which question words a prompt has: its own, or those of its family.

    >>> words_for("pick-creature/monster"), words_for("pick-dryad"), words_for("may-summon"), words_for("what")
    ('pick-monster', 'pick', 'may', 'choose')
    """
    family, _, about = prompt.partition("-")
    own = f"{family}-{about.rpartition('/')[2]}" if about else family
    if own in PROMPTS:
        return own
    return family if family in ("pick", "may") else "choose"


def _words(g: Battle, ask: Ask) -> dict[str, Text | int]:
    words: dict[str, Text | int] = {"who": _who(ask.seats), "players": len(ask.seats)}
    if ask.prompt in ("action", "horde-action", "horde-summon"):
        words["mana"] = max(g.mana[g.purse_of(seat)] for seat in ask.seats)
    if ask.prompt == "agree-swap":
        words["one"], words["other"] = (standing(g, LANES + lane) for lane in ask.about)
    return words


def _who(seats: Sequence[int]) -> Text:
    if len(seats) == 1:
        return seat_name(seats[0])
    return Text("who-of-several", one=seat_name(seats[0]), others=_who(seats[1:]))


# -- what a choice touches ---------------------------------------------------------------------------------------------


def touches(g: Battle, ask: Ask, choice: Choice) -> tuple[str, ...]:
    """The ids of what a choice touches on the table, for clients to light up."""
    verb = choice[0]
    match verb:
        case "play":
            if _is_thrown_away(choice):
                return (f"hand:{choice[1]}", *(f"deck:{seat}" for seat in ask.seats))
            return (f"hand:{choice[1]}", *(_spot(g, place) for place in choice[2:3]))
        case "move":
            return (place_name(LANES + choice[1]), _spot(g, LANES + choice[2]))
        case "exhaust":
            return (place_name(choice[1]), place_name(LANES + choice[2]))
        case "portal-action":
            return (place_name(PORTAL),)
        case "march" | "swap-hidden":
            return (place_name(choice[1]), _spot(g, choice[2]))
        case "engage":
            if len(choice) > 2:
                return (place_name(choice[2]), place_name(LANES + choice[1]))
            return (place_name(BACK_LINE + choice[1]),)
        case "castle-draw":
            return (place_name(CASTLE),)
        case "use" | "discard" | "at" | "hide" | "drop" | "challenge":
            return (place_name(choice[1]),)
        case "lane":
            return (f"lane:{choice[1] + 1}",)
        case "summon" | "conceal":
            return (f"hand:{choice[1]}", *(f"lane:{lane + 1}" for lane in choice[2:]))
        case "redraw":
            return (f"hand:{choice[1]}",)
        case "card":
            return (lies(g, ask, choice[1]),)
        case "to":
            return (f"deck:{choice[1]}",) if ask.prompt == "draw" else ()
        case "reshuffle":
            return tuple(f"deck:{seat}" for seat in ask.seats)
        case "first":
            p = piece_at(g, choice[2])
            return (place_name(choice[2]),) if p is not None and p.card.id == choice[1] else ()
        case "yes":
            return _asked_for(ask)
    return ()


def _asked_for(ask: Ask) -> tuple[str, ...]:
    """The revealed card that a yes is for; as treachery card it lies in no lane."""
    about = ask.about
    lane = about.revealed.lane if isinstance(about, Regarding) else NOWHERE
    return (place_name(lane),) if lane >= 0 else ()


def _spot(g: Battle, place: int) -> str:
    """A place by what lies there, or as an empty lane."""
    if place < 2 * LANES and piece_at(g, place) is None:
        return f"lane:{place % LANES + 1}"
    return place_name(place)


def lies(g: Battle, ask: Ask, id: str) -> str:
    """Where a card that may be chosen lies: in the first pile that holds all that may be chosen with it.

    Cards of a deck lie nowhere that can be seen: each is touched by its own name, so that clients can lay them out.
    """
    asked = {each[1] for seat in ask.seats for each in ask.choices_of(seat) if each[0] == "card"} | {id}
    hands = [g.horde_hand if seat == g.horde_seat else g.players[seat].hand for seat in ask.seats]
    discards = [g.horde_discard, *(player.discard for player in g.players)]
    piles = {"hand": hands, "discard": discards, "pile": [g.pile]}
    if ask.prompt == "rebuild":
        del piles["hand"]
    for name, found in piles.items():
        if any(asked <= {card.id for card in pile} for pile in found):
            return f"{name}:{id}"
    return f"card:{id}"
