"""`hordekeep cards` and the option `--pack`, with a tiny vocabulary in place of the game's."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner, Result

from hordekeep import BadInput
from hordekeep.cli import group
from hordekeep.commands.card_games import cards_of
from hordekeep.engines.lanes.content.cards import SOURCE
from hordekeep.language import Vocabulary
from hordekeep.language.packs import VARIABLE

TINY = Vocabulary("tiny", start="ability")


@TINY.word("ability", "{k:keyword}.", fr="{k}.", name="has")
def has(k: object) -> object:
    return k


@TINY.word("ability", "Play: {e:effects}.", fr="Jeu : {e}.", rule="SH-ALLI-03")
def play(e: object) -> object:
    return e


@TINY.word("keyword", "Taunt", fr="Provocation", rule="SH-GLOS-41")
def taunt() -> object:
    return "taunt"


@TINY.word("effects", "{a:verb}, then {b:verb}", fr="{a}, puis {b}")
def then(a: object, b: object) -> object:
    return a, b


TINY.rung("effects", "verb")


@TINY.word("verb", "deal {n:number} damage to {t:target}", fr="[infligez|infliger] {n} [dégât|dégâts:n] {à:t}")
def deal(n: int, t: object) -> object:
    return n, t


@TINY.word("verb", "destroy {t:target}", fr="[détruisez|détruire] {t}", rule="SH-HEALTH-05")
def destroy(t: object) -> object:
    return t


@TINY.word("target", "a {n:noun}", fr="{un:n}", mentions=True)
def a(n: object, mention: int) -> object:
    return n, mention


@TINY.word("target", "it", fr="{le:it}", refers=True)
def it(mention: int) -> object:
    return mention


@TINY.word("noun", "[monster|monsters]", fr="[monstre|monstres]", gender="m", sort="monster")
def monster() -> object:
    return "monster"


HEADING = '[set]\nid = "wolves"\nname = "Wolves"\nkind = "alliance"\nfaction = "liothan"\n\n'
CARD = (
    '[[card]]\nname = "{name}"\ntype = "ally"\nrarity = "base"\ncost = 1\nattack = 1\nhealth = 1\ntext = ["{text}"]\n'
)
WOLF = CARD.format(name="Wolf", text="Play: deal 2 damage to a monster, then destroy it.")


@pytest.fixture(autouse=True)
def quiet_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setattr(SOURCE, "vocabulary", lambda: TINY)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "north"
    folder.mkdir()
    (folder / "pack.toml").write_text('id = "north"\nname = "North"\ngame = "skytear-horde"\n', "utf-8")
    (folder / "wolves.toml").write_text(HEADING + WOLF, "utf-8")
    return folder


def hordekeep(*words: str) -> Result:
    return CliRunner().invoke(group, words)


def cards(*words: str) -> Result:
    return hordekeep("cards", *words)


def refusal(*words: str) -> str:
    outcome = hordekeep(*words)
    assert isinstance(outcome.exception, BadInput), outcome.output
    return str(outcome.exception)


def test_check_shows_what_was_understood_the_french_and_what_it_stands_for(pack: Path) -> None:
    outcome = cards("check", str(pack))
    assert outcome.output.splitlines() == [
        "Wolf",
        "  Play: deal 2 damage to a monster, then destroy it.",
        "  Jeu\u202f: infligez 2 dégâts à un monstre, puis détruisez le monstre.",
        "    it = a monster",
        "Cards: 1. Sentences: 1, all understood.",
    ]
    assert outcome.exit_code == 0


def test_check_takes_single_files_and_files_without_a_pack(pack: Path) -> None:
    assert cards("check", str(pack / "wolves.toml")).exit_code == 0
    (pack / "pack.toml").unlink()
    assert cards("check", str(pack / "wolves.toml")).exit_code == 0


def test_check_tells_all_that_is_wrong_with_its_place_and_exits_with_1(pack: Path) -> None:
    (pack / "wolves.toml").write_text(
        HEADING
        + WOLF.replace("rarity", "rarety")
        + CARD.format(name="Bear", text="Play: destory a monster.")
        + CARD.format(name="Owl", text="Taunt."),
        "utf-8",
    )
    outcome = cards("check", str(pack))
    assert outcome.exit_code == 1
    assert "2 things are wrong" in outcome.stderr
    assert "wolves.toml, line 10: rarety: There is no such field. Did you mean 'rarity'?" in outcome.stderr
    assert "wolves.toml, line 22, column 16: " in outcome.stderr
    assert "nearest known phrase: destroy" in outcome.stderr
    assert "Owl\n  Taunt.\n  Provocation." in outcome.stdout
    assert "  ? Play: destory a monster." in outcome.stdout


def test_check_refuses_an_it_that_stands_for_nothing(pack: Path) -> None:
    (pack / "wolves.toml").write_text(HEADING + CARD.format(name="Owl", text="Play: destroy it."), "utf-8")
    outcome = cards("check", str(pack))
    assert (outcome.exit_code, "stands for nothing" in outcome.stderr) == (1, True)


def test_check_of_the_games_own_files_does_not_meet_them_twice() -> None:
    outcome = cards("check", str(SOURCE.content[0] / "kurumo.toml"))
    assert "already" not in outcome.stderr


KNOCK = "Push each adjacent enemy hero 2 hexes."
OUTSIDER = """
[set]
id = "visitors"
name = "Visitors"
kind = "outsiders"

[[card]]
name = "Visitor"
range = "melee"
attack = 3
flips = 1
move = 3
placement = ["Place the caster on a free hex of its Dome or adjacent to its Dome."]

[[card.skill]]
name = "Knock"
text = ["Push each adjacent enemy hero 2 hexes."]
"""


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("Push each", "Shove each", "line 17, column 10: \u201cshove\u201d is not understood here."),
        (KNOCK, "You have won lane tokens 6 times.", "line 17, column 10: "),
        (KNOCK, "The caster's power cards deal 1 more damage to Marked heroes.", "line 17, column 10: "),
        ('hexes."]', 'hexes.", "Draw 1 card.", "When the caster\'s Attack resolves, draw 1 card."]', "line 17: text: "),
        ("Place the caster", "Place an enemy hero", "line 13, column 15: "),
    ],
)
def test_check_finds_what_makes_no_sense_in_the_skill_of_an_outsider(
    tmp_path: Path, right: str, wrong: str, says: str
) -> None:
    file = tmp_path / "visitors.toml"
    file.write_text(OUTSIDER, "utf-8")
    assert cards("check", str(file), "--game", "skytear").exit_code == 0
    file.write_text(OUTSIDER.replace(right, wrong), "utf-8")
    outcome = cards("check", str(file), "--game", "skytear")
    assert outcome.exit_code == 1
    assert f"visitors.toml, {says}" in outcome.stderr


def test_check_takes_a_game_by_its_name() -> None:
    outcome = cards("check", "skytear")
    assert outcome.exit_code == 0
    assert "Sky Burn\n  Deal 1 damage to each adjacent enemy." in outcome.stdout


def test_check_of_nothing_is_refused(pack: Path) -> None:
    assert "There is no such file or folder." in refusal("cards", "check", "nowhere")
    (pack / "wolves.toml").unlink()
    assert "There is no card in it." in refusal("cards", "check", str(pack))


def test_check_knows_the_games(pack: Path) -> None:
    said = refusal("cards", "check", str(pack), "--game", "skytear-hord")
    assert said == "There is no game 'skytear-hord' with cards. Did you mean 'skytear-horde'?"


@pytest.fixture
def understood_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shelf whose sentences the tiny vocabulary knows: one card."""
    brute = SimpleNamespace(text=("Taunt.",), trees=(("has", ("taunt",)),), name_in=lambda language: "Troll Brute")
    only = SimpleNamespace(cards={"troll-brute": brute})
    tiny = cards_of("skytear-horde")._replace(shelf_for=lambda game: only)
    monkeypatch.setattr("hordekeep.commands.cards.cards_of", lambda game: tiny)


@pytest.mark.usefixtures("understood_cards")
def test_words_are_listed_with_french_rule_and_an_example() -> None:
    outcome = cards("words", "skytear-horde")
    assert outcome.exit_code == 0, outcome.exception
    assert "keyword\n  Taunt  [SH-GLOS-41]\n      Provocation\n      Troll Brute: Taunt." in outcome.output
    assert outcome.output.count("\nverb\n") == 1


@pytest.mark.usefixtures("understood_cards")
def test_words_can_be_looked_up_in_both_languages() -> None:
    for word in ("destroy", "détruire"):
        lines = cards("words", "skytear-horde", word).output.splitlines()
        assert lines == ["verb", "  destroy ‹target›  [SH-HEALTH-05]", "      détruisez ‹target›"]
    outcome = cards("words", "skytear-horde", "xylophone")
    assert (outcome.exit_code, outcome.stderr) == (1, "No word holds 'xylophone'.\n")


def test_list_shows_one_deck_or_all_in_either_language() -> None:
    lines = cards("list", "skytear-horde", "--deck", "liothan").output.splitlines()
    assert lines[0] == "Liothan  liothan  (40)"
    assert lines[1].split("  ")[1] == "Clan of the Oak"
    assert "coût 3" in cards("list", "skytear-horde", "--deck", "liothan", "--language", "fr").output
    assert "Renegade  renegade  (21)" in cards("list", "skytear-horde").output


def test_show_finds_a_card_by_id_or_name() -> None:
    by_id = cards("show", "skytear-horde", "clan-of-the-oak").output
    assert by_id.splitlines()[:3] == [
        "Clan of the Oak  clan-of-the-oak",
        "Ally · Royal Guard, Liothan",
        "cost 3, 3/3, base, ×3",
    ]
    assert cards("show", "skytear-horde", "Clan", "of", "the", "Oak").output == by_id
    assert cards("show", "skytear-horde", "Clan du Chêne").output == by_id
    assert "Did you mean 'shamans'?" in refusal("cards", "show", "skytear-horde", "shaman")


@pytest.mark.rule("HM-SERV-01")
@pytest.mark.parametrize(("game", "kind"), [("skytear-horde", "Token,"), ("monoliths", "Servant,")])
def test_the_skeleton_is_called_as_each_book_calls_it(game: str, kind: str) -> None:
    assert cards("show", game, "skeleton").output.splitlines()[1].startswith(kind)
    listed = next(line for line in cards("list", game).output.splitlines() if line.startswith("  Skeleton "))
    assert kind in listed


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["list", "chess"], "There is no game 'chess' with cards."),
        (["words", "chess"], "There is no game 'chess' with cards."),
        (["list", "skytear-horde", "--deck", "liotan"], "Did you mean 'liothan'?"),
    ],
)
def test_what_is_not_there_is_refused_with_the_nearest(words: list[str], answer: str) -> None:
    assert answer in refusal("cards", *words)


def test_a_pack_is_listed_among_the_cards(pack: Path) -> None:
    assert "Wolf" in cards("list", "skytear-horde", "--pack", str(pack), "--deck", "north_wolves").output
    assert os.environ[VARIABLE] == str(pack)  # and so it is for the processes that are started


def test_packs_of_the_environment_count_too(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(pack))
    assert "north_wolf" in cards("show", "skytear-horde", "Wolf").output


@pytest.mark.parametrize(
    "words", [["play"], ["sim", "plankton-horde"], ["bench"], ["serve"], ["cards", "list", "chess"]]
)
def test_a_bad_pack_is_refused_before_anything_begins(pack: Path, words: list[str]) -> None:
    (pack / "wolves.toml").write_text(HEADING + CARD.format(name="Bear", text="Play: destory a monster."), "utf-8")
    said = refusal(*words, "--pack", str(pack))
    assert "wolves.toml, line 14, column 16" in said
    assert refusal(*words, "--pack", str(pack.parent / "nowhere")).endswith(
        "A pack is a folder with card files and a pack.toml."
    )


def test_a_pack_for_a_game_without_cards_is_refused(pack: Path) -> None:
    (pack / "pack.toml").write_text('id = "north"\nname = "North"\ngame = "skytear-hord"\n', "utf-8")
    assert "Did you mean 'skytear-horde'?" in refusal("cards", "list", "skytear-horde", "--pack", str(pack))
