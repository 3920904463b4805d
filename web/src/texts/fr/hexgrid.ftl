legal = { $name }. Permis maintenant
selected = { $name }. Choisi, choisissez la suite
considered = { $name }. À l’étude

## area
area-title = Placez la zone
area-turn = Tourner
area-back = Tourner dans l’autre sens
area-place = La placer ici
area-which = Façon { $number } sur { $all }
area-hint = Montrez un hexagone ; les touches , et . tournent la zone.

## menu
menu-title = Lequel ?
menu-close = Fermer

## camera
camera-label = Vue
camera-nearer = Rapprocher
camera-farther = Éloigner
camera-all = Tout montrer
