"""From card files to cards: a game's own files and those of the packs in use, read once and kept.

The game says how its cards are read (`CardSource`). Here the files are found, the sentences of packs are parsed, and
all that is wrong is told at once: a card that does not parse never gets into a game. The game's own sentences have
their trees in `trees.json`, which the tests prove; only a sentence that is not there builds the parser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from hordekeep import __version__
from hordekeep.kernel import BadInput
from hordekeep.language import BadSentence
from hordekeep.language.cache import cached
from hordekeep.language.card_files import CardFile, Table, read_card_file, read_text
from hordekeep.language.packs import HEADING_FILE, Pack, card_paths, read_pack
from hordekeep.language.problems import BadCards, Problem

if TYPE_CHECKING:
    from hordekeep.language import Tree, Vocabulary

P = TypeVar("P")
TREES_FILE = "trees.json"
Tell = Callable[[Problem], None]
Judge = Callable[[Sequence[CardFile], Callable[[str], bool], Tell], None]
"""Tells which sentences of files cannot stand where they do; asks which of them were understood at all."""


class Stock(msgspec.Struct, Generic[P]):
    """What card files hold: their content as the game reads it, the packs, and the trees of the sentences."""

    content: P
    packs: tuple[Pack, ...]
    trees: dict[str, Any]


class CardSource(Generic[P]):
    """How a game gets its cards: its content folders, how its files are read, and its vocabulary (built when needed).

    `package` is the folder of the modules that read them and give their words a meaning. `judge` is for games in which
    a sentence may be understood and yet make no sense where it stands.
    """

    def __init__(
        self,
        slug: str,
        content: tuple[Path, ...],
        kind: type[P],
        read: Callable[[Sequence[CardFile], Tell], P],
        vocabulary: Callable[[], Vocabulary],
        package: Path,
        judge: Judge | None = None,
    ) -> None:
        self.slug = slug
        self.content = content
        self.package = package
        self.kind = kind
        self.read = read
        self.vocabulary = vocabulary
        self.judge = judge

    def paths(self) -> list[Path]:
        """The game's own card files, folder by folder."""
        return [path for folder in self.content for path in card_paths(folder)]


def read_stock(source: CardSource[P], folders: Sequence[Path] = ()) -> Stock[P]:
    """All cards of a game and of the packs for it among `folders`; `BadCards` tells all that is wrong with any of them.

    Read from the cache while no file, no pack and nothing of the program has changed.
    """
    name = f"cards-{source.slug}"
    if folders:
        name = f"{name}-{blake2b(repr(folders).encode(), digest_size=8).hexdigest()}"
    stocked: type[Stock[P]] = Stock[source.kind]  # type: ignore[name-defined]
    return cached(name, _key(source, folders), stocked, lambda: _read(source, folders))


def _key(source: CardSource[Any], folders: Iterable[Path]) -> bytes:
    """What the stock depends on: the bytes of all files, and the program by its version and its modules' times."""
    digest = blake2b(__version__.encode(), digest_size=16)
    for folder in (*source.content, *folders):
        for path in (*card_paths(folder), folder / HEADING_FILE, folder / TREES_FILE):
            if path.is_file():
                digest.update(repr((str(path), path.read_bytes())).encode())
    for package in (Path(__file__).parent, source.package):
        for module in sorted(package.rglob("*.py")):
            about = module.stat()
            digest.update(f"{module}{about.st_mtime_ns}{about.st_size}".encode())
    return digest.digest()


def _read(source: CardSource[P], folders: Iterable[Path]) -> Stock[P]:
    problems: list[Problem] = []
    files = read_files(source.paths(), problems.append)
    packs: dict[str, Pack] = {}
    added: list[CardFile] = []
    for folder in folders:
        try:
            pack = read_pack(folder)
        except BadInput as bad:
            problems.extend(_problems_of(bad))
            continue
        if pack.game != source.slug:
            continue
        if pack.id in packs:
            problems.append(Problem(str(folder), 0, 0, f"There are two packs {pack.id!r}.", "Rename one of them."))
            continue
        packs[pack.id] = pack
        added += read_files(card_paths(folder), problems.append, pack.id)
    content = source.read([*files, *added], problems.append)
    trees = {sentence: tree for folder in source.content for sentence, tree in read_trees(folder / TREES_FILE).items()}
    trees.update(
        parse_cards([table for file in added for table in file.speakers()], trees, source.vocabulary, problems.append)
    )
    if problems:
        raise BadCards(problems)
    return Stock(content, tuple(packs.values()), trees)


def read_files(paths: Iterable[Path], tell: Tell, pack: str = "") -> list[CardFile]:
    """The card files at these paths; what is wrong with them is told."""
    files = []
    for path in paths:
        try:
            files.append(read_card_file(str(path), read_text(path), pack))
        except BadInput as bad:
            for problem in _problems_of(bad):
                tell(problem)
    return files


def parse_cards(
    cards: Iterable[Table], known: Mapping[str, Any], vocabulary: Callable[[], Vocabulary], tell: Tell
) -> dict[str, Tree]:
    """The trees of all sentences on these cards that have none yet; what does not parse is told with its place."""
    trees: dict[str, Tree] = {}
    for card in cards:
        for sentence in card.sentences():
            if sentence in known or sentence in trees:
                continue
            try:
                trees[sentence] = vocabulary().parse(sentence)
            except BadSentence as bad:
                line, column = card.place_of(sentence)
                at = column + bad.column - 1 if column else 0
                tell(Problem(card.file, line, at, bad.what, bad.advice))
    return trees


def fresh_trees(source: CardSource[Any], folder: Path, tell: Tell) -> dict[str, Tree]:
    """The trees of all sentences of the cards in one of a game's folders, parsed anew; what cannot be is told."""
    files = read_files(card_paths(folder), tell)
    return parse_cards([table for file in files for table in file.speakers()], {}, source.vocabulary, tell)


def read_trees(path: Path) -> dict[str, Any]:
    """The stored trees of a `trees.json` under their sentences; none if there is no such file yet."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Any]) if path.is_file() else {}


def trees_text(trees: Mapping[str, Tree]) -> str:
    """The text of a `trees.json`: a sentence a line, in order, so that a change shows as one line.

    >>> print(trees_text({"Taunt.": ("taunt",), "Armor 2.": ("armor", 2)}), end="")
    {
    "Armor 2.": ["armor",2],
    "Taunt.": ["taunt"]
    }
    """
    encode = msgspec.json.encode
    lines = [f"{encode(sentence).decode()}: {encode(trees[sentence]).decode()}" for sentence in sorted(trees)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _problems_of(bad: BadInput) -> Sequence[Problem]:
    """What an error says, as problems."""
    return bad.problems if isinstance(bad, BadCards) else [Problem(bad.where, 0, 0, bad.what, bad.advice)]
