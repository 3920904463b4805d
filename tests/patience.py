"""How long a test waits for what a healthy program does at once: so long that only what stands still is given up.

No test fails because the machine is busy. Whoever mends a test that waits in vain sets `HORDEKEEP_PATIENCE=20`.
"""

from __future__ import annotations

import os

PATIENCE = float(os.environ.get("HORDEKEEP_PATIENCE", "300"))
"""In seconds."""
