# Ce que le terminal dessine du champ de bataille, en français, et ce qu’on peut y taper.

sky-legend = Bleu en majuscules, Rouge en minuscules : YAM un héros (Yami), M un sbire, T5 une Tour avec 5 PV, N le Nexus, P un pilier, I une illusion. 1 est un jeton Contrôle, * le point d’un Dôme, # un Outsider. = Voie, o Dôme, (=) Couvert. Les lignes arrêtent la vue, non les pas. Une rangée commence par son premier hexagone ; le suivant à droite a un de plus.
sky-column = { $column ->
    [hero] Héros
    [hex] Hex.
    [hp] PV
    [mana] Mana
    [attack] Attaque
    [armor] Armure
   *[state] État
}
sky-state = { $state ->
    [ready] Prêt
    [exhausted] Épuisé
   *[defeated] { $turn ->
        [0] Vaincu
       *[other] Vaincu jusqu’au tour { $turn }
    }
}

## Exemples de ce qu’on peut taper
example-choose = activer akhuti
example-why = mur de glace
example-read = ?mur de glace
example-read-what = ?mur de glace
example-rules = règles sm-dmg-01, ou : règles dégâts
help-look = voir, ou main : montre votre main avec ses textes.
