"""Questions about the game that change nothing: why not, what would follow, what would a bot do, how does it look."""

from __future__ import annotations

from hordekeep.kernel import BadInput, Dice
from hordekeep.kernel.plain_board import cards_in_sight, in_words
from hordekeep.rulebook import find_rule
from hordekeep.table.forecast import foresee
from hordekeep.table.frames import lines_of
from hordekeep.table.levels import HINTS
from hordekeep.table.live.connection import Connection
from hordekeep.table.live.loading import ready
from hordekeep.table.live.playing import must_be_now, own_seat
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import welcome
from hordekeep.table.problems import Conflict, Unknown
from hordekeep.table.protocol import (
    AskForecast,
    AskHint,
    AskInWords,
    AskWhy,
    Forecast,
    Hint,
    InWords,
    Look,
    ToldChapter,
    WeighedChoice,
    Why,
)
from hordekeep.table.words import tell

MOST_WEIGHED = 5
"""How many choices a hint tells of."""


async def ask_why(table: LiveTable, connection: Connection, message: AskWhy) -> Why:
    """Why can't I? The answer is the very check that leaves the choice out."""
    language = connection.language
    async with table.lock:
        await ready(table, language)
        seat = own_seat(table, connection, message.seat).number
        if table.standing is None:
            raise Conflict(tell("no-waiting", language))
        match = table.match
        if table.is_quiet and seat not in table.asked and match.opening is not None:
            return _why_quiet(table, message, match.opening.rule, language)
        try:
            refusal = (
                match.why_not_touch(message.touched, seat) if message.touched else match.why_not(message.key, seat)
            )
        except BadInput as bad:
            raise Unknown(tell("no-such-choice", language)) from bad
        if refusal is None:
            return Why(id=message.id, legal=True, rule="", because=tell("why-legal", language), rule_text="")
        because = match.say(refusal.because, language)
    text = rule_text(table.row.game, refusal.rule, language)
    return Why(id=message.id, legal=False, rule=refusal.rule, because=because, rule_text=text)


def _why_quiet(table: LiveTable, message: AskWhy, rule: str, language: str) -> Why:
    """In a window, whoever is not asked hears that there is one, not whose it is."""
    because, text = tell("window-others", language), rule_text(table.row.game, rule, language)
    return Why(id=message.id, legal=False, rule=rule, because=because, rule_text=text)


def rule_text(game: str, rule: str, language: str) -> str:
    """What a rule says; nothing for one that stands in no ledger."""
    try:
        return find_rule(game, rule, language).text
    except BadInput:
        return ""


async def ask_forecast(table: LiveTable, connection: Connection, message: AskForecast) -> Forecast:
    """What would follow from a choice, as far as the seat may know."""
    language = connection.language
    async with table.lock:
        await ready(table, language)
        seat = own_seat(table, connection, message.seat).number
        must_be_now(table, seat, message.ask, language)
        # These dice are known to nobody, and have nothing to do with the game's: asked again, the answer is the same.
        dice = Dice(table.around.signer.sign("forecast", table.id, str(message.ask), str(seat)))
        try:
            foreseen = foresee(table.match, seat, message.key, dice)
        except BadInput as bad:
            raise Unknown(tell("no-such-choice", language)) from bad
    then = foreseen.asked.prompt(language) if foreseen.certain else tell("forecast-open", language)
    lines = lines_of(foreseen.asked, foreseen.events, seat, language)
    return Forecast(id=message.id, key=message.key, lines=lines, then=then, certain=foreseen.certain)


async def ask_hint(table: LiveTable, connection: Connection, message: AskHint) -> Hint:
    """What a bot would do in my place, and why."""
    language = connection.language
    async with table.lock:
        await ready(table, language)
        seat = own_seat(table, connection, message.seat).number
        must_be_now(table, seat, message.ask, language)
        if seat not in table.asked:
            raise Conflict(tell("no-hint-now", language))
        assert table.match.ask is not None
        if len(table.match.ask.choices_of(seat)) == 1:
            raise Conflict(tell("no-hint-only", language))
        record = table.match.record()
    idea = await table.around.thinkers.think(record, seat, HINTS.bot, table=table.id, person=connection.who or table.id)
    if idea is None:
        raise Conflict(tell("no-hint", language))
    async with table.lock:
        await ready(table, language)
        must_be_now(table, seat, message.ask, language)
        labels = {offer.key: offer.label for offer in table.match.offers(seat, language)}
    weighed = tuple(
        WeighedChoice(key=each.key, label=labels[each.key], value=each.value, visits=each.visits)
        for each in idea.considered[:MOST_WEIGHED]
        if each.key in labels
    )
    return Hint(id=message.id, bot=HINTS.label.to(language), choices=weighed)


async def ask_in_words(table: LiveTable, connection: Connection, message: AskInWords) -> InWords:
    """The table in sentences, as this connection sees it: for text mode and screen readers."""
    async with table.lock:
        await ready(table, connection.language)
        if table.standing is None:
            raise Conflict(tell("no-waiting", connection.language))
        seat, match = connection.shown_seat(table.asked), table.match
        chapters = in_words(match, seat, connection.language)
        cards = cards_in_sight(match, seat)
    told = tuple(ToldChapter(heading=heading, lines=tuple(lines)) for heading, lines in chapters)
    return InWords(id=message.id, chapters=told, cards=cards)


async def look_through(table: LiveTable, connection: Connection, message: Look) -> None:
    """Somebody who has several seats looks through another of them: they get everything anew."""
    async with table.lock:
        await ready(table, connection.language)
        connection.looking = own_seat(table, connection, message.seat).number
        connection.say(welcome(table, connection))
