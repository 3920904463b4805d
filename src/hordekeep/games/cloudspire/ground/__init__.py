"""The ground: isles, fortresses and earthscapes laid out, roads, influence. It knows which hexes there are, and no
chips."""
