"""Tokens taken off cards, turned into others or shared out, as effects and as costs."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.choices import AT, HOW_MANY, STOP, At, Stop
from hordekeep.engines.lanes.asking.questions import ask, choose_piece, deciders
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.content.keywords import HEROIC
from hordekeep.engines.lanes.effects.values import keyword
from hordekeep.engines.lanes.rules.concepts.questions import PICK, PICK_HEALTH_TOKENS, PICK_NUMBER
from hordekeep.engines.lanes.rules.health.damage import hurt
from hordekeep.engines.lanes.rules.health.tokens import change_for_turn, heal
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.engines.lanes.words.costs import NOBODY
from hordekeep.engines.lanes.words.deeds import Payment
from hordekeep.engines.lanes.words.kinds import VOCABULARY, verb
from hordekeep.engines.lanes.words.meant import Noun, Target
from hordekeep.engines.lanes.words.nouns import ally
from hordekeep.engines.lanes.words.token_kinds import put_token, take_token, tokens_on
from hordekeep.engines.lanes.words.verbs import Tokens, has_wounds, how_many
from hordekeep.kernel import Refusal, Rules, enforces

V = VOCABULARY


@verb(
    "remove {k:tokens} from {t:target}",
    fr="[retirez|retirer] {k} {de:t}",
    rule="HM-GLO-23",
    can=lambda g, c, k, t: any(tokens_on(p, token) for p in t for token, _ in k),
    helps={"t": lambda g, c, p, slots: any(tokens_on(p, token) for token, _ in slots["k"])},
)
@enforces("HM-TOKEN-03")
def remove_tokens(g: Battle, c: Cause, k: Tokens, t: list[Piece]) -> bool:
    """As far as there are such tokens; no damage."""
    c.total = sum(take_token(g, p, token, n * c.times, c.me) for p in t for token, n in k)
    return c.total > 0


def _one_after_another(g: Battle, c: Cause, sort: str, left: dict[int, int], most: int) -> Rules[dict[int, int]]:
    """So many tokens at most off the cards in some places, one by one, until the player stops; how many off which."""
    taken: dict[int, int] = {}
    while sum(taken.values()) < most:
        places = [place for place, n in left.items() if n > taken.get(place, 0)]
        if not places:
            break
        about = About(c.me.card, among=places, optional=True)
        answer: At | Stop = yield from ask(g, deciders(g, c), PICK[sort], [*map(AT, places), STOP], about, "HM-GLO-23")
        if isinstance(answer, Stop):
            break
        taken[answer.place] = taken.get(answer.place, 0) + 1
    return taken


def _at(g: Battle, place: int) -> Piece:
    found = piece_at(g, place)
    assert found is not None
    return found


@verb(
    "remove any number of health tokens from {t:target}",
    fr="[retirez|retirer] {à:t} autant de jetons Santé que vous voulez",
    rule="HM-GLO-23",
    can=lambda g, c, t: any(p.vigor > 0 for p in t),
)
def remove_any_health(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """None, some or all of each; counted for what follows."""
    left = {place_of(g, p): p.vigor for p in t if p.vigor > 0}
    taken = yield from _one_after_another(g, c, "ally", left, sum(left.values()))
    c.total = sum(take_token(g, _at(g, place), "health", n, c.me) for place, n in taken.items())
    return c.total > 0


@verb(
    "remove up to {n:number} [wound|wounds:n] in total from {np:np}",
    fr="[retirez|retirer] jusqu’à {n} [jeton|jetons:n] Dégât au total {à le:np}",
    rule="HM-TOKEN-02",
    number="p",
    can=lambda g, c, n, np: any(has_wounds(p) for p in np.find(g, c)),
)
def remove_wounds_in_total(g: Battle, c: Cause, n: int, np: Noun) -> Rules[bool]:
    """Shared out freely; who is healed several times is healed at once."""
    left = {place_of(g, p): -p.vigor for p in np.find(g, c) if has_wounds(p)}
    healed = yield from _one_after_another(g, c, np.sort, left, n * c.times)
    c.total = sum(heal(g, _at(g, place), wounds, c.me) for place, wounds in healed.items())
    return c.total > 0


@verb(
    "turn any number of temporary armor tokens on {t:target} into temporary attack tokens",
    fr="[changez|changer] {sur:t} autant de jetons temporaires Armure que vous voulez en jetons temporaires Attaque",
    rule="HM-TOKEN-09",
    helps={"t": lambda g, c, p, slots: p.turn_armor > 0},
)
def armor_to_attack(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """One for one."""
    c.total = 0
    for p in t:
        n = yield from how_many(g, c, PICK_NUMBER, p.turn_armor)
        if n:
            change_for_turn(g, p, n, 0, -n, c.me)
            c.total += n
    return c.total > 0


@verb(
    "put as many temporary armor tokens on {t:target} as its Heroic",
    fr="[placez|placer] {sur:t} autant de jetons temporaires Armure que sa valeur Héroïque",
    rule="HM-GLO-43",
)
def armor_as_heroic(g: Battle, c: Cause, t: list[Piece]) -> None:
    """On each by its own value, wounded or not."""
    for p in t:
        heroic = keyword(g, p, HEROIC)
        if heroic > 0:
            put_token(g, p, "temporary-armor", heroic * c.times, c.me)


@verb(
    "spread {k:token} evenly among allies",
    fr="[répartissez|répartir] {k} équitablement entre les Alliés",
    rule="HM-ABIL-02",
    can=lambda g, c, k: bool(_allies(g, c)),
)
def spread(g: Battle, c: Cause, k: tuple[str, int]) -> Rules[bool]:
    """As many on each as can be, the odd ones on allies of choice; whoever gets one is reached by it."""
    token, n = k
    left = _allies(g, c)
    if not left:
        return False
    each, odd = divmod(n * c.times, len(left))
    share = [(p, each) for p in left if each]
    for _ in range(odd):
        p = yield from choose_piece(g, deciders(g, c), PICK["ally"], left, c.me.card, "HM-ABIL-02")
        left = [other for other in left if other is not p]
        share = [*((other, m) for other, m in share if other is not p), (p, each + 1)]
    c.reached = [p for p, _ in share]
    for p, m in share:
        if token == "wound":
            yield from hurt(g, p, m, c.me)
        else:
            put_token(g, p, token, m, c.me)
    return True


def _allies(g: Battle, c: Cause) -> list[Piece]:
    return [p for p in ally(g, c) if not p.doomed]


# -- as costs ----------------------------------------------------------------------------------------------------------


@V.word("cost", "remove {k:tokens} from {t:target}", fr="[retirez|retirer] {k} {de:t}", rule="HM-ALLY-12",
        name="remove_as_cost")  # fmt: skip
def remove_as_cost(k: Tokens, t: Target) -> Payment:
    """Tokens that must be there, such as the charges of a tower."""

    def has_all(p: Piece) -> bool:
        return not p.doomed and all(tokens_on(p, token) >= n for token, n in k)

    able = t if t.narrow is None else t.narrow(lambda g, c, p: has_all(p))

    def why_not(g: Battle, c: Cause) -> Refusal | None:
        return None if any(has_all(p) for p in able.find(g, c)) else NOBODY

    def pay(g: Battle, c: Cause, pieces: list[Piece]) -> None:
        c.total = sum(take_token(g, p, token, n, c.me) for p in pieces for token, n in k)

    return Payment(why_not, able.pick, pay)


@V.word("cost", "remove any number of health tokens from {t:target}",
        fr="[retirez|retirer] {à:t} autant de jetons Santé que vous voulez", rule="HM-ABIL-03",
        name="remove_any_as_cost")  # fmt: skip
def remove_any_as_cost(t: Target) -> Payment:
    """At least one; counted for what follows."""
    able = t if t.narrow is None else t.narrow(lambda g, c, p: p.vigor > 0)

    def why_not(g: Battle, c: Cause) -> Refusal | None:
        return None if any(p.vigor > 0 and not p.doomed for p in able.find(g, c)) else NOBODY

    def choose(g: Battle, c: Cause) -> Rules[tuple[Piece, int]]:
        p = (yield from able.pick(g, c))[0]
        numbers = range(1, p.vigor + 1)
        about = About(c.me.card, among=numbers)
        answer = yield from ask(g, deciders(g, c), PICK_HEALTH_TOKENS, [*map(HOW_MANY, numbers)], about, "HM-ABIL-03")
        return p, answer.number

    def pay(g: Battle, c: Cause, chosen: tuple[Piece, int]) -> None:
        c.total = take_token(g, chosen[0], "health", chosen[1], c.me)

    return Payment(why_not, choose, pay)
