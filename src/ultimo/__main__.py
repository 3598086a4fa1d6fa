"""`python -m ultimo` is the command `ultimo`."""

import sys

from ultimo.cli import main

sys.exit(main())
