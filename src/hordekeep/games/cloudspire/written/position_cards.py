"""Reading the earthscapes, relics and events of a position. What is not written anywhere lies in its deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.content.triangles import TURNS, triangle_on
from hordekeep.games.cloudspire.ground.earthscapes import spaces_on
from hordekeep.games.cloudspire.ground.land import Land, lay
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import BadInput
from hordekeep.kernel.positions import bad, keep
from hordekeep.language.problems import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hordekeep.games.cloudspire.written.position_document import CardsPosition, Position


def read_earthscapes(land: Land, position: Position) -> Land:
    """The land with all earthscapes that were laid, one after another."""
    for number, laid in enumerate(position.earthscapes.laid):
        where = f"earthscapes.laid.{number}"
        _check_earthscape(laid.number, f"{where}.number")
        try:
            hexes = tuple([FRAME.read(text) for text in laid.hexes])
        except BadInput as problem:
            raise bad(str(problem), f"{where}.hexes") from None
        triangle = triangle_on(hexes)
        if triangle is None:
            said = "An earthscape lies on three hexes that touch one another. [CS-EARTH-02]"
            raise bad(said, f"{where}.hexes", "Write its spaces in order.")
        if hexes not in [spaces_on(triangle, turn) for turn in TURNS]:
            said = "An earthscape is turned, never mirrored. [CS-EARTH-11]"
            raise bad(said, f"{where}.hexes", "Write its spaces clockwise.")
        try:
            land = lay(land, load_earthscapes()[laid.number], hexes)
        except ValueError:
            said = "It lies on sky, or on even ground. [CS-EARTH-04]"
            raise bad(said, f"{where}.hexes", "Choose other hexes.") from None
    return land


def _check_earthscape(number: int, where: str) -> None:
    known = load_earthscapes()
    if number not in known:
        raise bad(f"There is no earthscape {number}.", where, f"They are {min(known)} to {max(known)}.")


def lay_out_earthscapes(g: PlayArea, position: Position) -> None:
    """The earthscapes in the market and with the players."""
    written = position.earthscapes
    placed = [(laid.number, f"earthscapes.laid.{n}") for n, laid in enumerate(written.laid)]
    for seat, player in enumerate(position.players):
        placed += [(each, f"players.{seat}.earthscapes.{n}") for n, each in enumerate(player.earthscapes)]
    placed += [(each, f"earthscapes.discard.{n}") for n, each in enumerate(written.discard)]
    placed += [(each, f"earthscapes.deck.{n}") for n, each in enumerate(written.deck or ())]
    if written.shown:
        placed.append((written.shown, "earthscapes.shown"))
    taken: set[int] = set()
    for number, where in placed:
        _check_earthscape(number, where)
        if number in taken:
            raise bad(f"Earthscape {number} lies elsewhere already.", where, "Write every earthscape once.")
        taken.add(number)
    rest = [each for each in load_earthscapes() if each not in taken]
    if written.shown is not None:
        g.earth_shown = written.shown
    elif rest and written.deck is None:
        g.earth_shown = rest.pop(0)
    deck = rest if written.deck is None else written.deck
    g.earth_deck, g.earth_discard = deck[::-1], list(written.discard)
    keep(written, g)


def lay_out_cards(g: PlayArea, position: Position) -> None:
    """Relics and events, in hands, in play and in their decks."""
    held: list[tuple[str, Sequence[str]]] = []
    for seat, player in enumerate(position.players):
        held += [
            (f"players.{seat}.relics", player.relics),
            (f"players.{seat}.relics_in_play", player.relics_in_play),
        ]
    g.relic_deck, g.relic_discard = _cards("relic", box().relics, position.relics, "relics", held)
    drawn = [("events.drawn", position.events.drawn)]
    g.event_deck, g.event_discard = _cards("event", box().events, position.events, "events", drawn)
    keep(position.events, g)


def _cards(
    kind: str, known: Iterable[str], written: CardsPosition, where: str, held: Sequence[tuple[str, Sequence[str]]]
) -> tuple[list[str], list[str]]:
    """A deck, its top last, and its discard; no card is written twice."""
    ids = list(known)
    taken: set[str] = set()
    for here, cards in (*held, (f"{where}.discard", written.discard), (f"{where}.deck", written.deck or ())):
        for number, card in enumerate(cards):
            if card not in ids:
                raise bad(f"There is no {kind} {card!r}.", f"{here}.{number}", did_you_mean(card, ids))
            if card in taken:
                raise bad(f"The {kind} {card!r} lies elsewhere already.", f"{here}.{number}", "Write every card once.")
            taken.add(card)
    rest = [card for card in ids if card not in taken]
    deck = rest if written.deck is None else written.deck
    return deck[::-1], list(written.discard)
