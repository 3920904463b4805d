"""The kinds of tokens that sentences name: put on a card, counted, taken off it again.

Those of this turn only are the signed values that the turn wipes (HM-TOKEN-04, HM-TOKEN-09); they never cancel the
permanent ones (HM-TOKEN-07).
"""

from __future__ import annotations

from hordekeep.engines.lanes.rules.health.happened import TokensPut, TokensRemoved
from hordekeep.engines.lanes.rules.health.tokens import (
    change_for_turn,
    heal,
    is_out_of_reach,
    put_attack,
    put_health,
    put_weaken,
    take_attack_tokens,
    take_health_tokens,
)
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.engines.lanes.words.kinds import VOCABULARY
from hordekeep.kernel import enforces

V = VOCABULARY


def name_token(id: str, english: str, french: str, rule: str) -> None:
    """Let sentences name tokens of a kind."""
    singular, plural = french.split("|")
    V.word(
        "token",
        f"{{n:number}} [{english}|{english}s:n]",
        name=f"{id.replace('-', '_')}_tokens",
        fr=f"{{n}} [{singular}|{plural}:n]",
        rule=rule,
    )(lambda n: (id, n))


name_token("wound", "wound", "jeton Dégât|jetons Dégât", "SH-TOKEN-01")
name_token("health", "health token", "jeton Santé|jetons Santé", "SH-TOKEN-01")
name_token("attack", "attack token", "jeton Attaque|jetons Attaque", "SH-TOKEN-01")
name_token("weaken", "weaken token", "jeton -1 Attaque|jetons -1 Attaque", "SH-TOKEN-01")
name_token("armor", "armor token", "jeton Armure|jetons Armure", "HM-TOKEN-08")
name_token(
    "temporary-attack",
    "temporary attack token",
    "jeton temporaire Attaque|jetons temporaires Attaque",
    "HM-TOKEN-04",
)
name_token(
    "temporary-weaken",
    "temporary weaken token",
    "jeton temporaire -1 Attaque|jetons temporaires -1 Attaque",
    "HM-TOKEN-04",
)
name_token(
    "temporary-armor",
    "temporary armor token",
    "jeton temporaire Armure|jetons temporaires Armure",
    "HM-TOKEN-09",
)


def put_token(g: Battle, p: Piece, token: str, n: int, by: Piece) -> None:
    """Put tokens of a kind on a card; wounds are damage or a price, and whoever puts them sees to that."""
    match token:
        case "health":
            put_health(g, p, n)
        case "attack":
            put_attack(g, p, n)
        case "weaken":
            put_weaken(g, p, n)
        case "armor":
            if is_out_of_reach(g, p):
                return
            p.plate += n
            if g.tell:
                g.tell(TokensPut(place_of(g, p), p.card.id, token, n), "HM-TOKEN-08")
        case "temporary-attack":
            change_for_turn(g, p, n, 0, 0, by)
        case "temporary-weaken":
            change_for_turn(g, p, -n, 0, 0, by)
        case "temporary-armor":
            change_for_turn(g, p, 0, 0, n, by)
        case _:
            raise ValueError(token)


def tokens_on(p: Piece, token: str) -> int:
    """How many tokens of a kind lie on a card."""
    signed = {
        "wound": -p.vigor,
        "health": p.vigor,
        "attack": p.edge,
        "weaken": -p.edge,
        "armor": p.plate,
        "temporary-attack": p.turn_attack,
        "temporary-weaken": -p.turn_attack,
        "temporary-armor": p.turn_armor,
    }
    return max(signed[token], 0)


@enforces("HM-GLO-23")
def take_token(g: Battle, p: Piece, token: str, n: int, by: Piece) -> int:
    """Take tokens of a kind off a card, as far as there are some: no damage. Returns how many."""
    taken = min(tokens_on(p, token), n)
    if taken <= 0:
        return 0
    match token:
        case "wound":
            return heal(g, p, taken, by)
        case "health":
            return take_health_tokens(g, p, taken, by)
        case "attack":
            return take_attack_tokens(g, p, taken)
        case "weaken":
            p.edge += taken
        case "armor":
            p.plate -= taken
        case "temporary-attack":
            p.turn_attack -= taken
        case "temporary-weaken":
            p.turn_attack += taken
        case _:
            p.turn_armor -= taken
    if g.tell:
        g.tell(TokensRemoved(place_of(g, p), p.card.id, token, taken))
    return taken
