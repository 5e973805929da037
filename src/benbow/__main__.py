from benbow.cli import main

raise SystemExit(main())
