# Ce que dit le terminal de ce jeu, en français.

## Exemples de ce qu’on peut taper
example-choose = jouer trappeurs 3
example-why = engager yetnar 3
example-read = ?trappeurs, ou : ?m3 pour le Monstre de la rangée 3
example-read-what = ?trappeurs, ou une place : ?m3
example-rules = règles hm-glo-55, ou : règles provocation
help-look = voir, ou main : montre votre main avec ses textes, et votre défausse.
