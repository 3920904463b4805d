"""French from the same tree: genders, numbers, contractions, elisions, moods and pronouns."""

from __future__ import annotations

import pytest

from hordekeep.kernel import BadInput
from hordekeep.language import Vocabulary
from tests.language.toy_words import TOY

FRENCH = {
    # contraction and elision, repeated before every equal
    "Play: deal 2 damage to the monster.": "Jeu : infligez 2 dégâts au monstre.",
    "Play: deal 2 damage to the ally.": "Jeu : infligez 2 dégâts à l’allié.",
    "Play: deal 2 damage to the tower.": "Jeu : infligez 2 dégâts à la tour.",
    "Play: deal 2 damage to an ally or the castle.": "Jeu : infligez 2 dégâts à un allié ou au château.",
    "Play: deal 2 damage to Yetnar and the tower.": "Jeu : infligez 2 dégâts à Yetnar et à la tour.",
    "Play: remove 2 wounds from the monster.": "Jeu : retirez 2 blessures du monstre.",
    "Play: remove 2 wounds from an ally.": "Jeu : retirez 2 blessures d’un allié.",
    "Play: move the tower next to the castle.": "Jeu : déplacez la tour à côté du château.",
    "Play: move this next to a hero.": "Jeu : déplacez cette carte à côté d’un héros.",
    "After an ally is destroyed, draw 1 card.": "Après qu’un allié est détruit, piochez 1 carte.",
    "After the tower is destroyed, draw 1 card.": "Après que la tour est détruite, piochez 1 carte.",
    # the letter misleads: an aspirated h by default, a mute one where the noun says so
    "Play: destroy the hero.": "Jeu : détruisez le héros.",
    "Play: deal 1 damage to the eleventh.": "Jeu : infligez 1 dégât au onzième.",
    "Play: destroy the hive.": "Jeu : détruisez l’habitation.",
    # number: one and nothing are singular
    "Play: deal 0 damage to this.": "Jeu : infligez 0 dégât à cette carte.",
    "Play: deal 1 damage to this.": "Jeu : infligez 1 dégât à cette carte.",
    "Other crows have +1 attack.": "Les autres escortes ont +1 en attaque.",
    "Play: up to one crow gets +1 armor this turn.": "Jeu : jusqu’à une escorte gagne +1 en armure ce tour-ci.",
    # adjectives
    "Play: destroy a wounded tower.": "Jeu : détruisez une tour blessée.",
    "Other wounded towers have +1 armor.": "Les autres tours blessées ont +1 en armure.",
    "Play: destroy another tower.": "Jeu : détruisez une autre tour.",
    # moods
    "Play: you may deal 1 damage to each tower.": "Jeu : vous pouvez infliger 1 dégât à chaque tour.",
    "Play: you may draw 2 cards, then draw 1 card.": "Jeu : vous pouvez piocher 2 cartes, puis piochez 1 carte.",
    # what "it" stands for
    "Play: deal 2 damage to an ally. Destroy it.": "Jeu : infligez 2 dégâts à un allié. Détruisez cet allié.",
    "Play: destroy a tower. Deal 2 damage to it.": "Jeu : détruisez une tour. Infligez 2 dégâts à cette tour.",
    "Play: destroy up to two crows. Remove 2 wounds from them.": (
        "Jeu : détruisez jusqu’à deux escortes. Retirez 2 blessures de ces escortes."
    ),
    "Play: destroy an ally or a tower. Deal 1 damage to it.": (
        "Jeu : détruisez un allié ou une tour. Infligez 1 dégât à cet allié ou à cette tour."
    ),
    "This has +1 armor while it is wounded.": "Cette carte a +1 en armure tant que cette carte est blessée.",
    "Play: destroy an ally and its crow.": "Jeu : détruisez un allié et son escorte.",
    "Play: destroy up to two allies and their crow.": "Jeu : détruisez jusqu’à deux alliés et leur escorte.",
    # punctuation
    "⚡ Play: choose two: draw 1 card; or destroy this.": (
        "⚡ Jeu : choisissez-en deux : piochez 1 carte ; ou détruisez cette carte."
    ),
}


@pytest.mark.parametrize(("english", "french"), FRENCH.items())
def test_french(english: str, french: str) -> None:
    spaced = french.replace(" :", "\u202f:").replace(" ;", "\u202f;")
    assert TOY.french(TOY.parse(english)) == spaced


def test_a_word_without_french_says_so() -> None:
    bare = Vocabulary("bare", start="ability")
    bare.word("ability", "Taunt.", name="taunt")(lambda: None)
    with pytest.raises(BadInput, match=r"'taunt' .* has no French"):
        bare.french(("taunt",))


def test_the_infinitive_can_be_asked_for_outright_and_taken_back() -> None:
    moods = Vocabulary("moods", start="ability")
    moods.word("ability", "to {a:verb}, {b:verb}", fr="afin de {inf:a}, {b}", name="purpose")(lambda a, b: None)
    moods.word("verb", "try to {a:verb} or {b:verb}", fr="[tentez|tenter] de {inf:a} ou {imp:b}", name="attempt")(
        lambda a, b: None
    )
    moods.word("verb", "act", fr="[agissez|agir]", name="act")(lambda: None)
    assert (
        moods.french(("purpose", ("act",), ("attempt", ("act",), ("act",)))) == "Afin d’agir, tentez d’agir ou agissez"
    )
