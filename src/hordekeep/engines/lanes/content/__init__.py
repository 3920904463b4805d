"""What the boxes hold: cards and their files, names, settings, options. It knows no battle and no rule."""
