from postroad.cli import main

raise SystemExit(main())
