"""`hordekeep rules`: look up a rule, search the rulebooks, see which rules are proven and where."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import rich_click as click

from hordekeep.commands.speaking import PACKAGE, language_option, said
from hordekeep.kernel import FIRST, BadInput, has_message
from hordekeep.rulebook import (
    Enforcement,
    GameCoverage,
    Ledger,
    Rule,
    enforcement,
    find_entry,
    find_rule,
    ledger_in,
    ledger_slugs,
    load_ledger,
    rule_coverage,
    search_rules,
    where,
)
from hordekeep.rulebook.citations import Citation, repository_tests
from hordekeep.rulebook.coverage import is_complete, unknown_in_code
from hordekeep.rulebook.ledger import Entry, ledger_of
from hordekeep.rulebook.search import terms_in


@click.command("rules")
@click.argument("words", nargs=-1, metavar="[GAME [ID]... | coverage]")
@click.option("--search", metavar="WORDS", help="Find the rules that hold all these words, in GAME or everywhere.")
@click.option("--where", "with_places", is_flag=True, help="Also show the code, scenarios and tests that cite it.")
@click.option("--unenforced", is_flag=True, help="With coverage: list the rules that no code enforces, and why.")
@click.option("--json", "as_json", is_flag=True, help="Print the coverage as one JSON object.")
@language_option
@click.pass_context
def command(
    ctx: click.Context,
    words: tuple[str, ...],
    search: str | None,
    with_places: bool,
    unenforced: bool,
    as_json: bool,
    language: str,
) -> None:
    """Look up a rule, search the rulebooks, or see which rules are tested.

    `hordekeep rules` lists the games; `rules GAME` reads its rules chapter by chapter; `rules GAME ID` shows one rule,
    or a chapter such as PH-BET; `rules coverage` counts the rules that a scenario or a test proves, and those that code
    enforces; it exits with 1 if a complete game lacks a proof. Books that there are in the language are read in it, the
    others in English.
    """
    counting = words[:1] == ("coverage",) and search is None
    if as_json and not counting:
        raise BadInput("--json goes with coverage.", advice="Try: hordekeep rules coverage --json")
    if unenforced and not counting:
        raise BadInput("--unenforced goes with coverage.", advice="Try: hordekeep rules coverage --unenforced")
    if with_places and (counting or search is not None or not words):
        raise BadInput("--where goes with a rule.", advice="Try: hordekeep rules plankton-horde PH-BET-01 --where")
    if search is not None:
        found = find_words(search, words, language)
        if not found:
            click.echo(said("rules-nothing-found", words=" ".join((search, *words))).to(language), err=True)
            ctx.exit(1)
        show(found_rules(found))
    elif counting:
        ctx.exit(show_coverage(words[1:], as_json, language, unenforced))
    elif not words:
        show(games(language))
    else:
        slug, ids = game_and_ids(words)
        show(places(slug, ids, language) if with_places else pages(slug, ids, language))


def game_and_ids(words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """The game and the ids that were typed; an id alone tells its game."""
    if words[0] in ledger_slugs():
        return words[0], words[1:]
    slug = ledger_of(words[0]) if "-" in words[0] else None
    if slug is not None:
        return slug, words
    return load_ledger(words[0]).game, words[1:]


def find_words(search: str, words: Sequence[str], lang: str) -> list[tuple[str, Rule]]:
    """The rules that hold all words; a word that names a game narrows the search to it instead."""
    chosen = [word for word in words if word in ledger_slugs()]
    rest = " ".join((search, *(word for word in words if word not in chosen)))
    return search_rules(rest, chosen[0] if chosen else None, lang)


def pages(slug: str, ids: Sequence[str], lang: str) -> Iterator[str]:
    """What was asked for: the whole book, chapters, or single entries."""
    ledger = ledger_in(slug, lang)
    if not ids:
        yield click.style(ledger.title, bold=True)
        yield f"{said('rule-book').to(lang)}: {ledger.source}"
        yield from chapters(ledger.rules)
    for name in ids:
        chapter = [rule for rule in ledger.rules if rule.chapter == name.upper()]
        yield from chapters(chapter) if chapter else entry_page(ledger, find_entry(slug, name, lang), lang)


def places(slug: str, ids: Sequence[str], lang: str) -> Iterator[str]:
    """Rules, with what enforces them by name, and who else cites them as file:line: what stands there."""
    if not ids:
        raise BadInput("--where needs the id of a rule.", advice=f"Try: hordekeep rules {slug} ID --where")
    for name in ids:
        entry = find_entry(slug, name, lang)
        yield from entry_page(ledger_in(slug, lang), entry, lang)
        found = where(slug, entry.id, lang)
        named: dict[tuple[str, str, str], Citation] = {}
        for place in found.enforced:
            named.setdefault((place.by, place.name, place.file), place)  # each at its first line
        yield from listed("rules-enforced-by", [enforcer(place, lang) for place in named.values()], lang)
        if found.mentioned:
            yield from listed("rules-mentioned", map(str, found.mentioned), lang)
        yield from listed("rules-in-scenarios", map(str, found.scenarios), lang)
        yield from listed("rules-in-tests", map(str, found.tests), lang)


def enforcer(place: Citation, lang: str) -> str:
    """What enforces a rule: its name, and what it is unless it is a function; then where it stands.

    >>> enforcer(Citation("PH-BC-06", "rules/battle.py", 40, "...", by="refusal", name="no-token-first"), "en")
    'no-token-first (refusal)  rules/battle.py:40'
    """
    sort = "" if place.by == "function" else f" ({said(f'rules-by-{place.by}').to(lang)})"
    return f"{place.name}{sort}  {place.file}:{place.line}"


def listed(heading: str, lines: Iterable[str], lang: str) -> Iterator[str]:
    """Lines under a heading."""
    yield ""
    yield click.style(said(heading).to(lang), bold=True)
    yield from (f"  {line}" for line in list(lines) or [said("rules-nowhere").to(lang)])


def games(lang: str) -> Iterator[str]:
    """The games that have a rulebook, with their number of rules."""
    for slug in ledger_slugs():
        ledger = load_ledger(slug)
        yield f"{click.style(slug.ljust(14), bold=True)}  {len(ledger.rules)} {said('rules').to(lang)}  {ledger.title}"
    yield ""
    yield said("rules-read-one").to(lang)


def chapters(rules: Iterable[Rule]) -> Iterator[str]:
    """Rules under the headings of their chapters."""
    for section, of_section in groupby(rules, key=lambda rule: rule.section):
        yield ""
        yield click.style(section, bold=True)
        for rule in of_section:
            yield paragraph(rule.text, f"  {rule.id}  ")


def found_rules(found: Iterable[tuple[str, Rule]]) -> Iterator[str]:
    """Rules of any game, each with its game and chapter."""
    for slug, rule in found:
        yield paragraph(f"({rule.section}) {rule.text}", f"{slug}  {rule.id}  ", hanging=4)


def entry_page(ledger: Ledger, entry: Entry, lang: str) -> Iterator[str]:
    """One rule, question, component or content with all that its ledger says."""
    facts: dict[str, Any] = {name: getattr(entry, name) for name in entry.__struct_fields__}
    title = facts.pop("section", None) or facts.pop("name", None) or ledger.title
    yield ""
    yield f"{click.style(facts.pop('id'), bold=True)}  {title}"
    if isinstance(entry, Rule):
        yield paragraph(facts.pop("text"), "  ")
        yield ""
        facts["kind"] = said(f"rule-kind-{entry.kind}").to(lang)
        facts["modes"] = ", ".join(entry.modes) or said("rule-all-modes").to(lang)
        if lang != FIRST:
            english = find_rule(ledger.game, entry.id).text  # `entry` itself may be translated already
            terms = [(term.en, getattr(term, lang, "")) for term in terms_in(ledger, english)]
            facts["terms"] = ", ".join(f"{word} = {translated}" for word, translated in terms if translated)
        if entry.unenforced:
            facts["unenforced"] = said(f"rules-why-{entry.unenforced}").to(lang)
        order = ("ruling", "changes", "kind", "modes", "check", "unenforced", "merges", "terms")
        facts = {name: facts[name] for name in order if name in facts}
    facts.update(facts.pop("more", {}))
    for name, value in facts.items():
        if value not in ("", ()):
            label = said(f"rule-{name}").to(lang) if has_message(f"rule-{name}", PACKAGE) else name
            yield paragraph(in_words(value), f"  {label.ljust(8)}  ")


def in_words(value: Any) -> str:
    """A value of a ledger on one line."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return ", ".join(value)
    return json.dumps(value, ensure_ascii=False)


def show_coverage(slugs: Sequence[str], as_json: bool, lang: str, unenforced: bool = False) -> int:
    """Print how many rules of these games (or all) are proven and enforced, and return the exit code.

    It is 1 if a complete game lacks a proof, or if anything cites a rule that is not there.
    """
    report = rule_coverage()
    counts = {load_ledger(slug).game: report.games[slug] for slug in slugs or report.games}
    kept = {slug: enforcement(slug) for slug in counts}
    unknown = {slug: (*count.unknown, *unknown_in_code(slug)) for slug, count in counts.items()}
    if as_json:
        found = {slug: as_object(count, kept[slug], unknown[slug]) for slug, count in counts.items()}
        click.echo(json.dumps(found, indent=2))
    else:
        show(coverage_lines(counts, kept, unknown, lang, unenforced))
    for stray in report.strays:
        click.echo(f"{stray} ({stray.rule}): {said('rules-no-such').to(lang)}", err=True)
    if repository_tests() is None:
        click.echo(said("rules-no-tests").to(lang), err=True)
    faults = (count.uncovered or unknown[slug] for slug, count in counts.items() if is_complete(slug))
    return 1 if report.strays or any(faults) else 0


def as_object(count: GameCoverage, kept: Enforcement, unknown: Iterable[Citation]) -> dict[str, Any]:
    """The coverage of one game for JSON."""
    return {
        "total": count.total,
        "covered": count.covered,
        "uncovered": list(count.uncovered),
        "unknown": [{"rule": place.rule, "file": place.file, "line": place.line} for place in unknown],
        "enforceable": kept.enforceable,
        "enforced": kept.enforced,
        "mentioned": list(kept.mentioned),
        "nowhere": list(kept.nowhere),
        "unenforced": dict(kept.excepted),
    }


def coverage_lines(
    counts: Mapping[str, GameCoverage],
    kept: Mapping[str, Enforcement],
    unknown: Mapping[str, Sequence[Citation]],
    lang: str,
    unenforced: bool = False,
) -> Iterator[str]:
    """A line for each game, then what is missing in the games that are under way."""
    proven, enforced = said("rules-covered").to(lang), said("rules-enforced").to(lang)
    yield f"{'':14}  {proven:>13}  {enforced:>15}"
    for slug, count in counts.items():
        own = kept[slug]
        proven = f"{count.covered}/{count.total}"
        enforced = f"{own.enforced}/{own.enforceable}"
        yield f"{slug:14}  {proven:>7}  {count.percent:3}%  {enforced:>9}  {own.percent:3}%"
    for slug, count in counts.items():
        own = kept[slug]
        if count.covered or is_complete(slug):
            yield from missing(slug, said("rules-not-covered").to(lang), count.uncovered, lang)
        yield from missing(slug, said("rules-not-cited").to(lang), own.nowhere, lang)
        if unenforced:
            yield from missing(slug, said("rules-only-mentioned").to(lang), own.mentioned, lang)
            for why in dict.fromkeys(own.excepted.values()):
                ids = [rule for rule, reason in own.excepted.items() if reason == why]
                yield from missing(slug, said(f"rules-why-{why}").to(lang), ids, lang)
        for place in unknown[slug]:
            yield f"{place} ({place.rule}): {said('rules-no-such').to(lang)}"


def missing(slug: str, what: str, ids: Sequence[str], lang: str) -> Iterator[str]:
    """Ids under a heading, folded by chapter."""
    if not ids:
        return
    yield ""
    yield click.style(f"{slug}: {len(ids)} {what}", bold=True)
    rules = ledger_in(slug, lang).rules
    for section, of_section in groupby(rules, key=lambda rule: rule.section):
        chapter = [rule.id for rule in of_section]
        if not set(chapter).isdisjoint(ids):
            yield paragraph(", ".join(folded(chapter, set(ids))), f"  {section}: ", hanging=4)


def folded(chapter: Sequence[str], ids: set[str]) -> Iterator[str]:
    """The ids among those of a chapter, three or more in a row as "first to last"."""
    for wanted, run in groupby(chapter, key=ids.__contains__):
        row = list(run)
        if wanted and len(row) > 2:
            yield f"{row[0]} to {row[-1]}"
        elif wanted:
            yield from row


def paragraph(text: str, start: str, hanging: int | None = None) -> str:
    """`text` after `start`, later lines indented; wrapped on a terminal, as long as it comes anywhere else."""
    indent = " " * (len(start) if hanging is None else hanging)
    lines = text.replace("\n", f"\n{indent}")
    if not on_terminal():
        return start + lines
    width = min(shutil.get_terminal_size().columns, 100)
    return "\n".join(
        textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False)
        for line in (start + lines).split("\n")
    )


def on_terminal() -> bool:
    """Does a person read this right now, rather than a file or another program?"""
    return sys.stdout.isatty()


def show(lines: Iterable[str]) -> None:
    """Print the lines, through a pager where they are longer than the terminal is high."""
    text = "\n".join(lines).strip("\n")
    if on_terminal() and text.count("\n") >= shutil.get_terminal_size().lines:
        click.echo_via_pager(text + "\n")
    else:
        click.echo(text)
