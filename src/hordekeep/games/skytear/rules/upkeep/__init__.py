"""The End of Turn (SM-EOT), and how defeated heroes return."""
