title = À propos
lead = Hordekeep joue à des jeux de table dont chaque règle est appliquée, expliquée et vérifiée.
what = Ce que c’est

## whatText
whatText-1 = Une table dans votre navigateur. Asseyez-vous seul contre des robots, ou envoyez un lien à un proche. Le jeu sait ce qui est permis, l’éclaire, et répond à « pourquoi pas ? » par la règle qui le dit.
whatText-2 = Chaque règle a une page avec des positions qui la prouvent, et vous pouvez les essayer. Une partie vous attend aussi longtemps que vous voulez : revenez demain, elle est là.
whatText-3 = La donne est honnête et se vérifie : un sceau du mélange est montré au début de la partie, le mélange lui-même à la fin, et votre navigateur compare les deux.

##
whose = À qui sont ces jeux

## whoseText
whoseText-1 = Les jeux appartiennent à ceux qui les ont faits. Hordekeep est une œuvre indépendante, par des gens qui aiment ces jeux. Elle n’est ni affiliée à un éditeur, ni approuvée, ni parrainée par lui. Elle ne contient ni image ni texte d’un éditeur : les règles sont dites avec nos mots, et chaque dessin est de nous. Si un jeu vous plaît, achetez-le.

## games
games-1-name = Horde
games-1-by = de Dave Dobson, Plankton Games, 2012.
games-2-name = Skytear
games-2-by = PvP Geeks, 2019.
games-3-name = Skytear Horde, et son édition Monoliths
games-3-by = Skytear Games, 2022 et 2024.
games-4-name = Cloudspire
games-4-by = Chip Theory Games, 2019.

##
playable = Tout ce qui se joue ici, avec tout le livre de ses règles :
keys = Touches
keysText = Tout s’atteint avec Tab et se presse avec Entrée. À la table, il y en a d’autres :

## keyList
keyList-1-keys = 1 9 A Z
keyList-1-what = le choix qui montre cette touche
keyList-2-keys = Entrée
keyList-2-what = faire le choix que vous regardez
keyList-3-keys = Échap
keyList-3-what = le reposer
keyList-4-keys = Espace
keyList-4-what = passer ou s’arrêter, quand c’est permis
keyList-5-keys = U
keyList-5-what = reprendre votre dernier choix
keyList-6-keys = H
keyList-6-what = demander conseil à un robot
keyList-7-keys = ?
keyList-7-what = ouvrir la règle en question
keyList-8-keys = T
keyList-8-what = la table en texte
keyList-9-keys = L
keyList-9-what = le journal
keyList-10-keys = C
keyList-10-what = la discussion
keyList-11-keys = K
keyList-11-what = toutes les touches

##
to = à
or = ou
privacy = Vie privée
privacyText = Ni courriel, ni mot de passe, ni pistage, rien qui vienne d’autres sites. Ce que le service garde :

## privacyList
privacyList-1 = votre nom et votre langue, et un code de récupération si vous en créez un (seulement son empreinte) ;
privacyList-2 = les tables où vous jouez : qui y était, chaque choix, et ce qui s’est dit dans la discussion ; et qui vous avez rendu muet ;
privacyList-3 = les problèmes que vous signalez : ce que vous avez vu, et votre note.

##
privacyBrowser = Votre navigateur garde un seul cookie signé qui dit qui vous êtes, ainsi que votre langue, votre thème et d’autres réglages. Vous pouvez supprimer votre compte à tout moment sous
privacyLink = Vous
credits = Crédits et licences

## creditList
creditList-1-name = Grenze et Grenze Gotisch
creditList-1-by = caractères des auteurs de ces projets chez Omnibus-Type, licence SIL Open Font 1.1
creditList-2-name = Atkinson Hyperlegible Next
creditList-2-by = caractère des auteurs du projet, pour le Braille Institute, licence SIL Open Font 1.1
creditList-3-name = Emblèmes, icônes et scènes
creditList-3-by = dessinés pour Hordekeep, licence MIT comme le code
creditList-4-name = Hordekeep
creditList-4-by = licence MIT, © 2026 les fondateurs de Hordekeep
