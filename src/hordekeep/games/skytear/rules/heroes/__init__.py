"""The Heroes Phase (SM-TURN-02): activations, declaring, the Stack and resolving."""
