"""Setup as Monoliths has it: castle and deck belong together, the horde deck is built by power, there are four portals,
minions have tokens by mode, and the outsider waits set aside (HM-SETUP). Hordes of the first set bring their own
portals (HM-SET1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hordekeep.engines.lanes.content.cards import Card, Shelf, shelf_for
from hordekeep.engines.lanes.content.setting import Setting
from hordekeep.engines.lanes.content.written import SECOND_BOXES
from hordekeep.engines.lanes.decks.deck_building import Deck, deck_problems, name_of, problems_together
from hordekeep.engines.lanes.decks.deck_codes import deck_from, ready_deck, ready_ids
from hordekeep.engines.lanes.rules.concepts.resolving import resolve
from hordekeep.engines.lanes.rules.setup.setup import bad_deck, mode_of, portal_pile, refused, sets_of_horde
from hordekeep.engines.lanes.state.abilities import enchantment, printed
from hordekeep.engines.lanes.state.battle import HORDE, HORDE_OWNER, MINIONS, Battle, Piece
from hordekeep.games.monoliths.content.citing import CITES
from hordekeep.games.monoliths.content.difficulty import (
    LEVELS,
    by_power,
    has_powers,
    said_score,
    suggested_outsider,
    total_difficulty,
)
from hordekeep.games.monoliths.rules.happened import (
    CastleStands,
    DeckShuffled,
    HordeShuffled,
    MinionsLaid,
    OutsiderChosen,
    PortalsLaid,
)
from hordekeep.kernel import BadInput, Dice, OptionValue, Rules, Text, Weight, enforces, once

Options = Mapping[str, OptionValue]

FIRST_DECKS: Final = ("liothan-enforcers", "taulot-custodians")
"""Blue and green: what players take who choose neither castle nor deck (HM-SETUP-20)."""
FIRST_CASTLES: Final = ("beraph-of-grialth", "the-gaping-maw")
"""Of several castles that go with a deck, the one that each book's first game has (HM-SETUP-20)."""
COMMONS: Final = {"none": (), "core": ("common",), "utsesh": ("common-utsesh",), "both": ("common", "common-utsesh")}
"""The first set's Common cards, which nobody has to add any more (HM-SET1-04)."""
EXTRA_HEROES: Final = "extra-heroes"
DEAR: Final = 6
MANY: Final = 2
"""With two alliance players each minion begins with so many health tokens (HM-SETUP-12), else with one."""


@enforces("HM-SET1-02", "HM-VS-01")
def setting_of(seats: int, options: Options) -> Setting:
    """The setting by the options: a level from 1 to 5, or the portals that a horde of the first set is played with
    (HM-DIFF)."""
    cards = shelf_for("monoliths")
    horde = cards.horde_sets[str(options["horde"])]
    difficulty = str(options["level"] if has_powers(horde) else options["portals"])
    outsider = cards.outsider_lines[_outsider(options, cards)][0]
    return Setting(
        mode=mode_of(seats, str(options["mode"]), CITES),
        seats=seats,
        difficulty=difficulty,
        score=total_difficulty(difficulty, horde, outsider),
    )


@enforces("HM-HOV-03", "HM-HOV-04", "HM-HOV-05", "HM-HOV-06")
def weigh(options: Options) -> Weight | None:
    """How hard a game with these options is; nothing where no level is played."""
    score = setting_of(1, {**options, "mode": "auto"}).score
    return Weight(said_score(score), "HM-HOV-03") if score else None


@enforces("HM-HOV-02")
def _outsider(options: Options, cards: Shelf) -> str:
    """The line of the outsider: of choice, else the one suggested for the horde."""
    chosen = str(options["outsider"])
    return suggested_outsider(str(options["horde"]), cards) if chosen == "auto" else chosen


# -- castle and decks --------------------------------------------------------------------------------------------------


@enforces("HM-SETUP-04", "HM-SETUP-05", "HM-BUILD-01", "HM-BUILD-02")
def decks_of(setting: Setting, options: Options, cards: Shelf, dice: Dice) -> list[Deck]:
    """One castle and one deck for each alliance player: the castle's own 40 cards, or a deck built by its rules; two
    players have two castles."""
    decks: list[Deck] = []
    for name, castle in (("deck", "castle"), ("deck_b", "castle_b"))[: setting.alliance]:
        taken = [deck.castle for deck in decks]
        decks.append(_deck(str(options[name]), str(options[castle]), name, taken, cards))
    if problems := problems_together(decks, CITES):
        problems.sort(key=lambda problem: problem.rule != "HM-BUILD-02")
        raise bad_deck("deck_b", problems)
    return [_with_one_hero_less(deck, cards, dice) if options["extra_heroes"] else deck for deck in decks]


def _deck(wanted: str, keep: str, name: str, taken: list[Card | None], cards: Shelf) -> Deck:
    """The deck of one player with the castle that stands behind it."""
    castle = None if keep == "auto" else cards.castles[keep]
    if wanted == "auto":
        wanted = _deck_of_castle(castle, name, cards) if castle else _another_deck(taken)
    try:
        deck = deck_from(wanted, cards)
    except BadInput as bad:
        raise bad.standing(f"option '{name}'") from bad
    if not deck.ready:
        built = Deck(castle or deck.castle, deck.cards)
        if problems := deck_problems(built, CITES):
            raise bad_deck(name, problems)
        return built
    fitting = castles_of(deck.ready, cards)
    if castle is None:
        free = tuple(each for each in fitting if each not in taken)
        castle = next((each for each in free if each.id in FIRST_CASTLES), (free or fitting)[0])
    elif castle not in fitting:
        what = Text("setup-other-castle", deck=Text(f"set-{deck.ready}"), castle=name_of(castle))
        raise refused(name, what, Text("setup-other-castle-advice"))
    return _ready_with(castle, deck.ready, cards)


@once
def _ready_with(castle: Card, ready: str, cards: Shelf) -> Deck:
    """A ready-made deck with the castle that stands before it."""
    return Deck(castle, ready_deck(ready, cards).cards, ready=ready)


def _another_deck(taken: list[Card | None]) -> str:
    """The blue deck, beside one of that colour the green one."""
    blue, green = FIRST_DECKS
    return green if any(castle is not None and castle.faction == "liothan" for castle in taken) else blue


@once
@enforces("HM-SETUP-05")
def castles_of(ready: str, cards: Shelf) -> tuple[Card, ...]:
    """The castles of the same set and faction as a ready-made deck; a pack's deck takes any of its faction, or any at
    all where there is none."""
    deck = cards.decks[ready]
    own = [castle for castle in cards.castles.values() if castle.faction == deck.faction]
    if not deck.pack:
        own = [castle for castle in own if _is_second(castle.box) == _is_second(deck.box) and not castle.pack]
    return tuple(own or cards.castles.values())


def _deck_of_castle(castle: Card, name: str, cards: Shelf) -> str:
    """The ready-made deck of a castle."""
    for ready in ready_ids(cards):
        if castle in castles_of(ready, cards):
            return ready
    raise refused(name, Text("setup-no-deck", castle=name_of(castle)), Text("setup-deck-advice"))


def _is_second(box: str) -> bool:
    return box in SECOND_BOXES


@enforces("HM-SETUP-06")
def _with_one_hero_less(deck: Deck, cards: Shelf, dice: Dice) -> Deck:
    """With the extra heroes a faction of the first set has 41 cards: one of its three heroes, at random, stays in the
    box."""
    if not deck.ready or cards.decks[deck.ready].box not in ("core", "nupten-illusionists"):
        return deck
    faction = cards.decks[deck.ready].faction
    pool = [*ready_deck(deck.ready, cards).cards]
    pool += [card for card in cards.sets[EXTRA_HEROES].cards if card.faction == faction]
    heroes = sorted((card for card in pool if card.is_hero), key=lambda card: card.id)
    pool.remove(dice.pick(heroes))
    return Deck(deck.castle, pool, ready=deck.ready)


@enforces("HM-SETUP-03", "HM-SETUP-04")
def castle_of(options: Options, decks: list[Deck], cards: Shelf) -> Card:
    """The castle in play is that of the first player; a second one only rules a deck."""
    castle = decks[0].castle
    assert castle is not None
    return castle


# -- portals, minions, horde deck, outsider ----------------------------------------------------------------------------


@enforces("HM-SETUP-08", "HM-VS-02", "HM-SET1-02", "HM-SET1-03")
def portals(setting: Setting, cards: Shelf) -> list[Card]:
    """The four levels of the mode, on two cards used on both sides; with a horde of the first set that set's portals of
    the wanted difficulty, the first of them with the outsider's call."""
    if setting.difficulty not in LEVELS:
        return [card for card in portal_pile(setting, cards) if card.difficulty or not _is_second(card.box)]
    mode = f"versus{setting.seats}" if setting.mode == "versus" else setting.mode
    fitting = [
        card for card in cards.portals.values() if card.mode == mode and _is_second(card.box) and not card.difficulty
    ]
    return sorted(fitting, key=lambda card: card.stage)


@enforces("HM-SETUP-10", "HM-SETUP-11", "HM-SETUP-12", "HM-SET1-11")
def minions(setting: Setting, cards: Shelf) -> list[Piece]:
    """The four minions with 1 health token each, with two alliance players 2; a portal of the first set says itself
    what lies on them."""
    tokens = 0 if setting.difficulty not in LEVELS else MANY if setting.alliance > 1 else 1
    found = [Piece(cards.minions[name], HORDE, HORDE_OWNER) for name in MINIONS]
    for minion in found:
        minion.vigor = tokens
    return found


@enforces("HM-SETUP-13", "HM-SET1-02", "HM-SET1-04")
def horde_decks(setting: Setting, options: Options, cards: Shelf, dice: Dice) -> list[list[Card]]:
    """The cards of one horde that belong to the level; of a horde of the first set all of them. Common cards only if
    they are wanted."""
    horde = cards.horde_sets[str(options["horde"])]
    deck = by_power(horde, setting.difficulty, dice) if setting.difficulty in LEVELS else horde.copies()
    for common in COMMONS[str(options["common"])]:
        deck += cards.horde_sets[common].copies()
    return [deck]


@enforces("HM-SETUP-14", "HM-OUT-01", "HM-OUT-02", "HM-OUT-06")
def outsiders(g: Battle, options: Options, cards: Shelf) -> None:
    """Any outsider, whatever the horde, set aside with all its levels: the pile is empty. An Enchanter's enchantment is
    active from now on."""
    stages = list(cards.outsider_lines[_outsider(options, cards)])
    g.later_stages = stages
    if stages[0].outsider == "enchanter":
        g.enchanter = stages[0]


def nothing_more(g: Battle, options: Options) -> None:
    """Nothing is changed on the table once it is laid: the book has no variants."""


@enforces("HM-SETUP-19", "HM-SET1-11", "HM-SETUP-15", "HM-SETUP-16")
def game_begins(g: Battle, _: object) -> Rules[None]:
    """What was laid out, in the book's order. On the way a first-set portal's "Setup:" is done and, when the outsider
    is chosen, the setup part of its enchantment; the mulligan follows."""
    if g.tell:
        g.tell(CastleStands(g.castle.card.id))
    for seat, player in enumerate(g.players):
        if g.tell:
            g.tell(DeckShuffled(seat, len(player.deck) + len(player.hand)))
    if g.tell:
        g.tell(PortalsLaid(1 + len(g.portals)))
    yield from resolve(g, g.portal, printed(g.portal.card).by_kind.get("setup", ()))
    if g.tell:
        g.tell(MinionsLaid(sum(minion.vigor for minion in g.minions)))
        g.tell(HordeShuffled(sum(map(len, g.horde_decks)) + len(g.horde_hand)))
    outsider = g.later_stages[0] if g.later_stages else g.pile[-1]
    if g.tell:
        g.tell(OutsiderChosen(outsider.id))
    enchanter = g.enchanter
    if enchanter is not None:
        holder = Piece(enchanter, HORDE, HORDE_OWNER)
        yield from resolve(g, holder, enchantment(enchanter).by_kind.get("setup", ()))


@enforces("HM-SETUP-20")
def is_first_game(g: Battle) -> bool:
    """The suggestion for a first game: Beraph of Grialth, the blue or the green deck, the Monoliths at level 2 and the
    Purple Circle, against nobody."""
    setting = g.setting
    if g.castle.card.id != FIRST_CASTLES[0] or setting.difficulty != "2" or setting.mode == "versus":
        return False
    cards = [card for player in g.players for card in (*player.deck, *player.hand, *player.aside)]
    outsider = g.enchanter is not None and g.enchanter.id == "purple-circle"
    return outsider and {card.set for card in cards} <= set(FIRST_DECKS) and sets_of_horde(g) == {"monoliths"}


@enforces("HM-SETUP-21")
def advice(hand: Sequence[Card]) -> list[Card]:
    """What the book puts aside in a first game: every card that is no ally or costs 6 mana or more."""
    return [card for card in hand if not card.is_ally or (card.cost or 0) >= DEAR]
