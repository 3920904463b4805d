"""What bots and the laboratory need: values of states, habits, instinct. No rule asks them."""
