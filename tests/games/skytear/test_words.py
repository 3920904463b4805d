"""Every sentence of the cards: parsed as stored, said letter for letter in both languages, built, and carried out."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from hordekeep.cli import group
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.keywords import DISARM, FAST, MARKED, SHAPESHIFTED, SLOW
from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.effects.line_of_sight import sees_enemies
from hordekeep.games.skytear.effects.meanings import Cause, Meaning, meaning_of
from hordekeep.games.skytear.effects.values import armor, control_of, mana, move_range, skirmish_bonus, total
from hordekeep.games.skytear.effects.values import attack as attack_of
from hordekeep.games.skytear.ground.areas import load_areas
from hordekeep.games.skytear.ground.boards import FRAME
from hordekeep.games.skytear.rules.actions.attack import attack
from hordekeep.games.skytear.rules.actions.worship import worship
from hordekeep.games.skytear.rules.heroes.resolving import carry_out
from hordekeep.games.skytear.rules.keywords.damage import deal, prevented
from hordekeep.games.skytear.rules.keywords.open_hexes import stops
from hordekeep.games.skytear.state.arena import ACTIVATION, TURN, Arena, Entry, Tally
from hordekeep.games.skytear.state.pieces import illusion_of, masks_from, minions_of, pillars_of, put
from hordekeep.games.skytear.told.catalogue import SOURCE, catalogue
from hordekeep.games.skytear.words.cards_and_actions import NO_TOKEN_IN_SIGHT
from hordekeep.games.skytear.words.reading import meaning, text_in, victory_condition
from hordekeep.games.skytear.words.sentences import CANNOT_PAY
from hordekeep.games.skytear.words.vocabulary import VOCABULARY
from hordekeep.kernel import Ask, BadInput, Choice, GameOver, Rules
from hordekeep.language import BadSentence, as_tree
from hordekeep.language.problems import Problem
from hordekeep.language.shelf import TREES_FILE, fresh_trees, read_trees, trees_text
from hordekeep.rulebook.ledger import load_ledger
from tests.games.skytear.arenas import arena, at

TREES = {sentence: tree for folder in SOURCE.content for sentence, tree in read_trees(folder / TREES_FILE).items()}
OPEN = ["-4.0", "-5.0", "-5.1", "-4.1", "-4.-1", "-3.-1", "-6.1", "-6.2", "-5.2", "-4.2", "-3.2"]
"""Hexes outside the Dome round the left lane token, all in sight of the first."""


# -- sentences ---------------------------------------------------------------------------------------------------------


def written() -> Iterator[str]:
    """All sentences of all files."""
    for path in SOURCE.paths():
        document = tomllib.loads(path.read_text("utf-8"))
        tables = [*document.get("hero", {}).get("skill", ()), *document["card"]]
        tables += [skill for card in document["card"] for skill in card.get("skill", ())]
        for table in tables:
            yield from (*table.get("text", ()), *table.get("placement", ()))


@pytest.mark.parametrize("folder", SOURCE.content, ids=lambda folder: folder.name)
def test_the_stored_trees_are_those_of_the_sentences(folder: Any) -> None:
    problems: list[Problem] = []
    text = trees_text(fresh_trees(SOURCE, folder, problems.append))
    assert problems == []
    assert (folder / TREES_FILE).read_text("utf-8") == text, "run: python scripts/card_trees.py"


def test_every_sentence_has_a_tree() -> None:
    assert set(TREES) == set(written())


@pytest.mark.parametrize("sentence", sorted(TREES))
def test_a_tree_says_its_sentence_letter_for_letter_and_in_french(sentence: str) -> None:
    tree = as_tree(TREES[sentence])
    assert VOCABULARY.english(tree) == sentence
    french = VOCABULARY.french(tree)
    assert french.endswith(".")
    assert french == text_in(sentence, "fr") != text_in(sentence, "en") == sentence


def test_every_word_is_said_and_has_its_rule() -> None:
    def names(tree: Any) -> Iterator[str]:
        if isinstance(tree, list):
            yield tree[0]
            for child in tree[1:]:
                yield from names(child)

    said = {name for tree in TREES.values() for name in names(tree)}
    assert {word.name for word in VOCABULARY.words()} == said
    rules = {rule.id for rule in load_ledger("skytear").rules}
    assert [word for word in VOCABULARY.words() if word.rule not in rules or not word.french] == []


@pytest.mark.parametrize(
    ("sentence", "french"),
    [
        ("Deal 2 + flip Piercing damage to target enemy hero.",
         "Infligez 2 dégâts Perforants plus un retournement à un héros ennemi cible."),
        ("Place the caster on a hex adjacent to target Marked enemy hero.",
         "Placez le lanceur sur un hexagone adjacent à un héros ennemi Marqué cible."),
        ("The caster's power cards deal 1 more damage to heroes adjacent to a friendly pillar.",
         "Les cartes Pouvoir du lanceur infligent 1 dégât de plus aux héros adjacents à un pilier allié."),
        ("Place target friendly hero on a hex adjacent to a friendly illusion.",
         "Placez un héros allié cible sur un hexagone adjacent à une illusion alliée."),
        ("Swap the hexes of the caster and target friendly hero.",
         "Échangez les hexagones du lanceur et d’un héros allié cible."),
        ("Choose up to 1 target enemy minion.", "Choisissez jusqu’à 1 sbire ennemi cible."),
    ],
)  # fmt: skip
def test_french_agrees_contracts_and_elides(sentence: str, french: str) -> None:
    assert text_in(sentence, "fr") == french


def test_what_is_not_understood_is_refused_with_the_nearest_phrase() -> None:
    with pytest.raises(BadSentence, match="column 1: “smash” is not understood here"):
        VOCABULARY.parse("Smash target enemy.")
    with pytest.raises(BadSentence, match=r"Write: Push the target 2 hexes\."):
        VOCABULARY.parse("Push the target 2 hex.")
    with pytest.raises(BadSentence, match="The nearest known phrase: the caster"):
        VOCABULARY.parse("Apply Slow to the castor.")


@pytest.mark.parametrize(
    ("icon", "sentences"),
    [
        ("none", ("Draw 1 card.",)),
        ("", ("The caster gets +1 Attack against Marked heroes.",)),
        ("", ("The projected hero gets +1 Armor.",)),
        ("none", ("The projected hero gets +1 Armor.",)),
        ("illusion", ("The caster gets +1 Armor.",)),
        ("none", ("The caster's LoS ignores white lines.",)),
        ("", ("Deal 1 damage to target enemy.", "Push target enemy hero 1 hex.")),
        ("", ("Place target enemy hero on a hex adjacent to target enemy hero.",)),
        ("", ("Place a friendly pillar on an adjacent hex.",)),
        ("", ("Choose each enemy.",)),
        ("", ("When the caster's Attack resolves, deal 1 damage to target enemy.",)),
        ("", ("Draw 1 card.", "When the caster's Attack resolves, Predict 1.")),
        ("", ("When the projected hero's Attack resolves, Predict 1.",)),
        ("", ("Remove all enemy minions.",)),
        ("", ("Cancel a power card effect generated by the caster.",)),
        ("pillar", ("Once each turn, the target may lose 1 HP to prevent the damage dealt to a friendly minion.",)),
        ("", ("You have defeated 10 enemy minions.",)),
    ],
)  # fmt: skip
def test_what_has_no_meaning_where_it_stands_is_refused(icon: str, sentences: tuple[str, ...]) -> None:
    with pytest.raises(BadInput):
        meaning(sentences, "", icon)


def test_a_deed_is_no_victory_condition() -> None:
    with pytest.raises(BadInput, match="no condition of a victory card"):
        victory_condition("Draw 1 card.")


def test_all_is_built_without_a_parser() -> None:
    program = (
        "import sys\n"
        "import hordekeep.games.skytear.game\n"
        "from hordekeep.games.skytear.content.cards import shelf\n"
        "from hordekeep.games.skytear.effects.meanings import condition_of, meaning_of\n"
        "known = shelf()\n"
        "built = [meaning_of(each) for each in known.power_cards]\n"
        "for holder in (*known.heroes.values(), *known.outsiders.values()):\n"
        "    built += [meaning_of(f'{holder.id}/{skill.id}') for skill in holder.skills]\n"
        "built += [condition_of(card.text[0]) for card in known.victory_cards.values()]\n"
        "print(len(built), 'lark' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    count, parsed = done.stdout.split()
    assert (int(count), parsed) == (65 + 32 + 6 + 10, "False")


# -- the command line --------------------------------------------------------------------------------------------------


def told(*arguments: str) -> str:
    outcome = CliRunner().invoke(group, ["cards", *arguments])
    assert outcome.exit_code == 0, outcome.stderr
    return outcome.output


def test_the_command_line_checks_lists_and_shows_them() -> None:
    heroes = told("check", str(SOURCE.content[0]), "--game", "skytear")
    assert "Cards: 64. Sentences: 149, all understood." in heroes
    assert "Demon Leap" in heroes
    assert "Placez le lanceur sur un hexagone libre" in told("check", str(SOURCE.content[0].parent / "outsiders.toml"),
                                                             "--game", "skytear")  # fmt: skip
    assert "Blood Scent: When the caster defeats a Marked hero" in told("show", "skytear", "Yami")
    assert "Onde de choc\u202f: Poussez" in told("show", "skytear", "Éclat vivant", "--language", "fr")
    assert "Seigneur des multitudes  Action, coût 1 (terre), modificateur +2, ×3" in told(
        "list", "skytear", "--deck", "cotlic", "--language", "fr"
    )
    assert "la cible" in told("words", "skytear", "the target")


def test_ids_of_the_catalogue_are_unique() -> None:
    known = catalogue()
    assert len(known.cards) == sum(len(each.cards) for each in known.sets.values()) == 16 + 65 + 1 + 3 + 10
    with pytest.raises(BadInput, match="Did you mean 'yami'"):
        known.find("yamy")


# -- carried out -------------------------------------------------------------------------------------------------------


def play(steps: Rules[Any], *answers: Choice) -> list[Ask]:
    """Carry something out with these answers; what was asked."""
    asks: list[Ask] = []
    left = list(answers)
    choice: Any = None
    try:
        while True:
            ask = steps.send(choice)
            asks.append(ask)
            assert left, (ask.prompt, ask.choices)
            choice = left.pop(0)
            assert choice in ask.choices, (choice, ask.prompt, ask.choices)
            choice = ask.choices[ask.choices.index(choice)]
    except StopIteration:
        assert not left
        return asks


def resolve(
    g: Arena, what: str, caster: str, targets: tuple[int, ...] = (), *answers: Choice, memo: int = 0
) -> list[Ask]:
    """A card or skill of a hero resolves."""
    hero = g.slots[caster]
    kind = "skill" if "/" in what else "card"
    return play(carry_out(g, Entry(0, kind, g.owner[hero], hero, what, targets, memo)), *answers)


def own(g: Arena, name: str, what: str = "", kind: str = "card") -> Cause:
    hero = g.slots[name]
    return Cause.of(g, g.owner[hero], hero, kind, what)


def aims(g: Arena, what: str, caster: str) -> set[str]:
    aim = meaning_of(what).aim
    assert aim is not None
    return {g.names[each] if each < 16 else str(each) for each in aim.find(g, own(g, caster, what))}


def field(*names: str, simplified: bool = False, **more: Any) -> Arena:
    """Heroes on hexes near each other in the open, in the order of their names."""
    return arena(heroes=dict(zip(names, OPEN, strict=False)), simplified=simplified, **more)


WHATS = [
    *shelf().power_cards,
    "skytear-flux",
    *(f"{holder.id}/{skill.id}" for holder in shelf().heroes.values() for skill in holder.skills),
    *(f"{holder.id}/{skill.id}" for holder in shelf().outsiders.values() for skill in holder.skills),
]


@pytest.mark.parametrize("what", WHATS)
def test_everything_can_be_carried_out_in_crowded_arenas(what: str) -> None:
    """Nothing fails, asks for what is not offered, or leaves the masks behind, whatever is chosen."""
    for seed in range(6):
        random = Random(f"{what}{seed}")
        g = crowded(what, random)
        known = meaning_of(what)
        outsider = what.partition("/")[0] in shelf().outsiders
        caster = OUTSIDERS if outsider else 0
        kind = "outsider" if outsider else "skill" if "/" in what else "card"
        cause = Cause.of(g, 0, caster, kind, what)
        targets: tuple[int, ...] = ()
        if known.aim is not None:
            legal = list(known.aim.find(g, cause))
            targets = tuple(random.sample(legal, min(known.aim.most, len(legal))))
        if known.needs is not None:
            lacking = known.needs(g, cause)
            assert lacking is None or lacking.rule in ("SM-EFF-16", "SM-EFF-18", "SM-STK-13")
        if "/" in what and targets == () and known.aim is None:
            targets = (4,)
        steps = carry_out(g, Entry(1, kind, 0, caster, what, targets, 3))
        answer_all(g, steps, random)
        for each in known.statics:
            for piece in (0, 1, 4, 16, 24):
                assert isinstance(each.amount(g, 0, piece, random.choice((-1, 4, 24))), int)
        for trigger in known.triggers:
            assert not trigger.concerns(g, 0, 1, 4)


def crowded(what: str, random: Random) -> Arena:
    """Heroes, minions, pillars and illusions at random near the left lane token, the owner of the skill among them."""
    holder = what.partition("/")[0]
    owner = (
        holder if holder in shelf().heroes else shelf().power_cards[what].hero if what in shelf().power_cards else ""
    )
    everybody = [each for each in shelf().heroes if each != owner]
    blue = [owner or everybody.pop(), *random.sample(everybody, 3)]
    red = random.sample([each for each in shelf().heroes if each not in blue], 4)
    near = arena().field.board.within(at("-4.0"), 3) & stops(arena())
    hexes = [FRAME.write(each) for each in range(FRAME.size) if near >> each & 1]
    random.shuffle(hexes)
    names = [f"{side}.{each}" for side, team in (("blue", blue), ("red", red)) for each in team]
    g = arena(heroes={name: hexes.pop() for name in names}, simplified=False)
    for side in (0, 1):
        for piece in (*minions_of(side)[:3], *pillars_of(side)[:3], *(illusion_of(each) for each in g.heroes_of(side))):
            if random.random() < 0.6:
                put(g, piece, at(hexes.pop()))
    put(g, OUTSIDERS, at(hexes.pop()))
    g.commander = 0
    for hero in range(8):
        g.conditions[hero] = random.randrange(64)
        g.hp[hero] = random.randrange(1, g.hero(hero).hp + 1)
        g.cards_on[hero] = tuple(random.choices(list(shelf().power_cards.values()), k=2))
    g.stack = [
        Entry(7, "action", 1, 4, "attack", (0,)),
        Entry(8, "card", 1, 5, "presence"),
        Entry(9, "card", 1, 5, "gank"),
    ]
    g.active, g.active_seat = 0, 0
    return g


def answer_all(g: Arena, steps: Rules[Any], random: Random) -> None:
    choice: Any = None
    try:
        while True:
            ask = steps.send(choice)
            choice = random.choice(ask.choices)
            assert masks_from(g) == g.on
    except (StopIteration, GameOver):
        assert masks_from(g) == g.on


# -- what single words mean --------------------------------------------------------------------------------------------


def test_who_is_targeted() -> None:
    """SM-TGT-02, SM-TGT-06, SM-EFF-24."""
    g = field("blue.cotlic", "red.yami", "red.sakoshi", minions={"red.left": "-3.0"})
    assert aims(g, "safeguard", "blue.cotlic") == {"blue.cotlic"}
    assert aims(g, "brand", "blue.cotlic") == {"red.yami", "red.sakoshi"}
    assert aims(g, "splinter", "blue.cotlic") == {"red.yami", "red.sakoshi", "24"}
    put(g, g.slots["red.sakoshi"], at("-6.1"))
    assert aims(g, "dragon-punch", "blue.cotlic") == {"red.yami", "24"}
    assert aims(g, "tusk-toss", "blue.cotlic") == {"red.yami"}
    assert aims(g, "crawling-darkness", "blue.cotlic") == {"24"}
    assert aims(g, "kneel-before-me", "blue.cotlic") == set()
    g.conditions[g.slots["red.yami"]] |= MARKED
    assert aims(g, "kneel-before-me", "blue.cotlic") == {"red.yami"}


def test_damage_counts_from_where_the_target_fell() -> None:
    """SM-TRIG-03: Combustion still reaches those beside the hero that it has defeated."""
    g = field("blue.kichie", "red.yami", "red.sakoshi")
    yami, sakoshi = g.slots["red.yami"], g.slots["red.sakoshi"]
    g.hp[yami] = 1
    g.conditions[yami] = MARKED
    resolve(g, "combustion", "blue.kichie", (yami,))
    assert (g.at[yami], g.hp[sakoshi]) == (-1, 12)


def test_a_flip_counts_once_for_all() -> None:
    """SM-AOE-06: and for nobody no card is flipped."""
    g = field("blue.shaidrus", "red.corjof", "red.sakoshi", simplified=True)
    before = len(g.decks[0])
    ways = load_areas("two-lanes")["arc3"].at(at("-4.0"))
    wanted = 1 << at("-5.0") | 1 << at("-5.1")
    deed = meaning_of("spear-wall").deeds[0]
    c = own(g, "blue.shaidrus")
    c.area = next(mask for mask in ways if mask & wanted == wanted)
    play(deed(g, c))
    assert (g.hp[g.slots["red.corjof"]], g.hp[g.slots["red.sakoshi"]]) == (13 - 4, 13 - 4)
    assert len(g.decks[0]) == before - 1
    c.area = next(mask for mask in ways if not mask & wanted)
    play(deed(g, c))
    assert len(g.decks[0]) == before - 1


def test_bonuses_last_until_the_activation_or_the_turn_ends() -> None:
    """SM-EFF-01, SM-EFF-23, SM-EFF-25, SM-FLUX-06."""
    g = field("blue.hogosai", "blue.cotlic", simplified=True)
    hogosai, cotlic = g.slots["blue.hogosai"], g.slots["blue.cotlic"]
    resolve(g, "iron-stance", "blue.hogosai")
    resolve(g, "iron-stance", "blue.hogosai")
    assert armor(g, hogosai) == 6
    resolve(g, "wall-of-kaeno", "blue.hogosai")
    assert (armor(g, hogosai), armor(g, cotlic)) == (8, 3)
    resolve(g, "presence", "blue.cotlic")
    resolve(g, "skytear-flux", "blue.cotlic")
    assert (control_of(g, cotlic), mana(g, cotlic)) == (2, 2)
    assert [each.until for each in g.lasting] == [ACTIVATION, ACTIVATION, TURN, TURN, TURN, TURN]


def test_what_depends_on_the_moment() -> None:
    """Winter Fur, Marrow Draught, Grasping Earth (SM-Q-CARDS-BRYLVAR, SM-Q-CARDS-ZACOAL, SM-Q-CARDS-NELACLEN)."""
    g = field("blue.brylvar", "blue.zacoal", "red.sakoshi", simplified=True)
    brylvar, zacoal, sakoshi = (g.slots[each] for each in ("blue.brylvar", "blue.zacoal", "red.sakoshi"))
    resolve(g, "winter-fur", "blue.brylvar")
    g.conditions[brylvar] = SHAPESHIFTED
    resolve(g, "winter-fur", "blue.brylvar")
    assert [each.amount for each in g.lasting] == [1, 2]
    g.hp[zacoal] = 5
    resolve(g, "marrow-draught", "blue.zacoal")
    put(g, pillars_of(0)[0], at("-5.2"))
    resolve(g, "marrow-draught", "blue.zacoal")
    assert g.hp[zacoal] == 5 + 1 + 3
    resolve(g, "grasping-earth", "blue.zacoal", (sakoshi,))
    assert (g.hp[sakoshi], g.conditions[sakoshi]) == (13 - 3, SLOW)


def test_skills_in_force() -> None:
    """SM-LIO-09, SM-TAU-07, SM-NUP-05, SM-COND-10, Living Wall, Patient Hunter."""
    g = field("blue.gulbjarn", "blue.corjof", "blue.cotlic", "blue.hogosai", "red.vorhild", "red.sakoshi")
    gulbjarn, corjof, cotlic = (g.slots[f"blue.{each}"] for each in ("gulbjarn", "corjof", "cotlic"))
    put(g, g.slots["blue.hogosai"], at("-4.3"))
    vorhild, sakoshi = g.slots["red.vorhild"], g.slots["red.sakoshi"]
    assert (skirmish_bonus(g, gulbjarn), move_range(g, corjof), armor(g, cotlic)) == (0, 3, 1)
    g.conditions[gulbjarn] = g.conditions[corjof] = SHAPESHIFTED
    assert (skirmish_bonus(g, gulbjarn), move_range(g, corjof)) == (2, 4)
    assert total(g, "over-blocking", corjof) == total(g, "skirmish-area", gulbjarn) == 1
    put(g, g.slots["blue.hogosai"], at("-6.1"))
    assert armor(g, cotlic) == 2
    put(g, pillars_of(0)[0], at("-4.2"))
    assert armor(g, cotlic) == 3
    assert armor(g, g.slots["blue.hogosai"]) == 2
    assert attack_of(g, sakoshi, gulbjarn) == 3
    g.conditions[gulbjarn] |= MARKED
    assert (attack_of(g, sakoshi, gulbjarn), attack_of(g, sakoshi)) == (4, 3)
    assert attack_of(g, vorhild) == 3
    put(g, vorhild, at("3.-1"))
    assert attack_of(g, vorhild) == 4


def test_projected_heroes_have_the_skill_of_the_illusions_owner() -> None:
    """SM-NUP-05, SM-NUP-06, SM-NUP-07."""
    g = field("blue.akhuti", "blue.haburat", "blue.setheru", "blue.cotlic")
    akhuti, haburat, cotlic = (g.slots[f"blue.{each}"] for each in ("akhuti", "haburat", "cotlic"))
    assert (armor(g, akhuti), armor(g, haburat)) == (0, 1)
    put(g, illusion_of(akhuti), at("-4.2"))
    put(g, illusion_of(g.slots["blue.setheru"]), at("-5.3"))
    assert (armor(g, akhuti), armor(g, haburat), armor(g, cotlic)) == (1, 2, 1)
    assert total(g, "through-cover", haburat) == 1
    put(g, illusion_of(akhuti), at("0.0"))
    assert armor(g, akhuti) == 0


def test_power_cards_deal_more() -> None:
    """Kindling and Grave Echo: power cards only, heroes only."""
    g = field("blue.kichie", "red.corjof", minions={"red.left": "-3.0"})
    corjof = g.slots["red.corjof"]
    g.conditions[corjof] = MARKED
    play(deal(g, own(g, "blue.kichie"), corjof, 1))
    play(deal(g, own(g, "blue.kichie", kind="attack"), corjof, 1))
    assert g.hp[corjof] == 13 - 2 - 1


def test_bone_ward() -> None:
    """SM-DMG-15: once each turn, a friendly minion within 3 hexes, while a pillar is in sight."""
    g = field("blue.tlakali", minions={"blue.left": "-5.1 -6.2 0.5"})
    tlakali = g.slots["blue.tlakali"]
    near, far = minions_of(0)[0], minions_of(0)[2]
    assert play(prevented(g, near)) == []
    put(g, pillars_of(0)[0], at("-5.0"))
    assert play(prevented(g, far)) == []
    play(prevented(g, near), ("yes",))
    assert g.hp[tlakali] == 13
    assert play(prevented(g, near)) == []


def test_retribution_waits_for_an_illusion() -> None:
    """SM-STK-01, SM-TGT-07: triggered with an illusion on the battlefield, who is hit is picked when it resolves."""
    g = field("blue.akhuti", "red.yami", "red.sakoshi", minions={"red.left": "-3.0"})
    akhuti, yami = g.slots["blue.akhuti"], g.slots["red.yami"]

    def attacks() -> list[Entry]:
        c = Cause(g, Entry(0, "action", 0, akhuti, "attack", (minions_of(1)[0],)), "attack")
        play(attack(g, c))
        found, g.waiting = g.waiting, []
        return found

    assert attacks() == []
    put(g, minions_of(1)[0], at("-3.0"))
    put(g, illusion_of(akhuti), at("-6.1"))
    (entry,) = attacks()
    assert entry.what == "akhuti/retribution"
    (ask,) = play(carry_out(g, entry), ("hero", "red.yami"))
    assert (ask.prompt, len(ask.choices)) == ("pick-enemy", 2)
    assert g.hp[yami] == 13  # 1 damage less Armor 1


def test_lifesteal_heals_half_of_what_was_lost() -> None:
    """SM-EFF-10, SM-TRIG-02: the card waits on its hero, and remembers."""
    g = field("blue.sakoshi", "red.corjof", simplified=True)
    sakoshi, corjof = g.slots["blue.sakoshi"], g.slots["red.corjof"]
    g.hp[sakoshi] = 5
    resolve(g, "lifesteal", "blue.sakoshi")
    play(deal(g, own(g, "blue.sakoshi", kind="skill"), corjof, 2))
    assert g.waiting == []
    play(deal(g, own(g, "blue.sakoshi", kind="attack"), corjof, 5))
    (entry,) = g.waiting
    assert (entry.what, entry.memo) == ("lifesteal", 5)
    play(carry_out(g, entry))
    assert g.hp[sakoshi] == 5 + 3


def test_slipstream_is_offered_only_if_it_can_be() -> None:
    """SM-MVE-12: with a minion on the illusion's hex nobody is asked."""
    g = field("blue.haburat")
    haburat = g.slots["blue.haburat"]
    token = illusion_of(haburat)
    put(g, haburat, at("-4.1"))
    put(g, token, at("-4.2"))
    put(g, minions_of(0)[0], at("-4.2"))
    assert resolve(g, "haburat/slipstream", "blue.haburat") == []
    put(g, minions_of(0)[0], -1)
    (ask,) = resolve(g, "haburat/slipstream", "blue.haburat", (), ("yes",))
    assert ask.prompt == "may"
    assert (g.at[haburat], g.at[token]) == (at("-4.2"), at("-4.1"))


def test_worship_skills() -> None:
    """SM-KUR-03, SM-TAU-09, Earthstride."""
    g = field("blue.yami", "blue.cotlic", "blue.zacoal", "red.corjof")
    yami, cotlic, zacoal = (g.slots[f"blue.{each}"] for each in ("yami", "cotlic", "zacoal"))
    corjof = g.slots["red.corjof"]
    put(g, corjof, at("-4.3"))
    play(worship(g, Cause(g, Entry(0, "action", 0, yami, "worship", (corjof,)), "action")), ("hex", at("-4.2")))
    assert (g.at[yami], g.hp[corjof], g.conditions[corjof]) == (at("-4.2"), 12, MARKED)
    first, second = pillars_of(0)[:2]
    put(g, first, at("-6.1"))
    put(g, second, at("-4.-1"))
    c = Cause(g, Entry(0, "action", 0, cotlic, "worship"), "action")
    c.hex, c.targets = at("-3.-1"), []
    play(worship(g, c), ("pillar", 0, at("-6.1")), ("pillar", 0, at("-4.-1")))
    assert (skirmish_bonus(g, cotlic), g.on[4]) == (2, 1 << at("-3.-1"))
    c = Cause(g, Entry(0, "action", 0, zacoal, "worship"), "action")
    c.hex, c.targets = at("-6.2"), []
    play(worship(g, c), ("pillar", 0, at("-3.-1")))
    assert (g.at[zacoal], g.on[4]) == (at("-3.-1"), 1 << at("-6.2"))


def test_the_thousandth_ritual() -> None:
    """A hero for each pillar removed, then minions at a token in sight (SM-EFF-16)."""
    g = field("blue.tlakali", "blue.cotlic", tokens={"left": "-4.-1"})
    tlakali, cotlic = g.slots["blue.tlakali"], g.slots["blue.cotlic"]
    g.hp[tlakali] = g.hp[cotlic] = 1
    put(g, pillars_of(0)[0], at("5.1"))
    put(g, pillars_of(0)[1], at("-5.1"))
    asks = resolve(
        g, "the-thousandth-ritual", "blue.tlakali", (), ("hero", "blue.cotlic"), ("hero", "blue.cotlic"), ("stop",)
    )
    assert [ask.prompt for ask in asks] == ["pick-friendly-hero", "pick-friendly-hero", "spawn"]
    assert (g.hp[cotlic], g.hp[tlakali], g.on[4]) == (7, 1, 0)
    put(g, tlakali, at("0.6"))
    needs = meaning_of("zephyr-call").needs
    assert needs is not None
    assert needs(g, own(g, "blue.tlakali")) == NO_TOKEN_IN_SIGHT


def test_sacrifice_is_paid_with_a_minion() -> None:
    """SM-STK-13, SM-EFF-09."""
    g = field("blue.tlakali", minions={"blue.left": "-5.1 -6.2"})
    known = meaning_of("sacrifice")
    cause = own(g, "blue.tlakali")
    assert known.cost is not None
    assert known.needs is not None
    assert known.needs(g, cause) is None
    play(known.cost(g, cause), ("minion", 0, at("-6.2")))
    assert g.tallies == (Tally(), Tally())
    put(g, minions_of(0)[0], -1)
    assert known.needs(g, cause) == CANNOT_PAY


def test_word_of_nupten_cancels_a_card() -> None:
    """What was paid stays paid (SM-STK-13); only those in sight who have a card on the Stack can be targeted."""
    g = field("blue.akhuti", "red.yami", "red.sakoshi")
    yami = g.slots["red.yami"]
    g.stack = [
        Entry(1, "card", 1, yami, "dragon-punch"),
        Entry(2, "action", 1, g.slots["red.sakoshi"], "attack", (0,)),
        Entry(3, "card", 1, yami, "clear-mind"),
    ]
    assert aims(g, "word-of-nupten", "blue.akhuti") == {"red.yami"}
    resolve(g, "word-of-nupten", "blue.akhuti", (yami,), ("effect", 3))
    assert [entry.serial for entry in g.stack] == [2, 3]


def test_redirect_turns_an_attack_to_somebody_in_its_range() -> None:
    """SM-ATK-01: another friendly hero or a friendly illusion that the attacker could attack."""
    g = field("blue.akhuti", "blue.haburat", "blue.setheru", "red.sakoshi")
    akhuti, haburat, setheru = (g.slots[f"blue.{each}"] for each in ("akhuti", "haburat", "setheru"))
    assert aims(g, "redirect", "blue.akhuti") == set()
    g.stack = [Entry(4, "action", 1, g.slots["red.sakoshi"], "attack", (haburat,))]
    assert aims(g, "redirect", "blue.akhuti") == {"blue.haburat"}
    put(g, setheru, at("4.0"))
    put(g, illusion_of(akhuti), at("-3.-1"))
    asks = resolve(g, "redirect", "blue.akhuti", (haburat,), ("illusion", "blue.akhuti"))
    assert asks[0].choices == [("hero", "blue.akhuti"), ("illusion", "blue.akhuti")]
    assert g.stack[0].targets == (illusion_of(akhuti),)


def test_time_warp_takes_another_card_off() -> None:
    """SM-POW-10, SM-POW-13."""
    g = field("blue.haburat", "blue.yami", simplified=True)
    haburat, yami = g.slots["blue.haburat"], g.slots["blue.yami"]
    cards = shelf().power_cards
    g.cards_on[haburat] = (cards["time-warp"],)
    resolve(g, "time-warp", "blue.haburat", (haburat,))
    assert g.cards_on[haburat] == (cards["time-warp"],)
    assert g.conditions[haburat] == FAST
    g.cards_on[yami] = (cards["dragon-punch"], cards["clear-mind"])
    resolve(g, "time-warp", "blue.haburat", (yami,), ("take-off", "dragon-punch"))
    assert g.cards_on[yami] == (cards["clear-mind"],)
    assert g.discards[0] == [cards["dragon-punch"]]


def test_gank_grants_an_attack() -> None:
    """SM-EFF-19, SM-EFF-20: on the Stack, for no AP."""
    g = field("blue.sakoshi", "red.corjof", simplified=True)
    sakoshi, corjof = g.slots["blue.sakoshi"], g.slots["red.corjof"]
    g.active, g.active_seat, g.ap, g.used = sakoshi, 0, 2, ("attack",)
    resolve(g, "gank", "blue.sakoshi", (), ("hex", at("-4.0")), ("hero", "red.corjof"))
    assert [(entry.what, entry.targets, entry.free) for entry in g.stack] == [("attack", (corjof,), True)]
    assert (g.ap, g.used) == (2, ("attack",))


def test_icewall_and_sight() -> None:
    """SM-MVE-01, SM-LOS-03, SM-COV-02."""
    g = field("blue.corjof", "red.yami", simplified=True)
    corjof, yami = g.slots["blue.corjof"], g.slots["red.yami"]
    mask = 1 << at("-5.2") | 1 << at("-4.2") | 1 << at("-3.2")
    resolve(g, "icewall", "blue.corjof", (at("-4.2"),), ("area", mask))
    assert not stops(g) & mask
    put(g, corjof, at("5.-1"))
    put(g, yami, at("3.-1"))
    assert not sees_enemies(g, corjof) >> at("3.-1") & 1
    play(meaning(("Cover does not hide the target.",)).deeds[0](g, aimed(g, "blue.corjof", yami)))
    assert sees_enemies(g, corjof) >> at("3.-1") & 1
    g.lasting = []
    put(g, corjof, at("1.-1"))
    play(meaning(("The caster's LoS ignores white lines.",)).deeds[0](g, own(g, "blue.corjof")))
    play(meaning(("Cover does not hide enemies from the caster.",)).deeds[0](g, own(g, "blue.corjof")))
    assert sees_enemies(g, corjof) >> at("3.-1") & 1


def aimed(g: Arena, name: str, target: int) -> Cause:
    cause = own(g, name)
    cause.targets = [target]
    return cause


def test_several_targets() -> None:
    """SM-TGT-10, SM-COND-14: Gathering Storm."""
    g = field("blue.corjof", "red.sakoshi", "red.yami", simplified=True)
    sakoshi, yami = g.slots["red.sakoshi"], g.slots["red.yami"]
    put(g, yami, at("4.4"))
    assert meaning_of("gathering-storm").aim is not None
    resolve(g, "gathering-storm", "blue.corjof", (sakoshi, yami))
    assert (g.hp[sakoshi], g.conditions[sakoshi], g.hp[yami], g.conditions[yami]) == (12, DISARM, 13, 0)


def test_outsiders_are_placed_by_their_sentence() -> None:
    """SM-OACT-01."""
    g = arena()
    deed = meaning(shelf().outsiders["shardling"].placement).deeds[0]
    g.commander = 0
    play(deed(g, Cause.of(g, 0, OUTSIDERS, "outsider")), ("hex", at("3.0")))
    assert g.at[OUTSIDERS] == at("3.0")


# -- victory cards -----------------------------------------------------------------------------------------------------


def met(g: Arena, id: str, side: int, moment: str = "effect") -> bool:
    return victory_condition(shelf().victory_cards[id].text[0])(g, side, moment)


def test_victory_conditions() -> None:
    """The checks of SM-C-VICTORY-01 to SM-C-VICTORY-10."""
    g = arena(heroes={"blue.yami": "2.-5", "blue.cotlic": "3.-5"})
    assert not any(met(g, each, side) for each in shelf().victory_cards for side in (0, 1))
    g.towers[1][0] = 0
    assert (met(g, "west-breach", 0), met(g, "west-breach", 1), met(g, "east-breach", 0)) == (True, False, False)
    g.tallies = (Tally(3, 14, 5, 3, 8), Tally(2, 13, 4, 2, 7))
    for each in ("headhunters", "slaughter", "lane-masters", "dome-lords", "overrun"):
        assert (met(g, each, 0), met(g, each, 1)) == (True, False)
    assert met(g, "gatecrashers", 0, "heroes-phase-over")
    assert not met(g, "gatecrashers", 1, "heroes-phase-over")
    assert not met(g, "gatecrashers", 0)


def test_victory_conditions_of_a_minions_phase() -> None:
    g = arena(tokens={"left": "-5.3", "right": "2.3"})
    g.turn = 2
    g.won = (0b111, 0)
    assert not met(g, "double-siege", 1, "minions-phase-over")
    assert not met(g, "clean-sweep", 0)
    g.turn = 3
    assert met(g, "double-siege", 1, "minions-phase-over")
    assert not met(g, "double-siege", 0, "minions-phase-over")
    assert not met(g, "double-siege", 1)
    assert met(g, "clean-sweep", 0)
    g.won = (0b011, 0)
    assert not met(g, "clean-sweep", 0)


def test_meanings_say_what_they_need() -> None:
    """Whose hexes matter, and what needs no target."""
    assert meaning_of("icewall").bars
    assert isinstance(meaning_of("dodge"), Meaning)
    assert meaning_of("dodge").aim is None
