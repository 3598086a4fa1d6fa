"""The system's Chromium: found, or installed where that is allowed. `python tests/browser/chromium.py` does both."""

import os
import shutil
import subprocess
import sys

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str:
    """Where it is. Raises `LookupError`, which says how to get one."""
    named = os.environ.get("ULTIMO_CHROMIUM")
    for name in (named,) if named else NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    raise LookupError(
        f"no Chromium is there (looked for {named or ', '.join(NAMES)}): install your system's package, "
        "on Debian and Ubuntu `apt-get install chromium`, or name one with ULTIMO_CHROMIUM=/path/to/chromium"
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


def install_chromium() -> None:
    """Install the distribution's package, where this is Debian's kind of system and we may."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-qq", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run([apt, *command], env=quiet, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    """Make sure that there is one; give the exit code."""
    try:
        find_chromium()
    except LookupError:
        print("Installing Chromium for the browser tests.")
        install_chromium()
    try:
        find_chromium()
    except LookupError as error:
        print(f"ultimo: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
