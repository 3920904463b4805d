### What every page shares: the top bar, problems, the service that is away, the page that is not there.

skip = Skip to the page
title = { $page } · Hordekeep

## top
top-home = Hordekeep, home
top-nav = Main
top-menu = Menu
top-tables = Tables
top-my = My games
top-rules = Rulebook
top-replays = Replays
top-about = About
top-me = You
top-meNamed = { $name }: your name and settings
top-language = Language
top-lantern-dark = Lantern: switch to the light theme
top-lantern-light = Lantern: switch to the dark theme

##
rule = Rule { $id }

## away
away-because = The service is away.
away-advice = Trying again…
away-bar = The service is away, trying again. Nothing that you have played is lost.
away-back = The service is back.

## problem
problem-unexpected = The service answered in a way we did not expect ({ $status }).
problem-ours = Something went wrong on this page.
problem-again = Please try again.
problem-tryAgain = Try again

##
loading = One moment…

## notFound
notFound-title = No such page
notFound-heading = Nobody keeps this gate.
notFound-text = There is no page at this address. It may have been mistyped, or the link is old.
notFound-home = Back to the keep

## foot
foot-label = About this site
foot-line = Fan-made and free. No e-mail, no tracking.
