"""The commands of `hordekeep`, one module each with one object `command`; `hordekeep.cli` imports them when called."""
