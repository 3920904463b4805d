# Ce que dit le jeu de démonstration : un tiers apporte ses propres mots.
ask-plan = { $who }, que misez-vous ?
ask-lamp = { $who }, quelle lampe ?
ask-answer = { $who }, vous avez fait { $roll }.
ask-mulligan = Garder votre nombre ou le tirer à nouveau ?
choice = { $key }
log-redrew = { $who } a tiré { $hand }.
log-kept = { $who } garde son nombre.
log-rolled = { $who } a fait { $roll }.
log-lit = { $who } a { $oil } d’huile.
no-oil = Vous n’avez que { $oil } d’huile.
no-time = Pas maintenant.
no-second-roll = Un six reste.
wins = { $who } gagne.
nobody-wins = Personne ne gagne.

option-turns = Combien de tours.
option-storm = La tempête fait rage.
option-wick = La mèche.
option-wick-short = Courte
option-wick-long = Longue
option-first = Qui commence.
