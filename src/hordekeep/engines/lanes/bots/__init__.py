"""For bots and the laboratory: how good a battle is, habits, a quick hand, what learners see."""
