"""A match as it is shown: frames and log lines, in a language, through the eyes of a seat. No network, no storage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hordekeep.kernel import Event, Match
from hordekeep.table.protocol import Frame, LogLine, ShownAsk, ShownOffer, ShownOutcome, ShownProgress

AnyMatch = Match[Any]


def frame_of(match: AnyMatch, seat: int | None, language: str, number: int, *, open: bool = False) -> Frame:
    """The present moment of `match` as `seat` sees it (None: a spectator), or with nothing hidden if `open`.

    `number` names the ask. Only the viewer's own choices are listed; with `open`, those of whoever is asked.

    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> frame_of(match, 1, "en", 0).ask.offers[0].label
    'Put 8 on Fire'
    >>> frame_of(match, 0, "en", 0).ask.offers
    ()
    """
    game = match.game
    return Frame(
        game=game.slug,
        board=game.box.board,
        seat=seat,
        names=match.names,
        view=match.shown() if open else match.view(seat),
        progress=progress_of(match, language),
        ask=_ask_of(match, seat, language, number, open),
        outcome=_outcome_of(match, language),
        open=open or match.ask is None,
    )


def progress_of(match: AnyMatch, language: str) -> ShownProgress | None:
    """How far the match has come, in words; None for a game that does not tell."""
    if match.game.progress is None:
        return None
    progress = match.game.progress(match.state)
    return ShownProgress(
        heading=match.say(progress.heading, language),
        phases=tuple(match.say(phase, language) for phase in progress.phases),
        now=progress.now,
    )


def _ask_of(match: AnyMatch, seat: int | None, language: str, number: int, open: bool) -> ShownAsk | None:
    ask = match.ask
    if ask is None:
        return None
    viewer = ask.seats[0] if open and seat not in ask.seats else seat
    offers = match.offers(viewer, language) if viewer in ask.seats else []
    return ShownAsk(
        number=number,
        seats=ask.seats,
        prompt=match.prompt(language),
        rule=ask.rule,
        offers=tuple(ShownOffer(key=offer.key, label=offer.label, touches=offer.touches) for offer in offers),
    )


def _outcome_of(match: AnyMatch, language: str) -> ShownOutcome | None:
    outcome = match.outcome()
    if outcome is None:
        return None
    return ShownOutcome(
        winners=outcome.winners,
        scores=outcome.scores,
        rule=outcome.rule,
        because=match.say(outcome.because, language),
        together=outcome.together,
    )


def line_of(match: AnyMatch, event: Event, number: int, choice: int, language: str) -> LogLine:
    """An event as a line of the log: the `number`-th, after `choice` choices."""
    telling = match.game.telling
    return LogLine(
        number=number,
        choice=choice,
        kind=event.kind,
        text=match.say(match.game.describe(event), language),
        rule=event.rule,
        facts=event.facts,
        heading=event.kind in telling.headings,
        moment=event.kind in telling.moments,
    )


def lines_of(match: AnyMatch, events: Sequence[Event], seat: int | None, language: str) -> tuple[LogLine, ...]:
    """The events that `seat` may know of, as lines numbered from 0."""
    known = [event for event in events if event.is_for(seat)]
    return tuple(line_of(match, event, number, 0, language) for number, event in enumerate(known))
