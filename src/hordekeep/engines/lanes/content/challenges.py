"""The twelve achievements, each a challenge to set up for; `achievements` tells which a game earned (SH-ACH-01 to
SH-ACH-17)."""

from __future__ import annotations

from dataclasses import dataclass

from hordekeep.kernel import Say


@dataclass(frozen=True, slots=True)
class Challenge:
    """An achievement: its name, what it asks, its rules, and who must be in the starting hand."""

    id: str
    name: Say
    asks: Say
    rules: tuple[str, ...]
    hero: str = ""


CHALLENGES = (
    Challenge(
        "mentalist",
        Say("Mentalist", "Mentaliste"),
        Say("Win without playing an ally other than heroes.", "Gagnez sans jouer d’autre Allié que des Héros."),
        ("SH-ACH-02",),
    ),
    Challenge(
        "cheater",
        Say("Cheater", "Tricherie"),
        Say(
            "Win with a free deck of 30 cards; the castle starts with 10 wounds.",
            "Gagnez avec un deck libre de 30 cartes\u202f; le Château commence avec 10 jetons Dégât.",
        ),
        ("SH-ACH-03",),
    ),
    Challenge(
        "upside-down",
        Say("Upside Down", "Monde à l’envers"),
        Say(
            "Win while monsters in lanes pillage and minions of the back line strike the castle.",
            "Gagnez alors que les Monstres des rangées pillent et que les Sbires de l’arrière attaquent le Château.",
        ),
        ("SH-ACH-04", "SH-ACH-05", "SH-ACH-06"),
    ),
    Challenge(
        "cheated",
        Say("Cheated!", "Tricherie subie\u202f!"),
        Say(
            "Win against 30 horde cards of your choice, none with the mark II.",
            "Gagnez contre 30 cartes Horde de votre choix, sans la marque II.",
        ),
        ("SH-ACH-07",),
    ),
    Challenge(
        "reanimator",
        Say("Reanimator", "Réanimation"),
        Say(
            "Start with Tlakali in hand, bring back five allies with her ability, and win.",
            "Commencez avec Tlakali en main, ramenez cinq Alliés par sa capacité, et gagnez.",
        ),
        ("SH-ACH-08",),
        hero="tlakali",
    ),
    Challenge(
        "one-bear-army",
        Say("One Bear Army", "L’ours à lui seul"),
        Say(
            "Start with Gulbjarn in hand; one strike of his destroys the last outsider and both its neighbours.",
            "Commencez avec Gulbjarn en main\u202f; d’une attaque il détruit le dernier Outsider et ses deux voisins.",
        ),
        ("SH-ACH-09",),
        hero="gulbjarn",
    ),
    Challenge(
        "heroes-never-die",
        Say("Heroes Never Die", "Les héros ne meurent jamais"),
        Say(
            "Start with Yami in hand; she destroys two epic monsters in one turn, survives it, and you win.",
            "Commencez avec Yami en main\u202f; elle détruit deux Monstres épiques en un tour, survit, et vous gagnez.",
        ),
        ("SH-ACH-10",),
        hero="yami",
    ),
    Challenge(
        "shining-star",
        Say("Shining Star", "Étoile brillante"),
        Say(
            "Start with Akhuti in a lane with 2 health tokens and no mana in the first turn; she stays until you win.",
            "Commencez avec Akhuti sur une rangée et 2 jetons Santé, sans Mana au tour 1\u202f; elle reste en jeu.",
        ),
        ("SH-ACH-11",),
        hero="akhuti",
    ),
    Challenge(
        "unstoppable-army",
        Say("Unstoppable Army", "Armée inarrêtable"),
        Say(
            "Win although nothing destroys, damages or weakens the minions.",
            "Gagnez bien que rien ne détruise, ne blesse ni n’affaiblisse les Sbires.",
        ),
        ("SH-ACH-12",),
    ),
    Challenge(
        "survivalist",
        Say("Survivalist", "Survivant"),
        Say(
            "Outsiders cannot be hurt; shuffle your discards into your deck twice a game; win at the end of turn 20.",
            "Les Outsiders sont intouchables\u202f; remélangez la défausse deux fois\u202f; gagnez fin du tour 20.",
        ),
        ("SH-ACH-13", "SH-ACH-14", "SH-ACH-15"),
    ),
    Challenge(
        "sort-of-pacifist",
        Say("Sort of Pacifist", "Plutôt pacifiste"),
        Say(
            "Win without destroying a monster other than the outsider.",
            "Gagnez sans détruire d’autre Monstre que l’Outsider.",
        ),
        ("SH-ACH-16",),
    ),
    Challenge(
        "master-of-the-horde",
        Say("Master of the Horde", "Maître de la Horde"),
        Say(
            "Each fallen first outsider is followed by another one; destroy three different ones.",
            "À chaque premier Outsider vaincu succède un autre\u202f; détruisez-en trois différents.",
        ),
        ("SH-ACH-17",),
    ),
)
"""In the order of the book's page."""

BY_ID = {challenge.id: challenge for challenge in CHALLENGES}
