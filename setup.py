"""Builds the compiled modules of Ultimo; everything else about the package is in pyproject.toml.

Without a C compiler the package is built uncompiled: the same sources, run by Python. `ULTIMO_PURE=1` asks for that;
`ULTIMO_PURE=0` makes it an error if the modules cannot be compiled. The page is built on the way; where there is no
Node for it, the package comes without, and `ULTIMO_PAGE=1` makes that an error. An editable install is always
uncompiled, because it would go on running the old binary after a change of the source.
"""

import importlib.util
import os
import sys
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

SOURCE = Path("src/ultimo")
BUILD_COMMANDS = {"bdist", "bdist_wheel", "build", "build_ext", "install"}
WISH = os.environ.get("ULTIMO_PURE", "")
PAGE_WISH = os.environ.get("ULTIMO_PAGE", "")


def modules_to_compile() -> list[str]:
    """The sources that pyproject.toml lists as compiled."""
    patterns = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["ultimo"]
    chosen = {path for pattern in patterns["compiled"] for path in SOURCE.glob(pattern)}
    left_out = {path for pattern in patterns["uncompiled"] for path in SOURCE.glob(pattern)}
    return sorted(str(path) for path in chosen - left_out)


def extensions() -> list[Extension]:
    """The compiled modules as C, or none where they are not wanted or cannot be made."""
    if WISH == "1" or not BUILD_COMMANDS & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
        from pybind11.setup_helpers import ParallelCompile

        made = mypycify(
            modules_to_compile(),
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name="ultimo",
            target_dir="build",
        )
    # A library that is missing, or SystemExit, with which mypyc ends when the types do not fit.
    except (ImportError, SystemExit) as error:
        fall_back(error)
        return []
    for extension in made:
        # Warnings of a compiler that mypyc was not tried with are no reason to go without it.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if os.name == "posix":
            # Nobody outside calls these functions by name, so the compiler may put one into another: a tenth faster.
            extension.extra_compile_args.append("-fvisibility=hidden")
        extension.depends.append("setup.py")
    ParallelCompile(default=0).install()
    # mypyc calls them by their base class, but makes setuptools' own.
    return cast("list[Extension]", made)


def fall_back(error: BaseException) -> None:
    """Say that the package is going to be uncompiled, and why; raise `error` where that will not do."""
    if WISH == "0":
        raise error
    print(f"ultimo: the modules cannot be compiled ({error}); it will run uncompiled, slower", file=sys.stderr)


def build_page() -> None:
    """Build the page into the package; without it the server says how to get it."""
    spec = importlib.util.spec_from_file_location("build_page", "web/build.py")
    if spec is None or spec.loader is None or not Path("web/build.py").exists():
        return  # a source archive brings the built page
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    try:
        builder.build_page()
    except builder.PageError as error:
        if PAGE_WISH == "1":
            raise
        print(f"ultimo: the page is not built, the server will do without: {error}", file=sys.stderr)


class Build(build):
    """The whole build, which first takes away what an earlier one left of files that are no more."""

    def run(self) -> None:
        """Build the page, then the rest, but keep the extensions, which are made anew only when their sources have
        changed.
        """
        build_page()
        extensions = cast("build_ext", self.get_finalized_command("build_ext"))
        keep = {Path(path) for path in extensions.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in keep:
                path.unlink()
        super().run()


class BuildExtensions(build_ext):
    """Builds all extensions or none, so that no half-compiled package is ever installed."""

    def run(self) -> None:
        """Compile; where that fails, leave a package without extensions."""
        if self.inplace:
            raise BaseError("building in place would go on running the old binary after a change of the source")
        try:
            super().run()
        # Whatever goes wrong in a C compiler: the package works without.
        except Exception as error:
            fall_back(error)
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": BuildExtensions})
