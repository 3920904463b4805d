"""What the book of the second edition adds and words of cards can bring about, whatever is played: allies that join the
horde, pillagers, outsiders that come and go, portals that follow each other, actions of portals."""
