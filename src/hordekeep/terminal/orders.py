"""What can be typed besides a choice: why, undo, hint, read, rules, save, log, look, board, anytime and help."""

from __future__ import annotations

from pathlib import Path
from tempfile import gettempdir

from hordekeep.bots import Thought, chair_at, find_bot
from hordekeep.kernel import Choice, Dice, Refusal, Text, seat_name
from hordekeep.kernel.boards import sentences_of
from hordekeep.kernel.plain_board import board_of
from hordekeep.kernel.record_files import write_record
from hordekeep.terminal.card_reading import read_card, show_faces
from hordekeep.terminal.files import fresh_path
from hordekeep.terminal.reading import find_choices, orders_now, words_of
from hordekeep.terminal.table import Table, show_board, show_events

ADVISER = "ismcts:1000"
"""The bot that gives hints."""

_HINTS = 4
_LOG_LINES = 20
_RULES_FOUND = 6
_REFUSALS = 6
_CLEAR, _SLIGHT = 0.05, 0.015
"""How much better the best choice must be (1 is the whole game) to be called clearly or slightly better."""

YES = ("", "y", "yes", "o", "oui")
NO = ("n", "no", "non")


def obey(table: Table, seat: int, order: str, rest: str) -> None:
    """Do what was ordered. "undo" and "quit" end the question and are the session's own business."""
    match order:
        case "why":
            why(table, seat, rest)
        case "hint":
            hint(table, seat)
        case "rules":
            rules(table, rest)
        case "save":
            save(table, rest)
        case "log":
            log(table, seat, rest)
        case "look":
            look(table, seat)
        case "read":
            read_card(table, seat, rest)
        case "board":
            show_board(table, seat)
        case "anytime":
            table.always = not table.always
            table.show(Text("anytime-on" if table.always else "anytime-off"))
        case "help":
            for name in ("choose", *orders_now(table.match)):
                table.show(Text(f"help-{name}"))


def look(table: Table, seat: int) -> None:
    """What only this seat may see, with the texts of the cards that it holds."""
    board = board_of(table.match.game)
    view = table.match.view(seat)
    table.screen.lines(sentences_of(board.own(view, seat, table.match.names, table.voice)))
    if board.held is not None:
        show_faces(table, board.held(view, seat))


def why(table: Table, seat: int, words: str) -> None:
    """Answer "why can't I?" with the very check that leaves the choice out, and its rule."""
    if not words:
        table.show(Text("why-what"))
        return
    choices = find_choices(words, table.match, seat)
    if choices:
        explain(table, seat, choices)
    else:
        table.show(Text("why-unknown", typed=words))


def explain(table: Table, seat: int, choices: list[Choice]) -> None:
    """Say for each choice why it cannot be made, or that it can; equal answers and rules only once."""
    offered = table.match.ask.choices_of(seat) if table.match.ask else []
    refusals: list[Refusal] = []
    for choice in choices:
        refusal = table.match.why_not(choice, seat)
        if refusal is None:
            table.show(Text("why-allowed", number=offered.index(choice) + 1, label=table.label(choice)))
        elif refusal not in refusals:
            refusals.append(refusal)
    for refusal in refusals[:_REFUSALS]:
        table.screen.cite(table.say(refusal.because), refusal.rule, table.say(Text("by-rule", rule=refusal.rule)))
    for rule in dict.fromkeys(refusal.rule for refusal in refusals[:_REFUSALS]):
        show_rule(table, rule)


def undo(table: Table) -> bool:
    """Go back to the last choice that a person made, over everything that bots did since. False if there is none."""
    match = table.match
    made = [number for number, (seat, _, forced) in enumerate(match.made) if not forced and seat in table.people]
    if not made:
        table.show(Text("undo-nothing"))
        return False
    seat, choice, _ = match.made[made[-1]]
    while len(match.made) > made[-1]:
        match.undo()
    table.told = [min(told, len(match.log)) for told in table.told]
    table.show(Text("undone", who=seat_name(seat), what=table.label(choice)), "bold")
    return True


def hint(table: Table, seat: int) -> None:
    """A bot's advice in words. It sees what `seat` sees and guesses the rest, so it gives no secret away."""
    match = table.match
    dice = Dice(match.seed).fork(f"hint {seat} {len(match.made)}")
    with table.screen.thinking(table.say(Text("hint-thinking"))):
        thought = find_bot(ADVISER).think(chair_at(match, seat, dice))
    show_thought(table, thought)


def show_thought(table: Table, thought: Thought) -> None:
    """The best choices with their values and how often each was tried, and how sure that is."""
    tried = sum(each.visits for each in thought.considered)
    table.show(Text("hint-best", label=table.label(thought.choice), tried=tried), "bold")
    best, *others = thought.considered
    for each in (best, *others[: _HINTS - 1]):
        value = round(100 * each.value)
        table.show(Text("hint-line", label=table.label(each.choice), value=value, visits=each.visits))
    if others:
        gap = best.value - max(each.value for each in others)
        sure = "clear" if gap >= _CLEAR else "slight" if gap >= _SLIGHT else "close"
        table.show(Text(f"hint-{sure}"))


def rules(table: Table, words: str) -> None:
    """Look a rule up by its id, or search the rulebook; without words, the rule of the present question."""
    from hordekeep.rulebook.ledger import ledger_slugs, rules_by_id
    from hordekeep.rulebook.search import search_rules

    slug = table.match.game.slug
    if slug not in ledger_slugs():
        table.show(Text("rules-no-book"))
    elif not words:
        ask = table.match.ask
        if ask is not None:
            show_rule(table, ask.rule)
        table.show(Text("rules-how"))
    elif words.upper() in rules_by_id(slug):
        show_rule(table, words)
    elif found := search_rules(words, slug, table.language):
        for _, rule in found[:_RULES_FOUND]:
            show_rule(table, rule.id)
        if len(found) > _RULES_FOUND:
            table.show(Text("rules-more", more=len(found) - _RULES_FOUND))
    else:
        table.show(Text("rules-unknown", words=words))


def show_rule(table: Table, id: str) -> None:
    """A rule with its text from the rulebook, if the game has one here."""
    from hordekeep.rulebook.ledger import find_rule, ledger_slugs

    slug = table.match.game.slug
    if slug in ledger_slugs():
        rule = find_rule(slug, id, table.language)
        table.show(Text("rules-text", rule=rule.id, words=rule.text))


def log(table: Table, seat: int, rest: str) -> None:
    """The last sentences of the log, so many as are wanted, or all."""
    words = words_of(rest)
    wanted = int(rest) if rest.isdecimal() else _LOG_LINES
    everything = bool(words) and words[0] in ("all", "tout")
    events = [event for event in table.match.log if event.is_for(seat)]
    show_events(table, events if everything else events[max(0, len(events) - wanted) :], seat)
    if not everything and len(events) > wanted:
        table.show(Text("log-more", shown=wanted, total=len(events)))


def save(table: Table, file: str) -> bool:
    """Write the record to `file`, or to one with a fresh name; ask before a file of somebody else's is replaced."""
    record = table.match.record()
    file = file.strip("\"'")
    path = Path(file).expanduser() if file else fresh_path(record, Path())
    if path.exists() and path not in table.written:
        answer = table.screen.read(table.say(Text("save-replace", file=str(path))))
        if answer.lower() not in YES[1:]:
            table.show(Text("save-not"))
            return False
    try:
        write_record(record, path)
    except OSError as error:
        table.show(Text("save-failed", file=str(path), why=error.strerror or str(error)))
        return False
    table.saved = record
    table.written.add(path)
    table.show(Text("save-done", file=str(path)))
    return True


def offer_to_save(table: Table) -> None:
    """Before the table is left: save under a fresh name, under another, or not at all."""
    record = table.match.record()
    if record == table.saved or not (table.has_been_played or table.match.ask is None):
        return
    while True:
        typed = table.screen.read(table.say(Text("save-offer", file=str(fresh_path(record, Path())))))
        if typed.lower() in NO:
            table.show(Text("save-not"))
            return
        if save(table, "" if typed.lower() in YES else typed):
            return


def save_unasked(table: Table) -> None:
    """Nobody is there to be asked: keep a game in which a person has played, here or else among temporary files."""
    record = table.match.record()
    if record == table.saved or not table.has_been_played:
        table.show(Text("save-nothing"))
        return
    for folder in (Path(), Path(gettempdir())):
        path = fresh_path(record, folder)
        try:
            write_record(record, path)
        except OSError as error:
            table.show(Text("save-failed", file=str(path), why=error.strerror or str(error)))
        else:
            table.show(Text("save-unasked", file=str(path)))
            return
    table.show(Text("save-nowhere"))
    table.screen.lines(record.to_text().splitlines())
