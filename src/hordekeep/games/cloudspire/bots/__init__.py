"""What bots and the laboratory need: values of states, habits, instinct, what a seat cannot know dealt anew. No rule
asks them."""
