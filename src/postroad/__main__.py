"""Entry point of `python -m postroad`."""

from postroad.cli import main

raise SystemExit(main())
