"""Cloudspire: fortresses, spires and waves of minions on floating isles. So far its ground, read from `content`."""
