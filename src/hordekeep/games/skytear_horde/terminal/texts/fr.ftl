# Ce que dit le terminal de ce jeu, en français.

## Exemples de ce qu’on peut taper
example-choose = jouer chêne 3
example-why = engager yetnar
example-read = ?chêne, ou : ?m3 pour le Monstre de la rangée 3
example-read-what = ?chêne, ou une place : ?m3
example-rules = règles sh-glos-47, ou : règles provocation
help-look = voir, ou main : montre votre main avec ses textes, et votre défausse.
