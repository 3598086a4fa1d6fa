"""The system's Chromium: found, or installed where that is allowed. `python tests/browser/chromium.py` does both."""

import os
import shutil
import subprocess
import sys

from playwright.sync_api import Browser, Playwright

SHELL = "chromium-headless-shell"
"""Chromium without what draws windows: the same pages in little more than half the time."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = (SHELL, "chromium")


def find_chromium() -> str:
    """Where it is. Raises `LookupError`, which says how to get one."""
    named = os.environ.get("ULTIMO_CHROMIUM")
    for name in (named,) if named else NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    raise LookupError(
        f"no Chromium is there (looked for {named or ', '.join(NAMES)}): install your system's package, "
        f"on Debian `apt-get install {SHELL}`, or name one with ULTIMO_CHROMIUM=/path/to/chromium"
    )


def launch(playwright: Playwright, *flags: str) -> Browser:
    """Start it, without a window."""
    return playwright.chromium.launch(
        executable_path=find_chromium(),
        args=[
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            *flags,
        ],
        # Chromium's own sandbox does not start for root, which is who runs tests in most containers.
        chromium_sandbox=sys.platform != "linux" or os.geteuid() != 0,
    )


def install_chromium() -> str:
    """Install the first of the distribution's packages that there is, if this is Debian's kind of system and we may.

    Gives what the installer complained about.
    """
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return ""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    complaints = ""
    for command in (["update"], *(["install", "--yes", "--no-install-recommends", package] for package in PACKAGES)):
        done = subprocess.run([apt, "-qq", *command], env=quiet, capture_output=True, text=True, check=False)
        complaints += done.stderr
        if "install" in command and done.returncode == 0:
            break
    return complaints


def main() -> int:
    """Make sure that there is one, the quickest if we may install it; give the exit code."""
    complaints = ""
    if "ULTIMO_CHROMIUM" not in os.environ and shutil.which(SHELL) is None:
        print("Looking for a Chromium for the browser tests.")
        complaints = install_chromium()
    try:
        find_chromium()
    except LookupError as error:
        print(f"{complaints}ultimo: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
