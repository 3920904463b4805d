# Ce que dit le terminal des îles, en français.

isles-type-mark = { $type ->
    [swamp] ma
    [ruin] ru
    [temple] te
   *[other] li
}
isles-legend = =-2 dans la colonne 3 est l’hexagone 3.-2. = chemin, " plaine, & forêt, ^ montagne, ~ eau, * puits, { $signs }.
isles-sign = { $sign ->
    [fortress] { "[" }A10] porte avec 10 de santé, ## forteresse, a0* son puits
    [spire] A|RA flèche (R portée, A attaque, D fortification)
    [hero] AAw5 héros (Awsh) avec 5 de santé
    [minion] Ané3 sbire
    [hidden] ?ma ?ru ?te marais, ruine, temple face cachée
    [known] (po) que vous connaissez
    [landmark] !po lieu
    [earthscape] + terre posée
   *[item] % objet
}
isles-column = { $column ->
    [unit] Unité
    [spire] Flèche
    [hex] Hex.
    [health] Santé
    [attack] Attaque
    [range] Portée
    [move] Mouv.
    [terrain] Jusqu’à
    [upgrades] Jetons, de haut en bas
    [dice] Dés
   *[notes] {""}
}

## Exemples de ce qu’on peut taper
example-choose = construire lance
example-why = améliorer fonderie
example-read = ?égide
example-read-what = ?égide
example-rules = règles cs-mark-01, ou : règles porte
help-look = voir : montre toutes les casernes, vos reliques avec leurs textes, et le terrain hexagone par hexagone.
