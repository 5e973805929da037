"""Games outside the package, found as if they were installed: a folder on the path with the metadata that pip would write."""
from __future__ import annotations

import os
import tomllib
from pathlib import Path

import benbow

SOURCE = Path(benbow.__file__).parent.parent


def environment(project: Path, metadata: Path, **more: str) -> dict[str, str]:
    """For a process that finds the game of this project."""
    facts = tomllib.loads((project / "pyproject.toml").read_text())["project"]
    folder = metadata / f"{facts['name']}-{facts['version']}.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {facts['name']}\nVersion: {facts['version']}\n")
    points = [f"{name} = {module}" for name, module in facts["entry-points"]["benbow.games"].items()]
    (folder / "entry_points.txt").write_text("\n".join(["[benbow.games]", *points]))
    home = project / "src" if (project / "src").exists() else project
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (SOURCE, home, metadata)))} | more
