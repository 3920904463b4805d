"""A small vocabulary that has one of everything: it means nothing, it only shows what was understood."""

from __future__ import annotations

from typing import Any

from hordekeep.language import Vocabulary

Meaning = dict[str, Any]

TOY = Vocabulary("toy", start="ability")


def says(kind: str, english: str, name: str, **about: Any) -> None:
    """Declare a word whose meaning is its name and what it was given."""

    def make(**given: Any) -> Meaning:
        return {"word": name, **given}

    TOY.word(kind, english, name=name, **about)(make)


says("ability", "Play: {e:effects}.", "play", fr="Jeu : {e}.", rule="TOY-01")
says("ability", "⚡ Play: {e:effects}.", "react", fr="⚡ Jeu : {e}.")
says("ability", "Exhaust, pay {n:number} mana: {e:effects}.", "exhaust", fr="Épuisez, payez {n} mana : {e}.")
says("ability", "After {v:event}, {e:effects}.", "after", fr="Après que {v}, {e}.")
says("ability", "{t:target} [has|have:t] {b:bonus}.", "always", fr="{t} [a|ont:t] {b}.")
says(
    "ability", "{t:target} [has|have:t] {b:bonus} while {c:condition}.", "during", fr="{t} [a|ont:t] {b} tant que {c}."
)
says("ability", "Guerrilla {n:number}.", "guerrilla", fr="Guérilla {n}.")

TOY.rung("effects", "effect")
says("effects", "{a:effect}, then {b:effects}", "then", fr="{a}, puis {b}")
says("effects", "{a:effect}. {b:effects}", "next", fr="{a}. {b}")
says(
    "effects",
    "choose {n:count}: {a:effect}; or {b:effect}",
    "choose",
    fr="choisissez-en {n} : {a} ; ou {b}",
    joins="or",
)

TOY.rung("effect", "verb")
says("effect", "you may {v:verb}", "may", fr="vous pouvez {v}")
says("effect", "if {c:condition}, {v:verb}", "provided", fr="si {c}, {v}")

says(
    "verb",
    "deal {n:number} damage to {t:target}",
    "deal",
    fr="[infligez|infliger] {n} [dégât|dégâts:n] {à:t}",
    rule="TOY-02",
)
says("verb", "destroy {t:target}", "destroy", fr="[détruisez|détruire] {t}")
says(
    "verb",
    "remove {n:number} [wound|wounds:n] from {t:target}",
    "heal",
    fr="[retirez|retirer] {n} [blessure|blessures:n] {de:t}",
)
says("verb", "move {t:target} next to {u:target}", "move", fr="[déplacez|déplacer] {t} {à côté de:u}")
says("verb", "{t:target} [gets|get:t] {b:bonus} this turn", "gets", fr="{t} [gagne|gagnent:t] {b} ce tour-ci")
says("verb", "draw {n:number} [card|cards:n]", "draw", fr="[piochez|piocher] {n} [carte|cartes:n]")

says("bonus", "{n:signed} attack", "attack", fr="{n} en attaque")
says("bonus", "{n:signed} armor", "armor", fr="{n} en armure")

says("event", "{t:target} is destroyed", "destroyed", fr="{t} est [détruit|détruite|détruits|détruites:t]")
says("condition", "{t:target} is wounded", "wounded_now", fr="{t} est [blessé|blessée|blessés|blessées:t]")

TOY.rung("target", "one")
says("target", "{a:one} and {b:target}", "both", fr="{a} et {b}", joins="and", mentions=True)
says("target", "{a:one} or {b:target}", "either", fr="{a} ou {b}", joins="or", mentions=True)

says("one", "this", "this", fr="cette carte", gender="f", mentions="this")
says("one", "[a|an] {np:np}", "a", fr="{un:np}", number="s", mentions=True)
says("one", "the {np:np}", "the", fr="{le:np}", number="s", mentions=True)
says("one", "each {np:np}", "each", fr="{chaque:np}", number="s")
says("one", "other {np:np}", "others", fr="les autres {np}", number="p")
says("one", "up to {n:count} {np:np}", "up_to", fr="jusqu’à {n} {np}", number="n", mentions=True)
says("one", "another {np:np}", "another", fr="{un autre:np}", number="s", mentions=True, refers="other")
says("one", "it", "it", fr="{ce:it}", refers=True)
says("one", "them", "them", fr="{ce:it}", number="p", refers=True)
says("one", "that {np:np}", "that", fr="{ce:np}", number="s", refers=True)
says("one", "its {np:np}", "its", fr="{son:np}", mentions=True, refers="its")
says("one", "their {np:np}", "their", fr="{leur:np}", mentions=True, refers="their")
says("one", "Yetnar", "yetnar", fr="Yetnar", gender="m", sort="creature/monster/minion", mentions=True)
says("one", "the castle", "castle", fr="le château", gender="m", sort="castle", mentions=True)

TOY.rung("np", "noun")
says("np", "{np:noun} within {n:number} [lane|lanes:n]", "within", fr="{np} à {n} [voie|voies:n] ou moins")
says("np", "wounded {np:np}", "wounded", fr="{np} [blessé|blessée|blessés|blessées]")
says(
    "np", "neighbour of {t:one}", "neighbour_of", fr="[voisin|voisins] {de:t}", gender="m", sort="creature", number="s"
)

says("noun", "[ally|allies]", "ally", fr="[allié|alliés]", gender="m", sort="creature/ally")
says("noun", "[hero|heroes]", "hero", fr="héros", gender="m", sort="creature/ally/hero")
says("noun", "[monster|monsters]", "monster", fr="[monstre|monstres]", gender="m", sort="creature/monster")
says("noun", "[crow|crows]", "crow", fr="[escorte|escortes]", gender="f", sort="creature/crow")
says("noun", "[tower|towers]", "tower", fr="[tour|tours]", gender="f", sort="tower")
says("noun", "[eleventh|elevenths]", "eleventh", fr="[onzième|onzièmes]", gender="m", onset="consonant")
says("noun", "[hive|hives]", "hive", fr="[habitation|habitations]", gender="f", sort="hive", onset="vowel")
