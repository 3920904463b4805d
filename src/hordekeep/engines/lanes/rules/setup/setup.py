"""Setup: from the options to a battle that is about to begin, step by step as the book lays the table (SH-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hordekeep.engines.lanes.content.cards import Card, Shelf, shelf
from hordekeep.engines.lanes.content.challenges import BY_ID
from hordekeep.engines.lanes.content.names import PACKAGES
from hordekeep.engines.lanes.content.setting import Setting
from hordekeep.engines.lanes.decks.deck_building import Deck, DeckProblem, deck_problems, name_of, problems_together
from hordekeep.engines.lanes.decks.deck_codes import deck_from
from hordekeep.engines.lanes.decks.deck_lists import read_list
from hordekeep.engines.lanes.rules.concepts.movement import enter
from hordekeep.engines.lanes.rules.concepts.resolving import resolve
from hordekeep.engines.lanes.rules.into_play.summon import tier_of
from hordekeep.engines.lanes.rules.setup.happened import GameBegins
from hordekeep.engines.lanes.state.abilities import printed
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, HORDE_OWNER, MINIONS, Battle, Piece, Player
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.state.steps import beats_of
from hordekeep.kernel import BadInput, Dice, OptionValue, Rules, Text, enforces
from hordekeep.kernel.errors import quote

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.edition import Edition

NO_CITES: Mapping[str, str] = {}
FREE_DECK = 30
SECOND_DECKS = ("kurumo", "liothan")
"""What the second player takes who does not choose: not the green deck, which is not for a first game (SH-SETUP-16)."""


@enforces("SH-MODE-01", "SH-MODE-02")
def mode_of(seats: int, wanted: str, cites: Mapping[str, str] = NO_CITES) -> str:
    """Solo for one, co-op for two, versus for two or three; what does not fit is refused.

    >>> mode_of(1, "auto"), mode_of(2, "auto"), mode_of(3, "auto"), mode_of(2, "versus")
    ('solo', 'coop', 'versus', 'versus')
    >>> mode_of(1, "versus")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: option 'mode': versus is for 2 or 3 players, not 1. [SH-MODE-02]
    """
    if wanted == "auto":
        return ("solo", "coop", "versus")[seats - 1]
    fits = {"solo": (1,), "coop": (2,), "versus": (2, 3)}[wanted]
    if seats not in fits:
        rule = "SH-MODE-02" if wanted == "versus" else "SH-MODE-01"
        raise refused("mode", Text(f"setup-mode-{wanted}", seats=seats, rule=cites.get(rule, rule)))
    return wanted


@enforces("SH-SETUP-03", "SH-SETUP-05", "HM-SETUP-02", "HM-SETUP-09")
def setup(edition: Edition, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Battle:
    """Lay the table; what "Setup:" says, the starting hands and the mulligan come as the first beats."""
    cards = shelf_of(edition)
    setting = edition.setting(seats, options)
    decks = edition.decks(setting, options, cards, dice)
    g = Battle().begin(setting, edition, dice)
    g.castle = Piece(edition.castle(options, decks, cards), ALLIANCE, 0)
    g.portals = edition.portals(setting, cards)
    g.portal = Piece(g.portals.pop(0), HORDE, HORDE_OWNER)
    g.minions = edition.minions(setting, cards)
    g.horde_decks = edition.horde_decks(setting, options, cards, dice)
    for deck in g.horde_decks:
        dice.shuffle(deck)
    edition.outsiders(g, options, cards)
    g.players = [_player(g, deck, setting, dice) for deck in decks]
    edition.variants(g, options)
    g.agenda = beats_of("begin", setting, edition)
    return g


@enforces("SH-CUST-05")
def setting_of(seats: int, options: Mapping[str, OptionValue]) -> Setting:
    """The setting by the options of the first edition; tier decks are not for versus."""
    challenge = str(options["challenge"])
    setting = Setting(
        mode=mode_of(seats, str(options["mode"])),
        seats=seats,
        difficulty=str(options["difficulty"]),
        challenge="" if challenge == "none" else challenge,
        tiers=bool(options["tiers"]),
        replay_concealed=bool(options["replay_concealed"]),
    )
    if setting.tiers and setting.mode == "versus":
        raise refused("tiers", Text("setup-tiers"))
    return setting


@enforces("SH-SETUP-11", "SH-CUST-11", "SH-CUST-12", "SH-CUST-13", "SH-CUST-14", "SH-CUST-15", "SH-CUST-16")
@enforces("SH-CUST-17", "SH-CUST-18", "SH-CUST-19", "SH-CUST-20", "SH-CUST-21", "SH-CUST-22")
def decks_of(setting: Setting, options: Mapping[str, OptionValue], cards: Shelf, dice: Dice) -> list[Deck]:
    """One deck for each alliance player: ready-made or legally built."""
    names = ("deck", "deck_b")[: setting.alliance]
    decks: list[Deck] = []
    for name in names:
        wanted = str(options[name])
        if wanted == "auto":
            wanted = next(each for each in SECOND_DECKS if each != decks[0].ready)
        try:
            deck = deck_from(wanted, cards)
        except BadInput as bad:
            raise bad.standing(f"option '{name}'") from bad
        if setting.challenge == "cheater":
            if len(deck.cards) != FREE_DECK:
                what = Text("setup-cheater", size=FREE_DECK, count=len(deck.cards))
                raise refused(name, what, Text("setup-cheater-advice"))
        elif not deck.ready and (problems := deck_problems(deck)):
            raise bad_deck(name, problems)
        decks.append(deck)
    if setting.challenge != "cheater" and (problems := problems_together(decks)):
        raise bad_deck(names[-1], problems)
    return decks


def bad_deck(name: str, problems: list[DeckProblem]) -> BadInput:
    """A deck that cannot be played, by the first of its problems."""
    first, more = problems[0], len(problems) - 1
    what = Text("setup-deck-more" if more else "setup-deck", because=first.because, rule=first.rule, more=more)
    return refused(name, what, Text("setup-deck-advice"))


def refused(option: str, what: Text, advice: Text | str = "") -> BadInput:
    """An option that cannot be had so, in the words of the game."""
    return BadInput(what, where=f"option '{option}'", advice=advice, packages=PACKAGES)


@enforces("SH-SETUP-10")
def castle_of(options: Mapping[str, OptionValue], decks: list[Deck], cards: Shelf) -> Card:
    """One castle for the whole alliance: of choice, else that of the first deck or its faction."""
    wanted = str(options["castle"])
    if wanted != "auto":
        return cards.castles[wanted]
    first = decks[0]
    if first.castle is not None:
        return first.castle
    faction = cards.decks[first.ready].faction if first.ready else ""
    fitting = [castle for castle in cards.castles.values() if castle.faction == faction]
    book = cards.castles["the-gaping-maw"]
    return book if book in fitting or not fitting else fitting[0]


@enforces("SH-SETUP-04", "SH-COOP-02", "SH-VS-01", "SH-CUST-01")
def portal_pile(setting: Setting, cards: Shelf) -> list[Card]:
    """Stages 1 and 2 of mode and difficulty, and the mode's stage 3: the difficulty is a set of portals."""
    fitting = [
        card
        for card in cards.portals.values()
        if card.mode == setting.mode and card.difficulty in ("", setting.difficulty)
    ]
    return sorted(fitting, key=lambda card: card.stage)


@enforces("SH-SETUP-06", "SH-SETUP-07")
def bare_minions(setting: Setting, cards: Shelf) -> list[Piece]:
    """The four minions in the back line; the portal's "Setup:" puts tokens on them."""
    return [Piece(cards.minions[name], HORDE, HORDE_OWNER) for name in MINIONS]


@enforces("SH-SETUP-08", "SH-CUST-03", "SH-CUST-05", "SH-CUST-09")
def horde_decks(setting: Setting, options: Mapping[str, OptionValue], cards: Shelf, dice: Dice) -> list[list[Card]]:
    """The Common cards and one or more other sets, in one deck or in tiers."""
    if setting.challenge == "cheated":
        deck = _cheated(str(options["horde_cards"]), cards)
    else:
        commons = {"core": ("common",), "utsesh": ("common-utsesh",), "both": ("common", "common-utsesh")}
        sets = [*commons[str(options["common"])], *(str(options[name]) for name in ("horde", "horde_b", "horde_c"))]
        deck = [card for each in dict.fromkeys(sets) if each != "none" for card in cards.horde_sets[each].copies()]
    if options["no_epics"]:
        deck = [card for card in deck if not card.epic]
    return [[card for card in deck if tier_of(card) == tier] for tier in (0, 1)] if setting.tiers else [deck]


@enforces("SH-ACH-07")
def _cheated(text: str, cards: Shelf) -> list[Card]:
    """Exactly 30 horde cards, none with II."""
    deck, unread = read_list(text.replace(";", "\n"), cards, lambda card: card.set in cards.horde_sets)
    if unread:
        raise refused("horde_cards", Text("setup-no-horde-card", **quote(unread[0].text)))
    wrong = [card for card in deck.cards if card.corner == 2]
    if wrong:
        raise refused("horde_cards", Text("setup-cheated-mark", card=name_of(wrong[0])))
    if len(deck.cards) != FREE_DECK:
        what = Text("setup-cheated-size", size=FREE_DECK, count=len(deck.cards))
        raise refused("horde_cards", what, Text("setup-cheated-advice"))
    return list(deck.cards)


@enforces("SH-SETUP-09", "SH-CUST-02")
def outsiders(g: Battle, options: Mapping[str, OptionValue], cards: Shelf) -> None:
    """Stage 1 is the outsider pile, later stages are set aside; one may be left out."""
    chosen = str(options["outsider"])
    stages = list(cards.outsider_lines[chosen])
    if options["stages"] == "skip-first":
        del stages[0]
    elif options["stages"] == "skip-second":
        del stages[1]
    if g.setting.challenge == "master-of-the-horde":  # SH-ACH-17
        others = [line[0] for name, line in cards.outsider_lines.items() if name != chosen]
        stages = [cards.outsider_lines[chosen][0], *others[:2]]
    g.pile = [stages[0]]
    g.later_stages = stages[1:]


@enforces("SH-SETUP-11", "HM-SETUP-07")
def _player(g: Battle, deck: Deck, setting: Setting, dice: Dice) -> Player:
    """Shuffle the deck; a challenge may put its hero into the hand, before any card is drawn."""
    pile = list(deck.cards)
    dice.shuffle(pile)
    hand = []
    hero = BY_ID[setting.challenge].hero if setting.challenge else ""
    if hero and not any(hero == card.id for player in g.players for card in player.hand):
        card = next((card for card in pile if card.id == hero), None)
        if card is not None:
            pile.remove(card)
            hand.append(card)
    return Player(pile, hand, [])


@enforces("SH-ACH-03", "SH-CUST-04")
def variants(g: Battle, options: Mapping[str, OptionValue]) -> None:
    """What a challenge changes on the table, and tokens more or fewer on each minion."""
    challenge = g.setting.challenge
    if challenge == "cheater":
        g.castle.vigor = -10
    if challenge and (hero := BY_ID[challenge].hero):
        _check_hero(g, hero)
    if challenge == "shining-star":
        _shining_star(g)
    g.deeds["extra-minion-tokens"] = int(options["minion_tokens"]) + (challenge == "upside-down")


@enforces("SH-ACH-08", "SH-ACH-09", "SH-ACH-10", "SH-ACH-11")
def _check_hero(g: Battle, hero: str) -> None:
    """A challenge that begins with a hero in hand needs a deck with that hero."""
    if not any(card.id == hero for player in g.players for card in player.hand):
        challenge = BY_ID[g.setting.challenge]
        named = {"challenge": Text(f"challenge-{challenge.id}"), "hero": name_of(shelf().cards[hero])}
        raise refused("challenge", Text("setup-hero", rule=challenge.rules[0], **named), Text("setup-hero-advice"))


@enforces("SH-ACH-11")
def _shining_star(g: Battle) -> None:
    """Akhuti starts in a lane with two health tokens."""
    seat = next(seat for seat, player in enumerate(g.players) if any(card.id == "akhuti" for card in player.hand))
    player = g.players[seat]
    akhuti = next(card for card in player.hand if card.id == "akhuti")
    player.hand.remove(akhuti)
    piece = Piece(akhuti, ALLIANCE, seat)
    piece.vigor = 2
    enter(g, piece, 0)


@enforces("SH-SETUP-07", "SH-CUST-04")
def game_begins(g: Battle, _: object) -> Rules[None]:
    """The "Setup:" text of the stage 1 portal, then tokens more or fewer on each minion."""
    outsider = g.pile[-1] if g.pile else g.later_stages[0]
    if g.tell:
        g.tell(GameBegins(g.portal.card.id, g.castle.card.id, outsider.id))
    yield from resolve(g, g.portal, printed(g.portal.card).by_kind.get("setup", ()))
    extra = g.deeds.pop("extra-minion-tokens", 0)
    for minion in g.minions:
        minion.vigor = max(minion.vigor + extra, 0)


@enforces("SH-SETUP-16")
def is_first_game(g: Battle) -> bool:
    """Is this the book's first game, with its advice for the mulligan?"""
    if g.castle.card.id != "the-gaping-maw" or not g.pile or g.pile[-1].line != "the-hate-bringer":
        return False
    if any(card.faction == "taulot" for player in g.players for card in (*player.deck, *player.hand, *player.aside)):
        return False
    return sets_of_horde(g) == {"common", "renegade"}


def sets_of_horde(g: Battle) -> set[str]:
    """The sets that the horde deck was made of, while it is whole."""
    return {card.set for pile in (*g.horde_decks, g.horde_hand, g.horde_aside) for card in pile}
