"""The battle as plain data: pieces and places, abilities, what happens and what waits, where a turn stands, the points
of an edition. It asks nobody and changes nothing by itself."""
