skip = Aller à la page
title = { $page } · Hordekeep

## top
top-home = Hordekeep, accueil
top-nav = Principal
top-menu = Menu
top-tables = Tables
top-my = Mes parties
top-rules = Règles
top-replays = Relectures
top-about = À propos
top-me = Vous
top-meNamed = { $name } : votre nom et vos réglages
top-language = Langue
top-lantern-dark = Lanterne : passer au thème clair
top-lantern-light = Lanterne : passer au thème sombre

##
rule = Règle { $id }

## away
away-because = Le service est absent.
away-advice = Nouvel essai…
away-bar = Le service est absent, nouvel essai en cours. Rien de ce que vous avez joué n’est perdu.
away-back = Le service est de retour.

## problem
problem-unexpected = Le service a répondu d’une façon inattendue ({ $status }).
problem-ours = Quelque chose a mal tourné sur cette page.
problem-again = Veuillez réessayer.
problem-tryAgain = Réessayer

##
loading = Un instant…

## notFound
notFound-title = Page introuvable
notFound-heading = Personne ne garde cette porte.
notFound-text = Il n’y a pas de page à cette adresse. Elle est peut-être mal recopiée, ou le lien est ancien.
notFound-home = Retour au donjon

## foot
foot-label = À propos de ce site
foot-line = Fait par des amateurs, gratuit. Ni courriel, ni pistage.
