"""A match as it is shown: frames and log lines, in a language, through the eyes of a seat. No network, no storage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hordekeep.kernel import Event, Match
from hordekeep.table.protocol import Frame, LogLine, ShownAsk, ShownOffer, ShownOutcome, ShownProgress
from hordekeep.table.windows import is_quiet
from hordekeep.table.words import tell

AnyMatch = Match[Any]


def frame_of(
    match: AnyMatch,
    seat: int | None,
    language: str,
    number: int,
    *,
    open: bool = False,
    asked: tuple[int, ...] | None = None,
    unseen: int = 0,
) -> Frame:
    """The present moment of `match` as `seat` sees it (None: a spectator), or with nothing hidden if `open`.

    `number` names the ask. Only the viewer's own choices are listed; with `open`, those of whoever is asked. `asked`
    are the seats that are really asked, if a window passes by itself nobody; `unseen` is the number under which those
    know of a window who may not know which seat it is.

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
        view=match.laid_open() if open else match.view(seat),
        progress=progress_of(match, language),
        ask=ask_of(match, seat, language, number, open=open, asked=asked, unseen=unseen),
        outcome=_outcome_of(match, language),
        open=open or match.ask is None,
    )


def progress_of(match: AnyMatch, language: str) -> ShownProgress | None:
    """How far the match has come, in words; None for a game that does not tell."""
    if match.game.extras.progress is None:
        return None
    progress = match.game.extras.progress(match.state)
    return ShownProgress(
        heading=match.say(progress.heading, language),
        phases=tuple(match.say(phase, language) for phase in progress.phases),
        now=progress.now,
    )


def ask_of(
    match: AnyMatch,
    seat: int | None,
    language: str,
    number: int,
    *,
    open: bool = False,
    asked: tuple[int, ...] | None = None,
    unseen: int = 0,
) -> ShownAsk | None:
    """What is asked, as `seat` sees it; the arguments are those of `frame_of`.

    Who is not asked sees the question with which the beat began, until something has come of it: what a seat composes
    is its own affair. In a window they see that somebody may be thinking, whoever it is.
    """
    ask = match.ask
    if ask is None:
        return None
    viewer = ask.seats[0] if open and seat not in ask.seats else seat
    if viewer in (ask.seats if asked is None else asked):
        return ShownAsk(
            number=number,
            seats=ask.seats,
            prompt=match.prompt(language),
            rule=ask.rule,
            offers=offers_of(match, viewer, language),
            written=ask.written,
            passing="" if ask.passing is None else match.game.words.key(ask.passing),
            each=ask.each,
        )
    known = ask if ask.committed or match.opening is None else match.opening
    if is_quiet(match):
        prompt = tell("window-others", language)
        return ShownAsk(number=unseen, seats=(), prompt=prompt, rule=known.rule, offers=())
    prompt = match.say(match.game.words.prompt(match.state, known), language)
    return ShownAsk(number=number, seats=ask.seats, prompt=prompt, rule=known.rule, offers=(), each=ask.each)


def offers_of(match: AnyMatch, seat: int | None, language: str) -> tuple[ShownOffer, ...]:
    """The choices of a seat that is asked."""
    return tuple(
        ShownOffer(key=offer.key, label=offer.label, touches=offer.touches, verb=offer.verb, about=dict(offer.about))
        for offer in match.offers(seat, language)
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
        draw=outcome.draw,
    )


def line_of(match: AnyMatch, event: Event, number: int, choice: int, language: str) -> LogLine:
    """An event as a line of the log: the `number`-th, after `choice` choices."""
    telling = match.game.words.telling
    return LogLine(
        number=number,
        choice=choice,
        kind=event.kind,
        text=match.say(match.game.words.describe(event), language),
        rule=event.rule,
        facts=event.facts,
        heading=event.kind in telling.headings,
        moment=event.kind in telling.moments,
    )


def lines_of(match: AnyMatch, events: Sequence[Event], seat: int | None, language: str) -> tuple[LogLine, ...]:
    """The events that `seat` may know of, as lines numbered from 0."""
    known = [event for event in events if event.is_for(seat)]
    return tuple(line_of(match, event, number, 0, language) for number, event in enumerate(known))
