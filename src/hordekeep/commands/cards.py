"""`hordekeep cards`: read the cards of a game, look up the words of their language, check cards of your own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import rich_click as click

from hordekeep.commands.card_games import card_games, cards_of, pack_option
from hordekeep.commands.rules import paragraph, show
from hordekeep.commands.speaking import language_option, said
from hordekeep.kernel import BadInput
from hordekeep.language.card_files import CardFile, Table
from hordekeep.language.card_language import CardLanguage
from hordekeep.language.packs import HEADING_FILE, card_paths, read_pack
from hordekeep.language.problems import BadCards, Problem, did_you_mean
from hordekeep.language.shelf import parse_cards, read_files
from hordekeep.terminal.voice import language_of

DEFAULT_GAME = "skytear-horde"


@click.group("cards", context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Read the cards of a game, look up the words of their language, check cards of your own.

    \b
    Examples:
      hordekeep cards list skytear-horde --deck liothan
      hordekeep cards show skytear-horde clan-of-the-oak
      hordekeep cards words skytear-horde damage
      hordekeep cards check my-pack
    """


@command.command("check")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE_OR_FOLDER...")
@click.option("--game", metavar="GAME", help="Whose cards they are. Default: what pack.toml says, or skytear-horde.")
@click.pass_context
def check(ctx: click.Context, paths: tuple[Path, ...], game: str | None) -> None:
    """Check card files, or a game's own by its name: show every sentence as it was understood, and all that is wrong.

    Under each sentence stand its French and what words such as "it" stand for. Exits with 1 if anything is wrong.
    """
    problems: list[Problem] = []
    lines: list[str] = []
    counts = [0, 0]
    for path in paths:
        slug, files = gathered(path, game, problems)
        source = cards_of(slug).source
        given = {Path(file.name).resolve() for file in files}
        shipped = [each for each in source.paths() if each.resolve() not in given]
        source.read([*read_files(shipped, problems.append), *files], problems.append)
        counts[0] += sum(len(file.cards) for file in files)
        tables = [table for file in files for table in file.speakers()]
        trees = parse_cards(tables, {}, source.vocabulary, problems.append)
        if source.judge is not None:
            source.judge(files, trees.__contains__, problems.append)
        for table in tables:
            lines += understood(table, trees, source.vocabulary())
            counts[1] += len(table.sentences())
    show(lines)
    if problems:
        click.echo(str(BadCards(problems)), err=True)
        ctx.exit(1)
    click.echo(said("cards-all-well", cards=counts[0], sentences=counts[1]).to(language_of()))


def gathered(path: Path, game: str | None, problems: list[Problem]) -> tuple[str, list[CardFile]]:
    """The card files at a path, or all of a game by its name, and the game they are for."""
    if not path.exists() and str(path) in card_games():
        return str(path), read_files(cards_of(str(path)).source.paths(), problems.append)
    if not path.exists():
        raise BadInput("There is no such file or folder.", where=str(path))
    folder = path if path.is_dir() else path.parent
    paths = card_paths(path) if path.is_dir() else [path]
    pack = ""
    slug = game or DEFAULT_GAME
    if (folder / HEADING_FILE).is_file():
        heading = read_pack(folder)
        pack, slug = heading.id, game or heading.game
    files = read_files((each for each in paths if each.name != HEADING_FILE), problems.append, pack)
    if not problems and not any(file.cards for file in files):
        raise BadInput(
            said("cards-none").to(language_of()), where=str(path), advice="Begin every card with a line [[card]]."
        )
    return slug, files


def understood(card: Table, trees: dict[str, Any], vocabulary: Any) -> Iterator[str]:
    """A card's name, and each sentence that was understood, in both languages, with what its words stand for."""
    yield ""
    yield click.style(str(card.values.get("name", "?")), bold=True)
    for sentence in card.sentences():
        tree = trees.get(sentence)
        if tree is None:
            yield paragraph(f"? {sentence}", "  ")
            continue
        yield paragraph(vocabulary.english(tree), "  ")
        yield paragraph(vocabulary.french(tree), "  ")
        for reference in vocabulary.references(tree):
            yield paragraph(f"{reference.said} = {reference.means}", "    ")


@command.command("words")
@click.argument("game")
@click.argument("word", nargs=-1)
@language_option
@click.pass_context
def words(ctx: click.Context, game: str, word: tuple[str, ...], language: str) -> None:
    """The dictionary of the card language: every phrase with its French, its rule and a card that says it.

    With WORD, only the phrases that hold it.
    """
    wanted = " ".join(word).lower()
    lines = list(dictionary(game, wanted))
    if not lines:
        click.echo(said("cards-no-word", word=repr(wanted)).to(language), err=True)
        ctx.exit(1)
    show(lines)


def dictionary(game: str, wanted: str) -> Iterator[str]:
    """The words of a game's language by kind, those that hold what is wanted."""
    brought = cards_of(game)
    vocabulary = brought.source.vocabulary()
    examples = said_by(brought.shelf_for(game).cards.values())
    every = sorted(vocabulary.words(), key=lambda each: str(each.kind))
    chosen = [each for each in every if wanted in f"{each.english} {each.french} {each.name} {each.rule}".lower()]
    for kind, of_kind in groupby(chosen, key=lambda each: str(each.kind)):
        yield ""
        yield click.style(kind, bold=True)
        for each in of_kind:
            kinds = {slot.name: slot.with_ for slot in each.slots}
            phrase = plain(each.english, kinds)
            yield paragraph(f"{phrase}  [{each.rule}]" if each.rule else phrase, "  ")
            if each.french:
                yield paragraph(plain(each.french, kinds), "      ")
            if each.name in examples:
                card, sentence = examples[each.name]
                yield paragraph(f"{card}: {sentence}", "      ")


def plain(pattern: str, kinds: Mapping[str, str]) -> str:
    """A pattern as people read it: slots by their kinds, of two forms the first, or both where a number decides.

    >>> plain("[infligez|infliger] {n} [dégât|dégâts:n] {à:t}", {"n": "number", "t": "target"})
    'infligez ‹number› dégât/dégâts à ‹target›'
    >>> plain("deal {n:number} damage to {t:target}", {"n": "number", "t": "target"})
    'deal ‹number› damage to ‹target›'
    """

    def slot(found: re.Match[str]) -> str:
        first, _, second = found[1].partition(":")
        if first in kinds:
            return f"‹{kinds[first]}›"
        return f"{first} ‹{kinds[second]}›" if second in kinds else first

    def forms(found: re.Match[str]) -> str:
        words = found[1].split("|")
        return "/".join(words) if found[2] and len(words) == 2 else words[0]

    return re.sub(r"\{([^}]+)\}", slot, re.sub(r"\[([^\]:]+)(:[^\]]+)?\]", forms, pattern))


def said_by(cards: Any) -> dict[str, tuple[str, str]]:
    """For every word the first card that says it, by its shortest sentence."""
    found: dict[str, tuple[str, str]] = {}
    for card in cards:
        for tree, sentence in zip(card.trees, card.text, strict=True):
            for name in names_in(tree):
                if name not in found or len(sentence) < len(found[name][1]):
                    found[name] = (card.name_in("en"), sentence)
    return found


def names_in(tree: Any) -> Iterator[str]:
    """The names of all words of a tree.

    >>> list(names_in(("deal", 2, ("a", ("monster",)))))
    ['deal', 'a', 'monster']
    """
    if isinstance(tree, tuple):
        if isinstance(tree[0], str):
            yield tree[0]
        for child in tree[1:]:
            yield from names_in(child)


@command.command("list")
@click.argument("game")
@click.option("--deck", metavar="ID", help="Only this deck or set.")
@language_option
@pack_option
def list_cards(game: str, deck: str | None, language: str) -> None:
    """List all cards of a game, deck by deck."""
    on_cards = cards_of(game)
    sets = on_cards.shelf_for(game).sets
    if deck is not None and deck not in sets:
        raise BadInput(f"There is no deck or set {deck!r}.", advice=did_you_mean(deck, sets))
    chosen: Sequence[Any] = list(sets.values()) if deck is None else [sets[deck]]
    show(line for each in chosen for line in listed(each, on_cards, language))


def listed(deck: Any, on_cards: CardLanguage, language: str) -> Iterator[str]:
    """A deck's name, and a line for each card."""
    yield ""
    copies = sum(card.copies for card in deck.cards)
    yield f"{click.style(deck.names[language], bold=True)}  {deck.id}  ({copies})"
    width = max(len(card.name_in(language)) for card in deck.cards) if deck.cards else 0
    for card in deck.cards:
        about = f"{on_cards.type_line(card, language)}, {on_cards.figures(card, language)}"
        yield f"  {card.name_in(language).ljust(width)}  {about}"


@command.command("show")
@click.argument("game")
@click.argument("card", nargs=-1, required=True)
@language_option
@pack_option
def show_card(game: str, card: tuple[str, ...], language: str) -> None:
    """Show one card: by its id, or by its name in either language."""
    on_cards = cards_of(game)
    shelf = on_cards.shelf_for(game)
    chosen = found(shelf, " ".join(card))
    show(face(chosen, on_cards, shelf.sets[chosen.set].names[language], language))


def found(shelf: Any, said: str) -> Any:
    """The card with this id or name."""
    by_name = {name.lower(): card for card in shelf.cards.values() for name in card.names.values()}
    return by_name.get(said.lower()) or shelf.find(said.lower().replace(" ", "-"))


def face(card: Any, on_cards: CardLanguage, origin: str, language: str) -> Iterator[str]:
    """A card as it lies on the table, in words."""
    yield f"{click.style(card.name_in(language), bold=True)}  {card.id}"
    yield f"{on_cards.type_line(card, language)}, {on_cards.word(card.faction, language) if card.faction else origin}"
    if figures := on_cards.figures(card, language):
        yield figures
    for sentence in card.text_in(language):
        yield paragraph(sentence, "  ")
    for number, sentence in enumerate(card.enchantment_in(language)):
        if number == 0:
            yield f"{said('cards-enchantment').to(language)}:"
        yield paragraph(sentence, "  ")
