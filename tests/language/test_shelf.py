"""Card files, packs and the cache, with a tiny game of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from hordekeep.kernel import BadInput
from hordekeep.language import Vocabulary
from hordekeep.language.card_files import CardFile, read_card_file, read_table
from hordekeep.language.packs import VARIABLE, own_id, packs_in_use, read_pack, use_packs
from hordekeep.language.problems import BadCards, Problem
from hordekeep.language.shelf import CardSource, Stock, fresh_trees, read_stock, read_trees, trees_text

TINY = Vocabulary("tiny", start="ability")


@TINY.word("ability", "Play: {e:verb}.", fr="Jeu : {e}.")
def play(e: object) -> object:
    return e


@TINY.word("verb", "draw {n:number} [card|cards:n]", fr="[piochez|piocher] {n} [carte|cartes:n]")
def draw(n: int) -> int:
    return n


class Tile(msgspec.Struct, frozen=True):
    """A card of the tiny game."""

    id: str
    size: int = 1
    text: tuple[str, ...] = ()


def read_tiles(files: Sequence[CardFile], tell: Callable[[Problem], None]) -> list[Tile]:
    tiles = []
    for file in files:
        for table in file.cards:
            tile = read_table(table, Tile, tell)
            if tile is not None:
                tiles.append(msgspec.structs.replace(tile, id=own_id(file.pack, tile.id)))
    return tiles


def never() -> Vocabulary:
    raise AssertionError("the parser was built")


OWN = '[[card]]\nid = "one"\ntext = ["Play: draw 1 card."]\n'


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv(VARIABLE, raising=False)
    return tmp_path / "cache" / "hordekeep"


@pytest.fixture
def source(tmp_path: Path) -> CardSource[list[Tile]]:
    content = tmp_path / "game" / "content"
    content.mkdir(parents=True)
    (content / "own.toml").write_text(OWN, "utf-8")
    (content / "trees.json").write_text(trees_text({"Play: draw 1 card.": ("play", ("draw", 1))}), "utf-8")
    return CardSource("tiny", (content,), list[Tile], read_tiles, lambda: TINY, content.parent)


def pack(folder: Path, **files: str) -> Path:
    """A pack with these card files."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(f'id = "{folder.name}"\nname = "Elves"\ngame = "tiny"\n', "utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def test_own_sentences_come_from_the_trees_file_without_a_parser(source: CardSource[list[Tile]]) -> None:
    source.vocabulary = never
    stock = read_stock(source)
    assert stock.content == [Tile("one", text=("Play: draw 1 card.",))]
    assert stock.trees == {"Play: draw 1 card.": ["play", ["draw", 1]]}


def test_a_pack_adds_cards_under_its_own_name(source: CardSource[list[Tile]], tmp_path: Path) -> None:
    elves = pack(tmp_path / "elves", archers='[[card]]\nid = "one"\ntext = ["Play: draw 2 cards."]\n')
    stock = read_stock(source, [elves])
    assert [tile.id for tile in stock.content] == ["one", "elves_one"]
    assert stock.trees["Play: draw 2 cards."] == ("play", ("draw", 2))
    assert [each.name for each in stock.packs] == ["Elves"]


def test_a_pack_says_only_new_sentences_to_the_parser(source: CardSource[list[Tile]], tmp_path: Path) -> None:
    source.vocabulary = never
    assert len(read_stock(source, [pack(tmp_path / "elves", archers=OWN)]).content) == 2


def test_all_that_is_wrong_in_all_files_is_told_at_once(source: CardSource[list[Tile]], tmp_path: Path) -> None:
    elves = pack(
        tmp_path / "elves",
        archers='[[card]]\nid = "a"\ntext = [\n  "Play: draw 2 cards.",\n  "Play: drow 2 cards.",\n]\n',
        broken='[[card]]\nid = "b\n',
        healers='[[card]]\nid = "c"\nsize = "big"\nsise = 2\n\n[[card]]\ntext = ["Play: draw 2 card."]\n',
    )
    with pytest.raises(BadCards) as bad:
        read_stock(source, [elves])
    found = [(Path(each.file).name, each.line, each.column) for each in bad.value.problems]
    assert found == [
        ("archers.toml", 5, 10),
        ("broken.toml", 0, 0),
        ("healers.toml", 3, 0),
        ("healers.toml", 4, 0),
        ("healers.toml", 6, 0),
        ("healers.toml", 7, 27),
    ]
    text = str(bad.value)
    assert "6 things are wrong" in text
    assert "nearest known phrase: draw" in text
    assert "sise: There is no such field. Did you mean 'size'?" in text
    assert "id: It is missing." in text
    assert "(at line 2" in text
    assert "Write: Play: draw 2 cards." in text


def test_packs_that_are_none_are_refused_together(source: CardSource[list[Tile]], tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    nameless = pack(tmp_path / "nameless")
    (nameless / "pack.toml").write_text('id = "My Elves"\nname = "Elves"\ngame = "tiny"\nauthr = "me"\n', "utf-8")
    with pytest.raises(BadCards) as bad:
        read_stock(source, [tmp_path / "empty", nameless, tmp_path / "nowhere"])
    text = str(bad.value)
    assert "There is no pack.toml in it." in text
    assert "There is no such folder." in text
    assert "line 4: authr: There is no such field. Did you mean 'author'?" in text


def test_a_pack_needs_an_id_that_keys_can_hold(tmp_path: Path) -> None:
    elves = pack(tmp_path / "elves")
    (elves / "pack.toml").write_text('name = "Elves"\nid = "My Elves"\ngame = "tiny"\n', "utf-8")
    with pytest.raises(BadCards, match=r"line 2: id: 'My Elves' is no id\. Write 'my-elves'\."):
        read_pack(elves)


def test_packs_of_another_game_are_left_alone(source: CardSource[list[Tile]], tmp_path: Path) -> None:
    other = pack(tmp_path / "other", archers="[[card]]\nnonsense = 1\n")
    (other / "pack.toml").write_text('id = "other"\nname = "Other"\ngame = "chess"\n', "utf-8")
    assert len(read_stock(source, [other]).content) == 1


def test_two_packs_cannot_share_an_id(source: CardSource[list[Tile]], tmp_path: Path) -> None:
    first = pack(tmp_path / "elves")
    second = tmp_path / "copy"
    second.mkdir()
    (second / "pack.toml").write_text((first / "pack.toml").read_text("utf-8"), "utf-8")
    with pytest.raises(BadCards, match=r"There are two packs 'elves'\."):
        read_stock(source, [first, second])


def unread(files: Sequence[CardFile], tell: Callable[[Problem], None]) -> list[Tile]:
    raise AssertionError("the files were read")


def test_what_was_read_comes_from_the_cache(source: CardSource[list[Tile]], tmp_path: Path) -> None:
    elves = pack(tmp_path / "elves", archers='[[card]]\nid = "a"\ntext = ["Play: draw 2 cards."]\n')
    before = read_stock(source, [elves])
    source.read, source.vocabulary = unread, never
    after = read_stock(source, [elves])
    assert (after.content, after.packs) == (before.content, before.packs)
    assert after.trees["Play: draw 2 cards."] == ["play", ["draw", 2]]


@pytest.mark.parametrize("changed", ["elves/archers.toml", "game/content/own.toml", "game/reading.py"])
def test_a_change_makes_the_cache_out_of_date(source: CardSource[list[Tile]], tmp_path: Path, changed: str) -> None:
    elves = pack(tmp_path / "elves", archers='[[card]]\nid = "a"\n')
    read_stock(source, [elves])
    source.read = unread
    path = tmp_path / changed
    path.write_text(path.read_text("utf-8") + "\n" if path.exists() else "\n", "utf-8")
    with pytest.raises(AssertionError, match="the files were read"):
        read_stock(source, [elves])


def test_a_broken_cache_is_no_error(source: CardSource[list[Tile]], own_cache: Path) -> None:
    read_stock(source)
    [kept] = own_cache.iterdir()
    whole = kept.read_bytes()
    for broken in (b"", whole[:-3], whole[:20] + b"\xff" + whole[21:], whole[:16] + msgspec.msgpack.encode({"a": 1})):
        kept.write_bytes(broken)
        assert read_stock(source).content == [Tile("one", text=("Play: draw 1 card.",))]
        assert kept.read_bytes() == whole


def test_a_cache_that_cannot_be_written_is_no_error(
    source: CardSource[list[Tile]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert len(read_stock(source).content) == 1


def test_nobody_home_means_no_cache(source: CardSource[list[Tile]], monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    assert len(read_stock(source).content) == 1


def test_the_trees_file_is_one_sentence_a_line_and_reads_back(source: CardSource[list[Tile]]) -> None:
    (content,) = source.content
    path = content / "trees.json"
    assert trees_text(fresh_trees(source, content, print)) == path.read_text("utf-8")
    assert read_trees(path) == {"Play: draw 1 card.": ["play", ["draw", 1]]}
    assert read_trees(content / "none.json") == {}


def test_a_sentence_that_is_not_understood_has_no_tree_and_is_told(source: CardSource[list[Tile]]) -> None:
    (content,) = source.content
    more = '[[card]]\nid = "two"\ntext = []\nenchantment = ["Play: drink 1 card."]\n'
    (content / "own.toml").write_text(OWN + more, "utf-8")
    problems: list[Problem] = []
    assert list(fresh_trees(source, content, problems.append)) == ["Play: draw 1 card."]
    assert [(each.line, each.column) for each in problems] == [(7, 23)]


def test_a_game_may_have_several_folders_each_with_its_trees(source: CardSource[list[Tile]], tmp_path: Path) -> None:
    second = tmp_path / "game" / "second"
    second.mkdir()
    (second / "more.toml").write_text('[[card]]\nid = "two"\ntext = ["Play: draw 2 cards."]\n', "utf-8")
    (second / "trees.json").write_text(trees_text({"Play: draw 2 cards.": ("play", ("draw", 2))}), "utf-8")
    source.content = (*source.content, second)
    source.vocabulary = never
    stock = read_stock(source)
    assert [tile.id for tile in stock.content] == ["one", "two"]
    assert list(stock.trees) == ["Play: draw 1 card.", "Play: draw 2 cards."]


def test_packs_in_use_come_from_the_environment_each_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(VARIABLE, os.pathsep.join(["elves", "", str(tmp_path / "dwarfs")]))
    use_packs([Path("elves"), Path("orcs")])
    assert packs_in_use() == (tmp_path / "elves", tmp_path / "dwarfs", tmp_path / "orcs")
    assert os.environ[VARIABLE] == os.pathsep.join(str(tmp_path / name) for name in ("elves", "dwarfs", "orcs"))


def test_sentences_with_escapes_are_told_by_their_line() -> None:
    file = read_card_file("x.toml", '[[card]]\nid = "a"\ntext = ["Play\\u003a draw."]\n')
    assert file.cards[0].place_of("Play: draw.") == (3, 0)


def test_cards_written_inline_are_read_too() -> None:
    file = read_card_file("x.toml", 'card = [{ id = "a" }, { id = "b" }]\n')
    assert [card.values["id"] for card in file.cards] == ["a", "b"]
    assert [card.line for card in file.cards] == [1, 1]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("[card]\nid = 1\n", "Begin every card with a line"),
        ('id = "x"\n', "'id' stands outside of any table"),
        ("card = 3\n", "Begin every card with a line"),
        ("[[card]]\nid = \n", r"This is no TOML: .* \(at line 2"),
    ],
)
def test_files_of_another_form_are_refused(text: str, answer: str) -> None:
    with pytest.raises(BadInput, match=answer):
        read_card_file("x.toml", text)


@pytest.mark.parametrize("text", [b"\xff\xfe", b'[[card]]\nid = "a"\ntext = "Play: draw 1 card."\n'])
def test_a_file_that_is_no_text_or_has_a_text_that_is_no_list(
    source: CardSource[list[Tile]], tmp_path: Path, text: bytes
) -> None:
    elves = pack(tmp_path / "elves")
    (elves / "bad.toml").write_bytes(text)
    with pytest.raises(BadCards, match=r"not UTF-8|list of sentences"):
        read_stock(source, [elves])


def test_a_stock_is_what_the_cache_keeps() -> None:
    stock: Stock[list[Tile]] = Stock([Tile("a")], (), {})
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(stock), type=Stock[list[Tile]]) == stock
