"""The choices of Horde as people and files see them: keys, labels, prompts, and what each choice touches."""

from __future__ import annotations

from hordekeep.games.plankton_horde.battle_card_phase import TOKEN
from hordekeep.games.plankton_horde.betrayer import DECLINE, GIVE, STEAL
from hordekeep.games.plankton_horde.components import BATTLES, NAMES
from hordekeep.games.plankton_horde.monster_phase import PICK, STOP, card_name
from hordekeep.games.plankton_horde.state import NOBODY, HordeState, target
from hordekeep.games.plankton_horde.trickster import LEAVE, SWAP, WITH, token_on
from hordekeep.games.plankton_horde.wild_cards import PASS, PLAY_DEMON, PLAY_FLAYER, SACRIFICE
from hordekeep.kernel import Ask, Choice, Text, seat_name

CANDIDATES: tuple[Choice, ...] = (
    *TOKEN.values(),
    *PICK,
    STOP,
    DECLINE,
    STEAL,
    *GIVE,
    LEAVE,
    *SWAP,
    *WITH,
    PASS,
    PLAY_FLAYER,
    PLAY_DEMON,
    *SACRIFICE,
)
"""Every choice that can ever be offered."""

_ABOUT_CARDS = ("pick", "give", "sacrifice")
_ABOUT_BATTLES = ("swap", "with")


def _key(choice: Choice) -> str:
    verb = choice[0]
    if len(choice) == 1:
        return str(verb)
    about = choice[1]
    if verb in _ABOUT_CARDS:
        return f"{verb}:{NAMES[about]}"
    if verb in _ABOUT_BATTLES:
        return f"{verb}:{BATTLES[about]}"
    return f"{verb}:{about}"


def candidates(_: HordeState) -> tuple[Choice, ...]:
    """Every choice that can ever be offered: the same in all games of Horde."""
    return CANDIDATES


_KEYS = {choice: _key(choice) for choice in CANDIDATES}
_CHOICES = {key: choice for choice, key in _KEYS.items()}


def key(choice: Choice) -> str:
    """The stable text key of a choice.

    >>> key(("token", -3))
    'token:-3'
    """
    return _KEYS[choice]


def choice(key: str) -> Choice | None:
    """The choice with this key, or None.

    >>> choice("pick:sun-ooze") == ("pick", NAMES.index("sun-ooze")), choice("pick:sun-cat")
    (True, None)
    """
    return _CHOICES.get(key)


def battle_name(battle: int) -> Text:
    """The name of a Battle Card, to be said in any language."""
    return Text(f"battle-{BATTLES[battle]}")


def label(g: HordeState, choice: Choice) -> Text:
    """What a choice says on its button."""
    verb = choice[0]
    if verb == "token":
        battle = g.row[-1] if g.row else g.battle_pile[0]
        return Text("label-token", token=choice[1], battle=battle_name(battle))
    if verb in _ABOUT_CARDS:
        return Text(f"label-{verb}", card=card_name(choice[1]))
    if verb in _ABOUT_BATTLES and choice[1] in g.row[: len(g.tokens)]:
        return Text(f"label-{verb}", battle=battle_name(choice[1]), token=token_on(g, choice[1]))
    if verb in _ABOUT_BATTLES:
        return Text("label-no-token", battle=battle_name(choice[1]))
    return Text(f"label-{verb}")


def touches(g: HordeState, ask: Ask, choice: Choice) -> tuple[str, ...]:
    """The ids of what a choice touches on the table, for clients to light up."""
    verb = choice[0]
    if verb == "token":
        return (f"token:{choice[1]}", f"row:{BATTLES[g.row[-1]]}") if g.row else (f"token:{choice[1]}",)
    if verb == "pick":
        return (f"pool:{NAMES[choice[1]]}",)
    if verb in ("give", "sacrifice"):
        return (f"horde:{ask.seat}:{NAMES[choice[1]]}",)
    if verb in _ABOUT_BATTLES:
        return (f"row:{BATTLES[choice[1]]}",)
    if verb in ("steal", "decline") and g.just_picked != NOBODY:
        return (f"picks:{g.picker}:{NAMES[g.just_picked]}",)
    if verb in ("flayer", "demon"):
        return (f"horde:{ask.seat}:{verb}",)
    return ()


def prompt(g: HordeState, ask: Ask) -> Text:
    """What is asked, in words."""
    who = seat_name(ask.seat)
    match ask.prompt:
        case "token":
            return Text("ask-token", who=who, battle=battle_name(g.row[-1]))
        case "pick":
            missing = target(g) - g.totals[ask.seat]
            return Text("ask-pick", who=who, missing=missing, target=target(g))
        case "steal" | "give-first" | "give-second":
            return Text(f"ask-{ask.prompt}", who=who, picker=seat_name(g.picker), card=card_name(g.just_picked))
        case "wild":
            return Text("ask-wild", who=who, battle=battle_name(g.row[g.battle]), token=g.tokens[g.battle])
        case _:
            return Text(f"ask-{ask.prompt}", who=who)
