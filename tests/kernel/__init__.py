"""Tests of the kernel, with a toy game of their own: the kernel knows no real one."""
