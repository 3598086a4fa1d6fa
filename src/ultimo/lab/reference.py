"""The reference in C: `bench/pan_reference.c`, built where there is a compiler, played in processes of its own."""

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from ultimo.lab.missing import Missing
from ultimo.table.rng import Rng

GAME = "pan"
"""The game that it plays."""
SOURCE = Path("bench") / "pan_reference.c"
COMPILERS = ("cc", "gcc", "clang")


def source() -> Path:
    """Where the reference lies: in this checkout, or in the one that the process was started in. Raises `Missing`."""
    for folder in (Path(__file__).parents[3], Path.cwd()):
        if (folder / SOURCE).is_file():
            return folder / SOURCE
    raise Missing(f"{SOURCE} is in the checkout only: run this there")


def compiler() -> str:
    """The C compiler that built Python, or another. Raises `Missing`."""
    built_with = str(sysconfig.get_config_var("CC") or "").split()[:1]
    asked = os.environ.get("CC", "").split()[:1]
    for name in (*asked, *built_with, *COMPILERS):
        found = shutil.which(name)
        if found is not None:
            return found
    raise Missing("there is no C compiler")


@contextmanager
def built() -> Iterator["Reference"]:
    """The reference as a program, for as long as it is needed. Raises `Missing`."""
    with TemporaryDirectory(prefix="ultimo-") as folder:
        program = Path(folder) / "pan_reference"
        made = subprocess.run(
            [compiler(), "-O3", "-o", str(program), str(source())], capture_output=True, text=True, check=False
        )
        if made.returncode:
            raise Missing(f"{SOURCE} cannot be compiled: {made.stderr.strip().splitlines()[-1]}")
        yield Reference(program)


class Reference:
    """The program. What it is given and what it says is written at the top of its source."""

    def __init__(self, program: Path) -> None:
        self.program = program
        self.matches = 1000

    def say(self, seats: int, matches: int, rng: Rng, *more: str) -> list[str]:
        """Let it play from where a generator stands; the words that it says."""
        words = [str(number) for number in (seats, matches, int(rng.low), int(rng.carry))]
        return subprocess.run([self.program, *words, *more], capture_output=True, text=True, check=True).stdout.split()

    def checksum(self, seats: int, matches: int, rng: Rng) -> tuple[int, int]:
        """How many moves some matches took, and their checksum as `loops.checksum` counts it."""
        moves, checksum = self.say(seats, matches, rng, "checksum")
        return int(moves), int(checksum)

    def rate(self, seats: int, rng: Rng, seconds: float) -> float:
        """Moves for each second of its time, over about so many seconds."""
        while True:
            moves, spent = self.say(seats, self.matches, rng)
            if float(spent) >= seconds / 2:
                return int(moves) / float(spent)
            self.matches = round(self.matches * min(100.0, 1.2 * seconds / max(float(spent), 1e-6)))
