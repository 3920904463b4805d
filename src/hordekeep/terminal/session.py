"""A game in the terminal from greeting to goodbye."""

from __future__ import annotations

from collections.abc import Sequence

from hordekeep.bots import Bot, chair_at
from hordekeep.kernel import Ask, BadInput, Dice, Offer, Text, seat_name
from hordekeep.kernel.plain_board import board_of
from hordekeep.terminal.grid import MANY, draw_rows, in_a_list, tell_row
from hordekeep.terminal.orders import explain, obey, offer_to_save, save_unasked, undo
from hordekeep.terminal.reading import Barred, Chosen, Meaning, NoSuchNumber, Order, Unclear, Unknown, read
from hordekeep.terminal.screen import NobodyThere
from hordekeep.terminal.table import Leave, Table, show_board, show_events
from hordekeep.terminal.writing import read_written

_MEANINGS = 8


def play(table: Table) -> None:
    """Play until the game is over or everybody has left; whatever happens, nothing is lost."""
    try:
        greet(table)
        try:
            while table.match.ask is not None:
                answer(table, table.match.ask)
            show_end(table)
        except Leave:
            pass
        offer_to_save(table)
        table.show(Text("play-goodbye"))
    except (NobodyThere, KeyboardInterrupt):
        save_unasked(table)


def greet(table: Table) -> None:
    """Say what is played by whom, and promise fair dice."""
    game, names = table.match.game, table.match.names
    table.screen.heading(table.say(Text("play-title", title=game.title, names=", ".join(names))))
    for option in game.rules.options:
        value = table.match.options.get(option.name, option.default)
        said = {each.name: each.sentence.to(table.language) for each in option.values}
        words = said.get(str(value), "")
        if words.endswith("."):
            table.screen.line(words)
        elif value != option.default and option.kind in ("choice", "text"):
            what = option.sentence.to(table.language).rstrip(".")
            table.show(Text("play-option", option=what, value=words or str(value)))
    table.show(Text("play-commitment", commitment=table.match.commitment), "dim")
    table.show(Text("play-greeting"))


def answer(table: Table, ask: Ask) -> None:
    """Have the ask answered: by a person if one may, or else by a bot."""
    seat = next((seat for seat in ask.seats if seat in table.people), ask.seats[0])
    if table.facing in ask.seats:
        seat = table.facing
    bot = table.seats[seat].bot
    if ask.passing is not None and not is_asked(table, ask, seat):
        table.match.play(ask.passing, seat)
    elif bot is not None:
        let_bot_choose(table, seat, bot)
    else:
        ask_person(table, seat)


def is_asked(table: Table, ask: Ask, seat: int) -> bool:
    """Is somebody asked in this window? Where a game opens one at every step, at the usual moments; a person who wants
    it always."""
    windows = table.match.game.extras.windows
    if windows is None or not windows.usual or (table.always and seat in table.people):
        return True
    return not windows.usual.isdisjoint(windows.now(table.match.state, ask))


def let_bot_choose(table: Table, seat: int, bot: Bot) -> None:
    """A bot thinks and chooses. Its dice depend on the seed and the ask alone, so an undone choice changes no luck."""
    match = table.match
    dice = Dice(match.seed).fork(f"bot {seat} {len(match.made)}")
    with table.screen.thinking(table.say(Text("play-thinking", who=seat_name(seat)))):
        thought = bot.think(chair_at(match, seat, dice))
    before = len(match.log)
    match.play(thought.choice, seat)
    if not table.people:
        show_events(table, match.log[before:], None)


def ask_person(table: Table, seat: int) -> None:
    """Show the news, the board and the choices, then read until something was chosen or taken back."""
    hand_over(table, seat)
    show_news(table, seat)
    show_question(table, seat)
    answered = False
    while not answered:
        count = len(table.match.offers(seat))
        meaning = _meaning(table, table.screen.read(table.say(Text("play-question", count=count))), seat)
        answered = meaning is not None and _follow(table, seat, meaning, count)


def _follow(table: Table, seat: int, meaning: Meaning, count: int) -> bool:
    """Do what was typed, or say what is in its way; is the question answered by it?"""
    match meaning:
        case Chosen(choice):
            table.match.play(choice, seat)
            return True
        case Order("undo"):
            return undo(table)
        case Order("quit"):
            raise Leave
        case Order("switch"):
            return switch(table, seat)
        case Order(name, rest):
            obey(table, seat, name, rest)
        case Barred(choices):
            explain(table, seat, list(choices))
        case Unclear() as unclear:
            show_meanings(table, unclear)
        case NoSuchNumber(number):
            table.show(Text("play-no-number", number=number, count=count))
        case Unknown(""):
            show_question(table, seat)
        case Unknown(words):
            table.show(Text("play-unknown", typed=words))
    return False


def _meaning(table: Table, typed: str, seat: int) -> Meaning | None:
    """What was typed; None if it was a deck that cannot be read, and why has been said."""
    try:
        choice = read_written(typed, table.match)
    except BadInput as bad:
        table.screen.line(bad.in_full(table.language))
        return None
    if choice is None:
        return read(typed, table.match, seat)
    return Chosen(choice) if table.match.why_not(choice, seat) is None else Barred((choice,))


def hand_over(table: Table, seat: int) -> None:
    """Where several people share the screen, hide it and wait until the next one sits before it."""
    if len(table.people) > 1 and table.facing != seat:
        table.screen.clear()
        typed = table.screen.read(table.say(Text("play-pass-screen", who=seat_name(seat))))
        if read(typed, table.match, seat) == Order("quit"):
            raise Leave
        table.screen.clear()
    table.facing = seat


def switch(table: Table, seat: int) -> bool:
    """Where several seats may answer, let the next one do so: a person from now on, a bot for one choice."""
    asked = table.match.ask.seats if table.match.ask else ()
    others = [*(other for other in asked if other > seat), *(other for other in asked if other < seat)]
    if not others:
        table.show(Text("switch-nobody"))
        return False
    bot = table.seats[others[0]].bot
    if bot is None:
        hand_over(table, others[0])
    else:
        let_bot_choose(table, others[0], bot)
    return True


def show_news(table: Table, seat: int | None) -> None:
    """What has happened since `seat` was last asked, each sentence with its rule."""
    told = min(table.told) if seat is None else table.told[seat]
    news = [event for event in table.match.log[told:] if event.is_for(seat)]
    if news:
        table.screen.heading(table.say(Text("play-news" if told else "play-news-first")))
        show_events(table, news, seat)
    if seat is not None:
        table.told[seat] = len(table.match.log)


def show_question(table: Table, seat: int) -> None:
    """The board, the question with its rule, and the numbered choices."""
    match, screen = table.match, table.screen
    offers = match.offers(seat, table.language)
    rule = match.ask.rule if match.ask else ""
    screen.heading(table.say(Text("play-board")))
    show_board(table, seat)
    screen.line()
    screen.cite(match.prompt(table.language), rule, table.say(Text("by-rule", rule=rule)), "bold")
    show_choices(table, seat, offers)
    if match.ask and match.ask.written:
        table.show(Text(f"play-write-{match.ask.written}"))


def show_choices(table: Table, seat: int, offers: Sequence[Offer]) -> None:
    """The numbered choices; where there are many, those that differ in their lane alone share a row."""
    match, screen = table.match, table.screen
    sort = board_of(match.game).sort
    if sort is None or len(offers) <= MANY:
        rows, others, lanes = in_a_list(offers)
    else:
        rows, others, lanes = sort(offers, match.view(seat), table.voice)
    labels = {number: offers[number - 1].label for number in others}
    if screen.plain:
        screen.lines([tell_row(row, table.voice) for row in rows])
        for number, label in labels.items():
            table.show(Text("play-choice", number=number, label=label))
        return
    if rows:
        screen.draw(draw_rows(rows, lanes, table.voice))
    screen.choices(labels)


def show_meanings(table: Table, unclear: Unclear) -> None:
    """What was typed could mean several things: say which."""
    meanings = [table.label(choice) for choice in unclear.choices]
    meanings += [table.say(Text(f"order-{name}")) for name in unclear.orders]
    few = ", ".join(f"“{meaning}”" for meaning in meanings[:_MEANINGS])
    table.show(Text("play-unclear", meanings=few, more=max(0, len(meanings) - _MEANINGS)))


def show_end(table: Table) -> None:
    """The result with the scores and how they came about, and the seed that keeps the promise of the greeting."""
    match = table.match
    outcome = match.outcome()
    if outcome is None:
        return
    seat = table.people[0] if len(table.people) == 1 else None
    if table.people:
        show_news(table, seat)
    table.screen.heading(table.say(Text("play-end")))
    show_board(table, seat)
    table.screen.line()
    table.screen.cite(table.say(outcome.because), outcome.rule, table.say(Text("by-rule", rule=outcome.rule)), "bold")
    if not match.game.extras.terminal:  # a board of its own has said how the scores came about
        for place, score in enumerate(outcome.scores):
            table.show(Text("play-score", who=seat_name(place), score=score))
    table.show(Text("play-seed", seed=match.seed, commitment=match.commitment))
