"""What effects of all kinds do (SM-EFF): damage, defeat, moving, drawing, and where miniatures may stand."""
