"""The position as plain data, and where each piece stands. It holds what the rules change and knows none of them."""
