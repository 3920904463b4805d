### What every board of hexes says: of what can be chosen, of areas that are laid, of the view.

legal = { $name }. Legal now
selected = { $name }. Chosen, now choose on
considered = { $name }. Being considered

## area
area-title = Place the area
area-turn = Turn it
area-back = Turn it back
area-place = Place it here
area-which = Way { $number } of { $all }
area-hint = Point at a hex; the keys , and . turn the area.

## menu
menu-title = Which one?
menu-close = Close

## camera
camera-label = View
camera-nearer = Nearer
camera-farther = Farther
camera-all = Show everything
